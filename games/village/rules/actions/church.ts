/** Church: a member goes into the black bag and waits for a mass. */

import { type Json, listening, type Question, type Seat, tell } from '@dorfplatz/kernel'
import { CHURCH_BROWN, CHURCH_TIME } from '../../cards/board.ts'
import { BAG, CHURCH, FARM } from '../codes.ts'
import { spendTime } from '../death.ts'
import type { ChurchFrame, Frame, NoviceFrame } from '../frames.ts'
import { cost, missing, payCode, paymentsFor } from '../pay.ts'
import { deny } from '../reasons.ts'
import { generationsAt, isAt, listed, type M, move, type Some, type State, single, type Todo } from '../state.ts'
import { type Action, decline, SKIP } from './action.ts'

const PRICE = cost(0, 0, CHURCH_BROWN, 0)
const BY_TIME = 'time'

function options(s: State, seat: Seat, must: boolean): Json[] {
  const list: Json[] = paymentsFor(s, seat, PRICE)
  list.push(BY_TIME)
  if (!must) list.push(SKIP)
  return list
}

function enter(m: M, seat: Seat, price: string, generation: number, stack: Todo): void {
  move(m.state, seat, FARM, generation, BAG)
  if (price === BY_TIME) spendTime(m, seat, CHURCH_TIME, stack)
  else payCode(m.state, seat, price)
  if (listening()) tell({ kind: 'novice', seat, generation, with: price })
}

function carryOut(m: M, seat: Seat, choice: Json, stack: Todo): void {
  if (choice === SKIP) {
    decline(seat, CHURCH)
    return
  }
  const only = single(generationsAt(m.state, seat, FARM))
  if (only > 0) enter(m, seat, choice as string, only, stack)
  else stack.push({ op: 'novice', seat, price: choice as string })
}

export const church: Action = {
  whyNot: (s, seat) => (isAt(s, seat, FARM) ? null : deny('V-FAMILY-07', { why: 'nobodyHome' })),
  begin: (m, seat, must, stack) => {
    const list = must ? options(m.state, seat, must) : []
    if (list.length === 1) carryOut(m, seat, list[0] as Json, stack)
    else stack.push({ op: 'church', seat, must })
  },
}

export const churchOps: Some<'church' | 'novice'> = {
  church: {
    choices: (m, f) => options(m.state, f.seat, f.must),
    check: (m, f) => deny('V-CHURCH-01', { why: 'lacks', lacks: missing(m.state, f.seat, PRICE), coins: true }),
    answer: (m, f, choice, stack) => carryOut(m, f.seat, choice, stack),
  } satisfies Question<State, ChurchFrame, Frame>,
  novice: {
    choices: (m, f) => listed(generationsAt(m.state, f.seat, FARM)),
    check: () => deny('V-FAMILY-07', { why: 'nobodyHome' }),
    answer: (m, f, choice, stack) => enter(m, f.seat, f.price, choice as number, stack),
  } satisfies Question<State, NoviceFrame, Frame>,
}
