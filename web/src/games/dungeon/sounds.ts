/** What Dungeon sounds like. */
import type { Sound } from '../../lib/sound'

export const COIN: Sound = [
  { from: 1180, length: 0.08, loud: 0.12 },
  { at: 0.06, from: 1570, length: 0.16, loud: 0.1 },
]
export const CARD: Sound = [{ from: 180, to: 90, length: 0.09, shape: 'triangle', loud: 0.5 }]
export const START: Sound = [
  { from: 262, length: 0.16, loud: 0.18 },
  { at: 0.14, from: 392, length: 0.3, loud: 0.18 },
]
export const REVEAL: Sound = [{ from: 330, to: 440, length: 0.25, shape: 'triangle', loud: 0.25 }]
export const SCORE: Sound = [{ from: 523, to: 659, length: 0.14, loud: 0.14 }]
export const END: Sound = [
  { from: 392, length: 0.2, loud: 0.18 },
  { at: 0.16, from: 494, length: 0.2, loud: 0.18 },
  { at: 0.32, from: 587, length: 0.2, loud: 0.18 },
  { at: 0.48, from: 784, length: 0.5, loud: 0.2 },
]
