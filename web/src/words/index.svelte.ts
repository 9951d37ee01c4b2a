/** The words of the chosen language, from the Fluent files that every face shares. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { remembered } from '../lib/remembered.svelte'
import type { Language } from './language'

export { LANGUAGES, preferredLanguage, type Language } from './language'
export const OWN_NAMES: Record<Language, string> = { en: 'English', de: 'Deutsch', he: 'עברית' }

/** Fluent files, loaded in one language at a time. */
export type Source = Record<Language, () => Promise<{ default: string[] }>>

const SHARED: Source = {
  en: () => import('./en'),
  de: () => import('./de'),
  he: () => import('./he'),
}

const LEFT_TO_RIGHT = String.fromCodePoint(0x2066)
const RIGHT_TO_LEFT = String.fromCodePoint(0x2067)
const FIRST_STRONG = String.fromCodePoint(0x2068)
const POP = String.fromCodePoint(0x2069)

const isolated = (text: string): string => `${FIRST_STRONG}${text}${POP}`

type Facts = Record<string, FluentVariable>

class Words {
  language = $state<Language>('en')
  #bundle = $state.raw<FluentBundle>()
  #sources = [SHARED]
  #wanted: Language = 'en'
  /** The last load that was asked for: the next waits for it, so that the latest wish comes last. */
  #loading: Promise<void> = Promise.resolve()

  get isRightToLeft(): boolean {
    return this.language === 'he'
  }

  load(language: Language): Promise<void> {
    this.#wanted = language
    this.#loading = this.#loading.catch(() => undefined).then(() => this.#build(language))
    return this.#loading
  }

  /** Adds words in every language; they are there when the promise is kept. */
  async add(source: Source): Promise<void> {
    if (this.#sources.includes(source)) return this.#loading
    this.#sources.push(source)
    try {
      await this.load(this.#wanted)
    } catch (error) {
      this.#sources = this.#sources.filter((other) => other !== source)
      throw error
    }
  }

  async #build(language: Language): Promise<void> {
    const bundle = new FluentBundle(language, { useIsolating: false })
    const files = await Promise.all(this.#sources.map((source) => source[language]()))
    for (const text of files.flatMap((file) => file.default)) bundle.addResource(new FluentResource(text))
    this.#bundle = bundle
    this.language = language
    document.documentElement.lang = language
    document.documentElement.dir = this.isRightToLeft ? 'rtl' : 'ltr'
  }

  async choose(language: Language): Promise<void> {
    remembered.language = language
    await this.load(language)
  }

  has(key: string): boolean {
    return this.#bundle?.hasMessage(key) ?? false
  }

  /** The words for a key; texts among the facts keep their own direction. */
  say(key: string, facts: Facts = {}): string {
    const apart = Object.entries(facts).map(([name, fact]) => [name, typeof fact === 'string' ? isolated(fact) : fact])
    return this.#format(key, Object.fromEntries(apart) as Facts)
  }

  #format(key: string, facts: Facts): string {
    const pattern = this.#bundle?.getMessage(key)?.value
    if (!this.#bundle || !pattern) return key
    return this.#bundle.formatPattern(pattern, facts, [])
  }

  /** A share of one as this language writes percents. */
  percent(share: number): string {
    return new Intl.NumberFormat(this.language, { style: 'percent', maximumFractionDigits: 0 }).format(share)
  }

  /** Items as this language lists them; each keeps its own direction, and the list has the language's. */
  listed(items: string[]): string {
    const [first, ...others] = items.map(isolated)
    if (first === undefined) return ''
    const last = others.pop()
    const isNative = !this.isRightToLeft || /^[א-ת]/.test(items[items.length - 1]!)
    let text = first
    for (const item of others) text = this.#format('list-comma', { head: text, last: item })
    if (last) text = this.#format(isNative ? 'list-and' : 'list-and-foreign', { head: text, last })
    return `${this.isRightToLeft ? RIGHT_TO_LEFT : LEFT_TO_RIGHT}${text}${POP}`
  }
}

export const words = new Words()
export const say = (key: string, facts?: Facts): string => words.say(key, facts)
