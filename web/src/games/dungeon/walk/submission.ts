/** A player's whole exploration, five placed cards and a path: read, written and judged (V-D*, V-P*). */
import { cards, type Card } from './cards'
import type { Explored, Tools } from './finds'
import type { Placed } from './geometry'
import { tokensOf } from './path'
import { Refusal, quoted } from './refusals'
import { Walk } from './walk'

export const HAND = 5
const FARTHEST = 99

/** Five placed cards, and the path in its notation (docs/formats/path.md); an empty text is the empty path. */
export interface Submission {
  readonly layout: readonly Placed[]
  readonly path: string
}

/** A placed card as JSON. */
export interface PlacedJson {
  card: string
  x: number
  y: number
  turned: boolean
}

/** A submission as JSON. */
export interface SubmissionJson {
  layout: PlacedJson[]
  path: string
}

export const placedJson = ({ card, x, y, turned }: Placed): PlacedJson => ({ card: card.id, x, y, turned })

export const submissionJson = ({ layout, path }: Submission): SubmissionJson => ({ layout: layout.map(placedJson), path })

/** A submission from its JSON, or why it is none. */
export function readSubmission(value: unknown, where: string): Submission | Refusal {
  const fields = fieldsOf(value, ['layout', 'path'], where)
  if (fields instanceof Refusal) return fields
  const { layout, path } = fields
  if (typeof path !== 'string') return new Refusal('F-2', `${where}: path`, 'not-text')
  if (!Array.isArray(layout) || layout.length !== HAND) return new Refusal('V-D1', `${where}: layout`, 'not-hand', { count: HAND })
  const tokens = tokensOf(path, `${where}: path`)
  if (tokens instanceof Refusal) return tokens
  const placed: Placed[] = []
  for (const [index, item] of layout.entries()) {
    const one = readPlaced(item, `${where}: layout: card ${index + 1}`)
    if (one instanceof Refusal) return one
    placed.push(one)
  }
  return { layout: placed, path }
}

/** A placed card from its JSON, or why it is none. */
export function readPlaced(value: unknown, where: string): Placed | Refusal {
  const fields = fieldsOf(value, ['card', 'x', 'y', 'turned'], where)
  if (fields instanceof Refusal) return fields
  const { card: id, x, y, turned } = fields
  if (typeof turned !== 'boolean') return new Refusal('V-D2', where, 'not-turned')
  const card = typeof id === 'string' ? cards.get(id) : undefined
  if (!card) return new Refusal('V-M3', where, 'no-such-card', { text: quoted(Array.from(String(id)).slice(0, 40).join('')) })
  if (!isOffset(x) || !isOffset(y)) return new Refusal('F-2', where, 'not-offset', { least: -FARTHEST, most: FARTHEST })
  return { card, x, y, turned }
}

const isOffset = (value: unknown): value is number => Number.isInteger(value) && Math.abs(value as number) <= FARTHEST

function fieldsOf(value: unknown, names: readonly string[], where: string): Record<string, unknown> | Refusal {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  const keys = isObject ? Object.keys(value) : []
  if (keys.length === names.length && names.every((name) => keys.includes(name))) return value as Record<string, unknown>
  return new Refusal('F-2', where, 'not-object', { names: names.join(', ') })
}

/** What a submission brings, or its first fault. */
export function checkSubmission(hand: readonly Card[], submission: Submission, tools: Tools): Explored | Refusal {
  const walk = walked(hand, submission, tools)
  return walk instanceof Refusal ? walk : walk.explored()
}

/** V-R34: the submission with its path cut before the first illegal step; null if the cards are not legally laid. */
export function legalPart(hand: readonly Card[], submission: Submission, tools: Tools): Submission | null {
  const start = walked(hand, { ...submission, path: '' }, tools)
  return start instanceof Refusal ? null : { ...submission, path: follow(start, submission.path).walk.path }
}

/** The walk of a submission, or its first fault. */
export function walked(hand: readonly Card[], submission: Submission, tools: Tools): Walk | Refusal {
  const left = [...hand]
  for (const [index, { card }] of submission.layout.entries()) {
    const place = left.indexOf(card)
    if (place < 0) return new Refusal('V-D1', `layout: card ${index + 1}`, 'not-in-hand', { card: card.id })
    left.splice(place, 1)
  }
  if (left[0]) return new Refusal('V-D1', 'layout', 'not-laid', { card: left[0].id })
  const start = Walk.begin(submission.layout, tools)
  if (start instanceof Refusal) return start
  const { walk, refusal } = follow(start, submission.path)
  return refusal ?? walk
}

/** A walk continued along a path as far as that is legal, and why no further. */
export function follow(start: Walk, path: string): { walk: Walk; refusal: Refusal | null } {
  const tokens = tokensOf(start.path + path, 'path')
  if (tokens instanceof Refusal) return { walk: start, refusal: tokens }
  let walk = start
  for (const token of tokens.slice(start.tokensOfPath.length)) {
    const next = walk.step(token)
    if (next instanceof Refusal) return { walk, refusal: next }
    walk = next
  }
  return { walk, refusal: null }
}
