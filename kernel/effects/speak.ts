/** Third reading: the same value as a sentence, in parts, so that it becomes text and a drawn card alike. */

import type { Sentence } from '../game-text.ts'
import { listOf, say } from '../text.ts'
import type { Lang } from '../types.ts'
import type { WordTexts } from './lexicon.ts'
import type { Cond, Effect, Expr, Goods, OwnWord, Tier } from './words.ts'

export interface Speaker<W extends OwnWord> {
  readonly lang: Lang
  effect(effect: Effect<W>): Sentence
  cond(cond: Cond): Sentence
  expr(expr: Expr): Sentence
  goods(goods: Goods): Sentence
  /** One good with its amount: "2 sheep". */
  amount(good: string, n: Expr): Sentence
  and(items: readonly Sentence[]): Sentence
  or(items: readonly Sentence[]): Sentence
}

interface Phrases {
  readonly nothing: string
  readonly gain: string
  readonly pay: string
  readonly then: string
  readonly may: string
  readonly either: string
  readonly none: string
  readonly tier: string
  readonly each: string
  readonly if: string
  readonly else: string
  readonly asMany: string
  readonly as: string
  readonly atLeast: string
  readonly atLeastAs: string
  readonly atMost: string
  readonly atMostAs: string
  readonly exactly: string
  readonly no: string
  readonly more: string
  readonly less: string
  readonly than: string
  readonly not: string
  readonly minus: string
  readonly smaller: string
  readonly greater: string
  readonly half: string
}

const PHRASES: { readonly [L in Lang]: Phrases } = {
  en: {
    nothing: 'nothing',
    gain: 'gain ',
    pay: 'pay ',
    then: ', then ',
    may: 'you may ',
    either: 'either ',
    none: ' (or neither)',
    tier: 'choose one that applies: ',
    each: 'for each of ',
    if: 'if ',
    else: ', otherwise ',
    asMany: 'as many ',
    as: ' as ',
    atLeast: 'at least ',
    atLeastAs: 'at least as many ',
    atMost: 'at most ',
    atMostAs: 'at most as many ',
    exactly: 'exactly ',
    no: 'no ',
    more: 'more ',
    less: 'fewer ',
    than: ' than ',
    not: 'not: ',
    minus: ' minus ',
    smaller: 'the smallest of ',
    greater: 'the largest of ',
    half: 'half (rounded down) of ',
  },
  de: {
    nothing: 'nichts',
    gain: 'erhalte ',
    pay: 'zahle ',
    then: ', dann ',
    may: 'auf Wunsch: ',
    either: 'entweder ',
    none: ' (oder nichts davon)',
    tier: 'wähle, was zutrifft: ',
    each: 'je ',
    if: 'falls ',
    else: ', sonst ',
    asMany: 'so viel ',
    as: ' wie ',
    atLeast: 'mindestens ',
    atLeastAs: 'mindestens so viel ',
    atMost: 'höchstens ',
    atMostAs: 'höchstens so viel ',
    exactly: 'genau ',
    no: 'kein ',
    more: 'mehr ',
    less: 'weniger ',
    than: ' als ',
    not: 'nicht: ',
    minus: ' minus ',
    smaller: 'das Kleinste von ',
    greater: 'das Größte von ',
    half: 'die Hälfte (abgerundet) von ',
  },
}

/** Speaks one language with the game's words in it. */
export function speaker<W extends OwnWord>(texts: WordTexts<W>, lang: Lang): Speaker<W> {
  const p = PHRASES[lang]
  // A word is looked up by its name, and a text only ever gets words of its name.
  const own = texts.words as unknown as { readonly [word: string]: (effect: OwnWord, say: Speaker<W>) => Sentence }

  const good = (id: string, n: number): Sentence => {
    const name = texts.goods[id]
    if (name === undefined) return [texts.metrics[id] ?? id]
    return [{ icon: name.icon, label: n === 1 ? name.one : name.many }]
  }
  const thing = (expr: Expr, n: number): Sentence => (typeof expr === 'string' ? good(expr, n) : exprText(expr))

  const amount = (id: string, n: Expr): Sentence =>
    typeof n === 'number' ? say(n, ' ', good(id, n)) : say(p.asMany, good(id, 2), p.as, exprText(n))

  const goods = (bundle: Goods): Sentence => and(Object.entries(bundle).map(([id, n]) => amount(id, n)))

  const exprText = (expr: Expr): Sentence => {
    if (typeof expr === 'number') return [{ n: expr }]
    if (typeof expr === 'string') return good(expr, 2)
    const [first = 0, second = 0] = expr.of
    const parts = expr.of.map(exprText)
    switch (expr.op) {
      case 'sum':
        return joined(' + ', parts)
      case 'product':
        return joined(' × ', parts)
      case 'difference':
        return say(exprText(first), p.minus, exprText(second))
      case 'half':
        return say(p.half, exprText(first))
      case 'min':
        return say(p.smaller, and(parts))
      case 'max':
        // "at least 0" goes without saying: nobody reads a negative amount into a card.
        return first === 0 ? exprText(second) : say(p.greater, and(parts))
    }
  }

  const cond = (c: Cond): Sentence => {
    if ('all' in c) return and(c.all.map(cond))
    if ('any' in c) return or(c.any.map(cond))
    if ('not' in c) return say(p.not, cond(c.not))
    const { a, b } = c
    const fixed = typeof b === 'number'
    const n = fixed ? b : 2
    switch (c.cmp) {
      case '>=':
        return fixed ? say(p.atLeast, n, ' ', thing(a, n)) : say(p.atLeastAs, thing(a, 2), p.as, exprText(b))
      case '<=':
        return fixed ? say(p.atMost, n, ' ', thing(a, n)) : say(p.atMostAs, thing(a, 2), p.as, exprText(b))
      case '==':
        if (b === 0) return say((typeof a === 'string' ? texts.goods[a]?.no : undefined) ?? p.no, thing(a, 1))
        return fixed ? say(p.exactly, n, ' ', thing(a, n)) : say(p.exactly, thing(a, 2), p.as, exprText(b))
      case '>':
        return say(p.more, thing(a, 2), p.than, exprText(b))
      case '<':
        return say(p.less, thing(a, 2), p.than, exprText(b))
    }
  }

  const tier = (t: Tier<Effect<W>>): Sentence => {
    const head: Sentence[] = []
    if (t.if !== undefined) head.push(cond(t.if))
    if (t.pay !== undefined) head.push(say(p.pay, goods(t.pay)))
    return say(and(head), ': ', effect(t.then))
  }

  const effect = (value: Effect<W>): Sentence => {
    const e = value as Effect
    switch (e.do) {
      case 'nothing':
        return [p.nothing]
      case 'gain':
        return say(p.gain, goods(e.goods))
      case 'pay':
        return say(p.pay, goods(e.goods), p.then, effect(e.then))
      case 'seq':
        return joined(p.then, e.of.map(effect))
      case 'choose':
        return say(p.either, or(e.of.map(effect)), e.optional === true ? p.none : '')
      case 'may':
        return say(p.may, effect(e.effect))
      case 'tiers':
        return say(p.tier, joined(' / ', (e.of as readonly Tier<Effect<W>>[]).map(tier)))
      case 'each':
        return say(p.each, exprText(e.count), ': ', effect(e.effect))
      case 'if':
        return say(p.if, cond(e.cond), ': ', effect(e.then), e.else === undefined ? '' : say(p.else, effect(e.else)))
      case 'later':
        if (texts.later === undefined) throw new Error(`no text for 'later' in '${lang}'`)
        return say(texts.later(e.when), ' ', p.gain, goods(e.goods))
      default: {
        const word = value as OwnWord
        const text = own[word.do]
        if (text === undefined) throw new Error(`no text for the word '${word.do}' in '${lang}'`)
        return text(word, self)
      }
    }
  }

  const joined = (joiner: string, items: readonly Sentence[]): Sentence =>
    say(...items.flatMap((item, i) => (i === 0 ? [item] : [joiner, item])))
  const and = (items: readonly Sentence[]): Sentence => listOf(lang, 'and', items)
  const or = (items: readonly Sentence[]): Sentence => listOf(lang, 'or', items)

  const self: Speaker<W> = { lang, effect, cond, expr: exprText, goods, amount, and, or }
  return self
}
