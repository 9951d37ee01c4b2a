/** Cards laid and a line drawn on a map that nobody sees: code that runs for the first time takes several times as long. */
import { flushSync, mount, unmount } from 'svelte'
import type { Card, Tools } from '../walk'
import { Bench } from './bench.svelte'
import type { Bitmaps } from './bitmaps.svelte'
import Board from './Board.svelte'
import { Camera } from './camera.svelte'
import { Drag } from './drag.svelte'
import { cellFor, isPlain } from './ways'

const STEPS = 8

/** Do it, a little at each turn. */
export function* rehearsal(hand: readonly Card[], tools: Tools, bitmaps: Bitmaps): Generator {
  const bench = new Bench(hand, tools)
  const camera = new Camera()
  const drag = new Drag(bench, camera, () => new DOMRect(0, 0, 600, 600))
  const target = document.createElement('div')
  const board = mount(Board, { target, props: { bench, camera, drag, bitmaps, colour: '', disabled: false, isByKeys: false, element: undefined } })
  try {
    for (const card of hand) {
      bench.choose(card)
      yield flushSync()
      drag.start(card, new PointerEvent('pointermove', { clientX: 300, clientY: 300 }), { x: 300, y: 300 })
      yield flushSync()
      drag.cancel()
      bench.lay(card, bench.places[0] ?? { x: 0, y: 0 })
      yield flushSync()
    }
    bench.undo()
    bench.redo()
    bench.setMode('draw')
    yield flushSync()
    bench.isStroke = true
    for (let step = 0; step < STEPS; step++) {
      const next = bench.steps.find((one) => isPlain(one) && cellFor(one) !== null)
      if (!next) break
      const { row, column } = bench.walk!.dungeon.position(cellFor(next)!)
      bench.pull({ x: column + 0.5, y: row + 0.5 })
      yield flushSync()
    }
    bench.isStroke = false
    bench.stepBack()
    flushSync()
  } finally {
    void unmount(board)
  }
}
