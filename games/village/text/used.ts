/** What of the box a table uses: rules and cards of expansions that are not in play are left out. */

import type { Options } from '@dorfplatz/kernel'
import { tiles } from '../cards/customers.ts'
import { GOALS } from '../modules/goals/cards.ts'
import { innPersons } from '../modules/inn/persons.ts'
import { marriagePersons } from '../modules/marriage/people.ts'
import { portPersons } from '../modules/port/people.ts'

const EXPANSIONS = ['inn', 'port', 'marriage', 'goals'] as const
/** Expansions in the order in which their texts are listed. */
export const ORDER: readonly Expansion[] = EXPANSIONS
export type Expansion = (typeof EXPANSIONS)[number]
type Has = (expansion: Expansion) => boolean

/** Parts of the box that a table may do without, by their options. */
export const PARTS: readonly string[] = [...EXPANSIONS, 'promos']

export const usesExpansion =
  (options: Options): Has =>
  (expansion) =>
    options[expansion] === true

const promosIn = (options: Options): boolean =>
  Object.entries(options).some(([key, on]) => on === true && key.startsWith('promo'))

const startsOf = (people: readonly { readonly rule: string }[]): readonly string[] =>
  people.map(({ rule }) => `${rule}-`)
const PORT_PEOPLE = startsOf(portPersons)
const MARRIAGE_PEOPLE = startsOf(marriagePersons)

/** Whether a rule can come up at a table. */
export function usesRule(options: Options): (rule: string) => boolean {
  const has = usesExpansion(options)
  const any = EXPANSIONS.some(has)
  return (rule) => {
    if (rule.startsWith('VI-')) return has('inn')
    if (rule.startsWith('VP-')) return has('port')
    if (rule.startsWith('VM-')) return has('marriage')
    if (rule.startsWith('VG-')) return has('goals')
    if (rule.startsWith('VC-')) return any || promosIn(options)
    if (rule.startsWith('V-PROMO-')) return promosIn(options)
    if (!rule.startsWith('VX-')) return true
    if (PORT_PEOPLE.some((person) => rule.startsWith(person))) return has('inn') && has('port')
    if (MARRIAGE_PEOPLE.some((person) => rule.startsWith(person))) return has('inn') && has('marriage')
    return has('inn')
  }
}

/** Whether a card can come up at a table. */
export function usesCard(options: Options): (card: { readonly id: string; readonly deck: string }) => boolean {
  const has = usesExpansion(options)
  return ({ id, deck }) => {
    if (deck === 'captain' || deck === 'chest') return has('port')
    if (deck === 'person') {
      if (!has('inn')) return false
      if (innPersons.some((person) => person.id === id)) return true
      return has(portPersons.some((person) => person.id === id) ? 'port' : 'marriage')
    }
    const goal = GOALS.find((one) => one.id === id)
    if (goal !== undefined)
      return has('goals') && (goal.mark === undefined || has(goal.mark)) && !(goal.without === 'port' && has('port'))
    const tile = tiles.find((one) => one.id === id)
    if (tile?.needs !== undefined && !has(tile.needs)) return false
    return deck !== 'promo' || options.promos === true || options[id] === true
  }
}

/** By the beginning of a fact's row: which expansion it belongs to. */
const FACTS_OF: readonly (readonly [RegExp, Expansion])[] = [
  [/^(lanes|island|captain|burial|chests|promoChest|toolChests)/, 'port'],
  [/^(rank|die)/, 'marriage'],
  [/^goalPoints/, 'goals'],
]

/** Whether a row of the fact sheet can come up at a table. */
export function usesFact(options: Options): (row: string) => boolean {
  const has = usesExpansion(options)
  const combination = (['inn', 'port', 'marriage'] as const).filter(has).join('+')
  const card = usesCard(options)
  return (row) => {
    const [, kind = '', id = ''] = /^([a-z]+)\.(.*)$/i.exec(row) ?? []
    if (kind === 'setup') return id.startsWith(`${combination}.`)
    // With Port the chart stands where the castles stood.
    if (kind === 'castle' || kind === 'path') return !has('port')
    if (kind === 'person') return card({ id, deck: 'person' })
    if (kind === 'tile' || kind === 'goal') return card({ id, deck: id.startsWith('promo') ? 'promo' : kind })
    const of = FACTS_OF.find(([begins]) => begins.test(row))?.[1]
    return of === undefined || has(of)
  }
}
