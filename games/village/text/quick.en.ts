/** The quick reference of Village in English, for a phone beside the board. */

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
      'Or the Well: 3 stones of one colour, any action',
      'Plague stone: back at once, 2 time',
      'Marker past the quill: one of your oldest dies at the end of the turn (market day: at once)',
    ],
  },
  {
    title: 'Stones',
    lines: [
      'Orange: crafts, travel',
      'Green: market, council',
      'Brown: church, travel',
      'Pink: crafts, travel',
      'Coin: joker for any stone you pay',
    ],
  },
  {
    title: 'Farm',
    lines: [
      'Harvest (someone on the farm): 2 grain; horse + plow 3; ox + plow 4; room for 5',
      'Family: a new member (lowest number) or one home from the board',
    ],
  },
  {
    title: 'Crafts (training / time / instead)',
    lines: [
      'Wainwright, wagon: 2 / 2 / orange + pink',
      'Stables, horse or ox: 3 / 3 / 3 grain',
      'Scriptorium, scroll: 2 / 2 / pink',
      'Smithy, plow: 3 / 3 / orange + pink',
      'Mill, 2 coins: 2 time + 2 grain',
    ],
  },
  {
    title: 'Market day',
    lines: [
      'Everyone in turn: serve 1 customer at the stalls or pass',
      'Each sale + 1 green + 1 time; the caller’s first sale is free of it',
    ],
  },
  {
    title: 'Council chamber',
    lines: [
      'Enter: 1 time + 2 green or 1 scroll',
      'Advance: step’s time + 2 green or 1 scroll',
      'Or just use a privilege',
      'Step 1: next start player',
      'Step 2: 2 stones of choice',
      'Step 3: 1 good of choice',
      'Step 4: 1 coin → 3 points',
    ],
  },
  {
    title: 'Travel and church',
    lines: [
      'Travel: 2 time + 1 wagon + the path’s stones; marker and reward once per castle',
      'Church: 1 brown or 3 time, one member into the black bag',
    ],
  },
  {
    title: 'Mass',
    lines: [
      '1 Pick own members for 1 coin each, draw up to 4 figures; members to step 1',
      '2 Climb: pay the grain of each step',
      '3 Most members in the church: 2 points (tie: front-most)',
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
      'Castles 1–6: 1 / 3 / 6 / 10 / 14 / 18',
      'Church, per member on step 1–4: 2 / 3 / 4 / 6',
      'Council, per member on step 1–4: 0 / 2 / 4 / 6',
      'Chronicle: 3 → 4, 4 → 7, 5 or more → 12',
      'Customers: as printed; coins: 1 each',
      'Tie: grain on the farm, then living members',
    ],
  },
  {
    title: 'Solo ratings',
    lines: [
      'Below 40 Apprentice, 40 Journeyman, 50 Master',
      '60 Grand Master, 70 Genius, 80 Polymath',
      'Inn + 10, Port + 5, Marriage + 15',
    ],
  },
]
