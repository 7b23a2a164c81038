/** Hallertau's words in English: names of things, and what the vocabulary's words say. The German file has the same shape. */

import { type GoodName, type Sentence, say } from '@dorfplatz/kernel'
import type { Deck } from '../rules/facts.ts'

const thing = (one: string, many: string, icon: string): GoodName => ({ one, many, icon })
const same = (name: string, icon: string): GoodName => thing(name, name, icon)

/** Everything that is counted, paid or compared: goods, metrics, and prices. */
export const goods = {
  barley: same('barley', 'barley'),
  flax: same('flax', 'flax'),
  hops: thing('hop', 'hops', 'hops'),
  rye: same('rye', 'rye'),
  hides: thing('hide', 'hides', 'hides'),
  meat: same('meat', 'meat'),
  milk: same('milk', 'milk'),
  wool: same('wool', 'wool'),
  clay: same('clay', 'clay'),
  jewelry: same('jewelry', 'jewelry'),
  tools: thing('tool', 'tools', 'tool'),
  sheep: same('sheep', 'sheep'),
  stables: same('sheep in the Stables', 'sheep'),
  sheepOnCards: same('sheep on Farmyard cards', 'sheep'),
  mostSheepOnCard: same('sheep on one of your Farmyard cards', 'sheep'),
  sheepOnNextCard: same('sheep on the Farmyard card that leaves next', 'sheep'),
  sheepOnCard4: same('sheep on the card of round 4', 'sheep'),
  sheepOnCards56: same('sheep on the card of round 5 or 6', 'sheep'),
  cardsWithSheep: thing('Farmyard card with sheep', 'Farmyard cards with sheep', 'back-farmyard'),
  emptyCards: thing(
    'Farmyard card without sheep on your stable board',
    'Farmyard cards without sheep on your stable board',
    'back-farmyard',
  ),
  fields: thing('field', 'fields', 'field'),
  row2: thing('field in row 2', 'fields in row 2', 'field'),
  row3: thing('field in row 3', 'fields in row 3', 'field'),
  row4: thing('field in row 4', 'fields in row 4', 'field'),
  row5: thing('field in row 5', 'fields in row 5', 'field'),
  empty: thing('empty field', 'empty fields', 'field'),
  planted: thing('planted field', 'planted fields', 'field'),
  planted5: thing('planted field in row 5', 'planted fields in row 5', 'field'),
  barleyFields: thing('field with barley', 'fields with barley', 'barley'),
  flaxFields: thing('field with flax', 'fields with flax', 'flax'),
  hopsFields: thing('field with hops', 'fields with hops', 'hops'),
  ryeFields: thing('field with rye', 'fields with rye', 'rye'),
  sameCropFields: thing('field with the same crop', 'fields with the same crop', 'crops'),
  crops: thing('crop', 'crops in total', 'crops'),
  sameCrop: thing('crop of one type', 'crops of one type', 'crops'),
  window: same('the number in your window', 'centre'),
  round: same('the round number', 'time'),
  workers: thing('worker left', 'workers left', 'worker'),
  otherCards: thing('card in hand that is not a Gateway card', 'cards in hand that are not Gateway cards', 'cards'),
  played: thing('card', 'cards', 'cards'),
  playedGateway: thing('Gateway card', 'Gateway cards', 'back-gateway'),
  playedFarmyard: thing('Farmyard card', 'Farmyard cards', 'back-farmyard'),
  playedBonus: thing('Bonus card', 'Bonus cards', 'back-bonus'),
  playedPoint: thing('other Point card', 'other Point cards', 'back-point'),
  playedSameDeck: thing('card of the same deck', 'cards of the same deck', 'cards'),
  gap: thing(
    'space of lead of one Craft Building over another',
    'spaces of lead of one Craft Building over another',
    'craft',
  ),
  fullSpaces: thing('fully occupied action space', 'fully occupied action spaces', 'boardi'),
  threes: thing('action space with exactly 3 workers', 'action spaces with exactly 3 workers', 'worker'),
  nursery: thing('worker in the Nursery', 'workers in the Nursery', 'worker'),
  quadrant: thing('worker in the Quadrant of that space', 'workers in the Quadrant of that space', 'worker'),
  cleared: thing('worker just removed from one Quadrant', 'workers just removed from one Quadrant', 'worker'),
  toolsPhase4: thing('tool gained this phase', 'tools gained this phase', 'tool'),
  toolsAtOnce: thing('tool from a single gain', 'tools from a single gain', 'tool'),
  reaped: thing('good from your fields this phase', 'goods from your fields this phase', 'harvest'),
  reapedCrop: thing('crop of one type from your fields', 'crops of one type from your fields', 'harvest'),
  advances: thing('space advanced by one Craft Building', 'spaces advanced by one Craft Building', 'craft'),
  fieldsRow5: thing('field from row 5', 'fields from row 5', 'field'),
  fieldsNotRow2: thing('field from rows 3 to 5', 'fields from rows 3 to 5', 'field'),
  plantedFields: thing('planted field', 'planted fields', 'field'),
  plantedGood: thing('good planted in a field', 'goods planted in fields', 'crops'),
  handCards: thing('other card from your hand', 'other cards from your hand', 'cards'),
  handPointCards: thing('Point card from your hand', 'Point cards from your hand', 'back-point'),
  sheepBack: same('different sheep, each one card back', 'sheep'),
  cropsDownTo: same('crops kept, all other crops returned', 'crops'),
  craftLeft: thing('step back of a Craft Building', 'steps back of a Craft Building', 'craft'),
  'just:barley': same('barley you have just harvested', 'barley'),
  'just:flax': same('flax you have just harvested', 'flax'),
  'just:rye': same('rye you have just harvested', 'rye'),
} as const satisfies { readonly [thing: string]: GoodName }

export const worker = thing('worker', 'workers', 'worker')

export const spaces = {
  gatewayCard: 'Gateway Card',
  sheepBreeding: 'Sheep Breeding',
  sheepShearing: 'Sheep Shearing',
  clayDelivery: 'Clay Delivery',
  farming: 'Farming',
  farmyardCard: 'Farmyard Card',
  butchery: 'Butchery',
  nursery: 'Nursery',
  busyWeekend: 'Busy Weekend',
  clearing: 'Clearing',
  bonusCard: 'Bonus Card',
  smallTrade: 'Small Trade',
  cultivation: 'Cultivation',
  weeklyMarket: 'Weekly Market',
  landSale: 'Land Sale',
  pointCard: 'Point Card',
  fertilizing: 'Fertilizing',
  toolShed: 'Tool Shed',
  townHall: 'Town Hall',
  sheepMarket: 'Sheep Market',
} as const

export const crafts = {
  carpentry: 'Carpentry',
  brewhouse: 'Brewhouse',
  coolingHouse: 'Cooling House',
  bakehouse: 'Bakehouse',
  manufacture: 'Manufacture',
} as const

export const decks = {
  gateway: thing('Gateway card', 'Gateway cards', 'back-gateway'),
  farmyard: thing('Farmyard card', 'Farmyard cards', 'back-farmyard'),
  bonus: thing('Bonus card', 'Bonus cards', 'back-bonus'),
  point: thing('Point card', 'Point cards', 'back-point'),
}

export const phases: readonly string[] = [
  'Final chance to play cards',
  'Remove Workers',
  'New Workers',
  'Income',
  'Actions',
  'New Card',
  'Fallow Fields',
  'Harvest',
  'Milking',
  'Progress',
  'Boulders',
]

/** Frame of a card's text. */
export const card = {
  only: (phase: number): Sentence => say('Only in phase ', phase, '. '),
  not: (phase: number): Sentence => say('Not in phase ', phase, '. '),
  income: 'Income',
  points: (n: number): Sentence => say({ n }, ' ', { icon: 'vp', label: n === 1 ? 'point' : 'points' }),
} as const

/** When a card may be played. */
export const trigger = {
  /** These follow "if". */
  spentLastJewelry: say('you have just spent your last jewelry'),
  usedOneOf: (list: Sentence): Sentence => say('you have just used ', list),
  exchangedWorkers: (min: number): Sentence =>
    say('you have just exchanged at least ', min, ' ', { icon: 'worker', label: 'workers' }, ' for tools'),
  /** These stand alone. */
  usingOneOf: (list: Sentence): Sentence => say('While using the ', list),
  playedCardJustReceived: say('Right after a card you played as soon as you received it (that card resolves first)'),
  beforeOwnLastAction: say('At the start of the turn that uses your last workers'),
  and: (moment: Sentence, asks: Sentence): Sentence =>
    say(
      moment,
      ', ',
      ...asks.map((part, i) => (i === 0 && typeof part === 'string' ? part.replace(/^If/, 'if') : part)),
    ),
} as const

/** The rows of the field board that are named: "rows 2 and 3", "rows 2 to 4". */
const rowsText = (rows: readonly number[]): string =>
  rows.length > 2 ? `${rows[0]} to ${rows[rows.length - 1]}` : rows.join(' and ')

/** What a card asks for. */
export const cond = {
  if: (clause: Sentence): Sentence => say('If ', clause),
  have: 'you have ',
  /** A condition at the head of a row of the hand. */
  short: (text: string): string => text.replace(/^if you have (?!just)/, 'have '),
  played: 'you have played ',
  atLeast: 'at least ',
  atMost: 'at most ',
  exactly: 'exactly ',
  /** The round, or all from it on. */
  round: (exactly: boolean, n: number): Sentence => [`in round ${exactly ? n : `${n}–6`}`],
  counted: (what: Sentence): Sentence => what,
  each: (n: number, list: Sentence): Sentence => say(n, ' each of ', list),
  between: (a: number, b: number, what: Sentence): Sentence => say(a, b === a + 1 ? ' or ' : ' to ', b, ' ', what),
  none: (what: Sentence): Sentence => say('no ', what),
  noFieldsInRows: (rows: readonly number[]): Sentence =>
    say('no ', { icon: 'field', label: 'fields' }, ` in rows ${rowsText(rows)}`),
  fieldsWith: (n: number, crops: Sentence): Sentence =>
    say(n, ' ', { icon: 'field', label: 'fields' }, ' with ', crops),
  fieldsWithEach: (_: Sentence): Sentence => say(1, ' ', { icon: 'field', label: 'field' }, ' with each type of crop'),
  total: (bound: Sentence, list: Sentence): Sentence => say('a total of ', bound, ' ', list),
  totalAtLeast: (list: Sentence, n: number): Sentence => say('your ', list, ' total at least ', n),
  totalWindow: (list: Sentence): Sentence => say('your ', list, ' total at least the number in your window'),
  asWindow: (what: Sentence, countable: boolean): Sentence =>
    say(countable ? 'at least as many ' : 'at least as much ', what, ' as the number in your window'),
  windowAbove: (n: number): Sentence => say('the number in your window exceeds the round number by more than ', n),
  more: (what: Sentence, than: Sentence): Sentence => say('more ', what, ' than ', than),
  asMany: (what: Sentence, as: Sentence, countable: boolean): Sentence =>
    say(countable ? 'at least as many ' : 'at least as much ', what, ' as ', as),
  twiceRound: (what: Sentence): Sentence => say('at least twice as much ', what, ' as the round number'),
  /** Conditions that are clauses of their own; the number comes as "at least 3". */
  clauses: {
    reaped: (n: Sentence): Sentence => say('your fields have given you ', n, ' goods this phase'),
    reapedCrop: (n: Sentence): Sentence =>
      say('your fields have given you ', n, ' ', { icon: 'crops', label: 'crops' }, ' of one type this phase'),
    toolsAtOnce: (n: Sentence): Sentence =>
      say('a single gain has just given you ', n, ' ', { icon: 'tool', label: 'tools' }),
    toolsPhase4: (n: Sentence): Sentence =>
      say('you have gained ', n, ' ', { icon: 'tool', label: 'tools' }, ' this phase'),
    advances: (n: Sentence): Sentence => say('one Craft Building has advanced ', n, ' spaces this phase'),
    cleared: (n: Sentence): Sentence =>
      say(n, ' ', { icon: 'worker', label: 'workers' }, ' have just been removed from one Quadrant'),
    quadrant: (n: Sentence): Sentence =>
      say('you have just used an action space and its Quadrant holds ', n, ' ', { icon: 'worker', label: 'workers' }),
    gap: (n: Sentence): Sentence => say('one of your Craft Buildings is ', n, ' spaces ahead of another'),
    fullSpaces: (n: Sentence): Sentence => say('there is ', n, ' fully occupied action space'),
    threes: (n: Sentence): Sentence => say(n, ' action spaces hold exactly 3 workers each'),
    nursery: (n: Sentence): Sentence => say('the Nursery holds ', n, ' ', { icon: 'worker', label: 'workers' }),
  },
} as const

/** "per field": what an amount grows with. */
export const per = (what: Sentence): Sentence => what

export const gain = {
  verb: 'gain ',
  drawVerb: 'draw ',
  inOrder: (list: readonly Sentence[]): Sentence => say(...list.flatMap((e, i) => (i === 0 ? [...e] : ['; ', ...e]))),
  /** What does not depend on the row, after rows that each say something else. */
  inAnyCase: (verb: 'gain' | 'draw' | null, list: Sentence): Sentence =>
    say('in any case ', verb === null ? '' : `${verb} `, list),
  per: (what: Sentence, of: Sentence): Sentence => say(1, ' ', what, ' per ', of),
  perTwo: (each: readonly Sentence[], of: Sentence): Sentence =>
    say(
      'for every ',
      2,
      ' ',
      of,
      ' you have, gain ',
      ...each.flatMap((what, i) => [i === 0 ? '' : ' and ', { n: 1 }, ' ', ...what]),
    ),
  asRound: (what: Sentence): Sentence => say('as much ', what, ' as the round number'),
  minusWindow: (n: number, what: Sentence): Sentence => say(n, ' ', what, ' minus the number in your window'),
  upTo: (what: Sentence, as: Sentence): Sentence => say('gain ', what, ' until you have as many as ', as),
  /** Prices with what they bring, of which one may be paid. */
  mayExchange: (list: readonly (readonly [Sentence, Sentence])[]): Sentence =>
    say(
      'you may pay ',
      ...list.flatMap(([price, what], i) => [i === 0 ? '' : ', or ', ...price, ' to gain ', ...what]),
    ),
  mayMoveBack: (what: Sentence): Sentence =>
    say('you may move one of your Craft Buildings 1 space to the left to gain ', what),
} as const

export const price = {
  pay: (text: Sentence, tail: Sentence): Sentence => say('Pay ', text, tail),
  keepField: say(' (keep the field)'),
  less: (of: Sentence): Sentence => say(', minus 1 per ', of, ' you have'),
  same: (n: number, types: number): Sentence =>
    types === 1 ? say('Pay ', n, ' goods of one type') : say('Pay ', n, ' goods of each of ', types, ' types'),
  cropsDownTo: (n: number): Sentence => say('Pay all your crops except ', n, ' of your choice'),
  sheepBack: (n: number): Sentence =>
    say('Move ', n, ' different ', { icon: 'sheep', label: 'sheep' }, ' back 1 card each (lost if there is no card)'),
} as const

/** What Hallertau's own words say, as commands; `many` in the words that fit every number. */
export const words = {
  field: (n: number, row: number): Sentence =>
    n === 1
      ? say(1, ' ', { icon: 'field', label: 'field' }, ' in row ', row)
      : say('up to ', n, ' ', { icon: 'field', label: 'fields' }, ' in row ', row),
  fieldsBySum: say(
    'gain 2 fields whose rows add up to your jewelry, or with 4 or 5 jewelry a single field in that row',
  ),
  crops: (n: number, different: boolean, many: boolean): Sentence =>
    different
      ? say(n, ' ', { icon: 'crops', label: n === 1 && !many ? 'crop' : 'different crops' })
      : say(n, ' ', { icon: 'crops', label: 'crops' }, ' in any mixture'),
  oneCrop: (n: number, many: boolean): Sentence =>
    n === 1 && !many
      ? say(1, ' ', { icon: 'crops', label: 'crop' }, ' of your choice')
      : say(n, ' ', { icon: 'crops', label: 'crops' }, ' of one type'),
  draw: (n: number, deck: Deck, many: boolean): Sentence => {
    const { one, many: all, icon } = decks[deck]
    return say(n, ' ', { icon, label: n === 1 && !many ? one : all })
  },
  marker: say('take the first player marker'),
  sow: (n: number, many: boolean): Sentence => (n === 1 && !many ? ['sow once'] : say('sow up to ', n, ' times')),
  sowOnly: (n: number, what: Sentence): Sentence =>
    n === 1 ? say('sow ', 1, ' ', what) : say('sow up to ', n, ' ', what),
  sowChosen: say('sow 1 crop of that type'),
  sowTwice: say('sow one field with up to 2 crops of one type'),
  moveSheep: (n: number, steps: number, many: boolean, far: boolean): Sentence =>
    far
      ? say('move 1 sheep up to ', steps, ' steps towards the Stables')
      : n === 1 && !many
        ? ['move 1 sheep 1 step towards the Stables']
        : say('move up to ', n, ' different sheep 1 step each towards the Stables'),
  moveFields: (max: number, which: 'any' | 'empty' | 'planted', to: number | null): Sentence => {
    const kind = which === 'any' ? '' : `${which} `
    const some = max >= 8 ? `any number of ${kind}fields` : max === 1 ? `1 ${kind}field` : `up to ${max} ${kind}fields`
    return to === null ? say('raise ', some, ' 1 row', max === 1 ? '' : ' each') : say('move ', some, ' to row ', to)
  },
  harvest: (n: number): Sentence => (n === 1 ? say('harvest 1 field now') : say('harvest up to ', n, ' fields now')),
  clearSpace: say('remove all workers from one action space'),
  takeTopRow: say('take the top row of workers from one action space; they are yours this round'),
  clearTopRows: (list: Sentence, n: number): Sentence =>
    say('remove the top row of workers from ', list, n === 2 ? ' (both or neither)' : ' (all or none)'),
  useSpace: say('use an action space with at most 1 worker on it; fill its lowest empty row from the general supply'),
  lastWorker: say('place it in the empty second row of any action space and use that space'),
  shiftWorkers: say('move the 3 workers from one of them to the third row of another, without using it'),
  advance: say('advance a Craft Building 1 space without paying'),
  moveBoulders: (n: number): Sentence => say('move up to ', n, ' different boulders 1 space each, without tools'),
  jewelForSheep: say('you may pay 1 jewelry instead of the sheep'),
  doubleHarvest: say('the next field you harvest gives twice its yield'),
} as const
