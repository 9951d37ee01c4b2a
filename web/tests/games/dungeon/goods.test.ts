import { expect, test } from 'vitest'
import { book, card, goods, hindrance, left, price, secondTokens, token } from '../../../src/games/dungeon/goods'
import { view } from './samples'

test('the market offers tokens, books and cards, named as the decisions that buy them', () => {
  expect(goods(view()).map((good) => good.wire)).toEqual([
    'token-sword', 'token-scroll', 'token-key', 'token-rope', 'book-4', 'book-10', 'book-top',
    'card-D3-01', 'card-D3-02', 'card-top-3', 'card-D4-01', 'card-D4-02', 'card-top-4',
    'card-D5-01', 'card-D5-02', 'card-top-5', 'card-D6-01', 'card-D6-02', 'card-top-6',
  ])
})

test('what the server lists can be bought', () => {
  expect(hindrance(view(), 0, card('D4-01', 4))).toBeNull()
  expect(hindrance(view(), 0, book(null))).toBeNull()
})

test('V-K3, V-K5: what is not there cannot be bought', () => {
  expect(hindrance(view(), 0, token('scroll'))).toBe('gone')
  expect(hindrance(view(), 0, card(null, 6))).toBe('gone')
  expect(left(view(), card(null, 6))).toBe(0)
})

test('V-R2: a full hand takes no card, but a token', () => {
  const seen = view()
  seen.players[0]!.hand = Array.from({ length: 5 }, () => ({ card: 'S1', origin: 'open' as const, cost: null }))
  expect(hindrance(seen, 0, card('D4-01', 4))).toBe('hand')
  expect(hindrance(seen, 0, token('sword'))).toBeNull()
})

test('coins, a pass and the turn of others are said', () => {
  const seen = view()
  seen.players[1]!.coins = 3
  expect(hindrance(seen, 1, card('D4-01', 4))).toBe('coins')
  expect(hindrance(seen, 1, card('D3-01', 3))).toBe('turn')
  seen.passed = [1]
  expect(hindrance(seen, 1, card('D3-01', 3))).toBe('passed')
  expect(hindrance(seen, null, card('D3-01', 3))).toBe('watching')
})

test('V-B10: the first card of a round costs one coin less', () => {
  const seen = view()
  seen.players[0]!.books = [10]
  expect([price(seen, 0, card('D4-01', 4)), price(seen, 0, token('key')), price(seen, 0, book(4))]).toEqual([3, 1, 2])
  seen.players[0]!.used = [10]
  expect(price(seen, 0, card('D4-01', 4))).toBe(4)
  expect(price(seen, null, card('D4-01', 4))).toBe(4)
})

test('V-B14: a second token is of another kind, and in the market', () => {
  const seen = view()
  expect(secondTokens(seen, 0, 'sword')).toEqual([])
  seen.players[0]!.books = [14]
  expect(secondTokens(seen, 0, 'sword')).toEqual(['key', 'rope'])
  expect(token('sword', 'rope').wire).toBe('token-sword-rope')
})
