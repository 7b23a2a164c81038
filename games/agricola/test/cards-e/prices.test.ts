/** Deck E: cards that change what something costs, and cards that are paid for by giving others back. */
import { describe, expect, test } from 'vitest'
import { at, type Table, table } from './table.ts'

const ROOM = at(0, 0)

/** Builds one room and stops; the price is what is missing afterwards. */
function build(t: Table, payment?: number): Table {
  t.go('build_rooms_stables', ROOM)
  if (t.asked()?.op === 'pay') t.say(t.asked()?.choices?.[payment ?? 0] ?? null)
  if (t.asked()?.op === 'build') t.say(-1)
  return t
}

/** All prices offered for a room, as "2 wood 2 reed". */
function offers(t: Table): string[] {
  const names = ['wood', 'clay', 'reed', 'stone', 'grain', 'vegetable', 'food', 'sheep', 'boar', 'cattle']
  return (t.asked()?.choices ?? []).map((way) => {
    const [pay] = way as [number[]]
    const parts: string[] = []
    for (let i = 0; i < pay.length; i += 2) parts.push(`${pay[i + 1]} ${names[pay[i] as number]}`)
    return parts.join(' ')
  })
}

describe('rooms', () => {
  test('Carpenter: a room costs 3 of the material and 2 reed', () => {
    expect(build(table().owns([218]).has({ wood: 3, reed: 2 })).goods()).toEqual({})
    expect(build(table().owns([218]).house(1, 2).has({ clay: 3, reed: 2 })).goods()).toEqual({})
    expect(build(table().owns([218]).house(2, 2).has({ stone: 4, reed: 2 })).goods()).toEqual({ stone: 1 })
  })

  test('Carpenter: 2 wood are too few', () => {
    expect(table().owns([218]).has({ wood: 1, reed: 2 }).whyNot('build_rooms_stables')).toBe('A-WORK-06')
  })

  test('Axe: a wooden room for 2 wood and 2 reed', () => {
    expect(build(table().owns([13]).has({ wood: 2, reed: 2 })).goods()).toEqual({})
  })

  test('Axe: each room of an action may be built for that price', () => {
    const t = table().owns([13]).has({ wood: 4, reed: 4 }).go('build_rooms_stables', at(0, 0), at(1, 1))
    expect(t.goods()).toEqual({})
  })

  test('Axe does nothing for clay and stone rooms', () => {
    expect(table().owns([13]).house(1, 2).has({ clay: 4, reed: 2 }).whyNot('build_rooms_stables')).toBe('A-WORK-06')
  })

  test('[A-CARDS-18] Axe and Carpenter are not combined', () => {
    expect(table().owns([13, 218]).has({ wood: 1, reed: 2 }).whyNot('build_rooms_stables')).toBe('A-WORK-06')
    expect(build(table().owns([13, 218]).has({ wood: 5, reed: 2 })).goods()).toEqual({ wood: 3 })
  })

  test('Clay Supports: a clay room for 2 clay, 1 wood and 1 reed', () => {
    expect(build(table().owns([37]).house(1, 2).has({ clay: 2, wood: 1, reed: 1 })).goods()).toEqual({})
  })

  test('Clay Supports: the choice is made room by room', () => {
    const t = table().owns([37]).house(1, 2).has({ clay: 7, wood: 1, reed: 3 }).go('build_rooms_stables', ROOM)
    expect(offers(t)).toEqual(['1 wood 2 clay 1 reed', '5 clay 2 reed'])
  })

  test('Clay Supports do nothing in a wooden hut', () => {
    const t = table().owns([37]).has({ clay: 2, wood: 1, reed: 1 })
    expect(t.whyNot('build_rooms_stables')).toBe('A-WORK-06')
  })

  test('Clay Roof: clay may stand in for 1 or 2 reed of a room', () => {
    expect(build(table().owns([36]).has({ wood: 5, clay: 2 })).goods()).toEqual({})
    expect(build(table().owns([36]).has({ wood: 5, clay: 1, reed: 1 })).goods()).toEqual({})
  })

  test('Clay Roof applies to each room', () => {
    const t = table().owns([36]).has({ wood: 10, clay: 4 }).go('build_rooms_stables', at(0, 0), at(1, 1))
    expect(t.goods()).toEqual({})
  })

  test('Clay Roof works for renovating', () => {
    const t = table().owns([36]).has({ clay: 3 }).go('renovation_improvement')
    expect(t.goods()).toEqual({})
    expect(t.p().house).toBe(1)
  })

  test('Thatcher: each room needs 1 reed less', () => {
    const t = table(3).owns([157]).has({ wood: 10, reed: 2 }).go('build_rooms_stables', at(0, 0), at(1, 1))
    expect(t.goods()).toEqual({})
  })

  test('Thatcher: renovating needs no reed', () => {
    const t = table(3).owns([157]).has({ clay: 2 }).go('renovation_improvement')
    expect(t.p().house).toBe(1)
    expect(t.goods()).toEqual({})
  })

  test('Thatcher: 1 reed less for the Half-timbered House, not for other improvements', () => {
    const t = table(3).owns([157]).holds([21]).has({ wood: 1, clay: 1, stone: 2 }).go('major_or_minor', 21)
    expect(t.goods()).toEqual({})
    const u = table(3).owns([157]).holds([34]).has({ clay: 5 }).go('major_or_minor')
    expect(u.why(34)).toBe('A-WORK-15')
  })

  test('Stonecutter: rooms, renovations and improvements need 1 stone less each', () => {
    expect(build(table(3).owns([211]).house(2, 2).has({ stone: 4, reed: 2 })).goods()).toEqual({})
    const t = table(3).owns([211]).house(1, 3).has({ stone: 2, reed: 1 }).go('renovation_improvement')
    expect(t.p().house).toBe(2)
    expect(t.goods()).toEqual({})
  })

  test('[A-OCCARD-G13] Stonecutter: majors and minors alike, never below 0', () => {
    const t = table(3).owns([211]).has({ clay: 3 }).go('major_or_minor', 5)
    expect(t.p().improvements).toEqual([5])
    expect(t.goods()).toEqual({})
    const u = table(3).owns([211]).holds([41]).go('major_or_minor', 41)
    expect(u.p().improvements).toEqual([41])
    const v = table(3).owns([211]).holds([57]).has({ stone: 1 }).go('major_or_minor', 57)
    expect(v.goods()).toEqual({})
  })

  test('Stonecutter: without a stone in the price nothing changes', () => {
    expect(build(table(3).owns([211]).has({ wood: 5, reed: 2 })).goods()).toEqual({})
    expect(table(3).owns([211]).has({ wood: 1, reed: 2 }).whyNot('build_rooms_stables')).toBe('A-WORK-06')
  })
})

describe('renovation', () => {
  test('Renovator: 2 clay or 2 stone less in all', () => {
    const t = table().owns([199]).house(0, 3).has({ clay: 1, reed: 1 }).go('renovation_improvement')
    expect(t.p().house).toBe(1)
    expect(t.goods()).toEqual({})
    const u = table().owns([199]).house(1, 5).has({ stone: 3, reed: 1 }).go('renovation_improvement')
    expect(u.p().house).toBe(2)
    expect(u.goods()).toEqual({})
  })

  test('[A-CARDS-17] Renovator: never below 0, and the reed stays', () => {
    const t = table().owns([199]).has({ reed: 1 }).go('renovation_improvement')
    expect(t.p().house).toBe(1)
    expect(t.goods()).toEqual({})
    expect(table().owns([199]).whyNot('renovation_improvement')).toBe('A-RENOVATE-01')
  })

  test('[A-OCCARD-X07] Conservator: 3 wooden rooms to stone for 3 stone and 1 reed', () => {
    const t = table().owns([200]).house(0, 3).has({ stone: 3, reed: 1 }).go('renovation_improvement')
    expect(t.p().house).toBe(2)
    expect(t.goods()).toEqual({})
  })

  test('Conservator may still renovate to clay', () => {
    const t = table().owns([200]).has({ clay: 2, stone: 2, reed: 1 }).go('renovation_improvement')
    expect(t.asked()?.choices).toEqual([1, 2])
    t.say(1)
    expect(t.p().house).toBe(1)
  })

  test('without the Conservator stone is out of reach for a wooden hut', () => {
    expect(table().has({ stone: 2, reed: 1 }).whyNot('renovation_improvement')).toBe('A-RENOVATE-01')
  })
})

describe("Builder's Trowel", () => {
  test('renovates from wood to clay outside of any action, for the normal price', () => {
    const t = table().owns([50]).has({ clay: 2, reed: 1 })
    expect(t.offers()).toContainEqual(['use', 50])
    t.any(['use', 50])
    expect(t.p().house).toBe(1)
    expect(t.goods()).toEqual({})
    expect(t.asked()?.op).toBe('place')
  })

  test('not without the goods, not from clay to stone, not in the midst of an action', () => {
    expect(table().owns([50]).has({ clay: 2 }).offers()).not.toContainEqual(['use', 50])
    expect(table().owns([50]).house(1, 2).has({ stone: 2, reed: 1 }).offers()).not.toContainEqual(['use', 50])
    const t = table().owns([50]).has({ clay: 2, reed: 1 }).go('plow_field')
    expect(t.offers()).not.toContainEqual(['use', 50])
  })

  test('does not jump to stone with the Conservator', () => {
    const t = table().owns([50, 200]).has({ stone: 2, reed: 1 })
    expect(t.offers()).not.toContainEqual(['use', 50])
    t.has({ stone: 2, clay: 2, reed: 1 }).any(['use', 50])
    expect(t.p().house).toBe(1)
  })
})

describe('improvements', () => {
  test('Baking Tray: ovens are minor improvements and cost 1 resource of choice less', () => {
    const t = table().owns([15]).has({ clay: 3 }).go('starting_player_minor', 5)
    expect(t.p().improvements).toEqual([15, 5])
    expect(t.goods()).toEqual({})
    const u = table().owns([15]).has({ clay: 2, stone: 1 }).go('starting_player_minor', 5)
    expect(u.goods()).toEqual({})
    const v = table().owns([15]).has({ stone: 3 }).go('starting_player_minor', 6)
    expect(v.p().improvements).toEqual([15, 6])
  })

  test('Baking Tray: the choice is asked when both are possible', () => {
    const t = table().owns([15]).has({ clay: 3, stone: 1 }).go('starting_player_minor', 5)
    expect(t.asked()?.op).toBe('pay')
    expect(offers(t).sort()).toEqual(['2 clay 1 stone', '3 clay'])
  })

  test('Baking Tray: the Wood-fired Oven too, other improvements not', () => {
    const t = table().owns([15]).holds([27]).has({ wood: 3 }).go('starting_player_minor', 27)
    expect(t.p().improvements).toEqual([15, 27])
    const u = table().owns([15]).has({ clay: 2, wood: 1 }).holds([35]).go('starting_player_minor')
    expect(u.why(1)).toBe('A-MINOR-01')
  })

  test('without the Baking Tray ovens are no minor improvements', () => {
    const t = table().has({ clay: 3, stone: 1, wood: 1 }).holds([35]).go('starting_player_minor')
    expect(t.why(5)).toBe('A-MINOR-01')
  })

  test('Ceramics: the Pottery is a minor improvement and free', () => {
    const t = table().owns([33]).go('starting_player_minor', 8)
    expect(t.p().improvements).toEqual([33, 8])
    const u = table().owns([33]).go('major_or_minor', 8)
    expect(u.p().improvements).toEqual([33, 8])
  })

  test('Ceramics: only while the Pottery is there', () => {
    const t = table().owns([33]).owns([8], 1).holds([35]).has({ wood: 1 }).go('starting_player_minor')
    expect(t.why(8)).toBe('A-MAJOR-01')
  })

  test("Baker's Oven: gives an oven back; a major returns to the offer", () => {
    const t = table().owns([5]).holds([14]).go('major_or_minor', 14)
    expect(t.p().improvements).toEqual([14])
    expect(t.m.state.offer & (1 << 5)).not.toBe(0)
  })

  test("Baker's Oven: a Wood-fired Oven leaves the game", () => {
    const t = table().owns([27]).holds([14]).go('major_or_minor', 14)
    expect(t.p().improvements).toEqual([14])
    expect(t.p().hand).toEqual([])
  })

  test("Baker's Oven: the player says which oven when there are several; no oven, no play", () => {
    const t = table().owns([5, 6]).holds([14]).go('major_or_minor', 14)
    expect(t.asked()?.op).toBe('pay')
    t.say([[], [6], []])
    expect(t.p().improvements).toEqual([5, 14])
    const u = table().owns([1]).holds([14, 16]).go('major_or_minor')
    expect(u.why(14)).toBe('A-WORK-15')
  })

  test('Madonna Statue: two improvements on the table are given back', () => {
    const t = table().owns([1, 25]).holds([38]).go('major_or_minor', 38)
    expect(t.p().improvements).toEqual([38])
    expect(t.m.state.offer & (1 << 1)).not.toBe(0)
    expect(t.score().cards).toBe(2)
  })

  test('Madonna Statue: the player chooses which two; one is not enough', () => {
    const t = table().owns([1, 25, 34]).holds([38]).go('major_or_minor', 38)
    expect(t.asked()?.choices).toHaveLength(3)
    t.say([[], [25, 34], []])
    expect(t.p().improvements).toEqual([1, 38])
    const u = table().owns([1]).holds([38, 16]).go('major_or_minor')
    expect(u.why(38)).toBe('A-WORK-15')
  })

  test('[AGR-MIN-G10] Madonna Statue: goods of the returned cards on later rounds are lost', () => {
    const t = table(2, 3).holds([45, 38]).owns([25]).has({ food: 2 }).go('major_or_minor', 45)
    expect(t.p().future.length).toBeGreaterThan(0)
    t.go('fishing').go('starting_player_minor', 38)
    expect(t.p().improvements).toEqual([38])
    expect(t.p().future).toEqual([])
  })

  test('Simple Fireplace can be given back for a Cooking Hearth', () => {
    const t = table().owns([20]).go('major_or_minor', 3)
    expect(t.p().improvements).toEqual([3])
  })
})

describe('occupations', () => {
  test('Chief: 2 food on top of the price of the space', () => {
    const t = table().holds([172]).has({ food: 2 }).go('occupation', 172)
    expect(t.goods()).toEqual({})
    const u = table().holds([172]).owns([151]).has({ food: 3 }).go('occupation', 172)
    expect(u.goods()).toEqual({})
    expect(table().holds([172]).has({ food: 1 }).whyNot('occupation')).toBe('A-OCC-06')
    expect(table().holds([172]).owns([151]).has({ food: 2 }).whyNot('occupation')).toBe('A-OCC-06')
  })

  test('Patron: 2 food before each later occupation is paid', () => {
    const t = table(4).owns([192]).holds([151]).go('occupation', 151)
    expect(t.goods()).toEqual({ food: 1 })
    expect(t.p().occupations).toEqual([192, 151])
  })

  test('Patron: the food can pay the occupation, but not the Patron itself', () => {
    const t = table(4).owns([192]).holds([172]).has({ food: 1 }).go('occupation', 172)
    expect(t.goods()).toEqual({})
    expect(table(4).owns([151]).holds([192]).whyNot('occupation')).toBe('A-OCC-06')
    expect(table(4).holds([192]).go('occupation', 192).goods()).toEqual({})
  })

  test('Writing Desk: a second occupation for 2 food', () => {
    const t = table().owns([49, 151, 154]).holds([158, 209]).has({ food: 3 }).go('occupation', 158, 'yes', 209)
    expect(t.p().occupations).toEqual([151, 154, 158, 209])
    expect(t.goods()).toEqual({})
  })

  test('Writing Desk: may be left, needs the food, and never gives a third', () => {
    const t = table().owns([49, 151, 154]).holds([158, 209]).has({ food: 3 }).go('occupation', 158, 'pass')
    expect(t.goods()).toEqual({ food: 2 })
    const u = table().owns([49, 151, 154]).holds([158, 209]).has({ food: 2 }).go('occupation', 158)
    expect(u.asked()?.op).not.toBe('occupation')
    expect(u.p().occupations).toEqual([151, 154, 158])
    const v = table().owns([49, 151, 154]).holds([158, 209, 155]).has({ food: 9 }).go('occupation', 158, 'yes', 209)
    expect(v.asked()?.op).toBe('place')
    expect(v.goods()).toEqual({ food: 6 })
  })

  test('Writing Desk with the Patron: 2 food for each of the two', () => {
    const t = table(4).owns([49, 151, 192]).holds([158, 209]).go('occupation', 158, 'yes', 209)
    expect(t.p().occupations).toEqual([151, 192, 158, 209])
    expect(t.goods()).toEqual({ food: 1 })
  })
})
