/** End of the game, scoring, the variant without cards, and the solo game. */

import { seedFrom } from '@dorfplatz/kernel'
import { describe, expect, test } from 'vitest'
import { storeTotal } from '../rules/score.ts'
import {
  answer,
  asked,
  canPlay,
  choices,
  clearBoard,
  edit,
  enter,
  type Given,
  give,
  k,
  refusal,
  run,
  seat,
  stockOf,
  table,
  using,
} from './scenario.ts'

const score = (given: Given, options = {}) => {
  const scene = table(1, 0, options)
  give(scene, 0, given)
  return k.game.result(scene.m).scores[0]
}

describe('the end', () => {
  test('[H-END-01] after Round 5 another round begins, after Round 6 none', () => {
    for (const [round, next] of [
      [5, 6],
      [6, 6],
    ] as const) {
      const scene = table(2, 0)
      for (const i of [0, 1]) give(scene, i, { round, workers: 0 })
      enter(scene, 10)
      expect([scene.m.state.round, k.over(scene.m)]).toEqual([next, round === 6])
    }
  })

  test('[H-END-02] [H-END-04] a final chance for all cards, in turn, also for cards drawn in it', () => {
    const scene = table(2, 0)
    give(scene, 0, { round: 6, jewelry: 1, wool: 12, hand: [735] })
    give(scene, 1, { round: 6, clay: 12, hand: [916] })
    edit(scene, (s) => {
      s.first = 1
      s.decks[1] = [402, 403]
      s.decks[2] = [837]
      for (const p of s.players) p.declined = [...p.hand]
    })
    enter(scene, 10)
    // From the first player on, even if declined before.
    expect([asked(scene, 1), asked(scene, 0)]).toEqual(['playCards', null])
    answer(scene, 1, 'pass')
    answer(scene, 0, { play: '735' })
    expect([canPlay(scene, 0, 837), canPlay(scene, 0, 402)]).toEqual([true, true])
    // After a play everybody is asked again.
    expect(asked(scene, 1)).toBe('playCards')
    answer(scene, 1, 'pass')
    answer(scene, 0, { play: '837' })
    answer(scene, 1, { play: '916' })
    answer(scene, 0, 'pass')
    expect([k.over(scene.m), seat(scene, 1).played]).toEqual([true, [916]])
  })

  test('[H-END-03] [H-END-05] it belongs to no phase, and the round is still 6', () => {
    const scene = table(2, 0)
    give(scene, 0, { round: 6, jewelry: 1, tools: 6, milk: 12, hand: [419, 426, 833] })
    give(scene, 1, { round: 6 })
    enter(scene, 10)
    expect([419, 426, 833].map((card) => canPlay(scene, 0, card))).toEqual([true, false, true])
    edit(scene, (s) => {
      const p = s.players[0]
      if (p !== undefined) p.stock[6] = 11
    })
    expect(canPlay(scene, 0, 833)).toBe(false)
    answer(scene, 0, { play: '419' }, { space: 'clayDelivery' })
    expect(stockOf(scene, 0).clay).toBe(6)
  })
})

describe('scoring', () => {
  test('[H-SCORE-01] the window and 3 points a symbol', () => {
    expect(score({ window: 14, crafts: [8, 9, 9, 9, 8] })?.parts.center).toBe(34 + 9)
  })

  test('[H-SCORE-02] [H-SCORE-03] sheep in the Stables and jewelry, one each', () => {
    expect(score({ round: 4, sheep: 5, sheepOn: { 5: 3 }, jewelry: 2 })?.parts).toMatchObject({ sheep: 5, jewelry: 2 })
  })

  test('[H-SCORE-04] [H-SCORE-05] rows, goods and tools by fives; planted goods do not count', () => {
    const given: Given = { fields: ['2', '5b', '4'], wool: 3, clay: 4, tools: 1 }
    const scene = table(1)
    give(scene, 0, given)
    expect(storeTotal(seat(scene, 0))).toBe(11 + 7 + 1)
    expect(score(given)?.parts.store).toBe(3)
  })

  test('[H-SCORE-06] face-up Bonus and Point cards', () => {
    expect(score({ played: [801, 804, 910, 2, 401], hand: [921] })?.parts.cards).toBe(1 + 3 + 10)
  })

  test('[H-SCORE-07] the highest total wins; then the remainder; then it is shared', () => {
    const winners = (...farms: readonly Given[]) => {
      const scene = table(farms.length, 0)
      for (const [i, farm] of farms.entries()) give(scene, i, farm)
      return k.game.result(scene.m).winners
    }
    expect(winners({ jewelry: 3 }, { jewelry: 4 }, { jewelry: 2 })).toEqual([1])
    expect(winners({ jewelry: 3, wool: 4 }, { jewelry: 3, wool: 1 })).toEqual([0])
    expect(winners({ jewelry: 3, wool: 4 }, { wool: 4, jewelry: 3 })).toEqual([0, 1])
  })
})

describe('without cards', () => {
  const bare = (seats: number, turnOf = 0) => table(seats, turnOf, { noCards: true })

  test('[H-VAR-01] no decks and no hands; Farmyard cards only hold sheep and Workers', () => {
    const m = k.create({ game: 'hallertau', seats: 2, options: { noCards: true }, seed: seedFrom('bare') })
    expect(m.state.decks).toEqual([[], [], [], []])
    for (const p of m.state.players) {
      expect(p.hand).toEqual([])
      expect(p.stable.filter((card) => card !== 0)).toHaveLength(5)
    }
  })

  test('[H-VAR-02] [H-VAR-04] Phase 3 never takes place; the Farmyard card is discarded in Phase 5', () => {
    const scene = bare(2)
    for (const i of [0, 1]) give(scene, i, { round: 2, workers: 0 })
    edit(scene, (s) => {
      for (const p of s.players) p.aside = 401
    })
    const events = enter(scene, 5)
    expect(events.filter((e) => e.kind === 'phase').map((e) => e.phase)).toEqual([5, 6, 7, 8, 9, 10, 1, 2, 4])
    expect([scene.m.state.gone.length, seat(scene, 0).hand]).toEqual([2, []])
  })

  test('[H-VAR-03] the card spaces cannot be used', () => {
    const scene = bare(2)
    clearBoard(scene)
    expect(choices(scene, 0)).not.toContainEqual({ space: 'gatewayCard', workers: 1 })
    for (const space of ['gatewayCard', 'farmyardCard', 'bonusCard', 'pointCard'] as const) {
      expect(refusal(scene, 0, { choice: using(scene, space) }).rule).toBe('H-VAR-03')
    }
  })

  test('[H-VAR-05] the marker passes clockwise at the end of each round', () => {
    const scene = bare(3, 2)
    for (const i of [0, 1, 2]) give(scene, i, { round: 1 })
    enter(scene, 10)
    expect([scene.m.state.first, asked(scene, 0)]).toEqual([0, 'turn'])
  })

  test('[H-VAR-06] no points for cards and no final chance', () => {
    expect(Object.keys(score({ jewelry: 1 }, { noCards: true })?.parts ?? {})).toEqual([
      'center',
      'sheep',
      'jewelry',
      'store',
    ])
    const scene = bare(2)
    for (const i of [0, 1]) give(scene, i, { round: 6 })
    expect(enter(scene, 10).map((event) => event.kind)).not.toContain('final')
    expect(k.over(scene.m)).toBe(true)
  })

  test('[H-VAR-07] Quadrant cards as always', () => {
    expect(bare(2).m.state.quadrants).toHaveLength(5)
    expect(bare(4).m.state.quadrants).toHaveLength(0)
  })
})

describe('alone', () => {
  test('[H-SOLO-01] one turn after the other', () => {
    const scene = table(1)
    answer(scene, 0, { exchange: 1 })
    expect([asked(scene, 0), seat(scene, 0).workers]).toEqual(['turn', 5])
  })

  test('[H-SOLO-02] [H-SOLO-03] [H-SOLO-04] goal 100, extraordinary above 110; without cards 80 and 85', () => {
    const verdict = (points: number, noCards: boolean) => {
      const scene = table(1, 0, { noCards })
      // 70 points for the center, the rest in sheep.
      give(scene, 0, { window: 16, crafts: Array(5).fill(10), sheep: points - 70 })
      return k.game.result(scene.m)
    }
    expect([99, 100, 110, 111].map((n) => verdict(n, false).verdict)).toEqual([
      'missed',
      'reached',
      'reached',
      'extraordinary',
    ])
    expect([79, 80, 85, 86].map((n) => verdict(n, true).verdict)).toEqual([
      'missed',
      'reached',
      'reached',
      'extraordinary',
    ])
    expect([verdict(99, false).winners, verdict(100, false).winners]).toEqual([[], [0]])
    expect(k.game.text.de.verdict('extraordinary')).toMatch(/außerordentlich/)
  })
})

test('the last turn of Round 6 leads to the end [H-END-01]', () => {
  const scene = table(2, 0)
  for (const i of [0, 1]) give(scene, i, { round: 6, workers: 0 })
  run(scene, { op: 'nextTurn', seat: -1, after: 1 }, { op: 'phase', seat: -1, phase: 5 })
  expect(k.over(scene.m)).toBe(true)
})
