/** Help at a first table of Village. */

import type { FirstTips } from '@dorfplatz/ui'

export const first: FirstTips = {
  round: 'round',
  until: 2,
  tips: [
    { id: 'begin', asked: 'turn', when: [{ at: 'round', is: 1 }] },
    { id: 'turn', asked: 'turn', when: [{ at: 'round', least: 2 }] },
    { id: 'craft', asked: 'craft' },
    { id: 'serve', asked: 'serve' },
    { id: 'council', asked: 'council' },
    { id: 'pick', asked: 'pick' },
    { id: 'dies', asked: 'dies' },
  ],
}
