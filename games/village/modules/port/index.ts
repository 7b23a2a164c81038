/** The Port: a sea instead of the castles, ships with captains, and two more stands on the market (VP-01 to VP-96). */

import { type Options, shuffle } from '@dorfplatz/kernel'
import { RANK_SHIFT } from '../../cards/board.ts'
import { NONE } from '../../rules/codes.ts'
import type { Module } from '../../rules/modules/module.ts'
import { playing } from '../../rules/modules/registry.ts'
import type { Place } from '../../rules/places.ts'
import { deny } from '../../rules/reasons.ts'
import { at, boxOf, type M } from '../../rules/state.ts'
import { burialOps, connyDiesAtSea, diesAtSea } from './burial.ts'
import { chestOps, chestPlays, handIn, openAll, playChest } from './chests.ts'
import { CAPTAINS, waresFor } from './facts.ts'
import { grainLeft } from './grain.ts'
import { islandOps } from './island.ts'
import { LANDLOCKED, portPersons } from './people.ts'
import { personOps, portWords } from './persons.ts'
import { sailOps } from './sail.ts'
import { HARBOR } from './sea.ts'
import { atStands, standOps, trades } from './stands.ts'
import { COUNTED, mine, ownsAboard, type PortState, PROMO_CHEST } from './state.ts'
import type { PortPlaceId } from './types.ts'
import { knownChests, portView, reshuffleChests } from './view.ts'
import { portViolations } from './violations.ts'
import { voyage, voyageOps } from './voyage.ts'

/** VP-81, VP-82: the chronicle first, then the sea, never the graveyard. VP-85: nobody is called home from there. */
const atSea = (id: PortPlaceId): Place => ({
  id,
  living: true,
  visible: true,
  callable: false,
  rest: ['travel', 'seaBurial'],
})

/** Chests on Treasure Island: six, the promo chest where it was chosen, two more with Marriage (VP-05, VC-14, VC-44). */
function chestsFor(m: M): number[] {
  const { modules } = playing(m.state.modules)
  const promo = m.options.promoChest === true
  const tools = modules.some(({ id }) => id === 'marriage')
  return boxOf(m.state).chests.flatMap((chest, i) => {
    if (i === PROMO_CHEST) return promo ? [i] : []
    return 'coin' in chest || tools ? [i] : []
  })
}

function setup(m: M): PortState {
  const s = m.state
  const seats = Array.from({ length: m.seats }, (_, seat) => seat)
  return {
    captains: (1 << CAPTAINS.length) - 1,
    at: seats.map(() => HARBOR),
    captain: seats.map(() => NONE),
    helm: seats.map(() => false),
    cargo: seats.flatMap(() => Array.from({ length: COUNTED }, () => 0)),
    aboard: seats.map(() => []),
    home: seats.map(() => []),
    chests: shuffle(m, 'chests', chestsFor(m)),
    opened: [],
    given: [],
    cocoa: waresFor(s.rows),
    tea: waresFor(s.rows),
    buried: boxOf(s).burial.map(() => NONE),
    sea: seats.map(() => 0),
    stands: seats.map(() => 0),
  }
}

const LIGHTHOUSES = ['lighthouse1', 'lighthouse2', 'lighthouse3', 'lighthouse4', 'lighthouse5'] as const

export const port: Module = {
  id: 'port',
  chosen: (options: Options) => options.port === true,
  options: [
    { key: 'port', values: [false, true], default: false, group: 'box' },
    // VC-44: one promo tile is a chest.
    { key: 'promoChest', values: [false, true], default: false, group: 'fine', when: { port: [true] } },
  ],
  // VC-40, VC-44: the promo chest is one of Port's chests.
  refuses: (options) =>
    options.promoChest === true && options.port !== true ? deny('VC-40', { why: 'promoWithout' }) : null,
  onSetupCards: true,
  // VP-10: the sea takes the place of the castles.
  spaces: [{ id: 'travel', action: voyage, fate: 'travel' }],
  places: [
    atSea('ship'),
    ...LIGHTHOUSES.map(atSea),
    { id: 'sea', living: false, visible: false, callable: false, rest: [] },
  ],
  // VP-83, VP-88: open with any number of players; the last one begins the end.
  areas: [{ id: 'seaBurial', group: 'sea', place: 'sea', open: (_, { burial }) => burial.length }],
  holdings: [
    { id: 'cocoa', good: false },
    { id: 'tea', good: false },
    { id: 'chest', good: false },
  ],
  setup,
  persons: { add: portPersons, remove: LANDLOCKED },
  words: portWords,
  ops: { ...personOps, ...voyageOps, ...sailOps, ...islandOps, ...standOps, ...burialOps, ...chestOps },
  windows: ['idle', 'scoring', 'hired'],
  plays: (m, seat, window) => {
    // At the end closed chests are opened anyway; only life goals make the moment matter (VG-09).
    if (window === 'scoring' && !playing(m.state.modules).modules.some(({ id }) => id === 'goals')) return []
    return window === null || window === 'idle' || window === 'scoring' ? chestPlays(m, seat) : []
  },
  play: playChest,
  also: { serve: atStands },
  trades,
  dies: diesAtSea,
  connyDies: connyDiesAtSea,
  grainLeft,
  owns: ownsAboard,
  ends: openAll,
  served: (m, seat, tile, stack) => {
    if (boxOf(m.state).tiles[tile - 1]?.demand.chest !== undefined) handIn(m, seat, stack)
  },
  // VP-86: castles are not scored; points made at sea are told apart from the others of the game.
  scoring: { travel: null },
  apart: {
    sea: (s, seat) => at(mine.of(s).sea, seat),
    stands: (s, seat) => at(mine.of(s).stands, seat),
  },
  rankShift: RANK_SHIFT.port,
  view: portView,
  known: knownChests,
  reshuffle: reshuffleChests,
  violations: portViolations,
}
