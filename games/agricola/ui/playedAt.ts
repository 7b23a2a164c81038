/** Cards of the hand that wait for a space: which one plays them. */

import type { Lang, View } from '@dorfplatz/kernel'
import { isOccupation } from '../cards/registry.ts'
import type { AgricolaView } from '../rules/view.ts'
import { SPACES } from '../rules/work/spaces.ts'
import { find } from '../rules/work/words.ts'
import type { AgricolaText } from '../text/compose.ts'
import { saidIn } from './said.ts'

export function playedAt({ table, decisions }: View<AgricolaView>, card: string, lang: Lang, text: AgricolaText) {
  if (decisions[0]?.kind !== 'place') return null
  const no = Number(card)
  const spaces = table.spaces.filter(({ space }) => {
    const does = SPACES[space]?.does
    if (does === undefined) return false
    return isOccupation(no) ? find(does, 'occupation') !== null : (find(does, 'improve')?.kinds ?? 'major') !== 'major'
  })
  // One is enough to know, if there is one where nobody stands yet.
  const { space } = spaces.find(({ by }) => by.length === 0) ?? spaces[0] ?? {}
  return space === undefined ? null : saidIn(lang).playedAt(text.board.spaces.tile(space).replaceAll('\u00ad', ''))
}
