/** Of a card with several steps: the one that an option plays, and the furthest that its reader has come to. */

import type { Option } from '@dorfplatz/ui'
import { CARDS } from '../cards/index.ts'
import { tiersOf } from '../rules/card.ts'
import { field } from '../rules/field.ts'
import { optionOpen } from '../rules/playable.ts'
import { newPlayer, type Player, type State } from '../rules/state.ts'
import type { HallertauView, SeatView } from '../rules/view.ts'
import { cardOf, picked, unasked } from './picked.ts'
import type { Props } from './props.ts'

/** The step that an option plays: the only one, unless it names another; null where it plays no card. */
export function rowOf(option: Option | undefined): number | null {
  if (option === undefined) return null
  const free = unasked(option)
  if (free !== null) return 'option' in free ? (free.option ?? 0) : 0
  const c = picked(option)
  if (c?.kind !== 'playCards' && c?.kind !== 'joint') return null
  return typeof c.choice === 'object' && 'option' in c.choice ? (c.choice.option ?? 0) : 0
}

const hasRows = (card: number): boolean => tiersOf(CARDS[card]?.data.then) !== null

/** Of several ways to play a card the furthest step; prices that are alternatives have no order. */
export function furthest(ways: readonly Option[]): Option | undefined {
  const [first] = ways
  if (first === undefined || !hasRows(Number(cardOf(first)))) return first
  return ways.reduce((best, way) => ((rowOf(way) ?? 0) > (rowOf(best) ?? 0) ? way : best), first)
}

const CARDS_ASKED: readonly string[] = ['playCards', 'joint']

/** The furthest step among what may be played now; null where none may. */
function offeredRow({ decisions, anytime }: Pick<Props['view'], 'decisions' | 'anytime'>, card: string): number | null {
  const asked = decisions.filter(({ kind }) => CARDS_ASKED.includes(kind)).flatMap(({ choices }) => choices ?? [])
  const rows = [...asked, ...anytime].flatMap((choice) =>
    typeof choice === 'object' && choice !== null && 'play' in choice && choice.play === card
      ? [Number(choice.option ?? 0)]
      : [],
  )
  return rows.length === 0 ? null : Math.max(...rows)
}

/** A farm as far as it is seen: what has just happened to it is not. */
const farmOf = (own: SeatView): Player => ({
  ...newPlayer(),
  stock: [...own.stock],
  fields: own.fields.map((seen) => (seen === null ? 0 : field(seen.row, seen.good, seen.copies))),
  sheep: [...own.sheep],
  crafts: [...own.crafts],
  center: own.center,
  workers: own.workers,
  hand: [...(own.hand ?? [])],
  played: own.played,
  advances: own.advances,
})

const tableOf = ({ round, phase, first, turnOf, board, cleared, gone }: HallertauView): State => ({
  round,
  phase,
  first,
  turnOf,
  board: [...board],
  cleared,
  decks: [],
  quadrants: [],
  gone,
  players: [],
})

/** The furthest step of a card that its reader may play, or else has the means for; null where there is none. */
export function reachedRow(
  view: Pick<Props['view'], 'table' | 'decisions' | 'anytime'>,
  me: number,
  id: string,
): number | null {
  const number = Number(id)
  const card = CARDS[number]
  const own = view.table.seats[me]
  if (card === undefined || own === undefined || !hasRows(number)) return null
  const offered = offeredRow(view, id)
  if (offered !== null) return offered
  const [farm, table] = [farmOf(own), tableOf(view.table)]
  const row = card.options.findLastIndex((option) => optionOpen(farm, table, option))
  return row < 0 ? null : row
}
