/** Ratings: fair to every seat, the same from the same tables, and only from what counts. */

import { describe, expect, test } from 'vitest'
import { type RatedSeat, type Rating, rateTable, shownRating, standingsOf, UNKNOWN } from '../ratings/rate.ts'

const seat = (person: string | null, place: number, more: Partial<RatedSeat> = {}): RatedSeat => ({
  ...{ person, place, bot: person === null ? 'greedy' : null, conceded: false, practice: false, daily: null },
  ...{ device: false },
  ...more,
})

type Table = readonly RatedSeat[]
function played(tables: readonly Table[]): Map<string, Rating> {
  const known = new Map<string, Rating>()
  for (const table of tables) {
    for (const { person, rating } of rateTable(table, (who) => known.get(who) ?? UNKNOWN)) known.set(person, rating)
  }
  return known
}
const after = (known: ReadonlyMap<string, Rating>, person: string): Rating => known.get(person) ?? UNKNOWN

describe('fairness', () => {
  test('what one wins the other loses, whoever sits first', () => {
    const one = played([[seat('anna', 1), seat('bert', 2)]])
    const other = played([[seat('bert', 2), seat('anna', 1)]])
    expect(one.get('anna')).toEqual(other.get('anna'))
    expect(one.get('bert')).toEqual(other.get('bert'))
    expect(after(one, 'anna').mu - UNKNOWN.mu).toBeCloseTo(UNKNOWN.mu - after(one, 'bert').mu, 9)
    expect(after(one, 'anna').sigma).toBeCloseTo(after(one, 'bert').sigma, 9)
    expect(after(one, 'anna').sigma).toBeLessThan(UNKNOWN.sigma)
  })

  test('a draw of equals changes nobody’s mean; the weaker gains by a draw with the stronger', () => {
    const draw: Table = [seat('anna', 1), seat('bert', 1)]
    const even = played([draw])
    expect(after(even, 'anna').mu).toBeCloseTo(UNKNOWN.mu, 9)
    expect(after(even, 'bert').mu).toBeCloseTo(UNKNOWN.mu, 9)
    const before = played([[seat('anna', 1), seat('bert', 2)]])
    const then = played([[seat('anna', 1), seat('bert', 2)], draw])
    expect(after(then, 'bert').mu).toBeGreaterThan(after(before, 'bert').mu)
    expect(after(then, 'anna').mu).toBeLessThan(after(before, 'anna').mu)
  })

  test.each([3, 4, 5])('at %i seats the order of places is the order of ratings, and equals are equal', (n) => {
    const people = Array.from({ length: n }, (_, i) => `p${i}`)
    // The last two share a place.
    const known = played([people.map((person, i) => seat(person, Math.min(i + 1, n - 1)))])
    const means = people.map((person) => after(known, person).mu)
    for (let i = 0; i + 2 < n; i++) expect(means[i]).toBeGreaterThan(means[i + 1] ?? Number.NaN)
    expect(means[n - 2]).toBeCloseTo(means[n - 1] ?? Number.NaN, 9)
    expect([...known.values()].every(({ games }) => games === 1)).toBe(true)
  })

  test('the same tables in the same order give the same to the last digit; in another order something else', () => {
    const tables: Table[] = [
      [seat('anna', 1), seat('bert', 2)],
      [seat('bert', 1), seat('carl', 2), seat('anna', 3)],
      [seat('carl', 1), seat('anna', 2)],
    ]
    expect(played(tables)).toEqual(played(tables))
    expect(played(tables.toReversed())).not.toEqual(played(tables))
  })
})

describe('what counts', () => {
  test('bots are nobody’s measure: the people are compared among themselves', () => {
    const alone = played([[seat('anna', 1), seat('bert', 2)]])
    const between = played([[seat(null, 1), seat('anna', 2), seat(null, 3), seat('bert', 4)]])
    expect(between).toEqual(alone)
    expect(standingsOf([seat('anna', 1), seat(null, 2)])).toEqual([])
  })

  test('who gave up, and whose seat a bot had at the end, comes after all who played on, whatever the points', () => {
    const gaveUp = played([[seat('anna', 1, { conceded: true, bot: 'greedy' }), seat('bert', 2), seat('carl', 3)]])
    expect(after(gaveUp, 'anna').mu).toBeLessThan(after(gaveUp, 'carl').mu)
    const late = played([[seat('anna', 1, { bot: 'greedy' }), seat('bert', 2)]])
    expect(late).toEqual(played([[seat('anna', 2), seat('bert', 1)]]))
    expect(standingsOf([seat('anna', 1, { bot: 'greedy' }), seat('bert', 2, { conceded: true })])).toEqual([])
  })

  test.each([
    ['a known seed', { practice: true }],
    ['a deal of the day', { daily: '2026-11-16 cards' }],
    ['a game from a device', { device: true }],
  ])('%s does not', (_, more) => {
    expect(standingsOf([seat('anna', 1, more), seat('bert', 2, more)])).toEqual([])
  })

  test('nobody plays against themselves, and who is gone is nobody', () => {
    expect(standingsOf([seat('anna', 1), seat('anna', 2), seat('bert', 3)])).toEqual([])
    expect(standingsOf([seat('anna', 1), seat(null, 2, { bot: null })])).toEqual([])
  })
})

test('nobody is shown below nothing', () => {
  expect(shownRating({ mu: 2, sigma: 4, games: 9 })).toMatchObject({ mean: 80, low: 0, high: 400 })
})

test('a rating is a range around the mean that narrows, with a word for how sure it is', () => {
  expect(shownRating(UNKNOWN)).toEqual({ mean: 1000, low: 333, high: 1667, sure: 'vague', games: 0 })
  const games: Table[] = Array.from({ length: 60 }, (_, i) => [seat('anna', 1 + (i % 2)), seat('bert', 2 - (i % 2))])
  const { low, mean, high, sure } = shownRating(after(played(games), 'anna'))
  expect(high - low).toBeLessThan(1667 - 333)
  expect(Math.abs(high - mean - (mean - low))).toBeLessThanOrEqual(1)
  expect(sure).not.toBe('vague')
})
