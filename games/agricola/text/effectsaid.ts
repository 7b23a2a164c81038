/** An effect in words: what you do, or what you may do. Patterns that cards share are recognised by their shape. */

import { type Cond, type Effect, type Goods, listOf, type Sentence, type Speaker } from '@dorfplatz/kernel'
import { type CardEffect, isWhen, type Word } from '../cards/effects.ts'
import type { CardReaction } from '../cards/types.ts'
import type { CardPhrases, Compared, Mood } from './cardphrases.ts'

/** Where an effect is said: in which mood, after which moment, on top of what an action brings. */
export interface Saying {
  readonly mood: Mood
  readonly at: CardReaction['at'] | null
  readonly more: boolean
}

type Plain = Effect<Word>

export interface EffectReader {
  effect(effect: CardEffect, saying: Saying): Sentence
  gift(goods: Goods): Sentence
}

const isCompared = (cond: Cond): cond is Compared => 'cmp' in cond

/** A choice that consists of gifts only, as one gift: "1 wood or 1 clay". */
function giftOf(
  p: CardPhrases,
  effect: Plain,
  gift: (goods: Goods) => Sentence,
  among: 'none' | 'bought' | 'besideFree' = 'none',
): Sentence | null {
  if (effect.do === 'gain' || effect.do === 'bring') return gift(effect.goods as Goods)
  if (effect.do === 'pay') {
    const bought = giftOf(p, effect.then, gift)
    return bought === null || among === 'none'
      ? null
      : p.effects.bought(bought, gift(effect.goods), among === 'besideFree')
  }
  if (effect.do !== 'choose') return null
  const free = effect.of.some((part) => part.do !== 'pay')
  const gifts = effect.of.map((part) => giftOf(p, part, gift, free ? 'besideFree' : 'bought'))
  return gifts.every((one) => one !== null) ? listOf(p.lang, 'or', gifts) : null
}

export function effectReader(
  p: CardPhrases,
  speaker: () => Speaker<Word>,
  condSaid: (cond: Cond) => Sentence,
): EffectReader {
  const gift = (of: Goods): Sentence =>
    listOf(
      p.lang,
      'and',
      Object.entries(of).map(([good, n]) => p.counted(speaker().expr(good), n) ?? speaker().amount(good, n)),
    )

  const branch = (effect: Extract<Plain, { do: 'if' }>, saying: Saying): Sentence => {
    const { cond, then, else: otherwise } = effect
    const first = giftOf(p, then, gift)
    if (isCompared(cond) && otherwise !== undefined && first !== null) {
      const other = giftOf(p, otherwise, gift)
      if (other !== null && cond.a === 'round' && typeof cond.b === 'number') {
        return p.effects.fromRound(p.effects.gain(other, saying.mood, saying.more), cond.b, first)
      }
      if (other !== null && cond.a === 'players' && typeof cond.b === 'number') {
        return p.effects.withPlayers(cond.b, first, other)
      }
      if (other !== null && String(cond.a).startsWith('reacted.')) {
        return p.effects.firstTime(first, other, saying.more)
      }
      if (otherwise.do === 'may' && otherwise.effect.do === 'pay') {
        const price = speaker().goods(otherwise.effect.goods)
        return p.effects.elseBuy(p.effects.gain(first, saying.mood, saying.more), price)
      }
    }
    if (otherwise?.do === 'gain' && then.do === 'gain') {
      return p.effects.better(said(otherwise, saying), condSaid(cond), gift(then.goods))
    }
    // The same offer for less.
    if (otherwise?.do === 'may' && then.do === 'may' && then.effect.do === 'occupation') {
      const price = p.effects.forPrice(speaker().amount('food', then.effect.food))
      return p.effects.better(said(otherwise, saying), condSaid(cond), price)
    }
    return p.effects.ifElse(
      condSaid(cond),
      said(then, saying),
      otherwise === undefined ? null : said(otherwise, saying),
    )
  }

  const inOrder = (all: readonly Plain[], saying: Saying): Sentence => {
    // What is only counted is not said.
    const parts = all.filter((part) => said(part, saying).length > 0)
    const [first, second] = parts
    if (first?.do === 'leave' && second?.do === 'gain' && parts.length === 2) {
      return p.effects.leaveFor(speaker().goods(first.goods as Goods), gift(second.goods))
    }
    if (first?.do === 'buy' && second?.do === 'actor' && second.effect.do === 'gain' && parts.length === 2) {
      return p.effects.sellerToo(said(first, saying), gift(second.effect.goods))
    }
    // The same thing several times over, each as one likes: one "may" for all.
    const handed = parts.flatMap((part) =>
      part.do === 'may' && part.effect.do === 'handBack' ? [part.effect.good] : [],
    )
    if (handed.length === parts.length) {
      return p.effects.may(p.effects.handBack(handed.map((good) => speaker().expr(good))), 'do')
    }
    return parts.reduce<Sentence>((done, part, i) => {
      if (i === 0) return said(part, saying)
      return part.do === 'may'
        ? p.effects.thenMay(done, said(part.effect, { ...saying, mood: 'to' }))
        : p.effects.then(done, said(part, { ...saying, mood: 'to' }))
    }, [])
  }

  const said = (e: Plain, saying: Saying): Sentence => {
    const given = giftOf(p, e, gift)
    if (given !== null && e.do === 'choose' && e.optional === true)
      return p.effects.may(p.effects.gain(given, 'to', saying.more), saying.mood)
    if (given !== null) return p.effects.gain(given, saying.mood, saying.more)
    switch (e.do) {
      case 'seq':
        return inOrder(e.of, saying)
      case 'may':
        return p.effects.may(said(e.effect, { ...saying, mood: 'to' }), saying.mood)
      case 'choose': {
        const one = listOf(
          p.lang,
          'or',
          e.of.map((part) => said(part, { ...saying, mood: 'to' })),
        )
        return e.optional === true ? p.effects.may(one, saying.mood) : p.effects.either(one)
      }
      case 'pay': {
        const price = speaker().goods(e.goods)
        const bought = giftOf(p, e.then, gift)
        return bought === null
          ? p.effects.payTo(price, said(e.then, { ...saying, mood: 'to' }))
          : p.effects.exchange(price, bought)
      }
      case 'if':
        return branch(e, saying)
      case 'others': {
        const given = giftOf(p, e.effect, gift)
        return given === null
          ? p.effects.everyoneMay(said(e.effect, { ...saying, mood: 'to' }))
          : p.effects.othersGain(given)
      }
      case 'everyone':
        return p.effects.everyoneMay(
          said(e.effect.do === 'may' ? e.effect.effect : e.effect, { ...saying, mood: 'to' }),
        )
      case 'actor': {
        const given = giftOf(p, e.effect, gift)
        if (given !== null) return p.effects.actorGains(given)
        return p.effects.actorMay(said(e.effect.do === 'may' ? e.effect.effect : e.effect, { ...saying, mood: 'to' }))
      }
      case 'later':
        return isWhen(e.when) ? p.effects.later(e.when, speaker().goods(e.goods), saying.mood) : []
      case 'nothing':
      case 'gain':
      case 'tiers':
        return speaker().effect(e)
      case 'each':
        return p.effects.each(String(e.count), said(e.effect, saying))
      default:
        return p.word(e, speaker(), saying.mood, saying.at)
    }
  }

  return { effect: said, gift }
}
