/** How much of the grid cards take. */
import { HEIGHT, WIDTH } from '../walk'
import type { Corner } from './bench.svelte'
import type { Box } from './camera.svelte'

/** The part of the grid that holds cards at these corners, and some cells around them. */
export function boxOf(corners: readonly Corner[], around: number): Box {
  const all = corners.length ? corners : [{ x: 0, y: 0 }]
  return {
    left: Math.min(...all.map(({ x }) => x)) - around,
    top: Math.min(...all.map(({ y }) => y)) - around,
    right: Math.max(...all.map(({ x }) => x)) + WIDTH + around,
    bottom: Math.max(...all.map(({ y }) => y)) + HEIGHT + around,
  }
}
