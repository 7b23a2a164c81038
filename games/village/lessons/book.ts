/** Village to be read: the game in three minutes, and the order in which its rules are read. */

import type { Book } from '@dorfplatz/ui'

const place = (id: string): string => `.v-place.v-${id}`

export const book: Book = {
  pages: [
    { id: 'stones', picture: { table: 'stone', part: 'board' } },
    { id: 'time', picture: { table: 'time', part: 'mine', of: '.v-clock' } },
    { id: 'crafts', picture: { table: 'crafts', part: 'board', of: place('crafts') } },
    { id: 'market', picture: { table: 'market', part: 'board', of: place('market') } },
    { id: 'council', picture: { table: 'council', part: 'board', of: place('council') } },
    { id: 'travel', picture: { table: 'council', part: 'board', of: place('travel') } },
    { id: 'church', picture: { table: 'church', part: 'board', of: place('church') } },
    { id: 'chronicle', picture: { table: 'chronicle', part: 'board', of: place('chronicle') } },
  ],
  chapters: [
    { id: 'table', sections: ['SETUP'], picture: { table: 'stone', part: 'board' } },
    { id: 'round', sections: ['ROUND', 'WELL'], picture: { table: 'stone', part: 'board', of: place('crafts') } },
    {
      id: 'life',
      sections: ['TIME', 'DEATH', 'CHRON'],
      picture: { table: 'time', part: 'mine', of: '.v-clock' },
    },
    { id: 'farm', sections: ['HARVEST', 'FAMILY'], picture: { table: 'harvest', part: 'goods' } },
    { id: 'crafts', sections: ['CRAFT'], picture: { table: 'crafts', part: 'board', of: place('crafts') } },
    { id: 'market', sections: ['MARKET', 'PROMO'], picture: { table: 'market', part: 'board', of: place('market') } },
    { id: 'council', sections: ['COUNCIL'], picture: { table: 'council', part: 'board', of: place('council') } },
    { id: 'travel', sections: ['TRAVEL'], picture: { table: 'council', part: 'board', of: place('travel') } },
    { id: 'church', sections: ['CHURCH', 'MASS'], picture: { table: 'church', part: 'board', of: place('church') } },
    {
      id: 'end',
      sections: ['COIN', 'END', 'SCORE'],
      picture: { table: 'chronicle', part: 'board', of: place('chronicle') },
    },
    { id: 'alone', sections: ['SOLO'] },
    { id: 'inn', sections: ['VI'] },
    { id: 'port', sections: ['VP'] },
    { id: 'marriage', sections: ['VM'] },
    { id: 'goals', sections: ['VG', 'VX'] },
    { id: 'together', sections: ['VC', 'V', 'INV'] },
  ],
}
