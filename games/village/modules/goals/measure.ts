/** How far a family has come with what a goal asks for; nothing is ever paid (VG-06). */

import type { Seat } from '@dorfplatz/kernel'
import type { Box } from '../../cards/box.ts'
import { COIN, GRAIN, INFLUENCE, SECTIONS } from '../../rules/codes.ts'
import { playing } from '../../rules/modules/registry.ts'
import { PLACES, type PlaceId, placeCode } from '../../rules/places.ts'
import { at, boxOf, have, isAt, numberOf, type State } from '../../rules/state.ts'
import type { Goal, Need, Piece, Spot } from './cards.ts'

const CRAFT_PLACES: readonly PlaceId[] = [
  'wainwright',
  'stables',
  'scriptorium',
  'smithy',
  'brewery',
  'chronicle-craft',
]

/** Which places belong to a spot: steps and buildings by name, areas with several places by how their names begin. */
const BELONGS: { readonly [spot in Spot]: (place: PlaceId) => boolean } = {
  farm: (id) => id === 'farm',
  castle6: (id) => id === 'castle6',
  church: (id) => id.startsWith('church'),
  church1: (id) => id === 'church1',
  church2: (id) => id === 'church2',
  church3: (id) => id === 'church3',
  council4: (id) => id === 'council4',
  craft: (id) => CRAFT_PLACES.includes(id),
  ceremony: (id) => id.startsWith('rank'),
  bliss: (id) => id.startsWith('bliss'),
  house: (id) => id.startsWith('bakery') || id.startsWith('shop'),
  lighthouse: (id) => id.startsWith('lighthouse'),
}

/** Place codes of each spot; places are only ever added. */
const known: { [spot in Spot]?: { readonly places: number; readonly codes: readonly boolean[] } } = {}
function codesOf(spot: Spot): readonly boolean[] {
  const found = known[spot]
  if (found !== undefined && found.places === PLACES.length) return found.codes
  const codes = PLACES.map(({ id }) => BELONGS[spot](id))
  known[spot] = { places: PLACES.length, codes }
  return codes
}

function membersAt(s: State, seat: Seat, spot: Spot, number: number): number {
  const table = playing(s.modules)
  const codes = codesOf(spot)
  const end = (seat + 1) * s.figures
  let n = 0
  for (let i = seat * s.figures; i < end; i++) {
    if (codes[at(s.people, i)] === true && numberOf(s, table, i) >= number) n++
  }
  return n
}

const STONES: readonly string[] = INFLUENCE

/** On the farm, and what modules keep elsewhere for the seat: aboard, in hand (VG-07, VG-08). */
function owned(s: State, seat: Seat, piece: Piece | 'person'): number {
  const { fieldOf, modules } = playing(s.modules)
  const colour = STONES.indexOf(piece)
  const field = piece === 'coin' ? COIN : piece === 'grain' ? GRAIN : colour >= 0 ? colour : fieldOf[piece]
  let n = field === undefined ? 0 : have(s, seat, field)
  for (const { owns } of modules) n += owns?.(s, seat, piece) ?? 0
  return n
}

/** How much of a requirement is there; more than asked for is possible. */
export function measure(s: State, seat: Seat, need: Need): number {
  switch (need.what) {
    case 'piece':
      return owned(s, seat, need.of)
    case 'member':
      return membersAt(s, seat, need.at, 0)
    case 'generation':
      return membersAt(s, seat, need.at, need.number)
    // VG-40: tiles owned, however they were got.
    case 'customers':
      return s.served[seat]?.length ?? 0
    // VG-34, VG-41: only who lies on a place of a section counts.
    case 'sections':
      return SECTIONS.filter((section) => isAt(s, seat, placeCode(`chronicle-${section}`))).length
    case 'marker':
      return s.marker === seat ? 1 : 0
    case 'persons':
      return owned(s, seat, 'person')
  }
}

/** What a goal asks for at this table. */
export function needsOf({ needs }: Box, { id }: Goal): readonly Need[] {
  return needs[id] ?? []
}

/** Whether all requirements are met at once (VG-05, VG-12). */
export function isMet(s: State, seat: Seat, goal: Goal): boolean {
  for (const need of needsOf(boxOf(s), goal)) if (measure(s, seat, need) < need.n) return false
  return true
}

export function pointsOf({ goalPoints }: Box, { deck }: Goal): number {
  return goalPoints[deck]
}
