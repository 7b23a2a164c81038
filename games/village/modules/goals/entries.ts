/** Life goals as galleries and lists show them. */

import type { CardEntry } from '@dorfplatz/kernel'
import { phrases as de } from '../../text/de.ts'
import { phrases as en } from '../../text/en.ts'
import { GOALS } from './cards.ts'
import { goalText, nameOf } from './text/compose.ts'
import { words as wordsDe } from './text/words.de.ts'
import { words as wordsEn } from './text/words.en.ts'

export const goalEntries = (): readonly CardEntry[] =>
  GOALS.map((goal) => ({
    id: goal.id,
    deck: goal.deck,
    name: { en: nameOf(wordsEn, goal.id), de: nameOf(wordsDe, goal.id) },
    text: { en: goalText(wordsEn, en, goal), de: goalText(wordsDe, de, goal) },
    primitives: [],
    reconstructed: goal.needs.origin === 'reconstructed',
  }))
