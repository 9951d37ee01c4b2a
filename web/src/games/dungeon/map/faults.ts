/** What is wrong with cards as they lie, and where on the map. */
import { Fault, HEIGHT, WIDTH, layoutFaults, type Card, type Placed, type Position } from '../walk'

/** Everything that is wrong; of two parts that are not joined, the smaller one is told of, whichever was laid first. */
export function faultsOf(layout: readonly Placed[]): readonly Fault[] {
  const faults = layoutFaults(layout)
  const apart = faults.filter(({ other }) => other === null)
  if (apart.length * 2 <= layout.length) return faults
  const rest = layout.flatMap((_, slot) => (apart.some((fault) => fault.slot === slot) ? [] : [slot as Fault['slot']]))
  return [...faults.filter(({ other }) => other !== null), ...rest.map((slot) => new Fault('V-R8', slot, null, 'unjoined'))]
}

/** The fault to tell of after a card was laid: one of that card, if there is any. */
export const faultFor = (faults: readonly Fault[], layout: readonly Placed[], card: Card | null): Fault | undefined =>
  faults.find(({ slot, other }) => layout[slot]!.card === card || (other !== null && layout[other]!.card === card)) ?? faults[0]

/** The border or the overlap of the cards concerned, in cells; null for a card that is apart. */
export function seamOf({ slot, other }: Fault, layout: readonly Placed[]): { x: number; y: number; width: number; height: number } | null {
  if (other === null) return null
  const [one, two] = [layout[slot]!, layout[other]!]
  const [x, y] = [Math.max(one.x, two.x), Math.max(one.y, two.y)]
  return { x, y, width: Math.min(one.x, two.x) + WIDTH - x, height: Math.min(one.y, two.y) + HEIGHT - y }
}

/** Where a fault is told: in the middle of its border, or of its card. */
export function positionOfFault(fault: Fault, layout: readonly Placed[]): Position {
  const { x, y, width, height } = seamOf(fault, layout) ?? { ...layout[fault.slot]!, width: WIDTH, height: HEIGHT }
  return { row: Math.floor(y + height / 2), column: Math.floor(x + width / 2) }
}
