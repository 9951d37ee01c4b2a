// Generated from docs/formats/dungeon-wire.schema.json by `npm run types`. Do not edit.

export type Choice = string | Submission | Swap | CleanUp
export type Event =
  | BookTurnedUp
  | CardTurnedUp
  | MainGoalTurnedUp
  | RoundBegan
  | TokenBought
  | BookBought
  | BookLaidOff
  | CardBought
  | Passed
  | DeckRenewed
  | CardDrawn
  | CardRejected
  | HandsFilled
  | DungeonsRevealed
  | FirstDone
  | CoinsTaken
  | GoalScored
  | CardSwapped
  | CleanedUp
  | MarketRenewed
  | GameEnded

/**
 * What the messages of a table of dungeon hold.
 */
export interface DungeonWire {
  view: View
  options: Options
  choice: Choice
  form: Form
  event: Event
  best: Best
  progress: Progress
}
/**
 * All that a device may know, with each of its seats' own part.
 */
export interface View {
  point: number
  phase: 'clean-up' | 'exploration' | 'hand' | 'market' | 'over' | 'rewards' | 'set-up'
  round: number
  rounds: number
  task: Task | null
  pending: number[]
  market: Market
  goals: Goals
  players: Player[]
  sheets: ScoreSheet[]
  passed: number[]
  first: number | null
  scores: number[] | null
  winners: number[]
  own: {
    [k: string]: OwnView
  }
}
/**
 * What the match waits for: the task's word, and the seat and the row that the task is about.
 */
export interface Task {
  kind: string
  seat: number | null
  cost: number | null
}
/**
 * Everything that can be bought.
 */
export interface Market {
  tokens: Tokens
  books: number[]
  book_pile: number
  rows: MarketRow[]
}
/**
 * Fairy tokens by kind.
 */
export interface Tokens {
  sword: number
  scroll: number
  key: number
  rope: number
}
/**
 * The dungeon cards of one cost: those that lie open, and how many are in the pile.
 */
export interface MarketRow {
  cost: number
  open: string[]
  pile: number
}
/**
 * The goal cards of this round, the main goal of the next, and how many are in the pile.
 */
export interface Goals {
  main: Goal | null
  side: Goal | null
  next: Goal | null
  left: number
}
/**
 * A goal card, with the points that one discovery brings.
 */
export interface Goal {
  id: string
  goal: string
  hourglass: boolean
  points: number
}
/**
 * What all may know of a player: how many cards are in the deck, and how many exits have been ticked.
 */
export interface Player {
  coins: number
  tokens: Tokens
  books: number[]
  used: number[]
  hand: HandCard[]
  deck: number
  discard: string[]
  dungeon: Dungeon | null
  exits: number
}
/**
 * A hand card as all see it: a secret card is null (V-H3), the row of a blind purchase is known (V-R25).
 */
export interface HandCard {
  card: string | null
  origin: 'blind' | 'drawn' | 'open'
  cost: number | null
}
/**
 * From exploration to clean-up: a seat's five cards, how they were laid (null: V-R34), and what that brought.
 */
export interface Dungeon {
  cards: string[]
  submission: Submission | null
  explored: Explored
}
/**
 * Five laid cards, and the path in its notation (docs/formats/path.md).
 */
export interface Submission {
  layout: Placed[]
  path: string
}
/**
 * A laid card: column and row of its top left cell, and whether it is turned.
 */
export interface Placed {
  card: string
  x: number
  y: number
  turned: boolean
}
/**
 * What a dungeon and its path brought.
 */
export interface Explored {
  discoveries: Discoveries
  exited: boolean
  ending: 'dead-end' | 'empty' | 'exit'
  used_tokens: Tokens
  used_books: number[]
  boxed_books: number[]
  taken_token: string | null
}
/**
 * How often each thing was discovered.
 */
export interface Discoveries {
  barrel: number
  key: number
  pit: number
  scroll: number
  monster: number
  rope: number
  lock: number
  sword: number
  room: number
  coin: number
  portal: number
  stairs: number
  recycling: number
  scissors: number
}
/**
 * A player's score sheet, added up as if the game ended now (V-Z1); `side` is column 2 before halving.
 */
export interface ScoreSheet {
  rounds: Line[]
  main: number
  side: number
  bonus: number
  exits: number
  exit_points: number
  coins: number
  coin_points: number
  side_points: number
  total: number
}
/**
 * One round on a score sheet.
 */
export interface Line {
  main: number
  side: number
  bonus: number
  exit: boolean
}
/**
 * What only a seat itself may know.
 *
 *     `choices` are the decisions that can be listed, each as its JSON; `unseen` are the cards one of which the seat
 *     draws next; `draft` is the unfinished work that the seat left with the server.
 */
export interface OwnView {
  hand: string[]
  tools: Tools
  choices: unknown[]
  unseen: string[]
  draft: unknown
}
/**
 * The tokens and books that a seat may use in exploration.
 */
export interface Tools {
  tokens: Tokens
  books: number[]
}
/**
 * The options of a table, complete.
 */
export interface Options {
  begins: 'chance' | number
  time_limit: number | null
}
/**
 * V-B17: a card of the dungeon into the box, one from the market into the hand.
 */
export interface Swap {
  box: string
  take: string
}
/**
 * V-F2, V-F3: which of the five cards are kept, and which go into the box.
 */
export interface CleanUp {
  keep: string[]
  box: string[]
}
/**
 * What the options form shows to choose from: time limits for building in seconds, and their bounds (V-T3).
 */
export interface Form {
  time_limits: (number | null)[]
  shortest_limit: number
  longest_limit: number
}
/**
 * V-S1, V-K6, V-F5: a spell book lies face up in the market.
 */
export interface BookTurnedUp {
  event: 'book-turned-up'
  book: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17
}
/**
 * V-S1, V-K6, V-F5: a dungeon card lies face up in the market.
 */
export interface CardTurnedUp {
  event: 'card-turned-up'
  card: string
}
/**
 * V-S4, V-F1: the main goal of that round.
 */
export interface MainGoalTurnedUp {
  event: 'main-goal-turned-up'
  round: number
  goal: string
}
/**
 * V-K1: the market opens, and that seat begins.
 */
export interface RoundBegan {
  event: 'round-began'
  round: number
  begins: number
}
/**
 * V-K3; with V-B14 two kinds.
 */
export interface TokenBought {
  event: 'token-bought'
  seat: number
  kinds: string[]
}
/**
 * V-K4, V-R25: public, also from the top of the pile.
 */
export interface BookBought {
  event: 'book-bought'
  seat: number
  book: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17
  is_blind: boolean
}
/**
 * V-K4: out of the game (V-R3).
 */
export interface BookLaidOff {
  event: 'book-laid-off'
  seat: number
  book: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17
}
/**
 * V-K5: from that row, for so many coins; None for the top of the pile, which is drawn next (V-R25).
 */
export interface CardBought {
  event: 'card-bought'
  seat: number
  cost: number
  paid: number
  card: string | null
}
/**
 * V-K2; by itself where nothing could be bought (V-R13).
 */
export interface Passed {
  event: 'passed'
  seat: number
  by_itself: boolean
}
/**
 * V-H2: so many cards of the discard pile are the deck now.
 */
export interface DeckRenewed {
  event: 'deck-renewed'
  seat: number
  cards: number
}
/**
 * V-H1, V-R25: into the hand, from the deck or unseen from the market; None for all others (V-H3).
 */
export interface CardDrawn {
  event: 'card-drawn'
  seat: number
  origin: 'open' | 'blind' | 'drawn'
  card: string | null
}
/**
 * V-B13: the first card drawn goes to the discard pile, for all to see (V-R39).
 */
export interface CardRejected {
  event: 'card-rejected'
  seat: number
  card: string
}
/**
 * V-T2: building starts for all at the same moment.
 */
export interface HandsFilled {
  event: 'hands-filled'
  round: number
}
/**
 * V-R36: all have finished; each seat's five cards, how they were laid, and what that brought.
 */
export interface DungeonsRevealed {
  event: 'dungeons-revealed'
  dungeons: Dungeon[]
}
/**
 * V-T1: who gets the time bonus, if anybody (V-R33).
 */
export interface FirstDone {
  event: 'first-done'
  seat: number | null
}
/**
 * V-E1, V-E2: the tokens are back in the market; the coins discovered by each seat.
 */
export interface CoinsTaken {
  event: 'coins-taken'
  coins: number[]
}
/**
 * V-E3, V-E4: how many matching discoveries each seat has, and their points in that column.
 */
export interface GoalScored {
  event: 'goal-scored'
  column: number
  goal: string
  counts: number[]
  points: number[]
}
/**
 * V-B17: one into the box, one of that cost into the hand; None for the top of the pile, which is drawn next.
 */
export interface CardSwapped {
  event: 'card-swapped'
  seat: number
  boxed: string
  cost: number
  taken: string | null
}
/**
 * V-F2 to V-F4: what became of a seat's five cards, and the coins paid (V-B16).
 */
export interface CleanedUp {
  event: 'cleaned-up'
  seat: number
  kept: string[]
  boxed: string[]
  discarded: string[]
  paid: number
}
/**
 * V-F5: all that lay face up is laid off.
 */
export interface MarketRenewed {
  event: 'market-renewed'
  books: (1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17)[]
  cards: string[]
}
/**
 * V-Z1, V-Z2: every score sheet, each seat's total, and who has won.
 */
export interface GameEnded {
  event: 'game-ended'
  sheets: Sheet[]
  winners: number[]
}
/**
 * A player's score sheet, added up.
 */
export interface Sheet {
  rounds: Line[]
  main: number
  side: number
  bonus: number
  exits: number
  exit_points: number
  coins: number
  coin_points: number
}
/**
 * The best dungeon of a hand for the main goal; `bound` is the most that any could bring, if this is not proven.
 */
export interface Best {
  submission: Submission
  points: number
  proven: boolean
  bound: number
}
/**
 * How far a seat is: how many cards it has laid, and whether it has begun its path; never which, or where.
 */
export interface Progress {
  cards: number
  path: boolean
}
