/** The words of Inn's own cards, each with the question it asks. */

import { collecting, PASS, type Pass, type Question, type Seat, shape } from '@dorfplatz/kernel'
import { BARN, MASS_FIGURES } from '../../cards/board.ts'
import { tileId, tileNumber } from '../../cards/customers.ts'
import { grant, topStep, usable, useless } from '../../rules/actions/council.ts'
import { family } from '../../rules/actions/family.ts'
import { arrive } from '../../rules/actions/travel.ts'
import { kindIn, type MemberChoice, memberOf, privilegeOf, SHAPES } from '../../rules/choices.ts'
import {
  BAG,
  CASTLE_COUNT,
  CASTLES,
  CHURCH_0,
  countsFor,
  GENERATIONS,
  GRAIN,
  MONKS,
  STEPS,
  TIME,
} from '../../rules/codes.ts'
import { oldest } from '../../rules/death.ts'
import { type Drawn, emit } from '../../rules/events.ts'
import type { Frame } from '../../rules/frames.ts'
import { grainFor, takeGrain } from '../../rules/grain.ts'
import { takeTile } from '../../rules/market.ts'
import { connyStep } from '../../rules/mass.ts'
import { placeCode } from '../../rules/places.ts'
import { deny } from '../../rules/reasons.ts'
import { about, boxOf, have, kindsAt, listed, type M, move, put, type Some, type State } from '../../rules/state.ts'
import { buy, buyOf, canBuy, lacksFor } from './action.ts'
import type { PersonWords } from './person.ts'
import { innOf, personAt, personNumber, setInn, topOf } from './state.ts'
import type {
  BuyChoice,
  ClockChoice,
  CustomerChoice,
  FigureChoice,
  InnAbbotFrame,
  InnClockFrame,
  InnCustomerFrame,
  InnFigureFrame,
  InnMessengerFrame,
  InnPrivilegeFrame,
  InnSearchBuyFrame,
  InnSearchFrame,
  MarkerChoice,
  SearchChoice,
} from './types.ts'

type OwnWord =
  | 'toTop'
  | 'castleMarker'
  | 'search'
  | 'fillBarn'
  | 'setClock'
  | 'privileges'
  | 'asFamily'
  | 'takeCustomer'
  | 'besideChronicle'
  | 'moreAction'
  | 'anyAction'
  | 'serveQueue'
  | 'millCoins'
  | 'chooseFigures'
  | 'freeRoad'

const CLOCK: readonly (ClockChoice | Pass)[] = [
  Object.freeze({ clock: 'full' }),
  Object.freeze({ clock: 'empty' }),
  PASS,
]
const CASTLE_CHOICES: readonly MarkerChoice[] = Array.from({ length: CASTLE_COUNT + 1 }, (_, castle) =>
  Object.freeze({ castle }),
)

/** Members on the steps that can still rise. */
function risers(s: State, seat: Seat): MemberChoice[] {
  const list: MemberChoice[] = []
  for (let step = 1; step < STEPS; step++)
    for (const kind of listed(kindsAt(s, seat, CHURCH_0 + step))) list.push(memberOf(CHURCH_0 + step, kind))
  return list
}

function rise(m: M, seat: Seat, { member }: MemberChoice): void {
  const who = move(m.state, seat, placeCode(member.at), kindIn(member), CHURCH_0 + STEPS)
  if (collecting()) emit({ kind: 'climbs', seat, who, generation: member.generation, step: STEPS })
}

function unseenCastles(s: State, seat: Seat): MarkerChoice[] {
  const seen = have(s, seat, CASTLES)
  return CASTLE_CHOICES.filter(({ castle }) => castle > 0 && !(seen & (1 << castle)))
}

function privileges(s: State, seat: Seat): number[] {
  const top = topStep(s, seat)
  return Array.from({ length: top }, (_, i) => i + 1).filter((privilege) => usable(s, seat, privilege))
}

function customersLeft(s: State): CustomerChoice[] {
  return s.stalls.filter((tile) => tile > 0).map((tile) => ({ customer: tileId(tile) }))
}

const isCrier = (s: State, seat: Seat): boolean => (innOf(s).criers & (1 << seat)) !== 0

export const innWords: Pick<PersonWords, OwnWord> = {
  toTop: {
    possible: (m, seat) => risers(m.state, seat).length > 0,
    run: (m, seat, _, stack) => {
      const [first, second] = risers(m.state, seat)
      if (first !== undefined && second === undefined) rise(m, seat, first)
      else stack.push({ op: 'innAbbot', seat })
    },
  },
  castleMarker: {
    possible: (m, seat) => unseenCastles(m.state, seat).length > 0,
    run: (_, seat, __, stack) => void stack.push({ op: 'innMessenger', seat }),
  },
  search: {
    run: (m, seat, _, stack) => {
      if (innOf(m.state).stacks.some((cards) => cards.length > 0)) stack.push({ op: 'innSearch', seat })
    },
  },
  fillBarn: {
    possible: (m, seat) => grainFor(m.state, seat, BARN) > 0,
    run: (m, seat) => {
      const n = takeGrain(m.state, seat, BARN - have(m.state, seat, GRAIN))
      if (collecting()) emit({ kind: 'gains', seat, what: { grain: n } })
    },
  },
  setClock: { run: (_, seat, __, stack) => void stack.push({ op: 'innClock', seat }) },
  privileges: {
    possible: (m, seat) => privileges(m.state, seat).length > 0,
    run: (_, seat, { n }, stack) => void stack.push({ op: 'innPrivilege', seat, left: n }),
  },
  // VX-VerlorenerSohn-2: as with the action, and therefore within its limits.
  asFamily: {
    run: (m, seat, _, stack) => {
      if (family.can(m.state, seat)) stack.push({ op: 'family', seat, must: false })
    },
  },
  takeCustomer: {
    // VX-Altwarenhaendlerin-2: not by whoever served the queue today.
    possible: (m, seat) => !isCrier(m.state, seat) && customersLeft(m.state).length > 0,
    run: (_, seat, __, stack) => void stack.push({ op: 'innCustomer', seat }),
  },
  besideChronicle: {
    possible: (m, seat) => oldest(m.state, seat) > 0,
    run: (m, seat) => setInn(m.state, { bard: seat }),
  },
  moreAction: { run: (m, seat) => setInn(m.state, { jester: seat }) },
  anyAction: { run: (_, seat, __, stack) => void stack.push({ op: 'freeAction', seat, by: 'card' }) },
  serveQueue: { run: (m, seat) => setInn(m.state, { criers: innOf(m.state).criers | (1 << seat) }) },
  millCoins: { run: (m, seat) => setInn(m.state, { miller: seat }) },
  chooseFigures: { run: (m, seat) => setInn(m.state, { father: seat }) },
  freeRoad: { run: (m, seat) => setInn(m.state, { toll: seat }) },
}

/** Figures in the black bag: monks that are left, and one of each kind of each family. */
function figures(m: M, monks: number): FigureChoice[] {
  const s = m.state
  const list: FigureChoice[] = monks < MONKS ? [{ draw: 'monk' }] : []
  for (let row = 0; row < s.rows; row++) {
    for (const kind of listed(kindsAt(s, row, BAG))) {
      const plain = { of: row, generation: countsFor(kind) }
      list.push({ draw: kind > GENERATIONS ? { ...plain, bread: true } : plain })
    }
  }
  return list
}

/** VX-Pater-2: exactly four; monks go back, members to the first step. */
function drawOne(m: M, { draw }: FigureChoice): Drawn {
  const s = m.state
  s.picked++
  if (draw === 'monk') return 'monk'
  const kind = draw.bread === true ? draw.generation - 1 + GENERATIONS : draw.generation
  const who = move(s, draw.of, BAG, kind, draw.of === m.seats ? connyStep(s, draw.of) : CHURCH_0 + 1)
  return { ...about(s, draw.of), who, generation: draw.generation }
}

const anyId = shape.id<string>('card')

export const innWordOps: Some<
  'innSearch' | 'innSearchBuy' | 'innAbbot' | 'innMessenger' | 'innClock' | 'innPrivilege' | 'innCustomer' | 'innFigure'
> = {
  innSearch: {
    shape: shape.either(shape.fields({ search: anyId }), shape.value(PASS)),
    choices: (m) => {
      const inn = innOf(m.state)
      const tops = inn.stacks.flatMap((_, i) => topOf(inn, i) ?? [])
      return [...tops.map((n): SearchChoice => ({ search: personAt(n).id })), PASS]
    },
    check: () => deny('VX-Edeldame-1', { why: 'notOnTop' }),
    answer: (m, f, choice, stack) => {
      if (choice === PASS) return
      const n = personNumber(choice.search)
      const i = innOf(m.state).stacks.findIndex((cards) => cards.at(-1) === n)
      stack.push({ op: 'innSearchBuy', seat: f.seat, stack: i })
    },
  } satisfies Question<State, InnSearchFrame, Frame>,
  innSearchBuy: {
    secret: true,
    shape: shape.either(shape.fields({ buy: anyId }), shape.value(PASS)),
    choices: (m, f) => {
      const cards = innOf(m.state).stacks[f.stack] ?? []
      const list: (BuyChoice | Pass)[] = cards
        .toReversed()
        .filter((n) => canBuy(m.state, f.seat, personAt(n)))
        .map(buyOf)
      list.push(PASS)
      return list
    },
    check: (m, f, choice) => {
      if (choice === PASS) return null
      const n = personNumber(choice.buy)
      if (innOf(m.state).stacks[f.stack]?.includes(n) !== true) return deny('VX-Edeldame-1', { why: 'notOnTop' })
      return deny('VI-26', { why: 'lacks', lacks: lacksFor(m.state, f.seat, personAt(n)) })
    },
    answer: (m, f, choice, stack) => {
      if (choice !== PASS) buy(m, f.seat, choice.buy, false, stack)
    },
  } satisfies Question<State, InnSearchBuyFrame, Frame>,
  innAbbot: {
    shape: SHAPES.member,
    choices: (m, f) => risers(m.state, f.seat),
    check: () => deny('VX-Abt-1', { why: 'nobodyThere' }),
    answer: (m, f, choice) => rise(m, f.seat, choice),
  } satisfies Question<State, InnAbbotFrame, Frame>,
  innMessenger: {
    shape: shape.fields({ castle: shape.number(1, CASTLE_COUNT) }),
    choices: (m, f) => unseenCastles(m.state, f.seat),
    check: () => deny('VX-Bote-1', { why: 'castleSeen' }),
    answer: (m, f, choice, stack) => {
      const place = `castle${choice.castle}`
      if (isCastle(place)) arrive(m, f.seat, place, stack)
    },
  } satisfies Question<State, InnMessengerFrame, Frame>,
  innClock: {
    shape: shape.either(shape.fields({ clock: shape.value('full', 'empty') }), shape.value(PASS)),
    choices: () => CLOCK,
    check: () => deny('VX-Kraeuterweib-1', { why: 'notOffered' }),
    answer: (m, f, choice) => {
      if (choice === PASS) return
      // VX-Kraeuterweib-2: moved by hand the marker crosses nothing.
      put(m.state, f.seat, TIME, choice.clock === 'full' ? 0 : boxOf(m.state).track - 1)
      if (collecting()) emit({ kind: 'clockSet', seat: f.seat, clock: choice.clock })
    },
  } satisfies Question<State, InnClockFrame, Frame>,
  innPrivilege: {
    shape: SHAPES.privilege,
    choices: (m, f) => [...privileges(m.state, f.seat).map(privilegeOf), PASS],
    check: (m, f, choice) => {
      if (choice === PASS) return null
      return choice.privilege > topStep(m.state, f.seat)
        ? deny('VX-Ratsherr-1', { why: 'tooLow' })
        : useless(m.state, f.seat, choice.privilege)
    },
    answer: (m, f, choice, stack) => {
      if (choice === PASS) return
      if (f.left > 1) stack.push({ op: 'innPrivilege', seat: f.seat, left: f.left - 1 })
      grant(m, f.seat, choice.privilege, stack)
    },
  } satisfies Question<State, InnPrivilegeFrame, Frame>,
  innCustomer: {
    shape: shape.fields({ customer: anyId }),
    choices: (m) => customersLeft(m.state),
    check: () => deny('VX-Altwarenhaendlerin-2', { why: 'inQueue' }),
    answer: (m, f, choice) => {
      takeTile(m, f.seat, tileNumber(choice.customer))
      // VX-Altwarenhaendlerin-3: a gap is filled, whoever made it.
      m.state.daySold++
      if (collecting()) emit({ kind: 'customerTaken', seat: f.seat, tile: choice.customer })
    },
  } satisfies Question<State, InnCustomerFrame, Frame>,
  innFigure: {
    shape: shape.fields({
      draw: shape.either(
        shape.value('monk'),
        shape.fields(
          { of: shape.number(0, 5), generation: shape.number(1, GENERATIONS + 1) },
          { bread: shape.value(true) },
        ),
      ),
    }),
    choices: (m, f) => figures(m, f.monks),
    check: () => deny('VX-Pater-1', { why: 'notInBag' }),
    answer: (m, f, choice, stack) => {
      const drawn = drawOne(m, choice)
      const list = [...f.drawn, drawn]
      if (list.length < MASS_FIGURES) {
        const monks = f.monks + (drawn === 'monk' ? 1 : 0)
        stack.push({ op: 'innFigure', seat: f.seat, monks, drawn: list })
      } else if (collecting()) emit({ kind: 'drawn', figures: list })
    },
  } satisfies Question<State, InnFigureFrame, Frame>,
}

const CASTLES_BY_ID = ['castle1', 'castle2', 'castle3', 'castle4', 'castle5', 'castle6'] as const
function isCastle(id: string): id is (typeof CASTLES_BY_ID)[number] {
  return CASTLES_BY_ID.some((castle) => castle === id)
}
