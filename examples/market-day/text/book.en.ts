/** The rulebook and the quick reference in English. */

import { GOAL, TAKEN, TURNS, WAITING } from '../cards/customers.ts'

export const rules = {
  'M-TURN-01': `You play clockwise. Everyone has ${TURNS} turns.`,
  'M-TAKE-01': `On your turn you either take ${TAKEN} goods of one type or serve 1 customer.`,
  'M-SERVE-01': 'To serve a customer, give all goods they want; gain their coins.',
  'M-SERVE-02': `Up to ${WAITING} customers wait at the stalls. When one is served, the next one comes from the deck.`,
  'M-END-01': 'The most coins win. If tied, more goods left over win; if still tied, you share the victory.',
  'M-SOLO-01': `In the solo game you need ${GOAL} coins.`,
}

export const sections = { TURN: 'Turns', TAKE: 'Taking goods', SERVE: 'Serving', END: 'The end', SOLO: 'Solo' }

export const quick = [
  {
    title: 'Your turn',
    lines: [`Take ${TAKEN} goods of one type`, 'Or give a customer all they want and gain their coins'],
  },
  { title: 'The end', lines: [`After ${TURNS} turns each: the most coins win`, `Solo: ${GOAL} coins`] },
]
