/** The practice corners in English. */

export const corners = {
  five: {
    title: 'All five',
    ask: 'You have five goods. Move the Community Center.',
    because:
      'Each good has a building that takes it. Rye belongs in the Bakehouse so that the barley is left for the Brewhouse.',
  },
  jewel: {
    title: 'Nothing for the Cooling House',
    ask: 'Milk and meat are missing. Move the Community Center all the same.',
    because: 'One {jewelry:jewelry} pays for a step of any building. Use it where nothing else will do.',
  },
  mixed: {
    title: 'Mixing saves',
    ask: 'It is round 3, a step costs 3. Advance the Bakehouse and the Cooling House.',
    because: 'From round 3 on, a payment of two kinds is 1 cheaper.',
  },
  three: {
    title: 'Three of a kind is not it',
    ask: 'Round 5. Advance the Bakehouse and the Manufacture.',
    because: 'Three kinds make a step 2 cheaper. Both want flax, so spend only one of it on each.',
  },
  limits: {
    title: 'More clay than rye',
    ask: 'Round 4. Advance the Carpentry and the Brewhouse.',
    because: 'Two kinds save 1, and 2 of one with 1 of the other keeps both limits.',
  },
  push: {
    title: 'Stone behind stone',
    ask: 'Two boulders lie right in front of the Carpentry. Advance it.',
    because: 'No two boulders share a space: the farther one must go first.',
  },
  hops: {
    title: 'Four hops',
    ask: 'You have 1 {hops:hops} and 1 {worker:Worker}. Have 4 hops after the harvest.',
    because: 'A field yields the number of its row: sow the hops in row 4.',
  },
  clay: {
    title: 'Three clay',
    ask: 'Get 3 {clay:clay}, and keep all your fields.',
    because: 'Land Sale would be cheaper, but it costs a field. The Nursery gives 3 for nothing else.',
  },
  care: {
    title: 'A good shepherd',
    ask: 'Give your sheep one more round.',
    because: 'Small Trade moves a sheep one card farther, and brings goods besides.',
  },
  butcher: {
    title: 'From sheep to clay',
    ask: 'Get 2 {clay:clay} with the help of your card.',
    because: 'The Butchery gives 4 meat. With 2 of them the card’s condition is met, and the meat stays yours.',
  },
  twelve: {
    title: 'Twelve points',
    ask: 'You lack 1 {jewelry:jewelry} for your Point card. Play it this round.',
    because: 'Land Sale turns a field into jewelry, at the price of a single Worker.',
  },
  twice: {
    title: 'Two steps in one round',
    ask: 'You have 3 {worker:Workers} and 2 {clay:clay}. Advance the Carpentry twice this round.',
    because: 'The second step needs a tool for the boulder. Workers become tools whenever you like.',
  },
}
