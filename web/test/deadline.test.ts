/** The time a seat of a turn-based table still has, in words, and whose time it is. */

import type { SeatInfo } from '@dorfplatz/protocol'
import { expect, test } from 'vitest'
import { deadlineOf, takeoverIn, timeLeft } from '../table/frame/deadline.ts'
import { de } from '../text/de.ts'
import { en } from '../text/en.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

test('when a bot may take over is said until it may', () => {
  for (const [lang, soon, later] of [
    ['en', 'in less than a minute', 'in 3 min'],
    ['de', 'In weniger als 1 Minute', 'In 3 Min.'],
  ] as const) {
    const words = (ms: number | null): string | null => takeoverIn(ms, 0, { en, de }[lang])
    expect([words(180_000), words(120_001), words(59_999), words(0), words(null)]).toEqual([
      later,
      later,
      soon,
      null,
      null,
    ])
  }
})

test('time is said in two units at most, in both languages', () => {
  expect(timeLeft(28 * HOUR + 59 * MINUTE, de)).toBe('noch 1 Tag 4 Std.')
  expect(timeLeft(28 * HOUR, en)).toBe('1 day 4 hrs left')
  expect(timeLeft(72 * HOUR, de)).toBe('noch 3 Tage')
  expect(timeLeft(HOUR + 20 * MINUTE, en)).toBe('1 hr 20 min left')
  expect(timeLeft(5 * HOUR, de)).toBe('noch 5 Std.')
  expect(timeLeft(59 * MINUTE, de)).toBe('noch 59 Min.')
})

test('the last minute, and after it', () => {
  expect(timeLeft(30_000, de)).toBe('weniger als 1 Minute')
  expect(timeLeft(0, en)).toBe('time is up')
})

test('the own deadline counts, else the first of those the table waits for', () => {
  const seat = (n: number, due: boolean, deadline: number | null) => ({ seat: n, due, deadline }) as SeatInfo
  const seats = [seat(0, true, 300), seat(1, true, 200), seat(2, false, 100)]
  expect(deadlineOf(seats, 0)).toBe(300)
  expect(deadlineOf(seats, 2)).toBe(200)
  expect(deadlineOf(seats, null)).toBe(200)
  expect(deadlineOf([seat(0, true, null)], 0)).toBeNull()
  expect(deadlineOf([], null)).toBeNull()
})
