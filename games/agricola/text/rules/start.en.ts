/** The rulebook's opening chapters in English: the words of the game, setting it up and the course of a round. */
export const start = {
  'A-TERM-01':
    'Agricola is for 1 to 5 players. "Person" and "family member" mean the wooden discs, "player" means you; "other players" never includes yourself.',
  'A-TERM-02':
    'The building resources are wood, clay, reed and stone; the crops are grain and vegetables; the animals are sheep, wild boar and cattle. Food feeds the family.',
  'A-TERM-03': 'Where a text just says "supply" it means the general supply. What you own is your personal supply.',
  'A-TERM-04':
    'Your personal supply holds any amount of building resources, crops and food. Animals are never part of it: they live on your farm or on a card that holds animals.',
  'A-TERM-05':
    'Crops standing on a field are not in your supply. You cannot eat, bake, pay or sow them before they are harvested, but they count for scoring.',
  'A-TERM-06':
    'Each player has only 5 family members, 4 stables and 15 fences. Everything else, begging cards included, never runs out.',
  'A-TERM-07': 'Multiplication markers only help on a real table. Here the amounts are simply counted.',
  'A-TERM-08': 'Your farmyard has 15 spaces in 3 rows of 5.',
  'A-TERM-09':
    'Your two starting rooms stand in the left column, in the middle and in the bottom row. Only how spaces lie to each other matters, not which way the board is turned.',
  'A-TERM-10':
    'Fences lie on the 38 edges of the farmyard: 20 horizontal and 18 vertical ones, the outer border included.',
  'A-TERM-11': 'Adjacent means sharing an edge. Diagonal neighbors are not adjacent.',
  'A-TERM-12':
    'A space is used if it has a room, a field or a stable, or lies inside a pasture. All others are unused; animals or goods do not make a space used.',
  'A-TERM-13':
    'Rooms and fields may only go on unused spaces. Nothing you have built is ever removed or moved; rooms only change by renovation.',
  'A-TERM-14': 'A pasture is one completely fenced area. It counts as one, however many spaces it covers.',
  'A-TERM-15':
    'A grain field or vegetable field is a field with at least 1 grain or vegetable on it now; a field without crops is empty. What grew there before does not matter.',
  'A-TERM-16':
    'Supplies, farms, played cards, begging cards and the goods on action spaces are open to all. Hand cards, the order of the face-down round cards and the undealt cards are secret.',
  'A-TERM-17': 'Players may not give or trade goods among themselves unless a card says so.',
  'A-TERM-18':
    'You may put your own goods or animals back into the general supply at any time and gain nothing for them. Rooms, fields, fences, stables, people and cards cannot be given back.',
  'A-SETUP-01':
    'Everyone starts with a farmyard, a wooden hut of 2 rooms and 1 person in each room. The other 3 people, 15 fences and 4 stables wait in reserve.',
  'A-SETUP-02':
    'The 14 round cards are shuffled separately by stage and stacked so that stage 1 comes first. The six stages hold 4, 3, 2, 2, 2 and 1 cards.',
  'A-SETUP-03':
    'Stage 1 covers rounds 1–4, stage 2 rounds 5–7, stage 3 rounds 8–9, stage 4 rounds 10–11, stage 5 rounds 12–13 and stage 6 round 14.',
  'A-SETUP-04':
    'Extra action cards come into play for 3 players (4 cards), 4 players (6 cards) or 5 players (6 cards). Only the set for exactly your number is used; alone or with two there are none.',
  'A-SETUP-05':
    'Occupations marked 1+ are always used, 3+ from three players, 4+ from four. They are shuffled, everyone is dealt 7, and the rest leave the game.',
  'A-SETUP-06':
    'Minor improvements are shuffled and everyone is dealt 7; the rest leave the game. They work for any number of players.',
  'A-SETUP-07':
    'The hand cards come in three decks: E (easy), I (interactive) and K (complex). Choose one or any mix before the game.',
  'A-SETUP-08': 'The 10 major improvements lie open for everyone. The last one left can still be bought.',
  'A-SETUP-09':
    'A starting player is drawn at random and gets the starting player token and 2 food. All others get 3 food; alone you start with none.',
  'A-SETUP-10': 'Nobody starts with building resources, crops or animals.',
  'A-SETUP-11': 'Seats are in clockwise order. Your left neighbor is the next player clockwise.',
  'A-ROUND-01':
    'The game lasts 14 rounds of four phases: start of the round, replenishing, work, return home. A harvest follows rounds 4, 7, 9, 11, 13 and 14.',
  'A-ROUND-02':
    "First the top round card is turned over and laid on this round's space. It is an action space for everyone from now until the end.",
  'A-ROUND-03': "Then whatever lies on this round's space goes to the players who own it.",
  'A-ROUND-04': 'Then everything that happens at the start of this round or of every round takes place.',
  'A-ROUND-05':
    'If several players have effects at the same moment, they go in turn order from the starting player; you order your own as you like.',
  'A-ROUND-06':
    'In phase 2 every accumulation space in play, the newest included, gets the goods its arrow shows, on top of what is already there. There is no limit.',
  'A-ROUND-07': 'Round cards that are still face down receive nothing.',
  'A-ROUND-08':
    'Phase 3 is the work phase and phase 4 the return home. After round 14 and its harvest the game is scored.',
  'A-ROUND-09': 'One round card is revealed each round, so in round 5, for example, there are 5 of them.',
  'A-ROUND-10': 'The starting player token stays where it is until someone uses the "Starting player" space.',
} as const satisfies Record<string, string>
