/** Every card of the rulebook's list: what it does where it may be played, and where it is refused. */

import { describe, expect, test } from 'vitest'
import type { Expectation } from './expectation.ts'
import { advanced } from './expectations-advanced.ts'
import { beginner } from './expectations-beginner.ts'
import { bonusDeck } from './expectations-bonus.ts'
import { expert } from './expectations-expert.ts'
import { fieldDeck } from './expectations-field.ts'
import { hops } from './expectations-hops.ts'
import { jewelryDeck } from './expectations-jewelry.ts'
import { master } from './expectations-master.ts'
import { pointDeck } from './expectations-point.ts'
import { sheepDeck } from './expectations-sheep.ts'
import { arrange, fresh, k, listed, must, outcomes, playOf, waysToPlay } from './harness.ts'

const decks: { readonly [name: string]: readonly Expectation[] } = {
  beginner,
  advanced,
  expert,
  master,
  hops,
  sheep: sheepDeck,
  field: fieldDeck,
  jewelry: jewelryDeck,
  bonus: bonusDeck,
  point: pointDeck,
}

const table = fresh()
const name = (card: number): string => String(card).padStart(3, '0')

for (const [deck, cards] of Object.entries(decks)) {
  describe(`the ${deck} deck, from the rulebook`, () => {
    for (const { card, plays, refused, partly } of cards) {
      for (const [i, [given, then]] of plays.entries()) {
        test(`[H-CARD-01] [H-CARD-07] card ${name(card)} does what the rulebook says (${i + 1})`, () => {
          const m = k.clone(table)
          arrange(m, given, card)
          expect({ given, then: [...outcomes(m, card)].sort() }).toEqual({ given, then: listed(then) })
        })
      }
      for (const [given, then] of partly ?? []) {
        test(`[H-CARD-08] [H-RES-17] card ${name(card)} may be used in part`, () => {
          const m = k.clone(table)
          arrange(m, given, card)
          must(m, 0, { to: 'anytime', choice: { careful: true } })
          expect([...outcomes(m, card)]).toEqual(expect.arrayContaining(listed(then)))
        })
      }
      for (const [i, given] of refused.entries()) {
        test(`[H-CARD-02] [H-CARD-05] card ${name(card)} is refused short of its requirement (${i + 1})`, () => {
          const m = k.clone(table)
          arrange(m, given, card)
          expect({ given, ways: waysToPlay(m, card) }).toEqual({ given, ways: [] })
          const why = k.whyNot(m, 0, { to: 'anytime', choice: playOf(card) })
          expect(why?.rule).toMatch(/^H-(CARD-02|CARD-05|CARD-13|JUST-01)$/)
          for (const tier of [0, 1, 2, 3, 4]) {
            expect(k.apply(m, 0, { to: 'anytime', choice: playOf(card, tier) }).ok).toBe(false)
          }
        })
      }
    }
  })
}

test('[H-COMP-02] every playable card has an expectation or is played in the flow', () => {
  const inTheFlow = [20, 222, 309, 310, 313, 322, 328, 419, 426, 702, 713, 726]
  const written = Object.values(decks).flatMap((cards) => cards.map(({ card }) => card))
  expect([...written, ...inTheFlow].sort((a, b) => a - b)).toEqual(
    k.game.cards.map(({ id }) => Number(id)).sort((a, b) => a - b),
  )
})
