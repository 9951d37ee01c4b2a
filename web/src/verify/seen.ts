/** Compares a match's proof with what this browser was shown before the match began. */
import type { Seen } from '../lib/shares'
import type { Proof } from './fair'

const KINDS = ['scheme', 'commitment', 'hashes', 'share', 'attempts'] as const
export type Difference = (typeof KINDS)[number]

/** In what the proof is not what this browser saw. */
export function differences(seen: Seen, proof: Proof): Difference[] {
  if (!proof.hashes) return ['scheme']
  const differs: Record<Difference, boolean> = {
    scheme: false,
    commitment: proof.commitment !== seen.commitment,
    hashes: proof.hashes.join() !== seen.hashes.join(),
    share: !proof.shares.includes(seen.share),
    attempts: proof.attempts !== seen.attempts,
  }
  return KINDS.filter((kind) => differs[kind])
}
