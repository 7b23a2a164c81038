/** Days as text, `2026-11-16`: the same in every time zone. Pure. */

const DAY_MS = 24 * 3600_000

const iso = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

/** The day it is where this device stands. */
export function todayHere(now: Date): string {
  return iso(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()))
}

/** The last moment of today, where this device stands. */
export const endOfToday = (now: Date): number =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime()

export const shiftDay = (day: string, by: number): string => iso(Date.parse(day) + by * DAY_MS)

export const mondayOf = (day: string): string => shiftDay(day, -((new Date(day).getUTCDay() + 6) % 7))

export function shiftMonth(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return iso(Date.UTC(year, number - 1 + by, 1)).slice(0, 7)
}

export const monthOf = (day: string): string => day.slice(0, 7)

/** The days of a month, and how many places of its first week stay free before them. */
export function monthDays(month: string): { readonly before: number; readonly days: readonly string[] } {
  const first = `${month}-01`
  const days = [first]
  for (let day = shiftDay(first, 1); monthOf(day) === month; day = shiftDay(day, 1)) days.push(day)
  return { before: (new Date(first).getUTCDay() + 6) % 7, days }
}

/** Days played in a row with one day of rest a week, as the server counts them. */
export function streakOf(
  played: ReadonlySet<string>,
  today: string,
): { readonly now: number; readonly longest: number } {
  const [first] = [...played].sort()
  let now = 0
  let longest = 0
  let rested: string | null = null
  for (let day = first ?? today; first !== undefined && day <= today; day = shiftDay(day, 1)) {
    if (played.has(day)) now++
    else if (day !== today) {
      if (rested === mondayOf(day)) now = 0
      rested = mondayOf(day)
    }
    longest = Math.max(longest, now)
  }
  return { now, longest }
}
