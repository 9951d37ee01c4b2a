/** What a pointer or a key means for a walk: the steps that lead to a place, the way back, the only way there. */
import {
  CELLS, Refusal, SHIFTS, ahead, cellIn, cellOf, readSpot, slotOf,
  type Cell, type Direction, type Dungeon, type Level, type OwnCell, type Place, type Position, type Slot, type Step, type Walk,
} from '../walk'

/** How many walks a search may look at: more are as good as several ways. */
const MOST_WALKS = 400

/** Where a pointer is: on the floor of a level, or just outside an opening on the edge. */
export interface Aim {
  /** The floor cell, or the opening that the pointer is just outside of. */
  readonly cell: Cell
  readonly isOutside: boolean
}

/** What lies at a position: the floor of the level wished for, else of the other, else the outside of an opening. */
export function aimAt(dungeon: Dungeon, position: Position, level: Level): Aim | null {
  const cell = dungeon.cellAt(position, level) ?? dungeon.cellAt(position, level ? 0 : 1)
  if (cell !== undefined) return { cell, isOutside: false }
  for (const [opening, side] of dungeon.edges) {
    const outside = ahead(dungeon.position(opening), side)
    if (outside.row === position.row && outside.column === position.column) return { cell: opening, isOutside: true }
  }
  return null
}

/** The cell that one points at to mean a step: a pit for falling into it; null for steps that lead to no cell. */
export function cellFor(step: Step): Cell | null {
  if (!step.target) return null
  if (step.kind !== 'fall') return cellOf(step.target)
  return step.token.startsWith('d') ? cellOf(readSpot(step.token.slice(1, 4))) : ((cellOf(step.target) - CELLS) as Cell)
}

/** The steps without those that stop before monsters which might as well be defeated. */
export const worthwhile = (steps: readonly Step[]): Step[] =>
  steps.filter(({ token, defeats }) => defeats === null || !steps.some((other) => other.token === token.replace(/!.*/, '')))

/** The next steps that a pointer at an aim may mean. */
export function stepsTo(walk: Walk, aim: Aim): Step[] {
  const { dungeon } = walk
  const place = dungeon.place(aim.cell)
  const steps = worthwhile(walk.steps()).filter((step) => {
    if (step.kind === 'exit') return aim.isOutside && walk.place === place
    if (aim.isOutside) return step.kind === 'enter' && cellFor(step) === aim.cell
    const cell = cellFor(step)
    return cell !== null && dungeon.place(cell) === place
  })
  const exact = steps.filter((step) => cellFor(step) === aim.cell)
  return exact.length ? exact : steps
}

/** A step that is taken without asking: it leads where one points and gives nothing up. */
export const isPlain = ({ kind, defeats }: Step): boolean =>
  defeats === null && (kind === 'enter' || kind === 'walk' || kind === 'exit')

/** The walk as it was when it was last in a place, before now; null if it never was. */
export function backTo(walk: Walk, place: Place | undefined): Walk | null {
  for (let past = walk.before; past?.before; past = past.before) if (past.place === place) return past
  return null
}

/** The direction on the table in which a step leaves; null for journeys. */
export function directionOf(walk: Walk, { token, kind }: Step): Direction | null {
  if (kind !== 'walk' && kind !== 'exit' && kind !== 'fall') return null
  const letter = 'nesw'.indexOf(token[0]!.toLowerCase())
  if (letter >= 0) return letter as Direction
  const place = walk.place
  if (place === undefined || !/^[1-5]/.test(token)) return null
  return walk.dungeon.direction(slotOf(place), walk.dungeon.room(place)!.doors[Number(token[0]) - 1]!.direction)
}

const NEIGHBOURS = new WeakMap<Dungeon, Map<Place, Place[]>>()

/** The places beside a place, by corridor, door or border, whatever stands there. */
export function neighbours(dungeon: Dungeon, place: Place): readonly Place[] {
  let known = NEIGHBOURS.get(dungeon)
  if (!known) NEIGHBOURS.set(dungeon, (known = allNeighbours(dungeon)))
  return known.get(place) ?? []
}

function allNeighbours(dungeon: Dungeon): Map<Place, Place[]> {
  const found = new Map<Place, Place[]>()
  const join = (one: Place, two: Place): void => {
    found.set(one, [...(found.get(one) ?? []), two])
  }
  dungeon.grounds.forEach((ground, index) => {
    const slot = index as Slot
    const own = (place: OwnCell): Place => cellIn(slot, place) as Place
    for (const [place, ways] of ground.ways) for (const way of ways) join(own(place), own(way.place))
    for (const [place, room] of ground.rooms) for (const door of room.doors) join(own(place), own(door.place))
  })
  for (const [cell, other] of dungeon.joins) join(dungeon.place(cell)!, dungeon.place(other)!)
  return found
}

/** Whether unused floor leads from the end of a walk to a place, whatever stands on it. */
function isOpen(walk: Walk, goal: Place): boolean {
  const { dungeon } = walk
  const start = walk.place
  if (start === undefined) return true
  const seen = new Set<Place>([start])
  for (let past = walk.before; past?.before; past = past.before) {
    const place = past.place
    if (place !== undefined && !dungeon.room(place)) seen.add(place)
  }
  const waiting = [start]
  for (const place of waiting) {
    if (place === goal) return true
    for (const next of neighbours(dungeon, place)) {
      if (seen.has(next)) continue
      seen.add(next)
      waiting.push(next)
    }
  }
  return false
}

const onFoot = (walk: Walk): Step[] => walk.steps().filter((step) => isPlain(step) && step.kind !== 'exit')

const after = (walk: Walk, step: Step): Walk => {
  const next = walk.step(step.token)
  if (next instanceof Refusal) throw new Error(next.message)
  return next
}

function leads(walk: Walk, goal: Place, budget: { left: number }): boolean {
  if (walk.place === goal) return true
  if (!isOpen(walk, goal)) return false
  if (budget.left-- <= 0) return true
  return onFoot(walk).some((step) => leads(after(walk, step), goal, budget))
}

/** How far there is only one way on foot towards a place: the walk there, and the steps to choose from if it is not the end. */
export interface Way {
  readonly walk: Walk
  readonly forks: readonly Step[]
}

/** The only way on foot to a place, as far as it is the only one; null if there is none. */
export function wayTo(start: Walk, goal: Place, most = MOST_WALKS): Way | null {
  let walk = start
  for (;;) {
    const budget = { left: most }
    const steps = onFoot(walk).filter((step) => leads(after(walk, step), goal, budget))
    if (!steps.length) return null
    if (steps.length > 1) return { walk, forks: steps }
    walk = after(walk, steps[0]!)
    if (walk.place === goal) return { walk, forks: [] }
  }
}

/** The nearest of some positions in a direction from another: straight ahead counts more than aside. */
export function nearestTowards<T extends { x: number; y: number }>(
  from: { x: number; y: number }, places: readonly T[], direction: Direction,
): T | null {
  const [down, right] = SHIFTS[direction]
  let best: T | null = null
  let least = Infinity
  for (const place of places) {
    const [across, along] = [place.x - from.x, place.y - from.y]
    const forward = across * right + along * down
    if (forward <= 0) continue
    const cost = forward + 2 * Math.abs(across * down + along * right)
    if (cost < least) [best, least] = [place, cost]
  }
  return best
}

