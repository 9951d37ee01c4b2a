/** A path as lines of ink on the grid: on the main level, in the underground, and dotted where it travels. */
import {
  HEIGHT, SHIFTS, WIDTH, ahead, cellOf, levelOf, ownCell, readSpot, slotOf,
  type Cell, type Dungeon, type Place, type Step, type Walk,
} from '../walk'
import { middle, visitLines, type End, type Point, type Visit } from './rooms'

/** The side of a cell on the map, in its own units: the pictures of the cards are as large. */
export const CELL = 20
/** The rim around a card in its picture. */
export const RIM = 6

export type StrokeKind = 'main' | 'under' | 'travel'

/** One line of ink, through points on the grid in cells. */
export interface Stroke {
  readonly kind: StrokeKind
  readonly points: readonly Point[]
}

type Part = Point | { readonly place: Place; readonly visit: number }

const OUTSIDE = 0.62

/** A point of a card as it lies on the grid. */
function onGrid(dungeon: Dungeon, cell: Cell, { x, y }: Point): Point {
  const placed = dungeon.layout[slotOf(cell)]!
  return placed.turned ? { x: placed.x + WIDTH - x, y: placed.y + HEIGHT - y } : { x: placed.x + x, y: placed.y + y }
}

/** The middle of a cell on the grid. */
export const centre = (dungeon: Dungeon, cell: Cell): Point => onGrid(dungeon, cell, middle(ownCell(cell)))

/** The point just outside an opening. */
export function outside(dungeon: Dungeon, opening: Cell): Point {
  const here = dungeon.position(opening)
  const next = ahead(here, dungeon.openings.get(opening)!)
  const { x, y } = centre(dungeon, opening)
  return { x: x + (next.column - here.column) * OUTSIDE, y: y + (next.row - here.row) * OUTSIDE }
}

/** The doors of the room that a walk is in: where each is on the grid, and whether the path may leave by it. */
export function doorsOf(walk: Walk): { number: number; point: Point; isOpen: boolean; isUpright: boolean }[] {
  const place = walk.place
  const room = place === undefined ? undefined : walk.dungeon.room(place)
  if (!room) return []
  const tokens = walk.steps().map(({ token }) => token)
  return room.doors.map(({ cell, direction }, index) => {
    const [down, right] = SHIFTS[direction]
    const { x, y } = middle(cell)
    return {
      number: index + 1,
      point: onGrid(walk.dungeon, place!, { x: x + right / 2, y: y + down / 2 }),
      isOpen: tokens.some((token) => token[0] === String(index + 1)),
      isUpright: right !== 0,
    }
  })
}

/** Draws a walk, step by step. */
class Pen {
  readonly strokes: { kind: StrokeKind; parts: Part[] }[] = []
  private readonly visits = new Map<Place, Visit[]>()
  /** The last cell reached. */
  private at = -1 as Cell
  /** How the path came into the room that it is in. */
  private came: End | null = null

  constructor(private readonly dungeon: Dungeon) {}

  take(step: Step, before: Place | undefined, target: Place | undefined): void {
    if (step.kind === 'take') return
    const cell = step.target && cellOf(step.target)
    if (step.kind === 'enter') this.start('main', outside(this.dungeon, cell!), centre(this.dungeon, cell!))
    else if (step.kind === 'exit') this.add(outside(this.dungeon, this.at))
    else if (step.kind === 'walk') this.walk(step, before!, cell!)
    else if (step.kind === 'fall') this.fall(step, before!, cell!)
    else this.travel(step, before!, cell!)
    if (cell === null) return
    this.at = cell
    if (step.kind !== 'walk') this.came = this.roomAt(target) ? { cell: ownCell(cell) } : null
  }

  /** The lines, with what is drawn of the room that the path is still in. */
  finish(place: Place | undefined): Stroke[] {
    if (this.came && place !== undefined) this.leave(place, null)
    const lines = new Map([...this.visits].map(([room, visits]) => [room, visitLines(this.dungeon.room(room)!, visits)]))
    return this.strokes.map(({ kind, parts }) => ({
      kind,
      points: parts.flatMap((part) =>
        'visit' in part ? lines.get(part.place)![part.visit]!.map((point) => onGrid(this.dungeon, part.place, point)) : [part],
      ),
    }))
  }

  private roomAt(place: Place | undefined): boolean {
    return place !== undefined && this.dungeon.room(place) !== undefined
  }

  private start(kind: StrokeKind, ...points: Point[]): void {
    this.strokes.push({ kind, parts: points })
  }

  private add(part: Part): void {
    this.strokes.at(-1)!.parts.push(part)
  }

  /** Go on in the right ink: on stairs the level may change. */
  private level(token: string): void {
    const isUnder = /^[1-5]/.test(token) ? levelOf(ownCell(this.at)) === 1 : token[0] === token[0]!.toUpperCase()
    const kind = isUnder ? 'under' : 'main'
    if (this.strokes.at(-1)!.kind !== kind) this.start(kind, centre(this.dungeon, this.at))
  }

  private leave(place: Place, to: End | null): void {
    const visits = this.visits.get(place) ?? []
    this.visits.set(place, [...visits, { from: this.came!, to }])
    this.add({ place, visit: visits.length })
    this.came = null
  }

  private walk({ token }: Step, before: Place, cell: Cell): void {
    this.level(token)
    if (this.came) this.leave(before, { door: Number(token[0]) })
    const room = this.dungeon.room(this.dungeon.place(cell)!)
    if (!room) return this.add(centre(this.dungeon, cell))
    const slot = slotOf(cell)
    const heading = 'nesw'.indexOf(token[0]!.toLowerCase())
    const door = room.doors.findIndex(
      ({ cell: own, direction }) => own === ownCell(cell) && this.dungeon.direction(slot, direction) === (heading + 2) % 4,
    )
    this.came = { door: door + 1 }
  }

  private fall({ token }: Step, before: Place, cell: Cell): void {
    if (token.startsWith('d')) {
      this.leave(before, { cell: ownCell(cellOf(readSpot(token.slice(1, 4)))) })
    } else {
      this.level(token)
      if (this.came) this.leave(before, { door: Number(token[0]) })
      this.add(centre(this.dungeon, cell))
    }
    this.start('under', centre(this.dungeon, cell))
  }

  private travel(step: Step, before: Place, cell: Cell): void {
    const from = this.feature(step, before)
    if (this.came) this.leave(before, from === null ? null : { cell: ownCell(from) })
    const here = from ?? this.at
    const isOpposite = step.kind === 'opposite'
    if (isOpposite) this.add(outside(this.dungeon, here))
    const point = isOpposite ? outside : centre
    this.start('travel', point(this.dungeon, here), point(this.dungeon, cell))
    this.start(levelOf(ownCell(cell)) ? 'under' : 'main', ...(isOpposite ? [outside(this.dungeon, cell)] : []), centre(this.dungeon, cell))
  }

  /** What a journey starts from, where the path is: a portal, a barrel, the floor beneath a pit. */
  private feature({ kind, target }: Step, place: Place): Cell | null {
    if (kind === 'climb') return this.dungeon.cellAt(this.dungeon.position(cellOf(target!)), 1) ?? null
    const glyph = kind === 'portal' ? 'o' : kind === 'barrel' ? 'b' : null
    return this.dungeon.features(place).find((cell) => this.dungeon.glyph(cell) === glyph) ?? null
  }
}

/** The lines of a walk, in the order of their drawing. */
export function strokesOf(walk: Walk): Stroke[] {
  const places: (Place | undefined)[] = []
  for (let past: Walk | null = walk; past; past = past.before) places.push(past.place)
  places.reverse()
  const pen = new Pen(walk.dungeon)
  walk.history().forEach((step, index) => pen.take(step, places[index], places[index + 1]))
  return pen.finish(walk.place).filter(({ points }) => points.length > 1)
}

const noise = (value: number): number => {
  const wave = Math.sin(value * 12.9898) * 43758.5453
  return wave - Math.floor(wave) - 0.5
}

/** A line as a hand draws it, in the map's units: round corners, and never quite in the middle. */
export function drawn(points: readonly Point[]): string {
  const near = points.map(({ x, y }) => ({
    x: (x + noise(x * 3.1 + y * 7.7) * 0.09) * CELL,
    y: (y + noise(x * 5.3 + y * 2.9) * 0.09) * CELL,
  }))
  let path = `M${round(near[0]!)}`
  for (const [index, corner] of near.entries()) {
    const [before, after] = [near[index - 1], near[index + 1]]
    if (!before) continue
    if (!after) {
      path += `L${round(corner)}`
      continue
    }
    path += `L${round(towards(corner, before))}Q${round(corner)} ${round(towards(corner, after))}`
  }
  return path
}

const BEND = 0.42 * CELL

/** The point a little before a corner, on the way to another point. */
function towards(corner: Point, other: Point): Point {
  const length = Math.hypot(other.x - corner.x, other.y - corner.y)
  const share = length ? Math.min(BEND, length / 2) / length : 0
  return { x: corner.x + (other.x - corner.x) * share, y: corner.y + (other.y - corner.y) * share }
}

const round = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`

