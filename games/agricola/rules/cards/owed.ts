/** Goods just taken that somebody may still buy: the seller spends none of them before (A-OCCARD-G18). */

import { type Frame, isAsked, type Json, type Match } from '@dorfplatz/kernel'
import { EVENT } from '../../cards/moments.ts'
import { CARDS } from '../../cards/registry.ts'
import { POWER, type State } from '../state.ts'

/** Somebody may still buy what the seat has just taken: until then nothing of it is spent (A-OCCARD-G18). */
export function owesGoods(m: Match<State>, seat: number): boolean {
  if (m.seats < 3 || !m.state.players.some((p) => (p.powers & (POWER.buys | POWER.sells)) !== 0)) return false
  return m.flow.some((frame) => owedIn(isAsked(frame) ? frame.question : frame, m.state.event, seat))
}

/** Whether a frame is a sale by this seat, or may become one. */
function owedIn(frame: Frame, running: readonly number[], seat: number): boolean {
  const { op, event, card, list, effect } = frame as Frame & {
    readonly event?: readonly number[]
    readonly card?: number
    readonly list?: readonly { readonly source: string }[]
    readonly effect?: Json
  }
  const actor = event?.[EVENT.actor] ?? running[EVENT.actor]
  switch (op) {
    case 'handOver':
      return frame.seat === seat
    case 'react':
      return actor === seat && frame.seat !== seat && BUYERS.has(card ?? 0)
    case 'reactions':
      return actor === seat && list?.some(({ source }) => BUYERS.has(Number(source.split('.')[0]))) === true
    case 'effect':
    case 'mayEffect':
      return actor === seat && frame.seat !== seat && JSON.stringify(effect).includes('"do":"buy"')
    default:
      return false
  }
}

/** Cards that buy what others take. */
const BUYERS = new Set(CARDS.filter(({ on = [] }) => JSON.stringify(on).includes('"do":"buy"')).map(({ no }) => no))
