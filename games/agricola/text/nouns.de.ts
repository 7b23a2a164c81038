/** Die Waren auf Deutsch, einzeln und zu mehreren. */

import type { Nouns } from './parts.ts'

export const nouns: Nouns = {
  wood: ['Holz', 'Holz'],
  clay: ['Lehm', 'Lehm'],
  reed: ['Schilf', 'Schilf'],
  stone: ['Stein', 'Steine'],
  grain: ['Getreide', 'Getreide'],
  vegetable: ['Gemüse', 'Gemüse'],
  food: ['Nährwert', 'Nährwerte'],
  sheep: ['Schaf', 'Schafe'],
  boar: ['Wildschwein', 'Wildschweine'],
  cattle: ['Rind', 'Rinder'],
}
