/** The work phase and the return home in English; the rules of the action spaces are read from them (text/spaces.ts). */

import { spaces } from '../spaces.en.ts'

export const work = {
  'A-WORK-01':
    'Starting with the holder of the starting player token and going clockwise, you take one person from home, put it on a free action space and carry out its action immediately.',
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
    'Resources, crops and food go into your supply; animals must be housed immediately. You may take animals even if you have no room for them.',
  'A-WORK-10': 'Spaces that let you "take" something give the same amount from the general supply every time.',
  'A-WORK-11': 'A new starting player leads from the next round on. The order of the current round stays as it is.',
  'A-WORK-12':
    '"And/or" means one, the other or both, but at least one. "After X also Y" means X is compulsory and Y may follow. "Or" means exactly one.',
  'A-WORK-13': 'On "and/or" spaces you choose the order, but plowing comes before sowing.',
  'A-WORK-14': 'What a space offers as a single item (1 occupation, 1 field …) is done once unless a card allows more.',
  'A-WORK-15':
    'You pay from your supply at the moment you build or play something; goods gained earlier in the same action may be used. Exchanges that are possible at any time may be made in between.',
  'A-WORK-16': 'Playing a hand card or buying a major improvement is announced to everyone.',
  'A-WORK-44':
    'On the "Starting player" space you always take or keep the token, and the minor improvement is optional. So the space is open even to the present holder and without hand cards.',
  'A-WORK-45': 'Grain or a vegetable you just took goes to your supply and cannot be sown with the same action.',
  'A-WORK-53': 'On a five-player card with a choice, one person blocks the whole card, whichever option was taken.',
  'A-WORK-54': 'If someone builds a room there, the food stays on the card and more is added next round.',
  'A-WORK-55': 'Family growth on the five-player card needs a free room and brings no minor improvement.',
  'A-WORK-56':
    'The 1 food for the cattle must be paid before you get it; it cannot come from cooking this very cattle.',
  'A-WORK-57': 'For the price of occupations all occupations you have brought into play count, wherever and however.',
  'A-WORK-58': `For card texts, "${spaces.spoken('p5_reed_stone_wood')}" counts as a reed space that also gives exactly 1 wood and 1 stone; these two never accumulate.`,
  'A-WORK-59': `With "${spaces.spoken('p3_building_resource')}" you choose freely among wood, clay, reed and stone each time.`,
  'A-HOME-01': 'All people return from the boards to their homes.',
  'A-HOME-02':
    'Newborns come home too and can work from the next round on. Without a room of its own a newborn shares one.',
  'A-HOME-03': 'Effects tied to the return home happen now, before any harvest.',
  'A-HOME-04': 'A person born in this round still counts as a newborn in the harvest that follows directly.',
} as const satisfies Record<string, string>
