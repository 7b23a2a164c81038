/** What the book says in English. */

import type { BookText } from '@dorfplatz/ui'

export const text = {
  pages: {
    farm: {
      title: 'Two people, a hut',
      say: [
        'You begin with 2 people in a wooden hut and a farmyard of 15 spaces. You have 14 rounds to make a good farm of it.',
        'At the end almost everything counts: fields, pastures, crops, animals, rooms, people. What you lack costs points.',
      ],
    },
    work: {
      title: 'One person, one action',
      say: [
        'Every round everybody sends one person after another to a space of the board and does what it says.',
        'Each space takes only one person in a round. Who comes first has it.',
        'Every round uncovers one more space.',
      ],
    },
    piles: {
      title: 'What is left grows',
      say: [
        'Spaces with a plus, such as +3, get that many goods every round. If nobody comes they pile up; whoever comes takes all.',
      ],
    },
    fields: {
      title: 'Plow, sow, wait',
      say: [
        'Plow a field, then sow it: one {grain:grain} becomes 3, one {vegetable:vegetable} becomes 2. Each harvest brings in one of them from every field.',
      ],
    },
    harvest: {
      title: 'Everybody wants to eat',
      say: [
        'After rounds 4, 7, 9, 11, 13 and 14 comes the harvest. First the fields yield, then every person eats 2 {food:food}, then animals have young.',
        'Each food you lack brings a begging card: 3 fewer points.',
      ],
    },
    fire: {
      title: 'A fire makes more of it',
      say: [
        '10 major improvements lie ready, each for one buyer. With a fireplace you cook animals and vegetables and bake bread: much more {food:food} than from raw grain.',
      ],
    },
    family: {
      title: 'More rooms, more hands',
      say: [
        'Build a room and the family may grow. Each new person does one more action every round and is worth 3 points.',
        'A room in a wooden hut costs 5 {wood:wood} and 2 {reed:reed}. Renovating costs 1 {reed:reed} and 1 {clay:clay} per room, later 1 {stone:stone}.',
      ],
    },
    animals: {
      title: 'Fences and animals',
      say: [
        'Fences around spaces make a pasture. Each of its spaces holds 2 animals of one kind, and a stable in it doubles that. You have 4 stables.',
        '2 of a kind have one young at every harvest.',
      ],
    },
    cards: {
      title: 'Cards make each game another',
      say: [
        'In the full game everybody has 7 occupations and 7 minor improvements in hand. Laid out, each helps in its own way until the end. In the family game there are none.',
      ],
    },
    end: {
      title: 'After fourteen rounds',
      say: [
        'Fields, pastures, grain, vegetables and each kind of animal bring −1 point for hardly any and up to 4 for many, such as 8 grain. Every unused space costs 1 point.',
        'Better some of everything than much of one thing.',
      ],
    },
  },
  chapters: {
    table: {
      title: 'Words and beginning',
      lead: 'Everybody has a farmyard of 15 spaces with a wooden hut of two rooms, 2 people, 15 fences and 4 stables. Nobody has goods yet but a little food.',
      example: 'Anna is the starting player and has 2 food. Ben has 3.',
    },
    round: {
      title: 'How a round goes',
      lead: 'A round card is turned over, goods are added, then one person after the other goes to work. At the end all come home.',
      example:
        'Nobody took the wood in round 1. In round 2 another 3 come to it: now 6 wood lie there, and Anna takes all of them with one person.',
    },
    house: {
      title: 'Rooms and family',
      lead: 'People need rooms, and rooms need material. A hut can be made of wood, clay or stone, always all of it of one kind.',
      example:
        'Anna has 3 rooms and 2 people. On “Family growth” a third person comes; it works from the next round on.',
    },
    fields: {
      title: 'Fields and seed',
      lead: 'Fields are plowed one at a time and then sown. A sown field lasts for several harvests.',
      example: 'Anna sows 1 grain: 3 stand on the field. At the next harvest she takes 1 of them; 2 stay there.',
    },
    animals: {
      title: 'Fences, stables, animals',
      lead: 'Animals need room: in a pasture, in a stable, or one of them in the house. Pastures are fenced on every side and lie together.',
      example:
        'A pasture of 2 spaces takes 6 fences and holds 4 animals of one kind. With a stable in it there is room for 8.',
    },
    harvest: {
      title: 'The harvest',
      lead: 'Six times in the game the fields yield, the family is fed and the animals have young, in this order.',
      example:
        'Anna has 3 people, one of them born in this round: she pays 2 + 2 + 1 = 5 food. She has 4 and turns 1 grain into 1 food.',
    },
    fire: {
      title: 'Bread and major improvements',
      lead: 'Fireplaces, hearths and ovens turn crops and animals into food. Only baking needs an action; cooking is allowed at any time.',
      example:
        'Anna has a Fireplace. With “Bake bread” she turns 2 grain into 4 food. Without it they would have been 2.',
    },
    cards: {
      title: 'Occupations and minor improvements',
      lead: 'Cards in hand do nothing. Occupations are played on their spaces, minor improvements where a space allows it. A card may ask for a price, which you pay, or a condition, which you only meet.',
      example:
        'A card asks for 2 occupations and costs 1 wood. Anna has laid out 3 occupations: she pays the wood and plays it.',
    },
    end: {
      title: 'Counting the farm',
      lead: 'Every kind of thing is counted by itself. Nothing of it costs a point; more of it brings up to 4.',
      example: 'Anna has 2 fields (1 point), no cattle (−1), 4 people (12 points) and 3 unused spaces (−3).',
    },
    ways: {
      title: 'Other ways to play',
      lead: 'The family game without hand cards, a game alone, drafting the hands, and a variant for trading cards.',
    },
    single: {
      title: 'Single cards',
      lead: 'Questions that came up about certain cards. Nobody needs to read this in advance: each card leads here.',
    },
  },
} satisfies BookText
