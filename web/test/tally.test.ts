/** Amounts in the counting: what is asked for, and how long it belongs to the table. Exchanges at any time. */

import { type Decision, type Json, PASS, shape as shapes, type View } from '@dorfplatz/kernel'
import type { Option } from '@dorfplatz/ui'
import { expect, test } from 'vitest'
import { shelf } from '../app/games.ts'
import { answersOf, exchangeRows } from '../table/turn/exchanges.ts'
import { numberedOf } from '../table/turn/options.ts'
import { askedMixture, stillCounts, waitingAmounts } from '../table/turn/tally.ts'

const { counts, either, fields, number, value } = shapes

const decisionOf = (id: string, kind: string, shape: Decision['shape'], choices: readonly Json[]): Decision => ({
  id,
  seat: 0,
  kind,
  args: { op: kind, seat: 0 },
  choices,
  shape,
  form: null,
})
const optionsOf = (decision: Decision): readonly Option[] =>
  (decision.choices ?? []).map((choice) => ({
    key: `${decision.id} ${JSON.stringify(choice)}`,
    decision,
    answer: { to: decision.id, choice },
    sentence: [JSON.stringify(choice)],
    chosen: false,
  }))
const viewOf = (...decisions: readonly Decision[]): View => ({
  game: 'orchard',
  rules: '1',
  seats: 1,
  options: {},
  as: 0,
  seq: 3,
  waiting: [],
  decisions,
  anytime: [],
  over: false,
  defect: false,
  commitment: '',
  seed: null,
  result: null,
  table: null,
})

const PAID = either(fields({ pay: counts(['wood', 'clay'], 9) }), value(PASS))
const pays = (...ways: readonly [number, number][]) =>
  decisionOf('0.1', 'pay', PAID, [...ways.map(([wood, clay]) => ({ pay: { wood, clay } })), PASS])

test('many payments are counted, few are listed unless the game counts them', async () => {
  const { text } = await shelf.hallertau.load('en')
  const few = pays([2, 0], [1, 1])
  const many = pays([4, 0], [3, 1], [2, 2], [1, 3], [0, 4])
  const ask = (decision: Decision, ui: Parameters<typeof askedMixture>[3]) =>
    askedMixture(viewOf(decision), decision, optionsOf(decision), ui, 'en', text)
  expect(ask(few, {})).toBeNull()
  expect(ask(many, {})?.mixture.ways).toHaveLength(5)
  expect(ask(many, {})?.counting.deed).toBe('pay')
  expect(ask(many, {})?.others.map(({ answer }) => answer.choice)).toEqual([PASS])
  const thing = (name: string) => ({ icon: name, label: name, have: 2 })
  expect(ask(few, { counting: () => ({ deed: 'pay', thing }) })?.mixture.ways).toHaveLength(2)
  expect(ask(many, { forms: { pay: () => null } })).toBeNull()
})

test('what is counted holds while its question is open, and while its answer is the last one staged', () => {
  const decision = decisionOf('0.1', 'progress', null, [1])
  const tally = { decision, base: 1, stages: true }
  const first = { to: '0.0', choice: 'x' }
  const own = { to: '0.1', choice: 1 }
  const stands = (staged: readonly { to: string; choice: Json }[], ...open: readonly Decision[]) =>
    stillCounts(tally, { staged, stagedKinds: ['turn'], view: viewOf(...open), reveals: false })
  expect(stands([first], decision)).toBe(true)
  expect(stands([first, own])).toBe(true)
  // The same question again: the payment can still be changed.
  expect(stands([first, own], decisionOf('0.2', 'progress', null, [1]))).toBe(true)
  expect(stands([first, own], decisionOf('0.2', 'sow', null, [1]))).toBe(false)
  // The next turn.
  expect(stands([first, own], decisionOf('0.2', 'turn', null, [1]))).toBe(true)
  // Paid by a press of its own: nothing of it is left to press.
  const paid = { staged: [first, own], stagedKinds: ['turn'], view: viewOf(), reveals: false }
  expect(stillCounts({ ...tally, stages: false }, paid)).toBe(false)
  expect(stands([first, own, own], decision)).toBe(false)
  expect(stands([], decision)).toBe(false)
  expect(stands([first], decisionOf('0.9', 'progress', null, [1]))).toBe(false)
  // Taken back and begun otherwise: another question bears the same number.
  expect(stands([first], decisionOf('0.1', 'sow', null, [1]))).toBe(false)
  expect(stands([first], { ...decision, args: Object.assign({ source: 'card' }, decision.args) })).toBe(false)
})

const TURN = either(fields({ space: shapes.id('space') }), fields({ exchange: number(1, 9) }))
const turn = decisionOf('0.1', 'turn', TURN, [{ space: 'farm' }, { exchange: 1 }, { exchange: 2 }, { exchange: 3 }])
const isExchange = ({ answer: { choice } }: Option) =>
  typeof choice === 'object' && choice !== null && 'exchange' in choice

test('exchanges are rows with a counter; what is counted makes one answer each', () => {
  const rows = exchangeRows(optionsOf(turn).filter(isExchange), { numbers: ['exchange'] })
  expect(rows.map(({ times }) => times.length)).toEqual([3])
  const [row] = rows
  expect(answersOf(rows, { [row?.key ?? '']: 2 })).toEqual([{ to: '0.1', choice: { exchange: 2 } }])
  expect(answersOf(rows, {})).toEqual([])
})

test('different exchanges of one kind are rows of their own; what cannot be counted is made once', () => {
  const unasked = either(fields({ exchange: counts(['grain', 'clay'], 9) }), fields({ use: shapes.id('card') }))
  const choices: readonly Json[] = [
    { exchange: { grain: 1 } },
    { exchange: { clay: 1 } },
    { exchange: { clay: 2 } },
    { use: '9' },
  ]
  const options = optionsOf(decisionOf('0.1', 'x', null, choices)).map((option) => ({ ...option, decision: null }))
  const rows = exchangeRows(options, { unasked })
  expect(rows.map(({ once, times }) => [once.answer.choice, times.length])).toEqual([
    [{ exchange: { grain: 1 } }, 1],
    [{ exchange: { clay: 1 } }, 2],
    [{ use: '9' }, 1],
  ])
})

test('no digit makes an exchange', async () => {
  const en = (await shelf.agricola.load('en')).text
  expect(
    numberedOf(optionsOf(turn), { isExchange }, viewOf(turn), 'en', en).map(({ answer }) => answer.choice),
  ).toEqual([{ space: 'farm' }])
})

test('an answer that waits because it reveals something is what the counters show', async () => {
  const { text } = await shelf.hallertau.load('en')
  const many = pays([4, 0], [3, 1], [2, 2], [1, 3], [0, 4])
  const asked = askedMixture(viewOf(many), many, optionsOf(many), {}, 'en', text)
  if (asked === null) throw new Error('nothing is counted')
  const staged = [
    { to: '0.0', choice: 'b' },
    { to: '0.1', choice: { pay: { wood: 1, clay: 3 } } },
  ]
  expect(waitingAmounts(asked.mixture, { staged, reveals: true })).toEqual([1, 3])
  expect(waitingAmounts(asked.mixture, { staged, reveals: false })).toBeNull()
  expect(waitingAmounts(asked.mixture, { staged: staged.slice(0, 1), reveals: true })).toBeNull()
})
