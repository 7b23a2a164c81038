/** A card's whole text made from its data: price, prerequisite, and everything it does. */

import { type Cond, type Expr, jsonEqual, listOf, type Part, type Sentence, type Speaker, say } from '@dorfplatz/kernel'
import { CARDS, findCard } from '../cards/registry.ts'
import type {
  Card,
  CardEffect,
  CardReaction,
  CardRules,
  CardSpace,
  Exchange,
  Needs,
  PriceRule,
  ScoreRule,
  Tag,
  Word,
} from '../cards/types.ts'
import { type Amounts, GOODS, type GoodName } from '../rules/goods.ts'
import type { CardPhrases, Nuance } from './cardphrases.ts'
import { effectReader } from './effectsaid.ts'

/** The first metric an amount counts. */
export function metricIn(expr: Expr): string {
  if (typeof expr === 'string') return expr
  if (typeof expr === 'number') return ''
  return expr.of.map(metricIn).find((metric) => metric !== '') ?? ''
}

/** Conditions that must all hold, one by one. */
function parts(cond: Cond | undefined): readonly Cond[] {
  if (cond === undefined) return []
  return 'all' in cond ? cond.all.flatMap(parts) : [cond]
}

/** The rounds a condition names, where it names nothing else. */
function roundsOf(cond: Cond): readonly number[] {
  if ('any' in cond) {
    const rounds = cond.any.map(roundsOf)
    return rounds.every((list) => list.length > 0) ? rounds.flat() : []
  }
  return 'cmp' in cond && cond.cmp === '==' && cond.a === 'round' && typeof cond.b === 'number' ? [cond.b] : []
}

/** Conditions that say what kind of moment it is. */
const NUANCES: { readonly [metric: string]: Nuance } = {
  bySpace: 'bySpace',
  bakingBuilt: 'bread',
  echo: 'otherwise',
  'taken.kinds': 'only',
  harvested: 'here',
  currentCard: 'newest',
  here: 'marked',
  'taken.reed': 'reedStone',
  'taken.stone': 'reedStone',
  'lay.wood': 'lay',
  feeding: 'feeding',
}

const stem = (metric: Expr): string => (typeof metric === 'string' ? metric.replace(/\.\d+$/, '') : '')

function nuanceOf(cond: Cond): Nuance | null {
  return 'cmp' in cond ? (NUANCES[String(cond.a)] ?? NUANCES[stem(cond.a)] ?? null) : null
}

/** Conditions without which the effect makes no sense, or about cards that are not part of the game: nobody says them. */
function goesWithoutSaying(cond: Cond): boolean {
  if (!('cmp' in cond) || typeof cond.a !== 'string') return false
  const [about, no] = cond.a.split('.')
  // The Sawmill replaces the Joinery's points: its own text says what counts.
  if (about === 'has') return no === '122'
  return about === 'fieldSites' || about === 'ended'
}

/** Action spaces that cards name together, as far as they name all of them. */
const SPACE_GROUPS = [
  { group: 'plow', keys: ['plow_field', 'plow_sow'] },
  { group: 'rooms', keys: ['build_rooms_stables', 'p5_room_or_traveling_players#room'] },
  { group: 'growth', keys: ['family_growth_minor', 'family_growth_no_room', 'p5_occupation_or_growth#growth'] },
] as const

/** No room and no renovation costs more. */
const ALL_REED = 2

const tagged = (tag: Tag): readonly number[] => CARDS.filter((card) => card.tags.includes(tag)).map((card) => card.no)

export interface CardFace {
  readonly needs: Sentence | null
  /** What may be given in place of the price: " or return a Fireplace". */
  readonly instead: Sentence
  readonly does: Sentence
}

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
  const conds = (all: readonly Cond[]): Sentence =>
    list(
      'and',
      all.map((c, i) => (i === 0 ? cond(c) : p.alsoCond(cond(c)))),
    )

  const { effect, gift } = effectReader(p, speaker, cond)

  const needs = (of: Needs): Sentence =>
    list(
      'and',
      (Object.keys(of) as (keyof Needs)[]).map((key) => [p.need[key](of[key] ?? 0)]),
    )

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

  const price = (rule: PriceRule): Sentence[] => {
    const named = rule.of.flatMap((thing): Sentence[] => {
      if (typeof thing !== 'number') return [[p.things[thing]]]
      const card = findCard(thing)
      return card === undefined ? [] : [[{ card: String(thing), label: card.name[p.lang] }]]
    })
    const things = list('and', named)
    const several = named.length > 1
    const said: Sentence[] = []
    if (rule.instead !== undefined && rule.of.includes('renovation')) {
      const { material: _, ...rest } = rule.instead
      said.push(p.more.renovationCost(goods(rest)))
    } else if (rule.instead !== undefined && typeof rule.of[0] === 'number') {
      const { material: _, ...rest } = rule.instead
      said.push(p.more.improvementCost(things, goods(rest)))
    } else if (rule.instead !== undefined) {
      const { material = 0, ...rest } = rule.instead
      said.push(p.cost.instead(rule.house ?? null, goods(rest), material))
    }
    if (rule.less !== undefined && (rule.less.reed ?? 0) > ALL_REED)
      said.push(p.more.noReed(things, speaker().expr('reed')))
    else if (rule.less !== undefined) {
      const amounts = rule.less
      const each = GOODS.flatMap((g) => {
        const n = amounts[g]
        return n === undefined ? [] : [speaker().amount(g, n)]
      })
      said.push(p.cost.less(things, each, several))
    }
    if (rule.lessAny !== undefined)
      said.push(p.cost.lessAny(things, rule.lessAny, several, rule.houseFrom !== undefined))
    return said
  }

  /** Goods of a price replaced by others: what is replaced in the same way stands together. */
  const swaps = (rules: readonly PriceRule[]): Sentence[] => {
    const groups = new Map<string, { names: string[]; to: Amounts; from: Amounts[]; max: number }>()
    for (const { of, swap } of rules) {
      if (swap === undefined) continue
      const names = of.flatMap((thing) => (typeof thing === 'number' ? [] : [thing]))
      const key = JSON.stringify([names, swap.to, swap.max])
      const group = groups.get(key) ?? { names, to: swap.to, from: [], max: swap.max }
      group.from.push(swap.from)
      groups.set(key, group)
    }
    return [...groups.values()].map(({ names, to, from, max }) => {
      const [first = {}] = from
      if (max === 1) return p.cost.swap(names, list('or', from.map(goods)), goods(to))
      const times = Object.fromEntries(
        GOODS.filter((g) => first[g] !== undefined).map((g) => [g, (first[g] ?? 0) * max]),
      )
      const [instead = ''] = kinds(GOODS.filter((g) => to[g] !== undefined))
      return p.cost.swapMany(names, goods(times), instead)
    })
  }

  /** One purchase of each round that is cheaper, whichever it is. */
  const savings = (rules: readonly PriceRule[]): Sentence[] => {
    const [first] = rules
    if (first?.less === undefined) return []
    const things = rules.flatMap(({ of, house }) =>
      of.flatMap((thing) =>
        typeof thing === 'number' ? [] : [[thing === 'room' && house === 0 ? p.more.woodenRoom : p.more.one[thing]]],
      ),
    )
    return [p.more.saving(list('or', things), goods(first.less))]
  }

  const RESOURCES = GOODS.slice(0, 4)

  /** Rates as short as they can be said: one price for several goods, several prices for one thing. */
  const rates = (all: readonly { readonly give: Amounts; readonly get: Amounts }[], joiner = ', '): Sentence => {
    const byPrice = new Map<string, { give: Amounts; gets: Amounts[] }>()
    for (const { give, get } of all) {
      const key = JSON.stringify(give)
      const known = byPrice.get(key) ?? { give, gets: [] }
      known.gets.push(get)
      byPrice.set(key, known)
    }
    const byGain = new Map<string, { gives: Sentence[]; gain: Sentence }>()
    for (const { give, gets } of byPrice.values()) {
      const others = RESOURCES.filter((good) => give[good] === undefined)
      const any =
        gets.length > 1 && gets.length === others.length && others.every((good) => gets.some((g) => g[good] === 1))
      const gain: Sentence = any ? [p.otherResource] : list('or', gets.map(goods))
      const key = JSON.stringify(gain)
      const known = byGain.get(key) ?? { gives: [], gain }
      known.gives.push(goods(give))
      byGain.set(key, known)
    }
    return joined(
      [...byGain.values()].map(({ gives, gain }) => say(list('or', gives), ' → ', gain)),
      joiner,
    )
  }

  /** Exchanges grouped by when they are open and what they need. */
  const exchanges = (all: readonly Exchange[]): Sentence[] => {
    const said: Sentence[] = []
    for (const x of all) if (x.top === true) said.push(p.buyTop(goods(x.give)))
    const groups = new Map<string, { head: Sentence; items: Exchange[] }>()
    for (const x of all) {
      const having = x.with === undefined ? [] : cards(x.with)
      if (x.top === true || (x.with !== undefined && having.length === 0)) continue
      const built = x.onceBuilt === undefined ? '' : p.more.onceBuilt(cards([x.onceBuilt]))
      const head = having.length > 0 ? having : say(built, x.harvest === true ? p.perHarvest : p.anytime, ': ')
      const key = JSON.stringify(head)
      const group = groups.get(key) ?? { head, items: [] }
      group.items.push(x)
      groups.set(key, group)
    }
    // Cards that are improved in the same way are named together.
    const improved = new Map<string, { rate: Sentence; cards: Sentence[] }>()
    for (const { head, items } of groups.values()) {
      if (items.every((x) => x.with === undefined)) {
        said.push(say(head, rates(items)))
        continue
      }
      const rate = rates(items, p.or)
      const same = improved.get(JSON.stringify(rate)) ?? { rate, cards: [] }
      same.cards.push(head)
      improved.set(JSON.stringify(rate), same)
    }
    for (const { rate, cards: names } of improved.values()) said.push(say(p.improves(list('or', names)), rate))
    return said
  }

  const score = (rule: ScoreRule): Sentence => {
    const open = parts(rule.if).filter((c) => !goesWithoutSaying(c))
    if (rule.forAll === true && open.some((c) => 'cmp' in c && c.a === 'mostOccupations')) {
      return [p.score.mostOccupations(Number(rule.points ?? 0))]
    }
    const [met] = open
    const told = met !== undefined && 'cmp' in met ? p.more.forAll[String(met.a)] : undefined
    if (rule.forAll === true && told !== undefined) return [told(p.score.many(Number(rule.points ?? 0)))]
    const points =
      rule.except !== undefined && rule.of !== undefined
        ? p.score.except(speaker().expr(rule.of), rule.except)
        : rule.rows !== undefined && rule.of !== undefined
          ? rule.of === 'house'
            ? p.score.house(rule.rows)
            : p.score.rows(rule.rows, speaker().expr(rule.of), rule.of !== 'players')
          : typeof rule.points === 'number'
            ? [p.score.many(rule.points)]
            : [p.score.counted(rule.points ?? 0)]
    return say(p.score.atEnd(open.length === 0 ? null : conds(open)), points)
  }

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

  const kitchen = (card: CardRules): Sentence[] => {
    const said: Sentence[] = []
    if (card.cook !== undefined) {
      const cooked = (['vegetable', 'sheep', 'boar', 'cattle'] as const).flatMap((good) => {
        const food = card.cook?.[good]
        return food === undefined ? [] : [{ give: { [good]: 1 }, get: { food } }]
      })
      const having = card.cookWith === undefined ? '' : p.having(cards(card.cookWith))
      said.push(say(p.anytime, having, ': ', rates(cooked)))
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
    for (const bonus of sows ?? []) {
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
    else if (asMinor !== undefined && card.asMinorFrom !== undefined)
      said.push(p.more.asMinorFrom(cards(asMinor, 'and')))
    else if (asMinor !== undefined) said.push(p.asMinor(cards(asMinor, 'and'), asMinor.length > 1))
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
    if (card.freeFenceEvery !== undefined) said.push([m.freeFenceEvery(card.freeFenceEvery)])
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

  const playing = ({ play }: CardRules): Sentence[] =>
    play === undefined ? [] : [p.then(p.whenPlayed, null, effect(play, { mood: 'do', at: null, more: false }))]

  const doing = (card: Card): Sentence[] => [
    ...place(card),
    ...kitchen(card),
    ...playing(card),
    ...reactions(card.on ?? []),
    ...savings((card.price ?? []).filter((rule) => rule.oncePerRound === true)),
    ...(card.price ?? []).filter((rule) => rule.oncePerRound !== true).flatMap(price),
    ...swaps(card.price ?? []),
    ...exchanges(card.exchange ?? []),
    ...using(card),
    ...farm(card),
    ...rest(card),
    ...(card.score ?? []).map(score),
  ]
  const text = (sentences: readonly Sentence[]): Sentence =>
    say(...sentences.flatMap((sentence, i): (Part | Sentence)[] => [i === 0 ? '' : ' ', sentence, '.']))

  const whole = kept((card) => text([...head(card), ...doing(card)]), [])
  const face = kept<CardFace>(
    (card) => {
      const passing: Sentence[] = card.passing === true ? [[p.passing]] : []
      return {
        needs: card.needs === undefined ? null : needs(card.needs),
        instead: insteadOf(card),
        does: text([...besides(card), ...passing, ...doing(card)]),
      }
    },
    { needs: null, instead: [], does: [] },
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
