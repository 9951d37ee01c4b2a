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

type Facts = Record<string, FluentVariable>

class Words {
  language = $state<Language>('en')
  #bundle = $state.raw<FluentBundle>()

  get isReady(): boolean {
    return this.#bundle !== undefined
  }

  get isRightToLeft(): boolean {
    return this.language === 'he'
  }

  async load(language: Language): Promise<void> {
    const bundle = new FluentBundle(language)
    for (const text of (await SOURCES[language]()).default) bundle.addResource(new FluentResource(text))
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

  /** Items as this language lists them. */
  listed(items: string[]): string {
    if (items.length < 2) return items[0] ?? ''
    const last = items[items.length - 1]!
    let head = items[0]!
    for (const item of items.slice(1, -1)) head = this.say('list-comma', { head, last: item })
    const isNative = !this.isRightToLeft || /^[א-ת]/.test(last)
    return this.say(isNative ? 'list-and' : 'list-and-foreign', { head, last })
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
