/** What a path finds and what is used on the way: the counts that rewards are paid from, named as on the wire. */
import type { Book } from './books'

/** The things that are discovered, in the order of the counts. */
export const FINDS = [
  'barrel', 'key', 'pit', 'scroll', 'monster', 'rope', 'lock', 'sword', 'room', 'coin', 'portal', 'stairs', 'recycling', 'scissors',
] as const
export type Find = (typeof FINDS)[number]

/** The kinds of fairy tokens, in the order of the counts (V-M6). */
export const TOKEN_KINDS = ['sword', 'scroll', 'key', 'rope'] as const
export type TokenKind = (typeof TOKEN_KINDS)[number]

/** How often each thing was discovered; obstacles and rooms count as V-G1 to V-G4 say. */
export type Discoveries = Readonly<Record<Find, number>>

/** Fairy tokens, or found items that do the same, by kind. */
export type Tokens = Readonly<Record<TokenKind, number>>

/** What a player may use in exploration besides what the path finds; books of other phases are of no use. */
export interface Tools {
  readonly tokens: Tokens
  readonly books: readonly Book[]
}

/** How a path ended. */
export type Ending = 'exit' | 'dead-end' | 'empty'

/** What a legal dungeon and path bring. */
export interface Explored {
  readonly discoveries: Discoveries
  /** V-E5: the path has left the dungeon by an exit. */
  readonly exited: boolean
  readonly ending: Ending
  /** V-I4: back to the market; one taken by V-B15 is among them only if it was used. */
  readonly used_tokens: Tokens
  /** V-I4: face down until the clean-up, in rising order; that of V-B15 is never among them. */
  readonly used_books: readonly Book[]
  /** V-B15: put back into the box: only its own book, if any. */
  readonly boxed_books: readonly Book[]
  /** V-B15: the kind of the token taken, used or not. */
  readonly taken_token: TokenKind | null
}
