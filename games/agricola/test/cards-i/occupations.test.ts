/** Deck I, occupations: what each does, and where it does nothing. Written from the card list. */

import { describe, expect, test } from 'vitest'
import { EDGES_AROUND } from '../../rules/farm/yard.ts'
import { CLAY_HUT } from '../../rules/state.ts'
import { at } from '../../rules/tables.ts'
import { type OpenTable, openTable, type Place } from '../table.ts'

/** Seat 0 has played the card; others have none. */
const having = (card: string, place: Place = {}, seats = 2, round = 1): OpenTable =>
  openTable({ seats, round }).seat(0, { ...place, plays: [card] })

/** Seat 0 holds the card and plays it on "1 occupation". */
const playing = (card: string, place: Place = {}, seats = 2, round = 1): OpenTable => {
  const t = openTable({ seats, round }).seat(0, { ...place, holds: [card] })
  return t.place('occupation', { play: String(t.hand()[0]) })
}

const future = (t: OpenTable, seat = 0): readonly number[] => t.player(seat).future

describe('goods at once and later', () => {
  test('Wood Collector: 1 wood on each of the next 5 round spaces, lost after round 14', () => {
    expect(future(playing('Wood Collector', {}, 2, 3)).filter((_, i) => i % 4 === 0)).toEqual([4, 5, 6, 7, 8])
    expect(future(playing('Wood Collector', {}, 2, 12)).filter((_, i) => i % 4 === 0)).toEqual([13, 14])
  })

  test('Sheep Whisperer: a sheep 4, 7, 9 and 11 rounds on, as far as there are rounds', () => {
    const t = playing('Sheep Whisperer', { goods: { food: 1 } }, 4, 4)
    expect(future(t).filter((_, i) => i % 4 === 0)).toEqual([8, 11, 13])
    expect(future(playing('Sheep Whisperer', {}, 4, 11))).toEqual([])
  })

  test.each([
    [5, 4],
    [8, 3],
    [11, 2],
    [13, 1],
    [14, undefined],
  ])('Village Elder and Church Warden: in round %i they bring %s wood', (round, wood) => {
    expect(playing('Village Elder', {}, 3, round).goods().wood).toBe(wood)
    expect(playing('Church Warden', {}, 2, round).goods().wood).toBe(wood)
  })

  test('Village Elder: 3 points for all with the most improvements, the owner or not', () => {
    const t = having('Village Elder', {}, 3)
      .seat(1, { plays: [1, 3] })
      .seat(2, { plays: [5, 6] })
    expect([0, 1, 2].map((seat) => t.score(seat).bonus)).toEqual([0, 3, 3])
  })

  test('Church Warden: 3 points for all who placed 5 people', () => {
    const t = having('Church Warden', {}, 2, 14).edit((s) => {
      for (const [seat, p] of s.players.entries()) p.placed = seat === 1 ? 5 : 4
    })
    expect([0, 1].map((seat) => t.score(seat).bonus)).toEqual([0, 3])
  })

  test('Manservant: 3 food a round once in a stone house, and only once', () => {
    const t = playing('Manservant', { house: 'stone' }, 2, 12)
    expect(future(t).filter((_, i) => i % 4 === 0)).toEqual([13, 14])
    expect(future(playing('Manservant', { house: 'clay' }, 2, 12))).toEqual([])
    const renovated = having('Manservant', { house: 'clay', goods: { stone: 2, reed: 1 } }, 2, 12)
    expect(future(renovated.place('renovation_improvement')).filter((_, i) => i % 4 === 0)).toEqual([13, 14])
  })

  test('Clay Hut Builder: 2 clay on the next 5 round spaces once in a clay hut', () => {
    const t = having('Clay Hut Builder', { goods: { clay: 2, reed: 1 } }, 2, 2).place('renovation_improvement')
    expect(future(t)).toEqual([3, 1, 2, 242, 4, 1, 2, 242, 5, 1, 2, 242, 6, 1, 2, 242, 7, 1, 2, 242])
    expect(future(playing('Clay Hut Builder'))).toEqual([])
  })
})

describe('own actions', () => {
  test('Field Watchman: may plow after taking grain, not after other spaces', () => {
    const t = having('Field Watchman').place('take_grain')
    expect(t.asks()?.kind).toBe('mayEffect')
    expect(t.reads()[0]).toBe('Use Field Watchman? Plow 1 field.')
    t.answer('yes')
    expect(t.answer({ plow: 'A2' }).farm().fields).toEqual({ A2: null })
    expect(having('Field Watchman').place('day_laborer').asks()).toMatchObject({ seat: 1, kind: 'place' })
  })

  test('Cowherd: 1 more cattle on the cattle card, none on the sheep card', () => {
    const farm: Place = { pastures: ['A4 A5', 'B4 B5'] }
    expect(having('Cowherd', farm, 3).space('cattle', { lies: 1 }).place('cattle').goods().cattle).toBe(2)
    expect(having('Cowherd', farm, 3).space('sheep', { lies: 1 }).place('sheep').goods()).toEqual({ sheep: 1 })
  })

  test('Animal Dealer: 1 food buys one more of the kind, if there is food', () => {
    const farm: Place = { pastures: ['A4 A5', 'B4 B5'] }
    const t = having('Animal Dealer', { ...farm, goods: { food: 2 } }, 3)
      .space('boar', { lies: 1 })
      .place('boar')
    expect(t.answer('yes').goods()).toEqual({ food: 1, boar: 2 })
    const poor = having('Animal Dealer', farm, 3).space('boar', { lies: 1 }).place('boar')
    expect(poor.asks()).toMatchObject({ seat: 1 })
    expect(poor.goods()).toEqual({ boar: 1 })
  })

  test('Pig Catcher: leaves 2 wood that lay there for a wild boar; not where less wood lies', () => {
    const farm: Place = { pastures: ['A4 A5'] }
    const t = having('Pig Catcher', farm, 4).space('wood_3', { lies: 3 }).place('wood_3').answer('yes')
    expect(t.goods()).toEqual({ wood: 1, boar: 1 })
    expect(t.m.state.lies[6]).toBe(2)
    expect(having('Pig Catcher', farm, 4).space('p4_wood_1', { lies: 1 }).place('p4_wood_1').asks()?.seat).toBe(1)
  })

  test('Juggler: twice the food of the traveling players, 1 of it to each owner of the named cards', () => {
    const t = having('Juggler', {}, 4)
      .seat(1, { plays: ['Conjurer', 'Storyteller'] })
      .seat(2, { plays: ['Dancer'] })
    t.space('p4_traveling_players', { lies: 4 }).place('p4_traveling_players').answer('yes')
    expect([0, 1, 2].map((seat) => t.goods(seat).food)).toEqual([5, 2, 1])
    const no = having('Juggler', {}, 4).space('p4_traveling_players', { lies: 4 }).place('p4_traveling_players')
    expect(no.answer('pass').goods().food).toBe(4)
  })

  test('Outrider: 1 grain on the card turned up this round, none on an older one', () => {
    const t = having('Outrider', {}, 4, 3).edit((s) => {
      s.order = [12, 10, 13, 11]
    })
    const old = having('Outrider', {}, 4, 3).edit((s) => {
      s.order = [13, 10, 12, 11]
    })
    expect(
      old
        .space('sheep', { lies: 1 })
        .seat(0, { pastures: ['A5'] })
        .place('sheep')
        .goods().grain,
    ).toBe(1)
    expect(
      t
        .space('sheep', { lies: 1 })
        .seat(0, { pastures: ['A5'] })
        .place('sheep')
        .goods().grain,
    ).toBeUndefined()
  })

  test('Social Climber: 3, 2 or 1 stone by how many live so already', () => {
    const renovate = (others: number): number | undefined => {
      const t = having('Social Climber', { goods: { clay: 2, reed: 1 } }, 4)
      // Who has renovated so before, whatever they live in now.
      t.edit((s) => {
        for (let seat = 1; seat <= others; seat++) at(s.players, seat).renovated |= 1 << CLAY_HUT
      })
      return t.place('renovation_improvement').goods().stone
    }
    expect([0, 1, 2, 3].map(renovate)).toEqual([3, 2, 1, undefined])
  })
})

describe('what others do', () => {
  test('Field Worker: 1 grain with three players, 1 food with four, nothing for sowing oneself', () => {
    const sowing = (seats: number, sower: number): OpenTable => {
      const t = having('Field Worker', {}, seats).seat(sower, { goods: { grain: 1 }, fields: { A2: null } })
      if (sower === 1) t.place('day_laborer')
      return t.place('sow_bake', { sow: 'grain', field: 'A2' })
    }
    expect(sowing(3, 1).goods()).toEqual({ food: 2, grain: 1 })
    expect(sowing(4, 1).goods()).toEqual({ food: 3 })
    expect(sowing(3, 0).goods()).toEqual({})
  })

  test('Street Musician: 1 grain when somebody else takes the traveling players', () => {
    const t = having('Street Musician', {}, 4).place('take_grain').place('p4_traveling_players')
    expect(t.goods().grain).toBe(2)
    expect(having('Street Musician', {}, 4).place('p4_traveling_players').goods().grain).toBeUndefined()
  })

  test('Puppeteer: plays an occupation for 1 food, which must be there', () => {
    const t = having('Puppeteer', { goods: { food: 1 }, holds: ['Wood Collector'] }, 4).place('take_grain')
    t.place('p4_traveling_players')
    expect(t.reads()[0]).toBe('#2 has taken goods. Use Puppeteer? Play 1 occupation for 1 food.')
    t.answer('yes', { play: '235' })
    expect(t.played()).toEqual([249, 235])
    expect(t.goods()).toEqual({ grain: 1 })
    const poor = having('Puppeteer', { holds: ['Wood Collector'] }, 4)
      .place('reed_1')
      .place('p4_traveling_players')
    expect(poor.asks()?.kind).toBe('place')
  })

  test('Midwife: 1 food for a family that is 1 ahead, 2 for one that is further', () => {
    const born = (people: number): number | undefined => {
      const t = having('Midwife', {}, 4).place('take_grain')
      t.seat(1, { people, rooms: ['A1', 'B1', 'C1', 'A2', 'B2'] })
      return t.place('family_growth_no_room').goods().food
    }
    expect([1, 2, 3, 4].map(born)).toEqual([undefined, 1, 2, 2])
  })

  test('Fencer: 1 wood for up to 4 fences of another player, 2 for more', () => {
    const fenced = (...cells: readonly string[]): number | undefined => {
      // Edges that two of the spaces share are no fences.
      const around = cells.flatMap((cell) => EDGES_AROUND[cell] ?? [])
      const fences = around.filter((edge) => around.indexOf(edge) === around.lastIndexOf(edge))
      const t = having('Fencer', {}, 4)
        .seat(1, { goods: { wood: 8 } })
        .place('take_grain')
        .place('fences', { fences })
      return t.goods().wood
    }
    expect([fenced('A5'), fenced('A4', 'A5')]).toEqual([1, 2])
    const own = having('Fencer', { goods: { wood: 4 } }, 4).place('fences', { fences: [...(EDGES_AROUND.A5 ?? [])] })
    expect(own.goods()).toEqual({})
  })
})

describe('prices', () => {
  test('Well Builder: the Well as a minor improvement for 1 wood and 1 stone', () => {
    const t = having('Well Builder', { goods: { wood: 1, stone: 1 } }).place('starting_player_minor', { play: '10' })
    expect(t.played()).toEqual([220, 10])
    expect(t.goods()).toEqual({})
    const poor = having('Well Builder', { goods: { wood: 1 } }).place('starting_player_minor')
    expect(poor.asks()).toMatchObject({ seat: 1, kind: 'place' })
  })

  test('Bricklayer: 1 clay less for improvements and renovations, 2 for a room', () => {
    const t = having('Bricklayer', { goods: { clay: 1 } }).place('major_or_minor', { play: '1' })
    expect(t.goods()).toEqual({})
    expect(
      having('Bricklayer', { goods: { clay: 1, reed: 1 } }).refused({ place: 'renovation_improvement' }),
    ).toBeNull()
    const clay: Place = { house: 'clay', goods: { clay: 3, reed: 2 } }
    expect(having('Bricklayer', clay).refused({ place: 'build_rooms_stables' })).toBeNull()
    expect(
      having('Bricklayer', { house: 'clay', goods: { clay: 2, reed: 2 } }).refused({ place: 'build_rooms_stables' }),
    ).toBe('A-WORK-06')
  })
})

describe('harvest, round start and any time', () => {
  test('Milking Hand: food for cattle in the field phase, and a point for every 2', () => {
    const fed = (cattle: number): number | undefined => {
      const t = having('Milking Hand', { goods: { cattle, food: 4 }, pastures: ['A4 A5 B4 B5'] }, 4, 4)
      for (const seat of [1, 2, 3]) t.seat(seat, { goods: { food: 4 } })
      return t.endRound().goods().food
    }
    expect([0, 1, 3, 5].map(fed)).toEqual([undefined, 1, 2, 3])
    expect(having('Milking Hand', { goods: { cattle: 5 }, pastures: ['A4 A5 B4 B5'] }, 4).score().bonus).toBe(2)
  })

  test('Stone Carver and Cabinetmaker: one conversion in each harvest', () => {
    const t = having('Stone Carver', { goods: { stone: 2, food: 1 } }, 2, 4)
      .seat(1, { goods: { food: 4 } })
      .endRound()
    expect(t.asks()?.kind).toBe('feed')
    t.answer({ feed: { '1stone-3food@256': 1 } })
    expect(t.goods()).toEqual({ stone: 1 })
    const wood = having('Cabinetmaker', { goods: { wood: 3, food: 2 } }, 3, 4)
    for (const seat of [1, 2]) wood.seat(seat, { goods: { food: 4 } })
    wood.endRound()
    expect(wood.refused({ feed: { '1wood-2food@258': 2 } })).not.toBeNull()
    expect(wood.answer({ feed: { '1wood-2food@258': 1 } }).goods()).toEqual({ wood: 2 })
  })

  test('Butcher: animals into food without any improvement, vegetables not', () => {
    const t = having('Butcher', { goods: { boar: 1, vegetable: 1 }, pastures: ['A5'] })
    expect(t.unasked({ exchange: { 'boar@247': 1 } }).goods()).toEqual({ food: 2, vegetable: 1 })
    expect(() => t.unasked({ exchange: { 'vegetable@247': 1 } })).toThrow('refused')
  })

  test('Groom: in a stone house a stable for 1 wood at the start of a round', () => {
    const groom = (house: 'clay' | 'stone', wood: number): OpenTable => {
      const t = having('Groom', { house, goods: { wood, food: 4 } }, 4, 2)
      return t.endRound()
    }
    const t = groom('stone', 1)
    expect(t.asks()).toMatchObject({ seat: 0, kind: 'mayEffect' })
    t.answer('yes', { build: 'stable', at: 'A5' })
    expect(t.farm().stables).toEqual(['A5'])
    expect(t.goods().wood).toBeUndefined()
    expect(groom('clay', 1).asks()?.kind).toBe('place')
    expect(groom('stone', 0).asks()?.kind).toBe('place')
  })
})
