/** The deal of a record, checked in the terminal: fair, exchanged, and none of the players' doing. */

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { begin, type MatchRecord, sha256 } from '@dorfplatz/kernel'
import { digestOf, seedOf } from '@dorfplatz/table'
import { expect, test } from 'vitest'
import { loadKernel } from '../games.ts'
import { dorfplatz, folder } from './run.ts'

const SERVER = 'a1'.repeat(32)
const nonce = 'b2'.repeat(32)
const mixes = [
  { seat: 0, commitment: digestOf(nonce), nonce },
  { seat: 1, commitment: digestOf(SERVER), nonce: null },
]
const deal = { server: SERVER, commitment: sha256(SERVER), mixes }
const k = await loadKernel('village')
const { record } = begin(k, { game: 'village', seats: 2, seed: seedOf(SERVER, mixes) })

function verified(changed: MatchRecord, ...args: string[]) {
  const file = join(folder(), 'record.json')
  writeFileSync(file, JSON.stringify(changed))
  return dorfplatz(['verify', file, ...args])
}

test('a fair deal is told in words and as JSON', () => {
  const { code, out } = verified({ ...record, deal })
  expect(code).toBe(0)
  expect(out).toContain('those of seats 1.')
  expect(out).toContain('Seats 2 had sealed a number')
  const json = verified({ ...record, deal }, '--json', '--commitment', deal.commitment)
  expect(JSON.parse(json.out)).toEqual({ sealed: true, faults: [], mixed: [0], withheld: [1], replays: true })
  const alone = { ...record, deal: { server: record.seed, commitment: sha256(record.seed), mixes: [] } }
  expect(verified(alone, '--lang', 'de').out).toContain('den der Server vor dem Start versiegelt hatte')
})

test('a record without a seal is not called fair, unless the seal is known from elsewhere', () => {
  expect(verified(record)).toMatchObject({ code: 0, out: expect.stringContaining('holds no seal') })
  expect(JSON.parse(verified(record, '--json').out)).toMatchObject({ sealed: false, faults: [], replays: true })
  expect(verified(record, '--commitment', sha256(record.seed)).out).toContain('had sealed before the start')
})

test('a deal that is not the sealed one is found', () => {
  const other = { ...deal, server: nonce, commitment: sha256(nonce) }
  const changed = { ...record, seed: seedOf(nonce, mixes), deal: other }
  expect(verified(changed, '--commitment', deal.commitment)).toMatchObject({
    code: 1,
    out: expect.stringContaining('not the one it had sealed'),
  })
  expect(verified({ ...record, seed: SERVER, deal }, '--json').code).toBe(1)
})
