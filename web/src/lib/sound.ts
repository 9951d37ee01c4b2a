/** Small synthesised sounds; silent until the person asks for them. */
import { remembered } from './remembered.svelte'

/** One gliding note: when it begins, its pitch in hertz, its length in seconds. */
export interface Tone {
  at?: number
  from: number
  to?: number
  length: number
  loud?: number
  shape?: OscillatorType
}

export type Sound = readonly Tone[]

let context: AudioContext | null = null

export const CHOSEN: Sound = [{ from: 520, length: 0.06, loud: 0.1 }]

export const TURN: Sound = [
  { from: 660, length: 0.12, loud: 0.15 },
  { at: 0.14, from: 880, length: 0.18, loud: 0.15 },
]

/** Plays a sound; on a page behind others only what calls the person back. */
export function play(sound: Sound, { evenBehind = false } = {}): void {
  if (!remembered.sound || (document.hidden && !evenBehind)) return
  context ??= new AudioContext()
  void context.resume()
  const now = context.currentTime + 0.01
  for (const tone of sound) {
    const start = now + (tone.at ?? 0)
    const voice = context.createOscillator()
    const volume = context.createGain()
    voice.type = tone.shape ?? 'sine'
    voice.frequency.setValueAtTime(tone.from, start)
    if (tone.to) voice.frequency.exponentialRampToValueAtTime(tone.to, start + tone.length)
    volume.gain.setValueAtTime(0.0001, start)
    volume.gain.exponentialRampToValueAtTime(tone.loud ?? 0.2, start + 0.012)
    volume.gain.exponentialRampToValueAtTime(0.0001, start + tone.length)
    voice.connect(volume).connect(context.destination)
    voice.start(start)
    voice.stop(start + tone.length + 0.02)
  }
}
