/** A card's whole text made from its data: price, prerequisite, and everything it does. */

import { type Cond, type Expr, jsonEqual, listOf, type Part, type Sentence, type Speaker, say } from '@dorfplatz/kernel'
import type { CardEffect, Word } from '../cards/effects.ts'
import { CARDS, findCard } from '../cards/registry.ts'
import { GROWTH_SPACES, PLOW_SPACES, ROOM_SPACES } from '../cards/spaces.ts'
import type { Needs } from '../cards/standing.ts'
import type { Card, CardRules, Tag } from '../cards/types.ts'
import type { Amounts, GoodName } from '../rules/goods.ts'
import type { CardPhrases } from './cardphrases.ts'
import type { CardContext } from './cardsaid/context.ts'
import { pricesSaid } from './cardsaid/prices.ts'
import { reactionsSaid } from './cardsaid/reactions.ts'
import { scoresSaid } from './cardsaid/scores.ts'
import { cheaperAsMinor, standingSaid } from './cardsaid/standing.ts'
import { effectReader } from './effectsaid.ts'

/** The first metric an amount counts. */
export function metricIn(expr: Expr): string {
  if (typeof expr === 'string') return expr
  if (typeof expr === 'number') return ''
  return expr.of.map(metricIn).find((metric) => metric !== '') ?? ''
}

/** Groups with a name of their own, said where a card names all of their spaces. */
const SPACE_GROUPS = [
  { group: 'plow', keys: PLOW_SPACES },
  { group: 'rooms', keys: ROOM_SPACES },
  { group: 'growth', keys: GROWTH_SPACES },
] as const

const tagged = (tag: Tag): readonly number[] => CARDS.filter((card) => card.tags.includes(tag)).map((card) => card.no)

export interface CardFace {
  readonly needs: Sentence | null
  /** What may be given in place of the price: " or return a Fireplace". */
  readonly instead: Sentence
  readonly does: Sentence
  /** The same beside a table of that: it is not said twice. */
  readonly beside: (table: Tabled) => Sentence
}

/** What of a card is drawn as a table. */
export type Tabled = 'cook' | 'score'

export interface CardReader {
  /** The whole text of a card. */
  card(no: number): Sentence
  /** What stands on a drawn card beside its price, players and points: what it requires, and what it does. */
  face(no: number): CardFace
  /** What a player is asked to do or not to do. */
  offered(effect: CardEffect): Sentence
}

export function cardReader(p: CardPhrases, speaker: () => Speaker<Word>): CardReader {
  const list = (kind: 'and' | 'or', items: readonly Sentence[]): Sentence => listOf(p.lang, kind, items)
  const joined = (items: readonly Sentence[], joiner: string): Sentence =>
    say(...items.flatMap((item, i) => (i === 0 ? [item] : [joiner, item])))
  const named = (no: number): Sentence => {
    const card = findCard(no)
    return card === undefined ? [] : [{ card: String(no), label: card.name[p.lang] }]
  }
  /** Cards of decks that are not part of the game yet stay unsaid; cards of one name are named once. */
  const cards = (nos: readonly number[], kind: 'and' | 'or' = 'or'): Sentence => {
    const there = nos.filter((no) => findCard(no) !== undefined)
    for (const tag of ['fireplace', 'oven'] as const) {
      if (jsonEqual([...there].sort(), [...tagged(tag)].sort())) return [p.anyOf[tag]]
    }
    const seen = new Set<string>()
    const names = there.filter((no) => {
      const name = findCard(no)?.name[p.lang] ?? ''
      return seen.has(name) ? false : seen.add(name)
    })
    return list(kind, names.map(named))
  }
  const goods = (of: Amounts): Sentence => speaker().goods(of as { readonly [good: string]: number })
  const kinds = (of: readonly GoodName[]): Sentence =>
    list(
      'or',
      of.map((good) => speaker().expr(good)),
    )
  const spaces = (keys: readonly string[], kind: 'and' | 'or' = 'or'): Sentence => {
    const groups = SPACE_GROUPS.filter((group) => group.keys.every((key) => keys.includes(key)))
    const grouped = new Set<string>(groups.flatMap(({ keys: all }) => all))
    const single = keys.filter((key) => !grouped.has(key)).map((key) => p.space(key))
    const names = [...new Set(single)].map((name, _, all) =>
      // Two spaces of one name; two names for the same thing at different numbers of players are one.
      all.length === 1 && single.length > 1 && !keys.some((key) => key.includes('#')) ? p.either(name) : name,
    )
    return list(
      kind,
      [...names, ...groups.map(({ group }) => (kind === 'and' ? p.groups : p.more.oneOf)[group])].map((name) => [name]),
    )
  }

  const cond = (c: Cond): Sentence => {
    if ('all' in c) return conds(c.all)
    if ('any' in c) return list('or', c.any.map(cond))
    if ('not' in c) return p.not(cond(c.not))
    const special = p.cond(c)
    return special === null ? p.youHave(speaker().cond(c)) : [special]
  }
  const conds = (all: readonly Cond[]): Sentence => {
    const missing = all.flatMap((c) => {
      const [about, no] = 'cmp' in c && c.b === 0 ? String(c.a).split('.') : []
      return about === 'anyHas' ? [named(Number(no))] : []
    })
    if (missing.length > 1 && missing.length === all.length) return p.noneInPlay(missing)
    return list(
      'and',
      all.map((c, i) => (i === 0 ? cond(c) : p.alsoCond(cond(c)))),
    )
  }

  const { effect, gift } = effectReader(p, speaker, cond)

  const needs = (of: Needs): Sentence =>
    list(
      'and',
      (Object.keys(of) as (keyof Needs)[]).map((key) => [p.need[key](of[key] ?? 0)]),
    )

  const context: CardContext = {
    p,
    speaker,
    list,
    joined,
    cards,
    goods,
    kinds,
    spaces,
    cond,
    conds,
    effect,
    gift,
  }
  const reactions = reactionsSaid(context)
  const said = pricesSaid(context)
  const { prices, exchanges } = said
  const { place, kitchen, using, farm, rest } = standingSaid(context, said)
  const scores = scoresSaid(context)

  /** What is drawn on a card's face. */
  const drawn = (card: Card): Sentence[] => {
    const prices = card.cost.map(goods)
    if (card.kind === 'occupation') return [[p.players(card.players)]]
    if (prices.length > 0) return [say(p.price, list('or', prices))]
    return []
  }

  /** What must be there or be given besides, and what goes with playing it. */
  const besides = (card: Card): Sentence[] => {
    const said: Sentence[] = []
    const back = cards(card.returns ?? [])
    if (back.length > 0 && card.kind === 'minor') said.push(p.giveBack(back))
    if (card.returnsAny !== undefined) said.push(p.giveBackAny(card.returnsAny))
    if (card.extraCost !== undefined) said.push(p.surcharge(goods(card.extraCost)))
    if (card.rounds !== undefined) said.push([p.playable(card.rounds[0], card.rounds[1])])
    return said
  }

  const insteadOf = (card: Card): Sentence => {
    const back = cards(card.returns ?? [])
    return back.length > 0 && card.kind === 'major' && card.cost.length > 0 ? p.giveBackInstead(back) : []
  }

  const head = (card: Card): Sentence[] => {
    const said = [...besides(card)]
    if (card.needs !== undefined) said.push(say(p.needs, needs(card.needs)))
    if (card.points > 0) said.push([p.points(card.points)])
    if (card.passing === true) said.push([p.passing])
    const free =
      card.kind !== 'occupation' &&
      card.cost.length === 0 &&
      card.returns === undefined &&
      card.returnsAny === undefined &&
      card.needs === undefined
    return [...drawn(card).map((price) => say(price, insteadOf(card))), ...(free ? [[p.free]] : []), ...said]
  }

  const playing = ({ play }: CardRules): Sentence[] =>
    play === undefined ? [] : [p.then(p.whenPlayed, null, effect(play, { mood: 'do', at: null, more: false }))]

  /** What playing the card does and what happens again later are one sentence, where they are the same. */
  const playedAgain = ({ play, on = [] }: CardRules): Sentence[] | null => {
    const [rule, ...more] = on
    if (rule === undefined || more.length > 0) return null
    const first =
      play?.do === 'if' && play.else === undefined
        ? { effect: play.then, played: p.more.playedIf(cond(play.cond)) }
        : play?.do === 'each'
          ? { effect: play.effect, played: p.more.playedEach(String(play.count)) }
          : null
    if (first === null || !jsonEqual(first.effect, rule.effect)) return null
    const moment =
      rule.cards === undefined
        ? p.moment(rule, spaces(rule.spaces ?? []), context.kinds(rule.goods ?? []), [])
        : { event: p.more.builds(cards(rule.cards)) }
    return [p.more.playedAnd(first.played, moment, effect(rule.effect, { mood: 'do', at: rule.at, more: false }))]
  }

  const pricing = (card: Card): Sentence[] => {
    const said = prices(card.price ?? [])
    return cheaperAsMinor(card) ? said.map((price) => say(price, p.more.alsoAsMinor)) : said
  }

  const doing = (card: Card, tabled: Tabled | null = null): Sentence[] => [
    ...place(card),
    ...kitchen(card, tabled === 'cook'),
    ...(playedAgain(card) ?? [...playing(card), ...reactions(card.on ?? [])]),
    ...pricing(card),
    ...exchanges(card.exchange ?? []),
    ...using(card),
    ...farm(card),
    ...rest(card),
    ...scores(card.score ?? [], tabled === 'score'),
  ]
  const text = (sentences: readonly Sentence[]): Sentence =>
    say(...sentences.flatMap((sentence, i): (Part | Sentence)[] => [i === 0 ? '' : ' ', sentence, '.']))

  const whole = kept((card) => text([...head(card), ...doing(card)]), [])
  const face = kept<CardFace>(
    (card) => {
      const passing: Sentence[] = card.passing === true ? [[p.passing]] : []
      const does = (tabled?: Tabled) => text([...besides(card), ...passing, ...doing(card, tabled)])
      return {
        needs: card.needs === undefined ? null : needs(card.needs),
        instead: insteadOf(card),
        does: does(),
        beside: does,
      }
    },
    { needs: null, instead: [], does: [], beside: () => [] },
  )
  return { card: whole, face, offered: (e) => effect(e, { mood: 'to', at: null, more: false }) }
}

/** Made when it is first asked for; cards never change. */
function kept<T>(make: (card: Card) => T, none: T): (no: number) => T {
  const made = new Map<number, T>()
  return (no) => {
    const card = findCard(no)
    if (card === undefined) return none
    const known = made.get(no) ?? make(card)
    made.set(no, known)
    return known
  }
}
