/** Hallertau's words in English: names of things, and what the vocabulary's words say. The German file has the same shape. */

import { type GoodName, type Sentence, say } from '@dorfplatz/kernel'

const thing = (one: string, many: string, icon: string): GoodName => ({ one, many, icon })
const same = (name: string, icon: string): GoodName => thing(name, name, icon)

/** Everything that is counted, paid or compared: goods, metrics, and prices. */
export const goods = {
  barley: same('barley', 'barley'),
  flax: same('flax', 'flax'),
  hops: same('hops', 'hops'),
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
  sheepOnCards56: same('sheep on the cards of rounds 5 and 6', 'sheep'),
  cardsWithSheep: thing('Farmyard card with sheep', 'Farmyard cards with sheep', 'back-farmyard'),
  emptyCards: thing(
    'Farmyard card without sheep on your Stable board',
    'Farmyard cards without sheep on your Stable board',
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
  crops: thing('crop', 'crops in all', 'crops'),
  sameCrop: thing('crop of one type', 'crops of one type', 'crops'),
  window: same('the number in your window', 'centre'),
  round: same('the number of the round', 'time'),
  workers: thing('Worker left', 'Workers left', 'worker'),
  otherCards: thing('hand card that is no Gateway card', 'hand cards that are no Gateway cards', 'cards'),
  played: thing('card played', 'cards played', 'cards'),
  playedGateway: thing('Gateway card played', 'Gateway cards played', 'back-gateway'),
  playedFarmyard: thing('Farmyard card played', 'Farmyard cards played', 'back-farmyard'),
  playedBonus: thing('Bonus card played', 'Bonus cards played', 'back-bonus'),
  playedPoint: thing('other Point card played', 'other Point cards played', 'back-point'),
  playedSameDeck: thing('card of one deck played', 'cards of one deck played', 'cards'),
  gap: thing('space between two of your craft buildings', 'spaces between two of your craft buildings', 'craft'),
  fullSpaces: thing('fully occupied action space', 'fully occupied action spaces', 'boardi'),
  threes: thing('action space with exactly 3 Workers', 'action spaces with exactly 3 Workers', 'worker'),
  nursery: thing('Worker in the Nursery', 'Workers in the Nursery', 'worker'),
  quadrant: thing('Worker in the Quadrant of that space', 'Workers in the Quadrant of that space', 'worker'),
  cleared: thing('Worker just removed from one Quadrant', 'Workers just removed from one Quadrant', 'worker'),
  toolsPhase4: thing('tool gained in this phase', 'tools gained in this phase', 'tool'),
  toolsAtOnce: thing('tool gained at once', 'tools gained at once', 'tool'),
  reaped: thing('good from your fields in this phase', 'goods from your fields in this phase', 'harvest'),
  reapedCrop: thing('crop of one type from your fields', 'crops of one type from your fields', 'harvest'),
  advances: thing('space advanced by one craft building', 'spaces advanced by one craft building', 'craft'),
  fieldsRow5: thing('field from row 5', 'fields from row 5', 'field'),
  fieldsNotRow2: thing('field from rows 3 to 5', 'fields from rows 3 to 5', 'field'),
  plantedFields: thing('planted field', 'planted fields', 'field'),
  plantedGood: thing('good from a planted field', 'goods from planted fields', 'crops'),
  handCards: thing('other hand card', 'other hand cards', 'cards'),
  handPointCards: thing('Point card from your hand', 'Point cards from your hand', 'back-point'),
  sheepBack: same('different sheep, each one card back', 'sheep'),
  cropsDownTo: same('crops kept, all other crops returned', 'crops'),
  craftLeft: thing('step back of a craft building', 'steps back of a craft building', 'craft'),
  'just:barley': same('barley you have just harvested', 'barley'),
  'just:flax': same('flax you have just harvested', 'flax'),
  'just:rye': same('rye you have just harvested', 'rye'),
} as const satisfies { readonly [thing: string]: GoodName }

export const worker = thing('Worker', 'Workers', 'worker')

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
  'Last chance for cards',
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

/** Pieces of card text. */
export const card = {
  only: (phase: number): Sentence => say('Only in phase ', phase, '. '),
  not: (phase: number): Sentence => say('Not in phase ', phase, '. '),
  trigger: {
    spentLastJewelry: 'You have just paid your last jewelry',
    usedSpace: 'You have just used an action space',
    usedOneOf: (list: Sentence): Sentence => say('You have just used ', list),
    usingOneOf: (list: Sentence): Sentence => say('While you use the ', list),
    gainedTools: 'You have just gained tools',
    exchangedWorkers: (min: number): Sentence =>
      say('You have just exchanged at least ', min, ' Workers for tools on this turn'),
    harvestedThisPhase: 'You are harvesting',
    harvested: 'You have just harvested',
    playedCardJustReceived:
      'Together with another card that you play as soon as you receive it (its effects come first)',
    beforeOwnLastAction: 'On your turn, before the option that uses up all your Workers',
  },
  /** Between a card's own condition and those of its slash group. */
  further: ', and ',
  if: (cond: Sentence): Sentence => say('If you have ', cond),
  board: (cond: Sentence, n: number): Sentence => say(n === 1 ? 'If there is ' : 'If there are ', cond),
  round: (cmp: '==' | '>=', n: number): Sentence => (cmp === '==' ? say('in round ', n) : say('from round ', n, ' on')),
  atLeast: (n: Sentence, what: Sentence): Sentence => say('at least ', n, ' ', what),
  atLeastEach: (n: Sentence, list: Sentence): Sentence => say('at least ', n, ' each of ', list),
  atMost: (n: Sentence, what: Sentence): Sentence => say('at most ', n, ' ', what),
  exactly: (n: number, what: Sentence): Sentence => say('exactly ', n, ' ', what),
  between: (a: number, b: number, what: Sentence): Sentence =>
    b === a + 1 ? say(a, ' or ', b, ' ', what) : say(a, ' to ', b, ' ', what),
  none: (what: Sentence): Sentence => say('no ', what),
  more: (what: Sentence, than: Sentence): Sentence => say('more ', what, ' than ', than),
  atLeastAs: (what: Sentence, than: Sentence, countable: boolean): Sentence =>
    say(countable ? 'at least as many ' : 'at least as much ', what, ' as ', than),
  atLeastTwice: (what: Sentence, than: Sentence): Sentence => say('at least twice as much ', what, ' as ', than),
  windowAbove: (n: Sentence): Sentence => say('the number in your window is more than ', n, ' above the round number'),
  windowNumber: ['the number in your window'] as Sentence,
  together: (list: Sentence): Sentence => say(list, ' together'),
  payAs: (what: Sentence, as: Sentence): Sentence => say('as much ', what, ' as you have ', as),
  payDifference: (from: number, what: Sentence, less: Sentence): Sentence => say(what, ' (', from, ' − ', less, ')'),
  gainAs: (what: Sentence, as: Sentence): Sentence => say('gain ', what, ' equal to ', as),
  gainPer: (what: Sentence, as: Sentence, countable: boolean): Sentence =>
    say(countable ? 'gain as many ' : 'gain as much ', what, ' as you have ', as),
  gainHalf: (what: Sentence, of: Sentence): Sentence =>
    say('gain half as much ', what, ' as you have ', of, ' (rounded down)'),
  gainDifference: (what: Sentence, from: Sentence, less: Sentence): Sentence =>
    say('gain ', what, ' equal to ', from, ' minus ', less),
  yourNumber: (what: Sentence): Sentence => say('your ', what),
  mayExchange: (price: Sentence, gain: Sentence): Sentence => say('you may exchange ', price, ' for ', gain),
  choice: (list: Sentence): Sentence => say('gain your choice of ', list),
  returned: ['Return all crops but three of your choice'] as Sentence,
  sheepBack: (n: number): Sentence => say('Move ', n, ' different sheep one card back'),
  pay: (price: Sentence): Sentence => say('Pay ', price),
  same: (n: number, types: number): Sentence =>
    types === 1 ? say('Pay ', n, ' goods of one type') : say('Pay ', n, ' goods each of ', types, ' types'),
  row: (head: Sentence, body: Sentence): Sentence => say(head, ': ', body),
  rowIf: (cond: Sentence): Sentence => cond,
  rowPay: (price: Sentence): Sentence => say('pay ', price),
  nothingMore: 'nothing more',
  anyTime: 'At any time',
  income: 'in every phase 3',
  points: (n: number): Sentence => say({ n }, ' ', { icon: 'vp', label: n === 1 ? 'point' : 'points' }),
  gains: (list: Sentence): Sentence => say('gain ', list),
} as const

/** What Hallertau's own words say, as commands. */
export const words = {
  field: (n: number, row: number): Sentence =>
    n === 1
      ? say('gain ', 1, ' ', { icon: 'field', label: 'field' }, ' into row ', row)
      : say('gain up to ', n, ' ', { icon: 'field', label: 'fields' }, ' into row ', row),
  fieldsBySum: [
    'gain 2 fields whose rows add up to your jewelry, or with 4 or 5 jewelry a single field into that row',
  ] as Sentence,
  crops: (n: number, different: boolean): Sentence =>
    different
      ? say('gain ', n, ' ', { icon: 'crops', label: n === 1 ? 'crop' : 'different crops' })
      : say('gain ', n, ' ', { icon: 'crops', label: 'crops' }, ' in any mixture'),
  draw: (n: number, deck: GoodName): Sentence =>
    say('draw ', n, ' ', { icon: deck.icon, label: n === 1 ? deck.one : deck.many }),
  marker: ['take the first player marker'] as Sentence,
  sow: (n: number, what: Sentence | null): Sentence =>
    say('sow', n === 1 ? ' once' : say(' up to ', n, ' times'), what === null ? '' : say(', only ', what)),
  sowChosen: ['sow that crop once'] as Sentence,
  sowTwice: ['sow one field with up to 2 crops of one type'] as Sentence,
  moveSheep: (n: number, steps: number): Sentence =>
    steps > 1
      ? say('move a single sheep up to ', steps, ' steps towards the Stables')
      : n === 1
        ? say('move ', 1, ' sheep one step towards the Stables')
        : say('move up to ', n, ' different sheep one step each towards the Stables'),
  moveFields: (max: number, which: 'any' | 'empty' | 'planted', to: number | null): Sentence => {
    const kind = which === 'any' ? '' : which === 'empty' ? 'empty ' : 'planted '
    const some =
      max >= 8 ? `any number of ${kind}fields` : max === 1 ? `one ${kind}field` : `up to ${max} ${kind}fields`
    return to === null ? say('move ', some, ' one row up') : say('move ', some, ' to row ', to)
  },
  harvest: (n: number): Sentence => (n === 1 ? say('harvest one field now') : say('harvest up to ', n, ' fields now')),
  clearSpace: ['remove all Workers from one action space'] as Sentence,
  takeTopRow: [
    'take the Workers of the topmost occupied row of one action space; they are yours this round',
  ] as Sentence,
  clearTopRows: (list: Sentence): Sentence => say('remove the topmost occupied rows of ', list, ' (all of them)'),
  useSpace: [
    'use an action space that holds at most 1 Worker, with Workers of the general supply in its lowest empty row',
  ] as Sentence,
  lastWorker: ['place your last Worker in the empty second row of any action space and use it'] as Sentence,
  shiftWorkers: [
    'move the 3 Workers of one of these spaces into the third row of another one; nobody uses it',
  ] as Sentence,
  advance: ['advance a craft building by 1 space without paying'] as Sentence,
  moveBoulders: (n: number): Sentence => say('move up to ', n, ' different boulders one space each without tools'),
  jewelForSheep: ['1 jewelry may take the place of the sheep'] as Sentence,
  doubleHarvest: ['the next field you harvest gives twice its yield'] as Sentence,
} as const
