/** The gates before weights are written: each can fail alone, and luck in few games opens none. */

import { expect, test } from 'vitest'
import { type Compared, type Evidence, inWords, judged } from './gates.ts'

/** So many results around a mean, half of them as far below as the others above. */
const around = (middle: number, spread: number, n: number): number[] =>
  Array.from({ length: n }, (_, i) => middle + (i % 2 === 0 ? spread : -spread))
const ahead = (middle: number, n = 400): Compared => ({ by: 'points', results: around(middle, 5, n), even: 0 })
const won = (share: number, even = 0.5, n = 400): Compared => ({
  by: 'wins',
  results: Array.from({ length: n }, (_, i) => (i < share * n ? 1 : 0)),
  even,
})

const GOOD: Evidence = { mirror: ahead(1), today: 50, earlier: [won(0.6), won(0.5)], greedy: won(0.6) }
const failed = (evidence: Evidence): string[] =>
  judged(evidence).gates.flatMap(({ name, passed }) => (passed ? [] : [name]))

test('who is better everywhere is kept', () => {
  expect(judged(GOOD).kept).toBe(true)
  expect(failed(GOOD)).toEqual([])
})

test.each<[string, Partial<Evidence>]>([
  ['mirror', { mirror: ahead(-1) }],
  ['earlier 2', { earlier: [won(0.6), won(0.4), won(0.6)] }],
  ['greedy', { greedy: won(0.5) }],
])('the gate “%s” alone keeps weights out', (name, part) => {
  expect(failed({ ...GOOD, ...part })).toEqual([name])
  expect(judged({ ...GOOD, ...part }).kept).toBe(false)
})

test('the same shares in few games, or none, open no gate', () => {
  const few: Evidence = {
    mirror: ahead(0.2, 4),
    today: 50,
    earlier: [won(0.6, 0.5, 10)],
    greedy: won(0.6, 0.5, 10),
  }
  expect(failed(few)).toEqual(['mirror', 'earlier 1', 'greedy'])
  const none: Evidence = { mirror: ahead(1, 1), today: 50, earlier: [won(1, 0.5, 0)], greedy: won(1, 0.5, 0) }
  expect(failed(none)).toEqual(['mirror', 'earlier 1', 'greedy'])
})

test('as good as today’s is enough at the mirror, not against the greedy bot', () => {
  expect(failed({ ...GOOD, mirror: ahead(0), earlier: [], greedy: ahead(0) })).toEqual(['greedy'])
})

test('how far points may seem to lag grows with today’s points', () => {
  expect(failed({ ...GOOD, mirror: ahead(-1), today: 100 })).toEqual([])
})

test('one seat of four needs more than a quarter of the wins', () => {
  expect(failed({ ...GOOD, greedy: won(0.32, 0.25) })).toEqual([])
  expect(failed({ ...GOOD, greedy: won(0.27, 0.25) })).toEqual(['greedy'])
})

test('it is said which gate was not passed, by what interval', () => {
  expect(inWords(judged({ ...GOOD, earlier: [], greedy: won(0.5) })).split('\n')).toEqual([
    'mirror: 1.00 (0.51 to 1.49; at least -1.00): passed',
    'greedy: 50.0 % (45.1 % to 54.9 %; at least 50.0 %): not passed',
    'not kept',
  ])
})
