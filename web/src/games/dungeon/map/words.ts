/** Steps, places, cards and refusals in words. */
import { say, words } from '../../../words/index.svelte'
import {
  FINDS, HEIGHT, Refusal, TOKEN_KINDS, WIDTH, WORDS, cellOf, columnOf, opposite, ownCell, rowOf, slotOf,
  type Book, type Card, type Cell, type Direction, type Fault, type Find, type OwnPlace, type Placed, type Step, type TokenKind, type Tokens, type Walk,
} from '../walk'
import type { Corner, Notice } from './bench.svelte'
import { cellFor, directionOf } from './ways'

const SIDES = ['north', 'east', 'south', 'west'] as const

/** Things and how many there are, in the order of the counts. */
export function foundWords(counts: ReadonlyMap<Find, number>): string {
  return words.listed(FINDS.filter((find) => counts.get(find)).map((find) => say(`dungeon-found-${find}`, { count: counts.get(find)! })))
}

function counted(finds: Iterable<Find>): Map<Find, number> {
  const counts = new Map<Find, number>()
  for (const find of finds) counts.set(find, (counts.get(find) ?? 0) + 1)
  return counts
}

/** A cell by its card, and its column and row as printed on the card's own map. */
function spotWords(walk: Walk, cell: Cell): string {
  const { layout } = walk.dungeon
  const own = ownCell(cell)
  return say('web-dungeon-map-spot', { card: layout[slotOf(cell)]!.card.id, cell: `${'abcdefg'[columnOf(own)]!}${rowOf(own) + 1}` })
}

/** What a step comes upon: the things in a room, or on a cell. */
function sight(walk: Walk, cell: Cell): string {
  const { dungeon } = walk
  const place = dungeon.place(cell)
  if (place === undefined) return ''
  const things = foundWords(counted(dungeon.features(place).map((feature) => WORDS.get(dungeon.glyph(feature))!)))
  if (dungeon.room(place)) return things ? say('web-dungeon-map-room-with', { things }) : say('web-dungeon-map-room')
  return things || say('web-dungeon-map-corridor')
}

export interface Cost {
  readonly items: readonly TokenKind[]
  readonly tokens: readonly TokenKind[]
  readonly books: readonly Book[]
}

/** What a step uses up: found items, fairy tokens, books. */
export function costOf(walk: Walk, step: Step): Cost {
  const next = walk.step(step.token)
  if (next instanceof Refusal) return { items: [], tokens: [], books: step.books }
  const less = (before: Tokens, after: Tokens): TokenKind[] => TOKEN_KINDS.filter((kind) => after[kind] < before[kind])
  return { items: less(walk.bag, next.bag), tokens: less(walk.tokens, next.tokens), books: step.books }
}

function costWords(walk: Walk, step: Step): string {
  const { items, tokens, books } = costOf(walk, step)
  const parts = [
    ...items.map((kind) => say(`dungeon-token-${kind}`)),
    ...tokens.map((kind) => say('web-dungeon-map-token', { kind: say(`dungeon-token-${kind}`) })),
    ...books.map((number) => say('dungeon-book-short', { number })),
  ]
  return parts.length && step.kind !== 'take' ? say('web-dungeon-map-uses', { things: words.listed(parts) }) : ''
}

function stepStart(walk: Walk, step: Step): string {
  const direction = directionOf(walk, step)
  const cell = cellFor(step)
  switch (step.kind) {
    case 'enter':
      return say(`web-dungeon-map-enter-${SIDES[walk.dungeon.edges.get(cell!)!]}`, { spot: spotWords(walk, cell!) })
    case 'walk':
      return say(`web-dungeon-map-walk-${SIDES[direction!]}`, { sight: sight(walk, cell!) })
    case 'exit':
      return say(`web-dungeon-map-exit-${SIDES[direction!]}`)
    case 'fall':
      return say('web-dungeon-map-fall', { spot: spotWords(walk, cell!) })
    case 'take':
      return say('web-dungeon-map-take', { kind: say(`dungeon-token-${TAKES[step.token[1]!]!}`) })
    default:
      return say(`web-dungeon-map-travel-${step.kind}`, { spot: spotWords(walk, cell!) })
  }
}

const TAKES: Readonly<Record<string, TokenKind>> = { s: 'sword', p: 'scroll', k: 'key', r: 'rope' }

/** A step in words: where to, what is there, what it uses, and whether it is the end. */
export function stepWords(walk: Walk, step: Step): string {
  const stops = step.defeats === null ? '' : say('web-dungeon-map-stops', { count: step.defeats })
  return [stepStart(walk, step), costWords(walk, step), stops].filter(Boolean).join(' ')
}

/** Steps in words; those that would sound alike say where they lead. */
export function stepList(walk: Walk, steps: readonly Step[]): { readonly step: Step; readonly text: string }[] {
  const texts = steps.map((step) => stepWords(walk, step))
  return steps.map((step, index) => {
    const text = texts[index]!
    const isTwin = texts.some((other, place) => place !== index && other === text)
    if (!isTwin || !step.target) return { step, text }
    const level = say(step.target.isUnder ? 'dungeon-level-under' : 'dungeon-level-main')
    return { step, text: `${text}, ${spotWords(walk, cellOf(step.target))}, ${level}` }
  })
}

/** Where a card would lie, in words: beside which card, and how far shifted. */
export function placeWords(layout: readonly Placed[], { x, y }: Corner): string {
  const parts = layout.flatMap((other) => {
    const [right, down] = [x - other.x, y - other.y]
    const card = other.card.id
    if (Math.abs(down) === HEIGHT && Math.abs(right) < WIDTH) {
      return [say(`web-dungeon-map-beside-${down < 0 ? 'above' : 'below'}`, { card, side: Math.sign(right), count: Math.abs(right) })]
    }
    if (Math.abs(right) === WIDTH && Math.abs(down) < HEIGHT) {
      return [say(`web-dungeon-map-beside-${right < 0 ? 'left' : 'right'}`, { card, side: Math.sign(down), count: Math.abs(down) })]
    }
    return []
  })
  return parts.length ? words.listed(parts) : say('web-dungeon-map-middle')
}

const BARS: ReadonlyMap<string, 'monster' | 'lock' | 'pit'> = new Map([['m', 'monster'], ['l', 'lock'], ['v', 'pit'], ['f', 'pit']])
type Bar = 'monster' | 'lock' | 'pit'

/** The places of a card that its openings lead to, past obstacles of some kinds only; one may always fall. */
function reached(card: Card, passes: readonly Bar[]): Set<OwnPlace> {
  const { ground } = card
  const seen = new Set<OwnPlace>()
  const isOpen = (place: OwnPlace): boolean => {
    if (ground.rooms.has(place)) {
      const hasMonster = (ground.features.get(place) ?? []).some((cell) => ground.glyphs[cell]!.toLowerCase() === 'm')
      return !hasMonster || passes.includes('monster')
    }
    const bar = BARS.get(ground.glyphs[place]!.toLowerCase())
    return !bar || passes.includes(bar)
  }
  const waiting: OwnPlace[] = []
  const come = (place: OwnPlace | undefined): void => {
    if (place === undefined || seen.has(place)) return
    for (const [floor, pits] of ground.pitsAbove) if (pits.some((pit) => ground.placeOf[pit] === place) && place !== floor) come(floor)
    if (!isOpen(place)) return
    seen.add(place)
    waiting.push(place)
  }
  for (const opening of ground.openings.keys()) come(ground.placeOf[opening])
  for (const place of waiting) {
    for (const way of ground.ways.get(place) ?? []) come(way.place)
    for (const door of ground.rooms.get(place)?.doors ?? []) come(door.place)
  }
  return seen
}

/** A card in words as it lies: its openings by side, then what is on it, and what stands before it. */
export function cardWords(card: Card, turned: boolean): string {
  const { ground } = card
  const openings = SIDES.flatMap((side, direction) => {
    const places = [...ground.openings]
      .filter(([, own]) => (turned ? opposite(own) : own) === direction)
      .map(([cell]) => along(cell, direction as Direction, turned))
      .sort((one, two) => one - two)
    return places.length ? [say(`web-dungeon-map-openings-${side}`, { places: words.listed(places.map(String)) })] : []
  })
  const groups: { key: string; passes: readonly Bar[] }[] = [
    { key: 'free', passes: [] },
    { key: 'monster', passes: ['monster'] },
    { key: 'lock', passes: ['lock'] },
    { key: 'pit', passes: ['pit'] },
    { key: 'several', passes: ['monster', 'lock', 'pit'] },
  ]
  const told = new Set<OwnPlace>()
  const contents = groups.flatMap(({ key, passes }) => {
    const places = [...reached(card, passes)].filter((place) => !told.has(place))
    const things = places.flatMap((place): Find[] => {
      told.add(place)
      const found = (ground.features.get(place) ?? []).map((cell) => WORDS.get(ground.glyphs[cell]!.toLowerCase())!)
      return ground.rooms.has(place) ? ['room', ...found] : found
    })
    return things.length ? [say(`web-dungeon-map-on-card-${key}`, { things: foundWords(counted(things)) })] : []
  })
  return [cardName(card), ...openings, ...contents].join(' ')
}

const along = (cell: number, direction: Direction, turned: boolean): number => {
  const isUpright = direction % 2 === 0
  const at = isUpright ? columnOf(cell as never) : rowOf(cell as never)
  return (turned ? (isUpright ? WIDTH : HEIGHT) - 1 - at : at) + 1
}

export const cardName = (card: Card): string =>
  card.cost === null ? say('web-dungeon-map-start-card', { card: card.id }) : say('web-dungeon-map-card', { card: card.id, cost: card.cost })

const OBSTACLES: Readonly<Record<string, TokenKind>> = { monster: 'sword', portal: 'scroll', lock: 'key', pit: 'rope' }

/** Why something is refused, and what would help. */
export function refusalWords({ key, args, rule, message }: Refusal): string {
  if (key === 'no-means') return say(`web-dungeon-map-needs-${OBSTACLES[String(args.obstacle)]!}`, { rule })
  const full = `web-dungeon-map-refused-${key}`
  return say('web-dungeon-map-refused', { why: words.has(full) ? say(full, { ...args }) : message, rule })
}

/** Why cards may not lie so, by their names. */
export function faultWords({ key, rule, slot, other }: Fault, layout: readonly Placed[]): string {
  const name = (place: number | null): string => (place === null ? '' : layout[place]!.card.id)
  return say('web-dungeon-map-refused', { why: say(`web-dungeon-map-refused-${key}`, { card: name(slot), other: name(other) }), rule })
}

export function noticeWords(notice: Notice): string {
  switch (notice.kind) {
    case 'fault':
      return faultWords(notice.fault, notice.layout)
    case 'refusal':
      return refusalWords(notice.refusal)
    case 'cut':
      return say('web-dungeon-map-cut-off', { count: notice.count })
    default:
      return say(`web-dungeon-map-notice-${notice.kind}`)
  }
}

/** Where the path is and what it has, for those who do not see it. */
export function whereWords(walk: Walk): string {
  const spot = walk.spots[0]
  if (!walk.before) return say('web-dungeon-map-not-begun')
  if (!spot) return say('web-dungeon-map-outside')
  const cell = cellOf(spot)
  const level = say(spot.isUnder ? 'dungeon-level-under' : 'dungeon-level-main')
  return say('web-dungeon-map-at', { spot: spotWords(walk, cell), level, sight: sight(walk, cell) })
}
