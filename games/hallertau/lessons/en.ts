/** What the teacher says in English. */

import { corners } from './corners.en.ts'

export const text = {
  chapters: {
    village: {
      title: 'One village, six rounds',
      can: ['find your village and your fields', 'say what the game is about', 'place your first {worker:Worker}'],
      steps: {
        goal: {
          say: 'This is your village. The Community Center is worth most: its window shows how many {worker:Workers} you get each round. The farther it moves to the right, the more; later it shows up to 70 points.',
          why: 'Nothing else gives as much. Almost everything you do helps it on its way.',
        },
        crafts: {
          say: 'Five Craft Buildings stand in its way. It moves only when all five have made room, so none of them may stay behind.',
          why: 'The Center always touches the building that is farthest back.',
        },
        fields: {
          say: 'Here are your 3 fields. The higher a field lies, the more it yields.',
          why: 'A field in row 4 yields 4, in row 2 only 2.',
        },
        board: {
          say: 'These 20 action spaces belong to everyone. This is where your {worker:Workers} fetch what your village needs.',
        },
        rounds: {
          say: 'A game lasts 6 rounds. Every round has 10 phases; most of them run by themselves, and you decide mainly in two: Actions and Progress.',
        },
        first: {
          say: 'Let us begin. Clearing gives you a new field and 1 {clay:clay}.',
          task: 'Place a {worker:Worker} on Clearing.',
          why: 'More fields mean more harvests. You can always use another one.',
        },
        seen: {
          say: 'There is your new field, at the bottom in row 2. Knacks, the bot at the table, has meanwhile turned 2 {worker:Workers} into tools; what they are good for comes in chapter 7.',
        },
      },
    },
    workers: {
      title: 'Placing Workers',
      can: ['read the price of a space', 'place {worker:Workers}', 'exchange them for {tool:tools}'],
      steps: {
        mine: {
          say: 'These are your 6 {worker:Workers} for this round. All of them will be used; they cannot be saved.',
          why: 'While you have any, you may not pass.',
        },
        rows: {
          say: 'Every space has places for 1, then for 2, mostly also for 3 {worker:Workers}. The first free group is your price.',
        },
        price: {
          say: 'Someone stands on Farming already, so it costs 2. Empty spaces cost 1.',
          why: 'A row counts as taken as soon as one Worker lies in it.',
        },
        nursery: {
          say: 'No one stands in the Nursery yet: it costs you only 1 {worker:Worker}. It gives 3 {clay:clay} or 3 crops.',
          task: 'Place a {worker:Worker} in the Nursery.',
          why: 'Who comes later pays more. So go first where it is cheap for everyone.',
        },
        or: {
          say: '“Or” means: one of the two. The clay is for another time.',
          task: 'Choose the crops.',
          why: 'You will need something to sow; clay gets cheaper later.',
        },
        crops: {
          say: 'Crops are barley, flax, hops and rye, in any mixture.',
          task: 'Take 2 {barley:barley} and 1 {hops:hops}.',
          why: 'Barley is what two of your buildings eat. Hops are rare; one of them can be sown and become several.',
        },
        free: {
          say: 'Knacks took Clearing; it now costs you 2. The board is yours.',
          task: 'Place once more, wherever you like.',
          why: 'You may use the same space again later, at the price of its next row.',
        },
        swap: {
          say: 'What you do not need becomes a {tool:tool}. Tools will move stones out of the way.',
          task: 'Exchange {worker:Workers} for {tool:tools}.',
          why: 'One tool for each Worker, as often as you like. Workers cannot be kept for next round.',
        },
      },
    },
    goods: {
      title: 'A village needs clay',
      can: ['see what a building eats', 'pay for an advancement', 'finish the Progress phase'],
      steps: {
        have: {
          say: 'These are your goods. You may own as many of each as you like.',
        },
        carpentry: {
          say: 'For {clay:clay} the Carpentry advances; {rye:rye} may be part of the price, but less of it than clay.',
          why: 'So you need clay sooner or later: nothing else brings the Carpentry forward.',
        },
        nursery: {
          say: 'You have 1 {worker:Worker} left, and clay is what you lack.',
          task: 'Place your last {worker:Worker} in the Nursery.',
        },
        clay: { say: 'This time you take the clay: the Carpentry needs it.', task: 'Take 3 {clay:clay}.' },
        phase: {
          say: 'Your Workers are used up. The phases in between have run by themselves; now comes Progress, where buildings move.',
          why: 'You may advance as often as you can pay, or not at all.',
        },
        pay: {
          say: 'In round 1 one step costs 1 good.',
          task: 'Advance the Carpentry by paying 1 {clay:clay}.',
          why: 'The price is the number of the round: 1 now, 6 at the end. 1 jewelry pays for a whole step, too; kept, it is 1 point.',
        },
        eat: {
          say: 'Each building eats something else: the Brewhouse barley and hops, the Cooling House meat and milk, the Bakehouse barley, rye and at most 1 flax, the Manufacture flax, hides and wool.',
          why: 'You need not know this by heart: it is printed on the buildings.',
        },
        bake: {
          say: 'Your {rye:rye} is welcome in the Bakehouse.',
          task: 'Advance the Bakehouse with 1 {rye:rye}.',
          why: 'Barley would do as well. But the Brewhouse takes barley and no rye, so keep it.',
        },
        enough: {
          say: 'Keep the rest: {barley:barley} and {flax:flax} can be sown.',
          task: 'Finish Progress.',
        },
      },
    },
    fields: {
      title: 'Three fields, one summer',
      can: ['sow in the right row', 'say what a harvest brings', 'let a field lie fallow'],
      steps: {
        rows: {
          say: 'A field yields as much as the number of its row. This one lies in row 4: sow 1 and you harvest 4.',
        },
        farming: { say: 'Farming lets you sow.', task: 'Place a {worker:Worker} on Farming.' },
        sow: {
          say: 'You have fields; now they need seed.',
          task: 'Choose the sow actions.',
          why: 'The other half would give you a field in row 5. That is good, too, but an unsown field gives nothing.',
        },
        barley: {
          say: 'One crop goes onto each field.',
          task: 'Sow {barley:barley} in row 4.',
          why: 'What you need most belongs in the highest row.',
        },
        flax: {
          say: 'You may use fewer sow actions than you have.',
          task: 'Sow {flax:flax} in row 3.',
        },
        enough: {
          say: 'Leave the field in row 2 empty. Empty fields move up by themselves, one of them twice, and yield more next round.',
          task: 'Finish sowing with “Done”.',
          why: 'In Fallow Fields each empty field moves up one row, and one of them a second time.',
        },
        last: {
          say: 'One {worker:Worker} is left. When no one has any, the harvest comes.',
          task: 'Exchange your last {worker:Worker}.',
          why: 'All planted fields are harvested, one after the other.',
        },
        harvest: {
          say: 'Your fields have yielded 4 {barley:barley} and 3 {flax:flax}. Both have sunk by one row: they are tired.',
          why: 'Each harvest moves a field down one row, until it rests again.',
        },
        fallow: {
          say: 'And the field you left empty has moved up to row 4. Sow high, rest low: that is the whole art.',
        },
      },
    },
    sheep: {
      title: 'Sheep grow old',
      can: ['get a {sheep:sheep}', 'see until when it lives', 'use its {milk:milk}'],
      steps: {
        market: {
          say: 'The Weekly Market gives 1 {sheep:sheep} and 1 {meat:meat}.',
          task: 'Place a {worker:Worker} on the Weekly Market.',
        },
        card: {
          say: 'Your sheep stands on the card of round 4: always three rounds ahead. From round 4 on, new sheep go straight into the Stables, where they are safe.',
          why: 'A sheep in the Stables is 1 point at the end.',
        },
        old: {
          say: 'When round 4 begins and it still stands there, it dies. “Sheep →”, as on Small Trade, moves one a card farther, at last into the Stables.',
          why: 'Each sheep that is cared for gives milk once more every round.',
        },
        last: {
          say: 'Until then every sheep gives 1 {milk:milk} a round.',
          task: 'Exchange your last {worker:Worker} and wait for Milking.',
        },
        milk: {
          say: 'There is the {milk:milk}. The sheep stays.',
        },
        cooling: {
          say: 'Milk and meat are for the Cooling House.',
          task: 'Advance the Cooling House.',
          why: 'Either will do. Milk comes again next round.',
        },
      },
    },
    center: {
      title: 'The Center grows',
      can: ['move the Community Center', 'say when new {worker:Workers} come', 'plan all five buildings'],
      steps: {
        price: {
          say: 'It is Progress, and you have exactly what five steps cost. Let us move the whole village.',
        },
        carpentry: { say: 'One building after the other.', task: 'Advance the Carpentry.' },
        brewhouse: { say: 'The Brewhouse drinks {barley:barley}.', task: 'Advance the Brewhouse.' },
        cooling: { say: 'Meat goes into the Cooling House.', task: 'Advance the Cooling House.' },
        bakehouse: { say: 'Rye goes into the Bakehouse.', task: 'Advance the Bakehouse.' },
        manufacture: {
          say: 'Only the Manufacture is still in the way.',
          task: 'Advance the Manufacture.',
          why: 'The Center moves as soon as the last of the five has made room.',
        },
        window: {
          say: 'The Community Center has moved! Its window shows 7 now. At the end its own number counts from 18 on, and 3 points for each medal between it and a building; medals it covers are lost.',
          why: 'The Center never moves back.',
        },
        more: {
          say: 'A new round has begun, and you have 7 {worker:Workers} instead of 6. From round 3 on, a step paid with 2 types costs 1 good less; from round 5 on, with 3 types 2 less.',
          why: 'Workers are what everything is made of: the sooner you have more, the better.',
        },
        cleared: {
          say: 'Each new round also takes Workers off the board: in the Quadrants that a card names, every space loses its top row. It gets cheaper there again.',
        },
      },
    },
    boulders: {
      title: 'Boulders and tools',
      can: ['push a boulder away', 'say what a {tool:tool} is worth', 'plan two steps of one building'],
      steps: {
        stones: {
          say: 'Two boulders lie in front of every building. It cannot enter their space.',
        },
        one: { say: 'The first step is free of stones.', task: 'Advance the Carpentry.' },
        push: {
          say: 'Now a boulder lies right in front of it. One {tool:tool} pushes it one space to the right.',
          task: 'Push the nearer boulder of the Carpentry.',
          why: 'If another boulder lies behind it, that one has to be pushed first.',
        },
        two: {
          say: 'The way is free.',
          task: 'Advance the Carpentry again.',
          why: 'So the second step of a round costs 1 tool, each one after that 2.',
        },
        tired: {
          say: 'The tool is only tired: next round it works again. In round 6 it breaks.',
          why: 'That is why tools are worth most when you get them early.',
        },
        end: { say: 'That will do for this round.', task: 'Finish Progress.' },
        back: {
          say: 'The boulders have rolled back: again 2 and 4 spaces in front of each building.',
        },
      },
    },
    cards: {
      title: 'Cards at the right time',
      can: ['tell a condition from a cost', 'play a card at any time', 'say when Point cards count'],
      steps: {
        hand: {
          say: 'You may play cards at any time, even on someone else’s turn. Each one wants something: a condition you meet, or a price you pay.',
        },
        condition: {
          say: 'This one asks whether you have 2 hides or 2 {meat:meat}. You have the meat, and you keep it.',
          task: 'Play card 010, the row with “have 2”.',
          why: '“Have” means: only show it. “Pay” means: give it away.',
        },
        bonus: {
          say: 'You have drawn a Bonus card. Face up on the table such cards give income every round, and points at the end.',
          why: 'So Bonus cards are worth most early on.',
        },
        cost: {
          say: 'This Point card has a price: 4 {jewelry:jewelry}. Played, it counts 12 points at the end.',
          task: 'Play card 921, the row with “pay 4”.',
          why: 'In your hand it would be worth nothing at the end.',
        },
        score: {
          say: 'At the end every 5 of field rows, goods and tools together are 1 point. A space with the rooster makes you first player. Solo you aim for 100 points; more than 110 is extraordinary. Good luck!',
        },
      },
    },
  },
  corners,
}
