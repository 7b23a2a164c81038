/** Marriage: brides and grooms, weddings after the mass, a smuggler, bread and tools. */

import type { Options, Seat } from '@dorfplatz/kernel'
import { RANK_SHIFT } from '../../cards/board.ts'
import { marriageCustomers, tileNumber } from '../../cards/customers.ts'
import type { Module } from '../../rules/modules/module.ts'
import { playing } from '../../rules/modules/registry.ts'
import { countAt, type M } from '../../rules/state.ts'
import { BRIDES, BRIDES_SOLO, RANKS, RINGS } from './board.ts'
import { brokenCouples, type MarriageKept, mine, rankCode } from './couples.ts'
import { marry, marryOps } from './marry.ts'
import { marriagePersons } from './people.ts'
import { marriageWords } from './persons.ts'
import { marriagePlaces } from './places.ts'
import { smuggler, smugglerOps } from './smuggler.ts'
import { marriageView } from './view.ts'
import { breadClimbs, breadPlays, feed, isBreadPlay, offerTool, raised, toolOps } from './wares.ts'
import { weddingOps } from './wedding.ts'

function setup(m: M): MarriageKept {
  return {
    side: m.options.marriageSide === 'B' ? 'B' : 'A',
    brides: Array.from({ length: m.state.solo ? BRIDES_SOLO : BRIDES }, () => 0),
    nests: [],
    fed: Array.from({ length: m.state.rows }, () => 0),
    smuggled: Array.from({ length: m.seats }, () => 0),
  }
}

/** The Cousin may bring a second one to the ceremony area; more can never be there (VC-63). */
const MOST_SUITORS = 2

function violations(m: M, bad: (rule: string, fact: string) => void): void {
  const s = m.state
  for (const fact of brokenCouples(s)) bad('VC-63', fact)
  if (mine.of(s).brides.length !== (s.solo ? BRIDES_SOLO : BRIDES)) bad('VC-63', 'a bride is lost')
  for (let seat: Seat = 0; seat < m.seats; seat++) {
    let suitors = 0
    for (let rank = 1; rank <= RANKS; rank++) suitors += countAt(s, seat, rankCode(rank))
    const cousin = playing(s.modules).modules.some(({ id }) => id === 'inn')
    if (suitors > (cousin ? MOST_SUITORS : 1)) bad('VM-33', `seat ${seat} has ${suitors} in the ceremony area`)
  }
}

export const marriage: Module = {
  id: 'marriage',
  chosen: (options: Options) => options.marriage === true,
  options: [
    { key: 'marriage', values: [false, true], default: false, group: 'box' },
    { key: 'marriageSide', values: ['A', 'B'], default: 'A', group: 'fine', when: { marriage: [true] } },
  ],
  onSetupCards: true,
  rankShift: RANK_SHIFT.marriage,
  spaces: [
    { id: 'smuggler', action: smuggler, fate: null },
    { id: 'marriage', action: marry, fate: 'farm' },
  ],
  places: marriagePlaces,
  moreOpen: (area, families) => (area === 'farm' ? (RINGS[families] ?? 0) : 0),
  holdings: [
    { id: 'bread', good: false },
    { id: 'tool', good: false },
  ],
  // VM-03: five 1s.
  figures: [1],
  raised,
  tiles: () => marriageCustomers.map(({ id }) => tileNumber(id)),
  persons: { add: marriagePersons, remove: [] },
  words: marriageWords,
  // VM-06: a seventh one.
  plagues: 1,
  // VM-08, VM-09: in the first round nobody is born by a stone; what is not drawn stays in the bag.
  stocks: (s, space, n) => (s.round === 1 && space === 'family' ? 0 : n),
  setup,
  ops: { ...marryOps, ...smugglerOps, ...weddingOps, ...toolOps },
  windows: ['death', 'scoring'],
  playsBringNothing: true,
  plays: (m, seat, window) => {
    if (window !== null && window !== 'death' && window !== 'scoring') return []
    return breadPlays(m, seat, window)
  },
  play: (m, seat, play) => {
    if (!isBreadPlay(play)) return false
    feed(m, seat, play.member)
    return true
  },
  also: { climb: breadClimbs },
  produced: offerTool,
  // VM-40: after every mass but the last.
  afterMass: (s) => [{ op: 'wedding', seat: s.start }],
  apart: { smuggler: (s, seat) => mine.of(s).smuggled[seat] ?? 0 },
  view: marriageView,
  violations,
}
