/** Die rekonstruierten Angaben auf Deutsch. */

import { type FactWords, factSheet } from './facts.ts'

const words: FactWords = {
  origins: {
    public: 'andere öffentliche Quellen',
    inferred: 'aus dem Regelheft erschlossen',
    reconstructed: 'von uns rekonstruiert',
  },
  confidence: { high: 'sicher', medium: 'wahrscheinlich', low: 'geraten' },
  facts: {
    startingRooms: { title: 'Starträume', value: 'linke Spalte, mittlere und untere Reihe' },
    threePlayers: {
      title: 'Aktionskarten zu dritt',
      value: '1 Werkstoff nach Wahl; 2 Holz; 1 Lehm (die Ausbildungskarte steht im Regelheft)',
    },
    fourPlayers: { title: 'Aktionskarten zu viert', value: '1 Holz; 2 Holz; 2 Lehm' },
    fivePlayers: { title: 'Aktionskarten zu fünft', value: '4 Holz; 3 Lehm' },
    fireplace: { title: 'Feuerstelle', value: 'Gemüse 2, Schaf 2, Wildschwein 2, Rind 3 NW' },
    workshops: {
      title: 'Tischlerei, Töpferei, Korbflechterei',
      value: '2, 2, 3 NW; Sonderpunkte für 3/5/7 Holz, 3/5/7 Lehm, 2/4/5 Schilf',
    },
    familyBoard: {
      title: 'Familienseite des Spielplans',
      value: 'Stall für 1 Holz und/oder Brot backen; Tagelöhner 1 NW und 1 Werkstoff; 2 verschiedene Werkstoffe',
      note: 'Das Regelheft sagt nur, was entfällt.',
    },
    soloTargets: { title: 'Solo-Ziele nach 65', value: '66, 67' },
    helpfulNeighbours: {
      title: 'Nachbarschaftshilfe',
      value: '1 Holz und 1 Lehm für 1 Stein und 1 Schilf',
      note: 'Spätere Auflagen: 1 Holz oder 1 Lehm für 1 Stein oder 1 Schilf.',
    },
    ploughs: {
      title: 'Wagenpflug, Wendepflug',
      value: '4 Holz und 3 Ausbildungen; 3 Holz und 2 Ausbildungen',
      note: 'Die Punkte stehen im Regelheft; spätere Auflagen geben keine.',
    },
    carpPond: {
      title: 'Karpfenteich',
      value: 'verlangt 2 Anschaffungen und 1 Ausbildung',
      note: 'Das Regelheft könnte 1 Anschaffung meinen.',
    },
    clayRoof: {
      title: 'Lehmdach, Holzofen',
      value: 'verlangt 1 Ausbildung; verlangt keine',
      note: 'Eine Quelle sagt bei beiden 3 Ausbildungen.',
    },
    tutor: { title: 'Hauslehrer', value: 'Deck E', note: 'Im Regelheft steht I.' },
    academic: {
      title: 'Akademiker',
      value: 'zählt auch für den Hauslehrer doppelt',
      note: 'Aus Listen einer späteren Auflage.',
    },
    others: {
      title: 'Kosten und Texte der übrigen Karten',
      value: 'wie unter „Alle Karten“',
      note: 'Aus Listen einer späteren Auflage.',
    },
  },
  guessedName: 'Nur der deutsche Name ist vermutet.',
}

export const sheet = () => factSheet(words)
