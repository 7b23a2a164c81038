/** What is revealed by an answer that cannot be looked at in advance. */

import type { Answer, Lang, View } from '@dorfplatz/kernel'
import { named } from '../rules/asked.ts'
import { PHASE } from '../rules/state.ts'
import type { AgricolaView } from '../rules/view.ts'
import { saidIn } from './said.ts'

/** From here on nothing but the next round is left of this one. */
const LATE = [PHASE.home, PHASE.field, PHASE.feeding, PHASE.breeding]

export function revealed({ table, as }: View<AgricolaView>, { choice }: Answer, lang: Lang): string | null {
  const s = saidIn(lang)
  if (named(choice, 'take') !== null) return s.packetsGoOn
  const home = table.farms.reduce((n, farm) => n + farm.home, 0)
  const mine = as === 'spectator' ? 0 : (table.farms[as]?.home ?? 0)
  // The last person of the round, whoever else is asked about it.
  const last = table.phase === PHASE.work && home <= 1 && home === mine
  return last || LATE.some((phase) => phase === table.phase) ? s.roundEnds : null
}
