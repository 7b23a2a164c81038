/** The Marriage board as everybody sees it: nothing on it is hidden. */

import type { Frame as AnyFrame, AskedFrame } from '@dorfplatz/kernel'
import type { M } from '../../rules/state.ts'
import { bridesLeft, bridesOut, mine } from './couples.ts'
import type { HouseFrame, MarriageView } from './types.ts'

const isAsked = (frame: AnyFrame): frame is AskedFrame => frame.op === 'asked'
const isHouse = (frame: AnyFrame): frame is HouseFrame => frame.op === 'house'

/** How far a running wedding has come: it lies among what is going on. */
function running(m: M): MarriageView['wedding'] {
  const top = m.flow.at(-1)
  const frame = top === undefined || !isAsked(top) ? top : top.question
  if (frame !== undefined && isHouse(frame)) return { step: 'house', couples: frame.couples, houses: frame.houses }
  if (m.flow.some(({ op }) => op === 'goHome')) return { step: 'moving', couples: [], houses: [] }
  if (frame?.op === 'favour') return { step: 'favour', couples: [], houses: [] }
  return m.flow.some(({ op }) => op === 'favours') ? { step: 'home', couples: [], houses: [] } : null
}

export function marriageView(m: M): MarriageView {
  const s = m.state
  return { side: mine.of(s).side, brides: bridesLeft(s), ...bridesOut(s), wedding: running(m) }
}
