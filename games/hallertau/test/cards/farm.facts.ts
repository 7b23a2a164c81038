/** Cases of the cards that sow, and that move sheep or fields. */

import type { Player, State } from '../../rules/state.ts'
import type { Fact } from './facts.ts'

/** The space with this index has just been used, or is in use. */
const used = (space: number) => (p: Player) => {
  p.used = space + 1
}
const ownTurn = (_: Player, s: State) => {
  s.turnOf = 0
}
const repeat = (n: number, text: string): string[] => Array.from({ length: n }, () => text)

const BONUS1 = { draws: { bonus: 1 } } as const

const sheep: readonly Fact[] = [
  {
    card: 1,
    given: { sheepOn: { 5: 1 }, sheep: 1 },
    answers: [{ move: { card5: 1 } }],
    gives: { sheepOn: { 6: 1 }, ...BONUS1 },
    refused: { sheepOn: { 5: 1 } },
  },
  {
    card: 1,
    option: 1,
    given: { sheepOn: { 5: 1 }, sheep: 2 },
    answers: [{ move: { card5: 1 }, steps: 2 }],
    gives: { sheepOn: {}, sheep: 1, ...BONUS1 },
  },
  {
    card: 1,
    option: 2,
    given: { round: 2, sheepOn: { 4: 2 }, sheep: 2 },
    answers: [{ move: { card4: 1 }, steps: 3 }],
    gives: { sheepOn: { 4: 1 }, sheep: 1, ...BONUS1 },
  },
  {
    card: 101,
    given: { flax: 4, sheepOn: { 5: 2 } },
    answers: [{ move: { card5: 1 } }],
    gives: { sheepOn: { 5: 1, 6: 1 }, ...BONUS1 },
    refused: { flax: 3, sheepOn: { 5: 2 } },
  },
  {
    card: 101,
    option: 1,
    given: { flax: 6, sheepOn: { 5: 1, 6: 1 } },
    answers: [{ move: { card5: 1, card6: 1 } }],
    gives: { sheepOn: { 6: 1 }, sheep: 1, ...BONUS1 },
  },
  {
    card: 101,
    option: 2,
    given: { flax: 8, sheepOn: { 5: 2, 6: 1 } },
    answers: [{ move: { card5: 2, card6: 1 } }],
    gives: { sheepOn: { 6: 2 }, sheep: 1, ...BONUS1 },
  },
  {
    card: 201,
    given: { sheepOn: { 5: 2 }, fields: ['3', '3'] },
    answers: [{ move: { card5: 2 } }],
    gives: { sheepOn: { 6: 2 }, milk: 1, ...BONUS1 },
    refused: { sheepOn: { 5: 2 }, fields: ['3', '3', '3'] },
  },
  {
    card: 301,
    given: { sheepOn: { 5: 1, 6: 2 } },
    answers: [{ move: { card5: 1, card6: 2 } }],
    gives: { sheepOn: { 6: 1 }, sheep: 2, ...BONUS1 },
    refused: { sheepOn: { 6: 2 } },
  },
  {
    card: 401,
    given: { barley: 1, sheepOn: { 5: 1, 6: 1 } },
    answers: [{ move: { card5: 1, card6: 1 } }],
    gives: { barley: -1, sheepOn: { 6: 1 }, sheep: 1, ...BONUS1 },
    refused: { flax: 3 },
  },
  {
    card: 401,
    option: 1,
    given: { barley: 1, rye: 1, sheepOn: { 5: 1 } },
    answers: ['pass'],
    gives: { rye: -1, ...BONUS1 },
  },
  {
    card: 531,
    given: { sheep: 2 },
    answers: [{ option: 0 }],
    gives: { sheep: -2, sheepOn: { 6: 2 }, wool: 4, ...BONUS1 },
    refused: { sheep: 1 },
  },
  {
    card: 531,
    given: { sheep: 1, sheepOn: { 5: 1 } },
    answers: [{ option: 1 }],
    gives: { sheep: -1, sheepOn: { 6: 1 }, jewelry: 1, ...BONUS1 },
  },
]

const sowing: readonly Fact[] = [
  {
    card: 13,
    given: { sheep: 3, fields: ['3'], barley: 1 },
    answers: [{ sow: 'barley', column: 0 }],
    gives: { clay: 1, barley: -1, fields: ['3b'] },
    refused: { sheep: 2, fields: ['3'], barley: 1 },
  },
  { card: 14, given: { fields: ['5'], flax: 1 }, gives: BONUS1, refused: { fields: ['4', '4'], flax: 1 } },
  {
    card: 14,
    option: 1,
    given: { fields: ['5', '5'], flax: 1 },
    answers: [{ sow: 'flax', column: 0 }],
    gives: { flax: -1, fields: ['5', '5f'], ...BONUS1 },
  },
  {
    card: 14,
    option: 2,
    given: { fields: repeat(4, '5'), hops: 3 },
    answers: [
      { sow: 'hops', column: 0 },
      { sow: 'hops', column: 1 },
    ],
    gives: { hops: -2, fields: ['5', '5', '5h', '5h'], ...BONUS1 },
  },
  {
    card: 14,
    option: 3,
    given: { fields: repeat(6, '5'), rye: 4 },
    answers: [
      { sow: 'rye', column: 0 },
      { sow: 'rye', column: 1 },
      { sow: 'rye', column: 2 },
    ],
    gives: { rye: -3, fields: ['5', '5', '5', '5r', '5r', '5r'], ...BONUS1 },
  },
  {
    card: 27,
    given: { fields: ['4', '3b'], wool: 2, barley: 5 },
    answers: [{ sow: 'wool', column: 0 }],
    gives: { wool: -1, fields: ['3b', '4w'], ...BONUS1 },
    refused: { fields: ['4', '3'], wool: 2 },
  },
  {
    card: 112,
    given: { fields: ['4'], clay: 2 },
    answers: [{ sow: 'clay', column: 0 }],
    gives: { clay: -1, fields: ['4c'], ...BONUS1 },
    refused: { fields: ['4b'], clay: 2 },
  },
  {
    card: 113,
    given: { fields: ['5'] },
    answers: [{ sow: 'hops', column: 0 }],
    gives: { fields: ['5h'] },
    refused: { fields: ['5', '2'] },
  },
  {
    card: 114,
    given: { fields: repeat(5, '3') },
    answers: [{ option: 2 }],
    gives: { hops: 1, ...BONUS1 },
    refused: { fields: repeat(4, '3') },
  },
  {
    card: 114,
    option: 1,
    given: { fields: repeat(6, '3') },
    answers: [{ option: 0 }, { sow: 'barley', column: 0 }],
    gives: { fields: [...repeat(5, '3'), '3b'], ...BONUS1 },
  },
  {
    card: 114,
    option: 2,
    given: { fields: repeat(7, '3'), rye: 1 },
    answers: [{ option: 1 }, { sow: 'flax', column: 0 }, { sow: 'rye', column: 1 }],
    gives: { rye: -1, fields: [...repeat(5, '3'), '3f', '3r'], ...BONUS1 },
  },
  {
    card: 213,
    given: { fields: ['4h', '3'], rye: 1 },
    answers: [{ option: 0 }, { sow: 'rye', column: 1 }],
    gives: { milk: 1, rye: -1, fields: ['4h', '3r'] },
    refused: { fields: ['4b', '3'], rye: 1 },
  },
  { card: 213, given: { fields: ['4h'] }, answers: [{ option: 1 }], gives: { clay: 1 } },
  {
    card: 214,
    given: { fields: ['5'], barley: 1 },
    answers: [{ option: 3 }, { sow: 'rye', column: 0 }],
    gives: { rye: 1, fields: ['5r'], ...BONUS1 },
    refused: { fields: ['5', '5'] },
  },
  {
    card: 229,
    given: { fields: ['4', '5b'], meat: 1, rye: 1 },
    answers: [{ sow: 'meat', column: 0 }],
    gives: { meat: -1, fields: ['4m', '5b'] },
    refused: { fields: ['4', '5'], meat: 1 },
  },
  {
    card: 306,
    given: { jewelry: 3, fields: ['3', '3'], barley: 1 },
    answers: [{ sow: 'barley', column: 2 }],
    gives: { barley: -1, fields: ['2b', '3', '3'] },
    refused: { jewelry: 2, sheep: 2, fields: ['3', '3'] },
  },
  { card: 306, given: { sheep: 3, fields: ['3', '3'] }, gives: { fields: ['2', '3', '3'] } },
  {
    card: 322,
    given: { fields: ['3'], state: used(4) },
    answers: [{ option: 2 }, { sow: 'hops', column: 0 }],
    gives: { fields: ['3h'] },
    refused: { fields: ['3'], state: used(7) },
  },
  { card: 322, given: { fields: ['3'], state: used(8) }, answers: [{ option: 1 }, 'done'], gives: { flax: 1 } },
  { card: 322, given: { state: used(12) }, answers: [{ option: 0 }], gives: { barley: 1 } },
  { card: 322, given: { state: used(16) }, answers: [{ option: 3 }], gives: { rye: 1 } },
  {
    card: 323,
    given: { fields: ['2', '3b'], rye: 1 },
    answers: [{ fields: [0] }, { sow: 'rye', column: 0 }],
    gives: { rye: -1, fields: ['3b', '4r'], ...BONUS1 },
    refused: { fields: ['3b'], rye: 1 },
  },
  { card: 323, given: { fields: ['5'] }, answers: [{ fields: [0] }], gives: { fields: ['4'], ...BONUS1 } },
  {
    card: 427,
    given: { fields: ['3'], barley: 1 },
    answers: [{ sow: 'barley', column: 0 }],
    gives: { barley: -1, fields: ['3b'] },
    refused: { phase: 7, fields: ['3'], barley: 1 },
  },
  {
    card: 427,
    option: 1,
    given: { milk: 1, fields: ['3', '4'], barley: 2 },
    answers: [
      { sow: 'barley', column: 0 },
      { sow: 'barley', column: 1 },
    ],
    gives: { milk: -1, barley: -2, fields: ['3b', '4b'] },
  },
  {
    card: 427,
    option: 2,
    given: { milk: 3, fields: ['3', '3', '4'], barley: 3 },
    answers: [
      { sow: 'barley', column: 0 },
      { sow: 'barley', column: 1 },
      { sow: 'barley', column: 2 },
    ],
    gives: { milk: -3, barley: -3, fields: ['3b', '3b', '4b'] },
  },
  {
    card: 522,
    given: { tools: 1, clay: 1, fields: ['3'] },
    answers: [{ sow: 'clay', column: 0 }],
    gives: { tools: -1, clay: -1, fields: ['3c'] },
    refused: { clay: 1, fields: ['3'] },
  },
  {
    card: 526,
    given: { milk: 2, fields: ['3', '5'], flax: 1, rye: 2 },
    answers: [
      { sow: 'flax', column: 1 },
      { sow: 'rye', column: 0 },
    ],
    gives: { milk: -2, flax: -1, rye: -1, fields: ['3r', '5f'] },
    refused: { milk: 1 },
  },
  {
    card: 627,
    given: { tools: 7, barley: 2, fields: ['4'] },
    answers: [{ sow: 'barley', column: 0, copies: 2 }],
    gives: { barley: -2, fields: ['4bb'] },
    refused: { tools: 6, barley: 2, fields: ['4'] },
  },
  {
    card: 627,
    given: { tools: 7, barley: 2, fields: ['4'] },
    answers: [{ sow: 'barley', column: 0 }],
    gives: { barley: -1, fields: ['4b'] },
  },
  {
    card: 728,
    given: { barley: 2, flax: 2, hops: 1, clay: 4, fields: ['3', '3', '3'] },
    answers: [
      { keep: { barley: 1, flax: 1, hops: 1 } },
      { sow: 'barley', column: 0 },
      { sow: 'flax', column: 1 },
      { sow: 'hops', column: 2 },
    ],
    gives: { barley: -2, flax: -2, hops: -1, fields: ['3b', '3f', '3h'], ...BONUS1 },
  },
  { card: 728, given: { rye: 1, clay: 4, fields: ['3', '3'] }, answers: ['done'], gives: BONUS1 },
  {
    card: 729,
    given: { jewelry: 1, rye: 1 },
    answers: [{ sow: 'rye', column: 0 }],
    gives: { jewelry: -1, rye: -1, fields: ['4r'] },
    refused: { rye: 1 },
  },
]

const fields: readonly Fact[] = [
  {
    card: 22,
    given: { fields: ['4b'] },
    answers: [{ harvest: 0 }],
    gives: { barley: 4, fields: ['3'], ...BONUS1 },
    refused: { fields: ['4b', '4b', '4b'] },
  },
  {
    card: 22,
    given: { fields: ['2f', '5h'] },
    answers: [{ harvest: 0 }],
    gives: { flax: 2, fields: ['2', '5h'], ...BONUS1 },
  },
  {
    card: 23,
    given: { fields: ['2b', '5f', '4h'] },
    gives: { fields: ['3b', '5f', '5h'] },
    refused: { fields: ['2b', '3'] },
  },
  { card: 23, given: {}, gives: {} },
  {
    card: 121,
    given: { workers: 3, fields: ['2', '4', '3b', '5'] },
    gives: { fields: ['3', '5', '3b', '5'], ...BONUS1 },
    refused: { workers: 4, fields: ['2'] },
  },
  {
    card: 122,
    given: { fields: ['3b', '5f', '2'] },
    gives: { fields: ['2', '4b', '5f'], ...BONUS1 },
    refused: { fields: ['3b', '3b', '3b'] },
  },
  {
    card: 221,
    given: { tools: 3, fields: ['4b', '3f', '5h'] },
    answers: [{ harvest: 0 }, { harvest: 1 }],
    gives: { barley: 4, flax: 3, fields: ['2', '3', '5h'], ...BONUS1 },
    refused: { tools: 2, fields: ['4b', '3f'] },
  },
  {
    card: 222,
    given: { workers: 3, fields: ['2', '3', '5'], state: ownTurn },
    gives: { fields: ['3', '4', '5'], ...BONUS1 },
    refused: { workers: 3, fields: ['2b'], state: ownTurn },
  },
  {
    card: 516,
    given: { fields: ['4b', '3'] },
    gives: { tools: 2, fields: ['3', '4'], ...BONUS1 },
    refused: { fields: ['3'] },
  },
  {
    card: 516,
    given: { fields: ['4b', '3c'] },
    answers: [{ fields: [1] }],
    gives: { tools: 2, fields: ['3', '4b'], ...BONUS1 },
  },
  {
    card: 607,
    given: { tools: 6, jewelry: 4 },
    answers: [{ rows: [2, 2] }],
    gives: { fields: ['2', '2'] },
    refused: { tools: 6, jewelry: 3 },
  },
  {
    card: 607,
    given: { tools: 6, jewelry: 4, fields: repeat(7, '3') },
    answers: [{ rows: [4] }],
    gives: { fields: [...repeat(7, '3'), '4'] },
  },
  { card: 607, given: { tools: 6, jewelry: 6 }, answers: [{ rows: [3, 3] }], gives: { fields: ['3', '3'] } },
  { card: 607, given: { tools: 6, jewelry: 7 }, answers: [{ rows: [2, 5] }], gives: { fields: ['2', '5'] } },
  { card: 607, given: { tools: 6, jewelry: 10 }, answers: [{ rows: [5, 5] }], gives: { fields: ['5', '5'] } },
  {
    card: 628,
    given: { fields: ['4b', '3f', '5h', '2r'] },
    answers: [{ harvest: 0 }, { harvest: 1 }, { harvest: 2 }],
    gives: { barley: 4, flax: 3, hops: 5, fields: ['2', '2r', '3', '4'], ...BONUS1 },
    refused: { fields: ['4b', '3f', '5h', '2h'] },
  },
]

export const farmFacts: readonly Fact[] = [...sheep, ...sowing, ...fields]
