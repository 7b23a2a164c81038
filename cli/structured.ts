/** Typing a structured answer: `wood=2 clay=1`, a list of names, or JSON. */

import { isPlain, type Json } from '@dorfplatz/kernel'

/** The answer a line of text means for this form, or undefined when it cannot be read. */
export function buildAnswer(form: Json, typed: string): Json | undefined {
  const type = typeof form === 'object' && form !== null && !Array.isArray(form) ? (form as { type?: Json }).type : null
  const words = typed.split(/[\s,]+/).filter((word) => word !== '')
  if (typed.startsWith('{') || typed.startsWith('[')) return fromJson(typed)
  if (type === 'amounts') {
    const amounts: { [key: string]: number } = {}
    for (const word of words) {
      const match = /^([^=]+)=(\d+)$/.exec(word)
      if (match === null) return undefined
      amounts[match[1] ?? ''] = Number(match[2])
    }
    return amounts
  }
  if (type === 'pick' || type === 'order') return words.map((word) => (/^-?\d+$/.test(word) ? Number(word) : word))
  return fromJson(typed)
}

function fromJson(typed: string): Json | undefined {
  try {
    const value: unknown = JSON.parse(typed)
    return isPlain(value) ? value : undefined
  } catch {
    return undefined
  }
}
