/** What the requirements of a goal look like. */

import { iconOf } from '../../../ui/pictures.ts'
import type { Need, Spot } from '../cards.ts'

const SPOT_ICONS: { readonly [spot in Spot]: string } = {
  farm: 'home',
  castle6: 'castle',
  church: 'church',
  church1: 'church',
  church2: 'church',
  church3: 'church',
  council4: 'council',
  craft: 'craft',
  ceremony: 'rings',
  bliss: 'bliss',
  house: 'bakery',
  lighthouse: 'lighthouse',
}

/** What a requirement looks like. */
export function needIcon(need: Need): string {
  switch (need.what) {
    case 'piece':
      return iconOf(need.of)
    case 'member':
    case 'generation':
      return SPOT_ICONS[need.at]
    case 'customers':
      return 'market'
    case 'sections':
      return 'quill'
    case 'marker':
      return 'first'
    case 'persons':
      return 'cards'
  }
}
