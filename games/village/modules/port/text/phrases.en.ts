/** The Port in English: every word and sentence of its own. German must have the same. */

import { type Sentence, say } from '@dorfplatz/kernel'
import { type Cargo, type FieldId, HOLDS, type IslandId, RETURN_TIME, STANDS, WATER_TIME } from '../facts.ts'

const islands: { readonly [island in IslandId]: string } = {
  I1: 'Cocoa Island',
  I2: 'Ox Island',
  I3: 'Tea Island',
  I4: 'Horse Island',
  I5: 'Treasure Island',
  I6: 'Grain Trade Island',
}

const fields: { readonly [field in FieldId]: string } = {
  ...islands,
  H: 'Harbor',
  T1: 'Time-water 1',
  T2: 'Time-water 2',
  T3: 'Time-water 3',
  T4: 'Time-water 4',
  T5: 'Time-water 5',
}

/** “from Ox Island”, “at time-water 3”. */
const at = (field: FieldId): string =>
  field === 'H' ? 'in the harbor' : field.startsWith('T') ? `on time-water ${field.slice(1)}` : `at ${fields[field]}`

const cargo: { readonly [piece in Cargo]: string } = {
  scroll: 'scroll',
  horse: 'horse',
  ox: 'ox',
  plow: 'plow',
  wagon: 'wagon',
  grain: 'bag of grain',
  member: 'family member',
  cocoa: 'cocoa basket',
  tea: 'tea bale',
  chest: 'treasure chest',
}

export const words = {
  islands,
  fields,
  at,
  cargo,
  captain: 'Captain',
  admiral: 'Admiral',
  helmsman: 'Helmsman',
  lighthouse: 'Lighthouse',
  anyStones: (n: number): Sentence => say(n, n === 1 ? ' stone of any color' : ' stones of any color'),
  persons: {
    admiral: 'Admiral',
    kartograph: 'Cartographer',
    quartiermeister: 'Quartermaster',
    steuermann: 'Helmsman',
  } as { readonly [id: string]: string },
  ask: {
    chart: say('Which island does the Cartographer take you to?'),
    pairAsk: say('Which 2 of a kind do you load?'),
    stand: say('Serve a customer, sell cocoa or tea, or pass.'),
    hire: say('Which captain do you hire?'),
    voyage: say('Sail on, dock, or return to the harbor?'),
    load: (free: number): Sentence =>
      say('What do you load? ', free, free === 1 ? ' hold is free.' : ' holds are free.'),
    leave: say('Where do you sail? Your ship must leave the harbor.'),
    sail: say('Where do you sail? Docking ends the movement.'),
    dock: say('Dock here or sail on?'),
    island: (island: string): Sentence => say('What do you do at ', island, '?'),
    seaGrave: say('Which sea-burial space do you take?'),
    handIn: say('Which chest do you hand over? It stays unopened.'),
    connyGrave: say('Which sea-burial space does Conny’s member take?'),
  },
  choose: {
    hire: (price: Sentence, pay: Sentence, steps: number): Sentence =>
      say('Hire for ', price, ': ', pay, steps === 1 ? ' per extra step' : say(' for up to ', steps, ' extra steps')),
    hireCard: (name: string): Sentence => say(name, ' instead of a captain'),
    sail: (to: string, steps: number, price: Sentence | null): Sentence =>
      say(to, ': ', steps, steps === 1 ? ' step' : ' steps', price === null ? '' : say(' for ', price)),
    play: (name: string): Sentence => say('Play the ', name),
    pair: (what: Sentence): Sentence => say('Load 2: ', what),
    dock: (island: string): Sentence => say('Dock at ', island),
    returnHome: (time: Sentence): Sentence => say('Return to the harbor for ', time),
    stay: say('End the movement here'),
    load: (what: Sentence): Sentence => say('Load ', what),
    loaded: say('Finish loading and sail'),
    sell: (what: Sentence, points: Sentence): Sentence => say('Sell ', what, ' → ', points),
    board: (what: Sentence): Sentence => say('Load ', what),
    keeper: (who: Sentence, price: Sentence, points: Sentence): Sentence =>
      say('Place ', who, ' on the lighthouse for ', price, ' → ', points),
    visited: say('Finish at the island'),
    handIn: (holds: Sentence): Sentence => say('The chest with ', holds),
    seaGrave: (n: number, points: Sentence | null): Sentence =>
      say('Sea-burial space ', n, ' → ', points ?? 'no points'),
    stand: (price: Sentence, gains: Sentence): Sentence => say('Stand: ', price, ' → ', gains),
    open: (what: Sentence): Sentence => say('Open a chest: ', what),
  },
  happened: {
    /** Without the price where that is told beside it. */
    hires: (who: Sentence, price: Sentence | null, pay: Sentence, steps: number): Sentence =>
      say(
        who,
        ' hires a captain',
        price === null ? '' : say(' for ', price),
        ' (',
        pay,
        ' → ',
        steps,
        steps === 1 ? ' step' : ' steps',
        ').',
      ),
    hiresCard: (who: Sentence, name: string): Sentence => say(who, ' sails with the ', name, '.'),
    loads: (who: Sentence, what: Sentence): Sentence => say(who, ' loads ', what, '.'),
    sails: (who: Sentence, to: string): Sentence => say(who, ' sails to ', to, '.'),
    docks: (who: Sentence, island: string): Sentence => say(who, ' docks at ', island, '.'),
    sells: (who: Sentence, what: Sentence, points: Sentence): Sentence =>
      say(who, ' sells ', what, ' for ', points, '.'),
    keeper: (who: Sentence, member: Sentence, island: string, points: Sentence): Sentence =>
      say(who, ' places ', member, ' on the lighthouse of ', island, ' and gains ', points, '.'),
    returns: (who: Sentence, lost: Sentence | null): Sentence =>
      say(
        who,
        ' returns to the harbor',
        lost === null ? '.' : say('; ', lost, ' does not fit and goes to the supply.'),
      ),
    opens: (who: Sentence, what: Sentence): Sentence => say(who, ' opens a chest and takes ', what, '.'),
    handsIn: (who: Sentence): Sentence => say(who, ' hands in a chest unopened.'),
    stand: (who: Sentence, what: Sentence, gains: Sentence): Sentence =>
      say(who, ' sells ', what, ' at the market stand for ', gains, '.'),
    seaGrave: (who: Sentence, n: number, points: Sentence | null): Sentence =>
      say(who, ' takes sea-burial space ', n, points === null ? '.' : say(' and gains ', points, '.')),
  },
  refused: {
    captainGone: say('This captain has been hired already.'),
    noCaptains: say('No captain is left.'),
    shipAtSea: say('Your ship is at sea. Return to the harbor first.'),
    shipInHarbor: say('Your ship is in the harbor. Hire a captain first.'),
    mustLeave: say('Your ship must leave the harbor.'),
    noLane: (to: string): Sentence => say('No way leads from here to ', to, '.'),
    intoHarbor: say('You cannot sail into the harbor; return to it with a travel action of its own.'),
    notAtIsland: say('Your ship is not there.'),
    holdsFull: say('All your holds are full.'),
    aboardAlready: (what: string): Sentence => say('You already carry a ', what, '; all pieces on board must differ.'),
    notAboard: (what: string): Sentence => say('You have no ', what, ' on board.'),
    notBought: (what: string): Sentence => say('Nobody here buys a ', what, '.'),
    noStack: say('There is no such stack here.'),
    stackEmpty: say('The stack is empty.'),
    loadedOnce: say('You have already loaded a tile here.'),
    noLighthouse: say('There is no lighthouse here.'),
    lighthouseTaken: say('Someone is on this lighthouse. It becomes free only when they die.'),
    graveTaken: say('This sea-burial space is taken.'),
    noneAtHome: (what: string): Sentence => say('You have no ', what, ' on your farm.'),
  },
  scene: {
    sea: 'Sea',
    ship: (who: Sentence, where: string): Sentence => say(who, ': ', where),
    captain: (pay: Sentence, steps: number): Sentence =>
      say('captain: ', pay, ' → ', steps, steps === 1 ? ' step' : ' steps'),
    holds: 'on board',
    empty: 'empty',
    captains: 'Captains left',
    stacks: 'On the islands',
    lighthouses: 'Lighthouses',
    graves: 'Sea burial',
    chests: (n: number): Sentence => say(n, n === 1 ? ' unopened chest' : ' unopened chests'),
  },
  doing: 'is at sea',
  options: {
    port: {
      name: 'Port',
      help: 'Ships, captains and islands take the place of the castles.',
      value: (v: boolean): string => (v ? 'yes' : 'no'),
    },
    promoChest: {
      name: 'Promo chest',
      help: 'Adds the promo treasure chest to Treasure Island.',
      value: (v: boolean): string => (v ? 'yes' : 'no'),
    },
  },
  scores: { sea: 'Points at sea', stands: 'Market stands' },
  rest: say('a sea-burial space'),
  restsAtSea: say('is buried at sea'),
  quick: [
    {
      title: 'Port: travel',
      lines: [
        `In the harbor: hire a captain, load up to ${HOLDS} different pieces, sail at least 1 step`,
        `First step free of stones, more steps as the captain asks; each time-water field ${WATER_TIME} time`,
        'At an island: dock (ends the movement) or sail on',
        `Or return from anywhere: ${RETURN_TIME} time, unload everything, the captain leaves the game`,
      ],
    },
    {
      title: 'Port: islands and market',
      lines: [
        'Docked: sell from the holds, load 1 tile of the stack, put a member from a hold on the empty lighthouse',
        `Stands: cocoa ${STANDS.cocoa.points} points, tea ${STANDS.tea.points} points + ${STANDS.tea.coin} coin; a sale like any other`,
        'Chests at home: open them at any time',
        'Death at sea: travel section, otherwise sea burial; the last space there ends the game too',
      ],
    },
  ] as readonly { readonly title: string; readonly lines: readonly string[] }[],
  facts: {
    lane: (a: string, b: string): string => `Sea lane ${a} – ${b}`,
    oneStep: '1 step',
    buys: 'buys',
    stack: 'stack',
    lighthouse: 'lighthouse',
    nothing: 'nothing',
    captain: (hire: number, n: number): string => `Captain ${n} for ${hire} ${hire === 1 ? 'coin' : 'coins'}`,
    steps: (n: number): string => (n === 1 ? '1 step' : `up to ${n} steps`),
    burial: 'Points of the sea-burial spaces',
    chests: 'Coins in the chests',
    promoChest: 'Coins in the promo chest',
    toolChests: 'Tools in the Marriage chests',
  },
  captainName: (hire: number, n: number): string => `Captain ${hire}-${n}`,
  captainText: (price: Sentence, pay: Sentence, steps: number): Sentence =>
    say(
      'Hire for ',
      price,
      '. The first step of each movement is free; ',
      pay,
      steps === 1 ? ' for each additional step.' : say(' for up to ', steps, ' more steps.'),
    ),
  chestName: (n: number): string => `Treasure chest ${n}`,
  promoChestName: 'Promo treasure chest',
  chestText: (what: Sentence): Sentence => say('Open it at home at any time: take ', what, '.'),
  labels: {
    landfall: 'The ship has landed',
    leaf: 'Sea',
    harbor: 'Harbor',
    yourShip: 'Your ship',
    holds: (n: number): string => `${n} holds`,
    inHarbor: 'in the harbor',
    thisVoyage: 'Your voyage',
    captains: 'Captains',
    hireHelp: 'Hire cost, then the payment for more steps',
    free: 'free',
    step: 'step',
    upTo: 'Up to',
    loadOne: 'load 1',
    taken: 'taken',
    seaBurial: 'Sea burial',
    graves: (n: number): string => `${n} free`,
    timeWater: 'time-water',
    stands: 'Stands',
    chests: 'Unopened chests',
    whyNot: 'Why not?',
    hold: 'empty hold',
    reach: 'in reach',
    sells: (what: string): string => `Sell ${what}`,
    lights: 'Member to the lighthouse',
    steps: (n: number): string => (n === 1 ? '1 step' : `${n} steps`),
    ends: 'Ends when the chronicle, the graveyard or the sea burial is full.',
    gone: 'hired',
  },
}

export type PortWords = typeof words
