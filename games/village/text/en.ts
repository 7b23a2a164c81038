/** Village in English: every word and sentence. German must have the same. */

import { listOf, type Sentence, say } from '@dorfplatz/kernel'
import {
  BARN,
  CASTLE_POINTS,
  CASTLE_STONES,
  MILL,
  PRIVILEGE_POINTS,
  PRIVILEGE_STONES,
  WELL_STONES,
} from '../cards/board.ts'
import { BOX, type Box, boxAt, perBox } from '../cards/box.ts'
import type { Customer } from '../cards/customers.ts'
import { SALE } from '../cards/spaces.ts'
import { moduleWords } from '../modules/said.en.ts'
import { texts } from '../modules/texts.en.ts'
import { words } from '../modules/words.en.ts'
import type { PlaceId } from '../rules/places.ts'
import { brief } from './brief.en.ts'
import { compose, type VillageText } from './compose.ts'
import { factTitles } from './fact-titles.en.ts'
import { labels } from './labels.en.ts'
import { names } from './names.en.ts'
import { notices } from './notices.en.ts'
import { numbers } from './numbers.en.ts'
import { type Amount, amountOf, capital, iconOf, type Nouns, type Thing } from './parts.ts'
import { people } from './people.en.ts'

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
  beer: ['beer', 'beers'],
  time: ['time', 'time'],
  point: ['point', 'points'],
  monk: ['monk', 'monks'],
  stone: ['stone', 'stones'],
  ...words.nouns,
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

/** "2 more bags of grain". */
const lacking = ({ n, thing }: Amount): Sentence => [{ n }, ' more ', iconOf(nouns, thing, n)]

/** Answers to “where?”. */
const places: { readonly [place in PlaceId]: string } = {
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
  ...words.places,
}

/** What some customers score at the end beyond their points. */
const BONUS: { readonly [kind in NonNullable<Customer['bonus']>]: Sentence } = {
  pairs: say('At the end 1 more point for every 2 customers you have, this one included.'),
  inkwells: say('At the end 1 more point for each of your person cards with an empty inkwell.'),
}

export const phrases = {
  /** The values of the box that these words speak of. */
  box: BOX as Box,
  numbers,
  lang: 'en' as 'en' | 'de',
  nouns,
  /** The same as the object of a sentence, where a language tells them apart. */
  objects: nouns,
  name: 'Village',
  about: 'Lead a family through generations of village life, and see to it that the chronicle remembers them.',
  conny: 'Conny',
  spaces: names.spaces,
  well: 'Well',
  buildings: {
    wainwright: 'wainwright’s',
    stables: 'stables',
    scriptorium: 'scriptorium',
    smithy: 'smithy',
    mill: 'mill',
    brewery: 'brewery',
  },
  sections: {
    craft: 'crafts',
    farm: 'farm',
    church: 'church',
    council: 'council',
    travel: 'travel',
    seaBurial: 'sea burial',
  },
  chronicle: 'Chronicle',
  graveyard: 'Graveyard',
  theChronicle: 'chronicle',
  theGraveyard: 'graveyard',
  places,
  /** Where the dead go: as an option says it, and as the log does. */
  restingPlaces: {
    chronicle: (section: string): Sentence => say('a place in the chronicle (', section, ')'),
    grave: say('a grave'),
    removed: say('out of the game: no place is left'),
  },
  rests: {
    chronicle: (section: string): Sentence => say('enters the chronicle (', section, ')'),
    grave: say('goes to the graveyard'),
    removed: say('leaves the game'),
    beside: say('is written beside the chronicle'),
  },
  /** The villagers by name. */
  people,
  /** What stands on the boards, beside questions, and over the sheet of facts. */
  labels,
  /** Moves in few words, for the log. */
  brief,
  notices,
  factTitles,
  /** The words of expansions. */
  more: moduleWords,
  rewards: {
    points: say(much(CASTLE_POINTS, 'point')),
    coin: say(much(1, 'coin')),
    stones: say(`${CASTLE_STONES} stones of your choice`),
  },
  privileges: [
    say('Take the next-start-player marker'),
    say(`Take ${PRIVILEGE_STONES} stones of your choice`),
    say('Take 1 good of your choice'),
    say('Pay ', much(1, 'coin'), ' for ', much(PRIVILEGE_POINTS, 'point')),
  ],
  /** What is taken besides, and how a choice between stones and coins is announced. */
  plus: ', plus ',
  coinsToo: ' (coins may replace stones)',
  ask: {
    turn: say('Take a stone from an action space.'),
    turnOrWell: say('Take a stone from an action space, or use the Well.'),
    well: say('How do you pay at the Well?'),
    wellAction: say('Which action do you use with the Well?'),
    freeAction: say('No stone is left: take one last action for free?'),
    givenAction: say('Which action do you carry out without a stone?'),
    harvest: say('Bring in the harvest?'),
    family: say('Have a child or call someone home?'),
    craft: say('Which craft building do you use?'),
    trainee: (building: string): Sentence => say('Who do you train at the ', building, '?'),
    produceNow: (time: number): Sentence =>
      say('Make something right away? It costs another ', much(time, 'time'), '.'),
    product: say('Which good do you make?'),
    council: say('How do you use the council chamber?'),
    councillor: say('Who enters the council?'),
    privilege: say('Which privilege do you use?'),
    takeGood: say('Which good do you take?'),
    travel: say('Where do you travel?'),
    traveler: (to: number): Sentence => say('Who travels to castle ', to, '?'),
    church: say('How do you pay for the church?'),
    novice: say('Who goes into the black bag?'),
    stones: (n: number): Sentence =>
      say('Which ', n === 1 ? 'stone' : say(n, ' stones'), ' do you take from the supply?'),
    pay: (cost: readonly Amount[]): Sentence => say('How do you pay ', some(cost), '?'),
    serveFree: say('Serve a customer (no extra cost for your first sale) or pass.'),
    serve: say('Serve a customer (', much(SALE.green, 'green'), ' and ', much(SALE.time, 'time'), ' extra) or pass.'),
    dies: say('You passed the quill. Which of your oldest members dies?'),
    pick: say('Mass: who do you pick from the black bag, for ', much(1, 'coin'), ' each?'),
    climb: say('Mass: who climbs a step for grain?'),
    connyStone: (space: string): Sentence => say('Which stone does Conny take (', space, ')?'),
    offer: say('Do you play something now?'),
  },
  choose: {
    skip: say('Decline the action'),
    stone: (stone: Sentence, space: string): Sentence => say(space, ': take ', stone),
    /** A stone that brings no action, and why. */
    idle: (option: Sentence, why: Sentence): Sentence => say(option, ' – no action. ', why),
    well: (price: Sentence): Sentence => say('Well: any action for ', price),
    wellPrice: say(`${WELL_STONES} stones of one color`),
    harvest: (n: number): Sentence => say('Harvest ', much(n, 'grain')),
    birth: say('Have a child'),
    home: (who: Sentence, where: string | Sentence): Sentence => say('Call home ', who, ' ', where),
    train: (building: string, time: number): Sentence =>
      say(capital([building]), ': train a member for ', much(time, 'time')),
    craftTime: (building: string, what: Sentence, time: number): Sentence =>
      say(capital([building]), ': ', what, ' for ', much(time, 'time')),
    craftPay: (building: string, what: Sentence, price: Sentence): Sentence =>
      say(capital([building]), ': ', what, ' for ', price),
    mill: (building: string): Sentence =>
      say(
        capital([building]),
        ': ',
        much(MILL.coins, 'coin'),
        ' for ',
        much(MILL.time, 'time'),
        ' and ',
        much(MILL.grain, 'grain'),
      ),
    produce: (what: Sentence, time: number): Sentence => say(what, ' for ', much(time, 'time')),
    stop: say('Only train'),
    enter: (price: Sentence): Sentence => say('Enter step 1 for ', price),
    advance: (who: Sentence, step: number, price: Sentence): Sentence =>
      say('Advance ', who, ' to step ', step, ' for ', price),
    privilegeOnly: (what: Sentence): Sentence => say('Privilege only: ', what),
    noPrivilege: say('Skip the privilege'),
    buyPoints: (price: Sentence): Sentence => say('Pay ', price, ' for ', much(PRIVILEGE_POINTS, 'point')),
    road: (from: Sentence, to: number, price: Sentence, reward: Sentence | null): Sentence =>
      say(from, ' → Castle ', to, ' for ', price, reward === null ? ' (already visited)' : say('; gain ', reward)),
    village: say('Farm'),
    castle: (n: number): Sentence => say('Castle ', n),
    pass: say('Pass for this market day'),
    playNothing: say('Play nothing'),
    serve: (takes: Sentence | null, points: number): Sentence =>
      say('Serve: ', takes ?? 'nothing', ' → ', much(points, 'point')),
    dies: (member: Sentence, where: string, rest: Sentence): Sentence => say(member, ' ', where, ' → ', rest),
    pick: (who: Sentence, price: Sentence): Sentence => say('Pick ', who, ' for ', price),
    pickedAll: say('Pick no one else'),
    climbedAll: say('Move no one else up'),
    climb: (who: Sentence, step: number, grain: number): Sentence =>
      say('Move ', who, ' to step ', step, ' for ', much(grain, 'grain')),
  },
  happened: {
    round: (who: Sentence, n: number): Sentence => say('Round ', n, ' begins with ', who, '.'),
    takes: (who: Sentence, stone: Sentence, space: string): Sentence =>
      say(who, ' takes ', stone, ' from ', space, '.'),
    declines: (who: Sentence, space: string | null): Sentence =>
      say(who, ' declines the ', space === null ? 'free action' : say('action of ', space), '.'),
    idle: (who: Sentence, space: string): Sentence => say(who, ' cannot use the action of ', space, '.'),
    well: (who: Sentence, paid: Sentence): Sentence => say(who, ' uses the Well for ', paid, '.'),
    harvest: (who: Sentence, n: number): Sentence => say(who, ' harvests ', much(n, 'grain'), '.'),
    birth: (who: Sentence, member: Sentence): Sentence => say(who, ' has a child: ', member, '.'),
    home: (who: Sentence, member: Sentence, where: string): Sentence =>
      say(who, ' calls home ', member, ' ', where, '.'),
    trained: (who: Sentence, member: Sentence, where: string): Sentence =>
      say(who, ' trains ', member, ' ', where, '.'),
    made: (who: Sentence, thing: Thing, n: number): Sentence => say(who, ' makes ', much(n, thing), '.'),
    mill: (who: Sentence, n: number): Sentence => say(who, ' earns ', much(n, 'coin'), ' at the mill.'),
    paid: (who: Sentence, paid: Sentence): Sentence => say(who, ' pays ', paid, '.'),
    marketDay: (who: Sentence): Sentence => say(who, ' calls a market day.'),
    passes: (who: Sentence): Sentence => say(who, ' passes.'),
    serves: (who: Sentence, tile: Sentence): Sentence => say(who, ' serves a customer: ', tile, '.'),
    marketCloses: (n: number): Sentence =>
      say('The market day ends with ', n, n === 1 ? ' customer served.' : ' customers served.'),
    council: (who: Sentence, member: Sentence, step: number): Sentence =>
      say(who, ' reaches council step ', step, ' with ', member, '.'),
    marker: (who: Sentence): Sentence => say(who, ' takes the next-start-player marker.'),
    stones: (who: Sentence, what: Sentence): Sentence => say(who, ' takes ', what, ' from the supply.'),
    takesGood: (who: Sentence, thing: Thing): Sentence => say(who, ' takes ', much(1, thing), '.'),
    fame: (who: Sentence, n: number): Sentence => say(who, ' scores ', much(n, 'point'), '.'),
    journey: (who: Sentence, member: Sentence, to: number): Sentence =>
      say(who, ' sends ', member, ' to castle ', to, '.'),
    castle: (who: Sentence, castle: number, reward: Sentence): Sentence =>
      say(who, ' reaches castle ', castle, ' and gains ', reward, '.'),
    novice: (who: Sentence, member: Sentence, price: Sentence): Sentence =>
      say(who, ' puts ', member, ' into the black bag for ', price, '.'),
    time: (who: Sentence, n: number): Sentence => say(who, ' spends ', much(n, 'time'), '.'),
    quill: (who: Sentence): Sentence => say(who, ' passes the quill.'),
    dies: (who: Sentence, member: Sentence, where: string, rest: Sentence): Sentence =>
      say(who, ' mourns ', member, ', who dies ', where, ' and ', rest, '.'),
    spared: (who: Sentence): Sentence => say(who, ' has nobody visible, so nobody dies.'),
    endBegins: (who: Sentence, by: string): Sentence =>
      say(who, ' fills the ', by, ' and triggers the end of the game.'),
    lastTurns: (n: number): Sentence => say(n, n === 1 ? ' turn' : ' turns', ' left before the final mass.'),
    mass: say('A mass is held.'),
    picked: (who: Sentence, member: Sentence): Sentence => say(who, ' picks ', member, ' for ', much(1, 'coin'), '.'),
    drawn: (figures: readonly Sentence[]): Sentence =>
      figures.length === 0 ? say('Nothing is drawn.') : say('Drawn: ', listOf('en', 'and', figures), '.'),
    figure: (who: Sentence, member: Sentence): Sentence => say(who, '’s ', member),
    climbs: (who: Sentence, member: Sentence, step: number): Sentence =>
      say(who, ' moves ', member, ' to church step ', step, '.'),
    majority: (who: readonly Sentence[]): Sentence =>
      who.length === 0
        ? say('Nobody leads in the church.')
        : say('Majority in the church: ', listOf('en', 'and', who), '.'),
    connyTakes: (stone: Sentence, space: string): Sentence => say('Conny takes ', stone, ' from ', space, '.'),
    die: (colour: Sentence): Sentence => say('The die shows ', colour, '.'),
    fate: (quill: boolean): Sentence => say(quill ? 'The fate tile shows a quill.' : 'The fate tile is blank.'),
    connyServes: (tile: Sentence): Sentence => say('Conny takes the front customer: ', tile, '.'),
    connyChurch: (member: Sentence): Sentence => say('Conny puts ', member, ' into the black bag.'),
    over: say('The final mass is over; the score is counted.'),
  },
  waiting: (who: Sentence, doing: string): Sentence => say(who, ' ', doing),
  doing: {
    turn: 'is taking a turn',
    act: 'is acting',
    market: 'is at the market',
    dies: 'is saying farewell',
    mass: 'is in church',
  },
  refused: {
    missing: (rule: string): Sentence => say('A rule does not allow this (', { rule }, ').'),
    lacks: (lack: readonly Amount[], coins: boolean, scroll: boolean): Sentence => {
      const n = lack.reduce((sum, amount) => sum + amount.n, 0)
      return say(
        'You need ',
        listOf('en', 'and', lack.map(lacking)),
        coins ? say(' (or ', much(n, 'coin'), ')') : '',
        scroll ? ' or 1 scroll' : '',
        '.',
      )
    },
    noStone: (stone: Sentence): Sentence => say('No ', stone, ' is left there.'),
    noStones: say('No stone is left there. You can still use it with the Well.'),
    noSuchSeat: (seats: number): Sentence => say('This table has ', seats, ' seats.'),
    wellNeeds: (have: number): Sentence =>
      say(`The Well costs ${WELL_STONES} stones of one color; counting coins, you have `, have, '.'),
    nobodyHome: say('Nobody is on your farm. Call someone home first.'),
    nobodyThere: say('You have nobody there.'),
    nobodyToCall: say('Everyone is born, and nobody can be called home.'),
    nobodyOut: say('Only members on the board can be called home.'),
    allBorn: say('All your members have been born.'),
    barnFull: say(`Your farm already holds ${BARN} bags of grain.`),
    noCraft: say('You have nobody to train and cannot pay for any good.'),
    mill: say('Nobody works at the mill.'),
    otherGood: say('That good is not made here.'),
    tooLow: say('None of your members stands high enough.'),
    top: say('That is the highest step.'),
    noMarker: (holder: Sentence | null): Sentence =>
      holder === null ? say('The marker is gone until the next round.') : say(holder, ' already has the marker.'),
    noSupply: say('The supply does not have these stones.'),
    noWayBack: say('You cannot travel back to the village.'),
    noPath: say('No path leads there from your member.'),
    inQueue: say('This customer is still in the queue.'),
    needsMarker: say('You need the next-start-player marker.'),
    fourOut: say('The figures of this mass are already complete.'),
    bagClosed: say('Whoever played the Father chooses the figures of this mass.'),
    notInBag: say('You have no such member in the black bag.'),
    younger: (generation: number): Sentence => say('One of your ', generation, 's must go first.'),
    notHeld: say('You do not have these stones and coins.'),
    notOffered: say('That is not possible here.'),
    promoWithout: say('This promo tile belongs to an expansion that is not in play.'),
  },
  tile: (demand: readonly Amount[], points: number): Sentence =>
    say(demand.length === 0 ? 'nothing' : some(demand), ' (', much(points, 'point'), ')'),
  card: (demand: readonly Amount[], points: number, bonus: Customer['bonus']): Sentence =>
    say(
      demand.length === 0 ? 'Wants nothing, scores ' : say('Wants ', some(demand), ', scores '),
      much(points, 'point'),
      '.',
      bonus === undefined ? '' : say(' ', BONUS[bonus]),
    ),
  wantsNothing: 'nothing',
  bonus: BONUS,
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
    free: (name: string, n: number): Sentence => say(name, ': ', n, ' free'),
    inBag: (who: Sentence, members: string): Sentence => say(who, ': ', members),
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
      help: 'Players later in turn order take a small compensation, as the rulebook recommends.',
      value: (v: string): string => (v === 'true' ? 'yes' : 'no'),
    },
    conny: {
      name: 'Conny’s stones',
      help: 'Solo: Conny takes the color you took, or a die decides.',
      value: (v: string): string => (v === 'die' ? 'color die' : 'same color'),
    },
    promos: {
      name: 'All promo customers',
      help: 'Mixes all promo tiles of the base game into the stack.',
      value: (v: string): string => (v === 'true' ? 'yes' : 'no'),
    },
    promo: {
      name: (demand: string): string => `Promo customer: ${demand}`,
      help: 'Mixes this promo tile into the stack. The points of promo tiles are reconstructed.',
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
  /** V-SCORE-10, V-SCORE-11. */
  ties: ['grain', 'living family members'] as readonly string[],
  verdicts: names.ranks,
}

export type Phrases = typeof phrases

/** All of it for a table's box. */
const textIn = perBox((box): VillageText => {
  const w: Phrases = box === BOX ? phrases : { ...phrases, box }
  return compose(
    w,
    texts.map((text) => text(w)),
    (options) => textIn(boxAt(options)),
  )
})

export const en: VillageText = textIn(BOX)
