/** What the teacher says in English. */

import { corners } from './corners.en.ts'

export const text = {
  chapters: {
    stone: {
      title: 'One stone, one deed',
      can: ['take a stone', 'use what the space offers', 'say when a round ends'],
      steps: {
        village: {
          say: 'This is the village. Whoever has the most points at the end wins. Stones lie on all its places: take one, and you may do what the place offers.',
          why: 'The stone is yours to keep: with stones you pay.',
        },
        orange: {
          say: 'In the crafts someone makes goods. An orange stone is skill.',
          task: 'Take the {stone-orange:orange stone} from the crafts.',
        },
        plow: {
          say: 'The smith makes a {plow:plow} for an orange and a pink stone. A {coin:coin} stands in for the pink one.',
          task: 'Have the smith make a plow.',
          why: 'A coin replaces any stone you lack.',
        },
        paid: { say: 'There it is: a {plow:plow} for one stone and one {coin:coin}.' },
        last: {
          say: 'So it goes in turn, until all stones are taken. Then comes mass, and new stones are put out.',
        },
      },
    },
    time: {
      title: 'Time is life',
      can: ['read your lifetime', 'train someone', 'decide who goes into the chronicle'],
      steps: {
        ring: {
          say: 'Many things cost time instead of stones. Time never runs out; but whenever your marker passes the quill, someone of your family dies. Yours is nearly there.',
          why: 'Your lifetime is a ring of 10 spaces, and the quill lies at its top.',
        },
        crafts: { say: 'Let us see what that means.', task: 'Take a stone from the crafts.' },
        train: {
          say: 'A member who has learned a craft makes goods for time alone. Learning costs 2 time here.',
          task: 'Train someone at the wainwright’s.',
          why: 'It is learned only once. From then on only making costs.',
        },
        wagon: { say: 'And right away a piece of work.', task: 'Make a {wagon:wagon}.' },
        quill: {
          say: 'Your time has passed the quill. One of your oldest must go; you choose which.',
          why: 'Always the lowest number. Where they stand decides how they are remembered.',
        },
        dies: {
          say: 'A craftsman who dies is remembered among the craftsmen of the chronicle.',
          task: 'Let the wainwright go.',
          why: 'There are 2 to 5 places for each kind. Those who come too late get a grave without points.',
        },
        chronicle: {
          say: 'The name stands in the chronicle of the village. With 3, 4 or 5 of yours there you score 4, 7 or 12 points. Dying well is part of the game.',
        },
      },
    },
    harvest: {
      title: 'Harvest and family',
      can: ['bring in {sack:grain}', 'harvest more with an ox', 'have a child'],
      steps: {
        field: {
          say: 'Grain is good for customers, for the church and for the mill.',
          task: 'Take a stone from the grain harvest.',
          why: 'Someone must be at home on the farm to harvest.',
        },
        reap: {
          say: 'You have an {ox:ox} and a {plow:plow}. So it will be 4 {sack:bags} instead of 2.',
          task: 'Harvest.',
          why: 'With a horse it would be 3. Both stay with you.',
        },
        grain: { say: '4 {sack:bags}. The farm holds 5.' },
        family: {
          say: 'Whoever leaves for a workshop is missing on the farm. Time for the next generation.',
          task: 'Take a stone from the family.',
        },
        birth: { say: 'The next child is of the second generation.', task: 'Have a child.' },
        child: {
          say: 'The young live longer: those with the lowest number always go first. Instead of a birth, this place can also bring someone home.',
        },
      },
    },
    crafts: {
      title: 'Crafts and goods',
      can: ['pay a good with stones', 'pay a good with time', 'weigh one against the other'],
      steps: {
        ways: {
          say: 'Most goods can be had in two ways: for stones, or for the time of someone who has learned the craft.',
        },
        orange: {
          say: 'First for stones. You already have a pink one.',
          task: 'Take the {stone-orange:orange stone} from the crafts.',
        },
        wagon: { say: 'A {wagon:wagon} costs an orange and a pink stone.', task: 'Buy a wagon with stones.' },
        with: {
          say: 'Keep the coin: it is worth a point.',
          task: 'Pay with the two stones: press “Pay”.',
        },
        again: { say: 'Now for time.', task: 'Take another stone from the crafts.' },
        smith: {
          say: 'The smithy takes 3 time to learn.',
          task: 'Train a smith.',
        },
        plow: { say: 'And 3 more for the work.', task: 'Make a {plow:plow}.' },
        stays: {
          say: 'The smith stays there: the next plow costs only 3 time. And when the time comes, the chronicle has a place for craftsmen.',
        },
      },
    },
    market: {
      title: 'Market day',
      can: ['call a market day', 'serve customers', 'say what a sale costs'],
      steps: {
        customers: {
          say: 'These customers are at the market. Each wants certain goods and brings points.',
        },
        day: {
          say: 'You have what two of them want. Whoever takes a stone from the market opens it for everyone.',
          task: 'Take the stone from the market.',
          why: 'So look first whether the others could sell, too.',
        },
        first: {
          say: 'You called the market day: your first sale is free of charge.',
          task: 'Serve the customer who wants a {horse:horse} and {sack:grain}.',
          why: 'Every other sale costs a green stone and 1 time. One customer each, in turn, until all have passed.',
        },
        second: {
          say: 'Knacks has nothing to sell. Your second sale costs a {stone-green:green stone} and 1 time.',
          task: 'Serve another customer.',
        },
        points: {
          say: '10 points in one go! New customers move up from the queue. Market days are often what decides a game.',
        },
      },
    },
    council: {
      title: 'Council and travel',
      can: ['enter the council chamber', 'use a privilege', 'send someone traveling'],
      steps: {
        steps: {
          say: 'In the council chamber one climbs from step to step. The higher, the better the privilege; steps 2, 3 and 4 are worth 2, 4 and 6 points at the end.',
        },
        plague: {
          say: 'A black stone is the {stone-plague:plague}: taking it costs 2 time, and you do not keep it. You may still use the place.',
        },
        enter: {
          say: 'The council costs 2 green stones; you already have them.',
          task: 'Take the {stone-orange:orange stone} from the council chamber.',
        },
        pay: { say: 'Step 1 costs 1 time and two green stones, or a scroll.', task: 'Enter the council.' },
        green: {
          say: 'Pay with stones while you have any: coins are points at the end.',
          task: 'Pay with 2 {stone-green:green stones}: press “Pay”.',
        },
        marker: {
          say: 'On step 1 you may begin next round.',
          task: 'Take the start player marker.',
          why: 'Whoever begins chooses first among all stones.',
        },
        map: {
          say: 'Outside the village lie 6 castles. Each road costs 2 time, a {wagon:wagon} and some stones.',
        },
        road: { say: 'You have a wagon.', task: 'Take a stone from travel.' },
        castle: { say: 'The first castle asks for two brown stones.', task: 'Travel to castle 1.' },
        reward: {
          say: 'Every castle gives something the first time: here 3 points. At the end 1 to 6 castles bring 1, 3, 6, 10, 14 or 18 points more.',
        },
      },
    },
    church: {
      title: 'Church and mass',
      can: ['send someone to church', 'understand what mass does', 'climb the church steps'],
      steps: {
        bag: {
          say: 'Somebody who is to serve in the church goes into the black bag first. Four monks are in it already.',
        },
        green: { say: 'The last stone of the round lies on the church.', task: 'Take the stone from the church.' },
        novice: {
          say: 'The way into the bag costs a brown stone or 3 time.',
          task: 'Pay with 3 time: press + below the hourglass, then “Pay”.',
          why: 'Keep your coins: you will need one in a moment.',
        },
        mass: {
          say: 'All stones are taken: mass begins. Four figures are drawn from the bag. To be sure of your own, you pay.',
        },
        pick: {
          say: 'For 1 {coin:coin} you may pick your own member instead of leaving it to chance.',
          task: 'Pick your member.',
        },
        climb: {
          say: 'Now one may climb, for {sack:grain}.',
          task: 'Climb to step 2.',
        },
        majority: {
          say: 'The player with the most members in church after mass scores 2 points, every round. And each step is worth points at the end.',
        },
      },
    },
    chronicle: {
      title: 'The chronicle',
      can: ['see which places are left', 'say how the game ends', 'count your points'],
      steps: {
        places: {
          say: 'The chronicle has only a few places for each calling. For craftsmen one is left.',
        },
        crafts: { say: 'Let us be quick.', task: 'Take a stone from the crafts.' },
        train: { say: 'Someone becomes a wainwright, and time passes.', task: 'Train someone at the wainwright’s.' },
        enough: { say: 'Making something would cost more time.', task: 'Choose “Only train”.' },
        dies: {
          say: 'Your time has passed the quill.',
          task: 'Let the wainwright go, for the last place.',
        },
        full: {
          say: 'That section is full. Anyone who dies as a craftsman now gets a grave, and graves score nothing.',
        },
        end: {
          say: 'When the last place of the chronicle or the last grave is taken, everyone else has one more turn. A last mass follows, then the points are counted.',
        },
        well: {
          say: 'One more thing: at the well 3 stones of one color buy any action, even where no stone is left.',
        },
        score: {
          say: 'Counted are: journeys, church, council, chronicle, customers and coins. What each brings, the tab “Scores” tells at any time. Have fun!',
        },
      },
    },
  },
  corners,
}
