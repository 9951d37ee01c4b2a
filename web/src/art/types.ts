export type TrapKind = 'spider' | 'scorpion' | 'snake' | 'lava' | 'boulder' | 'ram' | 'spikes'
export type CardName = `treasure-${number}` | `trap-${TrapKind}` | `relic-${number}` | 'relic' | 'back'
export type ExplorerState = 'walking' | 'home' | 'fled'
export type EntranceState = 'open' | 'current' | 'closed'
export type EmptyKind = 'lost' | 'empty' | 'error'

/** A length in pixels, or any CSS length. */
export type Size = number | string

/** What every drawing takes: its width, and a class for the caller's own rules. */
export interface Drawn {
  size?: Size | undefined
  class?: string | undefined
}

/** Where something lies in a drawing, and how it leans. */
export type Place = readonly [x: number, y: number, turn: number]

export const TRAP_KINDS: readonly TrapKind[] = ['spider', 'scorpion', 'snake', 'lava', 'boulder', 'ram', 'spikes']
export const HATS: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7]
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

export function length(size: Size): string {
  return typeof size === 'number' ? `${size}px` : size
}
