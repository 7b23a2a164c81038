/** The game in English. */

import { say } from '@dorfplatz/kernel'
import { GOAL, TURNS } from '../cards/customers.ts'
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
  notNow: 'The rules do not allow this now.',
  gone: 'This customer is not at the stalls.',
  waitingFor: (who) => say(who, ' is at the stalls.'),
  stalls: 'Customers',
  deck: (n) => `${n} to come`,
  goal: (coins) => `Goal: ${GOAL} coins. You have ${coins}.`,
  score: 'Coins',
  reached: 'A good day: you reached the goal.',
  missed: 'The market closes, and the goal was not reached.',
}
