/** Tells events as sentences, in the words that the terminal uses too. */
import type { Look } from '..'
import { say, words } from '../../words/index.svelte'
import type { DiamantEvent } from './types'

export function cardName(card: string): string {
  const [face, rest] = card.split('-') as [string, string | undefined]
  if (face === 'treasure') return say('diamant-card-treasure', { rubies: Number(rest) })
  if (face === 'trap') return say(`diamant-trap-${rest}`)
  return rest ? say('diamant-card-relic-numbered', { number: Number(rest) }) : say('diamant-card-relic')
}

/** D-R3: a worth in the fewest pieces. */
export function gems(rubies: number): string {
  const pieces = [
    rubies >= 5 ? say('diamant-diamonds', { count: Math.floor(rubies / 5) }) : '',
    rubies % 5 ? say('diamant-rubies', { count: rubies % 5 }) : '',
  ].filter(Boolean)
  return pieces.length ? words.listed(pieces) : say('diamant-no-gems')
}

export const points = (count: number): string => say('diamant-points', { count })

function tell(event: DiamantEvent, name: (seat: number) => string): string[] {
  const named = (seats: number[]): string => words.listed(seats.map(name))
  switch (event.event) {
    case 'expedition-began':
      return [
        say('diamant-expedition-began', { expedition: event.expedition }),
        event.relic ? say('diamant-relic-shuffled-in', { relic: cardName(event.relic) }) : '',
      ]
    case 'treasure-found':
      return [
        say('diamant-treasure-found', { card: cardName(event.card), each: event.each }),
        event.left ? say('diamant-treasure-left', { left: event.left }) : '',
      ]
    case 'trap-met':
      return [say('diamant-trap-met', { card: cardName(event.card) })]
    case 'trap-sprung':
      return [
        say('diamant-trap-sprung', { card: cardName(event.card) }),
        say('diamant-fled', { count: event.fled.length, names: named(event.fled) }),
        event.lost.some(Boolean) ? say('diamant-lost', { count: event.fled.length, gems: gems(Math.max(...event.lost)) }) : '',
      ]
    case 'relic-found':
      return [say('diamant-relic-found', { card: cardName(event.card) })]
    case 'choices-revealed':
      return [
        event.stayed.length ? say('diamant-stayed', { names: named(event.stayed) }) : '',
        event.left.length ? say('diamant-left', { names: named(event.left) }) : '',
      ]
    case 'returned': {
      const many = event.seats.length > 1
      return [
        event.share ? say(many ? 'diamant-path-shared' : 'diamant-path-taken', { share: event.share }) : '',
        event.left ? say('diamant-path-left', { left: event.left }) : '',
        // everybody in the cave has the same beside the chest (D-E1, D-E4)
        say('diamant-banked', { count: event.seats.length, gems: gems(Math.max(...event.beside) + event.share) }),
      ]
    }
    case 'relics-taken':
      return [
        say('diamant-relics-taken', {
          name: name(event.seat),
          relics: words.listed(event.relics.map(cardName)),
          points: points(event.points.reduce((sum, worth) => sum + worth, 0)),
        }),
      ]
    case 'expedition-ended': {
      const gone = [...event.relics_lost, ...(event.removed ? [event.removed] : [])]
      return [
        say('diamant-expedition-ended', { expedition: event.expedition }),
        event.rubies_returned ? say('diamant-rubies-returned', { rubies: event.rubies_returned }) : '',
        gone.length ? say('diamant-out-of-the-game', { cards: words.listed(gone.map(cardName)) }) : '',
      ]
    }
    case 'game-ended':
      return [
        say('diamant-game-ended'),
        say('diamant-won', {
          count: event.winners.length,
          names: named(event.winners),
          points: points(Math.max(...event.scores)),
        }),
      ]
  }
}

export const sentence = (event: DiamantEvent, name: (seat: number) => string): string =>
  tell(event, name).filter(Boolean).join(' ')

const LOOKS: Record<DiamantEvent['event'], Look> = {
  'expedition-began': 'chapter',
  'treasure-found': 'gain',
  'trap-met': 'warning',
  'trap-sprung': 'loss',
  'relic-found': 'prize',
  'choices-revealed': 'plain',
  returned: 'safe',
  'relics-taken': 'prize',
  'expedition-ended': 'plain',
  'game-ended': 'end',
}

export const look = (event: DiamantEvent): Look => LOOKS[event.event]
