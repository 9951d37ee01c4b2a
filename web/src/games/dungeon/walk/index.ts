/** What the rest of the browser may ask of the walk: a twin of the Python package tacora.games.dungeon. */
import type { Book } from './books'
import type { Discoveries, Explored, Tokens, Tools } from './finds'
import type { CardId, Cell, Direction, Level, Slot, Token } from './ids'
import type { Refusal } from './refusals'

/** A card: its id, its cost in coins (null for a start card), and the glyphs of all cells of both maps. */
export interface Card {
  readonly id: CardId
  readonly cost: number | null
  readonly glyphs: string
}

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

/** What is wrong with cards that lie: the card, and the other card concerned if there is one. */
export interface Fault extends Refusal {
  readonly slot: Slot
  readonly other: Slot | null
}

/** Cards that lie legally, and how their openings meet. */
export interface Dungeon {
  readonly layout: readonly Placed[]
  /** The openings on the edge, and the side of the table that each looks to. */
  readonly edges: ReadonlyMap<Cell, Direction>
  /** The openings that face another opening, and which. */
  readonly joins: ReadonlyMap<Cell, Cell>
  position(cell: Cell): Position
  /** The floor cell of a level at a position of the grid, if there is one. */
  cellAt(position: Position, level: Level): Cell | undefined
  /** What a cell shows, in small letters for corridors and rooms alike. */
  glyph(cell: Cell): string
}

export type StepKind =
  | 'enter' | 'walk' | 'exit' | 'fall' | 'climb' | 'portal' | 'barrel' | 'monster' | 'opposite' | 'take'

/** A legal next step. */
export interface Step {
  readonly token: Token
  readonly kind: StepKind
  /** The first cell reached; null out of the dungeon and for `take`. */
  readonly target: Spot | null
  /** V-R20: the monsters defeated before the path ends there; null if it goes on. */
  readonly defeats: number | null
  /** The books that the step uses. */
  readonly books: readonly Book[]
}

/** A path so far in a legal dungeon; a step gives a new walk. */
export interface Walk {
  readonly dungeon: Dungeon
  readonly tools: Tools
  readonly path: string
  readonly tokensOfPath: readonly Token[]
  /** Where the path is: a corridor cell, both cells of stairs, the cells of a room; none outside the dungeon. */
  readonly spots: readonly Spot[]
  /** Found items that are still unused. */
  readonly bag: Tokens
  /** Fairy tokens that are still unused. */
  readonly tokens: Tokens
  readonly books: readonly Book[]
  readonly discoveries: Discoveries
  /** The features discovered so far, in order: what gets a circle on paper. */
  readonly discovered: readonly Spot[]
  /** The found items and portals used so far: what gets a stroke on paper. */
  readonly spent: readonly Spot[]
  readonly isEnded: boolean
  explored(): Explored
  history(): readonly Step[]
  steps(): readonly Step[]
  step(token: string): Walk | Refusal
  /** Why no step leads to a cell, as the first refusal; null if one does. */
  whyNot(spot: Spot): Refusal | null
}

/** Five placed cards and a path, as JSON. */
export interface Submission {
  readonly layout: readonly { card: string; x: number; y: number; turned: boolean }[]
  readonly path: string
}

/** What this module will hold. */
export interface TheTwin {
  readonly cards: ReadonlyMap<string, Card>
  cardPicture(id: string): string
  layoutFaults(layout: readonly Placed[]): Fault[]
  legalPlaces(layout: readonly Placed[], card: Card, turned: boolean): { x: number; y: number }[]
  /** `Walk.begin`: the empty path in a dungeon of up to five cards, or why they may not lie so. */
  begin(layout: readonly Placed[], tools: Tools): Walk | Refusal
  /** `walked`: the walk of a path, or the first refusal. */
  walked(layout: readonly Placed[], path: string, tools: Tools): Walk | Refusal
  /** The walk of a path, cut before its first illegal step. */
  legalPart(layout: readonly Placed[], path: string, tools: Tools): Walk | Refusal
  readSpot(name: string): Spot
  spotOf(cell: Cell): Spot
  cellOf(spot: Spot): Cell
}

export type { Book, CardId, Cell, Direction, Discoveries, Explored, Level, Refusal, Slot, Token, Tokens, Tools }
