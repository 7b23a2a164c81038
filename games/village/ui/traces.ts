/** Where an event leaves its trace on the drawn boards, and which events are moves of their own. */

import type { GameEvent } from '@dorfplatz/kernel'
import { ALL_BUILDINGS, type BuildingId } from '../cards/board.ts'
import { castleNumber } from '../rules/actions/travel.ts'
import type { VillageEvent } from '../rules/events.ts'
import type { PlaceId } from '../rules/places.ts'
import { fromModules, UIS } from './modules.ts'

export const MOVES: readonly string[] = [
  'takes',
  'connyTakes',
  'well',
  'serves',
  'picked',
  'climbs',
  ...UIS.flatMap(({ moves }) => moves ?? []),
]

const place = (id: string): string => `.v-place.v-${id}`
const step = (kind: string, n: number): string => `.v-${kind}-steps > li:nth-child(${n})`
const building = (id: BuildingId): string =>
  `.v-buildings > li:nth-child(${ALL_BUILDINGS.findIndex((b) => b.id === id) + 1})`
const castle = (n: number): string => `.v-map > .v-castle:nth-of-type(${n + 1})`

/** Where somebody left from. */
function left(from: PlaceId): readonly string[] {
  const number = castleNumber(from)
  if (number > 0) return [castle(number)]
  for (const kind of ['council', 'church']) if (from.startsWith(kind)) return [place(kind)]
  return []
}

export function tracesOf(event: GameEvent): readonly string[] {
  // The client's contract does not know whose game it is.
  const e = event as VillageEvent
  const seat = `seat:${event.seat ?? -1}`
  const own = `.mate:has([data-pile="${seat}"])`
  const good = (thing: string) => `[data-at="${seat}"][data-of="${thing}"]`
  const told = fromModules((ui) => ui.tracesOf?.(e))
  if (told !== undefined) return told
  switch (e.kind) {
    case 'connyTakes':
      return [place(e.space), `.v-tray > .v-slot:nth-of-type(${e.compartment + 1})`]
    case 'connyServes':
      return [place('market')]
    case 'connyChurch':
      return [place('church')]
    case 'takes':
      return [place(e.space), good(e.stone)]
    case 'harvest':
      return [place('harvest'), good('grain')]
    case 'birth':
      return [place('family'), own]
    case 'home':
      return [place('family'), own, ...left(e.from)]
    case 'trained':
      return [building(e.building)]
    case 'made':
      return [building(e.building), good(e.good)]
    case 'mill':
      return [building('mill'), good('coin')]
    case 'marketDay':
    case 'serves':
      return [place('market')]
    case 'council':
      return [step('council', e.step)]
    case 'climbs':
      return [step('church', e.step)]
    case 'novice':
    case 'picked':
      return [place('church')]
    case 'marker':
      return [place('council')]
    case 'journey':
    case 'castle':
      return [castle(castleNumber(e.castle))]
    case 'dies':
      return [place(e.rest === 'grave' ? 'graves' : 'chronicle'), own, ...left(e.from)]
    case 'takesGood':
      return [good(e.good)]
    case 'well':
    case 'stones':
    case 'quill':
      return [own]
    default:
      return []
  }
}
