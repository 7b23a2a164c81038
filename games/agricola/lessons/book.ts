/** Agricola to be read: the game in three minutes, and the order in which its rules are read. */

import type { Book } from '@dorfplatz/ui'
import { spaceNumber } from '../rules/work/spaces.ts'

/** The cards of the guided game. */
const CARDS = ['202', '35']
const YARD = '.yard'
const space = (key: string): string => `.a-space[data-pile="space:${spaceNumber(key)}"]`

export const book: Book = {
  pages: [
    { id: 'farm', picture: { table: 'farm', part: 'mine', of: YARD } },
    { id: 'work', picture: { table: 'farm', part: 'board', of: '.a-grid', lit: space('wood_3') } },
    { id: 'piles', picture: { table: 'piles', part: 'board', of: space('wood_3') } },
    { id: 'fields', picture: { table: 'fields', after: 5, part: 'mine', of: YARD } },
    { id: 'harvest', picture: { table: 'harvest', part: 'goods' } },
    { id: 'fire', picture: { table: 'hearth', part: 'board', of: '.a-majors' } },
    { id: 'family', picture: { table: 'child', after: 2, part: 'mine', of: YARD } },
    { id: 'animals', picture: { table: 'fences', after: 4, part: 'mine', of: YARD } },
    { id: 'cards', cards: CARDS },
    { id: 'end', icons: ['field', 'fence', 'grain', 'sheep', 'person'] },
  ],
  chapters: [
    { id: 'table', sections: ['TERM', 'SETUP'], picture: { table: 'farm', part: 'mine', of: YARD } },
    {
      id: 'round',
      sections: ['ROUND', 'WORK', 'HOME'],
      picture: { table: 'piles', part: 'board', of: '.a-grid', lit: space('wood_3') },
    },
    {
      id: 'house',
      sections: ['BUILD', 'RENOVATE', 'FAMILY'],
      picture: { table: 'child', after: 2, part: 'mine', of: YARD },
    },
    { id: 'fields', sections: ['PLOW', 'SOW'], picture: { table: 'fields', after: 5, part: 'mine', of: YARD } },
    {
      id: 'animals',
      sections: ['FENCE', 'STABLE', 'ANIMAL'],
      picture: { table: 'fences', after: 4, part: 'mine', of: YARD },
    },
    {
      id: 'harvest',
      sections: ['HARVEST', 'HARVEST-FIELD', 'HARVEST-FEED', 'HARVEST-BREED', 'HARVEST-TIME'],
      picture: { table: 'harvest', part: 'goods' },
    },
    { id: 'fire', sections: ['BAKE', 'MAJOR'], picture: { table: 'hearth', part: 'board', of: '.a-majors' } },
    { id: 'cards', sections: ['OCC', 'MINOR', 'CARDS'], cards: CARDS },
    { id: 'end', sections: ['SCORE'] },
    { id: 'ways', sections: ['FAMILYGAME', 'SOLO', 'DRAFT', 'VARIANT'] },
    { id: 'single', sections: ['OCCARD', 'MIN'] },
  ],
}
