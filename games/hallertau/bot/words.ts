/** What the parts of a judgement are called. */

export const partNames = {
  en: {
    village: 'progress of the Community Center',
    sowing: 'crops from a sowing to come',
    points: 'points on cards',
    hand: 'prospects for your hand',
    workers: 'work left for your workers',
  },
  de: {
    village: 'Fortschritt beim Dorfgemeinschaftshaus',
    sowing: 'Ertrag aus einer Aussaat',
    points: 'Punkte auf Karten',
    hand: 'Aussicht für die Handkarten',
    workers: 'Arbeit für die übrigen Arbeiter',
  },
} as const

const same = (weight: number, en: string, de: string) => ({ weight, en: [en, en], de: [de, de] }) as const

/** What is counted on a seat's boards. */
export const countWords = {
  center: {
    weight: 8,
    en: ['step of the Community Center', 'steps of the Community Center'],
    de: ['Schritt des Dorfgemeinschaftshauses', 'Schritte des Dorfgemeinschaftshauses'],
  },
  steps: {
    weight: 4,
    en: ['step of the crafts', 'steps of the crafts'],
    de: ['Schritt im Handwerk', 'Schritte im Handwerk'],
  },
  boulders: {
    weight: 1,
    en: ['boulder pushed on', 'boulders pushed on'],
    de: ['weitergeschobener Findling', 'weitergeschobene Findlinge'],
  },
  played: { weight: 3, en: ['played card', 'played cards'], de: ['ausgespielte Karte', 'ausgespielte Karten'] },
  fields: { weight: 2.5, en: ['field', 'fields'], de: ['Acker', 'Äcker'] },
  sown: { weight: 1.5, en: ['sown field', 'sown fields'], de: ['besäter Acker', 'besäte Äcker'] },
  sheep: { weight: 1.8, en: ['sheep', 'sheep'], de: ['Schaf', 'Schafe'] },
  jewelry: same(2, 'jewelry', 'Schmuck'),
  hand: { weight: 1.5, en: ['card in hand', 'cards in hand'], de: ['Handkarte', 'Handkarten'] },
  tools: { weight: 0.6, en: ['tool', 'tools'], de: ['Gerät', 'Geräte'] },
  hides: { weight: 1, en: ['hide', 'hides'], de: ['Fell', 'Felle'] },
  meat: same(1, 'meat', 'Fleisch'),
  milk: same(1, 'milk', 'Milch'),
  wool: same(1, 'wool', 'Wolle'),
  clay: same(0.9, 'clay', 'Lehm'),
  hops: { weight: 0.9, en: ['hop', 'hops'], de: ['Hopfen', 'Hopfen'] },
  flax: same(0.9, 'flax', 'Flachs'),
  barley: same(0.9, 'barley', 'Gerste'),
  rye: same(0.9, 'rye', 'Roggen'),
} as const
