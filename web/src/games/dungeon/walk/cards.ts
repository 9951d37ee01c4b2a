/** The cards as data, which come with the page. */
import data from '../cards.json'
import type { Book } from './books'
import type { Find } from './finds'
import { Ground } from './ground'
import type { CardId } from './ids'

/** A card: its id (`S1` … `S9`, `D4-07`), its cost in coins (null for a start card) and the glyphs of both its maps. */
export class Card {
  private made: Ground | undefined

  constructor(
    readonly id: CardId,
    readonly cost: number | null,
    readonly glyphs: string,
  ) {}

  /** The card's graph. */
  get ground(): Ground {
    return (this.made ??= new Ground(this.glyphs))
  }
}

/** Every start and dungeon card by its id. */
export const cards: ReadonlyMap<string, Card> = new Map(
  data.cards.map(({ id, cost, glyphs }) => [id, new Card(id as CardId, cost, glyphs)]),
)

/** A goal card: its id (`barrel-1`), its goal, and whether it shows an hourglass (V-M4). */
export interface GoalCard {
  readonly id: string
  readonly goal: Find
  readonly hourglass: boolean
}

/** The phase in which a book works. */
export type BookPhase = 'market' | 'hand' | 'exploration' | 'clean-up'

/** Every goal card by its id. */
export const goalCards: ReadonlyMap<string, GoalCard> = new Map(
  data.goals.map(({ id, goal, hourglass }) => [id, { id, goal: goal as Find, hourglass }]),
)

/** The goals and the points that each discovery is worth (V-G*). */
export const GOALS: ReadonlyMap<Find, number> = new Map(Object.entries(data.points) as [Find, number][])

/** Every book by its number, and the phase in which it works. */
export const BOOK_PHASES: ReadonlyMap<Book, BookPhase> = new Map(
  data.books.map(({ number, phase }) => [number, phase as BookPhase]),
)

/** The word for all that is printed on the cards: the server's must be the same. */
export const FINGERPRINT = data.fingerprint

/** The address of a card's picture, as the card stands or turned by 180°. */
export const cardPicture = (id: string, turned = false): string => `${data.pictures}${id}${turned ? '-turned' : ''}.svg`

/** The address of the picture of a thing that stands on cards: a find that has one, or `lava` or `fall` for the two pits. */
export const featurePicture = (feature: Exclude<Find, 'room' | 'pit'> | 'lava' | 'fall'): string => `${data.pictures}${feature}.svg`
