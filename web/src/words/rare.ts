/** Words that only a few pages need, loaded together with the page. */
import { LANGUAGES, words, type Source } from './index.svelte'

const FILES = import.meta.glob<string>('../../../src/tacora/i18n/*/web_{end,verify}.ftl', { query: '?raw', import: 'default' })

const source = (name: string): Source =>
  Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      async () => ({ default: [await FILES[`../../../src/tacora/i18n/${language}/web_${name}.ftl`]!()] }),
    ]),
  ) as Source

const SOURCES = { end: source('end'), verify: source('verify') }

/** A part of the app, once its words are there too. */
export async function withWords<Part>(name: keyof typeof SOURCES, part: Promise<Part>): Promise<Part> {
  const [loaded] = await Promise.all([part, words.add(SOURCES[name])])
  return loaded
}
