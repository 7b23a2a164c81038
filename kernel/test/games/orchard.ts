/** A small game for the kernel's tests: hidden hands, secret bids side by side, dice, windows, cards at any time. */

import {
  type Asks,
  type CardEntry,
  type ChoiceIn,
  clockwise,
  collecting,
  type DecisionOf,
  draw,
  emitEvent,
  type Frame,
  type Game,
  interject,
  jsonEqual,
  type Lang,
  type Match,
  pushAll,
  refuse,
  type Seat,
  shape,
  shuffle,
  shuffleWith,
  together,
  type WholeText,
  type Window,
  window,
} from '../../index.ts'

/** Card ids are 0 to 23; what a card does is its number modulo 4. */
const CARDS = 24
const KINDS = ['basket', 'lucky', 'trade', 'almanac'] as const
const LUCKY = 6
type BidChoice = { readonly bid: number }
type TurnChoice = 'pick' | 'draw' | 'sell'
/** A card may be played at any time. */
export type OrchardAnytime = { readonly play: number }

/** Choices are made once: what can be bid with so many apples, and what can be done in a turn. */
const ALL_BIDS: readonly BidChoice[] = [0, 1, 2, 3].map((bid) => Object.freeze({ bid }))
const BIDS: readonly (readonly BidChoice[])[] = ALL_BIDS.map((_, apples) => ALL_BIDS.slice(0, apples + 1))
const PLAYS: readonly OrchardAnytime[] = Array.from({ length: CARDS }, (_, play) => Object.freeze({ play }))
const TURNS = {
  all: ['pick', 'draw', 'sell'],
  poor: ['pick', 'draw'],
  late: ['pick', 'sell'],
  none: ['pick'],
} satisfies { readonly [when: string]: readonly TurnChoice[] }

export interface Orchard {
  round: number
  die: number
  /** The last thing that happened was a roll: lucky cards may be played. */
  rolled: boolean
  apples: number[]
  points: number[]
  bids: number[]
  /** The bids of the last reveal. */
  shown: number[]
  hands: number[][]
  deck: number[]
  played: number[]
}

interface RoundFrame extends Frame {
  readonly op: 'round'
}
interface Bid extends Asks<BidChoice> {
  readonly op: 'bid'
}
interface Reveal extends Frame {
  readonly op: 'reveal'
}
interface Turn extends Asks<TurnChoice> {
  readonly op: 'turn'
}
interface CloseRoll extends Frame {
  readonly op: 'closeRoll'
}
/** The second half of an exchange: in its midst cards may be played, and resolve after it. */
interface Receive extends Frame {
  readonly op: 'receive'
  readonly atomic: true
}
interface PlayCard extends Frame {
  readonly op: 'card'
  readonly card: number
}
export type OrchardFrame = RoundFrame | Bid | Reveal | Turn | CloseRoll | Receive | PlayCard
export type OrchardDecision = DecisionOf<OrchardFrame, OrchardAnytime>

export type OrchardEvent =
  | { readonly kind: 'rolled'; readonly die: number }
  | { readonly kind: 'bid'; readonly seat: Seat; readonly bid: number }
  | { readonly kind: 'played'; readonly seat: Seat; readonly card: number }
  | { readonly kind: 'sawCard'; readonly seat: Seat; readonly card: number; readonly to: readonly Seat[] }
  | { readonly kind: 'hasBid' | 'drew' | 'received' | TurnChoice; readonly seat: Seat }
const emit: (event: OrchardEvent) => void = emitEvent

export interface OrchardView {
  readonly round: number
  readonly die: number
  readonly apples: readonly number[]
  readonly points: readonly number[]
  readonly hand: readonly number[]
  readonly handSizes: readonly number[]
  readonly deckSize: number
  readonly played: readonly number[]
  readonly myBid: number | null
}

type M = Match<Orchard>

const add = (list: number[], i: number, n: number): void => {
  list[i] = (list[i] ?? 0) + n
}
const of = (list: readonly number[], i: number): number => list[i] ?? 0
const handOf = (s: Orchard, seat: Seat): number[] => s.hands[seat] ?? []

function playable(m: M, seat: Seat, card: number): boolean {
  const s = m.state
  switch (KINDS[card % 4]) {
    case 'basket':
      return of(s.apples, seat) >= 2
    case 'lucky':
      return s.rolled && s.die === LUCKY
    case 'trade':
      // Apples that are bid are as good as gone.
      return of(s.apples, seat) >= 1 && of(s.bids, seat) < 0
    default:
      return s.deck.length > 0
  }
}

function everyone(m: Match<unknown>): boolean {
  return m.options.pokerFace === true
}

function drawCard(m: M, seat: Seat): void {
  const card = m.state.deck.pop()
  if (card === undefined) return
  handOf(m.state, seat).push(card)
  if (collecting()) emit({ kind: 'drew', seat })
  if (collecting()) emit({ kind: 'sawCard', seat, card, to: [seat] })
}

const inMidst = (m: Match<unknown>, seat: Seat): Window => ({
  ...window('exchange', [seat], everyone(m)),
  atomic: true,
})

const play = (card: number): OrchardAnytime => PLAYS[card] ?? { play: card }

function anytime(m: M, seat: Seat): OrchardAnytime[] {
  const list: OrchardAnytime[] = []
  for (const card of handOf(m.state, seat)) if (playable(m, seat, card)) list.push(play(card))
  return list
}

export const orchard: Game<Orchard, OrchardFrame, OrchardView, OrchardEvent, OrchardAnytime> = {
  id: 'orchard',
  version: '1',
  seats: [1, 4],
  options: [
    { key: 'pokerFace', values: [false, true], default: false },
    { key: 'rounds', values: [4, 200], default: 4 },
  ],
  setup(m, stack) {
    const deck = shuffle(
      m,
      'deck',
      Array.from({ length: CARDS }, (_, i) => i),
    )
    stack.push({ op: 'round', seat: -1 })
    const each = (n: number): number[] => Array.from({ length: m.seats }, () => n)
    return {
      round: 0,
      die: 0,
      rolled: false,
      apples: each(2),
      points: each(0),
      bids: each(-1),
      shown: each(-1),
      hands: each(0).map(() => deck.splice(-3)),
      deck,
      played: [],
    }
  },
  ops: {
    round(m, _, stack) {
      const s = m.state
      if (s.round === Number(m.options.rounds)) return
      s.round++
      s.die = draw(m, 'die', 6) + 1
      s.rolled = true
      if (collecting()) emit({ kind: 'rolled', die: s.die })
      const order = clockwise(m.seats, 0)
      pushAll(stack, [
        window('roll', order, everyone(m)),
        { op: 'closeRoll', seat: -1 },
        together(order.map((seat) => ({ seat, frames: [{ op: 'bid', seat }] }))),
        { op: 'reveal', seat: -1 },
        { op: 'turn', seat: 0 },
        { op: 'round', seat: -1 },
      ])
    },
    closeRoll(m) {
      m.state.rolled = false
    },
    bid: {
      choices: (m, { seat }) => BIDS[Math.min(3, of(m.state.apples, seat))] ?? [],
      shape: shape.fields({ bid: shape.number(0, 3) }),
      check: (m, { seat }, choice) => (choice.bid > of(m.state.apples, seat) ? refuse('O-BID-01') : null),
      answer(m, { seat }, { bid }) {
        m.state.bids[seat] = bid
        if (collecting()) emit({ kind: 'hasBid', seat })
      },
    },
    reveal(m) {
      const s = m.state
      let best = 0
      for (const bid of s.bids) if (bid > best) best = bid
      for (let seat = 0; seat < m.seats; seat++) {
        const bid = of(s.bids, seat)
        if (collecting()) emit({ kind: 'bid', seat, bid })
        if (bid === best && bid > 0) {
          add(s.apples, seat, -bid)
          add(s.points, seat, bid + 1)
        }
        s.shown[seat] = bid
        s.bids[seat] = -1
      }
    },
    turn: {
      choices: (m, { seat }) => {
        const sells = of(m.state.apples, seat) >= 2
        if (m.state.deck.length > 0) return sells ? TURNS.all : TURNS.poor
        return sells ? TURNS.late : TURNS.none
      },
      answer(m, { seat }, choice, stack) {
        if (seat + 1 < m.seats) stack.push({ op: 'turn', seat: seat + 1 })
        if (choice === 'pick') add(m.state.apples, seat, 1)
        else if (choice === 'draw') drawCard(m, seat)
        else {
          add(m.state.apples, seat, -2)
          pushAll(stack, [inMidst(m, seat), { op: 'receive', seat, atomic: true }])
        }
        if (collecting()) emit({ kind: choice, seat })
      },
    },
    receive(m, { seat }) {
      add(m.state.points, seat, 3)
      if (collecting()) emit({ kind: 'received', seat })
    },
    card(m, { seat, card }) {
      const s = m.state
      const kind = KINDS[card % 4]
      if (kind === 'basket') add(s.points, seat, 1)
      else if (kind === 'lucky' || kind === 'trade') add(s.points, seat, 2)
      else drawCard(m, seat)
    },
  },
  anytime,
  checkAnytime: (m, seat, choice) => {
    const card = handOf(m.state, seat).find((held) => jsonEqual(play(held), choice))
    return card === undefined ? null : refuse('O-CARD-01', { card })
  },
  answerAnytime(m, seat, { play: card }) {
    const hand = handOf(m.state, seat)
    hand.splice(hand.indexOf(card), 1)
    m.state.played.push(card)
    if (KINDS[card % 4] === 'trade') add(m.state.apples, seat, -1)
    if (collecting()) emit({ kind: 'played', seat, card })
    interject<OrchardFrame>(m, seat, [{ op: 'card', seat, card }])
  },
  inWindow: (m, seat, name) => {
    const list = anytime(m, seat)
    return name === 'roll' ? list.filter(({ play: card }) => KINDS[card % 4] === 'lucky') : list
  },
  view(m, as) {
    const s = m.state
    return {
      round: s.round,
      die: s.die,
      apples: s.apples,
      points: s.points,
      hand: as === 'spectator' ? [] : handOf(s, as),
      handSizes: s.hands.map((hand) => hand.length),
      deckSize: s.deck.length,
      played: s.played,
      myBid: as === 'spectator' || of(s.bids, as) < 0 ? null : of(s.bids, as),
    }
  },
  known: (m, as) => [
    ...(as === 'spectator' ? [] : handOf(m.state, as)).map(String),
    ...m.state.played.map(String),
    ...m.state.shown.map((bid, seat) => `bid ${m.state.round} ${seat} ${bid}`),
  ],
  reshuffle(m, as, random) {
    const s = m.state
    // Sorted first: how things really lie must not show in how they are dealt anew.
    const hidden = [...s.deck, ...s.hands.flatMap((hand, seat) => (seat === as ? [] : hand))].sort((a, b) => a - b)
    const unseen = shuffleWith(random, hidden)
    s.hands = s.hands.map((hand, seat) => (seat === as ? hand : unseen.splice(0, hand.length)))
    s.deck = unseen
    s.bids = s.bids.map((bid, seat) => (seat === as || bid < 0 ? bid : random(Math.min(3, of(s.apples, seat)) + 1)))
  },
  clone: (s) => ({
    round: s.round,
    die: s.die,
    rolled: s.rolled,
    apples: s.apples.slice(),
    points: s.points.slice(),
    bids: s.bids.slice(),
    shown: s.shown.slice(),
    hands: s.hands.map((hand) => hand.slice()),
    deck: s.deck.slice(),
    played: s.played.slice(),
  }),
  result(m) {
    const scores = m.state.points.map((points, seat) => ({
      seat,
      total: points,
      parts: { points },
      tiebreak: [of(m.state.apples, seat)],
    }))
    const best = Math.max(...scores.map((s) => s.total))
    return { scores, winners: scores.filter((s) => s.total === best).map((s) => s.seat) }
  },
  violations(m) {
    const s = m.state
    const faults: string[] = []
    const cards = [...s.deck, ...s.hands.flat(), ...s.played]
    if (new Set(cards).size !== CARDS || cards.length !== CARDS) faults.push('a card is lost or doubled')
    if (s.apples.some((n) => n < 0)) faults.push('negative apples')
    return faults
  },
  cards: Array.from({ length: CARDS }, (_, id): CardEntry => {
    const kind = KINDS[id % 4] ?? 'basket'
    return {
      id: String(id),
      deck: 'orchard',
      name: { en: kind, de: kind },
      text: { en: [kind], de: [kind] },
      primitives: [],
    }
  }),
  text: { en: words('en'), de: words('de') },
}

function words(lang: Lang): WholeText<OrchardView, OrchardDecision, OrchardEvent, OrchardAnytime> {
  const pick = (en: string, de: string): string => (lang === 'en' ? en : de)
  const named = (choice: ChoiceIn<OrchardDecision>): string => {
    if (typeof choice === 'string') return choice
    return 'play' in choice ? `${KINDS[choice.play % 4]} ${choice.play}` : String(choice.bid)
  }
  return {
    name: pick('Orchard', 'Obstgarten'),
    about: pick('Bid apples, pick apples.', 'Äpfel bieten, Äpfel pflücken.'),
    decision: (_, d) => [`${pick('Choose', 'Wähle')}: ${d.kind}`],
    choice: (_, __, choice) => [named(choice)],
    anytime: (_, choice) => [`${pick('Play', 'Spiele')} ${named(choice)}`],
    event: (e) => [e.kind, ...('seat' in e ? [' ', { seat: e.seat }] : [])],
    refusal: (r) => [r.rule],
    waiting: (seat) => [{ seat }, pick(' is thinking', ' überlegt')],
    table: (view) => [[`${pick('Round', 'Runde')} `, { n: view.table.round }]],
    option: (key) => ({
      name: key === 'rounds' ? pick('Rounds', 'Runden') : pick('Poker face', 'Pokergesicht'),
      help: key === 'rounds' ? pick('How long.', 'Wie lange.') : pick('Pause for everybody.', 'Pause für alle.'),
      value: (v) => (v === true ? pick('on', 'an') : v === false ? pick('off', 'aus') : String(v)),
    }),
    score: (category) => category,
    verdict: (v) => v,
    rules: {
      'O-BID-01': pick('Nobody bids more apples than they have.', 'Niemand bietet mehr Äpfel, als da sind.'),
      'O-CARD-01': pick('A card is played only when it fits.', 'Eine Karte passt nur zu ihrer Zeit.'),
    },
    sections: { BID: pick('Bids', 'Gebote'), CARD: pick('Cards', 'Karten') },
  }
}
