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
  expect([stage.isReviewing, stage.counting, stage.unwalked, stage.shown!.phase]).toEqual([true, 'walk', [0, 1, 2], 'rewards'])
  stage.skip()
  await vi.runAllTimersAsync()
  expect([stage.isReviewing, stage.counting, stage.isOpen, stage.shown!.point]).toEqual([true, null, true, 4])
  expect(stage.flights).toEqual([])
})

test('everything is counted in a beat of its own: the path, the main goal, exits, the time bonus, coins, the side goal', async () => {
  const barrels = dungeon()
  barrels.explored = { ...barrels.explored, exited: true, discoveries: { ...barrels.explored.discoveries, barrel: 2 } }
  begin(
    { event: 'dungeons-revealed', dungeons: [barrels, dungeon(), dungeon()] },
    { event: 'first-done', seat: 1 },
    { event: 'coins-taken', coins: [0, 3, 0] },
    { event: 'goal-scored', column: 1, goal: 'barrel-1', counts: [2, 0, 0], points: [2, 0, 0] },
    { event: 'goal-scored', column: 2, goal: 'room-1', counts: [1, 0, 0], points: [1, 0, 0] },
  )
  const beats: unknown[] = []
  for (const wait of [0, 2000, 700, 700, 700, 700, 700]) {
    await vi.advanceTimersByTimeAsync(wait)
    beats.push([stage.counting, stage.flights.map(({ from, to }) => `${from} ${to}`)])
    stage.flights = []
  }
  expect(beats).toEqual([
    ['walk', []],
    ['main', ['spot-0-0 score-0-main', 'spot-0-1 score-0-main']],
    ['exit', ['spot-0-0 score-0-exit']],
    ['bonus', ['spot-1-0 score-1-bonus']],
    ['coins', ['spot-1-0 score-1-coins', 'spot-1-1 score-1-coins', 'spot-1-2 score-1-coins']],
    ['side', ['spot-0-0 score-0-side']],
    [null, []],
  ])
})

test('what has not been counted yet is not on the sheet', async () => {
  begin({ event: 'dungeons-revealed', dungeons: [dungeon(), dungeon(), dungeon()] }, { event: 'first-done', seat: 1 })
  expect([stage.isCounted('main'), stage.isCounted('side')]).toEqual([false, false])
  await vi.runAllTimersAsync()
  expect([stage.isCounted('main'), stage.isCounted('side')]).toEqual([true, true])
})

test('a table that is shown anew has nothing under way', () => {
  begin({ event: 'dungeons-revealed', dungeons: [dungeon(), dungeon(), dungeon()] })
  stage.set(view(), [])
  expect([stage.isReviewing, stage.counting, stage.unwalked, stage.flights]).toEqual([false, null, [], []])
})
