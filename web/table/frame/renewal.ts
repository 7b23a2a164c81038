/** A newer page is there: it is loaded by itself where nothing is lost by it, otherwise offered. */

import { hasDraft } from '../turn/drafts.ts'

const RENEWED = 'dorfplatz.renewed'
/** A page that was only just loaded anew for this reason and is still too old is not loaded again and again. */
const ONCE_MS = 60_000

/** Somebody is writing: what stands in the field would be gone. */
function isWriting(active: object | null): boolean {
  return active !== null && 'value' in active && typeof active.value === 'string' && active.value !== ''
}

/** Whether the page may be loaded anew without asking; remembers that it was. */
export function takeReload(table: string, now: number, active: object | null): boolean {
  if (hasDraft(table) || isWriting(active)) return false
  if (now - Number(sessionStorage.getItem(RENEWED) ?? 0) < ONCE_MS) return false
  sessionStorage.setItem(RENEWED, String(now))
  return true
}
