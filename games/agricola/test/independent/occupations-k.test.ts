/** Deck K, occupations: tests from the specification alone. */

import { describe, expect, test } from 'vitest'
import { openTable } from '../table.ts'

describe('goods when a person takes goods', () => {
  test('[occ-clay-worker.e1] wood or clay brings 1 extra clay', () => {
    const t = openTable({ seats: 3 })
      .seat(0, { plays: ['Clay Worker'] })
      .space('clay_1', { lies: 3 })
    t.place('clay_1')
    expect(t.goods()).toEqual({ clay: 4 })
    const u = openTable({ seats: 3 })
      .seat(0, { plays: ['Clay Worker'] })
      .space('wood_3', { lies: 6 })
    u.place('wood_3')
    expect(u.goods()).toEqual({ wood: 6, clay: 1 })
  })

  test('[occ-clay-worker.e1] reed brings none', () => {
    const t = openTable({ seats: 3 })
      .seat(0, { plays: ['Clay Worker'] })
      .space('reed_1', { lies: 2 })
    t.place('reed_1')
    expect(t.goods()).toEqual({ reed: 2 })
  })

  test('[occ-seed-seller.e2] Take 1 Grain gives 1 more', () => {
    const t = openTable({ seats: 3 }).seat(0, { plays: ['Seed Seller'] })
    t.place('take_grain')
    expect(t.goods()).toEqual({ grain: 2 })
  })

  test('[occ-seed-seller.e1] 1 grain when played', () => {
    const t = openTable({ seats: 3 }).seat(0, { holds: ['Seed Seller'] })
    t.place('occupation', { play: '296' })
    expect(t.goods()).toEqual({ grain: 1 })
  })

  test('[occ-market-woman.e1] vegetables of a person bring 2 grain', () => {
    const t = openTable({ seats: 2, round: 9 }).seat(0, { plays: ['Market Woman'] })
    t.place('take_vegetable')
    expect(t.goods()).toEqual({ vegetable: 1, grain: 2 })
  })

  test('[occ-sheep-farmer.e1] taking sheep brings 1 more', () => {
    const t = openTable({ seats: 3, round: 5 })
      .seat(0, { plays: ['Sheep Farmer'], pastures: ['A3 A4 A5 B4 B5 B3'] })
      .space('sheep', { lies: 2 })
    t.place('sheep')
    expect(t.goods()).toEqual({ sheep: 3 })
  })

  test('[occ-magician.e1] with the last person: 1 grain and 1 food more', () => {
    const t = openTable({ seats: 4 })
      .seat(0, { plays: ['Magician'], home: 1 })
      .space('p4_traveling_players', { lies: 2 })
    t.place('p4_traveling_players')
    expect(t.goods()).toEqual({ food: 3, grain: 1 })
  })

  test('[occ-magician.r1] not while another person is to be placed', () => {
    const t = openTable({ seats: 4 })
      .seat(0, { plays: ['Magician'] })
      .space('p4_traveling_players', { lies: 2 })
    t.place('p4_traveling_players')
    expect(t.goods()).toEqual({ food: 2 })
  })

  test('[occ-storehouse-keeper.e1] reed and stone in one action bring 1 clay or 1 grain', () => {
    const t = openTable({ seats: 4 }).seat(0, { plays: ['Storehouse Keeper'] })
    t.place('p4_reed_stone_food')
    expect(t.asks()?.seat).toBe(0)
    expect(t.asks()?.choices).toHaveLength(2)
    t.answer(t.asks()?.choices?.[1] ?? null)
    const { clay = 0, grain = 0, ...rest } = t.goods()
    expect(rest).toEqual({ reed: 1, stone: 1, food: 1 })
    expect(clay + grain).toBe(1)
  })
})

describe('round start and work start', () => {
  test('[occ-storehouse-clerk.e1] each line is tested by itself', () => {
    const t = openTable({ seats: 4, round: 2 }).seat(0, {
      plays: ['Storehouse Clerk'],
      goods: { stone: 5, reed: 5, clay: 7, wood: 8 },
    })
    t.endRound()
    expect(t.goods()).toMatchObject({ stone: 6, reed: 5, clay: 8, wood: 9 })
  })

  test('[occ-weaver.e1] 1 food with at least 2 sheep, none with 1', () => {
    for (const [sheep, food] of [
      [2, 1],
      [1, 0],
    ] as const) {
      const t = openTable({ seats: 4, round: 2 }).seat(0, { plays: ['Weaver'], goods: { sheep }, pastures: ['A4 A5'] })
      t.endRound()
      expect(t.goods().food ?? 0).toBe(food)
    }
  })

  test('[occ-wood-deliveryman.e1] 1 wood at the start of round 8', () => {
    const t = openTable({ seats: 2, round: 6 }).seat(0, { holds: ['Wood Deliveryman'], goods: { food: 20 } })
    t.place('occupation', { play: '283' })
    t.endRound()
    expect(t.goods().wood ?? 0).toBe(0)
    t.endRound()
    expect(t.goods().wood).toBe(1)
  })
})

describe('once when played', () => {
  test.each([
    [5, 4],
    [6, 3],
    [8, 3],
    [9, 2],
    [11, 2],
    [12, 1],
    [13, 1],
    [14, 0],
  ])('[occ-constable.e1] in round %i: %i wood', (round, wood) => {
    const t = openTable({ seats: 3, round }).seat(0, { holds: ['Constable'], goods: { food: 1 } })
    t.place('occupation', { play: '276' })
    expect(t.goods().wood ?? 0).toBe(wood)
  })

  test('[occ-lover.e1] costs 4 food more and brings a child without room', () => {
    const t = openTable({ seats: 3 }).seat(0, { holds: ['Lover'], goods: { food: 4 } })
    t.place('occupation', { play: '291' })
    expect(t.goods()).toEqual({})
    expect(t.farm().people).toBe(3)
    expect(t.player().newborn).toBe(1)
  })

  test('[occ-lover.e1] is refused with 3 food', () => {
    const t = openTable({ seats: 3 }).seat(0, { holds: ['Lover', 'Weaver'], goods: { food: 3 } })
    t.place('occupation')
    expect(t.refused({ play: '291' })).not.toBeNull()
  })

  test('[occ-cattle-breeder.e1] 1 cattle', () => {
    const t = openTable({ seats: 4 }).seat(0, { holds: ['Cattle Breeder'] })
    t.place('occupation', { play: '295' })
    expect(t.goods()).toEqual({ cattle: 1 })
  })
})

describe('homes, pastures, prices', () => {
  test('[occ-animal-tamer.e1] 1 animal per room, of different kinds', () => {
    const t = openTable({ seats: 3, round: 9 })
      .seat(0, { plays: ['Animal Tamer'], goods: { sheep: 1 } })
      .space('boar', { lies: 1 })
    t.place('boar')
    expect(t.goods()).toEqual({ sheep: 1, boar: 1 })
  })

  test('[occ-smallholder.e1] a pasture for 2 holds 3', () => {
    const t = openTable({ seats: 3, round: 5 })
      .seat(0, { plays: ['Smallholder'], pastures: ['A5'] })
      .space('sheep', { lies: 4 })
    t.place('sheep')
    expect(t.goods()).toEqual({ sheep: 4 })
  })

  test('[occ-smallholder.e2] with at most 2 fields each sown field gets 1 more', () => {
    const t = openTable({ seats: 3, round: 3 }).seat(0, {
      plays: ['Smallholder'],
      goods: { grain: 1 },
      fields: { A2: null, A3: null },
    })
    t.place('sow_bake', { sow: 'grain', field: 'A2' })
    expect(t.farm().fields.A2).toBe('grain 4')
  })

  test('[occ-smallholder.e2] with 3 fields not', () => {
    const t = openTable({ seats: 3, round: 3 }).seat(0, {
      plays: ['Smallholder'],
      goods: { grain: 1 },
      fields: { A2: null, A3: null, A4: null },
    })
    t.place('sow_bake', { sow: 'grain', field: 'A2' })
    expect(t.farm().fields.A2).toBe('grain 3')
  })

  test('[occ-schnaps-distiller.r2] needs no oven: a vegetable feeds 5', () => {
    const t = openTable({ seats: 2, round: 4 })
      .seat(0, { plays: ['Schnaps Distiller'], goods: { vegetable: 1 } })
      .seat(1, { goods: { food: 10 } })
    t.endRound()
    for (let i = 0; i < 4 && t.asks()?.kind === 'feed' && t.asks()?.seat !== 0; i++) t.answer({ feed: {} })
    expect(t.asks()).toMatchObject({ kind: 'feed', seat: 0 })
    t.answer({ feed: { '1vegetable-5food@300': 1 } })
    expect(t.goods()).toEqual({ food: 1 })
    expect(t.player().begging).toBe(0)
  })

  test('[occ-tinsmith.e1] 1 food per clay, at any time', () => {
    const t = openTable({ seats: 3 }).seat(0, { plays: ['Tinsmith'], goods: { clay: 3 } })
    const [exchange] = t.offers()
    t.unasked(exchange ?? null)
    const { clay = 0, food = 0 } = t.goods()
    expect(clay + food).toBe(3)
    expect(food).toBeGreaterThan(0)
  })

  test('[occ-tinsmith.e1] once anybody has built the Well, 2 clay give 3 food', () => {
    const t = openTable({ seats: 3 })
      .seat(0, { plays: ['Tinsmith'], goods: { clay: 2 } })
      .seat(1, { goods: { wood: 1, stone: 3 } })
    t.place('day_laborer').place('major_or_minor', { play: '10' })
    const twoForThree = t.offers().find((choice) => JSON.stringify(choice).includes('2clay-3food'))
    expect(twoForThree).toBeDefined()
    t.unasked(twoForThree ?? null)
    expect(t.goods()).toEqual({ food: 5 })
  })

  test('[occ-pieceworker.e1] 1 more of a resource for 1 food', () => {
    const t = openTable({ seats: 3 })
      .seat(0, { plays: ['Pieceworker'], goods: { food: 2 } })
      .space('clay_1', { lies: 3 })
    t.place('clay_1')
    expect(t.asks()?.seat).toBe(0)
    const yes = t.asks()?.choices?.find((choice) => choice !== 'pass') ?? null
    t.answer(yes)
    expect(t.goods()).toEqual({ clay: 4, food: 1 })
  })

  test('[occ-pieceworker.e1] without food it is not asked', () => {
    const t = openTable({ seats: 3 })
      .seat(0, { plays: ['Pieceworker'] })
      .space('clay_1', { lies: 3 })
    t.place('clay_1')
    expect(t.asks()).toMatchObject({ kind: 'place', seat: 1 })
  })

  test('[occ-serf.r2] sowing is possible with the grain the card brings', () => {
    const t = openTable({ seats: 4, round: 3 }).seat(0, { plays: ['Serf'], fields: { A2: null } })
    expect(t.refused({ place: 'sow_bake' })).toBeNull()
  })

  test('[occ-forester.e1] a sowing action may consist of wood alone', () => {
    const t = openTable({ seats: 2, round: 3 }).seat(0, { plays: ['Forester'], goods: { wood: 1 } })
    expect(t.refused({ place: 'sow_bake' })).toBeNull()
    t.place('sow_bake')
    expect(t.asks()?.kind).toBe('sow')
    t.answer(t.asks()?.choices?.find((choice) => JSON.stringify(choice).includes('wood')) ?? null)
    expect(t.goods()).toEqual({})
  })

  test('[occ-adoptive-parents.e1] for 1 food the child is placed in the same round', () => {
    const t = openTable({ seats: 2, round: 6 }).seat(0, {
      plays: ['Adoptive Parents'],
      goods: { food: 1 },
      rooms: ['A1', 'B1', 'C1'],
    })
    t.place('family_growth_minor')
    const yes = t.asks()?.choices?.find((choice) => choice !== 'pass') ?? null
    if (t.asks()?.kind !== 'place') t.answer(yes)
    expect(t.farm().people).toBe(3)
    expect(t.goods()).toEqual({})
    expect(t.player().newborn).toBe(0)
    expect(t.player().home).toBe(2)
  })

  test('[occ-wet-nurse.e1] a room just built lets the family grow for 1 food', () => {
    const t = openTable({ seats: 2, round: 6 }).seat(0, { plays: ['Wet Nurse'], goods: { wood: 5, reed: 2, food: 1 } })
    t.place('build_rooms_stables', { build: 'room', at: 'A1' })
    for (let i = 0; i < 5 && t.farm().people < 3 && t.asks()?.seat === 0; i++) {
      t.answer(t.asks()?.choices?.find((choice) => choice !== 'pass' && choice !== 'done') ?? 'done')
    }
    expect(t.farm().people).toBe(3)
    expect(t.goods()).toEqual({})
  })

  test('[occ-manufacturer.e1] in a clay hut the Joinery is a minor improvement and 2 resources cheaper', () => {
    const t = openTable({ seats: 3 }).seat(0, { plays: ['Manufacturer'], house: 'clay', goods: { wood: 1, stone: 1 } })
    t.place('starting_player_minor')
    expect(t.refused({ play: '7' })).toBeNull()
    const u = openTable({ seats: 3 }).seat(0, { plays: ['Manufacturer'], goods: { wood: 2, stone: 2 } })
    u.place('starting_player_minor')
    expect(u.asks()?.kind === 'play' && u.refused({ play: '7' }) === null).toBe(false)
  })

  test('[occ-stone-breaker.e1] clay to stone at any time for the normal price', () => {
    const t = openTable({ seats: 4 }).seat(0, { plays: ['Stone Breaker'], house: 'clay', goods: { stone: 2, reed: 1 } })
    const offer = t.offers().find((choice) => JSON.stringify(choice).includes('enovat')) ?? t.offers()[0] ?? null
    t.unasked(offer)
    expect(t.farm().house).toBe('stone')
    expect(t.goods()).toEqual({})
  })

  test('[occ-stone-breaker.r1] never from wood', () => {
    const t = openTable({ seats: 4 }).seat(0, { plays: ['Stone Breaker'], goods: { stone: 9, clay: 9, reed: 3 } })
    expect(t.offers().some((choice) => JSON.stringify(choice).includes('enovat'))).toBe(false)
  })

  test('[occ-slaughterman.e1] 1 food when another player cooks', () => {
    const t = openTable({ seats: 3 })
      .seat(1, { plays: ['Slaughterman'] })
      .seat(0, { plays: [1], goods: { sheep: 1 } })
    const cook = t.offers().find((choice) => JSON.stringify(choice).includes('exchange')) ?? null
    t.unasked(cook)
    expect(t.goods(1)).toEqual({ food: 1 })
  })

  test('[occ-frame-builder.e2] 2 clay of a room may be 1 wood', () => {
    const t = openTable({ seats: 3 }).seat(0, {
      plays: ['Frame Builder'],
      house: 'clay',
      goods: { clay: 3, wood: 1, reed: 2 },
    })
    expect(t.refused({ place: 'build_rooms_stables' })).toBeNull()
    const u = openTable({ seats: 3 }).seat(0, {
      plays: ['Frame Builder'],
      house: 'clay',
      goods: { clay: 2, wood: 2, reed: 2 },
    })
    u.place('build_rooms_stables')
    expect(u.refused({ build: 'room', at: 'A1' })).not.toBeNull()
  })

  test('[occ-brushwood-collector.e1] 1 wood instead of the reed of a room', () => {
    const t = openTable({ seats: 3 }).seat(0, { plays: ['Brushwood Collector'], goods: { wood: 6 } })
    expect(t.refused({ place: 'build_rooms_stables' })).toBeNull()
    t.place('build_rooms_stables', { build: 'room', at: 'A1' })
    expect(t.goods()).toEqual({})
  })
})

describe('points', () => {
  test('[occ-house-steward.e2] every player with the most rooms gets 3', () => {
    const t = openTable({ seats: 3 })
      .seat(1, { plays: ['House Steward'], rooms: ['A1', 'B1', 'C1'] })
      .seat(2, { rooms: ['A1', 'B1', 'C1'] })
    const base = openTable({ seats: 3 }).seat(2, { rooms: ['A1', 'B1', 'C1'] })
    const bonus = (seat: number) => Object.values(t.score(seat)).reduce((a, b) => a + b, 0)
    expect(bonus(2) - Object.values(base.score(2)).reduce((a, b) => a + b, 0)).toBe(3)
  })
})
