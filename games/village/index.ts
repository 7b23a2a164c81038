/** Village: lead a family through generations, and see to it that the chronicle remembers them. */

import type { Game } from '@dorfplatz/kernel'
import { bot } from './bot/value.ts'
import { entries } from './cards/entries.ts'
import { churchOps } from './rules/actions/church.ts'
import { councilOps } from './rules/actions/council.ts'
import { craftsOps } from './rules/actions/crafts.ts'
import { familyOps } from './rules/actions/family.ts'
import { harvestOps } from './rules/actions/harvest.ts'
import { travelOps } from './rules/actions/travel.ts'
import { connyOps } from './rules/conny.ts'
import { deathOps } from './rules/death.ts'
import type { Frame } from './rules/frames.ts'
import { marketOps } from './rules/market.ts'
import { massOps } from './rules/mass.ts'
import { payOps } from './rules/pay.ts'
import { result } from './rules/score.ts'
import { checkSetup, options, setup } from './rules/setup.ts'
import { clone, type State } from './rules/state.ts'
import { stonesOps } from './rules/stones.ts'
import { turnOps } from './rules/turn.ts'
import { version } from './rules/version.ts'
import { known, reshuffle, type VillageView, view } from './rules/view.ts'
import { violations } from './rules/violations.ts'
import { cites } from './text/cites.ts'
import { de } from './text/de.ts'
import { en } from './text/en.ts'
import { quick as quickDe } from './text/quick.de.ts'
import { quick as quickEn } from './text/quick.en.ts'

export { customers, promos, tiles } from './cards/customers.ts'
export { facts } from './cards/facts.ts'
export type { Frame as VillageFrame } from './rules/frames.ts'
export type { State as VillageState } from './rules/state.ts'
export type { ConnyView, FamilyView, VillageView } from './rules/view.ts'
export { type FactRow as HouseRow, factSheet as houseSheet } from './text/facts.ts'

/** The quick reference beside the board. */
export const quick = { en: quickEn, de: quickDe } as const

export const village: Game<State, Frame, VillageView> = {
  id: 'village',
  rules: version,
  seats: [1, 5],
  options,
  checkSetup,
  setup,
  ops: {
    ...turnOps,
    ...harvestOps,
    ...familyOps,
    ...craftsOps,
    ...marketOps,
    ...councilOps,
    ...travelOps,
    ...churchOps,
    ...stonesOps,
    ...payOps,
    ...deathOps,
    ...massOps,
    ...connyOps,
  },
  view,
  known,
  reshuffle,
  clone,
  result,
  violations,
  cites,
  cards: entries,
  text: { en, de },
  bot,
}
