/**
 * Rules that speak only of cards of the decks I and K, in English. They are not part of the rulebook yet: they join it, and
 * the tests that pin them, with those decks.
 */
export const later = {
  'A-OCCARD-C01': 'There are 166 occupations: 66 marked 1+, 40 marked 3+ and 60 marked 4+.',
  'A-OCCARD-D02': "The Smallholder's extra crop also goes on card fields with grain or vegetables.",
  'A-OCCARD-D03': "The Taster's price is 1 food.",
  'A-OCCARD-D04': 'The Harvest Helper acts between field and feeding phase.',
  'A-OCCARD-D05': 'The Fence Overseer fences without wood but for 1 food.',
  'A-OCCARD-D07': 'If the Perpetual Student cannot pay the card drawn, begging cards make up for it.',
  'A-OCCARD-D10':
    'With the Bricklayer, Helpful Neighbours costs 1 wood alone and brings 1 stone and 1 reed; without, 1 wood and 1 clay.',
  'A-OCCARD-D13': 'The Acrobat may also claim "Plow 1 field and/or sow".',
  'A-OCCARD-D14':
    'For the Net Fisherman the reed space and the reed cards for 4 and 5 players yield reed, a space of choice only if you take reed there.',
  'A-OCCARD-D15': 'For the Outrider the newest round card is that of the current round.',
  'A-OCCARD-D17': "Animals kept from the Veterinarian's container are not replaced.",
  'A-OCCARD-G18':
    'Wood, Reed and Stone Buyer need 1 food, and the seller cannot refuse. They buy right after the seller has received the goods.',
  'A-OCCARD-G20':
    'Cards used at the start of the work phase are asked for in turn order. An announced use stands; whoever declined may still join while others announce something.',
  'A-OCCARD-G21':
    'Countryman and Acrobat act after the last placement, in turn order. The moved person fills the new space and frees the old one; a claim blocks nobody.',
  'A-OCCARD-G31':
    'Alone, the Wood Distributor shares what lies on the wood space; with fewer than 3 wood nothing moves.',
  'A-OCCARD-X03': 'Example: the Basin Maker gives 2 points for 3 or 4 wood, 4 for 6 and 7 for 11.',
  'A-OCCARD-X04':
    'Example: with the Fieldsman a single grain field gets 5 grain, two get 4 each, three get 3 each; vegetables 4, 3 and 2.',
  'A-OCCARD-X05':
    'Example: with the Bricklayer a clay room costs 3 clay and 2 reed, renovating 4 wooden rooms 3 clay and 1 reed. With the Carpenter too, the room costs 1 clay and 2 reed.',
  'A-OCCARD-X06': 'Example: with the Clay Plasterer 5 wooden rooms are renovated for 1 clay and 1 reed.',
  'A-OCCARD-X09':
    'Example: if another player takes 1 grain, the Sycophant brings you 2 food, 1 of it from that player; if you go there yourself, 1 food.',
  'A-OCCARD-X11':
    'Example: Merchant and Traveling Salesman together allow 4 minor improvements on the improvement space for 1 food.',
  'A-OCCARD-X13':
    'Example: taking wood and clay in one action gives the Resource Seller the wood and then the clay of a fresh stack.',
  'AGR-MIN-G20':
    "Card fields with grain or vegetables get the Smallholder's extra crop, wood does not; none of them counts towards the limit of 2 fields.",
  'AGR-MIN-G24': 'The Broom draws from undealt minor improvements of the decks in use, or as many as are left.',
} as const satisfies Record<string, string>
