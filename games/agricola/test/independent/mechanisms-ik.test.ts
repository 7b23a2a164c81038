/** What decks I and K need beyond deck E, row by row of the specification's list of mechanisms, from that list alone. */

import { describe, expect, test } from 'vitest'
import { MOMENTS } from '../../cards/moments.ts'
import { cardNo, type OpenTable, openTable, type Place } from '../table.ts'
import {
  againstMinor,
  around,
  deliveries,
  eager,
  FREE,
  having,
  holdingMinor,
  onCard,
  play,
  playMinor,
  playOccupation,
  toHarvest,
  untilPlacing,
} from './drive.ts'

const THREE: Place = { rooms: ['A1', 'B1', 'C1'] }
const big: Place = { pastures: ['A3 A4 A5 B3 B4 B5'] }
const sow = (crop: string, field: string) => ({ sow: crop, field })
/** The people of the other seats are all placed. */
const alone = (t: OpenTable): OpenTable => {
  for (let seat = 1; seat < t.m.state.players.length; seat++) t.seat(seat, { home: 0 })
  return t
}

describe('moments and effects', () => {
  test('[M01] more moments than bits in a word, and the last of them is heard', () => {
    expect(MOMENTS.length).toBeGreaterThan(32)
    expect(MOMENTS.indexOf('receive')).toBeGreaterThanOrEqual(32)
    expect(having('Resource Seller').seat(0, {}).m.state.players[0]?.listensOwn).toHaveLength(2)
  })

  test('[M02] an effect for the owner and one for everybody else', () => {
    const t = having('Market Crier', {}, { seats: 3 }).place('take_grain', 'yes')
    expect([t.goods(0), t.goods(1), t.goods(2)]).toEqual([{ grain: 2, vegetable: 1 }, { grain: 1 }, { grain: 1 }])
  })

  test('[M03] goods that lay on the space, and goods of the supply', () => {
    const reed = (card: string) =>
      having(card, {}, { seats: 5 }).space('p5_reed_stone_wood', { lies: 1 }).place('p5_reed_stone_wood').goods()
    expect(reed('Wood Cart')).toEqual({ reed: 1, stone: 1, wood: 1 })
    expect(reed('Clay Worker')).toEqual({ reed: 1, stone: 1, wood: 1, clay: 1 })
    expect(having('Wood Cart').place('wood_3').goods()).toEqual({ wood: 5 })
  })

  test('[M04] wood of a round start brings the wood of a fresh stack', () => {
    const t = playOccupation('Resource Seller').edit((s) => {
      const p = s.players[0]
      if (p !== undefined) p.future = [6, 0, 1, 45]
    })
    expect(t.endRound().goods()).toEqual({ wood: 2 })
  })

  test('[M05] the first reed of a round: nothing for whoever has no food, nothing after the owner', () => {
    const t = (food: number) => openTable({ seats: 4, round: 5 }).seat(1, { plays: ['Reed Buyer'], goods: { food } })
    expect(t(0).place('reed_1').asks()?.kind).toBe('place')
    expect(t(1).place('reed_1').asks()).toMatchObject({ seat: 1, kind: 'mayEffect' })
    expect(t(1).place('fishing').place('reed_1').place('p4_reed_stone_food').asks()?.kind).toBe('place')
  })

  test('[M06] the Harrow once for each opponent, who pays the owner', () => {
    const t = openTable({ round: 5 })
      .seat(0, { goods: { food: 4 } })
      .seat(1, { plays: ['Harrow'] })
    t.place('plow_field', { plow: 'A2' }, 'yes', { plow: 'A3' })
    expect([t.goods(0), t.goods(1)]).toEqual([{ food: 2 }, { food: 2 }])
    t.endRound().place('plow_field', { plow: 'A4' })
    expect(t.asks()?.seat).toBe(1)
  })

  test('[M07] the Punner waits for plows and Harrow, not for Plow Maker, Ox Team or Yoke', () => {
    const punner = (place: Place): OpenTable =>
      openTable({ round: 5 })
        .seat(1, { plays: ['Punner'] })
        .seat(0, place)
    const plow = punner({ plays: ['Swing Plough'] }).place('plow_field', { plow: 'A2' }, 'yes', { plow: 'A3' }, 'pass')
    expect(plow.asks()).toMatchObject({ seat: 1, kind: 'mayEffect' })
    const one = punner({ plays: ['Swing Plough'] }).place('plow_field', { plow: 'A2' }, 'pass')
    expect(one.asks()).toMatchObject({ seat: 1, kind: 'place' })
    const maker = punner({ plays: ['Plow Maker'], goods: { food: 1 } }).place('plow_field', { plow: 'A2' })
    expect(eager(maker).asks()).toMatchObject({ seat: 1, kind: 'place' })
    const team = punner({ holds: ['Ox Team'], goods: { wood: 3, cattle: 2 }, ...big })
    team.place('starting_player_minor', play('Ox Team'))
    expect(eager(team).asks()).toMatchObject({ seat: 1, kind: 'place' })
    expect(Object.keys(team.farm().fields).length).toBeGreaterThan(1)
  })
})

describe('sowing', () => {
  test('[M08] only 1 wood, the Copse and an empty field: there is something to sow', () => {
    const t = having('Copse', { goods: { wood: 1 }, fields: { A2: null } })
    expect(t.refused({ place: 'sow_bake' })).toBeNull()
    eager(t.place('sow_bake'))
    expect(onCard(t, 'Copse').toSorted()).toEqual([0, 3])
  })

  test('[M09] a stack that is not empty is left, the other one is sown', () => {
    const t = having('Acreage', { goods: { grain: 3 } }).edit((s) => {
      const p = s.players[0]
      if (p !== undefined) p.crops[17] = 4 * 1 + 1
    })
    eager(t.place('sow_bake'))
    expect([onCard(t, 'Acreage'), t.goods()]).toEqual([[1, 3], { grain: 2 }])
  })

  test('[M10] one wood 5, two wood 4 each, one wood and one grain 4 each', () => {
    const one = having(['Fieldsman', 'Copse'], { goods: { wood: 1 } })
    eager(one.place('sow_bake'))
    expect(onCard(one, 'Copse').toSorted()).toEqual([0, 5])
    const two = having(['Fieldsman', 'Copse'], { goods: { wood: 2 } })
    eager(two.place('sow_bake'))
    expect(onCard(two, 'Copse')).toEqual([4, 4])
    const mixed = having(['Fieldsman', 'Copse'], { goods: { wood: 1, grain: 1 }, fields: { A2: null } })
    mixed.place('sow_bake', sow('grain', 'A2'))
    eager(mixed)
    expect([mixed.farm().fields.A2, onCard(mixed, 'Copse').toSorted()]).toEqual(['grain 4', [0, 4]])
  })

  test('[M11] Liquid Manure and Planter Box beside the house: 6 grain', () => {
    const t = having(['Liquid Manure', 'Planter Box'], { goods: { grain: 1 }, fields: { B2: null } })
    expect(t.place('sow_bake', sow('grain', 'B2')).farm().fields).toEqual({ B2: 'grain 6' })
  })
})

describe('spaces', () => {
  test('[M13] food laid on Plow 1 field goes to whoever plows, in whichever round', () => {
    const t = having('Foreman', {}, { seats: 4 }).endRound().answer({ use: '308' }, { place: 'plow_field' })
    t.endRound().answer('pass')
    expect(t.place('plow_field', { plow: 'A2' }).goods().food).toBe(1)
  })

  test('[M14] 8 wood: 2 each, 2 stay and 3 come; alone 2 wood do not move', () => {
    const t = having('Wood Distributor').space('wood_3', { lies: 5 }).endRound().answer({ use: '284' })
    for (const space of ['clay_1', 'reed_1', 'fishing']) {
      const seat = t.asks()?.seat ?? 0
      const { wood = 0 } = t.goods(seat)
      expect(t.place(space).goods(seat).wood, space).toBe(wood + 2)
    }
    const left = having('Wood Distributor').space('wood_3', { lies: 5 }).endRound().answer({ use: '284' })
    left.endRound().answer('pass')
    expect(left.place('wood_3').goods().wood).toBe(5)
    const solo = having('Wood Distributor', {}, { seats: 1 }).space('wood_3', { lies: 0 }).endRound()
    expect(solo.asks()?.kind).toBe('place')
    expect(solo.place('wood_3').goods().wood).toBe(2)
  })

  test('[M15] [M64] the owner of the Tavern chooses each time: 3 food and 2 points', () => {
    const t = having('Tavern', { goods: { food: 9 } })
    const bonus = t.score().bonus
    t.place('tavern', { option: 0 }).endRound()
    t.place('tavern', { option: 1 })
    expect([t.goods().food, t.score().bonus - bonus]).toEqual([9 + 3, 2])
  })

  test('[M16] 3 clay at once, 1 more each round; 3 food of others, also from goods', () => {
    const t = playOccupation('Clay Digger', {}, { seats: 4 }).seat(1, { goods: { food: 2, grain: 1 } })
    expect(t.refused({ place: 'p3_clay_1' })).toBeNull()
    t.place('p3_clay_1')
    if (t.asks()?.kind === 'pay') t.answer(t.asks()?.choices?.[0] ?? null)
    expect([t.goods(1), t.goods(0)]).toEqual([{ clay: 3 }, { food: 3 }])
    const later = playOccupation('Clay Digger', {}, { seats: 4 }).endRound()
    expect(later.place('p3_clay_1').goods().clay).toBe(4)
  })

  test('[M17] without food and crops no grain beside the Sycophant', () => {
    const t = openTable({ seats: 4, round: 5 }).seat(1, { plays: ['Sycophant'] })
    expect(t.refused({ place: 'take_grain' })).not.toBeNull()
    t.seat(0, { goods: { food: 1 } }).place('take_grain')
    expect([t.goods(0), t.goods(1)]).toEqual([{ grain: 1 }, { food: 2 }])
    expect(having('Sycophant', {}, { seats: 4 }).place('take_grain').goods()).toEqual({ grain: 1, food: 1 })
  })

  test('[M18] [M21] the Chamberlain alone uses the coming cards, and they are not the Outrider’s', () => {
    const t = having(['Chamberlain', 'Outrider'], {}, { seats: 4, round: 11 }).edit((s) => {
      s.spaces = s.spaces.filter((space) => !s.order.slice(11).includes(space))
    })
    const early = t.m.state.order.slice(11)
    const open = (t.asks()?.choices ?? []).map((choice) => JSON.stringify(choice))
    expect(open).toContain('{"place":"plow_sow"}')
    t.place('plow_sow', { plow: 'A2' })
    if (t.asks()?.seat === 0) t.answer('pass')
    expect([early.length, t.goods().grain, t.asks()?.seat]).toEqual([3, undefined, 1])
    for (const place of ['plow_sow', 'family_growth_no_room', 'renovation_fences'])
      expect(t.refused({ place }), place).not.toBeNull()
  })

  test('[M19] the Sleeping Corner on every growth space, not beside an own person', () => {
    for (const space of ['family_growth_minor', 'family_growth_no_room', 'p5_occupation_or_growth']) {
      const t = having('Sleeping Corner', THREE, { seats: 5, round: 13 }).space(space, { by: [1] })
      expect(t.refused({ place: space }), space).toBeNull()
      expect(t.space(space, { by: [0] }).refused({ place: space }), space).not.toBeNull()
    }
  })

  test('[M20] after the space itself; 14 fences are left', () => {
    const t = playOccupation('Fence Builder').answer({ place: 'wood_3' })
    expect(t.player().fencesAway).toBe(1)
    t.seat(0, { goods: { wood: 1 } })
      .place('clay_1')
      .space('wood_3', { lies: 3 })
      .place('wood_3')
    expect([t.goods(), t.asks()?.kind]).toEqual([{ wood: 4 }, 'mayEffect'])
    expect(t.answer('yes', around('A5')).goods()).toEqual({})
  })
})

describe('people', () => {
  test('[M22] Wet Nurse, Lover and Farm Steward', () => {
    const nurse = having('Wet Nurse', { goods: { wood: 10, reed: 4, food: 2 } })
    nurse.place('build_rooms_stables', { build: 'room', at: 'A1' }, { build: 'room', at: 'A2' })
    expect([eager(nurse).farm().people, nurse.goods()]).toEqual([4, {}])
    expect(playOccupation('Lover', { goods: { food: 4 } }, { seats: 3 }).farm().people).toBe(3)
    const steward = having('Farm Steward', { house: 'clay' })
    expect(steward.refused({ place: 'family_growth_minor' })).toBeNull()
    steward.place('family_growth_minor').endRound()
    expect([steward.farm().people, steward.refused({ place: 'family_growth_minor' }) === null]).toEqual([3, false])
  })

  test('[M23] adopted in round 4: three grown-ups eat 6', () => {
    const t = having('Adoptive Parents', { ...THREE, goods: { food: 7 } }, { round: 4 }).place(
      'family_growth_minor',
      'yes',
    )
    expect(untilPlacing(toHarvest(t)).goods()).toEqual({})
  })

  test('[M24] a guest is not fed, the person of the Reed Hut is; neither needs a room or scores', () => {
    const guest = playMinor('Guest', { goods: { food: 2 } }, { round: 3 }).endRound()
    guest.seat(0, { goods: { food: 4 } })
    expect([guest.player().home, untilPlacing(toHarvest(guest)).goods()]).toEqual([3, {}])
    const hut = playMinor('Reed Hut', { goods: { wood: 1, reed: 4, food: 6 } }, { round: 4 })
    expect([hut.player().home, hut.score().persons]).toEqual([2, 6])
    expect(untilPlacing(toHarvest(hut)).goods()).toEqual({})
  })

  test('[M25] two births one after the other: 1 and 2 food for the Midwife', () => {
    const t = openTable({ seats: 4, round: 5 })
      .seat(0, { plays: ['Wet Nurse'], goods: { wood: 10, reed: 4, food: 2 } })
      .seat(1, { plays: ['Midwife'] })
    t.place('build_rooms_stables', { build: 'room', at: 'A1' }, { build: 'room', at: 'A2' })
    for (let n = 0; n < 6 && t.asks()?.kind !== 'place'; n++) eager(t)
    expect([t.farm().people, t.goods(1)]).toEqual([4, { food: 3 }])
  })

  test('[M26] the Lasso: twice in a round with four people, the order of turns stays', () => {
    const t = having('Lasso', { ...big, people: 4, rooms: ['A1', 'B1', 'C1', 'A2'] })
    t.place('sheep', { place: 'day_laborer' }).place('clay_1')
    t.place('boar', { place: 'reed_1' })
    expect([t.player().home, t.asks()?.seat]).toEqual([0, 1])
    expect(having('Lasso', big).place('clay_1').asks()?.choices).toEqual(
      expect.arrayContaining([{ place: 'sheep' }, 'pass']),
    )
  })

  test('[M27] Holiday House: no person in round 14, no guest either', () => {
    const t = having('Holiday House', { goods: { food: 9 }, holds: ['Guest'] }, { round: 13 })
    t.place('starting_player_minor', play('Guest'))
    untilPlacing(toHarvest(t))
    expect([t.m.state.round, t.asks()?.seat]).toEqual([14, 1])
    t.place('fishing')
    expect(t.asks()?.seat).toBe(1)
  })

  test('[M28] Acrobat and Countryman: free spaces whose action is possible, with all that it costs', () => {
    const t = alone(having('Acrobat', { home: 1 }, { seats: 4 })).seat(1, { plays: ['Sycophant'] })
    t.space('p4_traveling_players', { lies: 1 }).place('p4_traveling_players', 'yes', { place: 'take_grain' })
    expect([t.goods(0), t.goods(1)]).toEqual([{ grain: 1 }, { food: 2 }])
    const none = alone(having('Countryman', { home: 1 }, { seats: 4 })).space('plow_sow', { by: [1] })
    // Nothing to sow on and nowhere to plow: nobody is asked.
    expect(none.place('take_vegetable').m.state.round).toBe(6)
  })
})

describe('windows', () => {
  test('[M31] right neighbour begins: Taster first, starting player second, Taster third', () => {
    const t = openTable({ seats: 4, round: 5 })
      .seat(1, { plays: ['Taster'], goods: { food: 1 } })
      .endRound()
    t.answer({ use: '260' })
    const order: (number | undefined)[] = []
    for (const space of ['wood_3', 'clay_1', 'reed_1']) {
      order.push(t.asks()?.seat)
      t.place(space)
    }
    expect(order).toEqual([1, 0, 1])
  })

  test('[M33] the only reed is sold: 0 reed and 2 food', () => {
    const t = openTable({ seats: 4, round: 5 })
      .seat(2, { plays: ['Reed Buyer'], goods: { food: 1 } })
      .space('reed_1', { lies: 1 })
      .place('reed_1', 'yes')
    expect([t.goods(0), t.goods(2)]).toEqual([{ food: 2 }, { reed: 1 }])
  })

  test('[M34] Educator with Bookshelf: 3 food first', () => {
    const t = openTable({ seats: 4, round: 5 })
      .seat(0, { holds: ['Wood Collector'] })
      .seat(1, { plays: ['Educator', 'Bookshelf'], holds: ['Woodcutter'] })
    eager(t.place('occupation', play('Wood Collector')), 1)
    expect([t.played(1).includes(176), t.goods(1)]).toEqual([true, {}])
  })

  test('[M36] the Serf’s grain makes Sow usable', () => {
    const t = having('Serf', { fields: { A2: null } }, { seats: 4 })
    expect(t.refused({ place: 'sow_bake' })).toBeNull()
    eager(t.place('sow_bake'))
    expect(t.farm().fields.A2).not.toBeNull()
  })

  test('[M37] Salesman and Merchant: 4 minors, or 2 majors, for 1 food', () => {
    const holds = ['Axe', 'Raft', 'Basket', 'Clogs', 'Plane', 'Corn Scoop']
    const goods = { clay: 9, wood: 20, reed: 9, stone: 9, food: 1 }
    const t = having(['Merchant', 'Traveling Salesman'], { goods, holds }).place('major_or_minor')
    for (let n = 0; n < 30 && t.asks()?.seat === 0; n++) {
      const { choices } = t.asks() ?? {}
      const minor = choices?.find((choice) =>
        holds.some((card) => JSON.stringify(choice) === JSON.stringify(play(card))),
      )
      t.answer(choices?.includes('yes') ? 'yes' : (minor ?? choices?.at(-1) ?? null))
    }
    expect([t.played().length - 2, t.goods().food]).toEqual([4, undefined])
    const majors = having(['Merchant', 'Traveling Salesman'], { goods }).place('starting_player_minor', { play: '1' })
    eager(majors)
    expect(majors.played().filter((no) => no <= 10)).toHaveLength(2)
  })

  test('[M38] the Stone Breaker in somebody else’s turn', () => {
    const t = openTable({ seats: 4, round: 5 }).seat(1, {
      plays: ['Stone Breaker'],
      house: 'clay',
      goods: { stone: 2, reed: 1 },
    })
    expect(t.asks()?.seat).toBe(0)
    t.unasked({ use: String(cardNo('Stone Breaker')) }, 1)
    expect([t.farm(1).house, t.goods(1)]).toEqual(['stone', {}])
    const hut = openTable({ seats: 4, round: 5 }).seat(1, {
      plays: ['Stone Breaker'],
      goods: { stone: 2, clay: 2, reed: 1 },
    })
    expect(JSON.stringify(hut.offers(1))).not.toContain('use')
  })

  test('[M39] what is not bought at the round start goes back', () => {
    const t = playOccupation('Fence Deliveryman', {}, { round: 5 })
    expect(t.player().fencesAway).toBe(4)
    while (t.m.state.round < 11) {
      for (const seat of [0, 1]) t.seat(seat, { goods: { food: 9 } })
      t.endRound()
    }
    t.answer('pass')
    expect([t.player().fencesAway, t.farm().pastures]).toEqual([0, []])
  })
})

describe('prices, fences, animals', () => {
  test('[M40] Ladder for the Holiday House, roofs not', () => {
    expect(againstMinor('Holiday House', { goods: { wood: 3, reed: 1 }, plays: ['Ladder'] })).toBeNull()
    for (const card of ['Straw-thatched Roof', 'Brushwood Roof'])
      expect(againstMinor('Holiday House', { goods: { wood: 9, reed: 0 }, plays: [card] }), card).not.toBeNull()
  })

  test('[M42] fences 2 to 4: the third is free', () => {
    const t = having('Sawhorse', { goods: { wood: 3 } }).place('fences', around('A5'))
    expect(t.goods()).toEqual({})
  })

  test('[M43] a new pasture of four spaces: 2 sheep; a divided one: none', () => {
    const t = having("Shepherd's Crook", { goods: { wood: 8 } }).place('fences', around('A4', 'A5', 'B4', 'B5'))
    expect(t.goods()).toEqual({ sheep: 2 })
    const split = having("Shepherd's Crook", { ...big, goods: { wood: 2 } }).place('fences', {
      fences: ['A4-left', 'B4-left'],
    })
    expect([split.farm().pastures.length, split.goods()]).toEqual([2, {}])
  })

  test('[M45] the pet leaves when the House Goat comes', () => {
    const t = playMinor('House Goat', { goods: { sheep: 1 } })
    expect(untilPlacing(t).goods()).toEqual({})
  })
})

describe('harvest and points', () => {
  test('[M48] [M51] the Manure takes from all fields; with the Gardener vegetables stay', () => {
    const t = having(['Manure', 'Gardener', 'Loom'], {
      ...big,
      goods: { sheep: 4 },
      fields: { A2: 'grain 2', B2: 'vegetable 1' },
    }).endRound()
    t.answer('yes')
    expect([t.farm().fields, t.goods()]).toMatchObject([
      { A2: 'grain 1', B2: 'vegetable 1' },
      { sheep: 4, grain: 1, vegetable: 1 },
    ])
    expect(t.goods().food).toBeUndefined()
  })

  test('[M49] [M50] the Layabout’s farm rests, but the Harvest Helper takes from it', () => {
    const t = openTable({ seats: 3, round: 4 })
      .seat(0, { holds: ['Layabout'], fields: { A2: 'grain 2' } })
      .seat(1, { plays: ['Harvest Helper'], goods: { food: 4 }, fields: { A2: 'grain 2' } })
      .seat(2, { goods: { food: 4 } })
    toHarvest(t.place('occupation', play('Layabout')))
    expect([t.asks()?.seat, t.farm(0).fields, t.farm(1).fields]).toEqual([1, { A2: 'grain 2' }, { A2: 'grain 1' }])
    t.answer('yes')
    if (t.asks()?.kind === 'reap') t.answer({ reap: 'grain', of: 0, field: 'A2' })
    expect([t.farm(0).fields, t.goods(0).food, t.player(0).begging]).toEqual([{ A2: 'grain 1' }, 2, 0])
  })

  test('[M52] 2 boar, then 3, at the end of round 12', () => {
    const t = having('Pig Breeder', { ...big, goods: { boar: 2 } }, { seats: 4, round: 12 }).endRound()
    expect(untilPlacing(t).goods().boar).toBe(3)
  })

  test('[M53] three grind: the owner has 2 more from the others', () => {
    const t = openTable({ seats: 3, round: 4 }).seat(0, { plays: ['Water Mill'] })
    for (const seat of [0, 1, 2]) t.seat(seat, { goods: { grain: 1, food: 4 } })
    t.endRound()
    while (t.asks()?.kind === 'mayEffect') t.answer('yes')
    expect([0, 1, 2].map((seat) => t.goods(seat))).toEqual([{ food: 3 + 2 }, { food: 2 }, { food: 2 }])
  })

  test('[M54] nine tokens, and one fewer with each animal kept', () => {
    const t = playOccupation('Veterinarian', { pastures: ['A4 A5', 'B4 B5', 'C4 C5'] }, { round: 1, seats: 4 })
    const tokens = (): number => (t.player().memory[304]?.tokens ?? [4, 3, 2]).reduce((sum, n) => sum + n, 0)
    let won = 0
    while (t.m.state.round < 8) {
      for (let seat = 0; seat < 4; seat++) t.seat(seat, { goods: { food: 20 } })
      untilPlacing(t.endRound())
      const { sheep = 0, boar = 0, cattle = 0 } = t.goods()
      won += sheep + boar + cattle
      expect(tokens()).toBe(9 - won)
    }
  })

  test('[M55] the Clay Path without a Paved Road: 2', () => {
    const t = openTable({ round: 14 }).seat(0, { plays: ['Clay Path'] })
    expect(t.score().bonus).toBe(2)
    expect(t.seat(1, { plays: ['Paved Road'] }).score().bonus).toBe(0)
  })

  test('[M56] Animal Feed: one more of each kind, if there is room; nothing of it is cooked', () => {
    const fed = (pastures: string[]): OpenTable =>
      toHarvest(having(['Animal Feed', 3], { goods: { sheep: 1, boar: 1, food: 4 }, pastures }, { round: 14 }))
    expect(fed(['A4 A5', 'B4 B5']).goods()).toEqual({ sheep: 2, boar: 2 })
    const narrow = fed(['A4 A5'])
    expect(JSON.stringify(narrow.asks())).not.toContain('cook')
    expect(narrow.answer({ keep: { sheep: 2, boar: 1 } }).goods()).toEqual({ sheep: 2, boar: 1 })
  })
})

describe('small words', () => {
  test('[M57] the Tinsmith: 3 clay for 3 food before, 4 after anybody’s Well', () => {
    const before = having('Tinsmith', { goods: { clay: 3 } }, { seats: 3 })
    expect(before.unasked({ exchange: { '1clay-1food@285': 3 } }).goods()).toEqual({ food: 3 })
    const t = openTable({ seats: 3, round: 5 })
      .seat(0, { plays: ['Tinsmith'], goods: { clay: 3 } })
      .seat(1, { goods: { wood: 1, stone: 3 } })
    t.place('fishing').place('major_or_minor', { play: '10' })
    const { food = 0 } = t.goods()
    t.unasked({ exchange: { '2clay-3food@285': 1 } }).unasked({ exchange: { '1clay-1food@285': 1 } })
    expect(t.goods()).toEqual({ food: food + 4 })
  })

  test('[M58] a later fisher empties Fishing before the Net Fisherman comes home', () => {
    const t = having('Net Fisherman').space('fishing', { lies: 3 })
    for (const space of ['reed_1', 'fishing', 'wood_3', 'clay_1']) t.place(space)
    expect([t.asks()?.kind, t.m.state.round, t.goods().food]).toEqual(['place', 6, undefined])
  })

  test('[M59] the Ox Team in round 13: 1 field', () => {
    const t = playMinor('Ox Team', { ...big, goods: { wood: 3, cattle: 2 } }, { round: 13 })
    expect(Object.keys(eager(t).farm().fields)).toHaveLength(1)
    const early = playMinor('Ox Team', { ...big, goods: { wood: 3, cattle: 2 } }, { round: 5 })
    expect(Object.keys(eager(early).farm().fields)).toHaveLength(3)
  })

  test('[M60] the Clapper: every grain and wood stack 1 more with a growth, and no sowing', () => {
    const t = openTable({ seats: 4, round: 5 }).seat(1, { plays: ['Field Worker'] })
    t.seat(0, { ...THREE, plays: ['Copse', 'Clapper'], fields: { A2: 'grain 1', A3: 'grain 2', A4: 'vegetable 1' } })
    t.edit((s) => {
      const p = s.players[0]
      if (p !== undefined) p.crops[17] = 4 * 2 + 3
    })
    eager(t.place('family_growth_minor'))
    expect([t.farm().fields, onCard(t, 'Copse'), t.goods(1)]).toEqual([
      { A2: 'grain 2', A3: 'grain 3', A4: 'vegetable 1' },
      [3, 0],
      {},
    ])
  })

  test('[M61] the Broom: a hand of 7, of 6 after one is played', () => {
    const t = openTable({ round: 5, options: { deck: 'K' } }).seat(0, {
      goods: { wood: 9, clay: 9, stone: 9, reed: 9, grain: 9, food: 9 },
      plays: FREE,
      holds: ['Broom', 'Axe'],
    })
    t.place('starting_player_minor', play('Broom'))
    expect([t.hand().length, t.hand().includes(cardNo('Axe')), t.answer('yes').asks()?.kind]).toEqual([
      7,
      false,
      'improve',
    ])
    t.answer(t.asks()?.choices?.find((choice) => choice !== 'pass') ?? null)
    expect(t.hand()).toHaveLength(6)
  })

  test('[M63] the Magician: only with the last person', () => {
    const t = having('Magician', { people: 3, ...THREE }, { seats: 4 }).seat(0, { home: 2 })
    t.space('p4_traveling_players', { lies: 2 }).place('p4_traveling_players')
    expect(t.goods()).toEqual({ food: 2 })
    const last = having('Magician', { people: 3, ...THREE }, { seats: 4 }).seat(0, { home: 1 })
    last.space('p4_traveling_players', { lies: 2 }).place('p4_traveling_players')
    expect(last.goods()).not.toEqual({ food: 2 })
  })

  test('[M64] the Wooden Crane: 1 stone, or 2 for 1 food', () => {
    const crane = (option: number) =>
      having('Wooden Crane', { goods: { food: 1 } })
        .space('stone_stage2', { lies: 1 })
        .place('stone_stage2', { option })
        .goods()
    expect([crane(0), crane(1)]).toEqual([{ stone: 2, food: 1 }, { stone: 3 }])
  })

  test('[M65] wood that comes at the round start makes 8: 1 more', () => {
    const t = having('Storehouse Clerk', { goods: { wood: 7 } }, { seats: 4 }).edit((s) => {
      const p = s.players[0]
      if (p !== undefined) p.future = [6, 0, 1, 45]
    })
    expect(t.endRound().goods().wood).toBe(9)
    expect(deliveries(playMinor('Private Forest', { goods: { food: 2 } }, { round: 5 }), 'wood', 6)).toEqual([1])
    expect(holdingMinor('Private Forest', { goods: { food: 2 } }).asks()?.kind).toBe('improve')
  })
})
