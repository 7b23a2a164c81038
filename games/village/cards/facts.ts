/**
 * Reconstructed facts: every value the rulebook shows only in pictures. An owner of the box corrects it here, and only
 * here; rules and texts read it, clients show what is marked as reconstructed.
 */

import { type Fact, fact } from './fact.ts'

/** Action spaces, those of expansions among them, as Conny's tray names them. */
export type SpaceId =
  | 'harvest'
  | 'family'
  | 'crafts'
  | 'market'
  | 'travel'
  | 'council'
  | 'church'
  | 'inn'
  | 'marriage'
  | 'smuggler'

/** Stones laid out on each space, and stones thrown into the bag. */
export interface SetupCard {
  readonly spaces: { readonly [space in SpaceId]?: number }
  /** Orange, green, brown, pink. */
  readonly perColour: readonly number[]
}

export type Reward = 'points' | 'coin' | 'stones'
export interface Castle {
  readonly reward: Reward
  readonly redFlag: boolean
}
/** From and to: 0 is the village, 1 to 6 the castles. */
export interface Path {
  readonly a: number
  readonly b: number
  readonly orange?: number
  readonly brown?: number
  readonly pink?: number
}

export const facts = {
  /** Spaces of the life-time track. */
  trackLength: fact(10, 'public', 'high', {
    en: 'reviews of the first edition: ten time spaces on the farm',
    de: 'Testberichte der Erstausgabe: zehn Zeitfelder auf dem Hofplan',
  }),
  /** By number of players; alone the card for two is used. */
  setupCards: {
    2: fact<SetupCard>(
      {
        spaces: { harvest: 3, family: 2, crafts: 3, market: 1, travel: 3, council: 3, church: 3 },
        perColour: [5, 5, 5, 5],
      },
      'reconstructed',
      'medium',
      {
        en: 'total 18 is public',
        de: 'Summe 18 ist belegt',
      },
    ),
    3: fact<SetupCard>(
      {
        spaces: { harvest: 4, family: 3, crafts: 4, market: 1, travel: 3, council: 3, church: 3 },
        perColour: [6, 6, 6, 6],
      },
      'reconstructed',
      'low',
      {
        en: 'total 21 is public',
        de: 'Summe 21 ist belegt',
      },
    ),
    4: fact<SetupCard>(
      {
        spaces: { harvest: 4, family: 4, crafts: 4, market: 1, travel: 3, council: 4, church: 4 },
        perColour: [7, 7, 7, 7],
      },
      'reconstructed',
      'low',
      {
        en: 'total 24 is public',
        de: 'Summe 24 ist belegt',
      },
    ),
    5: fact<SetupCard>(
      {
        spaces: { harvest: 5, family: 5, crafts: 5, market: 1, travel: 4, council: 5, church: 5 },
        perColour: [8, 8, 8, 8],
      },
      'reconstructed',
      'low',
      {
        en: 'total 30 fits reviews',
        de: 'Summe 30 passt zu Testberichten',
      },
    ),
  } as { readonly [players: number]: Fact<SetupCard> },
  /** The stalls from the front: with how many players each is open. */
  stallsFrom: fact([2, 2, 2, 3, 4], 'reconstructed', 'medium', {
    en: 'how many are open is printed; “3–5” and “4–5” are taken to be the last two',
    de: 'wie viele offen sind, ist belegt; „3–5“ und „4–5“ gelten als die letzten beiden',
  }),
  scriptoriumTraining: fact(2, 'public', 'high', {
    en: 'two reviews: 2 time to place and 2 to produce',
    de: 'zwei Testberichte: 2 Zeit zum Einsetzen, 2 zum Herstellen',
  }),
  /** Time to reach steps 1 to 4 of the council. */
  councilTime: fact([1, 2, 2, 3], 'derived', 'medium', {
    en: 'the rulebook says 2 or 3 for steps 2 to 4',
    de: 'das Regelheft nennt 2 oder 3 für die Stufen 2 bis 4',
  }),
  /** Grain to enter steps 2, 3 and 4 of the church. */
  churchGrain: fact([1, 2, 2], 'reconstructed', 'medium', {
    en: '1, 2, 4 would fit the printed examples as well',
    de: '1, 2, 4 würde auch zu den Beispielen passen',
  }),
  castles: [
    fact<Castle>({ reward: 'points', redFlag: false }, 'rulebook', 'high'),
    fact<Castle>({ reward: 'points', redFlag: false }, 'public', 'high'),
    fact<Castle>({ reward: 'coin', redFlag: true }, 'reconstructed', 'medium', {
      en: 'reward and flag printed, place ours',
      de: 'Belohnung und Flagge sind belegt, die Lage ist unsere',
    }),
    fact<Castle>({ reward: 'stones', redFlag: false }, 'reconstructed', 'medium'),
    fact<Castle>({ reward: 'coin', redFlag: true }, 'reconstructed', 'medium', {
      en: 'reward and flag printed, place ours',
      de: 'Belohnung und Flagge sind belegt, die Lage ist unsere',
    }),
    fact<Castle>({ reward: 'stones', redFlag: true }, 'reconstructed', 'medium', {
      en: 'upper right corner; reward ours',
      de: 'obere rechte Ecke; die Belohnung ist unsere',
    }),
  ] satisfies readonly Fact<Castle>[],
  paths: [
    fact<Path>({ a: 0, b: 1, brown: 2 }, 'rulebook', 'high'),
    fact<Path>({ a: 0, b: 2, pink: 2 }, 'public', 'high'),
    fact<Path>({ a: 1, b: 3, brown: 1, orange: 1 }, 'reconstructed', 'low'),
    fact<Path>({ a: 1, b: 4, orange: 2 }, 'reconstructed', 'low'),
    fact<Path>({ a: 2, b: 4, orange: 1, pink: 1 }, 'reconstructed', 'low'),
    fact<Path>({ a: 2, b: 5, brown: 1, pink: 1 }, 'reconstructed', 'low'),
    fact<Path>({ a: 3, b: 6, orange: 2, pink: 1 }, 'reconstructed', 'low'),
    fact<Path>({ a: 4, b: 6, brown: 1, orange: 1, pink: 1 }, 'reconstructed', 'low'),
    fact<Path>({ a: 5, b: 6, brown: 2, pink: 1 }, 'reconstructed', 'low'),
  ] satisfies readonly Fact<Path>[],
  /** Open chronicle places by number of players, in the order craft, farm, church, council, travel. */
  chronicle: {
    2: fact([3, 2, 2, 2, 2], 'reconstructed', 'low'),
    3: fact([4, 2, 2, 3, 3], 'reconstructed', 'low'),
    4: fact([5, 3, 3, 3, 3], 'reconstructed', 'low'),
    5: fact([6, 4, 3, 4, 4], 'reconstructed', 'low'),
  } as { readonly [players: number]: Fact<readonly number[]> },
  graves: {
    2: fact(6, 'reconstructed', 'low', {
      en: 'a preview of the first edition counts five graves',
      de: 'eine Vorschau der Erstausgabe zählt fünf Gräber',
    }),
    3: fact(8, 'reconstructed', 'low'),
    4: fact(10, 'reconstructed', 'low'),
    5: fact(12, 'reconstructed', 'low'),
  } as { readonly [players: number]: Fact<number> },
  /** Compartments of Conny's tray; 0 is the one beside the council symbol. */
  tray: fact(10, 'derived', 'high'),
  /** A stone laid into one of these compartments passes a fate tile: the upper set, then the lower set. */
  fate: fact([1, 2, 3, 6, 7, 8], 'reconstructed', 'low'),
  /** Clockwise order of the action spaces on Conny's tray; spaces not in play are skipped (V-SOLO-100). */
  clockwise: fact<readonly SpaceId[]>(
    ['market', 'travel', 'council', 'church', 'inn', 'family', 'harvest', 'marriage', 'smuggler', 'crafts'],
    'reconstructed',
    'low',
    {
      en: 'market, travel, council is printed; the rest is ours',
      de: 'Markt, Reise, Ratsstube ist belegt, der Rest ist unserer',
    },
  ),
} as const
