/** Rounds, turns, time and the Well (V-ROUND, V-TIME, V-WELL). */

import { DONE, PASS } from '@dorfplatz/kernel'
import { expect, test } from 'vitest'
import { facts } from '../cards/facts.ts'
import type { SpaceId } from '../rules/codes.ts'
import type { VillageDecision } from '../rules/frames.ts'
import {
  action,
  asked,
  at,
  BY_TIME,
  byPay,
  type Choice,
  customers,
  ENTER,
  farm,
  freeAt,
  good,
  has,
  k,
  type M,
  on,
  pays,
  play,
  put,
  refused,
  serve,
  stone,
  stones,
  supply,
  table,
  train,
  travel,
  WELL,
} from './scenario.ts'

const sum = (spaces: { readonly [space: string]: number } = {}): number =>
  Object.values(spaces).reduce((a, b) => a + b, 0)

/** The seat on turn takes a stone and declines whatever may be declined. */
function take(m: M, space: SpaceId, letter: string): void {
  const seat = asked(m)?.seat ?? 0
  play(m, seat, 'turn', stone(space, letter))
  for (;;) {
    const now = asked(m)
    if (now === null || now.seat !== seat || !now.choices.includes(PASS)) return
    play(m, seat, now.kind, PASS)
  }
}

test('[V-ROUND-01, V-ROUND-18] a round is stocking, turns until the last stone, and a mass; then the next begins', () => {
  const m = table(2)
  expect(m.state.round).toBe(1)
  stones(m, { harvest: 'o', church: 'b' })
  put(m, 0, 1, 'bag')
  take(m, 'harvest', 'o')
  expect(m.state.round).toBe(1)
  play(m, 1, 'turn', stone('church', 'b'))
  expect(asked(m)?.kind).toBe('church')
  play(m, 1, 'church', PASS)
  // The mass: the seat with a member in the bag and a coin is asked.
  expect(asked(m)).toMatchObject({ seat: 0, kind: 'pick' })
  play(m, 0, 'pick', DONE)
  expect(m.state.round).toBe(2)
  expect(m.state.onBoard).toBe(18)
})

test('[V-ROUND-02, V-ROUND-13] an influence stone goes to the farm and can be spent in the same turn', () => {
  const m = table(2)
  stones(m, { crafts: 'p', harvest: 'o' })
  farm(m, 0, { coin: 0 })
  play(m, 0, 'turn', stone('crafts', 'p'))
  expect(has(m, 0, 'pink')).toBe(1)
  play(m, 0, 'craft', byPay('scriptorium'))
  expect(has(m, 0, 'pink')).toBe(0)
  expect(has(m, 0, 'scroll')).toBe(1)
})

test('[V-ROUND-03, V-ROUND-07, V-ROUND-08, V-ROUND-09] the card fills bag and spaces; the market gets one stone', () => {
  for (const seats of [2, 3, 4, 5]) {
    const m = table(seats)
    const card = facts.setupCards[seats]?.value
    const total = sum(card?.spaces)
    const perColour = card?.perColour ?? []
    const thrown = perColour.reduce((a, b) => a + b, 0)
    expect(total % seats).toBe(0)
    expect(thrown).toBeGreaterThan(total)
    expect(m.state.supply).toEqual([...perColour.map((n) => 33 - n), 0])
    expect(m.state.bag.reduce((a, b) => a + b, 0)).toBe(thrown + 6 - total)
    expect(['o', 'g', 'b', 'p', 'x'].reduce((n, letter) => n + on(m, 'market', letter), 0)).toBe(1)
  }
  expect([2, 3, 4, 5].map((n) => sum(facts.setupCards[n]?.value.spaces))).toEqual([18, 21, 24, 30])
})

/** Empties the board down to one stone and plays it, so that the next round is stocked. */
function nextRound(m: M): void {
  while (m.state.round === 1) {
    const now = asked(m)
    if (now === null) throw new Error('over')
    const choice = now.kind === 'turn' ? now.choices[0] : now.choices[now.choices.length - 1]
    play(m, now.seat, now.kind, choice ?? PASS)
  }
}

test('[V-ROUND-04] a short colour is not replaced by another', () => {
  const m = table(3)
  stones(m, { harvest: 'o', family: 'g' })
  farm(m, 2, { brown: 30 })
  expect(supply(m, 'b')).toBe(3)
  nextRound(m)
  const inPlay = (c: number): number =>
    (m.state.bag[c] ?? 0) + m.state.stock.filter((_, i) => i % 5 === c).reduce((a, b) => a + b, 0)
  expect([0, 1, 2, 3].map(inPlay)).toEqual([6, 6, 3, 6])
  expect(supply(m, 'b')).toBe(0)
})

test('[V-ROUND-05, V-ROUND-06] stones left in the bag stay there and plague stones come back from the supply only', () => {
  const m = table(2)
  stones(m, { harvest: 'x', family: 'o' })
  k.edit(m, (s) => {
    s.supply[4] = 2
    s.bag[4] = 3
    s.supply[0] = (s.supply[0] as number) - 1
    s.bag[0] = 1
  })
  take(m, 'harvest', 'x')
  expect(supply(m, 'x')).toBe(3)
  take(m, 'family', 'o')
  expect(m.state.round).toBe(2)
  const inPlay = (c: number): number =>
    (m.state.bag[c] ?? 0) + m.state.stock.filter((_, i) => i % 5 === c).reduce((a, b) => a + b, 0)
  expect(inPlay(4)).toBe(6)
  expect(inPlay(0)).toBe(1 + 5)
  expect(supply(m, 'x')).toBe(0)
})

test('[V-ROUND-10] a bag that runs empty fills the spaces in order and leaves the rest without a stone', () => {
  const m = table(2)
  stones(m, { harvest: 'o', family: 'g' })
  farm(m, 0, { orange: 30, green: 30, brown: 33, pink: 33 })
  nextRound(m)
  // 2 + 2 influence stones and 6 plague stones make 10: harvest 3, family 2, crafts 3, market 1, travel 1.
  const lying = k.view(m, 0).table.spaces.map(({ stones: here }) => Object.values(here).reduce((a, b) => a + b, 0))
  expect(lying).toEqual([3, 2, 3, 1, 1, 0, 0])
})

test('[V-ROUND-11, V-ROUND-22] the start player begins and turns go clockwise, whoever took the last stone', () => {
  const m = table(3, { startSeat: 2 })
  stones(m, { harvest: 'oog' })
  const order: number[] = []
  for (let i = 0; i < 3; i++) {
    order.push(asked(m)?.seat ?? -1)
    take(m, 'harvest', i === 2 ? 'g' : 'o')
  }
  expect(order).toEqual([1, 2, 0])
  expect(m.state.round).toBe(2)
  expect(asked(m)?.seat).toBe(1)
})

test('[V-ROUND-12] a turn takes a stone that lies there or uses the Well; nobody passes', () => {
  const m = table(2)
  stones(m, { harvest: 'oo', church: 'b' })
  expect(asked(m)?.choices).toEqual([stone('harvest', 'o'), stone('church', 'b')])
  expect(refused(m, 0, PASS)).toBe('K-SHAPE')
  expect(refused(m, 0, stone('market', 'g'))).toBe('V-ROUND-12')
  farm(m, 0, { brown: 3 })
  expect(asked(m)?.choices).toContainEqual(WELL)
})

test('[V-ROUND-14] a plague stone returns at once for 2 time, and the action may still be performed', () => {
  const m = table(2)
  stones(m, { harvest: 'xx' })
  play(m, 0, 'turn', stone('harvest', 'x'))
  expect(supply(m, 'x')).toBe(5)
  expect(has(m, 0, 'time')).toBe(2)
  play(m, 0, 'harvest', action('harvest'))
  expect(has(m, 0, 'grain')).toBe(2)
})

test('[V-ROUND-15] an action may be declined, a market day may not', () => {
  const m = table(2)
  stones(m, { family: 'o', market: 'b', harvest: 'o' })
  customers(m, [24, 2, 3])
  farm(m, 1, { grain: 2 })
  play(m, 0, 'turn', stone('family', 'o'))
  play(m, 0, 'family', PASS)
  expect(at(m, 0, 'farm')).toBe(4)
  const events = play(m, 1, 'turn', stone('market', 'b'))
  expect(events.map(({ kind }) => kind)).toContain('marketDay')
  expect(asked(m)).toMatchObject({ seat: 1, kind: 'serve' })
})

test('[V-ROUND-16] what cannot be paid in full is not offered', () => {
  const m = table(2)
  stones(m, { crafts: 'o', harvest: 'o' })
  farm(m, 0, { coin: 0, orange: 0, grain: 2 })
  play(m, 0, 'turn', stone('crafts', 'o'))
  // One orange stone and no pink one: no wagon and no plow by way (b); two bags are not enough for the stables.
  expect(asked(m)?.choices).not.toContainEqual(byPay('wainwright'))
  expect(asked(m)?.choices).not.toContainEqual(byPay('stables'))
  expect(refused(m, 0, byPay('wainwright'))).toBe('V-ROUND-16')
  expect(refused(m, 0, byPay('stables'))).toBe('V-ROUND-16')
})

test('[V-ROUND-17] stone, plague time, action, deaths, then the next turn', () => {
  const m = table(2)
  stones(m, { crafts: 'x', harvest: 'o' })
  farm(m, 0, { time: 9 })
  play(m, 0, 'turn', stone('crafts', 'x'))
  // The quill is crossed, but the action comes first.
  expect(has(m, 0, 'due')).toBe(1)
  play(m, 0, 'craft', train('wainwright'))
  play(m, 0, 'product', PASS)
  expect(asked(m)).toMatchObject({ seat: 0, kind: 'dies' })
  play(m, 0, 'dies', asked(m)?.choices[0] ?? PASS)
  expect(asked(m)).toMatchObject({ seat: 1, kind: 'turn' })
})

test('[V-ROUND-19, V-WELL-04] the Well takes no stone, so its user has more turns while the order stays clockwise', () => {
  const m = table(3)
  stones(m, { harvest: 'ooo' })
  farm(m, 0, { pink: 3, coin: 0 })
  play(m, 0, 'turn', WELL)
  play(m, 0, 'wellAction', action('harvest'))
  expect(m.state.onBoard).toBe(3)
  const order: number[] = []
  for (let i = 0; i < 3; i++) {
    order.push(asked(m)?.seat ?? -1)
    take(m, 'harvest', 'o')
  }
  expect(order).toEqual([1, 2, 0])
})

test('[V-ROUND-20, V-ROUND-21] the mass is led by the old start player; then the marker makes a new one', () => {
  const m = table(3)
  stones(m, { harvest: 'o' })
  k.edit(m, (s) => {
    s.marker = 1
  })
  for (const seat of [0, 1, 2]) put(m, seat, 1, 'bag')
  take(m, 'harvest', 'o')
  const picks: number[] = []
  while (asked(m)?.kind === 'pick') {
    picks.push(asked(m)?.seat ?? -1)
    play(m, asked(m)?.seat ?? 0, 'pick', DONE)
  }
  expect(picks).toEqual([0, 1, 2])
  expect(m.state.round).toBe(2)
  expect(m.state.start).toBe(1)
  expect(k.view(m, 0).table.marker).toBe('roof')
  expect(asked(m)).toMatchObject({ seat: 1, kind: 'turn' })
})

test('[V-TIME-01, V-TIME-02, V-TIME-03] time moves the marker along a ring of ten; the quill lies before the first space', () => {
  expect(facts.trackLength.value).toBe(10)
  for (const [from, to, crossed] of [
    [0, 2, 0],
    [7, 9, 0],
    [8, 0, 1],
    [9, 1, 1],
  ] as const) {
    const m = table(2)
    stones(m, { market: 'x', harvest: 'o' })
    customers(m, [])
    farm(m, 0, { time: from })
    play(m, 0, 'turn', stone('market', 'x'))
    expect(has(m, 0, 'time')).toBe(to)
    expect(has(m, 0, 'crossed')).toBe(crossed)
  }
})

test('[V-TIME-04] every crossing causes exactly one death', () => {
  const m = table(2)
  stones(m, { crafts: 'o', harvest: 'o' })
  farm(m, 0, { due: 2, crossed: 2 })
  play(m, 0, 'turn', stone('crafts', 'o'))
  const events = play(m, 0, 'craft', PASS)
  expect(events.filter(({ kind }) => kind === 'dies')).toHaveLength(2)
  expect(at(m, 0, 'farm')).toBe(2)
})

test('[V-TIME-05] time can always be paid', () => {
  const m = table(2)
  stones(m, { church: 'o', harvest: 'o' })
  farm(m, 0, { coin: 0, time: 9 })
  play(m, 0, 'turn', stone('church', 'o'))
  expect(asked(m)?.choices).toEqual([BY_TIME, PASS])
  play(m, 0, 'church', BY_TIME)
  expect(has(m, 0, 'time')).toBe(2)
})

test('[V-TIME-06] what costs time: plague, training, producing, mill, sales, council, travel, church', () => {
  const spent = (
    space: SpaceId,
    prepare: (m: M) => void,
    answers: readonly (readonly [VillageDecision['kind'], Choice])[],
  ): number => {
    const m = table(2)
    stones(m, { [space]: 'o', harvest: 'o' })
    farm(m, 0, { coin: 0, grain: 5, wagon: 1, scroll: 1, brown: 2 })
    prepare(m)
    play(m, 0, 'turn', stone(space, 'o'))
    for (const [kind, choice] of answers) play(m, 0, kind, choice)
    return has(m, 0, 'time')
  }
  const nothing = (): void => {}
  expect(
    spent('crafts', nothing, [
      ['craft', train('wainwright')],
      ['product', good('wagon')],
    ]),
  ).toBe(2 + 2)
  expect(
    spent('crafts', nothing, [
      ['craft', train('stables')],
      ['product', good('ox')],
    ]),
  ).toBe(3 + 3)
  expect(
    spent('crafts', nothing, [
      ['craft', train('scriptorium')],
      ['product', good('scroll')],
    ]),
  ).toBe(2 + 2)
  expect(
    spent('crafts', nothing, [
      ['craft', train('smithy')],
      ['product', good('plow')],
    ]),
  ).toBe(3 + 3)
  expect(spent('crafts', nothing, [['craft', byPay('mill')]])).toBe(2)
  expect(spent('council', nothing, [['council', ENTER]])).toBe(1)
  expect(spent('travel', nothing, [['travel', travel(0, 1)]])).toBe(2)
  expect(spent('church', nothing, [['church', BY_TIME]])).toBe(3)
})

test('[V-WELL-01, V-WELL-02] three stones of one colour buy any one action, also one whose space is empty', () => {
  const m = table(2)
  stones(m, { harvest: 'oo' })
  farm(m, 0, { green: 3, brown: 2, coin: 0 })
  expect(asked(m)?.choices).toContainEqual(WELL)
  play(m, 0, 'turn', WELL)
  expect(has(m, 0, 'green')).toBe(0)
  expect(supply(m, 'g')).toBe(33)
  expect(asked(m)).toMatchObject({ seat: 0, kind: 'wellAction' })
  expect(asked(m)?.choices).toEqual((['harvest', 'family', 'crafts', 'market', 'church'] as const).map(action))
  play(m, 0, 'wellAction', action('family'))
  expect(at(m, 0, 'farm', 2)).toBe(1)
  const poor = table(2)
  farm(poor, 0, { green: 2, brown: 2, pink: 2, orange: 2, coin: 0 })
  expect(refused(poor, 0, WELL)).toBe('V-WELL-01')
})

test('[V-WELL-03] the Well needs a stone on the board, a plague stone is enough; without one nobody is asked', () => {
  const m = table(2)
  stones(m, { harvest: 'x' })
  farm(m, 0, { green: 3 })
  farm(m, 1, { green: 3 })
  expect(asked(m)?.choices).toEqual([stone('harvest', 'x'), WELL])
  play(m, 0, 'turn', stone('harvest', 'x'))
  play(m, 0, 'harvest', PASS)
  // The last stone is gone: the round ended before seat 1 could use the Well.
  expect(m.state.round).toBe(2)
  expect(asked(m)).toMatchObject({ seat: 0, kind: 'turn' })
})

test('[V-WELL-05] coins stand in for any of the three stones, even for all; plague stones never', () => {
  const m = table(2)
  stones(m, { harvest: 'xo' })
  farm(m, 0, { green: 2, pink: 1, coin: 3 })
  play(m, 0, 'turn', WELL)
  expect(asked(m)?.choices).toEqual([pays('ccc'), pays('ggc'), pays('gcc'), pays('pcc')])
  play(m, 0, 'well', pays('ccc'))
  expect(has(m, 0, 'coin')).toBe(0)
  expect(has(m, 0, 'green')).toBe(2)
})

test('[V-WELL-06] whoever pays names an action that can be performed, and performs it', () => {
  const m = table(2)
  stones(m, { harvest: 'oo' })
  farm(m, 0, { green: 3, grain: 5, coin: 0 })
  play(m, 0, 'turn', WELL)
  expect(asked(m)?.choices).not.toContainEqual(action('harvest'))
  expect(asked(m)?.choices).not.toContainEqual(action('travel'))
  expect(asked(m)?.choices).toContainEqual(action('market'))
  // The reason is the action's own: the barn is full.
  expect(refused(m, 0, action('harvest'))).toBe('V-SETUP-06')
  play(m, 0, 'wellAction', action('crafts'))
  expect(asked(m)?.choices).not.toContain(PASS)
})

test('[V-WELL-07] a market day through the Well has its free first sale', () => {
  const m = table(2)
  stones(m, { harvest: 'oo' })
  customers(m, [24, 1, 3])
  farm(m, 0, { green: 3, grain: 5, coin: 0 })
  play(m, 0, 'turn', WELL)
  play(m, 0, 'wellAction', action('market'))
  expect(asked(m)).toMatchObject({ seat: 0, kind: 'serve', choices: [serve(24), serve(1), serve(3), PASS] })
  play(m, 0, 'serve', serve(1))
  expect(has(m, 0, 'time')).toBe(0)
  expect(m.state.served[0]).toEqual([1])
  expect(freeAt(m, 'grave')).toBe(6)
})
