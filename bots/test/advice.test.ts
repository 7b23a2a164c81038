/** Reasons for advice: each answer has its own words, in things of the board where there are some. */

import { describe, expect, test } from 'vitest'
import { type Hint, varied } from '../advice.ts'
import { countsApart, countsBeside, countsOf, reasonsFor } from '../reasons.ts'
import { promiseOf, reasonFor } from '../tell.ts'

const words = (parts: Parameters<typeof reasonsFor>[0]) =>
  reasonsFor(parts).map(({ gain, loss }) => `${gain?.part ?? '-'} / ${loss?.part ?? '-'}`)

test('what an answer has more and less of than the others is told', () => {
  expect(
    words([
      { points: 4, market: 0 },
      { points: 0, market: 3 },
    ]),
  ).toEqual(['points / market', 'market / points'])
})

test('no two answers are told in the same words where there are others', () => {
  const parts = [
    { points: 4, market: 0, family: 1 },
    { points: 0, market: 5, family: 0 },
    { points: 3, market: 0, family: 3 },
  ]
  const told = words(parts)
  expect(new Set(told).size).toBe(3)
  expect(told[0]).toBe('points / market')
})

test('where nothing is known nothing is said', () => {
  expect(words([null, null])).toEqual(['- / -', '- / -'])
  expect(words([{ points: 1 }])).toEqual(['- / -'])
})

test('answers that differ in a number alone are one proposal, as long as there are others', () => {
  const considered = [
    { swap: 3 },
    { swap: 2 },
    { space: 'farm', workers: 1 },
    { swap: 1 },
    { space: 'mill', workers: 1 },
  ].map((choice, i) => ({ answer: { to: '0.1', choice }, value: 9 - i, spread: 0, visits: 1 }))
  expect(varied(considered).map(({ answer }) => answer.choice)).toEqual([
    { swap: 3 },
    { space: 'farm', workers: 1 },
    { space: 'mill', workers: 1 },
    { swap: 2 },
    { swap: 1 },
  ])
})

const WEIGHTS = { pasture: 3, wood: 1, food: 1, begging: -3 }

describe('what a move brings and costs', () => {
  test('is what weighs most, and what is lost', () => {
    expect(countsOf({ pasture: 2, wood: -5, food: 1 }, WEIGHTS)).toEqual([
      { thing: 'pasture', n: 2 },
      { thing: 'wood', n: -5 },
    ])
    expect(countsOf({ wood: 2, food: 3, pasture: 0 }, WEIGHTS)).toEqual([
      { thing: 'food', n: 3 },
      { thing: 'wood', n: 2 },
    ])
  })

  test('more of what nobody wants is a cost', () => {
    expect(countsOf({ begging: 1, food: 2 }, WEIGHTS)).toEqual([
      { thing: 'food', n: 2 },
      { thing: 'begging', n: 1 },
    ])
  })

  test('what comes whatever one does is not told, unless nothing else is gained', () => {
    const harvest = [
      { wood: 3, food: -4 },
      { pasture: 1, food: -6 },
    ]
    expect(countsBeside(harvest[0] ?? {}, harvest, WEIGHTS)).toEqual([{ thing: 'wood', n: 3 }])
    expect(countsBeside(harvest[1] ?? {}, harvest, WEIGHTS)).toEqual([
      { thing: 'pasture', n: 1 },
      { thing: 'food', n: -2 },
    ])
    const alike = [
      { pasture: 1, wood: -3 },
      { pasture: 1, food: -3 },
    ]
    expect(countsBeside(alike[0] ?? {}, alike, WEIGHTS)).toEqual([
      { thing: 'pasture', n: 1 },
      { thing: 'wood', n: -3 },
    ])
  })
})

test('of two answers that bring the same the second is told by what it has and the first has not', () => {
  const weights = { plow: 2, pink: 0.5, orange: 0.5, time: 0.4, step: 2 }
  const effects = [{ plow: 1, orange: 1, time: -5 }, { plow: 1, pink: 1, time: -5 }, { step: 1 }]
  expect(countsApart(effects, weights)).toEqual([
    [
      { thing: 'plow', n: 1 },
      { thing: 'time', n: -5 },
    ],
    [
      { thing: 'pink', n: 1 },
      { thing: 'orange', n: -1 },
    ],
    [{ thing: 'step', n: 1 }],
  ])
  // Where nothing that is counted tells them apart, nothing is said twice.
  expect(countsApart([{ plow: 1 }, { plow: 1 }, null], weights)).toEqual([[{ thing: 'plow', n: 1 }], [], []])
})

const HINT: Hint = {
  answer: { to: '0.1', choice: 1 },
  rank: 'first',
  points: 97.2,
  spread: 7.1,
  behind: 0,
  margin: 0,
  counts: [
    { thing: 'pasture', n: 2 },
    { thing: 'food', n: -1 },
  ],
  gain: { part: 'land', points: 2 },
  loss: null,
}
const NAMES = {
  partNames: { en: { land: 'use of the land' }, de: { land: 'Nutzen vom Land' } },
  countWords: {
    pasture: { weight: 3, en: ['pasture', 'pastures'], de: ['Weide', 'Weiden'] },
    food: { weight: 1, en: ['food', 'food'], de: ['Nährwert', 'Nährwerte'] },
  },
} as const

describe('in words', () => {
  test('a reason counts things; without them it names what the answer is thought better by', () => {
    expect(reasonFor(HINT, 'en', NAMES)).toBe('2 more pastures, 1 food less.')
    expect(reasonFor(HINT, 'de', NAMES)).toBe('2 Weiden mehr, 1 Nährwert weniger.')
    expect(reasonFor({ ...HINT, counts: [] }, 'de', NAMES)).toBe('Mehr: Nutzen vom Land.')
    expect(reasonFor({ ...HINT, counts: [], gain: null }, 'de', NAMES)).toBe('Kaum anders als die anderen.')
  })

  test('the first is told in points with how far they lie apart, the others by how much less', () => {
    expect(promiseOf(HINT, 'de')).toBe('etwa 97 Punkte am Ende, meist 90 bis 104')
    expect(promiseOf({ ...HINT, spread: 0 }, 'en')).toBe('about 97 points at the end')
    expect(promiseOf({ ...HINT, points: -3 }, 'de')).toBe('etwa −3 Punkte am Ende, meist −10 bis 4')
    expect(promiseOf({ ...HINT, points: null }, 'en')).toBe('best')
    expect(promiseOf({ ...HINT, rank: 'other', behind: 2.4 }, 'de')).toBe('2 Punkte weniger')
    expect(promiseOf({ ...HINT, rank: 'other', behind: 0.4 }, 'de')).toBe('gleich gut')
  })

  test('as many points that others gain more from are not called just as good', () => {
    expect(promiseOf({ ...HINT, rank: 'other', behind: 0.4, margin: 3 }, 'en')).toBe(
      'as many points, but others gain more from it',
    )
  })

  test('what is done unasked comes before the move', () => {
    expect(promiseOf({ ...HINT, rank: 'unasked', points: null }, 'de')).toBe('gleich jetzt, noch vor deinem Zug')
  })
})
