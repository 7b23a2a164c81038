/** Help at a first table of Agricola. */

import type { FirstTips } from '@dorfplatz/ui'

export const first: FirstTips = {
  round: 'round',
  until: 4,
  tips: [
    { id: 'begin', asked: 'place', when: [{ at: 'round', is: 1 }] },
    { id: 'hunger', asked: 'place', when: [{ at: 'round', least: 3 }] },
    { id: 'place', asked: 'place', when: [{ at: 'round', least: 2 }] },
    { id: 'feed', asked: 'feed' },
    { id: 'plow', asked: 'plow' },
    { id: 'fence', asked: 'fence' },
    { id: 'occupation', asked: 'occupation' },
  ],
}
