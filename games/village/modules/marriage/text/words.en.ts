/** Marriage in English: its words and sentences. German must have the same. */

import { listOf, type Sentence, say } from '@dorfplatz/kernel'
import { MARRY_TIME, SMUGGLER } from '../board.ts'

export const words = {
  /** The rooms of the board, as names and as answers to “where?”. */
  areas: {
    ceremony: 'Ceremony area',
    bakery: 'Bakery',
    shop: 'Village shop',
    bliss: 'Parental bliss',
  },
  rank: (n: number): string => `Rank ${n}`,
  places: {
    rank: (n: number): string => `on rank ${n}`,
    bakery: 'in the bakery',
    shop: 'in the village shop',
    bliss: 'in parental bliss',
  },
  bride: (name: string): Sentence => say('bride ', name),
  /** Whom somebody is married to: “(married to Anna)”. */
  marriedTo: (who: Sentence): Sentence => say(' (married to ', who, ')'),
  single: say(' (single)'),
  ask: {
    marry: say('Which rank do you choose in the ceremony area?'),
    suitor: (rank: number): Sentence => say('Who goes to rank ', rank, '?'),
    rankStone: say('Which stone do you take?'),
    exchange: (n: number): Sentence => say(`Exchange 1 of your stones for ${n === 1 ? '1 stone' : `${n} stones`}?`),
    smuggler: say('Which deal do you make with the smuggler?'),
    twoColours: say('Which 2 stones do you take? They must differ in color.'),
    tool: (again: Sentence): Sentence => say('Hand in a tool to gain ', again, ' more?'),
    house: (who: Sentence): Sentence => say('Wedding: you marry ', who, '. Bakery or village shop?'),
    homecoming: say('Your suitor comes home: buy bread or a tool?'),
    favour: (where: string): Sentence => say('Which favor does your member ', where, ' bring?'),
  },
  choose: {
    rank: (rank: number, bonus: Sentence): Sentence => say('Rank ', rank, ': ', bonus),
    points: (points: Sentence): Sentence => say('gain ', points),
    take: (what: Sentence): Sentence => say('take ', what),
    oneOf: (what: Sentence): Sentence => say('take ', what),
    exchange: (n: number): Sentence => say(`exchange 1 stone for ${n} of your choice`),
    sell: (what: Sentence, price: Sentence, points: Sentence): Sentence =>
      say('Sell ', what, ' for ', points, '; pay ', price),
    serve: (takes: Sentence, points: Sentence): Sentence => say('Serve from the queue: ', takes, ' → ', points),
    takeStones: (price: Sentence): Sentence => say(`Take ${SMUGGLER.take} stones of different colors for `, price),
    give: (stone: Sentence): Sentence => say('Give ', stone),
    keep: say('Keep your stones'),
    tool: (again: Sentence): Sentence => say('Hand in 1 tool: ', again, ' more'),
    noTool: say('Keep the tool'),
    house: { bakery: say('Bakery'), shop: say('Village shop') },
    buy: (what: Sentence, price: Sentence): Sentence => say('Buy ', what, ' for ', price),
    buyNothing: say('Buy nothing'),
    favour: (what: Sentence): Sentence => say('Gain ', what),
    bread: (member: Sentence, where: string, counts: number): Sentence =>
      say('Lay bread under ', member, ' ', where, ': counts as ', counts),
    climb: (who: Sentence, step: number, price: Sentence): Sentence =>
      say('Move ', who, ' to step ', step, ' for ', price),
  },
  happened: {
    ceremony: (who: Sentence, member: Sentence, rank: number): Sentence =>
      say(who, ' sends ', member, ` to rank ${rank} for ${MARRY_TIME} time.`),
    rankBonus: (who: Sentence, what: Sentence): Sentence => say(who, ' gains ', what, ' for the rank.'),
    nothing: (who: Sentence): Sentence => say(who, ' has no room for the bonus of the rank.'),
    exchanges: (who: Sentence, stone: Sentence): Sentence => say(who, ' exchanges ', stone, '.'),
    smuggles: (who: Sentence, what: Sentence, points: Sentence): Sentence =>
      say(who, ' sells ', what, ' to the smuggler for ', points, '.'),
    usesTool: (who: Sentence, what: Sentence): Sentence => say(who, ' uses a tool and gains ', what, ' more.'),
    fed: (who: Sentence, member: Sentence, where: string, counts: number): Sentence =>
      say(who, ' lays bread under ', member, ' ', where, ', who now counts as ', counts, '.'),
    breadClimb: (who: Sentence, member: Sentence, step: number, price: Sentence): Sentence =>
      say(who, ' moves ', member, ' to church step ', step, ' for ', price, '.'),
    wedding: (round: number): Sentence => say('The wedding of round ', round, ' begins.'),
    bride: (colour: Sentence, name: string, rank: number): Sentence =>
      say('The die shows ', colour, ': bride ', name, ' takes rank ', rank, '.'),
    brideFromBliss: (colour: Sentence, name: string, rank: number): Sentence =>
      say('The die shows ', colour, ': bride ', name, ' leaves parental bliss for rank ', rank, '.'),
    noBride: (colour: Sentence, rank: number): Sentence =>
      say('The die shows ', colour, ': no bride comes to rank ', rank, '.'),
    marries: (one: Sentence, other: Sentence, house: string): Sentence =>
      say(one, ' marries ', other, ' and moves to the ', house.toLowerCase(), '.'),
    rolls: (colour: Sentence): Sentence => say('The die shows ', colour, '. '),
    bridesPart: say('Two brides meet and return to the supply.'),
    movesOn: (one: Sentence, other: Sentence): Sentence => say(one, ' and ', other, ' move on to parental bliss.'),
    goesHome: (who: Sentence, member: Sentence, where: string): Sentence =>
      say(who, ' welcomes home ', member, ' (', where, ').'),
    homecomingBuys: (who: Sentence, what: Sentence): Sentence => say(who, ' buys ', what, '.'),
    favour: (who: Sentence, what: Sentence, house: string): Sentence => say(who, ' gains ', what, ' (', house, ').'),
    twin: (who: Sentence, member: Sentence): Sentence => say(who, ' has a child in parental bliss: ', member, '.'),
    noTwin: (who: Sentence): Sentence => say(who, ' has nobody left to be born.'),
  },
  doing: { wedding: 'is at the wedding', marry: 'is choosing a rank', smuggler: 'is dealing with the smuggler' },
  refused: {
    suitorThere: say('You already have someone in the ceremony area.'),
    ranksTaken: say('All six ranks are taken.'),
    rankTaken: (rank: number): Sentence => say('Rank ', rank, ' is taken.'),
    nothingToSell: say('You have nothing to trade, and the supply has no stones.'),
    atStall: say('The smuggler reaches only the queue. Serve this customer on a market day.'),
    hadBread: say('This member has already had bread.'),
    notSeen: say('Only living, visible members can have bread.'),
    noBread: say('You have no bread.'),
  },
  scene: {
    ranks: (list: readonly Sentence[]): Sentence =>
      say('Ceremony area: ', list.length === 0 ? '–' : listOf('en', 'and', list)),
    couples: (area: string, list: readonly Sentence[]): Sentence =>
      say(area, ': ', list.length === 0 ? '–' : listOf('en', 'and', list)),
    couple: (one: Sentence, other: Sentence): Sentence => say(one, ' + ', other),
    brides: (n: number): Sentence => say(n === 1 ? '1 bride in the supply' : `${n} brides in the supply`),
  },
  options: {
    marriage: {
      name: 'Marriage',
      help: 'Weddings after every mass, a smuggler, bread and tools.',
      value: (v: string): string => (v === 'true' ? 'yes' : 'no'),
    },
    marriageSide: {
      name: 'Side of the Marriage board',
      help: 'The sides differ in the bonuses of the ranks.',
      value: (v: string): string => `side ${v}`,
    },
  },
  scores: { smuggler: 'Smuggler' },
  quick: [
    {
      title: 'Marriage',
      lines: [
        'Marriage space: a member to a free rank for 2 time + 1 stone, bonus immediately; one suitor per family',
        'Smuggler: sell bread or tools (1 green + 2 time, 2 points each), or serve 1 from the queue (+ 1 stone), or 1 time for 2 different stones',
        'Bread: 1 step of the church, or under a member: it counts 1 higher, once',
        'Tool: the same product once more, 1 per crafts action',
      ],
    },
    {
      title: 'Wedding (after the mass)',
      lines: [
        '1 Die: a bride on the rank of its color, if free',
        '2 The two highest ranks marry (4–5 players: two couples); the higher one chooses bakery or shop',
        '3 Old couples to parental bliss, new ones in, singles home (from a rank: 1 stone for bread or a tool)',
        '4 Bliss: a child each. Bakery: 2 grain + 1 bread, or 2 bread. Shop: pink + orange + 1 tool, or 2 tools',
      ],
    },
  ],
  facts: {
    rank: (side: string, rank: number): string => `Marriage board, side ${side}, rank ${rank}`,
    dieRank: 'Rank for each color of the die',
    dieHouse: 'Building for each color of the die',
  },
  labels: {
    free: 'free',
    brideByDie: 'by the die',
    chooses: 'chooses for both',
    highestMarry: 'The highest ranks marry',
    or: 'or',
    each: 'each',
    oneChild: 'a child each',
    nobody: 'nobody lives here',
    fromQueue: '1 from the queue',
    twoColours: '2 different',
    step: { mass: 'Mass', die: 'Die', couples: 'Couples', favours: 'Moving and favors' },
    married: 'married',
    leaf: 'Wedding',
    bread: 'Bread',
    tool: 'Tool',
  },
}

export type Words = typeof words
