/** What the market offers a seat: prices, and why something cannot be bought. The server remains the only judge. */
import { TOKEN_KINDS } from './walk'
import type { View } from './types'

export const HAND = 5
const CHEAPER_CARD = 10 // V-B10
const SECOND_TOKEN = 14 // V-B14
const TOKEN_PRICE = 1
const BOOK_PRICE = 2

/** Something that can be bought, named as the decision that buys it. */
export type Good =
  | { kind: 'token'; wire: string; token: string; also: string | null }
  | { kind: 'book'; wire: string; book: number | null }
  | { kind: 'card'; wire: string; card: string | null; cost: number }

/** Why a seat cannot buy a good now; null: it can. */
export type Hindrance = 'watching' | 'passed' | 'gone' | 'hand' | 'coins' | 'turn'

export const token = (kind: string, also: string | null = null): Good => ({
  kind: 'token',
  wire: also ? `token-${kind}-${also}` : `token-${kind}`,
  token: kind,
  also,
})
export const book = (number: number | null): Good => ({ kind: 'book', wire: `book-${number ?? 'top'}`, book: number })
export const card = (id: string | null, cost: number): Good => ({
  kind: 'card',
  wire: `card-${id ?? `top-${cost}`}`,
  card: id,
  cost,
})

/** Every good of the market, sold out or not. */
export function goods(view: View): Good[] {
  return [
    ...TOKEN_KINDS.map((kind) => token(kind)),
    ...view.market.books.map(book),
    book(null),
    ...view.market.rows.flatMap((row) => [...row.open.map((id) => card(id, row.cost)), card(null, row.cost)]),
  ]
}

function canUse(view: View, seat: number, number: number): boolean {
  const { books, used } = view.players[seat]!
  return books.includes(number) && !used.includes(number)
}

/** V-B14: the token kinds that may come with one of another kind. */
export function secondTokens(view: View, seat: number, kind: string): string[] {
  if (!canUse(view, seat, SECOND_TOKEN)) return []
  return TOKEN_KINDS.filter((other) => other !== kind && view.market.tokens[other] > 0)
}

/** What a seat pays; for a spectator, what is printed. */
export function price(view: View, seat: number | null, good: Good): number {
  if (good.kind === 'token') return TOKEN_PRICE
  if (good.kind === 'book') return BOOK_PRICE
  return good.cost - Number(seat !== null && canUse(view, seat, CHEAPER_CARD)) // V-R40
}

/** How many there are to buy. */
export function left(view: View, good: Good): number {
  const { market } = view
  if (good.kind === 'token') return market.tokens[good.token as keyof View['market']['tokens']]
  if (good.kind === 'book') return good.book === null ? market.book_pile : Number(market.books.includes(good.book))
  const row = market.rows.find(({ cost }) => cost === good.cost)!
  return good.card === null ? row.pile : Number(row.open.includes(good.card))
}

export function hindrance(view: View, seat: number | null, good: Good): Hindrance | null {
  if (seat === null) return 'watching'
  const { coins, hand } = view.players[seat]!
  if (!left(view, good)) return 'gone'
  if (good.kind === 'card' && hand.length >= HAND) return 'hand' // V-R2
  if (price(view, seat, good) > coins) return 'coins'
  if (view.passed.includes(seat)) return 'passed'
  return view.own[seat]?.choices.includes(good.wire) ? null : 'turn'
}
