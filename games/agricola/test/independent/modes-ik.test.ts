/** Decks I and K in every kind of game, from the rules of setup, draft and solitaire alone. */

import { type Match, type Options, randomFrom, seedFrom } from '@dorfplatz/kernel'
import { describe, expect, test } from 'vitest'
import { cardOf } from '../../cards/registry.ts'
import type { State } from '../../rules/state.ts'
import { k } from '../table.ts'

const create = (seats: number, options: Options, words = 'decks'): Match<State> =>
  k.create({ game: 'agricola', seats, options, seed: seedFrom(words) })
const deckOf = (no: number): string =>
  no <= 62 ? 'E' : no <= 104 ? 'I' : no <= 146 ? 'K' : no <= 218 ? 'E' : no <= 265 ? 'I' : 'K'

describe('hands', () => {
  test.each([1, 2, 3, 4, 5])(
    '[A-SETUP-05] [A-SETUP-07] %i players: 7 of each, from the chosen decks, for so many players, no card twice',
    (seats) => {
      for (const deck of ['I', 'K', 'IK', 'EIK']) {
        const hands = create(seats, { deck }, `hands ${deck}`).state.players.map((p) => p.hand)
        const all = hands.flat()
        expect(new Set(all).size).toBe(all.length)
        expect(all.every((no) => deck.includes(deckOf(no)))).toBe(true)
        for (const hand of hands) {
          expect([hand.filter((no) => no >= 147).length, hand.filter((no) => no < 147).length]).toEqual([7, 7])
          for (const no of hand.filter((card) => card >= 147))
            expect(cardOf(no).players).toBeLessThanOrEqual(Math.max(seats, 1))
        }
      }
    },
  )

  test.each(['occupationsThenMinors', 'combined'])(
    '[A-DRAFT-01] [A-DRAFT-02] the draft %s with decks I and K ends with seven of each',
    (draft) => {
      for (const seats of [2, 4]) {
        const m = create(seats, { deck: 'IK', draft })
        const random = randomFrom('draft')
        for (let n = 0; n < 500; n++) {
          const [open] = k.open(m)
          if (open === undefined || open.frame.op === 'place') break
          k.play(m, open.frame.seat, { choice: k.sample(m, open, random) })
        }
        expect(m.defect).toBeNull()
        for (const { hand } of m.state.players) {
          expect([hand.filter((no) => no >= 147).length, hand.filter((no) => no < 147).length]).toEqual([7, 7])
          expect(hand.every((no) => 'IK'.includes(deckOf(no)))).toBe(true)
        }
      }
    },
  )
})

describe('a series alone', () => {
  test('[A-SOLO-15] [occ-wood-deliveryman.e1] a permanent Wood Deliveryman lays his wood from the start', () => {
    const [p] = create(1, { deck: 'K', soloGame: 2, permanent1: 283 }).state.players
    expect([p?.occupations, p?.hand.includes(283), p?.future.filter((_, i) => i % 4 === 0)]).toEqual([
      [283],
      false,
      [8, 9, 10, 11, 12, 13, 14],
    ])
  })

  test('[A-SOLO-15] a permanent Forester is a field from the start', () => {
    const [p] = create(1, { deck: 'K', soloGame: 2, permanent1: 278 }).state.players
    expect(p?.cardFields).toEqual([278, 278, 278])
  })

  test('[A-SOLO-01] whole games alone with each deck end without a defect', () => {
    for (const deck of ['I', 'K', 'EIK']) {
      const m = create(1, { deck }, `solo ${deck}`)
      const random = randomFrom(`solo ${deck}`)
      for (let n = 0; n < 2000 && !k.over(m); n++) {
        const [open] = k.open(m)
        if (open === undefined) break
        k.play(m, open.frame.seat, { choice: k.sample(m, open, random) })
      }
      expect([m.defect, k.over(m)]).toEqual([null, true])
    }
  })
})
