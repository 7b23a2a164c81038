/**
 * The entry of a list at a place that is known to exist. For lists of things: a JavaScript engine keeps what it learned
 * of a function in one place for all callers, so the hottest loops over numbers index by themselves.
 */
export const at = <T>(list: readonly T[], i: number): T => list[i] as T
