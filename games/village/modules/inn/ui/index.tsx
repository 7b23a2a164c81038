/** Inn, drawn: stacks on its place, the hand under the goods. */

import type { ModuleUi } from '../../../ui/modules.ts'
import { phrasesOf } from '../../../ui/pictures.ts'
import { Boxes, Strip } from './Hand.tsx'
import { InnLeaf } from './Leaf.tsx'
import { Price, Stacks } from './Stacks.tsx'
import { asksAt, nameOf, paidAt, placeOf, spots } from './spots.ts'

/** Questions about the stacks. */
const LARGE: readonly string[] = ['innPay', 'innSlide', 'innBuy', 'innSearch']

export const ui: ModuleUi = {
  places: [['inn', Stacks]],
  signs: [['inn', Price]],
  leaf: {
    id: 'inn',
    space: 'inn',
    icon: 'inn',
    name: (said) => phrasesOf(said).spaces.inn,
    shows: ({ kind }) => LARGE.includes(kind),
    Drawing: InnLeaf,
  },
  Strip,
  Boxes,
  spots,
  paidAt,
  asksAt,
  placeOf,
  nameOf,
  onBoard: ['innEnter', 'innPay', 'innSlide', 'innBuy', 'innSearch', 'innMessenger', 'innPrivilege', 'innCustomer'],
  about: { innEnter: 'inn', innPay: 'inn', innBuy: 'inn', innSearch: 'inn', innPrivilege: 'council' },
  moves: ['innBuys', 'personPlayed'],
  tracesOf: (event) => {
    switch (event.kind) {
      case 'innEnters':
      case 'innSlides':
      case 'innBuys':
        return ['.v-place.v-inn']
      case 'personPlayed':
        return [`.mate:has([data-pile="seat:${event.seat}"])`]
      default:
        return undefined
    }
  },
}
