import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { join, Refusal } from '../../src/lib/api'

const PLAYERS = [{ name: 'Noa', hat: 0 }]
let ids: string[]

/** The server: each answer in turn, or none. */
function serve(...answers: (number | null)[]): void {
  ids = []
  vi.stubGlobal('fetch', (_: string, request: RequestInit) => {
    ids.push((JSON.parse(request.body as string) as { id: string }).id)
    const status = answers.shift()
    if (!status) return Promise.reject(new TypeError('no network'))
    return Promise.resolve(Response.json(status === 201 ? { seats: [1] } : { code: status === 409 ? 'table-full' : 'no-disk' }, { status }))
  })
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

async function joinOnce(code: string): Promise<unknown> {
  const asked = join(code, PLAYERS).catch((error: unknown) => error)
  await vi.runAllTimersAsync()
  return asked
}

test('a join without an answer is sent again, with the same id', async () => {
  serve(null, 503, 201)
  expect(await joinOnce('aaaaaa')).toEqual({ seats: [1] })
  expect(ids).toHaveLength(3)
  expect(new Set(ids).size).toBe(1)
  expect(ids[0]).toMatch(/^[0-9a-f]{32}$/)
})

test('the id is kept until there is an answer, and no longer', async () => {
  serve(...Array<null>(20).fill(null))
  expect(await joinOnce('bbbbbb')).toBeInstanceOf(Refusal)
  const [first] = ids
  serve(201)
  await joinOnce('bbbbbb')
  expect(ids).toEqual([first])
  serve(409)
  expect(await joinOnce('bbbbbb')).toMatchObject({ code: 'table-full' })
  expect(ids[0]).not.toBe(first)
  serve(201)
  await joinOnce('cccccc')
  expect(ids[0]).not.toBe(first)
})
