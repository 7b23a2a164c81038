/** What the start page knows of Village before anything else of it is fetched. */

import type { GameFace } from '@dorfplatz/ui'
import './face.css'

export const face: GameFace = {
  name: { en: 'Village', de: 'Village' },
  about: {
    en: 'One family, four generations and a place in the village chronicle.',
    de: 'Eine Familie, vier Generationen und ein Platz in der Dorfchronik.',
  },
  minutes: 90,
  seats: [1, 5],
  icon: 'quill',
  scene: '956 66 480 240',
}
