import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Hotseat } from '../../src/table/hotseat.svelte'
import { TableStore } from '../../src/table/table.svelte'
import type { ServerMessage, Welcome } from '../../src/wire'
import { words } from '../../src/words/index.svelte'
import { recordings } from '../frames'
import { fakeSockets, type FakeSocket } from '../sockets'

const PATIENCE = { timeout: 100_000 }

let socket: FakeSocket
let table: TableStore
let hotseat: Hotseat

/** Sits at the first recorded table where this device holds so many seats, and hears it up to the first decision. */
async function sit(seats: number): Promise<void> {
  const messages = recordings().find(([first]) => (first as Welcome).you.length === seats)!
  socket.tell(messages[0] as ServerMessage) // the match is under way
  await vi.waitUntil(() => table.lobby, PATIENCE)
}

beforeEach(async () => {
  await words.load('en')
  const sockets = fakeSockets()
  table = new TableStore('k7m2qx')
  socket = sockets[0]!
  socket.accept()
  hotseat = new Hotseat(table)
})

afterEach(() => table.close())

test('whoever is alone at a device holds it', async () => {
  await sit(1)
  expect([hotseat.active, hotseat.next]).toEqual([table.you[0], null])
})

describe('two people at one device', () => {
  let one: number
  let other: number

  beforeEach(async () => {
    await sit(2)
    ;[one, other] = table.you as [number, number]
  })

  test('nobody sees anything before the device is handed over', () => {
    expect([hotseat.active, hotseat.next]).toEqual([null, one])
  })

  test('when one has chosen, the other is next', () => {
    hotseat.hand(one)
    expect(hotseat.active).toBe(one)
    table.decide(one, 'continue')
    expect([hotseat.active, hotseat.next]).toEqual([null, other])
    hotseat.hand(other)
    table.decide(other, 'continue')
    expect([hotseat.active, hotseat.next]).toEqual([null, null])
  })

  test('who chooses anew keeps the device', () => {
    hotseat.hand(one)
    table.decide(one, 'continue')
    hotseat.hand(one)
    expect(hotseat.active).toBe(one)
    table.decide(one, 'return')
    expect(hotseat.active).toBe(one)
  })

  test('at the next decision the device is nobody’s again', () => {
    hotseat.hand(one)
    table.view = { ...table.view!, point: table.view!.point + 1 }
    expect(hotseat.active).toBeNull()
  })

  test('nothing is handed over while events are shown', () => {
    table.stage.isOpen = false
    expect(hotseat.next).toBeNull()
  })
})
