/** Names that Inn brings, in German. */

import type { words as english } from './words.en.ts'

export const words: typeof english = {
  places: {
    inn: 'im Wirtshaus',
    brewery: 'in der Brauerei',
    'chronicle-beside': 'neben der Dorfchronik',
  },
}
