/** The deals of the day of one server: what the routes and the caretaker ask. */

import type { ServerContext } from '../context.ts'
import { type DailyStore, openDailyStore } from '../storage/daily.ts'
import { DAILY_SINCE } from '../storage/ladder.ts'
import { settle } from '../storage/settings.ts'
import { type Attempts, openAttempts } from './attempts.ts'
import { type Calendar, calendarIn } from './days.ts'
import { type Deals, openDeals } from './deals.ts'

export interface Daily {
  readonly store: DailyStore
  readonly deals: Deals
  readonly calendar: Calendar
  readonly attempts: Attempts
  /** The first day of this server; the deals are numbered from it. */
  readonly since: string
}

export async function openDaily(context: ServerContext): Promise<Daily> {
  const { db, config, games, secret } = context
  const store = openDailyStore(db)
  const deals = openDeals(games.list, secret)
  const calendar = calendarIn(config.TIME_ZONE)
  const since = await settle(db, DAILY_SINCE, () => calendar.dayOf(db.now()))
  return { store, deals, calendar, since, attempts: openAttempts(context, store, deals, calendar) }
}
