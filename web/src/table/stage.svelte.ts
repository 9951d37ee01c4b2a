/** What is shown: the last view, reached step by step through the events that led to it. */

import { pace } from '../lib/motion'

export interface Script<View, Event> {
  events: Event[]
  view: View
}

/** Longer than the second tap of a double tap takes. */
const DOUBLE_TAP = 400

/** So many scripts may wait to be looked at; with more, the next one is not shown, only its end. */
const MOST_WAITING = 2

/** Plays scripts one after the other; a game says how each of its events is shown. */
export abstract class Stage<View extends object, Event> {
  shown = $state<View | null>(null)
  /** What is to be decided on has been seen. */
  isOpen = $state(true)
  log = $state<Event[]>([])

  #queue: Script<View, Event>[] = []
  #isPlaying = false
  #isSkipping = false
  #hurry: (() => void) | null = null
  #begunAt = 0
  /** How often a view was set: a script that began before the last time is out of date. */
  #era = 0

  /** Changes `shown` as the event says, with pauses to look; `view` is where the script leads. */
  protected abstract step(event: Event, shown: View, view: View, isLast: boolean): Promise<void>

  /** Ends what belonged to the script that has been played. */
  protected abstract settle(): void

  /** Ends everything that is shown for a moment. */
  protected abstract clear(): void

  /** Shows a view at once, with the log that led to it. */
  set(view: View | null, log: Event[]): void {
    this.#era += 1
    this.#queue = []
    this.skip()
    this.clear()
    this.isOpen = true
    this.shown = view && structuredClone(view)
    this.log = [...log]
  }

  play(script: Script<View, Event>): void {
    this.#queue.push(script)
    if (document.hidden) this.skip()
    if (!this.#isPlaying) void this.#run()
  }

  /** Jumps to the end of what is being shown: of the scene, where there are several. */
  skip(): void {
    if (!this.#isPlaying) return
    this.#isSkipping = true
    this.#hurry?.()
  }

  /** Somebody pressed somewhere: that skips, unless it is the second tap on what has only just come. */
  press(): void {
    if (performance.now() - this.#begunAt > DOUBLE_TAP) this.skip()
  }

  /** The view that decisions are about; null: the last one that the server told. */
  get asked(): View | null {
    return null
  }

  protected get isSkipping(): boolean {
    return this.#isSkipping
  }

  /** Another script waits: what is shown now cannot be decided on. */
  protected get isBehind(): boolean {
    return this.#queue.length > 0
  }

  /** Begins something that is looked at for itself: a skip before does not reach it. */
  protected scene(): void {
    this.#begunAt = performance.now()
    this.#isSkipping = this.#isLate
  }

  get #isLate(): boolean {
    return this.#queue.length > MOST_WAITING || document.hidden
  }

  protected pause(length: number): Promise<void> {
    if (this.#isSkipping || !length) return Promise.resolve()
    return new Promise((resolve) => {
      const go = (): void => {
        clearTimeout(timer)
        this.#hurry = null
        resolve()
      }
      const timer = setTimeout(go, length * pace())
      this.#hurry = go
    })
  }

  async #run(): Promise<void> {
    this.#isPlaying = true
    for (let script = this.#queue.shift(); script; script = this.#queue.shift()) {
      this.scene()
      this.isOpen = false
      await this.#perform(script, this.#era)
    }
    this.#isPlaying = false
    this.isOpen = true
  }

  async #perform({ events, view }: Script<View, Event>, era: number): Promise<void> {
    const last = events.length - 1
    for (const [place, event] of events.entries()) {
      this.log.push(event)
      if (this.shown) await this.step(event, this.shown, view, place === last)
      if (era !== this.#era) {
        this.clear()
        return
      }
    }
    this.shown = structuredClone(view)
    this.isOpen = true
    this.settle()
  }
}
