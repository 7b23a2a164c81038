/** Exchanges at any time: everybody who has one worth making finds a moment for it, and nobody else is asked. */

import { describe, expect, test } from 'vitest'
import { PHASE } from '../rules/state.ts'
import { at, type Table, table } from './cards-e/table.ts'

const SELLER = 186
const DOCK_WORKER = 171
const GROCER = 184
const BRUSH_MAKER = 156

/** Seat 1 feeds without a question. */
const full = (t: Table): Table => t.has({ food: 20 }, 1)

describe('[A-BAKE-10] before a feeding that asks nothing', () => {
  test('who could still exchange for an animal is asked, also after placing the last person of the round', () => {
    const t = full(table(2, 4).owns([SELLER]).has({ clay: 4, food: 9 })).endRound()
    expect(t.asked()).toMatchObject({ seat: 0, op: 'feed' })
    expect(t.any([SELLER * 16 + 8, 1]).goods()).toMatchObject({ cattle: 1, food: 9 })
    expect(t.say({}).m.state.round).toBe(5)
    expect(t.goods()).toEqual({ cattle: 1, food: 5 })
  })

  test('what was exchanged breeds in the same harvest', () => {
    const t = full(
      table(2, 4)
        .owns([SELLER])
        .has({ clay: 2, sheep: 1, food: 9 })
        .fences([at(0, 1), at(0, 2)]),
    )
    expect(
      t
        .endRound()
        .any([SELLER * 16 + 4, 1])
        .say({})
        .goods(),
    ).toEqual({ sheep: 3, food: 5 })
  })

  test('nobody is asked who lacks the goods, the room, or an exchange that matters before breeding', () => {
    expect(
      full(table(2, 4).owns([SELLER]).has({ clay: 1, food: 9 }))
        .endRound()
        .asked()?.op,
    ).toBe('place')
    expect(
      full(table(2, 4).owns([SELLER]).has({ clay: 4, sheep: 1, food: 9 }))
        .endRound()
        .asked()?.op,
    ).toBe('place')
    expect(
      full(table(2, 4).owns([DOCK_WORKER]).has({ wood: 9, food: 9 }))
        .endRound()
        .asked()?.op,
    ).toBe('place')
    expect(
      full(table(2, 4).has({ grain: 3, vegetable: 3, food: 9 }))
        .endRound()
        .asked()?.op,
    ).toBe('place')
  })

  test('in the last harvest, who could still put a boar into the pot for the Brush Maker is asked', () => {
    const t = (round: number) =>
      full(table(3, round).owns([BRUSH_MAKER, 1]).has({ boar: 1, food: 9 }))
        .has({ food: 20 }, 2)
        .endRound()
        .asked()
    expect(t(14)).toMatchObject({ seat: 0, op: 'feed' })
    expect(t(4)?.op).toBe('place')
  })
})

describe('[A-BAKE-10] before the end of the game', () => {
  const last = (t: Table): Table => full(t).endRound()

  test('the Clay Seller turns clay into the cattle that would else be lost', () => {
    const t = last(table(2, 14).owns([SELLER]).has({ clay: 4, food: 9, sheep: 1 }))
    expect(t.asked()).toMatchObject({ seat: 0, op: 'offer' })
    expect(t.m.state.phase).toBe(PHASE.over)
    expect(t.asked()?.choices).toContainEqual([SELLER * 16 + 8, 1])
    // The one place in the house is taken: one of the two must go.
    t.say([SELLER * 16 + 8, 1], [0, 0, 1])
    expect(t.goods()).toEqual({ cattle: 1, food: 5 })
    expect(t.asked()).toBeNull()
  })

  test('the Grocer sells for food that crops still bring', () => {
    const t = last(
      table(2, 14)
        .owns([GROCER])
        .has({ food: 4, grain: 1 })
        .mine((p) => {
          p.memory = { [GROCER]: { stack: [5] } }
        }),
    )
    expect(t.asked()).toMatchObject({ seat: 0, op: 'offer' })
    expect(t.say([0, 1], [GROCER * 16 + 4, 1]).goods()).toEqual({ vegetable: 1 })
    expect(t.asked()).toBeNull()
  })

  test('the Dock Worker is asked only where the resource brings points', () => {
    expect(last(table(2, 14).owns([DOCK_WORKER]).has({ clay: 2, food: 9 })).asked()).toBeNull()
    const t = last(table(2, 14).owns([DOCK_WORKER, 9]).has({ clay: 2, reed: 1, food: 9 }))
    // The workshop turns reed into food while feeding: that is asked first.
    expect(t.asked()?.op).toBe('feed')
    t.say({})
    expect(t.asked()?.choices).toContainEqual([DOCK_WORKER * 16 + 8, 1])
    expect(t.say([DOCK_WORKER * 16 + 8, 1]).score().bonus).toBe(1)
  })

  test('nobody else is asked', () => {
    expect(last(table(2, 14).has({ grain: 3, vegetable: 2, sheep: 1, food: 9 })).asked()).toBeNull()
  })
})

describe('[A-VARIANT-04] three for one', () => {
  const trading = (): Table => table(2, 1, { threeForOne: true }).holds([16, 18, 25])

  test('is open before placing, and after the last placement while others place', () => {
    const t = trading().edit((s) => {
      for (const p of s.players) p.home = 1
    })
    expect(t.offers()).toContainEqual(['trade'])
    t.go('day_laborer')
    expect(t.asked()).toMatchObject({ seat: 1, op: 'place' })
    expect(t.offers()).toContainEqual(['trade'])
    t.any(['trade']).say(16, 18, 25, 'minor')
    expect(t.p().hand).toHaveLength(1)
    expect(t.asked()).toMatchObject({ seat: 1, op: 'place' })
  })

  test('is not open in the midst of an action', () => {
    expect(trading().go('plow_field').offers()).not.toContainEqual(['trade'])
  })
})
