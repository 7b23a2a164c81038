/** What the book says in English. */

import type { BookText } from '@dorfplatz/ui'

export const text = {
  pages: {
    goal: {
      title: 'A village grows',
      say: [
        'You lead a village through 6 rounds. In its middle stands the community center: the further it moves to the right, the more {worker:Workers} you have each round, and at the end up to 70 points.',
        'Five craft buildings stand in its way. It moves only as far as the slowest of them lets it.',
      ],
    },
    workers: {
      title: 'Workers fetch what you need',
      say: [
        'In turns, you place {worker:Workers} on one of the 20 spaces and get what it shows. Where “or” stands, you choose one side.',
        'The first visit to a space costs 1 Worker, the second 2, the third 3. Who comes early pays little.',
        'Workers you do not need become {tool:tools}.',
      ],
    },
    fields: {
      title: 'Fields give and rest',
      say: [
        'You sow one crop on a field. At the harvest it gives as many as its row says: in row 4, four.',
        'After that it sinks by one row. A field left empty recovers and rises.',
      ],
    },
    sheep: {
      title: 'Sheep grow old',
      say: [
        'A {sheep:sheep} lies on the card of the round in which it will be too old. Until then it gives 1 {milk:milk} each round.',
        'From round 4 on, new sheep go straight into the stables, where they are safe and worth 1 point each.',
      ],
    },
    progress: {
      title: 'Crafts make room',
      say: [
        'At the end of each round you pay goods and move craft buildings to the right. One step costs as many goods as the number of the round: 1 in the first, 6 in the last.',
        'Each craft takes other goods: the carpentry clay and rye, the brewhouse barley and hops, the cooling house meat and milk, the bakehouse barley, rye and at most 1 flax, the manufacture flax, hides and wool.',
      ],
    },
    boulders: {
      title: 'Boulders lie in the way',
      say: [
        'Two {boulder:boulders} lie before each craft. {tool:Tools} push them on for this round; afterward they roll back.',
      ],
    },
    cards: {
      title: 'Cards at the right time',
      say: [
        'You may play a card at any time: where it shows a condition you need only meet it, where it shows a cost you pay it.',
        'Some cards give something at once, some every round, some points at the end.',
      ],
    },
    end: {
      title: 'After six rounds',
      say: [
        'Points come from the community center, from crafts that have come far, from cards, {jewelry:jewelry} and sheep in the stables. Whoever has most wins.',
        'Alone you try to reach 100 points, without cards 80.',
      ],
    },
  },
  chapters: {
    table: {
      title: 'What lies on the table',
      lead: 'Everybody has a community center board, a field board and a stable board. The action board belongs to all. Goods are in unlimited supply.',
      example:
        'Anna begins with 1 each of barley, flax and rye, and with 6 Workers, as the window of her community center says.',
    },
    year: {
      title: 'How a round begins',
      lead: 'The game lasts 6 rounds, each with 10 phases. Most of them run by themselves. The first three clear the board, give new Workers and bring income.',
      example:
        'The window of Anna’s community center shows 8: she has 8 Workers this round. Those of last round are gone.',
    },
    actions: {
      title: 'Placing Workers',
      lead: 'The heart of the game. In turns, everybody places Workers on a space and does what it shows, or exchanges Workers for tools. It goes on until nobody has Workers left.',
      example:
        'Ben stands in the lowest row of Farming. Anna wants to go there, too: she needs the second row and pays 2 Workers.',
    },
    fields: {
      title: 'Sowing and harvest',
      lead: 'A field’s row says how much it yields. Sown fields give their crop and sink; empty fields rise.',
      example: 'Anna has sown barley in row 4. At the harvest she gets 4 barley, and the field lies in row 3.',
    },
    sheep: {
      title: 'Sheep',
      lead: 'Sheep of the first three rounds lie on farmyard cards. When the card’s round comes, the sheep on it die; until then they give milk.',
      example: 'In round 2 Anna gets a sheep. She lays it on the card of round 5. It gives milk in rounds 2, 3 and 4.',
    },
    progress: {
      title: 'Progress',
      lead: 'Now goods become a larger village. Each craft building moves for goods of its own kinds; boulders must be pushed on with tools; then the community center follows.',
      example:
        'It is round 3. One step costs 3 goods. Anna pays 1 flax and 1 wool for the manufacture: with two kinds it is one good less.',
    },
    cards: {
      title: 'Cards',
      lead: 'Cards may be played at almost any time, also several in a row. Read whether a card has a condition, which you only meet, or a cost, which you pay.',
      example: 'A card asks for 3 fields. Anna has 4: she plays it and keeps all of them.',
    },
    end: {
      title: 'The end',
      lead: 'After the sixth round everything is counted. Even goods and tools left over count a little: every 5 of them, added to the rows of your fields, are 1 point.',
      example: 'Anna’s community center stands on 50. With her crafts, cards and jewelry she comes to 87 points.',
    },
    alone: {
      title: 'Without cards, and alone',
      lead: 'The game can be played without cards, which suits a first game, and by one person against a goal.',
    },
    single: {
      title: 'Single cards',
      lead: 'Questions that came up about certain cards. Nobody needs to read this in advance: each card leads here.',
    },
  },
} satisfies BookText
