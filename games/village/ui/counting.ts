/** Stones that are chosen, counted colour by colour where there are many ways; payments, with the cheapest counted at once. */

import type { Decision, Json, Lang, View } from '@dorfplatz/kernel'
import { type Counting, type Mixture, softener } from '@dorfplatz/ui'
import type { VillageDecision } from '../rules/frames.ts'
import type { VillageView } from '../rules/view.ts'
import type { VillageText } from '../text/compose.ts'
import { isThing } from '../text/parts.ts'
import { spotsOf } from './highlights.ts'
import { iconOf, THING_ICONS } from './pictures.ts'

/** Where the long names below a counter may be parted. */
const soften = softener('Getreide-säcke orange-farbene Schrift-rollen')

/** Fewer ways to take stones than these are quicker read than counted. */
const MANY = 5

const PAY = 'pay'

/** A payment of a single piece is counted, too: the cheapest needs but one press. */
export const READING = { singles: [PAY] } as const

/** Stones first; a coin is a point at the end, and a scroll or the marker is harder to come by than the stones it stands for. */
const COSTS: { readonly [thing: string]: number } = { coin: 2, scroll: 3, marker: 3 }

const COLOURED = Object.keys(THING_ICONS).filter((thing) => THING_ICONS[thing]?.startsWith('stone-') === true)

export function counting(
  view: View<VillageView>,
  { field, ways, things }: Mixture,
  _: Lang,
  text: VillageText,
): Counting | null {
  const pays = field === PAY
  if (!pays && ways.length < MANY) return null
  const family = view.as === 'spectator' ? undefined : view.table.families[view.as]
  const has: { readonly [thing: string]: number } = { ...family?.stones, ...family?.goods, coin: family?.coins ?? 0 }
  const { nouns, labels } = text.words
  const thing = (name: string) => ({
    icon: iconOf(name),
    label: isThing(name) ? soften(nouns[name][1]) : name,
    have: pays ? (has[name] ?? null) : null,
    cost: COSTS[name] ?? 1,
  })
  if (!pays) return { deed: 'take', thing }
  const mayReplace = things.includes('coin') && things.some((name) => COLOURED.includes(name))
  return { deed: PAY, swaps: true, ...(mayReplace ? { rule: labels.coinsReplace } : {}), thing }
}

const isPayment = (choice: Json): boolean =>
  typeof choice === 'object' && choice !== null && !Array.isArray(choice) && PAY in choice

/** An answer that is counted at its place; undefined where the question is none of counting. */
export function countedIn({ kind, args, choices }: Pick<Decision, 'kind' | 'args' | 'choices'>): Json | undefined {
  if (kind === 'stones' && 'count' in args && args.count !== 1) return choices?.[0]
  const paid = choices?.filter(isPayment) ?? []
  return paid.length > 1 ? paid[0] : undefined
}

/** Where amounts are counted: at what they pay for or come from, or on the board where that is not in sight. */
export function countedAt({ decisions }: Pick<View<VillageView>, 'decisions'>): string | null {
  const [asked] = decisions
  const choice = asked === undefined ? undefined : countedIn(asked)
  if (asked === undefined || choice === undefined) return null
  // The client's contract does not know whose game it is.
  const question = asked as unknown as VillageDecision
  const [spot] = spotsOf(question, choice as Parameters<typeof spotsOf>[1])
  const lit = `[data-spot="${spot ?? ''}"]`
  return `.v-board:not(:has(${lit})), ${lit}`
}
