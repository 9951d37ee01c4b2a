import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { remembered } from '../../src/lib/remembered.svelte'
import { Stage } from '../../src/table/stage.svelte'

interface Counted {
  count: number
}

interface Added {
  add: number
}

const LENGTH = 100

/** Adds, and lets every number be looked at. */
class Counter extends Stage<Counted, Added> {
  isSettled = true
  isClear = true

  protected override async step(event: Added, shown: Counted): Promise<void> {
    this.isSettled = this.isClear = false
    shown.count += event.add
    await this.pause(LENGTH)
    this.isSettled = this.isClear = false
  }

  protected override settle(): void {
    this.isSettled = true
  }

  protected override clear(): void {
    this.isClear = true
  }
}

let stage: Counter

const script = (from: number, ...added: number[]) => ({
  events: added.map((add) => ({ add })),
  view: { count: added.reduce((sum, add) => sum + add, from) },
})

/** Lets so many milliseconds pass, and what follows from them happen. */
const pass = (length: number): Promise<unknown> => vi.advanceTimersByTimeAsync(length)

beforeEach(() => {
  vi.useFakeTimers()
  stage = new Counter()
  stage.set({ count: 0 }, [])
})

afterEach(() => {
  vi.useRealTimers()
})

test('events are shown one after the other', async () => {
  stage.play(script(0, 1, 2))
  expect([stage.shown, stage.isOpen, stage.log]).toEqual([{ count: 1 }, false, [{ add: 1 }]])
  await pass(LENGTH - 1)
  expect(stage.shown).toEqual({ count: 1 })
  await pass(1)
  expect([stage.shown, stage.isOpen]).toEqual([{ count: 3 }, false])
  await pass(LENGTH)
  expect([stage.shown, stage.isOpen, stage.isSettled]).toEqual([{ count: 3 }, true, true])
  expect(stage.log).toEqual([{ add: 1 }, { add: 2 }])
})

test('in the end the view is shown, whatever the events led to', async () => {
  stage.play({ events: [{ add: 1 }], view: { count: 7 } })
  await pass(LENGTH)
  expect(stage.shown).toEqual({ count: 7 })
})

test('the view itself is never changed', async () => {
  const view = { count: 1 }
  stage.set(view, [])
  stage.play(script(1, 5))
  await pass(LENGTH)
  expect(view).toEqual({ count: 1 })
})

test('a skip jumps to the end of the script', async () => {
  stage.play(script(0, 1, 2, 3))
  stage.skip()
  await pass(0)
  expect([stage.shown, stage.isOpen]).toEqual([{ count: 6 }, true])
  expect(stage.log).toHaveLength(3)
})

test('a skip is for the script being played, not for the next', async () => {
  stage.play(script(0, 1))
  stage.skip()
  await pass(0)
  stage.play(script(1, 1))
  expect(stage.isOpen).toBe(false)
  await pass(LENGTH)
  expect(stage.isOpen).toBe(true)
})

test('scripts that come meanwhile wait for their turn', async () => {
  stage.play(script(0, 1, 1))
  stage.play(script(2, 10))
  await pass(LENGTH)
  expect([stage.shown, stage.isOpen]).toEqual([{ count: 2 }, false])
  await pass(LENGTH)
  expect([stage.shown, stage.isOpen]).toEqual([{ count: 12 }, false])
  await pass(LENGTH)
  expect(stage.isOpen).toBe(true)
})

test('where too many wait, the next are hurried, but not the one that is being shown', async () => {
  stage.play(script(0, 1, 1))
  stage.play(script(2, 10))
  stage.play(script(12, 100))
  stage.play(script(112, 1000))
  stage.play(script(1112, 10000))
  await pass(LENGTH)
  expect(stage.log.map((event) => event.add)).toEqual([1, 1])
  await pass(LENGTH)
  expect(stage.log.map((event) => event.add)).toEqual([1, 1, 10, 100])
  expect([stage.shown, stage.isOpen]).toEqual([{ count: 112 }, false])
  await pass(3 * LENGTH)
  expect([stage.shown, stage.isOpen]).toEqual([{ count: 11112 }, true])
})

test('pauses are shorter for whoever wishes so', async () => {
  remembered.isQuick = true
  stage.play(script(0, 1, 2))
  await pass(LENGTH / 2)
  expect(stage.shown).toEqual({ count: 3 })
  await pass(LENGTH / 2)
  expect(stage.isOpen).toBe(true)
  remembered.isQuick = false
})

test('a page in the background shows nothing, and is up to date', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  stage.play(script(0, 1, 2))
  await pass(0)
  expect([stage.shown, stage.isOpen]).toEqual([{ count: 3 }, true])
})

test('a view that is set is shown at once', () => {
  stage.set({ count: 5 }, [{ add: 5 }])
  expect([stage.shown, stage.log, stage.isOpen, stage.isClear]).toEqual([{ count: 5 }, [{ add: 5 }], true, true])
})

test('a view that is set ends the script being played, which adds nothing any more', async () => {
  stage.play(script(0, 1, 2))
  stage.set({ count: 50 }, [{ add: 50 }])
  await pass(10 * LENGTH)
  expect([stage.shown, stage.log]).toEqual([{ count: 50 }, [{ add: 50 }]])
  expect([stage.isOpen, stage.isClear]).toEqual([true, true])
})

test('after a view that was set, scripts are played again', async () => {
  stage.play(script(0, 1, 2))
  stage.set({ count: 50 }, [])
  stage.play(script(50, 3))
  await pass(LENGTH)
  expect([stage.shown, stage.log]).toEqual([{ count: 53 }, [{ add: 3 }]])
})
