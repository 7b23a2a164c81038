/** This browser's part in the deal: a number for each own seat, kept until the end, opened only after the start. */

import { sha256 } from '@dorfplatz/kernel'
import type { TableInfo } from '@dorfplatz/protocol'
import { checkDeal, digestOf, seedOf } from '@dorfplatz/table'
import { beforeEach, expect, test, vi } from 'vitest'
import { madeWith, partIn, rememberedDeal } from '../link/server/deal.ts'

const SERVER = 'a1'.repeat(32)
const commitment = sha256(SERVER)
type Mixes = NonNullable<TableInfo['deal']>['mixes']

function table(status: TableInfo['status'], mixes: Mixes, seq = 0, seal = commitment): TableInfo {
  const seat = (n: number, mine: boolean) => ({ seat: n, kind: 'person', mine })
  const info = {
    id: 'abc',
    status,
    seq,
    practice: false,
    seats: [seat(0, true), seat(1, false)],
    deal: { commitment: seal, mixes },
  }
  return info as TableInfo
}

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})

test('laid down once, opened once the table has begun, and found in the record at the end', () => {
  const [laid, ...more] = partIn(table('open', []))
  expect(more).toEqual([])
  if (laid?.type !== 'mix') throw new Error('nothing was laid down')
  // Said again before the table has answered: the same number.
  expect(partIn(table('open', []))).toEqual([laid])
  const mixes = [{ seat: 0, commitment: laid.commitment, nonce: null }]
  expect(partIn(table('open', mixes))).toEqual([])
  const [opened] = partIn(table('running', mixes))
  if (opened?.type !== 'unmix') throw new Error('nothing was opened')
  expect(digestOf(opened.nonce)).toBe(laid.commitment)
  const all = [{ seat: 0, commitment: laid.commitment, nonce: opened.nonce }]
  expect(partIn(table('running', all))).toEqual([])
  expect(partIn(table('running', mixes, 1))).toEqual([])
  const record = { format: 1, game: 'x', rules: '1', seats: 2, options: {}, entries: [], hashes: {} } as const
  const deal = { server: SERVER, commitment, mixes: all }
  const fair = { ...record, seed: seedOf(SERVER, all), deal }
  expect(checkDeal(fair, rememberedDeal('abc')).faults).toEqual([])
  const without = { ...record, seed: SERVER, deal: { ...deal, mixes: [] } }
  expect(checkDeal(without, rememberedDeal('abc')).faults).toEqual(['mine'])
})

test('a table that begins at once shows its seal with the first cards: another record is found out all the same', () => {
  const seen = (seq: number) => partIn(table('running', [], seq))
  expect(rememberedDeal('abc')).toEqual({})
  expect(seen(7)).toEqual([])
  seen(9)
  expect(rememberedDeal('abc')).toMatchObject({ commitment, since: 7 })
  const other = 'b2'.repeat(32)
  const record = { format: 1, game: 'x', rules: '1', seats: 2, options: {}, entries: [], hashes: {} } as const
  expect(checkDeal({ ...record, seed: SERVER }, rememberedDeal('abc')).faults).toEqual([])
  expect(checkDeal({ ...record, seed: other }, rememberedDeal('abc')).faults).toEqual(['commitment'])
})

test('what is first seen when the game is over is no seal to hold a record against', () => {
  partIn(table('over', [], 40))
  expect(rememberedDeal('abc')).toEqual({})
})

test('a number that another device of the same person has laid down is not ours to open', () => {
  partIn(table('open', []))
  const theirs = [{ seat: 0, commitment: digestOf('ff'.repeat(32)), nonce: null }]
  expect(partIn(table('open', theirs))).toEqual([])
  expect(partIn(table('running', theirs))).toEqual([])
})

test('a seal that changes once a number of ours lies beside it opens nothing, and is found out at the end', () => {
  const other = 'b2'.repeat(32)
  const [laid] = partIn(table('open', []))
  if (laid?.type !== 'mix') throw new Error('nothing was laid down')
  const mixes = [{ seat: 0, commitment: laid.commitment, nonce: null }]
  expect(partIn(table('running', mixes, 0, sha256(other)))).toEqual([])
  // Opened beside the first seal, the number is known: what the server seals from then on is no seal.
  const [opened] = partIn(table('running', mixes))
  if (opened?.type !== 'unmix') throw new Error('nothing was opened')
  partIn(table('open', mixes, 0, sha256(other)))
  expect(rememberedDeal('abc')).toMatchObject({ commitment })
  const all = [{ seat: 0, commitment: laid.commitment, nonce: opened.nonce }]
  const record = { format: 1, game: 'x', rules: '1', seats: 2, options: {}, entries: [], hashes: {} } as const
  const deal = { server: other, commitment: sha256(other), mixes: all }
  const chosen = { ...record, seed: seedOf(other, all), deal }
  expect(checkDeal(chosen, rememberedDeal('abc')).faults).toEqual(['commitment'])
})

test('a table that begins at once has our number sealed while it is made; opened when it shows its seal', async () => {
  let sealed: Mixes = []
  const made = await madeWith([0], async (mixes) => {
    sealed = mixes.map((mix) => ({ ...mix, nonce: null }))
    return table('running', sealed)
  })
  expect(rememberedDeal('abc')).toMatchObject({ commitment, since: 0, mine: [{ seat: 0 }] })
  const [opened] = partIn(made)
  if (opened?.type !== 'unmix') throw new Error('nothing was opened')
  expect(digestOf(opened.nonce)).toBe(sealed[0]?.commitment)
})

test('of a table that somebody else had made before nothing of ours is kept', async () => {
  await madeWith([0], async () => table('running', [{ seat: 0, commitment: digestOf(SERVER), nonce: null }]))
  expect(rememberedDeal('abc')).toEqual({})
})
