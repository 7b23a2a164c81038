/** The 20 action spaces, each used in every way the rulebook allows. */

import { describe, expect, test } from 'vitest'
import type { Change, Situation } from './expectation.ts'
import { asks } from './flow.ts'
import {
  arrange,
  asked,
  changed,
  endings,
  fresh,
  k,
  listed,
  must,
  player,
  type Space,
  space,
  turnOn,
} from './harness.ts'

const table = fresh()

function using(name: Space, given: Situation, careful = false): string[] {
  const m = k.clone(table)
  arrange(m, given)
  k.edit(m, (s) => {
    s.first = 1
  })
  if (careful) must(m, 0, { to: 'anytime', choice: { careful: true } })
  const before = k.clone(m)
  must(m, 0, { choice: turnOn(m, name) })
  return [...endings(m, 0, asks('turn', 1), (n) => changed(before, n))].sort()
}

/** Adds the one Worker in the bottom row to what the action does. */
const placed = (name: Space, then: Change | readonly Change[]): string[] =>
  listed(
    (Array.isArray(then) ? (then as readonly Change[]) : [then as Change]).map((change) => ({
      ...change,
      workers: -1,
      spaces: { [name]: [1, 0, 0] as const },
    })),
  )

const four = ['barley', 'flax', 'hops', 'rye'] as const

/** All ways to take n crops, repetition allowed. */
function crops(n: number): Change[] {
  if (n === 0) return [{}]
  const all = new Map<string, Change>()
  for (const rest of crops(n - 1)) {
    for (const crop of four) {
      const change = { ...rest, [crop]: (rest[crop] ?? 0) + 1 }
      all.set(JSON.stringify(four.map((c) => change[c] ?? 0)), change)
    }
  }
  return [...all.values()]
}

type Row = readonly [rule: string, name: Space, given: Situation, then: Change | readonly Change[]]

const rows: readonly Row[] = [
  ['H-ACT-01', 'gatewayCard', {}, { gateway: 1, marker: true }],
  ['H-ACT-06', 'farmyardCard', {}, { farmyard: 1, marker: true }],
  ['H-ACT-11', 'bonusCard', {}, { bonus: 1, marker: true }],
  ['H-ACT-16', 'pointCard', {}, { point: 1, marker: true }],
  ['H-ACT-02', 'sheepBreeding', { milk: 4 }, [{}, { milk: -2, sheep: '5' }, { milk: -4, sheep: '55' }]],
  ['H-ACT-02', 'sheepBreeding', { milk: 3 }, [{}, { milk: -2, sheep: '5' }]],
  ['H-ACT-02', 'sheepBreeding', { milk: 1 }, {}],
  ['H-ACT-03', 'sheepShearing', { sheep: '46S' }, [{ wool: 3 }, { wool: 3, sheep: '56S' }, { wool: 3, sheep: '4SS' }]],
  ['H-ACT-04', 'clayDelivery', { round: 5 }, { clay: 5 }],
  ['H-ACT-04', 'clayDelivery', { round: 1 }, { clay: 1 }],
  [
    'H-ACT-05',
    'farming',
    { fields: '33333', rye: 5 },
    [
      {},
      { fields: '333335' },
      { rye: -1, fields: '33333r' },
      { rye: -2, fields: '3333r3r' },
      { rye: -3, fields: '333r3r3r' },
      { rye: -4, fields: '33r3r3r3r' },
    ],
  ],
  ['H-ACT-07', 'butchery', { sheep: '4S' }, [{}, { sheep: 'S', meat: 4, hides: 2 }, { sheep: '4', meat: 4, hides: 2 }]],
  ['H-ACT-07', 'butchery', {}, {}],
  ['H-ACT-08', 'nursery', {}, [{ clay: 3 }, ...crops(3)]],
  [
    'H-ACT-09',
    'busyWeekend',
    { fields: '333', rye: 3 },
    (['milk', 'wool'] as const).flatMap((good) => [
      { [good]: 1 },
      { [good]: 1, rye: -1, fields: '333r' },
      { [good]: 1, rye: -2, fields: '33r3r' },
    ]),
  ],
  ['H-ACT-10', 'clearing', {}, { fields: '2', clay: 1 }],
  ['H-RES-05', 'clearing', { fields: '22222222' }, { clay: 1 }],
  [
    'H-ACT-12',
    'smallTrade',
    { sheep: '4' },
    (['milk', 'wool'] as const).flatMap((good) =>
      crops(2).flatMap((some) => [
        { ...some, [good]: 1 },
        { ...some, [good]: 1, sheep: '5' },
      ]),
    ),
  ],
  [
    'H-ACT-13',
    'cultivation',
    { fields: '33334b', rye: 5 },
    [{}, { rye: -1, fields: '3333r4b' }, { rye: -2, fields: '333r3r4b' }, { rye: -3, fields: '33r3r3r4b' }],
  ],
  ['H-SOW-03', 'cultivation', { fields: '4b', rye: 5 }, {}],
  ['H-SOW-04', 'cultivation', { fields: '4', wool: 5, clay: 5, meat: 5 }, {}],
  ['H-ACT-14', 'weeklyMarket', {}, { sheep: '5', meat: 1 }],
  [
    'H-ACT-15',
    'landSale',
    { fields: '25b' },
    [{}, { fields: '5b', jewelry: 1, clay: 3 }, { fields: '2', jewelry: 1, clay: 3 }],
  ],
  ['H-ACT-15', 'landSale', {}, {}],
  ['H-RES-10', 'landSale', { fields: '2', jewelry: 10 }, [{}, { fields: '', clay: 3 }]],
  [
    'H-ACT-17',
    'fertilizing',
    { fields: '234b', rye: 1 },
    [
      {},
      { fields: '534b' },
      { fields: '254b' },
      { fields: '554b' },
      { rye: -1, fields: '2r34b' },
      { rye: -1, fields: '23r4b' },
      { rye: -1, fields: '5r34b' },
      { rye: -1, fields: '53r4b' },
      { rye: -1, fields: '2r54b' },
      { rye: -1, fields: '25r4b' },
      { rye: -1, fields: '5r54b' },
    ],
  ],
  ['H-ACT-18', 'toolShed', {}, [{ clay: 4 }, { fields: '4' }]],
  [
    'H-ACT-19',
    'townHall',
    { crafts: [2, 1, 1, 1, 3], window: 7 },
    [{}, { crafts: [1, 1, 1, 1, 3], jewelry: 2 }, { crafts: [2, 1, 1, 1, 2], jewelry: 2 }],
  ],
  ['H-ACT-21', 'townHall', { crafts: [1, 1, 1, 1, 1], window: 7 }, {}],
  ['H-ACT-22', 'townHall', { crafts: [1, 0, 0, 0, 0], jewelry: 9 }, [{}, { crafts: [0, 0, 0, 0, 0], jewelry: 1 }]],
  ['H-ACT-20', 'sheepMarket', {}, { sheep: '5', hides: 1 }],
]

describe('action spaces', () => {
  for (const [i, [rule, name, given, then]] of rows.entries()) {
    test(`[${rule}] [H-PH4-09] ${name} (${i + 1})`, () => {
      expect(using(name, given)).toEqual(placed(name, then))
    })
  }

  test('[H-PH4-10] [H-PH4-15] Workers may be placed without using anything', () => {
    for (const name of [
      'gatewayCard',
      'nursery',
      'smallTrade',
      'toolShed',
      'clearing',
      'weeklyMarket',
      'clayDelivery',
    ] as const) {
      expect(using(name, { sheep: '4' }, true)).toEqual(expect.arrayContaining(placed(name, {})))
    }
  })

  test('[H-PH4-15] the card without the marker, and the marker without the card', () => {
    const ends = using('bonusCard', {}, true)
    expect(ends).toEqual(expect.arrayContaining(placed('bonusCard', [{ bonus: 1 }, { marker: true }])))
  })

  test('[H-ACT-08] clay and crops never mix at the Nursery', () => {
    for (const end of using('nursery', {}, true)) {
      expect(/clay/.test(end) && /barley|flax|hops|rye/.test(end)).toBe(false)
    }
  })

  test('[H-PH4-04] [H-PH4-05] [H-PH4-07] a row costs its number in Workers; a full or too dear space is no choice', () => {
    const m = k.clone(table)
    arrange(m, {
      workers: 2,
      spaces: {
        clayDelivery: [1, 0, 0],
        farming: [1, 2, 0],
        nursery: [1, 2, 3],
        gatewayCard: [1, 2, 0],
        pointCard: [1, 0, 0],
        clearing: [0, 1, 0],
        toolShed: [1, 1, 0],
      },
    })
    const choices = asked(m)?.choices ?? []
    for (const name of ['farming', 'nursery', 'gatewayCard', 'toolShed'] as const)
      expect(choices).not.toContainEqual(turnOn(m, name))
    for (const [name, rows] of [
      ['clayDelivery', [1, 2, 0]],
      ['pointCard', [1, 2, 0]],
      ['clearing', [1, 1, 0]],
    ] as const) {
      expect(choices).toContainEqual(turnOn(m, name))
      const n = k.clone(m)
      must(n, 0, { choice: turnOn(n, name) })
      expect(n.state.board.slice(3 * space(name), 3 * space(name) + 3)).toEqual(rows)
      expect(player(n).workers).toBe(name === 'clearing' ? 1 : 0)
    }
    expect(choices).toEqual(expect.arrayContaining([{ exchange: 1 }, { exchange: 2 }]))
    expect(choices).not.toContainEqual({ exchange: 3 })
  })

  test('[H-PH4-02] [H-PH4-13] no passing with Workers left; any number may be exchanged', () => {
    const m = k.clone(table)
    arrange(m, { workers: 1, tools: 3 })
    const places = (asked(m)?.choices ?? []).filter((c) => typeof c === 'object' && c !== null && 'space' in c)
    expect(asked(m)?.choices).toEqual([...places, { exchange: 1 }])
    must(m, 0, { choice: { exchange: 1 } })
    expect(player(m).stock[10]).toBe(4)
    expect(player(m).workers).toBe(0)
  })

  test('[H-PH4-08] the same space again costs the next row', () => {
    const m = k.clone(table)
    arrange(m, {})
    must(m, 0, { choice: { space: 'clayDelivery', workers: 1 } })
    must(m, 1, { choice: { exchange: 1 } })
    must(m, 0, { choice: { space: 'clayDelivery', workers: 2 } })
    expect(player(m).stock[8]).toBe(4)
    expect(player(m).workers).toBe(3)
  })

  test('[H-PH4-15] [H-RES-03] with an empty deck the space still gives the marker', () => {
    const m = k.clone(table)
    arrange(m, {})
    k.edit(m, (s) => {
      s.first = 1
      s.decks[3] = []
    })
    must(m, 0, { choice: { space: 'pointCard', workers: 1 } })
    expect(m.state.first).toBe(0)
    expect(player(m).hand).toEqual([])
  })

  test('[H-PH4-14] the marker changes nothing in the running Phase 4', () => {
    const m = k.clone(table)
    arrange(m, {})
    must(m, 0, { choice: { exchange: 1 } })
    must(m, 1, { choice: { space: 'bonusCard', workers: 1 } })
    expect(m.state.first).toBe(1)
    k.edit(m, (s) => {
      for (const p of s.players) p.hand = []
    })
    expect(asked(m, 0)?.kind).toBe('turn')
    expect(asked(m, 1)).toBeUndefined()
  })
})
