/** Names that rules, boards and sheets share: action spaces, also those of expansions, and the ranks of a solo game. */

import type { Lang } from '@dorfplatz/kernel'

const en = {
  spaces: {
    harvest: 'Grain harvest',
    family: 'Family',
    crafts: 'Crafts',
    market: 'Market',
    travel: 'Travel',
    council: 'Council chamber',
    church: 'Church',
    inn: 'Inn',
    marriage: 'Marriage',
    smuggler: 'Smuggler',
  },
  ranks: {
    apprentice: 'Apprentice',
    journeyman: 'Journeyman',
    master: 'Master',
    grandmaster: 'Grand master',
    genius: 'Genius',
    polymath: 'Polymath',
  },
}

const de: typeof en = {
  spaces: {
    harvest: 'Getreideernte',
    family: 'Familie',
    crafts: 'Handwerk',
    market: 'Markt',
    travel: 'Reise',
    council: 'Ratsstube',
    church: 'Kirche',
    inn: 'Wirtshaus',
    marriage: 'Heirat',
    smuggler: 'Schmuggler',
  },
  ranks: {
    apprentice: 'Lehrling',
    journeyman: 'Geselle',
    master: 'Meister',
    grandmaster: 'Großmeister',
    genius: 'Genie',
    polymath: 'Polyhistor',
  },
}

export const names: { readonly [L in Lang]: typeof en } = { en, de }
