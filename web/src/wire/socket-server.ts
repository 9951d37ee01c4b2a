// Generated from docs/formats/socket-server.schema.json by `npm run types`. Do not edit.

export type AMessageFromTheServerToTheClient =
  | Welcome
  | Events
  | Decided
  | Chosen
  | LobbyTold
  | ChatLine
  | NoteLine
  | Accepted
  | Refusal
  | ReviewTold
  | ProgressTold
  | Pong

/**
 * Everything, to start from; of `log`, the last `missed` events came after the `since` of the request.
 */
export interface Welcome {
  type: 'welcome'
  seq: number
  you: number[]
  lobby: Lobby
  view: AnyView | null
  decided: number[]
  chosen: {}
  deadline: number | null
  log: AnyEvent[]
  missed: number
  notes: NoteInLog[]
  chat: ChatLine[]
  removed: boolean
}
/**
 * A table as everybody sees it.
 */
export interface Lobby {
  table: string
  game: string
  options: {}
  clock: number | null
  public: boolean
  odds: boolean
  phase: 'lobby' | 'over' | 'playing'
  host: number | null
  seats: SeatInfo[]
  commitment: string
  hashes: ShareInfo[]
  opening: boolean
  attempts: number
  called_off: string[] | null
  shares: string[] | null
  house_variant: boolean
  next: string | null
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
  away: boolean
  absent: boolean
  reserved: boolean
}
/**
 * A device's part in the shuffle: its seats, its hash, and whether it has told its share.
 */
export interface ShareInfo {
  seats: number[]
  hash: string | null
  open: boolean
}
/**
 * All that a device may know of a match; the other fields are the game's own (`<game>-wire.schema.json`).
 */
export interface AnyView {
  point: number
}
/**
 * Something that happened, by its word; the other fields are the game's own (`<game>-wire.schema.json`).
 */
export interface AnyEvent {
  event: string
}
/**
 * Such a note in the log, behind so many of its events.
 */
export interface NoteInLog {
  after: number
  seat: number
  note: 'left' | 'out-of-time' | 'returned' | 'stood-in'
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
  events: AnyEvent[]
  deadline: number | null
  view: AnyView
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
 * A seat of this device has chosen on another page of it.
 */
export interface Chosen {
  type: 'chosen'
  seat: number
  point: number
  choice: unknown
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
 * A bot plays a seat from here on, or its person again.
 */
export interface NoteLine {
  type: 'note'
  seq: number
  seat: number
  note: 'left' | 'out-of-time' | 'returned' | 'stood-in'
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
 * What the best decision of a round would have been: the rest is the game's own (`<game>-wire.schema.json`).
 */
export interface ReviewTold {
  type: 'review'
  id: string
  seat: number
  round: number
  best: {}
  own: number
}
/**
 * How far seats are with their unfinished work: what a seat has is the game's own (`<game>-wire.schema.json`).
 */
export interface ProgressTold {
  type: 'progress'
  point: number
  seats: {
    [k: string]: {}
  }
}
/**
 * Somebody is there.
 */
export interface Pong {
  type: 'pong'
}
