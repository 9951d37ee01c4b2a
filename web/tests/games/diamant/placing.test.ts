import { describe, expect, test } from 'vitest'
import { place, stand, type Place, type Placing } from '../../../src/games/diamant/placing'

const CAVES = [
  [320, 150],
  [360, 300],
  [390, 430],
  [420, 330],
  [768, 640],
  [430, 560],
  [830, 720],
  [1900, 1000],
] as const
const LONGEST = 26

function touches(placing: Placing, one: Place, other: Place): boolean {
  const { width, height } = placing.card
  return Math.abs(one.x - other.x) < width && Math.abs(one.y - other.y) < height
}

describe('the path in the cave', () => {
  test.each(CAVES)('every card of any path has its place in %i by %i', (width, height) => {
    for (let cards = 0; cards <= LONGEST; cards++) {
      const placing = place(cards, width, height)
      const used = placing.places.slice(0, cards + 1)
      expect(used).toHaveLength(cards + 1)
      for (const { x, y } of used) {
        expect(x).toBeGreaterThanOrEqual(placing.camp * (y > placing.ground ? 0 : 1))
        expect(x + placing.card.width).toBeLessThanOrEqual(width)
        expect(y + placing.card.height).toBeLessThanOrEqual(height)
      }
      used.forEach((one, nth) => used.slice(nth + 1).forEach((other) => expect(touches(placing, one, other)).toBe(false)))
    }
  })

  test.each(CAVES)('each card lies beside or above the one before in %i by %i', (width, height) => {
    const { places, step, card } = place(LONGEST, width, height)
    places.slice(1).forEach((one, nth) => {
      const before = places[nth]!
      const across = Math.abs(one.x - before.x)
      const up = one.y - before.y
      expect(up === 0 ? across : up).toBeCloseTo(up === 0 ? step : card.height * 1.16)
      expect(Math.min(across, up)).toBeCloseTo(0)
    })
  })

  test('cards never grow as the path does', () => {
    for (const [width, height] of CAVES)
      for (let cards = 0; cards < LONGEST; cards++)
        expect(place(cards + 1, width, height).card.height).toBeLessThanOrEqual(place(cards, width, height).card.height)
  })

  test.each(CAVES)('all eight explorers stay in the cave of %i by %i', (width, height) => {
    for (let cards = 1; cards <= LONGEST; cards++) {
      const placing = place(cards, width, height)
      for (let nth = 0; nth < 8; nth++)
        for (const at of [placing.places[cards - 1]!, null]) {
          const { x, y, size } = stand(placing, at, nth, 8)
          expect(x).toBeGreaterThanOrEqual(0)
          expect(x + size).toBeLessThanOrEqual(width)
          expect(y + size * 1.25).toBeLessThanOrEqual(height)
        }
    }
  })
})
