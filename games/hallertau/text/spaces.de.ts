/** How German speaks of Hallertau's action spaces. */

import type { SpaceWords } from './spaces.ts'

export const spaceWords: SpaceWords = {
  paper: { and: ' + ', or: ' oder ', instead: ' / ', exchange: ' → ' },
  aloud: { and: ', ', or: ' oder ', instead: ' oder ', exchange: ' gegen ' },
  remarks: {
    sheepShearing:
      'Schafe zählen, wo immer sie stehen, und du behältst alle. Der Schritt ist die Lebenserhaltung für genau 1 Schaf.',
    butchery: 'Das Schaf darf von überall kommen.',
    nursery: 'Lehm und Ackerfrüchte zusammen gibt es nicht.',
    smallTrade: 'Der Schritt ist die Lebenserhaltung für genau 1 Schaf.',
    landSale: 'Es darf jeder Acker sein. Was darauf wächst, ist verloren.',
    fertilizing: 'Aussäen darfst du auf jedem leeren Acker, auch wenn du keinen verschoben hast.',
    toolShed: 'Geräte gibt es hier trotz des Namens nicht.',
  },
  quadrant: (n) => `Viertel ${n}`,
  perSheep: (good) => `1 ${good} je Schaf`,
  asRound: (good) => `${good} = Rundenzahl`,
  craftBack: '1 Handwerk 1 Feld nach links',
  field: (row) => `Acker in Zeile ${row}`,
  crops: (n) => `${n} Ackerfrüchte`,
  cardPaper: (deck) => `1 ${deck}`,
  cardAloud: (deck) => `1 ${deck} ziehen`,
  markerPaper: 'Startspielermarke',
  markerAloud: 'Startspielermarke nehmen',
  sowPaper: (n) => `${n} × aussäen`,
  sowAloud: (n) => (n === 1 ? 'einmal säen' : n === 2 ? 'bis zu zweimal säen' : `bis zu ${n}-mal säen`),
  step: (n) => `${n} Schaf weiterrücken`,
  fieldsTo: (n, row) => `${n} leere Äcker in Zeile ${row}`,
  capital: true,
}
