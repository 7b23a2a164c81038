/** How action spaces are told in English, by the words they are made of. */

import { listOf, readWords, type Sentence, say, toText, type WordTable } from '@dorfplatz/kernel'
import type { Amounts } from '../rules/goods.ts'
import type { JobPrice, SpaceEffect, SpaceWord } from '../rules/work/words.ts'
import { nouns } from './nouns.en.ts'
import { goodSaid } from './parts.ts'
import { inOrder, inRow, onePrice, type SpaceWords, spaceTeller } from './spaces.ts'

const goods = (amounts: Amounts): Sentence => listOf('en', 'and', inOrder(nouns, amounts))
const named = (amounts: Amounts): string => toText(goods(amounts))
const food = (n: number): Sentence => goods({ food: n })
const joined = (joiner: string, parts: readonly Sentence[]): Sentence =>
  say(...parts.flatMap((part, i) => (i === 0 ? [part] : [joiner, part])))

const titles: WordTable<SpaceEffect, string> = {
  gain: (e) => `take ${named(e.goods)}`,
  pile: (e) => named({ [e.good]: e.n }),
  resources: ({ n }) => (n === 1 ? 'take 1 building resource' : 'take 2 different building resources'),
  starter: () => 'starting player',
  build: ({ rooms, stables }) =>
    rooms > 1 ? 'build rooms and/or stables' : stables > 0 ? 'build 1 stable' : 'build 1 room',
  plow: () => 'plow 1 field',
  sow: () => 'sow',
  bake: () => 'bake bread',
  fences: () => 'fences',
  renovate: () => 'renovation',
  occupation: (e) => (onePrice(e.food) ? `1 occupation for ${e.food[0]} food` : '1 occupation'),
  improve: ({ kinds }) => (kinds === 'both' ? '1 major or minor improvement' : `1 ${kinds} improvement`),
  grow: ({ room, from }) => `family growth${room ? '' : ' even without room'}${from > 1 ? `, from round ${from}` : ''}`,
  pay: (e, read) => `${read(e.then)} for ${e.food} food`,
  seq: ({ of }) => of.map(plain).join(', also '),
  andOr: ({ of }, read) => of.map(read).join(' and/or '),
  also: ({ first, then }, read) => {
    if (first.do === 'starter') return `${read(first)} and/or ${read(then)}`
    return `after ${read(first)} also ${then.do === 'improve' && then.kinds === 'both' ? '1 improvement' : read(then)}`
  },
  either: ({ of }) => of.map((one, i) => (i === 0 ? option(one) : `${between(one.does)}${option(one)}`)).join(''),
}
const title = readWords(titles)

const between = (does: SpaceEffect): string =>
  does.do === 'grow' && does.from > 1 ? ` or, from round ${does.from}, ` : ' or '

/** A title without its verb, as it stands in a row of others. */
function plain(does: SpaceEffect): string {
  if (does.do === 'pay') return `${plain(does.then)} for ${does.food} food`
  if (does.do === 'grow') return 'family growth'
  if (does.do === 'occupation') return '1 occupation'
  return title(does).replace(/^take /, '')
}

const option: SpaceWords['option'] = ({ name, does }) => (name === 'players' ? 'traveling players' : plain(does))

function prices([first, second, later]: JobPrice): Sentence {
  if (first === second && second === later) return say(', always for ', food(first))
  if (first === 0) return say(' (your first is free, each later one costs ', food(later), ')')
  return say(' (your first two cost ', food(first), ' each, later ones ', food(later), ')')
}

const solo = (e: SpaceWord<'pile'>): Sentence =>
  e.solo === e.n ? [] : say(e.solo === 0 ? 'none' : e.solo, ' when playing solo')
const isAnimal = (good: string): boolean => good === 'sheep' || good === 'boar' || good === 'cattle'

/** In full, as one thing among others of a space. */
function among(e: SpaceEffect): Sentence {
  if (e.do === 'gain') return goods(e.goods)
  if (e.do === 'pay') return say(among(e.then), ' for ', food(e.food))
  if (e.do !== 'pile') return sentence(e)
  const noun = goodSaid(nouns, e.good, 2)
  return say('take all the ', noun, ' here (', e.n, ' more each round', e.solo === e.n ? '' : say(', ', solo(e)), ')')
}

const sentence = readWords<SpaceEffect, Sentence>({
  gain: (e) => say(goods(e.goods), ' from the general supply'),
  pile: (e) =>
    say(
      'gains ',
      goods({ [e.good]: e.n }),
      ' each round',
      e.solo === e.n ? '' : say(' (', solo(e), ')'),
      isAnimal(e.good) ? '; take them all' : '; take it all',
    ),
  resources: ({ n }) => [
    n === 1 ? '1 building resource of your choice' : '2 different building resources of your choice',
  ],
  starter: () => ['take or keep the starting player token'],
  build: ({ rooms, stables, wood }) => {
    if (stables === 0) return ['build 1 room']
    if (rooms === 0) return say('build 1 stable for ', goods({ wood }))
    return say(
      'build any number of rooms and any number of stables (',
      stables,
      ' in total, ',
      goods({ wood }),
      ' each), at least one room or stable',
    )
  },
  plow: () => ['place 1 field on your farm'],
  sow: () => ['sow at least 1 crop'],
  bake: () => ['bake at least 1 grain'],
  fences: () => say('build at least 1 fence for ', goods({ wood: 1 }), ' each'),
  renovate: () => ['renovate your home'],
  occupation: (e) => say('play 1 occupation', prices(e.food)),
  improve: ({ kinds }) => [
    kinds === 'both'
      ? 'buy 1 major improvement or play 1 minor improvement'
      : kinds === 'major'
        ? 'buy 1 major improvement'
        : 'play 1 minor improvement',
  ],
  grow: ({ room, from }) => [
    `${from > 1 ? `from round ${from} ` : ''}grow your family, ${room ? 'for which you need a free room' : 'even without a free room'}`,
  ],
  pay: (e) => among(e),
  seq: ({ of }) => joined(' and ', of.map(among)),
  andOr: ({ of }, read) =>
    of[0].do === 'plow'
      ? ['plow 1 field, then sow; at least one of the two']
      : say(joined(' or ', of.map(read)), ', or do both'),
  also: ({ first, then }, read) =>
    say(read(first), '; afterwards you may ', then.do === 'fences' ? 'build fences' : read(then)),
  either: ({ of }) =>
    joined(
      ', or ',
      of.map(({ does }) => among(does)),
    ),
})

const built = ({ rooms, stables }: SpaceWord<'build'>): string =>
  rooms > 1 ? 'rooms and/or stables' : stables > 0 ? '1 stable' : '1 room'

/** Improvements that follow another action on a tile. */
const ALSO = { minor: 'minor impr.', major: 'major improvement', both: 'improvement' } as const

const tile = readWords<SpaceEffect, string>({
  ...titles,
  // Several goods say enough without a verb.
  gain: (e, read) => (Object.keys(e.goods).length > 1 ? inRow(nouns, e.goods) : titles.gain(e, read)),
  resources: ({ n }) => `take ${n === 1 ? '1 resource' : '2 resources'}`,
  build: built,
  occupation: () => '1 occupation',
  improve: ({ kinds }) => `${kinds === 'both' ? 'major or minor' : kinds} improvement`,
  grow: ({ room, from }) =>
    from > 1 ? `growth from round\u00a0${from}` : room ? 'family growth' : 'growth, even without room',
  pay: (e, read) => read(e.then),
  // What lies there and what comes with it are named alike.
  seq: ({ of }, read) => of.map((one) => (one.do === 'gain' ? inRow(nouns, one.goods) : read(one))).join(', '),
  also: ({ first, then }, read) =>
    `${first.do === 'grow' ? 'growth' : read(first)}, ${then.do === 'improve' ? ALSO[then.kinds] : read(then)}`,
  either: ({ of }, read) => of.map(({ does }) => read(does)).join(' or '),
})

const brief = readWords<SpaceEffect, string>({
  gain: (e) => named(e.goods),
  pile: (e) => named({ [e.good]: e.n }),
  resources: ({ n }) => (n === 1 ? '1 resource of choice' : '2 different resources'),
  starter: () => 'starting player',
  build: built,
  plow: () => 'plow',
  sow: () => 'sow',
  bake: () => 'bake',
  fences: () => 'fences',
  renovate: () => 'renovate',
  occupation: ({ food: [first, second, later] }) =>
    first === 0
      ? `occupation, first free, then ${later} food`
      : `occupation ${first === later ? first : [first, second, later].join('/')} food`,
  improve: ({ kinds }) => (kinds === 'both' ? 'major or minor' : kinds),
  grow: ({ room, from }) => `growth${room ? '' : ' without room'}${from > 1 ? ` (from ${from})` : ''}`,
  pay: (e, read) => `${read(e.then)} for ${e.food} food`,
  seq: ({ of }, read) => of.map(read).join(' + '),
  andOr: ({ of }, read) => of.map(read).join('/'),
  also: ({ first, then }, read) =>
    `${read(first)}, then ${then.do === 'improve' && then.kinds === 'both' ? 'improvement' : read(then)}`,
  either: ({ of }, read) => of.map((one) => (one.name === 'players' ? option(one) : read(one.does))).join(' or '),
})

const WORDS = ['', '', '', 'three', 'four', 'five']

export const spaces = spaceTeller({
  names: {
    day_laborer: 'Day laborer',
    fishing: 'Fishing',
    tavern: 'Tavern',
    p4_traveling_players: 'Traveling players',
    p5_animals: 'Take animals',
    starting_player_storehouse: 'Starting player and storehouse',
    day_laborer_family: 'Day laborer',
  },
  title,
  tile,
  sentence,
  brief,
  option,
  stage: (stage) => `stage ${stage}`,
  seats: (seats) => `${WORDS[seats]} players`,
  cardsFor: (seats) => `Cards for ${WORDS[seats]} players`,
  quickStage: (stage, rounds) => `Stage ${stage} (${rounds})`,
  quickSeats: (seats) => `${seats} players`,
  eachRound: 'Each round',
})
