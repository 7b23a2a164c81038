/** Deck I, occupations, second half: Bricklayer (I243) to Fence Deliveryman (I265). */

import { PLAYERS } from '../spaces.ts'
import { type Card, occupation } from '../types.ts'
import { atLeast, exactly, gain, half, later, may, nothing, pay, seq, when } from '../vocabulary.ts'

const CATTLE_FOOD = {
  do: 'table',
  of: 'cattle',
  good: 'food',
  rows: [
    [1, 1],
    [3, 2],
    [5, 3],
  ],
} as const

export const occupationsI2: readonly Card[] = [
  occupation(243, 'occ-bricklayer', 'Bricklayer', 'Lehmkleber', {
    price: [
      { of: ['improvement', 'renovation'], less: { clay: 1 } },
      { of: ['room'], less: { clay: 2 } },
    ],
  }),
  occupation(244, 'occ-layabout', 'Layabout', 'Lotterbube', { reconstructed: true, skipsHarvest: true }),
  occupation(245, 'occ-market-crier', 'Market Crier', 'Marktschreier', {
    players: 3,
    on: [
      {
        at: 'take',
        spaces: ['take_grain'],
        effect: may(seq(gain({ grain: 1, vegetable: 1 }), { do: 'others', effect: gain({ grain: 1 }) })),
      },
    ],
  }),
  occupation(246, 'occ-milking-hand', 'Milking Hand', 'Melker', {
    players: 4,
    on: [{ at: 'harvestField', effect: CATTLE_FOOD }],
    score: [{ points: half('cattle') }],
  }),
  occupation(247, 'occ-butcher', 'Butcher', 'Metzger', { cook: { sheep: 1, boar: 2, cattle: 3 } }),
  occupation(248, 'occ-net-fisherman', 'Net Fisherman', 'Netzer', {
    on: [
      { at: 'take', goods: ['reed'], perRound: 1, effect: nothing },
      {
        at: 'returnHome',
        if: atLeast('thisRound.248', 1),
        effect: may({ do: 'clear', space: 'fishing', good: 'food' }),
      },
    ],
  }),
  occupation(249, 'occ-puppeteer', 'Puppeteer', 'Puppenspieler', {
    players: 4,
    on: [{ at: 'take', by: 'others', spaces: PLAYERS, effect: may({ do: 'occupation', food: 1 }) }],
  }),
  occupation(250, 'occ-sheep-whisperer', 'Sheep Whisperer', 'Schafflüsterer', {
    players: 4,
    play: later({ plus: [4, 7, 9, 11] }, { sheep: 1 }),
  }),
  occupation(251, 'occ-reed-buyer', 'Reed Buyer', 'Schilfaufkäufer', {
    players: 4,
    on: [
      {
        at: 'take',
        by: 'others',
        goods: ['reed'],
        if: atLeast('first.reed', 1),
        effect: may(seq({ do: 'buy', good: 'reed', food: 1 }, { do: 'actor', effect: gain({ food: 1 }) })),
      },
    ],
  }),
  occupation(252, 'occ-pig-breeder', 'Pig Breeder', 'Schweinezüchter', {
    players: 4,
    play: gain({ boar: 1 }),
    on: [{ at: 'roundEnd', if: exactly('round', 12), effect: { do: 'breed', species: 'boar' } }],
  }),
  occupation(253, 'occ-pig-catcher', 'Pig Catcher', 'Schweinsfänger', {
    players: 4,
    on: [
      {
        at: 'take',
        goods: ['wood'],
        if: atLeast('lay.wood', 2),
        effect: may(seq({ do: 'leave', goods: { wood: 2 } }, gain({ boar: 1 }))),
      },
    ],
  }),
  occupation(254, 'occ-groom', 'Groom', 'Stallknecht', {
    players: 4,
    on: [{ at: 'roundStart', if: exactly('house', 2), effect: may({ do: 'stable', wood: 1 }) }],
  }),
  occupation(255, 'occ-stone-buyer', 'Stone Buyer', 'Steinaufkäufer', {
    players: 4,
    on: [
      {
        at: 'take',
        by: 'others',
        goods: ['stone'],
        if: atLeast('first.stone', 1),
        effect: may(seq({ do: 'buy', good: 'stone', food: 1 }, { do: 'actor', effect: gain({ food: 1 }) })),
      },
    ],
  }),
  occupation(256, 'occ-stone-carver', 'Stone Carver', 'Steinmetz', {
    exchange: [{ give: { stone: 1 }, get: { food: 3 }, harvest: true, group: 'stoneCarver' }],
  }),
  occupation(257, 'occ-street-musician', 'Street Musician', 'Straßenmusikant', {
    players: 4,
    on: [{ at: 'take', by: 'others', spaces: PLAYERS, effect: gain({ grain: 1 }) }],
  }),
  occupation(258, 'occ-cabinetmaker', 'Cabinetmaker', 'Tischler', {
    players: 3,
    exchange: [{ give: { wood: 1 }, get: { food: 2 }, harvest: true, group: 'cabinetmaker' }],
  }),
  occupation(259, 'occ-animal-dealer', 'Animal Dealer', 'Viehtreiber', {
    players: 3,
    on: [
      { at: 'take', spaces: ['sheep'], effect: may(pay({ food: 1 }, gain({ sheep: 1 }))) },
      { at: 'take', spaces: ['boar'], effect: may(pay({ food: 1 }, gain({ boar: 1 }))) },
      { at: 'take', spaces: ['cattle'], effect: may(pay({ food: 1 }, gain({ cattle: 1 }))) },
    ],
  }),
  occupation(260, 'occ-taster', 'Taster', 'Vorkoster', { players: 4, announce: { do: 'goFirst', food: 1 } }),
  occupation(261, 'occ-outrider', 'Outrider', 'Vorreiter', {
    players: 4,
    on: [{ at: 'space', if: atLeast('currentCard', 1), effect: gain({ grain: 1 }) }],
  }),
  occupation(262, 'occ-water-carrier', 'Water Carrier', 'Wasserträger', {
    play: when(atLeast('everBuilt.10', 1), later('rest', { food: 1 })),
    on: [{ at: 'improvement', by: 'all', cards: [10], effect: later('rest', { food: 1 }) }],
  }),
  occupation(263, 'occ-fence-builder', 'Fence Builder', 'Zaunaufsteller', {
    play: { do: 'mark' },
    on: [{ at: 'space', if: atLeast('here.263', 1), effect: may({ do: 'fences' }) }],
  }),
  occupation(264, 'occ-fencer', 'Fencer', 'Zaunbauer', {
    players: 4,
    reconstructed: true,
    on: [
      {
        at: 'fence',
        by: 'others',
        effect: {
          do: 'table',
          of: 'built',
          good: 'wood',
          rows: [
            [1, 1],
            [5, 2],
          ],
        },
      },
    ],
  }),
  occupation(265, 'occ-fence-deliveryman', 'Fence Deliveryman', 'Zaunlieferant', {
    play: { do: 'layFences', n: 4, plus: [6, 10] },
    on: [{ at: 'roundStart', due: { plus: [6, 10] }, effect: { do: 'takeFences', food: 2 } }],
  }),
]
