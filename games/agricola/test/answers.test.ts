/** Answers as they are written: named data with the ids of the rules, one word to decline and one to finish. */

import { DONE, type Json, PASS } from '@dorfplatz/kernel'
import { describe, expect, test } from 'vitest'
import { EXCHANGE_NAMES } from '../cards/registry.ts'
import { at, ring, type Table, table } from './cards-e/table.ts'
import { k } from './helpers.ts'

const choices = (t: Table): readonly Json[] | null => k.decisions(t.m)[0]?.choices ?? null

describe('each kind of question', () => {
  test.each<[string, Table, Json]>([
    ['place', table(), { place: 'fishing' }],
    [
      'option',
      table(5, 8).house(0, 3).holds([176]).has({ food: 2 }).go('p5_occupation_or_growth'),
      { choose: 'growth' },
    ],
    ['resource', table(3).go('p3_building_resource'), { take: { reed: 1 } }],
    ['build', table().has({ wood: 7, reed: 2 }).go('build_rooms_stables'), { build: 'room', at: 'B2' }],
    ['build', table().has({ wood: 2 }).go('build_rooms_stables'), { build: 'stable', at: 'C5' }],
    ['build', table().has({ wood: 4 }).go('build_rooms_stables').say({ build: 'stable', at: 'C5' }), DONE],
    ['plow', table().go('plow_field'), { plow: 'B2' }],
    [
      'plowSow',
      table()
        .fields([at(0, 4)])
        .has({ grain: 1 })
        .go('plow_sow'),
      PASS,
    ],
    [
      'sow',
      table()
        .fields([at(0, 4)])
        .has({ grain: 1 })
        .go('sow_bake'),
      { sow: 'grain', field: 'A5' },
    ],
    ['sow', table().owns([18]).has({ vegetable: 1 }).go('sow_bake'), { sow: 'vegetable', field: '18' }],
    ['bake', table().owns([1]).has({ grain: 3 }).go('sow_bake'), { bake: 2 }],
    [
      'first',
      table()
        .owns([1])
        .fields([at(0, 4)])
        .has({ grain: 3 })
        .go('sow_bake'),
      { first: 'bake' },
    ],
    [
      'renovate',
      table().owns([200]).has({ clay: 2, stone: 2, reed: 1 }).go('renovation_fences'),
      { renovate: 'stone' },
    ],
    ['improve', table().has({ clay: 2 }).go('major_or_minor'), { play: '1' }],
    ['occupation', table().holds([176]).go('occupation'), { play: '176' }],
    ['pay', table().owns([1]).has({ clay: 5 }).go('major_or_minor', 4), { pay: {}, return: ['1'] }],
    [
      'pay',
      table(3).owns([36, 151]).has({ wood: 5, clay: 1, reed: 2 }).go('build_rooms_stables', at(0, 0)),
      { pay: { wood: 5, clay: 1, reed: 1 } },
    ],
  ])('%s', (kind, t, choice) => {
    expect(t.asked()?.op).toBe(kind)
    expect(choices(t)).toContainEqual(choice)
  })

  test('structured ones: fences, feeding, herds', () => {
    expect(
      table()
        .has({ wood: 4 })
        .go('fences')
        .say({ fences: ['A5-top', 'B5-top', 'A5-left', 'A5-right'] })
        .p().pastures,
    ).toEqual([1 << at(0, 4)])
    expect(ring(at(2, 0))).toHaveLength(4)
    const fed = table(2, 4).owns([1]).has({ food: 1, sheep: 1, grain: 1 }).endRound()
    expect(fed.say({ feed: { 'grain@raw': 1, 'sheep@1': 1 }, keep: 1 }).goods()).toEqual({ food: 1 })
    const bred = table(2, 4)
      .has({ food: 9, sheep: 2, boar: 1 })
      .fences([at(0, 4)])
      .endRound()
    expect(bred.say({ keep: { sheep: 3 } }).goods()).toEqual({ food: 5, sheep: 3 })
    const kept = table().owns([1]).lies('sheep', 3).go('sheep')
    expect(choices(kept)).toEqual([
      { keep: { sheep: 1 }, rest: 'cook' },
      { keep: { sheep: 1 }, rest: 'return' },
    ])
  })

  test('what is done unasked', () => {
    const t = table(2, 1, { threeForOne: true })
      .owns([1, 151])
      .holds([16, 18, 25])
      .house(0, 5)
      .has({ grain: 1, sheep: 1, food: 1 })
    expect(k.anytime(t.m, 0)).toEqual([
      { exchange: { 'grain@raw': 1 } },
      { exchange: { 'sheep@1': 1 } },
      { release: { sheep: 1 } },
      { use: '151' },
      { trade: 'threeForOne' },
      { careful: true },
    ])
  })
})

test('values offered often are shared by all matches and cannot be changed', () => {
  const [first, second] = [choices(table()), choices(table(3))]
  expect(first?.[0]).toBe(second?.[0])
  for (const t of [table(), table().go('plow_field'), table().has({ clay: 2 }).go('major_or_minor')]) {
    for (const choice of choices(t) ?? []) expect(Object.isFrozen(choice)).toBe(true)
  }
})

test('every exchange has a name of its own that says what it does', () => {
  expect(new Set(EXCHANGE_NAMES).size).toBe(EXCHANGE_NAMES.length)
  expect(EXCHANGE_NAMES).toContain('3clay-2stone@185')
  expect(EXCHANGE_NAMES).toContain('top@184')
  expect(EXCHANGE_NAMES).toContain('1wood-3food@26+7')
})

test('an answer that has not the shape is refused with the field', () => {
  const refusal = (t: Table, choice: Json) => k.whyNot(t.m, 0, { choice })
  expect(refusal(table(), { place: 'moon' })).toMatchObject({ rule: 'K-SHAPE', args: { field: 'place' } })
  expect(refusal(table(), 9)?.rule).toBe('K-SHAPE')
  expect(refusal(table().go('plow_field'), { plow: 'D9' })).toMatchObject({ rule: 'K-SHAPE' })
})
