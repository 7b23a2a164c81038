/** Cards one holds: which questions they answer, and what is asked when one says "why not?". */

import type { Answer, Decision, View } from '@dorfplatz/kernel'
import type { AgricolaView } from './view.ts'

/** Questions that are answered with a card one holds, or is handed in a draft, and what becomes of it. */
export const CARD_QUESTIONS = {
  improve: 'play',
  occupation: 'play',
  draft: 'take',
  discard: 'discard',
  trade: 'discard',
} as const

const asksCard = (kind: string): boolean => kind in CARD_QUESTIONS

/** Whether the question at hand is answered from the hand alone: an improvement may lie in the offer, too. */
export function asksHand(view: View<AgricolaView>): boolean {
  const asked = view.decisions[0]
  if (asked === undefined || !asksCard(asked.kind)) return false
  if (asked.kind !== 'improve') return true
  const cards = (asked.choices ?? []).filter((choice) => typeof choice === 'number' && choice >= 0)
  return cards.length > 0 && cards.every((card) => view.table.hand.includes(card as number))
}

/** The hand, and in a draft the cards of which one may take one. */
export function held(view: View<AgricolaView>): readonly string[] {
  const packet = view.decisions.find((d) => d.kind === 'draft')?.choices ?? []
  return [...packet, ...view.table.hand].map(String)
}

export const plays = (
  { decision, answer }: { readonly decision: Decision | null; readonly answer: Answer },
  card: string,
): boolean => decision !== null && asksCard(decision.kind) && answer.choice === Number(card)

/** Playing a card, possible or not: as an answer where a card is asked for, else unasked. */
export function playing(view: View<AgricolaView>, card: string): Answer {
  const asked = view.decisions.find((d) => asksCard(d.kind))
  const no = Number(card)
  return asked === undefined ? { to: 'anytime', choice: ['play', no] } : { to: asked.id, choice: no }
}
