/** What the start page knows of the game before anything else of it is fetched. */

import type { GameFace } from '@dorfplatz/ui'
import './face.css'

export const face: GameFace = {
  name: { en: 'Market Day', de: 'Markttag' },
  about: {
    en: 'Fill your stall and serve the customers before the market closes.',
    de: 'Fülle deinen Stand und bediene die Kundschaft, bevor der Markt schließt.',
  },
  minutes: 5,
  seats: [1, 4],
  icon: 'market',
  scene: '720 86 480 240',
  example: true,
}
