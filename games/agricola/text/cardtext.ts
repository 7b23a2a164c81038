/** A card's whole text made from its data: price, prerequisite, and everything it does, in the order of the declaration. */

import {
  type Cond,
  type Effect,
  type Expr,
  type Goods,
  listOf,
  type Sentence,
  type Speaker,
  say,
} from '@dorfplatz/kernel'
import { findCard } from '../cards/registry.ts'
import {
  type Card,
  type CardEffect,
  type CardReaction,
  type CardRules,
  type Exchange,
  isWhen,
  type Needs,
  type PriceRule,
  type ScoreRule,
  type Word,
} from '../cards/types.ts'
import { type Amounts, GOODS, type GoodName } from '../rules/goods.ts'
import type { CardPhrases } from './cardphrases.ts'

/** The first metric an amount counts. */
export function metricIn(expr: Expr): string {
  if (typeof expr === 'string') return expr
  if (typeof expr === 'number') return ''
  return expr.of.map(metricIn).find((metric) => metric !== '') ?? ''
}

/** The rounds a condition names exactly, and what else it asks for. */
function roundsIn(cond: Cond | undefined): { readonly rounds: readonly number[]; readonly rest: Cond | undefined } {
  if (cond === undefined) return { rounds: [], rest: undefined }
  if ('cmp' in cond && cond.cmp === '==' && cond.a === 'round' && typeof cond.b === 'number') {
    return { rounds: [cond.b], rest: undefined }
  }
  if ('any' in cond) {
    const rounds = cond.any.flatMap((part) => roundsIn(part).rounds)
    if (rounds.length === cond.any.length) return { rounds, rest: undefined }
  }
  if ('all' in cond) {
    const [named, ...others] = cond.all
    const { rounds } = roundsIn(named)
    if (rounds.length > 0) return { rounds, rest: others.length === 1 ? others[0] : { all: others } }
  }
  return { rounds: [], rest: cond }
}

export function cardTexts(p: CardPhrases, speaker: () => Speaker<Word>): (no: number) => Sentence {
  const list = (kind: 'and' | 'or', items: readonly Sentence[]): Sentence => listOf(p.lang, kind, items)
  const named = (no: number): Sentence => {
    const card = findCard(no)
    return card === undefined ? [] : [{ card: String(no), label: card.name[p.lang] }]
  }
  /** Cards of decks that are not part of the game yet stay unsaid. */
  const cards = (nos: readonly number[], kind: 'and' | 'or' = 'or'): Sentence => {
    const seen = new Set<string>()
    const names = nos.map(named).filter((name) => {
      const label = JSON.stringify(name.map((part) => (typeof part === 'object' && 'label' in part ? part.label : '')))
      if (name.length === 0 || seen.has(label)) return false
      seen.add(label)
      return true
    })
    return list(kind, names)
  }
  const goods = (of: Amounts): Sentence => speaker().goods(of as { readonly [good: string]: number })
  const kinds = (of: readonly GoodName[]): Sentence =>
    list(
      'or',
      of.map((good) => speaker().expr(good)),
    )
  const spaces = (keys: readonly string[]): Sentence => {
    const names = [...new Set(keys.map((key) => p.space(key)))]
    return list(
      'or',
      names.map((name) => [name]),
    )
  }

  const cond = (c: Cond): Sentence => {
    if ('all' in c) return list('and', c.all.map(cond))
    if ('any' in c) return list('or', c.any.map(cond))
    if ('not' in c) return say(p.words.not, cond(c.not))
    const special = p.cond(c)
    return special === null ? say(p.youHave, speaker().cond(c)) : [special]
  }

  /** A choice between gifts is one sentence: "gain 1 wood or 1 clay". */
  const gains = (of: readonly CardEffect[], verb: string): Sentence | null => {
    const gifts = of.flatMap((e) => (e.do === 'gain' || e.do === 'bring' ? [gift(e.goods as Goods)] : []))
    return gifts.length === of.length ? say(verb, list('or', gifts)) : null
  }

  const gift = (of: Goods): Sentence =>
    list(
      'and',
      Object.entries(of).map(([good, n]) => p.counted(speaker().expr(good), n) ?? speaker().amount(good, n)),
    )

  /** As the common reading, but with this game's way of saying conditions; `verb` is how a gift begins. */
  const effect = (value: CardEffect, verb = p.words.gain): Sentence => {
    const e = value as Effect
    switch (e.do) {
      case 'gain':
        return say(verb, gift(e.goods))
      case 'seq':
        return e.of.reduce<Sentence>((done, part, i) => {
          if (i === 0) return effect(part)
          return part.do === 'may'
            ? say(done, p.words.thenMay, effect(part.effect))
            : say(done, p.words.then, effect(part))
        }, [])
      case 'may':
        return p.words.may(effect(e.effect))
      case 'choose':
        return (
          gains(e.of as readonly CardEffect[], verb) ??
          say(
            p.words.either,
            list(
              'or',
              e.of.map((part) => effect(part)),
            ),
          )
        )
      case 'pay':
        return say(p.words.pay, speaker().goods(e.goods), p.words.then, effect(e.then))
      case 'if':
        return say(
          p.words.if,
          cond(e.cond),
          ': ',
          effect(e.then, verb),
          e.else === undefined ? [] : say(p.words.otherwise, effect(e.else, verb)),
        )
      case 'later':
        return isWhen(e.when) ? p.later(e.when, speaker().goods(e.goods)) : []
      default:
        return speaker().effect(value)
    }
  }

  const needs = (of: Needs): Sentence =>
    list(
      'and',
      (Object.keys(of) as (keyof Needs)[]).map((key) => [p.need[key](of[key] ?? 0)]),
    )

  const reaction = (rule: CardReaction): Sentence => {
    const limits = [
      ...(rule.uses === undefined ? [] : [p.uses(rule.uses)]),
      ...(rule.perRound === undefined ? [] : [p.perRound(rule.perRound)]),
    ]
    const waiting = rule.at === 'change' && rule.if !== undefined
    const { rounds, rest } = rule.at === 'roundStart' ? roundsIn(rule.if) : { rounds: [], rest: rule.if }
    const [first = '', ...others] =
      rounds.length > 0
        ? [p.roundsStart(rounds)]
        : waiting
          ? [p.asSoonAs]
          : p.moment(rule, spaces(rule.spaces ?? []), kinds(rule.goods ?? []))
    // "Twice per game, when …" instead of "Each time …".
    const few = limits.length > 0 && typeof first === 'string' && first.startsWith(p.eachTime)
    return say(
      few ? say(p.limited(limits.join(', ')), String(first).slice(p.eachTime.length)) : [first],
      others,
      rest === undefined ? '' : say(waiting ? '' : p.onlyIf, cond(rest)),
      few || limits.length === 0 ? '' : ` (${limits.join(', ')})`,
      ': ',
      effect(rule.effect, rule.at === 'take' ? p.words.gainMore : p.words.gain),
    )
  }

  const price = (rule: PriceRule): Sentence[] => {
    const things = list(
      'and',
      rule.of.flatMap((thing) =>
        typeof thing === 'number' ? (named(thing).length === 0 ? [] : [named(thing)]) : [[p.things[thing]] as Sentence],
      ),
    )
    const house = rule.house === undefined ? null : (p.houses[rule.house] ?? null)
    const said: Sentence[] = []
    if (rule.instead !== undefined) {
      const { material = 0, ...rest } = rule.instead
      said.push(p.cost.instead(things, house, goods(rest), material))
    }
    if (rule.less !== undefined) {
      // Several goods mean whichever of them the price contains.
      const each = GOODS.flatMap((g) => {
        const n = rule.less?.[g]
        return n === undefined ? [] : [speaker().amount(g, n)]
      })
      said.push(p.cost.less(things, list('or', each)))
    }
    if (rule.lessAny !== undefined) said.push(p.cost.lessAny(things, rule.lessAny))
    if (rule.swap !== undefined) {
      const { from, to, max } = rule.swap
      const times = (of: Amounts): Amounts =>
        Object.fromEntries(GOODS.filter((g) => of[g] !== undefined).map((g) => [g, (of[g] ?? 0) * max]))
      said.push(p.cost.swap(things, goods(times(from)), goods(times(to))))
    }
    return said
  }

  /** Exchanges grouped by when they are open and what they need. */
  const exchanges = (list: readonly Exchange[]): Sentence[] => {
    const groups = new Map<string, { head: Sentence; items: Sentence[] }>()
    for (const x of list) {
      const having = x.with === undefined ? [] : cards(x.with)
      if (x.with !== undefined && having.length === 0) continue
      const head = say(x.harvest === true ? p.perHarvest : p.anytime, having.length === 0 ? '' : p.having(having))
      const key = JSON.stringify(head)
      const group = groups.get(key) ?? { head, items: [] }
      group.items.push(say(goods(x.give), ' → ', x.top === true ? p.top : goods(x.get)))
      groups.set(key, group)
    }
    return [...groups.values()].map(({ head, items }) =>
      say(head, ': ', ...items.flatMap((item, i) => (i === 0 ? [item] : [', ', item]))),
    )
  }

  const score = (rule: ScoreRule): Sentence => {
    const points =
      rule.rows !== undefined && rule.of !== undefined
        ? rule.of === 'house'
          ? p.score.house(rule.rows)
          : p.score.rows(rule.rows, speaker().expr(rule.of), rule.of !== 'players')
        : typeof rule.points === 'number'
          ? [p.score.many(rule.points)]
          : [p.score.counted(rule.points ?? 0)]
    return say(
      rule.forAll === true ? p.score.forAll : p.score.atEnd,
      points,
      rule.if === undefined ? '' : say(p.onlyIf, cond(rule.if)),
    )
  }

  const head = (card: Card): Sentence[] => {
    const said: Sentence[] = []
    const prices = card.cost.map(goods)
    const back = cards(card.returns ?? [])
    if (card.kind !== 'occupation') {
      if (prices.length > 0) said.push(say(p.price, list('or', prices)))
      else if (card.returns === undefined && card.returnsAny === undefined) said.push([p.free])
      if (back.length > 0) said.push(card.kind === 'major' ? p.giveBackInstead(back) : p.giveBack(back))
    }
    if (card.returnsAny !== undefined) said.push(p.giveBackAny(card.returnsAny))
    if (card.extraCost !== undefined) said.push(say(p.surcharge, goods(card.extraCost)))
    if (card.rounds !== undefined) said.push([p.playable(card.rounds[0], card.rounds[1])])
    if (card.needs !== undefined) said.push(say(p.needs, needs(card.needs)))
    if (card.points > 0) said.push([p.points(card.points)])
    if (card.passing === true) said.push([p.passing])
    return said
  }

  const kitchen = (card: CardRules): Sentence[] => {
    const said: Sentence[] = []
    if (card.cook !== undefined) {
      const rates = (['vegetable', 'sheep', 'boar', 'cattle'] as const).flatMap((good) => {
        const food = card.cook?.[good]
        return food === undefined ? [] : [say(speaker().amount(good, 1), ' → ', speaker().amount('food', food))]
      })
      const having = card.cookWith === undefined ? '' : p.having(cards(card.cookWith))
      said.push(say(p.anytime, having, ': ', ...rates.flatMap((rate, i) => (i === 0 ? [rate] : [', ', rate]))))
    }
    if (card.bake !== undefined) said.push(p.bake(speaker().amount('food', card.bake.food), card.bake.most ?? null))
    if (card.cookBonus?.vegetable !== undefined) said.push([p.cookBonusVegetable(card.cookBonus.vegetable)])
    if (card.cookBonus?.pair !== undefined) said.push([p.cookBonusPair(card.cookBonus.pair)])
    return said
  }

  const farm = ({ room, field, space, permit, freeFences, sows, breeds, straightToStone }: CardRules): Sentence[] => {
    const said: Sentence[] = []
    if (room?.any !== undefined) said.push([p.room.any(room.any)])
    if (room?.pasture !== undefined) said.push([p.room.pasture(room.pasture)])
    if (room?.sheep !== undefined) said.push([p.room.sheep(room.sheep)])
    if (room?.stable !== undefined) said.push([p.room.stable(room.stable)])
    if (room?.mix === true) said.push([p.room.mix])
    if (field !== undefined) said.push(p.field(kinds(field.crops), field.stacks))
    if (space !== undefined) said.push(p.cardSpace(p.space(space.key), speaker().amount('food', space.fee)))
    if (permit !== undefined) said.push(p.permit(spaces(permit)))
    if (straightToStone === true) said.push([p.straightToStone])
    if (freeFences !== undefined) said.push([p.freeFences(freeFences)])
    if (sows !== undefined) said.push(p.sows(sows.crop === undefined ? [] : speaker().expr(sows.crop)))
    if (breeds !== undefined) said.push(p.breeds(speaker().amount(breeds.species, breeds.from), breeds.young))
    return said
  }

  const rest = (card: CardRules): Sentence[] => {
    const said: Sentence[] = []
    if (card.countsAs !== undefined) said.push([p.countsAs(card.countsAs)])
    if (card.asMinor !== undefined) said.push(p.asMinor(cards(card.asMinor, 'and'), card.asMinor.length > 1))
    if (card.free !== undefined) said.push(p.freeCards(cards(card.free, 'and')))
    if (card.fullMouths !== undefined) said.push([p.fullMouths(card.fullMouths)])
    if (card.noMinus === true) said.push([p.noMinus])
    if (card.forgiven !== undefined) said.push([p.forgiven(card.forgiven)])
    for (const name of card.special ?? []) said.push([(p.specials[name] ?? name).replace(/\.$/, '')])
    return said
  }

  const made = new Map<number, Sentence>()
  return (no) => {
    const card = findCard(no)
    if (card === undefined) return []
    const known = made.get(no)
    if (known !== undefined) return known
    const { play, use } = card
    const sentences: Sentence[] = [
      ...head(card),
      ...kitchen(card),
      ...(play === undefined ? [] : [say(p.whenPlayed, effect(play))]),
      ...(card.on ?? []).map(reaction),
      ...(card.price ?? []).flatMap(price),
      ...exchanges(card.exchange ?? []),
      ...(use === undefined
        ? []
        : [
            say(
              p.outsideActions,
              use.if === undefined ? '' : say(p.onlyIf, cond(use.if)),
              use.uses === undefined ? '' : ` (${p.uses(use.uses)})`,
              ': ',
              effect(use.effect),
            ),
          ]),
      ...farm(card),
      ...rest(card),
      ...(card.score ?? []).map(score),
    ]
    const text = say(...sentences.flatMap((sentence, i) => [i === 0 ? '' : ' ', sentence, '.']))
    made.set(no, text)
    return text
  }
}
