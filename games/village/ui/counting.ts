/** Stones that are chosen or paid, counted colour by colour where there are too many ways to list them. */

import type { Lang, View } from '@dorfplatz/kernel'
import type { Counting, Mixture } from '@dorfplatz/ui'
import type { VillageView } from '../rules/view.ts'
import type { VillageText } from '../text/compose.ts'
import { isThing } from '../text/parts.ts'
import { iconOf } from './pictures.ts'

/** Fewer ways than these are quicker read than counted. */
const MANY = 5

export function counting(
  view: View<VillageView>,
  { field, ways }: Mixture,
  _: Lang,
  text: VillageText,
): Counting | null {
  if (ways.length < MANY) return null
  const pays = field === 'pay'
  const family = view.as === 'spectator' ? undefined : view.table.families[view.as]
  const has: { readonly [thing: string]: number } = { ...family?.stones, coin: family?.coins ?? 0 }
  const { nouns } = text.words
  return {
    deed: pays ? 'pay' : 'take',
    thing: (name) => ({
      icon: iconOf(name),
      label: isThing(name) ? nouns[name][1] : name,
      have: pays ? (has[name] ?? null) : null,
    }),
  }
}
