/** The rules of the base game, the solo game and the promo customers in German, with the headings of their sections. */

import { withSpaceRules } from '@dorfplatz/kernel'
import type { Box } from '../../cards/box.ts'
import { spaces } from '../spaces.de.ts'
import { actions } from './actions.de.ts'
import type { base as english, baseSections as englishSections } from './base.en.ts'
import { ending } from './ending.de.ts'
import { setup } from './setup.de.ts'
import { solo } from './solo.de.ts'

export const base = (box: Box) =>
  ({
    ...setup(box),
    ...withSpaceRules(actions(box), spaces(box).rules),
    ...ending(box),
    ...solo(box),
  }) satisfies Record<keyof ReturnType<typeof english>, string>

export const baseSections = {
  SETUP: 'Material und Spielvorbereitung',
  ROUND: 'Rundenablauf',
  TIME: 'Zeit',
  HARVEST: 'Getreideernte',
  FAMILY: 'Familie',
  CRAFT: 'Handwerk',
  MARKET: 'Markt',
  COUNCIL: 'Ratsstube',
  TRAVEL: 'Reise',
  CHURCH: 'Kirche',
  WELL: 'Brunnen',
  MASS: 'Messe',
  DEATH: 'Ein Familienmitglied stirbt',
  CHRON: 'Dorfchronik und Friedhof',
  END: 'Spielende',
  COIN: 'Die Münzen',
  SCORE: 'Schlusswertung',
  SOLO: 'Das Solospiel gegen Conny',
  PROMO: 'Promo-Plättchen',
  INV: 'Gut zu wissen',
} as const satisfies Record<keyof typeof englishSections, string>
