/** Routes about the club: its page, ratings, feeds, and calendars of one's own deadlines. */

import { timingSafeEqual } from 'node:crypto'
import { clubhouse as c, http } from '@dorfplatz/protocol'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { atomOf, type Feed, type FeedItem, jsonFeedOf } from '../club/feed.ts'
import { calendarOf } from '../club/ical.ts'
import { itemsOf } from '../club/told.ts'
import { clubWords } from '../club/words.ts'
import type { Config } from '../config.ts'
import type { ServerContext } from '../context.ts'
import { dayAfter, dayBefore, monthOf } from '../daily/days.ts'
import type { Daily } from '../daily/index.ts'
import { Fault } from '../fault.ts'
import { limiter } from '../limits.ts'
import type { Identity } from '../people/identity.ts'
import type { Ratings } from '../ratings/index.ts'
import { shownRating } from '../ratings/rate.ts'
import { digest } from '../secrets.ts'
import { openClub } from '../storage/club.ts'
import { type Counted, type FinishedTable, openClubhouse } from '../storage/clubhouse.ts'
import { parse } from '../storage/db.ts'
import type { PersonRow } from '../storage/people.ts'
import { openResultStore } from '../storage/results.ts'
import { networkOf } from './address.ts'
import { langOf } from './lang.ts'
import type { Routes } from './routes.ts'

const CHAMPIONS = 3
const RATED = 10
const OPEN_TABLES = 5
const ACTIVE_DAYS = 28
const KEPT_PER_GAME_MS = 1
/** Readers ask every few minutes at most; so long an answer is kept here, too. */
const FEED_SECONDS = 300
const FEEDS_PER_MINUTE = 60
const TOLD_TABLES = 30
/** What was found is the same for every language and address. */
const FOUND_MS = 60_000
const CALENDAR_SECONDS = 900

export interface ClubRoutes {
  readonly app: FastifyInstance
  readonly context: ServerContext
  readonly routes: Routes
  readonly identity: Identity
  readonly daily: Daily
  readonly ratings: Ratings
}

/** Not everybody can come in: then strangers hear nothing of the club, either. */
const isClosed = ({ SIGN_UP, GUESTS }: Config): boolean => SIGN_UP !== 'open' || !GUESTS

const isSame = (a: string, b: string): boolean => timingSafeEqual(Buffer.from(digest(a)), Buffer.from(digest(b)))

const OK = { ok: true } as const

/** Sends it with what caches need; whoever has it already hears only that. */
function send(request: FastifyRequest, reply: FastifyReply, type: string, body: string, cache: string): FastifyReply {
  const tag = `"${digest(body).slice(0, 32)}"`
  reply.header('cache-control', cache).header('etag', tag).header('vary', 'accept-language, accept-encoding')
  if (request.headers['if-none-match'] === tag) return reply.status(304).send()
  return reply.header('content-type', type).send(body)
}

export function clubRoutes({ app, context, routes, identity, daily, ratings }: ClubRoutes): void {
  const { db, config, games, tables, people } = context
  const { calendar, deals, store } = daily
  const house = openClubhouse(db, tables)
  const results = openResultStore(db)
  let found: { readonly until: number; readonly tables: Promise<readonly FinishedTable[]> } | null = null
  const finished = (): Promise<readonly FinishedTable[]> => {
    if (found !== null && db.now() < found.until) return found.tables
    const read = context.reader.read({ kind: 'finished', limit: TOLD_TABLES })
    const now = { until: db.now() + FOUND_MS, tables: read.then((text) => parse<readonly FinishedTable[]>(text)) }
    found = now
    now.tables.catch(() => {
      if (found === now) found = null
    })
    return now.tables
  }
  const told = { games, house, results, daily, finished, now: () => db.now() }
  const titleOf = (id: string) => {
    const game = games.list.find((one) => one.id === id)
    return { en: game?.text.en.name ?? id, de: game?.text.de.name ?? id }
  }
  /** Grouped by title, in the order of the games. */
  const byGame = <T extends { readonly game: string }, R>(rows: readonly T[], most: number, show: (row: T) => R) =>
    games.list.flatMap(({ id }) => {
      const own = rows.filter(({ game }) => game === id).slice(0, most)
      return own.length === 0 ? [] : [{ game: id, title: titleOf(id), rows: own.map(show) }]
    })

  const championsOfDeals = async (day: string, me: string | null): Promise<c.ClubBody['daily']> => {
    const all = await Promise.all(
      deals.courses.map(async ({ game, mode }) => {
        const deal = { day, game: game.id, mode: mode.id }
        const { rows } = await store.ladder({ deal, span: 'month', me: null, top: CHAMPIONS, around: 0 })
        return {
          game: game.id,
          title: titleOf(game.id),
          mode: { ...mode.name },
          rows: rows.map(({ place, name, who, points, days }) => ({
            ...{ place, name: name ?? '–', mine: who === me, points, days },
          })),
        }
      }),
    )
    return all.filter(({ rows }) => rows.length > 0)
  }

  const daysUntil = (day: string): readonly string[] =>
    Array.from({ length: ACTIVE_DAYS }, (_, i) => dayBefore(day, ACTIVE_DAYS - 1 - i))
  let kept: { readonly day: string; readonly counted: Promise<Counted>; until: number } | null = null
  /** The same for everybody; the more was played, the longer it takes to count, and the longer it is kept. */
  const countFor = (day: string): Promise<Counted> => {
    if (kept !== null && kept.day === day && db.now() < kept.until) return kept.counted
    const asked = {
      kind: 'club',
      wonSince: calendar.startOf(`${monthOf(day)}-01`),
      days: daysUntil(day).map((one) => calendar.startOf(one)),
    } as const
    const counted = context.reader.read(asked).then((text) => parse<Counted>(text))
    const now = { day, counted, until: Number.POSITIVE_INFINITY }
    kept = now
    counted.then(
      ({ activity }) => {
        now.until = db.now() + activity.reduce((sum, { games: n }) => sum + n, 0) * KEPT_PER_GAME_MS
      },
      () => {
        now.until = 0
      },
    )
    return counted
  }

  const activityOf = (day: string, { activity, players }: Counted): c.ClubBody['activity'] => {
    const days = daysUntil(day).map((one, i) => ({
      day: one,
      games: activity.find((counted) => counted.day === i)?.games ?? 0,
    }))
    return { days, games: days.reduce((sum, { games: n }) => sum + n, 0), people: players }
  }

  const upcomingFor = async (person: PersonRow | null, day: string): Promise<c.ClubBody['upcoming']> => {
    const [due, open] = await Promise.all([
      person === null ? [] : house.due(person.id),
      tables.lobby(null, 'open', OPEN_TABLES, 1).then(tables.cards),
    ])
    return {
      dealsAt: calendar.startOf(dayAfter(day)),
      deadlines: due.map(({ table, game, at }) => ({ table, game, title: titleOf(game), at })),
      open: open.map(({ row }) => ({
        table: row.id,
        game: row.game,
        title: titleOf(row.game),
        host: row.seats.find(({ person: who }) => who !== null && who === row.host)?.name ?? '–',
        free: row.seats.filter(({ person: who, bot }) => who === null && bot === null).length,
      })),
    }
  }

  const ratingsFor = async (person: PersonRow | null): Promise<c.ClubBody['ratings']> => {
    const [club, mine] = await Promise.all([
      ratings.store.isOn(),
      person === null ? false : ratings.store.isRated(person.id),
    ])
    const rows = club ? await house.rated(person?.id ?? null) : []
    return {
      club,
      mine,
      titles: byGame(rows, RATED, (row) => ({ ...shownRating(row), name: row.name, mine: row.person === person?.id })),
    }
  }

  const query = async (): Promise<string> => (isClosed(config) ? `?token=${await house.feedToken()}` : '')

  routes.open(
    'GET',
    '/api/club',
    {
      summary: "The club's page: champions of the month, activity, what comes next",
      tag: 'club',
      reply: c.clubBody,
      counted: true,
    },
    async ({ person }) => {
      if (person === null && isClosed(config)) throw new Fault('unauthenticated', 'unauthenticated')
      const day = calendar.dayOf(db.now())
      const month = monthOf(day)
      const me = person?.id ?? null
      const counted = await countFor(day)
      const [champions, winners, upcoming, rated, token, hasCalendar] = await Promise.all([
        championsOfDeals(day, me),
        house.seen(counted.winners, me),
        upcomingFor(person, day),
        ratingsFor(person),
        query(),
        me === null ? false : house.hasCalendar(me),
      ])
      return {
        day,
        month,
        daily: champions,
        tables: byGame(winners, CHAMPIONS, ({ name, person: who, wins, games: n }) => ({
          ...{ name, mine: who === me, wins, games: n },
        })),
        activity: activityOf(day, counted),
        upcoming,
        ratings: rated,
        feeds: { atom: `/api/club/feed.atom${token}`, json: `/api/club/feed.json${token}` },
        calendar: hasCalendar,
        admin: person?.admin ?? false,
      }
    },
  )

  routes.known(
    'POST',
    '/api/me/rating',
    { summary: 'Be shown with a rating, or not', tag: 'club', body: c.ratedBody, reply: c.ratedBody },
    async ({ body, person }) => {
      await ratings.store.setRated(person.id, body.on)
      return { on: body.on }
    },
  )

  routes.own(
    'POST',
    '/api/me/calendar',
    {
      summary: "A new secret address of one's deadlines as a calendar (iCal); the old one ends. It is told only now",
      tag: 'club',
      reply: c.calendarBody,
    },
    async ({ person }) => ({ path: `/api/calendar/${await house.newCalendar(person.id)}` }),
  )
  routes.known(
    'DELETE',
    '/api/me/calendar',
    { summary: "The address of one's deadlines ends", tag: 'club', reply: http.done },
    async ({ person }) => {
      await house.endCalendar(person.id)
      return OK
    },
  )

  routes.known(
    'POST',
    '/api/admin/club',
    {
      summary: 'Ratings for the club, or none; other addresses for its feeds',
      tag: 'admin',
      body: c.clubSettings,
      reply: http.done,
    },
    async ({ body, person, request }) => {
      const asker = await identity.identify(request.headers)
      if (!person.admin || asker?.login.startsWith('account:') !== true) throw new Fault('forbidden', 'forbidden')
      const club = openClub(db)
      if (body.ratings !== undefined) {
        await club.log(person, body.ratings ? 'ratings on' : 'ratings off', '–')
        await ratings.store.setOn(body.ratings)
      }
      if (body.newFeeds === true) {
        await club.log(person, 'new feed addresses', '–')
        await house.renewFeedToken()
      }
      return OK
    },
  )

  const feeds = limiter(FEEDS_PER_MINUTE, 60_000)
  const calendars = limiter(FEEDS_PER_MINUTE, 60_000)
  const keptItems = new Map<string, { readonly until: number; readonly items: readonly FeedItem[] }>()
  const feedItems = async (lang: 'en' | 'de', base: string): Promise<readonly FeedItem[]> => {
    const key = `${lang} ${base}`
    const known = keptItems.get(key)
    if (known !== undefined && known.until > db.now()) return known.items
    // Whoever asks under many names must not fill the memory.
    if (keptItems.size > 10) keptItems.clear()
    const items = await itemsOf(told, lang, base)
    keptItems.set(key, { until: db.now() + FEED_SECONDS * 1000, items })
    return items
  }
  const baseOf = (request: FastifyRequest): string => config.publicUrl ?? `${request.protocol}://${request.host}`

  const feed = (name: 'atom' | 'json', type: string, write: (feed: Feed) => string): void => {
    app.get(
      `/api/club/feed.${name}`,
      {
        schema: {
          summary: `Finished games and days as ${name === 'atom' ? 'Atom' : 'JSON Feed'}; closed servers want a token`,
          tags: ['club'],
          querystring: c.feedQuery,
        },
      },
      async (request, reply) => {
        const { token = '', lang = langOf(request) } = c.feedQuery.parse(request.query)
        feeds.need(networkOf(request.ip))
        const closed = isClosed(config)
        if (closed && !isSame(token, await house.feedToken())) throw new Fault('not-found', 'not-found')
        const base = baseOf(request)
        const text = write({
          title: clubWords[lang].feed,
          lang,
          home: `${base}/club`,
          self: `${base}/api/club/feed.${name}${closed ? `?token=${encodeURIComponent(token)}` : ''}`,
          items: await feedItems(lang, base),
        })
        return send(request, reply, type, text, `${closed ? 'private' : 'public'}, max-age=${FEED_SECONDS}`)
      },
    )
  }
  feed('atom', 'application/atom+xml; charset=utf-8', atomOf)
  feed('json', 'application/feed+json; charset=utf-8', jsonFeedOf)

  app.get(
    '/api/calendar/:secret',
    {
      schema: {
        summary: "One's own deadlines (iCal), by their secret address",
        tags: ['club'],
        params: c.calendarParams,
      },
    },
    async (request, reply) => {
      calendars.need(networkOf(request.ip))
      const id = await house.byCalendar(c.calendarParams.parse(request.params).secret)
      const person = id === null ? null : await people.byId(id)
      if (person === null) throw new Fault('not-found', 'not-found')
      const t = clubWords[person.lang]
      const base = baseOf(request)
      const due = await house.due(person.id)
      const events = due.map(({ table, seat, since, game, at, names }) => ({
        id: digest(`${table} ${seat} ${since}`).slice(0, 24),
        title: t.move(titleOf(game)[person.lang]),
        about: t.others(names.join(', ')),
        link: `${base}/table/${table}`,
        at,
      }))
      // Not the moment of asking: whoever asks again gets the same, and caches know it.
      const stamp = Math.max(0, ...due.map(({ since }) => since))
      const text = calendarOf(t.calendar, events, stamp)
      return send(request, reply, 'text/calendar; charset=utf-8', text, `private, max-age=${CALENDAR_SECONDS}`)
    },
  )
}
