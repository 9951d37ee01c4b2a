import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import Map from '../../../../src/games/dungeon/map/Map.svelte'
import type { DraftJson } from '../../../../src/games/dungeon/map/draft'
import { DungeonPicture } from '../../../../src/games/dungeon/map'
import { placesFor, cards, type Placed, type SubmissionJson, type Tools } from '../../../../src/games/dungeon/walk'

const HAND = ['S1', 'S2', 'S3', 'S4', 'S5']
const TOOLS: Tools = { tokens: { sword: 1, scroll: 0, key: 0, rope: 0 }, books: [] }

let shown: object
let left = $state.raw<{ draft: unknown }>({ draft: null })
let drafts: DraftJson[]
let results: (SubmissionJson | null)[]

function show(draft: unknown = null, disabled = false): void {
  drafts = []
  results = []
  left = { draft }
  shown = mount(Map, {
    target: document.body,
    props: {
      get left() {
        return left
      },
      hand: HAND,
      tools: TOOLS,
      goal: { goal: 'coin', points: 1 },
      disabled,
      onDraft: (draft: DraftJson) => void drafts.push(draft),
      onDone: (submission: SubmissionJson | null) => void results.push(submission),
    },
  })
  flushSync()
}

beforeEach(() => void vi.useFakeTimers())
afterEach(async () => {
  await unmount(shown)
  vi.useRealTimers()
})

function press(key: string, code = key, more: KeyboardEventInit = {}): void {
  ;(document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true, ...more }))
  flushSync()
}
const find = <T extends Element = HTMLElement>(selector: string): T => document.querySelector<T>(selector)!
const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)]
function click(element: HTMLElement): void {
  element.click()
  flushSync()
}
const done = (): void => click(find('[data-testid=map-done]'))

/** Lays every card by keys: on its first legal place. */
function layAll(): void {
  for (const number of [1, 2, 3, 4, 5]) {
    press(String(number), `Digit${number}`)
    if (!find('.dots').getAttribute('d')) press('t', 'KeyT')
    press('ArrowDown')
    press('Enter')
  }
}

/** Five of these cards as they may lie. */
function layout(): Placed[] {
  let placed: Placed[] = []
  for (const id of HAND) placed = [...placed, placesFor(placed, cards.get(id)!)[0]!]
  return placed
}
const draft = (path = '') => ({ layout: layout().map(({ card, x, y, turned }) => ({ card: card.id, x, y, turned })), path })

describe('by keys alone', () => {
  test('five cards are laid, a path is drawn, and it is handed in', () => {
    show()
    layAll()
    press('d', 'KeyD')
    press('ArrowRight')
    press('Enter')
    click(find('.toggle'))
    const before = all('.panel [data-token]').length
    expect(before).toBeGreaterThan(0)
    click(all('.panel [data-token]')[0]!)
    done()
    expect(results).toHaveLength(1)
    expect(results[0]!.layout.map(({ card }) => card)).toEqual(HAND)
    expect(results[0]!.path).toMatch(/^[1-5][a-g][1-9]./)
  })

  test('Backspace takes a step and a card back, Ctrl+Z brings them again', () => {
    show(draft())
    press('1', 'Digit1')
    expect(all('.plane img.card')).toHaveLength(5)
    press('Backspace')
    expect(all('.plane img.card')).toHaveLength(4)
    press('z', 'KeyZ', { ctrlKey: true })
    expect(all('.plane img.card')).toHaveLength(5)
  })

  test('keys in a field of the page are not for the map', () => {
    show(draft())
    const field = document.body.appendChild(document.createElement('input'))
    field.focus()
    press('1', 'Digit1')
    expect(all('[aria-pressed=true].card')).toHaveLength(0)
    field.remove()
  })
})

describe('done', () => {
  test('without a path asks once', () => {
    show(draft())
    done()
    expect([results, find('[role=alert]') !== null]).toEqual([[], true])
    done()
    expect(results).toEqual([draft()])
  })

  test('without a legal dungeon asks once, and then hands in none', () => {
    show()
    done()
    expect(results).toEqual([])
    done()
    expect(results).toEqual([null])
  })

  test('in the middle of a rearrangement asks once, and hands in the last legal dungeon (V-R34)', () => {
    show(draft())
    press('1', 'Digit1')
    press('Backspace')
    done()
    expect([results, find('[role=alert]') !== null]).toEqual([[], true])
    done()
    expect(results).toEqual([draft()])
  })

  test('and everything else is out of reach while the map is disabled', () => {
    show(draft(), true)
    expect(find<HTMLButtonElement>('[data-testid=map-done]').disabled).toBe(true)
    press('1', 'Digit1')
    press('Backspace')
    expect(all('.plane img.card')).toHaveLength(5)
  })
})

test('a draft is left at every change of cards and path, also in the middle of a rearrangement', () => {
  show(draft())
  expect(drafts).toEqual([])
  press('d', 'KeyD')
  press('ArrowRight')
  press('Enter')
  expect(drafts).toHaveLength(1)
  expect(drafts[0]!.path).not.toBe('')
  press('1', 'Digit1')
  press('Backspace')
  press('t', 'KeyT')
  expect(drafts).toHaveLength(3)
  expect(drafts[2]).toMatchObject({ layout: draft().layout, path: drafts[0]!.path, turned: ['S1'] })
  expect(drafts[2]!.now!.layout).toHaveLength(4)
})

test('a draft that went astray is left again when the server tells of an older one, or of none', () => {
  show(draft())
  press('1', 'Digit1')
  press('Backspace')
  expect(drafts).toHaveLength(1)
  left = { draft: drafts[0] }
  flushSync()
  expect(drafts).toHaveLength(1)
  left = { draft: null }
  flushSync()
  expect(drafts).toEqual([drafts[0], drafts[0]])
  left = { draft: { ...drafts[0], now: undefined, changes: 9 } }
  flushSync()
  expect(all('.plane img.card')).toHaveLength(5)
})

test('a finished dungeon is drawn with its path', async () => {
  show(draft())
  press('d', 'KeyD')
  press('ArrowRight')
  press('Enter')
  const picture = mount(DungeonPicture, { target: document.body, props: drafts[0]! })
  flushSync()
  expect(all('svg[role=img] image')).toHaveLength(5)
  expect(all('svg[role=img] .line')).toHaveLength(1)
  await unmount(picture)
})
