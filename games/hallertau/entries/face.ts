/** What the start page knows of Hallertau before anything else of it is fetched. */

import type { GameFace } from '@dorfplatz/ui'
import './face.css'

export const face: GameFace = {
  name: { en: 'Hallertau', de: 'Hallertau' },
  about: {
    en: 'Sow hops, herd sheep and push the Community Center forward.',
    de: 'Hopfen säen, Schafe hüten und das Dorfgemeinschaftshaus voranbringen.',
  },
  minutes: 90,
  seats: [1, 4],
  icon: 'hops',
  scene: '0 86 480 240',
}
