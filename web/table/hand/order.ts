/** The order in which the cards of a hand are laid out. */

import type { BoardProps, GameUi, Option } from '@dorfplatz/ui'

export const ORDERS = ['dealt', 'playable', 'kind', 'name'] as const
export type Order = (typeof ORDERS)[number]

/** Cards that are alike stay as they came. */
export function inOrder(
  order: Order,
  cards: readonly string[],
  nameOf: (card: string) => string,
  kindOf: (card: string) => string,
  can: (card: string) => boolean,
): readonly string[] {
  switch (order) {
    case 'dealt':
      return cards
    case 'playable':
      return cards.toSorted((a, b) => Number(can(b)) - Number(can(a)))
    case 'kind':
      return cards.toSorted((a, b) => kindOf(a).localeCompare(kindOf(b)))
    case 'name':
      return cards.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b)))
  }
}

/** What playing a card of the hand would be said with, to ask why it cannot be. */
export function playAnswer(board: BoardProps, ui: GameUi, card: string): Option['answer'] {
  return ui.playing?.(board.view, card) ?? { to: 'anytime', choice: card }
}
