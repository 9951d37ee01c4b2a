import { beforeAll, describe, expect, test } from 'vitest'
import { Bench } from '../../../../src/games/dungeon/map/bench.svelte'
import { cardWords, noticeWords, placeWords, stepList, whereWords } from '../../../../src/games/dungeon/map/words'
import { Refusal, cards, placesFor, type Tools, type Walk } from '../../../../src/games/dungeon/walk'
import { drawn } from '../drawn'
import { LANGUAGES, words, type Language } from '../../../../src/words/index.svelte'
import { randomWalk } from './walks'

const FILES = import.meta.glob<string>('../../../../../src/tacora/i18n/*/{dungeon,web_dungeon_map}.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const source = (language: Language) => () =>
  Promise.resolve({ default: Object.entries(FILES).flatMap(([path, text]) => (path.includes(`/${language}/`) ? [text] : [])) })

const TOOLS: Tools = { tokens: { sword: 1, scroll: 1, key: 1, rope: 1 }, books: [1, 3, 4, 5, 6, 7, 8, 9, 11, 12, 15] }
const plain = (text: string): string => text.replace(/[⁦-⁩]/g, '')
/** A key that has no words, or a fact that is not there. */
const NOT_SAID = /dungeon-|\{ ?\$/

beforeAll(() => words.add({ en: source('en'), de: source('de'), he: source('he') }))

describe.each(LANGUAGES)('in %s', (language) => {
  beforeAll(() => words.load(language))

  test('every card is described, turned or not', () => {
    for (const card of cards.values()) {
      for (const turned of [false, true]) expect(cardWords(card, turned)).not.toMatch(NOT_SAID)
    }
  })

  test('the name of a cell is one word, which no direction of writing tears apart', () => {
    const [enter] = randomWalk(1, TOOLS).history()
    let start = randomWalk(1, TOOLS)
    while (start.before) start = start.before
    expect(stepList(start, [enter!])[0]!.text).toMatch(/[a-g][1-9]/)
  })

  test('every step of random walks is told, and no two steps sound alike', () => {
    for (let seed = 1; seed <= 40; seed++) {
      for (let walk: Walk | null = randomWalk(seed, TOOLS); walk; walk = walk.before) {
        const texts = stepList(walk, walk.steps()).map(({ text }) => text)
        for (const text of [whereWords(walk), ...texts]) expect(text).not.toMatch(NOT_SAID)
        expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
      }
    }
  })

  test('every place for a card is told, and no two sound alike', () => {
    const layout = [{ card: cards.get('D5-08')!, x: 0, y: 0, turned: false }]
    const texts = placesFor(layout, drawn.get('D6-02')!).filter(({ turned }) => turned).map((place) => placeWords(layout, place))
    expect(texts.length).toBeGreaterThan(3)
    for (const text of texts) expect(text).not.toMatch(NOT_SAID)
    expect(new Set(texts).size).toBe(texts.length)
  })

  test('refusals and notices are told with their rule', () => {
    const bench = new Bench([cards.get('S1')!, cards.get('S2')!], TOOLS)
    bench.lay(bench.hand[0]!, { x: 0, y: 0 })
    bench.lay(bench.hand[1]!, { x: 3, y: 3 })
    expect(noticeWords(bench.notice!)).toMatch(/V-D3/)
    expect(noticeWords(bench.notice!)).not.toMatch(NOT_SAID)
    const lock = new Refusal('V-I2', 'path', 'no-means', { obstacle: 'lock' })
    expect(noticeWords({ kind: 'refusal', refusal: lock, position: null })).not.toMatch(NOT_SAID)
    for (const notice of [{ kind: 'cut', count: 2 }, { kind: 'forks' }, { kind: 'no-place' }, { kind: 'entry' }] as const) {
      expect(noticeWords(notice)).not.toMatch(NOT_SAID)
    }
  })
})

test('a card says what is behind which obstacle', async () => {
  await words.load('en')
  // a monster in the corridor on the left, and a lava pit before a coin
  expect(plain(cardWords(drawn.get('D6-02')!, false))).toBe(
    'D6-02, a card for 6. Openings above: column 3. Openings below: column 3 and 6. Openings on the left: row 4. ' +
      'Open to all: 1 × key, 1 × scroll, 1 × rope, 1 × sword, 1 × room, 2 × coin and 1 × portal. Behind a monster: 1 × monster. Behind a pit: 1 × pit and 1 × coin.',
  )
  expect(plain(cardWords(drawn.get('D6-02')!, true))).toContain('Openings above: column 2 and 5. Openings on the right: row 6. Openings below: column 5.')
})
