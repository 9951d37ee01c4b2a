import { beforeAll, describe, expect, test } from 'vitest'
import { look, sentence } from '../../../src/games/dungeon/narrator'
import en from '../../../src/games/dungeon/words/en'
import de from '../../../src/games/dungeon/words/de'
import he from '../../../src/games/dungeon/words/he'
import { LANGUAGES, words } from '../../../src/words/index.svelte'
import schema from '../../../../docs/formats/dungeon-wire.schema.json?raw'
import { EVENTS } from './samples'

const NAMES = ['Noa', 'בן', 'Cleo']
const name = (seat: number): string => NAMES[seat]!
const kinds = [...new Set(EVENTS.map((event) => event.event))].sort()
const SOURCE = { en: () => Promise.resolve({ default: en }), de: () => Promise.resolve({ default: de }), he: () => Promise.resolve({ default: he }) }

/** Every event that the server may send. */
function known(): string[] {
  const { $defs } = JSON.parse(schema) as { $defs: Record<string, { properties?: { event?: { enum?: string[] } } }> }
  return Object.values($defs)
    .flatMap(({ properties }) => properties?.event?.enum ?? [])
    .sort()
}

test('there is a sample of every event, and each looks like something', () => {
  expect(kinds).toEqual(known())
  expect(EVENTS.filter((event) => !look(event))).toEqual([])
})

describe.each(LANGUAGES)('in %s', (language) => {
  beforeAll(async () => {
    await words.load(language)
    await words.add(SOURCE)
  })

  test.each(EVENTS.filter((event) => event.event !== 'card-drawn' || event.card))('$event is told in whole sentences', (event) => {
    const text = sentence(event, name)
    expect(text).toMatch(/\.\u2069?$/)
    expect(text).not.toMatch(/dungeon-|\{|undefined|NaN/)
    if ('seat' in event && event.seat !== null) expect(text).toContain(name(event.seat))
  })

  test('a card that nobody sees is drawn without a word', () => {
    expect(sentence({ event: 'card-drawn', seat: 1, origin: 'drawn', card: null }, name)).toBe('')
  })

  test('the end tells the points of the winner', () => {
    // 20 + 7 / 2 rounded down + 1 + 2 + 1
    expect(sentence(EVENTS.at(-1)!, name)).toMatch(/Noa.*27/)
  })
})
