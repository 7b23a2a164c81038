/** Deck I, occupations, from the specification alone: turn order, animals, the end of the game. */

import { describe, expect, test } from 'vitest'
import { openTable } from '../table.ts'
import { having, play, playOccupation, toHarvest } from './drive.ts'

describe('turn order, animals, the end', () => {
  test('[occ-taster.e1] [occ-taster.r1] the left neighbour of the starting player places 1st and 3rd', () => {
    const t = openTable({ seats: 4, round: 5 })
      .seat(1, { plays: ['Taster'], goods: { food: 1 } })
      .endRound()
    expect(t.asks()).toMatchObject({ seat: 1, kind: 'offer' })
    t.answer({ use: '260' })
    expect([t.goods(0).food, t.goods(1).food]).toEqual([1, undefined])
    const order: number[] = []
    for (const spot of [
      'fishing',
      'clay_1',
      'reed_1',
      'take_grain',
      'wood_3',
      'day_laborer',
      'p4_wood_1',
      'p4_clay_2',
    ]) {
      order.push(t.asks()?.seat ?? -1)
      t.place(spot)
    }
    expect(order).toEqual([1, 0, 1, 2, 3, 0, 2, 3])
  })

  test('[occ-taster.e1] not without food, nor as starting player', () => {
    expect(
      openTable({ seats: 4, round: 5 })
        .seat(1, { plays: ['Taster'] })
        .endRound()
        .asks()?.kind,
    ).toBe('place')
    const own = openTable({ seats: 4, round: 5 }).seat(0, { plays: ['Taster'], goods: { food: 3 } })
    expect(own.endRound().asks()?.kind).toBe('place')
  })

  test('[occ-pig-breeder.e1] [occ-pig-breeder.e2] a boar when played; 2 boar are 3 after round 12', () => {
    expect(playOccupation('Pig Breeder', {}, { seats: 4 }).goods()).toEqual({ boar: 1 })
    const bred = (round: number, boar: number): number | undefined =>
      having('Pig Breeder', { goods: { boar, food: 9 }, pastures: ['A4 A5'] }, { seats: 4, round })
        .endRound()
        .goods().boar
    expect([bred(12, 2), bred(12, 1), bred(12, 4), bred(10, 2)]).toEqual([3, 1, 5, 2])
  })

  test('[occ-pig-breeder.e2] without room no piglet', () => {
    const t = having(
      'Pig Breeder',
      { goods: { boar: 2, sheep: 1 }, pastures: ['A5'] },
      { seats: 4, round: 12 },
    ).endRound()
    expect(t.goods()).toMatchObject({ boar: 2, sheep: 1 })
  })

  test('[occ-butcher.r1] [occ-butcher.e1] animals without room are turned into food at once', () => {
    const t = having('Butcher', { goods: { sheep: 1 } })
      .space('cattle', { lies: 1 })
      .place('cattle')
    expect(t.asks()?.seat).toBe(0)
    expect(
      having('Butcher', { goods: { sheep: 1 } })
        .unasked({ exchange: { 'sheep@247': 1 } })
        .goods(),
    ).toEqual({ food: 1 })
    expect(
      having('Butcher', { goods: { cattle: 1 } })
        .unasked({ exchange: { 'cattle@247': 1 } })
        .goods(),
    ).toEqual({ food: 3 })
  })

  test('[occ-groom.r1] wood of the same round start pays', () => {
    const t = having('Groom', { house: 'stone', holds: ['Wood Collector'], goods: { food: 1 } }, { seats: 4 })
    t.place('occupation', play('Wood Collector')).endRound()
    expect(t.asks()).toMatchObject({ seat: 0, kind: 'mayEffect' })
    t.answer('yes', { build: 'stable', at: 'A5' })
    expect([t.farm().stables, t.goods().wood]).toEqual([['A5'], undefined])
  })

  test('[occ-hide-farmer.e1] 1 food for an unused space, as many as wished', () => {
    const t = toHarvest(having('Hide Farmer', { goods: { food: 7 } }, { seats: 3, round: 14 }))
    expect(t.asks()).toMatchObject({ seat: 0 })
    t.answer({ put: 2 })
    expect([t.score().unused, t.goods().food]).toEqual([-11, 1])
    const no = toHarvest(having('Hide Farmer', { goods: { food: 7 } }, { seats: 3, round: 14 })).answer('pass')
    expect(no.score().unused).toBe(-13)
  })

  test('[occ-hide-farmer.r1] goods may be turned into food for it', () => {
    const t = toHarvest(having('Hide Farmer', { goods: { food: 4, grain: 2 } }, { seats: 3, round: 14 }))
    while (t.asks()?.kind === 'feed') t.answer({ feed: {} })
    expect(t.asks()).toMatchObject({ seat: 0, kind: 'put' })
    t.answer({ put: 1 })
    expect([t.score().unused, t.goods()]).toEqual([-12, { grain: 1 }])
  })

  test('[occ-hide-farmer.r2] not more than are unused', () => {
    const rooms = ['A1', 'B1', 'C1', 'A2', 'B2', 'C2', 'A3', 'B3', 'C3', 'A4', 'B4', 'C4', 'A5']
    const t = toHarvest(having('Hide Farmer', { rooms, goods: { food: 30 } }, { seats: 3, round: 14 }))
    expect(t.refused({ put: 3 })).not.toBeNull()
    expect(t.refused({ put: 2 })).toBeNull()
  })

  test('[occ-village-elder.r2] passing cards and returned ones do not count', () => {
    const t = openTable({ seats: 3, round: 5 })
      .seat(1, { plays: ['Village Elder'] })
      .seat(0, { holds: ['Corn Sheaf'] })
    t.place('starting_player_minor', play('Corn Sheaf'))
    t.seat(2, { plays: [1] })
    expect([0, 1, 2].map((seat) => t.score(seat).bonus)).toEqual([0, 0, 3])
  })
})
