/** Plain data from outside: is this answer harmless JSON, and are two answers the same? */

import type { Json } from './types.ts'

const MAX_DEPTH = 8
const MAX_NODES = 2000
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype'])

/** True for small, harmless JSON: whole numbers within safe range, no odd prototypes or keys, no cycles. */
export function isJson(value: unknown): value is Json {
  if (typeof value === 'number') return Number.isSafeInteger(value) && !Object.is(value, -0)
  if (typeof value === 'string') return value.length <= 500
  let nodes = 0
  const visit = (v: unknown, depth: number): boolean => {
    if (++nodes > MAX_NODES || depth > MAX_DEPTH) return false
    if (v === null || typeof v === 'boolean') return true
    if (typeof v === 'number') return Number.isSafeInteger(v) && !Object.is(v, -0)
    if (typeof v === 'string') return v.length <= 500
    if (typeof v !== 'object') return false
    if (Array.isArray(v)) {
      for (let i = 0; i < v.length; i++) if (!visit(v[i], depth + 1)) return false
      return true
    }
    const proto: unknown = Object.getPrototypeOf(v)
    if (proto !== Object.prototype && proto !== null) return false
    for (const [key, inner] of Object.entries(v)) {
      if (key.length > 100 || !visit(inner, depth + 1)) return false
    }
    return Reflect.ownKeys(v).every((key) => typeof key === 'string' && !FORBIDDEN.has(key))
  }
  try {
    return visit(value, 0)
  } catch {
    return false
  }
}

/** Equality of plain data; the order of keys does not matter. */
export function jsonEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false
    for (let i = 0; i < a.length; i++) if (!jsonEqual(a[i], b[i])) return false
    return true
  }
  const left = a as { readonly [key: string]: unknown }
  const right = b as { readonly [key: string]: unknown }
  const keys = Object.keys(left)
  if (keys.length !== Object.keys(right).length) return false
  return keys.every((key) => Object.hasOwn(right, key) && jsonEqual(left[key], right[key]))
}

/** The entry of a list that is this value, or equal to it; undefined when there is none. Identity is tried first. */
export function findEqual<T extends Json>(list: readonly T[], value: Json): T | undefined {
  for (const entry of list) if (entry === value) return entry
  if (typeof value !== 'object' || value === null) return undefined
  for (const entry of list) if (jsonEqual(entry, value)) return entry
  return undefined
}

export function jsonIncludes(list: readonly Json[], value: Json): boolean {
  return findEqual(list, value) !== undefined
}
