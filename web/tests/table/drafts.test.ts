import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Drafts } from '../../src/table/drafts'
import type { DraftTelling } from '../../src/wire'

let told: DraftTelling[]
let isReachable: boolean
let drafts: Drafts

const work = (seat: number, work: unknown) => ({ seat, point: 7, work })

beforeEach(() => {
  vi.useFakeTimers()
  told = []
  isReachable = true
  drafts = new Drafts({
    tell(telling) {
      if (isReachable && telling.type === 'draft') told.push(telling)
      return isReachable
    },
  })
})

afterEach(() => {
  drafts.close()
  vi.useRealTimers()
})

test('the first goes at once, later ones a second later, and only the latest of them', async () => {
  drafts.leave(work(0, 'a'))
  expect(told).toEqual([{ type: 'draft', seat: 0, point: 7, work: 'a' }])
  drafts.leave(work(0, 'b'))
  drafts.leave(work(0, 'c'))
  await vi.advanceTimersByTimeAsync(990)
  expect(told).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(20)
  expect(told.map((telling) => telling.work)).toEqual(['a', 'c'])
})

test('what did not get through is told when the table is there again', async () => {
  isReachable = false
  drafts.leave(work(0, 'a'))
  await vi.advanceTimersByTimeAsync(3_000)
  expect(told).toEqual([])
  isReachable = true
  await vi.advanceTimersByTimeAsync(1_100)
  expect(told.map((telling) => telling.work)).toEqual(['a'])
})

test('a page that is left waits for nothing', () => {
  drafts.leave(work(0, 'a'))
  drafts.leave(work(0, 'b'))
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(told.map((telling) => telling.work)).toEqual(['a', 'b'])
})

test('finished work is forgotten', async () => {
  drafts.leave(work(0, 'a'))
  drafts.leave(work(0, 'b'))
  drafts.forget(0)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(told.map((telling) => telling.work)).toEqual(['a'])
})

test('each seat has work of its own', async () => {
  drafts.leave(work(0, 'a'))
  drafts.leave(work(1, 'b'))
  await vi.advanceTimersByTimeAsync(1_100)
  expect(told.map((telling) => [telling.seat, telling.work])).toEqual([[0, 'a'], [1, 'b']])
})
