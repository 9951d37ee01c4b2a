// Generated from docs/formats/socket-server.schema.json by `npm run types`. Do not edit.

export type AMessageFromTheServerToTheClient =
  Welcome | Events | Decided | LobbyTold | ChatLine | Accepted | Refusal | Pong
export type DiamantEvent =
  | ExpeditionBegan
  | TreasureFound
  | TrapMet
  | TrapSprung
  | RelicFound
  | ChoicesRevealed
  | Returned
  | RelicsTaken
  | ExpeditionEnded
  | GameEnded

/**
 * Everything, to start from; of `log`, the last `missed` events came after the `since` of the request.
 */
export interface Welcome {
  type: 'welcome'
  seq: number
  you: number[]
  lobby: Lobby
  view: View | null
  decided: number[]
  chosen: {
    [k: string]: string
  }
  deadline: number | null
  log: DiamantEvent[]
  missed: number
  chat: ChatLine[]
}
/**
 * A table as everybody sees it.
 */
export interface Lobby {
  table: string
  game: string
  options: Options
  clock: number | null
  public: boolean
  odds: boolean
  phase: 'lobby' | 'over' | 'playing'
  host: number | null
  seats: SeatInfo[]
  commitment: string
  shares: string[] | null
  house_variant: boolean
  next: string | null
}
/**
 * The options of a table of Diamant, complete.
 */
export interface Options {
  edition: string
  relics: boolean
  hidden_chests: boolean
  custom?: {}
}
/**
 * A seat as everybody sees it.
 */
export interface SeatInfo {
  kind: 'bot' | 'free' | 'person'
  name: string
  hat: number
  bot: string | null
  present: boolean
  absent: boolean
  reserved: boolean
}
/**
 * All that a device may know: its own chests where chests are hidden, and what its seats would bring home alone.
 */
export interface View {
  point: number
  phase: 'decide' | 'explore' | 'over'
  expedition: number
  expeditions: number
  in_cave: number[]
  path: PathCard[]
  beside: number[]
  relics: TakenRelic[][]
  traps: TrapCount[]
  relic_pile: string[]
  removed: string[]
  deck: number
  on_path: number
  odds: Odds | null
  scores: number[] | null
  winners: number[]
  chests: (number | null)[]
  alone: {
    [k: string]: number
  }
}
/**
 * A card of the path, the rubies on it, and whether a relic has been taken off it.
 */
export interface PathCard {
  card: string
  rubies: number
  taken: boolean
}
/**
 * A relic out of the cave.
 */
export interface TakenRelic {
  card: string
  points: number
}
/**
 * A kind of trap: whether it lies on the path, and how many of its cards are still in the game.
 */
export interface TrapCount {
  kind: string
  met: boolean
  left: number
}
/**
 * What the next card may do.
 */
export interface Odds {
  second_trap: number
  expected_rubies: number
}
/**
 * D-E1, D-E2: everybody is in the cave; the relic that was shuffled in, if one was.
 */
export interface ExpeditionBegan {
  event: 'expedition-began'
  expedition: number
  relic: string | null
}
/**
 * D-E4: so many rubies for each in the cave, so many left on the card.
 */
export interface TreasureFound {
  event: 'treasure-found'
  card: string
  each: number
  left: number
}
/**
 * D-E5: the first of its kind.
 */
export interface TrapMet {
  event: 'trap-met'
  card: string
}
/**
 * D-E6: the second of its kind; everybody in the cave flees and loses what lay beside the chest.
 */
export interface TrapSprung {
  event: 'trap-sprung'
  card: string
  fled: number[]
  lost: number[]
}
/**
 * D-E7: laid out.
 */
export interface RelicFound {
  event: 'relic-found'
  card: string
}
/**
 * D-E8: all at the same time.
 */
export interface ChoicesRevealed {
  event: 'choices-revealed'
  stayed: number[]
  left: number[]
}
/**
 * D-E9 to D-E11: what each leaver carried, the share of each from the path, what stays there.
 */
export interface Returned {
  event: 'returned'
  seats: number[]
  beside: number[]
  share: number
  left: number
}
/**
 * D-E10: by the lone leaver, with what each relic is worth.
 */
export interface RelicsTaken {
  event: 'relics-taken'
  seat: number
  relics: string[]
  points: number[]
}
/**
 * D-X1 to D-X4: the entrance is closed; rubies back to the reserve; relics and a trap out of the game.
 */
export interface ExpeditionEnded {
  event: 'expedition-ended'
  expedition: number
  ended_by: 'return' | 'trap'
  rubies_returned: number
  relics_lost: string[]
  removed: string | null
}
/**
 * D-G1 to D-G3: the score sheet.
 */
export interface GameEnded {
  event: 'game-ended'
  chests: number[]
  relic_points: number[]
  scores: number[]
  winners: number[]
}
/**
 * A seat said a preset.
 */
export interface ChatLine {
  type: 'chat'
  seq: number
  seat: number
  preset: string
}
/**
 * Something happened in the match.
 */
export interface Events {
  type: 'events'
  seq: number
  events: DiamantEvent[]
  deadline: number | null
  view: View
}
/**
 * Who has chosen at this point.
 */
export interface Decided {
  type: 'decided'
  seq: number
  seats: number[]
}
/**
 * Seats, presence, host, or phase are others.
 */
export interface LobbyTold {
  type: 'lobby'
  seq: number
  lobby: Lobby
}
/**
 * The command is on disk.
 */
export interface Accepted {
  type: 'accepted'
  id: string
  seq: number
}
/**
 * Nothing was changed.
 */
export interface Refusal {
  type: 'refused'
  id: string | null
  code: string
  message: string
}
/**
 * Somebody is there.
 */
export interface Pong {
  type: 'pong'
}
