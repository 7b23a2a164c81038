/** Rules of Village in English: Marriage. */

import type { Phrases } from '../../../text/en.ts'
import { dieHouses, dieRanks, listed } from '../../figures.ts'

export const marriage = ({ lang, box }: Phrases) => ({
  'VM-01':
    'Marriage brings its own double-sided board, 16 bread, 16 tools, 2 pink members (a third for solo), a four-sided die, a seventh plague stone, 5 customers, one more 1 for every family, and cards and chests to go with Inn and Port.',
  'VM-02': 'Choose a side of the Marriage board; only the bonuses of the ranks differ.',
  'VM-03': 'You start with five 1s on your farm and have 12 members in total.',
  'VM-04': 'Five Marriage customers join the customer stack.',
  'VM-05': 'The farm section of the chronicle has more places: 1 more with three players, 2 more with four or five.',
  'VM-06': 'All 7 plague stones are used.',
  'VM-07': 'Use the setup card with the two rings.',
  'VM-08': 'In round 1 no stones are placed on the family space. The Well may still be used for it.',
  'VM-09': 'The stones left out in round 1 stay in the green bag.',
  'VM-10':
    'Bread and tools are not goods: you cannot choose them in the council chamber or load them, and the Estate Steward does not count them.',
  'VM-11': 'You may own any number of bread and tools.',
  'VM-20': 'The smuggler has an action space of its own. You place nobody there and choose one of three deals.',
  'VM-21':
    'Pay 1 green stone and 2 time, then sell any number of bread, or any number of tools, but not both: 2 points each.',
  'VM-22':
    'Or serve 1 customer of the queue: hand in what it wants and 1 influence stone of any color, no time. The queue closes up and is refilled immediately.',
  'VM-23': 'Customers at the stalls cannot be served this way. With an empty stack the queue just closes up.',
  'VM-24': 'Or pay 1 time and take 2 influence stones of different colors. If the supply has only one color, take 1.',
  'VM-25': 'Serving a customer through the smuggler does not start a market day.',
  'VM-30': 'The marriage space is yellow: it belongs to the profession “farm”.',
  'VM-31':
    'Place a member from your farm on a free rank from 1 to 6 for 2 time and 1 influence stone of any color, and take the bonus of that rank immediately.',
  'VM-32': 'A rank is free if nobody stands on it, pink members included.',
  'VM-33':
    'You may have only one member in the ceremony area (the Cousin is the exception). If you already have one, you must forgo the action.',
  'VM-34': 'If it dies in the same round, you may place another one later that round.',
  'VM-35': 'The board shows the bonus of each rank. Rank 1 is the highest, rank 6 the lowest.',
  'VM-36': 'Exchanging a stone is optional and needs a real stone on your farm; a coin will not do.',
  'VM-37': 'Grain beyond 5 bags is lost. The stone just taken may pay for the marriage.',
  'VM-38': 'You receive the bonus before the death that the 2 time may cause.',
  'VM-40':
    'A wedding follows the mass of every round, but not the last one: once the end is triggered, nobody marries any more.',
  'VM-41':
    'First the die is rolled once. If the rank of that color is free, a pink member from the supply stands on it; if not, nothing happens.',
  'VM-42': `The die calls a rank by its color: ${listed(
    lang,
    'and',
    dieRanks(box).map(({ colour, rank }) => `${colour} rank ${rank}`),
  )}.`,
  'VM-43':
    'If no pink member is in the supply, the one that has been longest in parental bliss is taken, and its partner is single again. If there is none either, nothing is placed.',
  'VM-44':
    'The members on the two highest occupied ranks marry. With four or five players those on the third and fourth highest marry as well, if there are any.',
  'VM-45':
    'The owner of the higher-ranked member chooses bakery or village shop for the couple; with two couples the higher one chooses first.',
  'VM-46': `If that member is pink, the die decides: ${listed(lang, 'or', dieHouses(box, 'bakery'))} for the bakery, ${listed(lang, 'or', dieHouses(box, 'shop'))} for the shop.`,
  'VM-47':
    'Then couples in bakery and shop move on to parental bliss, the new couples move into their building, and everyone without a partner on the Marriage board goes home.',
  'VM-48': 'Couples already in parental bliss stay there.',
  'VM-49':
    'If your unmarried member goes home from the ceremony area, you may pay 1 influence stone of any color for 1 bread or 1 tool. Widowed members get no such offer.',
  'VM-50': 'An unmarried pink member returns to the supply.',
  'VM-51': 'There is room for everyone; two new couples may choose the same building.',
  'VM-52':
    'For each of your members in parental bliss a child is born: the lowest number from the supply comes to your farm. You cannot call someone home instead.',
  'VM-53':
    'Each of your members in the bakery gives 2 grain and 1 bread, or 2 bread. Each in the shop gives 1 pink and 1 orange stone and 1 tool, or 2 tools. You choose for each one.',
  'VM-54':
    'So a couple earns its building’s reward in the wedding in which it marries, and the joy of children in every later one as long as it lasts.',
  'VM-55': 'Rewards are given clockwise from the start player.',
  'VM-56':
    'Two members of the same family may marry each other, which only the Cousin makes possible; each earns its own reward.',
  'VM-57':
    'A couple lasts until one of the two dies, is called home, or is the pink member needed elsewhere. The other stays alone where it is until the next wedding.',
  'VM-58': 'If the partner of a pink member dies or is called home, the pink one returns to the supply immediately.',
  'VM-59':
    'The family action may call your member home from anywhere on the Marriage board, but without the offer of bread or tool.',
  'VM-60':
    'Whoever dies on the Marriage board goes to any free yellow place of the chronicle, otherwise to the graveyard.',
  'VM-61':
    'Members on the Marriage board are visible and alive, but they are not on the farm and do not help with the harvest.',
  'VM-62': 'In the solo game: two pink members that marry each other return to the supply.',
  'VM-70':
    'In the mass each step up the church may be paid with 1 bread instead of its grain; you decide again for every step.',
  'VM-71':
    'At any time you may lay 1 bread under one of your living, visible members: from now on its number counts 1 higher. That works even when someone has to die.',
  'VM-72': 'Each member can get bread once per game, but not in the black bag, before birth or after death.',
  'VM-73': 'Members on ships and lighthouses may get bread too.',
  'VM-74': 'When the member dies, its bread returns to the supply.',
  'VM-75': 'A member thrown into the black bag keeps its raised number.',
  'VM-76':
    'The raised number decides who must die and which generation someone belongs to. A 4 with bread counts as 5.',
  'VM-77': 'New members come from the supply by their printed number.',
  'VM-80': 'After producing in a crafts action, hand in 1 tool to receive the same product once more at no extra cost.',
  'VM-81': 'Only 1 tool may be used per crafts action.',
  'VM-82': 'With a tool the brewery gives 4 beer, the mill 4 coins, the stables 2 of the same animal.',
  'VM-83': 'It does not matter how you paid or how you came by the crafts action.',
  'VM-84': 'The Miller and a tool together bring 7 coins: 5 and then 2.',
  'VM-85': 'A tool doubles products only: no training, no goods from the council chamber, no gains from cards.',
})
