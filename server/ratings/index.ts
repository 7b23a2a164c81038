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
  round(isEnough?: () => boolean): Promise<void>
}

export function openRatings({ db, claims }: Pick<ServerContext, 'db' | 'claims'>): Ratings {
  const store = openRatingStore(db)
  const results = openResultStore(db)

  /** Everybody as far as it is worked out, and who has changed since it was written down. */
  const openBook = (rated: readonly RatedPerson[]) => {
    const keyOf = ({ game, person }: Pick<RatedPerson, 'game' | 'person'>): string => `${game} ${person}`
    const known = new Map(rated.map((one) => [keyOf(one), one]))
    const changed = new Set<string>()
    return {
      takeIn: async (slice: readonly { readonly table: string }[]): Promise<void> => {
        const lines = Map.groupBy(await results.at(slice.map(({ table }) => table)), ({ table }) => table)
        for (const { table } of slice) {
          const seats = lines.get(table) ?? []
          const game = seats[0]?.game ?? ''
          for (const { person, rating } of rateTable(
            seats,
            (who) => known.get(keyOf({ game, person: who })) ?? UNKNOWN,
          )) {
            known.set(keyOf({ game, person }), { game, person, ...rating })
            changed.add(keyOf({ game, person }))
          }
        }
      },
      /** Who has changed since this was asked last. */
      changes: (): RatedPerson[] => {
        const found = [...changed].flatMap((key) => known.get(key) ?? [])
        changed.clear()
        return found
      },
    }
  }
  const markAt = (slice: readonly { readonly at: number; readonly table: string }[], stale: string): RatingMark => ({
    ...(slice.at(-1) ?? { at: 0, table: '' }),
    stale,
  })

  /** What has ended since: a slice is written down together with its mark, or not at all. */
  const goOn = async (from: RatingMark, before: number, isEnough: () => boolean): Promise<void> => {
    let slice = await store.ended(from, before, SLICE)
    if (slice.length === 0) return
    const book = openBook(await store.all())
    while (slice.length > 0 && !isEnough()) {
      const mark = markAt(slice, from.stale)
      await book.takeIn(slice)
      await store.save(book.changes(), mark)
      slice = await store.ended(mark, before, SLICE)
    }
  }

  /** Everything from the beginning; nothing is written down before the end is reached. */
  const workOutAnew = async (stale: string, before: number, isEnough: () => boolean): Promise<void> => {
    const book = openBook([])
    let mark = markAt([], stale)
    for (;;) {
      const slice = await store.ended(mark.at === 0 ? null : mark, before, SLICE)
      if (slice.length === 0) break
      await book.takeIn(slice)
      mark = markAt(slice, stale)
      if (isEnough()) return
    }
    await store.replace(book.changes(), mark)
  }

  const takeIn = async (isEnough: () => boolean): Promise<void> => {
    const [kept, stale] = await Promise.all([store.mark(), store.stale()])
    const before = db.now() - SETTLED_MS
    if (kept?.stale === stale) await goOn(kept, before, isEnough)
    else await workOutAnew(stale, before, isEnough)
  }

  return {
    store,
    round: async (isEnough = () => false) => {
      if (!(await store.isOn()) || !(await claims.take('ratings', ROUND_MS))) return
      try {
        await takeIn(isEnough)
      } finally {
        await claims.giveBack('ratings')
      }
    },
  }
}
