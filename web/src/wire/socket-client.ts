// Generated from docs/formats/socket-client.schema.json by `npm run types`. Do not edit.

export type AMessageFromTheClientToTheServer =
  | Decide
  | Begin
  | Start
  | Leave
  | Return
  | StandIn
  | Chat
  | Rematch
  | Hash
  | Open
  | CallOff
  | SetSeat
  | AddSeat
  | DropSeat
  | Remove
  | PassHost
  | Change
  | Draft
  | Review
  | Sight
  | Ping

/**
 * A seat chooses, in the JSON of its game, and may choose anew until all have decided unless a rule forbids it.
 */
export interface Decide {
  type: 'decide'
  id: string
  seat: number
  point: number
  choice: unknown
}
/**
 * On a device with several seats, one of them begins to work on its decision now.
 */
export interface Begin {
  type: 'begin'
  id: string
  seat: number
  point: number
}
/**
 * The host starts the match; or starts with whoever is here, and all other seats are gone.
 */
export interface Start {
  type: 'start'
  id: string
  here?: boolean
}
/**
 * A person leaves a seat for good.
 */
export interface Leave {
  type: 'leave'
  id: string
  seat: number
}
/**
 * A person takes an absent seat back.
 */
export interface Return {
  type: 'return'
  id: string
  seat: number
}
/**
 * Somebody present lets a bot play on for a seat whose person is away.
 */
export interface StandIn {
  type: 'stand-in'
  id: string
  seat: number
}
/**
 * A seat says a preset.
 */
export interface Chat {
  type: 'chat'
  id: string
  seat: number
  preset: string
}
/**
 * The same seats again, at a new table.
 */
export interface Rematch {
  type: 'rematch'
  id: string
}
/**
 * A device commits to its share in the shuffle, at the table that has told this commitment.
 */
export interface Hash {
  type: 'hash'
  id: string
  commitment: string
  hash: string
}
/**
 * A device tells its share, now that the host has started.
 */
export interface Open {
  type: 'open'
  id: string
  share: string
}
/**
 * The host does not want to wait any longer for the shares that are missing.
 */
export interface CallOff {
  type: 'call-off'
  id: string
}
/**
 * The host gives a seat to a bot, or frees it.
 */
export interface SetSeat {
  type: 'seat'
  id: string
  seat: number
  kind: 'bot' | 'free'
  bot?: string | null
}
/**
 * The host wants one free seat more.
 */
export interface AddSeat {
  type: 'add-seat'
  id: string
}
/**
 * The host wants a seat less at which no person sits; those behind it move up.
 */
export interface DropSeat {
  type: 'drop-seat'
  id: string
  seat: number
}
/**
 * The host takes the seat of a person, who is named so that nobody else is meant.
 */
export interface Remove {
  type: 'remove'
  id: string
  seat: number
  name: string
}
/**
 * The host makes another person the host.
 */
export interface PassHost {
  type: 'pass-host'
  id: string
  seat: number
}
/**
 * The host wants to play by these options.
 */
export interface Change {
  type: 'change'
  id: string
  options: {}
  clock: number | null
  public: boolean
  odds: boolean
}
/**
 * A seat leaves its unfinished work with the server; there is no answer, and others hear only how far it is.
 */
export interface Draft {
  type: 'draft'
  seat: number
  point: number
  work: unknown
}
/**
 * A seat asks what the best decision of a round that is over would have been.
 */
export interface Review {
  type: 'review'
  id: string
  seat: number
  round: number
}
/**
 * Whether this page is looked at, or lies behind others; there is no answer.
 */
export interface Sight {
  type: 'sight'
  seen: boolean
}
/**
 * Is anybody there.
 */
export interface Ping {
  type: 'ping'
}
