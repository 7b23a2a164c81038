/** Das Spiel auf Deutsch. */

import { say } from '@dorfplatz/kernel'
import { GOAL, TAKEN, TURNS, WAITING } from '../cards/customers.ts'
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
  gone: 'Diese Person steht nicht an den Ständen.',
  waitingFor: (who) => say(who, ' ist am Stand.'),
  stalls: 'Kundschaft',
  deck: (n) => `noch ${n} im Stapel`,
  goal: (coins) => `Ziel: ${GOAL} Münzen. Du hast ${coins}.`,
  score: 'Münzen',
  reached: 'Ein guter Tag: Das Ziel ist erreicht.',
  missed: 'Der Markt schließt, das Ziel ist verfehlt.',
  rules: {
    'M-TURN-01': `Ihr spielt im Uhrzeigersinn. Alle haben ${TURNS} Züge.`,
    'M-TAKE-01': `In deinem Zug nimmst du entweder ${TAKEN} Waren einer Sorte oder bedienst 1 Person.`,
    'M-SERVE-01': 'Wer bedient, gibt alle gewünschten Waren ab und erhält die Münzen.',
    'M-SERVE-02': `An den Ständen warten bis zu ${WAITING} Personen. Für jede bediente kommt die nächste vom Stapel.`,
    'M-END-01':
      'Die meisten Münzen gewinnen. Bei Gleichstand zählen übrige Waren; bleibt es gleich, teilt ihr euch den Sieg.',
    'M-SOLO-01': `Im Solospiel brauchst du ${GOAL} Münzen.`,
  },
  sections: { TURN: 'Züge', TAKE: 'Waren nehmen', SERVE: 'Bedienen', END: 'Das Ende', SOLO: 'Das Solospiel' },
}

export const quick = [
  {
    title: 'Dein Zug',
    lines: [`${TAKEN} Waren einer Sorte nehmen`, 'Oder jemanden bedienen: alles Gewünschte abgeben, Münzen erhalten'],
  },
  { title: 'Das Ende', lines: [`Nach je ${TURNS} Zügen: Die meisten Münzen gewinnen`, `Allein: ${GOAL} Münzen`] },
]
