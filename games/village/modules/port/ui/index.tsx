/** The Port, drawn: the sea in place of the castles, ships, captains, and the stands of the market. */

import { DONE } from '@dorfplatz/kernel'
import type { Panel } from '@dorfplatz/ui'
import type { ModuleUi } from '../../../ui/modules.ts'
import { Boxes, Burials, Sea, SeaLeaf, Stands } from './Sea.tsx'
import { asksAt, nameOf, paidAt, placeOf, spots } from './spots.ts'
import { wordsOf } from './words.ts'

const AT_SEA: readonly string[] = ['voyage', 'load', 'sail', 'island', 'seaGrave', 'pair', 'chart']

const field = (id: string): string => `.v-sea [data-field="${id}"]`

const LANDFALL: Panel = { place: 'sea', back: ['i-island', 'lighthouse'], front: ['ship', 'chest'] }

export const ui: ModuleUi = {
  places: [['travel', Sea]],
  leaf: {
    id: 'port',
    space: 'travel',
    icon: 'compass',
    name: (said) => wordsOf(said).labels.leaf,
    shows: ({ kind, args }) =>
      AT_SEA.includes(kind) || (args.op === 'pay' && ['hired', 'leg', 'keeper'].includes(args.then.op)),
    Drawing: SeaLeaf,
  },
  signs: [
    ['travel', Burials],
    ['market', Stands],
  ],
  Boxes,
  spots,
  paidAt,
  asksAt,
  placeOf,
  nameOf,
  onBoard: ['voyage', 'load', 'sail', 'island', 'seaGrave', 'chart'],
  ends: (props) => (props.view.table.more.port === undefined ? undefined : wordsOf(props).labels.ends),
  about: { voyage: 'travel' },
  enough: { load: DONE, sail: DONE, island: DONE },
  moves: ['hires', 'sails', 'docks', 'sellsAtSea', 'shipReturns', 'stand'],
  beatOf: (event, said) =>
    event.kind !== 'docks'
      ? undefined
      : { icon: 'anchor', title: wordsOf(said).labels.landfall, picture: () => LANDFALL },
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
