/** Moments worth seeing: a new round with the quadrants it clears, and the harvest in its three phases. */

import type { GameEvent, Lang, Sentence, View } from '@dorfplatz/kernel'
import { type Beat, balance, type Ledger, withoutSeat } from '@dorfplatz/ui'
import type { HallertauEvent } from '../rules/events.ts'
import { ROUNDS } from '../rules/facts.ts'
import type { HallertauView } from '../rules/view.ts'
import { eventText } from '../text/events.ts'
import { counted, eventOf, speechOf } from './log.ts'
import { wordsOf } from './words.ts'

/** Fallow fields, harvest, milking. */
const FIRST = 6
const STEPS = ['field', 'harvest', 'milk'] as const

/** What the viewer came to in each phase; for onlookers, everybody. The phase of events before the first is not known. */
function byPhase(list: readonly HallertauEvent[], view: View<HallertauView>): ReadonlyMap<number, Ledger> {
  const sums = new Map<number, Ledger>()
  let sum: Ledger = new Map()
  for (const e of list) {
    if (e.kind === 'phase') {
      sum = new Map()
      sums.set(e.phase, sum)
    } else if ('seat' in e && (view.as === 'spectator' || e.seat === view.as)) counted(sum, e)
  }
  return sums
}

export function beats(events: readonly GameEvent[], view: View<HallertauView>, lang: Lang): readonly Beat[] {
  const list = events.map(eventOf)
  const s = speechOf(lang)
  const w = wordsOf(lang)
  const sums = byPhase(list, view)
  const cleared = list.find(({ kind }) => kind === 'quadrants')
  return list.flatMap((e): Beat[] => {
    if (e.kind === 'round') {
      const told: Sentence = cleared === undefined ? [] : withoutSeat(eventText(s, cleared))
      return [{ key: `round ${e.round}`, icon: 'boardi', title: `${w.round} ${e.round} ${w.of} ${ROUNDS}`, told }]
    }
    if (e.kind !== 'phase' || STEPS[e.phase - FIRST] === undefined) return []
    const gains = balance(sums.get(e.phase) ?? new Map(), (good, n) => s.good(good, n))
    // What is asked about first is not known yet.
    const asked = view.table.phase === e.phase
    const told: Sentence = gains.length > 0 || asked ? gains : [w.nothing]
    const of = { icons: STEPS, at: e.phase - FIRST }
    return [{ key: `phase ${e.round} ${e.phase}`, icon: 'harvest', title: s.w.phases[e.phase] ?? '', told, of }]
  })
}
