import { beforeEach, expect, test } from 'vitest'
import { LANGUAGES, words, type Language, type Source } from '../../src/words/index.svelte'

/** Words of one key, which differ from language to language, and how often each was loaded. */
function source(key: string): Source & { loads: Language[] } {
  const loads: Language[] = []
  const load = (language: Language) => () => {
    loads.push(language)
    return Promise.resolve({ default: [`${key} = ${key} in ${language}`] })
  }
  return { en: load('en'), de: load('de'), he: load('he'), loads }
}

beforeEach(() => words.load('en'))

test.each(LANGUAGES)('the page has the language and the direction of its words: %s', async (language) => {
  await words.load(language)
  expect([document.documentElement.lang, document.documentElement.dir]).toEqual([language, language === 'he' ? 'rtl' : 'ltr'])
})

test('words that are added are there in every language', async () => {
  await words.add(source('first'))
  expect(words.say('first')).toBe('first in en')
  await words.load('he')
  expect(words.say('first')).toBe('first in he')
  expect(words.say('web-close')).not.toBe('web-close')
})

test('words are added once', async () => {
  const own = source('second')
  await Promise.all([words.add(own), words.add(own)])
  await words.add(own)
  expect(own.loads).toEqual(['en'])
})

test('words that come while another language is loaded come in that language', async () => {
  const chosen = words.load('de')
  const added = words.add(source('third'))
  await Promise.all([chosen, added])
  expect([words.language, words.say('third')]).toEqual(['de', 'third in de'])
})

test('the language that was wished for last stays', async () => {
  await Promise.all([words.load('he'), words.load('de')])
  expect(words.language).toBe('de')
})

test('words that cannot be loaded leave all others as they are, and may be added again', async () => {
  const own = source('fourth')
  const lost: Source = { ...own, en: () => Promise.reject(new Error('no network')) }
  await expect(words.add(lost)).rejects.toThrow('no network')
  await words.load('de')
  expect(words.say('web-close')).toBe('Schließen')
  await words.add(own)
  expect(words.say('fourth')).toBe('fourth in de')
})

test('names keep their own direction', () => {
  const name = words.say('web-i-am', { name: 'נועה' })
  expect(name).toContain(`${String.fromCodePoint(0x2068)}נועה${String.fromCodePoint(0x2069)}`)
})
