/** Conditions, prices and amounts as a card says them. */

import { type Arithmetic, type Cond, type Expr, type Goods, type Part, type Sentence, say } from '@dorfplatz/kernel'
import type { Effect } from '../rules/words.ts'
import type { Speech } from './speech.ts'

const isArithmetic = (e: Expr): e is Arithmetic => typeof e === 'object'

/** A thing by name: "sheep", "fields in row 5". */
const thing = (s: Speech, key: string, n: number): Sentence => s.label(key, n)

/** What is counted: one thing, or several together. */
function subject(s: Speech, e: Expr, n: number): Sentence {
  if (typeof e === 'string') return thing(s, e, n)
  if (!isArithmetic(e)) return [{ n: e }]
  const parts = e.of.map((part) => subject(s, part, 2))
  if (e.op === 'sum') return s.w.card.together(s.speak.and(parts))
  return s.speak.expr(e)
}

/** The other side of a comparison: a number, the window, another thing. */
function bound(s: Speech, e: Expr): Sentence {
  if (e === 'window') return s.w.card.windowNumber
  if (typeof e === 'string') return thing(s, e, 2)
  if (!isArithmetic(e)) return [{ n: e }]
  const [a = 0, b = 0] = e.of
  if (e.op === 'sum') return say(bound(s, a), ' + ', bound(s, b))
  if (e.op === 'difference') return say(bound(s, a), ' − ', bound(s, b))
  return s.speak.expr(e)
}

/** Two conditions that name a range of the same thing. */
function range(cond: { readonly all: readonly Cond[] }): { key: Expr; from: number; to: number } | null {
  const [low, high] = cond.all
  if (cond.all.length !== 2 || low === undefined || high === undefined) return null
  if (!('cmp' in low) || !('cmp' in high) || low.cmp !== '>=' || high.cmp !== '<=' || low.a !== high.a) return null
  return typeof low.b === 'number' && typeof high.b === 'number' ? { key: low.a, from: low.b, to: high.b } : null
}

export function condText(s: Speech, cond: Cond): Sentence {
  const c = s.w.card
  if ('all' in cond) {
    const between = range(cond)
    if (between !== null) return c.between(between.from, between.to, subject(s, between.key, 2))
    return s.speak.and(cond.all.map((part) => condText(s, part)))
  }
  if ('any' in cond) return s.speak.or(cond.any.map((part) => condText(s, part)))
  if ('not' in cond) return s.speak.cond(cond)
  const { a, b, cmp } = cond
  const n = typeof b === 'number' ? b : 2
  if (a === 'round' && typeof b === 'number') return c.round(cmp === '==' ? '==' : '>=', b)
  if (a === 'window' && isArithmetic(b)) return c.windowAbove(bound(s, b.of[1] ?? 0))
  switch (cmp) {
    case '>=':
      if (typeof b === 'number' && isArithmetic(a) && a.op === 'min') {
        return c.atLeastEach([{ n: b }], s.speak.and(a.of.map((part) => subject(s, part, 2))))
      }
      if (typeof b === 'number') return c.atLeast([{ n: b }], subject(s, a, n))
      if (isArithmetic(b) && b.op === 'product') return c.atLeastTwice(subject(s, a, 2), bound(s, b.of[1] ?? 0))
      return c.atLeastAs(subject(s, a, 2), bound(s, b), isArithmetic(a) || a === 'sheep' || a === 'fields')
    case '<=':
      return n === 0 ? c.none(subject(s, a, 2)) : c.atMost(bound(s, b), subject(s, a, n))
    case '==':
      return n === 0 ? c.none(subject(s, a, 2)) : c.exactly(n, subject(s, a, n))
    default:
      return c.more(subject(s, a, 2), bound(s, b))
  }
}

/** One part of a price. */
function priceText(s: Speech, key: string, n: Expr): Sentence {
  const c = s.w.card
  if (typeof n === 'number') return s.good(key, n)
  if (typeof n === 'string') return c.payAs(thing(s, key, 2), thing(s, n, 2))
  const [a = 0, b = 0] = n.of
  return c.payDifference(a as number, thing(s, key, 2), bound(s, b))
}

export const goodsText = (s: Speech, goods: Goods): Sentence =>
  s.speak.and(Object.entries(goods).map(([key, n]) => priceText(s, key, n)))

/** A gain: plain amounts in one list, computed ones each in their own words. */
function gainText(s: Speech, goods: Goods): Sentence {
  const c = s.w.card
  const fixed = Object.entries(goods).filter(([, n]) => typeof n === 'number')
  const parts: Sentence[] = []
  if (fixed.length > 0) parts.push(c.gains(s.speak.and(fixed.map(([key, n]) => s.good(key, n as number)))))
  for (const [key, n] of Object.entries(goods)) {
    if (typeof n === 'number') continue
    const what = thing(s, key, 2)
    if (typeof n === 'string') {
      const number = n === 'round' || n === 'window'
      parts.push(number ? c.gainAs(what, bound(s, n)) : c.gainPer(what, thing(s, n, 2), key === 'hides'))
      continue
    }
    const inner = n.op === 'max' ? n.of[1] : n
    if (inner !== undefined && isArithmetic(inner) && inner.op === 'difference') {
      const [from = 0, less = 0] = inner.of
      parts.push(
        c.gainDifference(
          what,
          typeof from === 'string' ? c.yourNumber(bound(s, from)) : bound(s, from),
          less === 'hides' ? c.yourNumber(bound(s, less)) : bound(s, less),
        ),
      )
    } else if (n.op === 'half') parts.push(c.gainHalf(what, bound(s, n.of[0] ?? 0)))
    else parts.push(c.gainAs(what, s.speak.expr(n)))
  }
  return s.speak.and(parts)
}

/** An effect in a card's words. */
export function effectSentence(s: Speech, e: Effect): Sentence {
  if (e.do === 'gain') return gainText(s, e.goods)
  if (e.do === 'may' && e.effect.do === 'pay' && e.effect.then.do === 'gain') {
    return s.w.card.mayExchange(goodsText(s, e.effect.goods), goodsText(s, e.effect.then.goods))
  }
  if (e.do === 'choose' && e.of.every((part) => part.do === 'gain')) {
    const options = e.of.map((part) => (part.do === 'gain' ? goodsText(s, part.goods) : []))
    return s.w.card.choice(s.speak.or(options))
  }
  return s.effect(e)
}

/** Words without what one and many change in them: "empty field" and "empty fields", „Acker“ and „Äcker“. */
const stem = (text: string): string =>
  text.replace(/[äÄ]/g, (letter) => (letter === 'ä' ? 'a' : 'A')).replace(/(?:en|n|e|s)(?= |$)/g, '')

/** The last number named before a place in a sentence. */
function numberBefore(sentence: Sentence, place: number): number | undefined {
  return sentence
    .slice(0, place)
    .flatMap((part) => numberIn(part))
    .at(-1)
}

const numberIn = (part: Part): number[] => (typeof part === 'object' && 'n' in part ? [part.n] : [])

/**
 * Sentences that differ only in their numbers, as one with slashes: "gain 0/1/2 tools". A row without words counts as 0.
 * Null when they differ in more than that.
 */
export function slashed(rows: readonly (Sentence | null)[]): Sentence | null {
  const template = rows.at(-1)
  if (template === undefined || template === null || rows.length < 2) return null
  // An empty row stands for 0 only where each row names one number, once or several times.
  const single = rows.every((row) => row === null || new Set(row.flatMap((part) => numberIn(part))).size === 1)
  const columns: number[][] = template.map(() => [])
  // "7/4/1 tools": the name for many, wherever it stands.
  const labels: string[] = []
  for (const row of rows) {
    if (row === null ? !single : row.length !== template.length) return null
    for (const [i, part] of template.entries()) {
      const own = row === null ? null : row[i]
      if (typeof part === 'object' && 'n' in part) {
        if (own === null) columns[i]?.push(0)
        else if (typeof own === 'object' && 'n' in own) columns[i]?.push(own.n)
        else return null
      } else if (typeof part === 'object' && 'icon' in part) {
        if (own === null) continue
        if (typeof own !== 'object' || !('icon' in own) || own.icon !== part.icon) return null
        if (row !== null && numberBefore(row, i) !== 1) labels[i] = own.label
      } else if (own !== null && own !== part) {
        if (typeof own !== 'string' || typeof part !== 'string' || stem(own) !== stem(part)) return null
      }
    }
  }
  return say(
    ...template.map((part, i) => {
      const list = columns[i] ?? []
      const label = labels[i]
      if (typeof part === 'object' && 'icon' in part && label !== undefined) return { ...part, label }
      if (list.length === 0) return part
      return new Set(list).size === 1 ? part : list.join('/')
    }),
  )
}
