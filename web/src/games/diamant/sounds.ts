/** What Diamant sounds like. */
import type { Sound } from '../../lib/sound'

export const CARD: Sound = [{ from: 180, to: 90, length: 0.09, shape: 'triangle', loud: 0.5 }]
export const RUBY: Sound = [
  { from: 1320, length: 0.12, loud: 0.12 },
  { at: 0.07, from: 1760, length: 0.14, loud: 0.1 },
]
export const REVEAL: Sound = [{ from: 330, to: 440, length: 0.18, shape: 'triangle', loud: 0.25 }]
export const HOME: Sound = [
  { from: 392, length: 0.14, loud: 0.18 },
  { at: 0.1, from: 523, length: 0.22, loud: 0.18 },
]
export const TRAP: Sound = [
  { from: 110, to: 38, length: 0.7, shape: 'sawtooth', loud: 0.35 },
  { at: 0.05, from: 70, to: 30, length: 0.9, shape: 'square', loud: 0.2 },
]
export const END: Sound = [
  { from: 392, length: 0.2, loud: 0.18 },
  { at: 0.16, from: 494, length: 0.2, loud: 0.18 },
  { at: 0.32, from: 587, length: 0.2, loud: 0.18 },
  { at: 0.48, from: 784, length: 0.5, loud: 0.2 },
]
