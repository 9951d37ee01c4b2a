import { expect, test } from 'vitest'
import { Bench } from '../../../../src/games/dungeon/map/bench.svelte'
import { Camera } from '../../../../src/games/dungeon/map/camera.svelte'
import { Drag } from '../../../../src/games/dungeon/map/drag.svelte'
import { CELL } from '../../../../src/games/dungeon/map/line'
import { cards, type Tools } from '../../../../src/games/dungeon/walk'

const NONE: Tools = { tokens: { sword: 0, scroll: 0, key: 0, rope: 0 }, books: [] }
const at = (x: number, y: number, pointerType = 'mouse'): PointerEvent =>
  new PointerEvent('pointermove', { clientX: x * CELL, clientY: y * CELL, pointerType })
const point = (x: number, y: number): { x: number; y: number } => ({ x: x * CELL, y: y * CELL })

/** A map whose cells are where the page's are, 40 cells wide and high. */
function table(): { bench: Bench; drag: Drag } {
  const bench = new Bench(['S1', 'S2', 'S3', 'S4', 'S5'].map((id) => cards.get(id)!), NONE)
  return { bench, drag: new Drag(bench, new Camera(), () => new DOMRect(0, 0, 40 * CELL, 40 * CELL)) }
}

test('a card that lies is moved as far as the pointer, however fast the pointer was', () => {
  const { bench, drag } = table()
  const [card] = bench.hand
  bench.lay(card!, { x: 0, y: 0 })
  drag.start(card!, at(9, 6), point(2, 3)) // the first move is seen seven cells away
  drag.move(at(12, 8))
  expect(drag.target).toMatchObject({ x: 10, y: 5 })
  drag.end()
  expect(bench.placed(card!)).toMatchObject({ x: 10, y: 5 })
})

test('a card from the hand is held by its middle, and hangs above a finger', () => {
  const { bench, drag } = table()
  drag.start(bench.hand[0]!, at(20, 20), point(20, 45))
  expect([drag.x, drag.y]).toEqual([16.5 * CELL, 15.5 * CELL])
  drag.cancel()
  drag.start(bench.hand[0]!, at(20, 20, 'touch'), point(20, 45))
  expect([drag.x, drag.y]).toEqual([16.5 * CELL, 12 * CELL])
})

test('a card that is let go off the map is back in the hand', () => {
  const { bench, drag } = table()
  const [card] = bench.hand
  bench.lay(card!, { x: 0, y: 0 })
  drag.start(card!, at(9, 6), point(2, 3))
  drag.move(at(20, 45))
  expect(drag.target).toBeNull()
  drag.end()
  expect([bench.placed(card!), bench.chosen, drag.card]).toEqual([undefined, null, null])
})

test('a card over the map is laid there, though the finger that holds it is already below', () => {
  const { bench, drag } = table()
  drag.start(bench.hand[0]!, at(20, 42, 'touch'), point(20, 45))
  expect(drag.target).toMatchObject({ x: 17, y: 34 })
  drag.move(at(20, 44, 'touch'))
  expect(drag.target).toBeNull()
})
