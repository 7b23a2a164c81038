/** Church: a member goes into the black bag and waits for a mass. */

import { collecting, PASS, type Pass, type Question, type Seat } from '@dorfplatz/kernel'
import { NOVICE } from '../../cards/spaces.ts'
import { kindIn, memberOf, type Pay, type Pieces, SHAPES } from '../choices.ts'
import { BAG, countsFor, FARM } from '../codes.ts'
import { spendTime } from '../death.ts'
import { emit } from '../events.ts'
import type { ChurchFrame, Frame, NoviceFrame } from '../frames.ts'
import { onlyOf } from '../lists.ts'
import { costOf, missing, pay, paymentsFor } from '../pay.ts'
import { deny } from '../reasons.ts'
import { isAt, kindsAt, listed, type M, move, type Some, type State, single, type Todo } from '../state.ts'
import { type Action, decline, orPass } from './action.ts'

const PRICE = costOf({ brown: NOVICE.brown })
const BY_TIME: Pay = Object.freeze({ pay: Object.freeze({ time: NOVICE.time }) })

function options(s: State, seat: Seat, must: boolean): (Pay | Pass)[] {
  const list: (Pay | Pass)[] = []
  if (isAt(s, seat, FARM)) list.push(...paymentsFor(s, seat, PRICE), BY_TIME)
  return orPass(list, must)
}

function enter(m: M, seat: Seat, price: Pieces, kind: number, stack: Todo): void {
  const who = move(m.state, seat, FARM, kind, BAG)
  if (price.time !== undefined) spendTime(m, seat, price.time, stack)
  else pay(m.state, seat, price)
  if (collecting()) emit({ kind: 'novice', seat, who, generation: countsFor(kind), with: price })
}

function carryOut(m: M, seat: Seat, choice: Pay | Pass, stack: Todo): void {
  if (choice === PASS) {
    decline(seat, 'church')
    return
  }
  const only = single(kindsAt(m.state, seat, FARM))
  if (only > 0) enter(m, seat, choice.pay, only, stack)
  else stack.push({ op: 'novice', seat, price: choice.pay })
}

export const church: Action = {
  can: (s, seat) => isAt(s, seat, FARM),
  whyNot: (s, seat) => (isAt(s, seat, FARM) ? null : deny('V-FAMILY-07', { why: 'nobodyHome' })),
  begin: (m, seat, must, stack) => {
    const only = must ? onlyOf(options(m.state, seat, must)) : undefined
    if (only !== undefined) carryOut(m, seat, only, stack)
    else stack.push({ op: 'church', seat, must })
  },
}

export const churchOps: Some<'church' | 'novice'> = {
  church: {
    shape: SHAPES.payOrPass,
    choices: (m, f) => options(m.state, f.seat, f.must),
    check: (m, f) => deny('V-CHURCH-01', { why: 'lacks', lacks: missing(m.state, f.seat, PRICE), coins: true }),
    answer: (m, f, choice, stack) => carryOut(m, f.seat, choice, stack),
  } satisfies Question<State, ChurchFrame, Frame>,
  novice: {
    shape: SHAPES.member,
    choices: (m, f) => listed(kindsAt(m.state, f.seat, FARM)).map((g) => memberOf(FARM, g)),
    check: () => deny('V-FAMILY-07', { why: 'nobodyHome' }),
    answer: (m, f, choice, stack) => enter(m, f.seat, f.price, kindIn(choice.member), stack),
  } satisfies Question<State, NoviceFrame, Frame>,
}
