/** Goods, metrics and Agricola's own words, said in English. */

import { listOf, type Sentence, say, type WordTexts } from '@dorfplatz/kernel'
import { findCard } from '../cards/registry.ts'
import { isWhen, type When, type Word } from '../cards/types.ts'

const card = (no: number): Sentence => {
  const found = findCard(no)
  return found === undefined ? [] : [{ card: String(no), label: found.name.en }]
}

/** Names of hand-written primitives as sentences. */
export const specialsEn: { readonly [name: string]: string } = {
  offspringStaysHome: 'every other player with more than 2 family members places 1 person less this round',
  playWithChief: 'When another player plays the Chief, you may play this card from your hand at once, free of charge.',
}

/** Which round spaces: "on each of the next 3 rounds". */
export function whenEn(when: When): string {
  if (when === 'rest') return 'on every round still to come'
  if (when === 'even') return 'on every even round still to come'
  if (when === 'odd') return 'on every odd round still to come'
  if ('next' in when) return when.next === 1 ? 'on the next round' : `on each of the next ${when.next} rounds`
  if ('plus' in when) return `on the rounds ${when.plus.join(' and ')} from now`
  const [first, last] = [when.rounds[0], when.rounds[when.rounds.length - 1]]
  const run = last !== undefined && first !== undefined && last - first + 1 === when.rounds.length
  return run ? `on rounds ${first} to ${last}` : `on rounds ${when.rounds.join(', ')}`
}

export const wordsEn: WordTexts<Word> = {
  goods: {
    wood: { one: 'wood', many: 'wood', icon: 'wood' },
    clay: { one: 'clay', many: 'clay', icon: 'clay' },
    reed: { one: 'reed', many: 'reed', icon: 'reed' },
    stone: { one: 'stone', many: 'stone', icon: 'stone' },
    grain: { one: 'grain', many: 'grain', icon: 'grain' },
    vegetable: { one: 'vegetable', many: 'vegetables', icon: 'vegetable' },
    food: { one: 'food', many: 'food', icon: 'food' },
    sheep: { one: 'sheep', many: 'sheep', icon: 'sheep' },
    boar: { one: 'wild boar', many: 'wild boar', icon: 'boar' },
    cattle: { one: 'cattle', many: 'cattle', icon: 'cattle' },
  },
  metrics: {
    rooms: 'rooms',
    woodRooms: 'rooms of your wooden hut',
    clayRooms: 'rooms of your clay hut',
    stoneRooms: 'rooms of your stone house',
    people: 'family members',
    fields: 'fields',
    fieldSites: 'places for a field',
    pastures: 'pastures',
    stables: 'stables',
    fencedStables: 'fenced stables',
    fencedSpaces: 'fenced farmyard spaces',
    unused: 'unused farmyard spaces',
    animals: 'animals',
    occupations: 'occupations',
    improvements: 'improvements in front of you',
    roundsLeft: 'rounds still to be played',
    players: 'players',
    grainFields: 'grain fields',
    vegetableFields: 'vegetable fields',
    plantedFields: 'planted fields',
    maxedCategories: 'scoring categories in which you reach 4 points (also 4 fenced stables)',
    baked: 'grain baked',
    'taken.food': 'you took',
    'on.156': 'wild boar on this card',
    'on.215': 'animals given back',
    'after.174': 'occupations you played after this one (the Academic counts 2)',
    threesOfSheep: 'groups of 3 sheep',
    pairsOfCattle: 'pairs of cattle',
    'lay.wood': 'wood that lay there',
  },
  words: {
    plow: ({ n = 1 }) => (n === 1 ? ['plow 1 field'] : say('plow up to ', n, ' more fields')),
    sow: ({ only }, said) => (only === undefined ? ['sow'] : say('sow ', said.amount(only, 1), ' on 1 field')),
    bake: () => ['bake bread'],
    freeRoom: () => ['build 1 room free of charge'],
    freeStable: () => ['build 1 stable free of charge'],
    miniPasture: () => ['fence 1 space as a pasture without paying wood'],
    renovate: ({ from, to }) =>
      from === 0 && to === 1 ? ['renovate from wooden hut to clay hut for the normal price'] : ['renovate'],
    improve: ({ kinds, food = 0 }, said) =>
      say(
        food === 0 ? '' : say('pay ', said.amount('food', food), ' and '),
        kinds === 'minor'
          ? 'play 1 minor improvement'
          : kinds === 'both'
            ? 'build 1 major or minor improvement'
            : 'take the same improvement action once more',
      ),
    occupation: ({ food }, said) => say('play 1 more occupation for ', said.amount('food', food)),
    leave: ({ goods }, said) => say('leave ', said.goods(goods as { [good: string]: number }), ' on the space'),
    bring: ({ goods }, said) => say('gain ', said.goods(goods as { [good: string]: number })),
    store: ({ good }, said) => say('put the ', said.expr(good), ' on this card'),
    handBack: ({ good }, said) => say('give back ', said.amount(good, 1)),
    stack: ({ goods }, said) =>
      say(
        'pile up on this card, from bottom to top: ',
        listOf(
          'en',
          'and',
          goods.map((good) => said.amount(good, 1)),
        ),
      ),
    takeTop: () => ['take the topmost good of this card'],
    table: ({ of, good, rows }, said) =>
      say(
        'at least ',
        rows.map(([from]) => from).join('/'),
        ' ',
        said.expr(of),
        ': gain ',
        rows.map(([, n]) => n).join('/'),
        ' ',
        said.expr(good),
      ),
    payOwners: ({ cards, food }, said) =>
      say(
        'gain as much ',
        said.expr('food'),
        ' again, then pay ',
        said.amount('food', food),
        ' to other players for each of these cards they have: ',
        listOf(
          'en',
          'and',
          cards.map(card).filter((name) => name.length > 0),
        ),
      ),
    special: ({ name }) => [specialsEn[name] ?? name],
    spend: () => [],
  },
  later: (when) => (isWhen(when) ? [`${whenEn(when)}:`] : []),
}
