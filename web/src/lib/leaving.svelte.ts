/** Tables that were left while the server was out of reach: this device keeps them, and the next page that reaches it tells them. */
import type { Connection, Link } from '../table/connection'

const KEY = 'tacora-leaving'
const ENDS: readonly Link[] = ['gone', 'other-rules', 'set-aside']

export interface Leave {
  code: string
  game: string
  seats: number[]
}

function read(): Leave[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Leave[]
  } catch {
    return [] // a private window may forbid storage
  }
}

function write(leaves: Leave[]): void {
  try {
    if (leaves.length) localStorage.setItem(KEY, JSON.stringify(leaves))
    else localStorage.removeItem(KEY)
  } catch {
    return
  }
}

class Leaving {
  /** Tables that are being told now. */
  waiting = $state.raw<Leave[]>([])
  /** Tables that were told on this visit. */
  done = $state.raw<Leave[]>([])
  /** The table that somebody has come back to instead. */
  returnedTo = $state<string | null>(null)
  readonly #connections = new Map<string, Connection>()

  /** Keeps a leave until the table has heard of it. */
  keep(leave: Leave): void {
    write([...read().filter(({ code }) => code !== leave.code), leave])
  }

  /** The table has heard of it, or need not any more; whether it was kept. */
  forget(code: string): boolean {
    const leaves = read()
    const others = leaves.filter((one) => one.code !== code)
    write(others)
    this.#connections.get(code)?.close()
    this.#connections.delete(code)
    this.waiting = this.waiting.filter((one) => one.code !== code)
    return others.length < leaves.length
  }

  /** Tells all tables but the one that is shown: whoever comes back there stays. */
  settle(shown: string | null): void {
    if (shown === null) this.returnedTo = null
    else if (this.forget(shown)) this.returnedTo = shown
    for (const leave of read()) if (!this.waiting.some(({ code }) => code === leave.code)) void this.#tell(leave)
  }

  async #tell(leave: Leave): Promise<void> {
    this.waiting = [...this.waiting, leave]
    const { Connection } = await import('../table/connection')
    if (!this.waiting.includes(leave)) return
    let unanswered: string[] | null = null
    const finish = (): void => {
      this.forget(leave.code)
      this.done = [...this.done, leave]
    }
    const connection = new Connection(
      leave.code,
      (message) => {
        if (message.type === 'welcome' && !unanswered)
          unanswered = leave.seats.filter((seat) => message.you.includes(seat)).map((seat) => connection.send({ type: 'leave', seat }))
        else if (message.type === 'accepted' || (message.type === 'refused' && message.code !== 'too-fast'))
          unanswered = unanswered?.filter((id) => id !== message.id) ?? null
        if (unanswered?.length === 0) finish()
      },
      (link) => {
        if (ENDS.includes(link)) this.forget(leave.code)
      },
    )
    this.#connections.set(leave.code, connection)
  }
}

export const leaving = new Leaving()
