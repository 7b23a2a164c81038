/** The Inn: a brewery, beer, and an inn with person cards. */

import { collecting, type Options, type Seat, shuffle } from '@dorfplatz/kernel'
import { BREWERY, RANK_SHIFT } from '../../cards/board.ts'
import { innCustomers, tileNumber } from '../../cards/customers.ts'
import { countsFor } from '../../rules/codes.ts'
import { emit } from '../../rules/events.ts'
import type { Module } from '../../rules/modules/module.ts'
import { fieldCode, playing } from '../../rules/modules/registry.ts'
import { placeAt, placeCode } from '../../rules/places.ts'
import { countAt, gain, type M, move, type Todo } from '../../rules/state.ts'
import { people } from '../people.ts'
import { innAction, innActionOps, innPlace } from './action.ts'
import { effects } from './effects.ts'
import { innKnown, innReshuffle, innView } from './known.ts'
import { innPersons } from './persons.ts'
import { innHooks } from './plays.ts'
import { customersWithInn, personPoints, pickpocket } from './score.ts'
import { type InnState, innOf, NOBODY, STACKS, setInn } from './state.ts'
import type { InnExtraFrame } from './types.ts'
import { innWordOps } from './words.ts'

/** VI-05. */
const START_BEER = 1

/** The persons of this table, by number (VC-10 to VC-13). */
function personsInUse(m: M): number[] {
  const brought = playing(m.state.modules).modules.flatMap((module) => module.persons ?? [])
  const added = brought.flatMap(({ add }) => add)
  const removed = brought.flatMap(({ remove }) => remove)
  return people.flatMap((person, n) => {
    const here = innPersons.includes(person) || added.includes(person)
    return here && !removed.includes(person.id) ? [n] : []
  })
}

function setup(m: M): InnState {
  for (let seat = 0; seat < m.seats; seat++) gain(m.state, seat, fieldCode('beer'), START_BEER)
  const cards = shuffle(m, 'persons', personsInUse(m))
  const each = cards.length / STACKS
  return {
    side: m.options.innSide === 'B' ? 'B' : 'A',
    stacks: Array.from({ length: STACKS }, (_, i) => cards.slice(i * each, (i + 1) * each)),
    hands: Array.from({ length: m.seats }, () => []),
    secret: [],
    box: [],
    slid: NOBODY,
    criers: 0,
    bard: NOBODY,
    toll: NOBODY,
    miller: NOBODY,
    jester: NOBODY,
    father: NOBODY,
  }
}

/** VX-Barde-1: beside the places of the chronicle, wherever it stood. */
function withBard(m: M, row: number, from: number, kind: number): boolean {
  if (innOf(m.state).bard !== row) return false
  setInn(m.state, { bard: NOBODY })
  const who = move(m.state, row, from, kind, placeCode('chronicle-beside'))
  if (collecting()) {
    const rest = 'chronicle-beside'
    emit({ kind: 'dies', seat: row, who, generation: countsFor(kind), from: placeAt(from).id, rest })
  }
  return true
}

/** VX-Gaukler-1, VX-Gaukler-3: another stone or the Well, while there are stones. */
function extraAction(m: M, f: InnExtraFrame, stack: Todo): void {
  if (m.state.onBoard > 0) stack.push({ op: 'turn', seat: f.seat, extra: true })
  else stack.push({ op: 'afterTurn', seat: f.seat })
}

function violations(m: M, bad: (rule: string, fact: string) => void): void {
  const inn = innOf(m.state)
  const all = [...inn.stacks.flat(), ...inn.hands.flat(), ...inn.box]
  const used = personsInUse(m)
  if (all.length !== used.length || new Set(all).size !== all.length) bad('VC-63', `${all.length} person cards`)
  for (let seat: Seat = 0; seat < m.seats; seat++)
    if (countAt(m.state, seat, innPlace()) > 1) bad('VC-63', `seat ${seat} has two members in the inn`)
}

export const inn: Module = {
  id: 'inn',
  chosen: (options: Options) => options.inn === true,
  options: [
    { key: 'inn', values: [false, true], default: false, group: 'box' },
    { key: 'innSide', values: ['A', 'B'], default: 'A', group: 'fine', when: { inn: [true] } },
  ],
  onSetupCards: true,
  rankShift: RANK_SHIFT.inn,
  spaces: [{ id: 'inn', action: innAction, fate: null }],
  places: [
    { id: 'inn', living: true, visible: true, callable: true, rest: ['graves'] },
    { id: 'brewery', living: true, visible: true, callable: true, rest: ['craft', 'graves'] },
    { id: 'chronicle-beside', living: false, visible: false, callable: false, rest: [], chronicle: true },
  ],
  holdings: [{ id: 'beer', good: true }],
  buildings: [BREWERY],
  tiles: () => innCustomers.map(({ id }) => tileNumber(id)),
  setup,
  ops: { ...innActionOps, ...innWordOps, ...effects.ops, innExtra: extraAction },
  ...innHooks,
  dies: withBard,
  owns: (s, seat, thing) => (thing === 'person' ? (innOf(s).hands[seat]?.length ?? 0) : 0),
  scoring: { persons: personPoints, customers: customersWithInn },
  secretScores: ['persons'],
  last: { pickpocket },
  view: innView,
  known: innKnown,
  reshuffle: innReshuffle,
  hand: (table) => table.more.inn?.hand ?? [],
  violations,
}
