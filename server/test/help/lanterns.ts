/** A small game for the server's tests: hidden hands, choices at the same time, draws from a hidden deck, turns. */

import {
  type Asks,
  clockwise,
  collecting,
  emitEvent,
  type Frame,
  type Game,
  type Json,
  type Lang,
  type Match,
  type Options,
  pushAll,
  refuse,
  shape,
  shuffle,
  shuffleWith,
  together,
  type WholeText,
} from '@dorfplatz/kernel'

interface Lanterns {
  round: number
  deck: string[]
  hands: string[][]
  /** What each seat laid face down this round. */
  laid: (string | null)[]
  shown: string[]
  points: number[]
}

interface RoundFrame extends Frame {
  readonly op: 'round'
}
interface Lay extends Asks<string> {
  readonly op: 'lay'
}
interface Reveal extends Frame {
  readonly op: 'reveal'
}
interface Turn extends Asks<'draw' | 'shuffle'> {
  readonly op: 'turn'
}
type LanternFrame = RoundFrame | Lay | Reveal | Turn

const rounds = (m: Match<unknown>): number => Number(m.options.rounds)
const CARDS = Array.from({ length: 60 }, (_, i) => `lantern#${String(i + 100)}`)
const bright = (card: string): number => Number(card.slice(-3))

function sequelsOf(m: Match<Lanterns>): { sequels?: readonly Options[] } {
  const series = Number(m.options.series)
  if (series === 0 || series === 3) return {}
  return { sequels: [0, 1].map((carried) => ({ ...m.options, series: series + 1, carried })) }
}

export const lanterns: Game<Lanterns, LanternFrame, Json> = {
  id: 'lanterns',
  version: '1',
  seats: [1, 4],
  options: [
    { key: 'rounds', values: [3, 1000, 100_000], default: 3 },
    // A series of three games; what follows carries the first points over, or does not.
    { key: 'series', values: [0, 1, 2, 3], default: 0, seats: [1] },
    { key: 'carried', values: [0, 1, 2, 3], default: 0, seats: [1], carried: true },
  ],
  setup(m, stack) {
    const deck = shuffle(m, 'deal', CARDS.slice())
    const hands = Array.from({ length: m.seats }, () => deck.splice(-4))
    stack.push({ op: 'round', seat: -1 })
    return { round: 0, deck, hands, laid: hands.map(() => null), shown: [], points: hands.map(() => 0) }
  },
  ops: {
    round(m, _, stack) {
      if (m.state.round === rounds(m)) return
      m.state.round++
      m.state.laid.fill(null)
      const order = clockwise(m.seats, m.state.round % m.seats)
      pushAll<LanternFrame | ReturnType<typeof together>>(stack, [
        together(order.map((seat) => ({ seat, frames: [{ op: 'lay', seat }] }))),
        { op: 'reveal', seat: -1 },
        ...order.map((seat): Turn => ({ op: 'turn', seat })),
        { op: 'round', seat: -1 },
      ])
    },
    lay: {
      choices: (m, { seat }) => m.state.hands[seat] ?? [],
      shape: shape.id('lantern'),
      check: () => refuse('L-HAND-01'),
      answer(m, { seat }, choice) {
        const hand = m.state.hands[seat] ?? []
        hand.splice(hand.indexOf(choice), 1)
        m.state.laid[seat] = choice
        if (collecting()) {
          emitEvent({ kind: 'laid', seat })
          emitEvent({ kind: 'laidCard', seat, to: [seat], card: choice })
        }
      },
    },
    reveal(m) {
      const laid = m.state.laid.map((card) => card ?? '')
      const best = Math.max(...laid.map(bright))
      const winner = laid.findIndex((card) => bright(card) === best)
      m.state.points[winner] = (m.state.points[winner] ?? 0) + 1
      m.state.deck.unshift(...m.state.shown)
      m.state.shown = laid
      if (collecting()) emitEvent({ kind: 'revealed', cards: laid, seat: winner })
    },
    turn: {
      choices: () => ['draw', 'shuffle'],
      answer(m, { seat }, choice) {
        if (choice === 'shuffle') shuffle(m, 'mix', m.state.deck)
        const card = m.state.deck.pop()
        if (card === undefined) return
        m.state.hands[seat]?.push(card)
        if (collecting()) {
          emitEvent({ kind: 'drew', seat })
          emitEvent({ kind: 'drewCard', seat, to: [seat], card })
        }
      },
    },
  },
  view: (m, as) => ({
    round: m.state.round,
    deck: m.state.deck.length,
    hands: m.state.hands.map((hand, seat) => (seat === as ? hand : hand.length)) as Json,
    laid: m.state.laid.map((card, seat) => (card === null ? null : seat === as ? card : true)),
    shown: m.state.shown,
    points: m.state.points,
  }),
  known: (m, as) => [
    ...m.state.shown,
    ...(as === 'spectator' ? [] : [...(m.state.hands[as] ?? []), m.state.laid[as] ?? '']),
  ],
  reshuffle(m, as, random) {
    const s = m.state
    const others = s.hands.flatMap((hand, seat) => (seat === as ? [] : hand))
    const down = s.laid.flatMap((card, seat) => (seat === as || card === null ? [] : [card]))
    const pool = shuffleWith(random, [...s.deck, ...others, ...down].sort())
    for (const [seat, hand] of s.hands.entries()) if (seat !== as) s.hands[seat] = pool.splice(0, hand.length)
    for (const [seat, card] of s.laid.entries()) if (seat !== as && card !== null) s.laid[seat] = pool.pop() ?? card
    s.deck = pool
  },
  clone: (s) => ({
    round: s.round,
    deck: s.deck.slice(),
    hands: s.hands.map((hand) => hand.slice()),
    laid: s.laid.slice(),
    shown: s.shown.slice(),
    points: s.points.slice(),
  }),
  result: (m) => {
    const best = Math.max(...m.state.points)
    return {
      scores: m.state.points.map((total, seat) => ({ seat, total, parts: { lights: total }, tiebreak: [] })),
      winners: m.state.points.flatMap((total, seat) => (total === best ? [seat] : [])),
      ...sequelsOf(m),
    }
  },
  violations: (m) => {
    const all = [...m.state.deck, ...m.state.hands.flat(), ...m.state.shown, ...m.state.laid]
    return new Set(all.filter((card) => card !== null)).size === CARDS.length ? [] : ['a lantern is lost']
  },
  cards: [],
  daily: [
    {
      id: 'alone',
      name: { en: 'alone', de: 'allein' },
      options: {},
      goals: [
        { from: 3, verdict: 'bright', medal: 'silver' },
        { from: 4, verdict: 'brighter', medal: 'gold' },
      ],
    },
    { id: 'long', name: { en: 'long', de: 'lang' }, options: { rounds: 1000 }, goals: [] },
  ],
  text: { en: words('en'), de: words('de') },
}

function words(lang: Lang): WholeText<Json> {
  const pick = (en: string, de: string): string => (lang === 'en' ? en : de)
  return {
    name: pick('Lanterns', 'Laternen'),
    about: pick('The brightest lantern wins.', 'Die hellste Laterne gewinnt.'),
    decision: (_, d) => [`${pick('Choose', 'Wähle')}: ${d.kind}`],
    choice: (_, __, choice) => [String(choice)],
    anytime: () => [''],
    event: (e) => [e.kind],
    refusal: () => [pick('This lantern is not in your hand.', 'Diese Laterne ist nicht auf deiner Hand.')],
    waiting: (seat) => [{ seat }, pick(' is thinking', ' überlegt')],
    table: () => [],
    option: () => ({ name: pick('Rounds', 'Runden'), help: pick('How long.', 'Wie lange.'), value: String }),
    score: (category) => category,
    verdict: (v) => v,
    sequel: (options) => `${pick('Evening', 'Abend')} ${options.series}, ${options.carried}`,
    rules: { 'L-HAND-01': pick('Lay a lantern from your hand.', 'Lege eine Laterne von deiner Hand.') },
    sections: { HAND: pick('Hands', 'Hände') },
  }
}

/** What the server is given, and what the bots' threads load from this very module. */
export const games: readonly Game[] = [lanterns as Game]
export const gamesUrl = import.meta.url
