/** Deck I, occupations, from the specification alone: action spaces. */

import { describe, expect, test } from 'vitest'
import { openTable } from '../table.ts'
import { eager, having, playOccupation, saying, toHarvest, untilPlacing } from './drive.ts'

describe('spaces', () => {
  test('[occ-sycophant.e1] [A-OCCARD-X09] goods may be turned into food first', () => {
    const t = openTable({ seats: 4, round: 5 })
      .seat(1, { plays: ['Sycophant'] })
      .seat(0, { goods: { grain: 1 } })
    expect(t.refused({ place: 'take_grain' })).toBeNull()
    t.place('take_grain')
    expect([t.goods(0), t.goods(1)]).toEqual([{ grain: 1 }, { food: 2 }])
  })

  test('[occ-sycophant.r1] without food and goods the space is closed', () => {
    const t = openTable({ seats: 4, round: 5 }).seat(1, { plays: ['Sycophant'] })
    expect(t.refused({ place: 'take_grain' })).not.toBeNull()
  })

  test('[occ-clay-digger.e1] [occ-clay-digger.e2] 3 clay at once, 1 more each round; others pay 3 food', () => {
    const t = playOccupation('Clay Digger', {}, { seats: 4 })
    expect(t.refused({ place: 'p3_clay_1' })).not.toBeNull()
    t.endRound()
    t.seat(1, { goods: { food: 3 } })
      .place('take_grain')
      .place('p3_clay_1')
    expect([t.goods(1), t.goods(0).food]).toEqual([{ clay: 4 }, 3])
  })

  test('[occ-clay-digger.e2] the owner pays nothing', () => {
    const t = playOccupation('Clay Digger', {}, { seats: 4 })
      .place('fishing')
      .place('clay_1')
      .place('take_grain')
      .place('p3_clay_1')
    expect(t.goods()).toEqual({ clay: 3 })
  })

  test('[occ-field-watchman.r1] plow and Harrow give nothing here', () => {
    const t = having(['Field Watchman', 'Harrow', 'Swing Plough']).place('take_grain', 'yes', { plow: 'A2' })
    expect([t.asks()?.seat, Object.keys(t.farm().fields).length]).toEqual([1, 1])
  })

  test('[occ-market-crier.e1] may be declined: then nobody gets more', () => {
    const t = having('Market Crier', {}, { seats: 3 }).place('take_grain', 'pass')
    expect([0, 1, 2].map((seat) => t.goods(seat))).toEqual([{ grain: 1 }, {}, {}])
  })

  test('[occ-cowherd.r1] [occ-animal-dealer.r1] nothing on the five-player animal card', () => {
    const t = having(
      ['Cowherd', 'Animal Dealer'],
      { goods: { food: 5 }, pastures: ['A4 A5', 'B4 B5'] },
      { seats: 5 },
    ).place('p5_animals')
    t.answer(saying(t, 'cattle'))
    expect([t.goods().cattle, t.asks()?.seat]).toEqual([1, 1])
  })

  test('[occ-animal-dealer.r2] without food another animal must be cooked to pay', () => {
    const t = having(['Animal Dealer', 1], {}, { seats: 3 }).space('sheep', { lies: 1 }).place('sheep', 'yes')
    expect([t.asks()?.seat, t.goods()]).toEqual([1, { sheep: 1, food: 1 }])
  })

  test('[occ-net-fisherman.e1] [AX-S-13] who took reed takes the food left on “Fishing” when all go home', () => {
    const t = having('Net Fisherman')
      .space('fishing', { lies: 2 })
      .place('reed_1')
      .place('clay_1')
      .place('take_grain')
      .place('day_laborer')
    expect(t.asks()).toMatchObject({ seat: 0, kind: 'mayEffect' })
    t.answer('yes')
    expect(t.goods()).toEqual({ reed: 1, grain: 1, food: 2 })
  })

  test('[occ-net-fisherman.r2] [AX-S-13] who fishes afterwards empties the space first', () => {
    const t = having('Net Fisherman')
      .space('fishing', { lies: 2 })
      .place('reed_1')
      .place('fishing')
      .place('take_grain')
      .place('day_laborer')
    expect([t.asks()?.kind, t.goods(), t.goods(1)]).toEqual(['place', { reed: 1, grain: 1 }, { food: 4 }])
  })

  test('[occ-net-fisherman.e1] without reed nothing', () => {
    const t = having('Net Fisherman')
      .space('fishing', { lies: 2 })
      .place('wood_3')
      .place('clay_1')
      .place('take_grain')
      .place('day_laborer')
    expect(t.asks()?.kind).toBe('place')
  })

  test('[occ-pig-catcher.e1] declined the wood is taken; [occ-pig-catcher.r2] not on the five-player reed space', () => {
    const t = having('Pig Catcher', { pastures: ['A5'] }, { seats: 4 })
      .space('wood_3', { lies: 3 })
      .place('wood_3', 'pass')
    expect(t.goods()).toEqual({ wood: 3 })
    const five = having('Pig Catcher', { pastures: ['A5'] }, { seats: 5 })
      .space('p5_reed_stone_wood', { lies: 2 })
      .place('p5_reed_stone_wood')
    expect(five.asks()?.seat).toBe(1)
  })

  test('[occ-juggler.r3] the Foreman’s food on the space is doubled too', () => {
    const t = having('Juggler', {}, { seats: 4, round: 4 })
      .seat(1, { plays: ['Foreman'] })
      .space('p4_traveling_players', { lies: 1 })
    toHarvest(t.seat(0, { goods: { food: 4 } }))
    while (t.asks()?.kind === 'feed') t.answer({ feed: {} })
    t.answer({ use: '308' }, { place: 'p4_traveling_players' })
    const had = t.goods().food ?? 0
    t.place('p4_traveling_players', 'yes')
    expect((t.goods().food ?? 0) - had).toBe(6)
  })

  test('[occ-juggler.r1] no payment to oneself', () => {
    const t = having(['Juggler', 'Dancer'], {}, { seats: 4 })
      .space('p4_traveling_players', { lies: 4 })
      .place('p4_traveling_players')
    eager(t)
    expect(t.goods().food).toBe(8)
  })

  test('[occ-chamberlain.e1] from round 11 its owner alone uses the cards of rounds 12 to 14', () => {
    const t = having('Chamberlain', {}, { round: 11 }).edit((s) => {
      s.spaces = s.spaces.filter((space) => !s.order.slice(11).includes(space))
    })
    t.seat(0, { goods: { clay: 2, reed: 1 } }).seat(1, { goods: { clay: 2, reed: 1 } })
    expect([
      t.refused({ place: 'plow_sow' }),
      t.refused({ place: 'renovation_fences' }),
      t.refused({ place: 'family_growth_no_room' }),
    ]).toEqual([null, null, null])
    t.place('plow_sow', { plow: 'A2' })
    expect(t.refused({ place: 'renovation_fences' })).not.toBeNull()
    expect(t.refused({ place: 'plow_sow' })).not.toBeNull()
  })

  test('[occ-chamberlain.r5] an early use blocks nobody in the round of the card', () => {
    const t = having('Chamberlain', {}, { round: 11 }).edit((s) => {
      s.spaces = s.spaces.filter((space) => !s.order.slice(11).includes(space))
    })
    t.place('plow_sow', { plow: 'A2' })
    untilPlacing(toHarvest(t.seat(0, { goods: { food: 9 } })))
    const names = ['plow_sow', 'family_growth_no_room'].filter((place) => t.refused({ place }) === null)
    expect(names).toEqual(['plow_sow', 'family_growth_no_room'])
    t.place('fishing')
    expect(['plow_sow', 'family_growth_no_room'].filter((place) => t.refused({ place }) === null)).toHaveLength(1)
  })

  test('[occ-chamberlain] before round 11 nothing', () => {
    const t = having('Chamberlain', {}, { round: 10 }).edit((s) => {
      s.spaces = s.spaces.filter((space) => !s.order.slice(10).includes(space))
    })
    expect(t.refused({ place: 'plow_sow' })).not.toBeNull()
  })
})
