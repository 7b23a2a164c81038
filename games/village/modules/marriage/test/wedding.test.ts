/** The wedding after the mass (VM-40 to VM-62). */

import { expect, test } from 'vitest'
import { fieldCode } from '../../../rules/modules/registry.ts'
import { gain } from '../../../rules/state.ts'
import {
  asked,
  at,
  farm,
  has,
  k,
  leaveFree,
  type M,
  nobodyHome,
  pays,
  play,
  put,
  stone,
  stones,
  told,
  unasked,
  who,
} from '../../../test/scenario.ts'
import { change, mine as portState } from '../../port/state.ts'
import {
  answers,
  BAKERY,
  BREAD_TOO,
  brides,
  couple,
  dice,
  endRound,
  married,
  SHOP,
  STONES_AND_TOOL,
  TWO_BREAD,
  TWO_TOOLS,
} from './wedding-words.ts'

/** A table at the end of a round: nobody has stones or coins, so nobody is asked for more than the wedding wants. */
function evening(seats: number, words = 'evening'): M {
  const m = married(seats, {}, words)
  for (let seat = 0; seat < seats; seat++) farm(m, seat, { coin: 0 })
  return m
}

test('[VM-40] a wedding follows every mass but the last', () => {
  const m = evening(2)
  const events = endRound(m)
  expect(events.map(({ kind }) => kind)).toContain('wedding')
  expect(m.state.round).toBe(2)
  const last = evening(2)
  leaveFree(last, { grave: 1, farm: 0, craft: 0, church: 0, council: 0, travel: 0 })
  stones(last, { harvest: 'x' })
  farm(last, 0, { time: 9 })
  put(last, 1, 1, 'rank1')
  play(last, 0, 'turn', stone('harvest', 'x'))
  play(last, 0, 'harvest', 'pass')
  const over = play(last, 1, 'freeAction', 'pass')
  expect(over.map(({ kind }) => kind)).toContain('over')
  expect(over.map(({ kind }) => kind)).not.toContain('wedding')
  expect(at(last, 1, 'rank1')).toBe(1)
})

test('[VM-41] [VM-42] the die puts a bride on the rank of its color, once; on a taken rank nobody comes', () => {
  for (const [colour, rank] of [
    ['orange', 2],
    ['pink', 3],
    ['brown', 4],
    ['green', 5],
  ] as const) {
    const m = evening(2)
    dice(m, [colour])
    expect(told(endRound(m), 'bride')).toMatchObject({ colour, rank, came: 'supply' })
  }
  const m = evening(2)
  put(m, 1, 1, 'rank2')
  dice(m, ['orange'])
  expect(told(endRound(m), 'bride')).toMatchObject({ came: null })
})

test('[VM-43] without a bride in the supply the one longest in parental bliss comes, and her partner is single', () => {
  const m = evening(2)
  couple(m, 'bliss3', 1, 'bride')
  couple(m, 'bliss1', 0, 'bride')
  put(m, 0, 1, 'rank1')
  dice(m, ['orange'])
  endRound(m)
  expect(asked(m)).toMatchObject({ seat: 0, kind: 'house' })
  play(m, 0, 'house', BAKERY)
  expect(at(m, 1, 'farm')).toBe(5)
  expect(at(m, 0, 'bliss1')).toBe(1)
})

test('[VM-43] brides in bakery or shop are not fetched: nobody is placed', () => {
  const m = evening(2)
  couple(m, 'bakery1', 0, 'bride')
  couple(m, 'shop1', 1, 'bride')
  dice(m, ['orange'])
  expect(told(endRound(m), 'bride')).toMatchObject({ came: null })
})

test('[VM-44] the two highest ranks marry; with four or five players the next two as well', () => {
  const three = evening(3)
  for (const [seat, rank] of [
    [0, 'rank1'],
    [1, 'rank3'],
    [2, 'rank4'],
  ] as const)
    put(three, seat, 1, rank)
  dice(three, ['brown'])
  endRound(three)
  play(three, 0, 'house', BAKERY)
  expect([at(three, 0, 'bakery1'), at(three, 1, 'bakery1'), at(three, 2, 'farm')]).toEqual([1, 1, 5])
  const four = evening(4)
  for (const [seat, rank] of [
    [0, 'rank1'],
    [1, 'rank3'],
    [2, 'rank4'],
    [3, 'rank6'],
  ] as const)
    put(four, seat, 1, rank)
  dice(four, ['brown'])
  endRound(four)
  expect(asked(four)).toMatchObject({ seat: 0, kind: 'house' })
  play(four, 0, 'house', BAKERY)
  expect(asked(four)).toMatchObject({ seat: 2, kind: 'house' })
})

test('[VM-44] with too few members nobody marries', () => {
  const m = evening(2)
  put(m, 0, 1, 'rank4')
  dice(m, ['brown'])
  endRound(m)
  play(m, 0, 'homecomingOffer', 'pass')
  expect(m.state.round).toBe(2)
  expect(at(m, 0, 'farm')).toBe(5)
})

test('[VM-45] the owner of the higher rank chooses, the higher couple first', () => {
  const m = evening(5)
  for (const [seat, rank] of [
    [3, 'rank1'],
    [0, 'rank2'],
    [4, 'rank3'],
    [1, 'rank6'],
  ] as const)
    put(m, seat, 1, rank)
  dice(m, ['orange'])
  endRound(m)
  play(m, 3, 'house', SHOP)
  expect(asked(m)).toMatchObject({ seat: 4, kind: 'house', choices: [BAKERY, SHOP] })
})

test('[VEX-S30] [VM-46] a bride on the higher rank: the die chooses the house', () => {
  const m = evening(2)
  put(m, 0, 1, 'rank3')
  dice(m, ['orange', 'brown'])
  const events = endRound(m)
  expect(told(events, 'marries')).toMatchObject({ house: 'bakery', rolled: 'brown' })
  expect(asked(m)).toMatchObject({ seat: 0, kind: 'favour', choices: [BREAD_TOO, TWO_BREAD] })
  const other = evening(2)
  put(other, 0, 1, 'rank3')
  dice(other, ['orange', 'pink'])
  expect(told(endRound(other), 'marries')).toMatchObject({ house: 'shop', rolled: 'pink' })
})

test('[VM-47] [VM-48] old couples move on, new ones in, singles go home; who has children stays', () => {
  const m = evening(2)
  couple(m, 'bakery1', 0, 1)
  couple(m, 'bliss1', 0, 1)
  put(m, 1, 1, 'shop1')
  put(m, 0, 1, 'rank1')
  put(m, 1, 1, 'rank2')
  dice(m, ['orange'])
  endRound(m)
  play(m, 0, 'house', SHOP)
  expect([at(m, 0, 'bliss1'), at(m, 1, 'bliss1'), at(m, 0, 'bliss2'), at(m, 1, 'bliss2')]).toEqual([1, 1, 1, 1])
  expect([at(m, 0, 'bakery1'), at(m, 0, 'shop2'), at(m, 1, 'shop2'), at(m, 1, 'shop1')]).toEqual([0, 1, 1, 0])
})

test('[VEX-S29] [VM-49] three players, one couple: the unmarried may buy bread or a tool', () => {
  const m = evening(3)
  put(m, 0, 1, 'rank1')
  put(m, 1, 1, 'rank4')
  put(m, 2, 1, 'rank6')
  farm(m, 1, { green: 1 })
  farm(m, 2, { coin: 1 })
  dice(m, ['orange'])
  endRound(m)
  play(m, 0, 'house', BAKERY)
  expect(asked(m)).toMatchObject({
    seat: 1,
    kind: 'homecomingOffer',
    choices: [{ buy: 'bread' }, { buy: 'tool' }, 'pass'],
  })
  answers(m, [
    [1, 'homecomingOffer', { buy: 'tool' }],
    [2, 'homecomingOffer', { buy: 'bread' }],
  ])
  expect([has(m, 1, 'tool'), has(m, 1, 'green'), has(m, 2, 'bread'), has(m, 2, 'coin')]).toEqual([1, 0, 1, 0])
  expect(asked(m)).toMatchObject({ seat: 0, kind: 'favour' })
})

test('[VM-49] a widowed member from a house or from parental bliss brings no offer', () => {
  const m = evening(2)
  farm(m, 0, { orange: 2 })
  put(m, 0, 1, 'bakery2')
  put(m, 0, 1, 'bliss5')
  dice(m, ['orange'])
  endRound(m)
  expect([m.state.round, at(m, 0, 'farm')]).toEqual([2, 5])
})

test('[VM-50] an unmarried bride returns to the supply', () => {
  const m = evening(2)
  dice(m, ['green'])
  endRound(m)
  expect(k.view(m, 0).table.more.marriage).toMatchObject({ brides: 2, bridesAt: [] })
})

test('[VM-51] both new couples may choose the same house', () => {
  const m = evening(4)
  for (const [seat, rank] of [
    [0, 'rank1'],
    [1, 'rank2'],
    [2, 'rank3'],
    [3, 'rank4'],
  ] as const)
    put(m, seat, 1, rank)
  dice(m, ['orange'])
  endRound(m)
  answers(m, [
    [0, 'house', SHOP],
    [2, 'house', SHOP],
  ])
  expect([at(m, 0, 'shop1'), at(m, 1, 'shop1'), at(m, 2, 'shop2'), at(m, 3, 'shop2')]).toEqual([1, 1, 1, 1])
})

test('[VM-52] [VM-77] a child for each married member in parental bliss: the lowest printed number, if any is left', () => {
  const m = evening(2)
  couple(m, 'bliss1', 0, 0)
  couple(m, 'bliss2', 1, 'bride')
  k.edit(m, (s) => {
    for (let i = s.figures; i < 2 * s.figures; i++) if (s.people[i] === 0) s.people[i] = 1
  })
  dice(m, ['green'])
  endRound(m)
  expect([at(m, 0, 'farm', 2), at(m, 0, 'unborn', 2), at(m, 1, 'farm')]).toEqual([2, 1, 11])
})

test('[VM-53] each married member in a house brings one favor of two', () => {
  const m = evening(2)
  put(m, 0, 1, 'rank1')
  put(m, 1, 1, 'rank2')
  dice(m, ['orange'])
  endRound(m)
  play(m, 0, 'house', SHOP)
  answers(m, [
    [0, 'favour', STONES_AND_TOOL],
    [1, 'favour', TWO_TOOLS],
  ])
  expect([has(m, 0, 'tool'), has(m, 0, 'pink'), has(m, 0, 'orange'), has(m, 1, 'tool')]).toEqual([1, 1, 2, 2])
})

test('[VM-53] grain of the bakery beyond five bags is lost, bread is not', () => {
  const m = evening(2)
  put(m, 0, 1, 'rank1')
  put(m, 1, 1, 'rank2')
  farm(m, 0, { grain: 4 })
  dice(m, ['orange'])
  endRound(m)
  play(m, 0, 'house', BAKERY)
  answers(m, [
    [0, 'favour', BREAD_TOO],
    [1, 'favour', TWO_BREAD],
  ])
  expect([has(m, 0, 'grain'), has(m, 0, 'bread'), has(m, 1, 'bread')]).toEqual([5, 1, 2])
})

test('[VEX-S31] [VM-54] the favor of the house at the own wedding, children at every later one', () => {
  const m = evening(2)
  put(m, 0, 1, 'rank1')
  put(m, 1, 1, 'rank2')
  dice(m, ['orange', 'green', 'green'])
  endRound(m)
  answers(m, [
    [0, 'house', BAKERY],
    [0, 'favour', TWO_BREAD],
    [1, 'favour', TWO_BREAD],
  ])
  expect([at(m, 0, 'farm'), at(m, 1, 'farm')]).toEqual([4, 4])
  endRound(m)
  expect([at(m, 0, 'farm'), at(m, 1, 'farm'), at(m, 0, 'bliss1')]).toEqual([5, 5, 1])
  endRound(m)
  expect([at(m, 0, 'farm'), at(m, 1, 'farm'), has(m, 0, 'bread')]).toEqual([6, 6, 2])
})

test('[VM-55] offers and favors go clockwise from the start player, all offers first; scarce stones go to whoever comes first', () => {
  const m = evening(4)
  k.edit(m, (s) => {
    s.start = 2
    s.active = 2
  })
  for (const [seat, rank] of [
    [0, 'rank1'],
    [1, 'rank2'],
    [2, 'rank4'],
    [3, 'rank6'],
  ] as const)
    put(m, seat, 1, rank)
  couple(m, 'bliss1', 3, 1)
  for (const seat of [2, 3]) farm(m, seat, { green: 1 })
  dice(m, ['orange'])
  nobodyHome(m, 0)
  stones(m, { harvest: 'o' })
  k.edit(m, (s) => {
    s.bag[3] = (s.bag[3] ?? 0) + (s.supply[3] ?? 0) - 1
    s.supply[3] = 1
  })
  const frame = asked(m)?.seat ?? 0
  play(m, frame, 'turn', stone('harvest', 'o'))
  if (asked(m)?.kind === 'harvest') play(m, frame, 'harvest', 'pass')
  answers(m, [
    [0, 'house', SHOP],
    [2, 'house', SHOP],
  ])
  expect(asked(m)).toMatchObject({ seat: 2, kind: 'favour' })
})

test('[VM-56] two of one family may be married, and each earns', () => {
  const m = evening(2)
  put(m, 0, 1, 'bakery1')
  put(m, 0, 1, 'bakery1')
  dice(m, ['green'])
  endRound(m)
  expect([at(m, 0, 'bliss1'), at(m, 0, 'farm')]).toEqual([2, 5])
})

test('[VM-57] a couple ends when one of them leaves; the other stays alone until the next wedding', () => {
  const m = evening(2)
  couple(m, 'bliss1', 0, 1)
  stones(m, { family: 'oo', harvest: 'oo' })
  play(m, 0, 'turn', stone('family', 'o'))
  play(m, 0, 'family', who('bliss1', 1))
  expect([at(m, 0, 'farm'), at(m, 1, 'bliss1')]).toEqual([5, 1])
  play(m, 1, 'turn', stone('harvest', 'o'))
  play(m, 1, 'harvest', 'pass')
  dice(m, ['green'])
  endRound(m)
  expect([at(m, 1, 'farm'), at(m, 1, 'bliss1')]).toEqual([5, 0])
})

test('[VM-58] a bride whose partner dies or is fetched is back in the supply at once', () => {
  const fetched = evening(2)
  couple(fetched, 'shop1', 0, 'bride')
  expect(k.view(fetched, 1).table.more.marriage).toMatchObject({ brides: 1, bridesAt: ['shop1'] })
  stones(fetched, { family: 'oo' })
  play(fetched, 0, 'turn', stone('family', 'o'))
  play(fetched, 0, 'family', who('shop1', 1))
  expect(k.view(fetched, 1).table.more.marriage).toMatchObject({ brides: 2, bridesAt: [] })
  const dead = evening(2)
  couple(dead, 'bliss4', 0, 'bride')
  farm(dead, 0, { time: 9 })
  stones(dead, { market: 'x', harvest: 'oo' })
  play(dead, 0, 'turn', stone('market', 'x'))
  play(dead, 0, 'dies', who('bliss4', 1))
  expect(k.view(dead, 1).table.more.marriage?.brides).toBe(2)
})

test('[VM-57] equal members in parental bliss are told apart by whom they are married to', () => {
  const m = evening(3)
  couple(m, 'bliss1', 0, 1)
  couple(m, 'bliss2', 0, 2)
  stones(m, { family: 'oo' })
  play(m, 0, 'turn', stone('family', 'o'))
  expect(asked(m)?.choices).toEqual(expect.arrayContaining([who('bliss1', 1), who('bliss2', 1)]))
  play(m, 0, 'family', who('bliss2', 1))
  expect([at(m, 1, 'bliss1'), at(m, 0, 'bliss1'), at(m, 2, 'bliss2'), at(m, 0, 'bliss2')]).toEqual([1, 1, 1, 0])
})

test('[VM-59] a member comes home from any area of the board', () => {
  const m = evening(2)
  put(m, 0, 1, 'rank1')
  couple(m, 'bakery1', 0, 1)
  couple(m, 'bliss1', 0, 1)
  stones(m, { family: 'oo' })
  play(m, 0, 'turn', stone('family', 'o'))
  expect(asked(m)?.choices).toEqual(expect.arrayContaining([who('rank1', 1), who('bakery1', 1), who('bliss1', 1)]))
})

test('[VEX-S07] a wedding with four players', () => {
  const [andre, birgit, konstanze, emma] = [0, 1, 2, 3] as const
  const m = evening(4)
  put(m, birgit, 1, 'rank1')
  put(m, konstanze, 1, 'rank3')
  put(m, emma, 1, 'rank5')
  put(m, andre, 1, 'rank6')
  couple(m, 'bliss1', andre, 'bride')
  couple(m, 'shop1', konstanze, 'bride')
  put(m, emma, 1, 'bakery1')
  farm(m, andre, { green: 1 })
  dice(m, ['orange'])
  const events = endRound(m)
  expect(told(events, 'bride')).toMatchObject({ rank: 2, came: 'bliss' })
  answers(m, [
    [birgit, 'house', SHOP],
    [konstanze, 'house', BAKERY],
  ])
  expect(asked(m)).toMatchObject({ seat: andre, kind: 'homecomingOffer' })
  play(m, andre, 'homecomingOffer', { buy: 'bread' })
  expect(asked(m)).toMatchObject({ seat: andre, kind: 'pay' })
  play(m, andre, 'pay', pays('g'))
  expect([
    at(m, konstanze, 'bliss1') + at(m, konstanze, 'bliss2'),
    at(m, birgit, 'shop1') + at(m, birgit, 'shop2'),
  ]).toEqual([1, 1])
  expect([at(m, andre, 'farm'), at(m, emma, 'farm')]).toEqual([5, 4])
  answers(m, [
    [birgit, 'favour', TWO_TOOLS],
    [konstanze, 'favour', TWO_BREAD],
    [emma, 'favour', BREAD_TOO],
  ])
  expect([has(m, birgit, 'tool'), has(m, konstanze, 'bread'), has(m, emma, 'bread'), has(m, emma, 'grain')]).toEqual([
    2, 2, 1, 2,
  ])
  expect([at(m, konstanze, 'farm', 2), at(m, andre, 'farm', 2), has(m, andre, 'bread')]).toEqual([1, 0, 1])
})

test('[VC-34] [VC-35] [V-SOLO-96] [V-SOLO-98] alone the die is rolled twice, and there are three brides', () => {
  const m = evening(1)
  expect(k.view(m, 0).table.more.marriage?.brides).toBe(3)
  put(m, 0, 1, 'rank5')
  dice(m, ['pink', 'pink'])
  stones(m, { harvest: 'oo' })
  const events = [...play(m, 0, 'turn', stone('harvest', 'o')), ...play(m, 0, 'harvest', 'pass')]
  expect(events.filter(({ kind }) => kind === 'bride')).toMatchObject([
    { rank: 3, came: 'supply' },
    { rank: 3, came: null },
  ])
})

test('[VM-62] [V-SOLO-99] two brides that marry return to the supply, no house is rolled for, a lower member stays unmarried', () => {
  const m = evening(1)
  put(m, 0, 1, 'rank6')
  farm(m, 0, { orange: 0 })
  dice(m, ['pink', 'orange'])
  stones(m, { harvest: 'gg' })
  const events = [...play(m, 0, 'turn', stone('harvest', 'g')), ...play(m, 0, 'harvest', 'pass')]
  expect(events.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['bridesPart', 'goesHome']))
  expect(events.map(({ kind }) => kind)).not.toContain('marries')
  expect(k.view(m, 0).table.more.marriage?.brides).toBe(3)
  expect(asked(m)).toMatchObject({ kind: 'homecomingOffer' })
})

test('[VM-49] [VP-65] whoever could open a chest for a coin is asked too', () => {
  const m = married(2, { port: true })
  for (const seat of [0, 1]) farm(m, seat, { coin: 0 })
  put(m, 1, 1, 'rank6')
  k.edit(m, (s) => {
    const { home, chests } = portState.of(s)
    change(s, { home: home.with(1, [0]), chests: chests.filter((n) => n !== 0) })
    gain(s, 1, fieldCode('chest'), 1)
  })
  brides(m, ['shop1', 'bakery1'])
  put(m, 0, 1, 'shop1')
  put(m, 0, 1, 'bakery1')
  dice(m, ['green'])
  endRound(m)
  const offer = { seat: 1, kind: 'homecomingOffer' }
  expect(asked(m)).toMatchObject({ ...offer, choices: ['pass'] })
  const [open] = k.anytime(m, 1)
  if (open === undefined) throw new Error('no chest to open')
  unasked(m, 1, open)
  expect(asked(m)).toMatchObject({ ...offer, choices: [{ buy: 'bread' }, { buy: 'tool' }, 'pass'] })
})
