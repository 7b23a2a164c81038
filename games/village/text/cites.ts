/** The rule behind each kind of event, so that the chronicle can lead into the rulebook. */

import type { RuleId } from '@dorfplatz/kernel'
import type { VillageEvent } from '../rules/events.ts'

const CITES: { readonly [kind in VillageEvent['kind']]?: RuleId } = {
  round: 'V-ROUND-01',
  takes: 'V-ROUND-12',
  declines: 'V-ROUND-15',
  idle: 'V-ROUND-16',
  well: 'V-WELL-01',
  harvest: 'V-HARVEST-02',
  birth: 'V-FAMILY-01',
  home: 'V-FAMILY-02',
  trained: 'V-CRAFT-03',
  made: 'V-CRAFT-01',
  mill: 'V-CRAFT-14',
  marketDay: 'V-MARKET-01',
  passes: 'V-MARKET-06',
  serves: 'V-MARKET-04',
  marketCloses: 'V-MARKET-14',
  council: 'V-COUNCIL-01',
  marker: 'V-COUNCIL-07',
  stones: 'V-COUNCIL-08',
  takesGood: 'V-COUNCIL-10',
  fame: 'V-SCORE-01',
  journey: 'V-TRAVEL-05',
  castle: 'V-TRAVEL-09',
  novice: 'V-CHURCH-01',
  quill: 'V-TIME-03',
  dies: 'V-DEATH-01',
  spared: 'V-DEATH-06',
  endBegins: 'V-END-01',
  lastTurns: 'V-END-03',
  mass: 'V-MASS-01',
  picked: 'V-MASS-02',
  drawn: 'V-MASS-04',
  climbs: 'V-MASS-07',
  majority: 'V-MASS-12',
  connyTakes: 'V-SOLO-22',
  die: 'V-SOLO-30',
  fate: 'V-SOLO-43',
  connyServes: 'V-SOLO-62',
  connyChurch: 'V-SOLO-67',
  over: 'V-SCORE-09',
}

export function cites(event: VillageEvent): RuleId | null {
  return CITES[event.kind] ?? null
}
