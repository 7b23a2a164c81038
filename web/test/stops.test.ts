/** Moments at which nobody wants to be asked about cards. */

import { type Decision, PASS } from '@dorfplatz/kernel'
import { expect, test } from 'vitest'
import { passesOver, readPassing, stopOf } from '../table/turn/stops.ts'
import { isDeclined } from '../table/turn/turn.ts'

test('a moment that was switched off is passed over, all others are asked', () => {
  const passing = { never: ['harvest'], until: null }
  expect(['harvest', 'income', null].map((stop) => passesOver(passing, stop))).toEqual([true, false, false])
})

test('who wants to be asked only from a moment on is asked there, and nowhere before', () => {
  const passing = { never: ['end'], until: 'harvest' }
  expect(['income', 'end', 'harvest', null].map((stop) => passesOver(passing, stop))).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test('only a window that can be declined has a moment', () => {
  const ui = {
    stops: { of: ({ kind }: Decision) => (kind === 'window' ? 'now' : null), name: String, list: () => ['now'] },
  }
  const asked = (kind: string, choices: Decision['choices']): Decision => ({
    id: '0.1',
    seat: 0,
    kind,
    args: { op: kind, seat: 0 },
    choices,
    shape: null,
    form: null,
  })
  expect(stopOf(asked('window', [{ play: '7' }, PASS]), ui)).toBe('now')
  expect(stopOf(asked('window', [{ play: '7' }]), ui)).toBeNull()
  expect(stopOf(asked('turn', [PASS]), ui)).toBeNull()
  expect(stopOf(undefined, ui)).toBeNull()
  expect(stopOf(asked('window', [PASS]), {})).toBeNull()
})

test('what is kept is read as far as it means something', () => {
  expect(readPassing({ never: ['a', 3], until: 'b' })).toEqual({ never: ['a'], until: 'b' })
  for (const odd of [null, 3, [], { never: 'a', until: null }, { never: [] }])
    expect(readPassing(odd)).toEqual({ never: [], until: null })
})

test('to let a window pass is a refusal; to pass elsewhere is an answer like others', () => {
  expect(isDeclined({ to: '0.1', choice: PASS }, 'playCards', ['playCards'])).toBe(true)
  expect(isDeclined({ to: '0.1', choice: PASS }, 'sow', ['playCards'])).toBe(false)
  expect(isDeclined({ to: '0.1', choice: { play: '012' } }, 'playCards', ['playCards'])).toBe(false)
  expect(isDeclined({ to: 'anytime', choice: PASS }, undefined, ['playCards'])).toBe(false)
})
