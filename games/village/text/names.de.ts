/** Names that rules, boards and sheets share, in German. */

import type { names as en } from './names.en.ts'

export const names: typeof en = {
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
