/** What can be done on the Community Center board now, by building and by boulder, read off the view's options. */

import type { Answer, Decision } from '@dorfplatz/kernel'
import { type Advance, type Boulder, boulderOf } from '../rules/choices.ts'
import { CRAFT_GOODS, CRAFTS, type Craft, LAST_SPACE, THINGS } from '../rules/facts.ts'
import type { HallertauDecision } from '../rules/frames.ts'
import { picked, typed } from './picked.ts'
import type { Option, SeatProps } from './props.ts'

/** The advancement an option makes and what it pays, or null. */
export function advanceIn(option: Option | undefined): Advance | null {
  const c = option === undefined ? null : picked(option)
  return c?.kind === 'progress' && typeof c.choice === 'object' && 'advance' in c.choice ? c.choice : null
}

/** The boulder an option moves, or null. */
export function boulderIn(option: Option): Boulder | null {
  const c = picked(option)
  if (c?.kind !== 'progress' && c?.kind !== 'moveBoulders') return null
  return typeof c.choice === 'object' && 'boulder' in c.choice ? c.choice : null
}

/** Goods an advancement pays; a jewelry is kept for last. */
function priceOf(option: Option): number {
  const pay = advanceIn(option)?.pay
  if (pay === undefined || pay.jewelry !== undefined) return Number.POSITIVE_INFINITY
  return Object.values(pay).reduce((sum, n) => sum + n, 0)
}

/** The ways to advance a building, the fewest goods first. */
export function waysOf(options: readonly Option[], craft: Craft): readonly Option[] {
  return options
    .filter((o) => advanceIn(o)?.advance === craft)
    .toSorted((a, b) => (priceOf(a) < priceOf(b) ? -1 : priceOf(a) > priceOf(b) ? 1 : 0))
}

/** The full price in the building's first good: an answer to ask about where nothing can be paid. */
export function fullPrice(craft: Craft, round: number): Advance {
  const [first = 0] = CRAFT_GOODS[CRAFTS.indexOf(craft)] ?? []
  return { advance: craft, pay: { [THINGS[first] ?? 'clay']: round } }
}

/** A building or a boulder: what may be done with it, or the answer to ask about why nothing may. */
export interface Highlight {
  readonly ways: readonly Option[]
  readonly why: Answer | null
}

export interface Highlights {
  readonly decision: Decision
  /** A card advances a building: nothing is paid. */
  readonly free: boolean
  /** By building; null where the question is not about buildings. */
  readonly crafts: readonly Highlight[] | null
  /** By boulder, in the order of the view; null where the question is not about boulders. */
  readonly boulders: readonly Highlight[] | null
}

/** The question a seat's own board is asked, and where its answers lie; null while there is none. */
export function highlightsOf(props: Pick<SeatProps, 'view' | 'me' | 'seat' | 'options'>): Highlights | null {
  const own = props.view.table.seats[props.seat]
  if (props.me !== props.seat || own === undefined) return null
  for (const decision of props.view.decisions.map(typed)) {
    if (decision.kind !== 'progress' && decision.kind !== 'freeAdvance' && decision.kind !== 'moveBoulders') continue
    const options = props.options.filter((o) => o.decision?.id === decision.id)
    const boulders =
      decision.kind === 'freeAdvance' ? null : own.boulders.map((place, i) => stone(decision, options, place, i))
    const crafts =
      decision.kind === 'moveBoulders'
        ? null
        : CRAFTS.map((craft) => building(decision, options, craft, props.view.table.round))
    return { decision, crafts, boulders, free: decision.kind === 'freeAdvance' }
  }
  return null
}

type Asking = Extract<HallertauDecision, { kind: 'progress' | 'freeAdvance' | 'moveBoulders' }>

/** What waits for confirmation is all there is to press: nobody asks why the others are not. */
function building(decision: Asking, options: readonly Option[], craft: Craft, round: number): Highlight {
  const possible =
    decision.choices?.some((c) => typeof c === 'object' && 'advance' in c && c.advance === craft) === true
  const free = decision.kind === 'freeAdvance'
  const ways = free ? options.filter((o) => freeCraft(o) === craft) : waysOf(options, craft)
  return {
    ways,
    why: possible ? null : { to: decision.id, choice: free ? { advance: craft } : fullPrice(craft, round) },
  }
}

const freeCraft = (option: Option): Craft | null => {
  const c = picked(option)
  return c?.kind === 'freeAdvance' && c.choice !== 'pass' ? c.choice.advance : null
}

function stone(decision: Asking, options: readonly Option[], place: number, index: number): Highlight {
  const choice = boulderOf(index)
  const same = (other: Boulder | null) => other?.boulder === choice.boulder && other.which === choice.which
  const possible =
    place > LAST_SPACE || decision.choices?.some((c) => typeof c === 'object' && 'boulder' in c && same(c)) === true
  return { ways: options.filter((o) => same(boulderIn(o))), why: possible ? null : { to: decision.id, choice } }
}
