/** Rules of Hallertau in English: scoring, the No Cards Variant and the solo game. */

export const scoring = {
  'H-SCORE-01':
    'Community Center board: the points in the window (18, 34, 50 or 70) plus 3 for each “3 VP” symbol between the tile and a Craft Building.',
  'H-SCORE-02': 'Sheep: 1 point for each sheep in the Stables.',
  'H-SCORE-03': 'Jewelry: 1 point each.',
  'H-SCORE-04':
    'Fields, goods and tools: add up the row numbers of your fields, your goods and your tools. Every full 5 is worth 1 point.',
  'H-SCORE-05': 'Goods still planted do not count, but their field does.',
  'H-SCORE-06': 'Cards: the points of all your face-up Bonus and Point cards. Gateway and Farmyard cards have none.',
  'H-SCORE-07':
    'The highest total wins. In a tie, the larger remainder of “fields, goods and tools” decides; after that the victory is shared.',
  'H-VAR-01':
    'Without cards there are no decks and no hands. Six face-down Farmyard cards on your stable board only hold sheep and workers.',
  'H-VAR-02': 'Phase 3 is skipped in every round.',
  'H-VAR-03': 'The four card action spaces cannot be used.',
  'H-VAR-04': 'In phase 5 the Farmyard card leaves the game instead of going to your hand.',
  'H-VAR-05': 'At the end of each round the first player marker passes to the next player clockwise.',
  'H-VAR-06': 'Cards score nothing, and there is no final chance to play any.',
  'H-VAR-07': 'Everything else stays the same, the Quadrant cards with 1 to 3 players included.',
  'H-SOLO-01':
    'The solo game uses the same rules; you simply take one turn after another. A Quadrant card clears one Quadrant in each round.',
  'H-SOLO-02': 'Your goal is at least 100 points. More than 110 is extraordinary.',
  'H-SOLO-03': 'In the No Cards Variant your goal is at least 80 points. More than 85 is extraordinary.',
  'H-SOLO-04':
    'Below the goal: not reached. From the goal on: reached. Above the higher mark – from 111, without cards from 86 – extraordinary.',
} as const satisfies Record<string, string>
