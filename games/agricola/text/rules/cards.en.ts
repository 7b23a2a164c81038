/** Hand cards and major improvements in English, and what holds for all cards. */

import { spaces } from '../spaces.en.ts'

export const cards = {
  'A-OCC-01':
    'An occupation action plays exactly 1 occupation from your hand, face up. Its text holds from then on; cards in hand do nothing.',
  'A-OCC-02': 'On the printed space your first occupation is free and each later one costs 1 food.',
  'A-OCC-03':
    'The three-player card always costs 2 food. On the four- and five-player cards your first two occupations cost 1 food each, later ones 2.',
  'A-OCC-04': 'Your occupations are counted over the whole game and all spaces.',
  'A-OCC-05': 'You must have the food before the card takes effect; it cannot pay for itself.',
  'A-OCC-06': 'Without an occupation in hand or without the food you cannot use an occupation space.',
  'A-OCC-07': 'Occupations have no printed points. Some give bonus points.',
  'A-MINOR-01': `You play a minor improvement on "Starting player", on "${spaces.spoken('major_or_minor')}", after a stage 2 renovation, after family growth on stage 2, or by a card; one each time.`,
  'A-MINOR-02': 'You pay its cost. A prerequisite only has to be met; nothing is given up for it.',
  'A-MINOR-03': 'Prerequisites are minimums; more is fine. They are checked when you play the card, before you pay.',
  'A-MINOR-04': 'If a card offers alternative costs you pay one of them in full and do not mix them.',
  'A-MINOR-05': 'Crops you pay or must own have to be in your supply, not on fields.',
  'A-MINOR-06':
    'A passing card is played and carried out and then goes to your left neighbor’s hand immediately. In a solo game you remove it.',
  'A-MINOR-07': 'A passing card never lies in front of anyone, so it never counts as an improvement you have.',
  'A-MINOR-08': 'You may play a passing card you received later, even in the same round.',
  'A-MAJOR-01': `Each major improvement exists once and is open to all. You buy one on "${spaces.spoken('major_or_minor')}", after a stage 2 renovation or by a card; one each time.`,
  'A-MAJOR-02': 'You may own several Fireplaces and Cooking Hearths.',
  'A-MAJOR-03':
    'Fireplace, 2 clay, 1 point. At any time: vegetable 2, sheep 2, wild boar 2, cattle 3 food. Baking: 2 food per grain.',
  'A-MAJOR-04': 'Fireplace, 3 clay, 1 point. It does the same as the cheaper one.',
  'A-MAJOR-05':
    'Cooking Hearth, 4 clay or a Fireplace given back, 1 point. At any time: vegetable 3, sheep 2, wild boar 3, cattle 4 food. Baking: 3 food per grain.',
  'A-MAJOR-06': 'Cooking Hearth, 5 clay or a Fireplace given back, 1 point. It does the same as the cheaper one.',
  'A-MAJOR-07':
    'Clay Oven, 3 clay and 1 stone, 2 points. Baking: 1 grain for 5 food. You may bake immediately when you buy it.',
  'A-MAJOR-08':
    'Stone Oven, 1 clay and 3 stone, 3 points. Baking: up to 2 grain for 4 food each. You may bake immediately when you buy it.',
  'A-MAJOR-09':
    'Joinery, 2 wood and 2 stone, 2 points. Each harvest at most 1 wood becomes 2 food. At the end 3, 5 or 7 wood give 1, 2 or 3 bonus points.',
  'A-MAJOR-10':
    'Pottery, 2 clay and 2 stone, 2 points. Each harvest at most 1 clay becomes 2 food. At the end 3, 5 or 7 clay give 1, 2 or 3 bonus points.',
  'A-MAJOR-11':
    "Basketmaker's Workshop, 2 reed and 2 stone, 2 points. Each harvest at most 1 reed becomes 3 food. At the end 2, 4 or 5 reed give 1, 2 or 3 bonus points.",
  'A-MAJOR-12': 'Each of the three workshops works at most once per harvest, in the feeding phase.',
  'A-MAJOR-13':
    'For the bonus points of the workshops your resources are only counted, not spent. Each gives at most 3.',
  'A-MAJOR-14':
    'Instead of clay you may give back one of your Fireplaces for a Cooking Hearth, whichever hearth is still there. This needs an improvement action, and the Fireplace can then be bought again by anyone.',
  'A-MAJOR-15': 'Well, 1 wood and 3 stone, 4 points. It lays 1 food on each of the next 5 round spaces.',
  'A-MAJOR-16': "The Well's food begins with the next round. If fewer than 5 rounds are left, there is less.",
  'A-MAJOR-17':
    'If the Well is given back for an upgrade, its food stays. The Well can then be bought again and lays food again.',
  'A-MAJOR-18': 'Major improvements you give back return to the offer; minor ones leave the game.',
  'A-CARDS-01': 'Hand cards are secret and do nothing until they are played.',
  'A-CARDS-02': 'Where a card and a rule contradict each other, the card wins.',
  'A-CARDS-03': 'Played cards lie open for all to read.',
  'A-CARDS-04': 'The printed points of an improvement count only if it lies in front of you at the end.',
  'A-CARDS-05': 'Bonus points come from card texts. Cards that can give them are marked.',
  'A-CARDS-06':
    "Seven minor improvements are upgrades: part of their cost is giving back an improvement you have. They are Baker's Oven, Baker's Kitchen, Bakehouse, Village Well, Sawmill, Cooking Corner and the minor Cooking Hearth.",
  'A-CARDS-07': 'An improvement given back loses its effects and its points.',
  'A-CARDS-08':
    'Symbols mark passing cards, cards that are action spaces for everyone, and cards that act as a field or another space of your farm.',
  'A-CARDS-09':
    'A card that is an action space is an ordinary space: one person per round, open to all unless it says otherwise.',
  'A-CARDS-10':
    'Planted card fields count as grain or vegetable fields for prerequisites (not the wood on the Copse). They are not scored as fields and neither need nor give adjacency.',
  'A-CARDS-11':
    'Countryman, Acrobat and Net Fisherman mark their claims on a space. What becomes of a claim is said on the card.',
  'A-CARDS-12':
    'The Guest is one extra person for a round. It is no family member, needs no room and may even be a sixth placement.',
  'A-CARDS-13': 'Animals on cards are yours for breeding and scoring.',
  'A-CARDS-14':
    '"Whenever you take something with an action" looks at goods your person takes from an action space, unless the card says more.',
  'A-CARDS-15': 'A card can be used from the moment it is played, even for the rest of the same action.',
  'A-CARDS-16': 'You may decline optional effects; simple gains of goods are automatic.',
  'A-CARDS-17': 'Costs never drop below 0.',
  'A-CARDS-18': 'Two cards that each replace the cost of the same thing cannot be combined unless their notes say so.',
  'A-CARDS-20':
    'A card may lay goods, tiles or fences on the spaces of later rounds. Each item belongs to the player whose card laid it.',
  'A-CARDS-21': 'They are handed out in phase 1 of that round, after the new card is revealed and before replenishing.',
  'A-CARDS-22': '"The next rounds" begin with the round after this one. Whatever would fall after round 14 is lost.',
  'A-CARDS-23':
    'A card leaves play only as the price of an upgrade or of the Madonna Statue. After an upgrade, goods it has laid out stay yours; they are lost only if the card is returned for the Madonna Statue.',
  'A-CARDS-24':
    'You may refuse what needs a decision or payment. Refused tiles go back to the supply, fences to your reserve. Nothing can be taken early.',
  'A-CARDS-25': 'Animals you receive this way are housed, cooked or put back immediately.',
  'A-CARDS-26': 'Goods on round spaces count neither in scoring nor as your supply.',
} as const satisfies Record<string, string>
