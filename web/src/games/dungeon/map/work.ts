/** The cards as they lie and the path as it is drawn: one version of a player's work. */
import {
  HAND, Refusal, Walk, follow, readPlaced, tokensOf, type Card, type CardId, type Fault, type Placed, type Tools,
} from '../walk'
import { faultsOf } from './faults'

/** A version of the work. */
export interface Work {
  readonly layout: readonly Placed[]
  /** The path in its notation; where the cards lie wrongly, the path that is tried again once they lie well. */
  readonly path: string
  readonly faults: readonly Fault[]
  /** The path as it is walked; null where the cards lie wrongly, and without cards. */
  readonly walk: Walk | null
}

export const EMPTY: Work = { layout: [], path: '', faults: [], walk: null }

/** The work that was left with the server; an empty table if it is none, or of another hand. */
export function readWork(draft: unknown, hand: readonly Card[], tools: Tools): Work {
  if (typeof draft !== 'object' || draft === null) return EMPTY
  const { layout, path } = draft as { layout?: unknown; path?: unknown }
  if (!Array.isArray(layout) || typeof path !== 'string') return EMPTY
  const read = layout.slice(0, HAND).map((item) => readPlaced(item, 'draft'))
  const placed = read.flatMap((one) => (one instanceof Refusal ? [] : hand.filter(({ id }) => id === one.card.id).map((card) => ({ ...one, card }))))
  if (placed.length !== read.length || new Set(placed.map(({ card }) => card)).size !== placed.length) return EMPTY
  return workOf(placed, path, tools)
}

/** A version from cards as they lie and a path, which is cut where it is no longer legal. */
export function workOf(layout: readonly Placed[], path: string, tools: Tools): Work {
  const faults = faultsOf(layout)
  const start = layout.length && !faults.length ? Walk.begin(layout, tools) : null
  if (!start || start instanceof Refusal) return { layout, path, faults, walk: null }
  const { walk } = follow(start, path)
  return { layout, path: walk.path, faults, walk }
}

/** Five cards lie legally: the work would count. */
export const isComplete = ({ layout, faults }: Work): boolean => layout.length === HAND && !faults.length

/** The cards that lie turned. */
export const turnedIn = (layout: readonly Placed[]): CardId[] => layout.filter(({ turned }) => turned).map(({ card }) => card.id)

/** How many steps a path has. */
export function stepsIn(path: string): number {
  const tokens = tokensOf(path, 'path')
  return tokens instanceof Refusal ? 0 : tokens.length
}

/** A path in which later cards move up one number; it ends before the first mention of the card that is gone. */
export function withoutCard(path: string, gone: number): string {
  const tokens = tokensOf(path, 'path')
  if (tokens instanceof Refusal) return ''
  let kept = ''
  for (const token of tokens) {
    const spot = /([1-5])([a-gA-G][1-9])/.exec(token)
    if (!spot) kept += token
    else if (Number(spot[1]) === gone) break
    else kept += Number(spot[1]) > gone ? token.replace(spot[0], `${Number(spot[1]) - 1}${spot[2]}`) : token
  }
  return kept
}
