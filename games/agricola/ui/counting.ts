/** Answers that are counted good by good, exchanges that may be made at any time, and where a small question stands. */

import type { Answer, Decision, Json, Lang, View } from '@dorfplatz/kernel'
import type { Counting, Mixture } from '@dorfplatz/ui'
import { findCard } from '../cards/registry.ts'
import { asked, named } from '../rules/asked.ts'
import { GOODS } from '../rules/goods.ts'
import type { AgricolaView, FarmView } from '../rules/view.ts'
import { spaceNumber } from '../rules/work/spaces.ts'
import type { AgricolaText } from '../text/compose.ts'
import { cheaperBy } from './cheaper.ts'
import { saidIn } from './said.ts'

const names = (choice: Json, word: string): boolean =>
  typeof choice === 'object' && choice !== null && !Array.isArray(choice) && word in choice

export const isExchange = (choice: Json): boolean => names(choice, 'exchange')

/** Animals that are let go bring nothing. */
export const isRelease = (choice: Json): boolean => names(choice, 'release')

/** Which cards in play make what is paid for cheaper; null where none does. */
export function cheaperSaid(decision: Decision | null, farm: FarmView, lang: Lang): string | null {
  const question = decision === null ? null : asked(decision)
  if (question?.kind !== 'pay') return null
  const names = cheaperBy(farm, question.args.what).flatMap((no) => findCard(no)?.name[lang] ?? [])
  return names.length === 0 ? null : saidIn(lang).cheaperBy(names.join(', '))
}

/** Payments and building resources of one's choice; exchanges and herds have forms of their own. */
export function counting(
  view: View<AgricolaView>,
  { field, ways: [way] }: Mixture,
  lang: Lang,
  text: AgricolaText,
): Counting | null {
  if (field !== 'pay' && field !== 'take') return null
  const farm = view.as === 'spectator' ? undefined : view.table.farms[view.as]
  const { nouns } = text.board
  const rule = farm === undefined ? null : cheaperSaid(way?.option.decision ?? null, farm, lang)
  return {
    deed: field === 'pay' ? 'pay' : 'take',
    ...(rule === null ? {} : { rule }),
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
function spaceOfTurn({ decisions }: View<AgricolaView>, staged: readonly Answer[]): string | null {
  const placed = named(staged[0]?.choice, 'place')
  const space = placed === null ? -1 : spaceNumber(placed)
  if (space < 0 || decisions[0] === undefined) return null
  return ASIDE.includes(decisions[0].kind) ? `.a-space[data-pile="space:${space}"]` : null
}

/** The card lying before the viewer that asks whether or how it is used. */
function cardOfTurn({ decisions, table, as }: View<AgricolaView>): string | null {
  const first = decisions[0] === undefined ? null : asked(decisions[0])
  if (first === null || as === 'spectator' || !BY_CARD.some((kind) => kind === first.kind)) return null
  const no = 'source' in first.args ? Number(first.args.source) : Number.NaN
  const farm = table.farms[as]
  const lies = farm !== undefined && [...farm.improvements, ...farm.occupations].includes(no)
  return lies ? `.strips [data-piece="card:${no}"]` : null
}

const BY_CARD = ['mayEffect', 'chooseEffect', 'chooseTier'] as const

/** What the question at hand is asked beside: the space of the turn, or the card that asks. */
export const askedBeside = (view: View<AgricolaView>, staged: readonly Answer[]): string | null =>
  cardOfTurn(view) ?? spaceOfTurn(view, staged)

/** Small questions about the space itself. */
const ASIDE = ['option', 'resource', 'first', 'renovate', 'bake', 'pay']
