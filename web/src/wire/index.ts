/** The words on the wire, by the names the app uses: the generated types, and what the schemas leave to each game. */
import type { components } from './openapi'
import type * as client from './socket-client'
import type * as server from './socket-server'

/** A view of any game: it says which decision point it shows. */
export interface GameView {
  point: number
}

/** An event of any game. */
export interface GameEvent {
  event: string
}

export type { ChatLine } from './socket-server'
export type { SeatInfo as Seat } from './socket-server'
export type Lobby = Omit<server.Lobby, 'options'> & { options: object }
export type Ticket = components['schemas']['Ticket']
export type Player = components['schemas']['Player']
export type TableWish = Omit<components['schemas']['TableWish'], 'game' | 'options'> & { game: string; options: object }
export type SeatRequest = components['schemas']['SeatRequest']

/** What the server offers of one game; `form` is the game's own. */
export interface GameSettings {
  bots: string[]
  stand_in: string
  seats: [fewest: number, most: number]
  form: object
}
export interface Settings {
  clocks: (number | null)[]
  chat: string[]
  games: Record<string, GameSettings>
}

export type Welcome = Omit<server.Welcome, 'lobby' | 'view' | 'log' | 'chosen'> & {
  lobby: Lobby
  view: GameView | null
  log: GameEvent[]
  chosen: Record<string, unknown>
}
export type Events = Omit<server.Events, 'view' | 'events'> & { view: GameView; events: GameEvent[] }
export type LobbyTold = Omit<server.LobbyTold, 'lobby'> & { lobby: Lobby }

export type ServerMessage =
  | Welcome
  | Events
  | server.Decided
  | LobbyTold
  | server.ChatLine
  | server.Accepted
  | server.Refusal
  | server.Pong

type Unnumbered<Message> = Message extends { id: string } ? Omit<Message, 'id'> : never

/** A command before it has its id. */
export type Command =
  | Unnumbered<Exclude<client.AMessageFromTheClientToTheServer, client.Decide>>
  | (Omit<client.Decide, 'id' | 'choice'> & { choice: unknown })
