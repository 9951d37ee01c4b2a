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

export const HATS: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7]

export function length(size: Size): string {
  return typeof size === 'number' ? `${size}px` : size
}
