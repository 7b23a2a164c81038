/** The Port, drawn: the sea in place of the castles, ships, captains, and the stands of the market. */

import { DONE } from '@dorfplatz/kernel'
import type { ModuleUi } from '../../../ui/modules.ts'
import { Boxes, Sea } from './Sea.tsx'
import { asksAt, nameOf, paidAt, placeOf, spots } from './spots.ts'

const field = (id: string): string => `.v-sea [data-field="${id}"]`

export const ui: ModuleUi = {
  places: [['travel', Sea]],
  Boxes,
  spots,
  paidAt,
  asksAt,
  placeOf,
  nameOf,
  onBoard: ['voyage', 'load', 'sail', 'island', 'seaGrave'],
  declines: { voyage: 'travel' },
  enough: { load: DONE, sail: DONE, island: DONE },
  moves: ['hires', 'sails', 'docks', 'sellsAtSea', 'shipReturns', 'stand'],
  tracesOf: (event) => {
    switch (event.kind) {
      case 'sails':
        return [field(event.field)]
      case 'docks':
        return [field(event.island)]
      case 'keeper':
        return [`${field(event.island)} .v-light`]
      case 'shipReturns':
        return [field('H')]
      case 'hires':
      case 'loads':
      case 'sellsAtSea':
        return ['.v-ship']
      case 'seaGrave':
        return ['.v-seagraves']
      case 'stand':
        return ['.v-place.v-market']
      default:
        return undefined
    }
  },
}
