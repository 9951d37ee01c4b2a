/** The cave on stage: how each event of Diamant is shown. */
import { FLIGHT, isStill, STAGGER, TURN } from '../../lib/motion'
import { play, type Sound } from '../../lib/sound'
import { Stage } from '../../table/stage.svelte'
import * as sounds from './sounds'
import { brought, type Brought } from './sums'
import type { Choice, DiamantEvent, View } from './types'

export interface Flight {
  id: number
  kind: 'ruby' | 'relic'
  card: string
  from: string
  to: string
  delay: number
}

type Of<Name extends DiamantEvent['event']> = Extract<DiamantEvent, { event: Name }>

const MOST_RUBIES_SHOWN = 6
const WALK = 450
const DARKNESS = 1_000
const GAIN = 1_600

/** What must be read is held: the choices, and longer the more there are. */
const READING = 1_200
const READING_EACH = 150
const READ_AT_ONCE = 3
const LONE_CHOICE = 700
const LEAVERS_GAIN = 900
const INTERLUDE = 3_500
const INTERLUDE_EACH = 250
const FINALE = 2_600
/** Between one chest that is opened and the next. */
export const CHEST = 700

const reading = (seats: number, length: number, each: number): number => length + each * Math.max(0, seats - READ_AT_ONCE)

/** Between two expeditions: what each seat brought home, and how the expedition ended. */
export interface Interlude {
  ended: Of<'expedition-ended'>
  brought: Brought[]
}

export class CaveStage extends Stage<View, DiamantEvent> {
  /** All choices, face up, while they are the thing to look at. */
  reveal = $state<Record<number, Choice> | null>(null)
  /** What each leaver of the reveal takes home. */
  homeward = $state<Record<number, number>>({})
  isDark = $state(false)
  sprung = $state<string | null>(null)
  /** What each seat just gained or lost, beside its number. */
  gains = $state<Record<number, number>>({})
  flights = $state<Flight[]>([])
  interlude = $state.raw<Interlude | null>(null)
  finale = $state.raw<Of<'game-ended'> | null>(null)
  /** Nobody here wants to see the rest of this expedition. */
  isHurrying = $state(false)

  #flightId = 0
  #gainTimer = 0

  /** Decisions are about what has been shown, not about what the server knows already. */
  override get asked(): View | null {
    return this.shown
  }

  /** Goes on to the end of this expedition, whatever comes until then. */
  hurry(isHurrying = true): void {
    this.isHurrying = isHurrying
    if (isHurrying) this.skip()
  }

  protected override async step(event: DiamantEvent, shown: View, view: View, isLast: boolean): Promise<void> {
    if (this.isHurrying) this.skip()
    switch (event.event) {
      case 'choices-revealed': {
        const choices: Record<number, Choice> = {}
        for (const seat of event.stayed) choices[seat] = 'continue'
        for (const seat of event.left) choices[seat] = 'return'
        this.reveal = choices
        this.homeward = {}
        this.#sound(sounds.REVEAL)
        const seats = Object.keys(choices).length
        await this.pause(TURN + (seats > 1 ? reading(seats, READING, READING_EACH) : LONE_CHOICE))
        if (!event.left.length) this.reveal = null
        return
      }
      case 'returned': {
        event.seats.forEach((seat, place) => (this.homeward[seat] = event.beside[place]! + event.share))
        await this.pause(LEAVERS_GAIN)
        this.reveal = null
        const cards = shown.path.flatMap((card, place) => (card.rubies ? [`card-${place}`] : []))
        for (const [place, seat] of event.seats.entries()) {
          this.#fly(cards, seat, event.share, 'ruby', '')
          this.#gain(seat, event.beside[place]! + event.share)
        }
        this.#sound(sounds.HOME)
        shown.in_cave = shown.in_cave.filter((seat) => !event.seats.includes(seat))
        const isSamePath = view.expedition === shown.expedition
        shown.path.forEach((card, place) => (card.rubies = (isSamePath && view.path[place]?.rubies) || 0))
        await this.pause(WALK / 2)
        for (const [place, seat] of event.seats.entries()) {
          if (typeof shown.chests[seat] === 'number') shown.chests[seat] += event.beside[place]! + event.share
          shown.beside[seat] = 0
        }
        return
      }
      case 'relics-taken':
        for (const [place, card] of shown.path.entries())
          if (card.card.startsWith('relic') && !card.taken) {
            this.#fly([`card-${place}`], event.seat, 1, 'relic', card.card)
            card.taken = true
          }
        await this.pause(FLIGHT)
        event.relics.forEach((card, place) => shown.relics[event.seat]!.push({ card, points: event.points[place]! }))
        return
      case 'treasure-found': {
        this.#lay(shown, event.card, event.left)
        this.#sound(sounds.CARD)
        await this.pause(TURN)
        const seats = shown.in_cave
        for (const seat of seats) this.#fly([`card-${shown.path.length - 1}`], seat, event.each, 'ruby', '')
        if (event.each) this.#sound(sounds.RUBY)
        if (isLast) this.#open(shown, view)
        await this.pause(event.each ? FLIGHT : 0)
        for (const seat of seats) {
          shown.beside[seat]! += event.each
          if (event.each) this.#gain(seat, event.each)
        }
        return
      }
      case 'trap-met':
      case 'relic-found': {
        this.#lay(shown, event.card)
        const met = shown.traps.find((trap) => event.card === `trap-${trap.kind}`)
        if (met) met.met = true
        this.#sound(sounds.CARD)
        await this.pause(TURN)
        return
      }
      case 'trap-sprung':
        this.#lay(shown, event.card)
        this.sprung = event.card
        await this.pause(TURN)
        this.isDark = true
        this.#sound(sounds.TRAP)
        shown.in_cave = []
        this.gains = {}
        for (const [place, seat] of event.fled.entries()) {
          this.#gain(seat, -event.lost[place]!)
          shown.beside[seat] = 0
        }
        await this.pause(DARKNESS)
        return
      case 'expedition-ended':
        shown.in_cave = []
        shown.odds = null
        await this.pause(event.ended_by === 'return' ? WALK : 0)
        this.isHurrying = false
        this.scene()
        this.interlude = { ended: event, brought: brought(this.log, shown.beside.length, event.expedition) }
        await this.pause(reading(shown.beside.length, INTERLUDE, INTERLUDE_EACH))
        this.interlude = null
        this.scene()
        return
      case 'expedition-began':
        Object.assign(shown, { expedition: event.expedition, path: [], in_cave: shown.beside.map((_, seat) => seat) })
        for (const trap of shown.traps) trap.met = false
        shown.deck = view.deck + view.path.length
        this.isDark = false
        this.sprung = null
        await this.pause(TURN / 2)
        return
      case 'game-ended':
        this.finale = event
        this.#sound(sounds.END)
        await this.pause(event.scores.length * CHEST + FINALE)
    }
  }

  protected override settle(): void {
    this.reveal = null
    this.interlude = null
    this.finale = null
    this.isDark = false
    this.sprung = null
  }

  protected override clear(): void {
    this.settle()
    this.flights = []
    this.gains = {}
    this.isHurrying = false
  }

  /** A card lies at the end of the path. */
  #lay(shown: View, card: string, rubies = 0): void {
    shown.path.push({ card, rubies, taken: false })
    shown.deck -= 1
  }

  /** The card has been seen, and is the last one: everybody may decide while rubies still fly. */
  #open(shown: View, view: View): void {
    if (this.isBehind) return
    shown.odds = view.odds
    shown.alone = view.alone
    this.isOpen = true
  }

  #sound(sound: Sound): void {
    if (!this.isSkipping) play(sound)
  }

  #fly(from: string[], seat: number, count: number, kind: Flight['kind'], card: string): void {
    if (isStill() || this.isSkipping || !from.length) return
    for (let nth = 0; nth < Math.min(count, MOST_RUBIES_SHOWN); nth += 1) {
      this.#flightId += 1
      const source = from[nth % from.length]!
      this.flights.push({ id: this.#flightId, kind, card, from: source, to: `seat-${seat}`, delay: nth * STAGGER })
    }
  }

  land(id: number): void {
    this.flights = this.flights.filter((flight) => flight.id !== id)
  }

  #gain(seat: number, count: number): void {
    if (!count) return
    this.gains[seat] = count
    clearTimeout(this.#gainTimer)
    this.#gainTimer = window.setTimeout(() => (this.gains = {}), GAIN)
  }
}
