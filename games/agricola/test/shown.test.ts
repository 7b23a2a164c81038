/** Everything a card adds to the table is in the view, and questions about others' doing say whose it was. */

import { describe, expect, test } from 'vitest'
import { spaceNamed } from '../rules/work/spaces.ts'
import { k, type OpenTable, openTable } from './table.ts'

const seen = (t: OpenTable) => k.view(t.m, 0).table

describe('spaces', () => {
  test('[A-OCCARD-G17] who is paid on a space, and how much', () => {
    const t = openTable({ seats: 4, round: 5 })
      .seat(1, { plays: ['Sycophant'] })
      .seat(2, { plays: ['Clay Digger'] })
    expect(seen(t).tolls).toEqual([
      { space: spaceNamed('take_grain'), seat: 1, card: 229, food: 1 },
      { space: spaceNamed('p3_clay_1'), seat: 2, card: 230, food: 3 },
    ])
  })

  test('[I263] a marked space; who may step in although somebody stands there', () => {
    const t = openTable({ round: 5 }).seat(0, { holds: ['Fence Builder'] })
    t.place('occupation', { play: '263' }, { place: 'fishing' })
    expect(seen(t).marks).toEqual([{ space: spaceNamed('fishing'), seat: 0, card: 263 }])
    expect(seen(t).farms[0]?.fencesAway).toBe(1)
    const steps = openTable({ round: 5 }).seat(1, { plays: ['Sleeping Corner'] })
    expect(seen(steps).steppers.map(({ space, seat }) => [space, seat])).toContainEqual([
      spaceNamed('family_growth_minor'),
      1,
    ])
  })

  test('[K308] goods that cards laid on a space', () => {
    const t = openTable({ round: 5 }).edit((s) => {
      s.extra = [spaceNamed('plow_field'), 6, 1]
    })
    expect(seen(t).extra).toEqual([spaceNamed('plow_field'), 6, 1])
  })
})

describe('farms', () => {
  test('[K305] [K293] [K117] what is to be bought in rounds to come', () => {
    const t = openTable({ seats: 4, round: 5 }).seat(0, { holds: ['Animal Handler'], goods: { food: 1 } })
    t.place('occupation', { play: '305' })
    expect(seen(t).farms[0]?.coming).toEqual([
      { round: 7, card: 305, goods: { sheep: 1 }, price: { food: 1 }, fields: 0, fences: 0 },
      { round: 10, card: 305, goods: { boar: 1 }, price: { food: 1 }, fields: 0, fences: 0 },
      { round: 14, card: 305, goods: { cattle: 1 }, price: { food: 1 }, fields: 0, fences: 0 },
    ])
  })

  test('[I265] fences laid on rounds to come', () => {
    const t = openTable({ round: 3 })
      .seat(0, { holds: ['Fence Deliveryman'] })
      .place('occupation', { play: '265' })
    expect(seen(t).farms[0]?.coming.map(({ round, fences, price }) => [round, fences, price])).toEqual([
      [9, 4, { food: 2 }],
      [13, 4, { food: 2 }],
    ])
  })

  test('[I102] [K145] animals on pastures, on cards and in the home', () => {
    const t = openTable({ round: 5 }).seat(0, {
      plays: ['Wildlife Reserve', 'Forest Pasture'],
      goods: { sheep: 3, boar: 4, cattle: 1 },
      pastures: ['A5'],
    })
    const herds = seen(t).farms[0]?.herds
    expect(herds?.pastures).toEqual([[2, 0, 0]])
    expect(herds?.cards).toEqual([
      { card: 102, herd: [1, 1, 1] },
      { card: 145, herd: [0, 3, 0] },
    ])
    expect(herds?.elsewhere).toEqual([0, 0, 0])
  })

  test('[I73] [K138] [I244] guests, lodgers and who skips the harvest', () => {
    const t = openTable({ round: 5 }).seat(0, { holds: ['Guest'], goods: { food: 2 } })
    t.place('starting_player_minor', { play: '73' })
    expect(seen(t).farms[0]?.guests).toBe(1)
    const lazy = openTable({ round: 5 })
      .seat(0, { holds: ['Layabout'] })
      .place('occupation', { play: '244' })
    expect(seen(lazy).farms[0]?.absent).toBe(true)
  })
})

describe('questions', () => {
  test('[A-OCCARD-G18] whoever took the goods is named, and the card', () => {
    const t = openTable({ seats: 3, round: 5 })
      .seat(1, { plays: ['Wood Buyer'], goods: { food: 1 } })
      .place('wood_3')
    expect(t.reads()[0]).toMatch(/^#1 has taken goods\. Use Wood Buyer\?/)
    expect(t.reads('de')[0]).toMatch(/^#1 hat Waren genommen\. Nutzt du Holzaufkäufer\?/)
  })

  test('[I68] whose card lets one do something is said', () => {
    const t = openTable({ round: 5 })
      .seat(0, { goods: { food: 2 } })
      .seat(1, { plays: ['Harrow'] })
    t.place('plow_field', { plow: 'A5' })
    expect(t.reads()[0]).toMatch(/^Harrow belongs to #2\. Use Harrow\?/)
    expect(t.reads('de')[0]).toMatch(/^Egge gehört #2\. /)
  })

  test('a payment says what for, and to whom', () => {
    const t = openTable({ seats: 4, round: 5 }).seat(1, { plays: ['Sycophant'] })
    t.seat(0, { goods: { grain: 1, vegetable: 1 } }).place('take_grain')
    expect(t.asks()?.kind).toBe('pay')
    expect(t.reads()[0]).toBe('How do you pay 1 food to #2?')
  })

  test('one’s own doing needs no name', () => {
    const t = openTable({ round: 5 })
      .seat(0, { plays: ['Field Watchman'] })
      .place('take_grain')
    expect(t.reads()[0]).toMatch(/^Use Field Watchman\?/)
  })
})
