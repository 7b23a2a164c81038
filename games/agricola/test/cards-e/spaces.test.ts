/** Deck E: cards that add to what an action space gives. */
import { describe, expect, test } from 'vitest'
import { table } from './table.ts'

describe('more goods on a space', () => {
  test('Land Agent: 1 vegetable when played, 1 grain with each vegetable taken', () => {
    const t = table(3).holds([147]).go('occupation', 147)
    expect(t.goods()).toEqual({ vegetable: 1 })
    const u = table(3).owns([147]).go('take_vegetable')
    expect(u.goods()).toEqual({ vegetable: 1, grain: 1 })
  })

  test('Land Agent gives nothing on other spaces nor to others', () => {
    expect(table(3).owns([147]).go('take_grain').goods()).toEqual({ grain: 1 })
    expect(table(3).owns([147], 1).go('take_vegetable').goods(1)).toEqual({})
  })

  test('Undergardener: the day laborer brings 1 vegetable too', () => {
    expect(table(4).owns([166]).go('day_laborer').goods()).toEqual({ food: 2, vegetable: 1 })
  })

  test('Greengrocer: taking grain brings 1 vegetable too', () => {
    expect(table(3).owns([168]).go('take_grain').goods()).toEqual({ grain: 1, vegetable: 1 })
  })

  test('Corn Scoop: taking grain brings 1 grain more', () => {
    expect(table().owns([35]).go('take_grain').goods()).toEqual({ grain: 2 })
  })

  test('Corn Scoop is not set off by grain that waits on a round space', () => {
    const t = table(2, 4).owns([35]).has({ food: 9 })
    t.edit(() => {
      t.p().future = [...t.p().future, 5, 4, 1, 46]
    }).endRound()
    expect(t.goods().grain).toBe(1)
  })

  test('Quarry: the day laborer brings 3 stone too', () => {
    expect(table().owns([54]).go('day_laborer').goods()).toEqual({ food: 2, stone: 3 })
  })

  test('Seasonal Worker: 1 grain on day laborer before round 6', () => {
    expect(table(2, 5).owns([202]).go('day_laborer').goods()).toEqual({ food: 2, grain: 1 })
  })

  test('Seasonal Worker: from round 6 grain or vegetable', () => {
    expect(table(2, 6).owns([202]).go('day_laborer', 0).goods()).toEqual({ food: 2, grain: 1 })
    expect(table(2, 6).owns([202]).go('day_laborer', 1).goods()).toEqual({ food: 2, vegetable: 1 })
  })

  test('Swineherd: 1 wild boar more on the boar space', () => {
    const t = table(4).owns([206, 58]).lies('boar', 1).go('boar')
    expect(t.goods()).toEqual({ boar: 2 })
  })

  test('Swineherd does nothing on the animal card of five players', () => {
    const t = table(5).owns([206, 58]).go('p5_animals', 1)
    expect(t.goods()).toEqual({ boar: 1 })
  })

  test('Stone Tongs: 1 stone more on both stone spaces', () => {
    expect(table().owns([56]).lies('stone_stage2', 2).go('stone_stage2').goods()).toEqual({ stone: 3 })
    expect(table().owns([56]).lies('stone_stage4', 1).go('stone_stage4').goods()).toEqual({ stone: 2 })
  })

  test('Stone Tongs do nothing on the stone of other action cards', () => {
    expect(table(4).owns([56]).go('p4_reed_stone_food').goods()).toEqual({ reed: 1, stone: 1, food: 1 })
    expect(table(5).owns([56]).lies('p5_reed_stone_wood', 1).go('p5_reed_stone_wood').goods()).toEqual({
      reed: 1,
      stone: 1,
      wood: 1,
    })
  })
})

describe('fishing', () => {
  test('Fishing Rod: 1 food more, 2 from round 8 on', () => {
    expect(table(2, 7).owns([12]).lies('fishing', 3).go('fishing').goods()).toEqual({ food: 4 })
    expect(table(2, 8).owns([12]).lies('fishing', 3).go('fishing').goods()).toEqual({ food: 5 })
  })

  test('Raft: 1 food or 1 reed each time', () => {
    expect(table().owns([22]).lies('fishing', 2).go('fishing', 0).goods()).toEqual({ food: 3 })
    expect(table().owns([22]).lies('fishing', 2).go('fishing', 1).goods()).toEqual({ food: 2, reed: 1 })
  })

  test('Canoe: 1 food and 1 reed more', () => {
    expect(table().owns([30]).lies('fishing', 1).go('fishing').goods()).toEqual({ food: 2, reed: 1 })
  })

  test('Fisherman may take the food twice', () => {
    expect(table(3).owns([161]).lies('fishing', 3).go('fishing', 'yes').goods()).toEqual({ food: 6 })
    expect(table(3).owns([161]).lies('fishing', 3).go('fishing', 'pass').goods()).toEqual({ food: 3 })
  })

  test('[A-OCCARD-D16] Fisherman then pays 1 food to each other owner of a fishing card', () => {
    const t = table(3).owns([161]).owns([12, 22], 1).owns([30], 2).lies('fishing', 3).go('fishing', 'yes')
    expect(t.goods()).toEqual({ food: 3 })
    expect(t.goods(1)).toEqual({ food: 2 })
    expect(t.goods(2)).toEqual({ food: 1 })
  })

  test('Fisherman gains before paying: what doubling brings pays for it', () => {
    const t = table(3).owns([161]).owns([12, 22], 1).owns([30], 2).has({ food: 0 }).lies('fishing', 2).go('fishing')
    // 2 food taken and 2 more: enough for the 3 owners.
    expect(t.asked()).toMatchObject({ op: 'mayEffect', choices: ['yes', 'pass'] })
    expect(t.say('yes').goods()).toEqual({ food: 1 })
    const poor = table(3).owns([161]).owns([12, 22], 1).owns([30], 2).lies('fishing', 1).go('fishing')
    expect([poor.asked()?.op, poor.goods()]).toEqual(['place', { food: 1 }])
  })

  test('Fisherman pays nothing for own cards, nor doubles what they add', () => {
    const t = table(3).owns([161, 30]).lies('fishing', 2)
    t.go('fishing', 'yes')
    expect(t.goods()).toEqual({ food: 5, reed: 1 })
  })

  test('Fisherman pays nobody when the food is taken once', () => {
    const t = table(3).owns([161]).owns([12], 1).lies('fishing', 2).go('fishing', 'pass')
    expect(t.goods(1)).toEqual({})
  })
})

describe('wood, clay and stone', () => {
  test('Woodcutter: 1 wood more whenever an action brings wood', () => {
    expect(table().owns([176]).lies('wood_3', 3).go('wood_3').goods()).toEqual({ wood: 4 })
    expect(table().owns([176]).go('clay_1').goods()).toEqual({ clay: 1 })
  })

  test('Woodcutter works on reed, stone and wood of five players', () => {
    const t = table(5).owns([176]).lies('p5_reed_stone_wood', 1).go('p5_reed_stone_wood')
    expect(t.goods()).toEqual({ reed: 1, stone: 1, wood: 2 })
  })

  test('[A-OCCARD-G10] Berry Picker: 1 food per action with wood, not per wood', () => {
    expect(table(3).owns([152]).lies('wood_3', 3).go('wood_3').goods()).toEqual({ wood: 3, food: 1 })
    expect(table(5).owns([152]).lies('p5_reed_stone_wood', 1).go('p5_reed_stone_wood').goods()).toEqual({
      reed: 1,
      stone: 1,
      wood: 1,
      food: 1,
    })
  })

  test('[A-OCCARD-G08] Berry Picker: wood of choice counts, wood from other cards does not', () => {
    expect(table(3).owns([152]).go('p3_building_resource', 0).goods()).toEqual({ wood: 1, food: 1 })
    expect(table(3).owns([152]).go('p3_building_resource', 1).goods()).toEqual({ clay: 1 })
    const t = table(3, 2).owns([152]).has({ food: 9 })
    t.edit(() => {
      t.p().future = [...t.p().future, 3, 0, 1, 45]
    }).endRound()
    expect(t.goods()).toEqual({ food: 9, wood: 1 })
  })

  test('Berry Picker also with the wood of Building Material', () => {
    const t = table(3).owns([152]).holds([16]).go('starting_player_minor', 16, 0)
    expect(t.goods()).toEqual({ wood: 1, food: 1 })
    const u = table(3).owns([152]).holds([16]).go('starting_player_minor', 16, 1)
    expect(u.goods()).toEqual({ clay: 1 })
  })

  test('Mushroom Collector may leave 1 wood for 2 food', () => {
    const t = table().owns([196]).lies('wood_3', 3).go('wood_3', 'yes')
    expect(t.goods()).toEqual({ wood: 2, food: 2 })
    const wood = t.m.state.lies[6]
    expect(wood).toBe(1)
    expect(table().owns([196]).lies('wood_3', 3).go('wood_3', 'pass').goods()).toEqual({ wood: 3 })
  })

  test('[A-OCCARD-G09] Mushroom Collector: not with wood from the supply', () => {
    const t = table(5).owns([196]).lies('p5_reed_stone_wood', 1).go('p5_reed_stone_wood')
    expect(t.asked()?.op).toBe('place')
    expect(t.goods()).toEqual({ reed: 1, stone: 1, wood: 1 })
  })

  test('Basket may leave 2 wood for 3 food, once per action', () => {
    const t = table().owns([34]).lies('wood_3', 5).go('wood_3', 'yes')
    expect(t.goods()).toEqual({ wood: 3, food: 3 })
    expect(t.m.state.lies[6]).toBe(2)
    expect(t.asked()?.op).toBe('place')
  })

  test('Basket needs 2 wood on the space; bonus wood cannot be left', () => {
    const t = table(4).owns([34, 176]).lies('p4_wood_1', 1).go('p4_wood_1')
    expect(t.asked()?.op).toBe('place')
    expect(t.goods()).toEqual({ wood: 2 })
  })

  test('Basket: leaving wood is still taking wood', () => {
    const t = table(4).owns([34, 176]).lies('p4_wood_2', 2).go('p4_wood_2', 'yes')
    expect(t.goods()).toEqual({ wood: 1, food: 3 })
  })

  test('Basket and Mushroom Collector share the wood that lay there', () => {
    const t = table(4).owns([34, 196]).has({ wood: 5 }).lies('p4_wood_2', 2).go('p4_wood_2')
    expect(t.asked()?.op).toBe('orderReactions')
    t.say('34.0', 'yes')
    expect(t.asked()?.op).toBe('place')
    expect(t.goods()).toEqual({ wood: 5, food: 3 })
    const u = table().owns([34, 196]).lies('wood_3', 3).go('wood_3', '34.0', 'yes', 'yes')
    expect(u.goods()).toEqual({ food: 5 })
    expect(u.m.state.lies[6]).toBe(3)
  })

  test('Clay Mixer: 2 clay more when the action brings clay alone', () => {
    expect(table().owns([188]).lies('clay_1', 3).go('clay_1').goods()).toEqual({ clay: 5 })
    expect(table(3).owns([188]).go('p3_building_resource', 1).goods()).toEqual({ clay: 3 })
  })

  test('[A-OCCARD-D09] Clay Mixer: other goods on the space undo the bonus', () => {
    const t = table().owns([188]).lies('clay_1', 1)
    t.edit((s) => {
      s.extra = [...s.extra, 7, 6, 1]
    }).go('clay_1')
    expect(t.goods()).toEqual({ clay: 1, food: 1 })
  })

  test('Stone Carrier: 1 stone more, free when only stone comes in', () => {
    expect(table().owns([210]).lies('stone_stage2', 1).go('stone_stage2').goods()).toEqual({ stone: 2 })
  })

  test('Stone Carrier: 1 food for it when another resource comes in too', () => {
    const t = table(4).owns([210]).has({ food: 3 }).go('p4_reed_stone_food', 'yes')
    expect(t.goods()).toEqual({ reed: 1, stone: 2, food: 3 })
    const u = table(4).owns([210]).has({ food: 3 }).go('p4_reed_stone_food', 'pass')
    expect(u.goods()).toEqual({ reed: 1, stone: 1, food: 4 })
    const v = table(5).owns([210]).lies('p5_reed_stone_wood', 1).go('p5_reed_stone_wood')
    expect(v.goods()).toEqual({ reed: 1, stone: 1, wood: 1 })
  })
})

describe('traveling players', () => {
  test('Conjurer: 1 grain with the food of four players', () => {
    const t = table(4).owns([167]).lies('p4_traveling_players', 2).go('p4_traveling_players')
    expect(t.goods()).toEqual({ food: 2, grain: 1 })
  })

  test('[A-OCCARD-G11] Conjurer: with five players only if the food is chosen', () => {
    const t = table(5).owns([167]).lies('p5_room_or_traveling_players', 2).has({ wood: 5, reed: 2 })
    t.go('p5_room_or_traveling_players', 1)
    expect(t.goods()).toEqual({ wood: 5, reed: 2, food: 2, grain: 1 })
    const u = table(5).owns([167]).lies('p5_room_or_traveling_players', 2).has({ wood: 5, reed: 2 })
    u.go('p5_room_or_traveling_players', 0, 0)
    expect(u.goods()).toEqual({})
  })

  test('Storyteller may leave 1 food for 1 vegetable', () => {
    const t = table(4).owns([169]).lies('p4_traveling_players', 3).go('p4_traveling_players', 'yes')
    expect(t.goods()).toEqual({ food: 2, vegetable: 1 })
    const u = table(4).owns([169]).lies('p4_traveling_players', 3).go('p4_traveling_players', 'pass')
    expect(u.goods()).toEqual({ food: 3 })
  })

  test('Storyteller: the food left stays for the next', () => {
    const t = table(4).owns([169]).lies('p4_traveling_players', 1).go('p4_traveling_players', 'yes')
    expect(t.goods()).toEqual({ vegetable: 1 })
    expect(t.m.state.lies.filter((n, i) => n === 1 && t.m.state.by[i] === 1)).toEqual([1])
  })

  test('Dancer: at least 4 food', () => {
    expect(table(4).owns([212]).lies('p4_traveling_players', 1).go('p4_traveling_players').goods()).toEqual({ food: 4 })
    expect(table(4).owns([212]).lies('p4_traveling_players', 6).go('p4_traveling_players').goods()).toEqual({ food: 6 })
    const t = table(5).owns([212]).lies('p5_room_or_traveling_players', 3).go('p5_room_or_traveling_players')
    expect(t.goods()).toEqual({ food: 4 })
  })
})
