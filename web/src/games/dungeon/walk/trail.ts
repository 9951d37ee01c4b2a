/** Where a path has been, what it has used and found, and what each further step may do: the twin of the one home of legality. */
import { BOOK, type Book } from './books'
import { FINDS, TOKEN_KINDS, type Ending, type Find, type TokenKind, type Tools } from './finds'
import {
  STRIDE, beneath, cellOf, ownPlace, placeIn, slotOf, spotOf, type Dungeon, type Spot,
} from './geometry'
import { BARREL, COUNT, FALL, LAVA, MONSTER, NORTH, PORTAL, SOUTH, WORDS } from './ground'
import type { Cell, Place, Token } from './ids'
import { readEntry, readStep, type Action } from './path'
import { Refusal, quoted, type SentenceArgs, type SentenceKey } from './refusals'

export const NOWHERE = -1 as Place

const ROOMS = FINDS.indexOf('room')

type Obstacle = 'monster' | 'portal' | 'lock' | 'pit'

/** V-I2, V-I5: what overcomes an obstacle or activates a portal: an item or token of a kind, or a book. */
const MEANS: Readonly<Record<Obstacle, readonly [TokenKind, Book]>> = {
  monster: ['sword', BOOK.DEFEAT_MONSTER],
  portal: ['scroll', BOOK.ACTIVATE_PORTAL],
  lock: ['key', BOOK.OPEN_LOCK],
  pit: ['rope', BOOK.OVERCOME_PIT],
}

/** The obstacles by their glyphs. */
const OBSTACLES: ReadonlyMap<string, Obstacle> = new Map<string, Obstacle>([
  [MONSTER, 'monster'],
  ['l', 'lock'],
  [LAVA, 'pit'],
  [FALL, 'pit'],
])

/** A visit through a room, from a door to another. */
interface Chord {
  readonly place: Place
  readonly came: number
  readonly left: number
}

type Move = Extract<Action, { kind: 'move' }>
type Leave = Extract<Action, { kind: 'door' }>
type Refused = Refusal | undefined

/** A path in the making; a step changes it, so whoever wants to keep it takes the step on a copy. */
export class Trail {
  path: readonly Token[] = []
  entry: Cell | undefined
  /** The place where the path is. */
  at = NOWHERE
  /** The door by which the path came into the room that it is in; 0 if it began inside. */
  door = 0
  /** Corridor places walked on. */
  used: Uint8Array
  /** Rooms whose monsters are all defeated. */
  entered: ReadonlySet<Place> = new Set()
  /** The used doors of each room, as bits. */
  doors: ReadonlyMap<Place, number> = new Map()
  chords: readonly Chord[] = []
  /** Fall pits used in rooms or climbed. */
  pits: ReadonlySet<Cell> = new Set()
  /** Used portals. */
  portals: ReadonlySet<Cell> = new Set()
  /** Cells whose features are discovered, in order. */
  seen: readonly Cell[] = []
  /** Those of them that were items, and are used. */
  spent: readonly Cell[] = []
  counts: readonly number[] = FINDS.map(() => 0)
  /** Found items that are unused. */
  found: readonly number[] = TOKEN_KINDS.map(() => 0)
  /** Fairy tokens that are unused. */
  tokens: readonly number[]
  /** Books that are unused, in rising order. */
  books: readonly Book[]
  /** V-B15: the kind of the token taken. */
  taken: TokenKind | null = null
  /** How the path ended, once it can only end. */
  ending: Exclude<Ending, 'empty'> | null = null

  constructor(
    readonly dungeon: Dungeon,
    tools: Tools,
  ) {
    this.used = new Uint8Array(STRIDE * dungeon.layout.length)
    this.tokens = TOKEN_KINDS.map((kind) => tools.tokens[kind])
    this.books = [...new Set(tools.books)].sort((one, two) => one - two)
  }

  /** How many monsters stand in the way on entering a room. */
  monstersIn(place: Place): number {
    return this.standingIn(place).length
  }

  /** The monsters in a room that was not entered before; none in a corridor. */
  private standingIn(place: Place): Cell[] {
    if (this.entered.has(place) || !this.dungeon.room(place)) return []
    return this.dungeon.features(place).filter((cell) => this.dungeon.glyph(cell) === MONSTER)
  }

  /** The cells with a feature at the place where the path is. */
  here(feature: string): Cell[] {
    return this.dungeon.features(this.at).filter((cell) => this.dungeon.glyph(cell) === feature)
  }

  copy(): Trail {
    return Object.assign(Object.create(Trail.prototype) as Trail, this)
  }

  /** Take one more step, or say why not; the trail is of no use then. */
  go(token: string): Refused {
    const isEntry = !this.path.length
    const action = isEntry ? readEntry(token) : readStep(token)
    this.path = [...this.path, token as Token]
    if (!action) return this.refusal('F-2', isEntry ? 'no-entry' : 'no-step')
    if (this.ending) return this.refusal('V-P6', 'ended')
    return this.take(action)
  }

  /** Why the last step is refused, and where. */
  refusal(rule: string, key: SentenceKey, args: SentenceArgs = {}): Refusal {
    const last = this.path.at(-1)
    const token = last === undefined ? '' : ` (${quoted(Array.from(last).slice(0, 8).join(''))})`
    return new Refusal(rule, `path: step ${this.path.length}${token}`, key, args)
  }

  private take(action: Action): Refused {
    if ('spot' in action && action.spot.number > this.dungeon.layout.length) {
      return this.refusal('V-D1', 'no-card', { number: action.spot.number })
    }
    switch (action.kind) {
      case 'enter':
        return this.enterDungeon(cellOf(action.spot))
      case 'move':
        return this.move(action)
      case 'door':
        return this.leaveRoom(action)
      case 'd':
        return this.fallInRoom(cellOf(action.spot), action.defeats)
      case 'u':
        return this.climb(cellOf(action.spot), action.defeats)
      case 'p':
        return this.travelByPortal(cellOf(action.spot), action.defeats)
      case 'b':
        return this.travelToBarrel(cellOf(action.spot), action.defeats)
      case 'm':
        return this.travelToMonster(cellOf(action.spot), action.defeats)
      case 'o':
        return this.travelAcross()
      case '+':
        return this.takeToken(action.take)
    }
  }

  private enterDungeon(cell: Cell): Refused {
    if (!this.dungeon.edges.has(cell)) return this.refusal('V-P1', 'no-edge', at(cell))
    this.entry = cell
    return this.walkOn(cell as Place, false, null)
  }

  private move(action: Move): Refused {
    if (this.dungeon.room(this.at)) return this.refusal('V-P4', 'in-room')
    const slot = slotOf(this.at)
    const own = this.dungeon.direction(slot, action.direction)
    const ways = this.dungeon.grounds[slot]!.ways.get(ownPlace(this.at)) ?? []
    const way = ways.find(({ direction, level }) => direction === own && level === action.level)
    if (way) {
      const place = placeIn(slot, way.place)
      return way.door ? this.enterRoomBy(place, way.door, action) : this.walkOn(place, action.falls, action.defeats)
    }
    if (this.dungeon.openings.get(this.at) === action.direction && !action.level) return this.stepOff(action)
    if (!ways.some(({ level }) => level === action.level)) return this.refusal('V-L1', 'other-level')
    return this.refusal('V-P7', 'rock')
  }

  /** Over the card's border: onto another card, or out of the dungeon (V-R30). */
  private stepOff(action: Move): Refused {
    const next = this.dungeon.joins.get(this.at)
    if (next !== undefined) return this.walkOn(next as Place, action.falls, action.defeats)
    if (!this.dungeon.edges.has(this.at)) return this.refusal('V-R7', 'wall')
    if (this.at === this.entry) return this.refusal('V-R9', 'entry')
    if (action.falls) return this.refusal('V-L2', 'no-pit')
    if (action.defeats !== null) return this.refusal('V-R20', 'no-monster')
    this.at = NOWHERE
    this.ending = 'exit'
    return undefined
  }

  private enterRoomBy(place: Place, door: number, action: Move): Refused {
    if (action.falls) return this.refusal('V-L2', 'pit-in-room')
    const refused = this.useDoor(place, door) ?? this.enterRoom(place, action.defeats)
    this.door = door
    return refused
  }

  private leaveRoom(action: Leave): Refused {
    const place = this.at
    const room = this.dungeon.room(place)
    if (!room) return this.refusal('V-P4', 'no-room')
    const door = room.doors[action.door - 1]
    if (!door) return this.refusal('V-P4', 'no-door', { count: room.doors.length })
    const came = this.door
    return (
      this.useDoor(place, action.door) ??
      (came ? this.passThrough(place, came, action.door) : undefined) ?? // V-R21
      this.walkOn(placeIn(slotOf(place), door.place), action.falls, action.defeats)
    )
  }

  private useDoor(place: Place, door: number): Refused {
    const used = this.doors.get(place) ?? 0
    if ((used >> door) & 1) return this.refusal('V-P4', 'door-used', { door })
    this.doors = new Map(this.doors).set(place, used | (1 << door))
    return undefined
  }

  /** Draw a visit into the room: it may cross one earlier visit with V-B7 (V-R10), else none (V-P2). */
  private passThrough(place: Place, came: number, left: number): Refused {
    const isBetween = (door: number): boolean => Math.min(came, left) < door && door < Math.max(came, left)
    const crossed = this.chords.filter((chord) => chord.place === place && isBetween(chord.came) !== isBetween(chord.left))
    if (crossed.length > (this.books.includes(BOOK.CROSS_ONCE) ? 1 : 0)) return this.refusal('V-P2', 'crossing')
    if (crossed.length) this.useBook(BOOK.CROSS_ONCE)
    this.chords = [...this.chords, { place, came, left }]
    return undefined
  }

  /** Walk onto a corridor cell: overcome what stands there, or fall (V-L2). */
  private walkOn(place: Place, falls: boolean, defeats: number | null): Refused {
    if (this.used[place]) return this.refusal('V-P3', 'corridor-used', at(place))
    const glyph = this.dungeon.glyph(place)
    if (falls) {
      if (glyph !== FALL) return this.refusal('V-L2', 'no-pit')
      this.reach(place)
      return this.land(place, defeats)
    }
    if (defeats !== null) return this.refusal('V-R20', 'no-room-to-stop')
    const obstacle = OBSTACLES.get(glyph)
    const refused = obstacle && this.overcome(obstacle, glyph === LAVA ? 'V-I3' : 'V-I2')
    if (!refused) this.reach(place)
    return refused
  }

  /** Be on an unused corridor cell, and discover what is there. */
  private reach(place: Place): void {
    this.at = place
    this.door = 0
    this.used = this.used.slice() // copies share it until now, as most steps that are tried are refused
    this.used[place] = 1
    for (const cell of this.dungeon.features(place)) this.discover(cell)
  }

  /** Be in a room: defeat its monsters, all or so many (V-I7, V-R20). */
  private enterRoom(place: Place, defeats: number | null): Refused {
    const monsters = this.standingIn(place)
    this.at = place
    this.door = 0
    if (defeats !== null) {
      if (defeats >= monsters.length) return this.refusal('V-R20', 'all-monsters', { count: monsters.length, defeats })
      this.ending = 'dead-end'
      return this.defeat(monsters.slice(0, defeats))
    }
    const refused = this.defeat(monsters)
    if (refused || this.entered.has(place)) return refused
    this.entered = new Set(this.entered).add(place)
    this.counts = changed(this.counts, ROOMS, 1)
    for (const cell of this.dungeon.features(place)) if (!monsters.includes(cell)) this.discover(cell)
    return undefined
  }

  private defeat(monsters: readonly Cell[]): Refused {
    for (const monster of monsters) {
      const refused = this.overcome('monster', 'V-I7')
      if (refused) return refused
      this.discover(monster)
    }
    return undefined
  }

  /** Be at a cell without having walked there (V-R19). */
  private arrive(cell: Cell, defeats: number | null): Refused {
    const place = this.dungeon.place(cell)!
    if (this.dungeon.room(place)) return this.enterRoom(place, defeats)
    if (defeats !== null) return this.refusal('V-R20', 'no-room-to-stop')
    this.reach(place)
    return undefined
  }

  /** Fall through a pit onto the floor beneath (V-R17). */
  private land(pit: Cell, defeats: number | null): Refused {
    const floor = beneath(pit)
    if (!this.used[floor]) return this.arrive(floor, defeats)
    if (defeats !== null) return this.refusal('V-R20', 'no-room-to-stop')
    this.at = floor as Place
    this.ending = 'dead-end'
    return undefined
  }

  private fallInRoom(pit: Cell, defeats: number | null): Refused {
    if (!this.here(FALL).includes(pit) || !this.dungeon.room(this.at)) return this.refusal('V-L2', 'no-pit-in-room', at(pit))
    return this.usePit(pit, 'V-L4') ?? this.land(pit, defeats)
  }

  private usePit(pit: Cell, rule: string): Refused {
    if (this.pits.has(pit) || this.used[pit]) return this.refusal(rule, 'pit-used', at(pit))
    this.pits = new Set(this.pits).add(pit)
    return undefined
  }

  /** V-B4, V-R22. */
  private climb(pit: Cell, defeats: number | null): Refused {
    if (!this.books.includes(BOOK.CLIMB_PIT)) return this.refusal('V-L3', 'no-climb')
    if (!this.dungeon.pitsAbove(this.at).includes(pit)) return this.refusal('V-R22', 'no-pit-above', at(pit))
    const used = this.usePit(pit, 'V-R22')
    if (used) return used
    this.useBook(BOOK.CLIMB_PIT)
    const refused = this.arrive(pit, defeats)
    if (!refused && this.ending) this.discover(pit) // V-R44
    return refused
  }

  /** V-I5. */
  private travelByPortal(cell: Cell, defeats: number | null): Refused {
    const here = this.here(PORTAL)
    if (!here.length) return this.refusal('V-I5', 'no-portal')
    const wrong = this.target(cell, PORTAL, here, 'V-I5')
    if (wrong) return wrong
    const gone = [...here, cell].find((portal) => this.portals.has(portal))
    if (gone !== undefined) return this.refusal('V-I5', 'portal-used', at(gone))
    const refused = this.unused(cell, 'V-R18') ?? this.overcome('portal', 'V-I5')
    if (refused) return refused
    this.portals = new Set([...this.portals, ...here, cell])
    const stopped = this.arrive(cell, defeats)
    if (!stopped && this.ending) this.discover(cell) // V-R44
    return stopped
  }

  /** V-B9. */
  private travelToBarrel(cell: Cell, defeats: number | null): Refused {
    const without = this.needBook(BOOK.TRAVEL_TO_BARREL)
    if (without) return without
    const here = this.here(BARREL)
    if (!here.length) return this.refusal('V-B9', 'no-barrel')
    const refused = this.target(cell, BARREL, here.length === 1 ? here : [], 'V-B9') ?? this.unused(cell, 'V-R23')
    if (refused) return refused
    this.useBook(BOOK.TRAVEL_TO_BARREL)
    return this.arrive(cell, defeats)
  }

  /** V-B3: in a corridor a monster not defeated ends the path (V-R32). */
  private travelToMonster(cell: Cell, defeats: number | null): Refused {
    const refused =
      this.needBook(BOOK.TRAVEL_TO_MONSTER) ?? this.target(cell, MONSTER, [], 'V-B3') ?? this.unused(cell, 'V-R23')
    if (refused) return refused
    this.useBook(BOOK.TRAVEL_TO_MONSTER)
    const place = this.dungeon.place(cell)!
    if (this.dungeon.room(place)) {
      return this.monstersIn(place) ? this.enterRoom(place, defeats) : this.refusal('V-B3', 'monsters-defeated')
    }
    if (defeats === null) {
      const undefeated = this.overcome('monster', 'V-B3')
      if (!undefeated) this.reach(place)
      return undefeated
    }
    if (defeats) return this.refusal('V-R20', 'one-monster', { defeats })
    this.at = place
    this.ending = 'dead-end'
    return undefined
  }

  /** V-B11, V-B12, V-R11. */
  private travelAcross(): Refused {
    const side = this.dungeon.edges.get(this.at)
    if (side === undefined) return this.refusal('V-B11', 'not-at-edge')
    const book = side === NORTH || side === SOUTH ? BOOK.TRAVEL_NORTH_SOUTH : BOOK.TRAVEL_EAST_WEST
    const without = this.needBook(book)
    if (without) return without
    if (!this.dungeon.isOutermost(this.at)) return this.refusal('V-R11', 'not-outermost')
    const across = this.dungeon.across(this.at)
    if (across === undefined) return this.refusal('V-R11', 'no-opposite')
    const refused = this.unused(across, 'V-R11')
    if (refused) return refused
    this.useBook(book)
    this.reach(across as Place)
    return undefined
  }

  private target(cell: Cell, feature: string, here: readonly Cell[], rule: string): Refused {
    if (this.dungeon.glyph(cell) === feature && !here.includes(cell)) return undefined
    return this.refusal(rule, 'no-other', { feature: word(feature), ...at(cell) })
  }

  private unused(cell: Cell, rule: string): Refused {
    return this.used[this.dungeon.place(cell)!] ? this.refusal(rule, 'corridor-used', at(cell)) : undefined
  }

  /** V-B15. */
  private takeToken(kind: TokenKind): Refused {
    const without = this.needBook(BOOK.TAKE_TOKEN)
    if (without) return without
    this.useBook(BOOK.TAKE_TOKEN)
    this.taken = kind
    this.tokens = changed(this.tokens, TOKEN_KINDS.indexOf(kind), 1)
    return undefined
  }

  /** Use a found item, else a token, else a book. */
  private overcome(obstacle: Obstacle, rule: string): Refused {
    const [item, book] = MEANS[obstacle]
    const kind = TOKEN_KINDS.indexOf(item)
    if (this.found[kind]) this.spend(item)
    else if (this.tokens[kind]) this.tokens = changed(this.tokens, kind, -1)
    else if (this.books.includes(book)) this.useBook(book)
    else return this.refusal(rule, 'no-means', { obstacle })
    return undefined
  }

  private needBook(book: Book): Refused {
    return this.books.includes(book) ? undefined : this.refusal(`V-B${book}`, 'no-book', { book })
  }

  private useBook(book: Book): void {
    this.books = this.books.filter((other) => other !== book)
  }

  private discover(cell: Cell): void {
    const glyph = this.dungeon.glyph(cell)
    this.seen = [...this.seen, cell]
    this.counts = changed(this.counts, COUNT.get(glyph)!, 1)
    const kind = TOKEN_KINDS.indexOf(word(glyph) as TokenKind)
    if (kind >= 0) this.found = changed(this.found, kind, 1)
  }

  /** Use the first item found of a kind. */
  private spend(item: TokenKind): void {
    this.found = changed(this.found, TOKEN_KINDS.indexOf(item), -1)
    const first = this.seen.find((cell) => word(this.dungeon.glyph(cell)) === item && !this.spent.includes(cell))!
    this.spent = [...this.spent, first]
  }
}

const word = (glyph: string): Find => WORDS.get(glyph)!

const at = (cell: Cell): { readonly spot: Spot['name'] } => ({ spot: spotOf(cell).name })

const changed = (counts: readonly number[], place: number, change: number): readonly number[] =>
  counts.map((count, index) => (index === place ? count + change : count))
