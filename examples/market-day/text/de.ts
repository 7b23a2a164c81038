/** Das Spiel auf Deutsch. */

import { say } from '@dorfplatz/kernel'
import { GOAL, TURNS } from '../cards/customers.ts'
import type { Words } from './words.ts'

export const de: Words = {
  lang: 'de',
  name: 'Markttag',
  about: 'Fülle deinen Stand und bediene die Kundschaft, bevor der Markt schließt.',
  nouns: { vegetable: ['Gemüse', 'Gemüse'], milk: ['Milch', 'Milch'], wool: ['Wolle', 'Wolle'] },
  coins: ['Münze', 'Münzen'],
  customer: 'Kundschaft',
  nobody: 'niemand',
  nothing: 'nichts',
  ask: (turn) => `Zug ${turn} von ${TURNS}: Nimm Waren oder bediene jemanden.`,
  take: (goods) => say(goods, ' nehmen'),
  serve: (wants, coins) => say('Jemanden bedienen: ', wants, ' → ', coins),
  took: (who, goods) => say(who, ' nimmt ', goods, '.'),
  served: (who, wants, coins) => say(who, ' gibt ', wants, ' ab und erhält ', coins, '.'),
  came: (wants, coins) => say('Neu am Stand: ', wants, ' für ', coins, '.'),
  lacking: (goods) => say('Dir fehlt: ', goods, '.'),
  notNow: 'Das lassen die Regeln jetzt nicht zu.',
  gone: 'Diese Person steht nicht an den Ständen.',
  waitingFor: (who) => say(who, ' ist am Stand.'),
  stalls: 'Kundschaft',
  deck: (n) => `noch ${n} im Stapel`,
  goal: (coins) => `Ziel: ${GOAL} Münzen. Du hast ${coins}.`,
  score: 'Münzen',
  reached: 'Ein guter Tag: Das Ziel ist erreicht.',
  missed: 'Der Markt schließt, das Ziel ist verfehlt.',
}
