/** Pairs of cards of decks I and K that meet, from the rulings of the specification alone: farm, kitchen, prices, other players. */

import { describe, expect, test } from 'vitest'
import { openTable, type Place } from '../table.ts'
import {
  againstMinor,
  around,
  eager,
  having,
  onCard,
  play,
  playMinor,
  playOccupation,
  saying,
  toHarvest,
  untilPlacing,
} from './drive.ts'

describe('fences and plows', () => {
  test('[min-sawhorse.r2] with the Hedge Keeper: the 3rd is free, then 3 more, 1 must be paid', () => {
    const t = having(['Sawhorse', 'Hedge Keeper'], { goods: { wood: 5 } }).place(
      'fences',
      around('A4', 'A5', 'B4', 'B5'),
    )
    // 8 fences: the 3rd and 6th free, 3 by the Hedge Keeper, 3 paid.
    expect(t.goods()).toEqual({ wood: 2 })
  })

  test('[occ-fence-builder.r4] with the Hedge Keeper 3 of the fences are free', () => {
    const t = having('Hedge Keeper', { holds: ['Fence Builder'], goods: { food: 1 } })
      .place('occupation', play('Fence Builder'))
      .answer({ place: 'fishing' })
    t.seat(0, { goods: { wood: 1 } })
      .place('clay_1')
      .place('fishing', 'yes', around('A5'))
    expect([t.farm().pastures, t.goods().wood]).toEqual([['A5'], undefined])
  })

  test('[occ-fence-builder.r6] without a regular action no fences: an empty space cannot be used for them', () => {
    const t = playOccupation('Fence Builder').answer({ place: 'sheep' })
    t.seat(0, { goods: { wood: 4 } })
      .place('clay_1')
      .space('sheep', { lies: 0 })
    expect(t.refused({ place: 'sheep' })).not.toBeNull()
  })

  test('[min-punner.e1] [min-harrow.e2] who owns both: another uses the Harrow, the owner plows', () => {
    const t = openTable({ round: 5 })
      .seat(0, { goods: { food: 2 } })
      .seat(1, { plays: ['Harrow', 'Punner'] })
    t.place('plow_field', { plow: 'A2' }, 'yes', { plow: 'A3' })
    expect(t.asks()).toMatchObject({ seat: 1, kind: 'mayEffect' })
    t.answer('yes', { plow: 'C3' })
    expect([t.farm(1).fields, t.goods(1)]).toEqual([{ C3: null }, { food: 2 }])
  })

  test('[occ-acrobat.r3] plowing after the move is a use of the space: a plow may be used', () => {
    const t = having(['Acrobat', 'Swing Plough'], { home: 1 }, { seats: 4 })
    for (const seat of [1, 2, 3]) t.seat(seat, { home: 0 })
    t.place(
      'p4_traveling_players',
      'yes',
      { place: 'plow_field' },
      { plow: 'A2' },
      'yes',
      { plow: 'A3' },
      { plow: 'A4' },
    )
    expect(Object.keys(t.farm().fields)).toEqual(['A2', 'A3', 'A4'])
  })

  test('[min-moldboard-plough.r4] [min-harrow.r4] the Harrow with the Plow Maker', () => {
    const t = having(['Harrow', 'Plow Maker'], { goods: { food: 1 } })
    eager(t.place('plow_field', { plow: 'A2' }))
    expect(Object.keys(t.farm().fields)).toHaveLength(3)
  })

  test('[occ-fence-overseer.r1] with the Farmer a fencing by it counts', () => {
    const t = having(['Fence Overseer', 'Farmer'], { goods: { wood: 2, food: 1 } }, { seats: 4 })
    eager(t.place('build_rooms_stables', { build: 'stable', at: 'A5' }))
    untilPlacing(t)
    expect(t.goods()).toMatchObject({ boar: 1 })
  })

  test.each([
    ['its owner’s Spit Roast', ['Spit Roast'], []],
    ['another player’s Slaughterman', [], ['Slaughterman']],
  ])(
    '[occ-fence-overseer.e1] the stable just built is fenced, also where a meal cooked to pay for it is noticed by %s',
    (_, own, others) => {
      const t = having(['Fence Overseer', 1, ...own], { goods: { wood: 2, sheep: 1 } }, { seats: 3 })
      t.seat(1, { plays: others })
      t.place('build_rooms_stables', { build: 'stable', at: 'A5' }, 'yes')
      expect(t.farm().pastures).toEqual(['A5'])
      expect(t.goods().sheep).toBeUndefined()
    },
  )
})

describe('kitchen and harvest', () => {
  test('[occ-slaughterman.r3] in the feeding phase all animals of one meal are one conversion', () => {
    const t = openTable({ seats: 3, round: 4 })
      .seat(0, { plays: [3], goods: { sheep: 1, boar: 1 }, pastures: ['A5'] })
      .seat(1, { plays: ['Slaughterman'], goods: { food: 4 } })
    t.seat(2, { goods: { food: 4 } }).endRound()
    t.answer({ feed: { 'sheep@3': 1, 'boar@3': 1 } })
    expect(t.goods(1).food).toBe(1)
  })

  test('[occ-basin-maker.e1] boar cooked in the feeding phase count', () => {
    const t = toHarvest(
      having(['Basin Maker', 3], { goods: { boar: 2, wood: 4 }, pastures: ['A5'] }, { seats: 4, round: 4 }),
    )
    t.answer({ feed: { 'boar@3': 2 } })
    expect(t.asks()?.kind).toBe('put')
    expect(t.answer({ put: 3 }).score().bonus).toBe(2)
  })

  test('[occ-gardener.r3] Lettuce Patch: the vegetable may become 4 food, the stack stays', () => {
    const t = having(['Gardener', 'Lettuce Patch'], { goods: { vegetable: 1, food: 4 } }, { round: 4 })
    t.place('sow_bake', { sow: 'vegetable', field: '47' })
    const stack = onCard(t, 'Lettuce Patch')
    toHarvest(t)
    if (t.asks()?.kind === 'mayEffect') t.answer('yes')
    while (t.asks()?.kind === 'feed') t.answer({ feed: {} })
    expect([onCard(t, 'Lettuce Patch'), t.goods().food]).toEqual([stack, 4])
  })

  test('[min-corn-storehouse.r2] [min-water-mill.r1] the owner of both orders them', () => {
    const t = toHarvest(
      having(['Corn Storehouse', 'Water Mill'], { goods: { grain: 1, food: 4 }, fields: { A2: null } }, { round: 4 }),
    )
    expect(t.asks()?.seat).toBe(0)
    expect(['orderReactions', 'mayEffect']).toContain(t.asks()?.kind)
  })

  test('[min-milking-shed.r2] first the Milking Shed, then Loom and Stool; all pay in a harvest', () => {
    const t = having(
      ['Milking Shed', 'Loom', 'Milking Stool'],
      { goods: { sheep: 5, cattle: 3, food: 4 }, pastures: ['A2 A3 A4 A5', 'B4 B5'] },
      { round: 4 },
    )
    expect(toHarvest(t).goods().food).toBe(1 + 1 + 2 + 2)
  })

  test('[min-wildlife-reserve.r1] a newborn lives there', () => {
    const t = toHarvest(having('Wildlife Reserve', { goods: { cattle: 2, food: 4 } }, { round: 4 }))
    expect(untilPlacing(t).goods().cattle).toBe(2)
    const u = toHarvest(having('Wildlife Reserve', { goods: { cattle: 2, food: 4 }, stables: ['A5'] }, { round: 4 }))
    expect(untilPlacing(u).goods().cattle).toBe(3)
  })

  test('[min-animal-feed.r2] others may be given up to make room', () => {
    const t = toHarvest(
      having('Animal Feed', { goods: { food: 4, sheep: 1, cattle: 2 }, pastures: ['A5'] }, { round: 14 }),
    )
    expect(t.asks()?.seat).toBe(0)
    expect(JSON.stringify(t.asks())).not.toContain('cook')
  })

  test('[occ-pig-breeder.r1] the piglet cannot be cooked: without room there is none', () => {
    const t = having(['Pig Breeder', 3], { goods: { boar: 3 }, pastures: ['A5'] }, { seats: 4, round: 12 }).endRound()
    expect([untilPlacing(t).goods().boar, t.goods().food]).toEqual([3, undefined])
  })

  test('[min-house-goat.r4] a pet is moved into a stable if there is one', () => {
    const t = playMinor('House Goat', { goods: { sheep: 1 }, stables: ['A5'] })
    expect(untilPlacing(t).goods()).toEqual({ sheep: 1 })
  })

  test('[min-boar-breeding.r1] [AGR-MIN-G13] without room and kitchen it goes back', () => {
    const t = playMinor('Boar Breeding', { goods: { food: 1, sheep: 1 } })
    expect(t.answer({ keep: { sheep: 1 } }).goods()).toEqual({ sheep: 1 })
  })
})

describe('prices', () => {
  test('[A-OCCARD-G12] Bricklayer and Clay Plasterer add: a clay room 1 clay and 2 reed, a renovation 1 reed', () => {
    const room = having(['Bricklayer', 'Clay Plasterer'], { house: 'clay', goods: { clay: 1, reed: 2 } })
    expect(room.place('build_rooms_stables', { build: 'room', at: 'A1' }).goods()).toEqual({})
    const hut = having(['Bricklayer', 'Clay Plasterer'], { goods: { reed: 1 } }).place('renovation_improvement')
    expect([hut.farm().house, hut.goods()]).toEqual(['clay', {}])
  })

  test('[A-OCCARD-G12] Ladder first, then Brushwood Roof: 5 wood and 1 more', () => {
    const t = having(['Ladder', 'Brushwood Roof'], { goods: { wood: 6 } }).place('build_rooms_stables', {
      build: 'room',
      at: 'A1',
    })
    expect(t.goods()).toEqual({})
  })

  test('[A-OCCARD-G13] the Stonecutter lowers Brewery and Mansion; the Bricklayer the Milking Shed', () => {
    expect(againstMinor('Brewery', { goods: { grain: 2, stone: 1 }, plays: ['Stonecutter'] }, { seats: 3 })).toBeNull()
    expect(
      againstMinor('Mansion', { goods: { wood: 3, clay: 3, reed: 2, stone: 2 }, plays: ['Stonecutter'] }, { seats: 3 }),
    ).toBeNull()
    expect(againstMinor('Milking Shed', { goods: { clay: 1, stone: 3 }, plays: ['Bricklayer'] })).toBeNull()
  })

  test('[A-OCCARD-G12] Frame Builder with the Carpenter: 3 clay less 2 for 1 wood', () => {
    const t = having(['Frame Builder', 'Carpenter'], { house: 'clay', goods: { clay: 1, wood: 1, reed: 2 } })
    expect(t.place('build_rooms_stables', { build: 'room', at: 'A1' }).goods()).toEqual({})
  })

  test('[occ-well-builder.e1] on a major space too; others pay the whole price', () => {
    const t = having('Well Builder', { goods: { wood: 1, stone: 1 } }).place('major_or_minor', { play: '10' })
    expect(t.goods()).toEqual({})
    const other = openTable({ round: 5 })
      .seat(1, { plays: ['Well Builder'] })
      .seat(0, { goods: { wood: 1, stone: 1 } })
    expect(other.refused({ place: 'major_or_minor' })).not.toBeNull()
  })

  test('[occ-manservant.r2] straight from wood to stone (Conservator) also starts the Manservant', () => {
    const t = having(['Manservant', 'Conservator'], { goods: { stone: 2, reed: 1 } }, { round: 12 }).place(
      'renovation_improvement',
    )
    if (t.asks()?.seat === 0) t.answer(saying(t, 'stone'))
    toHarvest(t.seat(0, { goods: { food: 9 } }))
    expect([t.farm().house, untilPlacing(t).goods().food]).toEqual(['stone', 9 + 3])
  })
})

describe('other players', () => {
  test('[A-OCCARD-G19] two buyers: the left neighbour is asked first; each wood once', () => {
    const t = openTable({ seats: 4, round: 5 })
      .seat(1, { plays: ['Wood Buyer'], goods: { food: 1 } })
      .seat(3, { plays: ['Stone Buyer', 'Reed Buyer'], goods: { food: 3 } })
    t.place('p4_reed_stone_food')
    expect(t.asks()?.seat).toBe(3)
    eager(t, 3)
    const { reed = 0, stone = 0 } = t.goods(3)
    expect([reed, stone, t.goods(0)]).toEqual([1, 1, { food: 1 + 4 }])
  })

  test('[occ-educator.r3] each Educator once for one card; the card played by one triggers the other', () => {
    const t = openTable({ seats: 4, round: 5 })
      .seat(1, { plays: ['Educator'], goods: { food: 9 }, holds: ['Tutor', 'Mendicant'] })
      .seat(0, { holds: ['Wood Collector'] })
    t.place('occupation', play('Wood Collector'), 'yes')
    if (t.asks()?.kind === 'occupation') t.answer(play('Tutor'))
    expect([t.asks()?.kind, t.played(1)]).toEqual(['place', [271, 174]])
  })

  test('[occ-harvest-helper.e1] [min-acreage.r3] a field thus emptied may not be sown by the Corn Storehouse again', () => {
    const t = openTable({ seats: 3, round: 4 })
      .seat(0, { plays: ['Corn Storehouse'], goods: { food: 9, grain: 3 }, fields: { A2: 'grain 2' } })
      .seat(1, { plays: ['Harvest Helper'] })
    toHarvest(t)
    expect(t.asks()?.seat).toBe(1)
    t.answer('yes', { reap: 'grain', of: 0, field: 'A2' })
    expect([t.asks()?.kind, t.farm(0).fields]).toEqual(['place', { A2: null }])
  })

  test('[min-spinney.r4] [A-OCCARD-G17] what is to be given is shown before the placement is confirmed', () => {
    const t = openTable({ seats: 4, round: 5 })
      .seat(1, { plays: ['Spinney', 'Sycophant', 'Clay Digger'] })
      .seat(0, { goods: { food: 9 } })
    expect(t.reads('en')).toEqual(
      expect.arrayContaining(['Take 1 grain (you give 1 food to #2)', '3 wood (3 wood, you give 1 wood to #2)']),
    )
    expect(t.reads('de')).toContain('1 Lehm (zu dritt) (3 Lehm, du gibst #2 3 Nährwerte)')
    expect(having(['Spinney', 'Sycophant'], {}, { seats: 4 }).reads('en')).toEqual(
      expect.arrayContaining(['Take 1 grain', '3 wood (3 wood)']),
    )
  })

  test('[occ-foreman.e1] goods that cards laid there are told with the space', () => {
    const t = having('Foreman', {}, { seats: 4 }).endRound().answer({ use: '308' }, { place: 'take_grain' })
    expect(t.reads('en')).toContain('Take 1 grain (1 food)')
  })

  test('[occ-juggler.e1] five players: only the choice Traveling Players', () => {
    const t = having('Juggler', {}, { seats: 5 })
      .seat(1, { plays: ['Dancer'] })
      .space('p5_room_or_traveling_players', { lies: 3 })
      .place('p5_room_or_traveling_players')
    if (t.asks()?.kind !== 'mayEffect') t.answer(saying(t, 'traveling'))
    t.answer('yes')
    expect([t.goods(0), t.goods(1)]).toEqual([{ food: 5 }, { food: 1 }])
  })

  test('[occ-social-climber.e1] first in clay 3, the first of stone again 3', () => {
    const place: Place = { goods: { clay: 2, reed: 2, stone: 0 } }
    const t = having('Social Climber', place, { seats: 4 }).place('renovation_improvement')
    untilPlacing(t)
    expect(t.goods().stone).toBe(3)
    t.endRound()
    while (t.asks()?.seat !== 0) t.place(['take_grain', 'clay_1', 'fishing'][(t.asks()?.seat ?? 1) - 1] ?? '')
    untilPlacing(t.place('renovation_improvement'))
    expect([t.farm().house, t.goods().stone]).toEqual(['stone', 3 - 2 + 3])
  })

  test('[occ-constable.r1] [occ-hide-farmer.e1] spaces bought off are no negative points', () => {
    const place: Place = {
      rooms: ['A1', 'B1', 'C1'],
      fields: { A2: 'grain 3', B2: 'vegetable 2' },
      pastures: ['A3 B3 C3', 'A4 B4 C4', 'A5 B5'],
      goods: { sheep: 2, boar: 2, cattle: 2, food: 10, grain: 1 },
    }
    const t = having(['Constable', 'Hide Farmer'], place, { seats: 3, round: 14 })
    toHarvest(t)
    while (t.asks()?.kind === 'feed' || t.asks()?.kind === 'breed')
      t.answer(t.asks()?.kind === 'feed' ? { feed: {} } : 'pass')
    expect(t.asks()?.kind).toBe('put')
    t.answer({ put: 2 })
    expect([t.score().unused, t.score().bonus]).toEqual([0, 5])
  })
})
