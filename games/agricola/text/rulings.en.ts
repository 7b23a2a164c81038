/** Our rulings on single cards, in English. */

import type { Ruled } from '../cards/rulings.ts'

export const rulings: { readonly [K in Ruled]: string } = {
  88: 'The second person is placed when everything the first one started is done.',
  216: 'For the Organic Farmer a shared pasture counts by its whole room, whatever kinds stand there.',
  234: 'Cards of the seller that act on the same wood come first; until the buyer has decided, the seller exchanges nothing.',
  239: 'In a harvest it is used before anyone feeds. It is not offered while others decide at the same time, nor when only scoring is left.',
  251: 'Cards of the seller that act on the same reed come first; until the buyer has decided, the seller exchanges nothing.',
  255: 'Cards of the seller that act on the same stone come first; until the buyer has decided, the seller exchanges nothing.',
  266: 'Where only its goods make an action possible, they must be taken.',
  274: 'The boar that makes the Forest Pasture count stands in no other pasture.',
  275: 'Only cards that may be played now are drawn. Food is missing when everything you could turn into food is not enough.',
  301: 'It is used with the first purchase of the round that costs wood, without a question: saving it up brings nothing.',
  304: 'With fewer than two tokens left nothing is drawn any more.',
}
