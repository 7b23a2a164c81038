/** What decks I and K need beyond deck E, by the rules and rulings of the specification. */

import { describe, expect, test } from 'vitest'
import { cropsOn } from '../../rules/player.ts'
import { GRAIN_CROP, VEGETABLE_CROP, WOOD_CROP } from '../../rules/state.ts'
import { violations } from '../../rules/violations.ts'
import { spaceNamed } from '../../rules/work/spaces.ts'
import { at, ring, type Table, table } from '../cards-e/table.ts'

const wood = (t: Table, seat = 0): number => cropsOn(t.p(seat), WOOD_CROP)
const grain = (t: Table, seat = 0): number => cropsOn(t.p(seat), GRAIN_CROP)
/** Nobody but seat 0 has people left to place. */
const alone = (t: Table): Table =>
  t.edit((s) => {
    for (const p of s.players.slice(1)) p.home = 0
  })

describe('sowing and card fields', () => {
  test('[I78] [AGR-MIN-G19] wood alone is a sowing, also beside an empty field tile', () => {
    const t = table(2, 5)
      .owns([78])
      .has({ wood: 1 })
      .fields([at(0, 2)])
    expect(t.whyNot('sow_bake')).toBeNull()
    expect(wood(t.go('sow_bake', { sow: 'wood', field: '78' }))).toBe(3)
  })

  test('[K105] each stack of the Acreage is a place of its own', () => {
    const t = table(2, 5).owns([105]).has({ grain: 2 })
    t.mine((p) => {
      p.cardFields = [105, 105]
      p.crops = [...p.crops.slice(0, 17), 4 + GRAIN_CROP, 0]
    })
    expect(grain(t.go('sow_bake', { sow: 'grain', field: '105.2' }))).toBe(4)
  })

  test.each([
    [1, 5],
    [2, 8],
    [3, 9],
  ])('[I219] [A-OCCARD-X04] the Fieldsman: %i grain fields sown hold %i grain', (n, total) => {
    const cells = [at(0, 2), at(0, 3), at(0, 4)].slice(0, n)
    const t = table(2, 5).owns([219]).has({ grain: n }).fields(cells).go('sow_bake')
    for (let i = 0; i < n; i++) t.say({ sow: 'grain', field: ['A3', 'A4', 'A5'][i] ?? '' })
    expect(grain(t)).toBe(total)
  })

  test('[K118] [I90] [A-OCCARD-G27] bonuses add up: Liquid Manure and Planter Box beside a room', () => {
    const t = table(2, 5)
      .owns([118, 90])
      .has({ grain: 1 })
      .fields([at(1, 1)])
    expect(grain(t.go('sow_bake', { sow: 'grain', field: 'B2' }))).toBe(6)
  })

  test('[K286] [A-OCCARD-D02] the Smallholder adds on at most two field tiles, and never to wood', () => {
    const t = table(2, 5)
      .owns([286, 78])
      .has({ grain: 1, wood: 1 })
      .fields([at(0, 2)])
    t.go('sow_bake', { sow: 'grain', field: 'A3' }, { sow: 'wood', field: '78' })
    expect([grain(t), wood(t)]).toEqual([4, 3])
    const three = table(2, 5)
      .owns([286])
      .has({ grain: 1 })
      .fields([at(0, 2), at(0, 3), at(0, 4)])
    expect(grain(three.go('sow_bake', { sow: 'grain', field: 'A3' }))).toBe(3)
  })

  test('[I86] the Corn Storehouse sows grain with one less in the harvest', () => {
    const t = alone(
      table(2, 4)
        .owns([86])
        .has({ grain: 1, food: 9 })
        .has({ food: 9 }, 1)
        .fields([at(0, 2)]),
    )
    expect(t.endRound().asked()?.op).toBe('mayEffect')
    expect(grain(t.say('yes', { sow: 'grain', field: 'A3' }))).toBe(2)
  })

  test('[I226] the Gardener takes vegetables from the supply', () => {
    const t = alone(
      table(2, 4)
        .owns([226])
        .has({ food: 9 })
        .has({ food: 9 }, 1)
        .fields([at(0, 2)]),
    )
    t.mine((p) => {
      p.crops[at(0, 2)] = 4 * 2 + VEGETABLE_CROP
    })
    t.endRound()
    expect([t.goods().vegetable, cropsOn(t.p(), VEGETABLE_CROP)]).toEqual([1, 2])
  })
})

describe('spaces', () => {
  test('[I100] [A-CARDS-09] the Tavern: others take 3 food, the owner also notes points', () => {
    const t = table(2, 5).holds([100]).has({ wood: 2, stone: 2 }).go('starting_player_minor', 100)
    expect(t.go('tavern').goods(1).food).toBe(3)
    expect(t.whyNot('tavern')).toBe('A-WORK-05')
    const u = table(2, 5).holds([100]).has({ wood: 2, stone: 2 }).go('starting_player_minor', 100).go('fishing')
    u.go('tavern', 1)
    expect([u.goods().food, u.score().bonus]).toEqual([undefined, 2])
  })

  test('[I229] [A-OCCARD-X09] [A-OCCARD-G17] the Sycophant is paid before grain is taken', () => {
    const t = table(4, 5).owns([229], 1).has({ food: 1 }).go('take_grain')
    expect([t.goods(0), t.goods(1)]).toEqual([{ grain: 1 }, { food: 2 }])
    expect(table(4, 5).owns([229], 1).whyNot('take_grain')).toBe('A-OCCARD-G17')
    expect(table(4, 5).owns([229]).go('take_grain').goods()).toEqual({ grain: 1, food: 1 })
  })

  test('[I230] the Clay Digger brings a space with 3 clay, for which others pay 3 food', () => {
    const t = table(4, 5).holds([230]).go('occupation', 230)
    expect(t.m.state.lies[spaceNamed('p3_clay_1')]).toBe(3)
    expect(t.whyNot('p3_clay_1')).toBe('A-OCCARD-G17')
    t.has({ food: 3 }, 1).go('p3_clay_1')
    expect([t.goods(1), t.goods(0)]).toEqual([{ clay: 3 }, { food: 3 }])
  })

  test('[K308.r3] food laid on “Plow 1 field” goes to whoever plows', () => {
    const t = table(2, 5).edit((s) => {
      s.extra = [spaceNamed('plow_field'), 6, 1]
    })
    expect(t.go('plow_field', at(0, 4)).goods().food).toBe(1)
    expect(t.m.state.extra).toEqual([])
  })

  test('[I80] the Spinney takes 1 of the wood', () => {
    const t = table(2, 5).owns([80], 1).go('wood_3')
    expect([t.goods(0).wood, t.goods(1).wood]).toEqual([2, 1])
  })

  test('[I238] the Chamberlain alone uses the round cards to come', () => {
    const t = table(2, 11)
      .owns([238])
      .edit((s) => {
        s.spaces = s.spaces.filter((space) => space !== spaceNamed('renovation_fences'))
        s.order = s.order.with(13, spaceNamed('renovation_fences'))
      })
    t.house(0, 2).has({ clay: 2, reed: 1 }).has({ clay: 2, reed: 1 }, 1)
    expect(t.whyNot('renovation_fences')).toBeNull()
    expect(t.go('fishing').whyNot('renovation_fences')).toBe('A-ROUND-02')
  })

  test('[K266.r2] the Serf’s grain makes the space usable', () => {
    const t = table(4, 5)
      .owns([266])
      .fields([at(0, 2)])
    expect(t.whyNot('sow_bake')).toBeNull()
    expect(grain(t.go('sow_bake', { sow: 'grain', field: 'A3' }))).toBe(3)
  })
})

describe('people', () => {
  test('[K291] the Lover costs 4 food more and needs no room', () => {
    const t = table(3, 5).holds([291]).has({ food: 4 }).go('occupation', 291)
    expect([t.p().people, t.p().newborn, t.goods()]).toEqual([3, 1, {}])
  })

  test('[K267] an adopted child is placed in the same round and eats like a grown-up', () => {
    const t = table(2, 5).owns([267]).house(0, 3).has({ food: 1 }).go('family_growth_minor', 'yes')
    expect([t.p().home, t.p().newborn]).toEqual([2, 0])
  })

  test('[K270] the Wet Nurse: one person for each room, 1 food each', () => {
    const t = table(2, 5).owns([270]).has({ wood: 10, reed: 4, food: 2 })
    t.go('build_rooms_stables', at(0, 0), at(0, 1), 'yes', 'yes')
    expect([t.p().people, t.p().newborn, t.goods()]).toEqual([4, 2, {}])
  })

  test('[I233] [I233.r1] the Farm Steward: one growth without a room, once in clay', () => {
    const t = table(2, 5).owns([233])
    expect(t.whyNot('family_growth_minor')).toBe('A-FAMILY-02')
    t.house(1, 2).go('family_growth_minor')
    expect(t.p().people).toBe(3)
    expect(t.p().memory[233]?.used).toBe(1)
  })

  test('[I232] the Midwife compares families after a birth', () => {
    const t = table(4, 5).owns([232], 1).house(0, 4)
    t.mine((p) => {
      p.people = 3
    })
    expect(t.go('family_growth_minor').goods(1).food).toBe(2)
  })

  test('[K138] the person of the Reed Hut acts at once, is fed and scores nothing', () => {
    const t = table(2, 5).holds([138]).has({ wood: 1, reed: 4 }).go('starting_player_minor', 138)
    expect([t.p().lodgers, t.p().home, t.score().persons]).toEqual([1, 2, 6])
    expect(violations(t.m)).toEqual([])
  })

  test('[I71] the Holiday House: nobody is placed in round 14', () => {
    const t = alone(table(2, 13).owns([71]).has({ food: 9 }).has({ food: 9 }, 1)).endRound()
    expect([t.m.state.round, t.p().home]).toEqual([14, 0])
  })

  test('[I88] the Lasso: a second person at once, if one of them goes to the animals', () => {
    const t = table(2, 5).owns([88]).go('sheep')
    expect(t.asked()).toMatchObject({ seat: 0, op: 'secondPlace' })
    expect(t.say({ place: 'fishing' }).asked()?.seat).toBe(1)
    const u = table(2, 5).owns([88]).go('fishing')
    expect(u.asked()?.choices).toHaveLength(4)
  })

  test('[K289] [A-OCCARD-G21] the Countryman moves on to sow', () => {
    const t = alone(
      table(4, 5)
        .owns([289])
        .fields([at(0, 2)]),
    ).mine((p) => {
      p.home = 1
    })
    t.go('take_grain', 'yes')
    expect(t.say({ place: 'sow_bake' }).asked()?.op).toBe('sow')
    expect(grain(t.say({ sow: 'grain', field: 'A3' }))).toBe(3)
  })
})

describe('others', () => {
  test('[I245] the Market Crier: everybody else gets 1 grain', () => {
    const t = table(3, 5).owns([245]).go('take_grain', 'yes')
    expect([t.goods(0), t.goods(1), t.goods(2)]).toEqual([{ grain: 2, vegetable: 1 }, { grain: 1 }, { grain: 1 }])
  })

  test('[I251] [A-OCCARD-G18] the first reed of a round is sold, and the seller gets 2 food', () => {
    const t = table(4, 5).owns([251], 1).has({ food: 1 }, 1).go('reed_1', 'yes')
    expect([t.goods(0), t.goods(1)]).toEqual([{ food: 2 }, { reed: 1 }])
    const own = table(4, 5)
      .owns([251], 1)
      .has({ food: 1 }, 1)
      .edit((s) => {
        s.taken = 1 << 2
      })
    expect(own.go('reed_1').asked()?.op).toBe('place')
  })

  test('[I68] [I68.r3] the Harrow plows for others for 2 food, once each', () => {
    const t = table(3, 5).owns([68], 1).has({ food: 2 }).go('plow_field', at(0, 4))
    expect(t.asked()).toMatchObject({ seat: 0, op: 'mayEffect' })
    t.say('yes', at(0, 3))
    expect([t.goods(1), t.p(1).memory[68]?.byOthers]).toEqual([{ food: 2 }, [1, 0, 0]])
  })

  test('[I70] the Punner plows when a plow gives another player more than one field', () => {
    const t = table(2, 5).owns([62]).owns([70], 1).go('plow_field', at(0, 4), 'yes', at(0, 3), 'pass')
    expect(t.asked()).toMatchObject({ seat: 1, op: 'mayEffect' })
  })

  test('[I103] the Water Mill grinds for everybody, who pay 1 of the 3 food', () => {
    const t = alone(table(2, 4).owns([103]).has({ food: 9 }).has({ grain: 1, food: 4 }, 1)).endRound()
    expect(t.asked()).toMatchObject({ seat: 1, op: 'mayEffect' })
    t.say('yes')
    expect([t.goods(0).food, t.goods(1).food]).toEqual([6, 2])
  })

  test('[I223] the Harvest Helper takes a grain, the other player gets 2 food', () => {
    const t = alone(
      table(3, 4)
        .owns([223])
        .has({ food: 9 })
        .has({ food: 9 }, 1)
        .has({ food: 9 }, 2)
        .fields([at(0, 2)], 1),
    )
    t.mine((p) => {
      p.crops[at(0, 2)] = 4 * 3 + GRAIN_CROP
    }, 1)
    t.endRound().say('yes', { reap: 'grain', of: 1, field: 'A3' })
    expect([t.goods(0).grain, grain(t, 1), t.goods(1).food]).toEqual([1, 1, 7])
  })

  test('[I87] the Flagon pays when anybody builds the Well', () => {
    const t = table(2, 5).owns([87], 1).has({ wood: 1, stone: 3 }).go('major_or_minor', 10)
    expect([t.goods(0).food, t.goods(1).food]).toEqual([1, 4])
  })

  test('[K285] [A-MAJOR-11] the Tinsmith’s better rate once the Well was built', () => {
    const t = table(3, 5).owns([285]).has({ clay: 2 })
    const before = t.offers().length
    t.edit((s) => {
      s.everBuilt = 1 << 10
    })
    expect(t.offers().length).toBe(before + 1)
  })
})

describe('announced before the work', () => {
  test('[I260] [A-OCCARD-G20] the Taster pays the starting player and places first; then the usual order', () => {
    const t = alone(table(4, 5).owns([260], 1).has({ food: 9 }, 1)).endRound()
    expect(t.asked()).toMatchObject({ seat: 1, op: 'offer' })
    t.say({ use: '260' })
    expect([t.asked()?.seat, t.goods(0).food]).toEqual([1, 1])
    expect(t.go('fishing').asked()?.seat).toBe(0)
    expect(t.go('clay_1').asked()?.seat).toBe(1)
  })

  test('[K284] [K284.r1] the Wood Distributor shares by thirds, the rest stays', () => {
    const t = alone(table(2, 5).owns([284])).edit((s) => {
      s.lies[spaceNamed('wood_3')] = 5
    })
    t.endRound().say({ use: '284' })
    expect(t.m.state.lies[spaceNamed('wood_3')]).toBe(2)
    expect(t.go('fishing').goods().wood).toBe(2)
  })

  test('[K308] who declined is asked again after another announcement', () => {
    const t = alone(table(4, 5).owns([308], 0).owns([260], 1).has({ food: 2 }, 1)).endRound()
    t.say('pass').say({ use: '260' })
    expect(t.asked()).toMatchObject({ seat: 0, op: 'offer' })
    t.say({ use: '308' }, { place: 'plow_field' })
    expect(t.m.state.extra).toEqual([spaceNamed('plow_field'), 6, 1])
  })
})

describe('farm, harvest, score', () => {
  test('[K121] the third fence is free, and so is the next stable', () => {
    const t = table(2, 5)
      .owns([121])
      .has({ wood: 3 })
      .go('fences', ring(at(0, 4)))
    expect(t.goods().wood).toBeUndefined()
    expect(table(2, 5).owns([121]).whyNot('build_rooms_stables')).toBeNull()
  })

  test('[I77] the Shepherd’s Crook: 2 sheep for a new pasture of four', () => {
    const cells = [at(0, 3), at(0, 4), at(1, 3), at(1, 4)]
    expect(
      table(2, 5)
        .owns([77])
        .has({ wood: 9 })
        .go('fences', ring(...cells))
        .goods().sheep,
    ).toBe(2)
  })

  test('[K120] [K120.r4] the House Goat drives the pet out', () => {
    const t = table(2, 5).holds([120]).has({ sheep: 1 }).go('starting_player_minor', 120)
    expect(t.goods().sheep).toBeUndefined()
    expect(violations(t.m)).toEqual([])
  })

  test('[I244] the Layabout neither feeds nor begs', () => {
    const t = alone(table(2, 4).has({ food: 9 }, 1)).mine((p) => {
      p.absent = 1
    })
    t.endRound()
    expect([t.p().begging, t.p().absent, t.m.state.round]).toEqual([0, 0, 5])
  })

  test('[K299] [A-HARVEST-TIME-04] the Slaughterman feeds last', () => {
    const t = alone(table(3, 4).owns([299, 3]).owns([4], 1).has({ sheep: 1 }).has({ sheep: 1 }, 1).has({ food: 9 }, 2))
    t.endRound()
    expect(t.asked()).toMatchObject({ seat: 1, op: 'feed' })
    t.say({ 65: 1 })
    expect([t.asked()?.seat, t.goods(0).food]).toEqual([0, 1])
  })

  test('[K273] [K280] [A-OCCARD-G25] one boar serves one card', () => {
    const t = table(4, 5).owns([3, 273, 280]).has({ boar: 1, wood: 4 })
    t.any([3 * 16 + 2, 1])
    expect(t.asked()?.op).toBe('orderReactions')
    t.say('280.0', 'yes')
    expect([t.p().memory[280]?.kept?.boar, t.asked()?.op]).toEqual([1, 'place'])
  })

  test('[I222] the Social Climber: 3 stone for the first clay hut, 2 for the second', () => {
    const climb = (others: number): number | undefined =>
      table(4, 5)
        .owns([222])
        .has({ clay: 2, reed: 1 })
        .mine((p) => {
          p.renovated = others
        }, 1)
        .go('renovation_improvement')
        .goods().stone
    expect([climb(0), climb(1 << 1)]).toEqual([3, 2])
  })

  test('[K310] [A-OCCARD-X13] wood and clay in one action free both from the stack', () => {
    const t = table(2, 5)
      .owns([310])
      .mine((p) => {
        p.memory = { 310: { stack: [3, 1, 3, 1, 2, 1, 0] } }
      })
    t.edit((s) => {
      s.extra = [spaceNamed('wood_3'), 1, 1]
    })
    expect(t.go('wood_3').goods()).toEqual({ wood: 4, clay: 2 })
  })

  test('[I83] [I94] only the highest street scores its bonus', () => {
    const t = table(2, 5).owns([83]).owns([94], 1)
    expect([t.score(0).bonus, t.score(1).bonus]).toEqual([0, 2])
    expect(table(2, 5).owns([83]).score().bonus).toBe(2)
  })

  test('[K274] the Organic Farmer: an animal with room for three more', () => {
    const t = table(2, 5)
      .owns([274])
      .fences([at(0, 3)])
      .stables([at(0, 3)])
      .has({ sheep: 1 })
    expect(t.score().bonus).toBe(1)
  })

  test('[K281] [I228] [A-OCCARD-X11] chances: a major where a minor is asked for, two minors for one chance', () => {
    const t = table(2, 5).owns([281]).has({ clay: 2 })
    expect(t.go('starting_player_minor').asked()?.choices).toContainEqual(1)
    const u = table(2, 5).owns([281]).holds([129, 107]).has({ stone: 1 }).go('major_or_minor', 129)
    expect(u.asked()).toMatchObject({ seat: 0, op: 'improve' })
    expect(u.say(107).goods()).toEqual({ grain: 1, wood: 3 })
  })
})
