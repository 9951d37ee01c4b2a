import { beforeAll, describe, expect, test } from 'vitest'
import diamant from '../../../src/games/diamant'
import { look, sentence } from '../../../src/games/diamant/narrator'
import { LANGUAGES, words } from '../../../src/words/index.svelte'
import schema from '../../../../docs/formats/diamant-wire.schema.json?raw'
import { events } from './matches'

const NAMES = ['Noa', 'בן', 'Cleo', 'Dan']
const name = (seat: number): string => NAMES[seat]!

const told = events()
const kinds = [...new Set(told.map((event) => event.event))].sort()

/** Every event that the server may send. */
function known(): string[] {
  const { $defs } = JSON.parse(schema) as { $defs: Record<string, { properties?: { event?: { const?: string; enum?: string[] } } }> }
  return Object.values($defs)
    .flatMap(({ properties }) => [...(properties?.event?.enum ?? []), properties?.event?.const ?? []].flat())
    .sort()
}

test('every event is told of here', () => {
  expect(kinds).toEqual(known())
})

test('every event looks like something', () => {
  expect(kinds.filter((kind) => !look(told.find((event) => event.event === kind)!))).toEqual([])
})

describe.each(LANGUAGES)('in %s', (language) => {
  beforeAll(async () => {
    await words.load(language)
    await words.add(diamant.words)
  })

  test.each(kinds)('%s is told in whole sentences', (kind) => {
    for (const event of told.filter((one) => one.event === kind)) {
      const text = sentence(event, name)
      expect(text).toMatch(/[.!]$/)
      expect(text).not.toMatch(/diamant-|\{|undefined|NaN/)
    }
  })

  test('those who did something are named', () => {
    for (const event of told)
      if (event.event === 'choices-revealed')
        for (const seat of [...event.stayed, ...event.left]) expect(sentence(event, name)).toContain(name(seat))
  })
})

test('the same event is told in three ways', async () => {
  const event = told.find((one) => one.event === 'game-ended')!
  const texts = []
  for (const language of LANGUAGES) {
    await words.load(language)
    texts.push(sentence(event, name))
  }
  expect(new Set(texts).size).toBe(LANGUAGES.length)
})
