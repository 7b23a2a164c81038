/** Setup cards of every combination and number of players, as the table of VC-23 prints them. */

import { expect, test } from 'vitest'
import { k, type M, play, stone, stones, supply } from '../scenario.ts'
import { box, declineUntil, seenBy } from './words.ts'

const SPACES = [
  'harvest',
  'family',
  'crafts',
  'market',
  'travel',
  'council',
  'church',
  'inn',
  'smuggler',
  'marriage',
] as const

/** Combination, players, stones on H F C M T R K I S W, stones of each color, plague stones. */
const CARDS: readonly (readonly [string, number, readonly number[], number, number])[] = [
  ['', 2, [3, 2, 3, 1, 3, 3, 3, 0, 0, 0], 5, 6],
  ['', 3, [4, 3, 4, 1, 3, 3, 3, 0, 0, 0], 6, 6],
  ['', 4, [4, 4, 4, 1, 3, 4, 4, 0, 0, 0], 7, 6],
  ['', 5, [5, 5, 5, 1, 4, 5, 5, 0, 0, 0], 8, 6],
  ['I', 2, [3, 2, 3, 1, 3, 3, 3, 2, 0, 0], 6, 6],
  ['I', 3, [4, 3, 4, 1, 3, 3, 3, 3, 0, 0], 7, 6],
  ['I', 4, [4, 4, 5, 1, 3, 4, 4, 3, 0, 0], 8, 6],
  ['I', 5, [5, 5, 6, 1, 4, 5, 5, 4, 0, 0], 9, 6],
  ['P', 2, [3, 2, 4, 1, 4, 3, 3, 0, 0, 0], 6, 6],
  ['P', 3, [4, 3, 5, 1, 5, 3, 3, 0, 0, 0], 7, 6],
  ['P', 4, [4, 4, 5, 1, 6, 4, 4, 0, 0, 0], 8, 6],
  ['P', 5, [5, 5, 6, 1, 8, 5, 5, 0, 0, 0], 9, 6],
  ['IP', 2, [3, 2, 4, 1, 4, 3, 3, 2, 0, 0], 6, 6],
  ['IP', 3, [4, 3, 5, 1, 5, 3, 3, 3, 0, 0], 7, 6],
  ['IP', 4, [4, 4, 6, 1, 6, 4, 4, 3, 0, 0], 9, 6],
  ['IP', 5, [5, 5, 7, 1, 8, 5, 5, 4, 0, 0], 11, 6],
  ['M', 2, [3, 2, 3, 1, 3, 3, 3, 0, 2, 2], 6, 7],
  ['M', 3, [4, 3, 4, 1, 3, 3, 3, 0, 3, 3], 7, 7],
  ['M', 4, [4, 4, 4, 1, 3, 4, 4, 0, 4, 4], 9, 7],
  ['M', 5, [5, 5, 5, 1, 4, 5, 5, 0, 5, 5], 11, 7],
  ['IM', 2, [3, 2, 3, 1, 3, 3, 3, 2, 2, 2], 7, 7],
  ['IM', 3, [4, 3, 4, 1, 3, 3, 3, 3, 3, 3], 8, 7],
  ['IM', 4, [4, 4, 5, 1, 3, 4, 4, 3, 4, 4], 10, 7],
  ['IM', 5, [5, 5, 6, 1, 4, 5, 5, 4, 5, 5], 12, 7],
  ['PM', 2, [3, 2, 4, 1, 4, 3, 3, 0, 2, 2], 7, 7],
  ['PM', 3, [4, 3, 5, 1, 5, 3, 3, 0, 3, 3], 8, 7],
  ['PM', 4, [4, 4, 5, 1, 6, 4, 4, 0, 4, 4], 10, 7],
  ['PM', 5, [5, 5, 6, 1, 8, 5, 5, 0, 5, 5], 12, 7],
  ['IPM', 2, [3, 2, 4, 1, 4, 3, 3, 2, 2, 2], 7, 7],
  ['IPM', 3, [4, 3, 5, 1, 5, 3, 3, 3, 3, 3], 9, 7],
  ['IPM', 4, [4, 4, 6, 1, 6, 4, 4, 3, 4, 4], 11, 7],
  ['IPM', 5, [5, 5, 7, 1, 8, 5, 5, 4, 5, 5], 13, 7],
]

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)

/** How many stones lie on each space, in the order of the card. */
function laid(m: M): readonly number[] {
  const { spaces } = seenBy(m, 'spectator')
  return SPACES.map((space) => sum(Object.values(spaces.find(({ id }) => id === space)?.stones ?? {})))
}

/** Stones of a kind on the spaces and in the green bag. */
function thrown(m: M, kind: 'orange' | 'green' | 'brown' | 'pink' | 'plague'): number {
  const { spaces, bag } = seenBy(m, 'spectator')
  return sum(spaces.map(({ stones: of }) => of[kind])) + bag[kind]
}

/** The first round comes to its end with nothing done; everything left over goes back to where it came from. */
function secondRound(m: M): void {
  stones(m, { council: 'o' })
  play(m, 0, 'turn', stone('council', 'o'))
  declineUntil(m, 'turn')
}

test.each(CARDS)('[VC-01] [VC-20] [VC-22] [VC-23] the card of "%s" for %i', (modules, seats, spaces, each, plague) => {
  const m = box(modules, seats)
  const marriage = modules.includes('M')
  expect(laid(m)).toEqual(marriage ? spaces.with(1, 0) : spaces)
  for (const colour of ['orange', 'green', 'brown', 'pink'] as const) expect(thrown(m, colour)).toBe(each)
  expect(thrown(m, 'plague')).toBe(plague)
  expect(supply(m, 'x')).toBe(0)
  const unused = SPACES.filter((_, i) => spaces[i] === 0)
  expect(
    seenBy(m, 0)
      .spaces.map(({ id }) => id)
      .filter((id) => (unused as readonly string[]).includes(id)),
  ).toEqual([])
})

test.each(CARDS)(
  '[VC-21] [VC-24] [VM-08] totals of "%s" for %i go round evenly, from round 2 on with Family',
  (modules, seats, spaces) => {
    const m = box(modules, seats)
    expect(sum(laid(m)) % seats).toBe(0)
    secondRound(m)
    expect(m.state.round).toBe(2)
    expect(laid(m)).toEqual(spaces)
    expect(sum(spaces) % seats).toBe(0)
  },
)

test.each(CARDS.filter(([, seats]) => seats === 2))(
  '[VC-30] [V-SOLO-08] alone "%s" uses the card for %i',
  (modules, _, spaces, each) => {
    const m = box(modules, 1)
    expect(laid(m)).toEqual(modules.includes('M') ? spaces.with(1, 0) : spaces)
    expect(thrown(m, 'pink')).toBe(each)
  },
)

test('[VC-20] a color the supply lacks comes in as far as it is there, and no other replaces it', () => {
  const m = box('IPM', 5)
  stones(m, { council: 'o' })
  k.edit(m, (s) => {
    for (let seat = 0; seat < 5; seat++) s.farm[seat * s.fields + 1] = 6
    s.supply[1] = 3
  })
  play(m, 0, 'turn', stone('council', 'o'))
  declineUntil(m, 'turn')
  expect(m.state.round).toBe(2)
  expect(['orange', 'green', 'brown', 'pink'].map((c) => thrown(m, c as 'green'))).toEqual([13, 3, 13, 13])
})

test('[VC-25] a bag that runs empty fills harvest, family, crafts, market, travel, council, church, inn, smuggler, marry in this order', () => {
  const m = box('IPM', 5)
  stones(m, { council: 'o' })
  k.edit(m, (s) => {
    for (let c = 0; c < 4; c++) {
      const rest = s.supply[c] as number
      s.supply[c] = c === 0 ? 10 : 2
      s.farm[c] = (s.farm[c] as number) + rest - (s.supply[c] as number)
    }
  })
  play(m, 0, 'turn', stone('council', 'o'))
  declineUntil(m, 'turn')
  // 10 orange, 2 of each other color and 7 plague stones: 23 stones, and all of them lie there.
  expect(sum(laid(m))).toBe(23)
  expect(laid(m)).toEqual([5, 5, 7, 1, 5, 0, 0, 0, 0, 0])
})

test('[VC-03] goals, persons and chests lie ready before the first stone: whoever chooses a stone of compensation sees them', () => {
  const m = box('IPMG', 4, { compensation: true })
  expect(m.state.onBoard).toBe(0)
  const seat = k.decisions(m)[0]?.seat ?? -1
  expect(seat).toBe(3)
  const { more } = seenBy(m, seat)
  expect(more.goals?.mine).toHaveLength(2)
  expect(more.inn?.stacks.map(({ left }) => left)).toEqual([11, 11, 11])
  expect(more.port?.stacks).toEqual({ cocoa: 5, tea: 5, chest: 8 })
})
