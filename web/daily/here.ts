/** Deals of the day without a server: dealt by a secret of this device, kept with its results on it. */

import { type DailyMode, sha256 } from '@dorfplatz/kernel'
import type { daily } from '@dorfplatz/protocol'
import { featured } from '../app/games.ts'
import { settings } from '../app/settings.ts'
import { myName } from '../link/device/lay.ts'
import { createHere } from '../link/device/offline.ts'
import { hex, kept, LOCAL } from '../link/device/store.ts'
import { text } from '../text/index.ts'
import { endOfToday, monthOf, shiftDay, streakOf, todayHere } from './days.ts'
import { daylock, type KeptAttempt, type KeptDaily, loadDaily, saveDaily } from './kept.ts'
import type { Deal, Source } from './source.ts'

const entries = import.meta.glob<{ daily: readonly DailyMode[] }>('../../{games,examples}/*/entries/daily.ts')

async function modesOf(game: string): Promise<readonly DailyMode[]> {
  const found = Object.entries(entries).find(([path]) => path.endsWith(`/${game}/entries/daily.ts`))
  return found === undefined ? [] : (await found[1]()).daily
}

const isAt =
  ({ game, mode }: Deal, day: string) =>
  (attempt: KeptAttempt): boolean =>
    attempt.game === game && attempt.mode === mode && attempt.day === day

const medalOf = ({ goals }: DailyMode, points: number): daily.Medal =>
  goals.filter(({ from, medal }) => medal !== undefined && points >= from).at(-1)?.medal ?? 'none'

/** Results of tables that have ended since the last look. */
async function settled(): Promise<KeptDaily> {
  const now = loadDaily()
  const attempts = await Promise.all(
    now.attempts.map(async (attempt) => {
      if (attempt.points !== undefined) return attempt
      const points = (await kept(attempt.table).catch(() => null))?.result?.scores[0]?.total
      return points === undefined ? attempt : { ...attempt, points }
    }),
  )
  return saveDaily({ ...now, attempts })
}

const seedOf = ({ secret }: KeptDaily, { game, mode }: Deal, day: string): string =>
  sha256(JSON.stringify([secret, day, game, mode]))

export const fromDevice: Source = {
  here: true,
  today: async () => {
    const now = new Date()
    const day = todayHere(now)
    const store = await settled()
    const titles = await Promise.all(
      featured.map(async ({ id, name }) => ({
        game: id,
        name: { ...name },
        modes: (await modesOf(id)).map((mode): daily.DealtMode => {
          const deal = { game: id, mode: mode.id }
          const mine = store.attempts.find(isAt(deal, day))
          return {
            id: mode.id,
            name: { ...mode.name },
            goals: mode.goals.map(({ from, medal }) => ({ from, title: { en: '', de: '' }, medal: medal ?? null })),
            commitment: sha256(seedOf(store, deal, day)),
            tomorrow: sha256(seedOf(store, deal, shiftDay(day, 1))),
            state: mine === undefined ? 'open' : mine.points === undefined ? 'running' : 'done',
            table: mine?.table ?? null,
            points: mine?.points ?? null,
          }
        }),
      })),
    )
    const played = new Set(store.attempts.filter(({ points }) => points !== undefined).map((attempt) => attempt.day))
    return {
      day,
      number: 0,
      endsAt: endOfToday(now),
      titles: titles.filter(({ modes }) => modes.length > 0),
      streak: { ...streakOf(played, day) },
    }
  },
  begin: (deal, day) =>
    daylock(async () => {
      const store = loadDaily()
      const known = store.attempts.find(isAt(deal, day))
      if (known !== undefined) return known.table
      const mode = (await modesOf(deal.game)).find(({ id }) => id === deal.mode)
      if (mode === undefined) throw new Error(`no deal ${deal.game} ${deal.mode}`)
      const id = `${LOCAL}${hex(6)}`
      const { colour } = settings()
      const refused = await createHere({
        id,
        game: deal.game,
        options: mode.options,
        seats: [{ kind: 'me', name: myName(), ...(colour === null ? {} : { colour }) }],
        seed: seedOf(store, deal, day),
      })
      if (refused !== null) throw new Error(text().create.unavailable)
      saveDaily({ ...store, attempts: [...store.attempts, { ...deal, day, table: id }] })
      return id
    }),
  ladder: async (deal) => {
    const store = await settled()
    const day = todayHere(new Date())
    const mode = (await modesOf(deal.game)).find(({ id }) => id === deal.mode)
    const mine = store.attempts.find(isAt(deal, day))
    const rows: daily.LadderRow[] =
      mine?.points === undefined || mode === undefined
        ? []
        : [
            {
              place: 1,
              name: myName(),
              level: null,
              mine: true,
              points: mine.points,
              days: 1,
              medal: medalOf(mode, mine.points),
              advice: mine.advice === true,
              ms: 0,
              replay: { table: mine.table, invite: null },
            },
          ]
    return { day, total: rows.length, mean: null, rows, open: rows.length > 0 }
  },
  calendar: async (deal, month) => {
    const store = await settled()
    const mode = (await modesOf(deal.game)).find(({ id }) => id === deal.mode)
    const all = store.attempts.flatMap(({ points, ...attempt }) =>
      points === undefined || mode === undefined || attempt.game !== deal.game || attempt.mode !== deal.mode
        ? []
        : [
            {
              day: attempt.day,
              points,
              medal: medalOf(mode, points),
              advice: attempt.advice === true,
              table: attempt.table,
            },
          ],
    )
    const count = (medal: daily.Medal): number => all.filter((one) => one.medal === medal).length
    return {
      month,
      days: all.filter(({ day }) => monthOf(day) === month),
      best: all.length === 0 ? null : Math.max(...all.map(({ points }) => points)),
      silver: count('silver'),
      gold: count('gold'),
    }
  },
}
