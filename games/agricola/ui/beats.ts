/** Moments worth seeing: a new round with the space it opens, and the harvest in its three steps. */

import { type GameEvent, type Lang, type Sentence, say, type View } from '@dorfplatz/kernel'
import type { Beat, Ledger } from '@dorfplatz/ui'
import type { AgricolaEvent } from '../rules/emit.ts'
import { PHASE } from '../rules/state.ts'
import type { AgricolaView } from '../rules/view.ts'
import type { AgricolaText } from '../text/compose.ts'
import { counted, eventOf, gainsOf } from './log.ts'
import { iconOfSpace } from './prints.ts'
import { saidIn } from './said.ts'

const STEPS = ['field', 'food', 'sheep'] as const

/** What the events of a kind brought the viewer; for onlookers, everybody. */
function summed(list: readonly AgricolaEvent[], kind: AgricolaEvent['kind'], view: View<AgricolaView>): Ledger {
  const sum: Ledger = new Map()
  for (const e of list) {
    if (e.kind === kind && 'seat' in e && (view.as === 'spectator' || e.seat === view.as)) counted(sum, e)
  }
  return sum
}

/** What the viewer's family is still to eat; nothing to be said where it has eaten, or for onlookers. */
function mealOf({ as, table }: View<AgricolaView>, s: ReturnType<typeof saidIn>): string {
  const farm = as === 'spectator' ? undefined : table.farms[as]
  return farm === undefined || table.phase !== PHASE.feeding ? '' : s.mealFor(farm.need, farm.people)
}

export function beats(
  events: readonly GameEvent[],
  view: View<AgricolaView>,
  lang: Lang,
  text: AgricolaText,
): readonly Beat[] {
  const list = events.map(eventOf)
  const s = saidIn(lang)
  const has = (...kinds: readonly AgricolaEvent['kind'][]) => list.some(({ kind }) => kinds.includes(kind))
  const next = list.find((e) => e.kind === 'round')
  const round = next === undefined ? view.table.round : next.round - 1
  const step = (at: number, kind: AgricolaEvent['kind']): Beat => {
    const gains = gainsOf(summed(list, kind, view), text.board)
    const told: Sentence = gains.length > 0 ? gains : [at === 1 ? mealOf(view, s) : s.nothing]
    const key = `harvest ${round} ${at}`
    return { key, icon: 'harvest', title: s.harvestSteps[at] ?? '', told, of: { icons: STEPS, at } }
  }
  const beats: Beat[] = has('harvest') ? [step(0, 'harvested'), step(1, 'fed')] : []
  // Whoever was asked has fed or bred meanwhile: the harvest is over with the next round, or with the game.
  if (has('harvest', 'fed', 'bred') && has('round', 'end')) beats.push(step(2, 'bred'))
  for (const e of list) {
    if (e.kind !== 'round') continue
    const opened = text.board.spaces.title(e.space)
    const icon = iconOfSpace(e.space) ?? 'boardi'
    beats.push({ key: `round ${e.round}`, icon, title: s.roundHead(e.round), told: say(s.opened(opened)) })
  }
  return beats
}
