/** First reading, amounts and conditions: data compiled once into plain functions over a match. */

import type { Match, Seat } from '../types.ts'
import type { Countable } from './lexicon.ts'
import type { Cond, Expr, Goods } from './words.ts'

export type Count<S> = (m: Match<S>, seat: Seat) => number
export type Test<S> = (m: Match<S>, seat: Seat) => boolean

function countOf<S>(lexicon: Countable<S>, expr: Expr): Count<S> {
  if (typeof expr === 'number') return () => expr
  if (typeof expr === 'string') {
    const metric = lexicon.metrics[expr]
    return metric ?? ((m, seat) => lexicon.have(m, seat, expr))
  }
  const parts = expr.of.map((part) => countOf(lexicon, part))
  const [first, second] = parts
  if (first === undefined) throw new Error(`'${expr.op}' of nothing`)
  switch (expr.op) {
    case 'sum':
      return (m, seat) => parts.reduce((total, part) => total + part(m, seat), 0)
    case 'product':
      return (m, seat) => parts.reduce((total, part) => total * part(m, seat), 1)
    case 'min':
      return (m, seat) => Math.min(...parts.map((part) => part(m, seat)))
    case 'max':
      return (m, seat) => Math.max(...parts.map((part) => part(m, seat)))
    case 'half':
      return (m, seat) => first(m, seat) >> 1
    case 'difference':
      return (m, seat) => first(m, seat) - (second?.(m, seat) ?? 0)
  }
}

function testOf<S>(lexicon: Countable<S>, cond: Cond): Test<S> {
  if ('all' in cond) {
    const parts = cond.all.map((part) => testOf(lexicon, part))
    return (m, seat) => {
      for (const part of parts) if (!part(m, seat)) return false
      return true
    }
  }
  if ('any' in cond) {
    const parts = cond.any.map((part) => testOf(lexicon, part))
    return (m, seat) => {
      for (const part of parts) if (part(m, seat)) return true
      return false
    }
  }
  if ('not' in cond) {
    const part = testOf(lexicon, cond.not)
    return (m, seat) => !part(m, seat)
  }
  const a = countOf(lexicon, cond.a)
  const b = countOf(lexicon, cond.b)
  switch (cond.cmp) {
    case '>=':
      return (m, seat) => a(m, seat) >= b(m, seat)
    case '<=':
      return (m, seat) => a(m, seat) <= b(m, seat)
    case '==':
      return (m, seat) => a(m, seat) === b(m, seat)
    case '>':
      return (m, seat) => a(m, seat) > b(m, seat)
    case '<':
      return (m, seat) => a(m, seat) < b(m, seat)
  }
}

/** Whether all of it is there; amounts below zero count as nothing. */
function affordsOf<S>(lexicon: Countable<S>, goods: Goods): Test<S> {
  const parts = Object.entries(goods).map(([good, n]) => ({ good, n: countOf(lexicon, n) }))
  return (m, seat) => {
    for (const { good, n } of parts) {
      const due = n(m, seat)
      if (due > 0 && lexicon.have(m, seat, good) < due) return false
    }
    return true
  }
}

/** Amounts and conditions, each compiled once and found by its datum. */
export interface Counter<S> {
  count(expr: Expr): Count<S>
  test(cond: Cond): Test<S>
  affords(goods: Goods): Test<S>
  /** A bundle of goods with its amounts. */
  bundle(goods: Goods): readonly { readonly good: string; readonly count: Count<S> }[]
}

export function counter<S>(countable: Countable<S>): Counter<S> {
  const counts = new Map<Expr, Count<S>>()
  return {
    count: (expr) => {
      let found = counts.get(expr)
      if (found === undefined) {
        found = countOf(countable, expr)
        counts.set(expr, found)
      }
      return found
    },
    test: compiledOnce((cond: Cond) => testOf(countable, cond)),
    affords: compiledOnce((goods: Goods) => affordsOf(countable, goods)),
    bundle: compiledOnce((goods: Goods) =>
      Object.entries(goods).map(([good, n]) => ({ good, count: countOf(countable, n) })),
    ),
  }
}

/** Compiled once, found by the datum. */
function compiledOnce<K extends object, V>(compile: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, V>()
  return (key) => {
    let found = known.get(key)
    if (found === undefined) {
      found = compile(key)
      known.set(key, found)
    }
    return found
  }
}
