/** Rules of Village in English: mass, death, the end of the game and scoring. */

import {
  CASTLE_SCORE,
  CHURCH_SCORE,
  COUNCIL_SCORE,
  MAJORITY_POINTS,
  MASS_FIGURES,
  PRIVILEGE_POINTS,
  START_COINS,
} from '../../cards/board.ts'
import type { Box } from '../../cards/box.ts'
import { remembered, slashed } from './figures.ts'

export const ending = (box: Box) => ({
  'V-MASS-01': 'A mass is held at the end of every round, and one last time at the very end.',
  'V-MASS-02': `First, from the start player clockwise, each player may, once, take any of their own members out of the black bag for 1 coin each, up to ${MASS_FIGURES} figures in total.`,
  'V-MASS-03': `As soon as ${MASS_FIGURES} figures have been picked, nobody may pick any more and nothing is drawn.`,
  'V-MASS-04': `Otherwise random draws, of members and monks alike, bring the number to exactly ${MASS_FIGURES}.`,
  'V-MASS-05': `Monks go back into the bag when all ${MASS_FIGURES} figures are out, not in between.`,
  'V-MASS-06': 'All members that came out stand on church step 1. The others wait in the bag for the next mass.',
  'V-MASS-07':
    'Then, again from the start player, each player may, once, move any of their members up any number of steps. Each single step costs the grain shown on the step reached.',
  'V-MASS-08': `Reaching step 2/3/4 costs ${slashed(box.churchGrain.slice(2))} bags of grain.`,
  'V-MASS-09': 'Members who have just come to step 1 may climb in the same mass.',
  'V-MASS-10': 'You pay step by step, for several members in any order.',
  'V-MASS-11': 'Coins cannot replace grain.',
  'V-MASS-12': `Finally the player with the most members on church steps scores ${MAJORITY_POINTS} points.`,
  'V-MASS-13': 'In a tie, the player whose front-most member stands farthest to the right scores.',
  'V-MASS-14': `If that is tied as well, all of them score ${MAJORITY_POINTS} points each.`,
  'V-MASS-15': 'If nobody stands on a church step, nobody scores.',
  'V-MASS-16': 'Members still in the bag do not count for the majority.',
  'V-MASS-17': 'A mass costs no time, and nobody dies during it.',
  'V-DEATH-01': 'When your marker passes the quill, one of your oldest members dies.',
  'V-DEATH-02':
    'Normally that happens at the end of your turn, when your action is complete; only then do you decide who it is.',
  'V-DEATH-03': 'On a market day it happens immediately.',
  'V-DEATH-04': 'The lowest number among your visible members must go. If several share it, you choose.',
  'V-DEATH-05':
    'Members on your farm and on the board are visible. Those in the black bag and those not yet born cannot die.',
  'V-DEATH-06': 'If none of your members is visible at that moment, nobody dies, now or later.',
  'V-DEATH-07': 'Even a member born or placed in the same turn may be the one.',
  'V-DEATH-08': 'Where the member stands at that moment is its profession: craft, farm, church, council or travel.',
  'V-DEATH-09': 'Among equals you may deliberately pick someone whose section of the chronicle is full.',
  'V-DEATH-10': 'The dead leave their place and never come back.',
  'V-CHRON-01': 'If the section of its profession has a free place, the dead member must go into the chronicle.',
  'V-CHRON-02': 'Otherwise it is laid in a free grave.',
  'V-CHRON-03': 'Graves score nothing.',
  'V-CHRON-04': 'First come, first served: places belong to no color.',
  'V-CHRON-05': 'The board shows how many places and graves are open at your table.',
  'V-CHRON-06': 'The five sections are craft, farm, church, council and travel. There is none for the market.',
  'V-CHRON-07': 'All places within a section are alike.',
  'V-END-01':
    'The end is triggered when a dead member takes the last free place of the whole chronicle or the last free grave.',
  'V-END-02': 'The player who triggers it has no more turns.',
  'V-END-03': 'All others have exactly one more turn, clockwise.',
  'V-END-04': 'In this turn you take a stone or use the Well as usual.',
  'V-END-05':
    'If the stones run out first, no new ones are placed: the players left may each use any one action for free, or decline.',
  'V-END-06': 'This free action may be the market, with a whole market day of your own.',
  'V-END-07': 'The mass of the running round is put off; one final mass follows the last turns.',
  'V-END-08':
    'That also holds if the stone taken in the triggering turn was the last one: no mass in between, and the others each have a free action.',
  'V-END-09':
    'Members who die during the ending still take a fitting place or a grave if one is free. Otherwise they leave the game.',
  'V-END-10': 'If the other area fills up as well, nothing changes.',
  'V-END-11': 'If the end is triggered on a market day, that day is played to its end first.',
  'V-END-12':
    'If the player who called the market day triggered the end, it was that player’s last turn; all others have one more.',
  'V-END-13':
    'If it was someone else, everyone has one more turn clockwise, the player who called the market day last.',
  'V-END-14': 'If several deaths on one market day fill both areas, the first one triggers the end.',
  'V-END-15':
    'A death after the market day, at the end of the turn of the player who called it, counts as triggered by that player in the normal way – unless someone else triggered the end during the market day.',
  'V-END-16': 'After the last turns come the final mass, led by the start player of the round, and the final scoring.',
  'V-END-17': 'If you trigger the end during someone else’s market day, you still take part in the rest of that day.',
  'V-COIN-01': `You start with ${START_COINS} coin; more come from the mill and from two of the castles.`,
  'V-COIN-02': `A coin buys ${PRIVILEGE_POINTS} points on step 4 of the council chamber.`,
  'V-COIN-03': 'A coin picks one of your members out of the bag in a mass.',
  'V-COIN-04':
    'A coin is wild: it can replace any influence stone you pay. You may use several together, and you decide which stones they replace.',
  'V-COIN-05':
    'A coin never replaces time, grain, goods, a marker or a plague stone, and you cannot swap it for a stone to keep.',
  'V-COIN-06': 'Each coin left at the end is worth 1 point.',
  'V-SCORE-01':
    'Points for castles, for step 4 of the council chamber and for the church majority are scored as soon as you earn them.',
  'V-SCORE-02': `Travel: ${slashed(CASTLE_SCORE.slice(1).map((_, i) => i + 1))} castles visited score ${slashed(CASTLE_SCORE.slice(1))} points.`,
  'V-SCORE-03': `Church: each member on step 1/2/3/4 scores ${slashed(CHURCH_SCORE)} points.`,
  'V-SCORE-04': `Council chamber: each member on step 1/2/3/4 scores ${slashed(COUNCIL_SCORE)} points.`,
  'V-SCORE-05': `Chronicle: ${remembered.map(({ n }) => n).join('/')} of your dead there score ${remembered.map(({ points }) => points).join('/')} points; more count as ${remembered.at(-1)?.n}, fewer score nothing.`,
  'V-SCORE-06': 'Customers: the points printed on your tiles.',
  'V-SCORE-07': 'Coins: 1 point each.',
  'V-SCORE-08':
    'Nothing else scores: no grain, goods, stones or craftsmen, and nobody on the farm, in the bag or in a grave.',
  'V-SCORE-09': 'The player with the most points wins.',
  'V-SCORE-10': 'In a tie, the player with more grain on the farm wins.',
  'V-SCORE-11':
    'If still tied, the player with more living members wins – on the farm, on the board and in the black bag.',
  'V-SCORE-12': 'After that the victory is shared.',
  'V-SCORE-13': 'The fame track has no end here: beyond a full lap, counting simply goes on.',
})
