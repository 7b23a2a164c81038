/** Rules of Village in English: the Port. */

import type { Phrases } from '../../../text/en.ts'
import { hires, listed } from '../../figures.ts'

export const port = ({ lang, box }: Phrases) => ({
  'VP-01':
    'Port brings 5 ships with trays of 3 holds each, 15 captains, 4 person cards (for use with Inn), 6 cocoa baskets, 6 tea bales, 6 treasure chests and setup cards.',
  'VP-02':
    'Play on the side of the board with the anchors: the sea takes the place of the castles, and the market has two more stalls.',
  'VP-03': 'The castle markers are not used.',
  'VP-04': `The captains lie open by price: ${listed(
    lang,
    'and',
    hires(box).map(({ coins, n }) => `${n} for ${coins}`),
  )} coins. You may choose any of them.`,
  'VP-05': 'The treasure chests are shuffled face down onto Treasure Island: 6, with Marriage 8.',
  'VP-06': 'Cocoa and tea have one tile more than there are players: 3, 4, 5 or 6 each. The rest stays in the box.',
  'VP-07': 'Your ship starts in the harbor, its tray beside your farm.',
  'VP-08': 'One more bag of grain joins the supply: 26 in total.',
  'VP-09': 'Use the setup card with the anchor.',
  'VP-10':
    'With the travel action you leave the harbor, sail on, or return to the harbor. Leaving needs a ship in the harbor, the others a ship at sea.',
  'VP-11': 'Leaving has three steps in this order: hire a captain, load, move.',
  'VP-12': `Hire any one captain from the stacks and pay ${listed(
    lang,
    'or',
    hires(box).map(({ coins }) => coins),
  )} coins. Without a captain you may neither load nor leave.`,
  'VP-13': 'If you cannot hire anyone and play no Admiral, your ship stays in the harbor and the action is lost.',
  'VP-14': 'Captains are few: after the voyage yours leaves the game.',
  'VP-15': 'Load up to 3 different pieces from your farm, one per hold.',
  'VP-16': 'After hiring and loading, your ship must sail at least 1 step.',
  'VP-20': 'Your ship has 3 holds, and each carries exactly 1 piece.',
  'VP-21': 'All pieces on board must be of different kinds, unless the Quartermaster allows a pair.',
  'VP-22': 'You can load horse, ox, plow, wagon, scroll, grain, a family member, cocoa, tea and a chest.',
  'VP-23': 'Cocoa, tea and chests come aboard only at their islands. Once at home they cannot be shipped again.',
  'VP-24': 'Beer, bread, tools, coins and stones never go on board.',
  'VP-25': 'All family members count as one kind, and so do all chests.',
  'VP-26': 'In the harbor you load only from your farm.',
  'VP-27': 'Nothing is thrown overboard. A hold becomes free by selling, by using the piece, by death, or at home.',
  'VP-28': 'While at sea, your cargo is of no use in the village. Only life goals count it.',
  'VP-30': 'Your ship sails along the lines from one water field to the next; each line is 1 step.',
  'VP-31': 'There are two kinds of water: time-water and island-water.',
  'VP-32': 'The first step of each travel action costs no stones (with the Helmsman the first two).',
  'VP-33':
    'Further steps are paid as your captain demands: one payment buys 1 step, with some captains up to 2. You may pay as often as you like.',
  'VP-34': 'If a payment buys up to 2 steps, you may use just one; the other is lost when the movement ends.',
  'VP-35':
    'Each time-water field you enter costs 1 time, even on a free step. The field you start from is not charged again.',
  'VP-36': 'The stones for steps come from your farm; coins may replace them.',
  'VP-37': 'Ships never block each other.',
  'VP-38': 'On island-water you decide: dock or sail on. Docking ends your movement immediately.',
  'VP-39': 'If you start on island-water, you may dock there without moving.',
  'VP-40': 'You may sail back and forth; every field entered is a step and costs its time again.',
  'VP-41': 'You can dock once per travel action, and without docking there are no island actions.',
  'VP-42': 'You cannot sail into the harbor step by step; you return to it as an action of its own.',
  'VP-43': 'You may end your movement on time-water, or on island-water without docking.',
  'VP-50':
    'Sell: on an island with a green board, hand in any of the goods or grain shown from your holds. Each scores its points immediately.',
  'VP-51': 'Load: if a stack lies there, take its top tile into an empty hold, free of charge and once per docking.',
  'VP-52': 'A chest lies face down in your hold; only you may look at it.',
  'VP-53': 'An empty stack gives nothing.',
  'VP-54':
    'Lighthouse: if it is empty, put a family member from a hold on it, pay its cost and score its points immediately.',
  'VP-55': 'A wagon for the lighthouse comes from a hold, stones come from your farm.',
  'VP-56': 'A lighthouse holds one member. It becomes free only when that member dies.',
  'VP-57': 'You may sell first and load into the hold you have just freed.',
  'VP-58': 'You may have members on several lighthouses.',
  'VP-60': 'Return: put your ship into the harbor for exactly 1 time, from wherever it is.',
  'VP-61': 'Everything on board comes to your farm.',
  'VP-62': 'Grain that does not fit on your farm goes to the supply. While one bag is on board, you may own 6.',
  'VP-63': 'Your captain, and the Admiral or Helmsman with him, leaves the game.',
  'VP-64': 'Returning ends the action. To leave again you need another travel action and a new captain.',
  'VP-65':
    'At home you may open a chest whenever you like, even in another player’s turn: take the coins or tools it shows, and it leaves the game.',
  'VP-66':
    'Chests still closed at home are opened before the final scoring, after life goals have been checked. Cargo still at sea and unsold cocoa and tea score nothing.',
  'VP-67': 'With Port grain can run short: you take only what the supply holds.',
  'VP-70':
    'On a market day, on each of your turns either serve a customer or sell 1 cocoa or 1 tea from your farm at the new stalls.',
  'VP-71': 'Cocoa scores 7 points immediately, tea 5 points and 1 coin.',
  'VP-72': 'Here too, only the caller’s first sale is free of the 1 green stone and 1 time.',
  'VP-73': 'These stalls are always open; you may sell there several times a day, once each time it is your turn.',
  'VP-74': 'Sold tiles leave the game.',
  'VP-75': 'The market day goes on while anyone can still sell cocoa or tea, even when no customer is left.',
  'VP-76': 'Cocoa and tea are no customers: there is no tile to keep.',
  'VP-80': 'Members on a ship or a lighthouse are visible and can die.',
  'VP-81': 'They go to a free place in the travel section of the chronicle, if there is one.',
  'VP-82':
    'Otherwise they are buried at sea: choose an empty sea-burial space and score its points immediately. They do not go to the graveyard.',
  'VP-83': 'Taking the last sea-burial space triggers the end of the game as well.',
  'VP-84': 'If neither is free, the member leaves the game.',
  'VP-85': 'Neither the family action nor the Prodigal Son can call anyone home from a ship or a lighthouse.',
  'VP-86': 'The castles are not scored: all points at sea were given during play.',
  'VP-87': 'A hold or a lighthouse is free immediately when its member dies.',
  'VP-88': 'All sea-burial spaces are open with any number of players.',
  'VP-90':
    'From the harbor, one way leads over a time-water field to Cocoa Island and on to Ox Island, which buys oxen and plows.',
  'VP-91': 'The board shows all ways across the sea.',
  'VP-92':
    'There are six islands; three of them hold a stack of cocoa, tea or chests. The board shows what each buys and what its lighthouse costs and scores.',
  'VP-93': `There are ${box.burial.length} sea-burial spaces, worth ${listed(lang, 'and', box.burial)} points.`,
  'VP-95': 'All 15 captains are different. The more expensive ones ask for fewer stones or sail farther for them.',
  'VP-96': '“Any 2 stones” may be of one color or of two.',
})
