/** The practice corners in English. */

export const corners = {
  plow: {
    title: 'A plow, and no time lost',
    ask: 'Have a {plow:plow} made without spending any time.',
    because: 'An orange and a pink stone pay the smith. Take the orange one; the {coin:coin} stands in for the pink.',
  },
  ox: {
    title: 'Grain for an ox',
    ask: 'Get an {ox:ox} without spending any time.',
    because: 'The stables take 3 bags of grain. Any stone of the crafts lets you in.',
  },
  mill: {
    title: 'Flour into money',
    ask: 'Have 3 {coin:coins}.',
    because: 'The mill gives 2 coins for 2 grain and 2 time, and no one has to learn anything.',
  },
  four: {
    title: 'A full barn',
    ask: 'Bring in 4 {sack:bags of grain} in one go.',
    because: 'With an ox and a plow a harvest gives 4 instead of 2.',
  },
  customers: {
    title: 'Two customers, one coin left',
    ask: 'Serve customers for 10 points, and keep your {coin:coin}.',
    because: 'The first sale of your own market day is free; the second costs a green stone and 1 time.',
  },
  scroll: {
    title: 'First next round',
    ask: 'Make sure that you begin the next round.',
    because: 'A scroll opens the council chamber in place of two green stones, and step 1 gives the marker.',
  },
  brown: {
    title: 'On the road with brown stones',
    ask: 'Reach a castle, and keep your {coin:coin}.',
    because: 'The road costs two brown stones. You have one; take the brown stone from travel, too.',
  },
  well: {
    title: 'The market is empty',
    ask: 'No stone lies on the market. Serve a customer all the same.',
    because: 'Three stones of one color buy any action at the Well, also one without stones.',
  },
  craftsman: {
    title: 'Remembered as a craftsman',
    ask: 'Your time is nearly up. Get someone among the craftsmen of the chronicle.',
    because:
      'Someone who stands in a craft at the end of your turn dies as a craftsman. Learning and making pass the quill.',
  },
  alive: {
    title: 'No one dies today',
    ask: 'Get a {horse:horse} without passing the quill.',
    because: 'Grain pays for it instead of time.',
  },
  mass: {
    title: 'A place in church',
    ask: 'The last stone lies on the church. Have someone on a church step after mass.',
    because: 'Pay the way into the bag with time and keep the {coin:coin}: it picks your member for certain.',
  },
  child: {
    title: 'The second generation',
    ask: 'Have a child.',
    because: 'The next one born has the lowest number left: the second generation.',
  },
}
