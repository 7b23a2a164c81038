/** Keeps what has not changed: an equal part of a newer value is the very part of the older one, so that drawings can tell. */

function isRecord(x: unknown): x is { readonly [key: string]: unknown } {
  return typeof x === 'object' && x !== null && !Array.isArray(x)
}

/** Equal to `after`; parts that equal the same part of `before` are `before`'s own. */
export function keepEqualParts<T>(before: unknown, after: T): T {
  if (Object.is(before, after)) return after
  if (Array.isArray(before) && Array.isArray(after)) {
    const parts = after.map((part: unknown, i) => (i < before.length ? keepEqualParts(before[i], part) : part))
    const same = parts.length === before.length && parts.every((part, i) => Object.is(part, before[i]))
    return (same ? before : parts) as T
  }
  if (isRecord(before) && isRecord(after)) {
    let same = true
    const entries = Object.entries(after).map(([key, part]): [string, unknown] => {
      if (!Object.hasOwn(before, key)) {
        same = false
        return [key, part]
      }
      const shared = keepEqualParts(before[key], part)
      same &&= Object.is(shared, before[key])
      return [key, shared]
    })
    same &&= entries.length === Object.keys(before).length
    // From entries, so that even a key called __proto__ is only a key.
    const parts = Object.fromEntries(entries)
    return (same ? before : parts) as T
  }
  return after
}
