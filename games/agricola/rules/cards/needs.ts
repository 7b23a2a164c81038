/** What must be there to play a minor improvement; nothing of it is paid (A-MINOR-02, A-MINOR-03). */

import type { Match } from '@dorfplatz/kernel'
import { tableOf } from '../../cards/ready.ts'
import { cardOf } from '../../cards/registry.ts'
import type { Needs } from '../../cards/standing.ts'
import { CATTLE, SHEEP } from '../goods.ts'
import { animalCount, fieldsWith, occupationsCounted, playerOf } from '../player.ts'
import { GRAIN_CROP, type Player, type State, VEGETABLE_CROP } from '../state.ts'

export type NeedName = keyof Needs

/** How one thing is counted, and whether a number is enough. */
interface Measure {
  own(m: Match<State>, p: Player): number
  enough(own: number, wanted: number): boolean
}

const atLeast = (own: number, wanted: number): boolean => own >= wanted
const atMost = (own: number, wanted: number): boolean => own <= wanted
const counting = (own: (p: Player) => number): Measure => ({ own: (_, p) => own(p), enough: atLeast })

const MEASURES: { readonly [K in NeedName]-?: Measure } = {
  occupations: counting(occupationsCounted),
  maxOccupations: { own: (_, p) => p.occupations.length, enough: atMost },
  improvements: counting((p) => p.improvements.length),
  ovens: counting((p) => p.improvements.filter((no) => cardOf(no).tags.includes('oven')).length),
  grainFields: counting((p) => fieldsWith(p, GRAIN_CROP)),
  vegetableFields: counting((p) => fieldsWith(p, VEGETABLE_CROP)),
  plantedFields: counting((p) => fieldsWith(p, GRAIN_CROP) + fieldsWith(p, VEGETABLE_CROP)),
  animals: counting(animalCount),
  sheep: counting((p) => p.goods[SHEEP] ?? 0),
  cattle: counting((p) => p.goods[CATTLE] ?? 0),
  house: { own: (_, p) => p.house, enough: (own, wanted) => own === wanted },
  latestRound: { own: (m) => m.state.round, enough: atMost },
  anyOtherPlayerOccupationsBelow: { own: fewestOfOthers, enough: (own, below) => own < below },
}

/** The fewest occupations any other player has; alone, one's own. */
function fewestOfOthers(m: Match<State>, p: Player): number {
  const others = m.seats === 1 ? m.state.players : m.state.players.filter((other) => other !== p)
  return Math.min(...others.map(occupationsCounted))
}

export interface Need {
  readonly name: NeedName
  readonly wanted: number
}

const isNeed = (name: string): name is NeedName => name in MEASURES

const NEEDS = tableOf<readonly Need[]>(({ needs }) =>
  needs === undefined
    ? undefined
    : Object.entries(needs).flatMap(([name, wanted]) => (isNeed(name) ? [{ name, wanted: Number(wanted) }] : [])),
)

/** Is what a card asks for there? */
export function meets(m: Match<State>, seat: number, no: number): boolean {
  const needs = NEEDS[no] ?? null
  if (needs === null) return true
  const p = playerOf(m, seat)
  for (let i = 0; i < needs.length; i++) {
    const { name, wanted } = needs[i] as Need
    const measure = MEASURES[name]
    if (!measure.enough(measure.own(m, p), wanted)) return false
  }
  return true
}

/** What is not there: what is wanted, and the player's own number. */
export function unmet(m: Match<State>, seat: number, no: number): readonly (Need & { readonly own: number })[] {
  const p = playerOf(m, seat)
  return (NEEDS[no] ?? []).flatMap((need) => {
    const { own, enough } = MEASURES[need.name]
    const mine = own(m, p)
    return enough(mine, need.wanted) ? [] : [{ ...need, own: mine }]
  })
}
