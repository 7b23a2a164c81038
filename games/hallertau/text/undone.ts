/** Parts of a card or space that would do nothing as things stand, read off the view. */

import { CROPS, STABLES, TOP_ROW, thingIndex } from '../rules/facts.ts'
import type { FieldView, SeatView } from '../rules/view.ts'
import type { Effect, Word } from '../rules/words.ts'
import type { None } from './idle.ts'

const isEmpty = (field: FieldView | null): boolean => field !== null && field.good < 0
const isPlanted = (field: FieldView | null): boolean => field !== null && field.good >= 0

function canSow({ stock }: SeatView, goods: Extract<Word, { do: 'sow' }>['goods']): boolean {
  if (goods === 'crops') return stock.slice(0, CROPS).some((n) => n > 0)
  // The crop is chosen, and gained, while the card is carried out.
  return goods === 'chosen' || goods.some((good) => (stock[thingIndex(good)] ?? 0) > 0)
}

function canMove(field: FieldView | null, { which, to }: Extract<Word, { do: 'moveFields' }>): boolean {
  if (field === null || (which === 'empty' && !isEmpty(field)) || (which === 'planted' && isEmpty(field))) return false
  return to === undefined ? field.row < TOP_ROW : field.row !== to
}

/** What is missing on the farm for a word to do anything; null where it does, or is about something else. */
export function missingFor(word: Effect, own: SeatView): None | null {
  switch (word.do) {
    case 'field':
      return own.fields.includes(null) ? null : 'roomForMore'
    case 'sow':
      if (!own.fields.some(isEmpty)) return 'emptyField'
      return canSow(own, word.goods) ? null : 'seed'
    case 'moveSheep':
      // A sheep that is in the Stables already goes no further.
      return own.sheep.some((n, place) => n > 0 && place < STABLES) ? null : 'sheepToMove'
    case 'moveFields':
      return own.fields.some((field) => canMove(field, word)) ? null : 'fieldToMove'
    case 'harvest':
      return own.fields.some(isPlanted) ? null : 'crop'
    default:
      return null
  }
}

/** The parts of a card that would do nothing, as far as nothing before them changes the farm. */
export function undoneIn(effects: readonly Effect[], own: SeatView): readonly None[] {
  const undone: None[] = []
  for (const effect of effects.flatMap((e): readonly Effect[] => (e.do === 'seq' ? e.of : [e]))) {
    const missing = missingFor(effect, own)
    if (missing !== null) undone.push(missing)
    else if (effect.do !== 'draw') break
  }
  return undone
}
