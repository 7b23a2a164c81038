/** Deck K, minor improvements, from the specification alone: house and people, herds, kitchen, hand and points. */

import { describe, expect, test } from 'vitest'
import type { OpenTable, Place } from '../table.ts'
import { againstMinor, around, FREE, having, play, playMinor, toHarvest, untilPlacing } from './drive.ts'

const _THREE = FREE.slice(0, 3)
const _onCard = (t: OpenTable, card: number): readonly number[] => {
  const p = t.player()
  return p.cardFields.flatMap((no, i) => (no === card ? [(p.crops[17 + i] ?? 0) >> 2] : []))
}

describe('house and people', () => {
  test('[min-brushwood-roof.e1] [min-brushwood-roof.r1] 1 or 2 reed of a room may be wood, mixed or not', () => {
    for (const goods of [{ wood: 7 }, { wood: 6, reed: 1 }]) {
      expect(
        having('Brushwood Roof', { goods }).place('build_rooms_stables', { build: 'room', at: 'A1' }).goods(),
      ).toEqual({})
    }
    const short = having('Brushwood Roof', { goods: { wood: 6 } }).place('build_rooms_stables')
    expect(short.refused({ build: 'room', at: 'A1' })).not.toBeNull()
    expect(
      having('Brushwood Roof', { goods: { clay: 2, wood: 1 } }).refused({ place: 'renovation_improvement' }),
    ).toBeNull()
  })

  test('[min-brushwood-roof.r2] with the Clay Roof 1 wood and 1 clay replace 2 reed', () => {
    const t = having(['Brushwood Roof', 'Clay Roof'], { goods: { wood: 6, clay: 1 } })
    expect(t.place('build_rooms_stables', { build: 'room', at: 'A1' }).goods()).toEqual({})
  })

  test('[min-brushwood-roof.r3] [min-holiday-house.r2] not for the Holiday House', () => {
    const roofs = ['Brushwood Roof', 'Clay Roof', 'Straw-thatched Roof']
    expect(againstMinor('Holiday House', { goods: { wood: 9, clay: 9 }, plays: roofs })).not.toBeNull()
    expect(againstMinor('Holiday House', { goods: { wood: 3, reed: 1 }, plays: ['Ladder'] })).toBeNull()
  })

  test('[min-sleeping-corner.e1] [AX-C-08] a growth space another player stands on, never one’s own', () => {
    const four: Place = { rooms: ['A1', 'B1', 'C1', 'A2'], people: 3 }
    const t = having('Sleeping Corner', four).space('family_growth_minor', { by: [1] })
    expect(t.refused({ place: 'family_growth_minor' })).toBeNull()
    expect(t.place('family_growth_minor').farm().people).toBe(4)
    const own = having('Sleeping Corner', four).space('family_growth_minor', { by: [0] })
    expect(own.refused({ place: 'family_growth_minor' })).not.toBeNull()
    const late = having('Sleeping Corner', four).space('family_growth_no_room', { by: [1] })
    expect(late.refused({ place: 'family_growth_no_room' })).toBeNull()
    expect(
      having('Clapper', four)
        .space('family_growth_minor', { by: [1] })
        .refused({ place: 'family_growth_minor' }),
    ).not.toBeNull()
  })

  test('[min-sleeping-corner.r3] no other kind of space', () => {
    const t = having('Sleeping Corner').space('take_grain', { by: [1] })
    expect(t.refused({ place: 'take_grain' })).not.toBeNull()
  })

  test('[min-reed-hut.e1] one more person, placed in this very round, fed with 2, worth nothing', () => {
    const t = playMinor('Reed Hut', { goods: { wood: 1, reed: 4, food: 9 } }, { round: 4 })
    expect([t.farm().people, t.score().persons]).toEqual([2, 6])
    t.seat(1, { goods: { food: 9 } })
      .place('clay_1')
      .place('day_laborer')
      .place('reed_1')
      .place('take_grain')
    expect(t.asks()?.kind === 'feed' || t.m.state.round === 5).toBe(true)
    while (t.asks()?.kind === 'feed') t.answer({ feed: {} })
    expect(t.goods().food).toBe(9 + 2 - 6)
  })

  test('[min-reed-hut.r1] he is ignored when checking for room', () => {
    const t = playMinor('Reed Hut', { goods: { wood: 1, reed: 4 }, rooms: ['A1', 'B1', 'C1'] }).place('fishing')
    expect(t.refused({ place: 'family_growth_minor' })).toBeNull()
  })

  test('[min-reed-hut.r4] with five people in play nobody comes', () => {
    const rooms = ['A1', 'B1', 'C1', 'A2', 'B2']
    const t = playMinor('Reed Hut', { goods: { wood: 1, reed: 4 }, rooms, people: 5 })
    expect([t.farm().people, t.player().lodgers, t.player().home]).toEqual([5, 0, 4])
  })

  test('[min-sawhorse.e1] [min-sawhorse.r1] the 3rd fence is free, the next stable too, once', () => {
    const t = having('Sawhorse', { goods: { wood: 3 } }).place('fences', around('A5'))
    expect(t.goods()).toEqual({})
    const u = having('Sawhorse', { goods: { wood: 2 } }).place('build_rooms_stables', { build: 'stable', at: 'A5' })
    expect(u.goods()).toEqual({ wood: 2 })
    u.answer({ build: 'stable', at: 'A4' })
    expect(u.goods()).toEqual({})
  })

  test('[min-sawhorse.e1] fences 5 to 8 after four built: the 6th is free', () => {
    const t = having('Sawhorse', { goods: { wood: 2 }, pastures: ['A5'] }).place('fences', {
      fences: around('B5').fences.filter((edge) => edge !== 'B5-top'),
    })
    expect(t.goods()).toEqual({})
  })
})

describe('herds', () => {
  test('[min-house-goat.e1] 1 food in each feeding phase', () => {
    const t = toHarvest(having('House Goat', { goods: { food: 3 } }, { round: 4 }))
    while (t.asks()?.kind === 'feed') t.answer({ feed: {} })
    expect([t.player().begging, t.goods()]).toEqual([0, {}])
  })

  test('[min-house-goat.e2] [min-house-goat.r2] no animal in the home, not even with the Animal Tamer', () => {
    for (const cards of [['House Goat'], ['House Goat', 'Animal Tamer']]) {
      const t = having(cards).space('sheep', { lies: 1 }).place('sheep')
      untilPlacing(t)
      expect(t.goods()).toEqual({})
    }
    expect(having('Animal Tamer').space('sheep', { lies: 2 }).place('sheep').goods()).toEqual({ sheep: 2 })
  })

  test('[min-forest-pasture.e1] any number of wild boar, scored as boar, but no sheep', () => {
    const t = having('Forest Pasture').space('boar', { lies: 9 }).place('boar')
    expect([t.goods(), t.score().boar, t.score().pastures]).toEqual([{ boar: 9 }, 4, -1])
    const sheep = having('Forest Pasture').space('sheep', { lies: 3 }).place('sheep')
    untilPlacing(sheep)
    expect(sheep.goods()).toEqual({ sheep: 1 })
  })

  test('[min-forest-pasture.r2] newborn boar live there', () => {
    const t = toHarvest(having('Forest Pasture', { goods: { boar: 4, food: 4 } }, { round: 4 }))
    expect(untilPlacing(t).goods().boar).toBe(5)
  })
})

describe('kitchen', () => {
  test('[min-cooking-hearth.e1] a Fireplace goes back; vegetable 3, sheep 2, boar 3, cattle 4', () => {
    const t = playMinor('min-cooking-hearth', {
      plays: [1],
      goods: { vegetable: 1, sheep: 1, boar: 2, cattle: 2 },
      pastures: ['A5', 'B5'],
    })
    expect([t.played(), (t.m.state.offer >> 1) & 1]).toEqual([[128], 1])
    t.unasked({ exchange: { 'vegetable@128': 1 } })
      .unasked({ exchange: { 'sheep@128': 1 } })
      .unasked({ exchange: { 'boar@128': 1 } })
      .unasked({ exchange: { 'cattle@128': 1 } })
    expect(t.goods()).toEqual({ food: 12, boar: 1, cattle: 1 })
  })

  test('[min-cooking-hearth.e2] bread 3 each; not without a fireplace to give', () => {
    expect(
      having('min-cooking-hearth', { goods: { grain: 2 } })
        .place('sow_bake', { bake: 2 })
        .goods(),
    ).toEqual({ food: 6 })
    expect(againstMinor('min-cooking-hearth', { goods: { clay: 9 } })).not.toBeNull()
    expect(againstMinor('min-cooking-hearth', { plays: [3] })).not.toBeNull()
  })

  test('[min-cooking-hearth.r1] [min-cooking-hearth.r3] the Simple Fireplace leaves the game, and so does this one for the Cooking Corner', () => {
    const t = playMinor('min-cooking-hearth', { plays: ['Simple Fireplace'], holds: ['Cooking Corner'] })
    expect(t.played()).toEqual([128])
    t.place('fishing').place('major_or_minor', play('Cooking Corner'))
    expect([t.played(), t.hand(), t.hand(1)]).toEqual([[85], [], []])
  })

  test('[min-bakehouse.e1] [min-bakehouse.e2] an oven goes back; up to 2 grain for 5 each, at once if wished', () => {
    const t = playMinor('Bakehouse', { plays: [6], goods: { stone: 3, grain: 3 } })
    expect([t.played(), (t.m.state.offer >> 6) & 1]).toEqual([[106], 1])
    expect(t.answer('yes', { bake: 2 }).goods()).toEqual({ grain: 1, food: 10 })
    const later = having('Bakehouse', { goods: { grain: 3 } }).place('sow_bake')
    expect(later.asks()?.choices).toEqual([{ bake: 1 }, { bake: 2 }])
  })

  test('[min-bakehouse.r2] [min-bakehouse.r3] neither from a fireplace nor from the Baker’s Kitchen; it is no oven', () => {
    for (const card of [1, "Baker's Kitchen", 'Cooking Corner']) {
      expect(againstMinor('Bakehouse', { plays: [card], goods: { stone: 3 } })).not.toBeNull()
    }
    expect(againstMinor('Ceramics', { plays: ['Bakehouse'], goods: { clay: 1 } })).not.toBeNull()
    expect(againstMinor('Ceramics', { plays: [5], goods: { clay: 1 } })).toBeNull()
  })

  test('[min-spit-roast.e1] 1 food once, if animals were cooked in the feeding phase', () => {
    const t = toHarvest(having(['Spit Roast', 1], { goods: { sheep: 2 } }, { round: 4 })).answer({
      feed: { 'sheep@1': 2 },
    })
    expect([t.goods(), t.player().begging]).toEqual([{ food: 1 }, 0])
    const none = toHarvest(having(['Spit Roast', 1], { goods: { vegetable: 2 } }, { round: 4 })).answer({
      feed: { 'vegetable@1': 2 },
    })
    expect([none.goods(), none.player().begging]).toEqual([{}, 0])
  })

  test('[min-spit-roast.e1] the extra food already helps to feed in this phase', () => {
    const t = toHarvest(having(['Spit Roast', 1], { goods: { sheep: 1, food: 1 } }, { round: 4 })).answer({
      feed: { 'sheep@1': 1 },
    })
    expect([t.goods(), t.player().begging]).toEqual([{}, 0])
  })

  test('[min-brewery.e1] 1 grain into 3 food once per harvest; a point for the ninth grain', () => {
    const t = toHarvest(having('Brewery', { goods: { grain: 2, food: 1 } }, { round: 4 }))
    expect(t.refused({ feed: { '1grain-3food@110': 2 } })).not.toBeNull()
    expect(t.answer({ feed: { '1grain-3food@110': 1 } }).goods()).toEqual({ grain: 1 })
    const points = (grain: number): number =>
      having('Brewery', { goods: { grain }, fields: { A2: 'grain 3' } }).score().bonus
    expect([5, 6, 9].map(points)).toEqual([0, 1, 1])
  })

  test('[min-brewery.r2] brewing is no baking', () => {
    expect(having('Brewery', { goods: { grain: 2 } }).refused({ place: 'sow_bake' })).not.toBeNull()
  })

  test('[min-sawmill.e1] the Joinery goes back; 1 wood into 3 food, points for wood', () => {
    const t = playMinor('Sawmill', { plays: [7], goods: { wood: 2, food: 1 } }, { round: 4 })
    expect([t.played(), (t.m.state.offer >> 7) & 1]).toEqual([[122], 1])
    toHarvest(t).answer({ feed: { '1wood-3food@122': 1 } })
    expect(t.goods()).toEqual({ wood: 1 })
    const points = (wood: number): number => having('Sawmill', { goods: { wood } }).score().bonus
    expect([1, 2, 3, 4, 5, 9].map(points)).toEqual([0, 1, 1, 2, 3, 3])
  })

  test('[min-sawmill.r2] [min-sawmill.r3] with a second Joinery the wood counts once; wood on the Copse counts', () => {
    const t = having(['Sawmill', 7], { goods: { wood: 9 } })
    expect(t.score().bonus).toBe(3)
    const copse = having(['Sawmill', 'Copse'], { goods: { wood: 1 } }).place('sow_bake', { sow: 'wood', field: '78' })
    expect(copse.score().bonus).toBe(1)
    expect(againstMinor('Sawmill', { goods: { wood: 9 } })).not.toBeNull()
  })
})

describe('hand and points', () => {
  test('[min-broom.e1] the other minors are discarded, 7 new ones come from the deck in use, one may be played', () => {
    const options = { deck: 'K' }
    const goods = { wood: 9, clay: 9, reed: 9, stone: 9, food: 9, grain: 9 }
    const t = playMinor('Broom', { goods, holds: ['Axe', 'Wood Collector'] }, { options })
    const minors = t.hand().filter((no) => no < 147)
    expect([minors.length, minors.includes(13), t.hand().includes(235)]).toEqual([7, false, true])
    expect(minors.every((no) => no >= 105 && no <= 146)).toBe(true)
    expect(t.asks()).toMatchObject({ seat: 0, kind: 'mayEffect' })
    t.answer('yes')
    t.answer(t.asks()?.choices?.find((choice) => choice !== 'pass') ?? null)
    expect(t.hand().filter((no) => no < 147)).toHaveLength(6)
  })

  test('[min-broom.e1] the new improvement must be paid and allowed like any other', () => {
    const t = playMinor('Broom', { goods: { wood: 1 } }, { options: { deck: 'K' } })
    while (t.asks()?.seat === 0) t.answer('pass')
    expect([t.hand().length, t.played()]).toEqual([7, [125]])
  })

  test('[min-wooden-strongbox.e1] 2 points with 5 rooms, 4 with 6', () => {
    const rooms = ['B1', 'C1', 'A1', 'A2', 'B2', 'C2', 'C3']
    const points = (n: number): number => having('Wooden Strongbox', { rooms: rooms.slice(0, n) }).score().bonus
    expect([4, 5, 6, 7].map(points)).toEqual([0, 2, 4, 4])
  })

  test('[min-horse.e1] 2 points if a kind is missing; none with all three', () => {
    const points = (goods: object): number => having('Horse', { goods, pastures: ['A5', 'B5'] }).score().bonus
    expect([points({}), points({ sheep: 1, boar: 1 }), points({ sheep: 1, boar: 1, cattle: 1 })]).toEqual([2, 2, 0])
    expect(having('Horse').score().sheep).toBe(-1)
  })

  test('[min-loom.e2] [min-milking-stool.e2] a point for 3 sheep, for 2 cattle', () => {
    const field = 'A2 A3 A4 A5 B4 B5 B3 B2'
    expect([2, 3, 5, 6].map((sheep) => having('Loom', { goods: { sheep }, pastures: [field] }).score().bonus)).toEqual([
      0, 1, 1, 2,
    ])
    expect(
      [1, 2, 3, 4].map((cattle) => having('Milking Stool', { goods: { cattle }, pastures: [field] }).score().bonus),
    ).toEqual([0, 1, 1, 2])
  })

  test('[min-mansion.e1] 2 points for each room of stone, none for clay; not with the Half-timbered House', () => {
    expect(having('Mansion', { house: 'stone' }).score().bonus).toBe(4)
    expect(having('Mansion', { house: 'clay' }).score().bonus).toBe(0)
    expect(having(['Mansion', 'Half-timbered House'], { house: 'stone' }).score().bonus).toBe(4)
    expect(having(['Mansion', 'Clogs', 'Chief'], { house: 'stone' }).score().bonus).toBe(4 + 2 + 2)
  })

  test.each([
    ['Bakehouse', 5],
    ['Beehive', 1],
    ['Brewery', 2],
    ['Bookshelf', 1],
    ['Duck Pond', 1],
    ['Swing Plough', 1],
    ['Granary', 1],
    ['Greenhouse', 1],
    ['Crooked Plough', 1],
    ['House Goat', 1],
    ['Sawmill', 3],
    ['min-cooking-hearth', 1],
    ['Herb Garden', 1],
    ['Clay Pit', 1],
    ['Ox Team', 1],
    ['Brushwood Roof', 1],
    ['Turnip Field', 1],
    ['Reed Hut', 1],
    ['Sleeping Corner', 1],
    ['Swan Lake', 2],
    ['Forest Pasture', 1],
    ['Loom', 1],
    ['Spit Roast', 0],
    ['Stone Cart', 0],
    ['Mansion', 0],
  ])('[AGR-MIN-G25] %s prints %i points', (card, points) => {
    expect(having(card).score().cards).toBe(points)
  })
})
