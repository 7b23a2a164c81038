/** What tests do at a table: hand out cards, lay one, pick a choice by what it says, stack a deck. */

import type { Json } from '@dorfplatz/kernel'
import type { Situation } from './expectation.ts'
import { arrange, asked, fresh, k, type M, must, waysToPlay } from './harness.ts'

const table = fresh(2)

export function given(situation: Situation, hand: readonly number[], from: M = table): M {
  const m = k.clone(from)
  arrange(m, { ...situation, hand })
  return m
}

/** Plays a card now, where it is asked for or unasked. */
export function lay(m: M, choice: number, seat = 0): void {
  const question = asked(m, seat)
  if (question?.kind === 'playCards' && question.choices?.includes(choice)) must(m, seat, { to: question.id, choice })
  else must(m, seat, { to: 'anytime', choice })
}

export const mayPlay = (m: M, card: number, seat = 0): boolean => waysToPlay(m, card, seat).length > 0

/** How a choice of the open question reads in English. */
export function spoken(m: M, choice: Json, seat = 0): string {
  const question = asked(m, seat)
  if (question === undefined) throw new Error('not asked')
  return k.game.text.en
    .choice(k.view(m, seat), question, choice)
    .map((p) => (typeof p === 'string' ? p : 'n' in p ? String(p.n) : 'label' in p ? p.label : ''))
    .join('')
}

/** Takes the first choice whose words fit. */
export function choose(m: M, want: RegExp, seat = 0): void {
  const question = asked(m, seat)
  const choice = question?.choices?.find((c) => want.test(spoken(m, c, seat)))
  if (question === undefined || choice === undefined) throw new Error(`no such choice at ${question?.kind}`)
  must(m, seat, { to: question.id, choice })
}

/** Puts cards on top of their decks, the last one uppermost. */
export const top = (m: M, cards: readonly number[]): void =>
  k.edit(m, (s) => {
    for (const card of cards) {
      const deck = card < 400 ? 0 : card < 800 ? 1 : card < 900 ? 2 : 3
      s.decks[deck] = [...(s.decks[deck] ?? []).filter((other) => other !== card), card]
    }
  })
