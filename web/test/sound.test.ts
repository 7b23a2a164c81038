/** Sounds are made of taps, and only for those who asked for them. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { change } from '../app/settings.ts'
import { SOUNDS, type Sound, sound } from '../motion/sound.ts'

let started: number[] = []

class FakeAudio {
  currentTime = 10
  destination = {}
  resume = () => Promise.resolve()
  createGain = () => ({ gain: this.ramp(), connect: (to: object) => to })
  createOscillator = () => ({
    type: '',
    frequency: this.ramp(),
    connect: (to: object) => to,
    start: (at: number) => started.push(at),
    stop: () => undefined,
  })
  private ramp = () => ({ setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined })
}

beforeEach(() => {
  started = []
  vi.stubGlobal('AudioContext', FakeAudio)
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('document', { hidden: false, documentElement: { lang: 'en', dataset: {} } })
})
afterEach(() => vi.unstubAllGlobals())

const heard = async () => {
  await new Promise((resolve) => setTimeout(resolve))
  return started.length
}

test('nothing is heard unless it was asked for', async () => {
  change({ sound: false })
  sound('turn')
  expect(await heard()).toBe(0)
})

test.each(Object.keys(SOUNDS) as Sound[])('%s is heard tap by tap', async (name) => {
  change({ sound: true })
  sound(name)
  expect(await heard()).toBe(SOUNDS[name].length)
  expect(started).toEqual(SOUNDS[name].map(({ at }) => 10 + at))
})

test('a page that nobody sees is silent', async () => {
  change({ sound: true })
  vi.stubGlobal('document', { hidden: true, documentElement: { lang: 'en', dataset: {} } })
  sound('over')
  expect(await heard()).toBe(0)
})
