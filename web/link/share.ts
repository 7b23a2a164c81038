/** Keeps what has not changed: an equal part of a newer value is the very part of the older one, so that drawings can tell. */

function isRecord(x: unknown): x is { readonly [key: string]: unknown } {
  return typeof x === 'object' && x !== null && !Array.isArray(x)
}

/** Equal to `after`; parts that equal the same part of `before` are `before`'s own. */
export function share<T>(before: unknown, after: T): T {
  if (Object.is(before, after)) return after
  if (Array.isArray(before) && Array.isArray(after)) {
    const parts = after.map((part: unknown, i) => (i < before.length ? share(before[i], part) : part))
    const same = parts.length === before.length && parts.every((part, i) => Object.is(part, before[i]))
    return (same ? before : parts) as T
  }
  if (isRecord(before) && isRecord(after)) {
    const keys = Object.keys(after)
    const parts: { [key: string]: unknown } = {}
    let same = keys.length === Object.keys(before).length
    for (const key of keys) {
      parts[key] = share(before[key], after[key])
      same &&= Object.hasOwn(before, key) && Object.is(parts[key], before[key])
    }
    return (same ? before : parts) as T
  }
  return after
}
