/** The practice corners in English. */

export const corners = {
  last: {
    title: 'One food short',
    ask: 'The harvest comes after this round. You need 6 {food:food} and have 5. One person is left.',
    because: 'Any space that brings food will do; fishing is the simplest. Alone every adult eats 3.',
  },
  seed: {
    title: 'Save the seed',
    ask: 'Feed your family, and keep a {grain:grain} to sow.',
    because: 'A vegetable is worth as much as a grain on the plate. From the grain three will grow.',
  },
  both: {
    title: 'What goes on the table',
    ask: '2 {food:food} are missing. Keep 1 {grain:grain} and both {vegetable:vegetables}.',
    because: 'Vegetables are hard to get and worth points one by one. Grain comes back sooner; one is enough to sow.',
  },
  room: {
    title: 'A room this round',
    ask: 'Build a room with your two people.',
    because: 'A wooden room costs 5 wood and 2 reed: first fetch what is missing, then build.',
  },
  wide: {
    title: 'A wide pasture',
    ask: 'You have 6 {wood:wood}. Fence in a pasture of two spaces.',
    because: 'Two spaces side by side have six edges. Four fences would only enclose one space.',
  },
  shared: {
    title: 'One fence for two',
    ask: 'With 7 {wood:wood}: two pastures.',
    because: 'The fence in between counts for both. Apart, two pastures would cost eight.',
  },
  points: {
    title: 'Two points in one go',
    ask: 'Gain 2 points with a single person.',
    because:
      'The first grain turns −1 into 1. A single field still counts −1, an animal would have no space to be fetched from.',
  },
  bread: {
    title: 'Bake, do not boil',
    ask: 'You have 3 {grain:grain} and a fireplace. Have 8 {food:food} this round.',
    because: 'Baked at the fireplace, each grain is worth 2; eaten raw only 1.',
  },
  roast: {
    title: 'A sheep without a pasture',
    ask: 'Have 4 {food:food}, and do not go fishing.',
    because: 'An animal may live in your house, and at the fireplace it becomes 2 food whenever you like.',
  },
  beside: {
    title: 'The second field',
    ask: 'Plow another field.',
    because: 'New fields must touch those you have.',
  },
  sow: {
    title: 'Everything into the ground',
    ask: 'Sow both your fields with a single person.',
    because: 'One sow action is for all your fields. One grain becomes three, one vegetable two.',
  },
  stable: {
    title: 'A roof for an animal',
    ask: 'Build a stable.',
    because: 'A stable costs 2 wood and holds one animal, also without a fence.',
  },
  clay: {
    title: 'Clay instead of wood',
    ask: 'Renovate your hut of 2 rooms in this round. You have 1 {clay:clay} and 1 {reed:reed}.',
    because: 'It costs 1 reed in total and 1 clay for each room: fetch clay first, then renovate.',
  },
}
