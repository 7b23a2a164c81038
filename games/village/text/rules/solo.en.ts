/** Rules of Village in English: the solo game, promo customers and what always holds true. */

import {
  BARN,
  MAJORITY_POINTS,
  openStalls,
  PLAGUE_STONES,
  RANK_SHIFT,
  RANKS,
  STONES_PER_COLOUR,
} from '../../cards/board.ts'
import type { Box } from '../../cards/box.ts'
import { promos } from '../../cards/customers.ts'
import { facts } from '../../cards/facts.ts'
import { SALE } from '../../cards/spaces.ts'
import { MONKS } from '../../rules/codes.ts'
import { names } from '../names.en.ts'
import { clockwise, promo } from './figures.ts'

const order = (box: Box, only: 'base' | 'all'): string =>
  clockwise(box, only)
    .map((id) => names.spaces[id])
    .join(', ')
/** "up to 39 points Apprentice, from 40 Journeyman …" */
const ranks = RANKS.map(({ from, id }) =>
  from === 0 ? `up to ${RANKS[1].from - 1} points ${names.ranks[id]}` : `from ${from} ${names.ranks[id]}`,
).join(', ')

export const solo = (box: Box) => ({
  'V-SOLO-01': 'Solo, you play by the base rules and the setup for two, with the changes below.',
  'V-SOLO-02': 'Conny, your rival, has a tray instead of a farm. Actions that are not in play are covered on it.',
  'V-SOLO-03': 'Conny has 11 members in a color of her own, 12 with Marriage.',
  'V-SOLO-04': 'Her 1s and 2s lie beside her tray, her 3s and 4s on the church.',
  'V-SOLO-05': 'Conny gets no coins, goods or grain and no compensation, and she never scores.',
  'V-SOLO-06': 'Her marker beside the front customer only reminds you whom she will serve next.',
  'V-SOLO-07':
    'Two sets of three fate tiles lie face down at her tray, one at the upper edge, one at the lower. Each set has one quill and two blanks.',
  'V-SOLO-08': 'Use the setup card for two players, and the solo side of the mass card.',
  'V-SOLO-09': 'You are the start player for the whole game.',
  'V-SOLO-10': `Chronicle, graveyard and market (${openStalls(box, 2)} stalls) are as with two players.`,
  'V-SOLO-11':
    'Once you have taken the next-start-player marker, you may spend it like a coin until the new round begins.',
  'V-SOLO-12':
    'When a new round begins, it goes back to the roof before the bag is filled. So you can take it once per round.',
  'V-SOLO-13': 'If you still hold it at the end, it scores no point: it is used like a coin, but it is not a coin.',
  'V-SOLO-20': 'After every turn in which you took a stone, whether you used the action or not, Conny takes one too.',
  'V-SOLO-21': 'Your turn, deaths included, is complete before Conny takes her stone.',
  'V-SOLO-22': 'She wants a stone of the color you took, from the same action space. Black counts as a color.',
  'V-SOLO-23': 'If there is none, she takes that color from the next space clockwise that has one.',
  'V-SOLO-24': 'If the color is nowhere on the board, she takes any stone from the same space; you choose.',
  'V-SOLO-25':
    'If that space is empty as well, she takes any stone, of your choice, from the next space clockwise that has one.',
  'V-SOLO-26': `Clockwise means: ${order(box, 'base')}, then again from the start.`,
  'V-SOLO-27': 'If no stone is left, she takes none.',
  'V-SOLO-28': 'After you use the Well it is immediately your turn again; Conny takes no stone.',
  'V-SOLO-29':
    'If a card lets you take a second stone in one turn, Conny takes one after each. If you act without taking a stone, she takes none.',
  'V-SOLO-30':
    'As an alternative, a four-sided color die decides which stone Conny takes; it is rolled after each stone you take.',
  'V-SOLO-31': 'She takes the rolled color from the same space, otherwise from the next space clockwise that has it.',
  'V-SOLO-32': 'If that color is nowhere on the board, the die is rolled again.',
  'V-SOLO-33':
    'Once only one influence color is left, there is no more rolling: she takes from the same space or, if it is empty, from the next one with a stone. If there are several stones, you choose.',
  'V-SOLO-34': 'The same goes when only plague stones are left.',
  'V-SOLO-35': 'You choose the die at setup, for the whole game.',
  'V-SOLO-40': `Conny’s tray is a ring of ${facts.tray.value} compartments.`,
  'V-SOLO-41':
    'Her very first stone goes beside the council symbol, every other one into the next compartment clockwise. With expansions a compartment may hold 2 stones.',
  'V-SOLO-42': 'Influence and plague stones alike stay on her tray.',
  'V-SOLO-43':
    'When a stone passes a fate tile, the tile is turned up immediately. A blank does nothing and stays revealed.',
  'V-SOLO-44': `Counted from the council compartment, the fate tiles lie before compartments ${box.fate.map((n) => n + 1).join(', ')}. A tile already turned up is not turned again.`,
  'V-SOLO-45': 'A quill means that one of Conny’s oldest members dies.',
  'V-SOLO-46':
    'When all three tiles of a set are revealed, these three are shuffled and placed face down again, each set separately.',
  'V-SOLO-47': 'That happens after the death of the last tile has been dealt with.',
  'V-SOLO-50':
    'First Conny loses the lowest number beside her tray, then those lying on the church (3s before 4s), and last those standing on church steps, from left to right.',
  'V-SOLO-51': 'Her members in the black bag cannot die. If nobody is left who can, nothing happens.',
  'V-SOLO-52':
    'Her dead member goes to the chronicle section of the space her stone came from; harvest and family belong to the farm.',
  'V-SOLO-53': 'If the stone came from the market, or the section is full, it goes to the graveyard.',
  'V-SOLO-54': 'Conny’s dead take up places and can trigger the end of the game.',
  'V-SOLO-60':
    'Conny uses no actions. She only reacts to stones she took from the market or the church, and takes part in market days.',
  'V-SOLO-61': 'After taking a stone: place it, deal with the fate tile, then the reaction.',
  'V-SOLO-62':
    'If you called the market day, Conny takes the front-most customer after your first chance, at no cost. Then you may go on with paid sales.',
  'V-SOLO-63': `If Conny called it, she takes the front-most customer first; then you may serve customers for ${SALE.green} green stone and ${SALE.time} time each.`,
  'V-SOLO-64': 'Conny never serves more than one customer per market day.',
  'V-SOLO-65': 'She also takes her customer when you call a market day with the Well; she just takes no stone.',
  'V-SOLO-66': 'If no customer is at the stalls, she takes none.',
  'V-SOLO-67':
    'After a stone from the church, Conny puts one of her members lying on the church, with the lowest number, into the black bag, free of charge. Once none is left there, she no longer reacts.',
  'V-SOLO-68': 'Conny’s customers leave the game and score nothing.',
  'V-SOLO-69':
    'If you pass the quill on a market day that Conny called, one of your members dies immediately as usual.',
  'V-SOLO-70': 'Only one of Conny’s members may stand on each church step, so the figures are drawn one by one.',
  'V-SOLO-71': 'A member of hers that is drawn goes to the lowest step where she has nobody yet.',
  'V-SOLO-72': 'You may pick your own members for coins first, as usual. Conny never pays, picks or climbs.',
  'V-SOLO-73': `Her members count for the majority. If she alone is ahead, nobody scores; in a complete tie you score the ${MAJORITY_POINTS} points.`,
  'V-SOLO-74':
    'Before a new round all stones leave her tray except the one placed last. Her next stone goes into the compartment after it.',
  'V-SOLO-75': 'If that last stone is the plague, it stays out of the bag for that round.',
  'V-SOLO-80': 'The game ends as usual; Conny counts as the other player.',
  'V-SOLO-81':
    'If you trigger the end, Conny still takes the stone that belongs to your turn, with everything that follows; then comes the final mass. After the Well she takes none.',
  'V-SOLO-82':
    'If Conny triggers it, you have exactly one more turn, free of charge if no stone is left; she takes no stone after it.',
  'V-SOLO-83':
    'If she triggers it just when she has called a market day, that day is still held before your last turn.',
  'V-SOLO-84': `Your rating: ${ranks}.`,
  'V-SOLO-90': `With expansions the ratings rise: by ${RANK_SHIFT.inn} with Inn, ${RANK_SHIFT.port} with Port, ${RANK_SHIFT.marriage} with Marriage, added together.`,
  'V-SOLO-91': `The lowest rating then reaches up to ${RANKS[1].from - 1} points plus the rise.`,
  'V-SOLO-92':
    'With Inn, if a stone from the inn reveals a quill, Conny’s member goes to the graveyard. She takes no person cards.',
  'V-SOLO-97':
    'With Marriage, if a stone from the marriage space reveals a quill, the member goes to the farm section (graveyard if full); from the smuggler it always goes to the graveyard.',
  'V-SOLO-100': `With expansions, clockwise means: ${order(box, 'all')}; spaces not in play are skipped.`,
  'V-SOLO-101': `Covered symbols on Conny’s tray only mean that those actions are missing; all ${facts.tray.value} compartments are used.`,
  'V-PROMO-01':
    'Promo customers may be mixed into the customer stack before the game, singly or all together; those of an expansion only if you play with it.',
  'V-PROMO-02': 'They are ordinary customers, with the usual stalls, prices and points.',
  'V-PROMO-03': 'One customer wants no goods at all; only the usual green stone and time may be due.',
  'V-PROMO-04': `The beggar asks for ${promo('promo02').coin} coins. In the solo game the next-start-player marker may be one of them.`,
  'V-PROMO-05':
    'One customer is served with the next-start-player marker: you must hold it and put it back on the council chamber.',
  'V-PROMO-06': 'The marker then lies ready on the roof again. If nobody takes it, the start player stays.',
  'V-PROMO-07': `One customer costs ${promo('promo04').green} green stones instead of goods – plus ${SALE.green} green stone and ${SALE.time} time if the sale is not free. Coins may replace them.`,
  'V-PROMO-08': 'The collector scores 1 extra point at the end for every 2 customers you have, itself included.',
  'V-PROMO-09': 'Three more are served in the ordinary way.',
  'V-PROMO-10':
    'With Inn: one customer scores 1 extra point for each of your person cards with an empty inkwell; two more are served in the ordinary way.',
  'V-PROMO-11': 'With Port: one customer wants a treasure chest that you have brought home and not opened yet.',
  'V-PROMO-12': 'Such extra points are counted in the final scoring together with the customers.',
  'V-PROMO-13': 'Conny takes promo customers like any other, without paying.',
  'V-PROMO-14': `There are twelve promo customers: ${promos.length} for the base game, 3 for Inn, 1 for Port; a thirteenth tile is a treasure chest for Port.`,
  'V-INV-01':
    'Your family always adds up: on farm and board, in the bag, in chronicle, graveyard and supply there are 11 members in total.',
  'V-INV-02': `There are always ${STONES_PER_COLOUR} influence stones of each color and ${PLAGUE_STONES} plague stones in the game. A plague stone is never on a farm.`,
  'V-INV-03': `Your farm has between 0 and ${BARN} bags of grain. Nothing you own ever drops below zero.`,
  'V-INV-04':
    'Right after stocking, exactly 1 stone lies on the market, and all stones can be shared evenly among the players.',
  'V-INV-05': `Except while a mass is drawing, all ${MONKS} monks are in the black bag.`,
  'V-INV-06': 'No section of the chronicle and no graveyard ever holds more dead than it has places.',
  'V-INV-07': 'For each time you pass the quill, you lose at most one member.',
  'V-INV-08': `You have at most one marker per castle, so at most ${box.castles.length}.`,
  'V-INV-09': 'No customer gets lost: each is in the stack, in the queue, at a stall or with a player.',
  'V-INV-10':
    'There is exactly one next-start-player marker: on the roof, with a player, or – in the solo game – spent until the new round.',
  'V-INV-11': 'In a round in which nobody uses the Well, everyone has the same number of turns.',
  'V-INV-12':
    'Solo: Conny has at most one member on each church step, each fate set has one quill, and every later round begins with one stone on her tray.',
})
