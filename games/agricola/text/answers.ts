/** Answers as sentences: one case for each kind of question, and what may be done unasked. */

import { type ChoiceIn, chosen, listOf, PASS, type Seat, type Sentence, say, type View } from '@dorfplatz/kernel'
import type { CardEffect } from '../cards/effects.ts'
import { exchangeNamed, findExchange } from '../cards/registry.ts'
import { foodOfRest } from '../rules/animals/rest.ts'
import { roomFor } from '../rules/animals/room.ts'
import { KEEP, mealSum } from '../rules/calendar/meal.ts'
import {
  type Anytime,
  type Exchanges,
  edgeNumber,
  type FeedChoice,
  herdNumbers,
  type PayChoice,
} from '../rules/choices.ts'
import type { MealForm } from '../rules/forms.ts'
import type { AgricolaDecision } from '../rules/frames.ts'
import { isAnimal } from '../rules/goods.ts'
import type { AgricolaView } from '../rules/view.ts'
import { SPACES, spaceNumber } from '../rules/work/spaces.ts'
import { improvementSaid, occupationSaid } from './costs.ts'
import { edgesSaid } from './parts.ts'
import type { Tongue } from './tongue.ts'

type V = View<AgricolaView, AgricolaDecision, Anytime>

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

/** How many of the animals that lie on a space would have room; not said where all have. */
function roomThere(t: Tongue, view: V, seat: Seat, space: number): readonly Sentence[] {
  const lies = view.table.spaces.find((s) => s.space === space)?.lies ?? 0
  const good = SPACES[space]?.pile?.good
  const farm = view.table.farms[seat]
  if (good === undefined || !isAnimal(good) || farm === undefined) return []
  const room = roomFor(farm, good, lies)
  return room === lies ? [] : [[t.messages.say.roomFor(room)]]
}

/** One of the answers to a question. */
export function answerSaid(
  t: Tongue,
  view: V,
  decision: AgricolaDecision,
  choice: ChoiceIn<AgricolaDecision>,
): Sentence {
  const w = t.messages.say
  const one = chosen(decision, choice)
  switch (one.kind) {
    case 'place': {
      const space = spaceNumber(one.choice.place)
      const { seat } = decision
      const there = [...lying(t, view, space), ...roomThere(t, view, seat, space), ...dues(t, view, seat, space)]
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
      return w.sow(
        t.goods({ [one.choice.sow]: 1 }),
        fieldSaid(t, one.choice.field),
        one.decision.form.becomes[one.choice.field]?.[one.choice.sow] ?? 0,
      )
    case 'bake':
      return one.choice === PASS ? w.bake(0, 0) : w.bake(one.choice.bake, one.decision.form.food[one.choice.bake] ?? 0)
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
      const food = foodOfRest(one.decision.form, herdNumbers(keep))
      return say(w.keep(t.goods(keep)), rest === undefined ? '' : rest === 'cook' ? w.cooked(food) : w.uncooked)
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

/** Something that may be done unasked. */
export function anytimeSaid(t: Tongue, choice: Anytime): Sentence {
  const w = t.messages.say
  if ('exchange' in choice) return exchangesSaid(t, choice.exchange)
  if ('release' in choice) return w.release(t.goods(choice.release))
  if ('use' in choice) return w.use(t.card(Number(choice.use)))
  if ('play' in choice) return w.play(t.card(Number(choice.play)))
  if ('careful' in choice) return [choice.careful ? w.careful : w.carefree]
  return [w.trade]
}
