/** Days as a club counts them: by its own time zone. A day is written `2026-11-16`, a month `2026-11`. */

const DAY_MS = 24 * 3600_000

export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && dayAt(Date.parse(text)) === text

/** A moment in UTC as a day. */
const dayAt = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

export const dayBefore = (day: string, days = 1): string => dayAt(Date.parse(day) - days * DAY_MS)
export const dayAfter = (day: string, days = 1): string => dayBefore(day, -days)

/** So many days from one to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)

export const monthOf = (day: string): string => day.slice(0, 7)

/** The Monday on or before a day. */
export const mondayOf = (day: string): string => dayBefore(day, (new Date(day).getUTCDay() + 6) % 7)

export interface Span {
  readonly first: string
  readonly last: string
}

export const monthSpan = (month: string): Span => ({ first: `${month}-01`, last: `${month}-31` })

export interface Calendar {
  /** The day it is at a moment. */
  dayOf(ms: number): string
  /** When a day begins, in ms since 1970. */
  startOf(day: string): number
}

export function calendarIn(timeZone: string): Calendar {
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  /** What the clock on the wall shows, as if it were UTC. */
  const wall = (ms: number): number => {
    const part = Object.fromEntries(clock.formatToParts(ms).map(({ type, value }) => [type, Number(value)]))
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part
    return Date.UTC(year, month - 1, day, hour, minute, second)
  }
  return {
    dayOf: (ms) => dayAt(wall(ms)),
    startOf: (day) => {
      const wanted = Date.parse(day)
      // The zone's distance from UTC may change in the night: the second guess knows the right one.
      const guess = wanted - (wall(wanted) - wanted)
      return wanted - (wall(guess) - guess)
    },
  }
}
