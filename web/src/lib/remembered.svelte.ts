/** What this device remembers: who plays here, the last table's options, sound, mutes. */
import type { Language } from '../words/index.svelte'

export type SeatWish = { kind: 'person' | 'free' } | { kind: 'bot'; bot: string }

interface Memory {
  language: Language | null
  name: string
  hat: number
  hotseatNames: string[]
  edition: string
  relics: boolean
  hiddenChests: boolean
  odds: boolean
  isPublic: boolean
  clock: number | null
  seats: SeatWish[]
  sound: boolean
  isMuted: boolean
  hasKeys: boolean
}

const KEY = 'tacora'
const FIRST: Memory = {
  language: null,
  name: '',
  hat: Math.floor(Math.random() * 8),
  hotseatNames: [],
  edition: '2024',
  relics: true,
  hiddenChests: false,
  odds: true,
  isPublic: false,
  clock: null,
  seats: [{ kind: 'person' }, { kind: 'free' }, { kind: 'free' }, { kind: 'bot', bot: 'odds' }],
  sound: false,
  isMuted: false,
  hasKeys: true,
}

function read(): Memory {
  try {
    return { ...FIRST, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Memory>) }
  } catch {
    return FIRST // a private window may forbid storage
  }
}

export const remembered = $state<Memory>(read())

/** Writes every change; called once by the app. */
export function keepRemembering(): void {
  $effect.root(() => {
    $effect(() => {
      const text = JSON.stringify(remembered)
      try {
        localStorage.setItem(KEY, text)
      } catch {
        return
      }
    })
  })
}
