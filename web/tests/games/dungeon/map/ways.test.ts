import { expect, test } from 'vitest'
import { aimAt, backTo, directionOf, stepsTo, wayTo, worthwhile } from '../../../../src/games/dungeon/map/ways'
import { Walk, cellOf, readSpot, type Placed, type Place, type Tools } from '../../../../src/games/dungeon/walk'
import { drawn } from '../drawn'

const tools = (tokens: Partial<Tools['tokens']> = {}): Tools => ({ tokens: { sword: 0, scroll: 0, key: 0, rope: 0, ...tokens }, books: [] })

/** A card alone on the table: stairs, rooms, a monster, an underground. */
const LAYOUT: Placed[] = [{ card: drawn.get('D4-11')!, x: 0, y: 0, turned: false }]
const begin = (with_ = tools()): Walk => Walk.begin(LAYOUT, with_) as Walk
const after = (walk: Walk, ...tokens: string[]): Walk => tokens.reduce((past, token) => past.step(token) as Walk, walk)
const place = (walk: Walk, spot: string): Place => walk.dungeon.place(cellOf(readSpot(spot)))!

test('a pointer is on the floor of the level wished for, else of the other, or outside an opening', () => {
  const { dungeon } = begin()
  expect(aimAt(dungeon, { row: 1, column: 3 }, 0)).toEqual({ cell: cellOf(readSpot('1d2')), isOutside: false })
  expect(aimAt(dungeon, { row: 1, column: 4 }, 0)).toEqual({ cell: cellOf(readSpot('1E2')), isOutside: false })
  expect(aimAt(dungeon, { row: -1, column: 3 }, 0)).toEqual({ cell: cellOf(readSpot('1d1')), isOutside: true })
  expect(aimAt(dungeon, { row: 0, column: 0 }, 0)).toBeNull()
})

test('outside an opening means to enter there, or to leave there', () => {
  const walk = begin()
  const aim = aimAt(walk.dungeon, { row: -1, column: 3 }, 0)!
  expect(stepsTo(walk, aim).map(({ token }) => token)).toEqual(['1d1'])
  const out = after(walk, '1a6', 'e', 'e')
  const left = aimAt(walk.dungeon, { row: 5, column: -1 }, 0)!
  expect(stepsTo(out, left)).toEqual([])
})

test('a room with a monster offers to stop before it only if it cannot be defeated', () => {
  const weak = after(begin(), '1c9')
  const strong = after(begin(tools({ sword: 1 })), '1c9')
  const room = aimAt(weak.dungeon, { row: 6, column: 4 }, 0)!
  const into = (walk: Walk) => stepsTo(after(walk, 'n'), room).map(({ token }) => token)
  expect(into(weak)).toEqual(['e!0'])
  expect(into(strong)).toEqual(['e'])
  expect(worthwhile(after(strong, 'n').steps()).length).toBeLessThan(after(strong, 'n').steps().length)
})

test('the only way is taken to its end; where there are several the forks are told', () => {
  const walk = after(begin(tools({ sword: 1 })), '1g4')
  const stairs = wayTo(walk, place(walk, '1f5'))!
  expect([stairs.walk.path, stairs.forks]).toEqual(['1g4ws', []])
  expect(wayTo(walk, place(walk, '1D2'))).not.toBeNull()
  const none = after(begin(), '1a6')
  expect(wayTo(none, place(none, '1a6'))).toBeNull()
})

test('a walk knows when it was last in a place', () => {
  const walk = after(begin(), '1a6', 'e', 'e')
  expect(backTo(walk, place(walk, '1b6'))!.path).toBe('1a6e')
  expect(backTo(walk, walk.place)).toBeNull()
})

test('a step has the direction of its door', () => {
  const walk = after(begin(tools({ sword: 1 })), '1a6', 'e', 'e', 'e')
  const directions = walk.steps().flatMap((step) => directionOf(walk, step) ?? [])
  expect(directions.length).toBe(walk.steps().length)
})
