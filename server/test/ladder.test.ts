/** Ranks are kept, not counted anew: they are what counting everybody would give, whoever comes, plays again or goes. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RunningServer } from '../server.ts'
import type { Finished } from '../storage/daily.ts'
import { type DealKey, FILL_PLACES, type Span } from '../storage/ladder.ts'
import { handSwept, type Store, stores } from './help/server.ts'

const GAME = { game: 'lanterns', mode: 'alone' }
/** Two days of one week; the second begins another month. */
const DAYS = ['2026-11-30', '2026-12-01']
const PEOPLE = Array.from({ length: 40 }, (_, i) => `walker${String(i).padStart(4, '0')}`)

describe.each(stores)('$name', ({ open }) => {
  let store: Store
  let server: RunningServer
  beforeAll(async () => {
    store = await open()
    server = await handSwept(await store.fresh())
    const { db } = server.context
    for (const id of PEOPLE) {
      await db.all('INSERT INTO people (id, name, lang, created_at, seen_at) VALUES (?, ?, ?, 1, 1)', [id, id, 'de'])
    }
  })
  afterAll(async () => {
    await server.close()
    await store.stop()
  })

  /** Few points, few tie-breaks, few moments: many are alike. */
  const resultOf = (who: string, day: string): Finished => {
    const n = Number(who.slice(-4)) * 7 + DAYS.indexOf(day) * 3
    return {
      ...GAME,
      ...{ day, who, table: `${who}${DAYS.indexOf(day)}`, advice: false },
      ...{ points: (n % 5) - 1, tie: n % 2, endedAt: 1000 + (n % 3), ms: 1, medal: 0 },
    }
  }
  const play = async (who: string, day: string): Promise<void> => {
    const result = resultOf(who, day)
    await server.context.db.tx([server.daily.store.beginning(result, 1)])
    await server.daily.store.finish(result)
    // Whoever settles it a second time changes nothing.
    await server.daily.store.finish(result)
  }
  /** Everybody in order, by counting. */
  const expected = (people: readonly string[], days: readonly string[]): string[] =>
    people
      .map((who) => {
        const all = days.map((day) => resultOf(who, day))
        const sum = (of: (r: Finished) => number): number => all.reduce((total, r) => total + of(r), 0)
        const endedAt = Math.max(...all.map((r) => r.endedAt))
        return { who, points: sum((r) => r.points), tie: sum((r) => r.tie), endedAt }
      })
      .sort((a, b) => b.points - a.points || b.tie - a.tie || a.endedAt - b.endedAt || (a.who < b.who ? -1 : 1))
      .map(({ who }) => who)

  const check = async (people: readonly string[], day: string, span: Span, days: readonly string[]): Promise<void> => {
    const deal: DealKey = { ...GAME, day }
    const order = expected(people, days)
    for (const me of [null, ...people]) {
      const { total, rows } = await server.daily.store.ladder({ deal, span, me, top: 3, around: 2 })
      const at = me === null ? -1 : order.indexOf(me)
      const shown = order.map((who, i) => ({ who, place: i + 1 }))
      const wanted = shown.filter((_, i) => i < 3 || (at >= 0 && Math.abs(i - at) <= 2))
      expect(total).toBe(people.length)
      expect(
        rows.map(({ who, place }) => ({ who, place })),
        `${me} ${span} ${day}`,
      ).toEqual(wanted)
    }
  }
  const kept = async (): Promise<unknown> => {
    const { db } = server.context
    return [
      await db.all('SELECT * FROM daily_places ORDER BY who, board'),
      await db.all('SELECT * FROM daily_counts WHERE people > 0 ORDER BY board, points'),
    ]
  }

  test('places are those that counting gives, for the day, the week and the month', async () => {
    for (const day of DAYS) await Promise.all(PEOPLE.map((who) => play(who, day)))
    const [first = '', second = ''] = DAYS
    await check(PEOPLE, first, 'day', [first])
    await check(PEOPLE, second, 'day', [second])
    await check(PEOPLE, second, 'week', DAYS)
    await check(PEOPLE, first, 'month', [first])
    await check(PEOPLE, second, 'month', [second])
  })

  test('who goes, and who becomes part of an account, leaves no gap', async () => {
    const { people } = server.context
    const [gone = '', guest = '', account = '', ...rest] = PEOPLE
    await people.remove(gone, 'random')
    await people.merge(guest, account)
    await check([account, ...rest], DAYS[1] ?? '', 'week', DAYS)
  })

  test('it all follows from the results alone, as after a backup was put back', async () => {
    const before = await kept()
    await server.context.db.tx(FILL_PLACES.map((sql) => ({ sql })))
    expect(await kept()).toEqual(before)
  })
})
