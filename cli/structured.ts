/** Structured answers at a keyboard: amounts (`2=1 wood=3`), picks and orders (`1 4 2`), areas (`A4 A5`), or JSON. */

import { isJson, type Json, PASS } from '@dorfplatz/kernel'

export interface Item {
  readonly key: string | number
  readonly max: number | null
  /** Stands beside the amounts in the answer, not among them. */
  readonly apart: boolean
}

export interface Form {
  /** The answer's field that holds what is built; null where that is the whole answer. */
  readonly field: string | null
  readonly type: 'amounts' | 'pick' | 'order' | 'custom'
  readonly items: readonly Item[]
  readonly min: number | null
  readonly max: number | null
  /** Names of places with the items around each: naming places that touch picks what lies around them together. */
  readonly areas: { readonly [name: string]: readonly (string | number)[] }
}

type Fields = { readonly [key: string]: Json }

const isFields = (value: Json | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isKey = (value: Json | undefined): value is string | number =>
  typeof value === 'string' || typeof value === 'number'
const numberOr = (value: Json | undefined): number | null => (typeof value === 'number' ? value : null)

/** Reads what a question's `form` offers; anything unknown without items is 'custom'. */
export function readForm(form: Json): Form {
  const fields = isFields(form) ? form : {}
  const list: readonly Json[] = Array.isArray(fields.items) ? fields.items : []
  const items = list.flatMap((item): Item[] => {
    const { key, max, apart } = isFields(item) ? item : {}
    return isKey(key) ? [{ key, max: numberOr(max), apart: apart === true }] : []
  })
  const type = fields.type === 'amounts' || fields.type === 'pick' || fields.type === 'order' ? fields.type : 'custom'
  // What is drawn elsewhere (fences) is a pick here, where it names its items.
  return {
    field: typeof fields.field === 'string' ? fields.field : null,
    type: type === 'custom' && items.length > 0 ? 'pick' : type,
    items,
    min: numberOr(fields.min),
    max: numberOr(fields.max),
    areas: Object.fromEntries(
      Object.entries(isFields(fields.areas) ? fields.areas : {}).map(([name, keys]) => [
        name.toUpperCase(),
        (Array.isArray(keys) ? keys : []).filter(isKey),
      ]),
    ),
  }
}

/** An answer that holds only this item: games can put it into words. */
export function sampleOf(form: Form, item: Item): Json {
  return inField(form, form.type === 'amounts' ? { [item.key]: 1 } : [item.key])
}

/** What was built, as the answer holds it. Nothing picked where nothing need be is to pass. */
function inField({ field, items, min }: Form, built: Json): Json {
  if (field === null) return built
  if (Array.isArray(built)) return built.length === 0 && min === 0 ? PASS : { [field]: built }
  const amounts = isFields(built) ? Object.entries(built) : []
  const apart = new Set(items.filter((item) => item.apart).map((item) => String(item.key)))
  return {
    [field]: Object.fromEntries(amounts.filter(([key]) => !apart.has(key))),
    ...Object.fromEntries(amounts.filter(([key]) => apart.has(key))),
  }
}

/** What lies around named places, commas between what is enclosed apart; undefined where a word is no place. */
function around({ areas, items }: Form, typed: string): (string | number)[] | undefined {
  const groups = typed.split(',').map((group) =>
    group
      .toUpperCase()
      .split(/\s+/)
      .filter((word) => word !== ''),
  )
  if (groups.flat().length === 0 || !groups.flat().every((name) => Object.hasOwn(areas, name))) return undefined
  const outlines = groups.map((names) => {
    const keys = [...new Set(names)].flatMap((name) => areas[name] ?? [])
    return keys.filter((key) => keys.indexOf(key) === keys.lastIndexOf(key))
  })
  return items.map(({ key }) => key).filter((key) => outlines.some((outline) => outline.includes(key)))
}

/** The answer a line means for this form, or undefined when it cannot be read. Items go by number or key; 0 is nothing. */
export function buildAnswer(form: Form, typed: string): Json | undefined {
  if (/^[[{"]/.test(typed)) return fromJson(typed)
  const built = builtFrom(form, typed)
  return built === undefined ? undefined : inField(form, built)
}

function builtFrom(form: Form, typed: string): Json | undefined {
  const places = around(form, typed)
  if (places !== undefined) return places
  const words = typed === '0' ? [] : typed.split(/[\s,]+/).filter((word) => word !== '')
  const keyOf = (word: string): string | number | undefined =>
    (/^\d+$/.test(word) ? form.items[Number(word) - 1] : form.items.find((item) => String(item.key) === word))?.key
  if (form.type === 'custom') return words.map((word) => (/^-?\d+$/.test(word) ? Number(word) : word))
  if (form.type === 'amounts') {
    const amounts: { [key: string]: number } = {}
    // Where there is only one thing to count, its number is enough; else a bare number takes that item once.
    const [only, ...others] = form.items
    if (only !== undefined && others.length === 0 && /^\d{1,9}$/.test(typed)) {
      return typed === '0' ? {} : { [only.key]: Number(typed) }
    }
    for (const word of words) {
      const [, name = '', n = '1'] = /^([^=]+)(?:=(\d{1,9}))?$/.exec(word) ?? []
      const key = keyOf(name)
      if (key === undefined) return undefined
      amounts[key] = (amounts[key] ?? 0) + Number(n)
    }
    return amounts
  }
  const keys = words.map(keyOf)
  return keys.every((key) => key !== undefined) ? keys : undefined
}

function fromJson(typed: string): Json | undefined {
  try {
    const value: unknown = JSON.parse(typed)
    return isJson(value) ? value : undefined
  } catch {
    return undefined
  }
}
