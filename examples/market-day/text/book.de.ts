/** The rulebook and the quick reference in German. */

import { GOAL, TAKEN, TURNS, WAITING } from '../cards/customers.ts'

export const rules = {
  'M-TURN-01': `Ihr spielt im Uhrzeigersinn. Alle haben ${TURNS} Züge.`,
  'M-TAKE-01': `In deinem Zug nimmst du entweder ${TAKEN} Waren einer Sorte oder bedienst 1 Person.`,
  'M-SERVE-01': 'Wer bedient, gibt alle gewünschten Waren ab und erhält die Münzen.',
  'M-SERVE-02': `An den Ständen warten bis zu ${WAITING} Personen. Für jede bediente kommt die nächste vom Stapel.`,
  'M-END-01':
    'Die meisten Münzen gewinnen. Bei Gleichstand zählen übrige Waren; bleibt es gleich, teilt ihr euch den Sieg.',
  'M-SOLO-01': `Im Solospiel brauchst du ${GOAL} Münzen.`,
}

export const sections = {
  TURN: 'Züge',
  TAKE: 'Waren nehmen',
  SERVE: 'Bedienen',
  END: 'Das Ende',
  SOLO: 'Das Solospiel',
}

export const quick = [
  {
    title: 'Dein Zug',
    lines: [`${TAKEN} Waren einer Sorte nehmen`, 'Oder jemanden bedienen: alles Gewünschte abgeben, Münzen erhalten'],
  },
  { title: 'Das Ende', lines: [`Nach je ${TURNS} Zügen: Die meisten Münzen gewinnen`, `Allein: ${GOAL} Münzen`] },
]
