/** Goods, metrics and Agricola's own words, said in English. */

import { listOf, type Part, type Sentence, type Speaker, say, type WordTexts } from '@dorfplatz/kernel'
import { isWhen, type When, WORDS, type Word } from '../cards/effects.ts'
import { findCard } from '../cards/registry.ts'
import type { CardReaction } from '../cards/types.ts'
import type { Amounts, GoodName } from '../rules/goods.ts'
import { spaces } from './spaces.en.ts'

const card = (no: number): Sentence => {
  const found = findCard(no)
  return found === undefined ? [] : [{ card: String(no), label: found.name.en }]
}

/** Names of hand-written primitives as sentences. */
export const specialsEn: { readonly [name: string]: string } = {
  newHand: 'replace all minor improvements of your hand with 7 new ones',
  twoTokens: 'draw 2 of 4 sheep, 3 wild boar and 2 cattle at random; 2 of a kind: keep 1 of them for good',
  offspringStaysHome: 'every other player with more than 2 people places 1 fewer person this round',
  playWithChief: 'When another player plays the Chief, you may immediately play this card free of charge',
}

/** Which round spaces: "on each of the next 3 round spaces". */
export function whenEn(when: When): string {
  if (when === 'rest') return 'on each remaining round space'
  if (when === 'even') return 'on each remaining even round space'
  if (when === 'odd') return 'on each remaining odd round space'
  if ('next' in when)
    return when.next === 1 ? 'on the next round space' : `on each of the next ${when.next} round spaces`
  if ('plus' in when)
    return `on the spaces ${when.plus.slice(0, -1).join(', ')} and ${when.plus.at(-1)} rounds from now`
  const [first, last] = [when.rounds[0], when.rounds[when.rounds.length - 1]]
  const run = last !== undefined && first !== undefined && last - first + 1 === when.rounds.length
  return run
    ? `on each remaining round space of ${first}–${last}`
    : `on each remaining round space of ${when.rounds.slice(0, -1).join(', ')} and ${last}`
}

export const termsEn: WordTexts<Word> = {
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
    roundsLeft: 'rounds left',
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
    allWood: 'wood',
    allGrain: 'grain (also on fields)',
    allVegetables: 'vegetables (also on fields)',
    cattle: 'cattle',
    sheep: 'sheep',
    placed: 'people placed in the last round',
    built: 'fences',
    plowsInPlay: 'plows and Harrows in play',
    occupationCards: 'occupations',
    wells: 'Wells in play',
    'on.273': 'wood on this card',
    'on.280.boar': 'wild boar on this card',
    'on.280.cattle': 'cattle on this card',
    newPastures: 'new pastures',
  },
  words: Object.fromEntries(
    WORDS.map((word) => [word, (effect: Word, said: Speaker<Word>) => verbEn(effect, said, null)]),
  ) as WordTexts<Word>['words'],
  later: (when) => (isWhen(when) ? [`${whenEn(when)}:`] : []),
}

/** Agricola's own words as verbs. */
export function verbEn(word: Word, said: Speaker<Word>, at: CardReaction['at'] | null): Sentence {
  switch (word.do) {
    case 'plow': {
      const n = word.n ?? 1
      if (n === 'plowsInPlay') return ['plow up to 1 field for each plow and Harrow in play']
      if (typeof n !== 'number') return ['plow up to 3 fields, but no more than there are rounds left']
      if (n > 1) return say('plow up to ', n, ' more fields')
      return [at === 'plow' ? 'plow 1 more field' : 'plow 1 field']
    }
    case 'sow':
      if (word.crop !== undefined) return say('sow ', said.expr(word.crop), ` (${word.less ?? 0} less on each field)`)
      return word.only === undefined ? ['sow'] : say('sow ', said.amount(word.only, 1), ' on 1 field')
    case 'bake':
      return [word.echo === true ? 'bake too' : 'bake bread']
    case 'freeRoom':
      return ['build 1 room free of charge']
    case 'freeStable':
      return ['build 1 stable free of charge']
    case 'miniPasture':
      return ['fence 1 space as a pasture without paying wood']
    case 'fenceStable':
      return ['fence the space of that stable without paying wood']
    case 'stable':
      return say('build 1 stable for ', said.amount('wood', word.wood))
    case 'fences':
      return [
        word.gift === undefined
          ? 'build fences at the normal price'
          : `build up to ${word.gift} fences without paying wood`,
      ]
    case 'grow':
      return [word.noRoom === true ? 'have family growth even without room' : 'have family growth']
    case 'adopt':
      return ['place the new person this round as an adult']
    case 'breed':
      return say('your ', said.expr(word.species), ' breed once')
    case 'oneOfEach':
      return ['gain 1 animal of each kind you have, if you can keep it']
    case 'put':
      return say(
        'you may place ',
        word.per === undefined ? 'any amount of ' : `up to ${word.per.each} `,
        said.expr(word.good),
        word.per === undefined ? '' : say(' for each ', said.expr(word.per.good)),
        ' on this card',
      )
    case 'topUp':
      return say(
        'add 1 good to each of your fields with ',
        listOf(
          'en',
          'or',
          word.crops.map((crop) => said.expr(crop)),
        ),
      )
    case 'fieldPhase':
      return ['take 1 good from each of your planted fields']
    case 'reap':
      return say(
        'take 1 ',
        said.expr(word.crop),
        ' from a field of another player, who gains ',
        goodsSaid(word.gives, said),
      )
    case 'others':
    case 'everyone':
    case 'actor':
      return said.effect(word.effect)
    case 'payOwner':
      return say('pay ', said.amount('food', word.food), ' to this card’s owner')
    case 'buy':
      return say('buy ', said.amount(word.good, 1), ' from that player for ', said.amount('food', word.food))
    case 'levy':
      return say('take ', goodsSaid(word.goods, said), ' of it from that player')
    case 'clear':
      return say('take all ', said.expr(word.good), ' left on “', spaceEn(word.space), '”')
    case 'person':
      return ['place 1 more person from this round on; it must be fed but is not a family member']
    case 'move':
      return say(
        'move that person to a free ',
        listOf(
          'en',
          'or',
          word.to.map((key) => [`“${spaceEn(key)}”`]),
        ),
        ' and use it',
      )
    case 'layOn':
      return say('place ', said.amount(word.good, 1), ' on any action space for the person who uses it')
    case 'spread':
      return say(
        'share everything on “',
        spaceEn(word.from),
        '” evenly among ',
        listOf(
          'en',
          'and',
          word.to.map((key) => [`“${spaceEn(key)}”`]),
        ),
      )
    case 'goFirst':
      return say('pay the starting player ', said.amount('food', word.food), ' to place 1 person first')
    case 'mark':
      return ['mark an action space with 1 of your fences (it is then out of the game)']
    case 'layFences':
      return [`place ${word.n} of your fences on the round spaces ${word.plus.join(' and ')} rounds from now`]
    case 'takeFences':
      return say(
        'take these fences back; you may pay ',
        said.amount('food', word.food),
        ' to build them without paying wood',
      )
    case 'note':
      return [`note ${word.points} bonus points`]
    case 'renovate':
      if (word.from === 1) return ['renovate to a stone house for the normal price']
      return [word.from === 0 && word.to === 1 ? 'renovate to a clay hut for the normal price' : 'renovate']
    case 'improve': {
      const what =
        word.kinds === 'minor'
          ? 'play 1 minor improvement'
          : word.kinds === 'both'
            ? at === 'improvementAction'
              ? 'buy 1 more improvement, major or minor'
              : 'buy 1 major or minor improvement'
            : 'take it again'
      return word.food === undefined ? [what] : say('pay ', said.amount('food', word.food), ' to ', what)
    }
    case 'occupation':
      return say(at === 'occupation' ? 'play another for ' : 'play 1 occupation for ', said.amount('food', word.food))
    case 'leave':
      return say('leave ', goodsSaid(word.goods, said), ' there')
    case 'bring':
      return say('gain ', goodsSaid(word.goods, said))
    case 'store':
      return ['place them on this card']
    case 'handBack':
      return say('return ', said.amount(word.good, 1))
    case 'stack':
      return say('pile up here, bottom first: ', ...word.goods.flatMap((good, i) => [i === 0 ? '' : ', ', oneOf(good)]))
    case 'takeTop':
      return ['take the top good of this card']
    case 'table':
      return say(
        'gain ',
        word.rows.map(([, n]) => n).join('/'),
        ' ',
        said.expr(word.good),
        ' with at least ',
        word.rows.map(([from]) => from).join('/'),
        ' ',
        said.expr(word.of),
      )
    case 'payOwners':
      return say(
        'gain as much ',
        said.expr('food'),
        ' again, then pay other players ',
        said.amount('food', word.food),
        ' for each ',
        listOf(
          'en',
          'and',
          word.cards.map(card).filter((name) => name.length > 0),
        ),
      )
    case 'sell':
      return say(
        'turn ',
        said.amount(word.good, 1),
        ' into ',
        said.amount('food', word.food),
        '; another player may buy it from you for ',
        said.amount('food', word.price),
        ' instead',
      )
    case 'guest':
      return ['place 1 guest next round, in addition to your people']
    case 'special':
      return [specialsEn[word.name] ?? word.name]
    case 'spend':
      return []
  }
}

const spaceEn = (key: string): string => spaces.spoken(key)

const goodsSaid = (goods: Amounts, said: Speaker<Word>): Sentence => said.goods(goods as { [good: string]: number })

/** One of a good, without its number. */
const oneOf = (good: GoodName): Part => ({ icon: good, label: termsEn.goods[good]?.one ?? good })
