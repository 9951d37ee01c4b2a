/** From what this device remembers to a table that can be asked for. */
import { say } from '../words/index.svelte'
import type { Player, Settings, TableWish } from '../wire'
import * as api from './api'
import { remembered, type SeatWish } from './remembered.svelte'

export const MOST_SEATS = 8
const LONGEST_NAME = 20

const named = (name: string | undefined): string => (name ?? '').trim().slice(0, LONGEST_NAME)

export function ownName(): string {
  return named(remembered.name) || say('web-default-name')
}

/** The people on this device, the owner first. */
export function playersHere(count: number): Player[] {
  return Array.from({ length: count }, (_, nth) => ({
    name: nth === 0 ? ownName() : named(remembered.hotseatNames[nth]) || say('web-seat-number', { number: nth + 1 }),
    hat: (remembered.hat + nth) % MOST_SEATS,
  }))
}

function wish(settings: Settings, seats: SeatWish[], start: boolean): Omit<TableWish, 'game' | 'share'> {
  const edition = settings.editions.find((known) => known.name === remembered.edition) ?? settings.editions[0]!
  return {
    options: {
      edition: edition.name,
      relics: edition.relics === 'always' || remembered.relics,
      hidden_chests: remembered.hiddenChests,
    },
    seats: seats.map((seat) =>
      seat.kind === 'bot' && !settings.bots.includes(seat.bot) ? { kind: 'bot', bot: settings.bots[0]! } : seat,
    ),
    clock: start ? null : (remembered.clock as TableWish['clock'] & number),
    public: !start && remembered.isPublic,
    odds: remembered.odds,
    players: playersHere(seats.filter((seat) => seat.kind === 'person').length),
    start,
  }
}

const OPPONENTS = ['odds', 'bold', 'steady']

/** A game against three bots, at once. */
export async function playBots(settings: Settings): Promise<string> {
  const bots: SeatWish[] = OPPONENTS.map((bot) => ({ kind: 'bot', bot }))
  return (await api.create(wish(settings, [{ kind: 'person' }, ...bots], true))).invite
}

/** A table as the form says; it starts at once when nobody is waited for. */
export async function createTable(settings: Settings): Promise<string> {
  const seats = remembered.seats
  const isFull = seats.every((seat) => seat.kind !== 'free')
  const asked = { ...wish(settings, seats, false), start: isFull }
  return (await api.create(asked)).invite
}
