/** What the parts of a judgement are called. */

export const partNames = {
  en: {
    village: 'progress of the village',
    sowing: 'from a sowing to come',
    points: 'points on cards',
    hand: 'hope for the cards in hand',
    workers: 'work still to be done',
  },
  de: {
    village: 'Fortschritt des Dorfes',
    sowing: 'aus einer Aussaat',
    points: 'Punkte auf Karten',
    hand: 'Hoffnung für die Handkarten',
    workers: 'Arbeit, die noch bleibt',
  },
} as const
