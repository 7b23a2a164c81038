/** Rules of Village in English: the Inn. */

import type { Phrases } from '../../../text/en.ts'
import { listed, personPrices } from '../../figures.ts'

export const inn = (w: Phrases) => ({
  'VI-01':
    'Inn brings its own double-sided board, 15 beer, 4 new customers, 30 person cards and setup cards for 2 to 5 players.',
  'VI-02':
    'Choose a side of the Inn board before the game. They differ only in the first step of the inn action: 1 time on side A, 1 influence stone of any color on side B.',
  'VI-03': 'The person cards are shuffled into three face-up stacks of the same size: 10 cards each, 11 with Marriage.',
  'VI-04': 'Four Inn customers join the customer stack; each of them wants beer.',
  'VI-05': 'Beer is a sixth good. You start with 1 beer on your farm.',
  'VI-06':
    'Beer follows all rules for goods: unlimited, free to choose on step 3 of the council chamber, wanted by customers, counted by the Estate Steward. Only ships do not carry it.',
  'VI-07': 'Use the setup card with sun and mug for your number of players.',
  'VI-10': 'The brewery is a craft building; you use it with the crafts action.',
  'VI-11': 'One use of the brewery makes exactly 2 beer.',
  'VI-12':
    'With a trained member in the brewery you pay 3 time. Training someone from your farm costs 3 time and may come right before, in the same action.',
  'VI-13': 'Or you pay 3 bags of grain and need nobody there.',
  'VI-14':
    'A brewer stays until it dies or is called home, and dies as a craftsman. Any number of members may stand there.',
  'VI-15': 'You may train someone in the brewery without brewing.',
  'VI-20': 'The inn has its own action space. It is stocked like the others, and the Well works for it too.',
  'VI-21': 'The inn action lets you acquire at most 1 person card. You need one of your members in the inn.',
  'VI-22':
    'If you have nobody in the inn, place a member from your farm there for 1 time. Without a member on the farm or in the inn you can only keep the stone.',
  'VI-23': 'You never have more than one member in the inn.',
  'VI-24': 'Step 1, mandatory: pay 1 time (side A) or 1 influence stone of any color (side B; a coin will do).',
  'VI-25': 'Step 2, mandatory: take the top card of one stack and slide it under the same stack.',
  'VI-26': `Step 3, optional: buy one card that now lies on top of any stack for ${listed(w.lang, 'or', personPrices(w))}, as printed, and take it into your hand.`,
  'VI-27': 'The steps run in this order. If you cannot or will not buy, steps 1 and 2 are not given back.',
  'VI-28': 'If you cannot pay step 1, you may still place your member but get no card.',
  'VI-29': 'After placing your member you may stop before step 1.',
  'VI-30':
    'A stack of one card stays as it is in step 2. An empty stack cannot be chosen; if all are empty, the action does nothing.',
  'VI-31':
    'Only the top card of each stack is visible. Nobody may look through a stack; the Noblewoman is the exception.',
  'VI-32': 'Members who die in the inn go to the graveyard, never to the chronicle, unless you play the Bard.',
  'VI-33': 'The family action may call a member home from the inn.',
  'VI-40': 'Every person card has one ability, to be used once, and only for its owner.',
  'VI-41': 'Keep cards with an empty inkwell in your hand; they count in the final scoring. There are 11 of them.',
  'VI-42':
    'Cards with a full inkwell are played from the hand, as many per turn as you like, and then leave the game. Only the Admiral and the Helmsman stay with your ship until it comes home.',
  'VI-43': 'There is no hand limit. You may play a card in the turn you bought it, if its moment is right.',
  'VI-44': 'Cards with a full inkwell that are still in your hand at the end are worth nothing.',
  'VI-45':
    '“At any time” means: throughout your own turn up to its deaths, on any market day and in any mass – not at weddings, and not in other players’ turns.',
  'VI-46': 'You cannot play a card in the middle of a payment, but what a card gave you before may be used for it.',
  'VI-47':
    'If several players want to play cards at the same moment, it goes clockwise – on a market day from the active player, in a mass from the start player.',
  'VI-48': 'Parts of a card that say “may” can be declined; you still take its points.',
  'VI-49': 'Cards cost exactly what is printed. A coin cannot replace beer.',
  'VI-50': 'Final scoring: first the base game, then the cards with an empty inkwell, and the Pickpocket last of all.',
})
