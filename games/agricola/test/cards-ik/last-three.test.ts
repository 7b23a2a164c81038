/** Corn Profiteer, Perpetual Student and Wood Carver: mechanisms M32, M35 and M41 of the specification. */

import { describe, expect, test } from 'vitest'
import { EDGES_AROUND } from '../../rules/farm/yard.ts'
import { violations } from '../../rules/violations.ts'
import { k, openTable } from '../table.ts'

describe('Wood Carver', () => {
  test('[K301.r1] one purchase of a round is 1 wood cheaper, in the next round another', () => {
    const t = openTable({ round: 5 }).seat(0, { goods: { wood: 5 }, plays: ['Wood Carver'] })
    t.place('build_rooms_stables', { build: 'stable', at: 'A5' }, { build: 'stable', at: 'A4' }, 'done')
    expect(t.goods()).toEqual({ wood: 2 })
    t.endRound()
    expect(t.m.state.round).toBe(6)
    t.seat(0, { goods: { wood: 2 } }).place('build_rooms_stables', { build: 'stable', at: 'A3' })
    expect(t.goods()).toEqual({ wood: 1 })
    expect(violations(t.m)).toEqual([])
  })

  test('[K301] a room is cheaper only in a wooden hut', () => {
    const wooden = openTable({ round: 5 }).seat(0, { goods: { wood: 4, reed: 2 }, plays: ['Wood Carver'] })
    wooden.place('build_rooms_stables', { build: 'room', at: 'A1' })
    expect(wooden.goods()).toEqual({})
    const clay = openTable({ round: 5 }).seat(0, {
      goods: { clay: 5, reed: 2, wood: 1 },
      house: 'clay',
      plays: ['Wood Carver'],
    })
    clay.place('build_rooms_stables', { build: 'room', at: 'A1' }, 'done')
    expect(clay.goods()).toEqual({ wood: 1 })
    expect(clay.player().memory[301]).toBeUndefined()
  })

  test('[K301] an improvement is cheaper, too', () => {
    const t = openTable({ round: 5 }).seat(0, { goods: {}, plays: ['Wood Carver'], holds: ['Broom'] })
    t.place('starting_player_minor', { play: '125' })
    expect(t.played()).toContain(125)
  })

  test('[K301.r2] [E175.r2] with the Hedge Keeper: one fence by the Carver, three more free', () => {
    const t = openTable({ round: 5 }).seat(0, { plays: ['Wood Carver', 'Hedge Keeper'] })
    t.place('fences', { fences: [...(EDGES_AROUND.A5 ?? [])] })
    expect(t.farm().pastures).toEqual(['A5'])
    const alone = openTable({ round: 5 }).seat(0, { plays: ['Hedge Keeper'] })
    expect(alone.refused({ place: 'fences' })).toBe('A-FENCE-11')
  })

  test('[K301.r1] fences: only one of the round is cheaper', () => {
    const t = openTable({ round: 5 }).seat(0, { plays: ['Wood Carver'], goods: { wood: 5 } })
    t.place('fences', { fences: [...(EDGES_AROUND.A5 ?? [])] })
    expect(t.goods()).toEqual({ wood: 2 })
    expect(t.player().memory[301]).toEqual({ used: 1 })
  })
})

describe('Perpetual Student', () => {
  const student = (holds: readonly string[], goods = {}) =>
    openTable({ seats: 4, round: 6 }).seat(0, { plays: ['Perpetual Student'], holds, goods })

  test('[K275] [A-OCCARD-G02] 3 food come first, then the card drawn is played and paid', () => {
    const t = student(['Woodcutter']).place('occupation')
    expect(t.asks()?.choices).toContainEqual({ draw: 'lot' })
    t.answer({ draw: 'lot' })
    expect(t.played()).toEqual([275, 176])
    expect(t.goods()).toEqual({ food: 2 })
  })

  test('[K275] it is a choice: any card that can be paid may be played as usual', () => {
    const t = student(['Woodcutter'], { food: 1 }).place('occupation')
    expect(t.asks()?.choices).toEqual([{ play: '176' }, { draw: 'lot' }])
    expect(t.answer({ play: '176' }).goods()).toEqual({})
  })

  test('[K275.r1] [A-OCCARD-D07] a begging card for every food that is missing', () => {
    const t = student(['Lover'], { food: 0, grain: 1 }).place('occupation', { draw: 'lot' })
    // The space asks 1, the Lover 4 more: 3 food and the grain pay 4 of 5.
    expect(t.played()).toEqual([275, 291])
    expect([t.goods(), t.player().begging]).toEqual([{}, 1])
  })

  test('[K275.r3] a card that may not be played now is not drawn', () => {
    const t = student(['Hut Builder']).place('fishing')
    expect(t.played()).toEqual([275])
    const closed = student(['Hut Builder'])
    expect(closed.refused({ place: 'occupation' })).toBe('A-OCC-06')
  })

  test('[K275.r2] [A-OCCARD-G29] also through the Scholar, and by the seeded generator', () => {
    const make = () =>
      openTable({ seats: 4, round: 6 }).seat(0, {
        house: 'stone',
        plays: ['Perpetual Student', 'Scholar'],
        holds: ['Woodcutter', 'Thatcher', 'Grocer'],
      })
    const t = make().endRound()
    expect(t.asks()?.kind).toBe('chooseEffect')
    t.answer({ option: 0 }, { draw: 'lot' })
    const again = make().endRound().answer({ option: 0 }, { draw: 'lot' })
    expect(t.played()).toHaveLength(3)
    expect(again.played()).toEqual(t.played())
    expect(t.goods()).toEqual({ food: 2 })
  })

  test('[K275] whoever has no such card draws no lot', () => {
    const t = openTable({ seats: 4, round: 6 })
      .seat(0, { holds: ['Woodcutter'] })
      .place('occupation')
    expect(t.refused({ draw: 'lot' })).toBe('A-OCC-06')
  })
})

describe('Corn Profiteer', () => {
  const profiteer = (food: readonly number[] = [0, 0, 0]) => {
    const t = openTable({ seats: 4, round: 5 }).seat(0, { plays: ['Corn Profiteer'], goods: { grain: 1 } })
    food.forEach((n, i) => {
      t.seat(i + 1, { goods: { food: n } })
    })
    return t
  }

  test('[I239] nobody can pay: 1 grain becomes 3 food', () => {
    const t = profiteer().unasked({ use: '239' })
    expect(t.goods()).toEqual({ food: 3 })
    expect(t.asks()).toMatchObject({ seat: 0, kind: 'place' })
  })

  test('[I239.r2] whoever could pay is asked, all at once; one buyer prevents it', () => {
    const t = profiteer([2, 2, 0]).unasked({ use: '239' })
    expect(k.decisions(t.m).map((d) => [d.seat, d.kind])).toEqual([
      [1, 'buy'],
      [2, 'buy'],
    ])
    t.answer('pass', 'yes')
    expect([t.goods(0), t.goods(1), t.goods(2)]).toEqual([{ food: 2 }, { food: 2 }, { grain: 1 }])
  })

  test('[I239] several buyers: the owner chooses', () => {
    const t = profiteer([2, 2, 2]).unasked({ use: '239' }).answer('yes', 'pass', 'yes')
    expect(t.asks()).toMatchObject({ seat: 0, kind: 'sellTo', choices: [{ sellTo: 1 }, { sellTo: 3 }] })
    t.answer({ sellTo: 3 })
    expect([t.goods(0), t.goods(1), t.goods(3)]).toEqual([{ food: 2 }, { food: 2 }, { grain: 1 }])
  })

  test('[I239.r3] a buyer may turn other goods into food first', () => {
    const t = profiteer([1, 0, 0])
      .seat(1, { goods: { food: 1, vegetable: 1 } })
      .unasked({ use: '239' })
      .answer('yes')
    expect([t.goods(0), t.goods(1)]).toEqual([{ food: 2 }, { grain: 1 }])
  })

  test('[I239.r1] each grain is offered by itself, in the turn of others, too', () => {
    const t = profiteer()
      .seat(0, { goods: { grain: 2 } })
      .place('fishing')
    expect(t.asks()?.seat).toBe(1)
    expect(t.unasked({ use: '239' }).goods().grain).toBe(1)
    expect(t.unasked({ use: '239' }).goods().grain).toBeUndefined()
  })

  test('[I239] before feeding, and never for nothing at the end', () => {
    const t = profiteer().edit((s) => {
      s.round = 14
    })
    for (const seat of [1, 2, 3]) t.seat(seat, { goods: { food: 9 } })
    t.endRound()
    expect(t.asks()).toMatchObject({ seat: 0, kind: 'offer' })
    expect(t.reads()).toEqual(['Do you use a card before feeding?', 'Use Corn Profiteer', 'Done'])
  })

  test('[I239] the questions name the card, its owner and the price in both languages', () => {
    const t = profiteer([2, 2, 0]).unasked({ use: '239' })
    expect(t.reads()[0]).toMatch(/Corn Profiteer.*Buy it for 2 food/)
    expect(t.reads('de')[0]).toMatch(/Kornwucherer.*für 2 /)
  })
})
