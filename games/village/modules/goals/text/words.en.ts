/** Life goals in English: their words and sentences. German must have the same. */

import { type Sentence, say } from '@dorfplatz/kernel'

export const words = {
  names: {
    aristokratin: 'Aristocrat',
    bauer: 'Farmer',
    bierbrauer: 'Brewer',
    buettel: 'Bailiff',
    entdecker: 'Explorer',
    handwerker: 'Craftsman',
    kutscher: 'Coachman',
    ritter: 'Knight',
    schriftsteller: 'Writer',
    gouvernante: 'Governess',
    handelsreisender: 'Traveling Salesman',
    haendler: 'Merchant',
    heiliger: 'Saint',
    historiker: 'Historian',
    leuchtturmwaerter: 'Lighthouse Keeper',
    meister: 'Master',
    messdiener: 'Acolyte',
    sekretaer: 'Secretary',
    wirtin: 'Innkeeper',
  },
  decks: { silver: 'Silver goal', gold: 'Gold goal' },
  /** One requirement in a list: “2 horses”, “someone in the ceremony area”. */
  needs: {
    member: (n: number, where: string): Sentence => (n === 1 ? say('a member ', where) : say(n, ' members ', where)),
    generation: (number: number, where: string): Sentence => say(`a member of generation ${number} `, where),
    customers: (n: number): Sentence => say(n, ' customers served'),
    sections: (n: number): Sentence => say(`members in ${n} sections of the chronicle`),
    marker: say('the next-start-player marker'),
    persons: (n: number): Sentence => say(n, ' person cards in hand'),
    chest: say('an unopened treasure chest'),
  },
  spots: {
    farm: 'on your farm',
    castle6: 'at the castle in the upper right corner',
    church: 'on any church step',
    church1: 'on church step 1',
    church2: 'on church step 2',
    church3: 'on church step 3',
    council4: 'on council step 4',
    craft: 'in craft buildings or in the crafts section of the chronicle',
    ceremony: 'in the ceremony area',
    bliss: 'in parental bliss',
    house: 'in the bakery or the village shop',
    lighthouse: 'on lighthouses',
  },
  card: (needs: Sentence, points: Sentence): Sentence => say('If you have ', needs, ': gain ', points, '.'),
  reveal: (name: string, points: Sentence): Sentence => say('Reveal the ', name, ' for ', points),
  revealed: (who: Sentence, name: string, points: Sentence): Sentence =>
    say(who, ' reveals the ', name, ' and gains ', points, '.'),
  ask: say('Do you reveal a goal now?'),
  refused: {
    goalNotHeld: (name: string): Sentence => say('The ', name, ' is not one of your goals.'),
    goalNotMet: (name: string): Sentence => say('You do not meet all requirements of the ', name, ' yet.'),
  },
  scene: {
    mine: (name: string, progress: Sentence): Sentence => say('Your goal ', name, ': ', progress),
    have: (have: number, n: number): string => `${Math.min(have, n)}/${n}`,
    others: (who: Sentence, backs: number, revealed: string): Sentence =>
      say(
        who,
        backs === 1 ? ': 1 hidden goal' : `: ${backs} hidden goals`,
        revealed === '' ? '' : `; revealed: ${revealed}`,
      ),
  },
  options: {
    goals: {
      name: 'Life goals',
      help: 'Everyone gets 1 silver and 1 gold goal in secret, for extra points.',
      value: (v: string): string => (v === 'true' ? 'yes' : 'no'),
    },
  },
  quick: (points: { readonly silver: number; readonly gold: number }) => [
    {
      title: 'Life goals',
      lines: [
        `One silver (${points.silver} points) and one gold (${points.gold} points) each, in secret`,
        'Reveal at any time when everything is met; nothing is paid',
      ],
    },
  ],
  facts: { points: 'Points of a goal' },
  scores: { goals: 'Life goals' },
  labels: {
    heading: 'Your life goals',
    reveal: 'Reveal',
    nothingPaid: 'nothing is paid',
    missing: 'Missing',
    onlyYou: 'Only you see your goals.',
    met: 'fulfilled',
    hidden: 'hidden',
    goals: 'Goals',
  },
}

export type Words = typeof words
