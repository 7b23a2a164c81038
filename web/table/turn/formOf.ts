/** What a form for a built answer consists of: as the game draws it, or read off the shape that the answer declares. */

import type { Decision, Json, PlainShape } from '@dorfplatz/kernel'

export interface FormItem {
  readonly key: string | number
  readonly icon?: string
  readonly label?: string | { readonly [lang: string]: string }
  readonly max?: number
}

export interface FormSpec {
  readonly type: string
  readonly items: readonly FormItem[]
  readonly min?: number
  readonly max?: number
}

interface Form {
  readonly spec: FormSpec
  /** The answer that stands for what was filled in. */
  answer(filled: Json): Json
}

function isSpec(form: Json): form is Json & FormSpec {
  return (
    typeof form === 'object' && form !== null && !Array.isArray(form) && Array.isArray((form as { items?: Json }).items)
  )
}

const asFilled = (filled: Json): Json => filled
const only = (filled: Json): Json => (Array.isArray(filled) ? (filled[0] ?? null) : filled)
const itemsOf = (keys: readonly (string | number | boolean)[]): FormItem[] =>
  keys.map((key) => ({ key: typeof key === 'number' ? key : String(key), icon: String(key) }))

/** Amounts, one of a few, several of a few; null for shapes that only a drawn form can serve. */
function shaped(shape: PlainShape): Form | null {
  switch (shape.is) {
    case 'counts':
      return {
        spec: { type: 'amounts', items: itemsOf(shape.of).map((item) => ({ ...item, max: shape.max })) },
        answer: asFilled,
      }
    case 'value':
      return { spec: { type: 'pick', items: itemsOf(shape.of), min: 1, max: 1 }, answer: only }
    case 'id':
      if (shape.of === undefined) return null
      return { spec: { type: 'pick', items: itemsOf(shape.of), min: 1, max: 1 }, answer: only }
    case 'list': {
      const one = shaped(shape.of)
      if (one === null || one.spec.type !== 'pick') return null
      return { spec: { ...one.spec, min: 0, max: shape.max }, answer: asFilled }
    }
    case 'fields': {
      const [field, ...more] = Object.entries(shape.fields)
      if (field === undefined || more.length > 0) return null
      const inner = shaped(field[1])
      return inner === null ? null : { spec: inner.spec, answer: (filled) => ({ [field[0]]: inner.answer(filled) }) }
    }
    default:
      return null
  }
}

export function formOf(decision: Pick<Decision, 'form' | 'shape'>): Form | null {
  if (isSpec(decision.form)) return { spec: decision.form, answer: asFilled }
  return decision.shape === null ? null : shaped(decision.shape)
}
