/** Cards one holds: which questions they answer, and what is asked when one says "why not?". */

import type { Answer, Decision, Json, View } from '@dorfplatz/kernel'
import { answerTo, asked, named, unasked } from '../asked.ts'
import type { AgricolaView } from '../view.ts'

/** Questions that are answered with a card one holds, or is handed in a draft, and what becomes of it. */
export const CARD_QUESTIONS = {
  improve: 'play',
  occupation: 'play',
  draft: 'take',
  discard: 'discard',
  trade: 'discard',
} as const

const asksCard = (kind: string): boolean => kind in CARD_QUESTIONS

/** The card an answer names, whatever becomes of it. */
export function cardIn(choice: Json | undefined): string | null {
  return named(choice, 'play') ?? named(choice, 'take') ?? named(choice, 'discard')
}

/** Whether the question at hand is answered from the hand alone: an improvement may lie in the offer, too. */
export function asksHand(view: View<AgricolaView>): boolean {
  const [first] = view.decisions
  if (first === undefined || !asksCard(first.kind)) return false
  if (first.kind !== 'improve') return true
  const cards = (first.choices ?? []).flatMap((choice) => cardIn(choice) ?? [])
  return cards.length > 0 && cards.every((card) => view.table.hand.includes(Number(card)))
}

/** The hand, and in a draft the cards of which one may take one. */
export function held(view: Pick<View<AgricolaView>, 'decisions' | 'table'>): readonly string[] {
  const packet = view.decisions.find((d) => d.kind === 'draft')?.choices ?? []
  return [...packet.flatMap((choice) => cardIn(choice) ?? []), ...view.table.hand.map(String)]
}

export const plays = (
  { decision, answer }: { readonly decision: Decision | null; readonly answer: Answer },
  card: string,
): boolean => decision !== null && asksCard(decision.kind) && cardIn(answer.choice) === card

/** Playing a card, possible or not: as an answer where a card is asked for, else unasked. */
export function playing(view: Pick<View<AgricolaView>, 'decisions'>, card: string): Answer {
  const decision = view.decisions.map(asked).find((d) => asksCard(d.kind))
  switch (decision?.kind) {
    case 'improve':
    case 'occupation':
      return answerTo(decision, { play: card })
    case 'draft':
      return answerTo(decision, { take: card })
    case 'discard':
    case 'trade':
      return answerTo(decision, { discard: card })
    default:
      return unasked({ play: card })
  }
}
