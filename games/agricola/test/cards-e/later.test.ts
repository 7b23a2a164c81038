/** Deck E: goods laid on later rounds, and what cards give once when played. */
import { describe, expect, test } from 'vitest'
import { GOODS } from '../../rules/goods.ts'
import { type Table, table } from './table.ts'

/** What waits for seat 0, as "round: n good". */
function waiting(t: Table): string[] {
  const { future } = t.p()
  const list: string[] = []
  for (let i = 0; i < future.length; i += 4) {
    list.push(`${future[i]}: ${future[i + 2]} ${GOODS[future[i + 1] as number]}`)
  }
  return list
}

const each = (rounds: readonly number[], what: string): string[] => rounds.map((r) => `${r}: ${what}`)

function playJob(no: number, round: number, seats = 4): Table {
  return table(seats, round).holds([no]).go('occupation', no)
}

/** Plays a minor improvement with all it needs. */
function playMinor(no: number, round: number, goods = {}, jobs = 0): Table {
  const t = table(2, round).holds([no]).has(goods)
  t.owns([172, 151, 154, 181].slice(0, jobs))
  return t.go('major_or_minor', no)
}

describe('goods on later rounds', () => {
  test('Clay Deliveryman: 1 clay on each round from 6 on that is still to come', () => {
    expect(waiting(playJob(187, 1))).toEqual(each([6, 7, 8, 9, 10, 11, 12, 13, 14], '1 clay'))
    expect(waiting(playJob(187, 9))).toEqual(each([10, 11, 12, 13, 14], '1 clay'))
  })

  test('[A-OCCARD-X12] [A-OCCARD-G06] Cattle Whisperer: 5 and 9 rounds from now, none after 14', () => {
    expect(waiting(playJob(201, 3))).toEqual(each([8, 12], '1 cattle'))
    expect(waiting(playJob(201, 6))).toEqual(['11: 1 cattle'])
    expect(waiting(playJob(201, 10))).toEqual([])
  })

  test('Master Shepherd: 1 sheep on the next three rounds', () => {
    expect(waiting(playJob(204, 2))).toEqual(each([3, 4, 5], '1 sheep'))
    expect(waiting(playJob(204, 13))).toEqual(['14: 1 sheep'])
  })

  test('Reed Collector: 1 reed on the next four rounds', () => {
    expect(waiting(playJob(205, 1))).toEqual(each([2, 3, 4, 5], '1 reed'))
  })

  test('Animal Pen: 2 food on every round to come', () => {
    expect(waiting(playMinor(24, 10, { wood: 2 }, 4))).toEqual(each([11, 12, 13, 14], '2 food'))
  })

  test('Carp Pond: 1 food on every odd round to come', () => {
    const t = table(2, 5).holds([31]).owns([44, 25, 151]).go('major_or_minor', 31)
    expect(waiting(t)).toEqual(each([7, 9, 11, 13], '1 food'))
  })

  test('Fruit Tree: 1 food on rounds 8 to 14', () => {
    expect(waiting(playMinor(43, 2, {}, 3))).toEqual(each([8, 9, 10, 11, 12, 13, 14], '1 food'))
    expect(waiting(playMinor(43, 12, {}, 3))).toEqual(each([13, 14], '1 food'))
  })

  test('Private Forest: 1 wood on every even round to come', () => {
    expect(waiting(playMinor(45, 6, { food: 2 }))).toEqual(each([8, 10, 12, 14], '1 wood'))
  })

  test('Sack Cart: 1 grain on rounds 5, 8, 11 and 14', () => {
    expect(waiting(playMinor(46, 1, { wood: 2 }, 2))).toEqual(each([5, 8, 11, 14], '1 grain'))
    expect(waiting(playMinor(46, 8, { wood: 2 }, 2))).toEqual(each([11, 14], '1 grain'))
  })

  test('Reed Pond: 1 reed on the next 3 rounds', () => {
    expect(waiting(playMinor(48, 4, {}, 3))).toEqual(each([5, 6, 7], '1 reed'))
  })

  test('Dovecote: 1 food on rounds 10 to 14', () => {
    expect(waiting(playMinor(57, 1, { stone: 2 }))).toEqual(each([10, 11, 12, 13, 14], '1 food'))
  })

  test('[A-CARDS-21] the goods come at the start of their round', () => {
    const t = table(2, 2).holds([205]).has({ food: 5 }).go('occupation', 205)
    t.endRound()
    expect(t.m.state.round).toBe(3)
    expect(t.goods()).toEqual({ food: 5, reed: 1 })
    expect(waiting(t)).toEqual(each([4, 5, 6], '1 reed'))
  })

  test('[A-CARDS-25] animals from a round space need room at once', () => {
    const t = table(4, 2).holds([204]).has({ cattle: 1, food: 5 }).go('occupation', 204).endRound()
    expect(t.asked()?.op).toBe('keep')
    t.say([1, 0, 0])
    expect(t.goods()).toEqual({ food: 5, sheep: 1 })
  })

  test('Maid: 1 food on every round to come once the house is of clay', () => {
    const t = table(2, 5).holds([190]).has({ clay: 2, reed: 1 }).go('occupation', 190)
    expect(waiting(t)).toEqual([])
    t.go('starting_player_minor').go('renovation_improvement')
    expect(waiting(t)).toEqual(each([6, 7, 8, 9, 10, 11, 12, 13, 14], '1 food'))
  })

  test('Maid: at once when the house is of clay or stone already, and only once', () => {
    expect(waiting(table(2, 12).house(1, 2).holds([190]).go('occupation', 190))).toEqual(each([13, 14], '1 food'))
    const t = table(2, 12).house(1, 2).holds([190]).has({ stone: 2, reed: 1 }).go('occupation', 190)
    t.go('starting_player_minor').go('renovation_improvement')
    expect(t.p().house).toBe(2)
    expect(waiting(t)).toEqual(each([13, 14], '1 food'))
  })

  test('Maid: straight from wood to stone counts too', () => {
    const t = table(2, 10).owns([200]).holds([190]).has({ stone: 2, reed: 1, food: 1 }).go('occupation', 190)
    t.go('starting_player_minor').go('renovation_improvement')
    expect(t.p().house).toBe(2)
    expect(waiting(t)).toEqual(each([11, 12, 13, 14], '1 food'))
  })
})

describe('goods when played', () => {
  test('[A-OCCARD-X02] Reeve: wood by the rounds still to be played', () => {
    const wood = (round: number): number => playJob(217, round).goods().wood ?? 0
    expect([1, 5, 6, 8, 9, 11, 12, 13, 14].map(wood)).toEqual([4, 4, 3, 3, 2, 2, 1, 1, 0])
  })

  test('Tenant Farmer: 1 sheep, 1 wild boar and 1 cattle on loan', () => {
    const t = table(4).holds([215]).owns([58]).go('occupation', 215)
    expect(t.goods()).toEqual({ sheep: 1, boar: 1, cattle: 1 })
  })

  test('Tenant Farmer: what finds no room goes back', () => {
    const t = table(4).holds([215]).go('occupation', 215)
    while (t.asked()?.op === 'keep') t.say(t.asked()?.choices?.[0] ?? null)
    const { sheep = 0, boar = 0, cattle = 0 } = t.goods()
    expect(sheep + boar + cattle).toBe(1)
  })

  test('Building Material: 1 wood or 1 clay, then to the left neighbour', () => {
    const t = table().holds([16]).go('starting_player_minor', 16, 0)
    expect(t.goods()).toEqual({ wood: 1 })
    expect(t.p().hand).toEqual([])
    expect(t.p(1).hand).toEqual([16])
    expect(t.p().improvements).toEqual([])
    expect(table().holds([16]).go('starting_player_minor', 16, 1).goods()).toEqual({ clay: 1 })
  })

  test('[A-SOLO-05] a passing card leaves the solo game', () => {
    const t = table(1).holds([16]).go('starting_player_minor', 16, 0)
    expect(t.p().hand).toEqual([])
  })

  test('[A-MINOR-08] the receiver may play a passing card in the same round', () => {
    const t = table().holds([16]).go('starting_player_minor', 16, 0).go('major_or_minor', 16, 1)
    expect(t.goods(1)).toEqual({ clay: 1 })
    expect(t.p(0).hand).toEqual([16])
  })

  test('Market Stall: 1 grain from the supply for 1 vegetable', () => {
    const t = table().holds([39]).has({ grain: 1 }).go('starting_player_minor', 39)
    expect(t.goods()).toEqual({ vegetable: 1 })
    expect(t.p(1).hand).toEqual([39])
  })

  test('Helpful Neighbours: 1 wood and 1 clay for 1 stone and 1 reed', () => {
    const t = table().holds([42]).has({ wood: 1, clay: 1 }).go('starting_player_minor', 42)
    expect(t.goods()).toEqual({ stone: 1, reed: 1 })
    expect(t.p(1).hand).toEqual([42])
  })

  test('Cattle Market: 1 sheep for 1 cattle', () => {
    const t = table().holds([60]).has({ sheep: 1 }).go('starting_player_minor', 60)
    expect(t.goods()).toEqual({ cattle: 1 })
    expect(t.p(1).hand).toEqual([60])
  })

  test('Cattle Market: the cattle may be cooked at once', () => {
    const t = table().holds([60]).owns([1]).has({ sheep: 2 }).stables([4]).go('starting_player_minor', 60)
    expect(t.goods()).toEqual({ sheep: 1, cattle: 1 })
    const cook = t.offers().find((x) => Array.isArray(x) && x[0] === 16 + 3)
    expect(cook).toBeDefined()
    t.any(cook ?? null)
    expect(t.goods()).toEqual({ sheep: 1, food: 3 })
  })

  test('Ceramics: 2 food when played', () => {
    const t = table().holds([33]).owns([5]).has({ clay: 1 }).go('major_or_minor', 33)
    expect(t.goods()).toEqual({ food: 2 })
  })
})
