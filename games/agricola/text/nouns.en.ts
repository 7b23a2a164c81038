/** The goods in English, one and several of them. */

import type { Nouns } from './parts.ts'

export const nouns: Nouns = {
  wood: ['wood', 'wood'],
  clay: ['clay', 'clay'],
  reed: ['reed', 'reed'],
  stone: ['stone', 'stone'],
  grain: ['grain', 'grain'],
  vegetable: ['vegetable', 'vegetables'],
  food: ['food', 'food'],
  sheep: ['sheep', 'sheep'],
  boar: ['wild boar', 'wild boar'],
  cattle: ['cattle', 'cattle'],
}
