import { expect, test } from 'vitest'
import {
  BOOK, BOOK_PHASES, Dungeon, FINDS, GOALS, Refusal, cardPicture, cards, featurePicture, goalCards, cellOf, covers, lay, layoutFaults, legalPlaces, placesFor, positionOn, readSpot, slotOf, spotOf,
  type Cell, type OwnCell,
} from '../../../src/games/dungeon/walk'
import { laid, SMALL_CARDS } from './gallery'

test('every card comes with the page, and has a picture for either way up', () => {
  expect(cards.size).toBe(81)
  expect([cards.get('S1')!.cost, cards.get('D4-07')!.cost]).toEqual([null, 4])
  expect(cardPicture('D4-07')).toMatch(/^\/assets\/dungeon\/[0-9a-f]{10}\/D4-07\.svg$/)
  expect(cardPicture('D4-07', true)).toBe(cardPicture('D4-07').replace('.svg', '-turned.svg'))
})

test('goals and books come with the page', () => {
  expect([goalCards.size, GOALS.size, BOOK_PHASES.size]).toEqual([27, 12, 17])
  expect([...GOALS.keys()]).toEqual(FINDS.slice(0, 12))
  expect(goalCards.get('barrel-1')!.goal).toBe('barrel')
  const exploration = [...BOOK_PHASES].flatMap(([book, phase]) => (phase === 'exploration' ? [book] : []))
  expect(exploration).toEqual(Object.values(BOOK))
  expect(featurePicture('lava')).toBe(cardPicture('lava'))
})

test('a spot is read and written', () => {
  expect(readSpot('2D5')).toEqual({ number: 2, column: 3, row: 4, isUnder: true, name: '2D5' })
  for (let cell = 0; cell < 5 * 126; cell++) {
    const spot = spotOf(cell as Cell)
    expect(cellOf(spot)).toBe(cell)
    expect(readSpot(spot.name)).toEqual(spot)
  }
})

test('every floor cell is found where it lies, turned or not, and rock is not', () => {
  const dungeon = new Dungeon(laid('den 0,0; shaft 7,-2~'))
  for (let number = 0; number < 2 * 126; number++) {
    const cell = number as Cell
    const level = cell % 126 < 63 ? 0 : 1
    const isFloor = dungeon.place(cell) !== undefined
    expect(dungeon.cellAt(dungeon.position(cell), level)).toBe(isFloor ? cell : undefined)
  }
  expect(dungeon.cellAt({ row: -1, column: 0 }, 0)).toBeUndefined()
})

test("all faults of a layout are told, the first as the dungeon's refusal", () => {
  const layout = laid('cross 0,0; cross 3,0; cross 20,20; cross 0,9')
  const faults = layoutFaults(layout)
  expect(faults.map(({ rule, where, slot, other, message }) => [rule, where, slot, other, message])).toEqual([
    ['V-D3', 'layout: card 2', 1, 0, 'it overlaps card 1'],
    ['V-R8', 'layout: card 4', 3, 1, 'no corridor joins it to card 2 beside it'],
    ['V-R8', 'layout: card 2', 1, null, 'it is not joined to card 1'],
    ['V-R8', 'layout: card 3', 2, null, 'it is not joined to card 1'],
  ])
  expect(lay(layout)).toEqual(faults[0])
  expect(layoutFaults(laid('cross 0,0; cross 0,9'))).toEqual([])
})

test('a card that overlaps another does not part it from the next', () => {
  const placed = [['S4', 0, 0, false], ['S7', 0, 9, false], ['D4-11', -1, 9, true]] as const
  const layout = placed.map(([id, x, y, turned]) => ({ card: cards.get(id)!, x, y, turned }))
  expect(layoutFaults(layout).map(({ rule, slot, other }) => [rule, slot, other])).toContainEqual(['V-D3', 2, 1])
  expect(layoutFaults(layout)).not.toContainEqual(expect.objectContaining({ slot: 1 }))
})

test('a card may lie where it is joined to all beside it, and nowhere else', () => {
  const layout = laid('cross 0,0; round 7,2')
  const card = SMALL_CARDS.get('clasp')!
  for (const turned of [false, true]) {
    const places = legalPlaces(layout, card, turned).map(({ x, y }) => `${x} ${y}`)
    expect(places.length).toBeGreaterThan(0)
    for (let y = -20; y <= 20; y++) {
      for (let x = -20; x <= 25; x++) {
        expect(places.includes(`${x} ${y}`)).toBe(!(lay([...layout, { card, x, y, turned }]) instanceof Refusal))
      }
    }
  }
  expect(placesFor([], card)).toEqual([{ card, x: 0, y: 0, turned: false }, { card, x: 0, y: 0, turned: true }])
})

test('a turned card lies on the same cells', () => {
  const [placed] = laid('den 4,-3~')
  for (let cell = 0; cell < 63; cell++) expect(covers(placed!, positionOn(placed!, cell as OwnCell))).toBe(true)
  expect(positionOn(placed!, 0 as OwnCell)).toEqual({ row: 5, column: 10 })
  expect(slotOf(130 as Cell)).toBe(1)
})
