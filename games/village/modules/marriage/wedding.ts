/** The wedding after the mass: the die and the brides, vows, moving on, moving in, going home, favours (VM-40 to VM-62). */

import {
  clockwise,
  collecting,
  draw,
  PASS,
  type Pass,
  pushAll,
  type Question,
  type Seat,
  shape,
} from '@dorfplatz/kernel'
import { FARM, INFLUENCE, type Influence, UNBORN } from '../../rules/codes.ts'
import { emit } from '../../rules/events.ts'
import type { Frame } from '../../rules/frames.ts'
import { takeGrain } from '../../rules/grain.ts'
import { playing } from '../../rules/modules/registry.ts'
import { canPay, charge, costOf, missing } from '../../rules/pay.ts'
import { deny } from '../../rules/reasons.ts'
import {
  add,
  at,
  boxOf,
  gain,
  isAt,
  kindsAt,
  lowest,
  type M,
  move,
  numberOf,
  type Some,
  type State,
  type Todo,
} from '../../rules/state.ts'
import { couldPlay, openWindow } from '../../rules/windows.ts'
import { couplesFor, FAVOURS, type Favour, HOMECOMING_STONES, HOUSES, type House } from './board.ts'
import {
  brideHome,
  marriedIn,
  mine,
  moveIn,
  moveOn,
  placeBride,
  rankCode,
  sendHome,
  singles,
  spousesAt,
  suitorAt,
  takenRanks,
  tidy,
} from './couples.ts'
import type {
  BuyChoice,
  FavourChoice,
  FavourFrame,
  HouseChoice,
  HouseFrame,
  OfferBreadFrame,
  VowsFrame,
} from './types.ts'

const PRICE = costOf({ any: HOMECOMING_STONES })
const HOUSE_CHOICES: readonly HouseChoice[] = HOUSES.map((house) => Object.freeze({ house }))
const BUY_CHOICES: readonly BuyChoice[] = [Object.freeze({ buy: 'bread' }), Object.freeze({ buy: 'tool' })]
const FAVOUR_CHOICES: { readonly [house in House]: readonly FavourChoice[] } = {
  bakery: FAVOURS.bakery.map((favour) => Object.freeze({ favour })),
  shop: FAVOURS.shop.map((favour) => Object.freeze({ favour })),
}

function roll(m: M): Influence {
  return INFLUENCE[draw(m, 'wedding', INFLUENCE.length)] ?? 'orange'
}

/** Step 1a: once, alone twice (VC-34, V-SOLO-98); an occupied rank means that nobody is placed (VM-41). */
function rollBrides(m: M): void {
  for (let rolls = m.state.solo ? 2 : 1; rolls > 0; rolls--) {
    const colour = roll(m)
    const rank = boxOf(m.state).dieRank[colour]
    const came = placeBride(m.state, rank)
    if (collecting())
      emit({
        kind: 'bride',
        colour,
        rank,
        came,
        bride: came === null ? null : mine.of(m.state).brides.indexOf(rankCode(rank)),
      })
  }
}

/** Step 1b: the two highest, and with four or five players the next two (VM-44). */
function couples(s: State): (readonly [number, number])[] {
  const ranks = takenRanks(s)
  const list: (readonly [number, number])[] = []
  for (let n = 0; n < couplesFor(s.rows); n++) {
    const [one, other] = ranks.slice(2 * n, 2 * n + 2)
    if (one !== undefined && other !== undefined) list.push([one, other])
  }
  return list
}

function marryInto(m: M, f: VowsFrame | HouseFrame, house: House, stack: Todo, rolled?: Influence): void {
  const [higher, lower] = f.couples[f.houses.length] ?? [0, 0]
  if (collecting()) {
    const [one] = spousesAt(m.state, rankCode(higher))
    const [other] = spousesAt(m.state, rankCode(lower))
    emit({ kind: 'marries', one, other, house, ...(rolled === undefined ? {} : { rolled }) })
  }
  stack.push({ op: 'vows', seat: m.state.start, couples: f.couples, houses: [...f.houses, house] })
}

const STONES: readonly string[] = INFLUENCE

/** Takes what is left of a favour: stones and grain may be short (VM-55). */
function take(m: M, seat: Seat, house: House, favour: Favour): void {
  const s = m.state
  const { fieldOf } = playing(s.modules)
  const got: { [thing: string]: number } = {}
  for (const [thing, n] of Object.entries(favour)) {
    const colour = STONES.indexOf(thing)
    if (thing === 'grain') got[thing] = takeGrain(s, seat, n)
    else if (colour >= 0) {
      const some = Math.min(n, at(s.supply, colour))
      add(s.supply, colour, -some)
      gain(s, seat, colour, some)
      got[thing] = some
    } else {
      gain(s, seat, fieldOf[thing] ?? 0, n)
      got[thing] = n
    }
  }
  if (collecting()) emit({ kind: 'favour', seat, house, what: got })
}

/** A child for each married member in parental bliss: the lowest number of the supply (VM-52, VM-77). */
function births(m: M, seat: Seat): void {
  const s = m.state
  for (let n = marriedIn(s, seat, 'bliss'); n > 0; n--) {
    const kind = isAt(s, seat, UNBORN) ? lowest(kindsAt(s, seat, UNBORN)) : null
    const child = kind === null ? null : { who: move(s, seat, UNBORN, kind, FARM), generation: kind }
    if (collecting()) emit({ kind: 'twin', seat, child })
  }
}

export const weddingOps: Some<
  | 'wedding'
  | 'vows'
  | 'house'
  | 'moveOn'
  | 'moveIn'
  | 'goHome'
  | 'homecoming'
  | 'homecomingOffer'
  | 'homecomingBought'
  | 'favours'
  | 'favour'
> = {
  wedding: (m, f, stack) => {
    const s = m.state
    tidy(s)
    if (collecting()) emit({ kind: 'wedding', round: s.round })
    rollBrides(m)
    const list = couples(s).filter(([one, other]) => {
      if (suitorAt(s, one) !== null || suitorAt(s, other) !== null) return true
      // VM-62: two brides go back to the supply, no house is chosen.
      brideHome(s, one)
      brideHome(s, other)
      if (collecting()) emit({ kind: 'bridesPart' })
      return false
    })
    stack.push({ op: 'vows', seat: f.seat, couples: list, houses: [] })
  },
  /** Each couple gets its house before anybody moves (VM-45, VM-46). */
  vows: (m, f, stack) => {
    const couple = f.couples[f.houses.length]
    if (couple === undefined) {
      stack.push({ op: 'goHome', seat: f.seat })
      openWindow(m, 'wedding', f.seat, stack)
      stack.push({ op: 'moveIn', seat: f.seat, couples: f.couples, houses: f.houses })
      openWindow(m, 'wedding', f.seat, stack)
      stack.push({ op: 'moveOn', seat: f.seat })
      return
    }
    const owner = suitorAt(m.state, couple[0])
    if (owner !== null) {
      stack.push({ op: 'house', seat: owner, couples: f.couples, houses: f.houses })
      return
    }
    const rolled = roll(m)
    marryInto(m, f, boxOf(m.state).dieHouse[rolled], stack, rolled)
  },
  house: {
    shape: shape.fields({ house: shape.id('house', HOUSES) }),
    choices: () => HOUSE_CHOICES,
    answer: (m, f, choice, stack) => marryInto(m, f, choice.house, stack),
  } satisfies Question<State, HouseFrame, Frame>,
  moveOn: (m) => {
    const moved = moveOn(m.state)
    if (collecting()) for (const [one, other] of moved) emit({ kind: 'movesOn', one, other })
  },
  moveIn: (m, f) => {
    for (const [i, couple] of f.couples.entries()) moveIn(m.state, couple, f.houses[i] ?? 'bakery')
  },
  goHome: (m, f, stack) => {
    const s = m.state
    const table = playing(s.modules)
    const list = singles(s)
    if (collecting()) {
      for (const { figure, from } of list) {
        const seat = Math.floor(figure / s.figures)
        emit({ kind: 'goesHome', seat, who: figure % s.figures, generation: numberOf(s, table, figure), from })
      }
    }
    sendHome(s, list)
    // VM-55: all offers come before the first favour, both clockwise from the start player.
    const order = clockwise(m.seats, f.seat)
    const home = (seat: Seat): number =>
      list.filter(({ figure, from }) => from === 'ceremony' && Math.floor(figure / s.figures) === seat).length
    pushAll<Frame>(stack, [
      ...order.flatMap((seat) => Array.from({ length: home(seat) }, () => ({ op: 'homecoming', seat }) as const)),
      ...order.map((seat) => ({ op: 'favours', seat }) as const),
    ])
  },
  homecoming: (m, f, stack) => {
    // Whoever could open a chest for a coin is not passed over.
    if (canPay(m.state, f.seat, PRICE) || couldPlay(m, f.seat)) stack.push({ op: 'homecomingOffer', seat: f.seat })
  },
  homecomingOffer: {
    shape: shape.either(shape.fields({ buy: shape.id('ware', ['bread', 'tool']) }), shape.value(PASS)),
    choices: (m, f): readonly (BuyChoice | Pass)[] =>
      canPay(m.state, f.seat, PRICE) ? [...BUY_CHOICES, PASS] : [PASS],
    check: (m, f) => deny('VM-49', { why: 'lacks', lacks: missing(m.state, f.seat, PRICE), coins: true }),
    answer: (m, f, choice, stack) => {
      if (choice !== PASS) charge(m, f.seat, PRICE, { op: 'homecomingBought', seat: f.seat, buy: choice.buy }, stack)
    },
  } satisfies Question<State, OfferBreadFrame, Frame>,
  homecomingBought: (m, f) => {
    gain(m.state, f.seat, playing(m.state.modules).fieldOf[f.buy] ?? 0, 1)
    if (collecting()) emit({ kind: 'homecomingBuys', seat: f.seat, thing: f.buy })
  },
  favours: (m, f, stack) => {
    births(m, f.seat)
    pushAll<Frame>(
      stack,
      HOUSES.flatMap((house) =>
        Array.from(
          { length: marriedIn(m.state, f.seat, house) },
          () => ({ op: 'favour', seat: f.seat, house }) as const,
        ),
      ),
    )
  },
  favour: {
    shape: shape.fields({ favour: shape.counts(['grain', 'pink', 'orange', 'bread', 'tool'], 2) }),
    choices: (_, f) => FAVOUR_CHOICES[f.house],
    check: () => deny('VM-53', { why: 'notOffered' }),
    answer: (m, f, choice) => take(m, f.seat, f.house, choice.favour),
  } satisfies Question<State, FavourFrame, Frame>,
}
