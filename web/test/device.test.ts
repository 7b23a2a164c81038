/** People at a table on this device: going further back, a bot for a seat, the record at the end, series that stay. */

import { randomFrom } from '@dorfplatz/kernel'
import { beforeEach, expect, test } from 'vitest'
import { Engine } from '../link/device/engine.ts'
import { forget, type KeptTable, keep, kept, LOCAL } from '../link/device/store.ts'
import type { TableState } from '../link/link.ts'
import { chainsOf, seriesHereBare } from '../link/series.ts'
import { layStore } from './help/indexed.ts'

const ID = `${LOCAL}people`
const SEATS = [
  { kind: 'me', name: 'Anna' },
  { kind: 'me', name: 'Bertram' },
] as const

let state: TableState | null = null
beforeEach(() => {
  layStore()
  state = null
})

async function table(): Promise<Engine> {
  const engine = new Engine((next) => {
    state = next
  })
  await engine.create({ id: ID, game: 'hallertau', options: {}, seats: SEATS, seed: '7a'.repeat(32) })
  await engine.open(ID, 0)
  return engine
}

/** Plays so many listed answers, whoever is asked. */
async function play(engine: Engine, n: number): Promise<void> {
  const random = randomFrom('people')
  for (let i = 0; i < n; i++) {
    const due = state?.seats.find((s) => (s.view?.decisions[0]?.choices?.length ?? 0) > 0)
    const decision = due?.view?.decisions[0]
    if (due === undefined || decision === undefined || typeof due.as !== 'number') throw new Error('nobody is asked')
    const choices = decision.choices ?? []
    expect(
      await engine.answer(due.as, [{ to: decision.id, choice: choices[random(choices.length)] ?? null }]),
    ).toBeNull()
  }
}

test('those at the device may go back as far as they agree, and the way back is kept', async () => {
  const engine = await table()
  await play(engine, 6)
  const then = await engine.at(0, 2)
  expect(await engine.propose(0, 6)).toEqual({ rule: 'K-UNDO' })
  expect(await engine.propose(0, 2)).toBeNull()
  expect(state?.seats[0]?.view).toEqual(then?.view)
  expect((await kept(ID))?.record.entries.at(-1)).toEqual([0, { undo: 2 }])
  await play(engine, 1)
  expect((await engine.at(1, 3))?.total).toBe(3)
})

test('a bot plays for a seat until its person is back', async () => {
  const engine = await table()
  const kinds = () => state?.info?.seats.map((s) => [s.kind, s.mine])
  expect(await engine.bot(1, true)).toBeNull()
  expect(kinds()).toEqual([
    ['person', true],
    ['bot', true],
  ])
  await expect.poll(() => state?.info?.seats[1]?.due ?? true).toBe(false)
  expect(state?.info?.seats[1]?.level).toBe('search')
  expect(await engine.bot(1, false)).toBeNull()
  expect(kinds()).toEqual([
    ['person', true],
    ['person', true],
  ])
  const seats = (await kept(ID))?.seats
  expect(seats).toMatchObject(SEATS)
  // Who sits there is a person again; which answers were a bot's stays known.
  expect(seats?.[1]).toEqual({ ...SEATS[1], stoodIn: [{ from: 0, until: 0 }] })
  // As strong as was asked for.
  expect(await engine.bot(1, true, 'greedy')).toBeNull()
  expect(state?.info?.seats[1]?.level).toBe('greedy')
  expect(await engine.bot(1, false)).toBeNull()
})

test('the record with its seed is nobody’s to read before the end', async () => {
  const engine = await table()
  await play(engine, 3)
  expect(engine.record()).toBeNull()
})

test('a finished game of a series is cleared away, not lost: the next one still follows from it', async () => {
  const engine = await table()
  await play(engine, 1)
  const found = (await kept(ID)) as KeptTable
  const result = { scores: [{ seat: 0, total: 51, parts: {}, tiebreak: [] }], winners: [0], sequels: [{ soloGame: 2 }] }
  await keep({ ...found, over: true, result })
  expect(chainsOf(await seriesHereBare())).toMatchObject([{ open: true, last: { id: ID, total: 51, away: false } }])
  await forget(ID)
  expect(chainsOf(await seriesHereBare())).toMatchObject([{ last: { id: ID, away: true } }])
  await keep({ ...found, id: `${LOCAL}plain` })
  await forget(`${LOCAL}plain`)
  expect(await kept(`${LOCAL}plain`)).toBeNull()
})
