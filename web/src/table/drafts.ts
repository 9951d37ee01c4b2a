/** Unfinished work on its way to the server: the latest of each seat, at most one a second, and at once when the page is left. */
import type { Connection } from './connection'

const EVERY = 1_000

interface Work {
  seat: number
  point: number
  work: unknown
}

export class Drafts {
  #waiting = new Map<number, Work>()
  /** What sends next; none waits at 0. */
  #timer = 0
  #sentAt = -EVERY

  constructor(readonly connection: Pick<Connection, 'tell'>) {
    document.addEventListener('visibilitychange', this.#hide)
  }

  /** Leaves a seat's work with the server, now or soon. */
  leave(work: Work): void {
    this.#waiting.set(work.seat, work)
    if (this.#timer) return
    const wait = this.#sentAt + EVERY - performance.now()
    if (wait <= 0) this.#send()
    else this.#later(wait)
  }

  /** A seat's work is finished: what waits of it is of no use any more. */
  forget(seat: number): void {
    this.#waiting.delete(seat)
  }

  close(): void {
    clearTimeout(this.#timer)
    document.removeEventListener('visibilitychange', this.#hide)
  }

  #later(wait: number): void {
    this.#timer = window.setTimeout(() => this.#send(), wait)
  }

  #send(): void {
    clearTimeout(this.#timer)
    this.#timer = 0
    for (const [seat, work] of this.#waiting)
      if (this.connection.tell({ type: 'draft', ...work })) {
        this.#sentAt = performance.now()
        this.#waiting.delete(seat)
      }
    if (this.#waiting.size) this.#later(EVERY)
  }

  #hide = (): void => {
    if (document.visibilityState === 'hidden') this.#send()
  }
}
