import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Connection, type Link } from '../../src/table/connection'
import type { ServerMessage } from '../../src/wire'
import { fakeSockets, type FakeSocket } from '../sockets'

let sockets: FakeSocket[]
let heard: ServerMessage[]
let links: Link[]
let connection: Connection

const last = (): FakeSocket => sockets.at(-1)!
const welcome = (seq: number): object => ({ type: 'welcome', seq })
const chat = (seq: number): object => ({ type: 'chat', seq, seat: 0, preset: 'hello' })

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0.5) // a wait is neither shortened nor lengthened
  sockets = fakeSockets()
  heard = []
  links = []
  connection = new Connection(
    'k7m2qx',
    (message) => heard.push(message),
    (link) => links.push(link),
  )
})

afterEach(() => {
  connection.close()
  vi.useRealTimers()
})

describe('coming back', () => {
  test('a socket that is lost is opened again, from the last number on', () => {
    expect(last().url).toMatch(/^ws:\/\/.*\/api\/tables\/k7m2qx\/socket$/)
    last().accept()
    last().tell(welcome(12))
    last().end()
    vi.advanceTimersByTime(300)
    expect(sockets).toHaveLength(2)
    expect(last().url).toMatch(/socket\?since=12$/)
    last().accept()
    expect(links).toEqual(['connecting', 'open', 'reconnecting', 'reconnecting', 'open'])
  })

  test('every failure doubles the wait, up to eight seconds', () => {
    for (const wait of [300, 600, 1_200, 2_400, 4_800, 8_000, 8_000]) {
      const before = sockets.length
      last().end()
      vi.advanceTimersByTime(wait - 1)
      expect(sockets).toHaveLength(before)
      vi.advanceTimersByTime(1)
      expect(sockets).toHaveLength(before + 1)
    }
  })

  test('once it was welcome, the wait is short again', () => {
    last().end()
    vi.advanceTimersByTime(300)
    last().end()
    vi.advanceTimersByTime(600)
    last().accept()
    last().tell(welcome(12))
    last().end()
    vi.advanceTimersByTime(300)
    expect(sockets).toHaveLength(4)
  })

  test('a socket that opens and is sent away at once makes the wait longer all the same', () => {
    last().accept()
    last().end(1008)
    vi.advanceTimersByTime(300)
    last().accept()
    last().end(1008)
    vi.advanceTimersByTime(599)
    expect(sockets).toHaveLength(2)
    vi.advanceTimersByTime(1)
    expect(sockets).toHaveLength(3)
  })

  test('a server that restarts is told apart from a lost network', () => {
    last().accept()
    last().end(1012)
    expect(links.at(-1)).toBe('restarting')
    vi.advanceTimersByTime(300)
    last().end()
    expect(links.at(-1)).toBe('restarting')
    vi.advanceTimersByTime(600)
    last().accept()
    last().end()
    expect(links.at(-1)).toBe('reconnecting')
  })

  test('without a network the link is offline, and opens when it is back', () => {
    last().accept()
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    dispatchEvent(new Event('offline'))
    expect(links.at(-1)).toBe('offline')
    online.mockReturnValue(true)
    dispatchEvent(new Event('online'))
    expect(sockets).toHaveLength(2)
  })

  test.each([
    [4404, 'gone'],
    [4410, 'other-rules'],
    [4500, 'set-aside'],
  ])('a table that is not to be had is not asked for again: %i', (code, link) => {
    last().accept()
    last().end(code)
    vi.advanceTimersByTime(60_000)
    expect(links.at(-1)).toBe(link)
    expect(sockets).toHaveLength(1)
  })

  test('silence is asked after, and a server that does not answer is left', () => {
    last().accept()
    vi.advanceTimersByTime(21_000)
    expect(last().sent).toEqual(['{"type":"ping"}'])
    vi.advanceTimersByTime(7_500)
    expect(sockets).toHaveLength(2)
  })

  test('a pong is enough', () => {
    last().accept()
    vi.advanceTimersByTime(21_000)
    last().tell({ type: 'pong' })
    vi.advanceTimersByTime(15_000)
    expect(sockets).toHaveLength(1)
  })

  test('a closed connection stays closed', () => {
    last().accept()
    connection.close()
    last().end()
    dispatchEvent(new Event('online'))
    vi.advanceTimersByTime(60_000)
    expect(sockets).toHaveLength(1)
  })
})

describe('numbers', () => {
  test('a missing number opens the socket anew, and what came after it is not told', () => {
    last().accept()
    last().tell(welcome(3))
    last().tell(chat(4))
    last().tell(chat(6))
    expect(heard.map((message) => 'seq' in message && message.seq)).toEqual([3, 4])
    expect(sockets).toHaveLength(2)
    expect(last().url).toMatch(/since=4$/)
  })

  test('a number that is told again is no gap', () => {
    last().accept()
    last().tell(welcome(3))
    last().tell({ type: 'lobby', seq: 3 })
    expect(heard).toHaveLength(2)
    expect(sockets).toHaveLength(1)
  })

  test('a welcome may begin anywhere', () => {
    last().accept()
    last().tell(welcome(3))
    last().tell(welcome(30))
    last().tell(chat(31))
    expect(heard).toHaveLength(3)
  })
})

describe('commands', () => {
  const decide = (seat: number, choice: unknown) => ({ type: 'decide' as const, seat, point: 1, choice })

  test('a command waits for the socket, with an id of its own', () => {
    const first = connection.send({ type: 'start' })
    const second = connection.send({ type: 'rematch' })
    expect(first).not.toBe(second)
    last().accept()
    expect(last().commands).toEqual([
      { type: 'start', id: first },
      { type: 'rematch', id: second },
    ])
  })

  test('without an answer it is sent again, the same', () => {
    last().accept()
    connection.send({ type: 'start' })
    vi.advanceTimersByTime(6_000)
    const [once, again] = last().sent
    expect(again).toBe(once)
  })

  test('after the way back it is sent again', () => {
    last().accept()
    connection.send({ type: 'start' })
    const [sent] = last().sent
    last().end()
    vi.advanceTimersByTime(300)
    last().accept()
    expect(last().sent).toEqual([sent])
  })

  test.each([
    { type: 'accepted', seq: 4 },
    { type: 'refused', code: 'past-point', message: '' },
  ])('an answer ends it: $type', (answer) => {
    last().accept()
    const id = connection.send({ type: 'start' })
    last().tell({ ...answer, id })
    last().end()
    vi.advanceTimersByTime(300)
    last().accept()
    expect(last().sent).toEqual([])
  })

  test('what came too fast is sent again', () => {
    last().accept()
    const id = connection.send({ type: 'start' })
    last().tell({ type: 'refused', code: 'too-fast', message: '', id })
    vi.advanceTimersByTime(6_000)
    expect(last().commands.filter((command) => command.id === id)).toHaveLength(2)
  })

  test('a seat that decides anew takes its first decision back, and no other', () => {
    connection.send(decide(0, 'continue'))
    connection.send(decide(1, { layout: [], path: '' }))
    connection.send(decide(0, 'return'))
    last().accept()
    expect(last().commands.map(({ seat, choice }) => [seat, choice])).toEqual([
      [1, { layout: [], path: '' }],
      [0, 'return'],
    ])
  })
})
