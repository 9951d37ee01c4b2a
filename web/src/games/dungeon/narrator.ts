/** Tells events as sentences, in the words that the terminal uses too. */
import type { Look } from '..'
import { say, words } from '../../words/index.svelte'
import { bookName, coins, found, goalCard, goalName, points } from './faces'
import type { DungeonEvent, LaidDungeon } from './types'

type Of<Name extends DungeonEvent['event']> = Extract<DungeonEvent, { event: Name }>
type Name = (seat: number) => string

function explored({ submission, explored }: LaidDungeon, name: string): string[] {
  if (!submission) return [say('dungeon-explored-none', { name })]
  if (explored.ending === 'empty') return [say('dungeon-explored-empty', { name })]
  const books = [...explored.used_books, ...explored.boxed_books]
  return [
    say(explored.exited ? 'dungeon-explored-exit' : 'dungeon-explored-dead-end', { name, found: found(explored.discoveries) }),
    books.length ? say('dungeon-books-used', { books: books.join(', ') }) : '',
  ]
}

function cardBought({ seat, cost, paid, card }: Of<'card-bought'>, name: Name): string {
  return card
    ? say('dungeon-card-bought', { name: name(seat), card, coins: coins(paid) })
    : say('dungeon-card-bought-blind', { name: name(seat), cost, coins: coins(paid) })
}

function goalScored({ column, goal, points: each }: Of<'goal-scored'>, name: Name): string {
  const scores = each.map((count, seat) => say('dungeon-score-of', { name: name(seat), points: count })).join(', ')
  return say(column === 1 ? 'dungeon-scored-main' : 'dungeon-scored-side', { goal: goalName(goalCard(goal)), scores })
}

function cardSwapped({ seat, boxed, cost, taken }: Of<'card-swapped'>, name: Name): string {
  return taken
    ? say('dungeon-card-swapped', { name: name(seat), boxed, taken })
    : say('dungeon-card-swapped-blind', { name: name(seat), boxed, cost })
}

function cleanedUp({ seat, kept, boxed, paid }: Of<'cleaned-up'>, name: Name): string[] {
  return [
    kept.length ? say('dungeon-kept', { name: name(seat), cards: words.listed(kept) }) : '',
    boxed.length ? say('dungeon-boxed', { name: name(seat), cards: words.listed(boxed) }) : '',
    paid ? say('dungeon-paid', { name: name(seat), coins: coins(paid) }) : '',
  ]
}

/** A sheet in an event comes without its total (V-Z1). */
function total(sheet: Of<'game-ended'>['sheets'][number]): number {
  return sheet.main + Math.floor(sheet.side / 2) + sheet.bonus + sheet.exit_points + sheet.coin_points
}

function gameEnded({ sheets, winners }: Of<'game-ended'>, name: Name): string[] {
  const totals = sheets.map(total)
  return [
    say('dungeon-game-ended'),
    say('dungeon-won', {
      count: winners.length,
      names: words.listed(winners.map(name)),
      points: points(Math.max(...totals)),
    }),
  ]
}

function tell(event: DungeonEvent, name: Name): string[] {
  switch (event.event) {
    case 'book-turned-up':
      return [say('dungeon-turned-up', { what: bookName(event.book) })]
    case 'card-turned-up':
      return [say('dungeon-turned-up', { what: event.card })]
    case 'main-goal-turned-up':
      return [say('dungeon-main-goal', { round: event.round, goal: goalName(goalCard(event.goal)) })]
    case 'round-began':
      return [say('dungeon-round-began', { round: event.round, name: name(event.begins) })]
    case 'token-bought': {
      const kinds = words.listed(event.kinds.map((kind) => say(`dungeon-token-${kind}`)))
      return [say('dungeon-token-bought', { name: name(event.seat), kinds })]
    }
    case 'book-bought':
      return [say(event.is_blind ? 'dungeon-book-bought-blind' : 'dungeon-book-bought', { name: name(event.seat), book: bookName(event.book) })]
    case 'book-laid-off':
      return [say('dungeon-book-laid-off', { name: name(event.seat), book: bookName(event.book) })]
    case 'card-bought':
      return [cardBought(event, name)]
    case 'passed':
      return [say(event.by_itself ? 'dungeon-passed-by-itself' : 'dungeon-passed', { name: name(event.seat) })]
    case 'deck-renewed':
      return [say('dungeon-deck-renewed', { name: name(event.seat) })]
    case 'card-drawn':
      return event.card
        ? [say('dungeon-card-drawn', { name: name(event.seat), cards: event.card })]
        : [] // V-H1: everybody draws, and nobody sees what
    case 'card-rejected':
      return [say('dungeon-card-rejected', { name: name(event.seat), card: event.card })]
    case 'hands-filled':
      return [say('dungeon-hands-filled')]
    case 'dungeons-revealed':
      return event.dungeons.flatMap((dungeon, seat) => explored(dungeon, name(seat)))
    case 'first-done':
      return [event.seat === null ? say('dungeon-nobody-first') : say('dungeon-first-done', { name: name(event.seat) })]
    case 'coins-taken':
      return event.coins.map((count, seat) => (count ? say('dungeon-coins-taken', { name: name(seat), coins: coins(count) }) : ''))
    case 'goal-scored':
      return [goalScored(event, name)]
    case 'card-swapped':
      return [cardSwapped(event, name)]
    case 'cleaned-up':
      return cleanedUp(event, name)
    case 'market-renewed':
      return [say('dungeon-market-renewed')]
    case 'game-ended':
      return gameEnded(event, name)
  }
}

export const sentence = (event: DungeonEvent, name: Name): string => tell(event, name).filter(Boolean).join(' ')

const LOOKS: Record<DungeonEvent['event'], Look> = {
  'book-turned-up': 'plain',
  'card-turned-up': 'plain',
  'main-goal-turned-up': 'prize',
  'round-began': 'chapter',
  'token-bought': 'gain',
  'book-bought': 'gain',
  'book-laid-off': 'plain',
  'card-bought': 'gain',
  passed: 'plain',
  'deck-renewed': 'plain',
  'card-drawn': 'plain',
  'card-rejected': 'plain',
  'hands-filled': 'warning',
  'dungeons-revealed': 'safe',
  'first-done': 'prize',
  'coins-taken': 'prize',
  'goal-scored': 'prize',
  'card-swapped': 'plain',
  'cleaned-up': 'plain',
  'market-renewed': 'plain',
  'game-ended': 'end',
}

export const look = (event: DungeonEvent): Look => LOOKS[event.event]
