/** Phase 3 as it is played: what every Bonus card brings, and what every card is worth at the end. */

import { describe, expect, test } from 'vitest'
import type { Situation } from './expectation.ts'
import { bonusDeck } from './expectations-bonus.ts'
import { pointDeck } from './expectations-point.ts'
import { asks, at, atProgress, playOn } from './flow.ts'
import { arrange, asked, changed, endings, fresh, k, listed, type M, must, player, waysToPlay } from './harness.ts'

const table = atProgress()
const myTurn = asks('turn')

/** From Phase 9 of the round before, with these cards face up. */
function beforeIncome(given: Situation, played: readonly number[], hand: readonly number[] = []): M {
  const m = k.clone(table)
  arrange(m, { round: 1, phase: 9, workers: 0, ...given, played, hand })
  return m
}

describe('income', () => {
  for (const { card, income } of bonusDeck) {
    for (const [i, [given, then]] of (income ?? []).entries()) {
      test(`[H-PH3-02] [H-CARD-11] card ${card} gives its income in Phase 3 (${i + 1})`, () => {
        const without = beforeIncome(given, [card])
        k.edit(without, (state) => {
          for (const p of state.players) p.played = []
        })
        must(without, 0, { choice: 'done' })
        playOn(without, myTurn)
        const withCard = beforeIncome(given, [card])
        must(withCard, 0, { choice: 'done' })
        const ends = endings(withCard, 0, myTurn, (m) => changed(without, m))
        expect([...ends].sort()).toEqual(listed(then))
        expect(without.state.round).toBe(2)
      })
    }
  }

  test('[H-PH3-03] a Bonus card in hand brings nothing', () => {
    const m = beforeIncome({}, [], [845])
    must(m, 0, { choice: 'done' })
    playOn(m, myTurn)
    expect(player(m).stock).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
  })

  test('[H-CARD-11] a Bonus card played outside Phase 3 gives nothing at once, and its income in every later round', () => {
    const m = k.clone(table)
    arrange(m, { round: 3, phase: 9, hops: 2, workers: 0 }, 810)
    must(m, 0, { to: 'anytime', choice: { play: '810' } })
    expect(player(m).stock[3]).toBe(0)
    expect(player(m).stock[2]).toBe(0)
    for (const round of [4, 5, 6]) {
      playOn(m, at(round, 4))
      expect(player(m).stock[3]).toBe(round - 3)
    }
  })

  test('[H-PH3-04] a Bonus card played during Phase 3 is activated in it, with what was just received', () => {
    const m = beforeIncome({ round: 3 }, [827], [817])
    must(m, 0, { choice: 'done' })
    playOn(m, (n) => n.state.round === 4 && (n.state.phase > 3 || waysToPlay(n, 817).length > 0))
    expect(m.state.phase).toBe(3)
    expect(asked(m)).toBeDefined()
    must(m, 0, { to: 'anytime', choice: { play: '817' } })
    playOn(m, myTurn)
    expect(player(m).stock[9]).toBe(0)
    expect(player(m).stock[10]).toBe(1)
    expect(player(m).played).toEqual([827, 817])
  })

  test('[H-PH3-02] [H-PH3-06] the order is free: field, then flax, then sowing it (and the reverse gives less)', () => {
    const m = beforeIncome({ fields: '2b2b2b2b2b' }, [819, 838, 811])
    must(m, 0, { choice: 'done' })
    const bare = beforeIncome({ fields: '2b2b2b2b2b' }, [819, 838, 811])
    k.edit(bare, (state) => {
      for (const p of state.players) p.played = []
    })
    must(bare, 0, { choice: 'done' })
    playOn(bare, myTurn)
    const ends = [...endings(m, 0, myTurn, (n) => changed(bare, n))]
    expect(ends).toEqual(
      expect.arrayContaining(listed([{ fields: '2b2b2b2b2b4f' }, { flax: 1, fields: '2b2b2b2b2b4' }])),
    )
    for (const end of ends)
      expect(listed([{ fields: '2b2b2b2b2b4f' }, { flax: 1, fields: '2b2b2b2b2b4' }])).toContain(end)
  })

  test('[H-PH3-01] [H-TURN-06] Phase 3 of Round 1 is left out', () => {
    const m = fresh(1)
    expect(m.state.round).toBe(1)
    const n = k.create({ game: 'hallertau', seats: 1, seed: '11'.repeat(32) })
    expect(n.state.phase).toBe(4)
  })

  test('[H-PH3-02] each card is activated exactly once a round', () => {
    const m = beforeIncome({}, [845, 801])
    must(m, 0, { choice: 'done' })
    playOn(m, myTurn)
    expect(player(m).stock[5]).toBe(2)
  })
})

describe('victory points of cards', () => {
  for (const { card, vp } of [...bonusDeck, ...pointDeck]) {
    test(`[H-CARD-12] [H-SCORE-06] card ${card} is worth ${vp} face up and nothing in hand`, () => {
      const m = k.clone(table)
      arrange(m, { played: [card] })
      expect(k.game.result(m).scores[0]?.parts.cards).toBe(vp)
      arrange(m, { hand: [card] })
      expect(k.game.result(m).scores[0]?.parts.cards).toBe(0)
    })
  }
})
