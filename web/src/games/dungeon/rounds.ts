/** What each round brought, gathered from the log. */
import type { DungeonEvent, LaidDungeon } from './types'

/** A goal and what each seat has for it. */
export interface Scored {
  goal: string
  counts: number[]
  points: number[]
}

export interface RoundResult {
  round: number
  dungeons: LaidDungeon[]
  /** V-T1: who was done first; undefined: nobody asked. */
  first: number | null | undefined
  coins: number[] | null
  main: Scored | null
  side: Scored | null
}

/** Every round whose dungeons have been revealed, as far as it has been scored. */
export function rounds(log: readonly DungeonEvent[]): RoundResult[] {
  const results: RoundResult[] = []
  for (const event of log) {
    const last = results.at(-1)
    if (event.event === 'dungeons-revealed')
      results.push({ round: results.length + 1, dungeons: event.dungeons, first: undefined, coins: null, main: null, side: null })
    else if (event.event === 'first-done' && last) last.first = event.seat
    else if (event.event === 'coins-taken' && last) last.coins = event.coins
    else if (event.event === 'goal-scored' && last) last[event.column === 1 ? 'main' : 'side'] = event
  }
  return results
}
