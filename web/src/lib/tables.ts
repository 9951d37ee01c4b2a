/** From what this device remembers to a table that can be asked for. */
import { HATS } from '../art/types'
import { loadOptions, type AnyOptionsPart } from '../games'
import { say } from '../words/index.svelte'
import type { GameSettings, Player, Settings, TableWish } from '../wire'
import * as api from './api'
import { tidied } from './names'
import { remembered, type SeatWish, type TableMemory } from './remembered.svelte'

/** Lobbies in which nobody is waited for: their host starts them when they are there. */
export const startAtOnce = new Set<string>()

const named = (name: string | undefined): string => tidied(name ?? '')

export function ownName(): string {
  return named(remembered.name) || say('web-default-name')
}

/** The time for a decision, in words. */
export function clockWords(clock: number | null): string {
  if (clock === null) return say('web-clock-none')
  return say(clock >= 3600 ? 'web-clock-day' : 'web-clock-seconds', { seconds: clock })
}

/** The clock of a new table: the last one that was chosen for this game; the first time a gentle one, if others are to come. */
export function clockOf(game: string, offer: GameSettings, seats: SeatWish[]): number | null {
  const chosen = remembered.clocks[game]
  if (chosen !== undefined && offer.clocks.includes(chosen)) return chosen
  return seats.some((seat) => seat.kind === 'free') ? offer.gentle_clock : null
}

/** The people on this device, the owner first. */
export function playersHere(count: number, hat = remembered.hat): Player[] {
  return Array.from({ length: count }, (_, nth) => ({
    name: nth === 0 ? ownName() : named(remembered.hotseatNames[nth]) || say('web-seat-number', { number: nth + 1 }),
    hat: (hat + nth) % HATS.length,
  }))
}

/** What is remembered of the last table of a game; the first time, what the game proposes. */
export function tableMemory(game: string, part: AnyOptionsPart, offer: GameSettings): TableMemory {
  const [fewest, most] = offer.seats
  const bot: SeatWish = { kind: 'bot', bot: part.opponents[0] ?? offer.stand_in }
  const seats: SeatWish[] = [{ kind: 'person' }, { kind: 'free' }, { kind: 'free' }, bot]
  while (seats.length < fewest) seats.push({ kind: 'free' })
  remembered.tables[game] ??= { options: { ...part.first }, seats: seats.slice(0, most) }
  return remembered.tables[game]
}

function wish(game: string, offer: GameSettings, options: object, seats: SeatWish[], start: boolean): api.Wish {
  return {
    game,
    options,
    seats: seats.map((seat) =>
      seat.kind === 'bot' && !offer.bots.includes(seat.bot) ? { kind: 'bot', bot: offer.bots[0]! } : seat,
    ),
    clock: null,
    public: false,
    odds: remembered.odds,
    players: playersHere(seats.filter((seat) => seat.kind === 'person').length),
    start,
  }
}

function offered(settings: Settings, game: string): GameSettings {
  const offer = settings.games[game]
  if (!offer) throw new api.Refusal('no-such-game', game)
  return offer
}

/** What a quick game will be, in a few words: edition and options. */
export async function describeQuickGame(settings: Settings, game: string): Promise<string> {
  const part = await loadOptions(game)
  const options = part.valid(offered(settings, game).form, remembered.tables[game]?.options ?? part.first)
  return part.describe(options).join(' · ')
}

/** A game against bots, at once. */
export async function playBots(settings: Settings, game: string): Promise<string> {
  const offer = offered(settings, game)
  const part = await loadOptions(game)
  const { options } = tableMemory(game, part, offer)
  const bots: SeatWish[] = part.opponents.map((bot) => ({ kind: 'bot', bot }))
  const asked = wish(game, offer, part.valid(offer.form, options), [{ kind: 'person' }, ...bots], true)
  return (await api.create(asked)).invite
}

/** A table as the form says; it starts at once when nobody is waited for. */
export async function createTable(settings: Settings, game: string): Promise<string> {
  const offer = offered(settings, game)
  const part = await loadOptions(game)
  const { options, seats } = tableMemory(game, part, offer)
  const isFull = seats.every((seat) => seat.kind !== 'free')
  const asked = wish(game, offer, part.valid(offer.form, options), seats, isFull)
  const clock = clockOf(game, offer, seats) as TableWish['clock'] & number
  return (await api.create({ ...asked, clock, public: remembered.isPublic })).invite
}
