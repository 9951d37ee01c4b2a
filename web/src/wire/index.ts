/** The words on the wire, by the names the app uses: the generated types, and what the schemas leave to each game. */
import type { components } from './openapi'
import type * as client from './socket-client'
import type * as server from './socket-server'

export type { AnyEvent, AnyView, ChatLine, Lobby, SeatInfo as Seat } from './socket-server'
/** In the log: a bot plays a seat from here on, or its person again. */
export type Note = server.NoteInLog
export type GameSettings = components['schemas']['GameInfo']
export type Settings = components['schemas']['SettingsInfo']
export type OwnGame = Omit<components['schemas']['OwnGame'], 'lobby'> & { lobby: server.Lobby }
export type Ticket = components['schemas']['Ticket']
export type Player = components['schemas']['Player']
export type TableWish = Omit<components['schemas']['TableWish'], 'options'> & { options: object }
export type SeatRequest = components['schemas']['SeatRequest']
export type Welcome = Omit<server.Welcome, 'chosen'> & { chosen: Record<string, unknown> }

export type ServerMessage =
  | Welcome
  | server.Events
  | server.Decided
  | server.Chosen
  | server.LobbyTold
  | server.ChatLine
  | server.NoteLine
  | server.Accepted
  | server.Refusal
  | server.ReviewTold
  | server.ProgressTold
  | server.Pong

type Unnumbered<Message> = Message extends { id: string } ? Omit<Message, 'id'> : never

/** A command before it has its id. */
export type Command = Unnumbered<client.AMessageFromTheClientToTheServer>

/** A message that has no id, and needs no answer. */
export type Telling = DraftTelling | client.Sight
export type DraftTelling = client.Draft
