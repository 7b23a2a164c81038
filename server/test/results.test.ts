/** Finished games are written down once for every seat, whoever sat there, and outlive their tables. */

import { join } from 'node:path'
import { type Game, modeOf, placeOf } from '@dorfplatz/kernel'
import type { person as p } from '@dorfplatz/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Environment, readConfig } from '../config.ts'
import { modeName } from '../results/mode.ts'
import type { RunningServer } from '../server.ts'
import { backup, restore, storedSecret } from '../storage/backup.ts'
import { guest, newCommand, type Person } from './help/client.ts'
import { lanterns } from './help/lanterns.ts'
import { type Store, stores, testServer } from './help/server.ts'
import { tempDir } from './help/stores.ts'

async function finish(people: readonly Person[], id: string): Promise<void> {
  for (let i = 0; i < 100; i++) {
    let moved = false
    for (const [seat, person] of people.entries()) {
      const { decisions } = (await person.must('GET', `/api/tables/${id}/decisions?seat=${seat}`)) as {
        decisions: { id: string; choices: { choice: string }[] }[]
      }
      const [decision] = decisions
      if (decision === undefined) continue
      const answers = [{ to: decision.id, choice: decision.choices[0]?.choice }]
      await person.must('POST', `/api/tables/${id}/answers`, { commandId: newCommand(), seat, answers })
      moved = true
    }
    if (!moved) return
  }
  throw new Error('still playing')
}

const resultsOf = async (person: Person): Promise<p.FinishedGame[]> =>
  (await person.must('GET', '/api/me/results')).games as p.FinishedGame[]

const idOf = async (person: Person): Promise<string> =>
  ((await person.must('GET', '/api/me')).person as { id: string }).id

describe.each(stores)('$name', ({ open }) => {
  let store: Store
  let env: Environment
  let server: RunningServer
  beforeAll(async () => {
    store = await open()
    env = await store.fresh()
    server = await testServer(env)
  })
  afterAll(async () => {
    await server.close()
    await store.stop()
  })

  async function together(): Promise<{ anna: Person; bert: Person; id: string }> {
    const [anna, bert] = [await guest(server.url, 'Anna'), await guest(server.url, 'Bert')]
    const seats = [{ kind: 'me' }, { kind: 'open' }]
    const { id, invite } = await anna.table('POST', '/api/tables', { game: 'lanterns', seats })
    await bert.table('POST', `/api/tables/${id}/join`, { seat: 1, invite })
    await anna.table('POST', `/api/tables/${id}/start`)
    await finish([anna, bert], id)
    await expect.poll(async () => (await resultsOf(anna)).length).toBe(1)
    return { anna, bert, id }
  }

  test('the end of a table is written down for every seat, and nobody else hears of it', async () => {
    const { anna, bert, id } = await together()
    const [mine] = await resultsOf(anna)
    expect(mine).toMatchObject({ table: id, replay: true, game: 'lanterns', mode: '', seat: 0, practice: false })
    expect(mine?.seats.map(({ name, mine: own }) => [name, own])).toEqual([
      ['Anna', true],
      ['Bert', false],
    ])
    expect(mine?.seats.reduce((sum, { score }) => sum + score, 0)).toBe(3)
    expect([...(mine?.seats ?? [])].map(({ place }) => place).sort()).toEqual([1, 2])
    expect((await resultsOf(bert))[0]).toMatchObject({ table: id, seat: 1 })
    expect(await resultsOf(await guest(server.url, 'Fremd'))).toEqual([])
    expect(((await anna.must('GET', '/api/me/export')).results as unknown[]).length).toBe(1)
  })

  test('however often the end is written, there is one line for each seat', async () => {
    const { anna, id } = await together()
    const { tables, games, db } = server.context
    const row = await tables.load(id)
    if (row?.result == null) throw new Error('no result')
    const { resultLines } = await import('../storage/results.ts')
    await db.tx(resultLines({ row, game: games.need('lanterns').game, result: row.result, match: null, at: 1 }))
    expect(await resultsOf(anna)).toHaveLength(1)
  })

  test('tables that ended before are written down at the next start, once, also from a backup', async () => {
    const { anna, id } = await together()
    const before = (await resultsOf(anna))[0]
    await server.context.db.all('DELETE FROM results')
    const file = join(tempDir(), 'backup.gz')
    await backup(readConfig(env), file)
    const secret = (await storedSecret(readConfig(env))) ?? ''
    await server.close()
    const elsewhere = await store.fresh()
    await restore(readConfig(elsewhere), file)
    env = { ...elsewhere, SECRET: secret }
    for (let start = 0; start < 2; start++) {
      server = await testServer(env)
      const lines = () => server.context.db.all('SELECT * FROM results WHERE table_id = ?', [id])
      await expect.poll(async () => (await lines()).length).toBe(2)
      const [line] = await lines()
      expect(line).toMatchObject({ seat: 0, score: before?.score, place: before?.place, ended_at: before?.endedAt })
      if (start === 0) await server.close()
    }
  })

  test('results outlive their table; who leaves is nobody in them, and who signs in brings them along', async () => {
    const { anna, bert, id } = await together()
    await server.context.tables.remove(id)
    expect((await resultsOf(anna))[0]).toMatchObject({ table: id, replay: false })
    const account = await guest(server.url, 'Konto')
    await server.context.people.merge(await idOf(anna), await idOf(account))
    expect((await resultsOf(account)).map(({ table }) => table)).toEqual([id])
    await bert.must('DELETE', '/api/me')
    expect((await resultsOf(account))[0]?.seats.map(({ name }) => name)).toEqual(['Anna', '–'])
  })
})

const game = lanterns as Game

test('the kind of a game is what makes it another one: kinds, parts of the box and switches, not decks or fine points', () => {
  const specs: Game['options'] = [
    { key: 'mode', values: ['full', 'family'], default: 'full', group: 'kind' },
    { key: 'inn', values: [false, true], default: false, group: 'box', seats: [2, 3] },
    { key: 'noCards', values: [false, true], default: false },
    { key: 'deck', values: ['E', 'I'], default: 'E' },
    { key: 'poker', values: [false, true], default: false, group: 'fine' },
    { key: 'series', values: [1, 2], default: 1, carried: true },
  ]
  const one = { ...game, options: specs }
  expect(modeOf(specs, 1, {})).toBe('')
  expect(modeOf(specs, 1, { inn: true, deck: 'I', poker: true, series: 2 })).toBe('')
  expect(modeOf(specs, 2, { inn: true, mode: 'family', noCards: true })).toBe('mode=family&inn=true&noCards=true')
  expect(modeName(one, 'de', 'mode=family&inn=true')).toBe('family, Runden')
})

test('places: winners first, then points, then the tie-break; equals share one', () => {
  const scores = [
    [20, 1],
    [31, 0],
    [20, 2],
    [31, 0],
    [20, 1],
  ].map(([total = 0, tie = 0], seat) => ({ seat, total, parts: {}, tiebreak: [tie] }))
  const result = { scores, winners: [1, 3] }
  expect(scores.map(({ seat }) => placeOf(result, seat))).toEqual([4, 1, 3, 1, 4])
})
