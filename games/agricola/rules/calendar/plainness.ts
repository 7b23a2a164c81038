/** How much there is to understand about a card: what a beginner's hand goes by. */

import type { Card } from '../../cards/types.ts'

/** Marks of cards that reach other players or other turns: nothing for a first game. */
const FAR_REACHING = ['"by":"others"', '"by":"all"', 'announce', 'special', 'asksOthers', 'drawsLot', 'looksAhead']

/** The longer the datum, the more there is to read; what reaches others comes last. */
export function complexity(card: Card): number {
  const { no: _no, id: _id, deck: _deck, kind: _kind, name: _name, tags: _tags, ...rules } = card
  const datum = JSON.stringify(rules)
  return datum.length + (FAR_REACHING.some((mark) => datum.includes(mark)) ? 1000 : 0) + (card.deck === 'E' ? 0 : 100)
}
