/** The quick reference of Hallertau in English, for a phone beside the board. */

import { enSpaces } from './en.speech.ts'

export const quick: readonly { readonly title: string; readonly lines: readonly string[] }[] = [
  {
    title: 'The round (6 rounds)',
    lines: [
      '1 Remove Workers: top row off each space – all (4 players) or the Quadrants of the card (1–3)',
      '2 New Workers: take the round’s Farmyard card off, its sheep die, workers = window',
      '3 Income: each face-up Bonus card once (not in round 1)',
      '4 Actions: in turns, place workers or exchange them for tools; no passing',
      '5 New Card: the Farmyard card into your hand',
      '6 Fallow Fields: empty fields up 1 row, then one of them up 1 more',
      '7 Harvest: each planted field gives its row number, then down 1 row',
      '8 Milking: 1 milk per sheep',
      '9 Progress: pay to advance Craft Buildings',
      '10 Boulders: back to 2 and 4 spaces ahead (not in round 6)',
    ],
  },
  {
    title: 'Turn',
    lines: [
      'Rows cost 1, 2, 3 workers from the bottom; corner spaces have 2 rows',
      'Or: any number of workers for as many tools',
      'Everything you gain is optional; “or” means one of them',
      'Cards: any time, unless their phase bar says no',
    ],
  },
  ...enSpaces.quick,
  {
    title: 'Progress',
    lines: [
      'One step = as many goods as the round, or 1 jewelry',
      'Carpentry: clay, rye – more clay than rye',
      'Brewhouse: barley, hops – more barley than hops',
      'Cooling House: meat, milk',
      'Bakehouse: flax, barley, rye – at most 1 flax',
      'Manufacture: flax, hides, wool',
      'From round 3: 2 types paid → 1 less good',
      'From round 5: 3 types paid → 2 fewer goods',
      'Only one discount per step; paid types and limits must still hold',
      'Tools per building: 0, 1, 2, 2 … (round 6: used tools are spent)',
    ],
  },
  {
    title: 'Sheep',
    lines: [
      'Gained in round 1 / 2 / 3: on the card of round 4 / 5 / 6',
      'Gained from round 4 on: in the Stables',
      'Life-sustaining action (save a sheep): to the next card, from round 6 into the Stables',
    ],
  },
  {
    title: 'Scoring',
    lines: [
      'Window: 18 / 34 / 50 / 70, plus 3 per open symbol left of a Craft Building',
      'Sheep in the Stables: 1 each',
      'Jewelry: 1 each',
      'Field rows + goods + tools: 1 per full 5',
      'Face-up Bonus and Point cards: as printed',
      'Tie: larger remainder of the fives, then shared',
    ],
  },
  {
    title: 'Solo goals',
    lines: ['With cards: 100; extraordinary above 110', 'Without cards: 80; extraordinary above 85'],
  },
]
