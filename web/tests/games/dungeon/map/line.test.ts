import { describe, expect, test } from 'vitest'
import { drawn, strokesOf } from '../../../../src/games/dungeon/map/line'
import { visitLines, type Point } from '../../../../src/games/dungeon/map/rooms'
import { cards, type Room, type Tools } from '../../../../src/games/dungeon/walk'
import { randomWalk } from './walks'

const TOOLS: Tools = { tokens: { sword: 5, scroll: 5, key: 5, rope: 5 }, books: [] }

const distance = (one: Point, two: Point): number => Math.hypot(one.x - two.x, one.y - two.y)
const turn = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)

const cross = (a: Point, b: Point, c: Point, d: Point): boolean =>
  turn(a, b, c) * turn(a, b, d) < -1e-9 && turn(c, d, a) * turn(c, d, b) < -1e-9

function crossings(lines: readonly (readonly Point[])[]): number {
  let count = 0
  lines.forEach((one, index) => {
    for (const two of lines.slice(0, index)) {
      for (let i = 1; i < one.length; i++) {
        for (let j = 1; j < two.length; j++) if (cross(one[i - 1]!, one[i]!, two[j - 1]!, two[j]!)) count++
      }
    }
  })
  return count
}

/** Every set of visits by different doors that need not cross: pairs of doors that do not interleave. */
function* pairings(doors: number[]): Generator<[number, number][]> {
  yield []
  for (const [index, first] of doors.entries()) {
    for (const second of doors.slice(index + 1)) {
      const inner = doors.filter((door) => first < door && door < second)
      const outer = doors.filter((door) => door > second)
      for (const inside of pairings(inner)) for (const after of pairings(outer)) yield [[first, second], ...inside, ...after]
    }
  }
}

const rooms: [string, Room][] = [...cards].flatMap(([id, card]) =>
  [...card.ground.rooms.values()].map((room): [string, Room] => [id, room]),
)

describe('a line through a room', () => {
  test.each(rooms)('of %s crosses no other that it need not cross', (_, room) => {
    for (const pairs of pairings(room.doors.map((_, index) => index + 1))) {
      const lines = visitLines(room, pairs.map(([came, left]) => ({ from: { door: came }, to: { door: left } })))
      expect(crossings(lines)).toBe(0)
    }
  })

  test('crosses where the doors say so', () => {
    const [, room] = rooms.find(([, { doors }]) => doors.length >= 4)!
    const lines = visitLines(room, [
      { from: { door: 1 }, to: { door: 3 } },
      { from: { door: 2 }, to: { door: 4 } },
    ])
    expect(crossings(lines)).toBeGreaterThan(0)
  })
})

test('the ink of a hundred random walks is one chain, which leaps on journeys only', () => {
  for (let seed = 1; seed <= 100; seed++) {
    const walk = randomWalk(seed, TOOLS)
    const strokes = strokesOf(walk)
    expect(strokes.length).toBeGreaterThan(0)
    for (const [index, { kind, points }] of strokes.entries()) {
      expect(drawn(points)).toMatch(/^M-?[\d.]+ -?[\d.]+(?:[LQ][-\d. ]+)+$/)
      const end = strokes[index - 1]?.points.at(-1) ?? points[0]!
      expect(distance(end, points[0]!)).toBeLessThan(1)
      if (kind === 'travel') continue
      for (const [at, point] of points.slice(1).entries()) expect(distance(points[at]!, point)).toBeLessThan(6)
    }
  }
})
