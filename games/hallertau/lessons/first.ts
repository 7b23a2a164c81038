/** Help at a first table of Hallertau. */

import type { FirstTips } from '@dorfplatz/ui'

export const first: FirstTips = {
  round: 'round',
  until: 2,
  tips: [
    { id: 'begin', asked: 'turn', when: [{ at: 'round', is: 1 }] },
    { id: 'turn', asked: 'turn', when: [{ at: 'round', least: 2 }] },
    { id: 'sow', asked: 'sow' },
    { id: 'progress', asked: 'progress', when: [{ at: 'round', is: 1 }] },
    { id: 'later', asked: 'progress' },
    { id: 'fallow', asked: 'fallow' },
    { id: 'harvest', asked: 'reapNext' },
    {
      id: 'between',
      asked: 'playCards',
      when: [
        { at: 'phase', least: 5 },
        { at: 'phase', most: 8 },
      ],
    },
    { id: 'cards', asked: 'playCards' },
  ],
}
