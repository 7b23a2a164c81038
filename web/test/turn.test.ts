/** What a click makes of a turn. */

import type { Answer, Decision, View } from '@dorfplatz/kernel'
import { expect, test } from 'vitest'
import { confirmsAgain, type Draft, draftFor, isWhole, pick, turnsIn } from '../table/turn/turn.ts'

const view = (seq: number): View => ({
  game: 'orchard',
  rules: '1',
  seats: 1,
  options: {},
  as: 0,
  seq,
  waiting: [],
  decisions: [],
  anytime: [],
  over: false,
  defect: false,
  commitment: '',
  seed: null,
  result: null,
  table: null,
})
const a: Answer = { to: '0.1', choice: { pay: [1, 2] } }
const b: Answer = { to: '0.2', choice: 'b' }
const draft = (staged: readonly Answer[], reveals = false): Draft => ({
  seq: 4,
  staged,
  view: view(5),
  events: [],
  reveals,
})

test('answers are staged one after the other until they are confirmed', () => {
  expect(pick(null, a, true)).toEqual({ staged: [a], final: false })
  expect(pick(draft([a]), b, true)).toEqual({ staged: [a, b], final: false })
})

test('who wants no confirmation plays every answer at once', () => {
  expect(pick(null, a, false)).toEqual({ staged: [a], final: true })
})

test('what reveals something waits: the same again is no confirmation, another answer replaces it', () => {
  const other: Answer = { to: '0.1', choice: 3 }
  expect(pick(draft([b, a], true), structuredClone(a), true)).toEqual({ staged: [b, a], final: false })
  expect(pick(draft([b, a], true), other, true)).toEqual({ staged: [b, other], final: false })
  expect(pick(draft([a], true), b, true)).toEqual({ staged: [b], final: false })
})

test('the button of a form confirms what it has said itself and what reveals something, but not by a double click', () => {
  expect(confirmsAgain(draft([b, a], true), structuredClone(a), 2_000)).toBe(true)
  expect(confirmsAgain(draft([b, a], true), a, 100)).toBe(false)
  expect(confirmsAgain(draft([b, a], true), { to: '0.1', choice: 3 }, 2_000)).toBe(false)
  expect(confirmsAgain(draft([b, a]), a, 2_000)).toBe(false)
  expect(confirmsAgain(null, a, 2_000)).toBe(false)
})

test('a draft stands only at the table it was made for', () => {
  const made = draft([a])
  expect(draftFor(made, view(4))).toBe(made)
  expect(draftFor(made, view(5))).toBeNull()
  expect(draftFor(draft([]), view(4))).toBeNull()
})

const decision = (id: string, kind: string): Decision => ({
  id,
  seat: 0,
  kind,
  args: { op: kind, seat: 0 },
  choices: [1],
  shape: null,
  form: null,
})

test('a turn is confirmed when none of its own questions is open any more', () => {
  const live: View = { ...view(4), decisions: [decision('0.1', 'turn'), decision('0.7', 'window')] }
  const after = (...open: readonly Decision[]): Draft => ({ ...draft([a]), view: { ...view(5), decisions: open } })
  expect(isWhole(after(), live)).toBe(true)
  expect(isWhole(after(decision('0.2', 'crops')), live)).toBe(false)
  // The next turn, or a question that was there before, is no part of this one.
  expect(isWhole(after(decision('0.2', 'turn')), live)).toBe(true)
  expect(isWhole(after(decision('0.7', 'window')), live)).toBe(true)
  expect(isWhole(after(decision('0.7', 'window'), decision('0.2', 'crops')), live)).toBe(false)
})

test('[H-PH9-01] what is asked until somebody has enough is confirmed once, with the end', () => {
  const live: View = { ...view(4), decisions: [decision('0.1', 'progress')] }
  const after = (...open: readonly Decision[]): Draft => ({ ...draft([a]), view: { ...view(5), decisions: open } })
  expect(isWhole(after(decision('0.2', 'progress')), live)).toBe(true)
  expect(isWhole(after(decision('0.2', 'progress')), live, { progress: 0 })).toBe(false)
  expect(isWhole(after(), live, { progress: 0 })).toBe(true)
  // A card played before leaves the question as it was: it is confirmed by itself.
  expect(isWhole(after(decision('0.1', 'progress')), live, { progress: 0 })).toBe(true)
})

test('turns that wait one after the other are counted; what goes on until somebody has enough is one', () => {
  expect(turnsIn([])).toBe(0)
  expect(turnsIn(['turn', 'crops', null])).toBe(1)
  expect(turnsIn(['turn', 'crops', 'turn'])).toBe(2)
  expect(turnsIn([null, 'turn'])).toBe(1)
  expect(turnsIn(['progress', 'progress'], { progress: 'end' })).toBe(1)
})

test('what reveals something is confirmed to go on', () => {
  const live: View = { ...view(4), decisions: [decision('0.1', 'turn')] }
  expect(isWhole({ ...draft([a], true), view: { ...view(4), decisions: [decision('0.2', 'crops')] } }, live)).toBe(true)
})
