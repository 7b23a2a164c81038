/** Rules of Hallertau in English: what is in the box, how a game begins, what resources are and how a round runs. */

export const setup = {
  'H-COMP-01': 'Hallertau is for 1 to 4 players. A game always lasts 6 rounds, and every round has 10 phases.',
  'H-COMP-02':
    'There are four Gateway decks of 30 cards (Beginner, Advanced, Expert, Master), four Farmyard decks of 35 (Hops, Sheep, Field, Jewelry), one Bonus deck of 45 and one Point deck of 25: 330 cards to play. Six Quadrant cards bring the box to 336.',
  'H-COMP-03':
    'Each game uses one Gateway deck, one Farmyard deck and always the Bonus and Point decks. All 16 combinations are possible; for a first game, Beginner with Hops is a good start.',
  'H-COMP-04':
    'Mixing several Gateway or several Farmyard decks is possible, but the authors never tested it. You can switch it on when you open a table; normally it is off.',
  'H-COMP-05':
    'You own a field board with eight columns and rows 2 to 5, a stable board with six round spaces and the Stables, and a Community Center board with its tile, five Craft Buildings and ten boulders. Your jewel box counts your jewelry.',
  'H-COMP-06': 'Fields, goods, sheep and tools never run out: the number of pieces in a box is no limit.',
  'H-COMP-07': 'Workers never run out either.',
  'H-COMP-08':
    'You may hold at most 8 fields and at most 10 jewelry at a time. Goods, sheep, tools and cards in hand are unlimited.',
  'H-COMP-09': 'Decks are never reshuffled. A card that was played, spent or discarded does not come back.',
  'H-COMP-10': 'There is one first player marker in the game; the spare ones in the box are not used.',
  'H-SETUP-01':
    'The four decks are shuffled and placed face down in the corners of the action board: Gateway top left (Quadrant 1), Farmyard top right (2), Bonus bottom left (3), Point bottom right (4).',
  'H-SETUP-02':
    'With 1 to 3 players the six Quadrant cards form a shuffled, face-down stack. With 4 players they stay in the box.',
  'H-SETUP-03':
    'Each of the 20 action spaces begins with 1 worker, and phase 1 of round 1 immediately removes some of them. With 4 players the board is then empty; with 1 to 3 players, 1 worker stays on every space of the Quadrants that the first Quadrant card does not name.',
  'H-SETUP-04': 'Everything else lies ready as the general supply.',
  'H-SETUP-05': 'Your Community Center tile starts on the far left; its window shows 6 workers.',
  'H-SETUP-06':
    'Your five Craft Buildings stand directly to the right of the tile, one per row. From top to bottom we show Carpentry, Brewhouse, Cooling House, Bakehouse and Manufacture; the order makes no difference.',
  'H-SETUP-07': 'In every row two boulders wait ahead of the Craft Building: on the second and on the fourth space.',
  'H-SETUP-08': 'You start with 3 empty fields, one each in rows 2, 3 and 4.',
  'H-SETUP-09': 'You start with 1 barley, 1 flax and 1 rye, and nothing else in your supply.',
  'H-SETUP-10':
    'One Farmyard card lies face down on each of your six round spaces. Nobody may look at it, not even you, before phase 5 of its round.',
  'H-SETUP-11': 'You start without jewelry.',
  'H-SETUP-12': 'Your starting hand is 4 Gateway cards and 1 Point card.',
  'H-SETUP-13': 'Cards are dealt seat by seat: first the 6 Farmyard cards, then 4 Gateway cards, then 1 Point card.',
  'H-SETUP-14': 'The first player is chosen at random and takes the first player marker.',
  'H-SETUP-15':
    'Your hand is secret. Everyone sees how many cards you hold, how many are left in the decks, all boards and all face-up cards.',
  'H-RES-01': 'When you gain a card, draw it from the named deck into your hand. There is no hand limit.',
  'H-RES-02': 'A card you spend from your hand leaves the game for good.',
  'H-RES-03':
    'An empty deck gives no more cards, and no other deck replaces it. If fewer cards are left than you are due, you take those; everything else the effect gives still happens.',
  'H-RES-04':
    'Place a new field, empty, in any free column of your field board, in the row that the action or card names. A column holds one field, so you can own at most 8.',
  'H-RES-05': 'If you are due more fields than you have room for, you take only as many as fit.',
  'H-RES-06':
    'Fields lie in rows 2, 3, 4 or 5; the printed number counts, so row 3 is the second from below. Row 1 is only for goods.',
  'H-RES-07':
    'If you must give up a field, you choose which, unless a row or state is demanded. A good planted in it is lost.',
  'H-RES-08': 'You may own any amount of each good. The totals are kept for you.',
  'H-RES-09':
    'Goods planted in fields are not in your supply: they count for no condition and pay for nothing, unless a card says otherwise.',
  'H-RES-10': 'Your jewel box holds up to 10 jewelry; anything beyond that is lost.',
  'H-RES-11':
    'Sheep gained in rounds 1, 2 and 3 stand on the Farmyard card of round 4, 5 and 6. From round 4 on, new sheep go straight into the Stables.',
  'H-RES-12': 'A new round begins with phase 1: sheep gained in that phase already belong to the new round.',
  'H-RES-13': 'If you give up sheep, you choose which: from Farmyard cards or from the Stables.',
  'H-RES-14': 'Any number of sheep fits on a Farmyard card or into the Stables.',
  'H-RES-15': 'Tools simply belong to you; you may own any number. Spent tools return to the general supply.',
  'H-RES-16': 'You cannot get rid of resources at will. They leave you only as payment or when a rule takes them.',
  'H-RES-17': 'You may always take less than an action space or a card offers, or nothing at all.',
  'H-RES-18': 'In an exchange you pay the full cost first. You may then take less than you are offered, or nothing.',
  'H-TURN-01':
    'Every round runs through ten phases: 1 Remove Workers, 2 New Workers, 3 Income, 4 Actions, 5 New Card, 6 Fallow Fields, 7 Harvest, 8 Milking, 9 Progress, 10 Boulders.',
  'H-TURN-02':
    'Only phase 4 is played in turns. All other phases are played by everyone at the same time; phase 9 goes in turn order if someone wishes.',
  'H-TURN-03':
    'If the order matters in a simultaneous phase, it goes clockwise from the holder of the first player marker.',
  'H-TURN-04':
    'Phase 9 is normally simultaneous. A table can choose to play it clockwise instead, one turn each beginning with the first player; we recommend this if someone plays for the first time.',
  'H-TURN-05': 'A phase is over once everyone has finished it and nobody wants to play another card in it.',
  'H-TURN-06': 'There is no phase 3 in round 1 and no phase 10 in round 6.',
  'H-TURN-07':
    'The first player marker never moves by itself: someone has to take it on a card action space. (The No Cards Variant is the exception.)',
  'H-TURN-08':
    'What you decide: the order of your Bonus cards in phase 3, your turns in phase 4, which field rises twice in phase 6, the order of the harvest in phase 7, and your progress in phase 9. Everything else in the round happens by itself.',
} as const satisfies Record<string, string>
