/** Deck E: rooms, stables and fences. */
import { describe, expect, test } from 'vitest'
import { at, ring, type Table, table } from './table.ts'

const rooms = (t: Table): number => [...t.p().rooms.toString(2)].filter((bit) => bit === '1').length
const ask = (t: Table): string | undefined => t.asked()?.op

describe('rooms', () => {
  test('Master Builder: one free room from five rooms on', () => {
    const t = table().owns([151]).house(0, 5)
    expect(t.offers()).toContainEqual(['use', 151])
    t.any(['use', 151]).say(at(1, 2))
    expect(rooms(t)).toBe(6)
    expect(t.offers()).not.toContainEqual(['use', 151])
  })

  test('Master Builder: not with four rooms; the placement rules hold', () => {
    expect(table().owns([151]).house(0, 4).offers()).not.toContainEqual(['use', 151])
    const t = table().owns([151]).house(1, 5).any(['use', 151])
    expect(t.asked()?.choices).not.toContain(at(0, 4))
  })

  test('Mason: one free room in a stone house of four rooms', () => {
    const t = table().owns([191]).house(2, 4).any(['use', 191]).say(at(1, 1))
    expect(rooms(t)).toBe(5)
    expect(t.p().house).toBe(2)
    expect(t.offers()).not.toContainEqual(['use', 191])
  })

  test('Mason: not in a clay hut, not with three rooms', () => {
    expect(table().owns([191]).house(1, 4).offers()).not.toContainEqual(['use', 191])
    expect(table().owns([191]).house(2, 3).offers()).not.toContainEqual(['use', 191])
  })

  test('Hut Builder: a free room at the start of round 11', () => {
    const t = table(4, 10).owns([178]).has({ food: 9 }).endRound()
    expect(t.m.state.round).toBe(11)
    expect(ask(t)).toBe('mayEffect')
    t.say('yes', at(0, 0))
    expect(rooms(t)).toBe(3)
  })

  test('Hut Builder: unused it lapses; nothing in a stone house or in other rounds', () => {
    const t = table(4, 10).owns([178]).has({ food: 9 }).endRound().say('pass')
    expect(rooms(t)).toBe(2)
    expect(ask(table(4, 10).owns([178]).house(2, 2).has({ food: 9 }).endRound())).toBe('place')
    expect(ask(table(4, 9).owns([178]).has({ food: 9 }).endRound())).toBe('place')
  })

  test('Stone House Extension: 1 room for 1 reed and 3 stone, then to the left', () => {
    const t = table().house(2, 2).holds([55]).has({ reed: 1, stone: 3 }).go('major_or_minor', 55, at(0, 0))
    expect(rooms(t)).toBe(3)
    expect(t.goods()).toEqual({})
    expect(t.p(1).hand).toEqual([55])
  })

  test('[AGR-MIN-G12] Stone House Extension: only with a stone house', () => {
    const t = table().house(1, 2).holds([55, 16]).has({ reed: 1, stone: 3 }).go('major_or_minor')
    expect(t.why(55)).toBe('A-MINOR-02')
  })

  test('Stone House Extension: the Stonecutter makes it cheaper, the Carpenter does not', () => {
    const t = table(3).owns([211]).house(2, 2).holds([55]).has({ reed: 1, stone: 2 }).go('major_or_minor', 55, at(0, 0))
    expect(t.goods()).toEqual({})
    const u = table(3).owns([218]).house(2, 2).holds([55, 16]).has({ reed: 1, stone: 2 }).go('major_or_minor')
    expect(u.why(55)).toBe('A-WORK-15')
  })

  test('Pastor: the only player left with two rooms gets 3 wood, 2 clay, 1 reed and 1 stone', () => {
    const t = table(4).owns([193]).house(0, 3, 2).house(0, 3, 3).has({ wood: 5, reed: 2 }, 1)
    expect(t.goods()).toEqual({})
    t.go('day_laborer').go('build_rooms_stables', at(0, 0))
    expect(t.goods()).toEqual({ food: 2, wood: 3, clay: 2, reed: 1, stone: 1 })
  })

  test('Pastor: at once when played; not while another has two rooms; only once', () => {
    const t = table(4).holds([193]).house(0, 3, 1).house(0, 3, 2).house(0, 3, 3).go('occupation', 193)
    expect(t.goods()).toEqual({ wood: 3, clay: 2, reed: 1, stone: 1 })
    const u = table(4).holds([193]).house(0, 3, 1).house(0, 3, 2).go('occupation', 193)
    expect(u.goods()).toEqual({})
    t.has({ wood: 5, reed: 2 }, 1).go('build_rooms_stables', at(0, 1))
    expect(t.goods()).toEqual({ wood: 3, clay: 2, reed: 1, stone: 1 })
  })
})

describe('stables and fences', () => {
  test('Stable: one stable for the card, then to the left', () => {
    const t = table().holds([52]).has({ wood: 1 }).go('starting_player_minor', 52, at(0, 4))
    expect(t.p().stables).toBe(1 << at(0, 4))
    expect(t.goods()).toEqual({})
    expect(t.p(1).hand).toEqual([52])
  })

  test('[AGR-MIN-G12] Stable: not when all four are built', () => {
    const t = table()
      .holds([52, 16])
      .has({ wood: 1 })
      .stables([at(0, 1), at(0, 2), at(0, 3), at(0, 4)])
    expect(t.go('starting_player_minor').why(52)).toBe('AGR-MIN-G12')
  })

  test('Mini Pasture: one space is fenced without wood, then to the left', () => {
    const t = table().holds([40]).has({ food: 2 }).go('starting_player_minor', 40, at(0, 4))
    expect(t.p().pastures).toEqual([1 << at(0, 4)])
    expect(t.goods()).toEqual({})
    expect(t.p(1).hand).toEqual([40])
  })

  test('Mini Pasture: must touch the pastures there are; a stable may stand there', () => {
    const t = table()
      .holds([40])
      .has({ food: 2 })
      .fences([at(0, 4)])
      .stables([at(0, 3)])
      .go('starting_player_minor', 40)
    expect(t.asked()?.choices).toEqual([at(0, 3), at(1, 4)])
    t.say(at(0, 3))
    expect(t.p().pastures).toHaveLength(2)
  })

  test('Hedge Keeper: up to 3 fences of an action cost nothing', () => {
    const t = table()
      .owns([175])
      .has({ wood: 1 })
      .go('fences', ring(at(0, 4)))
    expect(t.p().pastures).toHaveLength(1)
    expect(t.goods()).toEqual({})
    const u = table()
      .owns([175])
      .has({ wood: 5 })
      .go('fences', ring(at(0, 3), at(0, 4)))
    expect(u.goods()).toEqual({ wood: 2 })
  })

  test('Hedge Keeper: one fence at least is paid for, and pastures must be closed', () => {
    expect(table().owns([175]).whyNot('fences')).toBe('A-FENCE-11')
    // Three fences close the space beside a pasture: two are free, one is paid.
    const beside = ring(at(0, 3)).filter((edge) => !ring(at(0, 4)).includes(edge))
    const few = table()
      .owns([175])
      .has({ wood: 2 })
      .fences([at(0, 4)])
      .go('fences', beside)
    expect([beside.length, few.goods()]).toEqual([3, { wood: 1 }])
    const t = table().owns([175]).has({ wood: 1 }).go('fences')
    expect(t.why(ring(at(0, 4)).slice(1))).toBe('A-FENCE-03')
  })

  test('Hedge Keeper with Mini Pasture: up to 3 more fences without wood', () => {
    const t = table().owns([175]).holds([40]).has({ food: 2 }).go('starting_player_minor', 40, at(0, 4))
    expect(ask(t)).toBe('fence')
    t.say(ring(at(0, 3)).filter((edge) => !ring(at(0, 4)).includes(edge)))
    expect(t.p().pastures).toHaveLength(2)
    expect(t.goods()).toEqual({})
  })

  test('Farmer: 1 wild boar the first time, 1 cattle every later time', () => {
    const t = table(4)
      .owns([160])
      .has({ wood: 8 })
      .go('fences', ring(at(0, 4)))
    expect(t.goods()).toEqual({ wood: 4, boar: 1 })
    t.edit((s) => {
      s.by.fill(0)
      for (const p of s.players.slice(1)) p.home = 0
    })
    while (t.asked()?.seat !== 0) t.say(t.asked()?.choices?.[1] ?? null)
    t.edit((s) => s.by.fill(0))
    t.go(
      'fences',
      ring(at(0, 3)).filter((edge) => !ring(at(0, 4)).includes(edge)),
    )
    expect(t.goods()).toEqual({ wood: 1, boar: 1, cattle: 1 })
  })

  test('Farmer: several pastures at once give one animal; it works with the Mini Pasture', () => {
    const both = [...new Set([...ring(at(0, 3)), ...ring(at(0, 4))])].sort((a, b) => a - b)
    expect(table(4).owns([160]).has({ wood: 7 }).go('fences', both).goods()).toEqual({ boar: 1 })
    const t = table(4).owns([160]).holds([40]).has({ food: 2 }).go('starting_player_minor', 40, at(0, 4))
    expect(t.goods()).toEqual({ boar: 1 })
  })

  test('Farmer: the animal may be housed on the new pasture', () => {
    const t = table(4)
      .owns([160])
      .has({ wood: 4, cattle: 1 })
      .go('fences', ring(at(0, 4)))
    expect(t.goods()).toEqual({ boar: 1, cattle: 1 })
    expect(ask(t)).toBe('place')
  })

  test('Stablehand: a free stable must be built after fencing', () => {
    const t = table()
      .owns([207])
      .has({ wood: 4 })
      .go('fences', ring(at(0, 4)))
    expect(ask(t)).toBe('freeSite')
    expect(t.asked()?.choices).toContain(at(0, 4))
    expect(t.asked()?.choices).toContain(at(2, 4))
    t.say(at(0, 4))
    expect(t.p().stables).toBe(1 << at(0, 4))
    expect(t.goods()).toEqual({})
  })

  test('Stablehand: only once per round; nothing when all stables stand', () => {
    const t = table()
      .owns([207])
      .holds([40])
      .has({ wood: 4, food: 2 })
      .go('fences', ring(at(0, 4)), at(0, 4))
    t.go('fishing').go('starting_player_minor', 40, at(0, 3))
    expect(ask(t)).toBe('place')
    const u = table()
      .owns([207])
      .has({ wood: 4 })
      .stables([at(1, 1), at(1, 2), at(1, 3), at(1, 4)])
    expect(ask(u.go('fences', ring(at(0, 4))))).toBe('place')
  })

  test('Stockman: cattle, wild boar and sheep for the second, third and fourth stable', () => {
    const t = table(4).owns([213]).has({ wood: 8 })
    t.go('build_rooms_stables', 32 + at(0, 1), 32 + at(0, 2))
    expect(t.goods()).toEqual({ wood: 4, cattle: 1 })
    t.say(32 + at(0, 3))
    expect(t.goods()).toEqual({ wood: 2, cattle: 1, boar: 1 })
    t.say(32 + at(0, 4))
    expect(t.goods()).toEqual({ cattle: 1, boar: 1, sheep: 1 })
  })

  test('Stockman: nothing for the first stable nor for those built before', () => {
    expect(
      table(4)
        .owns([213])
        .has({ wood: 2 })
        .go('build_rooms_stables', 32 + at(0, 1))
        .goods(),
    ).toEqual({})
    const t = table(4)
      .stables([at(0, 1), at(0, 2)])
      .holds([213])
      .go('occupation', 213)
    expect(t.goods()).toEqual({})
  })
})
