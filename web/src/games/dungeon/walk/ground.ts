/** A card's two maps as a graph that no turning changes: places, ways, rooms with doors in order, openings, pits. */
import { FINDS, type Find } from './finds'
import type { Direction, Level, OwnCell, OwnPlace } from './ids'

export const WIDTH = 7
export const HEIGHT = 9
export const CELLS = WIDTH * HEIGHT

export const NORTH = 0
export const SOUTH = 2
export const WEST = 3
export const DIRECTIONS: readonly Direction[] = [0, 1, 2, 3]
/** How many rows down and columns right a direction leads. */
export const SHIFTS: Readonly<Record<Direction, readonly [down: number, right: number]>> = [[-1, 0], [0, 1], [1, 0], [0, -1]]

export const CORRIDOR = '.'
export const FLOOR = '_'
export const MONSTER = 'm'
export const LAVA = 'v'
export const FALL = 'f'
export const PORTAL = 'o'
export const STAIRS = 't'
export const BARREL = 'b'

/** What each glyph counts as when it is discovered. */
export const WORDS: ReadonlyMap<string, Find> = new Map<string, Find>([
  ['c', 'coin'],
  [BARREL, 'barrel'],
  ['s', 'sword'],
  ['r', 'rope'],
  ['k', 'key'],
  ['p', 'scroll'],
  [MONSTER, 'monster'],
  ['l', 'lock'],
  [LAVA, 'pit'],
  [FALL, 'pit'],
  [PORTAL, 'portal'],
  ['y', 'recycling'],
  ['x', 'scissors'],
  [STAIRS, 'stairs'],
])

/** The count that each glyph is counted in. */
export const COUNT: ReadonlyMap<string, number> = new Map([...WORDS].map(([glyph, word]) => [glyph, FINDS.indexOf(word)]))

/** From a corridor cell in a direction on a level to the next place; the door's number if that is a room, else 0. */
export interface Way {
  readonly direction: Direction
  readonly level: Level
  readonly place: OwnPlace
  readonly door: number
}

/** A side shared by a room cell and a corridor cell: the cell inside, the direction out, the corridor's place. */
export interface Door {
  readonly cell: OwnCell
  readonly direction: Direction
  readonly place: OwnPlace
}

/** A room: its cells, and its doors in their order around it. */
export interface Room {
  readonly cells: readonly OwnCell[]
  readonly doors: readonly Door[]
}

export const cellOnCard = (level: Level, row: number, column: number): OwnCell =>
  (level * CELLS + row * WIDTH + column) as OwnCell

export const levelOf = (cell: OwnCell): Level => (cell < CELLS ? 0 : 1)
export const rowOf = (cell: OwnCell): number => Math.floor((cell % CELLS) / WIDTH)
export const columnOf = (cell: OwnCell): number => (cell % CELLS) % WIDTH
export const opposite = (direction: Direction): Direction => ((direction + 2) % 4) as Direction

/** A corridor cell, with or without a feature. */
export const isCorridor = (glyph: string): boolean => glyph === CORRIDOR || WORDS.has(glyph)

/** A room cell, with or without a feature. */
export const isRoom = (glyph: string): boolean => glyph === FLOOR || (glyph !== glyph.toLowerCase() && WORDS.has(glyph.toLowerCase()))

const ALL_CELLS = Array.from({ length: 2 * CELLS }, (_, cell) => cell as OwnCell)

const BESIDE = ALL_CELLS.map((cell) =>
  DIRECTIONS.map((direction) => {
    const row = rowOf(cell) + SHIFTS[direction][0]
    const column = columnOf(cell) + SHIFTS[direction][1]
    const isOnCard = row >= 0 && row < HEIGHT && column >= 0 && column < WIDTH
    return isOnCard ? cellOnCard(levelOf(cell), row, column) : undefined
  }),
)

/** The next cell of the same map in a direction; undefined off the card. */
export const beside = (cell: OwnCell, direction: Direction): OwnCell | undefined => BESIDE[cell]![direction]

/** The graph of one card. */
export class Ground {
  /** The place that each floor cell belongs to; undefined for rock. */
  readonly placeOf: readonly (OwnPlace | undefined)[]
  /** Each room by its place. */
  readonly rooms: ReadonlyMap<OwnPlace, Room>
  /** The cells that show a feature, by the place they belong to. */
  readonly features: ReadonlyMap<OwnPlace, readonly OwnCell[]>
  /** The ways from each corridor place, within the card. */
  readonly ways: ReadonlyMap<OwnPlace, readonly Way[]>
  /** The openings of the card: corridor cells of the outer ring, and the side that each lies on. */
  readonly openings: ReadonlyMap<OwnCell, Direction>
  /** The fall pits above each place of the underground that has any. */
  readonly pitsAbove: ReadonlyMap<OwnPlace, readonly OwnCell[]>
  private readonly cellsHaving: ReadonlyMap<string, readonly OwnCell[]>

  /** `glyphs` are those of all cells of both maps. */
  constructor(readonly glyphs: string) {
    const rooms = this.findRooms()
    this.placeOf = this.findPlaces(rooms)
    this.rooms = new Map(rooms.map((cells) => [cells[0] as OwnPlace, this.makeRoom(cells)]))
    const features = new Lists<OwnPlace, OwnCell>()
    const having = new Lists<string, OwnCell>()
    for (const cell of ALL_CELLS) {
      const glyph = glyphs[cell]!.toLowerCase()
      if (!WORDS.has(glyph)) continue
      having.add(glyph, cell)
      if (cell < CELLS || glyph !== STAIRS) features.add(this.placeOf[cell]!, cell)
    }
    this.features = features.lists
    this.cellsHaving = having.lists
    this.ways = this.findWays()
    this.openings = this.findOpenings()
    const pits = new Lists<OwnPlace, OwnCell>()
    for (const pit of this.having(FALL)) pits.add(this.placeOf[pit + CELLS]!, pit)
    this.pitsAbove = pits.lists
  }

  /** The cells that show a feature, in corridors and in rooms; stairs on both maps. */
  having(feature: string): readonly OwnCell[] {
    return this.cellsHaving.get(feature) ?? []
  }

  private findRooms(): OwnCell[][] {
    const rooms: OwnCell[][] = []
    const seen = new Set<OwnCell>()
    for (const start of ALL_CELLS) {
      if (seen.has(start) || !isRoom(this.glyphs[start]!)) continue
      const room = [start]
      seen.add(start)
      for (const cell of room) {
        for (const direction of DIRECTIONS) {
          const neighbour = beside(cell, direction)
          if (neighbour !== undefined && !seen.has(neighbour) && isRoom(this.glyphs[neighbour]!)) {
            seen.add(neighbour)
            room.push(neighbour)
          }
        }
      }
      rooms.push(room.sort((one, two) => one - two))
    }
    return rooms
  }

  private findPlaces(rooms: readonly (readonly OwnCell[])[]): (OwnPlace | undefined)[] {
    const places = ALL_CELLS.map((cell) => {
      const glyph = this.glyphs[cell]!
      if (!isCorridor(glyph)) return undefined
      return (cell >= CELLS && glyph === STAIRS ? cell - CELLS : cell) as OwnPlace
    })
    for (const cells of rooms) for (const cell of cells) places[cell] = cells[0] as OwnPlace
    return places
  }

  private makeRoom(cells: readonly OwnCell[]): Room {
    const doors: Door[] = []
    for (const [cell, direction] of outline(cells)) {
      const outside = beside(cell, direction)
      if (outside !== undefined && isCorridor(this.glyphs[outside]!)) {
        doors.push({ cell, direction, place: this.placeOf[outside]! })
      }
    }
    return { cells, doors }
  }

  private findWays(): ReadonlyMap<OwnPlace, readonly Way[]> {
    const doors = new Map<number, { place: OwnPlace; door: number }>()
    const side = (cell: OwnCell, out: Direction): number => cell * DIRECTIONS.length + out
    for (const [place, room] of this.rooms) {
      room.doors.forEach((door, index) => {
        doors.set(side(beside(door.cell, door.direction)!, door.direction), { place, door: index + 1 })
      })
    }
    const ways = new Lists<OwnPlace, Way>()
    for (const cell of ALL_CELLS) {
      const place = this.placeOf[cell]
      if (place === undefined || this.rooms.has(place)) continue
      for (const direction of DIRECTIONS) {
        const neighbour = beside(cell, direction)
        const target = neighbour === undefined ? undefined : this.placeOf[neighbour]
        if (target === undefined) continue
        const into = doors.get(side(cell, opposite(direction))) ?? { place: target, door: 0 }
        ways.add(place, { direction, level: levelOf(cell), ...into })
      }
    }
    return ways.lists
  }

  private findOpenings(): ReadonlyMap<OwnCell, Direction> {
    const openings = new Map<OwnCell, Direction>()
    for (const cell of ALL_CELLS.slice(0, CELLS)) {
      const side = DIRECTIONS.find((direction) => beside(cell, direction) === undefined)
      if (side !== undefined && isCorridor(this.glyphs[cell]!)) openings.set(cell, side)
    }
    return openings
  }
}

/** Lists by a key, each begun when something is added to it. */
class Lists<Key, Value> {
  readonly lists = new Map<Key, Value[]>()

  add(key: Key, value: Value): void {
    const list = this.lists.get(key)
    if (list) list.push(value)
    else this.lists.set(key, [value])
  }
}

/** The sides of a room's outer wall in clockwise order, as cell and direction out, from its first cell's top on. */
export function outline(cells: readonly OwnCell[]): [OwnCell, Direction][] {
  const room = new Set(cells)
  const first = Math.min(...cells) as OwnCell
  const sides: [OwnCell, Direction][] = []
  let cell = first
  let out: Direction = NORTH
  do {
    sides.push([cell, out])
    const along = ((out + 1) % 4) as Direction
    const ahead = beside(cell, along)
    if (ahead === undefined || !room.has(ahead)) {
      out = along
      continue
    }
    const corner = beside(ahead, out)
    if (corner !== undefined && room.has(corner)) {
      cell = corner
      out = ((out + 3) % 4) as Direction
    } else {
      cell = ahead
    }
  } while (cell !== first || out !== NORTH)
  return sides
}
