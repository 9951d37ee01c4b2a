import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TableStore } from '../../src/table/table.svelte'
import type { ServerMessage, Welcome } from '../../src/wire'
import { words } from '../../src/words/index.svelte'
import { recordings } from '../frames'
import { fakeSockets, type FakeSocket } from '../sockets'

const messages = recordings().find((told) => told.some((one) => one.type === 'welcome' && one.you.length > 0))!
const welcome = messages[0] as Welcome
const isEvents = (message: ServerMessage): boolean => message.type === 'events'

const PATIENCE = { timeout: 100_000 } // the first time, a game's parts are compiled

let sockets: FakeSocket[]
let table: TableStore

const loaded = (): Promise<unknown> => vi.waitUntil(() => table.lobby, PATIENCE)

beforeEach(async () => {
  await words.load('en')
  sockets = fakeSockets()
  table = new TableStore('k7m2qx')
  sockets[0]!.accept()
})

afterEach(() => table.close())

test('what comes while the game is loaded waits, and nothing of it is lost', async () => {
  const upToEvents = messages.slice(0, messages.findIndex(isEvents) + 1)
  for (const message of upToEvents) sockets[0]!.tell(message)
  expect(table.lobby).toBeNull()
  await loaded()
  const last = upToEvents.at(-1)!
  expect(table.lobby!.phase).toBe('playing')
  expect(table.view).toEqual('view' in last && last.view)
  table.stage.skip()
  await vi.waitFor(() => expect(table.stage.shown).toEqual(table.view), PATIENCE)
})

test('a game that this browser has no folder for is said so', async () => {
  sockets[0]!.tell({ ...welcome, lobby: { ...welcome.lobby, game: 'chess' } })
  await vi.waitUntil(() => table.fault, PATIENCE)
  expect([table.fault, table.lobby]).toEqual(['unknown-game', null])
})

test('a whole table is followed to its end', async () => {
  for (const message of messages) sockets[0]!.tell(message)
  await loaded()
  const last = messages.filter(isEvents).at(-1)!
  expect(table.view).toEqual('view' in last && last.view)
  expect(table.lobby!.phase).toBe('over')
  await vi.waitUntil(() => {
    table.stage.skip()
    return table.stage.isOpen
  }, PATIENCE)
  expect(table.stage.shown).toEqual(table.view)
  expect(table.deciders).toEqual([])
})

test('a decision names the point that is seen, and is shown as made', async () => {
  const upTo = messages.findIndex((message) => message.type === 'events' && (message.view as { phase?: string }).phase === 'decide')
  for (const message of messages.slice(0, upTo + 1)) sockets[0]!.tell(message)
  await loaded()
  const [seat] = table.deciders
  table.decide(seat!, 'return')
  expect(table.chosen).toEqual({ [seat!]: 'return' })
  expect(table.decided).toContain(seat)
  expect(sockets[0]!.commands.at(-1)).toMatchObject({ type: 'decide', seat, point: table.view!.point, choice: 'return' })
})

test('unfinished work is left with the server until the seat has decided', async () => {
  const upTo = messages.findIndex((message) => message.type === 'events' && (message.view as { phase?: string }).phase === 'decide')
  for (const message of messages.slice(0, upTo + 1)) sockets[0]!.tell(message)
  await loaded()
  const [seat] = table.deciders
  const { point } = table.view!
  table.leave(seat!, { some: 'work' })
  expect(sockets[0]!.commands).toEqual([{ type: 'draft', seat, point, work: { some: 'work' } }])
  table.decide(seat!, 'return')
  table.leave(seat!, { more: 'work' })
  expect(sockets[0]!.commands.at(-1)).toMatchObject({ type: 'decide' })
})

test('what was possible is asked for once, and kept by seat and round', async () => {
  sockets[0]!.tell(welcome)
  await loaded()
  table.review(1, 2)
  expect(table.reviews).toEqual({ '1-2': null })
  const { id } = sockets[0]!.commands.at(-1)!
  sockets[0]!.tell({ type: 'review', id, seat: 1, round: 2, best: { points: 9 }, own: 4 })
  expect(table.reviews).toEqual({ '1-2': { best: { points: 9 }, own: 4 } })
  table.review(1, 3)
  sockets[0]!.tell({ type: 'refused', id: sockets[0]!.commands.at(-1)!.id, code: 'not-now', message: 'later' })
  expect(Object.keys(table.reviews)).toEqual(['1-2'])
})

test('a seat of somebody else does not decide', async () => {
  const upTo = messages.findIndex(isEvents)
  for (const message of messages.slice(0, upTo + 1)) sockets[0]!.tell(message)
  await loaded()
  const other = table.lobby!.seats.findIndex((_, seat) => !table.you.includes(seat))
  table.decide(other, 'return')
  expect(sockets[0]!.commands).toEqual([])
})

test.each(['past-point', 'illegal-move'])('a refusal is shown, unless it only came too late: %s', async (code) => {
  sockets[0]!.tell(welcome)
  await loaded()
  sockets[0]!.tell({ type: 'refused', id: null, code, message: 'no' })
  expect(table.refusal?.code ?? null).toBe(code === 'past-point' ? null : code)
})
