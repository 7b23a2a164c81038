/** Goods, metrics and Agricola's own words, said in German. */

import type { WordTexts } from '@dorfplatz/kernel'
import type { Word } from '../cards/types.ts'

export const wordsDe: WordTexts<Word> = {
  goods: {
    wood: { one: 'wood', many: 'wood', icon: 'wood' },
    clay: { one: 'clay', many: 'clay', icon: 'clay' },
    reed: { one: 'reed', many: 'reed', icon: 'reed' },
    stone: { one: 'stone', many: 'stone', icon: 'stone' },
    grain: { one: 'grain', many: 'grain', icon: 'grain' },
    vegetable: { one: 'vegetable', many: 'vegetables', icon: 'vegetable' },
    food: { one: 'food', many: 'food', icon: 'food' },
    sheep: { one: 'sheep', many: 'sheep', icon: 'sheep' },
    boar: { one: 'wild boar', many: 'wild boar', icon: 'boar' },
    cattle: { one: 'cattle', many: 'cattle', icon: 'cattle' },
  },
  metrics: {},
  words: {} as never,
}
