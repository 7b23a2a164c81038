/** Reactions of a card as sentences: when, under which condition, what happens. */

import { type Sentence, say } from '@dorfplatz/kernel'
import type { CardReaction } from '../../cards/types.ts'
import type { Nuance } from '../cardphrases.ts'
import { goesWithoutSaying, nuanceOf, parts, roundsOf } from './conditions.ts'
import type { CardContext } from './context.ts'

export function reactionsSaid(context: CardContext): (rules: readonly CardReaction[]) => Sentence[] {
  const { p, speaker, cards, kinds, spaces, conds, effect, gift } = context

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
  const oneMore = (rules: readonly CardReaction[]): Sentence[] | null => {
    const deals = rules.flatMap(({ at, goods: taken, spaces: where, effect: e }) =>
      at === 'take' && e.do === 'may' && e.effect.do === 'pay' && e.effect.then.do === 'gain'
        ? [{ taken: taken?.[0], where: where?.[0], price: e.effect.goods }]
        : [],
    )
    if (deals.length < 3 || deals.length !== rules.length) return null
    const prices = [...new Set(deals.map(({ price }) => JSON.stringify(price)))]
    return prices.map((price) => {
      const same = deals.filter((deal) => JSON.stringify(deal.price) === price)
      const taken = same.flatMap((deal) => deal.taken ?? [])
      const where = same.flatMap((deal) => deal.where ?? [])
      return p.more.oneMore(kinds(taken), spaces(where), speaker().goods(same[0]?.price ?? {}))
    })
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
    const more = oneMore(rules)
    if (more !== null) return more
    const stocked = stock(rules)
    if (stocked !== null) return [stocked]
    // What only remembers something for later says nothing.
    return rules.filter(({ effect: e }) => e.do !== 'nothing').map((rule) => reaction(rule, undefined))
  }

  return reactions
}
