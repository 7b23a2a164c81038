/** What is revealed by an answer that cannot be looked at in advance: whether others play cards between two turns. */

import type { Answer, Lang, View } from '@dorfplatz/kernel'
import { isCardSpace, SPACES } from '../rules/facts.ts'
import type { HallertauView } from '../rules/view.ts'

const WORK = 4
const NAMES: readonly string[] = SPACES

const SAID: { readonly [L in Lang]: string } = {
  de: 'Andere können jetzt Karten ausspielen',
  en: 'Others may now play cards',
}

/** So many workers the answer takes; null where it draws or plays a card. */
function workersOf(choice: Answer['choice']): number | null {
  if (typeof choice !== 'object' || choice === null) return 0
  if ('play' in choice) return null
  if ('exchange' in choice) return Number(choice.exchange)
  if (!('space' in choice)) return 0
  return isCardSpace(NAMES.indexOf(String(choice.space))) ? null : Number(choice.workers ?? 0)
}

/** H-ANY-02: between two turns everybody may play cards; whose turn is next is not asked apart from it. */
export function revealed({ table, as }: View<HallertauView>, { choice }: Answer, lang: Lang): string | null {
  const spent = workersOf(choice)
  if (as === 'spectator' || spent === null || table.phase !== WORK) return null
  const { seats } = table
  const left = seats.map(({ workers }, seat) => (seat === as ? workers - spent : workers))
  const order = seats.map((_, i) => (as + 1 + i) % seats.length)
  const next = order.find((seat) => (left[seat] ?? 0) > 0)
  if (next === undefined) return null
  const mayPlay = order.some(
    (seat) => seat !== as && seat !== next && (seats[seat]?.handCounts ?? []).some((cards) => cards > 0),
  )
  return mayPlay ? SAID[lang] : null
}
