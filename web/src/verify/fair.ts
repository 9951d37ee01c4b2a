/** Recomputes every draw of a match (tacora-fair/1 and /2, docs/formats/table.md), whatever the game. */
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

export interface Draw {
  nth: number
  step: number
  /** How many outcomes there were. */
  of: number
  /** Which of them the seed and the shares give, from 0. */
  taken: number
  /** Which of them the record says. */
  told: number
  outcome: unknown
}

export type Verdict =
  | { is: 'fair'; draws: Draw[]; commitment: string; shares: number; attempts: number; isFirstScheme: boolean }
  | { is: 'wrong-share'; share: number }
  | { is: 'wrong-seed'; commitment: string; hash: string }
  | { is: 'miscounted'; drawn: number; told: number }
  | { is: 'wrong-draw'; draw: Draw; draws: Draw[] }
  | { is: 'unreadable'; why: 'json' | 'format' | 'older' | 'no-fair' | 'scheme' }

const FORMAT = 'tacora-match/2'
const FIRST_FORMAT = 'tacora-match/1' // without draws in the proof
const FIRST_SCHEME = 'tacora-fair/1' // without hashes of shares
const SCHEME = 'tacora-fair/2'
const ALL = 1n << 256n
const SEED = /^[0-9a-f]{64}$/
const SHARE = /^([0-9a-f]{2}){16,64}$/

export interface Proof {
  scheme: string
  commitment: string
  seed: string
  shares: string[]
  /** What each device told of its share before the start. */
  hashes?: string[]
  /** How often the start was called off before. */
  attempts?: number
  /** For each draw, how many outcomes there were and which was taken. */
  draws: [of: number, taken: number][]
}

type Fields = Record<string, unknown>

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

const isText = (value: unknown, pattern: RegExp): boolean => typeof value === 'string' && pattern.test(value)

function isDraw(value: unknown): boolean {
  if (!Array.isArray(value) || value.length !== 2) return false
  const [of, taken] = value as unknown[]
  return Number.isSafeInteger(of) && Number.isSafeInteger(taken) && 0 <= Number(taken) && Number(taken) < Number(of)
}

function isProof(fair: Fields): boolean {
  const { commitment, seed, shares, draws } = fair
  if (!isText(commitment, SEED) || !isText(seed, SEED) || !Array.isArray(shares) || !Array.isArray(draws)) return false
  if (fair.scheme === SCHEME && !hasHashes(fair, shares.length)) return false
  return shares.every((share) => isText(share, SHARE)) && draws.every(isDraw)
}

function hasHashes({ hashes, attempts }: Fields, shares: number): boolean {
  if (!Array.isArray(hashes) || hashes.length !== shares || !hashes.every((hash) => isText(hash, SEED))) return false
  return Number.isSafeInteger(attempts) && Number(attempts) >= 0
}

/** What a device tells of its share before the start: at another table it is another. */
export function shareHash(commitment: string, share: string): string {
  return bytesToHex(sha256(utf8ToBytes(`${SCHEME}\0${commitment}\0${share}`)))
}

/** Numbers below n, one after the other, from the seed and everybody's shares. */
class Source {
  readonly #seed: Uint8Array
  readonly #message: Uint8Array
  #counter = 0n

  constructor(seed: Uint8Array, shares: string[], scheme: string) {
    this.#seed = seed
    this.#message = utf8ToBytes(`${scheme}\0${shares.join(',')}\0`)
  }

  below(n: number): number {
    const count = BigInt(n)
    const fair = ALL - (ALL % count)
    let x = this.#next()
    while (x >= fair) x = this.#next()
    return Number(x % count)
  }

  #next(): bigint {
    const counter = new Uint8Array(8)
    new DataView(counter.buffer).setBigUint64(0, this.#counter)
    this.#counter += 1n
    return BigInt(`0x${bytesToHex(hmac(sha256, this.#seed, concatBytes(this.#message, counter)))}`)
  }
}

export function verify(text: string): Verdict {
  let record: unknown
  try {
    record = JSON.parse(text)
  } catch {
    return { is: 'unreadable', why: 'json' }
  }
  if (!isObject(record) || !Array.isArray(record.steps) || !record.steps.every(isObject))
    return { is: 'unreadable', why: 'format' }
  if (record.format !== FORMAT && record.format !== FIRST_FORMAT) return { is: 'unreadable', why: 'format' }
  if (!isObject(record.fair)) return { is: 'unreadable', why: 'no-fair' }
  if (record.fair.scheme !== SCHEME && record.fair.scheme !== FIRST_SCHEME) return { is: 'unreadable', why: 'scheme' }
  if (record.fair.draws === undefined) return { is: 'unreadable', why: 'older' }
  if (!isProof(record.fair)) return { is: 'unreadable', why: 'format' }
  return judge(record.fair as unknown as Proof, record.steps)
}

function judge({ scheme, commitment, seed, shares, hashes, attempts, draws: told }: Proof, steps: Fields[]): Verdict {
  const hash = bytesToHex(sha256(hexToBytes(seed)))
  if (hash !== commitment) return { is: 'wrong-seed', commitment, hash }
  const wrong = scheme === FIRST_SCHEME ? -1 : shares.findIndex((share, place) => shareHash(commitment, share) !== hashes![place])
  if (wrong >= 0) return { is: 'wrong-share', share: wrong + 1 }
  const chances = steps.flatMap((step, place) => ('chance' in step ? [{ step: place + 1, outcome: step.chance }] : []))
  if (chances.length !== told.length) return { is: 'miscounted', drawn: chances.length, told: told.length }
  const source = new Source(hexToBytes(seed), shares, scheme)
  const draws: Draw[] = []
  for (const [place, { step, outcome }] of chances.entries()) {
    const [of, claim] = told[place]!
    const draw: Draw = { nth: place + 1, step, of, taken: source.below(of), told: claim, outcome }
    draws.push(draw)
    if (draw.taken !== claim) return { is: 'wrong-draw', draw, draws }
  }
  return { is: 'fair', draws, commitment, shares: shares.length, attempts: attempts ?? 0, isFirstScheme: scheme === FIRST_SCHEME }
}
