/** A table of three in its first market, and one event of each kind. */
import type { DungeonEvent, LaidDungeon, View } from '../../../src/games/dungeon/types'

const TOKENS = { sword: 0, scroll: 0, key: 0, rope: 0 }
const NOTHING = {
  barrel: 0, key: 0, pit: 0, scroll: 0, monster: 0, rope: 0, lock: 0, sword: 0, room: 0, coin: 0, portal: 0, stairs: 0, recycling: 0, scissors: 0,
}

/** Seat 0 is to buy, with six coins. */
export const view = (): View => ({
  point: 3,
  phase: 'market',
  round: 1,
  rounds: 6,
  task: { kind: 'turn', seat: 0, cost: null },
  pending: [0],
  market: {
    tokens: { sword: 5, scroll: 0, key: 5, rope: 5 },
    books: [4, 10],
    book_pile: 15,
    rows: [3, 4, 5, 6].map((cost) => ({ cost, open: [`D${cost}-01`, `D${cost}-02`], pile: cost === 6 ? 0 : 16 })),
  },
  goals: { main: { id: 'barrel-1', goal: 'barrel', hourglass: true, points: 1 }, side: null, next: null, left: 26 },
  players: [0, 1, 2].map(() => ({
    coins: 6, tokens: { ...TOKENS }, books: [], used: [], hand: [], deck: 9, discard: [], dungeon: null, exits: 0,
  })),
  sheets: [0, 1, 2].map(() => ({
    rounds: [], main: 0, side: 0, bonus: 0, exits: 0, exit_points: 0, coins: 6, coin_points: 2, side_points: 0, total: 2,
  })),
  passed: [],
  first: null,
  scores: null,
  winners: [],
  own: {
    0: {
      hand: [],
      tools: { tokens: { ...TOKENS }, books: [] },
      choices: ['pass', 'token-sword', 'book-4', 'book-top', 'card-D4-01', 'card-top-4', 'card-D6-01'],
      unseen: ['S1', 'S2'],
      draft: null,
    },
  },
})

export const dungeon = (found: Partial<typeof NOTHING> = {}, path = '1d1s'): LaidDungeon => ({
  cards: ['S1', 'S2', 'S3', 'S4', 'S5'],
  submission: { layout: [], path },
  explored: {
    discoveries: { ...NOTHING, ...found },
    exited: found.room !== undefined,
    ending: path ? (found.room === undefined ? 'dead-end' : 'exit') : 'empty',
    used_tokens: { ...TOKENS },
    used_books: [1],
    boxed_books: [],
    taken_token: null,
  },
})

const SHEET = { rounds: [], main: 20, side: 7, bonus: 1, exits: 4, exit_points: 2, coins: 4, coin_points: 1 }

export const EVENTS: DungeonEvent[] = [
  { event: 'book-turned-up', book: 4 },
  { event: 'card-turned-up', card: 'D4-07' },
  { event: 'main-goal-turned-up', round: 1, goal: 'barrel-1' },
  { event: 'round-began', round: 1, begins: 1 },
  { event: 'token-bought', seat: 0, kinds: ['sword', 'rope'] },
  { event: 'book-bought', seat: 0, book: 4, is_blind: false },
  { event: 'book-bought', seat: 0, book: 5, is_blind: true },
  { event: 'book-laid-off', seat: 0, book: 4 },
  { event: 'card-bought', seat: 0, cost: 4, paid: 3, card: 'D4-01' },
  { event: 'card-bought', seat: 0, cost: 4, paid: 4, card: null },
  { event: 'passed', seat: 1, by_itself: false },
  { event: 'passed', seat: 2, by_itself: true },
  { event: 'deck-renewed', seat: 0, cards: 7 },
  { event: 'card-drawn', seat: 0, origin: 'drawn', card: 'S3' },
  { event: 'card-drawn', seat: 1, origin: 'drawn', card: null },
  { event: 'card-rejected', seat: 0, card: 'S3' },
  { event: 'hands-filled', round: 1 },
  { event: 'dungeons-revealed', dungeons: [dungeon({ room: 2, coin: 1 }), dungeon({ barrel: 1 }), dungeon({}, '')] },
  { event: 'first-done', seat: 1 },
  { event: 'first-done', seat: null },
  { event: 'coins-taken', coins: [1, 0, 0] },
  { event: 'goal-scored', column: 1, goal: 'barrel-1', counts: [0, 1, 0], points: [0, 1, 0] },
  { event: 'goal-scored', column: 2, goal: 'room-1', counts: [2, 0, 0], points: [2, 0, 0] },
  { event: 'card-swapped', seat: 0, boxed: 'D5-01', cost: 4, taken: 'D4-01' },
  { event: 'card-swapped', seat: 0, boxed: 'D5-01', cost: 4, taken: null },
  { event: 'cleaned-up', seat: 0, kept: ['S1'], boxed: ['S2'], discarded: ['S3'], paid: 2 },
  { event: 'market-renewed', books: [4, 10], cards: ['D4-01'] },
  { event: 'game-ended', sheets: [SHEET, { ...SHEET, main: 3 }, { ...SHEET, main: 2 }], winners: [0] },
]
