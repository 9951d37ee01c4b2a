/** Where one more card may lie (V-D4). */
import type { Card } from './cards'
import { Dungeon, Fault, ahead, lay, positionOn, type Placed } from './geometry'
import { opposite } from './ground'

/** Everywhere that one more card may lie, turned or not, from the top left to the bottom right. */
export function placesFor(layout: readonly Placed[], card: Card): Placed[] {
  const places = [false, true].flatMap((turned) => legalPlaces(layout, card, turned).map((place) => ({ card, ...place, turned })))
  return places.sort((one, two) => one.y - two.y || one.x - two.x || Number(one.turned) - Number(two.turned))
}

/** Where one more card may lie so turned: the column and row of its top left cell, from the top left to the bottom right. */
export function legalPlaces(layout: readonly Placed[], card: Card, turned: boolean): { x: number; y: number }[] {
  if (!layout.length) return [{ x: 0, y: 0 }]
  return junctions(layout, card, turned)
    .filter((place) => !(lay([...layout, { card, ...place, turned }]) instanceof Fault))
    .sort((one, two) => one.y - two.y || one.x - two.x)
}

/** Where an opening of the card meets one on the edge. */
function junctions(layout: readonly Placed[], card: Card, turned: boolean): { x: number; y: number }[] {
  const dungeon = new Dungeon(layout)
  const found = new Map<string, { x: number; y: number }>()
  for (const [edge, side] of dungeon.edges) {
    const next = ahead(dungeon.position(edge), side)
    for (const [cell, own] of card.ground.openings) {
      if ((turned ? opposite(own) : own) !== opposite(side)) continue
      const { row, column } = positionOn({ card, x: 0, y: 0, turned }, cell)
      const [x, y] = [next.column - column, next.row - row]
      found.set(`${x} ${y}`, { x, y })
    }
  }
  return [...found.values()]
}
