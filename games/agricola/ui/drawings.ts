/** Goods and what cards do as lines of icons. */

import { type Drawer, drawer } from '@dorfplatz/kernel'
import type { CardEffect, Word } from '../cards/types.ts'
import { GOODS, type GoodName } from '../rules/goods.ts'
import type { Nouns } from '../text/parts.ts'

const isGood = (name: string): name is GoodName => GOODS.some((good) => good === name)

/** Of Agricola's own words none has a picture yet: they are said. */
export function drawings(nouns: Nouns): Drawer<CardEffect> {
  return drawer<Word, CardEffect>({
    good: (good, n) => (isGood(good) ? { icon: good, label: `${n} ${nouns[good][n === 1 ? 0 : 1]}`, n } : null),
    words: {},
  })
}
