/** The rule behind each kind of event, so that the log can lead into the rulebook. */

import type { GameEvent, RuleId } from '@dorfplatz/kernel'
import { SPACES } from '../rules/work/spaces.ts'

const CITES: { readonly [kind: string]: RuleId } = {
  round: 'A-ROUND-02',
  took: 'A-WORK-07',
  starter: 'A-WORK-11',
  exchange: 'A-BAKE-09',
  room: 'A-BUILD-01',
  stable: 'A-STABLE-02',
  renovated: 'A-RENOVATE-01',
  fences: 'A-FENCE-03',
  plowed: 'A-PLOW-01',
  sown: 'A-SOW-01',
  harvest: 'A-HARVEST-01',
  harvested: 'A-HARVEST-FIELD-01',
  baked: 'A-BAKE-02',
  kept: 'A-ANIMAL-07',
  bred: 'A-HARVEST-BREED-01',
  fed: 'A-HARVEST-FEED-01',
  born: 'A-FAMILY-01',
  played: 'A-WORK-16',
  passed: 'A-MINOR-06',
  laid: 'A-CARDS-20',
  delivered: 'A-CARDS-21',
  left: 'A-WORK-07',
  released: 'A-TERM-18',
  handedBack: 'A-TERM-18',
  traded: 'A-VARIANT-01',
  drew: 'A-VARIANT-01',
  drafted: 'A-DRAFT-01',
  setAside: 'A-DRAFT-03',
  careful: 'A-HARVEST-FEED-07',
  end: 'A-SCORE-01',
}

export function cites(event: GameEvent): RuleId | null {
  if (event.kind === 'placed') return SPACES[Number(event.space)]?.rule ?? null
  return CITES[event.kind] ?? null
}
