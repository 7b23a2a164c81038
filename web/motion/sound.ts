/** Small sounds of wood, made as they are needed; only for those who asked for them. */

import { settings } from '../app/settings.ts'

export type Sound = 'turn' | 'land' | 'no' | 'round' | 'over'

/** One tap: when, how high, how long, how loud. */
interface Tap {
  readonly at: number
  readonly pitch: number
  readonly length: number
  readonly volume: number
}

/** A knock at the door, a piece set down, a dull thud, a small bell, three rising taps. */
export const SOUNDS: { readonly [S in Sound]: readonly Tap[] } = {
  turn: [
    { at: 0, pitch: 420, length: 0.1, volume: 0.35 },
    { at: 0.13, pitch: 360, length: 0.1, volume: 0.35 },
  ],
  land: [{ at: 0, pitch: 620, length: 0.05, volume: 0.12 }],
  no: [{ at: 0, pitch: 150, length: 0.14, volume: 0.3 }],
  round: [
    { at: 0, pitch: 880, length: 0.3, volume: 0.12 },
    { at: 0.16, pitch: 660, length: 0.4, volume: 0.12 },
  ],
  over: [
    { at: 0, pitch: 440, length: 0.16, volume: 0.25 },
    { at: 0.18, pitch: 550, length: 0.16, volume: 0.25 },
    { at: 0.36, pitch: 660, length: 0.4, volume: 0.3 },
  ],
}

let context: AudioContext | null = null

function tap(audio: AudioContext, { at, pitch, length, volume }: Tap): void {
  const from = audio.currentTime + at
  const tone = audio.createOscillator()
  const loud = audio.createGain()
  tone.type = 'triangle'
  tone.frequency.setValueAtTime(pitch, from)
  tone.frequency.exponentialRampToValueAtTime(pitch / 3, from + length)
  loud.gain.setValueAtTime(volume, from)
  loud.gain.exponentialRampToValueAtTime(0.001, from + length)
  tone.connect(loud).connect(audio.destination)
  tone.start(from)
  tone.stop(from + length + 0.02)
}

export function sound(name: Sound): void {
  if (!settings().sound || document.hidden === true) return
  context ??= new AudioContext()
  const audio = context
  // A page that nobody has touched yet may not sound: then it stays silent.
  audio.resume().then(
    () => {
      for (const one of SOUNDS[name]) tap(audio, one)
    },
    () => undefined,
  )
}
