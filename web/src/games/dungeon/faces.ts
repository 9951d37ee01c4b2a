/** Cards, goals, books and goods in words. */
import { say, words } from '../../words/index.svelte'
import type { Good } from './goods'
import { cardWords as wordsOnMap } from './map/words'
import type { Goal } from './types'
import { FINDS, GOALS, cards, featurePicture, goalCards, type Discoveries } from './walk'

/** A goal card with its points, by its id. */
export function goalCard(id: string): Goal {
  const card = goalCards.get(id)!
  return { ...card, points: GOALS.get(card.goal)! }
}

export const coins = (count: number): string => say('dungeon-coins', { count })
export const points = (count: number): string => say('dungeon-points', { count })

/** A goal with its points and, if it has one, its hourglass. */
export function goalName({ goal, hourglass, points: each }: Goal): string {
  const text = say('dungeon-goal-points', { goal: say(`dungeon-goal-${goal}`), points: each })
  return hourglass ? say('dungeon-goal-hourglass', { goal: text }) : text
}

export const bookName = (number: number): string =>
  say('dungeon-book', { number, effect: say(`dungeon-book-${number}`) })

/** What was discovered, or is there to discover, counted. */
export function found(discoveries: Partial<Discoveries>): string {
  const counted = FINDS.filter((find) => discoveries[find])
  return counted.map((find) => say(`dungeon-found-${find}`, { count: discoveries[find]! })).join(', ') || say('dungeon-found-nothing')
}

/** A card in words: its openings, and what is on it behind which obstacle. */
export const cardWords = (id: string): string => wordsOnMap(cards.get(id)!, false)

export const cardName = (id: string): string => say('web-dungeon-card', { card: id })

export function goodName(good: Good): string {
  switch (good.kind) {
    case 'token': {
      const kinds = [good.token, ...(good.also ? [good.also] : [])].map((kind) => say(`dungeon-token-${kind}`))
      return say('web-dungeon-token', { kinds: words.listed(kinds) })
    }
    case 'book':
      return good.book === null ? say('dungeon-choice-top-book') : bookName(good.book)
    case 'card':
      return good.card === null ? say('dungeon-choice-top-card', { cost: good.cost }) : cardName(good.card)
  }
}

/** The address of the picture of a thing that stands on cards. */
export const thingPicture = (thing: string): string => featurePicture((thing === 'pit' ? 'fall' : thing) as 'fall')

/** The ink of a hat: its colour, dark enough for parchment. */
export const ink = (hat: number): string => `color-mix(in srgb, var(--hat-${hat}) 70%, #1a1209)`
