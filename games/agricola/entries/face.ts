/** What the start page knows of Agricola before anything else of it is fetched. */

import type { GameFace } from '@dorfplatz/ui'
import './face.css'

export const face: GameFace = {
  name: { en: 'Agricola', de: 'Agricola' },
  about: {
    en: 'Two rooms and bare land become a farm in 14 rounds.',
    de: 'Aus zwei Räumen und leeren Feldern wird in 14 Runden ein Hof.',
  },
  minutes: 120,
  seats: [1, 5],
  icon: 'plow',
  scene: '528 118 480 240',
}
