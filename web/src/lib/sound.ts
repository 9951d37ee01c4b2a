/** Small synthesised sounds; silent until the person asks for them. */
import { remembered } from './remembered.svelte'

export type Sound = 'card' | 'ruby' | 'reveal' | 'home' | 'trap' | 'chosen' | 'end'

let context: AudioContext | null = null

interface Tone {
  at?: number
  from: number
  to?: number
  length: number
  loud?: number
  shape?: OscillatorType
}

const TONES: Record<Sound, Tone[]> = {
  card: [{ from: 180, to: 90, length: 0.09, shape: 'triangle', loud: 0.5 }],
  ruby: [
    { from: 1320, length: 0.12, loud: 0.12 },
    { at: 0.07, from: 1760, length: 0.14, loud: 0.1 },
  ],
  reveal: [{ from: 330, to: 440, length: 0.18, shape: 'triangle', loud: 0.25 }],
  home: [
    { from: 392, length: 0.14, loud: 0.18 },
    { at: 0.1, from: 523, length: 0.22, loud: 0.18 },
  ],
  trap: [
    { from: 110, to: 38, length: 0.7, shape: 'sawtooth', loud: 0.35 },
    { at: 0.05, from: 70, to: 30, length: 0.9, shape: 'square', loud: 0.2 },
  ],
  chosen: [{ from: 520, length: 0.06, loud: 0.1 }],
  end: [
    { from: 392, length: 0.2, loud: 0.18 },
    { at: 0.16, from: 494, length: 0.2, loud: 0.18 },
    { at: 0.32, from: 587, length: 0.2, loud: 0.18 },
    { at: 0.48, from: 784, length: 0.5, loud: 0.2 },
  ],
}

export function play(sound: Sound): void {
  if (!remembered.sound || document.hidden) return
  context ??= new AudioContext()
  void context.resume()
  const now = context.currentTime + 0.01
  for (const tone of TONES[sound]) {
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
