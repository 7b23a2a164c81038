/** The rule behind each kind of event, so that the log can lead into the rulebook. */

import type { RuleId } from '@dorfplatz/kernel'
import type { HallertauEvent } from '../rules/events.ts'
import { ACTION_SPACES } from '../rules/spaces.ts'

const CITES: { readonly [K in HallertauEvent['kind']]?: RuleId } = {
  round: 'H-TURN-01',
  final: 'H-END-02',
  quadrants: 'H-PH1-02',
  workers: 'H-PH2-03',
  sheepLost: 'H-PH2-02',
  exchange: 'H-PH4-13',
  gain: 'H-RES-17',
  moveSheep: 'H-SHEEP-03',
  sheepBack: 'H-SHEEP-06',
  field: 'H-RES-04',
  lostField: 'H-RES-07',
  uprooted: 'H-SPC-516',
  sow: 'H-SOW-01',
  reap: 'H-PH7-01',
  moveField: 'H-PH6-01',
  draw: 'H-RES-01',
  drew: 'H-RES-01',
  newCard: 'H-PH5-01',
  discard: 'H-RES-02',
  marker: 'H-PH4-14',
  play: 'H-ANY-02',
  idle: 'H-CARD-07',
  income: 'H-PH3-02',
  advance: 'H-PH9-01',
  craftBack: 'H-ACT-19',
  center: 'H-CC-04',
  boulder: 'H-PH9-17',
  removeWorkers: 'H-PH4-12',
  takeWorkers: 'H-PH4-12',
  shiftWorkers: 'H-PH4-12',
  careful: 'H-ANY-10',
}

export function cites(event: HallertauEvent): RuleId | null {
  if (event.kind === 'phase') return `H-PH${event.phase}-01`
  if (event.kind === 'place') return ACTION_SPACES[event.space]?.rule ?? null
  return CITES[event.kind] ?? null
}
