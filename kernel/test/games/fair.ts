/** A small open game for the kernel's tests: effects from data, reactions and their order, prices, goods that come later. */

import {
  type Asks,
  atLeast,
  chosen,
  clockwise,
  collecting,
  covers,
  type DecisionOf,
  type Effect,
  type EffectFrame,
  effectRunner,
  emitEvent,
  type Frame,
  type Game,
  gain,
  half,
  have,
  jsonEqual,
  type Lang,
  type Lexicon,
  later,
  type Match,
  nothing,
  type OwnWord,
  PASS,
  type Pass,
  type Payment,
  type Price,
  type PriceChange,
  payments,
  reactions,
  refuse,
  type Seat,
  type ShapedBy,
  shape,
  speaker,
  together,
  vocabulary,
  type WholeText,
  type WordTexts,
} from '../../index.ts'
import { attach, cloneReactions, type ReactionIndex, reactionsTo, type Scheduled, takeDue } from './upkeep.ts'

/** The fair's own word: a stall is used once more. */
interface Again extends OwnWord {
  readonly do: 'again'
  readonly stall: number
}
type FairEffect = Effect<Again>
const { seq, choose, may, tiers, pay, each, when } = vocabulary<Again>()

/** Stalls: each is used by one seat per round. */
const STALLS: readonly FairEffect[] = [
  gain({ wood: 2 }),
  gain({ coin: 1, sheep: 1 }),
  seq(each('sheep', gain({ coin: 1 })), may(pay({ sheep: 1 }, gain({ wood: 3 })))),
  choose(
    gain({ wood: 1, coin: 1 }),
    pay({ coin: 1 }, gain({ sheep: 1 })),
    when(have({ wood: 3 }), gain({ coin: half('wood') }), gain({ coin: 1 })),
  ),
  tiers(
    { if: atLeast('sheep', 1), then: gain({ coin: 1 }) },
    { if: atLeast('sheep', 3), then: gain({ coin: 3 }) },
    { pay: { coin: 2 }, then: { do: 'again', stall: 0 } },
  ),
  later(2, { coin: 2 }),
  nothing,
]

const SOURCES = STALLS.map((_, stall) => `stall${stall}`)

/** Card 0 takes a coin when another seat gets wood at a stall; 1 and 2 reward one's own use of stalls. */
const CARD_EVENTS = ['otherUsed', 'ownUsed', 'ownUsed'] as const
const CARD_EFFECTS: readonly FairEffect[] = [
  may(gain({ coin: 1 })),
  gain({ wood: 1 }),
  may(pay({ wood: 2 }, gain({ sheep: 1 }))),
]

const HOUSE: readonly Price[] = [{ wood: 4, coin: 2 }]

/** Sheep that find no room in the pen are lost. */
const PEN = 6

export interface Fair {
  round: number
  goods: Price[]
  houses: number[]
  taken: number[]
  later: Scheduled[]
  reactions: ReactionIndex
}

interface RoundFrame extends Frame {
  readonly op: 'round'
}
type VisitChoice = { readonly stall: number }
interface Visit extends Asks<VisitChoice> {
  readonly op: 'visit'
}
interface Used extends Frame {
  readonly op: 'used'
  readonly stall: number
}
interface Build extends Asks<'build' | Pass> {
  readonly op: 'build'
}
/** A payment is structured; the form lists the ways there are. */
const PAYMENT = shape.fields({ pay: shape.counts(['wood', 'coin'], 20) })
type HousePayment = ShapedBy<typeof PAYMENT>
interface PayHouse extends Asks<HousePayment, readonly HousePayment[]> {
  readonly op: 'payHouse'
}
export type FairFrame = RoundFrame | Visit | Used | Build | PayHouse | EffectFrame<FairEffect>
export type FairDecision = DecisionOf<FairFrame, never>

export type FairEvent =
  | { readonly kind: 'gained' | 'paid'; readonly seat: Seat; readonly good: string; readonly n: number }
  | { readonly kind: 'built'; readonly seat: Seat }
  | { readonly kind: 'visited'; readonly seat: Seat; readonly stall: number }
  | { readonly kind: 'round'; readonly round: number }
const emit: (event: FairEvent) => void = emitEvent

type M = Match<Fair>

const roundsOf = (m: Match<unknown>): number => Number(m.options.rounds)
const goodsOf = (m: M, seat: Seat): { [good: string]: number } =>
  (m.state.goods[seat] ?? {}) as { [good: string]: number }

export const lexicon: Lexicon<Fair, Again, FairFrame> = {
  have: (m, seat, good) => goodsOf(m, seat)[good] ?? 0,
  gain(m, seat, good, n) {
    const goods = goodsOf(m, seat)
    const had = goods[good] ?? 0
    const got = good === 'sheep' ? Math.min(n, PEN - had) : n
    goods[good] = had + got
    if (collecting()) emit({ kind: 'gained', seat, good, n: got })
  },
  lose(m, seat, good, n) {
    const goods = goodsOf(m, seat)
    goods[good] = (goods[good] ?? 0) - n
    if (collecting()) emit({ kind: 'paid', seat, good, n })
  },
  metrics: { houses: (m, seat) => m.state.houses[seat] ?? 0 },
  words: {
    again: {
      run: (_, seat, effect, stack, source) => {
        stack.push({ op: 'effect', seat, effect: STALLS[effect.stall] ?? nothing, source })
      },
    },
  },
  later(m, seat, when, goods, source) {
    const at = m.state.round + (when as number)
    if (at <= roundsOf(m)) m.state.later.push({ at, seat, goods: goods as Price, source })
  },
}

export function lexiconText(lang: Lang): WordTexts<Again> {
  const pick = (en: string, de: string): string => (lang === 'en' ? en : de)
  return {
    goods: {
      wood: { one: pick('wood', 'Holz'), many: pick('wood', 'Holz'), icon: 'wood' },
      coin: { one: pick('coin', 'Münze'), many: pick('coins', 'Münzen'), icon: 'coin' },
      sheep: { one: pick('sheep', 'Schaf'), many: pick('sheep', 'Schafe'), icon: 'sheep' },
    },
    metrics: { houses: pick('houses', 'Häuser') },
    words: {
      again: (effect, speak) => [
        pick('use a stall again: ', 'nutze einen Stand noch einmal: '),
        ...speak.effect(STALLS[effect.stall] ?? nothing),
      ],
    },
    later: (moment) => [pick('in ', 'in '), { n: moment as number }, pick(' rounds', ' Runden')],
  }
}

const runner = effectRunner(lexicon)

/** Stalls nobody is at and of which the seat can make use. */
function openStalls(m: M, seat: Seat): VisitChoice[] {
  const open: VisitChoice[] = []
  for (const visit of VISITS) {
    if (m.state.taken[visit.stall] === -1 && runner.possible(m, seat, STALLS[visit.stall] ?? nothing)) open.push(visit)
  }
  return open
}

/** Seat 0 builds with less wood, seat 1 may pay coins for wood. */
function houseRules(seat: Seat): PriceChange[] {
  if (seat === 0) return [{ source: 'carpenter', kind: 'less', goods: { wood: 1 } }]
  return [{ source: 'mint', kind: 'swap', from: { wood: 1 }, to: { coin: 1 }, max: 2 }]
}

/** The rules never change in this game, so the ways to pay are found once. */
const HOUSE_WAYS: readonly (readonly Payment[])[] = [0, 1].map((seat) => payments(HOUSE, houseRules(seat)))

function housePayments(m: M, seat: Seat): Payment[] {
  const goods = goodsOf(m, seat)
  return (HOUSE_WAYS[Math.min(seat, 1)] ?? []).filter((way) => covers(goods, way.goods))
}

function canBuild(m: M, seat: Seat): boolean {
  const goods = goodsOf(m, seat)
  for (const way of HOUSE_WAYS[Math.min(seat, 1)] ?? []) if (covers(goods, way.goods)) return true
  return false
}

const BUILD_OR_WAIT = ['build', PASS] as const
const WAIT = [PASS] as const
const VISITS: readonly VisitChoice[] = STALLS.map((_, stall) => Object.freeze({ stall }))

export const fair: Game<Fair, FairFrame, Fair, FairEvent, never> = {
  id: 'fair',
  version: '2',
  seats: [2, 4],
  options: [{ key: 'rounds', values: [5, 200], default: 5 }],
  setup(m, stack) {
    const state: Fair = {
      round: 0,
      goods: Array.from({ length: m.seats }, () => ({ wood: 2, coin: 2, sheep: 0 })),
      houses: Array.from({ length: m.seats }, () => 0),
      taken: STALLS.map(() => -1),
      later: [],
      reactions: {},
    }
    for (let seat = 0; seat < m.seats; seat++) {
      for (const [card, event] of CARD_EVENTS.entries()) {
        if ((card + seat) % 3 !== 0 || seat === 0)
          attach(state.reactions, event, { seat, source: `card${card}`, effect: card })
      }
    }
    stack.push({ op: 'round', seat: -1 })
    return state
  },
  ops: {
    ...runner.ops,
    round(m, _, stack) {
      const s = m.state
      if (s.round === roundsOf(m)) return
      s.round++
      s.taken.fill(-1)
      for (const { seat, goods } of takeDue(s.later, s.round)) {
        for (const good in goods) lexicon.gain(m, seat, good, goods[good] ?? 0, stack, 'later')
      }
      const order = clockwise(m.seats, (s.round - 1) % m.seats)
      stack.push({ op: 'round', seat: -1 })
      stack.push(together(order.map((seat) => ({ seat, frames: [{ op: 'build', seat }] }))))
      for (const seat of order.toReversed()) stack.push({ op: 'visit', seat })
    },
    visit: {
      choices: (m, { seat }) => openStalls(m, seat),
      shape: shape.fields({ stall: shape.number(0, STALLS.length - 1) }),
      check: (m, _, { stall }) => ((m.state.taken[stall] ?? -1) >= 0 ? refuse('F-STALL-01') : null),
      answer(m, { seat }, { stall }, stack) {
        m.state.taken[stall] = seat
        if (collecting()) emit({ kind: 'visited', seat, stall })
        stack.push({ op: 'used', seat, stall })
        stack.push({ op: 'effect', seat, effect: STALLS[stall] ?? nothing, source: SOURCES[stall] ?? '' })
      },
    },
    used(m, { seat, stall }, stack) {
      const list = reactionsTo(m.state.reactions, 'ownUsed').filter((r) => r.seat === seat)
      if (stall === 0) {
        for (const r of reactionsTo(m.state.reactions, 'otherUsed')) if (r.seat !== seat) list.push(r)
      }
      if (list.length > 0) stack.push(reactions(seat, { stall }, list))
    },
    build: {
      choices: (m, { seat }) => (canBuild(m, seat) ? BUILD_OR_WAIT : WAIT),
      answer: (_, { seat }, choice, stack) => {
        if (choice === 'build') stack.push({ op: 'payHouse', seat })
      },
    },
    payHouse: {
      choices: () => null,
      shape: PAYMENT,
      form: (m, { seat }) => housePayments(m, seat).map((way) => ({ pay: way.goods })),
      check: (m, { seat }, { pay }) =>
        housePayments(m, seat).some((way) => jsonEqual(way.goods, pay)) ? null : refuse('F-HOUSE-01'),
      sample: (m, { seat }, random) => {
        const ways = housePayments(m, seat)
        const way = ways[random(ways.length)]
        return way === undefined ? undefined : { pay: way.goods }
      },
      answer(m, { seat }, { pay }, stack) {
        for (const [good, n] of Object.entries(pay)) lexicon.lose(m, seat, good, n, stack, 'house')
        m.state.houses[seat] = (m.state.houses[seat] ?? 0) + 1
        if (collecting()) emit({ kind: 'built', seat })
      },
    },
  },
  react(_, reaction, __, stack) {
    const effect = CARD_EFFECTS[reaction.effect as number] ?? nothing
    stack.push({ op: 'effect', seat: reaction.seat, effect, source: reaction.source })
  },
  view: (m) => m.state,
  known: () => [],
  reshuffle: () => {},
  clone: (s) => ({
    round: s.round,
    goods: s.goods.map(({ wood, coin, sheep }) => ({ wood, coin, sheep }) as Price),
    houses: s.houses.slice(),
    taken: s.taken.slice(),
    later: s.later.slice(),
    reactions: cloneReactions(s.reactions),
  }),
  result(m) {
    const scores = m.state.houses.map((houses, seat) => ({
      seat,
      total: houses,
      parts: { houses },
      tiebreak: [lexicon.have(m, seat, 'coin')],
    }))
    const best = Math.max(...scores.map((s) => s.total))
    return { scores, winners: scores.filter((s) => s.total === best).map((s) => s.seat) }
  },
  violations: (m) =>
    m.state.goods.flatMap((goods, seat) =>
      Object.entries(goods).flatMap(([good, n]) =>
        n < 0 || (good === 'sheep' && n > PEN) ? [`seat ${seat}: ${n} ${good}`] : [],
      ),
    ),
  cards: CARD_EFFECTS.map((effect, i) => ({
    id: `card${i}`,
    deck: 'fair',
    name: { en: `Card ${i}`, de: `Karte ${i}` },
    text: { en: speaker(lexiconText('en'), 'en').effect(effect), de: speaker(lexiconText('de'), 'de').effect(effect) },
    primitives: [],
  })),
  text: { en: words('en'), de: words('de') },
}

function words(lang: Lang): WholeText<Fair, FairDecision, FairEvent, never> {
  const pick = (en: string, de: string): string => (lang === 'en' ? en : de)
  const speak = speaker(lexiconText(lang), lang)
  return {
    name: pick('Fair', 'Jahrmarkt'),
    about: pick('Visit stalls, build houses.', 'Stände besuchen, Häuser bauen.'),
    decision: (_, d) => [`${pick('Choose', 'Wähle')}: ${d.kind}`],
    choice: (_, decision, choice) => {
      const one = chosen(decision, choice)
      return one.kind === 'visit'
        ? speak.effect(STALLS[one.choice.stall] ?? nothing)
        : [typeof one.choice === 'string' ? one.choice : JSON.stringify(one.choice)]
    },
    anytime: () => [pick('nothing', 'nichts')],
    event: (e) => [e.kind, ...('seat' in e ? [' ', { seat: e.seat }] : [])],
    refusal: (r) => [r.rule],
    waiting: (seat) => [{ seat }, pick(' is thinking', ' überlegt')],
    table: (view) => [[`${pick('Round', 'Runde')} `, { n: view.table.round }]],
    option: () => ({ name: pick('Rounds', 'Runden'), help: pick('How long.', 'Wie lange.'), value: (v) => String(v) }),
    score: (category) => category,
    verdict: (v) => v,
    rules: {
      'F-STALL-01': pick('One seat per stall and round.', 'Ein Platz je Stand und Runde.'),
      'F-HOUSE-01': pick('A house is paid exactly.', 'Ein Haus wird genau bezahlt.'),
    },
    sections: { STALL: pick('Stalls', 'Stände'), HOUSE: pick('Houses', 'Häuser') },
  }
}
