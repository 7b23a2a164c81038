/** How much processor time processes have used, children included: what decides the waiting times on few cores. */

import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts in hundredths of a second. */
const TICKS = 100

interface Stat {
  readonly parent: number
  /** Own time and that of children that have ended. */
  readonly seconds: number
}

function statOf(pid: number): Stat | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    const ticks = [11, 12, 13, 14].reduce((sum, i) => sum + Number(fields[i]), 0)
    return { parent: Number(fields[1]), seconds: ticks / TICKS }
  } catch {
    return null
  }
}

/** Bytes a process and its children have written to disk; null where the system does not tell. */
export function writtenBytes(pid: number): number | null {
  const own = (id: number): number | null => {
    try {
      return Number(/^write_bytes: (\d+)$/m.exec(readFileSync(`/proc/${id}/io`, 'utf8'))?.[1] ?? 0)
    } catch {
      return null
    }
  }
  const sum = own(pid)
  if (sum === null) return null
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && statOf(Number(name))?.parent === pid)
    .reduce((total, name) => total + (own(Number(name)) ?? 0), sum)
}

/** Null where the system does not tell. */
export function cpuSeconds(pid: number): number | null {
  const own = statOf(pid)
  if (own === null) return null
  let sum = own.seconds
  for (const name of readdirSync('/proc')) {
    const stat = /^\d+$/.test(name) ? statOf(Number(name)) : null
    if (stat?.parent === pid) sum += stat.seconds
  }
  return sum
}
