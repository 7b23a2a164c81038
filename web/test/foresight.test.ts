/** What is known of a press before it is made. */

import type { Answer, Decision } from '@dorfplatz/kernel'
import { PASS } from '@dorfplatz/kernel'
import { expect, test } from 'vitest'
import { isLookedAt, revealing } from '../table/turn/foresight.ts'

const done: Answer = { to: '0.1', choice: 'done' }
const pass = (to: string): Answer => ({ to, choice: PASS })

const asks = (id: string, kind: string): Decision => ({
  id,
  seat: 0,
  kind,
  args: { op: kind, seat: 0 },
  choices: [PASS],
  shape: null,
  form: null,
})

/** Opens one window after the other, until an answer reveals something. */
const table =
  (windows: number, end: 'reveals' | 'asks' | 'refuses') =>
  async (answers: readonly Answer[]): ReturnType<Parameters<typeof revealing>[1]> => {
    const behind = answers.length - 1
    if (behind === windows && end === 'refuses') return { rule: 'K-NOT-NOW' }
    const view = {
      decisions: [behind < windows ? asks(`w${behind}`, 'window') : asks('0.9', 'turn')],
    }
    return { view, reveals: behind === windows && end === 'reveals' }
  }

const isWindow = ({ kind }: Decision) => kind === 'window'

test('what reveals something is known before it is pressed', async () => {
  expect(await revealing([done], table(0, 'reveals'), isWindow)).toEqual([done])
  expect(await revealing([done], table(0, 'asks'), isWindow)).toBeNull()
  expect(await revealing([done], table(0, 'refuses'), isWindow)).toBeNull()
})

test('windows that are passed over are looked through; one that is asked ends it', async () => {
  expect(await revealing([done], table(2, 'reveals'), isWindow)).toEqual([done, pass('w0'), pass('w1')])
  expect(await revealing([done], table(2, 'reveals'), ({ id }) => id === 'w0')).toBeNull()
  expect(await revealing([done], table(2, 'asks'), isWindow)).toBeNull()
})

test('a table that opens windows without end is not looked through', async () => {
  expect(await revealing([done], table(Number.POSITIVE_INFINITY, 'asks'), isWindow)).toBeNull()
})

test('who presses has seen the eye for a moment, and did not double click', () => {
  const foreseen = { answers: [done], at: 1_000 }
  expect(isLookedAt(foreseen, 1, 1_400)).toBe(false)
  expect(isLookedAt(foreseen, 1, 1_600)).toBe(true)
  expect(isLookedAt(foreseen, 2, 1_600)).toBe(false)
  // A key clicks nothing.
  expect(isLookedAt(foreseen, 0, 1_600)).toBe(true)
})
