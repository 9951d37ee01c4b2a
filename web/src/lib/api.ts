/** The HTTP part of the protocol (docs/formats/table.md). */
import type { Lobby, Player, SeatRequest, Settings, TableWish, Ticket } from '../wire'

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

/** This device's part of the shuffle. */
function share(): string {
  return [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

export const settings = (): Promise<Settings> => ask('/api/settings')
export const openTables = (): Promise<{ tables: Lobby[] }> => ask('/api/tables')
export const lobby = (code: string): Promise<Lobby> => ask(`/api/tables/${code}`)
export const record = (code: string): Promise<Record<string, unknown>> => ask(`/api/tables/${code}/record`)
export const create = (wish: Omit<TableWish, 'share'>): Promise<Ticket> =>
  ask('/api/tables', { ...wish, share: share() } satisfies TableWish)
export const join = (code: string, players: Player[]): Promise<Ticket> =>
  ask(`/api/tables/${code}/seats`, { players, share: share() } satisfies SeatRequest)
export const followRematch = (code: string, next: string): Promise<Ticket> =>
  ask(`/api/tables/${next}/seats`, { rematch: code, share: share() } satisfies SeatRequest)
