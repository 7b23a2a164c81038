/** Sätze über gezählte Mengen, Bezahlen, Tauschen zu jeder Zeit und Halte für Karten; auf Deutsch. */

import type { counting as english } from './en.counting.ts'

export const counting: typeof english = {
  counting: {
    more: (thing: string) => `Eins mehr: ${thing}`,
    less: (thing: string) => `Eins weniger: ${thing}`,
    has: (n: number) => `hast ${n}`,
    from: (n: number) => `von ${n}`,
    sum: (n: number, of: number) => `${n} von ${of}`,
    missing: (n: number) => `noch ${n}`,
    paid: (n: number) => `${n} von ${n} bezahlt`,
    instead: 'stattdessen:',
    keys: (n: number) => (n < 2 ? '' : `Die Tasten 1 bis ${n} zählen dazu, mit Umschalt wieder ab.`),
    fewer: 'einmal weniger',
    oftener: 'einmal mehr',
    take: 'Nehmen',
    pay: 'Bezahlen',
  },
  exchange: {
    open: 'Tausch …',
    title: 'Jederzeit tauschen',
    go: 'Tauschen',
    all: (n: number) => `alle ${n}`,
    everything: 'alle tauschen',
    nothing: 'Gerade gibt es nichts zu tauschen.',
  },
  stops: {
    go: 'Weiter',
    goWith: 'Ohne Karte bestätigen',
    goOn: 'Ohne Karte weiter',
    here: 'Hier nicht mehr fragen',
    until: 'Erst wieder …',
    untilHelp: 'Vorher fragt das Spiel nicht mehr nach Karten:',
    set: 'Wann das Spiel nach Karten fragt',
    setHelp: 'Es hält nur an, wo du eine Karte spielen könntest. Wenn du dran bist, kannst du sie immer spielen.',
    stopAt: (moment: string) => `Fragen: ${moment}`,
    waits: (moment: string) => `Keine Fragen nach Karten bis: ${moment}`,
    again: 'Wieder fragen',
  },
}
