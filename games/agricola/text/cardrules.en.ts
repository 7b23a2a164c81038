/** Rules of cards that are one sentence each, in English. */

import { say } from '@dorfplatz/kernel'
import type { MorePhrases } from './cardphrases.ts'
import { capital } from './parts.ts'
import { whenEn } from './terms.en.ts'

const s = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`
const plus = (rounds: readonly (number | string)[]): string =>
  rounds.length === 1 ? `${rounds[0]}` : `${rounds.slice(0, -1).join(', ')} and ${rounds.at(-1)}`

const nth = (n: number): string => `${n}${['th', 'st', 'nd', 'rd'][n] ?? 'th'}`

/** As many times as there are of these. */
const EACH_IN_PLAY: { readonly [metric: string]: string } = { wells: 'once for each Well in play' }

export const moreEn: MorePhrases = {
  dueRounds: (when) =>
    typeof when === 'object' && 'plus' in when
      ? `At the start of the ${plus(when.plus.map(nth))} round after you play this`
      : typeof when === 'object' && 'rounds' in when
        ? `At the start of ${when.rounds.length === 1 ? 'round' : 'rounds'} ${plus(when.rounds)}`
        : `At the start of the rounds ${whenEn(when)}`,
  builds: (cards) => say('anyone builds the ', cards),
  perPlayer: (n) => `${n === 1 ? 'once' : `${n} times`} per player and game`,
  sowsFew: (more) =>
    more
      .map(
        (n, i) => `${i === 0 ? 'Sow ' : ''}exactly ${s(i + 1, 'field')} and ${i === 0 ? 'it' : 'each'} gets ${n} more`,
      )
      .join('; '),
  sows: ({ more, besideRoom, maxFields }, crop) =>
    say(
      'Each field you sow',
      crop.length === 0 ? '' : say(' with ', crop),
      besideRoom === true ? ' beside one of your rooms' : '',
      ` gets ${more} more`,
      maxFields === undefined ? '' : ` while you have at most ${maxFields} fields (never wood)`,
    ),
  sowsBeside: (more) =>
    say(
      'Each field you sow beside one of your rooms gets more: ',
      ...more.flatMap(([n, crop], i) => [`${i === 0 ? '' : ', '}${n} with `, crop]),
    ),
  staysOnFields: 'Vegetables you harvest come from the supply; those on your fields stay there',
  toll: (spaces, goods) => say('Other players pay you ', goods, ' before they use ', spaces),
  roomless: 'Once you live in a clay hut or stone house, your next family growth needs no room',
  feedsLast: 'You feed your family after everyone else',
  skipsHarvest: 'You take no part in the next harvest: no field phase, no feeding, no breeding',
  rests: (round) => `You place no people in round ${round}`,
  freeStable: 'Your next stable is free',
  freeFenceEvery: (fences) => `Your ${plus(fences.map(nth))} fences cost no wood`,
  buysOffUnused: 'Each food on it keeps 1 unused space from costing you a point',
  asMinorFrom: (cards) =>
    say('Once you live in a clay hut or stone house, ', cards, ' also count as minor improvements for you'),
  alsoAsMinor: ' and also count as minor improvements for you',
  roomEach: 'Holds 1 sheep, 1 wild boar and 1 cattle',
  roomBoar: 'Holds any number of wild boar',
  smallPasture: (n) => `Your pastures with room for 2 animals hold ${n}`,
  homePerRoom: 'You may keep 1 animal per room in your home, of any kinds',
  homeNone: 'You may keep no animal in your home',
  spaceStart: (space, n) => `Adds a ${space} action space for everyone, which starts with ${n} clay`,
  ownSpace: (space, effect) =>
    say('Adds ', space, ', an action space for everyone: gain 3 food. You may instead ', effect, ' there'),
  fee: (fee) => say('Others pay you ', fee, ' to use it'),
  onceBuilt: (card) => say('Once anyone has built the ', card, ', also: '),
  announce: (effect) => say('At the start of each work phase, you may ', effect),
  looksAhead: (round) => `From round ${round}, all round cards to come lie open, and only you may use them early`,
  widerChances:
    'Where a space lets you play a minor improvement, you may buy a major one; where it lets you build either, you may play 2 minor ones',
  twoInARow: (spaces) => say('You may place 2 people one right after the other if one of them uses ', spaces),
  matchesStack:
    'Each time you receive the topmost good of the pile at the start of a round or in the work phase, you gain it, too',
  drawsLot: (food) =>
    say(
      'When you are about to play an occupation, you may have one drawn from your hand at random instead: gain ',
      food,
      ', then play and pay for it; take 1 begging card for each food you cannot pay',
    ),
  saving: (things, [n = '', ...good]) => say('Once per round, ', things, ' costs you ', n, ' less', ...good),
  one: {
    room: 'a room',
    renovation: 'a renovation',
    improvement: 'an improvement',
    stable: 'a stable',
    fence: 'a fence',
  },
  woodenRoom: 'a room of your wooden hut',
  forAll: {
    mostImprovements: (points) => `At the end: every player with the most improvements gains ${points}`,
    mostRooms: (points) => `At the end: every player with the most rooms gains ${points}`,
    noMinusPoints: (points) => `At the end: every player without negative points gains ${points}`,
    placed: (points) => `At the end: every player who placed 5 people in the last round gains ${points}`,
  },
  roundsEnd: (rounds) => `At the end of ${rounds.length === 1 ? 'round' : 'rounds'} ${plus(rounds)}`,
  oneMore: (goods, spaces, price, dearer) => {
    const paid = say(price, dearer.length === 0 ? '' : say(' (', dearer, ')'))
    return goods.length === 0
      ? say('Each time you use ', spaces, ', you may pay ', paid, ' for 1 more animal of that kind')
      : say('Each time you take ', goods, ' with an action, you may pay ', paid, ' for 1 more of it')
  },
  dueDeals: (rounds, price, gifts) =>
    say(
      `At the start of round ${rounds.join('/')}, you may exchange `,
      price,
      ' for ',
      ...gifts.flatMap((gift, i) => [i === 0 ? '' : '/', gift]),
    ),
  othersToo: (food) => say('Each other player may do the same once per game for ', food, ' paid to you'),
  playedIf: (cond) => say('When you play this, if ', cond, ','),
  playedEach: (metric) => ['When you play this, ', EACH_IN_PLAY[metric] ?? metric, ','],
  playedAnd: (played, again, effect) =>
    say(played, ' and each time ', 'event' in again ? again.event : again.time, ', ', effect),
  stock: (from, goods) =>
    say(
      'At the start of each round, gain 1 ',
      ...goods.flatMap((good, i) => [i === 0 ? '' : '/', good]),
      ` if you have at least ${from.join('/')} of it`,
    ),
  noReed: (things, reed) => say(capital(things), ' cost you no ', reed),
  oneOf: { plow: 'any plow space', rooms: 'any space for rooms', growth: 'any space for family growth' },
  renovationCost: (goods) => say('You may renovate to a clay hut for ', goods, ' in total'),
  improvementCost: (card, goods) => say('You may build the ', card, ' for ', goods),
}
