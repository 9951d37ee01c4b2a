/** Unfinished work as it is left with the server, and found again by any device of the seat. */
import { submissionJson, type Card, type CardId, type SubmissionJson, type Tools } from '../walk'
import { EMPTY, isComplete, readWork, type Work } from './work'

/** V-R34: `layout` and `path` are what counts when time is up. */
export interface DraftJson extends SubmissionJson {
  /** The work as it lies, where it would not count: cards still in the hand, or laid wrongly. */
  now?: SubmissionJson
  /** The cards that are turned in the hand. */
  turned: CardId[]
  /** How many changes led here, on whatever device: of two drafts the one with more is newer. */
  changes: number
}

/** Work that was left: the last version that counts, if it is another, and the work as it lay. */
export interface Left {
  readonly versions: readonly Work[]
  readonly turned: readonly CardId[]
  readonly changes: number
}

export function draftJson(work: Work, counts: Work | null, turned: readonly CardId[], changes: number): DraftJson {
  const draft = { ...submissionJson(counts ?? EMPTY), turned: [...turned], changes }
  return work === counts ? draft : { ...draft, now: submissionJson(work) }
}

/** A draft as it was left; an empty table if it is none, or of another hand. */
export function readDraft(draft: unknown, hand: readonly Card[], tools: Tools): Left {
  const { now, turned, changes } = (typeof draft === 'object' && draft !== null ? draft : {}) as Record<keyof DraftJson, unknown>
  const counts = readWork(draft, hand, tools)
  const work = now === undefined ? counts : readWork(now, hand, tools)
  const ids = Array.isArray(turned) ? (turned as unknown[]) : []
  return {
    versions: work !== counts && isComplete(counts) ? [counts, work] : [work],
    turned: hand.map(({ id }) => id).filter((id) => ids.includes(id)),
    changes: Number.isSafeInteger(changes) ? (changes as number) : 0,
  }
}
