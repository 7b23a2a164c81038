/** What the parts of a judgement are called. */

export const partNames = {
  en: {
    points: 'points right away',
    meals: 'food for the harvests',
    token: 'a head start in the next round',
    stock: 'goods in your supply',
    waiting: 'goods still to come',
    family: 'room for the family to grow',
    land: 'use of the land',
    herds: 'young animals',
    cards: 'use of cards',
  },
  de: {
    points: 'Punkte sofort',
    meals: 'Nährwerte für die Erntezeiten',
    token: 'Vortritt in der nächsten Runde',
    stock: 'Waren im Vorrat',
    waiting: 'Waren, die noch kommen',
    family: 'Platz für eine größere Familie',
    land: 'Nutzen vom Land',
    herds: 'Jungtiere',
    cards: 'Nutzen aus Karten',
  },
} as const

/** What is counted on a farm. */
export const countWords = {
  people: { weight: 6, en: ['person', 'people'], de: ['Person', 'Personen'] },
  rooms: { weight: 3, en: ['room', 'rooms'], de: ['Raum', 'Räume'] },
  house: { weight: 4, en: ['renovation', 'renovations'], de: ['Renovierung', 'Renovierungen'] },
  pastures: { weight: 2.5, en: ['pasture', 'pastures'], de: ['Weide', 'Weiden'] },
  fields: { weight: 2, en: ['field', 'fields'], de: ['Acker', 'Äcker'] },
  sown: { weight: 2, en: ['sown field', 'sown fields'], de: ['besäter Acker', 'besäte Äcker'] },
  stables: { weight: 1, en: ['stable', 'stables'], de: ['Stall', 'Ställe'] },
  occupations: { weight: 2, en: ['occupation', 'occupations'], de: ['Ausbildung', 'Ausbildungen'] },
  improvements: { weight: 2, en: ['improvement', 'improvements'], de: ['Anschaffung', 'Anschaffungen'] },
  begging: { weight: -3, en: ['begging card', 'begging cards'], de: ['Bettelkarte', 'Bettelkarten'] },
  cattle: { weight: 1.6, en: ['cattle', 'cattle'], de: ['Rind', 'Rinder'] },
  boar: { weight: 1.3, en: ['wild boar', 'wild boar'], de: ['Wildschwein', 'Wildschweine'] },
  sheep: { weight: 1, en: ['sheep', 'sheep'], de: ['Schaf', 'Schafe'] },
  vegetable: { weight: 1.2, en: ['vegetable', 'vegetables'], de: ['Gemüse', 'Gemüse'] },
  grain: { weight: 0.8, en: ['grain', 'grain'], de: ['Getreide', 'Getreide'] },
  stone: { weight: 0.8, en: ['stone', 'stone'], de: ['Stein', 'Stein'] },
  reed: { weight: 0.8, en: ['reed', 'reed'], de: ['Schilf', 'Schilf'] },
  wood: { weight: 0.6, en: ['wood', 'wood'], de: ['Holz', 'Holz'] },
  clay: { weight: 0.5, en: ['clay', 'clay'], de: ['Lehm', 'Lehm'] },
  food: { weight: 0.5, en: ['food', 'food'], de: ['Nährwert', 'Nährwerte'] },
} as const
