/** Where a small question is asked: beside the space whose action it belongs to. */

import type { Answer, View } from '@dorfplatz/kernel'
import { SPACES } from '../rules/facts.ts'
import type { HallertauView } from '../rules/view.ts'
import { typed } from './picked.ts'

/** Questions that a space asks and no board answers. */
const ASKED: readonly string[] = ['choose', 'exchange', 'crops', 'take', 'fieldsBySum']

const selectorOf = (space: string): string => `.h-space.a-${space}`

export function placeOf(view: View<HallertauView>, staged: readonly Answer[]): string | null {
  const [first] = view.decisions
  if (first === undefined || !ASKED.includes(first.kind)) return null
  const decision = typed(first)
  // What is told which space it comes from knows its place, also after a reload.
  if ((decision.kind === 'choose' || decision.kind === 'exchange') && decision.args.source !== '') {
    const space = SPACES[Number(decision.args.source.split(':')[1])]
    if (decision.args.source.startsWith('space:')) return space === undefined ? null : selectorOf(space)
    // What a card asks is asked beside the card, which lies in play by then.
    const card = /^\d+$/.exec(decision.args.source)
    return card === null ? null : `.r-rack [data-piece="card:${card[0].padStart(3, '0')}"]`
  }
  const placed = staged.map(({ choice }) => choice).findLast((c) => typeof c === 'object' && c !== null && 'space' in c)
  if (typeof placed !== 'object' || placed === null || !('space' in placed)) return null
  return typeof placed.space === 'string' ? selectorOf(placed.space) : null
}
