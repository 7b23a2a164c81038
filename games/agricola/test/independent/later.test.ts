/** Deck E by the rulebook's own notes: harvest moments, goods to come, points, two cards together. */

import { describe, expect, test } from 'vitest'
import type { Amounts } from '../../rules/goods.ts'
import { spaceNamed } from '../../rules/work/spaces.ts'
import { at, ring, type Table, table } from '../cards-e/table.ts'
import { coming, harvest, people } from './tools.ts'

describe('harvest', () => {
  test('[E181] Cook: two people eat 2, all others 1', () => {
    expect(
      people(harvest({ food: 20 }, 4, 4).owns([181]), 5)
        .endRound()
        .goods().food,
    ).toBe(13)
    expect(
      people(harvest({ food: 20 }, 4, 4).owns([181]), 3, 1)
        .endRound()
        .goods().food,
    ).toBe(15)
  })
  test('[E26] Plane: 3 for one wood, or two wood for 4', () => {
    const t = harvest({ food: 4, wood: 3 }).owns([7, 26]).endRound()
    expect(t.why({ [7 * 16 + 4]: 1, [26 * 16 + 4]: 1 })).not.toBeNull()
    t.say({ [26 * 16 + 5]: 1 })
    expect(t.goods()).toEqual({ wood: 1, food: 4 })
    const u = harvest({ food: 4, wood: 3 })
      .owns([7, 26])
      .endRound()
      .say({ [26 * 16 + 4]: 1 })
    expect(u.goods()).toEqual({ wood: 2, food: 3 })
  })
  test('[E183] [E214] [A-MAJOR-12] craftsmen and workshops are separate', () => {
    const t = harvest({ food: 4, reed: 3, clay: 3 }, 4, 4).owns([183, 214, 8, 9]).endRound()
    t.say({ [183 * 16 + 4]: 1, [214 * 16 + 4]: 1, [8 * 16 + 4]: 1, [9 * 16 + 4]: 1 })
    expect(t.goods()).toEqual({ food: 10, reed: 1, clay: 1 })
  })
  test('[E51] [E53] spindle and churn in the field phase, before breeding', () => {
    const farm = (sheep: number, cattle: number): number | undefined =>
      harvest({ food: 4, sheep, cattle })
        .owns([51, 53])
        .fences([at(0, 4), at(0, 3)])
        .stables([at(0, 4), at(0, 3)])
        .endRound()
        .goods().food ?? 0
    expect([farm(2, 0), farm(3, 2), farm(5, 3)]).toEqual([0, 3, 4])
  })
  test('[E203] Shepherd: two lambs from four sheep, one if only one fits', () => {
    const wide = harvest({ food: 9, sheep: 4 }, 4, 4)
      .owns([203])
      .fences([at(0, 4)])
      .stables([at(0, 4), at(0, 3)])
      .endRound()
    expect(wide.goods().sheep).toBe(6)
    const tight = harvest({ food: 9, sheep: 4 }, 4, 4)
      .owns([203])
      .fences([at(0, 4)])
      .stables([at(0, 4)])
      .endRound()
    expect(tight.goods().sheep).toBe(5)
    const three = harvest({ food: 9, sheep: 3 }, 4, 4)
      .owns([203])
      .fences([at(0, 4)])
      .stables([at(0, 4), at(0, 3)])
      .endRound()
    expect(three.goods().sheep).toBe(4)
  })
  test('[E58] young live in the Animal Yard', () => {
    const t = harvest({ food: 9, boar: 2 }).owns([58]).endRound()
    expect(t.goods().boar).toBe(3)
  })
})

describe('goods to come', () => {
  test('[A-CARDS-22] [E24] [E31] [E43] [E45] [E46] [E48] [E57] odd, even and listed rounds after this one', () => {
    const play = (card: number, own: number[], round: number, goods: Amounts): Table =>
      table(2, round).owns(own).holds([card]).has(goods).go('starting_player_minor', card)
    expect(coming(play(31, [1, 22, 151], 5, {}), 4, 'food')).toEqual([0, 1, 0, 1])
    expect(coming(play(45, [], 5, { food: 2 }), 4, 'wood')).toEqual([1, 0, 1, 0])
    expect(coming(play(46, [151, 171], 5, { wood: 2 }), 4, 'grain')).toEqual([0, 0, 1, 0])
    expect(coming(play(48, [151, 171, 154], 5, {}), 4, 'reed')).toEqual([1, 1, 1, 0])
    expect(coming(play(57, [], 8, { stone: 2 }), 3, 'food')).toEqual([0, 1, 1])
    expect(coming(play(24, [151, 171, 154, 189], 11, { wood: 2 }), 2, 'food')).toEqual([2, 2])
    expect(coming(play(43, [151, 171, 154], 6, {}), 3, 'food')).toEqual([0, 1, 1])
  })
  test('[E187] [E201] [E204] [E205] occupations that send goods', () => {
    const play = (card: number, round: number): Table => table(4, round).holds([card]).go('occupation', card)
    expect(coming(play(187, 4), 3, 'clay')).toEqual([0, 1, 1])
    expect(coming(play(205, 4), 5, 'reed')).toEqual([1, 1, 1, 1, 0])
    expect(coming(play(201, 4), 5, 'cattle')).toEqual([0, 0, 0, 0, 1])
    expect(play(201, 6).p().future).toHaveLength(4)
    expect(play(201, 1).p().future).toHaveLength(8)
    expect(coming(play(204, 4), 1, 'sheep')).toEqual([1])
  })
  test('[E178] Hut Builder: rounds 1 to 4 only; a free room in round 11, not in stone', () => {
    expect(
      [table(4, 4).holds([178]).whyNot('occupation'), table(4, 5).holds([178]).whyNot('occupation')].map(
        (r) => r === null,
      ),
    ).toEqual([true, false])
    const t = harvest({ food: 9 }, 10, 4).owns([178]).endRound()
    expect(t.asked()?.op).not.toBe('place')
    const stone = harvest({ food: 9 }, 10, 4).owns([178]).house(2, 2).endRound()
    expect(stone.asked()?.op).toBe('place')
  })
  test('[E217] Reeve: wood by the rounds left', () => {
    const wood = [1, 5, 6, 8, 9, 11, 12, 13, 14].map(
      (round) => table(3, round).holds([217]).go('occupation', 217).goods().wood ?? 0,
    )
    expect(wood).toEqual([4, 4, 3, 3, 2, 2, 1, 1, 0])
  })
})

describe('points of cards', () => {
  test('[E172] [E21] [E28] [E177] house cards', () => {
    expect(table().house(2, 4).owns([172, 21, 28]).score().bonus).toBe(4 + 4 + 2)
    expect(table().house(1, 4).owns([172, 21, 28]).score().bonus).toBe(1)
    expect(table(3).house(0, 4).owns([177]).score().bonus).toBe(4)
  })
  test('[E23] Manger: fenced spaces', () => {
    const cells = [at(0, 4), at(1, 4), at(2, 4), at(2, 3), at(1, 3), at(0, 3), at(0, 2), at(1, 2), at(2, 2), at(2, 1)]
    const bonus = [5, 6, 7, 8, 9, 10].map((n) => table().owns([23]).fences(cells.slice(0, n)).score().bonus)
    expect(bonus).toEqual([0, 1, 2, 3, 4, 4])
  })
  test('[E197] Braggart: 5, 6, 7, 8, 9 improvements', () => {
    const cards = [1, 2, 3, 4, 5, 6, 10, 12, 22, 35]
    expect(
      [4, 5, 6, 7, 8, 9, 10].map(
        (n) =>
          table(3)
            .owns([197, ...cards.slice(0, n)])
            .score().bonus,
      ),
    ).toEqual([0, 1, 3, 5, 7, 9, 9])
  })
  test('[E174] [E148] [E217] Tutor and Reeve', () => {
    expect(table(3).owns([151, 174, 154, 148]).score().bonus).toBe(3)
    const t = table(3).owns([217, 148], 1).owns([151, 171, 154])
    expect([t.score().bonus, t.score(1).bonus, t.score(2).bonus]).toEqual([3, 3, 0])
  })
  test('[E170] Estate Manager: nobody with more of any kind; 2, 3, 4', () => {
    const points = [3, 4, 5].map(
      (seats) => table(seats).owns([170]).has({ sheep: 1 }).has({ sheep: 1 }, 1).score().bonus,
    )
    expect(points).toEqual([2, 3, 4])
    expect(table(3).owns([170]).has({ sheep: 1 }).has({ boar: 1 }, 2).score().bonus).toBe(0)
  })
  test('[E189] Lord of the Manor: a point for every full category, four fenced stables too', () => {
    const t = table().owns([189]).fields([0, 1, 2, 7, 8]).has({ grain: 8, vegetable: 4 })
    expect(t.score().bonus).toBe(3)
    const cells = [at(0, 4), at(1, 4), at(2, 4), at(2, 3)]
    expect(table().owns([189]).fences(cells).stables(cells).score().bonus).toBe(2)
  })
  test('[E165] [E153] [E215] Yeoman Farmer, Mendicant, Tenant Farmer', () => {
    const yeoman = table(3).owns([165]).score()
    expect([yeoman.fields, yeoman.pastures, yeoman.grain, yeoman.sheep, yeoman.unused]).toEqual([0, 0, 0, 0, -13])
    const beg = (n: number): number =>
      table()
        .owns([153])
        .mine((p) => {
          p.begging = n
        })
        .score().cards
    expect([1, 2, 3].map(beg)).toEqual([0, 0, -3])
    const owed = harvest({ food: 20, sheep: 5 }, 14, 4)
      .owns([215])
      .fences([at(0, 4), at(0, 3)])
      .stables([at(0, 4), at(0, 3)])
      .endRound()
    expect(owed.asked()).toMatchObject({ seat: 0, op: 'mayEffect' })
    owed.say('yes')
    expect([owed.asked(), owed.goods().sheep, owed.score().bonus]).toEqual([null, 5, -2])
  })
  test('[E156] Brush Maker: boar eaten and kept on the card', () => {
    const t = table(3)
      .owns([156, 3])
      .fences([at(0, 4), at(0, 3)])
      .has({ boar: 3 })
      .any([50, 3])
    for (let n = 0; n < 3 && t.asked()?.op !== 'place'; n++)
      t.say(t.asked()?.choices?.includes('yes') === true ? 'yes' : 3)
    expect([t.goods(), t.score().bonus]).toEqual([{ food: 9 }, 2])
  })
})

describe('what two cards do together', () => {
  const twoSteps: readonly (readonly [string, number[], Amounts])[] = [
    ['[E186] clay for cattle, cattle on the hearth', [186, 3], { clay: 8 }],
    ['[E185] [E209] clay for stone, stone for food', [185, 209], { clay: 8 }],
    ['[E171] [E158] stone for wood, wood for food', [171, 158], { stone: 2 }],
  ]
  for (const [title, cards, goods] of twoSteps) {
    test(`[A-HARVEST-FEED-04] [A-HARVEST-FEED-06] nobody begs unasked who could eat in two steps: ${title}`, () => {
      const t = harvest(goods, 4, 4).owns(cards).endRound()
      expect([t.asked()?.op, t.p().begging]).toEqual(['feed', 0])
      expect(t.offers().length).toBeGreaterThan(0)
    })
  }
  test('[A-HARVEST-FEED-04] [E184] a vegetable bought for 1 food feeds three on the hearth', () => {
    const t = harvest({ food: 2 })
      .owns([184, 3])
      .mine((p) => {
        p.memory = { 184: { stack: [5] } }
      })
      .endRound()
    expect(t.asked()?.op).toBe('feed')
    t.any([184 * 16 + 4, 1]).say({ 48: 1 })
    expect([t.p().begging, t.goods()]).toEqual([0, {}])
  })
  test('[E207] [A-FENCE-13] the free stable stands before animals have to go', () => {
    const t = table()
      .owns([207])
      .stables([at(2, 4)])
      .has({ wood: 6 })
      .go('fences', ring(at(0, 3), at(0, 4)), at(0, 4))
    t.edit((s) => {
      s.by.fill(0)
      s.round = 2
      for (const p of s.players) p.home = 2
    })
    t.go('day_laborer').has({ wood: 1, sheep: 10 })
    t.go('fences', [24 + 4], at(0, 3))
    expect([t.asked()?.seat, t.goods()]).toEqual([1, { sheep: 10 }])
  })
  test('[E159] on an occupied space the Head of the Family builds a room, not only stables', () => {
    const t = table(4, 5)
      .owns([159])
      .has({ wood: 2 })
      .edit((s) => {
        s.by[spaceNamed('build_rooms_stables')] = 2
      })
    expect(t.whyNot('build_rooms_stables')).not.toBeNull()
    expect(t.has({ wood: 5, reed: 2 }).whyNot('build_rooms_stables')).toBeNull()
  })
  test('[E159] on the five-player cards exactly the room or the growth', () => {
    const t = table(5, 5)
      .owns([159])
      .house(0, 3)
      .holds([174])
      .has({ food: 5, wood: 5, reed: 2 })
      .edit((s) => {
        s.by[spaceNamed('p5_occupation_or_growth')] = 2
        s.by[spaceNamed('p5_room_or_traveling_players')] = 2
      })
    t.go('p5_occupation_or_growth')
    expect([t.p().people, t.p().hand, t.asked()?.seat]).toEqual([3, [174], 1])
  })
  test('[E38] [E58] [E59] [E18] what is given back takes its room and its field along', () => {
    const yard = table()
      .owns([58, 22])
      .has({ sheep: 1, boar: 1, cattle: 1 })
      .holds([38])
      .go('starting_player_minor', 38)
    expect(yard.asked()).toMatchObject({ op: 'keep' })
    const trough = table()
      .owns([59, 22])
      .fences([at(0, 4)])
      .has({ sheep: 5 })
      .holds([38])
      .go('starting_player_minor', 38)
    expect(trough.goods()).toEqual({ sheep: 3 })
    const fields = table()
      .owns([18, 47])
      .holds([38])
      .mine((p) => {
        p.crops.splice(17, 2, 4 * 1 + 2, 4 * 2 + 2)
      })
      .go('starting_player_minor', 38)
    expect([fields.p().cardFields, fields.score().vegetables]).toEqual([[], -1])
  })
  test("[E173] [E192] [E174] the Chief's Daughter out of turn feeds her Patron and counts for the Tutor", () => {
    const t = table(4).holds([172]).has({ food: 2 }).owns([192, 174], 1).holds([173], 1).go('occupation', 172, 'yes')
    expect([t.goods(1), t.p(1).occupations, t.score(1).bonus]).toEqual([{ food: 2 }, [192, 174, 173], 1])
  })
  test('[E178] [E193] a free room makes the Pastor the last with two', () => {
    const t = harvest({ food: 9 }, 10, 4).owns([178]).owns([193], 1).has({}, 1).house(0, 3, 2).house(0, 3, 3)
    t.endRound().say('yes', at(0, 0))
    expect(t.goods(1)).toEqual({ wood: 3, clay: 2, reed: 1, stone: 1 })
  })
  test('[E20] [A-MAJOR-14] the Simple Fireplace too goes back for a hearth, and out of the game', () => {
    const t = table().owns([20]).go('major_or_minor', 4)
    expect([t.p().improvements, t.m.state.returned]).toEqual([[4], [20]])
  })
  test('[A-WORK-15] exchanges pay within an action, and the player says which', () => {
    const t = table(4).owns([151, 158, 1]).holds([154]).has({ wood: 1, grain: 1, sheep: 1 }).go('occupation', 154)
    expect(t.asked()).toMatchObject({ op: 'pay' })
    expect(t.asked()?.choices).toHaveLength(3)
    const stone = table(4).owns([185]).house(1, 2).has({ clay: 3, reed: 1 })
    expect(stone.whyNot('renovation_improvement')).toBeNull()
    expect(stone.go('renovation_improvement').p().house).toBe(2)
    expect(table(4).owns([185]).house(1, 2).has({ clay: 2, reed: 1 }).whyNot('renovation_improvement')).not.toBeNull()
  })
})
