/** Several cards in one window, cards in the midst of a space, order of incomes, the last chance. */

import { describe, expect, test } from 'vitest'
import type { Situation } from './expectation.ts'
import { asks, atProgress, playOn } from './flow.ts'
import { arrange, asked, endings, fieldsOf, k, type M, must, player, sheepOf } from './harness.ts'
import { bestWay, choose, given, lay, mayPlay, top } from './moves.ts'

const progress = atProgress()

describe('one window, several cards', () => {
  test('[H-JUST-01] playing cards does not close the window of the exchange: 310, 702 and 330', () => {
    const m = given({}, [310, 702, 330])
    must(m, 0, { choice: { exchange: 3 } })
    lay(m, 310, 1)
    expect(mayPlay(m, 702)).toBe(true)
    lay(m, 702)
    expect(sheepOf(m)).toBe('5')
    lay(m, bestWay(m, 330))
    expect(player(m).stock[10]).toBe(4)
    expect([...player(m).played].sort()).toEqual([310, 330, 702])
    expect(player(m).hand.filter((c) => c < 400)).toHaveLength(1)
  })

  test('[H-JUST-01] card 309 looks at the Quadrant as it is now', () => {
    const m = given(
      { hops: 2, spaces: { sheepBreeding: [1, 2, 0], sheepShearing: [1, 2, 0], farming: [1, 2, 0] } },
      [309, 210],
    )
    must(m, 0, { choice: { space: 'clayDelivery', workers: 1 } })
    playOn(m, (n) => mayPlay(n, 309) || asks('turn', 1)(n))
    expect(mayPlay(m, 309)).toBe(true)
    lay(m, 210)
    choose(m, /Farming/)
    playOn(m, asks('turn', 1))
    expect(mayPlay(m, 309)).toBe(false)
  })

  test('[H-JUST-05] [H-ANY-05] card 322 while using Cultivation: its effects come when the space is finished', () => {
    const m = given({ fields: '55', rye: 1 }, [322])
    must(m, 0, { choice: { space: 'cultivation', workers: 1 } })
    expect(mayPlay(m, 322)).toBe(true)
    lay(m, 322)
    expect(player(m).stock.slice(0, 4)).toEqual([0, 0, 0, 1])
    const ends = [...endings(m, 0, asks('turn', 1), (n) => `${fieldsOf(n)} ${player(n).stock.slice(0, 4).join('')}`)]
    expect(ends).toContain('5f5r 0000')
    expect(ends).toContain('5r5r 0000')
  })

  test('[H-ANY-08] the cost of one and the condition of the other, played at the same time', () => {
    const m = given({ hops: 5 }, [104, 411])
    must(m, 0, { to: 'anytime', choice: { playFirst: '104', option: 3 } })
    must(m, 0, { choice: { play: '411' } })
    playOn(m, asks('turn'))
    expect(player(m).stock[2]).toBe(1)
    expect(fieldsOf(m)).toBe('335')
    expect([...player(m).played].sort((a, b) => a - b)).toEqual([104, 411])
  })

  test('[H-ANY-04] outside an action a card is resolved completely before anything else', () => {
    const m = given({ sheep: '44' }, [1])
    lay(m, 1)
    expect(k.decisions(m).map((d) => d.kind)).not.toContain('turn')
    expect(k.apply(m, 0, { choice: { move: { stables: 1 } } }).ok && asked(m)?.kind === 'turn').toBe(false)
  })
})

describe('income', () => {
  const income = (situation: Situation, hand: readonly number[] = []): M => {
    const m = given({ round: 2, phase: 9, workers: 0, ...situation }, hand, progress)
    must(m, 0, { choice: 'done' })
    return m
  }

  test('[H-PH3-02] a tool from one card can be exchanged by the next: 813 and 839', () => {
    const m = income({ played: [839, 813] })
    const ends = new Set([...endings(m, 0, asks('turn'), (n) => `${player(n).stock[9]} ${player(n).stock[10]}`)])
    expect(ends).toEqual(new Set(['0 1', '1 0']))
  })

  test('[H-PH3-02] a crop from one card can be sown by the next: 841 and 812, 822 and 831', () => {
    const m = income({ played: [812, 841], fields: '4' })
    expect([...endings(m, 0, asks('turn'), fieldsOf)]).toContain('4b')
    const n = income({ played: [831, 822], fields: '4' })
    expect([...endings(n, 0, asks('turn'), fieldsOf)]).toContain('4h')
  })
})

describe('the last chance', () => {
  test('[H-END-04] cards drawn in it may be played in it', () => {
    const m = given({ round: 6, phase: 9, workers: 0, tools: 1, wool: 1 }, [430], progress)
    top(m, [801])
    must(m, 0, { choice: 'done' })
    playOn(m, (n) => n.state.phase === 0)
    lay(m, 430)
    expect(mayPlay(m, 801)).toBe(true)
    lay(m, 801)
    playOn(m, () => false)
    expect(player(m).played).toEqual([430, 801])
    expect(k.game.result(m).scores[0]?.parts.cards).toBe(1)
  })

  test('[H-END-02] every player gets it', () => {
    const m = k.clone(atProgress(2))
    arrange(m, { round: 6, phase: 9, workers: 0, jewelry: 4, hand: [921] })
    k.edit(m, (s) => {
      const [, second] = s.players
      if (second === undefined) throw new Error('two seats')
      second.hand = [905]
      second.stock = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4]
    })
    playOn(m, (n) => n.state.phase === 0)
    for (let i = 0; i < 6 && !k.over(m); i++) {
      const [question] = k.decisions(m)
      if (question === undefined) throw new Error('nobody is asked')
      const card = question.choices?.find((c) => typeof c === 'object' && 'play' in c) ?? 'pass'
      must(m, question.seat, { choice: card })
    }
    expect(k.over(m)).toBe(true)
    expect(player(m, 0).played).toContain(921)
    expect(player(m, 1).played).toContain(905)
  })
})
