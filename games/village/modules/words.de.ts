/** Names that expansions bring, in German. */

import { words as inn } from './inn/text/words.de.ts'
import { placesOf } from './marriage/text/places.ts'
import { words as marriage } from './marriage/text/words.de.ts'
import { places as port } from './port/text/places.de.ts'
import type { Words } from './words.en.ts'

export const words: Words = {
  places: {
    ...inn.places,
    ...port,
    ...placesOf(marriage),
  },
  nouns: {
    bread: ['Brot', 'Brote'],
    tool: ['Werkzeug', 'Werkzeuge'],
    cocoa: ['Korb Kakao', 'Körbe Kakao'],
    tea: ['Ballen Tee', 'Ballen Tee'],
    chest: ['Schatzkiste', 'Schatzkisten'],
  },
}
