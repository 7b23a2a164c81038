/** Everything one does on the farm, in English: building, family, fields, bread, fences and animals. */

import { MAX_FENCES, MAX_STABLES } from '../../rules/farm/yard.ts'
import { roomsAndStables } from '../../rules/work/words.ts'
import { spaces } from '../spaces.en.ts'

export const farm = {
  'A-BUILD-01':
    'A new room goes on an unused space adjacent to one of your rooms; a room built earlier in the same action counts.',
  'A-BUILD-02': 'New rooms must be of the same material as your home.',
  'A-BUILD-03':
    'A room costs 5 wood and 2 reed in a wooden hut, 5 clay and 2 reed in a clay hut, 5 stone and 2 reed in a stone house.',
  'A-BUILD-04': `On "${spaces.spoken('build_rooms_stables')}" you may build as many rooms as you can afford; on the five-player card exactly one.`,
  'A-BUILD-05': 'Rooms cannot stand on a field, on a stable or inside a pasture.',
  'A-BUILD-06': 'The number of rooms is limited only by your free spaces.',
  'A-RENOVATE-01':
    'Turning a wooden hut into a clay hut costs 1 clay per room and 1 reed in total; a clay hut into a stone house 1 stone per room and 1 reed in total.',
  'A-RENOVATE-02': 'You always renovate all rooms together.',
  'A-RENOVATE-03':
    'Each renovation is one step; going from wood straight to stone requires a card. With two renovation spaces (round 14) two people may do both steps in one round.',
  'A-RENOVATE-04':
    'A stone house cannot be renovated. You then cannot use a renovation space, not even for the improvement or the fences.',
  'A-RENOVATE-05': 'Renovating changes neither the number of rooms nor of people.',
  'A-FAMILY-01':
    'Family growth brings 1 person from your reserve into play. It lies next to the person who took the action.',
  'A-FAMILY-02':
    'Ordinary growth needs more rooms than family members at that moment. All members count, also newborns and those on the boards; guests do not.',
  'A-FAMILY-03': 'Growth "even without room" (stage 5) ignores rooms: 5 people may live in 2 rooms.',
  'A-FAMILY-04':
    'A room you build later is taken up by a family member who has none. Ordinary growth is possible again only when you have more rooms than people.',
  'A-FAMILY-05': 'A family has at most 5 members. With 5 you may not use a growth space.',
  'A-FAMILY-06': 'A newborn does no work in the round of its birth; from the next round on it does.',
  'A-FAMILY-07': 'The minor improvement of the stage 2 space is optional and comes only after the growth.',
  'A-FAMILY-08': 'Growth still pays in round 14: 3 points, and the newborn costs only 1 food in the last harvest.',
  'A-PLOW-01': 'Place a field on an unused space: no room, field or stable, and not inside a pasture.',
  'A-PLOW-02': 'Your first field may lie anywhere; each later one must be adjacent to one of your fields.',
  'A-PLOW-03': 'Fields are never removed or moved.',
  'A-PLOW-04': 'If there is no legal place for a field, you cannot take the plow action.',
  'A-PLOW-05': 'Fields may touch rooms and pastures but need not.',
  'A-SOW-01': 'With a sow action you plant any number of your empty fields, at least one. You may leave some empty.',
  'A-SOW-02': 'Sowing grain: put 1 grain from your supply on the field and add 2 from the general supply, 3 in total.',
  'A-SOW-03':
    'Sowing vegetables: put 1 vegetable from your supply on the field and add 1 from the general supply, 2 in total.',
  'A-SOW-04':
    'Each field grows one crop, and it must be empty before it is sown. Different fields may get different crops in one action.',
  'A-SOW-05': `On “${spaces.spoken('plow_sow')}” the new field may be sown immediately.`,
  'A-SOW-06': 'Cards that act as a field may be sown in the same action as their text says. They are not field tiles.',
  'A-BAKE-01': `Baking bread is an action. You get it on "${spaces.spoken('sow_bake')}", right after buying a Clay or Stone Oven, on the baking space of the family board, or through a card.`,
  'A-BAKE-02':
    'You need a baking improvement. Per grain a Fireplace gives 2 and a Cooking Hearth 3 food without limit; a Clay Oven bakes 1 grain for 5 food, a Stone Oven up to 2 grain for 4 food each, per bake action.',
  'A-BAKE-03':
    'In one bake action you may use all your baking improvements, each within its limit, and each grain once.',
  'A-BAKE-04': 'Only grain in your supply can be baked, not grain on fields.',
  'A-BAKE-05': 'A bake action must bake at least 1 grain.',
  'A-BAKE-06':
    'Baking right after buying an oven is optional. You may use your other baking improvements in it as well.',
  'A-BAKE-07': 'Buying a Fireplace or Cooking Hearth gives no bake action.',
  'A-BAKE-08': 'Food from baking comes from the general supply.',
  'A-BAKE-09': 'At any time you may turn a grain or vegetable of your supply into 1 food, without baking.',
  'A-BAKE-10':
    'You may exchange whenever you decide or pay something, while others decide, and while feeding. If an exchange could still matter, you are asked before feeding and before the end of the game. Animals are excluded while they breed.',
  'A-FENCE-01': `A fence costs 1 wood and is placed immediately. You have ${MAX_FENCES}; fences placed on a card count towards these.`,
  'A-FENCE-02': 'Fences lie on the edges of spaces, at most one per edge.',
  'A-FENCE-03':
    'Fences may only be built if all areas they bound end up closed, with a fence on every side. Board edge, rooms, fields and stables do not replace fences.',
  'A-FENCE-04':
    'A pasture must not contain rooms or fields; stables may be inside. Fences along the outside of rooms and fields are fine.',
  'A-FENCE-05': 'Fences are never removed or moved, so pastures can never be joined.',
  'A-FENCE-06':
    'If you have pastures, each new one must be adjacent to them: all your pastures form one connected area.',
  'A-FENCE-07': 'This also holds among the first pastures when you build several in one action.',
  'A-FENCE-08': 'A fence between two pastures serves both.',
  'A-FENCE-09': 'You may divide a pasture with more fences, now or later. The parts are then separate pastures.',
  'A-FENCE-10':
    'In the end every fence must be the border of a pasture. Fences that enclose nothing, or with the same pasture on both sides, are not allowed.',
  'A-FENCE-11': 'A fence action must build at least 1 fence and create at least one new pasture, if only by dividing.',
  'A-FENCE-12': 'No pasture may be left open, not even for a moment.',
  'A-FENCE-13': 'If animals no longer fit after fencing, you rearrange them, put some back or cook them immediately.',
  'A-FENCE-14': 'A ring of pasture around an inner space is impossible: it would take 16 fences.',
  'A-STABLE-01': `A stable costs ${roomsAndStables.wood} wood on "${spaces.spoken('build_rooms_stables')}". You have ${MAX_STABLES} for the whole game and may build several in one action.`,
  'A-STABLE-02':
    'A stable may stand on any space without room or field, fenced or not, one per space. It is never removed.',
  'A-STABLE-03': 'An unfenced stable houses exactly 1 animal of any kind. Its space counts as used.',
  'A-STABLE-04':
    'A stable in a pasture doubles the capacity of the whole pasture; each additional one doubles it again.',
  'A-STABLE-05':
    'You may fence a stable in later. It then no longer holds its own animal but doubles the capacity of the pasture.',
  'A-STABLE-06': 'Stables need not be adjacent to anything.',
  'A-ANIMAL-01': 'A pasture holds 2 animals per space, doubled for each stable in it.',
  'A-ANIMAL-02': 'All animals in one pasture are of the same kind; one kind may live in several pastures.',
  'A-ANIMAL-03':
    'Your home has room for exactly 1 animal of any kind, however large it is. It takes no room from a person.',
  'A-ANIMAL-04': 'An unfenced stable holds 1 animal of any kind; two side by side stay separate places.',
  'A-ANIMAL-05': 'Some cards hold animals as their text says.',
  'A-ANIMAL-06': 'You may rearrange your animals freely at any time as long as all limits hold.',
  'A-ANIMAL-07':
    'New animals must be housed immediately. What does not fit goes back to the supply or, with a suitable card, is turned into food immediately.',
  'A-ANIMAL-08': 'You choose which animals you keep, old or new.',
  'A-ANIMAL-09': 'Fields, rooms (apart from the one pet) and open spaces without a stable house no animals.',
  'A-ANIMAL-10':
    'A Fireplace turns a sheep into 2 food, a wild boar into 2, cattle into 3 and a vegetable into 2. A Cooking Hearth gives 2, 3, 4 and 3.',
  'A-ANIMAL-11':
    'Animals and vegetables may be cooked at any time and in any number, except in the breeding phase. Grain is worth more only when baked.',
  'A-ANIMAL-12':
    'Your animals fit if each pasture can be given one kind so that whatever is left over finds a single place: home, unfenced stables, cards.',
  'A-ANIMAL-13':
    'Only the number of each kind is kept; where they stand is up to you at any time. Where a card depends on it you are asked.',
} as const satisfies Record<string, string>
