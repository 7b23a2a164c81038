/** What is said at a first table. */

export const text = {
  begin:
    'Take a stone and do what its place offers. {sack:Grain} and a first trained craftsman are good to begin with. A black stone costs 2 time.',
  turn: 'Look at what the customers at the stalls want: goods for them bring the most points. New children keep your farm alive.',
  craft: 'Training costs time once; afterwards only the work does. For stones you get a good at once and lose no time.',
  serve: 'Your first sale on a market day you called costs nothing more; every other one a green stone and 1 time.',
  council: 'Every step is worth points at the end, and privileges help in every round.',
  pick: 'For 1 {coin:coin} each you pick your own people from the bag; the rest is chance.',
  dies: 'Choose by the chronicle: who stands where a place is still free gets a name there.',
} as const
