/**
 * How long a ladder of many results takes to answer, over HTTP, on both databases: `npm run bench:ladder [results]`.
 * Everybody asks at once with people who play: what is measured last is how long their moves take meanwhile.
 */

import { performance } from 'node:perf_hooks'
import { mondayOf } from '../server/daily/days.ts'
import type { RunningServer } from '../server/server.ts'
import { FILL_PLACES } from '../server/storage/ladder.ts'
import { guest, newCommand, type Person } from '../server/test/help/client.ts'
import { handSwept, stores } from '../server/test/help/server.ts'

const RESULTS = Number(process.argv[2] ?? 10_000)
const ASKED = 200
const DAYS = 30

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

/** So many people with a result each today, every one of them also on other days of the month. */
async function fill({ context, daily }: RunningServer, day: string, me: string): Promise<void> {
  const { db } = context
  const people = Array.from({ length: RESULTS }, (_, i) => `person${String(i).padStart(10, '0')}`)
  const rows = people.map((who, i) => ({ who, points: 40 + ((i * 7919) % 80), endedAt: 1000 + i }))
  for (let i = 0; i < rows.length; i += 100) {
    await db.tx(
      rows.slice(i, i + 100).flatMap(({ who, points, endedAt }) => [
        {
          sql: 'INSERT INTO people (id, name, lang, created_at, seen_at) VALUES (?, ?, ?, 1, 1)',
          params: [who, who.slice(-6), 'de'],
        },
        {
          sql: `INSERT INTO daily_results (day, week, game, mode, who, table_id, points, tie, ended_at, ms, advice, medal)
            VALUES (?, ?, 'lanterns', 'alone', ?, ?, ?, 0, ?, 60000, 0, 0)`,
          params: [day, mondayOf(day), who, who.slice(-12), points, endedAt],
        },
      ]),
    )
  }
  await db.tx(FILL_PLACES.map((sql) => ({ sql })))
  await db.all("INSERT INTO daily_deals VALUES (?, 'lanterns', 'alone', ?, ?)", [day, RESULTS, RESULTS * 80])
  const attempt = { day, game: 'lanterns', mode: 'alone', who: me, table: 'mine00000000', advice: false }
  await db.tx([daily.store.beginning(attempt, 1)])
  await daily.store.finish({ ...attempt, points: 80, tie: 0, endedAt: 1, ms: 1, medal: 0 })
  // Friends: at one table each.
  for (const [i, who] of people.slice(0, DAYS).entries()) {
    const id = `friend${String(i).padStart(6, '0')}`
    await db.tx([
      {
        sql: `INSERT INTO tables (id, game, rules, options, seats, seed, visibility, spectators, practice, status, invite, created_at)
          VALUES (?, 'lanterns', '1', '{}', 2, ?, 'link', 0, 0, 'over', 'x', 1)`,
        params: [id, context.seal.close('0'.repeat(64))],
      },
      ...[me, who].map((person, seat) => ({
        sql: "INSERT INTO seats (table_id, seat, person, name) VALUES (?, ?, ?, 'x')",
        params: [id, seat, person],
      })),
    ])
  }
}

async function moves(person: Person, table: string, n: number): Promise<number[]> {
  const times: number[] = []
  for (let i = 0; i < n; i++) {
    const { decisions } = (await person.must('GET', `/api/tables/${table}/decisions?seat=0`)) as {
      decisions: { id: string; choices: { choice: string }[] }[]
    }
    const [decision] = decisions
    const answers = [{ to: decision?.id, choice: decision?.choices[0]?.choice }]
    times.push(
      await timed(() =>
        person.must('POST', `/api/tables/${table}/answers`, { commandId: newCommand(), seat: 0, answers }),
      ),
    )
  }
  return times
}

for (const { name, open } of stores) {
  const store = await open()
  const server = await handSwept(await store.fresh())
  try {
    const anna = await guest(server.url, 'Anna')
    const { person } = (await anna.must('GET', '/api/me')) as { person: { id: string } }
    const { day } = (await anna.must('GET', '/api/daily')) as { day: string }
    await fill(server, day, person.id)
    console.log(`${name}, ${RESULTS} results`)
    for (const query of ['', '?among=friends', '?span=week', '?span=month']) {
      const ask = (): Promise<unknown> => anna.must('GET', `/api/daily/lanterns/alone/ladder${query}`)
      for (let i = 0; i < 10; i++) await ask()
      const times: number[] = []
      const usual: number[] = []
      // In turns with a request that hardly asks for anything: on a busy machine only the difference means something.
      for (let i = 0; i < ASKED; i++) {
        times.push(await timed(ask))
        usual.push(await timed(() => anna.must('GET', '/api/me')))
      }
      console.log(`  ladder ${query || '(today)'}: ${figures(times)}; “who am I” beside it: ${figures(usual)}`)
    }
    const { id } = await anna.table('POST', '/api/tables', {
      game: 'lanterns',
      options: { rounds: 1000 },
      seats: [{ kind: 'me' }],
      start: true,
    })
    console.log(`  moves alone: ${figures(await moves(anna, id, 100))}`)
    let asking = true
    const asker = (async () => {
      while (asking) {
        await anna.must('GET', '/api/daily/lanterns/alone/ladder')
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    })()
    console.log(`  moves while the ladder is asked 20 times a second: ${figures(await moves(anna, id, 100))}`)
    asking = false
    await asker
  } finally {
    await server.close()
    await store.stop()
  }
}
