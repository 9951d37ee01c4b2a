/** What this device remembers: who plays here, the last table of each game, sound, mutes. */
import { MEMORY, type Language } from '../words/language'

export type SeatWish = { kind: 'person' | 'free' } | { kind: 'bot'; bot: string }

/** The last table of a game that was made here. */
export interface TableMemory {
  options: object
  seats: SeatWish[]
}

interface Memory {
  language: Language | null
  name: string
  hat: number
  hotseatNames: string[]
  game: string | null
  tables: Record<string, TableMemory>
  odds: boolean
  isPublic: boolean
  /** The clock that was chosen last, by game. */
  clocks: Record<string, number | null>
  sound: boolean
  /** How the person wants to be called when it is their turn. */
  vibrates: boolean
  notifies: boolean
  /** Pauses to look are shorter. */
  isQuick: boolean
  isMuted: boolean
  hasKeys: boolean
}

const FIRST: Memory = {
  language: null,
  name: '',
  hat: Math.floor(Math.random() * 8),
  hotseatNames: [],
  game: null,
  tables: {},
  odds: true,
  isPublic: false,
  clocks: {},
  sound: false,
  vibrates: false,
  notifies: false,
  isQuick: false,
  isMuted: false,
  hasKeys: true,
}

function read(): Memory {
  try {
    return { ...FIRST, ...(JSON.parse(localStorage.getItem(MEMORY) ?? '{}') as Partial<Memory>) }
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
        localStorage.setItem(MEMORY, text)
      } catch {
        return
      }
    })
  })
}
