/** Where an event leaves its trace on the drawn boards, and which events are moves of their own. */

import type { GameEvent, Json } from '@dorfplatz/kernel'
import { BUILDINGS } from '../cards/board.ts'
import { CASTLE_0, COLOURS, GRAVE, KINDS, PLACES, SPACES } from '../rules/codes.ts'

export const MOVES = ['takes', 'well', 'serves', 'picked', 'climbs']

const num = (value: Json | undefined): number => (typeof value === 'number' ? value : -1)

const place = (id: string | undefined): string => `.v-place.v-${id}`
const step = (kind: string, n: Json | undefined): string => `.v-${kind}-steps > li:nth-child(${num(n)})`
const building = (n: Json | undefined): string => `.v-buildings > li:nth-child(${num(n) + 1})`
const castle = (n: Json | undefined): string => `.v-map > .v-castle:nth-of-type(${num(n) + 1})`

/** Where somebody left from. */
function left(from: number): readonly string[] {
  const id = PLACES[from] ?? ''
  if (id.startsWith('castle')) return [castle(from - CASTLE_0)]
  for (const kind of ['council', 'church']) if (id.startsWith(kind)) return [place(kind)]
  return []
}

export function tracesOf(e: GameEvent): readonly string[] {
  const seat = `seat:${e.seat ?? -1}`
  const own = `.glimpse:has([data-pile="${seat}"])`
  const good = (thing: Json | undefined) => `[data-at="${seat}"][data-of="${typeof thing === 'string' ? thing : ''}"]`
  switch (e.kind) {
    case 'takes': {
      const stone = num(e.stone)
      return [place(SPACES[Math.floor(stone / KINDS)]), good(COLOURS[stone % KINDS])]
    }
    case 'harvest':
      return [place('harvest'), good('grain')]
    case 'birth':
      return [place('family'), own]
    case 'home':
      return [place('family'), own, ...left(num(e.from))]
    case 'trained':
      return [building(e.building)]
    case 'made':
      return [building(e.building), good(e.good)]
    case 'mill':
      return [building(BUILDINGS.findIndex((b) => b.id === 'mill')), good('coin')]
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
      return [castle(e.castle)]
    case 'dies':
      return [place(num(e.rest) === GRAVE ? 'graves' : 'chronicle'), own, ...left(num(e.from))]
    case 'favour':
      return [good(e.good)]
    case 'well':
    case 'stones':
    case 'quill':
      return [own]
    default:
      return []
  }
}
