/** The club's finished games and closed days as a feed: only people who let everybody look are named. */

import type { Game, Lang } from '@dorfplatz/kernel'
import { dayAfter, dayBefore } from '../daily/days.ts'
import type { Daily } from '../daily/index.ts'
import type { Games } from '../play/games.ts'
import { digest } from '../secrets.ts'
import type { Clubhouse, FinishedTable } from '../storage/clubhouse.ts'
import type { ResultRow, ResultStore } from '../storage/results.ts'
import type { FeedItem } from './feed.ts'
import { type ClubWords, clubWords } from './words.ts'

const PAST_DAYS = 3
const TOP = 3

export interface Told {
  readonly games: Games
  readonly house: Clubhouse
  readonly results: ResultStore
  readonly daily: Daily
  /** The newest finished tables that anybody may hear of. */
  finished(): Promise<readonly FinishedTable[]>
  now(): number
}

const nameIn = (games: Games, game: string, lang: Lang): string =>
  games.list.find(({ id }) => id === game)?.text[lang].name ?? game

/** Without the table's own name: who hears of a game need not find its table. */
const idOf = (what: string): string => `tag:dorfplatz,2026:${digest(what).slice(0, 24)}`

function tableItem(rows: readonly ResultRow[], open: ReadonlySet<string>, game: string, t: ClubWords) {
  const called = ({ person, bot, name }: ResultRow): string =>
    person === null ? (bot === null ? t.somebody : t.bot(name)) : open.has(person) ? name : t.somebody
  const ranked = rows.toSorted((a, b) => a.place - b.place || a.seat - b.seat)
  const winners = ranked.filter(({ place }) => place === 1)
  const names = winners.map(called).join(t.and)
  const [only] = ranked
  const title =
    ranked.length === 1 && only !== undefined
      ? t.alone(game, called(only), t.points(only.score))
      : winners.length === 1
        ? t.won(game, names)
        : t.shared(game, names)
  return { title, lines: ranked.map((row) => t.line(row.place, called(row), t.points(row.score))) }
}

async function tableItems(told: Told, lang: Lang, base: string): Promise<FeedItem[]> {
  const { games, house, results } = told
  const found = await told.finished()
  const lines = Map.groupBy(await results.at(found.map(({ table }) => table)), ({ table }) => table)
  const open = await house.open([...lines.values()].flat().flatMap(({ person }) => (person === null ? [] : [person])))
  return found.flatMap(({ table, at, visibility }) => {
    const rows = lines.get(table) ?? []
    const [first] = rows
    if (first === undefined) return []
    const link = visibility === 'public' ? `${base}/replay/${table}` : `${base}/club`
    return [
      {
        id: idOf(`table ${table}`),
        at,
        link,
        ...tableItem(rows, open, nameIn(games, first.game, lang), clubWords[lang]),
      },
    ]
  })
}

async function dayItem(
  told: Told,
  lang: Lang,
  base: string,
  game: Game,
  mode: string,
  day: string,
): Promise<FeedItem[]> {
  const { daily, house } = told
  const t = clubWords[lang]
  const course = daily.deals.find(game.id, mode)
  if (course === null) return []
  const deal = { day, game: game.id, mode }
  const { total, rows } = await daily.store.ladder({ deal, span: 'day', me: null, top: TOP, around: 0 })
  const open = await house.open(rows.map(({ who }) => who))
  if (open.size === 0) return []
  const date = new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(day))
  return [
    {
      id: idOf(`day ${day} ${game.id} ${mode}`),
      at: daily.calendar.startOf(dayAfter(day)),
      link: `${base}/daily?game=${encodeURIComponent(game.id)}&mode=${encodeURIComponent(mode)}`,
      title: t.deal(game.text[lang].name, course.mode.name[lang], date),
      lines: [
        ...rows.map(({ who, name, place, points }) =>
          t.line(place, open.has(who) && name !== null ? name : t.somebody, t.points(points)),
        ),
        t.finished(total),
      ],
    },
  ]
}

/** Newest first. Deals of a day are told when it is over. */
export async function itemsOf(told: Told, lang: Lang, base: string): Promise<FeedItem[]> {
  const today = told.daily.calendar.dayOf(told.now())
  const days = Array.from({ length: PAST_DAYS }, (_, i) => dayBefore(today, i + 1))
  const found = await Promise.all([
    tableItems(told, lang, base),
    ...days.flatMap((day) =>
      told.daily.deals.courses.map(({ game, mode }) => dayItem(told, lang, base, game, mode.id, day)),
    ),
  ])
  return found.flat().sort((a, b) => b.at - a.at)
}
