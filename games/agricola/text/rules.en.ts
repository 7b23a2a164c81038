/** Agricola's rulebook in English: every rule by its id, and the titles of its chapters in reading order. */

import { withSpaceRules } from '@dorfplatz/kernel'
import { cards } from './rules/cards.en.ts'
import { end } from './rules/end.en.ts'
import { farm } from './rules/farm.en.ts'
import { harvest } from './rules/harvest.en.ts'
import { minors } from './rules/minors.en.ts'
import { occupations } from './rules/occupations.en.ts'
import { start } from './rules/start.en.ts'
import { work } from './rules/work.en.ts'
import { spaces } from './spaces.en.ts'

const written = {
  ...start,
  ...work,
  ...harvest,
  ...farm,
  ...cards,
  ...end,
  ...occupations,
  ...minors,
} as const satisfies Record<string, string>

export type Written = typeof written

export const rules = withSpaceRules(written, spaces.rules)

/** A rule's chapter is its id without the game's prefix and the number: `A-HARVEST-FEED-03` stands in `HARVEST-FEED`. */
export const sections = {
  TERM: 'Terms',
  SETUP: 'Setting up',
  ROUND: 'The course of a round',
  WORK: 'The work phase and its spaces',
  HOME: 'Returning home',
  HARVEST: 'The harvest',
  'HARVEST-FIELD': 'Harvest: field phase',
  'HARVEST-FEED': 'Harvest: feeding phase',
  'HARVEST-BREED': 'Harvest: breeding phase',
  'HARVEST-TIME': 'Harvest: when cards act',
  BUILD: 'Building rooms',
  RENOVATE: 'Renovating',
  FAMILY: 'Family growth',
  PLOW: 'Plowing',
  SOW: 'Sowing',
  BAKE: 'Baking bread and exchanging crops',
  FENCE: 'Fences and pastures',
  STABLE: 'Stables',
  ANIMAL: 'Animals',
  OCC: 'Occupations',
  MINOR: 'Minor improvements',
  MAJOR: 'Major improvements',
  CARDS: 'Cards in general',
  SCORE: 'Scoring',
  SOLO: 'Playing alone',
  FAMILYGAME: 'The family game',
  VARIANT: 'Variant: three for one',
  DRAFT: 'Drafting',
  OCCARD: 'Occupations in detail',
  MIN: 'Minor improvements in detail',
} as const satisfies Record<string, string>
