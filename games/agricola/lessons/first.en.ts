/** What is said at a first table. */

export const text = {
  begin:
    'Work phase: in turns, everybody sends one person. {wood:Wood}, {reed:reed} and a first field are good to begin with.',
  hunger:
    'After round 4 comes the first harvest: every person eats 2 {food:food}. Count what you have; fishing and the day laborer help.',
  place: 'Spaces whose goods have piled up bring much with one person. What do you need for a third room?',
  feed: 'Feed everybody if you can: each food you lack costs 3 points for good.',
  plow: 'The first field may lie anywhere. Keep room beside the hut for rooms and in one corner for pastures.',
  fence: 'Two spaces side by side take 6 fences and hold 4 animals.',
  occupation: 'Cards that help again and again are best played early.',
} as const
