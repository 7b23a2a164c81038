/** Cases of the cards that touch the action board, wait for a moment, or cost hand cards. */

import type { Player, State } from '../../rules/state.ts'
import type { Fact } from './facts.ts'

/** The space with this index has just been used, or is in use. */
const used = (space: number) => (p: Player) => {
  p.used = space + 1
}
const using = (space: number) => (p: Player) => {
  p.using = space + 1
}
const reaped =
  (...goods: readonly number[]) =>
  (p: Player) => {
    p.reaped = Array.from({ length: 9 }, (_, i) => goods[i] ?? 0)
  }
const just = (good: number, n: number) => (p: Player) => {
  p.justReaped = p.justReaped.with(good, n)
}
const cleared = (n: number) => (_: Player, s: State) => {
  s.cleared = [0, n, 0, 1]
}
const advanced = (n: number) => (p: Player) => {
  p.advances = [0, n, 1, 0, 0]
}
const gotTools = (n: number) => (p: Player) => {
  p.toolsAtOnce = n
}
const toolsInPhase4 = (n: number) => (p: Player) => {
  p.toolsPhase4 = n
}
const exchanged = (n: number) => (p: Player) => {
  p.exchanged = n
}
const repeat = (n: number, text: string): string[] => Array.from({ length: n }, () => text)

const BONUS1 = { draws: { bonus: 1 } } as const

const board: readonly Fact[] = [
  {
    card: 210,
    given: { hops: 2, board: { farming: [1, 2, 0] } },
    answers: [{ space: 'farming' }],
    gives: { board: { farming: [0, 0, 0] }, ...BONUS1 },
    refused: { hops: 1, board: { farming: [1, 2, 0] } },
  },
  {
    card: 302,
    given: { workers: 2, board: { sheepMarket: [1, 2, 0], sheepBreeding: [1, 0, 0] } },
    answers: ['yes'],
    gives: { board: { sheepMarket: [1, 0, 0], sheepBreeding: [0, 0, 0] } },
    refused: { workers: 3, board: { sheepMarket: [1, 2, 0] } },
  },
  { card: 302, given: { workers: 1, board: { weeklyMarket: [1, 2, 3] } }, answers: ['pass'], gives: {} },
  {
    card: 312,
    given: { fields: repeat(6, '3') },
    answers: [{ advance: 'carpentry' }],
    gives: { crafts: [1, 0, 0, 0, 0] },
    refused: { fields: repeat(5, '3') },
  },
  {
    card: 312,
    option: 1,
    given: { fields: repeat(7, '3') },
    answers: [{ advance: 'bakehouse' }],
    gives: { crafts: [0, 0, 0, 1, 0], ...BONUS1 },
  },
  { card: 312, option: 2, given: { fields: repeat(8, '3') }, answers: ['pass'], gives: { draws: { bonus: 2 } } },
  {
    card: 313,
    given: { workers: 1 },
    answers: [{ space: 'nursery' }, { option: 0 }],
    gives: { workers: -1, clay: 3, board: { nursery: [0, 1, 0] }, ...BONUS1 },
    refused: { workers: 2 },
  },
  {
    card: 314,
    given: { board: { farming: [1, 2, 0], butchery: [1, 2, 0] } },
    answers: [{ from: 'farming', to: 'butchery' }],
    gives: { board: { farming: [0, 0, 0], butchery: [1, 2, 3] }, ...BONUS1 },
    refused: { board: { farming: [1, 2, 0], butchery: [1, 2, 3] } },
  },
  {
    card: 315,
    given: { jewelry: 4, workers: 0, board: { butchery: [1, 2, 0] } },
    answers: [{ space: 'butchery' }],
    gives: { workers: 2, board: { butchery: [1, 0, 0] } },
    refused: { jewelry: 3, board: { butchery: [1, 2, 0] } },
  },
  {
    card: 316,
    given: { round: 1 },
    answers: [{ boulder: 'carpentry', which: 'near' }, { boulder: 'brewhouse', which: 'near' }, 'done'],
    gives: { boulders: [3, 4, 3, 4, 2, 4, 2, 4, 2, 4] },
  },
  {
    card: 316,
    option: 1,
    given: { round: 2 },
    answers: [
      { boulder: 'carpentry', which: 'far' },
      { boulder: 'carpentry', which: 'near' },
      { boulder: 'manufacture', which: 'far' },
    ],
    gives: { boulders: [3, 5, 2, 4, 2, 4, 2, 4, 2, 5], ...BONUS1 },
  },
  { card: 316, option: 2, given: { round: 5 }, answers: ['done'], gives: { draws: { bonus: 2 } } },
  { card: 328, given: { state: using(6) }, gives: { hides: 2, ...BONUS1 }, refused: { state: using(7) } },
  {
    card: 419,
    given: { phase: 5, jewelry: 1 },
    answers: [{ space: 'nursery' }, { option: 0 }],
    gives: { jewelry: -1, clay: 3, board: { nursery: [1, 0, 0] } },
    refused: { phase: 4, jewelry: 1 },
  },
  {
    card: 419,
    given: { phase: 5, jewelry: 1, board: { nursery: [1, 0, 0] } },
    answers: [{ space: 'nursery' }, { option: 0 }],
    gives: { jewelry: -1, clay: 3, board: { nursery: [1, 2, 0] } },
  },
  {
    card: 726,
    given: { phase: 9, jewelry: 1 },
    answers: [{ space: 'weeklyMarket' }],
    gives: { jewelry: -1, sheep: 1, meat: 1, board: { weeklyMarket: [1, 0, 0] } },
    refused: { phase: 9 },
  },
  {
    card: 725,
    given: { tools: 1, board: { landSale: [1, 2, 0], townHall: [1, 0, 0] } },
    answers: ['yes'],
    gives: { tools: -1, board: { landSale: [1, 0, 0], townHall: [0, 0, 0] }, ...BONUS1 },
    refused: { board: { landSale: [1, 2, 0] } },
  },
]

const moments: readonly Fact[] = [
  {
    card: 20,
    given: {
      state: (p) => {
        p.spentLastJewelry = true
      },
    },
    gives: { hops: 1, milk: 1 },
    refused: {},
  },
  {
    card: 208,
    given: { phase: 7, state: reaped(8, 0, 0, 0, 0, 0, 0, 8) },
    gives: { tools: 1, ...BONUS1 },
    refused: { phase: 7, state: reaped(8, 0, 0, 0, 0, 0, 0, 7) },
  },
  { card: 303, given: { phase: 1, state: cleared(6) }, gives: { sheep: 1 }, refused: { phase: 1, state: cleared(5) } },
  { card: 303, option: 1, given: { phase: 1, state: cleared(7) }, gives: { sheep: 1, rye: 1 } },
  { card: 303, option: 2, given: { phase: 1, state: cleared(8) }, gives: { sheep: 1, rye: 2 } },
  { card: 303, option: 3, given: { phase: 1, state: cleared(9) }, gives: { sheep: 1, rye: 3 } },
  { card: 303, option: 4, given: { phase: 1, state: cleared(10) }, gives: { sheep: 1, rye: 5 } },
  {
    card: 305,
    given: { phase: 9, state: advanced(3) },
    gives: { fields: ['5'] },
    refused: { phase: 9, state: advanced(2) },
  },
  { card: 305, option: 1, given: { phase: 9, state: advanced(4) }, gives: { fields: ['5'], ...BONUS1 } },
  { card: 305, option: 2, given: { phase: 9, state: advanced(5) }, gives: { fields: ['5'], draws: { bonus: 2 } } },
  {
    card: 309,
    given: { board: { sheepBreeding: [1, 2, 3], sheepShearing: [1, 2, 0] }, state: used(1) },
    gives: { barley: 1, tools: 1 },
    refused: { board: { sheepBreeding: [1, 2, 3], sheepShearing: [0, 2, 0] }, state: used(1) },
  },
  {
    card: 309,
    option: 1,
    given: { board: { sheepBreeding: [1, 2, 3], sheepShearing: [1, 2, 0], farming: [1, 1, 0] }, state: used(0) },
    gives: { barley: 2, tools: 1 },
  },
  {
    card: 309,
    option: 2,
    given: { board: { sheepBreeding: [1, 2, 3], sheepShearing: [1, 2, 3], farming: [1, 0, 0] }, state: used(4) },
    gives: { barley: 3, tools: 1 },
  },
  { card: 310, given: { state: gotTools(2) }, gives: { hops: 1, tools: 1 }, refused: { state: gotTools(1) } },
  { card: 310, option: 1, given: { state: gotTools(3) }, gives: { hops: 2, tools: 1 } },
  { card: 310, option: 2, given: { state: gotTools(4) }, gives: { hops: 3, tools: 1 } },
  { card: 330, given: { state: toolsInPhase4(1) }, gives: BONUS1, refused: { state: toolsInPhase4(0) } },
  { card: 330, option: 1, given: { state: toolsInPhase4(3) }, gives: { draws: { gateway: 1, bonus: 1 } } },
  { card: 330, option: 2, given: { state: toolsInPhase4(5) }, gives: { draws: { gateway: 2, bonus: 1 } } },
  { card: 426, given: { phase: 7, tools: 6 }, gives: {}, refused: { phase: 7, tools: 5 } },
  { card: 702, given: { state: exchanged(3) }, gives: { sheep: 1 }, refused: { state: exchanged(2) } },
  {
    card: 706,
    given: { phase: 7, state: reaped(0, 11) },
    gives: { tools: 1, jewelry: 1 },
    refused: { phase: 7, state: reaped(10, 10) },
  },
  {
    card: 713,
    given: {
      state: (p) => {
        p.playedFresh = true
      },
    },
    answers: [{ option: 2 }],
    gives: { milk: 1, hops: 1, ...BONUS1 },
    refused: {},
  },
]

const hands: readonly Fact[] = [
  {
    card: 414,
    given: { hand: [923, 924, 925] },
    answers: [{ discard: '923' }, { discard: '925' }],
    gives: { tools: 1, gone: [923, 925], ...BONUS1 },
    refused: { hand: [923] },
  },
  {
    card: 634,
    given: { hand: [923, 924] },
    gives: { wool: 1, gone: [923, 924], draws: { bonus: 2 } },
    refused: { hand: [923] },
  },
  {
    card: 635,
    given: { hand: [923, 845, 924] },
    gives: { gone: [923, 924], draws: { gateway: 1, bonus: 2 } },
    refused: { hand: [923, 845] },
  },
  { card: 815, given: { hand: [923, 924, 925] }, gives: { gone: [923, 924, 925] }, refused: { hand: [923, 924] } },
  { card: 815, given: { phase: 3, hand: [923, 924, 925] }, gives: { gone: [923, 924, 925], draws: { gateway: 1 } } },
]

const incomes: readonly Fact[] = [
  {
    card: 811,
    given: { flax: 4, fields: ['3'], state: just(1, 3) },
    gives: { flax: -3 },
    refused: { flax: 4, state: just(1, 2) },
  },
  {
    card: 811,
    given: { phase: 3, flax: 4, barley: 1, fields: ['3'], state: just(1, 3) },
    answers: [{ sow: 'flax', column: 0 }],
    gives: { flax: -4, fields: ['3f'] },
  },
  {
    card: 812,
    given: { barley: 3, state: just(0, 5) },
    gives: { barley: -3 },
    refused: { barley: 9, state: just(1, 9) },
  },
  {
    card: 812,
    given: { phase: 3, barley: 4, rye: 1, fields: ['3'], state: just(0, 3) },
    answers: [{ sow: 'barley', column: 0 }],
    gives: { barley: -4, fields: ['3b'] },
  },
  { card: 816, given: { rye: 3, state: just(3, 3) }, gives: { rye: -3 }, refused: { rye: 3 } },
  {
    card: 816,
    given: { phase: 3, rye: 4, flax: 1, fields: ['3'], state: just(3, 4) },
    answers: [{ sow: 'rye', column: 0 }],
    gives: { rye: -4, fields: ['3r'] },
  },
  { card: 831, given: { fields: ['5', '5b'], barley: 1 }, gives: {}, refused: { fields: ['5', '4'] } },
  {
    card: 831,
    given: { phase: 3, fields: ['5'], barley: 1, wool: 1 },
    answers: [{ sow: 'barley', column: 0 }],
    gives: { barley: -1, fields: ['5b'] },
  },
  { card: 839, given: { tools: 8 }, gives: {}, refused: { tools: 7 } },
  { card: 839, given: { phase: 3, tools: 8 }, answers: [{ pay: { tools: 1 } }], gives: { tools: -1, jewelry: 1 } },
  { card: 839, given: { phase: 3, tools: 8 }, answers: ['pass'], gives: {} },
]

export const momentFacts: readonly Fact[] = [...board, ...moments, ...hands, ...incomes]
