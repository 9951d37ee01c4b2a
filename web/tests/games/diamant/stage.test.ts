import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CaveStage } from '../../../src/games/diamant/stage.svelte'
import type { DiamantEvent } from '../../../src/games/diamant/types'
import { reduceMotion } from '../../motion'
import { matches } from './matches'

const LONG = 60_000
const played = matches()

let stage: CaveStage

const pass = (length: number): Promise<unknown> => vi.advanceTimersByTimeAsync(length)

/** The first script with such an event, played on the view before it, up to the event. */
async function upTo(kind: DiamantEvent['event'], is: (event: DiamantEvent) => boolean = () => true): Promise<DiamantEvent> {
  for (const { first, scripts } of played)
    for (const [nth, script] of scripts.entries()) {
      const place = script.events.findIndex((event) => event.event === kind && is(event))
      if (place < 0) continue
      stage.set(nth ? scripts[nth - 1]!.view : first, [])
      stage.play(script)
      while (stage.log.length <= place) await pass(10)
      return script.events[place]!
    }
  throw new Error(kind)
}

beforeEach(() => {
  vi.useFakeTimers()
  stage = new CaveStage()
})

afterEach(() => {
  reduceMotion(false)
  vi.useRealTimers()
})

describe('whole recorded tables', () => {
  test.each(played.map((match, nth) => [nth, match] as const))('the events of table %i lead to its views', async (_, { first, scripts }) => {
    stage.set(first, [])
    for (const script of scripts) {
      stage.play(script)
      await pass(LONG)
      expect(stage.shown).toEqual(script.view)
    }
    expect(stage.log).toEqual(scripts.flatMap((script) => script.events))
  })

  test('what the events show is what the views say: cards, rubies, and who is where', async () => {
    for (const { first, scripts } of played) {
      stage.set(first, [])
      for (const { events, view } of scripts) {
        stage.play({ events, view })
        const shown = stage.shown // before the view takes its place
        await pass(LONG)
        const { path, in_cave, beside, deck, relics } = view
        if (view.phase === 'decide') expect(shown).toMatchObject({ path, in_cave, beside, deck, relics })
      }
    }
  })
})

describe('the reveal', () => {
  test('all choices lie open together, before anybody moves', async () => {
    const event = await upTo('choices-revealed', (one) => 'left' in one && one.event === 'choices-revealed' && one.left.length > 0)
    if (event.event !== 'choices-revealed') throw new Error(event.event)
    expect(Object.keys(stage.reveal!).map(Number)).toEqual([...event.stayed, ...event.left].sort())
    for (const seat of event.left) {
      expect(stage.reveal![seat]).toBe('return')
      expect(stage.shown!.in_cave).toContain(seat)
    }
    expect(stage.isOpen).toBe(false)
    await pass(LONG)
    expect(stage.reveal).toBeNull()
  })

  test('a skip closes it', async () => {
    await upTo('choices-revealed')
    stage.skip()
    await pass(0)
    expect([stage.reveal, stage.isOpen]).toEqual([null, true])
  })
})

describe('rubies fly', () => {
  const isShared = (event: DiamantEvent): boolean => event.event === 'treasure-found' && event.each > 0

  test('from the card to everybody in the cave', async () => {
    await upTo('treasure-found', isShared)
    await pass(250)
    const seats = new Set(stage.flights.map((flight) => flight.to))
    expect(seats).toEqual(new Set(stage.shown!.in_cave.map((seat) => `seat-${seat}`)))
    const { id } = stage.flights[0]!
    stage.land(id)
    expect(stage.flights.map((flight) => flight.id)).not.toContain(id)
  })

  test('and one may decide while they do', async () => {
    await upTo('treasure-found', isShared)
    expect(stage.isOpen).toBe(false)
    await pass(250)
    expect([stage.isOpen, stage.flights.length > 0]).toEqual([true, true])
  })

  test('not with reduced motion: numbers still tell the gain', async () => {
    reduceMotion(true)
    await upTo('treasure-found', isShared)
    await pass(700)
    expect(stage.flights).toEqual([])
    expect(Object.keys(stage.gains)).not.toEqual([])
    await pass(LONG)
    expect(stage.gains).toEqual({})
  })
})

describe('a second trap', () => {
  test('makes it dark, and takes what lay beside the chests', async () => {
    const event = await upTo('trap-sprung', (one) => one.event === 'trap-sprung' && one.lost.some(Boolean))
    if (event.event !== 'trap-sprung') throw new Error(event.event)
    expect([stage.sprung, stage.isDark]).toEqual([event.card, false])
    await pass(250)
    expect([stage.isDark, stage.shown!.in_cave]).toEqual([true, []])
    for (const [place, seat] of event.fled.entries()) {
      expect(stage.shown!.beside[seat]).toBe(0)
      if (event.lost[place]) expect(stage.gains[seat]).toBe(-event.lost[place])
    }
    await pass(1_000)
    expect(stage.interlude?.ended.ended_by).toBe('trap')
    await pass(LONG)
    expect([stage.isDark, stage.interlude]).toEqual([false, null])
  })
})

describe('between two expeditions', () => {
  const isEarly = (event: DiamantEvent): boolean => event.event === 'expedition-ended' && event.expedition < 5

  /** Shows the end of an expedition, after the events of its whole table before it. */
  async function upToInterlude(): Promise<DiamantEvent[]> {
    const { first, scripts } = played[0]!
    const nth = scripts.findIndex(({ events }) => events.some(isEarly))
    stage.set(first, [])
    for (const script of scripts.slice(0, nth + 1)) {
      stage.play(script)
      while (!stage.interlude && !stage.isOpen) await pass(10)
      if (!stage.interlude) await pass(LONG)
    }
    return scripts.slice(0, nth + 1).flatMap(({ events }) => events)
  }

  test('everybody is told what they brought home', async () => {
    const events = await upToInterlude()
    const home = new Map<number, number>()
    for (const event of events)
      if (event.event === 'returned') event.seats.forEach((seat, place) => home.set(seat, event.beside[place]! + event.share))
    expect(stage.interlude!.brought.map(({ rubies }) => rubies)).toEqual(stage.shown!.beside.map((_, seat) => home.get(seat) ?? 0))
    expect(stage.isOpen).toBe(false)
  })

  test('a skip before it does not reach it, and a skip of it does not reach the next card', async () => {
    stage.set(played[0]!.first, [])
    await upTo('expedition-ended', isEarly)
    stage.skip()
    await pass(0)
    expect(stage.interlude).not.toBeNull()
    stage.skip()
    await pass(0)
    expect([stage.interlude, stage.isOpen]).toEqual([null, false])
    await pass(LONG)
    expect(stage.isOpen).toBe(true)
  })

  test('whoever is home may go on to it at once', async () => {
    await upTo('choices-revealed')
    stage.hurry()
    await pass(0)
    expect([stage.isOpen, stage.isHurrying]).toEqual([true, true])
    const { scripts } = played[0]!
    const nth = scripts.findIndex(({ events }) => events.some(isEarly))
    stage.play(scripts[nth]!)
    await pass(0)
    expect([stage.interlude === null, stage.isHurrying]).toEqual([false, false])
  })
})

test('the odds are those of the cards that lie there', async () => {
  for (const { first, scripts } of played) {
    stage.set(first, [])
    let before = first.odds
    for (const script of scripts) {
      stage.play(script)
      const cards = stage.shown!.path.length
      while (stage.reveal) {
        expect([stage.shown!.odds, stage.shown!.path.length]).toEqual([before, cards])
        await pass(10)
      }
      await pass(LONG)
      expect(stage.shown!.odds).toEqual(script.view.odds)
      before = script.view.odds
    }
  }
})
