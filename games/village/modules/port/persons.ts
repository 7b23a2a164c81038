/** What the four persons of Port do, for tables with Inn: Admiral, Cartographer, Quartermaster, Helmsman (VX-Admiral … VX-Steuermann). */

import { collecting, type Question, type Seat } from '@dorfplatz/kernel'
import { kindIn, type Member, memberOf } from '../../rules/choices.ts'
import { FARM, GOOD, GRAIN } from '../../rules/codes.ts'
import { emit } from '../../rules/events.ts'
import type { Frame } from '../../rules/frames.ts'
import { playing } from '../../rules/modules/registry.ts'
import { placeCode } from '../../rules/places.ts'
import { deny } from '../../rules/reasons.ts'
import { at, boxOf, gain, have, kindOf, type M, move, type State } from '../../rules/state.ts'
import type { PersonWords } from '../inn/person.ts'
import { dockAt, SHAPES } from './choices.ts'
import { FROM_FARM, ISLANDS } from './facts.ts'
import { dock, visit } from './island.ts'
import { fieldCode, islandOf } from './sea.ts'
import { takeAboard } from './stacks.ts'
import { ADMIRAL, cargoOf, change, freeHolds, inHarbor, mine, stow } from './state.ts'
import type { ChartFrame, PairChoice, PairFrame } from './types.ts'

const FARM_FIELDS: readonly number[] = FROM_FARM.map((ware, i) => (ware === 'grain' ? GRAIN : GOOD + i))

/** Members at home, one entry for each. */
function atHome(s: State, seat: Seat): number[] {
  const table = playing(s.modules)
  const kinds: number[] = []
  for (let i = seat * s.figures; i < (seat + 1) * s.figures; i++)
    if (s.people[i] === FARM) kinds.push(kindOf(s, table, i))
  return kinds.sort((a, b) => a - b)
}

/** Two of a kind that could come aboard from the farm (VX-Quartiermeister-2). */
export function pairs(s: State, seat: Seat): PairChoice[] {
  const list: PairChoice[] = []
  if (freeHolds(s, seat) < 2) return list
  for (const [i, ware] of FROM_FARM.entries())
    if (have(s, seat, at(FARM_FIELDS, i)) > 1 && cargoOf(s, seat, ware) === 0) list.push({ pair: ware })
  if (cargoOf(s, seat, 'member') > 0) return list
  const home = atHome(s, seat)
  const seen = new Set<string>()
  for (const [i, a] of home.entries()) {
    for (const b of home.slice(i + 1)) {
      if (seen.has(`${a} ${b}`)) continue
      seen.add(`${a} ${b}`)
      list.push({ members: [memberOf(FARM, a).member, memberOf(FARM, b).member] })
    }
  }
  return list
}

export const portWords: Pick<PersonWords, 'admiral' | 'cartographer' | 'quartermaster' | 'helmsman'> = {
  admiral: {
    run: (m, seat, _, stack) => {
      change(m.state, { captain: mine.of(m.state).captain.with(seat, ADMIRAL) })
      stack.push({ op: 'embarks', seat })
    },
  },
  cartographer: { run: (_, seat, __, stack) => void stack.push({ op: 'chart', seat }) },
  quartermaster: {
    run: (m, seat, _, stack) => {
      const s = m.state
      const stackHere = islandOf(boxOf(s), at(mine.of(s).at, seat))?.stack ?? null
      if (inHarbor(mine.of(s), seat)) stack.push({ op: 'pair', seat })
      else if (stackHere !== null) {
        for (let n = 0; n < 2; n++) takeAboard(s, seat, stackHere)
        if (collecting()) for (let n = 0; n < 2; n++) emit({ kind: 'loads', seat, cargo: stackHere })
        visit(m, seat, true, stack)
      }
    },
  },
  // VX-Steuermann-1: every movement has one more free step until the return.
  helmsman: { run: (m, seat) => change(m.state, { helm: mine.of(m.state).helm.with(seat, true) }) },
}

function boards(m: M, seat: Seat, member: Member): void {
  const who = move(m.state, seat, FARM, kindIn(member), placeCode('ship'))
  if (collecting()) emit({ kind: 'loads', seat, cargo: 'member', who, generation: member.generation })
}

export const personOps = {
  pair: {
    shape: SHAPES.pair,
    choices: (m, f) => pairs(m.state, f.seat),
    check: () => deny('VX-Quartiermeister-2', { why: 'holdsFull' }),
    answer: (m, f, choice, stack) => {
      const s = m.state
      stack.push({ op: 'boarding', seat: f.seat })
      if ('members' in choice) {
        for (const member of choice.members) boards(m, f.seat, member)
        return
      }
      gain(s, f.seat, at(FARM_FIELDS, FROM_FARM.indexOf(choice.pair)), -2)
      stow(s, f.seat, choice.pair, 2)
      if (collecting()) for (let n = 0; n < 2; n++) emit({ kind: 'loads', seat: f.seat, cargo: choice.pair })
    },
  } satisfies Question<State, PairFrame, Frame>,
  chart: {
    shape: SHAPES.chart,
    choices: () => ISLANDS.map((id) => dockAt(id)),
    check: () => deny('VX-Kartograph-1', { why: 'notAtIsland' }),
    answer: (m, f, { dock: island }, stack) => {
      const p = mine.of(m.state)
      change(m.state, { at: p.at.with(f.seat, fieldCode(island)) })
      if (collecting()) emit({ kind: 'sails', seat: f.seat, field: island })
      dock(m, f.seat, island, stack)
    },
  } satisfies Question<State, ChartFrame, Frame>,
}
