/** Where the things that count lie in a dungeon, in the order of their discovery, in the map's units. */
import { CELL, centre, strokesOf } from './map/line'
import { WORDS, cellOf, type Cell, type Find, type Place, type Walk } from './walk'

export interface Spot {
  readonly x: number
  readonly y: number
}

function middleOf(walk: Walk, cells: readonly Cell[]): Spot {
  const points = cells.map((cell) => centre(walk.dungeon, cell))
  const mean = (numbers: number[]): number => (numbers.reduce((sum, one) => sum + one, 0) / numbers.length) * CELL
  return { x: mean(points.map(({ x }) => x)), y: mean(points.map(({ y }) => y)) }
}

/** V-G1: the rooms that were entered. */
function rooms(walk: Walk): Spot[] {
  const places = new Set<Place>()
  for (let one: Walk | null = walk; one; one = one.before) {
    const { place } = one
    if (place !== undefined && walk.dungeon.room(place)) places.add(place)
  }
  return [...places].reverse().map((place) => middleOf(walk, walk.dungeon.cellsOf(place)))
}

/** What a path found of one kind. */
export function spotsOf(walk: Walk, find: Find): Spot[] {
  const spots =
    find === 'room'
      ? rooms(walk)
      : walk.discovered.map(cellOf).filter((cell) => WORDS.get(walk.dungeon.glyph(cell)) === find).map((cell) => middleOf(walk, [cell]))
  return spots.slice(0, walk.discoveries[find])
}

/** V-E5: where the path left the dungeon; or where it ends. */
export function endOf(walk: Walk): Spot[] {
  const last = strokesOf(walk).at(-1)?.points.at(-1)
  return last ? [{ x: last.x * CELL, y: last.y * CELL }] : []
}
