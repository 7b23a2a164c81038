/** Hallertau's effects as lines of icons: which woodcut stands for what, labelled in a language. */

import { type Drawer, drawer, type Lang, type Sign } from '@dorfplatz/kernel'
import { DECKS, thingIndex } from '../rules/facts.ts'
import type { CardPart, Word } from '../rules/words.ts'
import { DECK_ICONS, THING_ICONS, wordsOf } from './words.ts'

const OTHER_ICONS: { readonly [metric: string]: string } = {
  fields: 'field',
  plantedFields: 'fieldtile',
  handCards: 'cards',
  handPointCards: 'back-point',
}

function iconOf(name: string): string | null {
  const thing = thingIndex(name.replace('just:', ''))
  return thing >= 0 ? (THING_ICONS[thing] ?? null) : (OTHER_ICONS[name] ?? null)
}

export function drawings(lang: Lang): Drawer<CardPart> {
  const w = wordsOf(lang)
  const one = (sign: Sign) => [sign]
  return drawer<Word, CardPart>({
    good: (good, n) => {
      const icon = iconOf(good)
      return icon === null ? null : { icon, label: w.counted(good, n), n }
    },
    words: {
      draw: ({ deck, n }) => {
        const place = DECKS.indexOf(deck)
        return one({ icon: DECK_ICONS[place] ?? 'cards', label: w.decks[place] ?? '', n })
      },
      field: ({ row, n }) => one({ icon: 'field', label: w.row(row), n, mark: row }),
      sow: ({ max }) => one({ icon: 'sow', label: w.sow, n: max }),
      harvest: ({ max }) => one({ icon: 'harvest', label: w.phases[6] ?? '', n: max }),
      moveSheep: ({ max, steps }) => [
        { icon: 'sheep', label: w.things[thingIndex('sheep')] ?? '', n: max * steps },
        { sign: 'arrow' },
      ],
      marker: () => one({ icon: 'first', label: w.first }),
    },
  })
}
