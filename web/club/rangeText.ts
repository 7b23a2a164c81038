/** The words of ratings, on the club's page and on a person's. */

import type { Lang } from '@dorfplatz/kernel'
import type { clubhouse } from '@dorfplatz/protocol'

const en = {
  you: 'you',
  range: ({ low, high }: { low: number; high: number }) => `${low} to ${high}`,
  about: (mean: number) => `about ${mean}`,
  sure: {
    vague: 'still a guess',
    fair: 'getting clearer',
    firm: 'fairly sure',
  } satisfies { [S in clubhouse.ShownRating['sure']]: string },
  games: (n: number) => (n === 1 ? 'from 1 game' : `from ${n} games`),
}

type RangeText = typeof en

const de: RangeText = {
  you: 'du',
  range: ({ low, high }) => `${low} bis ${high}`,
  about: (mean) => `etwa ${mean}`,
  sure: { vague: 'noch geraten', fair: 'wird deutlicher', firm: 'ziemlich sicher' },
  games: (n) => (n === 1 ? 'aus 1 Partie' : `aus ${n} Partien`),
}

export const rangeText: { readonly [L in Lang]: RangeText } = { en, de }
