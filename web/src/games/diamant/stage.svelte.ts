/** The cave on stage: how each event of Diamant is shown. */
import { BREATH, FLIGHT, isStill, STAGGER, TURN } from '../../lib/motion'
import { play, type Sound } from '../../lib/sound'
import { Stage } from '../../table/stage.svelte'
import * as sounds from './sounds'
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
const NOTICE = 6_000
const GAIN = 1_600

export class CaveStage extends Stage<View, DiamantEvent> {
  /** All choices, face up, while they are the thing to look at. */
  reveal = $state<Record<number, Choice> | null>(null)
  isDark = $state(false)
  sprung = $state<string | null>(null)
  /** What each seat just gained or lost, beside its number. */
  gains = $state<Record<number, number>>({})
  flights = $state<Flight[]>([])
  /** How the last expedition ended, for a moment. */
  notice = $state<Of<'expedition-ended'> | null>(null)

  #flightId = 0
  #noticeTimer = 0
  #gainTimer = 0

  protected override async step(event: DiamantEvent, shown: View, view: View, isLast: boolean): Promise<void> {
    switch (event.event) {
      case 'choices-revealed': {
        const choices: Record<number, Choice> = {}
        for (const seat of event.stayed) choices[seat] = 'continue'
        for (const seat of event.left) choices[seat] = 'return'
        this.reveal = choices
        this.#sound(sounds.REVEAL)
        await this.pause(TURN + (Object.keys(choices).length > 1 ? BREATH : BREATH / 3))
        this.reveal = null
        return
      }
      case 'returned': {
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
        shown.path.push({ card: event.card, rubies: event.left, taken: false })
        shown.deck -= 1
        this.#sound(sounds.CARD)
        await this.pause(TURN)
        const seats = shown.in_cave
        for (const seat of seats) this.#fly([`card-${shown.path.length - 1}`], seat, event.each, 'ruby', '')
        if (event.each) this.#sound(sounds.RUBY)
        if (isLast) this.isOpen = true
        await this.pause(event.each ? FLIGHT : 0)
        for (const seat of seats) {
          shown.beside[seat]! += event.each
          if (event.each) this.#gain(seat, event.each)
        }
        return
      }
      case 'trap-met':
      case 'relic-found': {
        shown.path.push({ card: event.card, rubies: 0, taken: false })
        shown.deck -= 1
        const met = shown.traps.find((trap) => event.card === `trap-${trap.kind}`)
        if (met) met.met = true
        this.#sound(sounds.CARD)
        await this.pause(TURN)
        return
      }
      case 'trap-sprung':
        shown.path.push({ card: event.card, rubies: 0, taken: false })
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
        this.#tellEnd(event)
        shown.in_cave = []
        await this.pause(event.ended_by === 'return' ? WALK : 0)
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
        this.#sound(sounds.END)
    }
  }

  protected override settle(): void {
    this.reveal = null
    this.isDark = false
    this.sprung = null
  }

  protected override clear(): void {
    this.settle()
    this.flights = []
    this.gains = {}
    this.notice = null
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

  #tellEnd(ended: Of<'expedition-ended'>): void {
    this.notice = ended
    clearTimeout(this.#noticeTimer)
    this.#noticeTimer = window.setTimeout(() => (this.notice = null), NOTICE)
  }
}
