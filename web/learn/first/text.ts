/** The words around the help at a first table. */

import type { Lang } from '@dorfplatz/kernel'

const en = {
  firstTable: 'For your first game',
  hint: 'Hint',
  understood: 'Understood',
  noHelp: 'No more hints',
  threeMinutes: 'The game in three minutes',
}

const de: typeof en = {
  firstTable: 'Für deine erste Partie',
  hint: 'Tipp',
  understood: 'Verstanden',
  noHelp: 'Keine Hinweise mehr',
  threeMinutes: 'Das Spiel in drei Minuten',
}

export const firstText: { readonly [L in Lang]: typeof en } = { en, de }
