/** The tests' own table: what is set up by names is there, and a position written down opens as the same table. */

import { describe, expect, test } from 'vitest'
import { cardNo, openPosition, openTable } from './table.ts'

const busy = () =>
  openTable({ seats: 3, round: 5 })
    .seat(0, { goods: { wood: 2, reed: 1, sheep: 1 }, plays: ['Carpenter', 9], fields: { A2: 'grain 3', A3: null } })
    .seat(1, { holds: ['occ-woodcutter'], house: 'clay', rooms: ['B1', 'C1', 'A1'], people: 3 })
    .seat(0, { stables: ['B5'], pastures: ['A5 B5'] })
    .space('clay_1', { lies: 4, by: [2] })

describe('a table by names', () => {
  test('everything that was said is there', () => {
    const t = busy()
    expect(t.goods()).toEqual({ wood: 2, reed: 1, sheep: 1 })
    expect(t.played()).toEqual([cardNo('Carpenter'), 9])
    expect(t.hand(1)).toEqual([cardNo('Woodcutter')])
    expect(t.farm()).toEqual({
      house: 'wood',
      rooms: ['B1', 'C1'],
      fields: { A2: 'grain 3', A3: null },
      stables: ['B5'],
      pastures: ['A5 B5'],
      people: 2,
    })
    expect(t.farm(1)).toMatchObject({ house: 'clay', rooms: ['A1', 'B1', 'C1'], people: 3 })
  })

  test('one plays by names, reads the question and is refused with a rule', () => {
    const t = busy()
    expect(t.refused({ place: 'clay_1' })).toBe('A-WORK-05')
    t.place('plow_field')
    expect(t.asks()).toMatchObject({ seat: 0, kind: 'plow' })
    expect(t.reads()).toEqual(['Which space do you plow?', 'Plow A1', 'Plow A4', 'Plow B2', 'Plow B3'])
    t.answer({ plow: 'B2' })
    expect(t.farm().fields).toEqual({ A2: 'grain 3', A3: null, B2: null })
    expect(() => t.answer({ plow: 'C5' })).toThrow('refused')
    expect(() => openTable().seat(0, { plays: ['Nobody'] })).toThrow("0 cards are called 'Nobody'")
  })

  test('a position speaks of goods and spaces by name, and opens as the same table', () => {
    const t = busy().place('plow_field')
    const text = t.position()
    expect(text).toContain('players.0.goods.wood = 2')
    expect(text).toContain('lies.clay_1 = 4')
    const again = openPosition(text)
    expect(again.m).toEqual(t.m)
    expect(again.answer({ plow: 'B2' }).farm()).toEqual(t.answer({ plow: 'B2' }).farm())
  })

  test('an edited position works out what follows from it', () => {
    const text = busy().position().replace('players.0.goods.wood = 2', 'players.0.goods.wood = 9')
    expect(openPosition(text).refused({ place: 'build_rooms_stables' })).toBeNull()
  })
})
