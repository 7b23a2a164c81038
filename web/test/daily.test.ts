/** Days, the ruler of goals and the ladder's order: what the page of the day works out by itself. */

import { expect, test } from 'vitest'
import { monthDays, shiftDay, shiftMonth, streakOf, todayHere } from '../daily/days.ts'
import { ruler } from '../daily/MyDay.tsx'

test('a month begins on its weekday and has all its days', () => {
  const november = monthDays('2026-11')
  expect(november.before).toBe(6)
  expect(november.days).toHaveLength(30)
  expect(monthDays('2028-02').days.at(-1)).toBe('2028-02-29')
  expect(shiftMonth('2026-01', -1)).toBe('2025-12')
  expect(shiftMonth('2026-12', 1)).toBe('2027-01')
  expect(todayHere(new Date(2026, 10, 16, 23, 59))).toBe('2026-11-16')
})

test('days in a row are counted as the server counts them: one day of rest a week', () => {
  const range = (from: string, n: number): string[] => Array.from({ length: n }, (_, i) => shiftDay(from, i))
  const monday = '2026-11-02'
  const rested = range(monday, 7).filter((day) => day !== '2026-11-04')
  const twice = rested.filter((day) => day !== '2026-11-06')
  const across = [...range(monday, 6), ...range('2026-11-10', 3)]
  const cases = [
    [[], monday, 0, 0],
    [range(monday, 7), '2026-11-09', 7, 7],
    [rested, '2026-11-08', 6, 6],
    [twice, '2026-11-08', 2, 3],
    [across, '2026-11-12', 9, 9],
    [range(monday, 7), '2026-12-24', 0, 7],
  ] as const
  for (const [days, today, now, longest] of cases) {
    expect(streakOf(new Set(days), today), today).toEqual({ now, longest })
  }
})

test('goals and points lie on the ruler', () => {
  for (const [marks, points] of [
    [[91, 100, 111], 87],
    [[50], null],
    [[50], 0],
    [[70, 80], 146],
  ] as const) {
    const { from, to } = ruler(marks, points)
    for (const at of points === null ? marks : [...marks, points]) {
      expect(at).toBeGreaterThanOrEqual(from)
      expect(at).toBeLessThan(to)
    }
  }
})
