/** A socket that comes back: commands are sent again until the server has answered them. */
import type { Command, ServerMessage, Telling } from '../wire'

/** Why a table is not to be reached, now and later. */
export type End = 'gone' | 'other-rules' | 'set-aside'
export type Link = 'connecting' | 'open' | 'reconnecting' | 'offline' | 'restarting' | End

const FIRST_WAIT = 300
const LONGEST_WAIT = 8_000
const RESEND_AFTER = 4_000
const PING_EVERY = 20_000
const PONG_WITHIN = 6_000
const GOING_AWAY = 1001
const RESTARTING = 1012
const ENDS: Readonly<Record<number, End>> = { 4404: 'gone', 4410: 'other-rules', 4500: 'set-aside' }

interface Waiting {
  text: string
  command: Command
  /** By performance.now(), null while it has not gone out on this socket. */
  sentAt: number | null
}

export class Connection {
  #socket: WebSocket | null = null
  #waiting = new Map<string, Waiting>()
  #wait = FIRST_WAIT
  #retry = 0
  #beat = 0
  #pongBy = 0
  #heardAt = 0
  #isClosed = false
  #isRestarting = false
  seq: number | null = null

  constructor(
    readonly code: string,
    readonly onMessage: (message: ServerMessage) => void,
    readonly onLink: (link: Link) => void,
  ) {
    addEventListener('online', this.#wake)
    addEventListener('offline', this.#sleep)
    addEventListener('pageshow', this.#wake)
    document.addEventListener('visibilitychange', this.#wake)
    this.#beat = window.setInterval(() => this.#keepAlive(), 1_000)
    this.#open('connecting')
  }

  /** Sends a command, now or when the table is reachable again. */
  send(command: Command): string {
    const id = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random().toString(36).slice(2)}`
    if (command.type === 'decide')
      for (const [old, { command: earlier }] of this.#waiting)
        if (earlier.type === 'decide' && earlier.seat === command.seat) this.#waiting.delete(old)
    this.#waiting.set(id, { text: JSON.stringify({ ...command, id }), command, sentAt: null })
    this.#flush(null)
    return id
  }

  /** Lets go of a command that has perhaps not been heard yet. */
  takeBack(id: string): void {
    this.#waiting.delete(id)
  }

  /** Tells something that needs no answer; false if the table is out of reach. */
  tell(telling: Telling): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false
    this.#socket.send(JSON.stringify(telling))
    return true
  }

  /** Starts afresh from the server's last word. */
  refresh(): void {
    this.#open('reconnecting')
  }

  close(): void {
    this.#isClosed = true
    clearInterval(this.#beat)
    clearTimeout(this.#retry)
    removeEventListener('online', this.#wake)
    removeEventListener('offline', this.#sleep)
    removeEventListener('pageshow', this.#wake)
    document.removeEventListener('visibilitychange', this.#wake)
    this.#socket?.close()
  }

  #open(link: Link): void {
    clearTimeout(this.#retry)
    this.#drop()
    this.onLink(link)
    const since = this.seq === null ? '' : `&since=${this.seq}`
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.code}/socket?fair=2${since}`)
    this.#socket = socket
    socket.onopen = () => {
      this.#heardAt = performance.now()
      this.#pongBy = 0
      this.#isRestarting = false
      this.onLink('open')
      for (const waiting of this.#waiting.values()) waiting.sentAt = null
      this.#flush(null)
    }
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(JSON.parse(event.data) as ServerMessage)
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#lost(event.code)
    }
  }

  #hear(message: ServerMessage): void {
    this.#heardAt = performance.now()
    this.#pongBy = 0
    if (message.type === 'welcome') this.#wait = FIRST_WAIT // a socket that opens may still be refused
    const isAnswer = message.type === 'accepted' || message.type === 'review' || (message.type === 'refused' && message.code !== 'too-fast')
    if (isAnswer) this.#waiting.delete(message.id ?? '')
    if ('seq' in message && message.type !== 'accepted') {
      if (message.type !== 'welcome' && this.seq !== null && message.seq > this.seq + 1) {
        this.#open('reconnecting') // something was missed
        return
      }
      this.seq = message.seq
    }
    this.onMessage(message)
  }

  #lost(code: number): void {
    this.#drop()
    if (this.#isClosed) return
    const end = ENDS[code]
    if (end) {
      this.close()
      this.onLink(end)
      return
    }
    this.#isRestarting ||= code === GOING_AWAY || code === RESTARTING
    const link: Link = !navigator.onLine ? 'offline' : this.#isRestarting ? 'restarting' : 'reconnecting'
    this.onLink(link)
    this.#retry = window.setTimeout(() => this.#open(link), this.#wait * (0.75 + Math.random() / 2))
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT)
  }

  #drop(): void {
    const socket = this.#socket
    this.#socket = null
    if (!socket) return
    socket.onopen = socket.onmessage = socket.onclose = null
    socket.close()
  }

  /** Sends what has not gone out, and anew what has waited for its answer too long. */
  #flush(patience: number | null): void {
    const socket = this.#socket
    if (socket?.readyState !== WebSocket.OPEN) return
    const now = performance.now()
    for (const waiting of this.#waiting.values())
      if (waiting.sentAt === null || (patience !== null && now - waiting.sentAt > patience)) {
        waiting.sentAt = now
        socket.send(waiting.text)
      }
  }

  #keepAlive(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return
    const now = performance.now()
    if (this.#pongBy && now > this.#pongBy) this.#lost(0)
    else if (!this.#pongBy && now - this.#heardAt > PING_EVERY) this.#ping(PONG_WITHIN)
    this.#flush(RESEND_AFTER)
  }

  #ping(within: number): void {
    this.#socket?.send('{"type":"ping"}')
    this.#pongBy = performance.now() + within
  }

  #wake = (): void => {
    if (document.visibilityState === 'hidden' || this.#isClosed) return
    if (this.#socket?.readyState === WebSocket.OPEN) this.#ping(3_000)
    else if (this.#socket?.readyState !== WebSocket.CONNECTING) {
      this.#wait = FIRST_WAIT
      this.#open('reconnecting')
    }
  }

  #sleep = (): void => {
    this.onLink('offline')
    if (this.#socket) this.#lost(0)
  }
}
