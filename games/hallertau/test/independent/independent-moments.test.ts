/** "At any time": the moments at which a card kept so far must still find a chance to be played. */

import { describe, expect, test } from 'vitest'
import type { Situation } from './expectation.ts'
import { asks, atProgress, playOn } from './flow.ts'
import { arrange, endings, fieldsOf, fresh, k, type M, must, player, waysToPlay } from './harness.ts'
import { choose, given, lay, mayPlay, top } from './moves.ts'

const alone = fresh(1)
const progress = atProgress()

const income = (situation: Situation, hand: readonly number[] = []): M => {
  const m = given({ round: 2, phase: 9, workers: 0, ...situation }, hand, progress)
  must(m, 0, { choice: 'done' })
  return m
}

/** The last Worker is exchanged and every chance declined until the card can be played at the wanted moment. */
function keptUntil(given: Situation, card: number, moment: (m: M) => boolean): M {
  const m = k.clone(alone)
  arrange(m, { workers: 1, ...given }, card)
  const round = m.state.round
  must(m, 0, { choice: { exchange: 1 } })
  playOn(m, (n) => (moment(n) && waysToPlay(n, card).length > 0) || (n.state.round > round && n.state.phase === 4))
  return m
}

const sowing: readonly (readonly [card: number, given: Situation, risen: string])[] = [
  [13, { sheep: '444', fields: '3', rye: 1 }, '5'],
  [14, { fields: '553', rye: 1 }, '555'],
  [27, { fields: '3', wool: 1 }, '5'],
  [112, { fields: '3', clay: 1 }, '5'],
  [113, { fields: '3' }, '5'],
  [114, { fields: '333333' }, '444445'],
  [213, { fields: '3h3', rye: 1 }, '3h5'],
  [214, { fields: '3' }, '5'],
  [229, { fields: '3', meat: 1 }, '5'],
  [306, { jewelry: 2, fields: '3', rye: 1 }, '5'],
  [323, { fields: '2', rye: 1 }, '4'],
  [427, { fields: '3', rye: 1 }, '5'],
  [522, { tools: 1, clay: 1, fields: '3' }, '5'],
  [526, { milk: 2, fields: '3', rye: 1 }, '5'],
  [627, { tools: 7, fields: '3', rye: 2 }, '5'],
  [728, { rye: 2, fields: '3' }, '5'],
  [729, { jewelry: 1, fields: '3', rye: 1 }, '5'],
]

describe('[H-ANY-02] [H-ANY-10] a card kept for later', () => {
  for (const [card, given, risen] of sowing) {
    test(`after Phase 6 and before the harvest: card ${card}`, () => {
      const m = keptUntil(given, card, (n) => fieldsOf(n) === risen && n.state.phase <= 7)
      expect([6, 7]).toContain(m.state.phase)
      expect(fieldsOf(m)).toBe(risen)
    })
  }

  for (const [card, given] of [
    [22, { fields: '5b' }],
    [221, { fields: '5b5b', tools: 3 }],
    [628, { fields: '2b2f2h2r' }],
    [23, { fields: '3b' }],
    [122, { fields: '3b3b' }],
  ] as const) {
    test(`after Phase 6 and before the harvest: card ${card}`, () => {
      const m = keptUntil(given, card, (n) => n.state.phase === 6 || n.state.phase === 7)
      expect([6, 7]).toContain(m.state.phase)
      expect(player(m).stock[0]).toBe(0)
    })
  }

  test('after the harvest and before the milking: card 504 gives up a harvested field for a sheep that is milked', () => {
    const m = keptUntil(
      { fields: '5b' },
      504,
      (n) => player(n).stock[0] === 5 && player(n).stock[6] === 0 && n.state.phase <= 8,
    )
    expect([7, 8]).toContain(m.state.phase)
    lay(m, 504)
    playOn(m, (n) => n.state.phase > 8)
    expect([player(m).stock[0], player(m).stock[6]]).toEqual([5, 1])
  })

  test('in Phase 9 with nothing to advance yet: card 633 after the milking makes an advancement possible', () => {
    for (const [round, flax] of [
      [3, 0],
      [6, 1],
    ] as const) {
      const m = keptUntil(
        { sheep: 'S', round, flax },
        633,
        (n) => n.state.phase === 9 || (n.state.phase === 8 && player(n).stock[6] === 1),
      )
      expect([8, 9]).toContain(m.state.phase)
      expect(player(m).stock[6]).toBe(1)
      lay(m, 633)
      playOn(m, (n) => asks('progress')(n) || n.state.phase === 0 || n.state.round > round)
      expect(asks('progress')(m)).toBe(true)
    }
  })

  test('in Phase 9 after the last affordable advancement, too', () => {
    const m = k.clone(alone)
    arrange(m, { workers: 1, round: 3, wool: 3, sheep: 'S' }, 633)
    must(m, 0, { choice: { exchange: 1 } })
    playOn(m, asks('progress'))
    must(m, 0, { choice: { advance: 'manufacture', pay: { wool: 3 } } })
    expect(m.state.phase).toBe(9)
    expect(player(m).crafts).toEqual([0, 0, 0, 0, 1])
    expect(waysToPlay(m, 633)).toEqual([{ play: '633' }])
    lay(m, 633)
    playOn(m, (n) => asks('progress')(n) || n.state.round > 3)
    expect(asks('progress')(m)).toBe(true)
  })

  test('[H-PH3-04] before or in Phase 3: Bonus card 810 brings its income in the same round', () => {
    const m = keptUntil({ hops: 2 }, 810, (n) => n.state.round === 3 && n.state.phase <= 3)
    expect(m.state.phase).toBeLessThanOrEqual(3)
    lay(m, 810)
    playOn(m, (n) => n.state.phase === 4)
    expect(player(m).stock[3]).toBe(1)
  })

  test('[H-SPC-301] before the sheep die: cards 633 and 301 in Phase 2 at the latest', () => {
    for (const card of [633, 301]) {
      const m = keptUntil({ round: 3, sheep: '4' }, card, (n) => n.state.round === 4 && n.state.phase <= 2)
      expect(m.state.phase).toBeLessThanOrEqual(2)
    }
  })

  test('[H-END-02] in the last chance after Round 6', () => {
    const m = keptUntil({ round: 6, tools: 4 }, 905, (n) => n.state.phase === 0)
    expect(m.state.phase).toBe(0)
  })
})

describe('chances inside a space and inside Phase 3', () => {
  test('[H-SPC-328] [H-JUST-06] card 328 at a Butchery used through card 419', () => {
    const m = given({ phase: 9, workers: 0, jewelry: 2, wool: 9 }, [419, 328], progress)
    lay(m, 419)
    choose(m, /Butchery/)
    expect(mayPlay(m, 328)).toBe(true)
    lay(m, 328)
    const ends = [...endings(m, 0, asks('progress'), (n) => `${player(n).stock[9]} ${player(n).stock[5]}`)]
    expect(ends).toContain('0 4')
  })

  test('[H-SPC-328] [H-JUST-06] card 328 at a Butchery used through card 313', () => {
    const m = given({ workers: 1, jewelry: 1 }, [313, 328])
    lay(m, 313)
    choose(m, /Butchery/)
    expect(mayPlay(m, 328)).toBe(true)
    lay(m, 328)
    const ends = [...endings(m, 0, asks('turn', 1), (n) => `${player(n).stock[9]} ${player(n).stock[5]}`)]
    expect(ends).toContain('0 4')
  })

  test('[H-PH3-04] [H-CARD-19] a Bonus card drawn in Phase 3 by a card is activated in the same Phase 3', () => {
    const m = given({ round: 2, phase: 9, workers: 0, played: [840], tools: 1, wool: 1 }, [], progress)
    top(m, [430, 801])
    must(m, 0, { choice: 'done' })
    playOn(m, (n) => mayPlay(n, 430))
    expect(m.state.phase).toBe(3)
    lay(m, 430)
    playOn(m, (n) => mayPlay(n, 801) || n.state.phase > 3)
    expect(m.state.phase).toBe(3)
    lay(m, 801)
    playOn(m, asks('turn'))
    expect(player(m).stock[5]).toBe(1)
    expect(player(m).stock[7]).toBe(0)
  })

  test('[H-RES-10] [H-PH3-06] with ten jewelry one may be spent before card 827 brings another', () => {
    const m = income({ played: [827], jewelry: 10 }, [817])
    playOn(m, (n) => n.state.round === 3 && (mayPlay(n, 817) || n.state.phase > 3))
    expect(m.state.phase).toBeLessThanOrEqual(3)
    lay(m, 817)
    playOn(m, asks('turn'))
    expect([player(m).stock[9], player(m).stock[10]]).toEqual([10, 1])
  })

  test('[H-ANY-10] a card declined in one round is offered after the last action of the next', () => {
    const m = k.clone(alone)
    arrange(m, { workers: 1, tools: 3 }, 903)
    must(m, 0, { choice: { exchange: 1 } })
    playOn(m, (n) => n.state.round === 3 && n.state.phase === 4 && asks('turn')(n))
    k.edit(m, (s) => {
      for (const p of s.players) p.hand = [903]
    })
    must(m, 0, { choice: { exchange: 6 } })
    playOn(m, (n) => n.state.round !== 3 || mayPlay(n, 903))
    expect([m.state.round, m.state.phase]).toEqual([3, 4])
  })

  test('[H-ANY-08] a joint play is offered only with a partner, and reaches cards whose cost is chosen', () => {
    const single = given({ sheep: '444', wool: 1 }, [3])
    expect(k.anytime(single, 0)).not.toContainEqual({ playFirst: '003' })
    const m = given({ hops: 3, fields: '555' }, [424, 728])
    must(m, 0, { to: 'anytime', choice: { playFirst: '424' } })
    must(m, 0, { choice: { play: '728' } })
    const ends = [...endings(m, 0, asks('turn'), (n) => `${fieldsOf(n)} ${player(n).stock.slice(0, 4).join('')}`)]
    expect(ends).toContain('5r5r5r 0002')
  })
})
