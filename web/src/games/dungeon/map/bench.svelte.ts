/** One player's work on a map: cards laid and a path drawn, with every earlier version of it. */
import {
  FINDS, HEIGHT, Refusal, WIDTH, cellOf, covers, layoutFaults, legalPlaces, levelOf, ownCell, spotOf, submissionJson,
  type Card, type CardId, type Direction, type Fault, type Find, type Level, type Place, type Placed, type Position, type Step,
  type SubmissionJson, type Tools, type Walk,
} from '../walk'
import { aimAt, backTo, cellFor, directionOf, isPlain, nearestTowards, neighbours, stepsTo, wayTo, worthwhile, type Aim } from './ways'
import { faultFor } from './faults'
import { draftJson, readDraft, type DraftJson } from './draft'
import { EMPTY, isComplete, stepsIn, turnedIn, withoutCard, workOf, type Work } from './work'

export type Mode = 'build' | 'draw'

/** Something to choose beside the line. */
export interface Offer {
  readonly steps: readonly Step[]
  /** A version that the line may be cut back to. */
  readonly cut: Walk | null
  readonly position: Position
}

/** What is said about the last action. */
export type Notice =
  | { readonly kind: 'refusal'; readonly refusal: Refusal; readonly position: Position | null }
  | { readonly kind: 'fault'; readonly fault: Fault; readonly layout: readonly Placed[] }
  | { readonly kind: 'cut'; readonly count: number }
  | { readonly kind: 'forks' | 'no-place' | 'entry' }

/** Where a card lies, or would. */
export interface Corner {
  readonly x: number
  readonly y: number
}

/** Where each card may lie, turned or not, beside the others of a layout. */
const PLACES = new WeakMap<readonly Placed[], Record<string, readonly Corner[]>>()

/** One empty list: another one each time would be a change. */
const NO_STEPS: readonly Step[] = []

const FARTHEST = 90
const SNAP = 1.5
const TAP = 4.5
/** How near the middle of a cell a pointer on rock pulls the line to it. */
const BESIDE = 1.05
/** How far a fast pointer pulls the line, in steps, and how long the way is looked for. */
const SHORT = 8
const FEW_WALKS = 24

export const positionOf = ({ x, y }: Corner): Position => ({ row: Math.floor(y), column: Math.floor(x) })

export class Bench {
  mode = $state<Mode>('build')
  /** The card that is being laid or moved. */
  chosen = $state.raw<Card | null>(null)
  /** Where the chosen card would be laid. */
  ghost = $state.raw<Corner | null>(null)
  offer = $state.raw<Offer | null>(null)
  notice = $state.raw<Notice | null>(null)
  /** The next steps that are lit up: forks of a way, or an entry looked at. */
  forks = $state.raw<readonly Step[]>(NO_STEPS)
  /** The pointer is drawing. */
  isStroke = $state(false)
  /** Whether the level shown is the one that the path is not on. */
  isPeeking = $state(false)

  /** Not reactive, as it grows long: `#changes` tells of every change. */
  readonly #versions: Work[] = []
  #at = $state(0)
  /** The most of each thing that any version has discovered. */
  readonly #most: Partial<Record<Find, number>> = {}
  /** The cards that are turned, in hand or laid. */
  #turned = $state.raw<readonly CardId[]>([])
  #changes = $state(0)

  readonly work = $derived.by<Work>(() => {
    void this.#changes
    return this.#versions[this.#at] ?? EMPTY
  })
  readonly walk = $derived(this.work.walk)
  /** The cards as they lie, and what is wrong with them: the same lists while a line is drawn. */
  readonly layout = $derived(this.work.layout)
  readonly faults = $derived(this.work.faults)
  readonly canUndo = $derived(this.#at > 0)
  readonly canRedo = $derived.by(() => {
    void this.#changes
    return this.#at < this.#versions.length - 1
  })
  /** Five cards lie legally. */
  readonly isLegal = $derived(isComplete(this.work))
  /** Where the chosen card may lie as it is turned. */
  readonly places = $derived<readonly Corner[]>(this.chosen ? this.#placesFor(this.chosen, this.isTurned(this.chosen)) : [])
  /** The level that the path is on. */
  readonly pathLevel = $derived<Level>(this.walk?.spots.length === 1 ? levelOf(ownCell(cellOf(this.walk.spots[0]!))) : this.#roomLevel())
  readonly level = $derived<Level>(this.isPeeking ? (this.pathLevel ? 0 : 1) : this.pathLevel)
  /** Every legal next step. */
  readonly steps = $derived<readonly Step[]>(this.walk ? this.walk.steps() : NO_STEPS)

  constructor(
    readonly hand: readonly Card[],
    readonly tools: Tools,
    draft: unknown = null,
  ) {
    const left = readDraft(draft, hand, tools)
    for (const work of left.versions) this.#remember(work)
    this.#at = left.versions.length - 1
    this.#turned = [...left.turned, ...turnedIn(this.work.layout)]
    this.#changes = left.changes
    if (this.walk?.before) this.mode = 'draw'
  }

  /** The draft that the server has, after a while out of reach; a newer one, of another device, becomes the work. Whether ours is newer. */
  meet(draft: unknown): boolean {
    const left = readDraft(draft, this.hand, this.tools)
    if (left.changes <= this.#changes) return left.changes < this.#changes
    this.#quiet()
    this.ghost = null
    for (const work of left.versions) this.#push(work)
    this.#turned = [...left.turned, ...turnedIn(this.work.layout)]
    this.#changes = left.changes
    return false
  }

  /** The card as it lies, if it does. */
  placed(card: Card): Placed | undefined {
    return this.layout.find((placed) => placed.card === card)
  }

  isTurned(card: Card): boolean {
    return this.placed(card)?.turned ?? this.#turned.includes(card.id)
  }

  /** The hand without what lies on the map. */
  get left(): readonly Card[] {
    return this.hand.filter((card) => !this.placed(card))
  }

  /** How many changes led here: of two devices of a seat, the one with more has the newer work. */
  get changes(): number {
    return this.#changes
  }

  /** How often a thing has been discovered. */
  found(find: Find): number {
    return this.walk?.discoveries[find] ?? 0
  }

  /** The most of a thing that any version so far has discovered. */
  mostFound(find: Find): number {
    void this.#changes
    return this.#most[find] ?? 0
  }

  // building

  setMode(mode: Mode): void {
    this.#quiet()
    this.chosen = null
    this.ghost = null
    this.mode = mode
    this.isPeeking = false
    if (mode === 'draw') this.#tellFault()
  }

  /** Take a card up, to lay or to move it; null lays it aside. */
  choose(card: Card | null): void {
    this.#quiet()
    this.chosen = card
    this.ghost = null
    if (card && !this.places.length && !this.placed(card)) this.notice = { kind: 'no-place' }
  }

  /** Look for the places of every card beforehand, one at each call; whether there is more to do. */
  foresee(): boolean {
    const known = PLACES.get(this.work.layout) ?? {}
    for (const card of this.hand) {
      for (const turned of [this.isTurned(card), !this.isTurned(card)]) {
        if (known[`${card.id} ${turned}`]) continue
        this.#placesFor(card, turned)
        return true
      }
    }
    return false
  }

  turn(card: Card): void {
    this.#quiet()
    const others = this.#turned.filter((id) => id !== card.id)
    this.#turned = this.isTurned(card) ? others : [...others, card.id]
    this.#changes += 1
    const placed = this.placed(card)
    if (placed) this.#change(this.work.layout.map((other) => (other === placed ? { ...placed, turned: !placed.turned } : other)), this.work.path, card)
    else if (this.ghost) this.ghost = nearest(this.ghost, this.places)
  }

  /** Where a card held over a place would fall: on the nearest legal place within reach, else on whole cells. */
  snap(corner: Corner, places: readonly Corner[]): Corner & { isLegal: boolean } {
    const near = nearest(corner, places)
    if (near && Math.hypot(near.x - corner.x, near.y - corner.y) <= SNAP) return { ...near, isLegal: true }
    const whole = { x: within(Math.round(corner.x)), y: within(Math.round(corner.y)) }
    return { ...whole, isLegal: places.some(({ x, y }) => x === whole.x && y === whole.y) }
  }

  /** Lay a card on the map, or move it there. */
  lay(card: Card, { x, y }: Corner): void {
    this.#quiet()
    const old = this.placed(card)
    const placed: Placed = { card, x, y, turned: this.isTurned(card) }
    this.ghost = null
    this.chosen = null
    if (old && old.x === x && old.y === y) return
    const { layout } = this.work
    this.#change(old ? layout.map((other) => (other === old ? placed : other)) : [...layout, placed], this.work.path, card)
  }

  /** Take a card back into the hand. */
  takeBack(card: Card): void {
    this.#quiet()
    const slot = this.work.layout.findIndex((placed) => placed.card === card)
    if (slot < 0) return
    this.ghost = null
    this.#change(this.work.layout.filter((_, other) => other !== slot), withoutCard(this.work.path, slot + 1), card)
  }

  /** A tap on the map while building: choose the card there, turn it, or lay the chosen one where its middle would be in reach. */
  tapBuilding(point: Corner, reach = TAP): void {
    const position = positionOf(point)
    const under = this.work.layout.filter((placed) => covers(placed, position)).at(-1)
    if (under && under.card === this.chosen) return this.turn(under.card)
    if (under) return this.choose(under.card)
    if (!this.chosen) return
    const near = nearest({ x: point.x - WIDTH / 2, y: point.y - HEIGHT / 2 }, this.places)
    const far = near && Math.hypot(near.x + WIDTH / 2 - point.x, near.y + HEIGHT / 2 - point.y)
    if (near && far! <= Math.max(TAP, reach)) this.lay(this.chosen, near)
    else if (this.placed(this.chosen)) this.choose(null)
    else this.#explain(this.chosen, { x: Math.round(point.x - WIDTH / 2), y: Math.round(point.y - HEIGHT / 2) })
  }

  /** Go to the next legal place in a direction. */
  look(direction: Direction): void {
    if (!this.chosen) return
    const from = this.ghost ?? this.placed(this.chosen)
    this.ghost = from ? (nearestTowards(from, this.places, direction) ?? this.ghost) : (this.places[0] ?? null)
  }

  // drawing

  /** Take a step, or say why not. */
  step(token: string): void {
    this.#quiet()
    const next = this.walk?.step(token)
    if (next instanceof Refusal) this.#refuse(next)
    else if (next) this.#walkOn(next)
  }

  /** The line is pulled to a point; whether it followed. */
  pull(point: Corner): boolean {
    const { walk } = this
    if (!walk) return false
    const position = positionOf(point)
    const aim = aimAt(walk.dungeon, position, this.level)
    if (!aim) return this.#pullBeside(walk, point)
    const place = walk.dungeon.place(aim.cell)
    const steps = stepsTo(walk, aim)
    const isBack = !aim.isOutside && walk.before?.before && walk.before.place === place
    if (isBack && !(steps.length === 1 && cellOf(steps[0]!.target!) === aim.cell)) {
      this.#quiet()
      this.#walkOn(walk.before!)
      return true
    }
    if (steps.length) return this.#takeOrOffer(steps, position)
    const here = walk.place
    if (place === undefined || place === here || aim.isOutside) return false
    if (here !== undefined && neighbours(walk.dungeon, here).includes(place)) {
      this.#refuse(walk.whyNot(spotOf(aim.cell)), position)
      return false
    }
    return this.#pullFar(walk, place)
  }

  /** A pointer on rock pulls the line to the next cell beside it. */
  #pullBeside(walk: Walk, point: Corner): boolean {
    const near = walk.before ? this.steps.filter((step) => isPlain(step) && step.kind === 'walk' && far(walk, step, point) < BESIDE) : []
    const step = near.sort((one, two) => far(walk, one, point) - far(walk, two, point))[0]
    if (step) this.step(step.token)
    return step !== undefined
  }

  /** A pointer that was too fast pulls the line along the only way, if that is short. */
  #pullFar(walk: Walk, place: Place): boolean {
    const way = walk.before ? wayTo(walk, place, FEW_WALKS) : null
    if (!way || way.forks.length || way.walk.tokensOfPath.length > walk.tokensOfPath.length + SHORT) return false
    this.#quiet()
    this.#walkAlong(walk, way.walk)
    return true
  }

  /** The position near a point that a finger means: where the line can be gripped, else right there. */
  meant(point: Corner, reach: number): Position {
    const exact = positionOf(point)
    if (reach <= 0 || this.isGrip(exact)) return exact
    const near: { position: Position; far: number }[] = []
    for (let row = exact.row - 1; row <= exact.row + 1; row++) {
      for (let column = exact.column - 1; column <= exact.column + 1; column++) {
        near.push({ position: { row, column }, far: Math.hypot(column + 0.5 - point.x, row + 0.5 - point.y) })
      }
    }
    near.sort((one, two) => one.far - two.far)
    return near.find(({ position, far: away }) => away <= reach && this.isGrip(position))?.position ?? exact
  }

  /** Whether a press at a position takes hold of the line. */
  isGrip(position: Position): boolean {
    const { walk } = this
    const aim = walk && aimAt(walk.dungeon, position, this.level)
    if (!aim) return false
    const place = walk.dungeon.place(aim.cell)
    if (!aim.isOutside && place === walk.place) return true
    return stepsTo(walk, aim).length > 0 || (walk.before?.before !== null && walk.before !== null && walk.before.place === place)
  }

  /** A tap on the map while drawing: a step, a choice, the only way there, or a cut. */
  tapDrawing(position: Position): void {
    this.#quiet()
    const { walk } = this
    if (!walk) {
      this.#tellFault()
      return
    }
    const aim = aimAt(walk.dungeon, position, this.level)
    if (!aim) return
    const steps = stepsTo(walk, aim)
    if (steps.length) {
      this.#takeOrOffer(steps, position)
      return
    }
    const place = walk.dungeon.place(aim.cell)!
    if (!aim.isOutside && place === walk.place) return this.#offerHere(walk, position)
    if (!walk.before) {
      this.notice = { kind: 'entry' }
      this.forks = walk.steps()
      return
    }
    const past = aim.isOutside ? null : backTo(walk, place)
    if (past) {
      this.offer = { steps: [], cut: past, position }
      return
    }
    this.#goTo(walk, aim, position)
  }

  /** Cut the line back to an earlier version of it. */
  cutTo(walk: Walk): void {
    this.#quiet()
    this.#walkOn(walk)
  }

  /** Rub out the last step. */
  stepBack(): void {
    if (this.walk?.before) this.cutTo(this.walk.before)
  }

  clearPath(): void {
    this.#quiet()
    if (this.work.path) this.#push(workOf(this.work.layout, '', this.tools))
  }

  /** An arrow key while drawing: the step in that direction, or the next entry. */
  go(direction: Direction): void {
    const { walk } = this
    if (!walk) return
    if (!walk.before) return this.#lookAtEntry(walk, direction)
    const steps = worthwhile(walk.steps()).filter((step) => directionOf(walk, step) === direction)
    const position = this.#tip(walk)
    this.#quiet()
    if (steps.length) {
      this.#takeOrOffer(steps, position)
      return
    }
    const token = 'nesw'[direction]!
    const refused = walk.step(this.pathLevel ? token.toUpperCase() : token)
    if (refused instanceof Refusal) this.#refuse(refused, position)
  }

  /** Take the entry that is looked at. */
  enter(): void {
    if (!this.walk?.before && this.forks.length === 1) this.step(this.forks[0]!.token)
  }

  /** Lay a choice aside. */
  dismiss(): void {
    this.#quiet()
  }

  // versions

  undo(): void {
    this.#goToVersion(this.#at - 1)
  }

  redo(): void {
    this.#goToVersion(this.#at + 1)
  }

  /** What would count (V-R34): the last version in which five cards lie legally; null if there is none. */
  get counting(): Work | null {
    void this.#changes
    let at = this.#at
    while (at >= 0 && !isComplete(this.#versions[at]!)) at--
    return this.#versions[at] ?? null
  }

  /** What is handed in. */
  get submission(): SubmissionJson | null {
    return this.counting && submissionJson(this.counting)
  }

  /** What the server keeps: the work as it is, and the last version that would count (V-R34). */
  get draft(): DraftJson {
    const inHand = this.#turned.filter((id) => this.left.some((card) => card.id === id))
    return draftJson(this.work, this.counting, inHand, this.#changes)
  }

  #goToVersion(at: number): void {
    if (!this.#versions[at]) return
    this.#quiet()
    this.ghost = null
    this.#at = at
    this.#changes += 1
    const inHand = this.#turned.filter((id) => this.left.some((card) => card.id === id))
    this.#turned = [...inHand, ...turnedIn(this.work.layout)]
    this.isPeeking = false
  }

  #remember(work: Work): void {
    this.#versions.push(work)
    if (!work.walk) return
    const { discoveries } = work.walk
    for (const find of FINDS) this.#most[find] = Math.max(this.#most[find] ?? 0, discoveries[find])
  }

  #push(work: Work): void {
    this.#versions.length = this.#at + 1
    this.#remember(work)
    this.#at += 1
    this.#changes += 1
    this.isPeeking = false
  }

  #walkOn(walk: Walk): void {
    this.#push({ ...this.work, path: walk.path, walk })
  }

  /** Take the steps from a walk to a longer one, each a version. */
  #walkAlong(from: Walk, to: Walk): void {
    const path: Walk[] = []
    for (let walk = to; walk !== from; walk = walk.before!) path.unshift(walk)
    for (const walk of path) this.#walkOn(walk)
  }

  #change(layout: readonly Placed[], path: string, card: Card): void {
    const work = workOf(layout, path, this.tools)
    const count = work.walk ? stepsIn(this.work.path) - work.walk.tokensOfPath.length : 0
    this.#push(work)
    if (count > 0) this.notice = { kind: 'cut', count }
    this.#tellFault(card)
  }

  /** Say why a card may not lie somewhere. */
  #explain(card: Card, corner: Corner): void {
    this.#quiet()
    const others = this.work.layout.filter((placed) => placed.card !== card)
    const layout = [...others, { card, ...corner, turned: this.isTurned(card) }]
    const fault = faultFor(layoutFaults(layout), layout, card)
    if (fault) this.notice = { kind: 'fault', fault, layout }
  }

  #placesFor(card: Card, turned: boolean): readonly Corner[] {
    const { layout } = this.work
    const key = `${card.id} ${turned}`
    let known = PLACES.get(layout)
    if (!known) PLACES.set(layout, (known = {}))
    return (known[key] ??= legalPlaces(layout.filter((placed) => placed.card !== card), card, turned))
  }

  #roomLevel(): Level {
    const spots = this.walk?.spots ?? []
    if (!spots.length) return 0
    // stairs are on both levels: the last step says which one the path came by
    if (spots.some(({ isUnder }) => isUnder) && spots.some(({ isUnder }) => !isUnder)) {
      const last = this.walk!.tokensOfPath.at(-1)![0]!
      return /[NESW]/.test(last) ? 0 : 1
    }
    return spots[0]!.isUnder ? 1 : 0
  }

  #tip(walk: Walk): Position {
    const spot = walk.spots[0]
    return spot ? walk.dungeon.position(cellOf(spot)) : { row: 0, column: 0 }
  }

  #takeOrOffer(steps: readonly Step[], position: Position): boolean {
    if (steps.length === 1 && isPlain(steps[0]!)) {
      this.step(steps[0]!.token)
      return true
    }
    this.#quiet()
    this.offer = { steps, cut: null, position }
    return false
  }

  /** What can be done where the path is, other than walking on. */
  #offerHere(walk: Walk, position: Position): void {
    const steps = worthwhile(walk.steps()).filter((step) => !isPlain(step))
    if (steps.length) this.offer = { steps, cut: null, position }
  }

  #goTo(walk: Walk, aim: Aim, position: Position): void {
    const way = wayTo(walk, walk.dungeon.place(aim.cell)!)
    if (!way) return this.#refuse(walk.whyNot(spotOf(aim.cell)), position)
    this.#walkAlong(walk, way.walk)
    if (way.forks.length) {
      this.forks = way.forks
      this.notice = { kind: 'forks' }
      return
    }
    const out = aim.isOutside ? way.walk.steps().find(({ kind }) => kind === 'exit') : undefined
    if (out) this.step(out.token)
  }

  #lookAtEntry(walk: Walk, direction: Direction): void {
    const entries = walk.steps()
    const corner = ({ target }: Step): Corner => {
      const { row, column } = walk.dungeon.position(cellOf(target!))
      return { x: column, y: row }
    }
    const now = this.forks.length === 1 ? this.forks[0]! : null
    this.#quiet()
    const places = entries.map((step) => ({ ...corner(step), step }))
    const next = now ? (nearestTowards(corner(now), places, direction)?.step ?? now) : entries[0]
    this.forks = next ? [next] : []
  }

  #tellFault(card: Card | null = null): void {
    const { faults, layout } = this.work
    const fault = faultFor(faults, layout, card)
    if (fault) this.notice = { kind: 'fault', fault, layout }
  }

  #refuse(refusal: Refusal | null, position: Position | null = null): void {
    if (!refusal) return
    this.notice = { kind: 'refusal', refusal, position }
  }

  #quiet(): void {
    this.notice = null
    this.offer = null
    this.forks = NO_STEPS
  }
}

function far(walk: Walk, step: Step, point: Corner): number {
  const { row, column } = walk.dungeon.position(cellFor(step)!)
  return Math.hypot(column + 0.5 - point.x, row + 0.5 - point.y)
}

const within = (value: number): number => Math.max(-FARTHEST, Math.min(FARTHEST, value))

function nearest<T extends Corner>(from: Corner, places: readonly T[]): T | null {
  let best: T | null = null
  let least = Infinity
  for (const place of places) {
    const far = Math.hypot(place.x - from.x, place.y - from.y)
    if (far < least) [best, least] = [place, far]
  }
  return best
}
