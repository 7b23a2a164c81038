/** Somebody's page: their games added up, as far as whoever looks may know. */

import type { person as p } from '@dorfplatz/protocol'
import type { ServerContext } from '../context.ts'
import { dayBefore } from '../daily/days.ts'
import type { Daily } from '../daily/index.ts'
import { streakOf } from '../daily/streak.ts'
import { shownRating } from '../ratings/rate.ts'
import type { PersonRow } from '../storage/people.ts'
import { openRatingStore } from '../storage/ratings.ts'
import { openResultStore, type ResultRow } from '../storage/results.ts'
import { openStanding, type Standing } from '../storage/standing.ts'
import { cardsOf, kindOf, lastOf } from './sums.ts'

/** Cards and newest scores are read from so many games. */
const LOOKED_AT = 300
const RECENT = 8
const MET = 8

/** Whether somebody may look at a person's page; strangers are null. */
export async function maySee(standing: Standing, whose: PersonRow, viewer: PersonRow | null): Promise<boolean> {
  if (viewer?.id === whose.id) return true
  if (whose.shown === 'all') return true
  return whose.shown === 'met' && viewer !== null && standing.haveMet(whose.id, viewer.id)
}

/** Who sat there, too, may look at the table and know the others. */
function toRecent(own: ResultRow, table: readonly ResultRow[], viewer: string | null, isKept: boolean): p.RecentGame {
  const wasThere = table.some(({ person }) => person !== null && person === viewer)
  return {
    table: wasThere && isKept ? own.table : null,
    game: own.game,
    seats: own.seats,
    mode: own.mode,
    daily: own.daily,
    device: own.device,
    score: own.score,
    place: own.place,
    left: own.bot !== null,
    endedAt: own.endedAt,
    others: wasThere ? table.filter(({ seat }) => seat !== own.seat).map(({ name }) => name) : [],
  }
}

export function openPages(context: ServerContext, daily: Daily) {
  const { db, tables } = context
  const store = openResultStore(db)
  const standing = openStanding(db)
  const ratings = openRatingStore(db)

  const pageOf = async (whose: PersonRow, viewer: PersonRow | null): Promise<p.PersonBody> => {
    const mine = viewer?.id === whose.id
    const today = daily.calendar.dayOf(db.now())
    const [all, kinds, met, days, medals, running, rated] = await Promise.all([
      store.of(whose.id, Number.MAX_SAFE_INTEGER, LOOKED_AT),
      standing.kinds(whose.id),
      mine ? standing.met(whose.id, MET) : viewer === null ? [] : standing.met(whose.id, 1, viewer.id),
      daily.store.days(whose.id),
      daily.store.medals(whose.id),
      mine ? standing.running(whose.id) : null,
      ratings.shown(whose.id),
    ])
    const own = all.filter(({ bot }) => bot === null)
    const recent = all.slice(0, RECENT)
    const ids = [...new Set(recent.map(({ table }) => table))]
    const [seats, kept] = await Promise.all([store.at(ids), tables.present(ids)])
    // The cards of a deal that others may still be playing are told to nobody.
    const isOver = ({ daily: deal }: ResultRow): boolean => deal === null || deal.slice(0, 10) < dayBefore(today)
    const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)
    return {
      person: { id: whose.id, name: whose.name, since: whose.createdAt, mine },
      shown: mine ? whose.shown : null,
      games: sum(kinds.map(({ games }) => games)),
      running,
      daily: {
        longest: streakOf(days, today).longest,
        silver: sum(medals.map(({ silver }) => silver)),
        gold: sum(medals.map(({ gold }) => gold)),
      },
      kinds: kinds.map((kind) => ({ ...kind, last: lastOf(own, kindOf(kind)) })),
      cards: cardsOf(mine ? own : own.filter(isOver)),
      recent: recent.map((row) =>
        toRecent(
          row,
          seats.filter(({ table }) => table === row.table),
          viewer?.id ?? null,
          kept.has(row.table),
        ),
      ),
      met,
      ratings: rated.map((one) => ({ game: one.game, ...shownRating(one) })),
    }
  }
  return { pageOf, maySee: (whose: PersonRow, viewer: PersonRow | null) => maySee(standing, whose, viewer) }
}
