/** The HTTP part of the protocol (docs/formats/table.md). */
import { randomHex } from './random'
import type { Lobby, OwnGame, Player, SeatRequest, Settings, TableWish, Ticket } from '../wire'

/** A table as the form wants it; the rest is for the server alone. */
export type Wish = Omit<TableWish, 'id'>

/** The server's no, or that it was not reached (`unreachable`). */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly where: string = '',
  ) {
    super(message)
  }
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const asked: RequestInit =
    body === undefined
      ? {}
      : { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
  let answer: Response
  try {
    answer = await fetch(path, asked)
  } catch {
    throw new Refusal('unreachable', path)
  }
  const content: unknown = await answer.json().catch(() => ({}))
  if (answer.ok) return content as T
  const { code = 'unreachable', message = '', where = '' } = (content ?? {}) as { code?: string; message?: string; where?: string }
  throw new Refusal(code, message, where)
}

/** Requests without an answer, and their ids: whoever asks again asks for the same. */
const unanswered = new Map<string, string>()
const MAYBE_DONE = new Set(['unreachable', 'no-disk', 'moving', 'server-fault'])
const FIRST_WAIT = 400
const LONGEST_WAIT = 4_000

/** Asks until there is an answer; the request's id makes it count once. */
async function askOnce<T>(path: string, body: object, what: string): Promise<T> {
  const id = unanswered.get(what) ?? randomHex(16)
  unanswered.set(what, id)
  for (let wait = FIRST_WAIT; ; wait *= 2)
    try {
      const answer = await ask<T>(path, { ...body, id })
      unanswered.delete(what)
      return answer
    } catch (error) {
      const mayBeDone = error instanceof Refusal && MAYBE_DONE.has(error.code)
      if (!mayBeDone) unanswered.delete(what)
      if (!mayBeDone || wait > LONGEST_WAIT) throw error
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
}

const seats = (code: string): string => `/api/tables/${code}/seats`

export const settings = (): Promise<Settings> => ask('/api/settings')
export const openTables = (): Promise<{ tables: Lobby[] }> => ask('/api/tables')
export const ownGames = (): Promise<{ games: OwnGame[] }> => ask('/api/games')
export const lobby = (code: string): Promise<Lobby> => ask(`/api/tables/${code}`)
export const record = (code: string): Promise<Record<string, unknown>> => ask(`/api/tables/${code}/record`)
export const create = (wish: Wish): Promise<Ticket> =>
  askOnce('/api/tables', wish, JSON.stringify(wish))
export const join = (code: string, players: Player[]): Promise<Ticket> =>
  askOnce(seats(code), { players } satisfies Omit<SeatRequest, 'id'>, code)
export const followRematch = (code: string, next: string): Promise<Ticket> =>
  askOnce(seats(next), { rematch: code } satisfies Omit<SeatRequest, 'id'>, next)
