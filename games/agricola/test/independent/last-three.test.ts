/** Corn Profiteer, Perpetual Student and Wood Carver, from the specification alone. */

import { describe, expect, test } from 'vitest'
import { type OpenTable, openTable } from '../table.ts'
import { around, having, play, toHarvest } from './drive.ts'

const seats = { seats: 4 }

describe('Corn Profiteer', () => {
  const use = { use: '239' }

  test('[occ-corn-profiteer.e1] nobody wants it: 1 grain becomes 3 food', () => {
    const t = having('Corn Profiteer', { goods: { grain: 2 } }, seats).unasked(use)
    expect([t.goods(), t.asks()?.kind]).toEqual([{ grain: 1, food: 3 }, 'place'])
  })

  test('[occ-corn-profiteer.e1] [occ-corn-profiteer.r2] a buyer pays 2 food and has the grain', () => {
    const t = having('Corn Profiteer', { goods: { grain: 1 } }, seats)
      .seat(2, { goods: { food: 2 } })
      .unasked(use)
    expect(t.asks()?.seat).toBe(2)
    t.answer('yes')
    expect([t.goods(0), t.goods(2)]).toEqual([{ food: 2 }, { grain: 1 }])
  })

  test('[occ-corn-profiteer.r3] who has only 1 food is not asked; declined it becomes food', () => {
    const poor = having('Corn Profiteer', { goods: { grain: 1 } }, seats)
      .seat(2, { goods: { food: 1 } })
      .unasked(use)
    expect(poor.goods()).toEqual({ food: 3 })
    const no = having('Corn Profiteer', { goods: { grain: 1 } }, seats)
      .seat(2, { goods: { food: 2 } })
      .unasked(use)
      .answer('pass')
    expect([no.goods(0), no.goods(2)]).toEqual([{ food: 3 }, { food: 2 }])
  })

  test('[occ-corn-profiteer.e1] [M32] two offers: the owner picks the buyer, and must sell', () => {
    const t = having('Corn Profiteer', { goods: { grain: 1 } }, seats)
      .seat(1, { goods: { food: 2 } })
      .seat(3, { goods: { food: 2 } })
      .unasked(use)
    t.answer('yes', 'yes')
    expect(t.asks()?.seat).toBe(0)
    expect(t.refused('pass')).not.toBeNull()
    const third = t.asks()?.choices?.[1] ?? null
    t.answer(third)
    expect([t.goods(0), t.goods(1), t.goods(3)]).toEqual([{ food: 2 }, { food: 2 }, { grain: 1 }])
  })

  test('[occ-corn-profiteer.r1] each grain is offered by itself', () => {
    const t = having('Corn Profiteer', { goods: { grain: 2 } }, seats)
      .seat(2, { goods: { food: 4 } })
      .unasked(use)
      .answer('yes')
    t.unasked(use)
    expect(t.asks()?.seat).toBe(2)
    t.answer('pass')
    expect([t.goods(0), t.goods(2)]).toEqual([{ food: 5 }, { grain: 1, food: 2 }])
  })

  test('[occ-corn-profiteer.e1] not without grain', () => {
    expect(having('Corn Profiteer', {}, seats).offers()).not.toContainEqual(use)
  })

  test('[M32] in the feeding phase too', () => {
    const t = toHarvest(having('Corn Profiteer', { goods: { grain: 2, food: 1 } }, { seats: 4, round: 4 }))
    expect(t.asks()?.seat).toBe(0)
    expect(t.asks()?.choices).toContainEqual(use)
    t.answer(use, 'pass', 'pass', 'pass')
    expect(t.goods()).toEqual({ grain: 1, food: 4 })
  })
})

describe('Perpetual Student', () => {
  const student = (holds: readonly string[], food: number, more: readonly string[] = []): OpenTable =>
    having(['Perpetual Student', ...more], { goods: { food }, holds }, seats)

  test('[occ-perpetual-student.e1] 3 food first, then the drawn card is played and paid', () => {
    const t = student(['Wood Collector'], 0)
    expect(t.refused({ place: 'occupation' })).toBeNull()
    t.place('occupation', { draw: 'lot' })
    expect([t.goods(), t.played()]).toEqual([{ food: 2 }, [275, 235]])
  })

  test('[occ-perpetual-student.e1] one of the hand, by lot', () => {
    const t = student(['Wood Collector', 'Tutor', 'Woodcutter'], 1).place('occupation', { draw: 'lot' })
    expect([t.hand().length, t.played().length]).toEqual([2, 2])
  })

  test('[occ-perpetual-student.r1] what is missing for a drawn card is begged', () => {
    const t = student(['Lover'], 0).place('occupation', { draw: 'lot' })
    // 1 food of the space and 4 of the Lover, of which 3 came first.
    expect([t.played(), t.goods(), t.player().begging]).toEqual([[275, 291], {}, 2])
  })

  test('[occ-perpetual-student.r3] a card that may not be played now is drawn again', () => {
    const t = student(['Hut Builder', 'Wood Collector'], 1).place('occupation', { draw: 'lot' })
    expect([t.played(), t.hand()]).toEqual([[275, 235], [178]])
  })

  test('[occ-perpetual-student.e1] optional: a chosen card brings no food', () => {
    const t = student(['Wood Collector'], 1).place('occupation', play('Wood Collector'))
    expect(t.goods()).toEqual({})
  })

  test('[occ-perpetual-student.r2] with the Scholar', () => {
    const t = having(['Perpetual Student', 'Scholar'], { house: 'stone', holds: ['Wood Collector'] }, seats)
      .place('take_grain')
      .endRound()
    expect(t.asks()?.seat).toBe(0)
    for (let n = 0; n < 4 && t.asks()?.kind !== 'place'; n++) {
      const choices = t.asks()?.choices ?? []
      t.answer(choices.find((choice) => JSON.stringify(choice).includes('draw')) ?? choices[0] ?? null)
    }
    expect([t.played(), t.goods()]).toEqual([expect.arrayContaining([235]), { grain: 1, food: 2 }])
  })
})

describe('Wood Carver', () => {
  test('[occ-wood-carver.e1] a fence, a stable, a wooden room or an improvement is 1 wood cheaper', () => {
    expect(
      having('Wood Carver', { goods: { wood: 3 } })
        .place('fences', around('A5'))
        .goods(),
    ).toEqual({})
    expect(
      having('Wood Carver', { goods: { wood: 1 } })
        .place('build_rooms_stables', { build: 'stable', at: 'A5' })
        .goods(),
    ).toEqual({})
    expect(
      having('Wood Carver', { goods: { wood: 4, reed: 2 } })
        .place('build_rooms_stables', { build: 'room', at: 'A1' })
        .goods(),
    ).toEqual({})
    const minor = having('Wood Carver', { holds: ['Clapper'] }).place('starting_player_minor', play('Clapper'))
    expect(minor.played()).toEqual([301, 127])
  })

  test('[occ-wood-carver.r1] once per round', () => {
    const t = having('Wood Carver', { goods: { wood: 3 } }).place('build_rooms_stables', { build: 'stable', at: 'A5' })
    expect(t.goods()).toEqual({ wood: 2 })
    t.answer({ build: 'stable', at: 'A4' })
    expect([t.goods(), t.farm().stables]).toEqual([{}, ['A4', 'A5']])
    t.endRound()
    expect(t.seat(0, { goods: { wood: 1 } }).refused({ place: 'build_rooms_stables' })).toBeNull()
  })

  test('[occ-wood-carver.r1] a second purchase of the round is not cheaper', () => {
    const t = having('Wood Carver', { goods: { wood: 1 }, holds: ['Clapper'] })
      .place('build_rooms_stables', { build: 'stable', at: 'A5' })
      .place('fishing')
    expect(t.goods()).toEqual({})
    t.place('starting_player_minor')
    expect(t.asks()?.seat).toBe(1)
  })

  test('[occ-wood-carver.r2] with the Hedge Keeper: 4 fences for nothing', () => {
    expect(having(['Wood Carver', 'Hedge Keeper']).place('fences', around('A5')).goods()).toEqual({})
  })

  test('[occ-wood-carver.e1] not a clay room, nor a renovation', () => {
    expect(
      having('Wood Carver', { house: 'clay', goods: { clay: 4, wood: 1, reed: 2 } }).refused({
        place: 'build_rooms_stables',
      }),
    ).toBeNull()
    const t = having('Wood Carver', { house: 'clay', goods: { clay: 4, wood: 1, reed: 2 } }).place(
      'build_rooms_stables',
    )
    expect(t.refused({ build: 'room', at: 'A1' })).not.toBeNull()
  })

  test('[occ-wood-carver.e1] another player’s purchase is not cheaper', () => {
    const t = openTable({ round: 5 })
      .seat(1, { plays: ['Wood Carver'] })
      .seat(0, { goods: { wood: 1 } })
    expect(t.refused({ place: 'build_rooms_stables' })).not.toBeNull()
  })
})
