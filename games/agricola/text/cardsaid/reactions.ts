/** Reactions of a card as sentences: when, under which condition, what happens. */

import { jsonEqual, type Sentence, say } from '@dorfplatz/kernel'
import type { CardReaction } from '../../cards/types.ts'
import type { Nuance } from '../cardphrases.ts'
import { goesWithoutSaying, nuanceOf, parts, roundsOf } from './conditions.ts'
import type { CardContext } from './context.ts'

export function reactionsSaid(context: CardContext): (rules: readonly CardReaction[]) => Sentence[] {
  const { p, speaker, joined, cards, kinds, spaces, conds, effect, gift } = context

  const reaction = (rule: CardReaction, also: CardReaction | undefined): Sentence => {
    const open = parts(rule.if).filter((c) => !goesWithoutSaying(c))
    const rounds = rule.at === 'roundStart' || rule.at === 'roundEnd' ? open.flatMap(roundsOf) : []
    const nuances = open.flatMap((c) => nuanceOf(c) ?? [])
    const rest = open.filter((c) => nuanceOf(c) === null && (rounds.length === 0 || roundsOf(c).length === 0))
    const own = (rule.by ?? 'me') === 'me'
    // What others play is no reason to speak of "another".
    const after = rule.at === 'occupation' && !own ? null : rule.at
    const saying = { mood: 'do', at: after, more: rule.at === 'take' && own } as const
    const done = effect(rule.effect, saying)
    // What waits for a state of affairs happens once, as soon as that is true.
    if (rule.due !== undefined)
      return p.then({ time: [p.more.dueRounds(rule.due)] }, rest.length === 0 ? null : conds(rest), done)
    if (rule.at === 'change') return p.then({ event: say(p.asSoonAs, conds(rest)) }, null, done)
    const limits = [
      ...(rule.uses === undefined ? [] : [p.uses(rule.uses)]),
      ...(rule.perRound === undefined
        ? []
        : [nuances.includes('feeding') ? p.perFeeding(rule.perRound) : p.perRound(rule.perRound)]),
      ...(rule.perPlayer === undefined ? [] : [p.more.perPlayer(rule.perPlayer)]),
    ]
    const both: readonly Nuance[] = also === undefined ? nuances : [...nuances, 'orMinor']
    const moment =
      rule.cards === undefined
        ? p.moment(rule, spaces(rule.spaces ?? []), kinds(rule.goods ?? []), both)
        : { event: p.more.builds(cards(rule.cards)) }
    const when =
      rounds.length > 0
        ? { time: [rule.at === 'roundStart' ? p.roundsStart(rounds) : p.more.roundsEnd(rounds)] }
        : 'time' in moment
          ? moment
          : { event: say(limits.length > 0 ? p.limited(limits.join(', ')) : p.eachTime, moment.event) }
    return p.then(when, rest.length === 0 ? null : conds(rest), done)
  }

  /** One more of what one takes, for so much food: the same for several goods or spaces. */
  const oneMore = (rules: readonly CardReaction[]): Sentence | null => {
    const deals = rules.flatMap(({ at, goods: taken, spaces: where, effect: e }) =>
      at === 'take' && e.do === 'may' && e.effect.do === 'pay' && e.effect.then.do === 'gain'
        ? [{ taken: taken?.[0], where: where?.[0], price: e.effect.goods }]
        : [],
    )
    if (deals.length < 3 || deals.length !== rules.length) return null
    const usual = deals[0]?.price ?? {}
    // What costs otherwise is named behind the price.
    const dearer = deals.flatMap(({ taken, price }) =>
      taken === undefined || jsonEqual(price, usual) ? [] : [say(speaker().expr(taken), ': ', speaker().goods(price))],
    )
    const taken = deals.flatMap((deal) => deal.taken ?? [])
    const where = deals.flatMap((deal) => deal.where ?? [])
    return p.more.oneMore(kinds(taken), spaces(where), speaker().goods(usual), joined(dearer, ', '))
  }

  /** One exchange at the start of several rounds, each time for something else. */
  const dueDeals = (rules: readonly CardReaction[]): Sentence | null => {
    const deals = rules.flatMap(({ due, effect: e }) =>
      typeof due === 'object' &&
      'rounds' in due &&
      due.rounds.length === 1 &&
      e.do === 'may' &&
      e.effect.do === 'pay' &&
      e.effect.then.do === 'gain'
        ? [{ round: due.rounds[0] ?? 0, price: e.effect.goods, get: e.effect.then.goods }]
        : [],
    )
    const price = deals[0]?.price ?? {}
    if (deals.length < 2 || deals.length !== rules.length || !deals.every((deal) => jsonEqual(deal.price, price)))
      return null
    return p.more.dueDeals(
      deals.map(({ round }) => round),
      speaker().goods(price),
      deals.map(({ get }) => gift(get)),
    )
  }

  /** What others may do as the owner does, for food to the owner. */
  const othersToo = ([own, others, ...more]: readonly CardReaction[]): Sentence[] | null => {
    if (own?.effect.do !== 'may' || others?.effect.do !== 'actor' || more.length > 0) return null
    const asked = others.effect.effect
    if (asked.do !== 'may' || asked.effect.do !== 'seq') return null
    const [fee, same, ...rest] = asked.effect.of
    if (fee?.do !== 'payOwner' || rest.length > 0 || !jsonEqual(same, own.effect.effect)) return null
    return [reaction(own, undefined), p.more.othersToo(speaker().amount('food', fee.food))]
  }

  /** What is put on the card in the same way, whatever it is. */
  const storing = (rules: readonly CardReaction[]): readonly CardReaction[] => {
    const stored = rules.filter(({ at, effect: e }) => at === 'cook' && e.do === 'may' && e.effect.do === 'store')
    const [first] = stored
    if (first === undefined || stored.length < 2) return rules
    return [
      { ...first, goods: stored.flatMap(({ goods = [] }) => goods) },
      ...rules.filter((rule) => !stored.includes(rule)),
    ]
  }

  /** One more of each building resource of which one has so many. */
  const stock = (rules: readonly CardReaction[]): Sentence | null => {
    const rows = rules.flatMap(({ at, if: when, effect: e }) => {
      if (at !== 'roundStart' || when === undefined || !('cmp' in when) || e.do !== 'gain') return []
      const [good] = Object.keys(e.goods)
      return when.cmp === '>=' && when.a === good && typeof when.b === 'number' ? [[when.b, good] as const] : []
    })
    if (rows.length < 2 || rows.length !== rules.length) return null
    return p.more.stock(
      rows.map(([from]) => from),
      // Without the number, which stands before the first.
      rows.map(([, good]) => speaker().amount(good, 1).slice(2)),
    )
  }

  /** Reactions that say the same about one thing are one sentence. */
  const reactions = (rules: readonly CardReaction[]): Sentence[] => {
    const stables = rules.flatMap(({ at, if: when, effect: e }) =>
      at === 'stable' && when !== undefined && 'cmp' in when && when.a === 'built' && e.do === 'gain'
        ? [[Number(when.b), gift(e.goods)] as const]
        : [],
    )
    if (stables.length > 1 && stables.length === rules.length) return [p.stables(stables)]
    const [first, second] = rules
    // Goods from an action and goods from a minor improvement, with the same effect.
    if (
      first?.at === 'take' &&
      second?.at === 'cardGoods' &&
      JSON.stringify(first.effect) === JSON.stringify(second.effect)
    ) {
      return [reaction(first, second)]
    }
    const shared = othersToo(rules)
    if (shared !== null) return shared
    const single = oneMore(rules) ?? dueDeals(rules) ?? stock(rules)
    if (single !== null) return [single]
    // What only remembers something for later says nothing.
    return storing(rules.filter(({ effect: e }) => e.do !== 'nothing')).map((rule) => reaction(rule, undefined))
  }

  return reactions
}
