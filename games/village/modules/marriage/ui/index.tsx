/** Marriage, drawn: ranks and houses on the plan, the smuggler's deals, and the wedding on a leaf of its own. */

import { PASS } from '@dorfplatz/kernel'
import type { ModuleUi } from '../../../ui/modules.ts'
import { Ceremony, Smuggler } from './Plan.tsx'
import { asksAt, nameOf, paidAt, placeOf, spots } from './spots.ts'

const rank = (n: number): readonly string[] => [`.v-ranks > li:nth-child(${n})`, `.v-rows > li:nth-child(${n})`]

export const ui: ModuleUi = {
  places: [
    ['marriage', Ceremony],
    ['smuggler', Smuggler],
  ],
  spots,
  paidAt,
  asksAt,
  placeOf,
  nameOf,
  onBoard: ['marry', 'suitor', 'smuggler', 'twoColours', 'house', 'homecomingOffer', 'favour'],
  declines: { marry: 'marriage', smuggler: 'smuggler' },
  enough: { homecomingOffer: PASS },
  moves: ['ceremony', 'smuggles', 'marries', 'favour'],
  tracesOf: (event) => {
    switch (event.kind) {
      case 'ceremony':
      case 'bride':
        return rank(event.rank)
      case 'marries':
      case 'movesOn':
      case 'goesHome':
      case 'favour':
      case 'twin':
        return ['.v-place.v-marriage', '.v-houses']
      case 'smuggles':
        return ['.v-place.v-smuggler']
      default:
        return undefined
    }
  },
}
