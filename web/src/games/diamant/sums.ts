/** What came of the expeditions, counted from the events. */
import type { DiamantEvent } from './types'

/** What a seat brought home from one expedition. */
export interface Brought {
  rubies: number
  relics: string[]
  /** What the relics are worth. */
  points: number
}

const nothing = (): Brought => ({ rubies: 0, relics: [], points: 0 })

/** What each seat brought home from an expedition. */
export function brought(log: readonly DiamantEvent[], seats: number, expedition: number): Brought[] {
  const sums = Array.from({ length: seats }, nothing)
  let current = 1
  for (const event of log) {
    if (event.event === 'expedition-ended') current = event.expedition + 1
    if (current !== expedition) continue
    if (event.event === 'returned') event.seats.forEach((seat, place) => (sums[seat]!.rubies += event.beside[place]! + event.share))
    if (event.event === 'relics-taken') {
      const sum = sums[event.seat]!
      sum.relics.push(...event.relics)
      sum.points += event.points.reduce((all, worth) => all + worth, 0)
    }
  }
  return sums
}
