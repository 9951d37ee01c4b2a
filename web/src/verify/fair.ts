/** Recomputes every draw of a match (tacora-fair/1, docs/formats/table.md). */
import { Deck, type DeckOptions } from './deck'
import { hmac, joined, sha256 } from './hmac'

export interface Draw {
  nth: number
  step: number
  of: number
  /** The card that the seed and the shares give. */
  card: string
  told: string
}

export type Verdict =
  | { is: 'fair'; draws: Draw[]; commitment: string; shares: number }
  | { is: 'wrong-seed'; commitment: string; hash: string }
  | { is: 'wrong-draw'; draw: Draw; draws: Draw[] }
  | { is: 'unreadable'; why: 'json' | 'format' | 'no-fair' | 'scheme' }

const SCHEME = 'tacora-fair/1'
const ALL = 1n << 256n

interface MatchRecord {
  format: string
  options: DeckOptions
  seats: unknown[]
  steps: ({ chance: string } | { moves: Record<string, string> })[]
  fair?: { scheme: string; commitment: string; seed: string; shares: string[] }
}

function bytes(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16))
}

const hexOf = (data: Uint8Array): string => [...data].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** Numbers below n, one after the other, from the seed and everybody's shares. */
class Source {
  #counter = 0n

  constructor(
    readonly seed: Uint8Array,
    readonly shares: string[],
  ) {}

  async below(n: number): Promise<number> {
    const count = BigInt(n)
    for (;;) {
      const counter = new DataView(new ArrayBuffer(8))
      counter.setBigUint64(0, this.#counter)
      this.#counter += 1n
      const text = new TextEncoder().encode(`${SCHEME}\0${this.shares.map((share) => share.toLowerCase()).join(',')}\0`)
      const x = BigInt(`0x${hexOf(await hmac(this.seed, joined(text, new Uint8Array(counter.buffer))))}`)
      if (x < ALL - (ALL % count)) return Number(x % count)
    }
  }
}

function read(text: string): MatchRecord | null {
  try {
    return JSON.parse(text) as MatchRecord
  } catch {
    return null
  }
}

export async function verify(text: string): Promise<Verdict> {
  const record = read(text)
  if (!record) return { is: 'unreadable', why: 'json' }
  if (record.format !== 'tacora-match/1' || !Array.isArray(record.steps)) return { is: 'unreadable', why: 'format' }
  const fair = record.fair
  if (!fair) return { is: 'unreadable', why: 'no-fair' }
  if (fair.scheme !== SCHEME) return { is: 'unreadable', why: 'scheme' }
  const seed = bytes(fair.seed)
  const hash = hexOf(await sha256(seed))
  if (hash !== fair.commitment) return { is: 'wrong-seed', commitment: fair.commitment, hash }
  const source = new Source(seed, fair.shares)
  const deck = new Deck(record.options, record.seats.length)
  const draws: Draw[] = []
  for (const [place, step] of record.steps.entries()) {
    if ('moves' in step) {
      deck.decide(step.moves)
      continue
    }
    const of = deck.urn.length
    const card = deck.urn[await source.below(of)]!
    const draw: Draw = { nth: draws.length + 1, step: place + 1, of, card, told: step.chance }
    draws.push(draw)
    if (card !== step.chance) return { is: 'wrong-draw', draw, draws }
    deck.draw(card)
  }
  return { is: 'fair', draws, commitment: fair.commitment, shares: fair.shares.length }
}
