/** Rules of Village in English: setup, the course of a round and time. */

import {
  BARN,
  MILL,
  openStalls,
  PLAGUE_STONES,
  PLAGUE_TIME,
  QUEUE,
  START_COINS,
  STONES_PER_COLOUR,
} from '../../cards/board.ts'
import type { Box } from '../../cards/box.ts'
import { customers } from '../../cards/customers.ts'
import { NOVICE, ROAD, SALE } from '../../cards/spaces.ts'
import { CASTLE_COUNT, MONKS } from '../../rules/codes.ts'
import { craftTimes, range, stonesFor } from './figures.ts'

export const setup = (box: Box) => ({
  'V-SETUP-01': 'Village is for 2–5 players. Solo, you play against Conny, starting from the setup for two.',
  'V-SETUP-02':
    'Your family has 11 members: four 1s, three 2s, two 3s and two 4s. The number is the generation. A twelfth figure, another 1, belongs to Marriage.',
  'V-SETUP-03': `Everyone shares ${MONKS} monks, ${STONES_PER_COLOUR} influence stones each in brown, pink, orange and green, ${PLAGUE_STONES} plague stones, 12 tiles of each good, 25 bags of grain, ${customers.length} customers, the green bag for stones and the black bag for the church.`,
  'V-SETUP-04':
    'Influence stones, plague stones and bags of grain are limited to what is in the box. Grain cannot run out: five full farms hold exactly 25 bags.',
  'V-SETUP-05': 'Goods and coins are unlimited. If the tiles run out, what you own simply keeps being counted.',
  'V-SETUP-06': `Your farm stores any number of stones, coins and goods, but at most ${BARN} bags of grain.`,
  'V-SETUP-07': `Grain beyond bag ${BARN} is lost; you take only as many bags as fit.`,
  'V-SETUP-08':
    'Everything on farms and boards is open, even the content of the black bag. Only served customers are face down: everyone sees how many you have, but only you see which.',
  'V-SETUP-10': 'The base game uses the side of the board with the four suns.',
  'V-SETUP-11': `You take a farm, 11 family members, ${CASTLE_COUNT} castle markers, a lifetime marker and a score marker in your color.`,
  'V-SETUP-12': 'Your four 1s start on your farm. The other seven members are not born yet and wait in the supply.',
  'V-SETUP-13': 'Your lifetime marker starts directly to the right of the quill, your score marker on 0.',
  'V-SETUP-14': `You start with ${START_COINS} coin.`,
  'V-SETUP-15': `The ${customers.length} customers are shuffled. ${QUEUE} of them wait in the queue; the market has ${openStalls(box, 2)} stalls with two players, ${openStalls(box, 3)} with three and ${openStalls(box, 4)} with four or five.`,
  'V-SETUP-16':
    'Stalls are counted from the front; those for more players come last. The queue is counted from the customer who moves up next.',
  'V-SETUP-17':
    'With fewer than five players some places in the chronicle and some graves are blocked. They count as occupied, belong to nobody and score nothing.',
  'V-SETUP-18': 'The two chronicle places with the rings are blocked unless you play with Marriage.',
  'V-SETUP-19': 'How many chronicle places and graves are open depends on the number of players; the board shows them.',
  'V-SETUP-20': 'The next-start-player marker lies on the roof of the council chamber.',
  'V-SETUP-21': `The ${MONKS} monks are in the black bag. All stones are in the supply, and the green bag is empty.`,
  'V-SETUP-22': 'The setup card for your number of players says how many stones come into play.',
  'V-SETUP-23':
    'By the rulebook the oldest player begins. Here the start player is drawn at random, unless the host picks a seat.',
  'V-SETUP-24':
    'To make up for the order of play, the second player takes 1 bag of grain, the third 1 random influence stone, the fourth 1 influence stone of their choice and the fifth 1 extra coin. It is recommended and switched on, but you can switch it off.',
  'V-SETUP-25': 'The third player’s random stone is any of the four colors with equal chances.',
  'V-SETUP-26': 'The fourth player chooses after seeing the setup, but before the first stones are placed.',
  'V-SETUP-27': 'Apart from this, nobody starts with goods or stones.',
  'V-ROUND-01':
    'A round has three phases: stocking the action spaces, turns, and mass. Rounds continue until someone triggers the end.',
  'V-ROUND-02':
    'Orange stands for skill, green for persuasiveness, brown for faith, pink for knowledge. Orange and pink pay for crafts and travel, green for the market and the council chamber, brown for the church and travel. Black is the plague: you can neither keep it nor pay with it.',
  'V-ROUND-03': 'First the number of influence stones on the setup card goes into the green bag, for each color.',
  'V-ROUND-04':
    'If the supply is short of a color, only the stones that are left go in; no other color takes their place.',
  'V-ROUND-05': 'Then all plague stones from the supply go in. Those left in the bag from earlier rounds stay there.',
  'V-ROUND-06': 'Stones that are not drawn stay in the bag for the next round.',
  'V-ROUND-07':
    'Stones are drawn at random onto the seven action spaces, as many as the setup card says. The market always has exactly 1.',
  'V-ROUND-08': `The number of stones divides evenly among the players: ${stonesFor(box, 2)} with two, ${stonesFor(box, 3)} with three, ${stonesFor(box, 4)} with four, ${stonesFor(box, 5)} with five.`,
  'V-ROUND-09': 'More influence stones go into the bag than are drawn, so some always remain.',
  'V-ROUND-10':
    'If the bag should ever run empty, the spaces are filled in the order harvest, family, crafts, market, travel, council, church as far as the stones go.',
  'V-ROUND-11':
    'Beginning with the start player, everyone takes turns clockwise until no stone is left on any action space.',
  'V-ROUND-12':
    'On your turn you take one stone from an action space and may then use its action, or you use the Well. You cannot pass.',
  'V-ROUND-13': 'An influence stone you take is yours immediately; you may spend it in the same turn.',
  'V-ROUND-14': `A plague stone goes back to the supply immediately and costs you ${PLAGUE_TIME} time. You may still use the action.`,
  'V-ROUND-15': 'You may decline the action – except at the market, where a market day always takes place.',
  'V-ROUND-16': 'You pay for an action in full or do not use it; you never spend more than you have.',
  'V-ROUND-17': `Your turn: take a stone, pay ${PLAGUE_TIME} time if it is the plague, use or decline the action, resolve deaths, check for the end of the game, check for the end of the round.`,
  'V-ROUND-18': 'The round ends when the last stone has been taken and that turn is complete. Then mass is held.',
  'V-ROUND-19':
    'The Well takes no stone, so players who use it get more turns in a round. The order still goes strictly clockwise.',
  'V-ROUND-20':
    'When a new round begins, the player with the next-start-player marker takes the start player marker and puts the other back on the roof. If nobody took it, the start player stays. Then the bag is filled.',
  'V-ROUND-21': 'The mass at the end of a round is still led by that round’s start player.',
  'V-ROUND-22': 'Every round begins with the start player, no matter who took the last stone before.',
  'V-TIME-01': 'Paying time means moving your lifetime marker forward by as many spaces.',
  'V-TIME-02': `The lifetime track is a ring of ${box.track} spaces.`,
  'V-TIME-03':
    'The quill lies between the last space and the first. Whenever your marker passes it, a member of your family must die.',
  'V-TIME-04':
    'Each time you pass the quill, exactly one member dies. If you pass it twice in a turn, two die, one after the other; that only happens with expansions.',
  'V-TIME-05': 'You can always pay time; there is no limit.',
  'V-TIME-06': `Time is the price of a plague stone (${PLAGUE_TIME}), of training and producing in the crafts (${range(craftTimes(box))} each), of the mill (${MILL.time}), of each extra sale on a market day (${SALE.time}), of the council chamber (${range(box.councilTime.slice(1))}), of travel (${ROAD.time}) and, if you like, of the church (${NOVICE.time}).`,
})
