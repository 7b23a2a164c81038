/** What the parts of a judgement are called. */

export const partNames = {
  en: {
    village: 'progress of the Community Center',
    sowing: 'from a sowing to come',
    points: 'points on cards',
    hand: 'prospects for your hand',
    workers: 'left to do with your workers',
  },
  de: {
    village: 'Fortschritt beim Dorfgemeinschaftshaus',
    sowing: 'aus einer Aussaat',
    points: 'Punkte auf Karten',
    hand: 'Aussicht für die Handkarten',
    workers: 'Arbeit für die übrigen Arbeiter',
  },
} as const
