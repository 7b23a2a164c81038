/** How long a seat of a turn-based table still has, and when a bot may take over at a live one: in words. */

import type { SeatInfo } from '@dorfplatz/protocol'
import { useEffect, useState } from 'react'
import type { Text } from '../../text/index.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** Words change by the minute; twice as often they are looked at. */
const LOOK = 30_000

/** The viewer's own deadline if the table waits for them, else the first of those it waits for; null without any. */
export function deadlineOf(seats: readonly SeatInfo[], me: number | null): number | null {
  const due = seats.filter((s) => s.due && s.deadline !== null)
  const own = due.find((s) => s.seat === me)
  const times = (own === undefined ? due : [own]).flatMap((s) => (s.deadline === null ? [] : [s.deadline]))
  return times.length === 0 ? null : Math.min(...times)
}

/** Two units at most: nobody plans by the minute when there are days. */
export function timeLeft(ms: number, t: Text): string {
  const { left } = t.laying
  if (ms < MINUTE) return ms <= 0 ? left.over : left.few
  const days = Math.floor(ms / DAY)
  const hours = Math.floor((ms % DAY) / HOUR)
  const minutes = Math.floor((ms % HOUR) / MINUTE)
  const parts =
    days > 0
      ? [left.days(days), ...(hours > 0 ? [left.hours(hours)] : [])]
      : hours > 0
        ? [left.hours(hours), ...(minutes > 0 ? [left.minutes(minutes)] : [])]
        : [left.minutes(minutes)]
  return left.still(parts.join(' '))
}

/** When a bot can play for somebody who is away; null as soon as it can. */
export function takeoverIn(at: number | null | undefined, now: number, t: Text): string | null {
  if (at == null || at <= now) return null
  return at - now < MINUTE ? t.menu.soon : t.menu.inMinutes(Math.ceil((at - now) / MINUTE))
}

/** The time of day as far as waiting for a deadline needs it. */
export function useNow(waits: boolean): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!waits) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), LOOK)
    return () => clearInterval(timer)
  }, [waits])
  return now
}
