/** One table as this device sees it: the last word of the server, and what we have asked for. */
import { play } from '../lib/sound'
import { say } from '../words/index.svelte'
import type { ChatLine, Choice, Command, Lobby, Seat, ServerMessage, View } from '../wire'
import { Connection, type Link } from './connection'
import { Stage } from './stage.svelte'

const QUIET_REFUSALS = new Set(['past-point'])

export class TableStore {
  link = $state<Link>('connecting')
  you = $state.raw<number[]>([])
  lobby = $state.raw<Lobby | null>(null)
  view = $state.raw<View | null>(null)
  decided = $state.raw<number[]>([])
  chosen = $state<Record<number, Choice>>({})
  /** When the clock runs out, by performance.now(). */
  deadline = $state<number | null>(null)
  chat = $state.raw<(Pick<ChatLine, 'seat' | 'preset'> & { at: number })[]>([])
  refusal = $state<{ code: string; message: string } | null>(null)
  isStarting = $state(false)
  readonly stage = new Stage()
  readonly #connection: Connection

  constructor(readonly code: string) {
    this.#connection = new Connection(
      code,
      (message) => this.#hear(message),
      (link) => (this.link = link),
    )
  }

  close(): void {
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
    const view = this.view
    if (view?.phase !== 'decide' || this.lobby?.phase !== 'playing') return []
    return view.in_cave.filter((seat) => this.you.includes(seat) && !this.lobby?.seats[seat]?.absent)
  }

  get absentSeats(): number[] {
    return this.you.filter((seat) => this.lobby?.seats[seat]?.absent)
  }

  seat(seat: number): Seat | undefined {
    return this.lobby?.seats[seat]
  }

  name = (seat: number): string => {
    const found = this.seat(seat)
    return found?.name || (found?.bot ? say(`web-bot-${found.bot}`) : say('web-seat-number', { number: seat + 1 }))
  }

  decide(seat: number, choice: Choice): void {
    if (!this.view || !this.deciders.includes(seat)) return
    this.chosen[seat] = choice
    if (!this.decided.includes(seat)) this.decided = [...this.decided, seat]
    play('chosen')
    this.send({ type: 'decide', seat, point: this.view.point, choice })
  }

  start(): void {
    this.isStarting = true
    this.send({ type: 'start' })
  }

  send(command: Command): void {
    this.refusal = null
    this.#connection.send(command)
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.you = message.you
        this.lobby = message.lobby
        this.view = message.view
        this.decided = message.decided
        this.chosen = fromKeys(message.chosen)
        this.chat = message.chat.map((line) => ({ ...line, at: 0 }))
        this.#setDeadline(message.deadline)
        this.stage.set(message.view, message.log)
        break
      case 'events':
        if (message.view.point !== this.view?.point) {
          this.decided = []
          this.chosen = {}
        }
        if (this.view === null) this.stage.set(message.view, message.events)
        else this.stage.play({ events: message.events, view: message.view })
        this.view = message.view
        this.#setDeadline(message.deadline)
        break
      case 'decided':
        this.decided = message.seats
        break
      case 'lobby':
        this.lobby = message.lobby
        this.isStarting = false
        break
      case 'chat':
        this.chat = [...this.chat.slice(-49), { seat: message.seat, preset: message.preset, at: Date.now() }]
        break
      case 'refused':
        this.isStarting = false
        if (!QUIET_REFUSALS.has(message.code)) this.refusal = { code: message.code, message: message.message }
    }
  }

  #setDeadline(left: number | null): void {
    this.deadline = left === null ? null : performance.now() + left
  }
}

function fromKeys(chosen: Record<string, Choice>): Record<number, Choice> {
  return Object.fromEntries(Object.entries(chosen).map(([seat, choice]) => [Number(seat), choice]))
}
