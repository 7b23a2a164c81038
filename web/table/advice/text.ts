/** The words of advice, fetched with the table. */

import type { Lang } from '@dorfplatz/kernel'

const en = {
  ask: 'Advice',
  marked: 'Your result will bear a lantern.',
  lead: 'This is how a strong player would go on:',
  thinking: 'Thinking …',
  none: 'There is nothing to choose here.',
  again: 'Ask again',
  shut: 'Hide advice',
}

export const adviceText: { readonly [L in Lang]: typeof en } = {
  en,
  de: {
    ask: 'Rat',
    marked: 'Dein Ergebnis trägt dann eine Laterne.',
    lead: 'So würde ein starker Spieler weitermachen:',
    thinking: 'Überlegt …',
    none: 'Hier gibt es nichts zu wählen.',
    again: 'Noch einmal fragen',
    shut: 'Rat ausblenden',
  },
}
