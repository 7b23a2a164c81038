/** What the parts of a judgement are called. */

export const partNames = {
  en: {
    points: 'points right away',
    meals: 'food for the harvests',
    token: 'of a head start in the next round',
    stock: 'goods in your supply',
    waiting: 'goods still to come',
    family: 'room for the family to grow',
    land: 'use of the land',
    herds: 'offspring of the animals',
    cards: 'use of cards',
  },
  de: {
    points: 'Punkte sofort',
    meals: 'Nahrung für die Ernten',
    token: 'Vortritt in der nächsten Runde',
    stock: 'Waren im Vorrat',
    waiting: 'Waren, die noch kommen',
    family: 'Platz für eine größere Familie',
    land: 'Nutzen vom Land',
    herds: 'Nachwuchs bei den Tieren',
    cards: 'Nutzen aus Karten',
  },
} as const
