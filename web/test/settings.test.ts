/** What a browser has kept of somebody's choices, read again. */

import { expect, test } from 'vitest'
import { readSettings, type Settings } from '../app/settings.ts'

const defaults: Settings = {
  lang: 'en',
  theme: 'light',
  name: '',
  speed: 'normal',
  confirm: true,
  sound: false,
  keys: true,
  poker: false,
  colour: null,
  level: '',
  front: {},
  folded: false,
}

test('what was chosen holds, what was not is as at first', () => {
  expect(readSettings(defaults, { name: 'Anna', confirm: false, speed: 'fast' })).toEqual({
    ...defaults,
    name: 'Anna',
    confirm: false,
    speed: 'fast',
  })
})

test('a speed that no longer exists is the usual one', () => {
  expect(readSettings(defaults, { speed: 'slow' }).speed).toBe('normal')
})

test('what is not a set of choices is none', () => {
  for (const kept of [null, 3, 'x']) expect(readSettings(defaults, kept)).toEqual(defaults)
})
