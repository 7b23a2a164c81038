/** Rules of Village in English: the seven actions and the Well. */

import {
  BARN,
  CASTLE_POINTS,
  CASTLE_STONES,
  MILL,
  PRIVILEGE_POINTS,
  PRIVILEGE_STONES,
  WELL_STONES,
} from '../../cards/board.ts'
import type { Box } from '../../cards/box.ts'
import { customers } from '../../cards/customers.ts'
import { BEST_YIELD } from '../../cards/spaces.ts'
import { range } from './figures.ts'
import { castles, paths } from './prices.en.ts'

export const actions = (box: Box) => ({
  'V-HARVEST-01': 'To harvest you need at least one family member on your farm.',
  'V-HARVEST-05': `Only one combination counts. More people, plows or animals add nothing; ${BEST_YIELD} bags are the most you can gain.`,
  'V-HARVEST-06': 'Your animals, your plow and your people stay where they are.',
  'V-HARVEST-07': `Your farm still holds no more than ${BARN} bags.`,
  'V-HARVEST-08': 'You always harvest the best yield you are able to make, as far as it fits.',
  'V-FAMILY-03':
    'You can call members back from crafts, council, church steps and castles, but not from the black bag, the chronicle or the graveyard.',
  'V-FAMILY-04':
    'A member called home gives up its position or training and must pay in full to start again. Your castle markers stay.',
  'V-FAMILY-05':
    'When all your members have been born, you can only call someone home. If that is impossible too, the action does nothing.',
  'V-FAMILY-06': 'This action costs nothing.',
  'V-FAMILY-07': 'Members you place on the board or put into the black bag always come from your farm.',
  'V-FAMILY-08': 'Which member from your farm you use is up to you, whatever its number.',
  'V-CRAFT-01': `A craft action uses one building and makes one good (in the mill: ${MILL.coins} coins).`,
  'V-CRAFT-02': 'In every building but the mill you pay either with time or with stones or grain.',
  'V-CRAFT-03':
    'To pay with time you need one of your members in the building. You may train one from your farm: place it there and pay the training time.',
  'V-CRAFT-04': 'Right after training you may produce as well, for the production time, or stop there.',
  'V-CRAFT-05': 'With a trained member already there you pay only the production time.',
  'V-CRAFT-06': 'To pay with stones or grain you need nobody in the building.',
  'V-CRAFT-07': 'You cannot train a member and pay with stones or grain in the same action.',
  'V-CRAFT-08': 'Any number of members may stand in a building, but each action still makes one good.',
  'V-CRAFT-09': 'A craftsman makes only the good of its building and stays until it dies or is called home.',
  'V-CRAFT-15': `Nobody is ever placed at the mill. Its price and its ${MILL.coins} coins are always the same.`,
  'V-CRAFT-16': 'In the stables you choose horse or ox when you produce.',
  'V-MARKET-01':
    'Taking the market’s stone, or choosing the market with the Well or as a free last action, starts a market day for everyone.',
  'V-MARKET-02': 'A market day cannot be declined. It takes place even if you do not sell anything yourself.',
  'V-MARKET-03': 'Only customers at the stalls can be served, not those in the queue.',
  'V-MARKET-04':
    'To serve a customer, hand in exactly the goods and grain it wants and lay the tile face down beside your farm. It scores its printed points at the end.',
  'V-MARKET-05':
    'The player who called the market day goes first, then play goes clockwise. On your turn, serve one customer or pass.',
  'V-MARKET-06': 'If you pass, you are out for this market day.',
  'V-MARKET-08':
    'After everyone has had a turn, those who have not passed continue, one customer each, until all customers are served or everyone has passed.',
  'V-MARKET-09': 'A coin may replace the green stone, but neither grain nor time.',
  'V-MARKET-10': 'The green stone and the time are paid before the goods.',
  'V-MARKET-11': 'If you pass the quill on a market day, one of your members dies immediately, before play goes on.',
  'V-MARKET-12':
    'If the plague stone that called the market took you past the quill, that death waits until the market day is over.',
  'V-MARKET-13': 'A stone just taken from the market may pay for your later sales of the same day.',
  'V-MARKET-14':
    'Afterwards customers from the queue move up to the empty stalls, the queue closes its gaps and is refilled from the stack. Customers who were not served stay.',
  'V-MARKET-15':
    'If several stalls are empty, the first customer of the queue goes to the front-most of them, the next to the next.',
  'V-MARKET-16': 'Stalls closed for your number of players always stay empty.',
  'V-MARKET-17': 'If nobody was served, everything stays as it is.',
  'V-MARKET-18':
    'When the stack is used up, the queue is no longer refilled, and in the end the stalls stay empty. Market days are still held but end immediately.',
  'V-MARKET-19': 'Customers want exactly what is printed: no more, no less, nothing else.',
  'V-MARKET-20':
    'A market day is part of the turn of the player who called it. That turn’s deaths and checks follow afterwards.',
  'V-MARKET-21': `The tiles show what each customer wants and scores; base customers are worth ${range(customers.map((tile) => tile.points))} points.`,
  'V-COUNCIL-01': 'In the council chamber you do one of three things: enter, advance, or just use a privilege.',
  'V-COUNCIL-06': 'There is one privilege per action. After entering or advancing you may skip the privilege.',
  'V-COUNCIL-07': 'Step 1: take the next-start-player marker, if it still lies on the roof.',
  'V-COUNCIL-08': `Step 2: take ${PRIVILEGE_STONES} influence stones of your choice from the supply.`,
  'V-COUNCIL-09': 'You can only choose stones that are there, and never the plague.',
  'V-COUNCIL-10':
    'Step 3: take 1 good of your choice – scroll, horse, ox, plow or wagon, with Inn also beer. Grain, coins, bread and tools are not goods.',
  'V-COUNCIL-11': `Step 4: pay exactly 1 coin and score ${PRIVILEGE_POINTS} points, once per action.`,
  'V-COUNCIL-12': 'A member on step 4 cannot advance again; you can still use its privileges or act with someone else.',
  'V-COUNCIL-13': 'Any number of members may stand on a step.',
  'V-COUNCIL-14': 'The start player may take the next-start-player marker too, to keep the role.',
  'V-COUNCIL-15': 'Coins may replace green stones, one for one.',
  'V-TRAVEL-01': `There are ${box.castles.length} castles to visit; two of them are next to the village.`,
  'V-TRAVEL-02':
    'You may send a member from your farm to one of the two castles next to the village, even if others of yours are already traveling.',
  'V-TRAVEL-03': 'Or you move one of your travelers along one path to a neighboring castle.',
  'V-TRAVEL-04': 'One action covers exactly one path.',
  'V-TRAVEL-06': `${paths(box)} The board shows the rest.`,
  'V-TRAVEL-07': 'Paths work in both directions at the same price.',
  'V-TRAVEL-08': 'You cannot travel back to the village; only the family action brings a traveler home.',
  'V-TRAVEL-09':
    'When you reach a castle without a marker of yours, place one and take the castle’s reward immediately.',
  'V-TRAVEL-10': `The rewards are ${CASTLE_POINTS} points (${castles(box, 'points')}), ${CASTLE_STONES} influence stones of your choice (${castles(box, 'stones')}) or 1 coin (${castles(box, 'coin')}).`,
  'V-TRAVEL-11':
    'At a castle that already has your marker there is no second marker and no reward, but you may go there.',
  'V-TRAVEL-12': 'Any number of members may be at a castle, and one marker per color.',
  'V-TRAVEL-13': `${castles(box, 'flag')} fly a red flag. An Inn card and a life goal ask for them.`,
  'V-TRAVEL-14': 'Markers stay to the end and count even if the traveler has died or gone home.',
  'V-TRAVEL-15': 'Coins may replace the stones of a path, but neither the wagon nor the time.',
  'V-CHURCH-02': 'Any number of members may be in the bag, and everyone may look into it at any time.',
  'V-CHURCH-03': 'A coin may replace the brown stone.',
  'V-CHURCH-04': 'Members in the bag are alive but hidden: they cannot die, cannot be called home and score nothing.',
  'V-CHURCH-05': 'The church has four steps from left to right. The first is reached only through a mass.',
  'V-WELL-01': `Instead of taking a stone you may pay ${WELL_STONES} influence stones of one color and use any one action.`,
  'V-WELL-02':
    'Only with the Well can you use an action whose space is empty; you may use it for any other action as well.',
  'V-WELL-03': 'It works only while at least one stone lies on some action space.',
  'V-WELL-04': 'You take no stone with it.',
  'V-WELL-05': `Coins may replace any of the ${WELL_STONES} stones, even all of them.`,
  'V-WELL-06': 'You must name an action you can really carry out; a market day always is one.',
  'V-WELL-07':
    'A market day called with the Well gives you everything a caller has, including the first sale without extra cost.',
})
