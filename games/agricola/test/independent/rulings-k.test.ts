/** Deck K: effects and rulings not met elsewhere, from the specification alone. */

import { describe, expect, test } from 'vitest'
import { openTable, type Place } from '../table.ts'
import { eager, having, play, playMinor, playOccupation, toHarvest, untilPlacing } from './drive.ts'

const big: Place = { pastures: ['A3 A4 A5 B3 B4 B5'] }

describe('minor improvements', () => {
  test('[min-bakehouse.r3] [min-bakers-kitchen.r2] the Meat Seller loses his oven', () => {
    const offers = (oven: string | number): string =>
      JSON.stringify(having(['Meat Seller', oven], { goods: { sheep: 1 } }).offers())
    expect(offers(5)).toContain('@162')
    for (const card of ['Bakehouse', "Baker's Kitchen"]) expect(offers(card)).not.toContain('@162')
  })

  test('[min-bread-paddle.r1] [occ-educator.r2] an occupation played through the Educator lets one bake', () => {
    const t = openTable({ seats: 4, round: 5 })
      .seat(1, { plays: ['Educator', 'Bread Paddle', 1], goods: { food: 3, grain: 1 }, holds: ['Tutor'] })
      .seat(0, { holds: ['Wood Collector'] })
    t.place('occupation', play('Wood Collector'), 'yes')
    if (t.asks()?.kind === 'occupation') t.answer(play('Tutor'))
    expect(t.answer('yes', { bake: 1 }).goods(1)).toEqual({ food: 2 })
  })

  test('[min-greenhouse.r3] food of the same round start pays', () => {
    const t = playMinor(
      'Greenhouse',
      { goods: { wood: 2 }, plays: ['Tutor', 'Woodcutter', 'Carpenter'], holds: ['Goose Pond'] },
      { round: 5 },
    )
    t.place('clay_1').place('major_or_minor', play('Goose Pond'))
    while (t.m.state.round < 9) {
      t.seat(0, { goods: { food: t.m.state.round === 7 ? 4 : 0 } })
        .seat(1, { goods: { food: 9 } })
        .endRound()
      while (t.asks()?.kind === 'feed') t.answer({ feed: {} })
      if (t.m.state.round < 9) untilPlacing(t)
    }
    expect(t.asks()).toMatchObject({ seat: 0, kind: 'mayEffect' })
    expect(t.answer('yes').goods()).toEqual({ vegetable: 1 })
  })

  test('[min-beehive.r1] passing cards do not count as improvements', () => {
    const t = having(['Tutor', 'Woodcutter', 'Carpenter', 1], { holds: ['Corn Sheaf', 'Beehive', 'Horse'] }).place(
      'starting_player_minor',
      play('Corn Sheaf'),
    )
    t.place('fishing').place('major_or_minor')
    expect(t.refused(play('Beehive'))).not.toBeNull()
  })

  test('[min-milking-stool.r1] [min-loom.r1] nothing in the field phases of the Manure', () => {
    const t = having(['Manure', 'Milking Stool', 'Loom'], { ...big, goods: { sheep: 4 }, fields: { A2: 'grain 2' } })
      .endRound()
      .answer('yes')
    expect(t.goods().food).toBeUndefined()
  })

  test('[min-brewery.r1] [min-brewery.r3] grain on fields does not pay but counts at the end', () => {
    const t = having('Brewery', { goods: { grain: 7 }, fields: { A2: 'grain 2' } })
    expect(t.score().bonus).toBe(1)
  })

  test('[min-yoke.r1] fewer fields; returned plows do not count', () => {
    const t = playMinor('Yoke', {
      goods: { wood: 1, cattle: 1 },
      plays: ['Harrow', 'Swing Plough', 'Punner', 'Rake'],
    }).answer('yes', { plow: 'A2' }, 'pass')
    expect([Object.keys(t.farm().fields).length, t.asks()?.seat]).toEqual([1, 1])
  })

  test('[min-broom.r2] discarded cards are not drawn again; fewer left than 7: all of them', () => {
    const t = openTable({ round: 5, options: { deck: 'K' } }).seat(0, { goods: { wood: 1 }, holds: ['Broom'] })
    const pile = t.m.state.piles[1].length
    t.edit((s) => {
      s.piles = [s.piles[0], s.piles[1].slice(0, 3)]
    })
    t.place('starting_player_minor', play('Broom'))
    while (t.asks()?.seat === 0) t.answer('pass')
    expect([pile > 7, t.hand().length, t.m.state.piles[1].length]).toEqual([true, 3, 0])
  })

  test('[min-landing-net.r2] three players: reed of choice 2, another resource none', () => {
    const t = having('Landing Net', {}, { seats: 3 }).place('p3_building_resource')
    const reed = t.asks()?.choices?.find((choice) => JSON.stringify(choice).includes('reed')) ?? null
    expect(t.answer(reed).goods()).toEqual({ reed: 1, food: 2 })
  })

  test('[min-turnip-field.e1] [min-turnip-field.r3] one vegetable stack, harvested and scored like a field’s', () => {
    const t = having('Turnip Field', { goods: { vegetable: 1, food: 4 } }, { round: 4 }).place('sow_bake', {
      sow: 'vegetable',
      field: '137',
    })
    expect([t.score().fields, t.score().vegetables]).toEqual([-1, 2])
    expect(untilPlacing(toHarvest(t)).goods()).toMatchObject({ vegetable: 1 })
  })

  test('[min-reed-hut.r2] playing it is no growth: Clapper and Midwife see nothing', () => {
    const t = openTable({ seats: 4, round: 5 })
      .seat(1, { plays: ['Midwife'] })
      .seat(0, { plays: ['Clapper'], fields: { A2: 'grain 1' }, goods: { wood: 1, reed: 4 }, holds: ['Reed Hut'] })
    t.place('starting_player_minor', play('Reed Hut'))
    expect([t.farm().fields, t.goods(1)]).toEqual([{ A2: 'grain 1' }, {}])
  })
})

describe('occupations', () => {
  test('[occ-veterinarian.e1] [occ-veterinarian.e2] over a game no more than 3 sheep, 2 boar and 1 cattle come', () => {
    const t = playOccupation('Veterinarian', { pastures: ['A4 A5', 'B4 B5', 'C4 C5'] }, { round: 1, seats: 4 })
    const got = { sheep: 0, boar: 0, cattle: 0 }
    while (t.m.state.round < 14) {
      for (let seat = 0; seat < 4; seat++) t.seat(seat, { goods: { food: 20 } })
      untilPlacing(t.endRound())
      for (const kind of ['sheep', 'boar', 'cattle'] as const) got[kind] += t.goods()[kind] ?? 0
    }
    expect([got.sheep <= 3, got.boar <= 2, got.cattle <= 1, got.sheep + got.boar + got.cattle > 0]).toEqual([
      true,
      true,
      true,
      true,
    ])
  })

  test('[occ-market-woman.r5] 2 grain for one receipt, however many vegetables', () => {
    expect(playMinor('Weekly Market', { goods: { grain: 3 }, plays: ['Market Woman'] }).goods()).toEqual({
      vegetable: 2,
      grain: 2,
    })
  })

  test('[occ-storehouse-clerk.r1] goods on the farm or on cards do not count', () => {
    const t = having(['Storehouse Clerk', 'Forester'], { goods: { wood: 7 } }, { seats: 4 }).endRound()
    expect(t.goods().wood).toBe(7)
  })

  test('[occ-countryman.r5] the Field Worker sees the sowing after the move', () => {
    const t = having('Countryman', { home: 1, fields: { A2: null } }, { seats: 4 }).seat(2, { plays: ['Field Worker'] })
    for (const seat of [1, 2, 3]) t.seat(seat, { home: 0 })
    eager(t.place('take_grain'))
    expect([t.farm().fields, t.goods(2)]).toEqual([{ A2: 'grain 3' }, { food: 1 }])
  })

  test('[occ-resource-seller.r3] reed and stone of one action: the stack is taken in the best order', () => {
    const t = playOccupation('Resource Seller', {}, { seats: 4 })
    t.place('fishing').place('clay_1').place('take_grain').place('wood_3')
    // Wood is gone; clay is on top.
    expect(t.goods()).toEqual({ wood: 4 })
    t.endRound()
    while (t.asks()?.seat !== 0) t.place(['take_grain', 'fishing', 'day_laborer'][(t.asks()?.seat ?? 1) - 1] ?? '')
    t.place('clay_1')
    expect(t.goods().clay).toBeGreaterThan(1)
  })

  test('[occ-slaughterman.e2] [occ-slaughterman.r1] after all others, begging included', () => {
    const t = openTable({ seats: 3, round: 4 })
      .seat(0, { plays: ['Slaughterman'], goods: { grain: 1 } })
      .seat(1, { plays: [1], goods: { sheep: 2 } })
      .seat(2, { goods: { food: 4 } })
    t.endRound()
    expect(t.asks()).toMatchObject({ seat: 1, kind: 'feed' })
    t.answer({ feed: { 'sheep@1': 2 } })
    if (t.asks()?.kind === 'feed') t.answer({ feed: { 'grain@raw': 1 } })
    expect([t.player(0).begging, t.player(1).begging]).toEqual([2, 0])
  })

  test('[occ-lover.e2] [occ-lover.r3] the child acts from the next round on', () => {
    const t = playOccupation('Lover', { goods: { food: 4 } }, { seats: 3 })
    expect([t.player().home, t.player().newborn]).toEqual([1, 1])
    t.endRound()
    expect(t.player().home).toBe(3)
  })

  test('[occ-shepherd-boy.r2] sheep without room may be cooked at once', () => {
    const t = playOccupation('Shepherd Boy', { house: 'stone', plays: [3, 'House Goat'] }, { seats: 4 }).endRound()
    expect(t.answer({ keep: {}, rest: 'cook' }).goods()).toEqual({ food: 2 })
  })

  test('[occ-animal-breeder.r2] one pair for one fencing', () => {
    const t = having('Animal Breeder', { goods: { wood: 8, food: 9 } }, { seats: 4 }).place('fences', {
      fences: ['A4-top', 'A5-top', 'A4-left', 'A5-left', 'A5-right', 'B4-top', 'B5-top'],
    })
    t.answer({ option: 0 })
    expect([t.farm().pastures.length, t.asks()?.seat, t.goods().food]).toEqual([2, 1, 8])
  })

  test('[occ-wood-distributor.r1] 8 wood: 2 each, 2 stay', () => {
    const t = having('Wood Distributor').space('wood_3', { lies: 5 }).endRound().answer({ use: '284' })
    expect(t.place('wood_3').goods().wood).toBe(2)
    expect(t.place('clay_1').goods(1).wood).toBe(2)
  })

  test('[occ-plowman.r2] [occ-pig-whisperer.e1] [occ-pig-whisperer.r1] rounds after 14 are lost', () => {
    const t = playOccupation('Plowman', {}, { round: 11 })
    while (t.m.state.round < 14) {
      toHarvest(t.seat(0, { goods: { food: 9 } }))
      while (t.asks()?.kind === 'feed') t.answer({ feed: {} })
      expect(t.asks()?.kind).toBe('place')
    }
  })

  test('[occ-serf.r1] the grain received may be baked at once', () => {
    const t = having(['Serf', 1], {}, { seats: 4 }).place('sow_bake')
    eager(t)
    expect(t.goods()).toEqual({ food: 2 })
  })

  test('[occ-pieceworker.r1] [occ-pieceworker.r3] not at round start, nor with the Market Stall', () => {
    const t = having('Pieceworker', { goods: { food: 3, grain: 1 }, holds: ['Market Stall', 'Wood Collector'] }).place(
      'starting_player_minor',
      play('Market Stall'),
    )
    expect([t.asks()?.seat, t.goods()]).toEqual([1, { food: 3, vegetable: 1 }])
    t.place('fishing').place('occupation', play('Wood Collector')).endRound()
    expect(t.asks()?.kind).toBe('place')
  })
})
