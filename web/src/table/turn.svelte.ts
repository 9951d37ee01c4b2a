/** Your turn: the tab says so, and whoever wants it is called; the screen stays awake while one waits at a table. */
import { notify } from '../lib/notices'
import { remembered } from '../lib/remembered.svelte'
import { play, TURN } from '../lib/sound'
import { say } from '../words/index.svelte'
import type { TableStore } from './table.svelte'

/** Whoever has just decided is still there, and needs no call. */
const JUST_DECIDED = 3_000

const isTurnAt = (table: TableStore): boolean =>
  table.lobby?.phase === 'playing' && table.stage.isOpen && table.deciders.some((seat) => table.chosen[seat] === undefined)

export class Turn {
  readonly #table: () => TableStore
  isNow = $derived.by(() => isTurnAt(this.#table()))

  constructor(table: () => TableStore) {
    this.#table = table
    let over = -JUST_DECIDED
    $effect(() => {
      if (!this.isNow) return
      showIcon('/turn.svg')
      const end = document.hidden || performance.now() - over > JUST_DECIDED ? this.#call() : null
      return () => {
        over = performance.now()
        showIcon('/favicon.svg')
        end?.()
      }
    })
    $effect(() => {
      const { isSeated, lobby } = this.#table()
      if (isSeated && lobby?.phase !== 'over') return stayAwake()
    })
  }

  /** Calls the person as they want it; ends the call. */
  #call(): () => void {
    if (remembered.vibrates) navigator.vibrate?.([120, 80, 120])
    play(TURN, { evenBehind: true })
    const table = this.#table()
    return notify(say('web-own-turn'), say(`web-home-${table.lobby!.game}-title`), table.code)
  }
}

function showIcon(path: string): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"][type="image/svg+xml"]')
  if (icon) icon.href = path
}

/** Keeps the screen awake while the page is looked at, where the browser can; the browser lets go of it by itself. */
function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null
  let isOver = false
  const ask = async (): Promise<void> => {
    if (document.hidden || isOver || !('wakeLock' in navigator)) return
    try {
      lock = await navigator.wakeLock.request('screen')
      if (isOver) await lock.release()
    } catch {
      return // an empty battery, or a forbidden lock
    }
  }
  const look = (): void => void ask()
  document.addEventListener('visibilitychange', look)
  look()
  return () => {
    isOver = true
    document.removeEventListener('visibilitychange', look)
    void lock?.release()
  }
}
