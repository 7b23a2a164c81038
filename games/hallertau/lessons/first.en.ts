/** What is said at a first table. */

export const text = {
  begin:
    'Action phase: in turns, everybody places {worker:Workers}. Empty spaces cost only 1. Fields, seed and {clay:clay} are good to begin with; what is left over becomes {tool:tools}.',
  turn: 'Look first at what your craft buildings will need at the end of the round, then for the cheapest space that has it.',
  sow: 'What you sow now you harvest this very round. The highest row brings most.',
  progress:
    'Progress phase: in this round a step costs 1 good, later more. Move every craft you can pay for, the rearmost first: the community center waits for it.',
  later: 'From round 3 on a step that you pay with two kinds of goods costs 1 less. Keep a little seed for next round.',
  fallow: 'Empty fields have risen by themselves. One of them may rise once more: take the one you want to sow next.',
  harvest:
    'Harvest: every planted field brings as much as its row says, and then sinks by one row. The order only matters if a card fits in between: otherwise harvest all at once.',
  between:
    'Before progress the harvest and the milking happen by themselves. You are only asked in between because one of your cards can be played right now.',
  cards:
    'One of your cards can be played now. Cards are free unless they ask for a price; whoever waits plays them later.',
} as const
