/** A page as the server tells it, together with the games of this device. */

import type { person as p } from '@dorfplatz/protocol'
import type { DeviceGame } from './device.ts'

const LAST = 12
const RECENT = 8

export const emptyPage = (name: string): p.PersonBody => ({
  person: { id: '', name, since: 0, mine: true },
  shown: null,
  games: 0,
  running: null,
  daily: { longest: 0, silver: 0, gold: 0 },
  kinds: [],
  cards: [],
  recent: [],
  met: [],
  ratings: [],
})

const kindOf = ({ game, seats, mode }: Pick<p.KindSum, 'game' | 'seats' | 'mode'>): string => `${game} ${seats} ${mode}`

/** `games`: of one kind, newest first. */
function sumOf(games: readonly [DeviceGame, ...DeviceGame[]]): p.KindSum {
  const [{ game, seats, mode }] = games
  const scores = games.map(({ score }) => score)
  return {
    game,
    seats,
    mode,
    games: games.length,
    points: scores.reduce((sum, score) => sum + score, 0),
    best: Math.max(...scores),
    won: games.filter(({ place }) => place === 1 && seats > 1).length,
    last: scores.slice(0, LAST).reverse(),
  }
}

function added(a: p.KindSum, b: p.KindSum): p.KindSum {
  return {
    ...a,
    games: a.games + b.games,
    points: a.points + b.points,
    best: Math.max(a.best, b.best),
    won: a.won + b.won,
    last: [...a.last, ...b.last].slice(-LAST),
  }
}

const toRecent = ({ table, game, seats, mode, score, place, endedAt, others }: DeviceGame): p.RecentGame => ({
  table,
  game,
  seats,
  mode,
  daily: null,
  device: true,
  score,
  place,
  left: false,
  endedAt,
  others: [...others],
})

/** `here` are newest first, as the store gives them. */
export function withDevice(page: p.PersonBody, here: readonly DeviceGame[]): p.PersonBody {
  const sums = new Map(page.kinds.map((kind) => [kindOf(kind), kind]))
  for (const [key, [first, ...rest]] of Map.groupBy(here, kindOf)) {
    if (first === undefined) continue
    const sum = sumOf([first, ...rest])
    const known = sums.get(key)
    sums.set(key, known === undefined ? sum : added(known, sum))
  }
  return {
    ...page,
    games: page.games + here.length,
    kinds: [...sums.values()].sort(
      (a, b) => a.game.localeCompare(b.game) || a.seats - b.seats || a.mode.localeCompare(b.mode),
    ),
    recent: [...page.recent, ...here.map(toRecent)].sort((a, b) => b.endedAt - a.endedAt).slice(0, RECENT),
  }
}
