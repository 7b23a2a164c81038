/** What is known of a press before it is made. */

import type { Answer, Decision } from '@dorfplatz/kernel'
import { PASS } from '@dorfplatz/kernel'
import { expect, test } from 'vitest'
import { ending, isLookedAt } from '../table/turn/foresight.ts'

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
  async (answers: readonly Answer[]): ReturnType<Parameters<typeof ending>[1]> => {
    const behind = answers.length - 1
    if (behind === windows && end === 'refuses') return { rule: 'K-NOT-NOW' }
    const view = {
      decisions: [behind < windows ? asks(`w${behind}`, 'window') : asks('0.9', 'turn')],
    }
    return { view, reveals: behind === windows && end === 'reveals' }
  }

const isWindow = ({ kind }: Decision) => kind === 'window'

const never = () => false
const always = () => true

test('what reveals something is known before it is pressed', async () => {
  expect(await ending([done], table(0, 'reveals'), isWindow, never)).toEqual({ answers: [done], reveals: true })
  expect(await ending([done], table(0, 'asks'), isWindow, never)).toBeNull()
  expect(await ending([done], table(0, 'refuses'), isWindow, always)).toBeNull()
})

test('so is what leaves nothing open', async () => {
  expect(await ending([done], table(0, 'asks'), isWindow, always)).toEqual({ answers: [done], reveals: false })
  expect(await ending([done], table(1, 'asks'), isWindow, always)).toEqual({
    answers: [done, pass('w0')],
    reveals: false,
  })
})

test('windows that are passed over are looked through; one that is asked ends it', async () => {
  const answers = [done, pass('w0'), pass('w1')]
  expect(await ending([done], table(2, 'reveals'), isWindow, never)).toEqual({ answers, reveals: true })
  expect(await ending([done], table(2, 'reveals'), ({ id }) => id === 'w0', never)).toBeNull()
  expect(await ending([done], table(2, 'asks'), isWindow, never)).toBeNull()
})

test('a table that opens windows without end is not looked through', async () => {
  expect(await ending([done], table(Number.POSITIVE_INFINITY, 'asks'), isWindow, always)).toBeNull()
})

test('who presses has seen the eye for a moment, and did not double click', () => {
  const foreseen = { answers: [done], reveals: true, at: 1_000 }
  expect(isLookedAt(foreseen, 1, 1_400)).toBe(false)
  expect(isLookedAt(foreseen, 1, 1_600)).toBe(true)
  expect(isLookedAt(foreseen, 2, 1_600)).toBe(false)
  // A key clicks nothing.
  expect(isLookedAt(foreseen, 0, 1_600)).toBe(true)
})
