/** The notation of a path: an entry, then one short token for each step (docs/formats/path.md). */
import type { TokenKind } from './finds'
import { readSpot, type Spot } from './geometry'
import type { Direction, Level, Token } from './ids'
import { Refusal, quoted } from './refusals'

export const LONGEST_PATH = 1000
const MOVES = 'nesw'
export const TOKEN_LETTERS: ReadonlyMap<string, TokenKind> = new Map<string, TokenKind>([
  ['s', 'sword'],
  ['p', 'scroll'],
  ['k', 'key'],
  ['r', 'rope'],
])

const ENTRY = '[1-5][a-g][1-9]'
const STEP =
  '(?<move>[nesw])(?<fall>v)?(?:!(?<stop>[0-9]))?' +
  '|(?<under>[NESW])(?:!(?<stopUnder>[0-9]))?' +
  '|(?<door>[1-5])(?<doorFall>v)?(?:!(?<doorStop>[0-9]))?' +
  '|(?<travel>[dupbm])(?<spot>[1-5][a-gA-G][1-9])(?:!(?<travelStop>[0-9]))?' +
  '|(?<opposite>o)' +
  '|\\+(?<take>[spkr])'
const WHOLE_ENTRY = new RegExp(`^${ENTRY}$`)
const WHOLE_STEP = new RegExp(`^(?:${STEP})$`)

/** How a path travels to a spot: down a pit, up a pit, by portal, by barrel, to a monster. */
export type Travel = 'd' | 'u' | 'p' | 'b' | 'm'

/** One step, read; `defeats` is V-R20: how many monsters are defeated before the path ends there, null to defeat all. */
export type Action =
  | { readonly kind: 'enter'; readonly spot: Spot }
  | { readonly kind: 'move'; readonly direction: Direction; readonly level: Level; readonly falls: boolean; readonly defeats: number | null }
  | { readonly kind: 'door'; readonly door: number; readonly falls: boolean; readonly defeats: number | null }
  | { readonly kind: Travel; readonly spot: Spot; readonly defeats: number | null }
  | { readonly kind: 'o' }
  | { readonly kind: '+'; readonly take: TokenKind }

/** The tokens of a path, or why the text is none. */
export function tokensOf(path: string, where: string): Token[] | Refusal {
  const length = Array.from(path).length
  if (length > LONGEST_PATH) return new Refusal('F-2', where, 'too-long', { count: length, most: LONGEST_PATH })
  const entry = new RegExp(ENTRY, 'y')
  const step = new RegExp(STEP, 'y')
  const tokens: Token[] = []
  let start = 0
  while (start < path.length) {
    const pattern = tokens.length ? step : entry
    pattern.lastIndex = start
    const token = pattern.exec(path)?.[0]
    if (token === undefined) {
      const text = quoted(Array.from(path.slice(start)).slice(0, 5).join(''))
      return new Refusal('F-2', where, tokens.length ? 'not-step-at' : 'not-entry-at', { text, at: start + 1 })
    }
    tokens.push(token as Token)
    start += token.length
  }
  return tokens
}

/** The entry that a token stands for; undefined if it is none. */
export const readEntry = (token: string): Action | undefined =>
  WHOLE_ENTRY.test(token) ? { kind: 'enter', spot: readSpot(token) } : undefined

const READ = new Map<string, Action | undefined>()
const MOST_READ = 4096

/** The step that a token stands for; undefined if it is none. */
export function readStep(token: string): Action | undefined {
  if (READ.has(token)) return READ.get(token)
  if (READ.size >= MOST_READ) READ.clear()
  const action = newlyRead(token)
  READ.set(token, action)
  return action
}

function newlyRead(token: string): Action | undefined {
  const part = WHOLE_STEP.exec(token)?.groups
  if (!part) return undefined
  const stop = part.stop ?? part.stopUnder ?? part.doorStop ?? part.travelStop
  const defeats = stop === undefined ? null : Number(stop)
  if (part.move) return { kind: 'move', direction: direction(part.move), level: 0, falls: part.fall !== undefined, defeats }
  if (part.under) return { kind: 'move', direction: direction(part.under.toLowerCase()), level: 1, falls: false, defeats }
  if (part.door) return { kind: 'door', door: Number(part.door), falls: part.doorFall !== undefined, defeats }
  if (part.spot) return { kind: part.travel as Travel, spot: readSpot(part.spot), defeats }
  if (part.take) return { kind: '+', take: TOKEN_LETTERS.get(part.take)! }
  return { kind: 'o' }
}

const direction = (letter: string): Direction => MOVES.indexOf(letter) as Direction

/** The token of a step in a direction: a capital in the underground. */
export function moveToken(direction: Direction, level: Level): string {
  const letter = MOVES[direction]!
  return level ? letter.toUpperCase() : letter
}
