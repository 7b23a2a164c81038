/** Where cards of decks I and K touch rules that others rely on. */

import { describe, expect, test } from 'vitest'
import { openTable } from '../table.ts'

describe('forced purchases', () => {
  test('[A-OCCARD-G18] the seller spends nothing of what was taken while the buyer decides', () => {
    const t = openTable({ seats: 3, round: 5 })
      .seat(0, { plays: ['Tinsmith', 'Joinery', 'Clay Firer'], goods: { clay: 2 } })
      .seat(1, { plays: ['Wood Buyer'], goods: { food: 1 } })
      .seat(2, { plays: ['Corn Profiteer'] })
    expect(t.offers(0).length).toBeGreaterThan(1)
    t.place('wood_3')
    expect(t.asks()).toMatchObject({ seat: 1, kind: 'mayEffect' })
    expect(t.offers(0).filter((offer) => 'exchange' in (offer as object))).toEqual([])
    t.answer('yes')
    expect([t.goods(0).wood, t.goods(1).wood]).toEqual([2, 1])
    expect(t.offers(0).some((offer) => 'exchange' in (offer as object))).toBe(true)
  })
})

describe('Serf', () => {
  test('[A-WORK-06] [K266.r2] goods without which there is no action must be taken', () => {
    const t = openTable({ seats: 4, round: 5 }).seat(0, { plays: ['Serf'], fields: { A3: null } })
    t.place('sow_bake')
    // One good makes the action possible: it is taken without a question.
    expect(t.asks()).toMatchObject({ kind: 'sow', choices: [{ sow: 'grain', field: 'A3' }] })
  })

  test('[K266] with something to do anyway the goods may be declined', () => {
    const t = openTable({ seats: 4, round: 5 }).seat(0, {
      plays: ['Serf'],
      goods: { grain: 1 },
      fields: { A3: null },
    })
    t.place('sow_bake')
    expect(t.asks()?.choices).toEqual([{ option: 0 }, { option: 1 }, 'pass'])
    expect(t.answer('pass').asks()).toMatchObject({ kind: 'sow' })
  })
})

describe('Organic Farmer', () => {
  const bonus = (
    plays: readonly string[],
    goods: { sheep?: number; boar?: number; cattle?: number },
    pastures: string[],
  ) => openTable({ round: 5 }).seat(0, { plays, goods, pastures }).score().bonus

  test('[K274] [E216] pastures that kinds share have room like others', () => {
    expect(bonus(['Organic Farmer', 'Animal Keeper'], { sheep: 1 }, ['A4 A5'])).toBe(1)
    expect(bonus(['Organic Farmer', 'Animal Keeper'], { sheep: 1, boar: 1 }, ['A4 A5'])).toBe(1)
    // Two of four places are left: the third animal is a pet.
    expect(bonus(['Organic Farmer', 'Animal Keeper'], { sheep: 2, boar: 1 }, ['A4 A5'])).toBe(0)
    expect(bonus(['Organic Farmer', 'Animal Keeper'], { sheep: 2 }, ['A4 A5', 'B4 B5'])).toBe(2)
  })

  test('[K274.r1] the boar of a Forest Pasture makes no pasture count besides', () => {
    expect(bonus(['Organic Farmer', 'Forest Pasture'], { boar: 1 }, ['A4 A5'])).toBe(1)
    expect(bonus(['Organic Farmer', 'Forest Pasture'], { boar: 2 }, ['A4 A5'])).toBe(2)
  })
})
