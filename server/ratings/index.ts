/** Ratings of one server: worked out by a caretaker's round, beside the moves, and only where the club wants them. */

import type { ServerContext } from '../context.ts'
import { openRatingStore, type RatedPerson, type RatingMark, type RatingStore } from '../storage/ratings.ts'
import { openResultStore } from '../storage/results.ts'
import { rateTable, UNKNOWN } from './rate.ts'

/** A few at a time: moves go in between. */
const SLICE = 100
/** What ended just now may not be written down yet, though something later is. */
const SETTLED_MS = 10_000
const ROUND_MS = 60_000

export interface Ratings {
  readonly store: RatingStore
  /** Takes in what has ended since; everything anew where results have changed. */
  round(): Promise<void>
}

export function openRatings({ db, claims }: Pick<ServerContext, 'db' | 'claims'>): Ratings {
  const store = openRatingStore(db)
  const results = openResultStore(db)

  const takeIn = async (): Promise<void> => {
    const [kept, stale] = await Promise.all([store.mark(), store.stale()])
    const start = kept?.stale === stale ? kept : null
    const before = db.now() - SETTLED_MS
    let mark: RatingMark = start ?? { at: 0, table: '', stale }
    let slice = await store.ended(start, before, SLICE)
    if (slice.length === 0 && start !== null) return
    const known = new Map<string, RatedPerson>()
    const keyOf = (game: string, person: string): string => `${game} ${person}`
    if (start !== null) for (const one of await store.all()) known.set(keyOf(one.game, one.person), one)
    const changed = new Set<string>()
    while (slice.length > 0) {
      const lines = Map.groupBy(await results.at(slice.map(({ table }) => table)), ({ table }) => table)
      for (const { at, table } of slice) {
        const seats = lines.get(table) ?? []
        const game = seats[0]?.game ?? ''
        for (const { person, rating } of rateTable(seats, (who) => known.get(keyOf(game, who)) ?? UNKNOWN)) {
          known.set(keyOf(game, person), { game, person, ...rating })
          changed.add(keyOf(game, person))
        }
        mark = { at, table, stale }
      }
      slice = await store.ended(mark, before, SLICE)
    }
    const rated = [...known].flatMap(([key, one]) => (changed.has(key) ? [one] : []))
    await store.save(rated, mark, start === null)
  }

  return {
    store,
    round: async () => {
      if (!(await store.isOn()) || !(await claims.take('ratings', ROUND_MS))) return
      try {
        await takeIn()
      } finally {
        await claims.giveBack('ratings')
      }
    },
  }
}
