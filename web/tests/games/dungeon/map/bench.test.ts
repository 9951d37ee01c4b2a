import { describe, expect, test } from 'vitest'
import { Bench } from '../../../../src/games/dungeon/map/bench.svelte'
import { cards, cellOf, legalPlaces, readSpot, type Card, type Cell, type Position, type Tools } from '../../../../src/games/dungeon/walk'
import { drawn } from '../drawn'

const NONE: Tools = { tokens: { sword: 0, scroll: 0, key: 0, rope: 0 }, books: [] }
const cell = (spot: string): Cell => cellOf(readSpot(spot))
const point = ({ row, column }: Position): { x: number; y: number } => ({ x: column + 0.5, y: row + 0.5 })
const hand = (...ids: string[]): Card[] => ids.map((id) => cards.get(id)!)

/** Five cards of the tests' own, with a path. */
const EXAMPLE = {
  layout: [
    { card: 'S4', x: 0, y: 0, turned: true },
    { card: 'S9', x: -1, y: 9, turned: false },
    { card: 'D4-11', x: -8, y: 9, turned: false },
    { card: 'D5-08', x: 1, y: 18, turned: false },
    { card: 'D6-02', x: -10, y: 18, turned: true },
  ],
  path: '5a4wwnp4c7e4wvNNENEwnnn1n3wwwwsWNNNWw2se2ssss2ssse',
}
const EXAMPLE_HAND = [...drawn.values()]
const EXAMPLE_TOOLS: Tools = { ...NONE, tokens: { ...NONE.tokens, sword: 1 } }
const example = (): Bench => new Bench(EXAMPLE_HAND, EXAMPLE_TOOLS, EXAMPLE)

describe('building', () => {
  test('a chosen card is laid on a glowing place by a tap near its middle', () => {
    const bench = new Bench(hand('S1', 'S2', 'S3', 'S4', 'S5'), NONE)
    bench.choose(bench.hand[0]!)
    expect(bench.places).toEqual([{ x: 0, y: 0 }])
    bench.tapBuilding({ x: 4, y: 5 })
    expect(bench.placed(bench.hand[0]!)).toMatchObject({ x: 0, y: 0, turned: false })
    bench.choose(bench.hand[1]!)
    expect(bench.places).toEqual(legalPlaces(bench.work.layout, bench.hand[1]!, false))
    const place = bench.places[0]!
    bench.tapBuilding({ x: place.x + 3.4, y: place.y + 4.6 })
    expect(bench.placed(bench.hand[1]!)).toMatchObject(place)
    expect(bench.work.faults).toEqual([])
    expect(bench.left).toEqual(bench.hand.slice(2))
  })

  test('a tap on a card that lies chooses it, another turns it', () => {
    const bench = example()
    bench.setMode('build')
    bench.tapBuilding({ x: 2.5, y: 2.5 })
    expect(bench.chosen).toBe(bench.hand[0])
    bench.tapBuilding({ x: 2.5, y: 2.5 })
    expect(bench.placed(bench.hand[0]!)!.turned).toBe(false)
  })

  test('a tap far from every place says why the card may not lie there', () => {
    const bench = new Bench(hand('S1', 'S2', 'S3', 'S4', 'S5'), NONE)
    bench.lay(bench.hand[0]!, { x: 0, y: 0 })
    bench.choose(bench.hand[1]!)
    bench.tapBuilding({ x: 30, y: 30 })
    expect(bench.notice).toMatchObject({ kind: 'fault', fault: { rule: 'V-R8', key: 'unjoined', slot: 1 } })
    expect(bench.work.layout).toHaveLength(1)
  })

  test('where all is small, a finger may miss a place by more cells', () => {
    const bench = new Bench(hand('S1', 'S2', 'S3', 'S4', 'S5'), NONE)
    bench.choose(bench.hand[0]!)
    bench.tapBuilding({ x: 10, y: 5 })
    expect(bench.work.layout).toHaveLength(0)
    bench.tapBuilding({ x: 10, y: 5 }, 7)
    expect(bench.work.layout).toHaveLength(1)
  })

  test('a card snaps to a legal place within a cell and a half, else to whole cells', () => {
    const bench = new Bench(hand('S1', 'S2', 'S3', 'S4', 'S5'), NONE)
    expect(bench.snap({ x: 3.9, y: 0.6 }, [{ x: 5, y: 1 }])).toEqual({ x: 5, y: 1, isLegal: true })
    expect(bench.snap({ x: 3.4, y: 0.6 }, [{ x: 5, y: 1 }])).toEqual({ x: 3, y: 1, isLegal: false })
  })

  test('cards may lie wrongly for a while; the path comes back when they lie well again', () => {
    const bench = example()
    bench.lay(bench.hand[0]!, { x: 20, y: 0 })
    expect(bench.work.faults.length).toBeGreaterThan(0)
    expect([bench.walk, bench.isLegal]).toEqual([null, false])
    bench.lay(bench.hand[0]!, { x: 0, y: 0 })
    expect(bench.submission).toEqual(EXAMPLE)
  })

  test('the card that was moved away is told of, not the four that it left, and where', () => {
    const bench = example()
    bench.lay(bench.hand[0]!, { x: 20, y: 0 })
    expect(bench.work.faults.map(({ slot, other }) => [slot, other])).toEqual([[0, null]])
    bench.lay(bench.hand[3]!, { x: -10, y: 20 })
    expect(bench.notice).toMatchObject({ kind: 'fault', fault: { key: 'overlap', slot: 4, other: 3 } })
  })

  test('a change of the cards keeps as much of the path as is legal, and says how much is gone', () => {
    const bench = example()
    const before = bench.walk!.tokensOfPath.length
    bench.takeBack(bench.hand[3]!)
    expect(bench.walk!.path).toBe('4a4wwn') // D6-02 is card 4 now, and the portal was on the card that is gone
    expect(bench.notice).toEqual({ kind: 'cut', count: before - 4 })
    expect(bench.left).toEqual([bench.hand[3]])
  })

  test('arrows go from legal place to legal place', () => {
    const bench = new Bench(hand('S1', 'S2', 'S3', 'S4', 'S5'), NONE)
    bench.choose(bench.hand[0]!)
    bench.look(1)
    bench.lay(bench.hand[0]!, bench.ghost!)
    bench.choose(bench.hand[1]!)
    bench.look(2)
    expect(bench.ghost).toEqual(bench.places[0])
    const first = bench.ghost!
    bench.look(2)
    expect(bench.places).toContainEqual(bench.ghost)
    expect(bench.ghost!.y).toBeGreaterThan(first.y)
  })
})

describe('drawing', () => {
  test('the line follows the pointer from opening to opening, and back', () => {
    const bench = example()
    bench.clearPath()
    const { walk } = bench
    const entry = walk!.dungeon.position([...walk!.dungeon.edges.keys()].find((cell) => walk!.dungeon.glyph(cell) === '.')!)
    expect(bench.isGrip(entry)).toBe(true)
    bench.pull(point(entry))
    expect(bench.walk!.tokensOfPath).toHaveLength(1)
    const next = bench.steps.find(({ kind, target }) => kind === 'walk' && target)!
    const to = bench.walk!.dungeon.cellAt(bench.walk!.dungeon.position(cell(next.target!.name)), 0)!
    bench.pull(point(bench.walk!.dungeon.position(to)))
    expect(bench.walk!.tokensOfPath).toHaveLength(2)
    bench.pull(point(entry))
    expect(bench.walk!.tokensOfPath).toHaveLength(1)
  })

  test('a pointer beside a corridor, and one that was fast, pull the line too', () => {
    const bench = example()
    bench.clearPath()
    bench.step('5a4') // a corridor from the right edge to a door: (-4, 23), (-5, 23), (-6, 23)
    expect(bench.pull({ x: -4.5, y: 22.9 })).toBe(true)
    expect(bench.walk!.path).toBe('5a4w')
    bench.stepBack()
    expect(bench.pull({ x: -5.5, y: 23.5 })).toBe(true)
    expect(bench.walk!.path).toBe('5a4ww')
    expect(bench.pull({ x: 30, y: 30 })).toBe(false)
  })

  test('a finger may miss by a little', () => {
    const bench = example()
    bench.clearPath()
    const entry = { row: 23, column: -4 }
    const beside = { x: -3.5, y: 22.8 }
    expect(bench.meant(beside, 0)).toEqual({ row: 22, column: -4 })
    expect(bench.meant(beside, 1)).toEqual(entry)
  })

  test('undo and redo go step by step', () => {
    const bench = example()
    const path = bench.walk!.path
    bench.stepBack()
    const shorter = bench.walk!.path
    expect(path.startsWith(shorter) && path !== shorter).toBe(true)
    bench.undo()
    expect(bench.walk!.path).toBe(path)
    bench.redo()
    expect(bench.walk!.path).toBe(shorter)
    expect(bench.canRedo).toBe(false)
  })

  test('a tap on an earlier point offers to cut the line there', () => {
    const bench = example()
    const past = bench.walk!.before!.before!.before!
    bench.tapDrawing(past.dungeon.position(cell(past.spots[0]!.name)))
    expect(bench.offer!.cut!.path).toBe(past.path)
    bench.cutTo(bench.offer!.cut!)
    expect(bench.walk!.path).toBe(past.path)
  })

  test('a tap before the entry says where a path begins', () => {
    const bench = example()
    bench.clearPath()
    bench.tapDrawing({ row: 22, column: -7 })
    expect(bench.notice).toEqual({ kind: 'entry' })
    expect(bench.forks).toEqual(bench.steps)
  })

  test('an arrow into rock says so with the rule', () => {
    const bench = example()
    bench.clearPath()
    bench.step('5a4')
    bench.go(0)
    expect(bench.notice).toMatchObject({ kind: 'refusal', refusal: { rule: 'V-P7' } })
    expect(bench.walk!.path).toBe('5a4')
  })

  test('falling is asked, even if it is the only step there', () => {
    const bench = example()
    bench.cutTo(bench.walk!.before!)
    const at = bench.walk!.tokensOfPath.indexOf('wv' as never)
    let walk = bench.walk!
    while (walk.tokensOfPath.length > at) walk = walk.before!
    bench.cutTo(walk)
    bench.go(3)
    expect(bench.offer!.steps.map(({ token }) => token)).toContain('wv')
    expect(bench.walk!.path).toBe(walk.path)
  })
})

describe('a draft', () => {
  const again = (bench: Bench): Bench => new Bench(EXAMPLE_HAND, EXAMPLE_TOOLS, JSON.parse(JSON.stringify(bench.draft)))

  test('is read as it was kept', () => {
    const bench = example()
    expect(bench.walk!.path).toBe(EXAMPLE.path)
    expect(bench.mode).toBe('draw')
    expect(again(bench).submission).toEqual(EXAMPLE)
  })

  test('brings back a rearrangement as it lay, beside the version that counts (V-R34)', () => {
    const bench = example()
    bench.takeBack(bench.hand[3]!)
    bench.turn(bench.hand[3]!)
    bench.lay(bench.hand[0]!, { x: 20, y: 0 })
    expect(bench.draft).toMatchObject(EXAMPLE)
    const back = again(bench)
    expect(back.work).toEqual(bench.work)
    expect(back.work.path).toBe('4a4wwn')
    expect(back.isTurned(back.hand[3]!)).toBe(true)
    expect(back.mode).toBe('build')
    expect(back.draft).toEqual(bench.draft)
    back.undo()
    expect(back.submission).toEqual(EXAMPLE)
  })

  test('of cards that never lay legally counts for nothing, and comes back all the same', () => {
    const bench = new Bench(EXAMPLE_HAND, EXAMPLE_TOOLS)
    bench.lay(bench.hand[1]!, { x: 0, y: 0 })
    bench.turn(bench.hand[2]!)
    expect(bench.draft).toMatchObject({ layout: [], path: '' })
    const back = again(bench)
    expect(back.work.layout).toEqual(bench.work.layout)
    expect(back.hand.map((card) => back.isTurned(card))).toEqual([false, false, true, false, false])
    expect(back.canUndo).toBe(false)
  })

  test('is small enough for the server, whatever the path', () => {
    const bench = example()
    bench.lay(bench.hand[0]!, { x: 20, y: 0 })
    const { draft } = bench
    const longest = { ...draft, path: 'w'.repeat(1000), now: { ...draft.now!, path: 'w'.repeat(1000) } }
    expect(JSON.stringify(longest).length).toBeLessThan(8192)
  })

  test('of another device that went on becomes the work, and can be undone; an older one is overruled', () => {
    const [here, there] = [example(), example()]
    there.stepBack()
    there.stepBack()
    expect(here.meet(there.draft)).toBe(false)
    expect(here.walk!.path).toBe(there.walk!.path)
    expect(here.draft).toEqual(there.draft)
    here.undo()
    expect(here.submission).toEqual(EXAMPLE)
    expect(here.meet(there.draft)).toBe(true)
    expect(here.meet(null)).toBe(true)
    expect(here.submission).toEqual(EXAMPLE)
    expect(here.meet(here.draft)).toBe(false)
  })

  test.each([
    null,
    7,
    {},
    { layout: [{ card: 'S1' }], path: '' },
    { ...EXAMPLE, layout: [EXAMPLE.layout[0], EXAMPLE.layout[0]] },
    { ...EXAMPLE, now: { layout: 'none' }, turned: 'all', changes: 'many' },
  ])('that is none, or of another hand, is an empty table', (draft) => {
    expect(new Bench(EXAMPLE_HAND, NONE, draft).work.layout).toEqual([])
  })
})
