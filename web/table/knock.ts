/** A short wooden knock when it becomes one's turn, for those who want to hear it. */

import { useEffect, useRef } from 'react'
import { useSettings } from '../app/settings.ts'

function knock(): void {
  const context = new AudioContext()
  const tap = (at: number, pitch: number) => {
    const tone = context.createOscillator()
    const volume = context.createGain()
    tone.type = 'triangle'
    tone.frequency.setValueAtTime(pitch, context.currentTime + at)
    tone.frequency.exponentialRampToValueAtTime(pitch / 3, context.currentTime + at + 0.08)
    volume.gain.setValueAtTime(0.35, context.currentTime + at)
    volume.gain.exponentialRampToValueAtTime(0.001, context.currentTime + at + 0.1)
    tone.connect(volume).connect(context.destination)
    tone.start(context.currentTime + at)
    tone.stop(context.currentTime + at + 0.12)
  }
  tap(0, 420)
  tap(0.13, 360)
  setTimeout(() => void context.close(), 600)
}

export function useKnock(mine: boolean): void {
  const { sound } = useSettings()
  const before = useRef(mine)
  useEffect(() => {
    if (sound && mine && !before.current) knock()
    before.current = mine
  }, [mine, sound])
}
