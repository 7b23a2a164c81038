/** Sentences put together from the words of a language: questions, choices, events. */

import {
  type Decision,
  type GameEvent,
  type GameText,
  type Json,
  listOf,
  type OptionChoice,
  PASS,
  type RuleId,
  type Sentence,
  say,
  type View,
} from '@dorfplatz/kernel'
import { findCard, findExchange, LAST_MAJOR } from '../cards/registry.ts'
import type { CardEffect } from '../cards/types.ts'
import { CAREFUL } from '../rules/anytime.ts'
import { STABLE_FROM } from '../rules/build.ts'
import type { AgricolaFrame } from '../rules/frames.ts'
import { goodName } from '../rules/goods.ts'
import { type MealForm, mealSum } from '../rules/meal.ts'
import { targetOf } from '../rules/series.ts'
import { permanentOccupations } from '../rules/setup.ts'
import { SPACES } from '../rules/spaces.ts'
import { CARD_FIELDS } from '../rules/state.ts'
import type { AgricolaView } from '../rules/view.ts'
import { improvementSaid, occupationSaid } from './costs.ts'
import { marks } from './marks.ts'
import type { Messages } from './messages.en.ts'
import { doesText, noticesText } from './notices.ts'
import { cellName, edgesSaid, goodSaid, numbers, record } from './parts.ts'
import { picture } from './picture.ts'
import { whyNot } from './refusals.ts'

type V = View<AgricolaView>

/** What the sentences of one language share. */
export interface Tongue {
  readonly messages: Messages
  card(no: number): Sentence
  cards(list: readonly number[]): Sentence
  space(space: number): string
  goods(goods: { readonly [good: string]: number }): Sentence
  good(good: number, n: number): Sentence
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

function tongue({ messages, offered }: Language): Tongue {
  const card = (no: number): Sentence => {
    const found = findCard(no)
    return found === undefined ? ['?'] : [{ card: String(no), label: found.name[messages.lang] }]
  }
  return {
    messages,
    card,
    cards: (list) => listOf(messages.lang, 'and', list.map(card)),
    space: (space) => messages.spaces[SPACES[space]?.key ?? ''] ?? '?',
    goods: messages.some,
    good: (good, n) => say(n, goodSaid(messages.nouns, goodName(good), n)),
    offered: (effect) => inFull(messages.nouns, offered(effect)),
  }
}

/** Who speaks or acts, in front of what they do. */
function by(event: GameEvent, rest: Sentence | string): Sentence {
  return say(event.seat === undefined ? '' : { seat: event.seat }, rest)
}

function question(t: Tongue, decision: Decision): Sentence {
  const ask = t.messages.ask
  const f = decision.args as AgricolaFrame
  switch (f.op) {
    case 'resource':
      return [f.n === 1 ? ask.resource1 : ask.resource2]
    case 'freeSite':
      return [f.what === 'room' ? ask.freeRoom : f.what === 'stable' ? ask.freeStable : ask.freePasture]
    case 'feed': {
      const form = decision.form as { need: number; food: number } | null
      return ask.feed(form?.need ?? 0, form?.food ?? 0)
    }
    case 'draft':
      return [f.kind === 'occupation' ? ask.draftOccupation : ask.draftMinor]
    case 'trade':
      return [f.given.length < 3 ? ask.trade : ask.tradeFor]
    case 'outOfTurn':
      return ask.outOfTurn(t.card(f.no))
    case 'mayEffect':
      return ask.may(t.card(Number(f.source)), capital(t.offered(f.effect as CardEffect)))
    case 'chooseEffect':
      return ask.choose(t.card(Number(f.source)))
    default: {
      const plain: { readonly [op: string]: unknown } = ask
      const kind: string = decision.kind === 'orderReactions' ? 'order' : decision.kind
      const text = plain[kind]
      return [typeof text === 'string' ? text : (t.messages.waiting.other as string)]
    }
  }
}

/** A place that can be sown: a space of the farmyard or a card. */
function placeName(t: Tongue, view: V, seat: number, place: number): Sentence {
  if (place < CARD_FIELDS) return [cellName(place)]
  const farm = view.table.farms[seat]
  const fields = [...(farm?.improvements ?? []), ...(farm?.occupations ?? [])].flatMap((no) =>
    Array.from({ length: findCard(no)?.field?.stacks ?? 0 }, () => no),
  )
  return t.card(fields[place - CARD_FIELDS] ?? 0)
}

function exchangeSaid(t: Tongue, id: number, times: number): Sentence {
  const x = findExchange(id)
  if (x === undefined) return ['?']
  const give = x.give.flatMap((_, i) =>
    i % 2 === 0 ? [t.good(x.give[i] as number, (x.give[i + 1] as number) * times)] : [],
  )
  const get = x.get.flatMap((_, i) =>
    i % 2 === 0 ? [t.good(x.get[i] as number, (x.get[i + 1] as number) * times)] : [],
  )
  const and = (list: Sentence[]): Sentence => listOf(t.messages.lang, 'and', list)
  return x.top ? say(and(give), ': ', t.card(x.card)) : t.messages.say.turn(and(give), and(get))
}

function usesSaid(t: Tongue, uses: readonly number[]): Sentence {
  const list: Sentence[] = []
  for (let i = 0; i < uses.length; i += 2) list.push(exchangeSaid(t, uses[i] as number, uses[i + 1] as number))
  return listOf(t.messages.lang, 'and', list)
}

function paySaid(t: Tongue, choice: Json): Sentence {
  const [pay, back, use] = choice as readonly [readonly number[], readonly number[], readonly number[]]
  const goods: { [good: string]: number } = {}
  for (let i = 0; i < pay.length; i += 2) goods[goodName(pay[i] as number)] = pay[i + 1] as number
  const parts: Sentence[] = []
  if (pay.length > 0 || back.length === 0) parts.push(t.messages.say.pay(t.goods(goods)))
  if (back.length > 0) parts.push(t.messages.say.back(t.cards(back)))
  const whole = listOf(t.messages.lang, 'and', parts)
  return use.length === 0 ? whole : say(whole, t.messages.say.after(usesSaid(t, use)))
}

function feedSaid(t: Tongue, choice: Json, form: Json): Sentence {
  const list: Sentence[] = []
  let keep = 0
  for (const [key, n] of Object.entries(record(choice))) {
    if (key === 'keep') keep = n
    else if (n > 0) list.push(exchangeSaid(t, Number(key), n))
  }
  const words = t.messages.say
  const meal: Sentence = list.length === 0 ? [words.feedNothing] : words.feed(listOf(t.messages.lang, 'and', list))
  const whole = keep === 0 ? meal : say(meal, ', ', words.keepFood(keep))
  const missing = form === null ? 0 : mealSum(form as unknown as MealForm, record(choice)).missing
  return missing === 0 ? whole : say(whole, ', ', words.beg(missing))
}

function herdSaid(t: Tongue, herd: readonly number[]): Sentence {
  return t.goods({ sheep: herd[0] ?? 0, boar: herd[1] ?? 0, cattle: herd[2] ?? 0 })
}

function keepSaid(t: Tongue, choice: Json, decision: Decision): Sentence {
  const herd = choice as readonly number[]
  const both = (decision.choices ?? []).some((c) => Array.isArray(c) && c.length === 4)
  const rest = herd.length === 4 ? t.messages.say.uncooked : both ? t.messages.say.cooked : ''
  return say(t.messages.say.keep(herdSaid(t, herd)), rest)
}

function answerSaid(t: Tongue, view: V, decision: Decision, choice: Json): Sentence {
  const w = t.messages.say
  const f = decision.args as AgricolaFrame
  const n = typeof choice === 'number' ? choice : -1
  switch (f.op) {
    case 'place': {
      const lies = view.table.spaces.find((s) => s.space === n)?.lies ?? 0
      const good = SPACES[n]?.pile?.good
      return say(t.space(n), lies > 0 && good !== undefined ? w.lies(t.good(good, lies)) : '')
    }
    case 'option':
      return [t.messages.options[SPACES[f.space]?.action ?? '']?.[n] ?? '?']
    case 'resource':
      return f.n === 1 ? t.good(n, 1) : listOf(t.messages.lang, 'and', [t.good(n >> 2, 1), t.good(n & 3, 1)])
    case 'build':
      return n < 0 ? [w.done] : n < STABLE_FROM ? w.room(cellName(n)) : w.stable(cellName(n - STABLE_FROM))
    case 'freeSite': {
      const what = f.what === 'room' ? w.room : f.what === 'stable' ? w.stable : w.pasture
      return what(cellName(n))
    }
    case 'plow':
      return n < 0 ? [w.noPlow] : w.plow(cellName(n))
    case 'plowSow':
      return n < 0 ? [w.leaveOut] : w.plow(cellName(n))
    case 'outOfTurn':
      return choice === 'yes' ? w.play(t.card(f.no)) : [w.notPlay]
    case 'mayEffect':
      return choice === 'yes' ? w.use(t.card(Number(f.source))) : [w.useNot]
    case 'sow':
      return n < 0 ? [w.done] : w.sow([t.messages.crops[n & 3] ?? '?'], placeName(t, view, f.seat, n >> 2))
    case 'bake':
      return w.bake(n)
    case 'first':
      return [n === 1 ? w.firstBake : f.of === 'sowBake' ? w.firstSow : w.firstStable]
    case 'fence':
      return say(
        w.edges(numbers(choice).length),
        numbers(choice).length === 0 ? '' : ': ',
        edgesSaid(numbers(choice), t.messages.edge),
      )
    case 'renovate':
      return [t.messages.houses[n] ?? '?']
    case 'improve':
      return n <= 0 ? [w.noImprovement] : improvementSaid(t, decision, n)
    case 'occupation':
      return n <= 0 ? [w.noOccupation] : occupationSaid(t, n)
    case 'draft':
    case 'discard':
      return t.card(n)
    case 'pay':
      return n >= 0 ? exchangeSaid(t, n, 1) : paySaid(t, choice)
    case 'keep':
      return keepSaid(t, choice, decision)
    case 'breed':
      return w.keep(t.goods(record(choice)))
    case 'feed':
      return feedSaid(t, choice, decision.form)
    case 'trade':
      return typeof choice === 'string' ? [w.pile[choice] ?? choice] : t.card(n)
    case 'chooseEffect':
      return choice === PASS ? [w.noChoice] : t.offered(f.effect.of[(choice as OptionChoice).option] as CardEffect)
    default:
      if (choice === PASS) return [w.pass]
      if (decision.kind === 'orderReactions') return t.card(Number(String(choice).split('.')[0]))
      return Array.isArray(choice) ? anytimeSaid(t, choice) : [String(choice)]
  }
}

function anytimeSaid(t: Tongue, choice: Json): Sentence {
  const [what, n, k] = choice as readonly Json[]
  if (typeof what === 'number') return usesSaid(t, choice as readonly number[])
  if (what === 'free') return t.messages.say.release(t.good(Number(n), Number(k)))
  if (what === 'use') return t.messages.say.use(t.card(Number(n)))
  return [t.messages.say.trade]
}

function told(t: Tongue, e: GameEvent): Sentence {
  const w = t.messages.happened
  const num = (key: string): number => Number(e[key] ?? 0)
  switch (e.kind) {
    case 'round':
      return w.round(num('round'), t.space(num('space')))
    case 'placed':
      return by(e, w.placed(t.space(num('space'))))
    case 'took':
      return by(e, w.took(t.goods(record(e.goods))))
    case 'gained':
      return by(e, w.gained(t.goods(record(e.goods)), t.card(num('card'))))
    case 'starter':
      return by(e, w.starter)
    case 'paid': {
      const back = numbers(e.back)
      const goods = record(e.goods)
      const parts: Sentence[] = []
      if (Object.keys(goods).length > 0 || back.length === 0) parts.push(t.goods(goods))
      if (back.length > 0) parts.push(t.cards(back))
      return by(e, w.paid(listOf(t.messages.lang, 'and', parts)))
    }
    case 'exchange':
      return by(e, w.exchange(t.goods(record(e.gave)), t.goods(record(e.got))))
    case 'room':
      return by(e, w.room(cellName(num('cell'))))
    case 'stable':
      return by(e, w.stable(cellName(num('cell'))))
    case 'renovated':
      return by(e, w.renovated(t.messages.houses[num('house')] ?? '?'))
    case 'fences':
      return by(e, w.fences(num('n'), num('pastures')))
    case 'plowed':
      return by(e, w.plowed(cellName(num('cell'))))
    case 'sown': {
      const place = num('place')
      const where = place < CARD_FIELDS ? cellName(place) : t.messages.say.improvement
      return by(e, w.sown(t.messages.crops[num('crop')] ?? '', [where], num('n')))
    }
    case 'harvested':
      return by(e, w.harvested(t.goods({ grain: num('grain'), vegetable: num('vegetable'), wood: num('wood') })))
    case 'baked':
      return by(e, w.baked(num('grain'), num('food')))
    case 'kept':
      return by(e, w.kept(herdSaid(t, numbers(e.herd)), herdSaid(t, numbers(e.gone)), num('food')))
    case 'bred':
      return by(e, w.bred(herdSaid(t, numbers(e.herd))))
    case 'fed':
      return by(e, w.fed(num('food'), num('begging')))
    case 'born':
      return by(e, w.born(num('people')))
    case 'played':
      return by(e, num('card') <= LAST_MAJOR ? w.bought(t.card(num('card'))) : w.played(t.card(num('card'))))
    case 'passed':
      return say(by(e, w.passed(t.card(num('card')))), { seat: num('left') }, '.')
    case 'laid':
      return by(
        e,
        w.laid(
          t.card(num('card')),
          t.goods(record(e.goods)),
          roundsSaid(t, numbers(e.rounds)),
          numbers(e.rounds).length > 1,
        ),
      )
    case 'delivered':
      return by(e, w.delivered(t.good(num('good'), num('n'))))
    case 'left':
      return by(e, w.left(t.goods(record(e.goods)), t.space(num('space'))))
    case 'released':
      return by(e, w.released(t.good(num('good'), num('n'))))
    case 'handedBack':
      return by(e, w.handedBack(t.good(num('good'), 1)))
    case 'traded':
      return by(e, w.traded(t.messages.say.pile[String(e.pile)] ?? ''))
    case 'drew':
      return w.drew(t.card(num('card')))
    case 'drafted':
      return w.drafted(t.card(num('card')))
    case 'setAside':
      return w.setAside(t.card(num('card')))
    case 'careful':
      return by(e, w.careful(e.on === true))
    case 'ratcatcher':
      return by(e, w.ratcatcher)
    case 'guest':
      return by(e, w.guest)
    case 'harvest':
      return w.harvest(num('round'))
    case 'end':
      return [w.end]
    default:
      return by(e, ` ${e.kind}`)
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
  readonly rules: { readonly [id: RuleId]: string }
  readonly sections: { readonly [section: string]: string }
  /** What a card lets one do, as its text says it. */
  readonly offered: (effect: CardEffect) => Sentence
}

export function compose(language: Language): GameText<AgricolaView> {
  const { messages, rules, sections } = language
  const t = tongue(language)
  return {
    name: messages.name,
    about: messages.about,
    decision: (_, decision) => capital(question(t, decision)),
    choice: (view, decision, choice) => capital(answerSaid(t, view, decision, choice)),
    anytime: (view, choice) => {
      if (choice !== CAREFUL) return capital(anytimeSaid(t, choice))
      const on = view.as !== 'spectator' && view.table.farms[view.as]?.careful === true
      return capital([on ? messages.say.carefree : messages.say.careful])
    },
    event: (event) => told(t, event),
    refusal: (refusal) => whyNot(t, refusal),
    waiting: (seat, kind) => say({ seat }, messages.waiting[kind ?? ''] ?? (messages.waiting.other as string)),
    table: (view) => picture(t, view),
    notices: (view) => noticesText(messages.lang, view),
    does: (view, decision, choice) => doesText(t, view, decision, choice),
    option: (key) => {
      const option = messages.option[key.startsWith('permanent') ? 'permanent' : key]
      return {
        name: option?.name ?? key,
        help: option?.help ?? '',
        value: (value) => {
          const card = key.startsWith('permanent') ? findCard(Number(value))?.name[messages.lang] : undefined
          return card ?? upper(option?.values[String(value)] ?? String(value))
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
    rules,
    marks,
    sections,
  }
}
