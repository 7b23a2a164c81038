/** What is proposed where not all animals find room. */

import { expect, test } from 'vitest'
import { foodOfRest } from '../rules/animals/rest.ts'
import { bestFirst } from '../ui/herds.ts'

const offered = (...herds: readonly (readonly number[])[]) => herds.map((herd) => ({ herd, food: 0 }))
const formOf = (...species: readonly (readonly [have: number, food: number])[]) => ({
  items: species.map(([have, food], i) => ({ key: ['sheep', 'boar', 'cattle'][i] ?? '', have, food, pot: food > 0 })),
  pair: 0,
})
const first = (offers: readonly { herd: readonly number[]; food: number }[], breeds = true) =>
  bestFirst(offers, breeds)[0]?.herd

test('of young animals those are proposed that score most: four boar beside nine sheep', () => {
  expect(first(offered([10, 1, 0], [9, 4, 0]))).toEqual([9, 4, 0])
})

test('nobody is proposed to lose the only cow', () => {
  expect(first(offered([9, 5, 0], [9, 4, 1], [8, 5, 1]), false)).toEqual([8, 5, 1])
})

test('food does not buy the last animal of a kind', () => {
  const form = formOf([9, 2], [3, 2], [2, 3])
  const herds = [
    [9, 3, 0],
    [9, 0, 2],
    [8, 3, 1],
    [8, 1, 2],
    [5, 3, 2],
  ]
  const ranked = bestFirst(
    herds.map((herd) => ({ herd, food: foodOfRest(form, herd) })),
    true,
  )
  expect(ranked.map(({ herd }) => herd).slice(3)).toEqual([
    [9, 3, 0],
    [9, 0, 2],
  ])
  expect(ranked[0]?.herd.every((n) => n > 0)).toBe(true)
})

test('where both keep the same animals alive, the one that feeds comes first', () => {
  expect(
    first([
      { herd: [1, 1, 0], food: 0 },
      { herd: [1, 1, 0], food: 4 },
    ]),
  ).toEqual([1, 1, 0])
  expect(
    bestFirst(
      [
        { herd: [1, 1, 0], food: 0 },
        { herd: [1, 1, 0], food: 4 },
      ],
      true,
    )[0]?.food,
  ).toBe(4)
})

test('what the rest brings counts pairs in the pot', () => {
  const form = { ...formOf([4, 2], [1, 2], [0, 0]), pair: 1 }
  expect(foodOfRest(form, [1, 1, 0])).toBe(7)
  expect(foodOfRest(form, [1, 0, 0])).toBe(10)
})
