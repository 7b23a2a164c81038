/** Card texts in English. */

import { type Sentence, say, speaker } from '@dorfplatz/kernel'
import type { CardReaction } from '../cards/types.ts'
import { lexicon } from '../cards/words.ts'
import type { CardPhrases } from './cardphrases.ts'
import { cardTexts, metricIn } from './cardtext.ts'
import { words } from './en.ts'
import { specialsEn, whenEn } from './words.en.ts'

const times = (n: number): string => (n === 1 ? 'once' : n === 2 ? 'twice' : `${n} times`)
const s = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`

const CHOICES: { readonly [choice: string]: string } = {
  room: 'Build 1 room (five players)',
  players: 'Traveling players',
  occupation: '1 occupation (five players)',
  growth: 'Family growth (five players)',
}

function space(key: string): string {
  const [name = key, choice] = key.split('#')
  return choice === undefined ? `“${words.spaces[name] ?? name}”` : `“${CHOICES[choice] ?? choice}”`
}

/** Who does it: you, another player, anybody. */
const who = (rule: CardReaction): string =>
  rule.by === 'others' ? 'another player' : rule.by === 'all' ? 'anybody' : 'you'
const does = (rule: CardReaction, you: string, they: string): string =>
  `Each time ${who(rule)} ${(rule.by ?? 'me') === 'me' ? you : they}`

function moment(rule: CardReaction, spaces: Sentence, goods: Sentence): Sentence {
  const there = spaces.length === 0 ? '' : say(' on ', spaces)
  switch (rule.at) {
    case 'take':
      if (goods.length > 0) return say('Each time an action brings you ', goods)
      return say(does(rule, 'use ', 'uses '), spaces)
    case 'space':
      return say(does(rule, 'use ', 'uses '), spaces)
    case 'beforeSpace':
      return say('Before you act', there)
    case 'cardGoods':
      return say('Each time a minor improvement you play brings you ', goods)
    case 'roundStart':
      return ['At the start of each round']
    case 'workStart':
      return ['At the start of each work phase']
    case 'workEnd':
      return ['At the end of each work phase']
    case 'returnHome':
      return ['When people return home']
    case 'roundEnd':
      return ['At the end of each round']
    case 'harvestFieldStart':
      return ['At the start of each field phase']
    case 'harvestField':
      return ['In the field phase of each harvest']
    case 'harvestFieldEnd':
      return ['At the end of each field phase']
    case 'harvestBetween':
      return ['In each harvest before feeding']
    case 'harvestFeedingStart':
      return ['At the start of each feeding phase']
    case 'harvestFeedingEnd':
      return ['At the end of each feeding phase']
    case 'harvestBreedingStart':
      return ['At the start of each breeding phase']
    case 'harvestBreedingEnd':
      return ['At the end of each breeding phase']
    case 'beforeScoring':
      return ['Just before scoring']
    case 'improvementAction':
      return ['After each improvement action of yours']
    case 'improvement':
      return [does(rule, 'build an improvement', 'builds an improvement')]
    case 'beforeOccupation':
      return ['Each time before you pay for a further occupation']
    case 'occupation':
      return [does(rule, 'have played an occupation', 'has played an occupation')]
    case 'room':
      return [does(rule, 'have built rooms', 'has built rooms')]
    case 'stable':
      return [does(rule, 'have built a stable', 'has built a stable')]
    case 'fence':
      return [does(rule, 'have built fences', 'has built fences')]
    case 'renovation':
      return [does(rule, 'have renovated', 'has renovated')]
    case 'growth':
      return [does(rule, 'have had family growth', 'has had family growth')]
    case 'plow':
      return say(does(rule, 'have plowed', 'has plowed'), there)
    case 'sow':
      return [does(rule, 'have sown', 'has sown')]
    case 'bake':
      return [does(rule, 'bake bread', 'bakes bread')]
    case 'cook':
      return say(does(rule, 'turn ', 'turns '), goods, ' into food')
    case 'change':
      return ['As soon as possible']
  }
}

/** What a metric counts, one of them. */
const EACH: { readonly [metric: string]: string } = {
  stoneRooms: 'room of your stone house',
  woodRooms: 'room of your wooden hut',
  maxedCategories: 'scoring category in which you reach 4 points (also for 4 fenced stables)',
  'after.174': 'occupation you play after this one (the Academic counts 2)',
}

/** Yes-or-no figures: what they say when they are 1, and when they are 0. */
const FLAGS: { readonly [metric: string]: readonly [yes: string, no: string] } = {
  echo: ['you bake along with another player', 'you do not bake along with another player'],
  bakingBuilt: ['it has the bread symbol', 'it has no bread symbol'],
  bySpace: ['you did it on an action space', 'a card let you do it'],
  onlyTwoRooms: ['you are the only player with just 2 rooms', 'you are not the only player with just 2 rooms'],
  mostOccupations: ['nobody has played more occupations', 'somebody has played more occupations'],
  noMoreAnimals: ['nobody has more sheep, more wild boar or more cattle', 'somebody has more of some animal'],
  fieldSites: ['there is room for a field', 'there is no room for a field'],
  'has.144': ['you have the Mansion', 'you do not have the Mansion'],
  'harvested.47': ['a vegetable was harvested from this card', 'nothing was harvested from this card'],
}

const phrases: CardPhrases = {
  lang: 'en',
  space,
  price: 'Cost: ',
  free: 'No cost',
  surcharge: 'Costs in addition: ',
  passing: 'Passing card: goes to your left neighbor afterwards',
  playable: (first, last) => (first === 1 ? `Playable up to round ${last}` : `Playable in rounds ${first} to ${last}`),
  needs: 'Requires: ',
  get need() {
    return words.need
  },
  giveBack: (cards) => say('Give back: ', cards),
  giveBackInstead: (cards) => say('Or give back: ', cards),
  giveBackAny: (n) => say('Give back ', n, ' of your improvements'),
  points: (n) => s(n, 'point'),
  whenPlayed: 'When played: ',
  later: (when, goods) => say('lay ', goods, ' ', whenEn(when)),
  moment,
  roundsStart: (rounds) => `At the start of ${rounds.length === 1 ? 'round' : 'rounds'} ${rounds.join(' and ')}`,
  eachTime: 'Each time ',
  limited: (limits) => `${limits.charAt(0).toUpperCase()}${limits.slice(1)}, when `,
  onlyIf: ', if ',
  asSoonAs: 'As soon as ',
  youHave: 'you have ',
  uses: (n) => `${times(n)} per game`,
  perRound: (n) => `${times(n)} per round`,
  cond: ({ cmp, a, b }) => {
    if (typeof a !== 'string' || typeof b !== 'number') return null
    const flag = FLAGS[a]
    if (flag !== undefined) return (cmp === '>=' && b === 1) || (cmp === '==' && b === 1) ? flag[0] : flag[1]
    if (a === 'round') return cmp === '>=' ? `it is round ${b} or later` : cmp === '==' ? `it is round ${b}` : null
    if (a === 'house') {
      if (cmp === '==') return `you live in a ${words.houses[b]}`
      if (cmp === '>=') return b === 1 ? 'you live in a clay hut or stone house' : 'you live in a stone house'
      return b === 2 ? 'you do not live in a stone house' : 'you live in a wooden hut'
    }
    if (a === 'built') return `it is your stable number ${b}`
    if (a.startsWith('reacted.')) return 'it is the first time'
    if (a === 'taken.kinds') return 'nothing else comes with it'
    if (a === 'taken.resources') return 'no other building resource comes with it'
    if (a === 'lay.wood') return `at least ${b} wood lay there`
    return null
  },
  words: {
    and: ' and ',
    or: ' or ',
    not: 'not: ',
    then: ', then ',
    thenMay: ', then you may ',
    may: (effect) => say('you may ', effect),
    gain: 'gain ',
    gainMore: 'also gain ',
    either: 'either ',
    pay: 'pay ',
    if: 'if ',
    otherwise: ', otherwise ',
  },
  counted: (good, n) => {
    switch (metricIn(n)) {
      case 'baked':
        return say(1, ' ', good, ' for each grain baked')
      case 'threesOfSheep':
        return say(1, ' ', good, ' for every 3 sheep and ', 1, ' ', good, ' for every 2 cattle')
      case 'taken.food':
        return typeof n === 'string' ? say('as much ', good, ' again') : say('the ', good, ' missing to ', 4)
      default:
        return null
    }
  },
  things: { room: 'each room', renovation: 'each renovation', improvement: 'each improvement', stable: 'each stable' },
  houses: ['in a wooden hut', 'in a clay hut', 'in a stone house'],
  cost: {
    instead: (_, house, goods, material) =>
      say(
        'A room ',
        house === null ? '' : `${house} `,
        'may be built for ',
        material === 0 ? '' : `${material} of the house's material and `,
        goods,
      ),
    less: (things, goods) => say('Pay ', goods, ' less for ', things),
    lessAny: (things, n) => say('Pay ', s(n, 'building resource'), ' of your choice less for ', things),
    swap: (things, from, to) => say('For ', things, ' up to ', from, ' may be paid as ', to),
  },
  anytime: 'At any time',
  perHarvest: 'Once per harvest, when feeding',
  having: (cards) => say(' (with ', cards, ')'),
  top: 'the topmost good of this card',
  bake: (food, most) =>
    most === 1
      ? say('Baking bread: 1 grain → ', food)
      : say('Baking bread: ', most === null ? 'any number of grain' : `up to ${most} grain`, ' → ', food, ' each'),
  cookBonusVegetable: (n) =>
    `Each vegetable turned into food with a fireplace, hearth or cooking corner brings ${n} food more`,
  cookBonusPair: (n) =>
    `Every 2 goods turned into food at once with fireplaces, hearths or cooking corners bring ${n} food more`,
  outsideActions: 'At any time outside of actions',
  room: {
    any: (n) => `Holds ${n} animals of any kind`,
    pasture: (n) => `Each of your pastures holds ${n} animals more`,
    sheep: (n) => `Each pasture with sheep holds ${n} sheep more, an unfenced stable 2 sheep instead of 1 animal`,
    stable: (n) => `One of your unfenced stables holds ${n} animals of one kind instead of 1`,
    mix: 'Different animals may share a pasture',
  },
  field: (crops, n) =>
    say('Can be sown and harvested like ', n === 1 ? '1 field' : `${n} fields`, ', only with ', crops),
  cardSpace: (space, fee) =>
    say(
      'Brings the action space ',
      space,
      ' for everybody, filled from the next round on. Others who use it pay you ',
      fee,
    ),
  permit: (spaces) => say('You may use ', spaces, ' although another player stands there'),
  score: {
    counted: (points) => {
      const metric = metricIn(points)
      return metric === 'on.215'
        ? 'minus 1 bonus point for each of these 3 animals not given back'
        : `1 bonus point for each ${EACH[metric] ?? metric}`
    },
    many: (n) => s(n, 'bonus point'),
    rows: (rows, of, atLeast) =>
      say(
        atLeast ? 'at least ' : '',
        rows.map(([from]) => from).join('/'),
        ' ',
        of,
        ': ',
        rows.map(([, n]) => n).join('/'),
        ' bonus points',
      ),
    house: (rows) =>
      say(
        ...rows.flatMap(([house, gives], i) => [
          i === 0 ? s(gives, 'bonus point') : `, ${gives}`,
          ` in a ${words.houses[house]}`,
        ]),
      ),
    atEnd: 'At the end: ',
    forAll: 'At the end, for each player: ',
  },
  countsAs: (n) => `Counts as ${n} occupations where occupations are required or compared`,
  asMinor: (cards, several) =>
    say(cards, several ? ' also count as minor improvements for you' : ' also counts as a minor improvement for you'),
  freeCards: (cards) => say(cards, ' costs you nothing'),
  straightToStone: 'You may renovate straight from wooden hut to stone house for 1 stone per room and 1 reed',
  freeFences: (n) => `Each time you build fences, up to ${n} further ones cost no wood`,
  sows: (good) => say('Each field you sow', good.length === 0 ? '' : say(' with ', good), ' gets 1 more'),
  fullMouths: (n) => `When feeding, only ${n} of your people need the full food, every other person needs 1 food`,
  breeds: (from, young) =>
    say('In the breeding phase at least ', from, ' have ', young, ' young, as far as there is room'),
  noMinus: 'You lose points only for unused spaces and begging cards',
  forgiven: (n) => `At the end up to ${s(n, 'begging card')} cost you nothing`,
  specials: specialsEn,
}

export const cardText: (no: number) => Sentence = cardTexts(phrases, () => speaker(lexicon, 'en'))
