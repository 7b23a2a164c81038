/** What holds for all occupations, in English: common rules, counts, readings of single cards, worked examples. */

import { spaces } from '../spaces.en.ts'

export const occupations = {
  'A-OCCARD-G01': 'However an occupation comes into play, it counts as played and makes later ones cost more.',
  'A-OCCARD-G02':
    'Playing an occupation goes like this: goods other cards give beforehand, the price, a surcharge of the card, its immediate effects, reactions of other players.',
  'A-OCCARD-G03':
    'A card that names its own price for playing an occupation replaces the price of the space; a surcharge of the occupation still comes on top.',
  'A-OCCARD-G04': 'A card does not react to being played itself unless it says so.',
  'A-OCCARD-G05': 'Rounds still to be played do not include the current one: 14 minus its number.',
  'A-OCCARD-G06': 'Goods for a round after 14 are lost, and "rounds a to b" means only those still to come.',
  'A-OCCARD-G07':
    'Goods on round spaces, in stacks on cards or in a container come from the general supply and are not yours before you receive them.',
  'A-OCCARD-G08':
    'A bonus for bringing in goods looks at what the used space itself gives, whether it lay there or comes from the supply. Goods from other cards do not count unless the card says so.',
  'A-OCCARD-G09': 'Wood "lying on an action space" means accumulated wood only.',
  'A-OCCARD-G10': 'A bonus for bringing in goods is given once per person placed, whatever the amount.',
  'A-OCCARD-G11':
    'Traveling players exist only with 4 players, as a card, and with 5, as one of two choices. Cards tied to them work only if that choice is taken.',
  'A-OCCARD-G12':
    'Prices are worked out in this order: the normal price or one replacement price, then all discounts, then replaced goods. Nothing drops below 0.',
  'A-OCCARD-G13':
    'Stonecutter and Bricklayer make each improvement, room and renovation cheaper, minor and major alike.',
  'A-OCCARD-G14':
    'Free rooms cost neither resource nor reed. They are of your present material and follow the usual placement rules.',
  'A-OCCARD-G15': 'What needs a clay hut is also met by a stone house; what needs a stone house only by a stone house.',
  'A-OCCARD-G16': 'Animals from occupations are housed, cooked or put back immediately.',
  'A-OCCARD-G17':
    'Payments to other players come before the action, and goods may be turned into food first. If you cannot pay, you cannot use the space.',
  'A-OCCARD-G18':
    'Wood, Reed and Stone Buyer need 1 food, and the seller cannot refuse. They buy right after the seller has received the goods.',
  'A-OCCARD-G19':
    "If several players react to one event, they go in turn order from the active player's left neighbor.",
  'A-OCCARD-G20':
    'Cards used at the start of the work phase are asked for in turn order. An announced use stands; those who declined may still join while others announce something.',
  'A-OCCARD-G21':
    'Countryman and Acrobat act after the last placement, in turn order. The moved person fills the new space and frees the old one; a claim blocks nobody.',
  'A-OCCARD-G22':
    'At the start of a round the card is revealed, then goods are handed out, then effects happen. Goods just received can pay for them, and you order your own.',
  'A-OCCARD-G23': 'The spaces of Master Forester and Clay Digger are refilled with the others in phase 2.',
  'A-OCCARD-G24':
    'Where occupations compare all players (Reeve, Village Elder, House Steward, Church Warden, Constable), everyone who meets the condition gets the points.',
  'A-OCCARD-G25':
    'An animal put on Tanner or Brush Maker, or used for the Basin Maker, still gives its food. It serves only one of these cards.',
  'A-OCCARD-G26': 'Two of your own people never stand on the same space in a round.',
  'A-OCCARD-G27': 'Bonuses for sowing add up: Fieldsman, Smallholder, Liquid Manure, Potato Dibber, Planter Box.',
  'A-OCCARD-G28':
    'What you leave undone when its moment passes is lost: animals and fields go back to the supply, fences to your reserve.',
  'A-OCCARD-G29': 'Random draws of cards or tokens use the game’s recorded seed and are shown to everyone.',
  'A-OCCARD-G30':
    'Cards that need more players are already left out by their mark; with 1 or 2 players only 1+ is used.',
  'A-OCCARD-G31':
    'Alone, the Wood Distributor shares what lies on the wood space; with fewer than 3 wood nothing moves.',
  'A-OCCARD-C01': 'There are 166 occupations: 66 marked 1+, 40 marked 3+ and 60 marked 4+.',
  'A-OCCARD-C02': 'Each deck alone is large enough for every number of players.',
  'A-OCCARD-C03': 'Guildmaster, Rancher and Animal Trainer belong to later printings and are not used.',
  'A-OCCARD-D01': 'The Tutor belongs to deck E.',
  'A-OCCARD-D02': "The Smallholder's extra crop also goes on card fields with grain or vegetables.",
  'A-OCCARD-D03': "The Taster's price is 1 food.",
  'A-OCCARD-D04': 'The Harvest Helper acts between field and feeding phase.',
  'A-OCCARD-D05': 'The Fence Overseer fences without wood but for 1 food.',
  'A-OCCARD-D06': 'The Academic counts double for the Tutor as well.',
  'A-OCCARD-D07': 'If the Perpetual Student cannot pay the card drawn, begging cards make up for it.',
  'A-OCCARD-D08': 'Putting animals on Brush Maker and Tanner is optional.',
  'A-OCCARD-D09': 'The Clay Mixer only works with an action that gives clay and nothing else.',
  'A-OCCARD-D10':
    'With the Bricklayer, Helpful Neighbours costs 1 wood alone and brings 1 stone and 1 reed; without, 1 wood and 1 clay.',
  'A-OCCARD-D11': 'The Hedge Keeper gives up to 3 free fences per fence action.',
  'A-OCCARD-D12': 'The Stablehand gives one free stable per round.',
  'A-OCCARD-D13': `The Acrobat may also claim "${spaces.spoken('plow_sow')}".`,
  'A-OCCARD-D14':
    'For the Net Fisherman the reed space and the reed cards for 4 and 5 players yield reed, a space of choice only if you take reed there.',
  'A-OCCARD-D15': 'For the Outrider the newest round card is that of the current round.',
  'A-OCCARD-D16': 'Juggler and Fisherman pay only other players who have the named card in front of them.',
  'A-OCCARD-D17': "Animals kept from the Veterinarian's container are not replaced.",
  'A-OCCARD-D18': 'Some German card names are our best guess. No rule depends on a name.',
  'A-OCCARD-D19': 'Misspelled card names of the rulebook are given in their proper form.',
  'A-OCCARD-X01': 'Deck E holds 72 occupations, I and K 47 each; every card exists once.',
  'A-OCCARD-X02':
    'Example: the wood of Reeve, Village Elder, Church Warden, Constable and House Steward is 4 in rounds 1–5, 3 in 6–8, 2 in 9–11, 1 in 12–13 and 0 in 14.',
  'A-OCCARD-X03': 'Example: the Basin Maker gives 2 points for 3 or 4 wood, 4 for 6 and 7 for 11.',
  'A-OCCARD-X04':
    'Example: with the Fieldsman a single grain field gets 5 grain, two get 4 each, three get 3 each; vegetables 4, 3 and 2.',
  'A-OCCARD-X05':
    'Example: with the Bricklayer a clay room costs 3 clay and 2 reed, renovating 4 wooden rooms 3 clay and 1 reed. With the Carpenter too, the room costs 1 clay and 2 reed.',
  'A-OCCARD-X06': 'Example: with the Clay Plasterer 5 wooden rooms are renovated for 1 clay and 1 reed.',
  'A-OCCARD-X07': 'Example: with the Conservator 3 wooden rooms turn to stone for 3 stone and 1 reed.',
  'A-OCCARD-X08': 'Example: with the Cook 5 adults need 2+2+1+1+1 = 7 food.',
  'A-OCCARD-X09':
    'Example: if another player takes 1 grain, the Sycophant brings you 2 food, 1 of it from that player; if you go there yourself, 1 food.',
  'A-OCCARD-X10': 'Example: with the Shepherd 4 sheep have 2 lambs if both fit, 1 if only one fits.',
  'A-OCCARD-X11':
    'Example: Merchant and Traveling Salesman together allow 4 minor improvements on the improvement space for 1 food.',
  'A-OCCARD-X12': 'Example: a Cattle Whisperer played in round 6 brings cattle in round 11 only.',
  'A-OCCARD-X13':
    'Example: taking wood and clay in one action gives the Resource Seller the wood and then the clay of a fresh stack.',
} as const satisfies Record<string, string>
