/** Why a space or a part of a card would bring nothing, in two or three words. */

import type { Lang } from '@dorfplatz/kernel'
import { wordsOf } from './board.ts'

/** What can be missing besides goods. */
export type None =
  | 'seed'
  | 'emptyField'
  | 'fieldToMove'
  | 'roomForMore'
  | 'field'
  | 'crop'
  | 'sheepToMove'
  | 'building'
  | 'cards'

interface IdleWords {
  readonly lacks: (thing: string, n: number) => string
  readonly none: { readonly [N in None]: string }
}

export const idleWords: { readonly [L in Lang]: IdleWords } = {
  en: {
    lacks: (thing, n) => `${wordsOf('en').counted(thing, n)} short`,
    none: {
      seed: 'nothing to sow',
      emptyField: 'no empty field',
      fieldToMove: 'no field to move',
      roomForMore: 'no room for more',
      field: 'no field',
      crop: 'nothing to harvest',
      sheepToMove: 'no sheep to move',
      building: 'no craft is ahead',
      cards: 'deck is empty',
    },
  },
  de: {
    lacks: (thing, n) => `es ${n === 1 ? 'fehlt' : 'fehlen'} ${wordsOf('de').counted(thing, n)}`,
    none: {
      seed: 'nichts zu säen',
      emptyField: 'kein leerer Acker',
      fieldToMove: 'kein Acker dafür',
      roomForMore: 'kein Platz für mehr',
      field: 'kein Acker',
      crop: 'nichts zu ernten',
      sheepToMove: 'kein Schaf zu rücken',
      building: 'kein Handwerk vorn',
      cards: 'Stapel leer',
    },
  },
}
