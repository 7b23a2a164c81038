/** Answers that are counted good by good, exchanges that may be made at any time, and where a small question stands. */

import type { Answer, Json, Lang, View } from '@dorfplatz/kernel'
import type { Counting, Mixture } from '@dorfplatz/ui'
import { named } from '../rules/asked.ts'
import { GOODS } from '../rules/goods.ts'
import type { AgricolaView } from '../rules/view.ts'
import { spaceNumber } from '../rules/work/spaces.ts'
import type { AgricolaText } from '../text/compose.ts'

const names = (choice: Json, word: string): boolean =>
  typeof choice === 'object' && choice !== null && !Array.isArray(choice) && word in choice

export const isExchange = (choice: Json): boolean => names(choice, 'exchange')

/** Animals that are let go bring nothing. */
export const isRelease = (choice: Json): boolean => names(choice, 'release')

/** Payments and building resources of one's choice; exchanges and herds have forms of their own. */
export function counting(
  view: View<AgricolaView>,
  { field }: Mixture,
  _lang: Lang,
  text: AgricolaText,
): Counting | null {
  if (field !== 'pay' && field !== 'take') return null
  const farm = view.as === 'spectator' ? undefined : view.table.farms[view.as]
  const { nouns } = text.board
  return {
    deed: field === 'pay' ? 'pay' : 'take',
    thing: (name) => {
      const at = GOODS.findIndex((good) => good === name)
      const good = GOODS[at]
      return {
        icon: name,
        label: good === undefined ? name : nouns[good][1],
        have: field === 'pay' ? (farm?.goods[at] ?? 0) : null,
      }
    },
  }
}

/** The space on which a person has just been placed: what is asked about it is asked beside it. */
export function spaceOfTurn({ decisions }: View<AgricolaView>, staged: readonly Answer[]): string | null {
  const placed = named(staged[0]?.choice, 'place')
  const space = placed === null ? -1 : spaceNumber(placed)
  if (space < 0 || decisions[0] === undefined) return null
  return ASIDE.includes(decisions[0].kind) ? `.a-space[data-pile="space:${space}"]` : null
}

/** Small questions about the space itself. */
const ASIDE = ['option', 'resource', 'first', 'renovate', 'bake', 'pay']
