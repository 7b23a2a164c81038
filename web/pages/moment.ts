/** The moment that an address asks for. */

/** Which step somebody wishes to see: whole and not before the first; what is no number is no wish. */
export function wishOf(at: unknown): number | undefined {
  if (at === undefined || at === null || at === '') return undefined
  const number = Number(at)
  return Number.isNaN(number) ? undefined : Math.min(Number.MAX_SAFE_INTEGER, Math.max(0, Math.round(number)))
}
