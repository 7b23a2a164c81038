/** Village in English: every word and sentence. German must have the same. */

import { type GameText, listOf, type Sentence, say } from '@dorfplatz/kernel'
import type { VillageView } from '../rules/view.ts'
import { compose } from './compose.ts'
import { type Amount, amountOf, iconOf, type Nouns, type Thing } from './parts.ts'
import { rules, sections } from './rules.en.ts'

const nouns: Nouns = {
  orange: ['orange stone', 'orange stones'],
  green: ['green stone', 'green stones'],
  brown: ['brown stone', 'brown stones'],
  pink: ['pink stone', 'pink stones'],
  plague: ['plague stone', 'plague stones'],
  coin: ['coin', 'coins'],
  marker: ['next-start-player marker', 'next-start-player markers'],
  grain: ['bag of grain', 'bags of grain'],
  scroll: ['scroll', 'scrolls'],
  horse: ['horse', 'horses'],
  ox: ['ox', 'oxen'],
  plow: ['plow', 'plows'],
  wagon: ['wagon', 'wagons'],
  time: ['time', 'time'],
  point: ['point', 'points'],
  monk: ['monk', 'monks'],
  stone: ['stone', 'stones'],
}

const some = (list: readonly Amount[]): Sentence =>
  listOf(
    'en',
    'and',
    list.map((amount) => amountOf(nouns, amount)),
  )
const oneOf = (list: readonly Thing[]): Sentence =>
  listOf(
    'en',
    'or',
    list.map((thing) => [iconOf(nouns, thing)]),
  )
const much = (n: number, thing: Thing): Sentence => amountOf(nouns, { n, thing })

export const words = {
  lang: 'en' as 'en' | 'de',
  nouns,
  name: 'Village',
  about: 'Lead a family through generations of village life, and see to it that the chronicle remembers them.',
  conny: 'Conny',
  spaces: {
    harvest: 'Grain harvest',
    family: 'Family',
    crafts: 'Crafts',
    market: 'Market',
    travel: 'Travel',
    council: 'Council chamber',
    church: 'Church',
  },
  well: 'Well',
  buildings: {
    wainwright: 'wainwright’s',
    stables: 'stables',
    scriptorium: 'scriptorium',
    smithy: 'smithy',
    mill: 'mill',
  },
  sections: { craft: 'crafts', farm: 'farm', church: 'church', council: 'council', travel: 'travel' },
  chronicle: 'Chronicle',
  graveyard: 'Graveyard',
  /** Answers to “where?”. */
  places: {
    unborn: 'in the supply',
    farm: 'on the farm',
    bag: 'in the black bag',
    wainwright: 'at the wainwright’s',
    stables: 'at the stables',
    scriptorium: 'in the scriptorium',
    smithy: 'at the smithy',
    council1: 'on council step 1',
    council2: 'on council step 2',
    council3: 'on council step 3',
    council4: 'on council step 4',
    church1: 'on church step 1',
    church2: 'on church step 2',
    church3: 'on church step 3',
    church4: 'on church step 4',
    castle1: 'at castle 1',
    castle2: 'at castle 2',
    castle3: 'at castle 3',
    castle4: 'at castle 4',
    castle5: 'at castle 5',
    castle6: 'at castle 6',
    'chronicle-craft': 'in the chronicle (crafts)',
    'chronicle-farm': 'in the chronicle (farm)',
    'chronicle-church': 'in the chronicle (church)',
    'chronicle-council': 'in the chronicle (council)',
    'chronicle-travel': 'in the chronicle (travel)',
    grave: 'in the graveyard',
    removed: 'out of the game',
    beside: 'beside the tray',
    roof: 'on the church roof',
  },
  /** Where the dead go. */
  restingPlaces: {
    chronicle: (section: string): Sentence => say('a place in the chronicle (', section, ')'),
    grave: ['a grave'] as Sentence,
    removed: ['out of the game: no place is left'] as Sentence,
  },
  member: (generation: number): Sentence => say('member “', generation, '”'),
  rewards: {
    points: say(much(3, 'point')),
    coin: say(much(1, 'coin')),
    stones: say('2 stones of choice'),
  },
  privileges: [
    say('take the next-start-player marker'),
    say('take 2 stones of choice'),
    say('take 1 good of choice'),
    say('pay ', much(1, 'coin'), ' for ', much(3, 'point')),
  ] as readonly Sentence[],
  ask: {
    turn: say('Take a stone from an action space.'),
    turnOrWell: say('Take a stone from an action space, or use the Well.'),
    well: say('How do you pay at the Well?'),
    wellAction: say('Which action do you perform through the Well?'),
    freeAction: say('No stone is left: one last action for free, if you like.'),
    harvest: say('Bring in the harvest?'),
    family: say('A birth, or call a member home?'),
    craft: say('Which craft building do you use?'),
    trainee: (building: string): Sentence => say('Who learns at the ', building, '?'),
    produceNow: (time: number): Sentence =>
      say('Produce at once for ', much(time, 'time'), ', or stop after training?'),
    product: say('Which good do you make?'),
    council: say('How do you use the council chamber?'),
    councillor: say('Who enters the council?'),
    privilege: say('Which privilege do you use?'),
    favour: say('Which good do you take?'),
    travel: say('Where does the journey go?'),
    traveller: (to: number): Sentence => say('Who travels to castle ', to, '?'),
    church: say('How do you pay for the church?'),
    novice: say('Who goes into the black bag?'),
    stones: (n: number): Sentence =>
      say('Which ', n === 1 ? 'stone' : say(n, ' stones'), ' do you take from the supply?'),
    pay: (cost: readonly Amount[]): Sentence => say('How do you pay ', some(cost), '?'),
    serveFree: say('Market day: serve a customer (your first sale needs no extra price), or pass.'),
    serve: say('Market day: serve a customer for ', much(1, 'green'), ' and ', much(1, 'time'), ' extra, or pass.'),
    dies: say('The quill is crossed: which of your oldest members dies?'),
    pick: say('Mass: do you pick members out of the black bag, for ', much(1, 'coin'), ' each?'),
    climb: say('Mass: who climbs a step for grain?'),
    connyStone: (space: string): Sentence => say('Which stone does Conny take (', space, ')?'),
  },
  choose: {
    skip: say('decline the action'),
    stone: (stone: Sentence, space: string): Sentence => say(stone, ', ', space),
    well: say('Well: 3 stones of one colour for any action'),
    harvest: (n: number): Sentence => say('harvest ', much(n, 'grain')),
    birth: say('a birth'),
    home: (who: Sentence, where: string): Sentence => say('call home ', who, ' ', where),
    train: (building: string, time: number): Sentence => say(building, ': train a member for ', much(time, 'time')),
    craftTime: (building: string, things: readonly Thing[], time: number): Sentence =>
      say(building, ': ', oneOf(things), ' for ', much(time, 'time')),
    craftPay: (building: string, things: readonly Thing[], price: readonly Amount[]): Sentence =>
      say(building, ': ', oneOf(things), ' for ', some(price)),
    mill: (building: string): Sentence =>
      say(building, ': ', much(2, 'coin'), ' for ', much(2, 'time'), ' and ', much(2, 'grain')),
    stop: say('stop after training'),
    enter: (time: number): Sentence => say('enter step 1 for ', much(time, 'time'), ' and 2 green stones or a scroll'),
    advance: (who: Sentence, step: number, time: number): Sentence =>
      say(who, ' to step ', step, ' for ', much(time, 'time'), ' and 2 green stones or a scroll'),
    privilegeOnly: (what: Sentence): Sentence => say('privilege only: ', what),
    noPrivilege: say('no privilege'),
    road: (from: Sentence, to: number, cost: readonly Amount[], reward: Sentence | null): Sentence =>
      say(from, ' to castle ', to, ': ', some(cost), reward === null ? ' (seen before)' : say(' → ', reward)),
    village: say('from the farm'),
    castle: (n: number): Sentence => say('castle ', n),
    pass: say('pass for this market day'),
    serve: (demand: readonly Amount[], points: number): Sentence =>
      say(demand.length === 0 ? 'nothing' : some(demand), ' → ', much(points, 'point')),
    dies: (who: Sentence, where: string, rest: Sentence): Sentence => say(who, ' ', where, ' → ', rest),
    pickedAll: say('Pick nobody else'),
    climbedAll: say('Nobody else climbs'),
    climb: (who: Sentence, step: number, grain: number): Sentence =>
      say(who, ' to step ', step, ' for ', much(grain, 'grain')),
  },
  happened: {
    round: (who: Sentence, n: number): Sentence => say('Round ', n, ' begins with ', who, '.'),
    takes: (who: Sentence, stone: Sentence, space: string): Sentence => say(who, ' takes ', stone, ' (', space, ').'),
    well: (who: Sentence, paid: Sentence): Sentence => say(who, ' uses the Well for ', paid, '.'),
    harvest: (who: Sentence, n: number): Sentence => say(who, ' harvests ', much(n, 'grain'), '.'),
    birth: (who: Sentence, member: Sentence): Sentence => say(who, ': ', member, ' is born.'),
    home: (who: Sentence, member: Sentence, where: string): Sentence =>
      say(who, ' calls home ', member, ' ', where, '.'),
    trained: (who: Sentence, member: Sentence, where: string): Sentence =>
      say(who, ' trains ', member, ' ', where, '.'),
    made: (who: Sentence, thing: Thing): Sentence => say(who, ' makes ', much(1, thing), '.'),
    mill: (who: Sentence, n: number): Sentence => say(who, ' earns ', much(n, 'coin'), ' at the mill.'),
    paid: (who: Sentence, paid: Sentence): Sentence => say(who, ' pays ', paid, '.'),
    marketDay: (who: Sentence): Sentence => say(who, ' calls a market day.'),
    passes: (who: Sentence): Sentence => say(who, ' passes.'),
    serves: (who: Sentence, tile: Sentence): Sentence => say(who, ' serves a customer: ', tile, '.'),
    marketCloses: (n: number): Sentence =>
      say('The market day ends; ', n, n === 1 ? ' customer was served.' : ' customers were served.'),
    council: (who: Sentence, member: Sentence, step: number): Sentence =>
      say(who, ': ', member, ' reaches council step ', step, '.'),
    marker: (who: Sentence): Sentence => say(who, ' takes the next-start-player marker.'),
    stones: (who: Sentence, what: Sentence): Sentence => say(who, ' takes ', what, ' from the supply.'),
    favour: (who: Sentence, thing: Thing): Sentence => say(who, ' takes ', much(1, thing), '.'),
    fame: (who: Sentence, n: number): Sentence => say(who, ' scores ', much(n, 'point'), '.'),
    journey: (who: Sentence, member: Sentence, to: number): Sentence =>
      say(who, ': ', member, ' travels to castle ', to, '.'),
    castle: (who: Sentence, castle: number, reward: Sentence): Sentence =>
      say(who, ' marks castle ', castle, ': ', reward, '.'),
    novice: (who: Sentence, member: Sentence, price: Sentence): Sentence =>
      say(who, ' puts ', member, ' into the black bag for ', price, '.'),
    quill: (who: Sentence): Sentence => say(who, ' crosses the quill.'),
    dies: (who: Sentence, member: Sentence, where: string, rest: string): Sentence =>
      say(who, ': ', member, ' ', where, ' dies and is now ', rest, '.'),
    spared: (who: Sentence): Sentence => say(who, ': nobody is visible, so nobody dies.'),
    endBegins: (who: Sentence, by: string): Sentence => say(who, ' takes the last place (', by, '): the end begins.'),
    lastTurns: (n: number): Sentence => say('Turns left before the final mass: ', n, '.'),
    mass: say('A mass is held.'),
    picked: (who: Sentence, member: Sentence): Sentence => say(who, ' picks ', member, ' for ', much(1, 'coin'), '.'),
    drawn: (figures: readonly Sentence[]): Sentence =>
      figures.length === 0 ? say('Nothing is drawn.') : say('Drawn: ', listOf('en', 'and', figures), '.'),
    figure: (who: Sentence, member: Sentence): Sentence => say(member, ' of ', who),
    climbs: (who: Sentence, member: Sentence, step: number): Sentence =>
      say(who, ': ', member, ' climbs to step ', step, '.'),
    majority: (who: readonly Sentence[]): Sentence =>
      who.length === 0
        ? say('Nobody leads in the church.')
        : say('Majority in the church: ', listOf('en', 'and', who), '.'),
    connyTakes: (stone: Sentence, space: string): Sentence => say('Conny takes ', stone, ' (', space, ').'),
    die: (colour: Sentence): Sentence => say('The die shows ', colour, '.'),
    fate: (quill: boolean): Sentence => say(quill ? 'The fate tile shows a quill.' : 'The fate tile is blank.'),
    connyServes: (tile: Sentence): Sentence => say('Conny takes the front customer: ', tile, '.'),
    connyChurch: (member: Sentence): Sentence => say('Conny puts ', member, ' into the black bag.'),
    over: say('The final mass is over; the score is counted.'),
  },
  waiting: (who: Sentence, doing: string): Sentence => say(who, ' ', doing),
  doing: {
    turn: 'is on turn',
    act: 'is acting',
    market: 'is at the market',
    dies: 'is saying farewell',
    mass: 'is in church',
  },
  refused: {
    missing: (rule: string): Sentence => say(rule, ' forbids it.'),
  },
  tile: (demand: readonly Amount[], points: number): Sentence =>
    say(demand.length === 0 ? 'nothing' : some(demand), ' (', much(points, 'point'), ')'),
  card: (demand: readonly Amount[], points: number, pairs: boolean): Sentence =>
    say(
      demand.length === 0 ? 'Wants nothing; worth ' : say('Wants ', some(demand), '; worth '),
      much(points, 'point'),
      pairs ? ' and 1 more for every two own customers at the end.' : '.',
    ),
  customer: (n: string): string => `Customer ${n}`,
  promo: (n: string): string => `Promo customer ${n}`,
  beggar: 'Beggar',
  /** Amounts as the object of a sentence, and by themselves: some languages tell them apart. */
  some,
  list: some,
  things: (list: readonly Thing[]): Sentence => oneOf(list),
  scene: {
    round: (n: number, start: Sentence): Sentence => say('Round ', n, ', start player ', start),
    ending: (who: Sentence): Sentence => say('The end has begun (', who, ').'),
    empty: '–',
    stalls: 'Customers',
    queue: 'Queue',
    stack: (n: number): Sentence => say(n, ' in the stack'),
    marker: 'Next start player',
    onRoof: 'on the roof of the council chamber',
    spent: 'spent until the next round',
    free: (n: number): Sentence => say(n, ' free'),
    bag: 'Green bag',
    blackBag: 'Black bag',
    fame: (n: number): Sentence => much(n, 'point'),
    time: (n: number, of: number): Sentence => say('time ', n + 1, '/', of),
    castles: 'castles',
    served: (n: number): Sentence => say(n, n === 1 ? ' customer' : ' customers'),
    tray: 'tray',
    fate: 'fate tiles',
    faces: { hidden: 'hidden', blank: 'blank', quill: 'quill' },
  },
  options: {
    startSeat: {
      name: 'Start player',
      help: 'Who begins: drawn at random, or a fixed seat.',
      value: (v: string): string => (v === 'random' ? 'random' : `seat ${v}`),
    },
    compensation: {
      name: 'Start compensation',
      help: 'Those who begin later receive something small, as the rulebook recommends.',
      value: (v: string): string => (v === 'true' ? 'yes' : 'no'),
    },
    conny: {
      name: 'Conny’s stones',
      help: 'Alone: Conny mirrors the colour you took, or a die decides.',
      value: (v: string): string => (v === 'die' ? 'colour die' : 'mirror'),
    },
    promos: {
      name: 'All promo customers',
      help: 'Mixes all promo tiles of the base game into the stack.',
      value: (v: string): string => (v === 'true' ? 'yes' : 'no'),
    },
    promo: {
      name: (demand: string): string => `Promo customer: ${demand}`,
      help: 'Mixes this promo tile into the stack. Points of promo tiles are house data.',
      value: (v: string): string => (v === 'true' ? 'yes' : 'no'),
    },
  },
  scores: {
    fame: 'Points during the game',
    travel: 'Castles visited',
    church: 'Church',
    council: 'Council chamber',
    chronicle: 'Chronicle',
    coins: 'Coins',
    customers: 'Customers',
  },
  verdicts: {
    apprentice: 'Apprentice',
    journeyman: 'Journeyman',
    master: 'Master',
    grandmaster: 'Grand master',
    genius: 'Genius',
    polymath: 'Polymath',
  },
}

export type Words = typeof words

export const en: GameText<VillageView> = compose(words, rules, sections)
