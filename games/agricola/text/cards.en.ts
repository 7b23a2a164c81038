/** Card texts in English. */

import { listOf, type Sentence, say, speaker } from '@dorfplatz/kernel'
import type { CardReaction } from '../cards/types.ts'
import type { CardPhrases, MomentSaid, Nuance } from './cardphrases.ts'
import { moreEn } from './cardrules.en.ts'
import { type CardReader, cardReader, metricIn } from './cardtext.ts'
import { messages } from './messages.en.ts'
import { capital, upper } from './parts.ts'
import { spaces } from './spaces.en.ts'
import { specialsEn, termsEn, verbEn, whenEn } from './terms.en.ts'

/** Drawn, like every good on a card. */
const GRAIN = { icon: 'grain', label: 'grain' } as const
const times = (n: number): string => (n === 1 ? 'once' : n === 2 ? 'twice' : `${n} times`)
const s = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`

const space = (key: string): string => `“${spaces.spoken(key)}”`

const nth = (n: number): string => `${n}${['th', 'st', 'nd', 'rd'][n] ?? 'th'}`
const ORDINALS = ['', 'first', 'second', 'third', 'fourth']

const time = (text: string): MomentSaid => ({ time: [text] })

/** The space a person uses, by name or by what is special about it. */
function usedSpace(spaces: Sentence, nuances: readonly Nuance[]): Sentence {
  if (nuances.includes('newest')) return ['the round card turned up this round']
  return nuances.includes('marked') ? ['the marked space'] : spaces
}

function moment(rule: CardReaction, spaces: Sentence, goods: Sentence, nuances: readonly Nuance[]): MomentSaid {
  const who = rule.by === 'others' ? 'another player' : rule.by === 'all' ? 'anyone' : 'you'
  const does = (you: string, they: string): string => `${who} ${(rule.by ?? 'me') === 'me' ? you : they}`
  const event = (...said: readonly (string | Sentence)[]): MomentSaid => ({ event: say(...said) })
  const is = (nuance: Nuance): boolean => nuances.includes(nuance)
  switch (rule.at) {
    case 'take':
      if (is('reedStone')) return event(does('take', 'takes'), ' reed and stone with one action')
      if (is('lay')) return event(does('take ', 'takes '), goods, ' that lay on an action space')
      if (is('first')) return event(does('take', 'takes'), ' the first ', goods, ' of the round with an action')
      if (goods.length === 0) return event(does('use ', 'uses '), spaces)
      return event(
        does('take ', 'takes '),
        is('only') ? 'only ' : '',
        goods,
        is('orMinor') ? ' with an action or a minor improvement' : ' with an action',
      )
    case 'space':
      return event(does('use ', 'uses '), usedSpace(spaces, nuances))
    case 'beforeSpace':
      return { time: say('Each time before you use ', spaces) }
    case 'cardGoods':
      return event('a minor improvement you play gives you ', goods)
    case 'roundStart':
      return time('At the start of each round')
    case 'workStart':
      return time('At the start of each work phase')
    case 'workEnd':
      return time('At the end of each work phase')
    case 'returnHome':
      return time('When people return home')
    case 'roundEnd':
      return time('At the end of each round')
    case 'harvestFieldStart':
      return time('At the start of each field phase')
    case 'harvestField':
      return is('here') ? event('you harvest here') : time('In each field phase')
    case 'harvestFieldEnd':
      return time('At the end of each field phase')
    case 'harvestBetween':
      return time('In each harvest before feeding')
    case 'harvestFeedingStart':
      return time('At the start of each feeding phase')
    case 'harvestFeedingEnd':
      return time('At the end of each feeding phase')
    case 'harvestBreedingStart':
      return time('At the start of each breeding phase')
    case 'harvestBreedingEnd':
      return time('At the end of each breeding phase')
    case 'beforeScoring':
      return time('Just before scoring')
    case 'improvementAction':
      return spaces.length === 0
        ? time('After each of your improvement actions')
        : event('you have played a minor improvement on ', spaces)
    case 'improvement':
      return event(does('build an improvement', 'builds an improvement'), is('bread') ? ' with the bread symbol' : '')
    case 'beforeOccupation':
      return time('Each time before you pay for another occupation')
    case 'occupation':
      return event(does('play an occupation', 'plays an occupation'), is('bySpace') ? ' on an action space' : '')
    case 'room':
      return event(does('build rooms', 'builds rooms'))
    case 'stable':
      return event(does('build a stable', 'builds a stable'))
    case 'fence':
      return event(does('build fences', 'builds fences'))
    case 'renovation':
      return event(does('renovate', 'renovates'))
    case 'growth':
      return event(does('have family growth', 'has family growth'))
    case 'plow':
      return spaces.length === 0 ? event(does('plow', 'plows')) : event(does('use ', 'uses '), spaces)
    case 'sow':
      return event(does('sow', 'sows'))
    case 'bake':
      return event(does('bake', 'bakes'), ' bread', is('otherwise') ? ' otherwise' : '')
    case 'cook':
      return event(
        does('turn ', 'turns '),
        goods.length === 0 ? 'animals' : goods,
        is('feeding') ? ' into food in the feeding phase' : ' into food',
      )
    case 'multiPlow':
      return event(does('plow', 'plows'), ' more than 1 field with a plow or the Harrow')
    case 'receive':
      return event(does('receive ', 'receives '), goods)
    case 'change':
      return time('As soon as possible')
  }
}

/** What a metric counts, one of them. */
const EACH: { readonly [metric: string]: string } = {
  stoneRooms: 'room of your stone house',
  woodRooms: 'room of your wooden hut',
  maxedCategories: 'scoring category in which you reach 4 points, also for 4 fenced stables',
  'after.174': 'occupation you play after this one (the Academic counts 2)',
  roomyPastures: 'pasture with at least 1 animal and room for 3 more',
  wells: 'Well in play',
  built: 'of them',
}

/** Yes-or-no figures: what they say when they are 1, and when they are 0. */
const FLAGS: { readonly [metric: string]: readonly [yes: string, no: string] } = {
  onlyTwoRooms: ['you have 2 rooms and everyone else has more', 'not everyone else has more rooms than your 2'],
  mostOccupations: ['you have the most occupations', 'someone has more occupations'],
  noMoreAnimals: ['no one has more of any animal than you', 'someone has more of some animal'],
  'has.144': ['you have the Mansion', 'you do not have the Mansion'],
  'has.122': ['you have the Sawmill', 'you do not have the Sawmill'],
  'anyHas.89': ['a Clay Path is in play', 'no Clay Path is in play'],
  'anyHas.94': ['a Paved Road is in play', 'no Paved Road is in play'],
  'everBuilt.10': ['the Well has been built', 'the Well has not been built'],
  'thisRound.248': ['you took reed with a person this round', 'you took no reed this round'],
  mostImprovements: ['you have the most improvements', 'someone has more improvements'],
  mostRooms: ['you have the most rooms', 'someone has more rooms'],
  noMinusPoints: ['you have no negative points', 'you have negative points'],
  currentCard: ['it is the card of this round', 'it is an older card'],
  usedGrowthSpace: ['you used a family growth space this round', 'you used no family growth space'],
  harvestRound: ['a harvest follows', 'no harvest follows'],
  feeding: ['it is the feeding phase', 'it is not the feeding phase'],
  bySpace: ['it is a growth action', 'it is not a growth action'],
  missingSpecies: ['a kind of animal is missing on your farm', 'you have all kinds of animals'],
  newPastures: ['you fence unused spaces as a new pasture', 'there is no new pasture'],
  newLargePastures: ['you fence a new pasture of at least 4 unused spaces', 'there is no new large pasture'],
  plowCards: ['you have a plow, the Harrow, the Punner or the Yoke', 'you have no plow, Harrow, Punner or Yoke'],
  'here.263': ['you used the marked space', 'it is another space'],
  'thisRound.269': ['one of your people used “Traveling players”', 'none did'],
  'thisRound.289': ['one of your people took a grain or vegetable', 'none did'],
  home: ['people are left at home', 'it is your last person'],
  'taken.resources': ['you take no other building resource', 'you take others too'],
  'taken.reed': ['you take reed', 'you take no reed'],
  'taken.stone': ['you take stone', 'you take no stone'],
}

const phrases: CardPhrases = {
  lang: 'en',
  space,
  either: (name) => `either ${name} space`,
  groups: { plow: 'any plow space', rooms: 'any space for rooms', growth: 'any space for family growth' },
  players: (from) => `${from}+ players`,
  price: 'Cost: ',
  free: 'No cost',
  surcharge: (goods) => say('Costs another ', goods),
  passing: 'Passing card: pass it to your left neighbor after playing it',
  playable: (first, last) => (first === 1 ? `Playable up to round ${last}` : `Playable in rounds ${first}–${last}`),
  needs: 'Requires: ',
  get need() {
    return messages.need
  },
  giveBack: (cards) => say('Return: ', cards),
  giveBackInstead: (cards) => say(' or return ', cards),
  giveBackAny: (n) => say('Return ', n, ' of your improvements'),
  anyOf: { fireplace: 'a fireplace', oven: 'an oven' },
  points: (n) => s(n, 'point'),
  whenPlayed: time('When you play this'),
  moment,
  roundsStart: (rounds) => `At the start of ${rounds.length === 1 ? 'round' : 'rounds'} ${rounds.join(' and ')}`,
  eachTime: 'Each time ',
  limited: (limits) => `${upper(limits)}, when `,
  asSoonAs: 'As soon as ',
  then: (when, cond, effect) =>
    say('event' in when ? when.event : when.time, ', ', cond === null ? '' : say('if ', cond, ', '), effect),
  uses: (n) => `${times(n)} per game`,
  perRound: (n) => `${times(n)} per round`,
  perFeeding: (n) => `${times(n)} per harvest`,
  outsideActions: (limits) =>
    time(limits === null ? 'At any time outside of actions' : `${upper(limits)}, at any time outside of actions`),
  youHave: (what) => say('you have ', what),
  not: (cond) => say('not: ', cond),
  noneInPlay: ([first = [], ...rest]) =>
    say('neither ', first, ...rest.flatMap((card) => [' nor ', card]), ' is in play'),
  alsoCond: ([first, ...rest]) =>
    first === undefined ? [] : [typeof first === 'string' ? first.replace(/^you /, '') : first, ...rest],
  cond: ({ cmp, a, b }) => {
    if (typeof a !== 'string' || typeof b !== 'number') return null
    const flag = FLAGS[a]
    if (flag !== undefined) return (cmp === '>=' || cmp === '==') && b === 1 ? flag[0] : flag[1]
    if (a === 'placed') return `you placed ${b} people in the last round`
    if (a === 'players') return `there are ${b} players`
    if (a === 'occupationCards') return `you have at least ${b} occupations`
    if (a === 'round') return cmp === '>=' ? `it is round ${b} or later` : cmp === '==' ? `it is round ${b}` : null
    if (a === 'house') {
      if (cmp === '==') return `you live in a ${messages.houses[b]}`
      if (cmp === '>=') return b === 1 ? 'you live in a clay hut or stone house' : 'you live in a stone house'
      return b === 2 ? 'you do not live in a stone house' : 'you live in a wooden hut'
    }
    return null
  },
  effects: {
    gain: (gift, _, more) => say(more ? 'also gain ' : 'gain ', gift),
    may: (effect) => say('you may ', effect),
    thenMay: (first, effect) => say(first, ', then you may ', effect),
    then: (first, effect) => say(first, ', then ', effect),
    either: (effects) => say('either ', effects),
    exchange: (price, gift) => say('exchange ', price, ' for ', gift),
    payTo: (price, effect) => say('pay ', price, ' to ', effect),
    leaveFor: (goods, gift) => say('leave ', goods, ' there to gain ', gift),
    handBack: (kinds) => (kinds.length === 3 ? ['return 1 animal of each kind'] : say('return 1 ', ...kinds)),
    fromRound: (before, round, gift) => say(before, '; from round ', round, ', ', gift, ' instead'),
    firstTime: (first, later, more) =>
      say(more ? 'also gain ' : 'gain ', first, ' the first time and ', later, ' each later time'),
    elseBuy: (gain, price) => say(gain, '; if you also took other building resources, you may only buy it for ', price),
    ifElse: (cond, effect, otherwise) =>
      say(effect, ' if ', cond, otherwise === null ? '' : say(', otherwise ', otherwise)),
    each: (metric, effect) => say(effect, ' for each ', EACH[metric] ?? metric),
    withPlayers: (players, first, other) => say('gain ', first, ` with ${players} players, otherwise `, other),
    bought: (gift, price, besideFree) => (besideFree ? say(gift, ' (for ', price, ')') : say(gift, ' for ', price)),
    better: (usual, cond, instead) => say(usual, '; ', instead, ' if ', cond),
    forPrice: (price) => say('for ', price),
    sellerToo: (bought, gift) => say(bought, '; that player also gains ', gift, ' from the supply'),
    later: (when, goods) => say('place ', goods, ' ', whenEn(when)),
    othersGain: (gift) => say('everyone else gains ', gift),
    everyoneMay: (effect) => say('every player may ', effect),
    actorMay: (effect) => say('that player may ', effect),
    actorGains: (gift) => say('that player gains ', gift),
  },
  word: (word, said, _, at) => verbEn(word, said, at),
  counted: (good, n) => {
    switch (metricIn(n)) {
      case 'baked':
        return say(1, ' ', good, ' for each grain baked')
      case 'threesOfSheep':
        return say(1, ' ', good, ' for every 3 sheep and ', 1, ' ', good, ' for every 2 cattle')
      case 'taken.food':
        return say('enough ', good, ' to make 4 in total')
      case 'othersRenovated':
        return say('3/2/1 ', good, ' if you are the first/second/third to have this house')
      case 'lead':
        return say('1/2 ', good, ' if that family is larger than yours by at least 1/2 people')
      case 'fivesOfAllSheep':
        return say('1 ', good, ' for every 5 sheep and for every 3 cattle of all players')
      case 'newLargePastures':
        return say('2 ', good, ' for each of them')
      case 'round':
        return say('1 ', good, ' for each round that is over')
      default:
        return null
    }
  },
  things: { room: 'rooms', renovation: 'renovations', improvement: 'improvements', stable: 'stables', fence: 'fences' },
  cost: {
    instead: (house, goods, material) =>
      say(
        'You may build rooms ',
        house === null ? '' : `of a ${messages.houses[house]} `,
        'for ',
        material === 0 ? '' : `${material} of your home’s material and `,
        goods,
        ' each',
      ),
    less: (things, goods, several) =>
      say(
        capital(things),
        several ? ' each cost you ' : ' cost you ',
        ...goods.flatMap((one, i) => [i === 0 ? '' : ' or ', lessOf(one)]),
      ),
    lessAny: (things, n, several, later) =>
      say(
        later ? 'Once you live in a clay hut or stone house, ' : '',
        later ? things : capital(things),
        several ? ' each cost you ' : ' costs you ',
        n,
        n === 1 ? ' fewer building resource of your choice' : ' fewer building resources of your choice',
      ),
    swap: (things, from, to) => say('For each ', things.join(' and '), ', you may replace ', from, ' with ', to),
    swapMany: (things, from, to) =>
      say('For each ', things.join(' and '), ', you may replace up to ', from, ' with the same amount of ', to),
  },
  anytime: 'At any time',
  cookAsShown: 'cook as shown',
  or: ' or ',
  perHarvest: 'Once per harvest, when feeding',
  having: (cards) => say(' with ', cards),
  improves: (cards) => say('Improves, still once per harvest: ', cards),
  otherResource: '1 other building resource',
  buyTop: (price) => say('At any time: ', price, ' → the top good'),
  bake: (food, most) =>
    most === 1
      ? say('Baking: ', 1, GRAIN, ' → ', food)
      : most === null
        ? say('Baking: each ', GRAIN, ' → ', food)
        : say('Baking: up to ', most, GRAIN, ' → ', food, ' each'),
  cookBonusVegetable: (n, kinds) => `Each vegetable you turn into food with a ${kinds} gives ${n} more food`,
  cookBonusPair: (n, kinds) => `Every 2 goods you turn into food together with a ${kinds} give ${n} more food`,
  cooking: { fireplace: 'fireplace', hearth: 'hearth' },
  room: {
    any: (n) => `Holds ${n} animals of any kind`,
    pasture: (n, cards) => say(`Each of your pastures holds ${n} more animals, and so does the `, cards),
    sheep: (n, cards) =>
      say(
        `Each pasture with sheep holds ${n} more sheep, and so does the `,
        cards,
        '; an unfenced stable holds 2 sheep instead of 1 animal',
      ),
    stable: (n) => `One of your unfenced stables holds ${n} animals of one kind instead of 1`,
    mix: 'Different animals may share a pasture',
  },
  field: (crops, n) =>
    say('Sow and harvest this like ', n === 1 ? 'a field' : `${n} fields`, ', with ', crops, ' only'),
  cardSpace: (space, fee) =>
    say('Adds a ', space, ' action space for everyone, filled from the next round. Others pay you ', fee, ' to use it'),
  permit: (spaces) => say('You may use ', spaces, ' even if another player is already there'),
  stables: (gifts) =>
    say(
      'When you build your ',
      ...gifts.flatMap(([n, gift], i) =>
        i === 0 ? [`${ORDINALS[n] ?? n} stable, gain `, gift] : [`; your ${ORDINALS[n] ?? n}, `, gift],
      ),
    ),
  score: {
    asShown: 'bonus points as shown',
    counted: (points) => {
      const metric = metricIn(points)
      if (typeof points === 'object' && points.op === 'half') return `1 bonus point for every 2 ${metric}`
      if (metric === 'threesOfSheep') return '1 bonus point for every 3 sheep'
      if (typeof points === 'object' && points.op === 'product')
        return `2 bonus points for each ${EACH[metric] ?? metric}`
      return metric === 'on.215'
        ? 'lose 1 point for each of these 3 animals you do not return'
        : `1 bonus point for each ${EACH[metric] ?? metric}`
    },
    many: (n) => s(n, 'bonus point'),
    rows: (rows, of, atLeast) =>
      say(
        rows.map(([, n]) => n).join('/'),
        rows.length === 1 && rows[0]?.[1] === 1 ? ' bonus point ' : ' bonus points ',
        atLeast ? 'for at least ' : 'with ',
        rows.map(([from]) => from).join('/'),
        ' ',
        of,
      ),
    house: (rows) =>
      say(
        ...rows.flatMap(([house, gives], i) => [
          i === 0 ? s(gives, 'bonus point') : `, ${gives}`,
          ` in a ${messages.houses[house]}`,
        ]),
      ),
    except: (of, nths) =>
      say(
        '1 bonus point for each ',
        of,
        ' except the ',
        ...listOf(
          'en',
          'and',
          nths.map((n) => [nth(n)]),
        ),
      ),
    atEnd: (cond) => (cond === null ? ['At the end: '] : say('At the end, if ', cond, ': ')),
    again: (first, froms, of) => say(first, ', and the same for at least ', froms.join('/'), ' ', of),
    stricter: (points, from, of, more, cond) =>
      say('At the end: ', s(points, 'bonus point'), ' for at least ', from, ' ', of, ' (', more, ' if ', cond, ')'),
    mostOccupations: (n) => `At the end: every player with the most occupations gains ${s(n, 'bonus point')}`,
  },
  countsAs: (n) => `Counts as ${n} occupations where occupations are required or compared`,
  asMinor: (cards, several) =>
    say(cards, several ? ' also count as minor improvements for you' : ' also counts as a minor improvement for you'),
  freeAsMinor: (cards) => say('You may build the ', cards, ' free of charge, also as a minor improvement'),
  straightToStone: 'You may renovate straight from wooden hut to stone house for 1 stone per room and 1 reed',
  freeFences: (n) => `Each time you build fences, up to ${n} of them cost no wood; at least 1 must be paid`,
  sows: (good) => say('Each field you sow', good.length === 0 ? '' : say(' with ', good), ' gets 1 more'),
  fullMouths: (n) => `When feeding, only ${n} of your people need the full amount; the others need 1 food each`,
  breeds: (from, species, young) =>
    say(
      'In the breeding phase, ',
      from,
      ' or more ',
      species,
      ` have up to ${young} young, as many as you have room for`,
    ),
  noMinus: 'You lose points only for unused spaces and begging cards',
  forgiven: (n) => `At the end, up to ${s(n, 'begging card')} cost you nothing`,
  specials: specialsEn,
  more: moreEn,
}

/** "1 less reed". */
function lessOf([n = '', ...good]: Sentence): Sentence {
  return say(n, ' less', ...good)
}

const reader: CardReader = cardReader(phrases, () => speaker(termsEn, 'en'))
export const cardText = reader.card
export const offered = reader.offered
export const cardFace = reader.face
