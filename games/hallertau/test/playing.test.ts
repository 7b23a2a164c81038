/** Playing cards: at any time, and how a card is resolved. */

import { describe, expect, test } from 'vitest'
import {
  amount,
  answer,
  anytime,
  asked,
  board,
  canPlay,
  cardRefused,
  choices,
  clearBoard,
  edit,
  enter,
  fieldsOf,
  give,
  handDecks,
  k,
  play,
  run,
  runAlone,
  seat,
  setBoard,
  stockOf,
  table,
} from './scenario.ts'

describe('at any time', () => {
  test('[H-ANY-01] goods are totals: there is nothing to rearrange', () => {
    const scene = table(2, 1)
    give(scene, 0, { clay: 5 })
    expect(anytime(scene, 0)).toEqual([{ careful: true }])
    expect(k.view(scene.m, 0).table.seats[0]?.stock[8]).toBe(5)
  })

  test('[H-ANY-02] a card may be played in every phase and on anybody’s turn, but only from the hand', () => {
    for (const phase of [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) {
      const scene = table(2, 1)
      give(scene, 0, { phase, wool: 2, hand: [125] })
      play(scene, 0, 125)
      expect(amount(scene, 0, 'milk')).toBe(1)
      expect(cardRefused(scene, 0, 126)).toBe('H-ANY-02')
    }
  })

  test('[H-ANY-03] a played card lies face up to the end and counts as played', () => {
    const scene = table(2, 1)
    give(scene, 0, { wool: 2, hand: [125, 308] })
    play(scene, 0, 125)
    expect(k.view(scene.m, 1).table.seats[0]?.played).toEqual([125])
    expect(canPlay(scene, 0, 308)).toBe(true)
  })

  test('[H-ANY-04] outside an action a card is resolved completely before anything else', () => {
    const scene = table(2, 1)
    give(scene, 0, { tools: 3, fields: ['4b', '3f'], hand: [221] })
    play(scene, 0, 221)
    // The harvest is asked of seat 0; seat 1's turn waits below.
    expect([asked(scene, 0), asked(scene, 1)]).toEqual(['harvestSome', null])
    answer(scene, 0, { harvest: 0 }, { harvest: 1 })
    expect([asked(scene, 0), asked(scene, 1)]).toEqual([null, 'turn'])
  })

  test('[H-ANY-05] in the midst of an action: checked and paid now, carried out afterwards', () => {
    const scene = table(2, 1)
    give(scene, 0, { tools: 3, hops: 1, fields: ['4b', '3f'], hand: [221, 530] })
    play(scene, 0, 221)
    play(scene, 0, 530)
    expect(stockOf(scene, 0)).toEqual({ tools: 3 })
    answer(scene, 0, { harvest: 0 })
    expect(amount(scene, 0, 'milk')).toBe(0)
    answer(scene, 0, { harvest: 1 })
    expect(stockOf(scene, 0)).toEqual({ tools: 3, barley: 4, flax: 3, milk: 3 })
  })

  test('[H-ANY-06] between two sow actions of a space a card resolves at once', () => {
    const scene = table(2, 0)
    clearBoard(scene)
    give(scene, 0, { rye: 3, wool: 1, fields: ['3', '4'], workers: 6, hand: [27] })
    answer(scene, 0, { space: 'cultivation', workers: 1 })
    expect(canPlay(scene, 0, 27)).toBe(false)
    answer(scene, 0, { sow: 'rye', column: 0 })
    // Exactly one empty field, before the second sow action.
    expect([asked(scene, 0), canPlay(scene, 0, 27)]).toEqual(['sow', true])
    play(scene, 0, 27)
    answer(scene, 0, { sow: 'wool', column: 1 })
    expect([fieldsOf(scene, 0), handDecks(scene, 0)]).toEqual([['3r', '4w'], { bonus: 1 }])
  })

  test('[H-ANY-07] there is an instant between paying and gaining', () => {
    const scene = table(2, 1)
    // 734 gives 9 jewelry back: only in between is there none.
    give(scene, 0, { jewelry: 9, hand: [734, 20] })
    play(scene, 0, 734, 2)
    expect([asked(scene, 0), amount(scene, 0, 'jewelry'), canPlay(scene, 0, 20)]).toEqual(['playCards', 0, true])
    answer(scene, 0, { play: '020' })
    expect(stockOf(scene, 0)).toEqual({ jewelry: 9, meat: 5, hops: 1, milk: 1 })
  })

  test('[H-ANY-07] the same in the exchange of a space', () => {
    const scene = table(2, 0)
    clearBoard(scene)
    // Only between the removal of a field and the gain of clay are there fewer fields than jewelry.
    give(scene, 0, { jewelry: 2, fields: ['3', '3'], workers: 6, hand: [625] })
    answer(scene, 0, { space: 'landSale', workers: 1 }, { fields: [0] })
    expect([asked(scene, 0), amount(scene, 0, 'clay')]).toEqual(['playCards', 0])
    answer(scene, 0, { play: '625' })
    expect(stockOf(scene, 0)).toMatchObject({ clay: 3, jewelry: 3, barley: 1, hops: 1, rye: 1 })
  })

  test('[H-ANY-08] several at once: all requirements now, then each in the order named', () => {
    const scene = table(2, 1)
    give(scene, 0, { clay: 1, fields: ['5'], hand: [113, 112] })
    k.apply(scene.m, 0, { to: 'anytime', choice: { playFirst: '112' } })
    expect([asked(scene, 0), choices(scene, 0)]).toEqual(['joint', [{ play: '113' }, 'done']])
    answer(scene, 0, { play: '113' }, 'done', { sow: 'clay', column: 0 })
    expect([stockOf(scene, 0), fieldsOf(scene, 0), handDecks(scene, 0)]).toEqual([{ hops: 1 }, ['5c'], { bonus: 1 }])
    // Prices are paid together: one jewelry does not pay two cards.
    give(scene, 0, { jewelry: 1, hand: [410, 433] })
    k.apply(scene.m, 0, { to: 'anytime', choice: { playFirst: '410' } })
    expect(choices(scene, 0)).toEqual(['done'])
  })

  test('[H-ANY-09] several seats: clockwise from the one that has just acted', () => {
    const scene = table(3, 0)
    clearBoard(scene)
    setBoard(scene, { farming: [1, 2, 0] })
    for (const i of [0, 1, 2]) give(scene, i, { workers: 6, hand: [[9], [106], [118]][i] ?? [] })
    answer(scene, 0, { space: 'farming', workers: 3 })
    expect([0, 1, 2].map((i) => asked(scene, i))).toEqual(['playCards', null, null])
    answer(scene, 0, 'pass')
    // Seat 1 acts next and is asked anyway; its cards are open to it there.
    expect([0, 1, 2].map((i) => asked(scene, i))).toEqual([null, null, 'playCards'])
    answer(scene, 2, { play: '118' })
    expect([asked(scene, 1), canPlay(scene, 1, 106)]).toEqual(['turn', true])
  })

  test('[H-ANY-10] every seat with a playable card is asked at the named moments, and not again for nothing', () => {
    const scene = table(2, 0)
    for (const i of [0, 1]) give(scene, i, { round: 2, workers: 0 })
    give(scene, 0, { round: 2, workers: 0, wool: 2, hand: [125] })
    enter(scene, 5)
    expect([scene.m.state.phase, asked(scene, 0)]).toEqual([5, 'playCards'])
    answer(scene, 0, 'pass')
    // Declined once, it is not offered again until it was unplayable in between.
    expect([scene.m.state.phase, asked(scene, 0)]).toEqual([9, 'progress'])
    answer(scene, 0, 'done')
    expect([scene.m.state.phase, asked(scene, 0)]).toEqual([4, 'turn'])
  })

  test('[H-ANY-10] a moment before the requirement vanishes asks even if declined', () => {
    const scene = table(2, 0)
    for (const i of [0, 1]) give(scene, i, { round: 2, workers: 0 })
    give(scene, 0, {
      round: 2,
      workers: 0,
      milk: 2,
      barley: 1,
      fields: ['5'],
      hand: [526],
      state: (p) => (p.declined = [526]),
    })
    enter(scene, 6)
    expect([scene.m.state.phase, asked(scene, 0)]).toEqual([6, 'playCards'])
  })

  test('[H-ANY-10] with poker face everybody with a hand is asked', () => {
    const scene = table(2, 0, { pokerFace: true })
    for (const i of [0, 1]) give(scene, i, { round: 2, workers: 0, hand: [924] })
    enter(scene, 8)
    expect(asked(scene, scene.m.state.first)).toBe('playCards')
    expect(k.view(scene.m, 'spectator').waiting).toEqual([{ seat: scene.m.state.first, kind: null }])
  })

  test('[H-ANY-11] a card on another’s turn costs nobody a turn', () => {
    const scene = table(2, 1)
    give(scene, 0, { sheep: 5, fields: ['3', '3', '3', '3', '3'], hand: [105], workers: 4 })
    play(scene, 0, 105)
    expect([asked(scene, 1), fieldsOf(scene, 0).length]).toEqual(['turn', 6])
    answer(scene, 1, { exchange: 1 })
    expect([asked(scene, 0), seat(scene, 0).workers]).toEqual(['turn', 4])
  })
})

describe('resolving a card', () => {
  test('[H-CARD-01] condition, situation on the board, or price', () => {
    const scene = table(2, 1)
    give(scene, 0, { hand: [11, 9, 530] })
    setBoard(scene, { farming: [0, 0, 0] })
    clearBoard(scene)
    expect([11, 9, 530].map((card) => cardRefused(scene, 0, card))).toEqual(['H-CARD-02', 'H-CARD-02', 'H-CARD-05'])
    give(scene, 0, { milk: 1, wool: 1, hops: 1, hand: [11, 9, 530], board: { farming: [1, 2, 3] } })
    expect([11, 9, 530].every((card) => canPlay(scene, 0, card))).toBe(true)
  })

  test('[H-CARD-02] conditions are minimums, nothing is paid; "or" needs one of them', () => {
    const scene = table(2, 1)
    give(scene, 0, { barley: 9, hops: 5, hand: [2] })
    play(scene, 0, 2)
    expect([stockOf(scene, 0), seat(scene, 0).sheep[4]]).toEqual([{ barley: 9, hops: 5 }, 1])
  })

  test('[H-CARD-03] only the own farm counts', () => {
    const scene = table(2, 1)
    give(scene, 0, { hand: [3] })
    give(scene, 1, { wool: 5, sheep: 5 })
    expect(cardRefused(scene, 0, 3)).toBe('H-CARD-02')
  })

  test('[H-CARD-04] the action board counts whoever caused it', () => {
    const scene = table(2, 1)
    clearBoard(scene)
    setBoard(scene, { bonusCard: [1, 0, 0] })
    give(scene, 0, { hand: [202] })
    expect(canPlay(scene, 0, 202)).toBe(false)
    answer(scene, 1, { space: 'bonusCard', workers: 2 })
    expect(canPlay(scene, 0, 202)).toBe(true)
  })

  test('[H-CARD-05] exactly the price, and of alternatives exactly one', () => {
    const scene = table(2, 1)
    give(scene, 0, { jewelry: 3, tools: 5, hand: [727] })
    play(scene, 0, 727, 1)
    expect(stockOf(scene, 0)).toEqual({ jewelry: 3, tools: 2, clay: 7 })
  })

  test('[H-CARD-06] a price of nothing is paid with nothing', () => {
    const scene = table(2, 1)
    give(scene, 0, { fields: Array(8).fill('3'), hand: [404] })
    play(scene, 0, 404)
    expect(seat(scene, 0).sheep[4]).toBe(1)
  })

  test('[H-CARD-07] [H-CARD-22] effects from top to bottom, each optional; draws come last', () => {
    const scene = table(2, 1)
    give(scene, 0, { jewelry: 1, hand: [721], state: (p) => (p.careful = true) })
    play(scene, 0, 721)
    const order: (string | null)[] = []
    for (const choice of ['pass', { option: 3 }, { take: 1 }, 'pass']) {
      order.push(asked(scene, 0))
      answer(scene, 0, choice)
    }
    expect(order).toEqual(['take', 'choose', 'take', 'take'])
    expect([stockOf(scene, 0), handDecks(scene, 0), seat(scene, 0).played]).toEqual([{ rye: 1 }, {}, [721]])
    // 130 draws a Farmyard card only after the choice.
    give(scene, 0, { hides: 1, meat: 1, hand: [130], state: (p) => (p.careful = false) })
    play(scene, 0, 130)
    expect([asked(scene, 0), handDecks(scene, 0)]).toEqual(['choose', {}])
    answer(scene, 0, { option: 0 })
    expect(handDecks(scene, 0)).toEqual({ farmyard: 1 })
  })

  test('[H-CARD-08] of paired slashes one applicable row, not necessarily the best', () => {
    const scene = table(2, 1)
    give(scene, 0, { jewelry: 5, hand: [206] })
    expect(anytime(scene, 0)).toEqual([
      { play: '206', option: 0 },
      { play: '206', option: 1 },
      { play: '206', option: 2 },
      { careful: true },
    ])
    expect(cardRefused(scene, 0, 206, 3)).toBe('H-CARD-08')
    play(scene, 0, 206, 1)
    expect(stockOf(scene, 0)).toEqual({ jewelry: 5, tools: 1 })
    // A row that gives less of the same is offered only to a careful seat.
    give(scene, 0, { meat: 5, hand: [7] })
    expect(anytime(scene, 0)).toEqual([{ play: '007', option: 2 }, { careful: true }])
    k.apply(scene.m, 0, { to: 'anytime', choice: { careful: true } })
    expect(anytime(scene, 0)).toEqual([
      { play: '007', option: 0 },
      { play: '007', option: 1 },
      { play: '007', option: 2 },
      { careful: false },
    ])
  })

  test('[H-CARD-09] rows are judged when the card is played, amounts when it is carried out', () => {
    const scene = table(2, 1)
    // 216 is played in the midst of 221's harvest: its rye counts the fields planted afterwards.
    give(scene, 0, { tools: 7, fields: ['4b', '3f', '3h'], hand: [221, 216] })
    play(scene, 0, 221)
    play(scene, 0, 216)
    answer(scene, 0, { harvest: 0 }, { harvest: 1 })
    expect(amount(scene, 0, 'rye')).toBe(1)
  })

  test('[H-CARD-10] an "or" in an effect: exactly one', () => {
    const scene = table(2, 1)
    give(scene, 0, { jewelry: 1, hand: [534] })
    play(scene, 0, 534)
    expect(choices(scene, 0)).toEqual([{ option: 0 }, { option: 1 }, { option: 2 }, { option: 3 }])
    answer(scene, 0, { option: 2 })
    expect(stockOf(scene, 0)).toEqual({ milk: 5 })
  })

  test('[H-CARD-11] effects happen once; Bonus cards give income instead', () => {
    const scene = table(2, 1)
    give(scene, 0, { round: 3, hops: 2, wool: 2, hand: [810, 125] })
    play(scene, 0, 125)
    play(scene, 0, 810)
    expect(stockOf(scene, 0)).toEqual({ wool: 2, milk: 1 })
    for (const i of [0, 1]) give(scene, i, { round: 4, played: i === 0 ? [125, 810] : [] })
    enter(scene, 3)
    expect(stockOf(scene, 0)).toEqual({ rye: 1 })
  })

  test('[H-CARD-12] points only for cards that lie face up', () => {
    const scene = table(1)
    give(scene, 0, { played: [845], hand: [921] })
    expect(k.game.result(scene.m).scores[0]?.parts.cards).toBe(6)
  })

  test('[H-CARD-13] the phase bar; the picture of Phase 3 on Bonus cards is no restriction', () => {
    const scene = table(2, 1)
    give(scene, 0, { phase: 8, tools: 6, milk: 3, hops: 6, hand: [426, 605, 836] })
    expect(cardRefused(scene, 0, 426)).toBe('H-CARD-13')
    expect(cardRefused(scene, 0, 605)).toBe('H-CARD-13')
    expect(canPlay(scene, 0, 836)).toBe(true)
    give(scene, 0, { phase: 7, tools: 6, milk: 3, hand: [426, 605] })
    expect([canPlay(scene, 0, 426), canPlay(scene, 0, 605)]).toEqual([true, true])
  })

  test('[H-CARD-14] a card does not count itself as played', () => {
    const scene = table(2, 1)
    give(scene, 0, { hand: [902, 308] })
    expect([cardRefused(scene, 0, 902), cardRefused(scene, 0, 308)]).toEqual(['H-CARD-02', 'H-CARD-02'])
    give(scene, 0, { hand: [902], played: [904] })
    expect(canPlay(scene, 0, 902)).toBe(true)
  })

  test('[H-CARD-15] a card cannot pay for itself', () => {
    const scene = table(2, 1)
    give(scene, 0, { hand: [414, 923] })
    expect(cardRefused(scene, 0, 414)).toBe('H-CARD-05')
  })

  test('[H-CARD-16] "a field" is any own field', () => {
    const scene = table(2, 1)
    give(scene, 0, { fields: ['2b', '5'], hand: [504] })
    play(scene, 0, 504)
    expect(choices(scene, 0)).toEqual([{ fields: [0] }, { fields: [1] }])
  })

  test('[H-CARD-17] totals are sums; "at least as much" pairs are the smallest amount', () => {
    const scene = table(2, 1)
    give(scene, 0, { hides: 2, wool: 4, hand: [129] })
    expect(canPlay(scene, 0, 129)).toBe(true)
    give(scene, 0, { sheep: 4, jewelry: 2, hand: [223] })
    play(scene, 0, 223, 1)
    expect(amount(scene, 0, 'milk')).toBe(2)
    give(scene, 0, { sheep: 4, jewelry: 2, hand: [223] })
    expect(cardRefused(scene, 0, 223, 2)).toBe('H-CARD-08')
  })

  test('[H-CARD-18] different types each at most once; one type is a single type', () => {
    const scene = table(2, 1)
    give(scene, 0, { fields: Array(5).fill('3'), hand: [15] })
    play(scene, 0, 15, 1)
    expect(choices(scene, 0)).toEqual([
      { crops: { barley: 1, flax: 1 } },
      { crops: { barley: 1, hops: 1 } },
      { crops: { barley: 1, rye: 1 } },
      { crops: { flax: 1, hops: 1 } },
      { crops: { flax: 1, rye: 1 } },
      { crops: { hops: 1, rye: 1 } },
    ])
    answer(scene, 0, { crops: { flax: 1, rye: 1 } })
    give(scene, 0, { wool: 13, milk: 13, hand: [919] })
    expect(cardRefused(scene, 0, 919)).toBe('H-CARD-05')
  })

  test('[H-CARD-19] a drawn card may be played after the card that drew it', () => {
    const scene = table(2, 1)
    edit(scene, (s) => {
      s.decks[2] = [837]
    })
    give(scene, 0, { wool: 6, hand: [125] })
    play(scene, 0, 125)
    expect(canPlay(scene, 0, 837)).toBe(true)
  })

  test('[H-CARD-20] what a card gives back must be there first', () => {
    const scene = table(2, 1)
    give(scene, 0, { milk: 7, hand: [620] })
    expect(anytime(scene, 0)).toEqual([{ play: '620', option: 0 }, { careful: true }])
    give(scene, 0, { milk: 8, hand: [620] })
    play(scene, 0, 620, 1)
    expect(stockOf(scene, 0)).toEqual({ milk: 6, jewelry: 1 })
  })

  test('[H-CARD-21] effects draw from the deck in play', () => {
    const scene = table(2, 1, { gateway: 'master', farmyard: 'sheep' })
    give(scene, 0, { barley: 1, hides: 1, meat: 1, hand: [435, 130] })
    play(scene, 0, 435)
    play(scene, 0, 130)
    answer(scene, 0, { option: 0 })
    const [gateway, farmyard] = seat(scene, 0).hand
    expect([Math.floor((gateway ?? 0) / 100), Math.floor((farmyard ?? 0) / 100)]).toEqual([3, 5])
  })
})

test('refusals say which rule, in both languages', () => {
  const scene = table(2, 1)
  give(scene, 0, { hand: [426] })
  const refusal = k.whyNot(scene.m, 0, { to: 'anytime', choice: { play: '426' } })
  expect(refusal).toEqual({ ok: false, rule: 'H-CARD-13', args: { card: 426, only: 7 } })
  if (refusal === null) return
  expect(k.game.text.en.refusal(refusal)).toEqual([{ card: '426', label: '426' }, ': only in phase 7'])
  expect(k.game.text.de.refusal(refusal)).toEqual([{ card: '426', label: '426' }, ': nur in Phase 7'])
})

test('a window that asks nobody leaves no trace in the flow', () => {
  const scene = table(2, 0)
  give(scene, 0, { hand: [924] })
  runAlone(scene, { op: 'chance', seat: -1, moment: 'now', order: [0, 1] })
  expect([asked(scene, 0), asked(scene, 1)]).toEqual([null, 'clearRows'])
  run(scene, { op: 'chance', seat: -1, moment: 'final', order: [0, 1] })
  expect(k.over(scene.m)).toBe(true)
  expect(board(scene, 'farming')).toHaveLength(3)
})
