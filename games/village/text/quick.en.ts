/** The quick reference of Village in English, for a phone beside the board. */

import {
  BARN,
  CASTLE_SCORE,
  CHRONICLE_SCORE,
  CHURCH_BROWN,
  CHURCH_SCORE,
  CHURCH_TIME,
  COUNCIL_GREEN,
  COUNCIL_SCORE,
  COUNCIL_TIME,
  HARVEST_YIELD,
  MAJORITY_POINTS,
  MASS_FIGURES,
  MILL,
  PLAGUE_TIME,
  PRIVILEGE_POINTS,
  PRIVILEGE_STONES,
  RANK_SHIFT,
  RANKS,
  SALE_GREEN,
  SALE_TIME,
  TRAVEL_TIME,
  WELL_STONES,
} from '../cards/board.ts'
import { names } from './names.en.ts'
import { remembered } from './rules/figures.ts'
import { craftLine } from './rules/prices.en.ts'

const spaced = (list: readonly number[]): string => list.join(' / ')
const [, journeyman, ...higher] = RANKS

export const quick: readonly { readonly title: string; readonly lines: readonly string[] }[] = [
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
      `Harvest (someone on the farm): ${HARVEST_YIELD.plain} grain; horse + plow ${HARVEST_YIELD.horse}; ox + plow ${HARVEST_YIELD.ox}; room for ${BARN}`,
      'Family: a new member (lowest number) or one home from the board',
    ],
  },
  {
    title: 'Crafts (training / time / instead)',
    lines: [
      `Wainwright, wagon: ${craftLine('wainwright')}`,
      `Stables, horse or ox: ${craftLine('stables')}`,
      `Scriptorium, scroll: ${craftLine('scriptorium')}`,
      `Smithy, plow: ${craftLine('smithy')}`,
      `Mill, ${MILL.coins} coins: ${MILL.time} time + ${MILL.grain} grain`,
    ],
  },
  {
    title: 'Market day',
    lines: [
      'Everyone in turn: serve 1 customer at the stalls or pass',
      `Each sale costs ${SALE_GREEN} green + ${SALE_TIME} time extra; the caller’s first sale does not`,
    ],
  },
  {
    title: 'Council chamber',
    lines: [
      `Enter: ${COUNCIL_TIME[1]} time + ${COUNCIL_GREEN} green or 1 scroll`,
      `Advance to step 2 / 3 / 4: ${spaced(COUNCIL_TIME.slice(2))} time + ${COUNCIL_GREEN} green or 1 scroll`,
      'Or just use a privilege',
      'Step 1: next start player',
      `Step 2: ${PRIVILEGE_STONES} stones of your choice`,
      'Step 3: 1 good of your choice',
      `Step 4: 1 coin → ${PRIVILEGE_POINTS} points`,
    ],
  },
  {
    title: 'Travel and church',
    lines: [
      `Travel: ${TRAVEL_TIME} time + 1 wagon + the path’s stones; marker and reward once per castle`,
      `Church: ${CHURCH_BROWN} brown or ${CHURCH_TIME} time, one member into the black bag`,
    ],
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
