/** Marriage, drawn: ranks and houses on the plan, the smuggler's deals, and the wedding on a leaf of its own. */

import { PASS, type Seat } from '@dorfplatz/kernel'
import { type Panel, personOf } from '@dorfplatz/ui'
import type { ModuleUi } from '../../../ui/modules.ts'
import type { MarriageEvent, Spouse } from '../types.ts'
import { Ceremony, Price, Smuggler } from './Plan.tsx'
import { asksAt, nameOf, paidAt, placeOf, spots } from './spots.ts'
import { WeddingLeaf } from './Wedding.tsx'
import { wordsOf } from './words.ts'

type Couple = Extract<MarriageEvent, { readonly kind: 'marries' }>

const AT_WEDDING: readonly string[] = ['house', 'homecomingOffer', 'favour', 'marry', 'suitor', 'rankStone', 'exchange']

const rank = (n: number): readonly string[] => [`.v-ranks > li:nth-child(${n})`, `.v-rows > li:nth-child(${n})`]

/** Each of a couple wears their family's color; a bride of no family comes in white. */
function coupleOf({ one, other }: Couple, mark: (seat: Seat) => number): Panel {
  const cloth = (spouse: Spouse): string => ('seat' in spouse ? `seat-${mark(spouse.seat)}` : 'i-wool')
  return {
    place: 'church',
    back: [],
    front: [],
    people: [
      personOf(`coat man felt ${cloth(one)} i-wool 2 1`),
      personOf(`dress woman wreath ${cloth(other)} i-wool 1 2`),
    ],
    near: ['i-rings'],
  }
}

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
  about: { marry: 'marriage', smuggler: 'smuggler' },
  enough: { homecomingOffer: PASS },
  moves: ['ceremony', 'smuggles', 'marries', 'favour'],
  beatOf: (event, said) =>
    event.kind !== 'marries'
      ? undefined
      : { icon: 'rings', title: wordsOf(said).labels.leaf, picture: (mark) => coupleOf(event, mark), scene: true },
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
