/** The quick reference of Village in English, for a phone beside the board. */

import {
  CASTLE_SCORE,
  CHRONICLE_SCORE,
  CHURCH_SCORE,
  COUNCIL_SCORE,
  MAJORITY_POINTS,
  MASS_FIGURES,
  PLAGUE_TIME,
  PRIVILEGE_POINTS,
  PRIVILEGE_STONES,
  RANK_SHIFT,
  RANKS,
  WELL_STONES,
} from '../cards/board.ts'
import type { Box } from '../cards/box.ts'
import { names } from './names.en.ts'
import { remembered, spaced } from './rules/figures.ts'
import { spaces } from './spaces.en.ts'

const [, journeyman, ...higher] = RANKS

export const quick = (box: Box): readonly { readonly title: string; readonly lines: readonly string[] }[] => [
  {
    title: 'The round',
    lines: [
      '1 Fill the green bag and stock the action spaces',
      '2 Turns clockwise until no stone is left',
      '3 Mass, then the next round',
    ],
  },
  {
    title: 'Your turn',
    lines: [
      'Take 1 stone, then use its action or not (a market day is always held)',
      `Or the Well: ${WELL_STONES} stones of one color, any action`,
      `Plague stone: back immediately, ${PLAGUE_TIME} time`,
      'Marker past the quill: one of your oldest dies at the end of the turn (market day: immediately)',
    ],
  },
  {
    title: 'Stones',
    lines: [
      'Orange: crafts, travel',
      'Green: market, council',
      'Brown: church, travel',
      'Pink: crafts, travel',
      'Coin: replaces any stone you pay',
    ],
  },
  {
    title: 'Farm',
    lines: [
      `Harvest (someone on the farm): ${spaces(box).brief('harvest')}`,
      `Family: ${spaces(box).brief('family').join(' or ')}`,
    ],
  },
  {
    title: 'Crafts (training / time / instead)',
    lines: spaces(box).brief('crafts'),
  },
  {
    title: 'Market day',
    lines: spaces(box).brief('market'),
  },
  {
    title: 'Council chamber',
    lines: [
      ...spaces(box).brief('council'),
      'Step 1: next start player',
      `Step 2: ${PRIVILEGE_STONES} stones of your choice`,
      'Step 3: 1 good of your choice',
      `Step 4: 1 coin → ${PRIVILEGE_POINTS} points`,
    ],
  },
  {
    title: 'Travel and church',
    lines: [`Travel: ${spaces(box).brief('travel')}`, `Church: ${spaces(box).brief('church')}`],
  },
  {
    title: 'Mass',
    lines: [
      `1 Pick your own members for 1 coin each, draw up to ${MASS_FIGURES} figures; members to step 1`,
      '2 Climb: pay the grain of each step',
      `3 Most members in the church: ${MAJORITY_POINTS} points (tie: front-most)`,
    ],
  },
  {
    title: 'End',
    lines: [
      'Last place of the chronicle or last grave taken',
      'All others: one more turn; then the final mass and scoring',
    ],
  },
  {
    title: 'Scoring',
    lines: [
      `Castles 1–${CASTLE_SCORE.length - 1}: ${spaced(CASTLE_SCORE.slice(1))}`,
      `Church, per member on step 1–4: ${spaced(CHURCH_SCORE)}`,
      `Council, per member on step 1–4: ${spaced(COUNCIL_SCORE)}`,
      `Chronicle: ${remembered.map(({ n, points }) => `${n}${n === CHRONICLE_SCORE.length - 1 ? ' or more' : ''} → ${points}`).join(', ')}`,
      'Customers: as printed; coins: 1 each',
      'Tie: grain on the farm, then living members',
    ],
  },
  {
    title: 'Solo ratings',
    lines: [
      `Below ${journeyman.from} ${names.ranks.apprentice}, ${journeyman.from} ${names.ranks.journeyman}`,
      higher.map(({ from, id }) => `${from} ${names.ranks[id]}`).join(', '),
      `Inn + ${RANK_SHIFT.inn}, Port + ${RANK_SHIFT.port}, Marriage + ${RANK_SHIFT.marriage}`,
    ],
  },
]
