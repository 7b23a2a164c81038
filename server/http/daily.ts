/** Routes about the deals of the day: what is dealt, beginning, the ladder, the calendar, what was dealt. */

import { daily as d } from '@dorfplatz/protocol'
import type { ServerContext } from '../context.ts'
import { GRACE_MS } from '../daily/attempts.ts'
import { dayAfter, daysBetween, isDay, monthOf, monthSpan } from '../daily/days.ts'
import type { Course } from '../daily/deals.ts'
import type { Daily } from '../daily/index.ts'
import { streakOf } from '../daily/streak.ts'
import { Fault } from '../fault.ts'
import type { Identity } from '../people/identity.ts'
import { passTo, tableInfo } from '../play/show.ts'
import type { Hub } from '../realtime/hub.ts'
import { levelOf, MEDALS } from '../storage/daily.ts'
import type { LadderRow } from '../storage/ladder.ts'
import type { PersonRow } from '../storage/people.ts'
import type { Routes } from './routes.ts'

const TOP = 10
const AROUND = 2

export interface DailyRoutes {
  readonly context: ServerContext
  readonly routes: Routes
  readonly identity: Identity
  readonly hub: Hub
  readonly daily: Daily
}

const medalName = (medal: number): d.Medal =>
  (Object.keys(MEDALS) as d.Medal[]).find((name) => MEDALS[name] === medal) ?? 'none'

const goalsOf = ({ game, mode }: Course): d.DealtMode['goals'] =>
  mode.goals.map(({ from, verdict, medal }) => ({
    from,
    title: { en: game.text.en.verdict(verdict), de: game.text.de.verdict(verdict) },
    medal: medal ?? null,
  }))

export function dailyRoutes({ context, routes, identity, hub, daily }: DailyRoutes): void {
  const { db, tables, registry } = context
  const { store, deals, calendar, attempts } = daily
  const today = (): string => calendar.dayOf(db.now())
  const need = ({ game, mode }: { readonly game: string; readonly mode: string }): Course => {
    const course = deals.find(game, mode)
    if (course === null) throw new Fault('not-found', 'no-deal')
    return course
  }
  const needDay = (day: string | undefined): string => {
    if (day === undefined) return today()
    if (!isDay(day) || day > today()) throw new Fault('not-found', 'no-deal')
    return day
  }
  /** Nobody plays this deal any more. */
  const isPast = (day: string): boolean => calendar.startOf(dayAfter(day)) + GRACE_MS <= db.now()

  routes.open(
    'GET',
    '/api/daily',
    { summary: "Today's deals, and how far one is with them", tag: 'daily', reply: d.dailyBody },
    async ({ person }) => {
      const day = today()
      const own = person === null ? [] : await store.own(day, person.id)
      const modeOf = (course: Course): d.DealtMode => {
        const mine = own.find(({ game, mode }) => game === course.game.id && mode === course.mode.id)
        return {
          id: course.mode.id,
          name: { ...course.mode.name },
          goals: goalsOf(course),
          commitment: deals.commitmentOf(course, day),
          tomorrow: deals.commitmentOf(course, dayAfter(day)),
          state: mine === undefined ? 'open' : mine.settled === 0 ? 'running' : 'done',
          table: mine?.table ?? null,
          points: mine?.points ?? null,
        }
      }
      const titles = [...new Set(deals.courses.map(({ game }) => game))]
      return {
        day,
        number: daysBetween(daily.since, day) + 1,
        endsAt: calendar.startOf(dayAfter(day)),
        titles: titles.map((game) => ({
          game: game.id,
          name: { en: game.text.en.name, de: game.text.de.name },
          modes: deals.courses.filter((course) => course.game === game).map(modeOf),
        })),
        streak: streakOf(person === null ? [] : await store.days(person.id), day),
      }
    },
  )

  routes.known(
    'POST',
    '/api/daily/:game/:mode',
    {
      summary: "Begin one's only attempt, or find it again",
      tag: 'daily',
      params: d.dealParams,
      body: d.beginBody,
      reply: d.begunBody,
    },
    async ({ params, body, person, request }) => {
      const guest = (await identity.identify(request.headers))?.guest ?? null
      const id = await attempts.begin(person, need(params), body.day, guest)
      return registry.at(id, (loaded) => ({ table: tableInfo(loaded, hub.eye(id, person.id)) }))
    },
  )

  /** The best of people and all bots; whoever may look at the games gets what opens them. */
  const shown = async (rows: readonly LadderRow[], person: PersonRow | null, open: boolean): Promise<d.LadderRow[]> => {
    const ids = open ? rows.flatMap(({ table_id: id }) => (id === null ? [] : [id])) : []
    const cards = new Map((await tables.cards(ids)).map(({ row }) => [row.id, row]))
    return rows.map((row) => {
      const level = levelOf(row.who)
      const mine = row.who === person?.id
      const game = row.table_id === null ? undefined : cards.get(row.table_id)
      return {
        place: level === null ? row.place : null,
        name: row.name ?? game?.seats[0]?.name ?? '–',
        level,
        mine,
        points: row.points,
        days: row.days,
        medal: medalName(row.medal),
        advice: row.advice === 1,
        ms: row.ms,
        replay: game === undefined ? null : { table: game.id, invite: mine ? null : passTo(game, person?.id ?? null) },
      }
    })
  }

  routes.open(
    'GET',
    '/api/daily/:game/:mode/ladder',
    {
      summary: 'The ladder of a day, a week or a month, among all or among people one has played with',
      tag: 'daily',
      params: d.dealParams,
      query: d.ladderQuery,
      reply: d.ladderBody,
      counted: true,
    },
    async ({ params, query, person }) => {
      const course = need(params)
      const day = needDay(query.day)
      const deal = { day, game: course.game.id, mode: course.mode.id }
      const isDaily = query.span === 'day'
      const asked = { deal, span: query.span, me: person?.id ?? null, top: TOP, around: AROUND }
      const isAll = query.among === 'all'
      const [{ total, rows }, bots, mean] = await Promise.all([
        isAll ? store.ladder(asked) : store.friends(asked),
        isDaily && isAll ? store.bots(deal, context.levels) : [],
        isDaily ? store.mean(deal) : null,
      ])
      const hasPlayed = rows.some(({ who }) => who === person?.id)
      const open = isDaily && (hasPlayed || isPast(day))
      const together = await shown([...rows, ...bots], person, open)
      return { day, total, mean, open, rows: together }
    },
  )

  routes.known(
    'GET',
    '/api/daily/:game/:mode/calendar',
    {
      summary: "One's own results of a month",
      tag: 'daily',
      params: d.dealParams,
      query: d.calendarQuery,
      reply: d.calendarBody,
    },
    async ({ params, query, person }) => {
      const { game, mode } = need(params)
      const month = query.month ?? monthOf(today())
      const { first, last } = monthSpan(month)
      const [days, reached] = await Promise.all([
        store.calendar(person.id, game.id, mode.id, first, last),
        store.medals(person.id),
      ])
      const own = reached.find((row) => row.game === game.id && row.mode === mode.id)
      return {
        month,
        days: days.map((row) => ({
          day: row.day,
          points: row.points,
          medal: medalName(row.medal),
          advice: row.advice === 1,
          table: row.table_id,
        })),
        best: own?.best ?? null,
        silver: own?.silver ?? 0,
        gold: own?.gold ?? 0,
      }
    },
  )

  routes.open(
    'GET',
    '/api/daily/:game/:mode/deal',
    {
      summary: 'What was told before a day (the digest) and is told after it (the seed)',
      tag: 'daily',
      params: d.dealParams,
      query: d.dealQuery,
      reply: d.dealBody,
    },
    async ({ params, query }) => {
      const course = need(params)
      // Tomorrow's digest is told today, so that nobody can deal anew in the night.
      const day = query.day === dayAfter(today()) ? query.day : needDay(query.day)
      return {
        day,
        commitment: deals.commitmentOf(course, day),
        seed: isPast(day) ? deals.seedOf(course, day) : null,
      }
    },
  )
}
