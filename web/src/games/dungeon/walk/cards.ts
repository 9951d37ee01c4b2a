/** The cards as data, which come with the page. */
import data from '../cards.json'
import type { CardId } from './ids'
import { Ground } from './ground'

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

/** The word for all that is printed on the cards: the server's must be the same. */
export const FINGERPRINT = data.fingerprint

/** The address of a card's picture, as the card stands or turned by 180°. */
export const cardPicture = (id: string, turned = false): string => `${data.pictures}${id}${turned ? '-turned' : ''}.svg`
