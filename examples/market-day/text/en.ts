/** The game in English. */

import { say } from '@dorfplatz/kernel'
import { GOAL, TAKEN, TURNS, WAITING } from '../cards/customers.ts'
import type { Words } from './words.ts'

export const en: Words = {
  lang: 'en',
  name: 'Market Day',
  about: 'Fill your stall and serve the customers before the market closes.',
  nouns: { vegetable: ['vegetable', 'vegetables'], milk: ['milk', 'milk'], wool: ['wool', 'wool'] },
  coins: ['coin', 'coins'],
  customer: 'Customer',
  nobody: 'nobody',
  nothing: 'nothing',
  ask: (turn) => `Turn ${turn} of ${TURNS}: take goods or serve a customer.`,
  take: (goods) => say('Take ', goods),
  serve: (wants, coins) => say('Serve a customer: ', wants, ' → ', coins),
  took: (who, goods) => say(who, ' takes ', goods, '.'),
  served: (who, wants, coins) => say(who, ' gives ', wants, ' and gains ', coins, '.'),
  came: (wants, coins) => say('A customer comes: ', wants, ' for ', coins, '.'),
  lacking: (goods) => say('You lack ', goods, '.'),
  gone: 'This customer is not at the stalls.',
  waitingFor: (who) => say(who, ' is at the stalls.'),
  stalls: 'Customers',
  deck: (n) => `${n} to come`,
  goal: (coins) => `Goal: ${GOAL} coins. You have ${coins}.`,
  score: 'Coins',
  reached: 'A good day: you reached the goal.',
  missed: 'The market closes, and the goal was not reached.',
  rules: {
    'M-TURN-01': `You play clockwise. Everyone has ${TURNS} turns.`,
    'M-TAKE-01': `On your turn you either take ${TAKEN} goods of one type or serve 1 customer.`,
    'M-SERVE-01': 'To serve a customer, give all goods they want; gain their coins.',
    'M-SERVE-02': `Up to ${WAITING} customers wait at the stalls. When one is served, the next one comes from the deck.`,
    'M-END-01': 'The most coins win. If tied, more goods left over win; if still tied, you share the victory.',
    'M-SOLO-01': `In the solo game you need ${GOAL} coins.`,
  },
  sections: { TURN: 'Turns', TAKE: 'Taking goods', SERVE: 'Serving', END: 'The end', SOLO: 'Solo' },
}

export const quick = [
  {
    title: 'Your turn',
    lines: [`Take ${TAKEN} goods of one type`, 'Or give a customer all they want and gain their coins'],
  },
  { title: 'The end', lines: [`After ${TURNS} turns each: the most coins win`, `Solo: ${GOAL} coins`] },
]
