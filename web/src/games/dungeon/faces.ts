/** Cards, goals, books and goods in words. */
import { say, words } from '../../words/index.svelte'
import data from './cards.json'
import type { Good } from './goods'
import type { Goal } from './types'
import { CELLS, FINDS, WORDS, cards, type Discoveries, type Find } from './walk'

export const GOAL_CARDS: readonly Goal[] = data.goals.map((card) => ({
  ...card,
  points: data.points[card.goal as keyof typeof data.points],
}))
export const BOOKS: readonly { number: number; phase: string }[] = data.books

const SIDES = ['north', 'east', 'south', 'west'] as const

export const goalCard = (id: string): Goal => GOAL_CARDS.find((card) => card.id === id)!

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

/** How often each thing is on a card, and its rooms: on one level, or on both. */
export function contents(id: string, level: 0 | 1 | null = null): Partial<Record<Find, number>> {
  const counts: Partial<Record<Find, number>> = {}
  const { ground } = cards.get(id)!
  const count = (find: Find): void => void (counts[find] = (counts[find] ?? 0) + 1)
  const isThere = (cell: number): boolean => level === null || Number(cell >= CELLS) === level
  for (const [cell, glyph] of [...ground.glyphs].entries()) {
    const find = WORDS.get(glyph.toLowerCase())
    if (find && isThere(cell) && !(find === 'stairs' && cell >= CELLS)) count(find)
  }
  for (const place of ground.rooms.keys()) if (isThere(place)) count('room')
  return counts
}

/** A card in words: its openings by side, then what is on each level. */
export function cardWords(id: string): string[] {
  const { ground } = cards.get(id)!
  const sides = SIDES.map((side, direction) => {
    const count = [...ground.openings.values()].filter((one) => one === direction).length
    return count ? say(`web-dungeon-side-${side}`, { count }) : ''
  }).filter(Boolean)
  const hasUnder = /[^#]/.test(ground.glyphs.slice(CELLS))
  return [
    say('web-dungeon-openings', { sides: words.listed(sides) }),
    hasUnder
      ? say('web-dungeon-on-main', { found: found(contents(id, 0)) })
      : say('web-dungeon-on-card', { found: found(contents(id, 0)) }),
    ...(hasUnder ? [say('web-dungeon-on-under', { found: found(contents(id, 1)) })] : []),
  ]
}

/** A card by what somebody would call it. */
export function cardName(id: string): string {
  const { cost } = cards.get(id)!
  return cost === null ? say('web-dungeon-card-start', { card: id }) : say('web-dungeon-card', { card: id, cost })
}

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
export const thingPicture = (thing: string): string => `${data.pictures}${thing === 'pit' ? 'fall' : thing}.svg`
