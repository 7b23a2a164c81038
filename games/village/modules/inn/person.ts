/** A person card as data: what it costs, when it may be played, and what it does or scores. */

import type { Effect, Meanings, RuleId } from '@dorfplatz/kernel'
import type { Box } from '../../cards/box.ts'
import { type Reader, readerOf } from '../../cards/corrections.ts'
import type { Origin } from '../../cards/fact.ts'
import type { Influence } from '../../rules/codes.ts'
import type { Frame } from '../../rules/frames.ts'
import type { WindowName } from '../../rules/modules/module.ts'
import type { State } from '../../rules/state.ts'

/**
 * When a card with a full inkwell is played: at any time of the own turn, a market day or a mass (VI-45), the same but
 * never on a market day, instead of a stone, with the travel action, or in a window. Empty inkwells count at the end,
 * the Pickpocket's last of all.
 */
export type PersonMoment =
  | 'any'
  | 'anyButMarket'
  | 'turn'
  | 'travel'
  | 'scoring'
  | 'last'
  | Extract<
      WindowName,
      'marketBegins' | 'marketEnds' | 'massBegins' | 'death' | 'mill' | 'turnEnds' | 'hire' | 'hired' | 'load' | 'sail'
    >

/** Words of their own, besides gaining goods and points and choosing between them. */
export type PersonWord =
  | { readonly do: 'toTop' }
  | { readonly do: 'castleMarker' }
  | { readonly do: 'search' }
  | { readonly do: 'fillBarn' }
  | { readonly do: 'setClock' }
  | { readonly do: 'privileges'; readonly n: number }
  | { readonly do: 'asFamily' }
  | { readonly do: 'takeCustomer' }
  | { readonly do: 'besideChronicle' }
  | { readonly do: 'moreAction' }
  | { readonly do: 'anyAction' }
  | { readonly do: 'serveQueue' }
  | { readonly do: 'millCoins'; readonly n: number }
  | { readonly do: 'chooseFigures' }
  | { readonly do: 'freeRoad' }
  | { readonly do: 'admiral' }
  | { readonly do: 'cartographer' }
  | { readonly do: 'quartermaster' }
  | { readonly do: 'helmsman' }
  | { readonly do: 'ceremony' }
  | { readonly do: 'anyStones'; readonly n: number }
  | { readonly do: 'rollStones'; readonly n: number }

export type PersonEffect = Effect<PersonWord>
/** What modules do with the words their cards bring. */
export type PersonWords = Meanings<State, PersonWord, Frame>

/** What a kept card is worth at the end. */
export type PersonScore =
  | { readonly per: 'grain' | 'redFlag' | 'living'; readonly points: number; readonly most?: number }
  | { readonly perKind: readonly string[]; readonly points: number }
  /** Stones of a colour that are left, by their number; more than the table knows are worth nothing. */
  | { readonly left: Influence; readonly table: readonly number[] }
  /** Replaces the table of a score line; the last entry also stands for more. */
  | { readonly replaces: 'chronicle' | 'travel'; readonly table: readonly number[] }
  | { readonly lastOfAll: number; readonly otherwise: number }

export interface Person {
  readonly id: string
  /** The rules of the card are `rule-1`, `rule-2` … */
  readonly rule: string
  readonly cost: { readonly coin?: number; readonly beer?: number }
  readonly costOrigin: Origin
  readonly when: PersonMoment
  /** Full inkwell. */
  readonly effect?: PersonEffect
  /** Empty inkwell. */
  readonly score?: PersonScore
  /** The table of the score is our reconstruction. */
  readonly reconstructed?: true
}

const COSTS = ['coin-1', 'beer-1', 'beer-2', 'beer-3', 'beer-4'] as const

/** What we had to reconstruct of a card, read field by field: its price, and the table of its points. */
export function readPerson(of: Reader, person: Person): Person {
  const { id, cost, costOrigin, score } = person
  const priced = costOrigin === 'rulebook' ? cost : readCost(of, id, cost)
  if (person.reconstructed !== true || score === undefined || !('table' in score)) return { ...person, cost: priced }
  const table = score.table.map((n, i) => (i === 0 ? n : of.number(`person.${id}/${i}`, n, 0, 30)))
  return { ...person, cost: priced, score: { ...score, table } }
}

function readCost(of: Reader, id: string, cost: Person['cost']): Person['cost'] {
  const standard = COSTS.find((word) => word === Object.entries(cost).flat().join('-')) ?? 'coin-1'
  const [thing = 'coin', n = '1'] = of.choice(`person.${id}/cost`, standard, COSTS).split('-')
  return { [thing]: Number(n) }
}

/** A card as a table's box has it. */
export function personIn({ corrections }: Box, person: Person): Person {
  const touched = Object.keys(corrections).some((field) => field.startsWith(`person.${person.id}/`))
  return touched ? readPerson(readerOf(corrections), person) : person
}

export const ruleOf = (person: Person): RuleId => `${person.rule}-1`
