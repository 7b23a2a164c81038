/** Resources: getting, giving, limits. */

import { describe, expect, test } from 'vitest'
import type { Effect } from '../rules/words.ts'
import {
  amount,
  answer,
  anytime,
  asked,
  canPlay,
  cardRefused,
  choices,
  clearBoard,
  edit,
  fieldsOf,
  give,
  handDecks,
  k,
  play,
  run,
  type Scene,
  seat,
  stockOf,
  table,
} from './scenario.ts'

/** Carries out effects for seat 0. */
export const effect = (scene: Scene, ...list: readonly Effect[]): void => {
  run(scene, { op: 'effects', seat: 0, list, at: 0, source: 'test', atomic: true })
}

describe('cards', () => {
  test('[H-RES-01] a gained card is the top card of its deck', () => {
    const scene = table(1)
    const top = scene.m.state.decks[2]?.at(-1)
    effect(scene, { do: 'draw', deck: 'bonus', n: 1 })
    expect(seat(scene, 0).hand).toEqual([top])
  })

  test('[H-RES-02] a spent hand card is removed from play', () => {
    const scene = table(2, 1)
    give(scene, 0, { hand: [923, 924, 634] })
    play(scene, 0, 634)
    expect(scene.m.state.gone).toEqual([923, 924])
  })

  test('[H-RES-03] an empty deck gives nothing, and everything else still happens', () => {
    const scene = table(2, 1)
    edit(scene, (s) => {
      s.decks[2] = [840]
      s.decks[1] = [401, 402, 403]
    })
    give(scene, 0, { jewelry: 1, hand: [735] })
    play(scene, 0, 735)
    expect(handDecks(scene, 0)).toEqual({ farmyard: 2, bonus: 1 })
    give(scene, 0, { wool: 2, hand: [125] })
    play(scene, 0, 125)
    expect([stockOf(scene, 0), handDecks(scene, 0)]).toEqual([{ wool: 2, milk: 1 }, {}])
  })
})

describe('fields', () => {
  test('[H-RES-04] a new field lies empty in the row named, in any empty column', () => {
    const scene = table(2, 0)
    answer(scene, 0, { space: 'clearing', workers: 1 })
    expect(fieldsOf(scene, 0)).toEqual(['2', '2', '3', '4'])
    const careful = table(2, 0)
    edit(careful, (s) => {
      for (const p of s.players) p.careful = true
    })
    answer(careful, 0, { space: 'clearing', workers: 1 })
    expect(choices(careful, 0)).toEqual([
      { column: 3 },
      { column: 4 },
      { column: 5 },
      { column: 6 },
      { column: 7 },
      'pass',
    ])
    answer(careful, 0, { column: 6 })
    expect(seat(careful, 0).fields).toEqual([2, 3, 4, 0, 0, 0, 2, 0])
  })

  test('[H-RES-05] only as many fields as fit', () => {
    const scene = table(2, 1)
    give(scene, 0, { jewelry: 1, fields: Array(7).fill('4'), hand: [410] })
    play(scene, 0, 410)
    expect(fieldsOf(scene, 0)).toEqual(['2', ...Array(7).fill('4')])
  })

  test('[H-RES-06] rows are 2 to 5', () => {
    const scene = table(1)
    give(scene, 0, { fields: ['2b'] })
    run(scene, { op: 'reap', seat: 0 })
    expect(fieldsOf(scene, 0)).toEqual(['2'])
    give(scene, 0, { fields: ['5', '4'] })
    run(scene, { op: 'fallowAll', seat: 0 })
    expect(fieldsOf(scene, 0)).toEqual(['5', '5'])
  })

  test('[H-RES-07] any field may be given up; its good is lost', () => {
    const scene = table(2, 1)
    give(scene, 0, { fields: ['2', '5b'], hand: [421] })
    play(scene, 0, 421)
    expect(choices(scene, 0)).toEqual([{ fields: [0] }, { fields: [1] }])
    answer(scene, 0, { fields: [1] })
    expect([fieldsOf(scene, 0), stockOf(scene, 0)]).toEqual([['2'], { clay: 5 }])
  })
})

describe('goods, jewelry, sheep, tools', () => {
  test('[H-RES-08] goods are counted without upper limit', () => {
    const scene = table(1)
    give(scene, 0, { clay: 4 })
    effect(scene, { do: 'gain', goods: { clay: 33 } })
    expect(amount(scene, 0, 'clay')).toBe(37)
  })

  test('[H-RES-09] goods in fields neither count nor pay', () => {
    const scene = table(2, 1)
    give(scene, 0, { barley: 4, hops: 3, fields: ['4h'], hand: [6, 406] })
    expect(cardRefused(scene, 0, 6)).toBe('H-CARD-02')
    expect(cardRefused(scene, 0, 406)).toBe('H-CARD-05')
  })

  test('[H-RES-10] jewelry stays within 10', () => {
    const scene = table(1)
    give(scene, 0, { jewelry: 9 })
    effect(scene, { do: 'gain', goods: { jewelry: 2 } })
    expect(amount(scene, 0, 'jewelry')).toBe(10)
  })

  test('[H-RES-11] sheep of rounds 1, 2, 3 stand on the cards of 4, 5, 6; later ones in the Stables', () => {
    for (const [round, place] of [
      [1, 4],
      [2, 5],
      [3, 6],
      [4, 7],
      [5, 7],
      [6, 7],
    ] as const) {
      const scene = table(1)
      give(scene, 0, { round })
      effect(scene, { do: 'gain', goods: { sheep: 2 } })
      expect(seat(scene, 0).sheep[place]).toBe(2)
    }
  })

  test('[H-RES-12] Phase 1 already belongs to the new round', () => {
    const scene = table(2, 1)
    give(scene, 0, { round: 3, hand: [303] })
    clearBoard(scene)
    edit(scene, (s) => {
      for (let i = 0; i < 60; i++) s.board[i] = i % 3 === 2 && i % 15 > 2 ? 3 : 0
    })
    run(scene, { op: 'phase', seat: -1, phase: 1 })
    expect(asked(scene, 0)).toBe('playCards')
    answer(scene, 0, choices(scene, 0)[0] ?? 'pass')
    expect(scene.m.state.round).toBe(4)
    expect(seat(scene, 0).sheep[7]).toBe(1)
  })

  test('[H-RES-13] [H-RES-14] sheep are given from anywhere; a card holds any number', () => {
    const scene = table(2, 1)
    give(scene, 0, { round: 4, sheep: 1, sheepOn: { 5: 9, 6: 1 }, hand: [532] })
    play(scene, 0, 532)
    expect(choices(scene, 0)).toEqual([
      { sheep: { card5: 2 } },
      { sheep: { card5: 1, card6: 1 } },
      { sheep: { card5: 1, stables: 1 } },
      { sheep: { card6: 1, stables: 1 } },
    ])
    answer(scene, 0, { sheep: { card6: 1, stables: 1 } })
    expect(seat(scene, 0).sheep).toEqual([0, 0, 0, 0, 0, 9, 0, 0])
  })

  test('[H-RES-15] spent tools are gone', () => {
    const scene = table(2, 1)
    give(scene, 0, { tools: 5, hand: [903] })
    play(scene, 0, 903)
    expect(amount(scene, 0, 'tools')).toBe(2)
  })

  test('[H-RES-16] nothing can be discarded at will', () => {
    const scene = table(2, 1)
    give(scene, 0, { tools: 5, wool: 9, jewelry: 3, fields: ['3'] })
    expect(anytime(scene, 0)).toEqual([{ careful: true }])
  })

  test('[H-RES-17] a gain may be taken in part or not at all', () => {
    const scene = table(2, 0)
    k.apply(scene.m, 0, { to: 'anytime', choice: { careful: true } })
    answer(scene, 0, { space: 'weeklyMarket', workers: 2 })
    expect([asked(scene, 0), choices(scene, 0)]).toEqual(['take', [{ take: 1 }, 'pass']])
    answer(scene, 0, 'pass', { take: 1 })
    expect([seat(scene, 0).sheep[4], amount(scene, 0, 'meat')]).toEqual([0, 1])
    // Without that wish everything is taken at once.
    const plain = table(2, 0)
    answer(plain, 0, { space: 'weeklyMarket', workers: 2 })
    expect([seat(plain, 0).sheep[4], amount(plain, 0, 'meat')]).toEqual([1, 1])
  })

  test('[H-RES-18] the whole price comes first', () => {
    const scene = table(2, 1)
    give(scene, 0, { hops: 3, hand: [412, 425] })
    expect(canPlay(scene, 0, 412)).toBe(true)
    // 425 gives 3 hops back, but all 8 must be there before.
    give(scene, 0, { hops: 7, hand: [425] })
    expect(cardRefused(scene, 0, 425)).toBe('H-CARD-05')
    // While a price is being chosen nothing else may be played.
    give(scene, 0, { fields: ['2', '5'], wool: 6, hand: [421, 837] })
    play(scene, 0, 421)
    expect(cardRefused(scene, 0, 837)).toBe('H-RES-18')
  })
})
