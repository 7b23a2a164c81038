/** What can be done on the Community Center board now, by building and by boulder, read off the view's options. */

import type { Answer, Decision, Json } from '@dorfplatz/kernel'
import { CRAFT_GOODS, CRAFTS, LAST_SPACE } from '../rules/facts.ts'
import type { Option, SeatProps } from './props.ts'

export const DONE = 0

/** Questions that are answered on this board. */
const KINDS = ['progress', 'freeAdvance', 'moveBoulders']

/** The craft building an answer advances, and what it pays: digits of its goods, or a jewelry. */
export function read(choice: unknown): { craft: number; amounts: readonly number[] | null } | null {
  if (typeof choice !== 'number' || choice <= 0) return null
  const digits = [...String(choice)].map(Number)
  const craft = (digits[0] ?? 1) - 1
  return digits.length === 2 ? { craft, amounts: null } : { craft, amounts: digits.slice(1) }
}

/** Goods an answer pays; a jewelry is kept for last. */
function priceOf(option: Option): number {
  return read(option.answer.choice)?.amounts?.reduce((a, b) => a + b, 0) ?? Number.POSITIVE_INFINITY
}

/** The ways to advance a building, the fewest goods first. */
export function waysOf(options: readonly Option[], craft: number): readonly Option[] {
  return options
    .filter((o) => read(o.answer.choice)?.craft === craft)
    .toSorted((a, b) => (priceOf(a) < priceOf(b) ? -1 : priceOf(a) > priceOf(b) ? 1 : 0))
}

/** The full price in the building's first good: an answer to ask about where nothing can be paid. */
export function fullPrice(craft: number, round: number): number {
  const goods = CRAFT_GOODS[craft]?.length ?? 1
  return Number(`${craft + 1}${round}${'0'.repeat(goods - 1)}`)
}

/** A building or a boulder: what may be done with it, or the answer to ask about why nothing may. */
export interface Highlight {
  readonly ways: readonly Option[]
  readonly why: Answer | null
}

export interface Highlights {
  readonly decision: Decision
  /** By building; null where the question is not about buildings. */
  readonly crafts: readonly Highlight[] | null
  /** By boulder, in the order of the view; null where the question is not about boulders. */
  readonly boulders: readonly Highlight[] | null
}

/** Whether a choice of the question at hand moves this boulder. */
const moves = (kind: string, choice: Json, boulder: number): boolean =>
  kind === 'progress' ? choice === -1 - boulder : choice === boulder

/** The question a seat's own board is asked, and where its answers lie; null while there is none. */
export function highlightsOf(props: Pick<SeatProps, 'view' | 'me' | 'seat' | 'options'>): Highlights | null {
  const own = props.view.table.seats[props.seat]
  if (props.me !== props.seat || own === undefined) return null
  const decision = props.view.decisions.find((d) => KINDS.includes(d.kind))
  if (decision === undefined) return null
  const { kind, id } = decision
  const options = props.options.filter((o) => o.decision?.id === id)
  const choices = decision.choices ?? []
  const crafts = CRAFTS.map((_, craft): Highlight => {
    const free = kind === 'freeAdvance'
    // What waits for confirmation is all there is to press: nobody asks why the others are not.
    const possible = choices.some((choice) => (free ? choice === craft : read(choice)?.craft === craft))
    return {
      ways: free ? options.filter((o) => o.answer.choice === craft) : waysOf(options, craft),
      why: possible ? null : { to: id, choice: free ? craft : fullPrice(craft, props.view.table.round) },
    }
  })
  const boulders = own.boulders.map((place, boulder): Highlight => {
    const possible = place > LAST_SPACE || choices.some((choice) => moves(kind, choice, boulder))
    return {
      ways: options.filter((o) => moves(kind, o.answer.choice, boulder)),
      why: possible ? null : { to: id, choice: kind === 'progress' ? -1 - boulder : boulder },
    }
  })
  return {
    decision,
    crafts: kind === 'moveBoulders' ? null : crafts,
    boulders: kind === 'freeAdvance' ? null : boulders,
  }
}
