/** The words of the chosen language, from the Fluent files that every face shares. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { remembered } from '../lib/remembered.svelte'

export const LANGUAGES = ['en', 'de', 'he'] as const
export type Language = (typeof LANGUAGES)[number]
export const OWN_NAMES: Record<Language, string> = { en: 'English', de: 'Deutsch', he: 'עברית' }

const SOURCES: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import('./en'),
  de: () => import('./de'),
  he: () => import('./he'),
}

const [LEFT_TO_RIGHT, RIGHT_TO_LEFT, FIRST_STRONG, POP] = ['\u2066', '\u2067', '\u2068', '\u2069']

type Facts = Record<string, FluentVariable>

class Words {
  language = $state<Language>('en')
  #bundle = $state.raw<FluentBundle>()
  /** The same words without marks of direction, to join what has its own. */
  #plain: FluentBundle | undefined

  get isReady(): boolean {
    return this.#bundle !== undefined
  }

  get isRightToLeft(): boolean {
    return this.language === 'he'
  }

  async load(language: Language): Promise<void> {
    const bundle = new FluentBundle(language)
    const plain = new FluentBundle(language, { useIsolating: false })
    for (const text of (await SOURCES[language]()).default) {
      const resource = new FluentResource(text)
      bundle.addResource(resource)
      plain.addResource(resource)
    }
    this.#plain = plain
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

  say(key: string, facts: Facts = {}): string {
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
    const apart = items.map((item) => `${FIRST_STRONG}${item}${POP}`)
    const last = apart.pop()
    if (last === undefined) return ''
    let text = apart.shift()
    for (const item of apart) text = this.#joined('list-comma', text!, item)
    const isNative = !this.isRightToLeft || /^[א-ת]/.test(items[items.length - 1]!)
    if (text === undefined) text = last
    else text = this.#joined(isNative ? 'list-and' : 'list-and-foreign', text, last)
    return `${this.isRightToLeft ? RIGHT_TO_LEFT : LEFT_TO_RIGHT}${text}${POP}`
  }

  #joined(key: string, head: string, last: string): string {
    const pattern = this.#plain?.getMessage(key)?.value
    return pattern ? this.#plain!.formatPattern(pattern, { head, last }, []) : `${head}, ${last}`
  }
}

export const words = new Words()
export const say = (key: string, facts?: Facts): string => words.say(key, facts)

export function preferredLanguage(): Language {
  if (remembered.language) return remembered.language
  for (const wish of navigator.languages) {
    const found = LANGUAGES.find((language) => wish.toLowerCase().startsWith(language))
    if (found) return found
    if (wish.toLowerCase().startsWith('iw')) return 'he'
  }
  return 'en'
}
