/** Agricola on one phone page, in English: what one looks up during play. */

import { MAX_FENCES, MAX_STABLES } from '../rules/farm/yard.ts'
import { roomsAndStables } from '../rules/work/words.ts'
import { spaces } from './spaces.en.ts'

export const quick: readonly { title: string; lines: readonly string[] }[] = [
  {
    title: 'A round',
    lines: [
      '1 Start: new round card, goods on its space, start-of-round effects',
      '2 Replenish: every space with an arrow',
      '3 Work: one person per turn, clockwise from the token',
      '4 Home: everyone back; newborns work next round',
      'Harvest after 4, 7, 9, 11, 13, 14',
    ],
  },
  {
    title: 'Printed spaces',
    lines: spaces.quick.printed,
  },
  {
    title: 'Round cards',
    lines: spaces.quick.rounds,
  },
  {
    title: 'Extra spaces',
    lines: spaces.quick.cards,
  },
  {
    title: 'Building',
    lines: [
      'Room: 5 of the house material + 2 reed',
      'Renovate: 1 clay or stone per room + 1 reed',
      `Stable: ${roomsAndStables.wood} wood (${MAX_STABLES} in total) · Fence: 1 wood (${MAX_FENCES} in total)`,
      'Field: next to your fields',
      'Sow: 1 grain becomes 3, 1 vegetable becomes 2',
    ],
  },
  {
    title: 'Animals',
    lines: [
      'Pasture: 2 per space, one kind; each stable inside doubles',
      'Unfenced stable: 1 · Home: 1',
      'What does not fit goes back or is cooked',
    ],
  },
  {
    title: 'Majors',
    lines: [
      'Fireplace (2 or 3 clay; 1 point): veg 2, sheep 2, boar 2, cattle 3; bread 2',
      'Cooking Hearth (4 or 5 clay or a Fireplace; 1 point): veg 3, sheep 2, boar 3, cattle 4; bread 3',
      'Clay Oven (3 clay, 1 stone; 2 points): 1 grain → 5 food',
      'Stone Oven (1 clay, 3 stone; 3 points): up to 2 grain → 4 food each',
      'Joinery (2 wood, 2 stone; 2 points): 1 wood → 2 food; 3/5/7 wood: +1/2/3',
      'Pottery (2 clay, 2 stone; 2 points): 1 clay → 2 food; 3/5/7 clay: +1/2/3',
      'Basketmaker (2 reed, 2 stone; 2 points): 1 reed → 3 food; 2/4/5 reed: +1/2/3',
      'Well (1 wood, 3 stone; 4 points): 1 food on the next 5 rounds',
    ],
  },
  {
    title: 'Harvest',
    lines: [
      'Fields: 1 crop from each planted field',
      'Feeding: 2 food each (solo 3), just born 1; raw grain or veg 1 food',
      'Missing food: 1 begging card each, −3 points',
      'Breeding: 2 of a kind have 1 young, if it fits; no cooking now',
    ],
  },
  {
    title: 'Scoring: −1 / 1 / 2 / 3 / 4',
    lines: [
      'Fields 0–1 / 2 / 3 / 4 / 5+',
      'Pastures 0 / 1 / 2 / 3 / 4+',
      'Grain 0 / 1 / 4 / 6 / 8+',
      'Vegetables 0 / 1 / 2 / 3 / 4+',
      'Sheep 0 / 1 / 4 / 6 / 8+',
      'Wild boar 0 / 1 / 3 / 5 / 7+',
      'Cattle 0 / 1 / 2 / 4 / 6+',
      'Unused space −1 · fenced stable 1 · clay room 1 · stone room 2 · person 3',
      'Cards, bonus points, begging card −3',
    ],
  },
]
