/** Hallertau to be read: the game in three minutes, and the order in which its rules are read. */

import type { Book } from '@dorfplatz/ui'

const HOUSE = '.ccboard'
const building = (craft: number): string => `[data-piece="building:0:${craft}"]`

export const book: Book = {
  pages: [
    { id: 'goal', picture: { table: 'village', part: 'mine', of: HOUSE, lit: '.cctile' } },
    { id: 'workers', picture: { table: 'workers', part: 'board', lit: '.a-nursery' } },
    { id: 'fields', picture: { table: 'fields', part: 'mine', of: '.fieldboard' } },
    { id: 'sheep', picture: { table: 'sheep', after: 1, part: 'mine', of: '.stableboard' } },
    { id: 'progress', picture: { table: 'center', part: 'mine', of: HOUSE, lit: building(0) } },
    { id: 'boulders', picture: { table: 'boulders', part: 'mine', of: HOUSE, lit: '[data-piece="boulder:0:0"]' } },
    { id: 'cards', cards: ['010', '921'] },
    { id: 'end', icons: ['centre', 'vp', 'jewelry'] },
  ],
  chapters: [
    {
      id: 'table',
      sections: ['COMP', 'SETUP', 'RES'],
      picture: { table: 'village', part: 'goods' },
    },
    {
      id: 'year',
      sections: ['TURN', 'PH1', 'PH2', 'PH3'],
      picture: { table: 'village', part: 'mine', of: HOUSE, lit: '.cctile' },
    },
    {
      id: 'actions',
      sections: ['PH4', 'ACT', 'PH5'],
      picture: { table: 'workers', part: 'board', of: '.a-farming' },
    },
    { id: 'fields', sections: ['SOW', 'PH6', 'PH7'], picture: { table: 'fields', part: 'mine', of: '.fieldboard' } },
    {
      id: 'sheep',
      sections: ['SHEEP', 'PH8'],
      picture: { table: 'sheep', after: 1, part: 'mine', of: '.stableboard' },
    },
    {
      id: 'progress',
      sections: ['CC', 'PH9', 'PH10'],
      picture: { table: 'boulders', part: 'mine', of: HOUSE, lit: '[data-piece="boulder:0:0"]' },
    },
    { id: 'cards', sections: ['ANY', 'CARD', 'JUST'], cards: ['010', '921'] },
    { id: 'end', sections: ['END', 'SCORE'] },
    { id: 'alone', sections: ['VAR', 'SOLO'] },
    { id: 'single', sections: ['SPC'] },
  ],
}
