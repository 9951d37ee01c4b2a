import { beforeEach, expect, test, vi } from 'vitest'
import { ownHash, seenAt, shareOf } from '../../src/lib/shares'
import { Shuffle } from '../../src/table/shuffle'
import { shareHash } from '../../src/verify/fair'
import type { Command, Lobby } from '../../src/wire'

const CODE = 'k7m2qx'
const PROMISE = '11'.repeat(32)
const FRIEND = { seats: [1], hash: '22'.repeat(32), open: false }

let sent: Command[]

const lobby = (own: string | null, more: Partial<Lobby> = {}): Lobby =>
  ({
    phase: 'lobby',
    commitment: PROMISE,
    hashes: [{ seats: [0], hash: own, open: false }, FRIEND],
    opening: false,
    attempts: 0,
    ...more,
  }) as Lobby

/** A page of this browser at the table. */
function page(code = CODE): Shuffle {
  return new Shuffle(code, (command) => `id-${sent.push(command)}`)
}

beforeEach(() => {
  localStorage.clear()
  sent = []
})

test('a seated browser tells the hash of a share, once, and keeps the share', () => {
  const shuffle = page('first2')
  shuffle.heed(lobby(null), [0])
  shuffle.heed(lobby(null), [0])
  expect(sent).toEqual([{ type: 'hash', commitment: PROMISE, hash: ownHash('first2', PROMISE) }])
  const share = shareOf('first2', ownHash('first2', PROMISE))!
  expect(share).toMatch(/^[0-9a-f]{64}$/)
  expect(shareHash(PROMISE, share)).toBe(ownHash('first2', PROMISE))
  expect(shuffle.hasSent('id-1')).toBe(true)
  expect(shuffle.hasSent('id-2') || shuffle.hasSent(null)).toBe(false)
})

test('the share is told when the host has started and all hashes are known, and what was seen is kept before', () => {
  const hash = ownHash(CODE, PROMISE)
  const shuffle = new Shuffle(CODE, (command) => {
    expect(seenAt(CODE, '')).toEqual({
      format: 'tacora-seen/1', table: CODE, commitment: PROMISE, share: shareOf(CODE, hash), hashes: [hash, FRIEND.hash], attempts: 2,
    })
    return `id-${sent.push(command)}`
  })
  shuffle.heed(lobby(hash), [0])
  shuffle.heed(lobby(hash, { opening: true, hashes: [{ seats: [0], hash, open: false }, { ...FRIEND, hash: null }] }), [0])
  expect(sent).toEqual([])
  shuffle.heed(lobby(hash, { opening: true, attempts: 2 }), [0])
  shuffle.heed(lobby(hash, { opening: true, attempts: 2 }), [0])
  expect(sent).toEqual([{ type: 'open', share: shareOf(CODE, hash) }])
  expect(seenAt(null, PROMISE)).toEqual(seenAt(CODE, ''))
  expect(seenAt('other2', PROMISE)).toBeNull()
  expect(seenAt(null, '33'.repeat(32))).toBeNull()
})

test('a page that was loaded anew, or a second one, tells the same share', () => {
  page().heed(lobby(null), [0])
  const hash = ownHash(CODE, PROMISE)
  page().heed(lobby(hash, { opening: true }), [0])
  expect(sent.map(({ type }) => type)).toEqual(['hash', 'open'])
})

test('a browser that has lost its share tells a new hash, while that is allowed', () => {
  const shuffle = page('lost22')
  shuffle.heed(lobby('44'.repeat(32), { opening: true }), [0])
  expect(sent).toEqual([])
  shuffle.heed(lobby('44'.repeat(32)), [0])
  shuffle.heed(lobby('44'.repeat(32)), [0])
  expect(sent).toEqual([{ type: 'hash', commitment: PROMISE, hash: ownHash('lost22', PROMISE) }])
})

test('with a new commitment there is a new share', () => {
  const shuffle = page()
  shuffle.heed(lobby(null), [0])
  shuffle.heed(lobby(null, { commitment: '55'.repeat(32), attempts: 1 }), [0])
  const [first, second] = sent
  expect(first).not.toEqual(second)
  expect(shareOf(CODE, ownHash(CODE, PROMISE))).not.toBe(shareOf(CODE, ownHash(CODE, '55'.repeat(32))))
})

test('whoever watches, or plays already, has nothing to tell', () => {
  page().heed(lobby(null), [])
  page().heed(lobby(null, { phase: 'playing' }), [0])
  page().heed(lobby(ownHash(CODE, PROMISE), { opening: true, hashes: [{ seats: [0], hash: ownHash(CODE, PROMISE), open: true }, FRIEND] }), [0])
  expect(sent).toEqual([])
})

test('without storage a share lasts as long as the page', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('forbidden')
  })
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('forbidden')
  })
  const shuffle = page('secret')
  shuffle.heed(lobby(null), [0])
  shuffle.heed(lobby(ownHash('secret', PROMISE), { opening: true }), [0])
  expect(sent.map(({ type }) => type)).toEqual(['hash', 'open'])
})

test('the tables of long ago are let go', () => {
  for (let nth = 0; nth < 130; nth++) ownHash(`table${nth}`, PROMISE)
  expect(Object.keys(localStorage).filter((key) => key.startsWith('tacora-fair-')).length).toBe(100)
})
