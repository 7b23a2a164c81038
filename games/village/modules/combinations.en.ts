/** Rules of Village in English: combining the expansions. */

import type { Phrases } from '../text/en.ts'
import { addedTurns } from './figures.ts'

export const combinations = ({ box }: Phrases) => ({
  'VC-01':
    'Inn, Port and Marriage can be added to the base game in any combination, and life goals to every one of them.',
  'VC-02': 'All rules of the expansions you use apply together; combinations need no rules of their own.',
  'VC-03':
    'First comes the base setup with the changes of each expansion, then Port, then the life goals, then the stones of round 1.',
  'VC-04':
    'The end of a round: the last stone and its action, deaths, mass, with Marriage the wedding, the next start player, new stones.',
  'VC-05':
    'The end is triggered when the chronicle or the graveyard is full, with Port also when all sea-burial spaces are taken. Places with rings count only with Marriage.',
  'VC-10': 'Inn: the 30 Inn cards form three stacks of 10.',
  'VC-11':
    'Inn and Port: Count, Traveler, Messenger and Toll Keeper make way for Admiral, Helmsman, Quartermaster and Cartographer.',
  'VC-12': 'Inn and Marriage: Cousin, Grocer and Jack of All Trades join; three stacks of 11.',
  'VC-13': 'With all three expansions both changes apply: 33 cards in three stacks of 11.',
  'VC-14': 'Port and Marriage: 8 chests in one shuffled stack.',
  'VC-15': 'Without Inn no person cards are used.',
  'VC-16': 'There are 24 base customers, 4 more with Inn, 5 more with Marriage, and the promo customers you choose.',
  'VC-20':
    'Each combination has its own setup card: it says how many stones of each color go into the bag and how many onto each space. All plague stones go in; missing colors are not replaced.',
  'VC-21': 'The number of stones always divides evenly among the players, in round 1 with Marriage too.',
  'VC-22': 'The market always gets exactly 1 stone.',
  'VC-23': `Turns added per player and round: Inn ${addedTurns(box, 'inn')}, Port ${addedTurns(box, 'port')}, Marriage ${addedTurns(box, 'marriage')}. The setup shows how many stones lie on each space.`,
  'VC-24': 'With Marriage the family space stays empty in round 1, and the total is smaller by that number.',
  'VC-25':
    'If the bag runs empty, spaces are filled in the order harvest, family, crafts, market, travel, council, church, inn, smuggler, marriage.',
  'VC-30':
    'Alone you use the setup card for two players of your combination; spaces not in play are covered on Conny’s tray.',
  'VC-31':
    'Solo with Inn: if a stone from the inn reveals a quill, Conny’s oldest member goes to the graveyard. She takes no person cards.',
  'VC-32':
    'Solo with Port: if a stone from travel reveals a quill, the member goes to the travel section, otherwise to a sea-burial space of your choice, and can trigger the end. Conny scores nothing for it.',
  'VC-33':
    'Solo with Marriage: a third pink member joins, and Conny has 12 members. If a stone from the marriage space reveals a quill, the member goes to the farm section; from the smuggler it goes to the graveyard.',
  'VC-34': 'Solo with Marriage: at each wedding the die is rolled a second time for another pink member.',
  'VC-35': 'Both rolls come before anyone marries; then exactly one couple is married.',
  'VC-36':
    'The solo ratings rise by 10 with Inn, 5 with Port and 15 with Marriage. With all three, Genius begins at 100 and Polymath at 110.',
  'VC-37': 'In the solo game, the Pickpocket gives 6 points.',
  'VC-38':
    'Solo with the Jester: Conny takes her stone for your regular action before the additional one, and another after it if you took a stone. After the Old Man she takes none, and it is your turn again.',
  'VC-39':
    'Solo with life goals: you take 1 silver and 1 gold goal, Conny none. The ratings stay the same. A start player marker used as a coin is not a coin for the Aristocrat.',
  'VC-40': 'Promo customers join the stack as you like; those marked for an expansion only with it.',
  'VC-41': 'One Inn promo scores 1 extra point for each of your person cards with an empty inkwell.',
  'VC-42': 'The two other Inn promos are ordinary customers.',
  'VC-43':
    'The Port promo wants a chest you have brought home and not opened; it leaves the game unopened. If you have several, you choose.',
  'VC-44': 'One promo tile is a treasure chest: with Port you may add it to the other chests before they are shuffled.',
  'VC-50':
    'Whoever is in the inn, on the Marriage board or on a ship is not on the farm. For the harvest someone must be there.',
  'VC-51': 'You may use bread at the very moment someone has to die, so that your 1s count like 2s.',
  'VC-52': 'Members at sea, in the inn and on the Marriage board can all be the ones to die.',
  'VC-53': 'On a market day a death happens immediately, even on board a ship.',
  'VC-54': 'What a rank gives you, such as a coin, may be spent later in the same turn.',
  'VC-55':
    'The smuggler also serves expansion and promo customers in the queue; the Port promo needs an unopened chest at home.',
  'VC-56': 'On step 3 of the council chamber you may take beer with Inn, but never bread, tools, cocoa or tea.',
  'VC-57':
    'In the last turns everything of the expansions still works. Then come the final mass, without a wedding, the life goals and the scoring.',
  'VC-58': 'A long turn may pass the quill twice: then two members die, one after the other.',
  'VC-59':
    'The expansions change some base rules: with Port, travel and its scoring are replaced; people in the inn, at the brewery, at sea and on the Marriage board are visible; those from the inn go to the graveyard, brewers count as craftsmen, the Marriage board as farm.',
  'VC-60':
    'Only you know your life goals, your unopened chests and your person cards in hand. Everyone sees what is bought from the open stacks, but not what the Noblewoman brings you.',
  'VC-61': 'Old Man, Jester and the Well never change the order of turns. A round lasts until the last stone is taken.',
  'VC-62':
    'The Well and the free last action may choose every action in play, also inn, smuggler and marriage, and those spaces are stocked too. The family action reaches inn, brewery and Marriage board, never ships or lighthouses.',
  'VC-63':
    'With Marriage your family has 12 members, and there are 7 plague stones. With Port there are 26 bags of grain and no castle markers.',
})
