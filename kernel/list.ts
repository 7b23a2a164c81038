/**
 * The entry of a list at a place that is known to exist. For lists of things: the compiler of the machine keeps what it
 * learned in one place for all callers, so the hottest loops over numbers index by themselves.
 */
export const at = <T>(list: readonly T[], i: number): T => list[i] as T
