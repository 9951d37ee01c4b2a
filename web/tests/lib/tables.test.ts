import { beforeEach, expect, test, vi } from 'vitest'
import { loadOptions } from '../../src/games'
import { Refusal } from '../../src/lib/api'
import { remembered } from '../../src/lib/remembered.svelte'
import { createTable, playBots, tableMemory } from '../../src/lib/tables'
import type { GameSettings, Settings, TableWish } from '../../src/wire'

const GAME = 'diamant'
const OFFER: GameSettings = {
  bots: ['odds', 'bold'],
  stand_in: 'odds',
  seats: [1, 8],
  clocks: [null, 30],
  gentle_clock: 30,
  form: { editions: [{ name: '2024', relics: 'variant', traps: [] }] },
}
const SETTINGS: Settings = { clocks: [null, 30], chat: [], opening_seconds: 60, call_off_after: 10, away_seconds: 60, games: { [GAME]: OFFER } }

let asked: TableWish[]

beforeEach(() => {
  asked = []
  Object.assign(remembered, { tables: {}, name: 'Noa', hat: 7, clocks: {}, isPublic: true })
  vi.stubGlobal('fetch', (path: string, request: RequestInit) => {
    asked.push(JSON.parse(request.body as string) as TableWish)
    return Promise.resolve(Response.json({ table: 'k7m2qx', seats: [0], invite: '/t/k7m2qx' }, { status: path === '/api/tables' ? 201 : 404 }))
  })
})

test('a quick game is one against bots, without a clock, and nobody else hears of it', async () => {
  expect(await playBots(SETTINGS, GAME)).toBe('/t/k7m2qx')
  expect(asked[0]).toMatchObject({ game: GAME, clock: null, public: false, start: true, players: [{ name: 'Noa', hat: 7 }] })
  expect(asked[0]!.seats.map((seat) => seat.kind)).toEqual(['person', 'bot', 'bot', 'bot'])
  expect(asked[0]!.id).toMatch(/^[0-9a-f]{32}$/)
})

test('a bot that this server does not have gives way to one that it has', async () => {
  await playBots(SETTINGS, GAME)
  const bots = asked[0]!.seats.flatMap((seat) => (seat.kind === 'bot' ? [seat.bot] : []))
  expect(bots.filter((bot) => !OFFER.bots.includes(bot!))).toEqual([])
})

test('a table is as the form says, and waits for those who come', async () => {
  const memory = tableMemory(GAME, await loadOptions(GAME), OFFER)
  memory.options = { edition: '2024', relics: false, hidden_chests: true }
  await createTable(SETTINGS, GAME)
  expect(asked[0]).toMatchObject({ game: GAME, clock: 30, public: true, start: false, options: memory.options })
})

test('a table that waits for nobody starts at once; people at one device have a hat each', async () => {
  tableMemory(GAME, await loadOptions(GAME), OFFER).seats = [{ kind: 'person' }, { kind: 'person' }]
  await createTable(SETTINGS, GAME)
  expect(asked[0]!.start).toBe(true)
  expect(asked[0]!.clock).toBe(null) // they sit together
  expect(asked[0]!.players.map((player) => player.hat)).toEqual([7, 0])
})

test('whoever wants no clock has none', async () => {
  tableMemory(GAME, await loadOptions(GAME), OFFER)
  remembered.clocks[GAME] = null
  await createTable(SETTINGS, GAME)
  expect(asked[0]!.clock).toBe(null)
})

test.each<[[number, number], number]>([
  [[1, 8], 4],
  [[2, 2], 2],
  [[5, 6], 5],
])('a first table has seats as its game allows: %j', async (seats, count) => {
  const memory = tableMemory(GAME, await loadOptions(GAME), { ...OFFER, seats })
  expect(memory.seats).toHaveLength(count)
})

test('a game that the server does not have is refused here', async () => {
  await expect(playBots({ ...SETTINGS, games: {} }, GAME)).rejects.toBeInstanceOf(Refusal)
})
