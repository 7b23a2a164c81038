/**
 * How long somebody's page takes to answer, over HTTP, on both databases: `npm run bench:person [results]`. Once all results
 * are one person's, once they are spread over people who play with each other.
 */

import { performance } from 'node:perf_hooks'
import type { RunningServer } from '../server/server.ts'
import type { Statement } from '../server/storage/db.ts'
import { guest } from '../server/test/help/client.ts'
import { handSwept, stores } from '../server/test/help/server.ts'

const RESULTS = Number(process.argv[2] ?? 10_000)
const ASKED = 200
const PEOPLE = 100

const at = (sorted: readonly number[], share: number): string =>
  `${(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1)} ms`
const figures = (times: readonly number[]): string => {
  const sorted = times.toSorted((a, b) => a - b)
  return `p50 ${at(sorted, 0.5)}, p95 ${at(sorted, 0.95)}, most ${at(sorted, 1)}`
}
async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

const CARDS = JSON.stringify(Array.from({ length: 12 }, (_, i) => String(i)))

/** Tables of two: the given person or somebody of the others, and one more of the others. */
async function fill(
  { context: { db } }: RunningServer,
  me: string | null,
  tables: number,
  name: string,
): Promise<void> {
  const line = (table: string, seat: number, person: string, i: number): Statement => ({
    sql: `INSERT INTO results (table_id, seat, person, name, game, rules, seats, mode, options, score, place, cards, ended_at)
      VALUES (?, ?, ?, ?, 'lanterns', '1', 2, '', '{}', ?, ?, ?, ?)`,
    params: [
      table,
      seat,
      person,
      person.slice(-6),
      40 + ((i * 7919 + seat) % 60),
      1 + ((i + seat) % 2),
      CARDS,
      1000 + i,
    ],
  })
  for (let from = 0; from < tables; from += 100) {
    const some = Array.from({ length: Math.min(100, tables - from) }, (_, i) => from + i)
    await db.tx(
      some.flatMap((i) => {
        const table = `${name}${String(i).padStart(8, '0')}`
        return [line(table, 0, me ?? `person${i % PEOPLE}`, i), line(table, 1, `person${(i * 7 + 1) % PEOPLE}`, i)]
      }),
    )
  }
}

for (const { name, open } of stores) {
  const store = await open()
  const server = await handSwept(await store.fresh())
  try {
    const [anna, bert] = [await guest(server.url, 'Anna'), await guest(server.url, 'Bert')]
    const idOf = async (who: typeof anna): Promise<string> =>
      ((await who.must('GET', '/api/me')) as { person: { id: string } }).person.id
    const [busy, usual] = [await idOf(anna), await idOf(bert)]
    await server.context.db.tx(
      Array.from({ length: PEOPLE }, (_, i) => ({
        sql: "INSERT INTO people (id, name, lang, created_at, seen_at) VALUES (?, ?, 'de', 1, 1)",
        params: [`person${i}`, `Person ${i}`],
      })),
    )
    await fill(server, busy, RESULTS, 'busy')
    await fill(server, null, RESULTS, 'many')
    await fill(server, usual, 200, 'some')
    console.log(`${name}, ${RESULTS} tables of one person, ${RESULTS} of ${PEOPLE} others`)
    for (const [who, asker, id] of [
      ['with all of them', anna, busy],
      ['with 200', bert, usual],
    ] as const) {
      const ask = (): Promise<unknown> => asker.must('GET', `/api/people/${id}`)
      for (let i = 0; i < 10; i++) await ask()
      const times: number[] = []
      const beside: number[] = []
      // In turns with a request that hardly asks for anything: on a busy machine only the difference means something.
      for (let i = 0; i < ASKED; i++) {
        times.push(await timed(ask))
        beside.push(await timed(() => asker.must('GET', '/api/me')))
      }
      console.log(`  the page of somebody ${who}: ${figures(times)}; “who am I” beside it: ${figures(beside)}`)
    }
  } finally {
    await server.close()
    await store.stop()
  }
}
