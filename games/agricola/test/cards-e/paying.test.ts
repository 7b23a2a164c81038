/** Deck E: prices that are paid through exchanges, and food that comes from several goods at once. */
import { describe, expect, test } from 'vitest'
import { at, ring, table } from './table.ts'

const BLOCK = [at(0, 2), at(0, 3), at(0, 4), at(1, 2), at(1, 3), at(1, 4)]

describe('the Merchant’s repeat [A-OCCARD-G12] [occ-merchant]', () => {
  test('is offered only if its food and the improvement can both be paid', () => {
    const t = table().owns([179]).holds([25, 40]).has({ food: 2 }).go('starting_player_minor', 25)
    expect(t.asked()).toMatchObject({ seat: 1, op: 'place' })
    expect(t.goods()).toEqual({ food: 2 })
  })

  test('costs 1 food besides the price', () => {
    const t = table().owns([179]).holds([25, 40]).has({ food: 3 }).go('starting_player_minor', 25)
    expect(t.asked()).toMatchObject({ seat: 0, op: 'mayEffect' })
    expect(t.say('yes', 40, at(0, 4)).goods()).toEqual({})
    expect(t.p().pastures).toHaveLength(1)
  })

  test('counts crops and animals that can become food', () => {
    const t = table().owns([179, 1]).holds([25, 40]).has({ food: 1, sheep: 1 }).go('starting_player_minor', 25)
    expect(t.say('yes', 40, at(0, 4)).goods()).toEqual({})
  })

  test('names what is too dear when one asks', () => {
    const t = table().owns([179]).holds([25, 40, 16]).has({ food: 2 }).go('starting_player_minor', 25, 'yes')
    expect(t.asked()?.choices).toEqual([16])
    expect(t.why(40)).toBe('A-WORK-15')
  })
})

describe('too many ways to pay [A-OCCARD-G12] [A-WORK-15]', () => {
  const rich = () =>
    table()
      .owns([171])
      .has({ clay: 20, reed: 20, stone: 20 })
      .go('fences', ring(...BLOCK))

  test('exchanges are asked for one by one, each of them open', () => {
    const t = rich()
    const choices = t.asked()?.choices ?? []
    expect(t.asked()?.op).toBe('pay')
    expect(choices.every((c) => typeof c === 'number')).toBe(true)
    expect(choices).toHaveLength(3)
  })

  test('any mixture can be paid in the end', () => {
    const t = rich()
    const [clay = 0, reed = 0, stone = 0] = (t.asked()?.choices ?? []) as number[]
    t.say(reed)
    expect(t.goods()).toEqual({ wood: 1, clay: 20, reed: 18, stone: 20 })
    t.say([[0, 10], [], [clay, 2, reed, 3, stone, 4]])
    expect(t.goods()).toEqual({ clay: 16, reed: 12, stone: 12 })
    expect(t.p().pastures).toHaveLength(1)
  })
})

test('Clay Seller [occ-clay-seller]: a sheep that is paid at once needs no room', () => {
  const t = table().owns([186]).holds([60]).has({ clay: 2, boar: 1 }).go('starting_player_minor', 60)
  expect(t.asked()).toMatchObject({
    op: 'keep',
    choices: [
      [0, 1, 0],
      [0, 0, 1],
    ],
  })
  expect(t.say([0, 0, 1]).goods()).toEqual({ cattle: 1 })
})

describe('Gypsy’s Crock [min-gypsys-crock]', () => {
  test('two different goods go into the pot at once', () => {
    const t = table().owns([19, 1]).has({ sheep: 1, vegetable: 1 })
    expect(t.any([16, 1, 17, 1]).goods()).toEqual({ food: 5 })
  })

  test('one after the other they bring nothing more', () => {
    const t = table().owns([19, 1]).has({ sheep: 1, vegetable: 1 })
    expect(t.any([16, 1]).any([17, 1]).goods()).toEqual({ food: 4 })
  })

  test('without it nobody is offered pairs', () => {
    const t = table().owns([1]).has({ sheep: 1, vegetable: 1 })
    expect(t.offers().filter((c) => Array.isArray(c) && c.length === 4)).toEqual([])
  })

  test('grain is baked in the pot rather than in an oven as good', () => {
    const t = table().owns([27, 3, 19]).has({ grain: 2 }).go('sow_bake', 2)
    expect(t.goods()).toEqual({ food: 7 })
  })
})

describe('Chief’s Daughter and a poker face [occ-chiefs-daughter]', () => {
  const chief = (pokerFace: boolean) => table(3, 1, { pokerFace }).holds([172]).has({ food: 2 })

  test('without it only who holds her is asked', () => {
    const t = chief(false).holds([150], 1).holds([173, 150], 2).go('occupation', 172)
    expect(t.asked()).toMatchObject({ seat: 2, op: 'outOfTurn', choices: ['yes', 'pass'] })
  })

  test('with it everybody who might hold her is asked', () => {
    const t = chief(true).holds([150], 1).holds([173], 2).go('occupation', 172)
    expect(t.asked()).toMatchObject({ seat: 1, op: 'outOfTurn', choices: ['pass'] })
    t.say('pass')
    expect(t.asked()).toMatchObject({ seat: 2, choices: ['yes', 'pass'] })
    expect(t.say('yes').p(2).occupations).toEqual([173])
  })

  test('nobody is asked when she lies on the table, or whose hand holds no occupation', () => {
    expect(chief(true).holds([150], 1).owns([173], 2).go('occupation', 172).asked()).toMatchObject({ op: 'place' })
    expect(chief(true).holds([25], 1).go('occupation', 172).asked()).toMatchObject({ op: 'place' })
  })
})
