// Generated from docs/formats/diamant-wire.schema.json by `npm run types`. Do not edit.

/**
 * D-E8: a decision card.
 */
export type Choice = 'continue' | 'return'
export type Event =
  | ExpeditionBegan
  | TreasureFound
  | TrapMet
  | TrapSprung
  | RelicFound
  | ChoicesRevealed
  | Returned
  | RelicsTaken
  | ExpeditionEnded
  | GameEnded

/**
 * What the messages of a table of diamant hold.
 */
export interface DiamantWire {
  view: View
  options: Options
  choice: Choice
  form: Form
  event: Event
}
/**
 * All that a device may know: its own chests where chests are hidden, and what its seats would bring home alone.
 */
export interface View {
  point: number
  phase: 'decide' | 'explore' | 'over'
  expedition: number
  expeditions: number
  in_cave: number[]
  path: PathCard[]
  beside: number[]
  relics: TakenRelic[][]
  traps: TrapCount[]
  relic_pile: string[]
  removed: string[]
  deck: number
  on_path: number
  odds: Odds | null
  scores: number[] | null
  winners: number[]
  chests: (number | null)[]
  alone: {
    [k: string]: number
  }
}
/**
 * A card of the path, the rubies on it, and whether a relic has been taken off it.
 */
export interface PathCard {
  card: string
  rubies: number
  taken: boolean
}
/**
 * A relic out of the cave.
 */
export interface TakenRelic {
  card: string
  points: number
}
/**
 * A kind of trap: whether it lies on the path, and how many of its cards are still in the game.
 */
export interface TrapCount {
  kind: string
  met: boolean
  left: number
}
/**
 * What the next card may do.
 */
export interface Odds {
  second_trap: number
  expected_rubies: number
}
/**
 * The options of a table, complete.
 */
export interface Options {
  edition: string
  relics: boolean
  hidden_chests: boolean
  custom?: {}
}
/**
 * What the options form shows to choose from.
 */
export interface Form {
  editions: EditionInfo[]
}
/**
 * An edition of the game.
 */
export interface EditionInfo {
  name: string
  relics: 'always' | 'variant'
  traps: string[]
}
/**
 * D-E1, D-E2: everybody is in the cave; the relic that was shuffled in, if one was.
 */
export interface ExpeditionBegan {
  event: 'expedition-began'
  expedition: number
  relic: string | null
}
/**
 * D-E4: so many rubies for each in the cave, so many left on the card.
 */
export interface TreasureFound {
  event: 'treasure-found'
  card: string
  each: number
  left: number
}
/**
 * D-E5: the first of its kind.
 */
export interface TrapMet {
  event: 'trap-met'
  card: string
}
/**
 * D-E6: the second of its kind; everybody in the cave flees and loses what lay beside the chest.
 */
export interface TrapSprung {
  event: 'trap-sprung'
  card: string
  fled: number[]
  lost: number[]
}
/**
 * D-E7: laid out.
 */
export interface RelicFound {
  event: 'relic-found'
  card: string
}
/**
 * D-E8: all at the same time.
 */
export interface ChoicesRevealed {
  event: 'choices-revealed'
  stayed: number[]
  left: number[]
}
/**
 * D-E9 to D-E11: what each leaver carried, the share of each from the path, what stays there.
 */
export interface Returned {
  event: 'returned'
  seats: number[]
  beside: number[]
  share: number
  left: number
}
/**
 * D-E10: by the lone leaver, with what each relic is worth.
 */
export interface RelicsTaken {
  event: 'relics-taken'
  seat: number
  relics: string[]
  points: number[]
}
/**
 * D-X1 to D-X4: the entrance is closed; rubies back to the reserve; relics and a trap out of the game.
 */
export interface ExpeditionEnded {
  event: 'expedition-ended'
  expedition: number
  ended_by: 'return' | 'trap'
  rubies_returned: number
  relics_lost: string[]
  removed: string | null
}
/**
 * D-G1 to D-G3: the score sheet.
 */
export interface GameEnded {
  event: 'game-ended'
  chests: number[]
  relic_points: number[]
  scores: number[]
  winners: number[]
}
