/** Standing rules of a card as sentences: kitchen, farm, spaces, permissions, scoring. */

import { jsonEqual, type Sentence, say } from '@dorfplatz/kernel'
import { CARDS } from '../../cards/registry.ts'
import type { CardSpace } from '../../cards/standing.ts'
import type { CardRules } from '../../cards/types.ts'
import { MAX_FENCES } from '../../rules/farm/yard.ts'
import { goesWithoutSaying } from './conditions.ts'
import type { CardContext } from './context.ts'
import type { PricesSaid } from './prices.ts'

/** Whether the same cards become cheaper and count as minor ones at the same time: then one sentence says both. */
export function cheaperAsMinor({ asMinor, asMinorFrom, price = [] }: CardRules): boolean {
  const [first] = price
  return asMinorFrom !== undefined && first?.houseFrom === asMinorFrom && jsonEqual(first.of, asMinor)
}

export interface StandingSaid {
  readonly place: (card: CardRules) => Sentence[]
  /** `tabled`: what cooking brings, a table beside the words shows. */
  readonly kitchen: (card: CardRules, tabled: boolean) => Sentence[]
  readonly using: (card: CardRules) => Sentence[]
  readonly farm: (card: CardRules) => Sentence[]
  readonly rest: (card: CardRules) => Sentence[]
}

export function standingSaid(context: CardContext, { rates }: PricesSaid): StandingSaid {
  const { p, speaker, list, cards, goods, kinds, spaces, cond, effect } = context

  /** What one cooks with: fireplaces, hearths, and other cards by name. */
  const cookers = (): string => {
    const others = CARDS.filter(
      ({ tags }) => tags.includes('cooking') && !tags.includes('fireplace') && !tags.includes('hearth'),
    )
    const names: Sentence[] = [p.cooking.fireplace, p.cooking.hearth, ...others.map((card) => card.name[p.lang])].map(
      (name) => [name],
    )
    return list('or', names).join('')
  }

  const kitchen = (card: CardRules, tabled: boolean): Sentence[] => {
    const said: Sentence[] = []
    if (card.cook !== undefined) {
      const cooked = (['vegetable', 'sheep', 'boar', 'cattle'] as const).flatMap((good) => {
        const food = card.cook?.[good]
        return food === undefined ? [] : [{ give: { [good]: 1 }, get: { food } }]
      })
      const having = card.cookWith === undefined ? '' : p.having(cards(card.cookWith))
      said.push(say(p.anytime, having, ': ', tabled ? p.cookAsShown : rates(cooked)))
    }
    if (card.bake !== undefined) said.push(p.bake(speaker().amount('food', card.bake.food), card.bake.most ?? null))
    if (card.cookBonus?.vegetable !== undefined) said.push([p.cookBonusVegetable(card.cookBonus.vegetable, cookers())])
    if (card.cookBonus?.pair !== undefined) said.push([p.cookBonusPair(card.cookBonus.pair, cookers())])
    return said
  }

  const holders = (): Sentence =>
    cards(
      CARDS.filter((card) => card.room?.any !== undefined).map((card) => card.no),
      'and',
    )

  const farm = ({ room, permit, freeFences, sows, breeds, straightToStone }: CardRules): Sentence[] => {
    const said: Sentence[] = []
    if (room?.any !== undefined) said.push([p.room.any(room.any)])
    if (room?.pasture !== undefined) said.push(p.room.pasture(room.pasture, holders()))
    if (room?.sheep !== undefined) said.push(p.room.sheep(room.sheep, holders()))
    if (room?.stable !== undefined) said.push([p.room.stable(room.stable)])
    if (room?.mix === true) said.push([p.room.mix])
    if (permit !== undefined) said.push(p.permit(spaces(permit, 'and')))
    if (straightToStone === true) said.push([p.straightToStone])
    if (freeFences !== undefined) said.push([p.freeFences(freeFences)])
    const beside = (sows ?? []).flatMap(({ more, crop, besideRoom }) =>
      besideRoom === true && crop !== undefined ? [[more, speaker().expr(crop)] as const] : [],
    )
    if (beside.length > 1) said.push(p.more.sowsBeside(beside))
    for (const bonus of beside.length > 1 ? [] : (sows ?? [])) {
      const crop = bonus.crop === undefined ? [] : speaker().expr(bonus.crop)
      const plain = bonus.besideRoom === undefined && bonus.maxFields === undefined
      said.push(plain ? p.sows(crop) : p.more.sows(bonus, crop))
    }
    if (room?.each === true) said.push([p.more.roomEach])
    if (room?.boar === true) said.push([p.more.roomBoar])
    if (room?.smallPasture !== undefined) said.push([p.more.smallPasture(room.smallPasture)])
    if (room?.home !== undefined) said.push([room.home === 'none' ? p.more.homeNone : p.more.homePerRoom])
    if (breeds !== undefined) said.push(p.breeds(breeds.from, speaker().expr(breeds.species), breeds.young))
    return said
  }

  const rest = (card: CardRules): Sentence[] => {
    const said: Sentence[] = []
    const { asMinor, free } = card
    if (card.countsAs !== undefined) said.push([p.countsAs(card.countsAs)])
    if (asMinor !== undefined && free !== undefined && jsonEqual(asMinor, free))
      said.push(p.freeAsMinor(cards(free, 'and')))
    else if (asMinor !== undefined && card.asMinorFrom !== undefined) {
      if (!cheaperAsMinor(card)) said.push(p.more.asMinorFrom(cards(asMinor, 'and')))
    } else if (asMinor !== undefined) said.push(p.asMinor(cards(asMinor, 'and'), asMinor.length > 1))
    if (card.fullMouths !== undefined) said.push([p.fullMouths(card.fullMouths)])
    if (card.noMinus === true) said.push([p.noMinus])
    if (card.forgiven !== undefined) said.push([p.forgiven(card.forgiven)])
    for (const name of card.special ?? []) said.push([p.specials[name] ?? name])
    return [...said, ...more(card)]
  }

  const more = (card: CardRules): Sentence[] => {
    const m = p.more
    const said: Sentence[] = []
    if (card.sowsFew !== undefined) said.push([m.sowsFew(card.sowsFew)])
    if (card.staysOnFields !== undefined) said.push([m.staysOnFields])
    if (card.toll !== undefined) said.push(m.toll(spaces(card.toll.spaces), goods(card.toll.goods)))
    if (card.roomless !== undefined) said.push([m.roomless])
    if (card.announce !== undefined) said.push(m.announce(effect(card.announce, { mood: 'to', at: null, more: false })))
    if (card.looksAhead !== undefined) said.push([m.looksAhead(card.looksAhead)])
    if (card.widerChances === true) said.push([m.widerChances])
    if (card.twoInARow !== undefined) said.push(m.twoInARow(spaces(card.twoInARow)))
    if (card.matchesStack === true) said.push([m.matchesStack])
    if (card.drawsLot !== undefined) said.push(m.drawsLot(speaker().amount('food', card.drawsLot.food)))
    if (card.feedsLast === true) said.push([m.feedsLast])
    if (card.skipsHarvest === true) said.push([m.skipsHarvest])
    if (card.rests !== undefined) said.push([m.rests(card.rests)])
    if (card.freeStable === true) said.push([m.freeStable])
    if (card.freeFenceEvery !== undefined) {
      const n = card.freeFenceEvery
      said.push([m.freeFenceEvery(Array.from({ length: Math.floor(MAX_FENCES / n) }, (_, i) => (i + 1) * n))])
    }
    if (card.buysOffUnused === true) said.push([m.buysOffUnused])
    return said
  }

  const using = ({ use }: CardRules): Sentence[] => {
    if (use === undefined) return []
    const moment = p.outsideActions(use.uses === undefined ? null : p.uses(use.uses))
    const done = p.effects.may(effect(use.effect, { mood: 'to', at: null, more: false }), 'do')
    const told = use.if === undefined || goesWithoutSaying(use.if) ? null : cond(use.if)
    return [p.then(moment, told, done)]
  }

  const spaceSaid = ({ key, fee, start, owner }: CardSpace): Sentence[] => {
    const name = p.space(key)
    const price = speaker().amount('food', fee)
    if (owner !== undefined) {
      // What everybody may do there goes without saying.
      const others = owner.do === 'choose' ? owner.of.filter((part) => part.do !== 'gain') : [owner]
      const own = list(
        'or',
        others.map((part) => effect(part, { mood: 'to', at: null, more: false })),
      )
      return [p.more.ownSpace(name, own)]
    }
    return start === undefined ? [p.cardSpace(name, price)] : [[p.more.spaceStart(name, start)], p.more.fee(price)]
  }

  const place = ({ field, space }: CardRules): Sentence[] => [
    ...(field === undefined ? [] : [p.field(kinds(field.crops), field.stacks)]),
    ...(space === undefined ? [] : spaceSaid(space)),
  ]

  return { place, kitchen, using, farm, rest }
}
