/** House data as a sheet: what the rulebook does not print and we looked up or reconstructed, for the client's rulebook. */

import type { Lang } from '@dorfplatz/kernel'
import { CARDS } from '../cards/registry.ts'

export interface HouseRow {
  readonly title: string
  readonly value: string
  readonly origin: string
  readonly confidence: string
  readonly note: string | null
}

type Both = { readonly [L in Lang]: string }

const ORIGIN = {
  public: { en: 'other public sources', de: 'andere öffentliche Quellen' },
  inferred: { en: 'inferred from the rulebook', de: 'aus dem Regelheft erschlossen' },
  reconstructed: { en: 'reconstructed by us', de: 'von uns rekonstruiert' },
} as const satisfies { readonly [key: string]: Both }

const CONFIDENCE = {
  high: { en: 'certain', de: 'sicher' },
  medium: { en: 'likely', de: 'wahrscheinlich' },
  low: { en: 'a guess', de: 'geraten' },
} as const satisfies { readonly [key: string]: Both }

interface Row {
  readonly title: Both
  readonly value: Both
  readonly origin: keyof typeof ORIGIN
  readonly confidence: keyof typeof CONFIDENCE
  readonly note?: Both
}

const LATER_LIST: Both = {
  en: 'Taken from lists of a later printing.',
  de: 'Aus Listen einer späteren Auflage.',
}

const ROWS: readonly Row[] = [
  {
    title: { en: 'Starting rooms', de: 'Starträume' },
    value: { en: 'left column, middle and bottom row', de: 'linke Spalte, mittlere und untere Reihe' },
    origin: 'public',
    confidence: 'high',
  },
  {
    title: { en: 'Action cards for three players', de: 'Aktionskarten zu dritt' },
    value: {
      en: '1 building resource of choice; 2 wood; 1 clay (the occupation card is in the rulebook)',
      de: '1 Werkstoff nach Wahl; 2 Holz; 1 Lehm (die Ausbildungskarte steht im Regelheft)',
    },
    origin: 'public',
    confidence: 'high',
  },
  {
    title: { en: 'Action cards for four players', de: 'Aktionskarten zu viert' },
    value: { en: '1 wood; 2 wood; 2 clay', de: '1 Holz; 2 Holz; 2 Lehm' },
    origin: 'public',
    confidence: 'high',
  },
  {
    title: { en: 'Action cards for five players', de: 'Aktionskarten zu fünft' },
    value: { en: '4 wood; 3 clay', de: '4 Holz; 3 Lehm' },
    origin: 'public',
    confidence: 'high',
  },
  {
    title: { en: 'Fireplace', de: 'Feuerstelle' },
    value: {
      en: 'vegetable 2, sheep 2, wild boar 2, cattle 3 food',
      de: 'Gemüse 2, Schaf 2, Wildschwein 2, Rind 3 NW',
    },
    origin: 'public',
    confidence: 'high',
  },
  {
    title: { en: 'Joinery, Pottery, Basketmaker’s Workshop', de: 'Tischlerei, Töpferei, Korbflechterei' },
    value: {
      en: '2, 2, 3 food; bonus points for 3/5/7 wood, 3/5/7 clay, 2/4/5 reed',
      de: '2, 2, 3 NW; Sonderpunkte für 3/5/7 Holz, 3/5/7 Lehm, 2/4/5 Schilf',
    },
    origin: 'public',
    confidence: 'high',
  },
  {
    title: { en: 'Family board', de: 'Familienseite des Spielplans' },
    value: {
      en: 'stable for 1 wood and/or bake bread; day laborer 1 food and 1 resource; 2 different resources',
      de: 'Stall für 1 Holz und/oder Brot backen; Tagelöhner 1 NW und 1 Werkstoff; 2 verschiedene Werkstoffe',
    },
    origin: 'public',
    confidence: 'medium',
    note: {
      en: 'The rulebook only says what falls away.',
      de: 'Das Regelheft sagt nur, was entfällt.',
    },
  },
  {
    title: { en: 'Solo targets after 65', de: 'Solo-Ziele nach 65' },
    value: { en: '66, 67', de: '66, 67' },
    origin: 'public',
    confidence: 'high',
  },
  {
    title: { en: 'Helpful Neighbours', de: 'Nachbarschaftshilfe' },
    value: {
      en: '1 wood and 1 clay for 1 stone and 1 reed',
      de: '1 Holz und 1 Lehm für 1 Stein und 1 Schilf',
    },
    origin: 'inferred',
    confidence: 'medium',
    note: {
      en: 'Later printings: 1 wood or 1 clay for 1 stone or 1 reed.',
      de: 'Spätere Auflagen: 1 Holz oder 1 Lehm für 1 Stein oder 1 Schilf.',
    },
  },
  {
    title: { en: 'Riding Plough, Turnwrest Plough', de: 'Wagenpflug, Wendepflug' },
    value: {
      en: '4 wood and 3 occupations; 3 wood and 2 occupations',
      de: '4 Holz und 3 Ausbildungen; 3 Holz und 2 Ausbildungen',
    },
    origin: 'public',
    confidence: 'medium',
    note: {
      en: 'Their points are those of the rulebook; later printings give none.',
      de: 'Die Punkte stehen im Regelheft; spätere Auflagen geben keine.',
    },
  },
  {
    title: { en: 'Carp Pond', de: 'Karpfenteich' },
    value: { en: 'requires 2 improvements and 1 occupation', de: 'verlangt 2 Anschaffungen und 1 Ausbildung' },
    origin: 'public',
    confidence: 'medium',
    note: {
      en: 'The rulebook might mean 1 improvement.',
      de: 'Das Regelheft könnte 1 Anschaffung meinen.',
    },
  },
  {
    title: { en: 'Clay Roof, Wood-fired Oven', de: 'Lehmdach, Holzofen' },
    value: { en: 'requires 1 occupation; requires none', de: 'verlangt 1 Ausbildung; verlangt keine' },
    origin: 'public',
    confidence: 'medium',
    note: {
      en: 'One source says 3 occupations for each.',
      de: 'Eine Quelle sagt bei beiden 3 Ausbildungen.',
    },
  },
  {
    title: { en: 'Tutor', de: 'Hauslehrer' },
    value: { en: 'deck E', de: 'Deck E' },
    origin: 'public',
    confidence: 'medium',
    note: { en: 'The rulebook prints I.', de: 'Im Regelheft steht I.' },
  },
  {
    title: { en: 'Academic', de: 'Akademiker' },
    value: { en: 'counts double for the Tutor, too', de: 'zählt auch für den Hauslehrer doppelt' },
    origin: 'public',
    confidence: 'medium',
    note: LATER_LIST,
  },
  {
    title: { en: 'Prices and texts of the other cards', de: 'Kosten und Texte der übrigen Karten' },
    value: {
      en: 'as shown under All cards',
      de: 'wie unter „Alle Karten“',
    },
    origin: 'public',
    confidence: 'high',
    note: LATER_LIST,
  },
]

/** Everything an owner of the box may want to compare and correct. */
export function houseSheet(lang: Lang): readonly HouseRow[] {
  const guessed = CARDS.filter((card) => card.reconstructed === true && card.id !== 'min-helpful-neighbours')
  return [
    ...ROWS.map(({ title, value, origin, confidence, note }) => ({
      title: title[lang],
      value: value[lang],
      origin: ORIGIN[origin][lang],
      confidence: CONFIDENCE[confidence][lang],
      note: note?.[lang] ?? null,
    })),
    ...guessed.map((card) => ({
      title: card.name.en,
      value: card.name.de,
      origin: ORIGIN.reconstructed[lang],
      confidence: CONFIDENCE.low[lang],
      note: lang === 'de' ? 'Nur der deutsche Name ist vermutet.' : 'Only the German name is guessed.',
    })),
  ]
}
