/** What tests do at a table: hand out cards, lay one, pick a choice by what it says, stack a deck. */

import { isDeepStrictEqual } from 'node:util'
import type { Json } from '@dorfplatz/kernel'
import type { Situation } from './expectation.ts'
import { arrange, asked, fresh, k, type M, must, type Play, playOf, waysToPlay } from './harness.ts'

const table = fresh(2)

export function given(situation: Situation, hand: readonly number[], from: M = table): M {
  const m = k.clone(from)
  arrange(m, { ...situation, hand })
  return m
}

/** The way to play a card by its tier, named where there are several; offered or not. */
const wayOf = (m: M, card: number, tier: number, seat: number): Play =>
  waysToPlay(m, card, seat).find((way) => (way.option ?? 0) === tier) ?? playOf(card)

/** Plays a card now, where it is asked for or unasked. */
export function lay(m: M, card: number | Play, tier?: number, seat = 0): void {
  const question = asked(m, seat)
  const choice = typeof card === 'number' ? wayOf(m, card, tier ?? 0, seat) : card
  const listed = question?.kind === 'playCards' && question.choices?.some((c) => isDeepStrictEqual(c, choice)) === true
  must(m, seat, { to: listed ? question.id : 'anytime', choice })
}

/** The last, and so the best, of the ways a card may be played now. */
export function bestWay(m: M, card: number, seat = 0): Play {
  const way = waysToPlay(m, card, seat).at(-1)
  if (way === undefined) throw new Error(`card ${card} may not be played`)
  return way
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
