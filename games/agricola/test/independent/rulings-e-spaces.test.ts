/** Deck E, rulings about action spaces, other players, the family and animals, from the specification alone. */

import { describe, expect, test } from 'vitest'
import { type OpenTable, openTable, type Place } from '../table.ts'
import {
  around,
  deliveries,
  eager,
  having,
  holdingMinor,
  play,
  playMinor,
  playOccupation,
  toHarvest,
  untilPlacing,
} from './drive.ts'

const big: Place = { pastures: ['A3 A4 A5 B3 B4 B5'] }
const THREE: Place = { rooms: ['A1', 'B1', 'C1'] }

describe('what a space brings', () => {
  test('[occ-land-agent.r1] the grain comes from the supply and costs nothing', () => {
    expect(having('Land Agent', {}, { seats: 3 }).place('take_vegetable').goods()).toEqual({ vegetable: 1, grain: 1 })
  })

  test('[occ-berry-picker.r1] [occ-woodcutter.r1] also on reed, stone and wood of five players', () => {
    const t = (card: string) =>
      having(card, {}, { seats: 5 }).space('p5_reed_stone_wood', { lies: 1 }).place('p5_reed_stone_wood').goods()
    expect(t('Berry Picker')).toEqual({ reed: 1, stone: 1, wood: 1, food: 1 })
    expect(t('Woodcutter')).toEqual({ reed: 1, stone: 1, wood: 2 })
  })

  test('[occ-berry-picker.r2] [min-building-material.r1] wood of the Building Material counts, clay does not', () => {
    const [wood, clay] = [0, 1].map((option) =>
      playMinor('Building Material', { plays: ['Berry Picker'] }, { seats: 3 })
        .answer({ option })
        .goods(),
    )
    expect([wood, clay]).toEqual([{ wood: 1, food: 1 }, { clay: 1 }])
  })

  test('[occ-mushroom-collector.r1] what is left stays there and disturbs the thirds of the Wood Distributor', () => {
    const t = having(['Mushroom Collector', 'Wood Distributor']).space('wood_3', { lies: 3 }).place('wood_3', 'yes')
    expect(t.goods()).toEqual({ wood: 2, food: 2 })
    t.endRound().answer({ use: '284' })
    expect(t.place('wood_3', 'pass').goods().wood).toBe(2 + 1)
    expect(t.place('reed_1').goods(1)).toMatchObject({ reed: 1 + 1, wood: 1 })
  })

  test('[occ-mushroom-collector.r2] not on reed, stone and wood of five players', () => {
    const t = having('Mushroom Collector', {}, { seats: 5 }).place('p5_reed_stone_wood')
    expect([t.asks()?.seat, t.goods().wood]).toEqual([1, 1])
  })

  test('[min-basket.r1] 2 wood have to lie there; wood of other cards is not left', () => {
    const t = having(['Basket', 'Woodcutter'], {}, { seats: 4 }).space('p4_wood_1', { lies: 1 }).place('p4_wood_1')
    expect([t.asks()?.seat, t.goods()]).toEqual([1, { wood: 2 }])
  })

  test('[min-basket.r2] whoever leaves all wood has taken wood', () => {
    const t = having(['Basket', 'Woodcutter'], {}, { seats: 4 })
      .space('p4_wood_1', { lies: 2 })
      .place('p4_wood_1', 'yes')
    expect(t.goods()).toEqual({ wood: 1, food: 3 })
  })

  test('[occ-clay-mixer.r1] food laid on the clay space undoes the bonus', () => {
    const t = having(['Clay Mixer', 'Foreman'], {}, { seats: 4 })
      .space('clay_1', { lies: 1 })
      .endRound()
      .answer({ use: '308' }, { place: 'clay_1' })
    expect(t.place('clay_1').goods()).toEqual({ clay: 2, food: 1 })
    expect(having('Clay Mixer').space('clay_1', { lies: 2 }).place('clay_1').goods()).toEqual({ clay: 4 })
  })

  test('[occ-swineherd.r1] not with the animals of five players', () => {
    const t = having('Swineherd', big, { seats: 5 }).place('p5_animals')
    expect(t.answer({ choose: 'boar' }).goods()).toEqual({ boar: 1 })
    expect(having('Swineherd', big, { seats: 4 }).place('boar').goods()).toEqual({ boar: 2 })
  })

  test('[min-stone-tongs.r1] not with stone of the cards of four and five players', () => {
    expect(having('Stone Tongs', {}, { seats: 4 }).place('p4_reed_stone_food').goods().stone).toBe(1)
    expect(having('Stone Tongs', {}, { seats: 5 }).place('p5_reed_stone_wood').goods().stone).toBe(1)
    for (const space of ['stone_stage2', 'stone_stage4'])
      expect(having('Stone Tongs').place(space).goods()).toEqual({ stone: 2 })
  })

  test('[occ-greengrocer.r1] [min-corn-scoop.r1] grain of the Granary is not taken on the space', () => {
    const t = playMinor('Granary', { goods: { wood: 3 }, plays: ['Greengrocer', 'Corn Scoop'] }, { seats: 3, round: 7 })
    expect(deliveries(t, 'grain', 8)).toEqual([1])
    expect(t.goods().vegetable).toBeUndefined()
    expect(having(['Greengrocer', 'Corn Scoop'], {}, { seats: 3 }).place('take_grain').goods()).toEqual({
      grain: 2,
      vegetable: 1,
    })
  })

  test('[occ-fisherman.r1] [occ-fisherman.r2] owners of cards in play are paid, own cards add once', () => {
    const t = having(['Fisherman', 'Canoe'], {}, { seats: 3 })
      .seat(1, { plays: ['Fishing Rod', 'Raft'] })
      .seat(2, { holds: ['Landing Net'] })
      .space('fishing', { lies: 4 })
      .place('fishing', 'yes')
    // 8 from the space, 1 by the own Canoe, 2 to be paid.
    expect([t.goods(0), t.goods(1), t.goods(2)]).toEqual([{ food: 8 + 1 - 2, reed: 1 }, { food: 2 }, {}])
  })

  test('[occ-conjurer.r1] the Juggler of somebody else pays for it', () => {
    const t = having('Juggler', {}, { seats: 4 })
      .seat(2, { plays: ['Conjurer'] })
      .space('p4_traveling_players', { lies: 2 })
      .place('p4_traveling_players', 'yes')
    expect([t.goods(0), t.goods(2)]).toEqual([{ food: 3 }, { food: 1 }])
  })

  test('[min-helpful-neighbours.r2] [occ-reed-collector.r1] [occ-reed-buyer.r4] reed of cards is no catch for the Fish Trap', () => {
    const t = playMinor('Helpful Neighbours', { goods: { wood: 1, clay: 1 }, plays: ['Fish Trap'] })
    expect(t.goods()).toEqual({ stone: 1, reed: 1 })
    const collector = playOccupation('Reed Collector', { plays: ['Fish Trap'] }, { seats: 3 })
    expect(collector.endRound().goods()).toEqual({ reed: 1 })
    const buyer = openTable({ seats: 4, round: 5 })
      .seat(1, { plays: ['Reed Buyer', 'Fish Trap'], goods: { food: 1 } })
      .place('reed_1', 'yes')
    expect(buyer.goods(1)).toEqual({ reed: 1 })
  })

  test('[min-landing-net.r1] wood that the Wood Distributor put there spoils the catch', () => {
    const t = openTable({ round: 5 })
      .seat(0, { plays: ['Wood Distributor'] })
      .seat(1, { plays: ['Landing Net'] })
      .space('reed_1', { lies: 0 })
      .endRound()
      .answer({ use: '284' })
    const { food = 0 } = t.place('clay_1').goods(1)
    expect(t.place('reed_1').goods(1)).toEqual({ reed: 1, wood: 2, food: food + 1 })
  })

  test('[min-helpful-neighbours.r1] with the Bricklayer 1 wood alone', () => {
    expect(playMinor('Helpful Neighbours', { goods: { wood: 1 }, plays: ['Bricklayer'] }).goods()).toEqual({
      stone: 1,
      reed: 1,
    })
  })

  test('[min-market-stall.r1] [min-market-stall.r2] grain first: the Market Woman pays afterwards, the Pieceworker sees nothing', () => {
    const t = playMinor('Market Stall', { goods: { grain: 1, food: 3 }, plays: ['Market Woman', 'Pieceworker'] })
    expect([t.goods(), t.asks()?.seat]).toEqual([{ vegetable: 1, grain: 2, food: 3 }, 1])
    const poor = holdingMinor('Market Stall', {
      plays: ['Market Woman'],
      fields: { A2: 'grain 3' },
      holds: ['Corn Sheaf'],
    })
    expect(poor.refused(play('Market Stall'))).not.toBeNull()
  })
})

describe('spaces that cards open', () => {
  test('[occ-head-of-the-family.r1] [occ-field-warden.r1] never beside an own person', () => {
    const t = having(['Head of the Family', 'Field Warden'], THREE, { seats: 4 })
    t.space('family_growth_minor', { by: [0] }).space('plow_field', { by: [0] })
    for (const place of ['family_growth_minor', 'plow_field']) expect(t.refused({ place })).not.toBeNull()
    t.space('family_growth_minor', { by: [1] }).space('plow_field', { by: [2] })
    for (const place of ['family_growth_minor', 'plow_field']) expect(t.refused({ place })).toBeNull()
  })

  test('[occ-head-of-the-family.r2] of a choice only the room or the growth is open', () => {
    const t = having(
      'Head of the Family',
      { ...THREE, holds: ['Woodcutter'], goods: { wood: 5, reed: 2, food: 3 } },
      { seats: 5 },
    )
    t.space('p5_occupation_or_growth', { by: [1] }).space('p5_room_or_traveling_players', { by: [1], lies: 3 })
    t.place('p5_occupation_or_growth')
    if (t.asks()?.kind === 'option') t.answer({ choose: 'growth' })
    expect([t.farm().people, t.played()]).toEqual([3, [159]])
    const room = having('Head of the Family', { goods: { wood: 5, reed: 2 } }, { seats: 5 })
    room.space('p5_room_or_traveling_players', { by: [1], lies: 3 }).place('p5_room_or_traveling_players')
    if (room.asks()?.kind === 'option') expect(room.asks()?.choices).toEqual([{ choose: 'room' }])
    room.answer({ build: 'room', at: 'A1' })
    expect(room.goods()).toEqual({})
    const poor = having('Head of the Family', {}, { seats: 5 }).space('p5_room_or_traveling_players', {
      by: [1],
      lies: 3,
    })
    expect(poor.refused({ place: 'p5_room_or_traveling_players' })).not.toBeNull()
  })

  test('[occ-master-forester.r1] [occ-master-forester.r2] empty until the next round; 2 food, made of goods if need be', () => {
    const t = playOccupation('Master Forester', {}, { seats: 4 })
    expect(t.refused({ place: 'p3_wood_2' })).not.toBeNull()
    t.endRound().place('day_laborer')
    expect(t.refused({ place: 'p3_wood_2' })).not.toBeNull()
    t.seat(1, { goods: { grain: 2 } })
    t.place('p3_wood_2')
    if (t.asks()?.kind === 'pay') t.answer(t.asks()?.choices?.[0] ?? null)
    expect([t.goods(1), t.goods(0).food]).toEqual([{ wood: 2 }, 2 + 2])
  })

  test('[occ-chamberlain.r1] [occ-chamberlain.r2] [occ-chamberlain.r3] the cards of the last rounds lie open, empty and in their order', () => {
    const t = playOccupation('Chamberlain', { goods: { food: 1 } }, { round: 11 })
    const last = t.m.state.order.slice(11)
    untilPlacing(toHarvest(t))
    expect(t.m.state.order.slice(11)).toEqual(last)
    for (const space of last) expect(t.m.state.lies[space]).toBe(0)
  })
})

describe('people', () => {
  test('[occ-ratcatcher.r1] [occ-ratcatcher.r2] kept from working they still live in their rooms and eat', () => {
    const t = openTable({ seats: 3, round: 9 })
      .seat(1, { plays: ['Ratcatcher'] })
      .seat(0, { ...THREE, people: 3, goods: { food: 6 } })
    untilPlacing(toHarvest(t))
    expect([t.m.state.round, t.player().home, t.player().people]).toEqual([10, 2, 3])
    expect(t.refused({ place: 'family_growth_minor' })).not.toBeNull()
    const eats = openTable({ seats: 3, round: 13 })
      .seat(1, { plays: ['Ratcatcher'] })
      .seat(0, { ...THREE, people: 3, goods: { food: 6 } })
    expect(untilPlacing(toHarvest(eats)).goods()).toEqual({})
  })

  test('[occ-ratcatcher.r3] a guest is no offspring', () => {
    const t = openTable({ seats: 3, round: 9 }).seat(1, { plays: ['Ratcatcher'] })
    t.seat(0, { goods: { food: 9 }, holds: ['Guest'] }).place('starting_player_minor', play('Guest'))
    untilPlacing(toHarvest(t))
    expect([t.m.state.round, t.player().home]).toEqual([10, 3])
  })

  test('[min-holiday-house.r1] [min-holiday-house.r4] [min-holiday-house.r5] round 14 is skipped, not its start and its harvest', () => {
    const t = having(
      ['Holiday House', 'Church Warden'],
      { people: 5, rooms: ['A1', 'B1', 'C1', 'A2', 'B2'], goods: { food: 10 } },
      { round: 13 },
    ).edit((s) => {
      const p = s.players[0]
      if (p !== undefined) p.future = [14, 0, 1, 45]
    })
    untilPlacing(toHarvest(t))
    expect([t.m.state.round, t.asks()?.seat, t.goods()]).toEqual([14, 1, { wood: 1 }])
    const bonus = t.score().bonus
    t.place('day_laborer').place('fishing')
    while (t.asks() !== null) t.answer(t.asks()?.kind === 'feed' ? { feed: {} } : 'pass')
    expect([t.player().begging, t.score().bonus]).toEqual([10, bonus])
  })

  test('[occ-church-warden.r2] [min-guest.r4] a guest counts as one of the five', () => {
    const t = having(
      'Church Warden',
      { people: 4, rooms: ['A1', 'B1', 'C1', 'A2'], goods: { food: 40, wood: 9 } },
      { round: 13 },
    )
    t.seat(0, { holds: ['Guest'] }).place('starting_player_minor', play('Guest'))
    untilPlacing(toHarvest(t))
    expect(t.player().home).toBe(5)
    const bonus = t.score().bonus
    const mine = ['day_laborer', 'wood_3', 'clay_1', 'take_grain', 'take_vegetable']
    const other = ['reed_1', 'stone_stage2']
    while (t.asks()?.kind === 'place') t.place((t.asks()?.seat === 0 ? mine : other).shift() ?? '')
    expect(t.score().bonus).toBe(bonus + 3)
  })

  test('[occ-adoptive-parents.r1] [occ-adoptive-parents.r4] paid at the growth, placed in a later turn, fed like a grown-up', () => {
    const t = having('Adoptive Parents', { ...THREE, goods: { food: 7 } }, { round: 7 }).place(
      'family_growth_minor',
      'yes',
    )
    expect([t.goods(), t.player().home, t.player().newborn, t.asks()?.seat]).toEqual([{ food: 6 }, 2, 0, 1])
    expect(untilPlacing(toHarvest(t)).goods()).toEqual({})
  })

  test('[occ-acrobat.r1] only spaces still free at the end of the work phase', () => {
    const t = having('Acrobat', { home: 1 }, { seats: 4 })
    for (const seat of [1, 2, 3]) t.seat(seat, { home: seat === 1 ? 1 : 0 })
    t.place('p4_traveling_players').place('take_grain').answer('yes')
    expect(t.asks()?.choices).toEqual([{ place: 'plow_field' }, { place: 'plow_sow' }])
  })

  test('[occ-countryman.r1] [occ-countryman.r2] two spaces to sow on, those that are free', () => {
    const t = having('Countryman', { home: 1, fields: { A2: null } }, { seats: 4, round: 13 })
    for (const seat of [1, 2, 3]) t.seat(seat, { home: 0 })
    t.place('take_vegetable', 'yes')
    expect(t.asks()?.choices).toEqual([{ place: 'sow_bake' }, { place: 'plow_sow' }])
    const one = having('Countryman', { home: 1, fields: { A2: null } }, { seats: 4, round: 13 }).space('plow_sow', {
      by: [1],
    })
    for (const seat of [1, 2, 3]) one.seat(seat, { home: 0 })
    one.place('take_vegetable', 'yes')
    if (one.asks()?.kind !== 'sow') expect(one.asks()?.choices).toEqual([{ place: 'sow_bake' }])
  })

  test('[occ-taster.r2] 1 food, not 2', () => {
    const t = openTable({ seats: 4, round: 5 })
      .seat(1, { plays: ['Taster'], goods: { food: 1 } })
      .endRound()
    expect(t.asks()).toMatchObject({ seat: 1 })
    t.answer({ use: '260' })
    expect([t.asks()?.seat, t.goods(1), t.goods(0)]).toEqual([1, {}, { food: 1 }])
  })

  test('[occ-foreman.r2] [occ-wood-distributor.r4] whoever declined is asked again after another announcement', () => {
    const t = openTable({ seats: 4, round: 5 })
      .seat(0, { plays: ['Foreman'] })
      .seat(1, { plays: ['Taster'], goods: { food: 1 } })
      .seat(2, { plays: ['Wood Distributor'] })
      .endRound()
    const asked: (number | undefined)[] = []
    const says = (answer: 'pass' | { readonly use: string }): void => {
      asked.push(t.asks()?.seat)
      t.answer(answer)
    }
    says('pass')
    says({ use: '260' })
    says('pass')
    says({ use: '284' })
    expect(asked).toEqual([0, 1, 0, 2])
    expect(t.asks()?.seat).toBe(0)
    expect([t.answer('pass').asks()?.kind, t.asks()?.seat]).toEqual(['place', 1])
  })

  test('[min-lasso.r1] after two people at once the next turn comes as usual', () => {
    const t = having('Lasso', { ...big, people: 3, rooms: ['A1', 'B1', 'C1'] })
    t.place('sheep', { place: 'day_laborer' })
    expect(t.asks()?.seat).toBe(1)
    expect([t.place('clay_1').asks()?.seat, t.player().home]).toEqual([0, 1])
  })
})

describe('other players', () => {
  test('[occ-net-fisherman.r1] [occ-net-fisherman.r4] for reed of a space, not of a card; what is left on Fishing', () => {
    const t = having('Net Fisherman').space('fishing', { lies: 3 })
    for (const space of ['reed_1', 'clay_1', 'day_laborer', 'wood_3']) t.place(space)
    if (t.asks()?.kind === 'mayEffect') t.answer('yes')
    expect(t.goods().food).toBe(2 + 3)
    const card = having('Net Fisherman', { holds: ['Helpful Neighbours'], goods: { wood: 1, clay: 1 } }).space(
      'fishing',
      { lies: 3 },
    )
    card.place('starting_player_minor', play('Helpful Neighbours'))
    for (const space of ['clay_1', 'wood_3', 'day_laborer']) card.place(space)
    expect([card.asks()?.kind, card.goods().food]).toEqual(['place', undefined])
  })

  test('[occ-puppeteer.r1] [occ-puppeteer.r4] 1 food that is there beforehand, for the supply', () => {
    const table4 = (food: number): OpenTable =>
      openTable({ seats: 4, round: 5 })
        .seat(1, { plays: ['Puppeteer'], holds: ['Woodcutter'], goods: { food } })
        .space('p4_traveling_players', { lies: 1 })
        .place('p4_traveling_players')
    expect(table4(0).asks()?.kind).toBe('place')
    const t = eager(table4(1), 1)
    expect([t.goods(0), t.goods(1), t.played(1)]).toEqual([{ food: 1 }, {}, [249, 176]])
  })

  test('[occ-reed-buyer.r3] the second reed of a round is not for sale', () => {
    const t = openTable({ seats: 4, round: 5 }).seat(3, { plays: ['Reed Buyer'], goods: { food: 3 } })
    t.place('reed_1', 'pass').place('p4_reed_stone_food')
    expect(t.asks()).toMatchObject({ seat: 2, kind: 'place' })
  })

  test('[occ-stone-buyer.r4] stone of a round start is no taking', () => {
    const t = openTable({ seats: 4, round: 5 }).seat(3, { plays: ['Stone Buyer'], goods: { food: 3 } })
    t.edit((s) => {
      const p = s.players[1]
      if (p !== undefined) p.future = [6, 3, 1, 142]
    }).endRound()
    expect([t.asks()?.kind, t.goods(1).stone]).toEqual(['place', 1])
    expect(t.place('stone_stage2').asks()).toMatchObject({ seat: 3, kind: 'mayEffect' })
  })

  test('[occ-social-climber.r1] the stone pays for the improvement that follows', () => {
    const t = having('Social Climber', { goods: { clay: 2 + 3, reed: 1 } }, { seats: 4 }).place(
      'renovation_improvement',
    )
    // The Clay Oven costs 3 clay and 1 stone.
    t.answer({ play: '5' })
    expect([untilPlacing(t).played(), t.goods()]).toEqual([[222, 5], { stone: 2 }])
  })

  test('[occ-water-carrier.r1] [min-flagon.r1] nothing for the upgrade, again for a second Well', () => {
    const t = openTable({ round: 5 })
      .seat(0, { plays: ['Water Carrier'] })
      .seat(1, { holds: ['Village Well'], goods: { wood: 2, stone: 6, food: 20 } })
    t.place('day_laborer').place('major_or_minor', { play: '10' })
    const foods = (): number =>
      t
        .player()
        .future.filter((_, i) => i % 4 === 2)
        .reduce((sum, n) => sum + n, 0)
    expect(foods()).toBe(9)
    t.place('clay_1').place('starting_player_minor', play('Village Well'))
    // Round 6 has begun and brought its food.
    expect(foods()).toBe(8)
    t.place('major_or_minor', { play: '10' })
    expect(foods()).toBe(8 + 8)
  })

  test('[min-flagon.r1] the Flagon pays for the upgrade and for the Well built again', () => {
    const t = openTable({ seats: 3, round: 5 })
      .seat(0, { plays: ['Flagon'] })
      .seat(1, { people: 3, holds: ['Village Well'], goods: { wood: 2, stone: 6 } })
    t.place('clay_1').place('major_or_minor', { play: '10' }).place('fishing')
    t.place('reed_1').place('starting_player_minor', play('Village Well')).place('p3_wood_2')
    expect([t.goods(0).food, t.goods(1).food]).toEqual([8, 2])
    t.space('major_or_minor', { by: [] }).place('major_or_minor', { play: '10' })
    expect(t.goods(0).food).toBe(12)
  })

  test('[min-water-mill.r4] nobody is refused; the fee comes out of the food', () => {
    const t = openTable({ seats: 3, round: 4 })
      .seat(0, { plays: ['Water Mill'], goods: { food: 4 } })
      .seat(1, { goods: { grain: 1, food: 2 } })
      .seat(2, { goods: { food: 4 } })
      .endRound()
    expect(t.asks()).toMatchObject({ seat: 1, kind: 'mayEffect' })
    t.answer('yes')
    expect([t.goods(0), t.goods(1), t.player(1).begging]).toEqual([{ food: 1 }, {}, 0])
  })

  test('[occ-harvest-helper.r2] [occ-field-worker.r1] the Corn Storehouse sows first, and the Field Worker sees it', () => {
    const t = openTable({ seats: 3, round: 4 })
      .seat(0, { plays: ['Corn Storehouse'], goods: { food: 4, grain: 1 }, fields: { A2: null } })
      .seat(1, { plays: ['Harvest Helper', 'Field Worker'], goods: { food: 4 } })
      .seat(2, { goods: { food: 4 } })
      .endRound()
    eager(t)
    expect([t.farm().fields, t.goods(1).grain]).toEqual([{ A2: 'grain 2' }, 1])
    t.answer('yes')
    if (t.asks()?.kind === 'reap') t.answer({ reap: 'grain', of: 0, field: 'A2' })
    expect([t.farm().fields, t.goods(1).grain]).toEqual([{ A2: 'grain 1' }, 2])
  })

  test('[min-spinney.r1] the toll is told before the placement is made', () => {
    const t = openTable({ round: 5 }).seat(1, { plays: ['Spinney'] })
    expect(t.reads().join('\n')).toContain('you give 1 wood')
    t.place('wood_3')
    expect([t.goods(0), t.goods(1)]).toEqual([{ wood: 2 }, { wood: 1 }])
  })
})

describe('animals and where they live', () => {
  /** How many animals of a kind there is room for, without a pet. */
  const most = (cards: readonly string[], place: Place, space: 'sheep' | 'boar' | 'cattle'): number => {
    const t = having(['House Goat', ...cards], place, { seats: 4 })
      .space(space, { lies: 20 })
      .place(space)
    return t.goods()[space] ?? 0
  }

  test('[occ-stablemaster.r1] [min-shepherds-pipe.r1] one stable for 3, not 4, with the Pipe; the others hold 2 sheep', () => {
    expect(most(['Stablemaster', "Shepherd's Pipe"], { stables: ['A5', 'C5'] }, 'sheep')).toBe(3 + 2)
    expect(most(['Stablemaster', "Shepherd's Pipe"], { stables: ['A5', 'C5'] }, 'boar')).toBe(3 + 1)
  })

  test('[min-shepherds-pipe.r2] [min-shepherds-pipe.r3] 2 more sheep on pastures, Animal Yard and Wildlife Reserve; nothing for others', () => {
    const pipe = "Shepherd's Pipe"
    expect([most([pipe], { pastures: ['A5'] }, 'sheep'), most([pipe], { pastures: ['A5'] }, 'cattle')]).toEqual([4, 2])
    expect([most(['Animal Yard', pipe], {}, 'sheep'), most(['Animal Yard', pipe], {}, 'boar')]).toEqual([4, 2])
    expect([most(['Wildlife Reserve', pipe], {}, 'sheep'), most(['Wildlife Reserve', pipe], {}, 'boar')]).toEqual([
      3, 1,
    ])
  })

  test('[min-drinking-trough.r1] [min-drinking-trough.r2] [min-animal-yard.r3] 2 more after the doubling; on the Yard; not in an open stable', () => {
    const trough = 'Drinking Trough'
    expect(most([trough], { pastures: ['A5'], stables: ['A5'] }, 'cattle')).toBe(6)
    expect(most([trough], { stables: ['A5'] }, 'cattle')).toBe(1)
    expect(most(['Animal Yard', trough], {}, 'cattle')).toBe(4)
    expect(most(['Wildlife Reserve', trough], {}, 'cattle')).toBe(3)
    expect(most(['Animal Yard', "Shepherd's Pipe"], {}, 'sheep')).toBe(4)
  })

  test('[min-drinking-trough.r3] [occ-smallholder.r1] with the Smallholder 3 and 2 more, with the Pipe too', () => {
    expect(most(['Smallholder'], { pastures: ['A5'] }, 'cattle')).toBe(3)
    expect(most(['Smallholder', 'Drinking Trough'], { pastures: ['A5'] }, 'cattle')).toBe(5)
    expect(most(['Smallholder', "Shepherd's Pipe"], { pastures: ['A5'] }, 'sheep')).toBe(5)
  })

  test('[min-animal-yard.r1] young animals live there, and all of them count', () => {
    const t = untilPlacing(toHarvest(having(['Animal Yard'], { goods: { boar: 2, food: 4 } }, { round: 4 })))
    expect([t.goods(), t.score().boar]).toEqual([{ boar: 3 }, 2])
  })

  test('[occ-stockman.r1] [occ-stockman.r2] an animal for each stable from the second on, none for those built before', () => {
    const t = having('Stockman', { ...big, goods: { wood: 6 }, stables: ['A3'] }, { seats: 4 }).place(
      'build_rooms_stables',
      { build: 'stable', at: 'A4' },
      { build: 'stable', at: 'A5' },
      'done',
    )
    expect(untilPlacing(t).goods()).toMatchObject({ cattle: 1, boar: 1 })
    expect(playOccupation('Stockman', { ...big, stables: ['A3', 'A4'] }, { seats: 4 }).goods()).toEqual({})
  })

  test('[occ-master-shepherd.r1] [occ-shepherd-boy.r1] [occ-shepherd-boy.r3] sheep of coming rounds: none now, none more by the Sheep Farmer', () => {
    const t = playOccupation('Master Shepherd', { ...big, goods: { food: 1 }, plays: ['Sheep Farmer'] }, { seats: 4 })
    expect(deliveries(t, 'sheep', 9)).toEqual([1, 1, 1, 0])
    const boy = playOccupation(
      'Shepherd Boy',
      { ...big, house: 'stone', goods: { food: 1 }, plays: ['Sheep Farmer'] },
      { seats: 4, round: 11 },
    )
    expect(boy.goods().sheep).toBeUndefined()
    expect(deliveries(boy, 'sheep')).toEqual([1, 1, 1])
  })

  test('[occ-tenant-farmer.r1] what finds no room goes back, the debt stays', () => {
    const t = playOccupation('Tenant Farmer', { plays: ['House Goat'] }, { seats: 4 })
    if (t.asks()?.kind === 'keep') t.answer({ keep: {} })
    expect([t.goods(), t.score().bonus]).toEqual([{}, -3])
  })

  test('[min-animal-feed.r4] [min-animal-feed.r5] one more of each kind that is there: no goat, no horse, nothing to eat', () => {
    const t = having(['Animal Feed', 'Horse', 3], { goods: { sheep: 1, food: 4 }, pastures: ['A5'] }, { round: 14 })
    toHarvest(t)
    while (t.asks() !== null) {
      expect(JSON.stringify(t.asks()?.choices)).not.toContain('cook')
      t.answer(t.asks()?.choices?.[0] ?? null)
    }
    expect(t.goods()).toEqual({ sheep: 2 })
    const goat = toHarvest(having(['Animal Feed', 'House Goat'], { goods: { food: 3 } }, { round: 14 }))
    expect(goat.goods()).toEqual({})
  })

  test('[occ-animal-breeder.r3] a pasture that is merely divided brings nothing', () => {
    const t = having('Animal Breeder', { pastures: ['A4 A5'], goods: { wood: 1, food: 3 } }, { seats: 4 })
    t.place('fences', { fences: ['A5-left'] })
    expect([t.farm().pastures.length, t.asks()?.seat]).toEqual([2, 1])
    const fresh = having('Animal Breeder', { goods: { wood: 4, food: 3 } }, { seats: 4 }).place('fences', around('A5'))
    expect(fresh.asks()?.seat).toBe(0)
  })

  test('[occ-estate-manager.r1] [occ-estate-manager.r2] ties are fine; animals on cards count', () => {
    const bonus = (mine: Place['goods'], others: Place['goods']): number =>
      openTable({ seats: 3, round: 14 })
        .seat(0, { plays: ['Estate Manager', 'Animal Yard'], goods: mine ?? {} })
        .seat(1, { goods: others ?? {}, pastures: ['A4 A5'] })
        .score().bonus
    expect(bonus({ sheep: 2 }, { sheep: 2 })).toBe(2)
    expect(bonus({ sheep: 2 }, { sheep: 3 })).toBe(0)
  })
})
