/** The rules of the base game, the solo game and the promo customers in English, with the headings of their sections. */

import { withSpaceRules } from '@dorfplatz/kernel'
import type { Box } from '../../cards/box.ts'
import { spaces } from '../spaces.en.ts'
import { actions } from './actions.en.ts'
import { ending } from './ending.en.ts'
import { setup } from './setup.en.ts'
import { solo } from './solo.en.ts'

export const base = (box: Box) => ({
  ...setup(box),
  ...withSpaceRules(actions(box), spaces(box).rules),
  ...ending(box),
  ...solo(box),
})

export const baseSections = {
  SETUP: 'Components and setup',
  ROUND: 'Course of a round',
  TIME: 'Time',
  HARVEST: 'Grain harvest',
  FAMILY: 'Family',
  CRAFT: 'Crafts',
  MARKET: 'Market',
  COUNCIL: 'Council chamber',
  TRAVEL: 'Travel',
  CHURCH: 'Church',
  WELL: 'The Well',
  MASS: 'Mass',
  DEATH: 'A family member dies',
  CHRON: 'Chronicle and graveyard',
  END: 'End of the game',
  COIN: 'Coins',
  SCORE: 'Final scoring',
  SOLO: 'The solo game against Conny',
  PROMO: 'Promo customers',
  INV: 'Good to know',
} as const satisfies Record<string, string>
