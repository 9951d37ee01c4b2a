/** This browser's part in the shuffle, done by itself: its hash in the lobby, its share when the host has started. */
import { keepSeen, ownHash, shareOf } from '../lib/shares'
import type { Command, Lobby } from '../wire'

export class Shuffle {
  readonly #done = new Set<string>()
  readonly #ids = new Set<string>()

  constructor(
    readonly code: string,
    readonly send: (command: Command) => string,
  ) {}

  /** The command with this id was sent from here: nobody pressed a button. */
  hasSent(id: string | null | undefined): boolean {
    return this.#ids.has(id ?? '')
  }

  heed(lobby: Lobby, you: number[]): void {
    const own = lobby.hashes.find(({ seats }) => seats.some((seat) => you.includes(seat)))
    if (lobby.phase !== 'lobby' || !own) return
    const { commitment, attempts } = lobby
    const share = own.hash === null ? null : shareOf(this.code, own.hash)
    if (share === null) {
      // none was told yet, or the one that was told is lost: another browser window of this device had it
      if (own.hash === null || !lobby.opening) this.#once({ type: 'hash', commitment, hash: ownHash(this.code, commitment) }, own.hash)
      return
    }
    const hashes = lobby.hashes.map(({ hash }) => hash).filter((hash) => hash !== null)
    if (!lobby.opening || own.open || hashes.length < lobby.hashes.length) return
    keepSeen({ table: this.code, commitment, share, hashes, attempts })
    this.#once({ type: 'open', share }, own.hash)
  }

  #once(command: Command, instead: string | null): void {
    const key = JSON.stringify([command, instead])
    if (this.#done.has(key)) return
    this.#done.add(key)
    this.#ids.add(this.send(command))
  }
}
