/** Cards on one grid of cells: where they lie, how they are joined, and the dungeon's edge (V-D*). */
import type { Card } from './cards'
import {
  CELLS, HEIGHT, NORTH, SHIFTS, SOUTH, WEST, WIDTH, cellOnCard, columnOf, levelOf, opposite, rowOf, type Ground, type Room,
} from './ground'
import type { Cell, Direction, Level, OwnCell, OwnPlace, Place, Slot } from './ids'
import { Refusal, type SentenceArgs, type SentenceKey } from './refusals'

/** Cells and places of the whole dungeon are numbered card by card. */
export const STRIDE = 2 * CELLS

const COLUMNS = 'abcdefg'

/** A card on the grid: column x and row y of its top left cell (down is positive), and whether it is turned. */
export interface Placed {
  readonly card: Card
  readonly x: number
  readonly y: number
  readonly turned: boolean
}

/** A row and a column on the grid. */
export interface Position {
  readonly row: number
  readonly column: number
}

/** A cell of a laid card: the card's number from 1, column and row from 0 as in the card's data, and the level. */
export interface Spot {
  readonly number: number
  readonly column: number
  readonly row: number
  readonly isUnder: boolean
  /** The spot in the notation, such as `2d5`, or `2D5` in the underground. */
  readonly name: string
}

export const slotOf = (cell: Cell): Slot => Math.floor(cell / STRIDE) as Slot
export const ownCell = (cell: Cell): OwnCell => (cell % STRIDE) as OwnCell
export const ownPlace = (place: Place): OwnPlace => (place % STRIDE) as OwnPlace
export const cellIn = (slot: Slot, cell: OwnCell): Cell => (slot * STRIDE + cell) as Cell
export const placeIn = (slot: Slot, place: OwnPlace): Place => (slot * STRIDE + place) as Place
/** The cell of the underground right beneath a cell of the main level. */
export const beneath = (cell: Cell): Cell => (cell + CELLS) as Cell

const makeSpot = (number: number, column: number, row: number, isUnder: boolean): Spot => {
  const letter = COLUMNS[column]!
  return { number, column, row, isUnder, name: `${number}${isUnder ? letter.toUpperCase() : letter}${row + 1}` }
}

/** A spot from its three characters. */
export function readSpot(name: string): Spot {
  const letter = name[1]!
  return makeSpot(Number(name[0]), COLUMNS.indexOf(letter.toLowerCase()), Number(name[2]) - 1, letter !== letter.toLowerCase())
}

const SPOTS: Spot[] = []

/** The spot of a cell of the dungeon. */
export function spotOf(cell: Cell): Spot {
  const own = ownCell(cell)
  return (SPOTS[cell] ??= makeSpot(slotOf(cell) + 1, columnOf(own), rowOf(own), levelOf(own) === 1))
}

/** The cell of the dungeon at a spot. */
export const cellOf = (spot: Spot): Cell =>
  cellIn((spot.number - 1) as Slot, cellOnCard(spot.isUnder ? 1 : 0, spot.row, spot.column))

/** Where a card's own cell lies on the grid. */
export function positionOn(placed: Placed, cell: OwnCell): Position {
  const row = rowOf(cell)
  const column = columnOf(cell)
  return placed.turned
    ? { row: placed.y + HEIGHT - 1 - row, column: placed.x + WIDTH - 1 - column }
    : { row: placed.y + row, column: placed.x + column }
}

/** Whether a card lies on a cell of the grid. */
export const covers = (placed: Placed, { row, column }: Position): boolean =>
  placed.x <= column && column < placed.x + WIDTH && placed.y <= row && row < placed.y + HEIGHT

/** The position one cell further in a direction. */
export const ahead = ({ row, column }: Position, side: Direction): Position => ({
  row: row + SHIFTS[side][0],
  column: column + SHIFTS[side][1],
})

const keyOf = ({ row, column }: Position): number => row * 4096 + column

/** Cards on the table, legal or not, and how their openings meet. */
export class Dungeon {
  /** The graph of each card. */
  readonly grounds: readonly Ground[]
  /** Every opening, and the side of the table that it looks to. */
  readonly openings: ReadonlyMap<Cell, Direction>
  /** The openings that face another opening, and which. */
  readonly joins: ReadonlyMap<Cell, Cell>
  /** The openings on the edge, which face an empty cell (V-R9, V-R24), and the side that they look to. */
  readonly edges: ReadonlyMap<Cell, Direction>
  private readonly openingAt: ReadonlyMap<number, Cell>

  constructor(readonly layout: readonly Placed[]) {
    this.grounds = layout.map((placed) => placed.card.ground)
    const openings = new Map<Cell, Direction>()
    const openingAt = new Map<number, Cell>()
    this.grounds.forEach((ground, slot) => {
      for (const [own, side] of ground.openings) {
        const cell = cellIn(slot as Slot, own)
        openings.set(cell, this.direction(slot as Slot, side))
        openingAt.set(keyOf(this.position(cell)), cell)
      }
    })
    const joins = new Map<Cell, Cell>()
    const edges = new Map<Cell, Direction>()
    for (const [cell, side] of openings) {
      const next = ahead(this.position(cell), side)
      const other = openingAt.get(keyOf(next))
      if (other !== undefined) joins.set(cell, other)
      else if (!layout.some((placed) => covers(placed, next))) edges.set(cell, side)
    }
    this.openings = openings
    this.openingAt = openingAt
    this.joins = joins
    this.edges = edges
  }

  /** Where a cell lies on the grid. */
  position(cell: Cell): Position {
    return positionOn(this.layout[slotOf(cell)]!, ownCell(cell))
  }

  /** The floor cell of a level at a position of the grid; undefined for rock and off the cards. */
  cellAt(position: Position, level: Level): Cell | undefined {
    const slot = this.layout.findIndex((placed) => covers(placed, position)) as Slot
    const placed = this.layout[slot]
    if (!placed) return undefined
    const [row, column] = [position.row - placed.y, position.column - placed.x]
    const own = placed.turned
      ? cellOnCard(level, HEIGHT - 1 - row, WIDTH - 1 - column)
      : cellOnCard(level, row, column)
    return placed.card.ground.placeOf[own] === undefined ? undefined : cellIn(slot, own)
  }

  /** A card's own direction as it lies on the table, and the other way round. */
  direction(slot: Slot, direction: Direction): Direction {
    return this.layout[slot]!.turned ? opposite(direction) : direction
  }

  /** The place of a floor cell; undefined for rock. */
  place(cell: Cell): Place | undefined {
    const slot = slotOf(cell)
    const own = this.grounds[slot]?.placeOf[ownCell(cell)]
    return own === undefined ? undefined : placeIn(slot, own)
  }

  /** The cells of a place, in order: one of a corridor, both of stairs, all of a room. */
  cellsOf(place: Place): Cell[] {
    const slot = slotOf(place)
    const own = ownPlace(place)
    return this.grounds[slot]!.placeOf.flatMap((other, cell) => (other === own ? [cellIn(slot, cell as OwnCell)] : []))
  }

  /** What a cell shows, in small letters for corridors and rooms alike. */
  glyph(cell: Cell): string {
    return this.grounds[slotOf(cell)]!.glyphs[ownCell(cell)]!.toLowerCase()
  }

  /** The room at a place, its cells numbered within the card; undefined for a corridor. */
  room(place: Place): Room | undefined {
    return this.grounds[slotOf(place)]!.rooms.get(ownPlace(place))
  }

  /** The cells of a place that show a feature; stairs by their main cell. */
  features(place: Place): Cell[] {
    const slot = slotOf(place)
    return (this.grounds[slot]!.features.get(ownPlace(place)) ?? []).map((cell) => cellIn(slot, cell))
  }

  /** The fall pits right above a place of the underground. */
  pitsAbove(place: Place): Cell[] {
    const slot = slotOf(place)
    return (this.grounds[slot]!.pitsAbove.get(ownPlace(place)) ?? []).map((pit) => cellIn(slot, pit))
  }

  /** Every cell of the dungeon that shows a feature. */
  having(feature: string): Cell[] {
    return this.grounds.flatMap((ground, slot) => ground.having(feature).map((cell) => cellIn(slot as Slot, cell)))
  }

  /** Whether nothing of the dungeon lies further out in the opening's column or row. */
  isOutermost(opening: Cell): boolean {
    return keyOf(this.position(opening)) === keyOf(this.outermost(opening, this.openings.get(opening)!))
  }

  /** V-R11: the outermost opening exactly opposite, on the other side of the whole dungeon. */
  across(opening: Cell): Cell | undefined {
    return this.openingAt.get(keyOf(this.outermost(opening, opposite(this.openings.get(opening)!))))
  }

  private outermost(opening: Cell, side: Direction): Position {
    const { row, column } = this.position(opening)
    if (side === NORTH || side === SOUTH) {
      const tops = this.layout.filter(({ x }) => x <= column && column < x + WIDTH).map(({ y }) => y)
      return { row: side === NORTH ? Math.min(...tops) : Math.max(...tops) + HEIGHT - 1, column }
    }
    const lefts = this.layout.filter(({ y }) => y <= row && row < y + HEIGHT).map(({ x }) => x)
    return { row, column: side === WEST ? Math.min(...lefts) : Math.max(...lefts) + WIDTH - 1 }
  }
}

/** What is wrong with cards that lie: the card, and the other card concerned if there is one. */
export class Fault extends Refusal {
  constructor(
    rule: string,
    readonly slot: Slot,
    readonly other: Slot | null,
    key: SentenceKey,
    args: SentenceArgs = {},
  ) {
    super(rule, `layout: card ${slot + 1}`, key, args)
  }
}

/** Everything that is wrong with cards that lie so: what overlaps, what lies side by side unjoined, what is apart. */
export const layoutFaults = (layout: readonly Placed[]): Fault[] => faultsOf(new Dungeon(layout))

/** The dungeon of these cards, up to five, or the first fault (V-D3, V-D4). */
export function lay(layout: readonly Placed[]): Dungeon | Fault {
  const dungeon = new Dungeon(layout)
  return faultsOf(dungeon)[0] ?? dungeon
}

function faultsOf(dungeon: Dungeon): Fault[] {
  const { layout } = dungeon
  const slots = layout.map((_, slot) => slot as Slot)
  const pairs = slots.flatMap((one) => slots.slice(one + 1).map((two) => [one, two] as const))
  // for each pair by itself: a card that overlaps one of them hides no opening
  const openings = slots.map(() => new Set<number>())
  const facing = slots.map((): number[] => [])
  for (const [cell, side] of dungeon.openings) {
    const position = dungeon.position(cell)
    openings[slotOf(cell)]!.add(keyOf(position))
    facing[slotOf(cell)]!.push(keyOf(ahead(position, side)))
  }
  const isJoined = (one: Slot, two: Slot): boolean => facing[one]!.some((key) => openings[two]!.has(key))
  const faults: Fault[] = []
  for (const [one, two] of pairs) {
    if (overlaps(layout[one]!, layout[two]!)) faults.push(new Fault('V-D3', two, one, 'overlap', { other: one + 1 }))
  }
  for (const [one, two] of pairs) {
    if (haveBorder(layout[one]!, layout[two]!) && !isJoined(one, two)) {
      faults.push(new Fault('V-R8', two, one, 'no-join', { other: one + 1 })) // V-D4
    }
  }
  const reached = slots.slice(0, 1)
  for (const one of reached) reached.push(...slots.filter((two) => isJoined(one, two) && !reached.includes(two)))
  for (const slot of slots) if (!reached.includes(slot)) faults.push(new Fault('V-R8', slot, null, 'unjoined'))
  return faults
}

const overlaps = (one: Placed, two: Placed): boolean => Math.abs(one.x - two.x) < WIDTH && Math.abs(one.y - two.y) < HEIGHT

/** Whether two cards share a border; touching at a corner is none (V-R38). */
function haveBorder(one: Placed, two: Placed): boolean {
  const [across, down] = [Math.abs(one.x - two.x), Math.abs(one.y - two.y)]
  return (across === WIDTH && down < HEIGHT) || (down === HEIGHT && across < WIDTH)
}
