/** The platform's WebSocket, played by the test: what was opened and sent, and what the server answers. */
import { vi } from 'vitest'

export class FakeSocket {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static readonly CLOSED = 3
  static all: FakeSocket[] = []

  readyState = FakeSocket.CONNECTING
  sent: string[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null

  constructor(readonly url: string) {
    FakeSocket.all.push(this)
  }

  send(text: string): void {
    this.sent.push(text)
  }

  close(): void {
    this.readyState = FakeSocket.CLOSED
  }

  /** The server lets us in. */
  accept(): void {
    this.readyState = FakeSocket.OPEN
    this.onopen?.()
  }

  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }

  /** The connection ends, by the server's will or the network's. */
  end(code = 1006): void {
    this.readyState = FakeSocket.CLOSED
    this.onclose?.({ code })
  }

  get commands(): Record<string, unknown>[] {
    return this.sent.map((text) => JSON.parse(text) as Record<string, unknown>)
  }
}

export function fakeSockets(): FakeSocket[] {
  FakeSocket.all = []
  vi.stubGlobal('WebSocket', FakeSocket)
  return FakeSocket.all
}
