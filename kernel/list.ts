/**
 * The entry of a list at an index that is known to exist. Meant for lists of objects: all callers of a function share what
 * the JavaScript engine has learned about its arguments, so the hottest loops over numbers index their lists directly.
 */
export const at = <T>(list: readonly T[], i: number): T => list[i] as T
