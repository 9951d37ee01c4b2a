import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { DungeonEvent } from '../../../src/games/dungeon/types'
import { DungeonStage } from '../../../src/games/dungeon/stage.svelte'
import { dungeon, view } from './samples'

let stage: DungeonStage

beforeEach(() => {
  vi.useFakeTimers()
  stage = new DungeonStage()
  stage.set(view(), [])
})

afterEach(() => {
  vi.useRealTimers()
})

/** Plays events as far as they can be seen before the first pause has passed. */
function begin(...events: DungeonEvent[]): void {
  stage.play({ events, view: { ...view(), point: 4 } })
}

test('a card goes from its row to its buyer, and is paid for', () => {
  begin({ event: 'card-bought', seat: 1, cost: 4, paid: 4, card: 'D4-01' })
  const { market, players } = stage.shown!
  expect(market.rows[1]!.open).toEqual(['D4-02'])
  expect([players[1]!.coins, players[1]!.hand]).toEqual([2, [{ card: 'D4-01', origin: 'open', cost: 4 }]])
  expect(stage.isOpen).toBe(false)
})

test('V-R25: a blind purchase shows its row only', () => {
  begin({ event: 'card-bought', seat: 1, cost: 4, paid: 4, card: null })
  expect(stage.shown!.market.rows[1]!.pile).toBe(15)
  expect(stage.shown!.players[1]!.hand).toEqual([{ card: null, origin: 'blind', cost: 4 }])
})

test('tokens and books change hands', async () => {
  begin({ event: 'token-bought', seat: 0, kinds: ['sword', 'rope'] }, { event: 'book-bought', seat: 0, book: 4, is_blind: false })
  expect([stage.shown!.market.tokens.sword, stage.shown!.players[0]!.tokens.rope, stage.shown!.players[0]!.coins]).toEqual([4, 1, 5])
  await vi.advanceTimersByTimeAsync(450)
  expect([stage.shown!.market.books, stage.shown!.players[0]!.books, stage.shown!.players[0]!.coins]).toEqual([[10], [4], 3])
})

test('the dungeons stay open until somebody has looked enough, also when their walk is skipped', async () => {
  begin({ event: 'dungeons-revealed', dungeons: [dungeon(), dungeon(), dungeon()] }, { event: 'coins-taken', coins: [2, 0, 0] })
  expect([stage.isReviewing, stage.isWalking, stage.shown!.phase]).toEqual([true, true, 'rewards'])
  stage.skip()
  await vi.runAllTimersAsync()
  expect([stage.isReviewing, stage.isWalking, stage.isOpen, stage.shown!.point]).toEqual([true, false, true, 4])
})

test('the points of a goal are told one after the other', async () => {
  begin(
    { event: 'goal-scored', column: 1, goal: 'barrel-1', counts: [1, 0, 0], points: [1, 0, 0] },
    { event: 'goal-scored', column: 2, goal: 'room-1', counts: [1, 0, 0], points: [1, 0, 0] },
  )
  expect([stage.log.length, stage.shown!.goals.side]).toEqual([1, null])
  await vi.advanceTimersByTimeAsync(800)
  expect([stage.log.length, stage.shown!.goals.side?.goal]).toEqual([2, 'room'])
})

test('a table that is shown anew has nothing under way', () => {
  begin({ event: 'dungeons-revealed', dungeons: [dungeon(), dungeon(), dungeon()] })
  stage.set(view(), [])
  expect([stage.isReviewing, stage.isWalking, stage.flights]).toEqual([false, false, []])
})
