/** A path, step by step: what a step may do, for the map and its lists alike. */
import { BOOK, type Book } from './books'
import { FINDS, TOKEN_KINDS, type Discoveries, type Explored, type Tokens, type Tools } from './finds'
import {
  Fault, beneath, cellIn, cellOf, lay, ownPlace, placeIn, slotOf, spotOf, type Dungeon, type Placed, type Spot,
} from './geometry'
import { BARREL, FALL, MONSTER, PORTAL, type Room } from './ground'
import type { Cell, Place, Token } from './ids'
import { TOKEN_LETTERS, moveToken } from './path'
import { Refusal } from './refusals'
import { NOWHERE, Trail } from './trail'

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

interface Try {
  readonly token: string
  readonly kind: StepKind
  readonly cell: Cell | undefined
  /** How many monsters the path may stop before. */
  readonly monsters: number
}

interface Attempt extends Try {
  readonly defeats: number | null
}

const NO_TOOLS: Tools = { tokens: { sword: 0, scroll: 0, key: 0, rope: 0 }, books: [] }

/** A path so far in a legal dungeon; nothing is ever changed in place: a step gives a new walk. */
export class Walk {
  private listed: readonly Step[] | undefined
  private taken: Step | undefined

  private constructor(
    private readonly trail: Trail,
    readonly tools: Tools,
    /** The walk before the last step; null for the empty path. */
    readonly before: Walk | null,
  ) {}

  /** The empty path in a dungeon of up to five cards, or why they may not lie so. */
  static begin(layout: readonly Placed[], tools: Tools = NO_TOOLS): Walk | Fault {
    const dungeon = lay(layout)
    return dungeon instanceof Fault ? dungeon : new Walk(new Trail(dungeon, tools), tools, null)
  }

  /** The cards as they lie. */
  get dungeon(): Dungeon {
    return this.trail.dungeon
  }

  /** The path so far in its notation. */
  get path(): string {
    return this.trail.path.join('')
  }

  /** The path so far, one token a step. */
  get tokensOfPath(): readonly Token[] {
    return this.trail.path
  }

  /** Where the path is: a corridor cell, both cells of stairs, the cells of a room; none outside the dungeon. */
  get spots(): readonly Spot[] {
    return this.trail.at === NOWHERE ? [] : this.dungeon.cellsOf(this.trail.at).map(spotOf)
  }

  /** The place that the path is in; undefined before its entry and after its exit. */
  get place(): Place | undefined {
    return this.trail.at === NOWHERE ? undefined : this.trail.at
  }

  /** Found items that are still unused. */
  get bag(): Tokens {
    return byName(TOKEN_KINDS, this.trail.found)
  }

  /** Fairy tokens that are still unused. */
  get tokens(): Tokens {
    return byName(TOKEN_KINDS, this.trail.tokens)
  }

  /** Books that are still unused. */
  get books(): readonly Book[] {
    return this.trail.books
  }

  /** What has been discovered so far. */
  get discoveries(): Discoveries {
    return byName(FINDS, this.trail.counts)
  }

  /** The features discovered so far, in order: what gets a circle on paper. */
  get discovered(): readonly Spot[] {
    return this.trail.seen.map(spotOf)
  }

  /** The found items and portals used so far: what gets a stroke on paper. */
  get spent(): readonly Spot[] {
    return [...this.trail.spent, ...[...this.trail.portals].sort((one, two) => one - two)].map(spotOf)
  }

  /** Whether the path can go no further. */
  get isEnded(): boolean {
    return this.trail.ending !== null || !this.steps().length
  }

  /** What the path brings if it ends here (V-P6, V-P8). */
  explored(): Explored {
    const { taken, ending, tokens, books, path } = this.trail
    const used = TOKEN_KINDS.map((kind, place) => this.tools.tokens[kind] + (kind === taken ? 1 : 0) - tokens[place]!)
    const gone = [...new Set(this.tools.books)].filter((book) => !books.includes(book)).sort((one, two) => one - two)
    return {
      discoveries: this.discoveries,
      exited: ending === 'exit',
      ending: ending ?? (path.length ? 'dead-end' : 'empty'),
      used_tokens: byName(TOKEN_KINDS, used),
      used_books: gone.filter((book) => book !== BOOK.TAKE_TOKEN),
      boxed_books: gone.filter((book) => book === BOOK.TAKE_TOKEN),
      taken_token: taken,
    }
  }

  /** The steps taken so far, each as it was listed. */
  history(): readonly Step[] {
    const steps = this.before ? [this.lastStep(this.before)] : []
    for (let walk = this.before; walk?.before; walk = walk.before) steps.push(walk.lastStep(walk.before))
    return steps.reverse()
  }

  /** The step that led here, as the walk before it lists it. */
  private lastStep(before: Walk): Step {
    if (!this.taken) {
      const token = this.trail.path.at(-1)!
      for (const attempt of before.attempts()) {
        if (attempt.token !== token) continue
        this.taken = described(attempt, before.trail, this.trail)
        break
      }
    }
    return this.taken!
  }

  /** Every legal next step. */
  steps(): readonly Step[] {
    return (this.listed ??= [...this.attempts()].flatMap((attempt) => {
      const trail = this.trail.copy()
      return trail.go(attempt.token) ? [] : [described(attempt, this.trail, trail)]
    }))
  }

  /** Why no step leads to a cell, as the first refusal; null if one does. */
  whyNot(spot: Spot): Refusal | null {
    const place = this.dungeon.place(cellOf(spot))
    if (place === undefined) return this.trail.refusal('V-P7', 'spot-rock', { spot: spot.name })
    let first: Refusal | undefined
    for (const { token, cell } of this.attempts()) {
      if (cell === undefined || this.dungeon.place(cell) !== place) continue
      const refused = this.trail.copy().go(token)
      if (!refused) return null
      first ??= refused
    }
    return first ?? this.trail.refusal('V-P5', 'no-way', { spot: spot.name })
  }

  /** The walk after one more step, or why not. */
  step(token: string): Walk | Refusal {
    const trail = this.trail.copy()
    return trail.go(token) ?? new Walk(trail, this.tools, this)
  }

  /** Every step worth trying, legal or not, with the ways to stop before undefeated monsters. */
  private *attempts(): Generator<Attempt> {
    if (this.trail.ending !== null) return
    for (const attempt of this.tries()) {
      yield { ...attempt, defeats: null }
      for (let defeats = 0; defeats < attempt.monsters; defeats++) {
        yield { ...attempt, token: `${attempt.token}!${defeats}`, defeats }
      }
    }
  }

  private *tries(): Generator<Try> {
    if (!this.trail.path.length) {
      for (const cell of this.dungeon.edges.keys()) yield { token: spotOf(cell).name, kind: 'enter', cell, monsters: 0 }
      return
    }
    const room = this.dungeon.room(this.trail.at)
    if (room) yield* this.triesInRoom(room)
    else yield* this.triesInCorridor()
    yield* this.travels()
    if (this.trail.books.includes(BOOK.TAKE_TOKEN)) {
      for (const letter of TOKEN_LETTERS.keys()) yield { token: `+${letter}`, kind: 'take', cell: undefined, monsters: 0 }
    }
  }

  private *triesInCorridor(): Generator<Try> {
    const { at } = this.trail
    const slot = slotOf(at)
    const ground = this.dungeon.grounds[slot]!
    for (const way of ground.ways.get(ownPlace(at)) ?? []) {
      const token = moveToken(this.dungeon.direction(slot, way.direction), way.level)
      const place = placeIn(slot, way.place)
      if (way.door) {
        const cell = cellIn(slot, ground.rooms.get(way.place)!.doors[way.door - 1]!.cell)
        yield { token, kind: 'walk', cell, monsters: this.trail.monstersIn(place) }
      } else {
        yield* this.triesInto(token, place)
      }
    }
    const side = this.dungeon.openings.get(at)
    if (side === undefined) return
    const next = this.dungeon.joins.get(at)
    const token = moveToken(side, 0)
    if (this.dungeon.edges.has(at)) yield { token, kind: 'exit', cell: undefined, monsters: 0 }
    else if (next !== undefined) yield { token, kind: 'walk', cell: next, monsters: 0 }
  }

  private *triesInRoom(room: Room): Generator<Try> {
    const slot = slotOf(this.trail.at)
    for (const [index, door] of room.doors.entries()) yield* this.triesInto(String(index + 1), placeIn(slot, door.place))
    for (const own of room.cells) {
      const cell = cellIn(slot, own)
      if (this.dungeon.glyph(cell) === FALL) yield this.trip('d', 'fall', cell, beneath(cell))
    }
  }

  private *triesInto(token: string, place: Place): Generator<Try> {
    yield { token, kind: 'walk', cell: place, monsters: 0 }
    if (this.dungeon.glyph(place) !== FALL) return
    const cell = beneath(place)
    yield { token: `${token}v`, kind: 'fall', cell, monsters: this.trail.monstersIn(this.dungeon.place(cell)!) }
  }

  private *travels(): Generator<Try> {
    const { at, books } = this.trail
    if (this.trail.here(PORTAL).length) {
      for (const cell of this.dungeon.having(PORTAL)) yield this.trip('p', 'portal', cell)
    }
    if (books.includes(BOOK.TRAVEL_TO_BARREL) && this.trail.here(BARREL).length) {
      for (const cell of this.dungeon.having(BARREL)) yield this.trip('b', 'barrel', cell)
    }
    if (books.includes(BOOK.TRAVEL_TO_MONSTER)) {
      for (const cell of this.dungeon.having(MONSTER)) {
        const trip = this.trip('m', 'monster', cell)
        yield { ...trip, monsters: Math.max(1, trip.monsters) }
      }
    }
    if (books.includes(BOOK.CLIMB_PIT)) {
      for (const pit of this.dungeon.pitsAbove(at)) yield this.trip('u', 'climb', pit)
    }
    if (this.dungeon.edges.has(at) && (books.includes(BOOK.TRAVEL_NORTH_SOUTH) || books.includes(BOOK.TRAVEL_EAST_WEST))) {
      yield { token: 'o', kind: 'opposite', cell: this.dungeon.across(at), monsters: 0 }
    }
  }

  private trip(letter: string, kind: StepKind, cell: Cell, target = cell): Try {
    const monsters = this.trail.monstersIn(this.dungeon.place(target)!)
    return { token: letter + spotOf(cell).name, kind, cell: target, monsters }
  }
}

/** A legal step, with the books that it used. */
const described = ({ token, kind, cell, defeats }: Attempt, before: Trail, after: Trail): Step => ({
  token: token as Token,
  kind,
  target: cell === undefined ? null : spotOf(cell),
  defeats,
  books: before.books === after.books ? NO_BOOKS : before.books.filter((book) => !after.books.includes(book)),
})

const NO_BOOKS: readonly Book[] = []

const byName = <Name extends string>(names: readonly Name[], counts: readonly number[]): Record<Name, number> =>
  Object.fromEntries(names.map((name, place) => [name, counts[place]!])) as Record<Name, number>
