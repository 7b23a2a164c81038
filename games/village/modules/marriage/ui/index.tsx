/** Marriage, drawn: ranks and houses on the plan, the smuggler's deals, and the wedding on a leaf of its own. */

import { PASS } from '@dorfplatz/kernel'
import type { ModuleUi } from '../../../ui/modules.ts'
import { Ceremony, Price, Smuggler } from './Plan.tsx'
import { asksAt, nameOf, paidAt, placeOf, spots } from './spots.ts'
import { WeddingLeaf } from './Wedding.tsx'
import { wordsOf } from './words.ts'

const AT_WEDDING: readonly string[] = ['house', 'homecomingOffer', 'favour', 'marry', 'suitor', 'rankStone', 'exchange']

const rank = (n: number): readonly string[] => [`.v-ranks > li:nth-child(${n})`, `.v-rows > li:nth-child(${n})`]

export const ui: ModuleUi = {
  places: [
    ['marriage', Ceremony],
    ['smuggler', Smuggler],
  ],
  leaf: {
    id: 'marriage',
    space: 'marriage',
    icon: 'rings',
    name: (said) => wordsOf(said).labels.leaf,
    shows: ({ kind, args }) =>
      AT_WEDDING.includes(kind) || (args.op === 'pay' && ['ceremony', 'homecomingBought'].includes(args.then.op)),
    Drawing: WeddingLeaf,
  },
  signs: [['marriage', Price]],
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
