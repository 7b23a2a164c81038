/** A deal that nobody could choose: made of everybody's numbers, and every change of it found. */

import { type MatchRecord, sha256 } from '@dorfplatz/kernel'
import { expect, test } from 'vitest'
import { checkDeal, digestOf, seedOf } from '../index.ts'

const SERVER = 'a1'.repeat(32)
const [ONE, TWO, OTHER] = ['b2', 'c3', 'd4'].map((two) => two.repeat(32)) as [string, string, string]
const mixes = [
  { seat: 0, commitment: digestOf(ONE), nonce: ONE },
  { seat: 2, commitment: digestOf(TWO), nonce: TWO },
]
const deal = { server: SERVER, commitment: sha256(SERVER), mixes }
const record = (changes: Partial<MatchRecord> = {}): MatchRecord => ({
  format: 1,
  game: 'orchard',
  rules: '1',
  seats: 3,
  options: {},
  seed: seedOf(SERVER, mixes),
  entries: [],
  hashes: {},
  deal,
  ...changes,
})
const mine = [{ seat: 0, nonce: ONE }]

test('a fair deal, seen by somebody who was there and by somebody who was not', () => {
  const fair = { faults: [], mixed: [0, 2], withheld: [] }
  expect(checkDeal(record())).toEqual(fair)
  expect(checkDeal(record(), { commitment: deal.commitment, mine })).toEqual(fair)
  expect(checkDeal(record({ seed: SERVER, deal: { ...deal, mixes: [] } })).faults).toEqual([])
})

test('whatever is exchanged afterwards is found', () => {
  const [first, second] = mixes as [(typeof mixes)[0], (typeof mixes)[0]]
  const swapped = [first, { ...second, nonce: OTHER }]
  expect(checkDeal(record({ seed: OTHER })).faults).toEqual(['seed'])
  expect(checkDeal(record({ seed: seedOf(OTHER, mixes), deal: { ...deal, server: OTHER } })).faults).toEqual([
    'commitment',
  ])
  expect(checkDeal(record({ seed: seedOf(SERVER, swapped), deal: { ...deal, mixes: swapped } })).faults).toEqual([
    'mix',
  ])
  const laidAnew = { ...deal, server: OTHER, commitment: sha256(OTHER) }
  const later = record({ seed: seedOf(OTHER, mixes), deal: laidAnew })
  expect(checkDeal(later).faults).toEqual([])
  expect(checkDeal(later, { commitment: deal.commitment, mine }).faults).toEqual(['commitment'])
})

test('who was left out finds out; who did not open their number is named', () => {
  const without = [{ ...mixes[0], nonce: null } as (typeof mixes)[0] & { nonce: null }, mixes[1] as (typeof mixes)[0]]
  const left = record({ seed: seedOf(SERVER, without), deal: { ...deal, mixes: without } })
  expect(checkDeal(left)).toEqual({ faults: [], mixed: [2], withheld: [0] })
  expect(checkDeal(left, { mine }).faults).toEqual(['mine'])
})
