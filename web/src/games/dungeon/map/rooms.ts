/** The line that a path draws through a room: the shortest one, so that visits which need not cross do not. */
import { SHIFTS, columnOf, outline, rowOf, type OwnCell, type Room } from '../walk'

/** A point on a card, in cells from its top left corner, as the card stands in its data. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** Where a visit begins or ends: by a door, by its number, or inside, on a cell. */
export type End = { readonly door: number } | { readonly cell: OwnCell }

export interface Visit {
  readonly from: End
  /** Null for a path that stays in the room for now. */
  readonly to: End | null
}

/** How far inside its door a line may turn. */
const INSET = 0.35
/** How far from a corner of the wall the first line passes, and how much further each one around it. */
const CLEARANCE = 0.2
const GAP = 0.17
const FARTHEST = 0.62
const BODY = 0.1

interface Corner {
  readonly point: Point
  /** The way from the corner into the room. */
  readonly inward: Point
  /** Where it is on the outer wall. */
  readonly at: number
}

export const middle = (cell: OwnCell): Point => ({ x: columnOf(cell) + 0.5, y: rowOf(cell) + 0.5 })

const moved = ({ x, y }: Point, way: Point, far: number): Point => ({ x: x + way.x * far, y: y + way.y * far })

const distance = (one: Point, two: Point): number => Math.hypot(one.x - two.x, one.y - two.y)

/** The floor plan of a room: its cells, and the order of doors and corners along its wall. */
class Plan {
  private readonly cells: ReadonlySet<string>
  private readonly wall: readonly (readonly [OwnCell, 0 | 1 | 2 | 3])[]
  readonly corners: readonly Corner[]

  constructor(private readonly room: Room) {
    this.cells = new Set(room.cells.map((cell) => `${columnOf(cell)} ${rowOf(cell)}`))
    this.wall = outline(room.cells)
    this.corners = this.wall.flatMap(([cell, out], index) => {
      const next = this.wall[(index + 1) % this.wall.length]!
      if (next[1] !== (out + 3) % 4) return []
      const [up, along] = [shift(out), shift(((out + 1) % 4) as 0 | 1 | 2 | 3)]
      const point = moved(moved(middle(cell), up, 0.5), along, 0.5)
      const inward = { x: (along.x - up.x) * Math.SQRT1_2, y: (along.y - up.y) * Math.SQRT1_2 }
      return [{ point, inward, at: index + 0.5 }]
    })
  }

  threshold(door: number): { at: number; outer: Point; inner: Point } {
    const { cell, direction } = this.room.doors[door - 1]!
    const at = this.wall.findIndex(([own, out]) => own === cell && out === direction)
    const outer = moved(middle(cell), shift(direction), 0.5)
    return { at, outer, inner: moved(outer, shift(direction), -INSET) }
  }

  /** Whether a line between two points stays clear of the walls. */
  sees(one: Point, two: Point): boolean {
    const steps = Math.max(1, Math.ceil(distance(one, two) / 0.08))
    for (let step = 0; step <= steps; step++) {
      const [x, y] = [one.x + ((two.x - one.x) * step) / steps, one.y + ((two.y - one.y) * step) / steps]
      for (const [right, down] of [[-BODY, -BODY], [BODY, -BODY], [-BODY, BODY], [BODY, BODY]] as const) {
        if (!this.cells.has(`${Math.floor(x + right)} ${Math.floor(y + down)}`)) return false
      }
    }
    return true
  }

  /** The shortest line from a point to another around these corners, without the first point. */
  shortest(from: Point, to: Point, corners: readonly Point[]): Point[] {
    const points = [from, ...corners, to]
    const far = points.map(() => Infinity)
    const came = points.map(() => 0)
    const waiting = new Set(points.keys())
    far[0] = 0
    while (waiting.size) {
      const here = [...waiting].reduce((best, next) => (far[next]! < far[best]! ? next : best))
      waiting.delete(here)
      for (const next of waiting) {
        const length = far[here]! + distance(points[here]!, points[next]!)
        if (length < far[next]! && this.sees(points[here]!, points[next]!)) [far[next], came[next]] = [length, here]
      }
    }
    const line: Point[] = []
    for (let at = points.length - 1; at > 0; at = came[at]!) line.unshift(points[at]!)
    return line
  }
}

const shift = (direction: 0 | 1 | 2 | 3): Point => ({ x: SHIFTS[direction][1], y: SHIFTS[direction][0] })

const LINES = new WeakMap<Room, Map<string, Point[][]>>()

/** The lines of all visits to a room, in order; every room remembers them, as a path is drawn anew at every step. */
export function visitLines(room: Room, visits: readonly Visit[]): readonly (readonly Point[])[] {
  let lines = LINES.get(room)
  if (!lines) LINES.set(room, (lines = new Map<string, Point[][]>()))
  const key = JSON.stringify(visits)
  let known = lines.get(key)
  if (!known) lines.set(key, (known = newLines(room, visits)))
  return known
}

function newLines(room: Room, visits: readonly Visit[]): Point[][] {
  const plan = new Plan(room)
  const chords = visits.map(({ from, to }) =>
    to && 'door' in from && 'door' in to ? [plan.threshold(from.door).at, plan.threshold(to.door).at] as const : null,
  )
  const isWithin = (at: number, [one, two]: readonly [number, number]): boolean => Math.min(one, two) < at && at < Math.max(one, two)

  /** Where a visit may turn around a corner: visits between it and the corner pass nearer. */
  const turns = (index: number): Point[] => {
    const own = chords[index]
    return plan.corners.map(({ point, inward, at }) => {
      const nearer = own
        ? chords.filter((other, place) => {
            if (!other || place === index) return false
            return other.every((end) => isWithin(end, own) === isWithin(at, own))
          }).length
        : 0
      return moved(point, inward, Math.min(FARTHEST, CLEARANCE + GAP * nearer))
    })
  }

  return visits.map(({ from, to }, index) => {
    const line: Point[] = []
    let start: Point
    if ('door' in from) {
      const { outer, inner } = plan.threshold(from.door)
      line.push(outer, inner)
      start = inner
    } else {
      start = middle(from.cell)
      line.push(start)
    }
    if (to && 'door' in to) {
      const { outer, inner } = plan.threshold(to.door)
      line.push(...plan.shortest(start, inner, turns(index)), outer)
    } else if (to) {
      line.push(...plan.shortest(start, middle(to.cell), turns(index)))
    }
    return line
  })
}
