/**
 * The shape of a structured answer, declared once as plain data: its type, its check, the client's form and the schema
 * of the API all come from it. A shape says what can be read; whether it is legal now, the rules say.
 */

import { refuse } from './refusal.ts'
import type { Json, Refusal } from './types.ts'

type Value = string | number | boolean

/** A shape as it travels to clients. */
export type PlainShape =
  | { readonly is: 'any' }
  | { readonly is: 'number'; readonly min: number; readonly max: number }
  | { readonly is: 'value'; readonly of: readonly Value[] }
  | { readonly is: 'id'; readonly to: string; readonly of?: readonly string[] }
  | { readonly is: 'list'; readonly of: PlainShape; readonly max: number }
  | { readonly is: 'counts'; readonly of: readonly string[]; readonly max: number }
  | {
      readonly is: 'fields'
      readonly fields: { readonly [field: string]: PlainShape }
      readonly optional: readonly string[]
    }
  | { readonly is: 'either'; readonly of: readonly PlainShape[] }

declare const described: unique symbol

/** A shape that describes values of type `T`. */
export type Shape<T = Json> = PlainShape & { readonly [described]?: T }
/** The type of the values that a shape describes. */
export type ShapedBy<S> = S extends { readonly [described]?: infer T } ? Exclude<T, undefined> : never

/** Any plain data: for what only the rules can judge. */
export const any: Shape = { is: 'any' }

/** A whole number within bounds. */
export const number = (min: number, max: number): Shape<number> => ({ is: 'number', min, max })

/** One of a few values. */
export const value = <const T extends readonly Value[]>(...of: T): Shape<T[number]> => ({ is: 'value', of })

/**
 * The id of something the rules know; `to` names the kind: a card, a space. With `of`, one of these ids; without, any: the
 * rules say whether there is such a thing.
 */
export const id = <const T extends string = string>(to: string, of?: readonly T[]): Shape<T> =>
  of === undefined ? { is: 'id', to } : { is: 'id', to, of }

export const list = <T>(of: Shape<T>, max: number): Shape<readonly T[]> => ({ is: 'list', of, max })

/** Amounts by name: `{ barley: 2, hops: 1 }`. What is not named is none of it. */
export const counts = <const T extends string>(
  of: readonly T[],
  max: number,
): Shape<{ readonly [K in T]?: number }> => ({ is: 'counts', of, max })

export const either = <const T extends readonly Shape<unknown>[]>(...of: T): Shape<ShapedBy<T[number]>> => ({
  is: 'either',
  of,
})

type Fields = { readonly [field: string]: Shape<unknown> }
type Described<R extends Fields, O extends Fields> = {
  readonly [K in keyof R]: ShapedBy<R[K]>
} & { readonly [K in keyof O]?: ShapedBy<O[K]> }
type Flat<T> = { [K in keyof T]: T[K] }

/** An object with these fields, in this order; those of `optional` may be missing. */
export const fields = <R extends Fields, O extends Fields = Record<never, never>>(
  required: R,
  optional?: O,
): Shape<Flat<Described<R, O>>> => ({
  is: 'fields',
  fields: { ...required, ...optional },
  optional: Object.keys(optional ?? {}),
})

/** What is wrong with a value: where, and which shape was expected there. */
export interface Fault {
  readonly field: string
  readonly expected: PlainShape
}

type Plain = { readonly [key: string]: Json }
const isObject = (v: Json): v is Plain => typeof v === 'object' && v !== null && !Array.isArray(v)
const isCount = (v: Json | undefined, min: number, max: number): boolean =>
  typeof v === 'number' && Number.isInteger(v) && v >= min && v <= max
const inside = (path: string, field: string | number): string => (path === '' ? String(field) : `${path}.${field}`)

/** The first fault of a value, or null when it has the shape. */
export function faultOf(shape: PlainShape, v: Json, path = ''): Fault | null {
  const here: Fault = { field: path, expected: shape }
  switch (shape.is) {
    case 'any':
      return null
    case 'number':
      return isCount(v, shape.min, shape.max) ? null : here
    case 'value':
      return shape.of.some((one) => one === v) ? null : here
    case 'id':
      return typeof v === 'string' && (shape.of === undefined || shape.of.includes(v)) ? null : here
    case 'list': {
      if (!Array.isArray(v) || v.length > shape.max) return here
      return firstFault(v.entries(), (at, one: Json) => faultOf(shape.of, one, inside(path, at)))
    }
    case 'counts': {
      if (!isObject(v)) return here
      return firstFault(Object.entries(v), (key, n) => {
        if (!shape.of.includes(key)) return { field: inside(path, key), expected: shape }
        return faultOf({ is: 'number', min: 0, max: shape.max }, n, inside(path, key))
      })
    }
    case 'fields': {
      if (!isObject(v)) return here
      const strange = Object.keys(v).find((key) => !Object.hasOwn(shape.fields, key))
      if (strange !== undefined) return { field: inside(path, strange), expected: shape }
      return firstFault(Object.entries(shape.fields), (key, part) => {
        const given = v[key]
        if (given !== undefined) return faultOf(part, given, inside(path, key))
        return shape.optional.includes(key) ? null : { field: inside(path, key), expected: part }
      })
    }
    case 'either': {
      const faults = shape.of.map((one) => faultOf(one, v, path))
      if (faults.includes(null)) return null
      // The alternative that went furthest is the one that was meant.
      const meant = faults.filter((fault) => fault !== null && fault.field !== path)
      return meant.length === 1 ? (meant[0] ?? here) : here
    }
  }
}

function firstFault<K, V>(parts: Iterable<readonly [K, V]>, check: (key: K, part: V) => Fault | null): Fault | null {
  for (const [key, part] of parts) {
    const fault = check(key, part)
    if (fault !== null) return fault
  }
  return null
}

/** The refusal of a value that does not have the shape; it names the field. */
export function misshapen(shape: PlainShape, v: Json): Refusal | null {
  const fault = faultOf(shape, v)
  return fault === null ? null : refuse('K-SHAPE', { field: fault.field, expected: fault.expected })
}

/** A value that has the shape, as it is kept: fields and goods in the declared order, equal answers as equal text. */
export function canonical(shape: PlainShape, v: Json): Json {
  switch (shape.is) {
    case 'list':
      return Array.isArray(v) ? v.map((one: Json) => canonical(shape.of, one)) : v
    case 'counts':
      return isObject(v) ? pick(v, shape.of, (_, n) => n) : v
    case 'fields':
      return isObject(v)
        ? pick(v, Object.keys(shape.fields), (key, one) => {
            const part = shape.fields[key]
            return part === undefined ? one : canonical(part, one)
          })
        : v
    case 'either': {
      const one = shape.of.find((part) => faultOf(part, v) === null)
      return one === undefined ? v : canonical(one, v)
    }
    default:
      return v
  }
}

function pick(v: Plain, keys: readonly string[], each: (key: string, one: Json) => Json): Json {
  const out: { [key: string]: Json } = {}
  for (const key of keys) {
    const one = v[key]
    if (one !== undefined) out[key] = each(key, one)
  }
  return out
}

/** The shape as a JSON schema, for documentation of the API. */
export function jsonSchema(shape: PlainShape): { readonly [key: string]: Json } {
  switch (shape.is) {
    case 'any':
      return {}
    case 'number':
      return { type: 'integer', minimum: shape.min, maximum: shape.max }
    case 'value':
      return shape.of.length === 1 ? { const: shape.of[0] ?? null } : { enum: shape.of }
    case 'id':
      return {
        type: 'string',
        description: `id of a ${shape.to}`,
        ...(shape.of === undefined ? {} : { enum: shape.of }),
      }
    case 'list':
      return { type: 'array', items: jsonSchema(shape.of), maxItems: shape.max }
    case 'counts': {
      const amount: Json = { type: 'integer', minimum: 0, maximum: shape.max }
      return {
        type: 'object',
        properties: Object.fromEntries(shape.of.map((key) => [key, amount])),
        additionalProperties: false,
      }
    }
    case 'fields':
      return {
        type: 'object',
        properties: Object.fromEntries(Object.entries(shape.fields).map(([key, part]) => [key, jsonSchema(part)])),
        required: Object.keys(shape.fields).filter((key) => !shape.optional.includes(key)),
        additionalProperties: false,
      }
    case 'either':
      return { anyOf: shape.of.map(jsonSchema) }
  }
}
