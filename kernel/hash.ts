/** A short fingerprint of plain data that does not depend on the order of keys. */

function mix(h: number, x: number): number {
  h = Math.imul(h ^ x, 0x9e3779b1)
  return h ^ (h >>> 15)
}

function walk(value: unknown, h: number): number {
  if (typeof value === 'number') {
    return Number.isInteger(value) ? mix(mix(h, value | 0), Math.floor(value / 2 ** 32) ^ 1) : walk(String(value), h)
  }
  if (typeof value === 'string') {
    h = mix(h, value.length + 0x53)
    for (let i = 0; i < value.length; i++) h = mix(h, value.charCodeAt(i))
    return h
  }
  if (value === null) return mix(h, 3)
  if (value === true) return mix(h, 5)
  if (value === false) return mix(h, 7)
  if (Array.isArray(value)) {
    h = mix(h, value.length + 0x1001)
    for (let i = 0; i < value.length; i++) h = walk(value[i], h)
    return h
  }
  if (typeof value === 'object') {
    const proto: unknown = Object.getPrototypeOf(value)
    if (proto !== Object.prototype && proto !== null) throw new TypeError('not plain data: an object with a prototype')
    const entries = value as { readonly [key: string]: unknown }
    const keys = Object.keys(entries).sort()
    h = mix(h, keys.length + 0x2001)
    for (const key of keys) h = walk(entries[key], walk(key, h))
    return h
  }
  throw new TypeError(`not plain data: ${typeof value}`)
}

/** 16 hex digits. Throws on anything that JSON would not carry. */
export function hash(value: unknown): string {
  const a = walk(value, 0x811c9dc5) >>> 0
  const b = walk(value, 0x1b873593) >>> 0
  return a.toString(16).padStart(8, '0') + b.toString(16).padStart(8, '0')
}
