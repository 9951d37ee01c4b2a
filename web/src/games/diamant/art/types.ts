export type TrapKind = 'spider' | 'scorpion' | 'snake' | 'lava' | 'boulder' | 'ram' | 'spikes'
export type CardName = `treasure-${number}` | `trap-${TrapKind}` | `relic-${number}` | 'relic' | 'back'

/** Where something lies in a drawing, and how it leans. */
export type Place = readonly [x: number, y: number, turn: number]

export const TRAP_KINDS: readonly TrapKind[] = ['spider', 'scorpion', 'snake', 'lava', 'boulder', 'ram', 'spikes']
export const RUBIES_A_DIAMOND = 5

export type Face =
  | { kind: 'treasure'; value: number }
  | { kind: 'trap'; trap: TrapKind }
  | { kind: 'relic'; number: number | null }
  | { kind: 'back' }

/** What is printed on the card of that name; an unknown name shows its back. */
export function faceOf(card: string): Face {
  const [kind, rest] = card.split('-')
  if (kind === 'treasure') return { kind, value: Number(rest) }
  if (kind === 'trap' && TRAP_KINDS.includes(rest as TrapKind)) return { kind, trap: rest as TrapKind }
  if (kind === 'relic') return { kind, number: rest ? Number(rest) : null }
  return { kind: 'back' }
}
