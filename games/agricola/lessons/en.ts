/** What the teacher says in English. */

import { corners } from './corners.en.ts'

export const text = {
  chapters: {
    farm: {
      title: 'Two people, one hut',
      can: ['find your farm and your people', 'place a person', 'see what a new round brings'],
      steps: {
        yard: {
          say: 'This is your farm: 15 spaces, two of them a wooden hut. In 14 rounds it should become a place to live well on.',
          why: 'At the end everything counts: fields, pastures, crops, animals, rooms and people. Whatever is missing costs points.',
        },
        people: { say: 'You begin with 2 people. Each of them does one thing in every round.' },
        board: {
          say: 'Each of these spaces is something to do, for one person only. Who goes there first has it for this round.',
        },
        wood: {
          say: 'Everything on a farm is made of {wood:wood}.',
          task: 'Send someone to 3 wood.',
          why: 'Fences, rooms and stables all cost wood. There is never enough of it.',
        },
        taken: {
          say: 'You have 3 {wood:wood} now, and the space is taken: until the round ends no one else goes there.',
        },
        reed: {
          say: 'Knacks, the bot at the table, has gone fishing. It is your turn again.',
          task: 'Send your second person to 1 reed.',
          why: 'Roofs are made of reed. Every new room needs 2.',
        },
        round: {
          say: 'Everyone has come home, and a new round has begun. Each round turns over one more space that stays until the end: this time one with a sheep.',
        },
      },
    },
    piles: {
      title: 'What is left grows',
      can: ['see what has piled up', 'take a whole pile', 'weigh waiting against taking'],
      steps: {
        grown: {
          say: 'One round later: in the first one you took 1 grain and plowed. No one took the {wood:wood}, so 3 more have been added: now there are 6.',
          why: 'Every such space grows in every round, no matter who was there.',
        },
        take: { say: 'Whoever goes there takes everything.', task: 'Take the 6 {wood:wood}.' },
        have: { say: '6 {wood:wood} with one person. That is worth waiting for, if no one else is faster.' },
        race: { say: 'The {reed:reed} works the same way: there are 2 now. Next round there would be 3, or none.' },
        reed: { say: 'Better 2 in the hand.', task: 'Take the {reed:reed}.' },
        anew: { say: 'A new round. Both spaces you emptied begin again: 3 {wood:wood} and 1 {reed:reed}.' },
      },
    },
    fields: {
      title: 'Plow, sow, wait',
      can: ['plow a field', 'sow {grain:grain}', 'say what a field yields'],
      steps: {
        grain: {
          say: 'If you want to harvest, you need seed.',
          task: 'Take 1 {grain:grain}.',
          why: 'One grain becomes three. That is how food comes to the table.',
        },
        plow: { say: 'And it needs a field.', task: 'Send someone to plow.' },
        where: {
          say: 'Any empty space will do; later fields must touch this one.',
          task: 'Choose where the field should lie.',
          why: 'Leave room for pastures on one side and for rooms beside your hut.',
        },
        field: { say: 'Your first field. Empty ones yield nothing, so let us sow it.' },
        sow: { say: 'This space lets you sow all your fields in one go.', task: 'Send someone to sow.' },
        seed: { say: 'One {grain:grain} goes onto the field, two more are added.', task: 'Sow {grain:grain}.' },
        three: {
          say: 'There are 3 {grain:grain} on it now. Each harvest brings in one of them, so the field lasts for three harvests.',
          why: 'Vegetables work the same way: one becomes two.',
        },
      },
    },
    harvest: {
      title: 'The first harvest',
      can: ['say when harvests come', 'feed your family', 'avoid begging cards'],
      steps: {
        when: {
          say: 'It is round 4, and after it comes the first harvest. The others follow after rounds 7, 9, 11, 13 and 14: faster and faster.',
        },
        food: {
          say: 'Each person eats 2 {food:food}. There are two of you, and you have 3: one is missing.',
          why: 'Children born in the same round eat only 1.',
        },
        last: {
          say: 'No need to fetch that one: your field is about to yield {grain:grain}, and grain can be eaten. So your last person gets something for a roof.',
          task: 'Take the {reed:reed}.',
        },
        field: { say: 'First the fields: 1 {grain:grain} has come in by itself.' },
        feed: {
          say: 'Now the family: 1 {food:food} is still missing. Eating 1 {grain:grain} raw is already suggested; that is all you need.',
          task: 'Feed your family.',
          why: 'That is not much for a grain: baked it would be 2 to 5. “Keep back” means: you keep food and take begging cards instead.',
        },
        begging: {
          say: 'Everyone is fed. For each food that is missing you would have got a begging card: 3 fewer points, for good.',
          why: 'Nothing costs more than a hungry harvest. Plan for it first.',
        },
        next: { say: 'Animals would have had young now. Stage II begins, and with it a space for family growth.' },
      },
    },
    hearth: {
      title: 'Fireplace and oven',
      can: ['buy a major improvement', 'bake {grain:grain} into food', 'say what cooks animals'],
      steps: {
        majors: {
          say: 'These are the 10 major improvements. Whoever buys one owns it; only the Fireplace and the Cooking Hearth exist twice.',
          why: 'Life is better with a fireplace: it makes food from grain, vegetables and animals.',
        },
        buy: {
          say: 'You have 2 {clay:clay}: enough for a Fireplace.',
          task: 'Send someone to buy an improvement.',
        },
        fireplace: { say: 'Here it is.', task: 'Buy the Fireplace for 2 {clay:clay}.' },
        clay: {
          say: 'Knacks has fetched wood. For a Cooking Hearth you will need more clay later.',
          task: 'Take the {clay:clay}.',
        },
        bake: {
          say: 'A new space has come up: sow and/or bake bread. You have a {grain:grain} and a fire.',
          task: 'Send someone to bake.',
          why: 'Baking is an action: you need this space for it. An oven also bakes once when you buy it.',
        },
        bread: { say: 'At the fireplace each {grain:grain} becomes 2 {food:food}.', task: 'Bake 1 {grain:grain}.' },
        food: {
          say: 'Bread! And animals or vegetables you may cook at any time, without sending anyone.',
          why: 'A sheep brings 2 food, cattle 3.',
        },
      },
    },
    child: {
      title: 'One more room, one more child',
      can: ['build a room', 'let your family grow', 'say why that is worth it'],
      steps: {
        room: {
          say: 'A child needs a room. In a wooden hut it costs 5 {wood:wood} and 2 {reed:reed}, and you have saved them.',
        },
        build: { say: 'Rooms are built here.', task: 'Send someone to build.' },
        where: {
          say: 'A room must touch your hut.',
          task: 'Build a room.',
          why: 'With more wood you could also build stables in the same turn.',
        },
        growth: {
          say: 'There is room for three now.',
          task: 'Go to family growth.',
          why: 'The parent stands there, with the child beside.',
        },
        born: { say: 'A child! From the next round on it works, too: three actions instead of two.' },
        worth: {
          say: 'It eats 2 {food:food} at every harvest (only 1 if it was born in that round), but it brings 3 points, and above all more actions. The sooner, the better.',
        },
      },
    },
    fences: {
      title: 'Fences and animals',
      can: ['fence in a pasture', 'say how many animals fit', 'say when animals have young'],
      steps: {
        wood: { say: 'You have 8 {wood:wood}. Each {fence:fence} costs 1.' },
        fence: { say: 'Here you may build fences, as many as you can pay for.', task: 'Send someone to build fences.' },
        pasture: {
          say: 'A pasture must be closed all around. Two spaces side by side need 6 {fence:fences}.',
          task: 'Fence in a pasture.',
          why: 'You may fence in several pastures in one action; they must touch each other. Larger ones need fewer fences for each space.',
        },
        room: {
          say: 'Each space of a pasture holds 2 animals of one kind. A stable inside doubles that; you have 4 stables for the whole game.',
        },
        wait: {
          say: 'Animals only come with a new round card. Until then: {clay:clay} for a Fireplace.',
          task: 'Take the {clay:clay}.',
        },
        sheep: { say: 'The new round card brings 1 {sheep:sheep} in every round.', task: 'Fetch the {sheep:sheep}.' },
        breed: {
          say: 'With two of a kind, one young is born at each harvest if it fits. And one animal may always live in your house.',
        },
      },
    },
    herd: {
      title: 'Stable, young animals, clay hut',
      can: ['build a stable', 'have animals breed', 'renovate your home'],
      steps: {
        pasture: {
          say: 'Your pasture has 2 spaces and holds 4 animals. One {sheep:sheep} lives there already; one by itself has no young.',
        },
        stable: {
          say: 'A {stable:stable} doubles the room of the pasture it stands in. It costs 2 {wood:wood}.',
          task: 'Send someone to build a stable.',
          why: 'This space also lets you bake bread. Without a fireplace or oven you cannot do that yet.',
        },
        where: {
          say: 'Even without fences around it a stable holds 1 animal. In the pasture it does more.',
          task: 'Build the stable on A5.',
        },
        room: { say: 'The pasture now has room for 8 animals of one kind. At its fence you see how many are there.' },
        sheep: {
          say: 'After this round comes a harvest. Until then you need 2 sheep.',
          task: 'Fetch the {sheep:sheep}.',
          why: '2 of them have piled up on that space. You take both.',
        },
        young: {
          say: 'In the harvest your family has eaten, and your 3 {sheep:sheep} have become 4: 1 young for each kind of which you have 2 or more.',
          why: 'There is never more than 1 young of a kind, not even with 6 sheep. Without room none is born.',
        },
        clay: {
          say: 'Now the house: a clay hut needs 1 {clay:clay} for each room, so 2, and 1 {reed:reed}. You have 1 clay.',
          task: 'Fetch the {clay:clay}.',
        },
        reed: { say: 'The roof is still missing.', task: 'Fetch the {reed:reed}.' },
        renovate: { say: 'The new round card is the renovation.', task: 'Send someone to renovate.' },
        hut: {
          say: 'Your wooden hut has become a clay hut, all rooms at the same time. Each clay room is worth 1 point at the end, each stone room 2.',
          why: 'New rooms now cost 5 clay instead of 5 wood, plus 2 reed as always.',
        },
      },
    },
    cards: {
      title: 'Occupations and improvements',
      can: ['play an occupation', 'play a minor improvement', 'tell a cost from a requirement'],
      steps: {
        hand: {
          say: 'The full game adds cards: occupations and minor improvements. Everyone gets seven of each; here you try it with six. In your hand they do nothing; in front of you they work until the end.',
        },
        lessons: {
          say: 'Occupations are played here. The first one is free, each one after it costs 1 {food:food}.',
          task: 'Send someone to play an occupation.',
        },
        worker: {
          say: 'The Seasonal Worker gets a {grain:grain} with every day’s labor.',
          task: 'Play the Seasonal Worker.',
          why: 'Cards that give something again and again are best played early.',
        },
        played: { say: 'He lies in front of you now.' },
        labor: { say: 'Let us see what he is good for.', task: 'Go to the day laborer.' },
        effect: { say: '2 {food:food}, plus 1 {grain:grain}. It works like this every time.' },
        start: {
          say: 'A new round. This space makes you starting player, and you may also play 1 minor improvement.',
          task: 'Go to starting player.',
        },
        scoop: {
          say: 'The Corn Scoop costs 1 {wood:wood}. Other cards name a requirement: you must have it, but you do not pay it.',
          task: 'Play the Corn Scoop.',
          why: 'From now on taking grain brings 2.',
        },
      },
    },
    score: {
      title: 'What counts in the end',
      can: ['read the table of points', 'avoid minus points', 'plan for a whole farm'],
      steps: {
        minus: {
          say: 'An empty farm is worth −14 points. Under “Scores” you always see where you stand; on a phone it is behind “Log”.',
        },
        kinds: {
          say: 'Seven things are counted: fields, pastures, grain, vegetables, sheep, wild boar and cattle. None of a kind is −1, the first is already 1, and many are at most 4. Only fields need 2 for the first point.',
          why: 'So a little of everything is better than a lot of one thing.',
        },
        grain: { say: 'See how it works.', task: 'Take 1 {grain:grain}.' },
        better: {
          say: 'Look at “Scores”: from −1 to 1, two points with one grain. With 4 grain it is 2, with 6 it is 3, with 8 or more 4.',
        },
        unused: { say: 'Every space you leave unused costs 1 point: plow it, fence it in, or build on it.' },
        house: { say: 'Clay rooms bring 1 point each, stone rooms 2, and each person 3.' },
        renovate: {
          say: 'Wood becomes clay when you renovate: 1 {reed:reed} for the whole house, and 1 {clay:clay} for each room.',
          why: 'Later clay becomes stone: 1 reed again, and 1 stone for each room. Always all rooms at the same time, as in chapter 8.',
        },
        goal: { say: 'With 40 points you have farmed well; solo the goal is 50.' },
      },
    },
  },
  corners,
}
