/** What the book says in English. */

import type { BookText } from '@dorfplatz/ui'

export const text = {
  pages: {
    stones: {
      title: 'A stone, a deed',
      say: [
        'You lead a family through several generations. In every place of the village lie colored stones. On your turn you take one and may do what the place offers.',
        'The stone stays yours: with stones you pay. Only a black one, the plague, cannot be kept; it costs 2 time. When all are taken, the round ends.',
      ],
    },
    time: {
      title: 'Time is life',
      say: [
        'Many things cost time. Your marker goes round a ring, and whenever it passes the {quill:quill}, one of your oldest family members dies.',
        'That is no misfortune: who dies at the right place has a name in the village chronicle.',
      ],
    },
    crafts: {
      title: 'Crafts make goods',
      say: [
        'Wagons, plows, horses, oxen and scrolls are made for stones or {sack:grain}, or for time by somebody who has learned the craft.',
      ],
    },
    market: {
      title: 'Customers want goods',
      say: [
        'Whoever takes a stone of the market opens it for all. Customers take exactly what they show, and bring points.',
      ],
    },
    council: {
      title: 'To the council',
      say: [
        'In the council chamber your people rise step by step. Each step gives a better privilege, and points at the end.',
      ],
    },
    travel: {
      title: 'Into the world',
      say: [
        'With a {wagon:wagon} and stones your people travel from castle to castle. The more of them you have seen, the more points.',
      ],
    },
    church: {
      title: 'To the church',
      say: [
        'Who wants to serve the church waits in a black bag. At the mass, at the end of each round, four figures are drawn from it. With {sack:grain} they rise.',
        'Whoever has the most people in the church gets 2 points.',
      ],
    },
    chronicle: {
      title: 'The chronicle',
      say: [
        'The chronicle has only few places for each calling; who comes too late has a grave without points. With 3, 4 or 5 of yours in it you get 4, 7 or 12 points.',
        'When the last place of the chronicle or the last grave is taken, everybody else has one more turn. Then points are counted.',
      ],
    },
  },
  chapters: {
    table: {
      title: 'What lies on the table',
      lead: 'Everybody has a farm and a family in four generations, marked 1 to 4. On the board are the village, the way to the castles, the church and the chronicle.',
      example: 'Anna begins with four people of generation 1 on her farm and 1 coin.',
    },
    round: {
      title: 'How a round goes',
      lead: 'Stones are laid out. In turns, everybody takes one and may do the action of its place, until no stone is left.',
      example:
        'Anna takes a brown stone from the crafts. She may make a good there now; the brown stone is hers in any case.',
    },
    life: {
      title: 'Time, death and chronicle',
      lead: 'Time is paid on the ring of one’s own farm. At every passing of the quill one of the oldest dies; where he or she stood decides where the name is written.',
      example:
        'Anna pays 3 time and passes the quill. Her oldest are a smith and a farmer, both of generation 1. She lets the smith go: the crafts of the chronicle have a place left.',
    },
    farm: {
      title: 'Harvest and family',
      lead: 'The harvest brings grain, more with a plow and an animal. The family action brings a child, or calls somebody home.',
      example: 'Anna has a plow and an ox and harvests 4 bags of grain instead of 2.',
    },
    crafts: {
      title: 'Crafts',
      lead: 'Every building makes one good, in two ways: for stones or grain at once, or for time by somebody who was trained there.',
      example:
        'A plow costs 1 orange and 1 pink stone. Or Anna trains a smith for 3 time; from then on each plow costs her 3 time.',
    },
    market: {
      title: 'Market days',
      lead: 'A market day is for everybody, beginning with whoever called it. Each sale costs a green stone and time; only the caller’s first one does not.',
      example:
        'Anna called the market day and serves a customer for a horse and grain. Ben serves one, too: he pays a green stone and 1 time besides.',
    },
    council: {
      title: 'Council chamber',
      lead: 'Enter, rise one step, or use a privilege again: one of them for each action.',
      example: 'Anna pays 1 time and 2 green stones, stands on step 1 and takes the marker for the next start player.',
    },
    travel: {
      title: 'Travel',
      lead: 'Every path costs 2 time, a wagon and the stones on it. At the first visit each castle gives something.',
      example: 'For 2 time, a wagon and 2 brown stones Anna travels to castle 1 and gets 3 points.',
    },
    church: {
      title: 'Church and mass',
      lead: 'The church action puts somebody into the black bag. The mass at the end of a round brings four figures out; monks among them go back.',
      example:
        'Anna pays 1 coin and picks her own from the bag. Three more figures are drawn by chance. Then she pays 1 grain and rises to step 2.',
    },
    end: {
      title: 'Coins, end and points',
      lead: 'The end comes with the last place in the chronicle or the last grave. Then everybody else has one more turn, a last mass follows, and points are counted.',
      example:
        'Anna has visited 3 castles (6 points), has one on church step 3 (4), four names in the chronicle (7) and 2 coins (2).',
    },
    alone: {
      title: 'Alone against Conny',
      lead: 'For one player: Conny takes stones by rules of her own and is a nuisance.',
    },
    inn: {
      title: 'Expansion: Inn',
      lead: 'Beer, and villagers who help whoever treats them. Only at tables with Inn.',
    },
    port: { title: 'Expansion: Port', lead: 'Ships, islands and trade overseas. Only at tables with Port.' },
    marriage: { title: 'Expansion: Marriage', lead: 'Weddings between the families. Only at tables that use them.' },
    goals: {
      title: 'Life goals and persons',
      lead: 'Goals for each family and cards with persons. Only at tables that use them.',
    },
    together: {
      title: 'Several expansions, and good to know',
      lead: 'How the expansions go together, and answers to questions that came up.',
    },
  },
} satisfies BookText
