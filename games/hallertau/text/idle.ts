/** Why a space or a part of a card would bring nothing: in two or three words, and in a sentence with one's own numbers. */

import type { Lang } from '@dorfplatz/kernel'
import { TOP_ROW } from '../rules/facts.ts'
import type { SeatView } from '../rules/view.ts'
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
  /** The same in full: what is needed, and what one has. */
  readonly lacksInFull: (thing: string, have: number, need: number) => string
  readonly noneInFull: { readonly [N in None]: (own: SeatView) => string }
}

const fieldsOf = ({ fields }: SeatView): number => fields.filter((field) => field !== null).length
const emptyOf = ({ fields }: SeatView): number => fields.filter((field) => field !== null && field.good < 0).length

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
    lacksInFull: (thing, have, need) =>
      `This needs ${wordsOf('en').counted(thing, need)}; you have ${have === 0 ? 'none' : have}.`,
    noneInFull: {
      seed: () => 'You have no crop to sow.',
      emptyField: (own) =>
        fieldsOf(own) === 0 ? 'You have no field.' : `None of your fields is empty (${fieldsOf(own)} planted).`,
      fieldToMove: (own) =>
        emptyOf(own) === 0
          ? `You have no empty field to move to row ${TOP_ROW}.`
          : `All your empty fields (${emptyOf(own)}) are in row ${TOP_ROW} already.`,
      roomForMore: () => 'You have no room for more.',
      field: () => 'You have no field to give up.',
      crop: () => 'Nothing grows on your fields.',
      sheepToMove: () => 'You have no sheep on a Farmyard card.',
      building: ({ center }) =>
        `One of your crafts would move back a space, but none is ahead of your Community Center: all are on space ${center}, as it is.`,
      cards: () => 'The deck is empty, and the first player marker is yours already.',
    },
  },
  de: {
    lacks: (thing, n) => `es ${n === 1 ? 'fehlt' : 'fehlen'} ${wordsOf('de').counted(thing, n)}`,
    none: {
      seed: 'nichts zu säen',
      emptyField: 'kein leerer Acker',
      fieldToMove: 'kein Acker rückt auf',
      roomForMore: 'kein Platz für mehr',
      field: 'kein Acker',
      crop: 'nichts zu ernten',
      sheepToMove: 'kein Schaf zu rücken',
      building: 'Handwerke am Haus',
      cards: 'Stapel leer',
    },
    lacksInFull: (thing, have, need) =>
      `Nötig ${need === 1 ? 'ist' : 'sind'} ${wordsOf('de').counted(thing, need)}; du hast ${have === 0 ? 'nichts davon' : have}.`,
    noneInFull: {
      seed: () => 'Du hast keine Ackerfrucht zum Säen.',
      emptyField: (own) =>
        fieldsOf(own) === 0 ? 'Du hast keinen Acker.' : `Keiner deiner Äcker ist leer (bepflanzt: ${fieldsOf(own)}).`,
      fieldToMove: (own) =>
        emptyOf(own) === 0
          ? `Du hast keinen leeren Acker, der in Zeile ${TOP_ROW} rücken könnte.`
          : `Alle deine leeren Äcker (${emptyOf(own)}) liegen schon in Zeile ${TOP_ROW}.`,
      roomForMore: () => 'Mehr hat bei dir keinen Platz.',
      field: () => 'Du hast keinen Acker, den du abgeben könntest.',
      crop: () => 'Auf deinen Äckern wächst nichts.',
      sheepToMove: () => 'Du hast kein Schaf auf einer Hofkarte.',
      building: ({ center }) =>
        `Eines deiner Handwerke müsste ein Feld zurück, aber keines steht vor deinem Dorfgemeinschaftshaus: Alle stehen wie das Haus auf Feld ${center}.`,
      cards: () => 'Der Stapel ist leer, und die Startspielermarke hast du schon.',
    },
  },
}
