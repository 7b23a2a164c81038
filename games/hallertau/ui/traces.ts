/** Where an event leaves its trace on the drawn boards, and which events are moves of their own. */

import type { GameEvent } from '@dorfplatz/kernel'
import type { HallertauEvent } from '../rules/events.ts'
import { DECKS, SPACES, THINGS } from '../rules/facts.ts'
import { THING_ICONS } from './words.ts'

export const MOVES = ['place', 'exchange', 'play', 'advance', 'boulder']

const space = (n: number): string => `.h-space.a-${SPACES[n] ?? 'none'}`
const card = (n: number): string => `[data-piece="card:${String(n).padStart(3, '0')}"]`

/** What a seat has, in its strip and on its boards. */
export function tracesOf(event: GameEvent): readonly string[] {
  // The client hands over what this game told.
  const e = event as HallertauEvent
  const seat = `seat:${event.seat ?? -1}`
  const own = `:is(.glimpse, .mate):has([data-pile="${seat}"])`
  const good = (icon: string | undefined) => `[data-at="${seat}"][data-of="${icon}"]`
  switch (e.kind) {
    case 'place':
    case 'removeWorkers':
    case 'takeWorkers':
      return [space(e.space)]
    case 'shiftWorkers':
      return [space(e.from), space(e.space)]
    case 'draw':
      return [`[data-at="deck:${DECKS.indexOf(e.deck)}"]`, good('card')]
    case 'exchange':
      return [good('worker'), good('tool')]
    case 'gain':
    case 'pay':
      return [good(THING_ICONS[THINGS.indexOf(e.good)])]
    case 'field':
    case 'sow':
    case 'reap':
    case 'uprooted':
    case 'moveField':
      return [own, `[data-piece="field:${e.seat}:${e.column}"]`]
    case 'lostField':
      return [own, `.fgrid[data-pile="fields:${e.seat}"]`]
    case 'moveSheep':
    case 'sheepBack':
      return [own, `[data-pile="stall:${e.seat}:${e.at}"]`]
    case 'play':
    case 'income':
      return [own, card(e.card)]
    case 'discard':
    case 'boulder':
      return [own]
    case 'advance':
    case 'craftBack':
      return [own, `[data-piece="building:${e.seat}:${e.craft}"]`]
    case 'center':
      return [own, good('centre'), `[data-piece="window:${e.seat}"]`]
    case 'marker':
      return ['[data-piece="first:marker"]']
    default:
      return []
  }
}
