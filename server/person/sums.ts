/** What is added up from single games: the newest scores of a kind, and the cards that suit somebody. */

import type { person as p } from '@dorfplatz/protocol'
import type { ResultRow } from '../storage/results.ts'

const LAST = 12
const CARDS = 8
/** Played less often, a card says nothing about anybody. */
const OFTEN = 3

export const kindOf = ({ game, seats, mode }: Pick<ResultRow, 'game' | 'seats' | 'mode'>): string =>
  `${game} ${seats} ${mode}`

/** The newest scores of a kind, oldest first; `games` are newest first. */
export const lastOf = (games: readonly ResultRow[], kind: string): number[] =>
  games
    .filter((row) => kindOf(row) === kind)
    .slice(0, LAST)
    .map(({ score }) => score)
    .reverse()

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length

/** Cards played often in games that went better than usual: usual is one's mean in games of the same kind. */
export function cardsOf(games: readonly ResultRow[]): p.CardSum[] {
  const scores = Map.groupBy(games, kindOf)
  const usual = new Map([...scores].map(([kind, rows]) => [kind, mean(rows.map(({ score }) => score))]))
  const played = games.flatMap((row) =>
    row.cards.map((card) => ({ game: row.game, card, gain: row.score - (usual.get(kindOf(row)) ?? row.score) })),
  )
  return [...Map.groupBy(played, ({ game, card }) => `${game} ${card}`).values()]
    .flatMap((plays): p.CardSum[] => {
      const [first] = plays
      if (first === undefined || plays.length < OFTEN) return []
      const { game, card } = first
      return [{ game, card, games: plays.length, gain: mean(plays.map(({ gain }) => gain)) }]
    })
    .filter(({ gain }) => gain > 0)
    .sort((a, b) => b.games * b.gain - a.games * a.gain)
    .slice(0, CARDS)
}
