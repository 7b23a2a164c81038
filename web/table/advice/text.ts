/** The words of advice, fetched with the table. */

import type { Lang } from '@dorfplatz/kernel'

const en = {
  ask: 'Advice',
  marked: 'Your result will bear a lantern.',
  lead: 'These promise most:',
  thinking: 'Thinking …',
  none: 'There is nothing to choose here.',
  refused: 'There is no advice here right now.',
  again: 'Ask again',
  shut: 'Hide advice',
}

export const adviceText: { readonly [L in Lang]: typeof en } = {
  en,
  de: {
    ask: 'Rat',
    marked: 'Dein Ergebnis trägt dann eine Laterne.',
    lead: 'Das verspricht am meisten:',
    thinking: 'Überlegt …',
    none: 'Hier gibt es nichts zu wählen.',
    refused: 'Gerade gibt es hier keinen Rat.',
    again: 'Noch einmal fragen',
    shut: 'Rat ausblenden',
  },
}
