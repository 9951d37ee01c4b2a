// Generated from docs/formats/socket-client.schema.json by `npm run types`. Do not edit.

export type AMessageFromTheClientToTheServer =
  Decide | Begin | Start | SetSeat | Leave | Return | Chat | Rematch | Draft | Review | Ping

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
 * The host starts the match.
 */
export interface Start {
  type: 'start'
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
 * Is anybody there.
 */
export interface Ping {
  type: 'ping'
}
