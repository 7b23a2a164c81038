/** Deck I, minor improvements: price and prerequisite, what each does, and what it refuses. Written from the card list. */

import { describe, expect, test } from 'vitest'
import { cardNo, type OpenTable, openTable, type Place } from '../table.ts'

const TWO = ['Woodcutter', 'Carpenter']
const THREE = [...TWO, 'Tutor']

/** Seat 0 holds the card and has a chance to play it. */
function holding(card: string, place: Place = {}, round = 1, seats = 2): OpenTable {
  return openTable({ seats, round })
    .seat(0, { ...place, holds: [card] })
    .place('major_or_minor')
}
const playing = (card: string, place: Place = {}, round = 1): OpenTable =>
  holding(card, place, round).answer({ play: String(cardNo(card)) })
/** The rule against playing it, at a table where something else can be built. */
function refused(card: string, place: Place = {}, round = 1): string | null {
  const goods = { clay: 2, ...place.goods }
  return holding(card, { ...place, goods }, round).refused({ play: String(cardNo(card)) })
}
const having = (card: string, place: Place = {}, seats = 2, round = 1): OpenTable =>
  openTable({ seats, round }).seat(0, { ...place, plays: [...(place.plays ?? []), card] })
const rounds = (t: OpenTable): readonly number[] => t.player(0).future.filter((_, i) => i % 4 === 0)

describe('prerequisites and prices', () => {
  test.each([
    ['Alms', { plays: ['Woodcutter'] }, 'A-MINOR-02'],
    ['Moldboard Plough', { goods: { wood: 2 } }, 'A-MINOR-02'],
    ['Threshing Board', { goods: { wood: 2 }, plays: ['Woodcutter'] }, 'A-MINOR-02'],
    ['Strawberry Patch', { fields: { A2: 'vegetable 1', A3: null } }, 'A-MINOR-02'],
    ['Goose Pond', { plays: TWO }, 'A-MINOR-02'],
    ['Grain Cart', { goods: { wood: 2 }, plays: ['Tutor'] }, 'A-MINOR-02'],
    ['Wood Cart', { goods: { wood: 3 }, plays: TWO }, 'A-MINOR-02'],
    ['Wooden Hut Extension', { goods: { wood: 5, reed: 1 }, house: 'clay' }, 'A-MINOR-02'],
    ['Straw-thatched Roof', { fields: { A2: 'grain 1', A3: 'grain 1' } }, 'A-MINOR-02'],
    ["Baker's Kitchen", { goods: { stone: 2 } }, 'A-WORK-15'],
    ['Village Well', {}, 'A-WORK-15'],
    ['Cooking Corner', {}, 'A-WORK-15'],
    ['Hand Mill', {}, 'A-WORK-15'],
    ['Rake', {}, 'A-WORK-15'],
    ['Wooden Crane', { goods: { wood: 2 } }, 'A-WORK-15'],
    ['Wooden Path', {}, 'A-WORK-15'],
    ['Chicken Coop', { goods: { wood: 1, clay: 1, reed: 1 } }, 'A-WORK-15'],
    ['Ladder', { goods: { wood: 1 } }, 'A-WORK-15'],
    ['Paved Road', { goods: { stone: 4 } }, 'A-WORK-15'],
    ['Fish Trap', {}, 'A-WORK-15'],
    ['Reed Exchange', { goods: { wood: 1, clay: 1 } }, 'A-WORK-15'],
    ['Schnaps Distillery', { goods: { stone: 2 } }, 'A-WORK-15'],
    ['Weekly Market', { goods: { grain: 2 } }, 'A-WORK-15'],
  ] as const)('%s is refused while something is missing', (card, place, rule) => {
    const clay = card === 'Chicken Coop' || card === 'Reed Exchange' ? { wood: 1, clay: 1, reed: 1 } : undefined
    if (clay === undefined) expect(refused(card, place)).toBe(rule)
    else {
      // Something else must be possible, or nobody is asked: a stable oven for who has its price.
      const t = openTable().seat(0, { goods: { ...clay, stone: 1, grain: 1 }, holds: [card, 'Corn Scoop'] })
      expect(t.place('major_or_minor').refused({ play: String(cardNo(card)) })).toBe(rule)
    }
  })

  test('Clay Path costs 3 clay', () => {
    expect(refused('Clay Path')).toBe('A-WORK-15')
    expect(playing('Clay Path', { goods: { clay: 3 } }).goods()).toEqual({})
  })
})

describe('goods at once and later', () => {
  test('Alms: 1 food for each completed round, and it passes on', () => {
    const t = playing('Alms', { goods: { clay: 2 } }, 6)
    expect(t.goods()).toEqual({ clay: 2, food: 5 })
    expect([t.played(), t.hand(1)]).toEqual([[], [64]])
  })

  test('Reed Exchange and Weekly Market: goods for goods, and they pass on', () => {
    const reed = playing('Reed Exchange', { goods: { wood: 2 } })
    expect([reed.goods(), reed.hand(1)]).toEqual([{ reed: 2 }, [96]])
    const market = playing('Weekly Market', { goods: { grain: 3 } })
    expect([market.goods(), market.hand(1)]).toEqual([{ vegetable: 2 }, [104]])
  })

  test.each([
    ['Strawberry Patch', { fields: { A2: 'vegetable 1', A3: 'vegetable 2' }, goods: {} }, [3, 4, 5]],
    ['Goose Pond', { plays: THREE }, [3, 4, 5, 6]],
    ['Chicken Coop', { goods: { clay: 2, reed: 1 } }, [3, 4, 5, 6, 7, 8, 9, 10]],
    ['Village Well', { plays: [10] }, [3, 4, 5]],
  ] as const)('%s: 1 food on round spaces', (card, place, expected) => {
    expect(rounds(playing(card, place, 2))).toEqual(expected)
  })

  test('Village Well: the Well goes back and may be bought again', () => {
    const t = playing('Village Well', { plays: [10] })
    expect(t.played()).toEqual([66])
    expect((t.m.state.offer >> 10) & 1).toBe(1)
  })

  test('Wooden Hut Extension: a room at once, for nothing more', () => {
    const t = playing('Wooden Hut Extension', { goods: { wood: 5, reed: 1 } }).answer({ build: 'room', at: 'A1' })
    expect([t.farm().rooms, t.goods(), t.hand(1)]).toEqual([['A1', 'B1', 'C1'], {}, [81]])
  })
})

describe('own actions', () => {
  test('Moldboard Plough: a second field on “Plow 1 field”, twice, not on “plow and/or sow”', () => {
    const t = having('Moldboard Plough').place('plow_field', { plow: 'A2' }, 'yes', { plow: 'A3' })
    expect(t.farm().fields).toEqual({ A2: null, A3: null })
    const other = having('Moldboard Plough').place('plow_sow', { plow: 'A2' })
    expect(other.asks()).toMatchObject({ seat: 1, kind: 'place' })
  })

  test('Threshing Board: may bake on both plow spaces, with an oven and grain', () => {
    const t = having('Threshing Board', { plays: [1], goods: { grain: 1 } }).place('plow_field', { plow: 'A2' })
    expect(t.answer('yes', { bake: 1 }).goods()).toEqual({ food: 2 })
    const cold = having('Threshing Board', { goods: { grain: 1 } }).place('plow_field', { plow: 'A2' })
    expect(cold.asks()?.seat).toBe(1)
  })

  test('Grain Cart: 2 more grain on “Take 1 grain” only', () => {
    expect(having('Grain Cart').place('take_grain').goods()).toEqual({ grain: 3 })
    expect(having('Grain Cart').place('day_laborer').goods()).toEqual({ food: 2 })
  })

  test('Wood Cart: 2 more wood where wood lay, not where the supply gives it', () => {
    expect(having('Wood Cart').space('wood_3', { lies: 3 }).place('wood_3').goods()).toEqual({ wood: 5 })
    const five = having('Wood Cart', {}, 5).space('p5_reed_stone_wood', { lies: 1 }).place('p5_reed_stone_wood')
    expect(five.goods()).toEqual({ reed: 1, stone: 1, wood: 1 })
  })

  test('Wooden Crane: 1 more stone, or 2 for 1 food; not on the four-player card', () => {
    const t = having('Wooden Crane', { goods: { food: 1 } })
      .space('stone_stage2', { lies: 1 })
      .place('stone_stage2')
    expect(t.reads()).toEqual(['Wooden Crane: which do you take?', 'Gain 1 stone', 'Exchange 1 food for 2 stone'])
    expect(t.answer({ option: 1 }).goods()).toEqual({ stone: 3 })
    const poor = having('Wooden Crane').space('stone_stage2', { lies: 1 }).place('stone_stage2')
    expect(poor.goods()).toEqual({ stone: 2 })
    expect(having('Wooden Crane', {}, 4).place('p4_reed_stone_food').goods()).toEqual({ reed: 1, stone: 1, food: 1 })
  })

  test('Fish Trap: 1 more food for fishing and for reed from a space, not for reed from a card', () => {
    expect(having('Fish Trap').space('fishing', { lies: 2 }).place('fishing').goods()).toEqual({ food: 3 })
    expect(having('Fish Trap').space('reed_1', { lies: 1 }).place('reed_1').goods()).toEqual({ reed: 1, food: 1 })
    const card = having('Fish Trap', { goods: { wood: 2 }, holds: ['Reed Exchange'] })
    expect(card.place('starting_player_minor', { play: '96' }).goods()).toEqual({ reed: 2 })
  })
})

describe('baking, cooking, harvest', () => {
  test('Baker’s Kitchen: an oven goes back; up to 2 grain for 5 food each', () => {
    const t = playing("Baker's Kitchen", { plays: [5], goods: { stone: 2, grain: 3 } })
    expect(t.played()).toEqual([65])
    expect(t.answer('yes', { bake: 2 }).goods()).toEqual({ grain: 1, food: 10 })
  })

  test('Cooking Corner: a hearth goes back; vegetables bring 4 food, grain baked 3', () => {
    const t = playing('Cooking Corner', { plays: [3], goods: { vegetable: 1 } })
    expect(t.played()).toEqual([85])
    expect(t.unasked({ exchange: { 'vegetable@85': 1 } }).goods()).toEqual({ food: 4 })
    const bread = having('Cooking Corner', { goods: { grain: 2 } }).place('sow_bake', { bake: 2 })
    expect(bread.goods()).toEqual({ food: 6 })
  })

  test('Hand Mill: 1 or 2 grain once per harvest, 2 food each', () => {
    const t = having('Hand Mill', { goods: { grain: 3 } }, 2, 4)
      .seat(1, { goods: { food: 4 } })
      .endRound()
    expect(t.refused({ feed: { '1grain-2food@75': 1, '2grain-4food@75': 1 } })).not.toBeNull()
    expect(t.answer({ feed: { '2grain-4food@75': 1 } }).goods()).toEqual({ grain: 1 })
  })

  test('Schnaps Distillery: 1 vegetable for 4 food once per harvest; points for the 5th and 6th', () => {
    const t = having('Schnaps Distillery', { goods: { vegetable: 2 } }, 2, 4)
      .seat(1, { goods: { food: 4 } })
      .endRound()
    expect(t.answer({ feed: { '1vegetable-4food@98': 1 } }).goods()).toEqual({ vegetable: 1 })
    const points = (supply: number): number =>
      having('Schnaps Distillery', { goods: { vegetable: supply }, fields: { A2: 'vegetable 2' } }).score().bonus
    expect([2, 3, 4, 9].map(points)).toEqual([0, 1, 2, 2])
  })
})

describe('prices and points', () => {
  test('Ladder: 1 reed less for rooms and renovations', () => {
    expect(having('Ladder', { goods: { wood: 5, reed: 1 } }).refused({ place: 'build_rooms_stables' })).toBeNull()
    expect(having('Ladder', { goods: { clay: 2 } }).refused({ place: 'renovation_improvement' })).toBeNull()
    expect(having('Rake', { goods: { clay: 2 } }).refused({ place: 'renovation_improvement' })).toBe('A-RENOVATE-01')
  })

  test('Straw-thatched Roof: rooms and renovations cost no reed', () => {
    const t = having('Straw-thatched Roof', { goods: { wood: 5 } })
    expect(t.place('build_rooms_stables', { build: 'room', at: 'A1' }).goods()).toEqual({})
    expect(having('Rake', { goods: { wood: 5 } }).refused({ place: 'fishing' })).toBeNull()
  })

  test('Rake: 2 points for 5 fields, 6 with a plow', () => {
    const fields = (n: number): { [cell: string]: null } =>
      Object.fromEntries(['A2', 'A3', 'A4', 'A5', 'B2', 'B3'].slice(0, n).map((cell) => [cell, null]))
    const points = (n: number, plays: readonly (string | number)[]): number =>
      having('Rake', { fields: fields(n), plays }).score().bonus
    expect([points(4, []), points(5, []), points(5, ['Moldboard Plough']), points(6, ['Moldboard Plough'])]).toEqual([
      0, 2, 0, 2,
    ])
  })

  test('the three streets: only the highest one in play counts', () => {
    const bonus = (mine: string, theirs?: string): number => {
      const t = having(mine)
      if (theirs !== undefined) t.seat(1, { plays: [theirs] })
      return t.score().bonus
    }
    expect(bonus('Wooden Path')).toBe(2)
    expect(bonus('Wooden Path', 'Clay Path')).toBe(0)
    expect(bonus('Clay Path', 'Wooden Path')).toBe(2)
    expect(bonus('Clay Path', 'Paved Road')).toBe(0)
    expect(bonus('Paved Road', 'Clay Path')).toBe(2)
  })
})
