/** Sentences put together from the words of a language: questions, choices, events. */

import {
  type ChoiceIn,
  chosen,
  type GameText,
  listOf,
  PASS,
  type Part,
  type Seat,
  type Sentence,
  say,
  type View,
} from '@dorfplatz/kernel'
import type { CardEffect } from '../cards/effects.ts'
import { exchangeNamed, findCard, findExchange, LAST_MAJOR } from '../cards/registry.ts'
import { leftOut, permanentOccupations } from '../rules/calendar/hands.ts'
import { KEEP, mealSum } from '../rules/calendar/meal.ts'
import { targetOf } from '../rules/calendar/targets.ts'
import {
  type Anytime,
  cropNumber,
  type Exchanges,
  edgeNumber,
  type FeedChoice,
  type PayChoice,
  spaceNumber,
} from '../rules/choices.ts'
import type { AgricolaEvent } from '../rules/emit.ts'
import { cellName } from '../rules/farm/yard.ts'
import type { MealForm } from '../rules/forms.ts'
import type { AgricolaDecision } from '../rules/frames.ts'
import { type Amounts, FOOD, goodName } from '../rules/goods.ts'
import type { Purchase } from '../rules/payment/prices.ts'
import { CARD_FIELDS } from '../rules/state.ts'
import type { AgricolaView } from '../rules/view.ts'
import { SPACES } from '../rules/work/spaces.ts'
import type { BoardWords } from './board.ts'
import { improvementSaid, occupationSaid } from './costs.ts'
import type { Messages } from './messages.en.ts'
import { doesText, goalText, noticesText } from './notices.ts'
import { edgesSaid, goodSaid } from './parts.ts'
import { picture } from './picture.ts'
import { whyNot } from './refusals.ts'
import type { SpaceTeller } from './spaces.ts'

type V = View<AgricolaView, AgricolaDecision, Anytime>

/** What the sentences of one language share. */
export interface Tongue {
  readonly messages: Messages
  readonly spaces: SpaceTeller
  card(no: number): Sentence
  cards(list: readonly number[]): Sentence
  space(space: number): string
  goods(goods: Amounts): Sentence
  good(good: number, n: number): Sentence
  /** Several of a good without a number, and whether its word is the same for one. */
  goodsOf(good: number): readonly [goods: Part, mass: boolean]
  /** What a card lets one do, as it stands in questions and options. */
  offered(effect: CardEffect): Sentence
}

/** Cards abbreviate; questions and options name goods in full. */
function inFull(nouns: Messages['nouns'], sentence: Sentence): Sentence {
  return sentence.map((part, i) => {
    if (typeof part !== 'object' || !('icon' in part) || part.icon !== 'food') return part
    const before = sentence.slice(0, i).findLast((other) => typeof other === 'object' && 'n' in other)
    return { icon: part.icon, label: nouns.food[typeof before === 'object' && 'n' in before && before.n === 1 ? 0 : 1] }
  })
}

function tongue({ messages, offered, spaces }: Language): Tongue {
  const card = (no: number): Sentence => {
    const found = findCard(no)
    return found === undefined ? ['?'] : [{ card: String(no), label: found.name[messages.lang] }]
  }
  return {
    messages,
    card,
    cards: (list) => listOf(messages.lang, 'and', list.map(card)),
    space: spaces.name,
    spaces,
    goods: messages.some,
    good: (good, n) => say(n, goodSaid(messages.nouns, goodName(good), n)),
    goodsOf: (good) => {
      const [one, many] = messages.nouns[goodName(good)]
      return [goodSaid(messages.nouns, goodName(good), 2), one === many]
    },
    offered: (effect) => inFull(messages.nouns, offered(effect)),
  }
}

/** The card a question is about, or 0. */
function cardAsked(decision: AgricolaDecision): number {
  switch (decision.kind) {
    case 'mayEffect':
    case 'chooseEffect':
    case 'chooseTier':
      return Number(decision.args.source)
    case 'put':
    case 'layOn':
      return decision.args.card
    default:
      return 0
  }
}

/** Who brought a question about, where somebody else did: by acting, or by owning the card. */
function occasion(t: Tongue, { table }: V, decision: AgricolaDecision): Sentence {
  const no = cardAsked(decision)
  const owner = table.farms.findIndex((farm) => farm.occupations.includes(no) || farm.improvements.includes(no))
  if (owner < 0) return []
  if (owner !== decision.seat) return t.messages.ask.ofOther(t.card(no), owner)
  if (table.cause === null || table.cause === decision.seat) return []
  const moment = findCard(no)?.on?.find(({ by = 'me' }) => by !== 'me')?.at
  if (moment === undefined) return []
  const { caused } = t.messages
  return say({ seat: table.cause }, caused[moment] ?? caused.other, ' ')
}

function question(t: Tongue, decision: AgricolaDecision): Sentence {
  const { ask } = t.messages
  switch (decision.kind) {
    case 'resource':
      return [decision.args.n === 1 ? ask.resource1 : ask.resource2]
    case 'freeSite': {
      const { what } = decision.args
      return [what === 'room' ? ask.freeRoom : what === 'stable' ? ask.freeStable : ask.freePasture]
    }
    case 'feed':
      return ask.feed(decision.form.need, decision.form.food)
    case 'draft':
      return [decision.args.kind === 'occupation' ? ask.draftOccupation : ask.draftMinor]
    case 'trade':
      return [decision.args.given.length < 3 ? ask.trade : ask.tradeFor]
    case 'outOfTurn':
      return ask.outOfTurn(t.card(decision.args.no))
    case 'mayEffect': {
      const { source, effect } = decision.args
      return ask.may(t.card(Number(source)), capital(t.offered(effect as CardEffect)))
    }
    case 'chooseEffect':
    case 'chooseTier':
      return ask.choose(t.card(Number(decision.args.source)))
    case 'orderReactions':
      return [ask.order]
    case 'secondPlace':
    case 'move':
    case 'layOn':
      return [ask[decision.kind]]
    case 'put':
      return ask.put(t.card(decision.args.card), ...t.goodsOf(decision.args.good))
    case 'pay':
      return paymentAsked(t, decision.args.what)
    case 'offer':
      return [ask.offer[decision.args.name] ?? ask.offer.end ?? '']
    case 'buy': {
      const { card, owner, good, price } = decision.args
      return ask.buy(t.card(card), owner, t.good(good, 1), t.good(FOOD, price))
    }
    case 'sellTo':
      return ask.sellTo(t.card(decision.args.card))
    default:
      return [ask[decision.kind]]
  }
}

/** What is to be paid, and to whom. */
function paymentAsked(t: Tongue, what: Purchase): Sentence {
  const { ask } = t.messages
  switch (what[0]) {
    case 'improvement':
    case 'occupation':
      return ask.payFor(t.card(what[1]))
    case 'fee':
      return ask.payFee(t.good(what[1], what[2]), what[3] ?? null)
    default:
      return [ask.pay]
  }
}

/** A field by name: a space of the farmyard, or a card. */
function fieldSaid(t: Tongue, field: string): Sentence {
  const [card = field] = field.split('.')
  return /^\d/.test(field) ? t.card(Number(card)) : [field]
}

function exchangeSaid(t: Tongue, name: string, times: number): Sentence {
  const x = findExchange(exchangeNamed(name) ?? -1)
  if (x === undefined) return ['?']
  const goods = (pairs: readonly number[]): Sentence =>
    listOf(
      t.messages.lang,
      'and',
      pairs.flatMap((good, i) => (i % 2 === 0 ? [t.good(good, (pairs[i + 1] ?? 0) * times)] : [])),
    )
  return x.top ? say(goods(x.give), ': ', t.card(x.card)) : t.messages.say.turn(goods(x.give), goods(x.get))
}

function exchangesSaid(t: Tongue, exchanges: Exchanges): Sentence {
  const list = Object.entries(exchanges).flatMap(([name, times]) => (times > 0 ? [exchangeSaid(t, name, times)] : []))
  return listOf(t.messages.lang, 'and', list)
}

function paySaid(t: Tongue, choice: PayChoice): Sentence {
  if (!('pay' in choice)) return exchangesSaid(t, choice.exchange)
  const { pay, return: back = [], exchange } = choice
  const parts: Sentence[] = []
  if (Object.keys(pay).length > 0 || back.length === 0) parts.push(t.messages.say.pay(t.goods(pay)))
  if (back.length > 0) parts.push(t.messages.say.back(t.cards(back.map(Number))))
  const whole = listOf(t.messages.lang, 'and', parts)
  return exchange === undefined ? whole : say(whole, t.messages.say.after(exchangesSaid(t, exchange)))
}

function feedSaid(t: Tongue, { feed, keep = 0 }: FeedChoice, form: MealForm): Sentence {
  const sentences = t.messages.say
  const some = Object.values(feed).some((n) => n > 0)
  const meal: Sentence = some ? sentences.feed(exchangesSaid(t, feed)) : [sentences.feedNothing]
  const whole = keep === 0 ? meal : say(meal, ', ', sentences.keepFood(keep))
  const { missing } = mealSum(form, { ...feed, [KEEP]: keep })
  return missing === 0 ? whole : say(whole, ', ', sentences.beg(missing))
}

function herdSaid(t: Tongue, [sheep = 0, boar = 0, cattle = 0]: readonly number[]): Sentence {
  return t.goods({ sheep, boar, cattle })
}

/** What lies on a space: what has piled up there, and what cards have laid there. */
function lying(t: Tongue, view: V, space: number): readonly Sentence[] {
  const { spaces, extra } = view.table
  const lies = spaces.find((s) => s.space === space)?.lies ?? 0
  const good = SPACES[space]?.pile?.good
  const laid: Sentence[] = []
  for (let i = 0; i < extra.length; i += 3) {
    if (extra[i] === space) laid.push(t.good(extra[i + 1] ?? 0, extra[i + 2] ?? 0))
  }
  return lies > 0 && good !== undefined ? [t.good(good, lies), ...laid] : laid
}

/** What whoever goes there gives to the owners of cards. */
function dues(t: Tongue, view: V, seat: Seat, space: number): readonly Sentence[] {
  const { tolls, levies } = view.table
  return [...tolls.map((toll) => ({ ...toll, goods: { food: toll.food } })), ...levies]
    .filter((due) => due.space === space && due.seat !== seat)
    .map((due) => t.messages.say.due(t.goods(due.goods), { seat: due.seat }))
}

function answerSaid(t: Tongue, view: V, decision: AgricolaDecision, choice: ChoiceIn<AgricolaDecision>): Sentence {
  const w = t.messages.say
  const one = chosen(decision, choice)
  switch (one.kind) {
    case 'place': {
      const space = spaceNumber(one.choice.place)
      const there = [...lying(t, view, space), ...dues(t, view, decision.seat, space)]
      return say(
        t.space(space),
        there.length === 0 ? '' : w.lies(say(...there.flatMap((part, i) => [i === 0 ? '' : ', ', part]))),
      )
    }
    case 'option':
      return [t.spaces.alternative(one.args.space, one.choice.choose)]
    case 'resource':
      return t.goods(one.choice.take)
    case 'build':
      if (typeof one.choice === 'string') return [one.choice === PASS ? w.noBuild : w.done]
      return one.choice.build === 'room' ? w.room(one.choice.at) : w.stable(one.choice.at)
    case 'freeSite': {
      const what = { room: w.room, stable: w.stable, pasture: w.pasture }
      return what[one.choice.build](one.choice.at)
    }
    case 'plow':
      return one.choice === PASS ? [w.noPlow] : w.plow(one.choice.plow)
    case 'plowSow':
      return one.choice === PASS ? [w.leaveOut] : w.plow(one.choice.plow)
    case 'outOfTurn':
      return one.choice === PASS ? [w.notPlay] : w.play(t.card(one.args.no))
    case 'mayEffect':
      return one.choice === PASS ? [w.useNot] : w.use(t.card(Number(one.args.source)))
    case 'sow':
      if (typeof one.choice === 'string') return [one.choice === PASS ? w.noSow : w.done]
      return w.sow([t.messages.crops[cropNumber(one.choice.sow)] ?? ''], fieldSaid(t, one.choice.field))
    case 'bake':
      return w.bake(one.choice === PASS ? 0 : one.choice.bake)
    case 'first':
      return [{ bake: w.firstBake, sow: w.firstSow, stable: w.firstStable }[one.choice.first]]
    case 'fence': {
      if (one.choice === PASS) return w.edges(0)
      const edges = one.choice.fences.map(edgeNumber)
      return say(w.edges(edges.length), ': ', edgesSaid(edges, t.messages.edge))
    }
    case 'renovate':
      return [t.messages.houses[one.choice.renovate === 'clay' ? 1 : 2] ?? '']
    case 'improve':
      return one.choice === PASS
        ? [w.noImprovement]
        : improvementSaid(t, one.decision.form.ways[one.choice.play] ?? [], Number(one.choice.play))
    case 'occupation':
      if (one.choice === PASS) return [w.noOccupation]
      return 'draw' in one.choice ? [w.lot] : occupationSaid(t, Number(one.choice.play))
    case 'buy':
      return [one.choice === PASS ? w.notBuy : w.buy]
    case 'sellTo':
      return [{ seat: one.choice.sellTo }]
    case 'draft':
      return t.card(Number(one.choice.take))
    case 'discard':
      return t.card(Number(one.choice.discard))
    case 'pay':
      return paySaid(t, one.choice)
    case 'keep': {
      const { keep, rest } = one.choice
      return say(w.keep(t.goods(keep)), rest === undefined ? '' : rest === 'cook' ? w.cooked : w.uncooked)
    }
    case 'breed':
      return w.keep(t.goods(one.choice.keep))
    case 'feed':
      return feedSaid(t, one.choice, one.decision.form)
    case 'trade':
      return 'draw' in one.choice ? [w.pile[one.choice.draw]] : t.card(Number(one.choice.discard))
    case 'chooseEffect':
      return one.choice === PASS ? [w.noChoice] : t.offered(one.args.effect.of[one.choice.option] as CardEffect)
    case 'chooseTier':
      return one.choice === PASS ? [w.noChoice] : t.offered(one.args.of[one.choice.option]?.then as CardEffect)
    case 'orderReactions':
      return t.card(Number(one.choice.split('.')[0]))
    case 'secondPlace':
      return one.choice === PASS ? [w.noSecond] : [t.space(spaceNumber(one.choice.place))]
    case 'move':
    case 'layOn':
      return [t.space(spaceNumber(one.choice.place))]
    case 'put':
      return one.choice === PASS ? [w.putNone] : t.good(one.args.good, one.choice.put)
    case 'reap':
      return say({ seat: one.choice.of }, ': ', fieldSaid(t, one.choice.field))
    case 'offer':
      return one.choice === PASS ? [w.pass] : anytimeSaid(t, one.choice)
  }
}

function anytimeSaid(t: Tongue, choice: Anytime): Sentence {
  const w = t.messages.say
  if ('exchange' in choice) return exchangesSaid(t, choice.exchange)
  if ('release' in choice) return w.release(t.goods(choice.release))
  if ('use' in choice) return w.use(t.card(Number(choice.use)))
  if ('play' in choice) return w.play(t.card(Number(choice.play)))
  if ('careful' in choice) return [choice.careful ? w.careful : w.carefree]
  return [w.trade]
}

function told(t: Tongue, e: AgricolaEvent): Sentence {
  const w = t.messages.happened
  const by = (rest: Sentence | string): Sentence => say('seat' in e ? { seat: e.seat } : '', rest)
  switch (e.kind) {
    case 'round':
      return w.round(e.round, t.space(e.space))
    case 'placed':
      return by(w.placed(t.space(e.space)))
    case 'took':
      return by(w.took(t.goods(e.goods)))
    case 'gained':
      return by(w.gained(t.goods(e.goods), t.card(e.card)))
    case 'starter':
      return by(w.starter)
    case 'paid': {
      const parts: Sentence[] = []
      if (Object.keys(e.goods).length > 0 || e.back.length === 0) parts.push(t.goods(e.goods))
      if (e.back.length > 0) parts.push(t.cards(e.back))
      return by(w.paid(listOf(t.messages.lang, 'and', parts)))
    }
    case 'exchange':
      return by(w.exchange(t.goods(e.gave), t.goods(e.got)))
    case 'room':
      return by(w.room(cellName(e.cell)))
    case 'stable':
      return by(w.stable(cellName(e.cell)))
    case 'renovated':
      return by(w.renovated(t.messages.houses[e.house] ?? ''))
    case 'fences':
      return by(w.fences(e.n, e.pastures))
    case 'plowed':
      return by(w.plowed(cellName(e.cell)))
    case 'sown': {
      const where = e.place < CARD_FIELDS ? cellName(e.place) : t.messages.say.improvement
      return by(w.sown(t.messages.crops[e.crop] ?? '', [where], e.n))
    }
    case 'harvested':
      return by(w.harvested(t.goods({ grain: e.grain, vegetable: e.vegetable, wood: e.wood })))
    case 'baked':
      return by(w.baked(e.grain, e.food))
    case 'kept':
      return by(w.kept(herdSaid(t, e.herd), herdSaid(t, e.gone), e.food))
    case 'bred':
      return by(w.bred(herdSaid(t, e.herd)))
    case 'fed':
      return by(w.fed(e.food, e.begging))
    case 'born':
      return by(w.born(e.people))
    case 'played':
      return by(e.card <= LAST_MAJOR ? w.bought(t.card(e.card)) : w.played(t.card(e.card)))
    case 'passed':
      return say(by(w.passed(t.card(e.card))), { seat: e.left }, '.')
    case 'laid':
      return by(w.laid(t.card(e.card), t.goods(e.goods), roundsSaid(t, e.rounds), e.rounds.length > 1))
    case 'delivered':
      return by(w.delivered(t.good(e.good, e.n)))
    case 'left':
      return by(w.left(t.goods(e.goods), t.space(e.space)))
    case 'released':
      return by(w.released(t.good(e.good, e.n)))
    case 'handedBack':
      return by(w.handedBack(t.good(e.good, 1)))
    case 'traded':
      return by(w.traded(t.messages.say.pile[e.pile]))
    case 'drew':
      return w.drew(t.card(e.card))
    case 'drafted':
      return w.drafted(t.card(e.card))
    case 'setAside':
      return w.setAside(t.card(e.card))
    case 'careful':
      return by(w.careful(e.on))
    case 'ratcatcher':
      return by(w.ratcatcher)
    case 'guest':
      return by(w.guest)
    case 'toppedUp':
      return by(w.toppedUp(e.fields, e.n))
    case 'handed':
      return say(by(w.handed(t.goods(e.goods))), { seat: e.receiver }, '.')
    case 'put':
      return by(w.put(t.goods(e.goods), t.card(e.card)))
    case 'noted':
      return by(w.noted(e.points, t.card(e.card)))
    case 'reaped':
      return say(by(w.reaped(t.good(e.good, 1))), { seat: e.from }, '.')
    case 'lot':
      return by(w.lot(t.card(e.card)))
    case 'begged':
      return by(w.begged(e.cards))
    case 'adopted':
      return by(w.adopted)
    case 'lodger':
      return by(w.lodger)
    case 'harvest':
      return w.harvest(e.round)
    case 'end':
      return [w.end]
  }
}

/** Rounds that follow each other as a range, others one by one. */
function roundsSaid(t: Tongue, rounds: readonly number[]): string {
  const [first = 0] = rounds
  const last = rounds[rounds.length - 1] ?? first
  if (rounds.length > 2 && last - first + 1 === rounds.length) return `${first}–${last}`
  return listOf(
    t.messages.lang,
    'and',
    rounds.map((round) => [String(round)]),
  ).join('')
}

const upper = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** A sentence that begins one. */
function capital([first, ...rest]: Sentence): Sentence {
  return first === undefined ? [] : [typeof first === 'string' ? upper(first) : first, ...rest]
}

/** All that one language brings. */
export interface Language {
  readonly messages: Messages
  /** What a card lets one do, as its text says it. */
  readonly offered: (effect: CardEffect) => Sentence
  readonly spaces: SpaceTeller
  readonly board: BoardWords
}

/** Agricola in one language: the sentences of any game, and what its own drawings say. */
export interface AgricolaText extends GameText<AgricolaView, AgricolaDecision, AgricolaEvent, Anytime> {
  readonly board: BoardWords
  /** What a player alone aims at (A-SOLO-10); null at tables with others. */
  goal(view: Pick<V, 'table' | 'seats' | 'as'>): string | null
}

export function compose(language: Language): AgricolaText {
  const { messages } = language
  const t = tongue(language)
  return {
    name: messages.name,
    about: messages.about,
    decision: (view, decision) => say(occasion(t, view, decision), capital(question(t, decision))),
    choice: (view, decision, choice) => capital(answerSaid(t, view, decision, choice)),
    anytime: (_, choice) => capital(anytimeSaid(t, choice)),
    event: (event) => told(t, event),
    refusal: (refusal) => whyNot(t, refusal),
    waiting: (seat, kind) => say({ seat }, messages.waiting[kind ?? ''] ?? messages.waiting.other),
    table: (view) => picture(t, view),
    notices: (view) => noticesText(t, view),
    goal: (view) => goalText(t, view),
    board: language.board,
    does: (_, decision, choice) => doesText(t, decision, choice),
    option: (key) => {
      const option = messages.option[key.startsWith('permanent') ? 'permanent' : key]
      return {
        name: option?.name ?? key,
        help: option?.help ?? '',
        value: (value) => {
          const named = key.startsWith('permanent')
            ? [Number(value)]
            : key === 'leaveOut'
              ? leftOut({ leaveOut: String(value) })
              : []
          const cards = named.flatMap((no) => findCard(no)?.name[messages.lang] ?? [])
          return cards.length > 0 ? cards.join(', ') : upper(option?.values[String(value)] ?? String(value))
        },
      }
    },
    score: (category) => messages.score[category] ?? category,
    verdict: (verdict) => {
      const [how = '', target = ''] = verdict.split(' ')
      return messages.verdict[how]?.(target) ?? verdict
    },
    sequel: (options) => {
      const game = Number(options.soloGame ?? 1)
      const kept = findCard(permanentOccupations(options).at(-1) ?? 0)?.name[messages.lang] ?? null
      return messages.say.sequel(game, targetOf(game), Number(options.soloFood ?? 0), kept)
    },
  }
}
