/** One table as this device sees it: the last word of the server, and what we have asked for. */
import { loadTable, UnknownGame, type Kind, type OptionsPart, type TablePart } from '../games'
import { leaving } from '../lib/leaving.svelte'
import { CHOSEN, play } from '../lib/sound'
import { say } from '../words/index.svelte'
import type { ChatLine, Command, Lobby, Note, Seat, ServerMessage } from '../wire'
import { Connection, type Link } from './connection'
import { Drafts } from './drafts'
import type { Shuffle } from './shuffle'

const QUIET_REFUSALS = new Set(['past-point'])
const MOST_CHAT = 50

/** What the best decision of a seat in a round would have been; null while it is looked for. */
export type Reviews = Record<string, { best: object; own: number } | null>

/** The table of a game; without the game's own types, what every table has. */
export class TableStore<K extends Kind = Kind> {
  link = $state<Link>('connecting')
  /** Why the game cannot be shown here. */
  fault = $state<'unknown-game' | 'not-loaded' | null>(null)
  you = $state.raw<number[]>([])
  /** Set when the game's parts are there, not before. */
  lobby = $state.raw<(Lobby & { options: K['Options'] }) | null>(null)
  view = $state.raw<K['View'] | null>(null)
  decided = $state.raw<number[]>([])
  chosen = $state<Record<number, K['Choice']>>({})
  /** How far seats are with unfinished work at this point, as far as all may know it. */
  progress = $state.raw<Record<number, K['Progress']>>({})
  /** When the clock runs out, by performance.now(). */
  deadline = $state<number | null>(null)
  chat = $state.raw<(Pick<ChatLine, 'seat' | 'preset'> & { at: number })[]>([])
  refusal = $state<{ code: string; message: string } | null>(null)
  /** Who plays for whom, among the events of the log. */
  notes = $state.raw<Note[]>([])
  isStarting = $state(false)
  isLeaving = $state(false)
  hasLeft = $state(false)
  #leaving: string[] = []
  /** The host took this device's seat. */
  isRemoved = $state(false)
  /** This device did not tell its share in time. */
  hasLostSeat = $state(false)
  reviews = $state.raw<Reviews>({})
  part!: TablePart<K>
  options!: OptionsPart<K>
  stage!: K['Stage']
  readonly #connection: Connection
  readonly #drafts: Drafts
  /** It comes with the hash functions, and is loaded when somebody sits in the lobby. */
  #shuffle: Shuffle | null = null
  #isShuffleLoading = false
  #lastLobby: Lobby | null = null
  #own: number[] = []
  #eventsHeard = 0
  /** The ids of commands that nobody asked for: where they are refused, nobody is told. */
  #returns: string[] = []
  /** What was heard, and when, before the game's parts were there. */
  #early: [message: ServerMessage, at: number][] | null = []
  #isLoading = false

  constructor(readonly code: string) {
    this.#connection = new Connection(
      code,
      (message) => this.#hear(message),
      (link) => (this.link = link),
    )
    this.#drafts = new Drafts(this.#connection)
    document.addEventListener('visibilitychange', this.#look)
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.#look)
    this.#drafts.close()
    this.#connection.close()
  }

  get isSeated(): boolean {
    return this.you.length > 0
  }

  get isHost(): boolean {
    return this.lobby !== null && this.lobby.host !== null && this.you.includes(this.lobby.host)
  }

  /** The seats of this device that are to decide now. */
  get deciders(): number[] {
    const view = this.view && ((this.stage.asked as K['View'] | null) ?? this.view)
    if (!view || this.lobby?.phase === 'lobby') return []
    return this.part.deciders(view).filter((seat) => this.you.includes(seat) && !this.lobby?.seats[seat]?.absent)
  }

  get absentSeats(): number[] {
    return this.you.filter((seat) => this.lobby?.seats[seat]?.absent)
  }

  seat(seat: number): Seat | undefined {
    return this.lobby?.seats[seat]
  }

  name = (seat: number): string => {
    const found = this.seat(seat)
    return found?.name || (found?.bot ? this.botName(found.bot) : say('web-seat-number', { number: seat + 1 }))
  }

  /** A seat nobody has taken wears the hat of its place. */
  hat(seat: number): number {
    return this.seat(seat)?.hat ?? seat
  }

  speak(seat: number, preset: string): void {
    this.send({ type: 'chat', seat, preset })
  }

  botName(bot: string): string {
    return say(`web-${this.lobby!.game}-bot-${bot}`)
  }

  decide(seat: number, choice: K['Choice']): void {
    if (!this.view || !this.deciders.includes(seat)) return
    this.chosen[seat] = choice
    if (!this.decided.includes(seat)) this.decided = [...this.decided, seat]
    play(CHOSEN)
    this.#drafts.forget(seat)
    this.send({ type: 'decide', seat, point: this.view.point, choice })
  }

  /** Leaves unfinished work with the server, where it is safe. */
  leave(seat: number, work: unknown): void {
    if (this.view && this.deciders.includes(seat) && this.chosen[seat] === undefined) this.#drafts.leave({ seat, point: this.view.point, work })
  }

  /** Leaves for good, as soon as the server has heard of it; `hasLeft` says when. Until then this device keeps it, also if the page is closed. */
  leaveTable(): void {
    this.isLeaving = true
    leaving.keep({ code: this.code, game: this.lobby!.game, seats: this.you })
    this.#leaving = this.you.map((seat) => this.#connection.send({ type: 'leave', seat }))
  }

  /** Stays after all, if the server has not heard of the leaving. */
  stay(): void {
    for (const id of this.#leaving) this.#connection.takeBack(id)
    leaving.forget(this.code)
    this.isLeaving = false
    this.#leaving = []
  }

  #hearAnswer(id: string | null): void {
    this.#leaving = this.#leaving.filter((one) => one !== id)
    if (!this.isLeaving || this.#leaving.length) return
    leaving.forget(this.code)
    this.hasLeft = true
  }

  /** Asks what the best decision of a seat in a round would have been: the answer is in `reviews`. */
  review(seat: number, round: number): void {
    this.reviews = { ...this.reviews, [`${seat}-${round}`]: null }
    this.send({ type: 'review', seat, round })
  }

  /** Starts the game: with all seats, or with whoever is here. */
  start(here = false): void {
    this.isStarting = true
    this.send({ type: 'start', here })
  }

  /** Whoever looks at the page is not away; a seat that a bot has played meanwhile is theirs again. */
  #look = (): void => {
    this.#connection.tell({ type: 'sight', seen: !document.hidden })
    this.#takeBack()
  }

  #takeBack(seats = this.absentSeats): void {
    if (!document.hidden) for (const seat of seats) this.#returns.push(this.#connection.send({ type: 'return', seat }))
  }

  send(command: Command): void {
    this.refusal = null
    this.#connection.send(command)
  }

  /** The first welcome says which game this is; whatever comes while its parts are loaded waits for them. */
  #hear(message: ServerMessage): void {
    const now = performance.now()
    if (message.type === 'welcome') this.#own = message.you
    if (message.type === 'welcome' || message.type === 'lobby') void this.#takePart(message.lobby)
    if (!this.#early) {
      this.#heed(message, now)
      return
    }
    this.#early.push([message, now])
    if (message.type === 'welcome' && !this.#isLoading) void this.#load(message.lobby.game)
  }

  /** Does what the shuffle needs of this browser. */
  async #takePart(lobby: Lobby): Promise<void> {
    this.#lastLobby = lobby
    if (!this.#shuffle) {
      if (lobby.phase !== 'lobby' || !this.#own.length || this.#isShuffleLoading) return
      this.#isShuffleLoading = true
      try {
        const { Shuffle } = await import('./shuffle')
        this.#shuffle = new Shuffle(this.code, (command) => this.#connection.send(command))
      } catch {
        return // out of reach: the next lobby tries again
      } finally {
        this.#isShuffleLoading = false
      }
    }
    this.#shuffle.heed(this.#lastLobby, this.#own)
  }

  async #load(game: string): Promise<void> {
    this.#isLoading = true
    try {
      const [part, options] = await loadTable(game)
      // this table is of this very game
      this.part = part as TablePart<K> & typeof part
      this.options = options as OptionsPart<K> & typeof options
    } catch (error) {
      this.fault = error instanceof UnknownGame ? 'unknown-game' : 'not-loaded'
      return
    }
    this.stage = this.part.stage()
    const early = this.#early ?? []
    this.#early = null
    for (const [message, at] of early) this.#heed(message, at)
  }

  #heed(message: ServerMessage, at: number): void {
    if (message.type === 'accepted' || (message.type === 'refused' && message.code !== 'too-fast')) this.#hearAnswer(message.id)
    switch (message.type) {
      case 'welcome':
        this.hasLostSeat ||= this.isSeated && !message.you.length && message.lobby.called_off !== null
        this.you = message.you
        this.lobby = message.lobby
        this.view = message.view
        this.decided = message.decided
        this.chosen = fromKeys(message.chosen)
        this.progress = {}
        this.notes = message.notes
        this.isRemoved = message.removed
        this.#eventsHeard = message.log.length
        this.chat = message.chat.map((line) => ({ ...line, at: 0 }))
        this.#setDeadline(message.deadline, at)
        this.stage.set(message.view, message.log)
        if (document.hidden) this.#connection.tell({ type: 'sight', seen: false })
        this.#takeBack()
        break
      case 'events':
        if (message.view.point !== this.view?.point) {
          this.decided = []
          this.chosen = {}
          this.progress = {}
        }
        this.#eventsHeard += message.events.length
        if (this.view === null) this.stage.set(message.view, message.events)
        else this.stage.play({ events: message.events, view: message.view })
        this.view = message.view
        this.#setDeadline(message.deadline, at)
        break
      case 'decided':
        this.decided = message.seats
        break
      case 'chosen':
        if (message.point === this.view?.point) this.chosen[message.seat] = message.choice as K['Choice']
        break
      case 'note':
        this.notes = [...this.notes, { after: this.#eventsHeard, seat: message.seat, note: message.note }]
        // somebody let a bot play on just as this page was looked at again
        if (message.note === 'stood-in' && this.you.includes(message.seat)) this.#takeBack([message.seat])
        break
      case 'progress':
        if (message.point === this.view?.point) this.progress = fromKeys(message.seats)
        break
      case 'lobby':
        this.lobby = message.lobby
        this.isStarting = false
        break
      case 'chat':
        this.chat = [...this.chat.slice(1 - MOST_CHAT), { seat: message.seat, preset: message.preset, at: Date.now() }]
        break
      case 'review':
        this.reviews = { ...this.reviews, [`${message.seat}-${message.round}`]: { best: message.best, own: message.own } }
        break
      case 'refused':
        if (this.#shuffle?.hasSent(message.id) || this.#returns.includes(message.id ?? '')) break
        this.isStarting = false
        this.reviews = Object.fromEntries(Object.entries(this.reviews).filter(([, review]) => review !== null))
        if (message.code === 'changed-enough') this.#connection.refresh() // the choice before it stands
        if (!QUIET_REFUSALS.has(message.code)) this.refusal = { code: message.code, message: message.message }
    }
  }

  #setDeadline(left: number | null, at: number): void {
    this.deadline = left === null ? null : at + left
  }
}

/** A bot plays this seat now. */
export const isBot = (seat: Seat): boolean => seat.kind === 'bot' || seat.absent

function fromKeys<Value>(bySeat: Record<string, Value>): Record<number, Value> {
  return Object.fromEntries(Object.entries(bySeat).map(([seat, value]) => [Number(seat), value]))
}
