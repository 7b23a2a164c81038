/** Days of a club, seeds of a day, days in a row. */

import type { Game } from '@dorfplatz/kernel'
import { expect, test } from 'vitest'
import { medalFor } from '../daily/attempts.ts'
import { calendarIn, dayAfter, daysBetween, isDay, mondayOf } from '../daily/days.ts'
import { openDeals } from '../daily/deals.ts'
import { streakOf } from '../daily/streak.ts'
import { lanterns } from './help/lanterns.ts'

test('a day begins at midnight of the club, also where the clock is put forward or back', () => {
  const berlin = calendarIn('Europe/Berlin')
  for (const day of ['2026-11-16', '2026-07-01', '2026-03-29', '2026-03-30', '2026-10-25', '2026-10-26']) {
    const start = berlin.startOf(day)
    expect(berlin.dayOf(start)).toBe(day)
    expect(berlin.dayOf(start - 1)).toBe(dayAfter(day, -1))
  }
  expect(berlin.startOf('2026-11-16')).toBe(Date.parse('2026-11-15T23:00Z'))
  // The day on which the clock is put forward has 23 hours, the other one 25.
  expect(berlin.startOf('2026-03-30') - berlin.startOf('2026-03-29')).toBe(23 * 3600_000)
  expect(berlin.startOf('2026-10-26') - berlin.startOf('2026-10-25')).toBe(25 * 3600_000)
  expect(calendarIn('Pacific/Auckland').dayOf(Date.parse('2026-11-16T12:00Z'))).toBe('2026-11-17')
})

test('weeks begin on Monday', () => {
  expect(mondayOf('2026-11-16')).toBe('2026-11-16')
  expect(mondayOf('2026-11-22')).toBe('2026-11-16')
  expect(daysBetween('2026-07-23', '2026-11-16')).toBe(116)
  expect(['2026-02-30', '2026-13-01', '26-1-1', 'x'].some(isDay)).toBe(false)
})

test('every deal has a seed of its own, and only the secret leads to it', () => {
  const games = [lanterns as Game]
  const here = openDeals(games, 'a secret of this server, long enough')
  const there = openDeals(games, 'another secret of another server, too')
  const seeds = [here, there].flatMap((deals) =>
    deals.courses.flatMap((course) => ['2026-11-16', '2026-11-17'].map((day) => deals.seedOf(course, day))),
  )
  expect(new Set(seeds).size).toBe(8)
  expect(seeds.every((seed) => /^[0-9a-f]{64}$/.test(seed))).toBe(true)
  const [course] = here.courses
  if (course === undefined) throw new Error('no course')
  expect(here.seedOf(course, '2026-11-16')).toBe(seeds[0])
  expect(here.find('lanterns', 'nosuch')).toBeNull()
})

test('medals are the rulebook’s goals', () => {
  const [course] = openDeals([lanterns as Game], 'x').courses
  if (course === undefined) throw new Error('no course')
  expect([2, 3, 4, 9].map((points) => medalFor(course, points))).toEqual([0, 2, 3, 3])
})

const range = (from: string, n: number): string[] => Array.from({ length: n }, (_, i) => dayAfter(from, i))

test('one day of rest a week keeps the row, a second one ends it; today may still come', () => {
  const monday = '2026-11-02'
  expect(streakOf([], monday)).toEqual({ now: 0, longest: 0 })
  expect(streakOf(range(monday, 7), '2026-11-08')).toEqual({ now: 7, longest: 7 })
  // Today is not played yet.
  expect(streakOf(range(monday, 7), '2026-11-09')).toEqual({ now: 7, longest: 7 })
  // Wednesday off.
  const rested = range(monday, 7).filter((day) => day !== '2026-11-04')
  expect(streakOf(rested, '2026-11-08')).toEqual({ now: 6, longest: 6 })
  // Wednesday and Friday off: begun anew on Saturday.
  const twice = rested.filter((day) => day !== '2026-11-06')
  expect(streakOf(twice, '2026-11-08')).toEqual({ now: 2, longest: 3 })
  // Sunday off and the next Monday off: one in each week.
  const across = [...range(monday, 6), ...range('2026-11-10', 3)]
  expect(streakOf(across, '2026-11-12')).toEqual({ now: 9, longest: 9 })
  // Long ago.
  expect(streakOf(range(monday, 7), '2026-12-24')).toEqual({ now: 0, longest: 7 })
})
