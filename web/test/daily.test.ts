/** Days, the ruler of goals and the ladder's order: what the page of the day works out by itself. */

import { expect, test } from 'vitest'
import { streakOf as asServer } from '../../server/daily/streak.ts'
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

test('device and server count days in a row alike', () => {
  const start = '2026-10-30'
  for (let pattern = 0; pattern < 400; pattern++) {
    const days = Array.from({ length: 16 }, (_, i) => shiftDay(start, i)).filter(
      (_, i) => (((pattern * 2654435761) >>> (i + 3)) & 3) !== 0,
    )
    const today = shiftDay(start, 16)
    expect(streakOf(new Set(days), today)).toEqual(asServer(days, today))
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
