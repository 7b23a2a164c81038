/** Deck I: effects and rulings not met elsewhere, from the specification alone. */

import { describe, expect, test } from 'vitest'
import { type OpenTable, openTable, type Place } from '../table.ts'
import {
  againstMinor,
  deliveries,
  eager,
  having,
  onCard,
  play,
  playMinor,
  playOccupation,
  toHarvest,
  untilPlacing,
} from './drive.ts'

const big: Place = { pastures: ['A3 A4 A5 B3 B4 B5'] }

describe('minor improvements', () => {
  test('[min-bakers-kitchen.e1] [min-bakers-kitchen.e2] up to 2 grain for 5 each in a baking; at once when played, if wished', () => {
    const t = playMinor("Baker's Kitchen", { plays: [6], goods: { stone: 2, grain: 2 } }).answer('pass')
    expect(t.goods()).toEqual({ grain: 2 })
    t.place('fishing').place('sow_bake')
    expect(t.asks()?.choices).toEqual([{ bake: 1 }, { bake: 2 }])
    expect(t.answer({ bake: 2 }).goods()).toEqual({ food: 10 })
  })

  test('[min-village-well.e1] [min-village-well.r1] [min-village-well.r3] a Well bought again brings its 5 food anew', () => {
    const t = having([], { plays: [10], holds: ['Village Well'], goods: { wood: 1, stone: 3 } }).place(
      'starting_player_minor',
      play('Village Well'),
    )
    t.place('fishing').place('major_or_minor', { play: '10' })
    expect(deliveries(t, 'food', 11)).toEqual([2, 2, 2, 1, 1, 0])
  })

  test.each(['plow_field', 'plow_sow'])('[min-threshing-board.e1] a baking on %s', (space) => {
    const t = having(['Threshing Board', 1], { goods: { grain: 1 } }).place(space, { plow: 'A2' })
    if (t.asks()?.kind === 'sow') t.answer('pass')
    expect(t.answer('yes', { bake: 1 }).goods()).toEqual({ food: 2 })
  })

  test.each([0, 2, 4])('[min-wooden-crane.e1] on both stone spaces 1 more, or 2 for 1 food (%i food)', (food) => {
    for (const space of ['stone_stage2', 'stone_stage4']) {
      const t = having('Wooden Crane', { goods: { food } }).space(space, { lies: 1 }).place(space)
      if (food > 0) t.answer({ option: 1 })
      expect(t.goods().stone).toBe(food > 0 ? 3 : 2)
    }
  })

  test('[min-wooden-path.e1] [min-clay-path.e1] [min-paved-road.e1] one player has the single bonus', () => {
    const t = openTable({ seats: 3, round: 14 })
      .seat(0, { plays: ['Wooden Path'] })
      .seat(1, { plays: ['Clay Path'] })
      .seat(2, { plays: ['Paved Road'] })
    expect([0, 1, 2].map((seat) => t.score(seat).bonus)).toEqual([0, 0, 2])
    const two = openTable({ seats: 3, round: 14 }).seat(0, { plays: ['Wooden Path', 'Clay Path'] })
    expect(two.score().bonus).toBe(2)
  })

  test('[min-schnaps-distillery.e1] [min-schnaps-distillery.r1] the vegetable of a field cannot be distilled', () => {
    const t = toHarvest(
      having('Schnaps Distillery', { goods: { food: 2 }, fields: { A2: 'vegetable 2' } }, { round: 4 }),
    )
    // 1 came off the field, the other stays there.
    expect(t.refused({ feed: { '1vegetable-4food@98': 2 } })).not.toBeNull()
    expect(t.answer({ feed: { '1vegetable-4food@98': 1 } }).goods()).toEqual({ food: 2 })
  })

  test('[min-chicken-coop.r2] [min-holiday-house.r3] [min-water-mill.r3] the Thatcher spares 1 reed', () => {
    expect(againstMinor('Chicken Coop', { goods: { clay: 2 }, plays: ['Thatcher'] }, { seats: 3 })).toBeNull()
    expect(againstMinor('Holiday House', { goods: { wood: 3, reed: 1 }, plays: ['Thatcher'] }, { seats: 3 })).toBeNull()
    expect(
      againstMinor('Water Mill', { goods: { wood: 1, clay: 2, stone: 2 }, plays: ['Thatcher'] }, { seats: 3 }),
    ).toBeNull()
  })

  test('[min-cooking-corner.e1] [min-cooking-corner.r2] cattle 4, sheep 2, boar 3; no oven', () => {
    const t = having('Cooking Corner', { ...big, goods: { cattle: 1, sheep: 0 } }).unasked({
      exchange: { 'cattle@85': 1 },
    })
    expect(t.goods()).toEqual({ food: 4 })
    expect(againstMinor('Ceramics', { plays: ['Cooking Corner'], goods: { clay: 1 } })).not.toBeNull()
  })

  test('[min-wooden-hut-extension.r2] Axe and roofs do not touch its price', () => {
    expect(againstMinor('Wooden Hut Extension', { goods: { wood: 2, reed: 1 }, plays: ['Axe'] })).not.toBeNull()
    expect(
      againstMinor('Wooden Hut Extension', {
        goods: { wood: 9, clay: 9 },
        plays: ['Clay Roof', 'Straw-thatched Roof'],
      }),
    ).not.toBeNull()
  })

  test('[min-reed-exchange.r1] 2 wood and 2 clay: one of them, whole', () => {
    const t = playMinor('Reed Exchange', { goods: { wood: 2, clay: 2 } })
    expect(t.asks()?.choices).toHaveLength(2)
  })
})

describe('occupations', () => {
  test('[occ-village-elder.e1] [occ-church-warden.e1] wood by the rounds to come', () => {
    for (const card of ['Village Elder', 'Church Warden']) {
      const wood = [5, 6, 9, 12, 14].map((round) => playOccupation(card, {}, { seats: 3, round }).goods().wood ?? 0)
      expect(wood).toEqual([4, 3, 2, 1, 0])
    }
  })

  test('[occ-field-worker.e1] 5 players: 1 food; nothing without a field sown', () => {
    const t = openTable({ seats: 5, round: 5 })
      .seat(1, { plays: ['Field Worker'] })
      .seat(0, { goods: { grain: 1 }, fields: { A2: null } })
    expect(t.place('sow_bake', { sow: 'grain', field: 'A2' }).goods(1)).toEqual({ food: 1 })
    const bread = openTable({ seats: 5, round: 5 })
      .seat(1, { plays: ['Field Worker'] })
      .seat(0, { plays: [1], goods: { grain: 1 } })
    expect(bread.place('sow_bake', { bake: 1 }).goods(1)).toEqual({})
  })

  test('[occ-sheep-whisperer.e1] [occ-sheep-whisperer.r1] [occ-sheep-whisperer.r2] a sheep 4, 7, 9 and 11 rounds on, none more by the Sheep Farmer', () => {
    const t = having('Sheep Farmer', { ...big, goods: { food: 1 }, holds: ['Sheep Whisperer'] }, { seats: 4, round: 4 })
    expect(deliveries(t.place('occupation', play('Sheep Whisperer')), 'sheep')).toEqual([0, 0, 0, 1, 0, 0, 1, 0, 1, 0])
  })

  test('[occ-wood-collector.e1] 1 wood in each of the next 5 rounds', () => {
    expect(deliveries(playOccupation('Wood Collector', {}, { round: 7 }), 'wood')).toEqual([1, 1, 1, 1, 1, 0, 0])
  })

  test('[occ-milking-hand.e1] [occ-milking-hand.e2] food by cattle in the field phase; a point for 2', () => {
    const fed = (cattle: number): number =>
      toHarvest(having('Milking Hand', { ...big, goods: { cattle, food: 4 } }, { seats: 4, round: 4 })).goods().food ??
      0
    expect([0, 1, 2, 3, 4, 5].map(fed)).toEqual([0, 1, 1, 2, 2, 3])
    expect(
      [1, 2, 5].map((cattle) => having('Milking Hand', { ...big, goods: { cattle } }, { seats: 4 }).score().bonus),
    ).toEqual([0, 1, 2])
  })

  test('[occ-stone-carver.e1] [occ-cabinetmaker.e1] once per harvest; not outside it', () => {
    const t = toHarvest(having('Stone Carver', { goods: { stone: 2, food: 1 } }, { round: 4 }))
    expect(t.refused({ feed: { '1stone-3food@256': 2 } })).not.toBeNull()
    expect(t.answer({ feed: { '1stone-3food@256': 1 } }).goods()).toEqual({ stone: 1 })
    expect(JSON.stringify(having('Cabinetmaker', { goods: { wood: 2 } }, { seats: 3 }).offers())).not.toContain('258')
  })

  test('[occ-cabinetmaker.r1] the Plane improves the conversion', () => {
    const t = toHarvest(having(['Cabinetmaker', 'Plane'], { goods: { wood: 1, food: 1 } }, { seats: 3, round: 4 }))
    const keys = JSON.stringify(t.asks()?.form)
    expect(keys).toContain('1wood-3food')
  })

  test('[occ-butcher.r2] nothing is cooked while animals breed', () => {
    const place: Place = { goods: { boar: 2, sheep: 2, food: 4 }, pastures: ['A5', 'B5'] }
    const t = toHarvest(having('Butcher', place, { round: 4 }))
    while (t.asks()?.kind === 'feed') t.answer({ feed: {} })
    expect(t.asks()?.kind).toBe('breed')
    expect(JSON.stringify(t.offers())).not.toContain('@247')
  })

  test('[occ-outrider.e1] the card of this round brings 1 grain, one of an earlier round none', () => {
    const grain = (turned: number): number | undefined => {
      const t = having('Outrider', big, { seats: 4, round: 3 })
      t.edit((s) => {
        const sheep = s.order.find((space) => space === 12) ?? 12
        const rest = s.order.filter((space) => space !== sheep)
        s.order = [...rest.slice(0, turned - 1), sheep, ...rest.slice(turned - 1)]
      })
      return t.space('sheep', { lies: 1 }).place('sheep').goods().grain
    }
    expect([grain(3), grain(2)]).toEqual([1, undefined])
  })

  test('[occ-social-climber.r2] nothing for a renovation before', () => {
    const t = playOccupation('Social Climber', { house: 'clay' }, { seats: 4 })
    expect(t.goods()).toEqual({})
  })

  test('[occ-fieldsman.r6] the Hobby Farmer’s sowing is one of its own', () => {
    const t = having(
      'Fieldsman',
      { goods: { vegetable: 1, food: 1 }, fields: { A2: null }, holds: ['Hobby Farmer'] },
      { seats: 4 },
    )
    eager(t.place('occupation', play('Hobby Farmer')))
    expect(t.farm().fields.A2).toBe('vegetable 4')
  })

  test('[occ-fieldsman.r3] with Liquid Manure one grain field holds 6', () => {
    const t = having(['Fieldsman', 'Liquid Manure'], { goods: { grain: 1 }, fields: { A2: null } }).place('sow_bake', {
      sow: 'grain',
      field: 'A2',
    })
    expect(t.farm().fields).toEqual({ A2: 'grain 6' })
  })

  test('[occ-fieldsman.r1] Bean Field and Lettuce Patch', () => {
    const t = having(['Fieldsman', 'Bean Field', 'Lettuce Patch'], { goods: { vegetable: 2 } })
    t.place('sow_bake', { sow: 'vegetable', field: '18' }, { sow: 'vegetable', field: '47' })
    expect([onCard(t, 'Bean Field'), onCard(t, 'Lettuce Patch')]).toEqual([[3], [3]])
  })

  test('[occ-reed-buyer.r5] reed of a round start is no taking', () => {
    const t = openTable({ seats: 4, round: 5 })
      .seat(0, { plays: ['Reed Buyer'], goods: { food: 3 } })
      .seat(1, { holds: ['Reed Collector'] })
    t.place('fishing').place('occupation', play('Reed Collector')).endRound()
    expect(t.asks()?.kind).toBe('place')
    t.place('take_grain').place('reed_1')
    expect(t.asks()).toMatchObject({ seat: 0, kind: 'mayEffect' })
  })

  test('[occ-stone-buyer.r2] [occ-stone-buyer.r5] the owner first: spent; a Stone Exchange is no taking', () => {
    const t = openTable({ seats: 4, round: 5 })
      .seat(0, { plays: ['Stone Buyer'], goods: { food: 3 } })
      .place('stone_stage2')
      .place('stone_stage4')
    expect(t.asks()).toMatchObject({ seat: 2, kind: 'place' })
    const u = openTable({ seats: 4, round: 5 })
      .seat(3, { plays: ['Stone Buyer'], goods: { food: 3 } })
      .seat(0, { goods: { wood: 2 }, holds: ['Stone Exchange'] })
    u.place('starting_player_minor', play('Stone Exchange')).place('stone_stage2')
    expect(u.asks()).toMatchObject({ seat: 3, kind: 'mayEffect' })
  })

  test('[occ-layabout.r3] a child of the skipped round eats fully at the next harvest', () => {
    const t = playOccupation('Layabout', { rooms: ['A1', 'B1', 'C1'] }, { round: 4 })
      .place('clay_1')
      .place('family_growth_minor')
      .place('fishing')
    const rounds = (u: OpenTable): void => {
      while (u.m.state.round < 8) untilPlacing(toHarvest(untilPlacing(u)))
    }
    rounds(untilPlacing(t))
    expect([t.farm().people, t.player().begging]).toEqual([3, 6])
  })

  test('[occ-pig-catcher.r1] wood left behind is shared by the Wood Distributor', () => {
    const t = having(['Pig Catcher', 'Wood Distributor'], { pastures: ['A5'] }, { seats: 4 })
      .space('wood_3', { lies: 3 })
      .place('wood_3', 'yes')
    t.endRound().answer({ use: '284' })
    // 2 left and 3 new: 1 for each of three spaces, 2 stay.
    expect(t.place('wood_3').goods().wood).toBe(1 + 2)
  })
})
