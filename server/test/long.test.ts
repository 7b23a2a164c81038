/** Very long logs: whatever is asked of such a table reads a small part of it, hardly anything of it here, and the answer is the same. */

import { type Entry, toAnswer } from '@dorfplatz/kernel'
import { matchAt } from '@dorfplatz/table'
import { expect, test } from 'vitest'
import type { Fault } from '../fault.ts'
import { personAt } from '../play/actor.ts'
import { answer, undo } from '../play/acts.ts'
import { commit as commitEntry } from '../play/commit.ts'
import { propose } from '../play/consent.ts'
import { createMatch, pastOf, recentAnswers } from '../play/past.ts'
import { openRegistry } from '../play/registry.ts'
import type { Params } from '../storage/db.ts'
import { entriesAfter, type LogEntry } from '../storage/log.ts'
import { guest, newCommand } from './help/client.ts'
import { onEveryStore } from './help/every-store.ts'
import { longTable } from './help/long-log.ts'

interface Asked {
  readonly decisions: readonly { readonly id: string; readonly choices: readonly { readonly choice: string }[] }[]
}

/** Fewer where every batch crosses a wire. */
const ENTRIES = { sqlite: 20_000, postgres: 4000 }

onEveryStore((server) => {
  /** How many rows were read in the main thread while something was done. */
  const rowsRead = async <T>(work: () => Promise<T>): Promise<{ rows: number; result: T }> => {
    const { db } = server.context
    const { all } = db
    let rows = 0
    const counting = db as { all: typeof all }
    counting.all = async <Row>(sql: string, params?: Params) => {
      const found = await all<Row>(sql, params)
      rows += found.length
      return found
    }
    try {
      return { result: await work(), rows }
    } finally {
      counting.all = all
    }
  }

  test('undo, moments, hello and the log of thousands of entries', async () => {
    const { registry, db } = server.context
    const anna = await guest(server.url, 'Anna')
    const entries = ENTRIES[db.dialect]
    const { id, position } = await longTable(server, anna, entries)
    const path: Entry[] = []
    for (const { payload } of await entriesAfter(db, id, 0)) {
      if (payload.kind === 'answer') path.push(...payload.entries)
      if (payload.kind === 'undo') path.length = payload.to
    }
    expect(path).toHaveLength(position)
    const { k, row } = await registry.at(id, (loaded) => loaded)
    const plain = createMatch(k, row).match
    const viewAt = (at: number) => {
      while (plain.seq < at) k.play(plain, 0, toAnswer(path[plain.seq] ?? [0, null]))
      return JSON.parse(JSON.stringify(k.view(plain, 0)))
    }
    // Written by now: what a long load leaves behind for the next one.
    await registry.idle()

    for (const at of [0, 1, 1500, 1501, Math.floor(position / 2), position - 40, position]) {
      const { rows, result } = await rowsRead(() => anna.must('GET', `/api/tables/${id}/moment?at=${at}`))
      expect(result).toMatchObject({ total: position })
      expect(result.view).toEqual(viewAt(at))
      expect(rows).toBeLessThan(10)
    }

    const again = openRegistry({ source: registry.source, maxLoaded: 10, onError: () => undefined })
    const loading = await rowsRead(() => again.at(id, (loaded) => [loaded.seq, loaded.match?.seq, loaded.broken]))
    expect(loading.result).toEqual([entries, position, null])
    expect(loading.rows).toBeLessThan(1500)
    await again.close()

    // Laying a lantern can be taken back, drawing one cannot.
    let undone = 0
    for (let moves = 0; moves < 6; moves++) {
      const { decisions } = (await anna.must('GET', `/api/tables/${id}/decisions`)) as {
        decisions: { id: string; kind: string; choices: { choice: string }[] }[]
      }
      const [asked] = decisions
      const answers = [{ to: asked?.id, choice: asked?.choices[0]?.choice }]
      await anna.must('POST', `/api/tables/${id}/answers`, { commandId: newCommand(), seat: 0, answers })
      const { rows, result } = await rowsRead(() =>
        anna.call('POST', `/api/tables/${id}/undo`, { commandId: newCommand(), seat: 0 }),
      )
      expect(rows).toBeLessThan(20)
      expect(result.status).toBe(asked?.choices[0]?.choice === 'draw' ? 422 : 200)
      if (result.status === 200) {
        undone++
        await anna.must('POST', `/api/tables/${id}/answers`, {
          commandId: newCommand(),
          seat: 0,
          answers: [{ choice: asked?.choices[0]?.choice }],
        })
      }
    }
    const now = await registry.at(id, (loaded) => [loaded.match?.seq, loaded.broken])
    expect(now).toEqual([position + 6, null])
    expect(undone).toBeGreaterThan(0)

    const socket = await anna.socket()
    const greeted = await rowsRead(async () => {
      socket.say({ type: 'hello', table: id })
      return socket.next('full')
    })
    expect(greeted.rows).toBeLessThan(20)
    expect(greeted.result.log.at(-1)?.seq).toBe(greeted.result.seq)
    socket.close()

    const page = await rowsRead(() => anna.must('GET', `/api/tables/${id}/log?after=100`))
    expect(page.rows).toBeLessThan(10)
    const lines = page.result.log as { seq: number }[]
    expect(lines[0]?.seq).toBe(101)
  })

  test('taking back costs the same however often it was done before', async () => {
    const { registry } = server.context
    const anna = await guest(server.url, 'Anna')
    const { id } = await longTable(server, anna, 500)
    await registry.idle()
    const commit = (what: 'answers' | 'undo', more: object) =>
      anna.call('POST', `/api/tables/${id}/${what}`, { commandId: newCommand(), seat: 0, ...more })
    const layAndTakeBack = async (): Promise<number> => {
      const { decisions } = await anna.must<Asked>('GET', `/api/tables/${id}/decisions`)
      const [asked] = decisions
      await commit('answers', { answers: [{ to: asked?.id, choice: asked?.choices[0]?.choice }] })
      return (await rowsRead(() => commit('undo', {}))).rows
    }
    const read: number[] = []
    for (let i = 0; i < 150; i++) read.push(await layAndTakeBack())
    expect(Math.max(...read.slice(1))).toBeLessThan(20)
    // Whoever reads the log anew comes to the same state.
    const again = openRegistry({ source: registry.source, maxLoaded: 10, onError: () => undefined })
    const states = await Promise.all([registry, again].map((one) => one.at(id, ({ match }) => JSON.stringify(match))))
    expect(states[1]).toBe(states[0])
    await again.close()
  })

  test('what may not be taken back reads no more than what may, however often one asks', async () => {
    const { registry } = server.context
    const anna = await guest(server.url, 'Anna')
    const { id } = await longTable(server, anna, 500)
    const laid = await registry.at(id, ({ match }) => match?.seq ?? 0)
    // The next answer but one draws a lantern, whichever of the two is asked for now.
    for (let i = 0; i < 2; i++) {
      const { decisions } = await anna.must<Asked>('GET', `/api/tables/${id}/decisions`)
      const answers = [{ to: decisions[0]?.id, choice: decisions[0]?.choices[0]?.choice }]
      await anna.must('POST', `/api/tables/${id}/answers`, { commandId: newCommand(), seat: 0, answers })
      if (answers[0]?.choice === 'draw') break
    }
    expect(await registry.at(id, ({ match }) => match?.seq ?? 0)).toBeGreaterThan(laid)
    await registry.idle()
    // As after a restart: nothing is known but the newest entries.
    const again = openRegistry({ source: registry.source, maxLoaded: 10, onError: () => undefined })
    const person = await again.at(id, ({ row }) => row.seats[0]?.person ?? null)
    const refusedAt = async () => {
      const { rows, result } = await rowsRead(() =>
        undo(again, id, personAt(person, 0), newCommand()).catch((error: Fault) => error.code),
      )
      expect(result).toBe('refused')
      return rows
    }
    await refusedAt()
    expect(await refusedAt()).toBeLessThan(5)
    await again.close()
  })

  test('a state that another process went back behind is not begun from', async () => {
    const { registry } = server.context
    const anna = await guest(server.url, 'Anna')
    const plan = { game: 'lanterns', options: { rounds: 1000 }, seats: [{ kind: 'me' }], start: true }
    const { id } = await anna.table('POST', '/api/tables', plan)
    const other = openRegistry({ source: registry.source, maxLoaded: 10, onError: () => undefined })
    const person = await registry.at(id, ({ row }) => row.seats[0]?.person ?? null)
    const me = personAt(person, 0)
    const play = async (where: typeof registry, nth: number) => {
      const [asked] = await where.at(id, ({ k, match }) => (match === null ? [] : k.view(match, 0).decisions))
      await answer(where, id, me, newCommand(), [{ choice: asked?.choices?.[nth] ?? '' }])
    }
    // Lay, draw, lay, and take that back: the state after the draw is remembered here.
    await play(registry, 0)
    await play(registry, 0)
    await play(registry, 0)
    await undo(registry, id, me, newCommand())
    // Elsewhere the table goes back to the beginning, and takes another way.
    await other.at(id, (loaded) => other.refresh(loaded))
    await propose(other, id, me, 0)
    await play(other, 1)
    await play(other, 1)
    await play(other, 1)
    await registry.at(id, (loaded) => registry.refresh(loaded))
    await undo(registry, id, me, newCommand())
    const again = openRegistry({ source: registry.source, maxLoaded: 10, onError: () => undefined })
    const states = await Promise.all([registry, again].map((one) => one.at(id, ({ match }) => JSON.stringify(match))))
    expect(states[0]).toBe(states[1])
    await Promise.all([other.close(), again.close()])
  })

  test('however long a log is being read for somebody, the table goes on, and nothing is left out', async () => {
    const { registry, reader } = server.context
    const anna = await guest(server.url, 'Anna')
    const { id } = await longTable(server, anna, 200)
    const { read } = reader
    let open: () => void = () => undefined
    const shut = new Promise<void>((resolve) => {
      open = resolve
    })
    let asked = 0
    const slow = reader as { read: typeof read }
    slow.read = async (question) => {
      asked++
      const found = await read(question)
      await shut
      return found
    }
    const bert = await guest(server.url, 'Bert')
    const socket = await bert.socket()
    socket.say({ type: 'hello', table: id })
    const log = bert.must<{ seq: number; log: { seq: number }[] }>('GET', `/api/tables/${id}/log?after=150`)
    await expect.poll(() => asked).toBe(2)
    // More than are kept at hand: what was read does not reach as far any more.
    for (let i = 0; i < 70; i++) {
      const { decisions } = await anna.must<Asked>('GET', `/api/tables/${id}/decisions`)
      const answers = [{ to: decisions[0]?.id, choice: decisions[0]?.choices[0]?.choice }]
      await anna.must('POST', `/api/tables/${id}/answers`, { commandId: newCommand(), seat: 0, answers })
    }
    open()
    const full = await socket.next('full')
    slow.read = read
    expect(full.seq).toBe(270)
    expect(full.log.map(({ seq }) => seq)).toEqual(Array.from({ length: 270 }, (_, i) => i + 1))
    expect((await log).log.map(({ seq }) => seq)).toEqual(Array.from({ length: 50 }, (_, i) => i + 151))
    expect(await registry.at(id, ({ seq }) => seq)).toBe(270)
    socket.close()
  })

  test('all that is known of somebody is read elsewhere, and not without end', async () => {
    const anna = await guest(server.url, 'Anna')
    const { id } = await longTable(server, anna, 300)
    const { rows, result } = await rowsRead(() => anna.must<{ answers: object[] }>('GET', '/api/me/export'))
    expect(result.answers.length).toBe(299)
    expect(rows).toBeLessThan(10)
    const more = await Promise.all(Array.from({ length: 20 }, () => anna.call('GET', '/api/me/export')))
    expect(more.filter(({ status }) => status === 429).length).toBeGreaterThan(9)
    expect((await anna.table('GET', `/api/tables/${id}`)).seq).toBe(300)
  })

  test('answers that were sent together are taken back together; where an older log kept some of them, they are found', async () => {
    const { registry } = server.context
    const anna = await guest(server.url, 'Anna')
    const plan = { game: 'lanterns', options: { rounds: 1000 }, seats: [{ kind: 'me' }], start: true }
    const { id } = await anna.table('POST', '/api/tables', plan)
    const commit = (what: 'answers' | 'undo', more: object) =>
      anna.must('POST', `/api/tables/${id}/${what}`, { commandId: newCommand(), seat: 0, ...more })
    const first = async () => {
      const { decisions } = await anna.must<Asked>('GET', `/api/tables/${id}/decisions`)
      return { choice: decisions[0]?.choices[0]?.choice }
    }
    const hand = () => registry.at(id, ({ k, match }) => (match === null ? [] : k.view(match, 0).table))
    const same = async () => {
      const again = openRegistry({ source: registry.source, maxLoaded: 10, onError: () => undefined })
      const read = await again.at(id, (loaded) => ({ match: loaded.match, broken: loaded.broken }))
      await again.close()
      expect(read).toEqual({ match: await registry.at(id, ({ match }) => match), broken: null })
    }
    await commit('answers', { answers: [await first()] })
    const { hands } = (await hand()) as { hands: readonly (readonly string[])[] }
    // Draws, and lays a lantern that was in the hand before.
    await commit('answers', { answers: [{ choice: 'draw' }, { choice: hands[0]?.[0] }] })
    const begun = await registry.at(id, (loaded) => {
      // From the newest entries, and from the log behind them.
      const pasts = [pastOf(registry.source, loaded, loaded.seq), pastOf(registry.source, { ...loaded, recent: [] }, 3)]
      return Promise.all(pasts.flatMap((past) => [past.begin(3), past.begin(2), past.begin(1)]))
    })
    expect(begun).toEqual([1, 1, 0, 1, 1, 0])
    await expect(commit('undo', {})).rejects.toThrow('K-UNDO')
    await registry.at(id, async (loaded) => {
      const match = await matchAt(loaded.k, pastOf(registry.source, loaded, loaded.seq), 2)
      await commitEntry(registry, loaded, {
        seat: 0,
        commandId: newCommand(),
        kind: 'undo',
        choices: null,
        draft: () => ({ payload: { kind: 'undo', to: 2 }, events: [], match }),
      })
    })
    await same()
    await commit('answers', { answers: [await first(), { choice: 'draw' }] })
    await same()
  })

  test('one person cannot make a log grow by taking back, or by giving up and coming back', async () => {
    const anna = await guest(server.url, 'Anna')
    const { id } = await anna.table('POST', '/api/tables', {
      game: 'lanterns',
      options: { rounds: 1000 },
      seats: [{ kind: 'me' }, { kind: 'me' }],
      start: true,
    })
    const { decisions } = (await anna.must('GET', `/api/tables/${id}/decisions?seat=0`)) as {
      decisions: { id: string; choices: { choice: string }[] }[]
    }
    const answers = [{ choice: decisions[0]?.choices[0]?.choice }]
    let status = 200
    for (let tries = 0; tries < 400 && status === 200; tries++) {
      await anna.must('POST', `/api/tables/${id}/answers`, { commandId: newCommand(), seat: 0, answers })
      status = (await anna.call('POST', `/api/tables/${id}/undo`, { commandId: newCommand(), seat: 0 })).status
    }
    expect(status).toBe(429)
    status = 200
    for (let tries = 0; tries < 100 && status === 200; tries++) {
      status = (await anna.call('POST', `/api/tables/${id}/concede`, { commandId: newCommand(), seat: 1 })).status
      await anna.table('POST', `/api/tables/${id}/join`, { seat: 1 })
    }
    expect(status).toBe(429)
    expect((await anna.table('GET', `/api/tables/${id}`)).seq).toBeLessThan(400)
  })
})

test('the newest entries tell which answers count, as far as they reach', () => {
  const entry = (kind: 'answer' | 'undo' | 'concede', position: number, ...choices: string[]): LogEntry => ({
    seq: 0,
    seat: 0,
    command: '',
    payload:
      kind === 'answer'
        ? { kind, entries: choices.map((choice) => [0, choice] as const) }
        : kind === 'undo'
          ? { kind, to: position }
          : { kind },
    events: [],
    waiting: {},
    position,
    hash: null,
    at: 0,
  })
  const told = (...recent: LogEntry[]) => {
    const { base, answers, begun } = recentAnswers(recent)
    return `${base}: ${answers.map(([, choice], i) => `${begun.includes(base + i) ? '' : '+'}${choice}`).join(' ')}`
  }
  expect(told(entry('answer', 12, 'a', 'b'), entry('concede', 12), entry('answer', 13, 'c'))).toBe('10: a +b c')
  expect(told(entry('answer', 12, 'a', 'b'), entry('undo', 11), entry('answer', 12, 'c'))).toBe('10: a c')
  // Further back than the newest entries reach: what lies in between is not known.
  expect(told(entry('answer', 12, 'a', 'b'), entry('undo', 5), entry('answer', 6, 'c'))).toBe('5: c')
  expect(told(entry('undo', 5), entry('answer', 7, 'c', 'd'), entry('undo', 6))).toBe('5: c')
  expect(told()).toBe('Infinity: ')
})
