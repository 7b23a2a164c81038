/** Numbers of the box as the rules of the expansions print them, in the words of either language. */

import { type Lang, listOf, toText } from '@dorfplatz/kernel'
import { type Box, STONE_COLOURS } from '../cards/box.ts'
import type { Phrases } from '../text/en.ts'
import { amountsOf } from '../text/parts.ts'
import { range } from '../text/rules/figures.ts'
import { GOALS } from './goals/cards.ts'
import { needText } from './goals/text/compose.ts'
import { personIn } from './inn/person.ts'
import type { House } from './marriage/board.ts'
import { people } from './people.ts'

/** "1, 2 and 3". */
export const listed = (lang: Lang, kind: 'and' | 'or', items: readonly (string | number)[]): string =>
  toText(
    listOf(
      lang,
      kind,
      items.map((item) => [String(item)]),
    ),
  )

/** What captains ask to be hired, from the cheapest, and how many ask it. */
export function hires({ captains }: Box): readonly { readonly coins: number; readonly n: number }[] {
  const by = Map.groupBy(captains, ({ hire }) => hire)
  return [...by].map(([coins, { length }]) => ({ coins, n: length })).toSorted((a, b) => a.coins - b.coins)
}

/** The colors of the die from the highest rank they call. */
export const dieRanks = ({ dieRank }: Box) =>
  STONE_COLOURS.map((colour) => ({ colour, rank: dieRank[colour] })).toSorted((a, b) => a.rank - b.rank)

/** The colors of the die that send a couple to a building. */
export const dieHouses = ({ dieHouse }: Box, house: House) =>
  STONE_COLOURS.filter((colour) => dieHouse[colour] === house)

/** Turns that an expansion adds for each player, by its setup cards. */
export function addedTurns({ setupCards }: Box, expansion: 'inn' | 'port' | 'marriage'): string {
  const stones = (combination: string, players: number): number =>
    Object.values(setupCards[combination]?.[players]?.spaces ?? {}).reduce((sum, n) => sum + n, 0)
  return range([2, 3, 4, 5].map((players) => Math.floor((stones(expansion, players) - stones('', players)) / players)))
}

/** Every price of a person card, coins first, then from the cheapest. */
export function personPrices(w: Phrases): readonly string[] {
  const prices = new Map(people.map((one) => [JSON.stringify(personIn(w.box, one).cost), personIn(w.box, one).cost]))
  return [...prices.values()]
    .toSorted((a, b) => (b.coin ?? 0) - (a.coin ?? 0) || (a.beer ?? 0) - (b.beer ?? 0))
    .map((cost) => toText(w.list(amountsOf(cost))))
}

/** What a goal asks for. */
export function asksFor(w: Phrases, id: string): string {
  const goal = GOALS.find((one) => one.id === id)
  const needs = goal === undefined ? [] : (w.box.needs[id] ?? goal.needs.value)
  return toText(
    listOf(
      w.lang,
      'and',
      needs.map((need) => needText(w.more.goals, w, need)),
    ),
  )
}
