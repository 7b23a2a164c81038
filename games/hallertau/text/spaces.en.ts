/** How English speaks of Hallertau's action spaces. */

import type { SpaceWords } from './spaces.ts'

export const spaceWords: SpaceWords = {
  paper: { and: ' + ', or: ' or ', instead: ' / ', exchange: ' → ' },
  aloud: { and: ', ', or: ' or ', instead: ', or ', exchange: ' for ' },
  remarks: {
    sheepShearing:
      'Sheep count wherever they stand, and you keep them all. The step is the life-sustaining action for exactly 1 sheep.',
    butchery: 'The sheep may come from anywhere.',
    nursery: 'Never take clay and crops together.',
    smallTrade: 'The step is the life-sustaining action for exactly 1 sheep.',
    landSale: 'Any field will do. What grows on it is lost.',
    fertilizing: 'You may sow on any empty field, whether you moved any or not.',
    toolShed: 'In spite of its name it gives no tools.',
  },
  quadrant: (n) => `Quadrant ${n}`,
  perSheep: (good) => `1 ${good} per sheep`,
  asRound: (good) => `${good} = round`,
  craftBack: '1 Craft Building 1 space left',
  field: (row) => `field in row ${row}`,
  crops: (n) => `${n} crops`,
  cardPaper: (deck) => `1 ${deck}`,
  cardAloud: (deck) => `draw 1 ${deck}`,
  markerPaper: 'first player marker',
  markerAloud: 'take the first player marker',
  sowPaper: (n) => `${n} × sow`,
  sowAloud: (n) => (n === 1 ? 'sow once' : `sow up to ${n} times`),
  step: (n) => `move ${n} sheep on`,
  fieldsTo: (n, row) => `${n} empty fields to row ${row}`,
  capital: false,
}
