/** What this browser keeps of each table's shuffle: its own shares, and what it was shown before the start. */
import { shareHash } from '../verify/fair'
import { randomHex } from './random'

/** What was shown to this browser before a match began (docs/formats/match.md). */
export interface Seen {
  format: 'tacora-seen/1'
  table: string
  commitment: string
  share: string
  hashes: string[]
  attempts: number
}

interface OwnShare {
  commitment: string
  hash: string
  share: string
}

interface Kept {
  at: number
  shares: OwnShare[]
  seen: Seen | null
}

const PREFIX = 'tacora-fair-'
const MOST_TABLES = 100
const MOST_SHARES = 8

/** A private window may forbid storage: then it lasts as long as the page. */
const inMemory = new Map<string, Kept>()

function read(code: string): Kept {
  try {
    const text = localStorage.getItem(PREFIX + code)
    if (text) return JSON.parse(text) as Kept
  } catch {
    // what is in memory counts
  }
  return inMemory.get(code) ?? { at: 0, shares: [], seen: null }
}

function write(code: string, kept: Kept): void {
  const now = { ...kept, at: Date.now() }
  inMemory.set(code, now)
  try {
    localStorage.setItem(PREFIX + code, JSON.stringify(now))
    forget()
  } catch {
    return
  }
}

const keptCodes = (): string[] =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => key.slice(PREFIX.length))

/** Lets go of the tables that were written longest ago. */
function forget(): void {
  const codes = keptCodes()
  if (codes.length <= MOST_TABLES) return
  codes.sort((one, other) => read(one).at - read(other).at)
  for (const code of codes.slice(0, codes.length - MOST_TABLES)) localStorage.removeItem(PREFIX + code)
}

/** The hash of this browser's share at a table that has told this commitment; the share is kept. */
export function ownHash(code: string, commitment: string): string {
  const kept = read(code)
  const known = kept.shares.find((one) => one.commitment === commitment)
  if (known) return known.hash
  const share = randomHex(32)
  const hash = shareHash(commitment, share)
  write(code, { ...kept, shares: [...kept.shares, { commitment, hash, share }].slice(-MOST_SHARES) })
  return hash
}

/** The share that has this hash, if it is this browser's. */
export function shareOf(code: string, hash: string): string | null {
  return read(code).shares.find((one) => one.hash === hash)?.share ?? null
}

export function keepSeen(seen: Omit<Seen, 'format'>): void {
  write(seen.table, { ...read(seen.table), seen: { format: 'tacora-seen/1', ...seen } })
}

/** What this browser saw at a table; without a code, at the table that told this commitment. */
export function seenAt(code: string | null, commitment: string): Seen | null {
  if (code) return read(code).seen
  try {
    for (const kept of [...inMemory.keys(), ...keptCodes()].map(read)) if (kept.seen?.commitment === commitment) return kept.seen
  } catch {
    return null
  }
  return null
}
