/** The work phase and the return home in English, with every action space. */
export const work = {
  'A-WORK-01':
    'Starting with the holder of the starting player token and going clockwise, you take one person from home, put it on a free action space and carry out its action at once.',
  'A-WORK-02':
    'You place one person per turn. Play continues until everyone has placed all their people; players with none left are skipped.',
  'A-WORK-03': 'You may not pass while you have a person at home and a space you could use.',
  'A-WORK-04':
    'If you have people but no space you could legally use, you are skipped and they stay at home this round.',
  'A-WORK-05':
    'Each action space takes one person per round. A newborn next to its parent does not count as a second person.',
  'A-WORK-06': 'You may not occupy a space without carrying out at least one of its actions.',
  'A-WORK-07':
    'On an accumulation space you take everything that lies there. Only a card may let you leave some of it.',
  'A-WORK-08': 'An accumulation space with nothing on it cannot be used.',
  'A-WORK-09':
    'Resources, crops and food go into your supply; animals must be housed at once. You may take animals even if you have no room for them.',
  'A-WORK-10': 'Spaces that let you "take" something give the same amount from the general supply every time.',
  'A-WORK-11': 'A new starting player leads from the next round on. The order of the current round stays as it is.',
  'A-WORK-12':
    '"And/or" means one, the other or both, but at least one. "After X also Y" means X is compulsory and Y may follow. "Or" means exactly one.',
  'A-WORK-13': 'On "and/or" spaces you choose the order, but plowing comes before sowing.',
  'A-WORK-14': 'What a space offers as a single item (1 occupation, 1 field …) is done once unless a card allows more.',
  'A-WORK-15':
    'You pay from your supply at the moment you build or play something; goods gained earlier in the same action may be used. Exchanges that are possible at any time may be made in between.',
  'A-WORK-16': 'Playing a hand card or buying a major improvement is announced to everyone.',
  'A-WORK-20':
    'Build rooms and/or stables: build any number of rooms and any number of stables (4 in total, 2 wood each), at least one room or stable.',
  'A-WORK-21':
    'Starting player and/or minor improvement: take or keep the token; afterwards you may play 1 minor improvement.',
  'A-WORK-22': 'Take 1 grain: 1 grain from the general supply.',
  'A-WORK-23': 'Plow 1 field: place 1 field on your farm.',
  'A-WORK-24': '1 occupation: play 1 occupation. Your first is free, each later one costs 1 food.',
  'A-WORK-25': 'Day laborer: 2 food from the general supply.',
  'A-WORK-26': '3 wood: gains 3 wood each round (2 when playing alone); take it all.',
  'A-WORK-27': '1 clay: gains 1 clay each round; take it all.',
  'A-WORK-28': '1 reed: gains 1 reed each round; take it all.',
  'A-WORK-29': 'Fishing: gains 1 food each round; take it all.',
  'A-WORK-30': 'Sow and/or bake bread (stage 1): sow at least 1 crop or bake at least 1 grain, or do both.',
  'A-WORK-31':
    '1 major or minor improvement (stage 1): buy 1 major improvement or play 1 minor improvement from your hand.',
  'A-WORK-32': '1 sheep (stage 1): gains 1 sheep each round; take them all.',
  'A-WORK-33': 'Fences (stage 1): build at least 1 fence for 1 wood each.',
  'A-WORK-34': '1 stone (stage 2): gains 1 stone each round; take it all.',
  'A-WORK-35':
    'After renovation also 1 improvement (stage 2): renovate; afterwards you may buy 1 major or play 1 minor improvement.',
  'A-WORK-36':
    'After family growth also 1 minor improvement (stage 2): grow your family, for which you need a free room; afterwards you may play 1 minor improvement.',
  'A-WORK-37': 'Take 1 vegetable (stage 3): 1 vegetable from the general supply.',
  'A-WORK-38': '1 wild boar (stage 3): gains 1 wild boar each round; take them all.',
  'A-WORK-39': '1 stone (stage 4, the second stone space): gains 1 stone each round; take it all.',
  'A-WORK-40': '1 cattle (stage 4): gains 1 cattle each round; take them all.',
  'A-WORK-41': 'Plow 1 field and/or sow (stage 5): plow 1 field, then sow; at least one of the two.',
  'A-WORK-42': 'Family growth even without room (stage 5): grow your family without needing a free room.',
  'A-WORK-43': 'After renovation also fences (stage 6): renovate; afterwards you may build fences.',
  'A-WORK-44':
    'On the "Starting player" space you always take or keep the token, and the minor improvement is optional. So the space is open even to the present holder and without hand cards.',
  'A-WORK-45': 'Grain or a vegetable you just took goes to your supply and cannot be sown with the same action.',
  'A-WORK-50':
    'Three-player cards: take 1 building resource of your choice; 2 wood and 1 clay that accumulate; 1 occupation, always for 2 food.',
  'A-WORK-51':
    'Four-player cards: accumulating 1 wood, 2 wood, 2 clay and traveling players (1 food). Take 1 reed, 1 stone and 1 food. Play 1 occupation: your first two for 1 food each, later ones for 2.',
  'A-WORK-52':
    'Five-player cards: accumulating 4 wood, 3 clay, and 1 reed with 1 stone and 1 wood on top. Take 1 sheep and 1 food, or 1 wild boar, or 1 cattle for 1 food. Play 1 occupation (1 or 2 food) or, from round 5, family growth. Build 1 room or take the food of the traveling players.',
  'A-WORK-53': 'On a five-player card with a choice, one person blocks the whole card, whichever option was taken.',
  'A-WORK-54': 'If someone builds a room there, the food stays on the card and more is added next round.',
  'A-WORK-55': 'Family growth on the five-player card needs a free room and brings no minor improvement.',
  'A-WORK-56':
    'The 1 food for the cattle must be paid before you get it; it cannot come from cooking this very cattle.',
  'A-WORK-57': 'For the price of occupations all occupations you have brought into play count, wherever and however.',
  'A-WORK-58':
    'For card texts, "1 reed, also 1 stone and 1 wood" counts as a reed space that also gives exactly 1 wood and 1 stone; these two never accumulate.',
  'A-WORK-59': 'With "Take 1 building resource" you choose freely among wood, clay, reed and stone each time.',
  'A-HOME-01': 'All people return from the boards to their homes.',
  'A-HOME-02':
    'Newborns come home too and can work from the next round on. Without a room of its own a newborn shares one.',
  'A-HOME-03': 'Effects tied to the return home happen now, before any harvest.',
  'A-HOME-04': 'A person born in this round still counts as a newborn in the harvest that follows directly.',
} as const satisfies Record<string, string>
