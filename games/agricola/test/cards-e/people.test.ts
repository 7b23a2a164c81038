/** Deck E: who may stand where, who eats how much, and cards that answer other players. */
import { describe, expect, test } from 'vitest'
import { at, type Table, table } from './table.ts'

const ask = (t: Table): string | undefined => t.asked()?.op

describe('occupied spaces', () => {
  test('Head of the Family: building and family growth although another player stands there', () => {
    const t = table(4).owns([159], 1).has({ wood: 2 }).has({ wood: 7, reed: 2 }, 1)
    t.go('build_rooms_stables', 32 + at(0, 4))
    expect(t.asked()?.seat).toBe(1)
    t.go('build_rooms_stables', at(0, 0))
    expect((t.p(1).rooms >> at(0, 0)) & 1).toBe(1)
  })

  test('Head of the Family: both growth spaces', () => {
    const t = table(4, 12).owns([159], 1).house(0, 3).house(0, 3, 1).go('family_growth_minor')
    t.go('family_growth_minor')
    expect(t.p(1).people).toBe(3)
    const u = table(4, 12).owns([159], 1).go('family_growth_no_room').go('family_growth_no_room')
    expect(u.p(1).people).toBe(3)
  })

  test('Head of the Family: nobody else may, and other spaces stay closed', () => {
    const t = table(4, 12).owns([159]).go('family_growth_no_room')
    expect(t.whyNot('family_growth_no_room')).toBe('A-WORK-05')
    const u = table(4).owns([159], 1).go('day_laborer')
    expect(u.whyNot('day_laborer')).toBe('A-WORK-05')
  })

  test('[A-OCCARD-G26] Head of the Family: not twice with own people', () => {
    const t = table(4, 12).owns([159]).go('family_growth_no_room')
    t.go('fishing').go('take_grain').go('day_laborer')
    expect(t.asked()?.seat).toBe(0)
    expect(t.whyNot('family_growth_no_room')).toBe('A-OCCARD-G26')
  })

  test('Head of the Family: on the choice cards of five players only growth or the room', () => {
    const t = table(5, 6)
      .owns([159], 1)
      .holds([151], 1)
      .holds([154])
      .house(0, 3, 1)
      .has({ food: 5 })
      .has({ food: 5 }, 1)
    t.go('p5_occupation_or_growth', 154).go('p5_occupation_or_growth')
    expect(t.p(1).people).toBe(3)
    const u = table(5).owns([159], 1).has({ wood: 5, reed: 2 }, 1).lies('p5_room_or_traveling_players', 2)
    u.go('p5_room_or_traveling_players').lies('p5_room_or_traveling_players', 2)
    u.go('p5_room_or_traveling_players', at(0, 0))
    expect(u.goods(1)).toEqual({})
  })

  test('Field Warden: plowing and vegetables although another player stands there', () => {
    const t = table(4).owns([163], 1).go('plow_field', at(0, 4)).go('plow_field', at(0, 4))
    expect(t.p(1).fields).toBe(1 << at(0, 4))
    const u = table(4).owns([163], 1).go('take_vegetable').go('take_vegetable')
    expect(u.goods(1)).toEqual({ vegetable: 1 })
    const v = table(4).owns([163], 1).go('plow_sow', at(0, 4)).go('plow_sow', at(0, 4))
    expect(v.p(1).fields).toBe(1 << at(0, 4))
  })

  test('Field Warden: not on other spaces, not for others, not twice', () => {
    const t = table(4).owns([163]).go('take_vegetable')
    expect(t.whyNot('take_vegetable')).toBe('A-WORK-05')
    t.go('fishing').go('take_grain').go('day_laborer')
    expect(t.whyNot('take_vegetable')).toBe('A-OCCARD-G26')
    expect(t.whyNot('take_grain')).toBe('A-WORK-05')
  })
})

describe('Master Forester', () => {
  test('[A-CARDS-09] [A-OCCARD-G23] brings a space that gets 2 wood each round from the next on', () => {
    const t = table(4, 2).holds([164]).go('occupation', 164)
    expect(t.whyNot('p3_wood_2')).not.toBeNull()
    t.edit((s) => s.lies.fill(0)).endRound()
    expect(t.asked()).toMatchObject({ seat: 0, op: 'place' })
    t.go('p3_wood_2')
    expect(t.goods().wood).toBe(2)
  })

  test('[A-OCCARD-G17] others pay the owner 2 food; without them the space is closed', () => {
    const t = table(4, 2).holds([164]).go('occupation', 164).lies('p3_wood_2', 4)
    expect(t.whyNot('p3_wood_2')).toBe('A-OCCARD-G17')
    t.has({ food: 3 }, 1).go('p3_wood_2')
    expect(t.goods(1)).toEqual({ food: 1, wood: 4 })
    expect(t.goods(0)).toEqual({ food: 2 })
  })

  test('others may turn goods into the food first; the owner pays nothing', () => {
    const t = table(4, 2).holds([164]).go('occupation', 164).lies('p3_wood_2', 2).has({ grain: 2 }, 1)
    t.go('p3_wood_2')
    expect(t.goods(1)).toEqual({ wood: 2 })
    expect(t.goods(0)).toEqual({ food: 2 })
    const u = table(4, 2).holds([164]).go('occupation', 164).lies('p3_wood_2', 2)
    u.go('fishing').go('take_grain').go('day_laborer').go('p3_wood_2')
    expect(u.goods()).toEqual({ wood: 2 })
  })
})

describe('improvement actions', () => {
  test('Merchant: the action is repeated once for 1 food', () => {
    const t = table().owns([179]).holds([25, 16]).has({ food: 2 }).go('starting_player_minor', 25)
    expect(ask(t)).toBe('mayEffect')
    t.say('yes', 16, 0)
    expect(t.p().improvements).toEqual([25])
    expect(t.goods()).toEqual({ food: 1, wood: 1 })
    expect(ask(t)).toBe('place')
  })

  test('Merchant: two majors, or one of each, on the space for both', () => {
    const t = table().owns([179]).has({ clay: 5, food: 1 }).go('major_or_minor', 1, 'yes', 2)
    expect(t.p().improvements).toEqual([1, 2])
    const u = table().owns([179]).holds([25]).has({ clay: 2, food: 1 }).go('major_or_minor', 25, 'yes', 1)
    expect(u.p().improvements).toEqual([25, 1])
  })

  test('Merchant: a minor action stays a minor action', () => {
    const t = table().owns([179]).holds([25, 16]).has({ clay: 2, food: 1 }).go('starting_player_minor', 25, 'yes')
    expect(t.why(1)).toBe('A-MINOR-01')
  })

  test('Merchant: may be left, needs the food and something to play, and only once', () => {
    expect(
      table().owns([179]).holds([25, 16]).has({ food: 1 }).go('starting_player_minor', 25, 'pass').p().hand,
    ).toEqual([16])
    expect(ask(table().owns([179]).holds([25, 16]).go('starting_player_minor', 25))).toBe('place')
    expect(ask(table().owns([179]).holds([25]).has({ food: 1 }).go('starting_player_minor', 25))).toBe('place')
    const t = table().owns([179]).holds([25, 20, 34]).has({ food: 3, clay: 1, reed: 1 })
    t.go('starting_player_minor', 25, 'yes', 20)
    expect(ask(t)).toBe('place')
  })

  test('Merchant: also after renovation and after family growth', () => {
    const t = table(2, 6).owns([179]).holds([25, 16]).has({ clay: 2, reed: 1, food: 1 })
    t.go('renovation_improvement', 25, 'yes', 16, 1)
    expect(t.goods()).toEqual({ clay: 1 })
    const u = table(2, 6)
      .owns([179])
      .house(0, 3)
      .holds([25, 16])
      .has({ food: 1 })
      .go('family_growth_minor', 25, 'yes', 16, 1)
    expect(u.goods()).toEqual({ clay: 1 })
  })
})

describe("Chief's Daughter", () => {
  test('may be played free of charge when another player plays the Chief', () => {
    const t = table().holds([172]).holds([173], 1).owns([151], 1).has({ food: 2 }).go('occupation', 172)
    expect(t.asked()).toMatchObject({ seat: 1, op: 'outOfTurn' })
    t.say('yes')
    expect(t.p(1).occupations).toEqual([151, 173])
    expect(t.p(1).hand).toEqual([])
    expect(t.p(1).home).toBe(2)
  })

  test('may be kept, and can be played like any occupation', () => {
    const t = table().holds([172]).holds([173], 1).has({ food: 2 }).go('occupation', 172, 'pass')
    expect(t.p(1).hand).toEqual([173])
    const u = table().holds([173]).go('occupation', 173)
    expect(u.p().occupations).toEqual([173])
  })

  test('not when the holder plays the Chief, nor for other occupations', () => {
    const t = table().holds([172, 173]).has({ food: 2 }).go('occupation', 172)
    expect(ask(t)).toBe('place')
    const u = table().holds([151]).holds([173], 1).go('occupation', 151)
    expect(ask(u)).toBe('place')
  })

  test('counts as playing an occupation: the Patron pays', () => {
    const t = table(4).holds([172]).holds([173], 1).owns([192], 1).has({ food: 2 }).go('occupation', 172, 'yes')
    expect(t.goods(1)).toEqual({ food: 2 })
  })
})

describe('Ratcatcher', () => {
  const grown = (round: number): Table => {
    const t = table(3, round).owns([198]).has({ food: 20 })
    return t
      .edit((s) => {
        for (const p of s.players) p.people = 3
      })
      .endRound()
  }

  test('in rounds 10 and 12 others with offspring place one person less', () => {
    expect([0, 1, 2].map((seat) => grown(9).p(seat).home)).toEqual([3, 2, 2])
    expect([0, 1, 2].map((seat) => grown(11).p(seat).home)).toEqual([3, 2, 2])
    expect([0, 1, 2].map((seat) => grown(10).p(seat).home)).toEqual([3, 3, 3])
    expect([0, 1, 2].map((seat) => grown(12).p(seat).home)).toEqual([3, 3, 3])
  })

  test('who has no offspring places all', () => {
    const t = table(3, 9).owns([198]).has({ food: 20 })
    t.edit((s) => {
      for (const p of s.players.slice(0, 2)) p.people = 3
    }).endRound()
    expect([0, 1, 2].map((seat) => t.p(seat).home)).toEqual([3, 2, 2])
  })

  test('people kept from working still count as family', () => {
    const t = grown(9)
    expect(t.p(1).people).toBe(3)
  })

  test('can be played until round 9', () => {
    expect(table(3, 9).holds([198]).go('occupation', 198).p().occupations).toEqual([198])
    const t = table(3, 10).holds([198, 151]).go('occupation')
    expect(t.why(198)).toBe('A-OCC-01')
  })
})

describe('Hut Builder', () => {
  test('can be played until round 4', () => {
    expect(table(4, 4).holds([178]).go('occupation', 178).p().occupations).toEqual([178])
    expect(table(4, 5).holds([178, 151]).go('occupation').why(178)).toBe('A-OCC-01')
  })
})

describe('Cook', () => {
  test('[A-OCCARD-X08] only two people need 2 food, the others 1', () => {
    const fed = (people: number, newborn = 0): number => {
      const t = table(4, 4).owns([181]).has({ food: 20 })
      t.edit(() => {
        t.p().people = people
        t.p().newborn = newborn
      }).endRound()
      return 20 - (t.goods().food ?? 0)
    }
    expect([2, 3, 4, 5].map((n) => fed(n))).toEqual([4, 5, 6, 7])
    expect(fed(3, 1)).toBe(5)
  })
})
