/** Setup cards by combination of expansions and number of players (VC-20 to VC-23). */

import { type Fact, fact } from '../cards/fact.ts'
import type { SetupCard } from '../cards/facts.ts'

/** Harvest, family, crafts, market, travel, council, church; inn; smuggler, marriage; stones of each colour. */
const card = (
  [harvest, family, crafts, market, travel, council, church]: readonly [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ],
  { inn, each }: { readonly inn?: number; readonly each?: number },
  perColour: number,
): Fact<SetupCard> =>
  fact<SetupCard>(
    {
      spaces: {
        harvest,
        family,
        crafts,
        market,
        travel,
        council,
        church,
        ...(inn === undefined ? {} : { inn }),
        ...(each === undefined ? {} : { smuggler: each, marriage: each }),
      },
      perColour: [perColour, perColour, perColour, perColour],
    },
    'reconstructed',
    'low',
  )

type Cards = { readonly [players: number]: Fact<SetupCard> }

export const expansionCards: { readonly [combination: string]: Cards } = {
  inn: {
    2: card([3, 2, 3, 1, 3, 3, 3], { inn: 2 }, 6),
    3: card([4, 3, 4, 1, 3, 3, 3], { inn: 3 }, 7),
    4: card([4, 4, 5, 1, 3, 4, 4], { inn: 3 }, 8),
    5: card([5, 5, 6, 1, 4, 5, 5], { inn: 4 }, 9),
  },
  port: {
    2: card([3, 2, 4, 1, 4, 3, 3], {}, 6),
    3: card([4, 3, 5, 1, 5, 3, 3], {}, 7),
    4: card([4, 4, 5, 1, 6, 4, 4], {}, 8),
    5: card([5, 5, 6, 1, 8, 5, 5], {}, 9),
  },
  'inn+port': {
    2: card([3, 2, 4, 1, 4, 3, 3], { inn: 2 }, 6),
    3: card([4, 3, 5, 1, 5, 3, 3], { inn: 3 }, 7),
    4: card([4, 4, 6, 1, 6, 4, 4], { inn: 3 }, 9),
    5: card([5, 5, 7, 1, 8, 5, 5], { inn: 4 }, 11),
  },
  marriage: {
    2: card([3, 2, 3, 1, 3, 3, 3], { each: 2 }, 6),
    3: card([4, 3, 4, 1, 3, 3, 3], { each: 3 }, 7),
    4: card([4, 4, 4, 1, 3, 4, 4], { each: 4 }, 9),
    5: card([5, 5, 5, 1, 4, 5, 5], { each: 5 }, 11),
  },
  'inn+marriage': {
    2: card([3, 2, 3, 1, 3, 3, 3], { inn: 2, each: 2 }, 7),
    3: card([4, 3, 4, 1, 3, 3, 3], { inn: 3, each: 3 }, 8),
    4: card([4, 4, 5, 1, 3, 4, 4], { inn: 3, each: 4 }, 10),
    5: card([5, 5, 6, 1, 4, 5, 5], { inn: 4, each: 5 }, 12),
  },
  'port+marriage': {
    2: card([3, 2, 4, 1, 4, 3, 3], { each: 2 }, 7),
    3: card([4, 3, 5, 1, 5, 3, 3], { each: 3 }, 8),
    4: card([4, 4, 5, 1, 6, 4, 4], { each: 4 }, 10),
    5: card([5, 5, 6, 1, 8, 5, 5], { each: 5 }, 12),
  },
  'inn+port+marriage': {
    2: card([3, 2, 4, 1, 4, 3, 3], { inn: 2, each: 2 }, 7),
    3: card([4, 3, 5, 1, 5, 3, 3], { inn: 3, each: 3 }, 9),
    4: card([4, 4, 6, 1, 6, 4, 4], { inn: 3, each: 4 }, 11),
    5: card([5, 5, 7, 1, 8, 5, 5], { inn: 4, each: 5 }, 13),
  },
}
