/** Tables on this device: kept, played, taken back, found again; the page gets every line once. */

import { kernel, type Match, randomFrom, replay } from '@dorfplatz/kernel'
import type { Line } from '@dorfplatz/protocol'
import { beforeEach, expect, test, vi } from 'vitest'
import { loadRulesAndBot } from '../app/rules.ts'
import { Engine } from '../link/device/engine.ts'
import { allKept, forget, hex, isLocal, kept, LOCAL } from '../link/device/store.ts'
import { isRefused, type TableState } from '../link/link.ts'
import { layStore } from './help/indexed.ts'

let rows: () => number
beforeEach(() => {
  rows = layStore()
})

/** A page at the other end: it puts the lines together as they come. `moved` is what its other tabs hear. */
function page(moved: (id: string) => void = () => undefined) {
  let state: TableState | null = null
  let log: Line[] = []
  const listeners = new Set<() => void>()
  const engine = new Engine(
    (next, from) => {
      expect(from).toBeLessThanOrEqual(log.length)
      log = [...log.slice(0, from), ...next.log]
      state = next
      for (const listener of listeners) listener()
    },
    undefined,
    moved,
  )
  const now = () => {
    if (state === null) throw new Error('nothing was shown yet')
    return { state, log, view: state.seats[0]?.view ?? null }
  }
  const until = (holds: () => boolean): Promise<void> =>
    new Promise((resolve) => {
      const look = () => {
        if (!holds()) return
        listeners.delete(look)
        resolve()
      }
      listeners.add(look)
      look()
    })
  return { engine, now, until }
}

const ID = `${LOCAL}test`
const SEED = '5e'.repeat(32)
const ME = { kind: 'me', name: 'Anna' } as const
const BOT = { kind: 'bot', name: 'Knacks', level: 'random' } as const

/** The first answer that is offered. */
function firstAnswer(view: NonNullable<ReturnType<ReturnType<typeof page>['now']>['view']>) {
  const decision = view.decisions[0]
  const choice = decision?.choices?.[0]
  if (decision === undefined || choice === undefined) throw new Error('nothing to choose')
  return { to: decision.id, choice }
}

test('a table is kept, and found again as it was', async () => {
  const first = page()
  expect(await first.engine.create({ id: ID, game: 'hallertau', options: {}, seats: [ME], seed: SEED })).toBeNull()
  expect(rows()).toBe(1)
  expect(await first.engine.open(ID, 0)).toBe(true)
  for (let i = 0; i < 12; i++) {
    const { view } = first.now()
    if (view === null) throw new Error('no view')
    expect(await first.engine.answer(0, [firstAnswer(view)])).toBeNull()
  }
  // The opening has number 0.
  expect(first.now().log.map((line) => line.seq)).toEqual(Array.from({ length: 13 }, (_, i) => i))
  expect(first.now().log[0]?.events.length).toBeGreaterThan(0)
  const again = page()
  expect(await again.engine.open(ID, 0)).toBe(true)
  expect(again.now().view).toEqual(first.now().view)
  expect(again.now().log.map((line) => line.events)).toEqual(first.now().log.map((line) => line.events))
  expect((await kept(ID))?.record.entries).toHaveLength(12)
})

test('a table is laid where another game stood: the same view, answers counted from there, and it goes on', async () => {
  const first = page()
  await first.engine.create({ id: ID, game: 'hallertau', options: {}, seats: [ME], seed: SEED })
  await first.engine.open(ID, 0)
  for (let i = 0; i < 12; i++) {
    const { view } = first.now()
    if (view === null) throw new Error('no view')
    await first.engine.answer(0, [firstAnswer(view)])
  }
  const record = (await kept(ID))?.record
  if (record === undefined) throw new Error('no record')
  const there = await first.engine.at(0, 7)
  const id = `${LOCAL}again`
  const from = { record, answers: 7 }
  const { game, options } = record
  expect(await first.engine.create({ id, game, options, seats: [ME], seed: SEED, from })).toBeNull()
  const second = page()
  expect(await second.engine.open(id, 0)).toBe(true)
  const { view } = second.now()
  expect(view?.table).toEqual(there?.view.table)
  expect([view?.seq, second.now().log.length]).toEqual([0, 1])
  if (view === null) throw new Error('no view')
  expect(await second.engine.answer(0, [firstAnswer(view)])).toBeNull()
  const again = page()
  expect(await again.engine.open(id, 0)).toBe(true)
  expect(again.now().view).toEqual(second.now().view)
  // It began in the middle: nobody's career counts it.
  expect((await kept(id))?.record.position).toBeTypeOf('string')
})

test('a table that is not there is gone', async () => {
  const { engine, now } = page()
  expect(await engine.open('here-nowhere', 0)).toBe(false)
  expect(now().state.status).toBe('gone')
})

test('a refused answer changes nothing; a preview shows and changes nothing', async () => {
  const { engine, now } = page()
  await engine.create({ id: ID, game: 'hallertau', options: {}, seats: [ME], seed: SEED })
  await engine.open(ID, 0)
  const before = now().view
  if (before === null) throw new Error('no view')
  expect(await engine.answer(0, [{ to: 'x', choice: 'nonsense' }])).toMatchObject({ rule: expect.any(String) })
  const preview = engine.preview(0, [firstAnswer(before)])
  expect(isRefused(preview)).toBe(false)
  expect(now().view).toEqual(before)
  expect((await kept(ID))?.record.entries).toHaveLength(0)
})

test('a preview is played in a world dealt anew, the same one as long as the table does not move', async () => {
  const game = await loadRulesAndBot('hallertau')
  const dealt: string[] = []
  const deal = vi.spyOn(game, 'reshuffle').mockImplementation((_, as, random) => {
    dealt.push(`${as} ${random(2 ** 32)}`)
  })
  const { engine, now } = page()
  await engine.create({ id: ID, game: 'hallertau', options: {}, seats: [ME, ME], seed: SEED })
  await engine.open(ID, 0)
  const { view } = now()
  if (view === null) throw new Error('no view')
  const seat = view.waiting[0]?.seat ?? 0
  const seen = now().state.seats[seat]?.view
  if (!seen) throw new Error('no view')
  engine.preview(seat, [firstAnswer(seen)])
  engine.preview(seat, [firstAnswer(seen)])
  await engine.answer(seat, [firstAnswer(seen)])
  engine.preview(seat, [])
  deal.mockRestore()
  expect(dealt).toHaveLength(3)
  expect(dealt[0]).toBe(dealt[1])
  expect(dealt[2]).not.toBe(dealt[0])
})

test('fingerprints are kept on the way, and go with what is taken back; the record proves itself', async () => {
  const k = kernel(await loadRulesAndBot('hallertau'))
  const { engine } = page()
  await engine.create({ id: ID, game: 'hallertau', options: {}, seats: [ME], seed: SEED })
  await engine.open(ID, 0)
  const beside = k.create({ game: 'hallertau', seats: 1, seed: SEED })
  const random = randomFrom('fingerprints')
  for (let i = 0; i < 40; i++) {
    const [open] = k.open(beside)
    if (open === undefined) throw new Error('nothing is asked')
    const choice = k.sample(beside, open, random)
    k.play(beside, 0, { choice })
    expect(await engine.answer(0, [{ choice }])).toBeNull()
  }
  const record = (await kept(ID))?.record
  if (record === undefined) throw new Error('not kept')
  expect(Object.keys(record.hashes)).toEqual(['16', '32'])
  expect(replay(k, record).fault).toBeNull()
  const spoilt = { ...record, hashes: { ...record.hashes, 32: '0'.repeat(16) } }
  expect(replay(k, spoilt).fault).toMatchObject({ at: 31 })
  expect(await engine.propose(0, 20)).toBeNull()
  expect(Object.keys((await kept(ID))?.record.hashes ?? {})).toEqual(['16'])
})

test('what is taken back leaves the log, and the page is told from where', async () => {
  const { engine, now } = page()
  await engine.create({ id: ID, game: 'hallertau', options: {}, seats: [ME], seed: SEED })
  await engine.open(ID, 0)
  const start = now().view
  if (start === null) throw new Error('no view')
  const swap = start.decisions[0]?.choices?.find(
    (choice) => typeof choice === 'object' && choice !== null && 'exchange' in choice,
  )
  const decision = start.decisions[0]
  if (swap === undefined || decision === undefined) throw new Error('no Workers to swap')
  await engine.answer(0, [{ to: decision.id, choice: swap }])
  expect(now().log).toHaveLength(2)
  expect(await engine.undo(0)).toBeNull()
  expect(now().log).toHaveLength(1)
  expect(now().view?.table).toEqual(start.table)
})

test('what was confirmed at once is one line and goes back at once, also at a table that was opened again', async () => {
  const { engine, now } = page()
  await engine.create({ id: ID, game: 'hallertau', options: {}, seats: [ME], seed: SEED })
  await engine.open(ID, 0)
  const start = now().view
  const decision = start?.decisions[0]
  const swap = decision?.choices?.find((c) => typeof c === 'object' && c !== null && 'exchange' in c)
  if (start == null || decision === undefined || swap === undefined) throw new Error('no Workers to swap')
  await engine.answer(0, [{ to: decision.id, choice: swap }])
  const once = now().view
  const both = [{ choice: swap }, { choice: swap }]
  expect(await engine.answer(0, both)).toBeNull()
  expect(now().log).toHaveLength(3)
  expect(now().log.at(-1)).toMatchObject({ position: 3 })
  const again = page()
  await again.engine.open(ID, 0)
  expect(again.now().log.map(({ position }) => position)).toEqual([0, 1, 3])
  expect(await again.engine.undo(0)).toBeNull()
  expect(again.now().log).toHaveLength(2)
  expect(again.now().view).toEqual(once)
  expect(await again.engine.undo(0)).toBeNull()
  expect(again.now().view?.table).toEqual(start.table)
})

test('bots move by themselves until a person is asked; in a hurry the page sees fewer pictures, but every line', async () => {
  const { engine, now, until } = page()
  await engine.create({ id: ID, game: 'hallertau', options: {}, seats: [ME, BOT, BOT], seed: SEED })
  await engine.open(ID, 200)
  await until(() => (now().view?.decisions.length ?? 0) > 0)
  for (let turns = 0; turns < 4; turns++) {
    const { view } = now()
    if (view === null) throw new Error('no view')
    await engine.answer(0, [firstAnswer(view)])
    engine.hurry()
    await until(() => (now().view?.decisions.length ?? 0) > 0)
  }
  const { log, view } = now()
  expect(log.map((line) => line.seq)).toEqual(Array.from({ length: log.length }, (_, i) => i))
  expect(log).toHaveLength((view?.seq ?? -1) + 1)
  expect(new Set(log.map((line) => line.seat))).toEqual(new Set([null, 0, 1, 2]))
})

test('two tabs at one table never play apart: a move on an old state is refused, and the table is read again', async () => {
  const first = page()
  const second = page()
  await first.engine.create({ id: ID, game: 'hallertau', options: {}, seats: [ME], seed: SEED })
  await first.engine.open(ID, 0)
  await second.engine.open(ID, 0)
  const { view } = second.now()
  if (view === null) throw new Error('no view')
  const [decision] = view.decisions
  const other = decision?.choices?.at(-1)
  if (decision === undefined || other === undefined) throw new Error('nothing to choose')
  expect(await first.engine.answer(0, [firstAnswer(view)])).toBeNull()
  expect(await second.engine.answer(0, [{ to: decision.id, choice: other }])).toEqual({ rule: 'K-NOT-NOW' })
  expect(second.now().view).toEqual(first.now().view)
  expect(second.now().log.map((line) => line.events)).toEqual(first.now().log.map((line) => line.events))
  expect((await kept(ID))?.record.entries).toHaveLength(1)
  const next = second.now().view
  if (next === null) throw new Error('no view')
  expect(await second.engine.answer(0, [firstAnswer(next)])).toBeNull()
  expect((await kept(ID))?.record.entries).toHaveLength(2)
})

test('tabs that hear of each other follow: moves, and taking back', async () => {
  const second = page()
  const first = page((id) => void second.engine.follow(id))
  await first.engine.create({ id: ID, game: 'hallertau', options: {}, seats: [ME], seed: SEED })
  await first.engine.open(ID, 0)
  await second.engine.open(ID, 0)
  const start = first.now().view
  if (start === null) throw new Error('no view')
  const decision = start.decisions[0]
  const swap = decision?.choices?.find(
    (choice) => typeof choice === 'object' && choice !== null && 'exchange' in choice,
  )
  if (swap === undefined || decision === undefined) throw new Error('no Workers to swap')
  await first.engine.answer(0, [{ to: decision.id, choice: swap }])
  await second.until(() => second.now().log.length === 2)
  expect(second.now().view).toEqual(first.now().view)
  await first.engine.undo(0)
  await second.until(() => second.now().log.length === 1)
  expect(second.now().view?.table).toEqual(start.table)
})

test('a table that was cleared away in another tab is gone here, too', async () => {
  const { engine, now } = page()
  await engine.create({ id: ID, game: 'hallertau', options: {}, seats: [ME], seed: SEED })
  await engine.open(ID, 0)
  const { view } = now()
  if (view === null) throw new Error('no view')
  await forget(ID)
  expect(await engine.answer(0, [firstAnswer(view)])).toEqual({ rule: 'K-NOT-NOW' })
  expect(now().state.status).toBe('gone')
  expect(await kept(ID)).toBeNull()
})

test('answers that come at the same time are taken one after the other, each on what the one before left', async () => {
  const { engine, now } = page()
  await engine.create({ id: ID, game: 'hallertau', options: {}, seats: [ME], seed: SEED })
  await engine.open(ID, 0)
  const { view } = now()
  if (view === null) throw new Error('no view')
  const answer = firstAnswer(view)
  const [one, two] = await Promise.all([engine.answer(0, [answer]), engine.answer(0, [answer])])
  expect(one).toBeNull()
  expect(two).toMatchObject({ rule: expect.any(String) })
  expect((await kept(ID))?.record.entries).toHaveLength(1)
})

test('kept tables are listed newest first, and forgotten when asked to', async () => {
  const { engine } = page()
  for (const id of ['here-a', 'here-b']) {
    await engine.create({ id, game: 'hallertau', options: {}, seats: [ME], seed: SEED })
    await new Promise((resolve) => setTimeout(resolve, 3))
  }
  expect((await allKept()).map((table) => table.id)).toEqual(['here-b', 'here-a'])
  await forget('here-b')
  expect((await allKept()).map((table) => table.id)).toEqual(['here-a'])
})

test('ids of tables on this device are told from the server’s; fresh ids differ', () => {
  expect(isLocal(ID)).toBe(true)
  expect(isLocal('k3j4h5g6f7d8')).toBe(false)
  expect(hex(6)).toMatch(/^[0-9a-f]{12}$/)
  expect(hex(6)).not.toBe(hex(6))
})

test('whoever thinks gets a match its seat could be in, never the real one: neither a bot nor who gives advice', async () => {
  const given: Match[] = []
  const first: Promise<Match> = new Promise((resolve) => {
    const hear = (match: Match) => {
      resolve(match)
      return Promise.reject(new Error('no idea'))
    }
    const engine = new Engine(() => undefined, hear)
    void engine
      .create({ id: ID, game: 'hallertau', options: {}, seats: [BOT, BOT], seed: SEED })
      .then(() => engine.open(ID, 0))
  })
  given.push(await first)
  const alone = page()
  await alone.engine.create({ id: `${ID}2`, game: 'hallertau', options: {}, seats: [ME], seed: SEED })
  await alone.engine.open(`${ID}2`, 0)
  await alone.engine.advise(0, 'de', async (match) => {
    given.push(match)
    return []
  })
  const k = kernel(await loadRulesAndBot('hallertau'))
  expect(given).toHaveLength(2)
  for (const match of given) {
    expect(match.seed).not.toBe(SEED)
    const real = k.create({ game: 'hallertau', options: {}, seats: match.seats, seed: SEED })
    // The piles lie otherwise than they do.
    expect((match.state as { decks: unknown }).decks).not.toEqual((real.state as { decks: unknown }).decks)
  }
})
