/** Agricola in English: every word and sentence. German must have the same. */

import { listOf, type Part, type Sentence, say } from '@dorfplatz/kernel'
import type { Amounts } from '../rules/goods.ts'
import { eachNeed, type NeedName } from './needs.ts'
import { nouns } from './nouns.en.ts'
import { amountsSaid } from './parts.ts'
import { shortEn } from './refusals.en.ts'

const s = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`
/** A true minus sign. */
const minus = (n: number): string => (n < 0 ? `−${-n}` : String(n))

/** "2 more clay and 1 more reed". */
const more = (goods: Sentence): Sentence =>
  say(...goods.map((part, i) => (typeof part === 'object' && 'icon' in part && i > 0 ? say(' more ', part) : part)))

const houses = ['wooden hut', 'clay hut', 'stone house']

const some = (goods: Amounts): Sentence => listOf('en', 'and', amountsSaid(nouns, goods, 'nothing'))

export const messages = {
  lang: 'en' as 'en' | 'de',
  nouns,
  some,
  name: 'Agricola',
  about: 'Fourteen rounds on a poor farm: build, plow, sow, raise animals, and feed the family at every harvest.',
  nothing: 'nothing',
  houses: houses as readonly string[],
  crops: ['', 'grain', 'vegetable', 'wood'] as readonly string[],
  ask: {
    place: 'place a person.',
    option: 'which one do you take?',
    resource1: 'take 1 building resource of your choice.',
    resource2: 'take 2 different building resources.',
    build: 'build rooms and stables.',
    buildRooms: (n: number): string => (n === 1 ? 'build 1 room.' : 'build rooms.'),
    buildStables: (n: number): string => (n === 1 ? 'build 1 stable.' : 'build stables.'),
    freeRoom: 'where does the free room go?',
    freeStable: 'where does the free stable go?',
    freePasture: 'which space becomes a pasture?',
    plow: 'which space do you plow?',
    plowSow: 'plow a field first, or just sow?',
    sow: 'what do you sow, and where?',
    bake: 'how much grain do you bake?',
    first: 'what do you do first?',
    fence: 'where do you build fences?',
    renovate: 'what do you renovate to?',
    improve: 'which improvement do you buy?',
    occupation: 'which occupation do you play?',
    pay: 'how do you pay?',
    payFor: (card: Sentence): Sentence => say('how do you pay for ', card, '?'),
    payFee: (goods: Sentence, to: number | null): Sentence =>
      say('how do you pay ', goods, to === null ? '?' : say(' to ', { seat: to }, '?')),
    /** A card of somebody else lets one do something. */
    ofOther: (card: Sentence, owner: number): Sentence => say(card, ' belongs to ', { seat: owner }, '. '),
    keep: 'not all animals fit. Which do you keep?',
    feed: (need: number, food: number): Sentence =>
      say('feed your family: you need ', need, ' food and have ', food, '. What do you cook or exchange?'),
    breed: 'not all young animals fit. Which do you keep?',
    put: (card: Sentence, goods: Part, mass: boolean): Sentence =>
      say(card, mass ? ': how much ' : ': how many ', goods, ' do you place there?'),
    secondPlace: 'do you place a second person now?',
    move: 'where does the person move?',
    layOn: 'which action space do you choose?',
    reap: 'whose field do you take from?',
    draftOccupation: 'choose an occupation from the packet.',
    draftMinor: 'choose a minor improvement from the packet.',
    discard: 'set a card aside.',
    trade: 'which 3 cards do you discard?',
    tradeFor: 'which pile do you draw from?',
    outOfTurn: (card: Sentence): Sentence => say('play ', card, ' now, free of charge?'),
    may: (card: Sentence, effect: Sentence): Sentence => say('use ', card, '? ', effect, '.'),
    choose: (card: Sentence): Sentence => say(card, ': which do you take?'),
    order: 'which of your cards acts first?',
    offer: {
      end: 'do you want to do anything else before the end?',
      workStart: 'do you use a card before the first person is placed?',
      feeding: 'do you use a card before feeding?',
    } as { readonly [window: string]: string },
    /** A good that somebody is about to turn into food. */
    buy: (card: Sentence, owner: number, good: Sentence, price: Sentence): Sentence =>
      say({ seat: owner }, ' is about to turn ', good, ' into food with ', card, '. Buy it for ', price, '?'),
    sellTo: (card: Sentence): Sentence => say(card, ': to whom do you sell?'),
  },
  say: {
    play: (card: Sentence): Sentence => say('play ', card),
    notPlay: 'do not play it',
    useNot: 'do not use it',
    done: 'done',
    noPlow: 'do not plow',
    noBuild: 'do not build',
    noSow: 'do not sow',
    noImprovement: 'no improvement',
    noOccupation: 'no occupation',
    noSecond: 'no second person now',
    putNone: 'nothing',
    noChoice: 'neither',
    buy: 'buy it',
    notBuy: 'do not buy it',
    lot: 'have one drawn at random',
    leaveOut: 'skip plowing and sow',
    room: (cell: string): Sentence => say('room on ', cell),
    stable: (cell: string): Sentence => say('stable on ', cell),
    plow: (cell: string): Sentence => say('plow ', cell),
    pasture: (cell: string): Sentence => say('pasture on ', cell),
    sow: (crop: Sentence, where: Sentence, n: number): Sentence => say(crop, ' on ', where, ': becomes ', n),
    bake: (n: number, food: number): Sentence =>
      n === 0 ? say('do not bake') : say('bake ', n, ' grain into ', food, ' food'),
    firstSow: 'sow',
    firstStable: 'build the stable',
    firstBake: 'bake',
    lies: (goods: Sentence): Sentence => say(' (', goods, ')'),
    roomFor: (n: number): string => (n === 0 ? 'no room' : `room for ${n}`),
    due: (goods: Sentence, owner: Part): Sentence => say('you give ', goods, ' to ', owner),
    edges: (n: number): Sentence => (n === 0 ? say('no fences') : say(n, n === 1 ? ' fence' : ' fences')),
    pay: (goods: Sentence): Sentence => say('pay ', goods),
    back: (cards: Sentence): Sentence => say('return ', cards),
    insteadOf: (goods: Sentence): Sentence => say(' instead of ', goods),
    extra: (goods: Sentence): Sentence => say('an extra ', goods),
    free: 'free',
    after: (what: Sentence): Sentence => say(' after ', what),
    times: (n: number, what: Sentence): Sentence => (n === 1 ? what : say(n, ' × ', what)),
    turn: (give: Sentence, get: Sentence): Sentence => say(give, ' → ', get),
    keep: (goods: Sentence): Sentence => say('keep ', goods),
    uncooked: ', return the rest',
    cooked: (food: number) => `, cook the rest for ${food} food`,
    feed: (items: Sentence): Sentence => say('turn into food: ', items),
    feedNothing: 'turn nothing into food',
    keepFood: (n: number): Sentence => say('hold back ', n, ' food'),
    beg: (n: number): Sentence =>
      say('take ', n, n === 1 ? ' begging card' : ' begging cards', ': ', 3 * n, ' points lost'),
    release: (goods: Sentence): Sentence => say('return ', goods),
    use: (card: Sentence): Sentence => say('use ', card),
    trade: 'discard 3 hand cards, draw 1',
    careful: 'always ask me how to feed',
    carefree: 'feed automatically when I have enough food',
    sequel: (game: number, target: number, food: number, kept: string | null) =>
      `Game ${game} of the series: target ${target}, ${food} food to begin with${kept === null ? '' : `, keeping ${kept}`}`,
    pile: { occupation: 'occupation', minor: 'minor improvement' },
    pass: 'done',
    improvement: 'improvement',
  },
  happened: {
    round: (round: number, space: string): Sentence => say('Round ', round, ': “', space, '” comes up.'),
    placed: (space: string): Sentence => say(' places a person on “', space, '”.'),
    took: (goods: Sentence): Sentence => say(' takes ', goods, '.'),
    gained: (goods: Sentence, card: Sentence): Sentence => say(' gains ', goods, ' (', card, ').'),
    starter: ' takes the starting player token.',
    paid: (goods: Sentence): Sentence => say(' pays ', goods, '.'),
    exchange: (gave: Sentence, got: Sentence): Sentence => say(' turns ', gave, ' into ', got, '.'),
    room: (cell: string): Sentence => say(' builds a room on ', cell, '.'),
    stable: (cell: string): Sentence => say(' builds a stable on ', cell, '.'),
    renovated: (house: string): Sentence => say(' renovates (now a ', house, ').'),
    fences: (n: number, pastures: number): Sentence =>
      say(
        ' builds ',
        n,
        n === 1 ? ' fence (' : ' fences (',
        pastures,
        pastures === 1 ? ' pasture in total).' : ' pastures in total).',
      ),
    plowed: (cell: string): Sentence => say(' plows ', cell, '.'),
    sown: (crop: string, where: Sentence, n: number): Sentence =>
      say(' sows ', crop === 'vegetable' ? 'a vegetable' : crop, ' on ', where, ' (', n, ' there now).'),
    harvested: (goods: Sentence): Sentence => say(' harvests ', goods, '.'),
    baked: (grain: number, food: number): Sentence => say(' bakes ', grain, ' grain into ', food, ' food.'),
    kept: (goods: Sentence, gone: Sentence, food: number): Sentence =>
      say(
        ' keeps ',
        goods,
        food > 0 ? say(' and cooks ', gone, ' for ', food, ' food.') : say(' and returns ', gone, '.'),
      ),
    bred: (goods: Sentence): Sentence => say(' has ', goods, ' after breeding.'),
    fed: (food: number, begging: number): Sentence =>
      begging === 0
        ? say(' pays ', food, ' food for the family.')
        : say(' pays ', food, ' food and takes ', begging, begging === 1 ? ' begging card.' : ' begging cards.'),
    born: (people: number): Sentence => say(' has a child: now ', people, ' people.'),
    played: (card: Sentence): Sentence => say(' plays ', card, '.'),
    bought: (card: Sentence): Sentence => say(' buys ', card, '.'),
    passed: (card: Sentence): Sentence => say(' passes ', card, ' to '),
    laid: (card: Sentence, goods: Sentence, rounds: string, several: boolean): Sentence =>
      say(' places ', goods, several ? ' each on the round spaces ' : ' on round space ', rounds, ' (', card, ').'),
    delivered: (goods: Sentence): Sentence => say(' collects ', goods, ' from the round space.'),
    left: (goods: Sentence, space: string): Sentence => say(' leaves ', goods, ' on “', space, '”.'),
    released: (goods: Sentence): Sentence => say(' returns ', goods, '.'),
    handedBack: (goods: Sentence): Sentence => say(' returns ', goods, '.'),
    traded: (pile: string): Sentence => say(' discards 3 cards and draws 1 ', pile, '.'),
    drew: (card: Sentence): Sentence => say('You draw ', card, '.'),
    drafted: (card: Sentence): Sentence => say('You choose ', card, '.'),
    setAside: (card: Sentence): Sentence => say('You set ', card, ' aside.'),
    careful: (on: boolean): string =>
      on ? ' wants to be asked at every feeding.' : ' feeds automatically when there is enough food.',
    ratcatcher: ' makes everyone else with more than 2 people place 1 fewer this round.',
    guest: ' places a guest next round.',
    toppedUp: (fields: number, n: number): Sentence =>
      say(' adds ', n, fields === 1 ? ' more on a field.' : ` more on each of ${fields} fields.`),
    handed: (goods: Sentence): Sentence => say(' hands ', goods, ' to '),
    put: (goods: Sentence, card: Sentence): Sentence => say(' places ', goods, ' on ', card, '.'),
    noted: (points: number, card: Sentence): Sentence => say(' notes ', points, ' bonus points on ', card, '.'),
    reaped: (goods: Sentence): Sentence => say(' takes ', goods, ' from a field of '),
    lot: (card: Sentence): Sentence => say(' draws ', card, ' at random and must play it.'),
    begged: (cards: number): Sentence => say(' takes ', cards, cards === 1 ? ' begging card.' : ' begging cards.'),
    adopted: ' lets the new person act this round.',
    lodger: ' has one more person outside the family.',
    harvest: (round: number): Sentence => say('Harvest after round ', round, '.'),
    end: 'The game is over.',
  },
  need: {
    occupations: (n: number) => s(n, 'occupation'),
    maxOccupations: (n: number) => (n === 0 ? 'no occupation' : `at most ${s(n, 'occupation')}`),
    improvements: (n: number) => s(n, 'improvement'),
    ovens: (n: number) => s(n, 'oven'),
    grainFields: (n: number) => s(n, 'grain field'),
    vegetableFields: (n: number) => s(n, 'vegetable field'),
    plantedFields: (n: number) => s(n, 'planted field'),
    animals: (n: number) => s(n, 'animal'),
    sheep: (n: number) => `${n} sheep`,
    cattle: (n: number) => `${n} cattle`,
    house: (n: number) => houses[n] ?? '',
    latestRound: (n: number) => `round ${n} at the latest`,
    anyOtherPlayerOccupationsBelow: (n: number) => `another player (solo: you) with fewer than ${s(n, 'occupation')}`,
  },
  refused: {
    /** Where nothing more is known. */
    no: 'That is not possible now.',
    short: shortEn as { readonly [rule: string]: string },
    open: (edges: string): Sentence => say('The pasture is still open at ', edges, '.'),
    idle: (edges: string): Sentence => say('This fence bounds no pasture: ', edges, '.'),
    island: (cells: string): Sentence => say('This pasture does not touch the others: ', cells, '.'),
    inside: (cells: string): Sentence => say('A room or field would stand inside the pasture: ', cells, '.'),
    taken: (edges: string): Sentence => say('There is a fence already: ', edges, '.'),
    fences: (want: number, can: number): Sentence => say(want, ' fences are more than the ', can, ' you can build.'),
    card: (card: Sentence): Sentence => say(card, ': '),
    noSuchCard: (named: string): string =>
      `“${named}” is neither an occupation nor a minor improvement; name cards by their numbers.`,
    tooFew: (kind: string, needed: number, there: number): string =>
      `${needed} ${kind === 'occupation' ? 'occupations' : 'minor improvements'} would be dealt, but only ${there} are in the game. Add a deck, deal fewer cards or leave fewer out.`,
    /** What is required, and what the player has of it. */
    need: {
      ...eachNeed((need, own) => [`You need ${need}, you have ${own}.`]),
      maxOccupations: (need, own) => [`You may have ${need}, you have ${own}.`],
      house: (need, own) => [`You need a ${need}, you live in a ${houses[own] ?? ''}.`],
      latestRound: (need, own) => [`It must be ${need}, it is round ${own}.`],
      anyOtherPlayerOccupationsBelow: (need, own) => [`There must be ${need}; the fewest are ${own}.`],
    } as { readonly [K in NeedName]: (need: string, own: number) => Sentence },
    lacks: (goods: Sentence): Sentence => say('You need ', more(goods), '.'),
    lacksFor: (goods: Sentence, card: Sentence): Sentence => say('For ', card, ' you need ', more(goods), '.'),
    lacksEither: (room: Sentence, stable: Sentence): Sentence =>
      say('You need ', more(room), ' for a room or ', more(stable), ' for a stable.'),
    lacksStable: (goods: Sentence): Sentence => say('You need ', more(goods), ' for a stable.'),
    crowded: (rooms: number, people: number): Sentence =>
      say('You have ', rooms, ' rooms and ', people, ' people; family growth needs another room.'),
    on: (cell: string, what: string): string =>
      what === 'pasture' ? `${cell} lies in a pasture.` : `There is a ${what} on ${cell} already.`,
    away: (cell: string, to: string): string => `${cell} does not touch your ${to}.`,
    occupied: (seat: number): Sentence => say({ seat }, ' is already there.'),
    owner: (seat: number): Sentence => say({ seat }, ' owns it.'),
    back: (cards: Sentence): Sentence => say('You have no ', cards, ' to return.'),
    any: (n: number, own: number): Sentence => say('You need ', n, ' improvements to return, you have ', own, '.'),
    rounds: ([first = 1, last = 14]: readonly number[], now: number): Sentence =>
      say('It can be played in rounds ', first, ' to ', last, ' only, it is round ', now, '.'),
    why: {
      minorOnly: 'Only a minor improvement can be played here.',
      notImprovement: 'Only an improvement can be played here.',
      notOccupation: 'Only an occupation can be played here.',
      noEffect: 'What it does is not possible now.',
      placeOccupation: 'Place a person on “1 occupation” to play it.',
      placeMinor: 'Place a person on a space with a minor improvement to play it.',
      placeMajor: 'Place a person on a space with a major improvement to buy it.',
      drafted: 'You have taken it already.',
      tradeGiven: 'You are discarding it already.',
      tradeOrder: 'Choose the 3 cards in the order of their numbers.',
      onlyFields: 'You can sow only on fields.',
      planted: 'Something grows there already.',
      ownPerson: 'One of your own people is already there.',
      roomFirst: 'Another player stands here: build a room first.',
      animalsOnly: 'Your second person can only go to an animal space.',
      noSite: 'Your farm has no space left for a room or a stable.',
      noFieldSite: 'Your farm has no space left for a field.',
      noField: 'You have no empty field.',
      noSeed: 'You have nothing to sow.',
      noGrain: 'You have no grain to bake.',
      noOven: 'To bake you need a fireplace, hearth or oven.',
      noOccupation: 'You hold no occupation.',
      noLot: 'You have no card that lets one be drawn at random.',
      noImprovement: 'You cannot afford any improvement now.',
      noMajor: 'You cannot afford any major improvement.',
      noPasture: 'Your farm has no room for another pasture.',
    } as { readonly [why: string]: string },
  },
  notices: {
    goal: (points: number, target: number): string => `Target: ${target} points. You have ${minus(points)}.`,
    harvest: (round: number, rounds: number, need: number, food: number): string =>
      `Harvest ${rounds === 0 ? 'after this round' : `after round ${round}`}: you need ${need} food and have ${food}.`,
  },
  /** What somebody has done that a card of others reacts to, by moment; follows the name. */
  caused: {
    take: ' has taken goods.',
    occupation: ' has played an occupation.',
    improvement: ' has bought an improvement.',
    growth: ' has a child.',
    plow: ' has plowed.',
    multiPlow: ' has plowed several fields.',
    sow: ' has sown.',
    bake: ' has baked bread.',
    cook: ' has turned animals into food.',
    fence: ' has built fences.',
    other: ' has acted.',
  } as { readonly [moment: string]: string; readonly other: string },
  edge: { above: 'above', below: 'below', left: 'left of', right: 'right of' },
  waiting: {
    place: ' is placing a person',
    feed: ' is feeding the family',
    breed: ' is making room for young animals',
    keep: ' is making room for animals',
    fence: ' is building fences',
    draft: ' is choosing a card',
    other: ' is deciding',
  } as { readonly [kind: string]: string; readonly other: string },
  table: {
    round: (round: number, target: number | null): Sentence =>
      say('Round ', round, ' of 14', target === null ? '' : `, target ${target} points`),
    setup: 'Before the first round',
    spaces: 'Action spaces',
    offer: 'Major improvements on offer',
    hand: 'Your hand',
    starter: ' (starting player)',
    people: (people: number, home: number): Sentence =>
      say(people, people === 1 ? ' person' : ' people', ', ', home, ' at home'),
    begging: (n: number): Sentence => say(n, n === 1 ? ' begging card' : ' begging cards'),
    improvements: 'Improvements',
    occupations: 'Occupations',
    handCount: (occupations: number, minors: number): Sentence =>
      say('hand: ', s(occupations, 'occupation'), ', ', s(minors, 'minor improvement')),
    future: 'On later round spaces',
    points: (n: number): string => `${minus(n)} ${n === 1 ? 'point' : 'points'} so far`,
    key: 'W/C/S room, F field (g grain, v vegetables), s stable, * pasture',
    /** Rooms of wood, clay, stone; field; grain, vegetables, wood on it. */
    letters: { rooms: 'WCS', field: 'F', crops: ' gvw' },
  },
  /** A-SCORE-17. */
  tie: 'leftover building resources',
  score: {
    fields: 'Fields',
    pastures: 'Pastures',
    grain: 'Grain',
    vegetables: 'Vegetables',
    sheep: 'Sheep',
    boar: 'Wild boar',
    cattle: 'Cattle',
    unused: 'Unused spaces',
    fencedStables: 'Fenced stables',
    clayRooms: 'Clay hut rooms',
    stoneRooms: 'Stone house rooms',
    persons: 'Family members',
    cards: 'Cards and begging cards',
    bonus: 'Bonus points',
  } as { readonly [category: string]: string },
  verdict: {
    reached: (target: string) => `Target of ${target} points reached.`,
    missed: (target: string) => `Target of ${target} points missed.`,
  } as { readonly [verdict: string]: (target: string) => string },
  option: {
    mode: {
      name: 'Kind of game',
      help: 'With hand cards, or the family game without them.',
      values: { full: 'full game', family: 'family game' },
    },
    deck: {
      name: 'Deck',
      help: 'Which occupations and minor improvements are dealt.',
      values: {
        E: 'E (easy)',
        I: 'I (interactive)',
        K: 'K (complex)',
        EI: 'E and I',
        EK: 'E and K',
        IK: 'I and K',
        EIK: 'E, I and K',
      },
    },
    draft: {
      name: 'Draft',
      help: 'Choose cards from packets that are passed around instead of keeping what is dealt.',
      values: {
        none: 'none',
        occupationsThenMinors: 'occupations, then minor improvements',
        combined: 'both together',
        tenToSeven: 'dealt 3 more, set 3 aside (10 to 7)',
      },
    },
    cards: {
      name: 'Hands',
      help: 'All cards of the deck, or a beginner’s hand: only its plainest cards are dealt.',
      values: { all: 'all cards', beginner: 'beginner’s hand' },
    },
    hand: {
      name: 'Cards of each kind',
      help: 'How many occupations and how many minor improvements everyone holds; the rulebook deals 7.',
      values: {},
    },
    passing: {
      name: 'Passing packets',
      help: 'Whether packets of minor improvements go to the left, too, or to the right.',
      values: { left: 'always to the left', leftThenRight: 'occupations left, minor improvements right' },
    },
    leaveOut: {
      name: 'Cards to leave out',
      help: 'Occupations and minor improvements that no one is dealt.',
      values: { '': 'none' },
    },
    dealt: { name: 'Cards in a packet', help: 'How many cards of each kind a draft begins with.', values: {} },
    threeForOne: {
      name: 'Three for one',
      help: 'You may discard 3 hand cards to draw 1.',
      values: { true: 'yes', false: 'no' },
    },
    familyOccupationCards: {
      name: 'Occupation cards in the family game',
      help: 'Whether the action cards for occupations are replaced or left out.',
      values: { replaced: 'replaced', dropped: 'left out' },
    },
    pokerFace: {
      name: 'Poker face',
      help: 'When the Chief is played, everyone who might hold the Chief’s Daughter is asked, so a pause gives nothing away.',
      values: { true: 'yes', false: 'no' },
    },
    tieBreak: {
      name: 'Ties',
      help: 'Tied players share the place, or the most building resources left decide.',
      values: { shared: 'shared', resources: 'most building resources' },
    },
    soloGame: { name: 'Game of the series', help: 'Which game of a solo series this is.', values: {} },
    soloFood: { name: 'Food to begin with', help: 'Points above the last target bring food.', values: {} },
    soloStartFoodDivisor: {
      name: 'Points per food',
      help: 'How many points above the target bring 1 food for the next game.',
      values: {},
    },
    permanent: {
      name: 'Permanent occupation',
      help: 'An occupation brought along from the series.',
      values: { 0: 'none' },
    },
  } as {
    readonly [key: string]: {
      readonly name: string
      readonly help: string
      readonly values: { readonly [v: string]: string }
    }
  },
}

export type Messages = typeof messages
