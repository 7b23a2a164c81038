/** Hallertau's sentences in English: questions, choices, events, refusals, the table. The German file has the same shape. */

import { type Json, type Part, type Sentence, say } from '@dorfplatz/kernel'

const worker = (n: number): Part => ({ icon: 'worker', label: n === 1 ? 'Worker' : 'Workers' })
const field = (n: number): Part => ({ icon: 'field', label: n === 1 ? 'field' : 'fields' })

export const name = 'Hallertau'
export const about = 'Six rounds of farming, sheep and crafts around a growing community center, for one to four.'

/** What a seat is asked, by kind of question. */
export const ask = {
  playCards: 'You may play cards.',
  joint: (cards: Sentence): Sentence => say('Which card do you play at the same time as ', cards, '?'),
  payCost: 'What do you pay with?',
  discard: 'Which hand card do you give up?',
  take: 'How much do you take?',
  takeField: 'Which column does the new field go into?',
  choose: 'Which of these do you take?',
  exchange: 'Do you make the exchange?',
  crops: 'Which crops do you take?',
  sow: 'What do you sow, and where?',
  moveSheep: 'Which sheep go a step further?',
  moveFields: 'Which fields do you move?',
  harvestSome: 'Which field do you harvest now?',
  fieldsBySum: 'Which rows do the new fields go into?',
  pickClear: 'From which action space do you remove all Workers?',
  pickTakeTop: 'From which action space do you take the Workers?',
  pickUse: 'Which action space do you use?',
  pickLastWorker: 'Where do you place your last Worker?',
  clearRows: 'Do you remove the topmost rows?',
  shiftWorkers: 'Which 3 Workers do you move, and where?',
  freeAdvance: 'Which craft building do you advance?',
  moveBoulders: 'Which boulder do you move?',
  turn: 'Place Workers, or exchange some for tools.',
  turnBound: 'Use up all your Workers.',
  income: 'Which Bonus card brings its income next?',
  fallow: 'Which empty field moves up once more?',
  reapNext: 'Which field do you harvest next?',
  progress: 'Progress: advance a craft building, or finish.',
} as const

export const pick = {
  pass: 'No card now',
  passJoint: (cards: Sentence): Sentence => say('No more: play ', cards),
  none: 'Nothing',
  stop: 'Stop here',
  yes: 'Yes, remove them',
  no: 'No',
  done: 'Enough for this round',
  keep: 'Leave all where they are',
  doNot: 'No exchange',
  play: (card: Part, what: Sentence): Sentence => say('Play ', card, ': ', what),
  playFirst: (card: Part, what: Sentence | null): Sentence =>
    say('Play ', card, ' together with others', what === null ? '' : say(': ', what)),
  carefulOn: 'Ask me how much I take at every gain',
  carefulOff: 'Take every gain in full without asking',
  workers: (n: number): Sentence => say({ n }, ' ', worker(n)),
  place: (n: number, space: string): Sentence => say(space, ' (', n, ' ', worker(n), ')'),
  placeOn: (space: string, n: number): Sentence => say(space, ' (', n, ' ', worker(n), ' there)'),
  exchange: (n: number): Sentence =>
    say({ n }, ' ', worker(n), ' for ', n, ' ', { icon: 'tool', label: n === 1 ? 'tool' : 'tools' }),
  sow: (what: Sentence, row: number): Sentence => say('Sow ', what, ' in row ', row),
  column: (n: number): Sentence => say('Column ', n),
  field: (row: number, what: Sentence | null): Sentence =>
    what === null ? say('the empty field in row ', row) : say('the field with ', what, ' in row ', row),
  card: (round: number): string => `the card of round ${round}`,
  stables: 'the Stables',
  sheepFrom: (n: number, place: string): Sentence => say(n, ' ', { icon: 'sheep', label: 'sheep' }, ' from ', place),
  moveFrom: (n: number, from: string, to: string): Sentence =>
    say(n, ' ', { icon: 'sheep', label: 'sheep' }, ' from ', from, ' to ', to),
  rows: (a: number, b: number): Sentence => (b === 0 ? say('Row ', a) : say('Rows ', a, ' and ', b)),
  give: (price: Sentence, gain: Sentence): Sentence => say('Give ', price, ' and ', gain),
  keepCrops: (what: Sentence): Sentence => say('Keep ', what),
  advance: (craft: string, space: number, price: Sentence, tools: number): Sentence =>
    say(
      'Advance the ',
      craft,
      ' to space ',
      space,
      ' for ',
      price,
      tools === 0 ? '' : say(' (', tools, tools === 1 ? ' tool)' : ' tools)'),
    ),
  advanceFree: (craft: string, space: number): Sentence => say('Advance the ', craft, ' to space ', space),
  boulder: (craft: string, far: boolean): Sentence =>
    say(craft, ': move the ', far ? 'farther' : 'nearer', ' boulder with 1 tool'),
  boulderFree: (craft: string, far: boolean): Sentence =>
    say(craft, ': move the ', far ? 'farther' : 'nearer', ' boulder'),
  shift: (from: string, to: string): Sentence => say('From ', from, ' to ', to),
  back: (craft: string): Sentence => say('1 step back of the ', craft),
} as const

/** What others read while the table waits. */
export const waiting = {
  playCards: ' thinks about playing cards',
  turn: ' takes a turn',
  progress: ' makes progress',
  sow: ' is sowing',
  harvestSome: ' is harvesting',
  reapNext: ' is harvesting',
  fallow: ' looks after the fallow fields',
  income: ' takes in income',
  other: ' decides',
} as const

type Seated = { readonly seat: Part }

/** What happened. */
export const events = {
  round: (round: number): Sentence => say('Round ', round, ' begins.'),
  phase: (phase: number, title: string): Sentence => say('Phase ', phase, ': ', title, '.'),
  final: 'Last chance to play cards.',
  quadrants: (list: Sentence): Sentence => say('The topmost rows are removed in Quadrant ', list, '.'),
  workers: ({ seat }: Seated, n: number): Sentence => say(seat, ' receives ', n, ' ', worker(n), '.'),
  sheepLost: ({ seat }: Seated, n: number): Sentence =>
    say(seat, ' loses ', n, ' ', { icon: 'sheep', label: 'sheep' }, ' with the Farmyard card.'),
  place: ({ seat }: Seated, n: number, space: string): Sentence =>
    say(seat, ' places ', n, ' ', worker(n), ': ', space, '.'),
  exchange: ({ seat }: Seated, n: number): Sentence => say(seat, ' exchanges ', n, ' ', worker(n), ' for tools.'),
  gain: ({ seat }: Seated, what: Sentence): Sentence => say(seat, ' gains ', what, '.'),
  pay: ({ seat }: Seated, what: Sentence): Sentence => say(seat, ' pays ', what, '.'),
  moveSheep: ({ seat }: Seated, from: string, to: string): Sentence =>
    say(seat, ' moves a sheep from ', from, ' to ', to, '.'),
  sheepBack: ({ seat }: Seated, from: string, to: string | null): Sentence =>
    to === null
      ? say(seat, ' moves a sheep back from ', from, '; it is lost.')
      : say(seat, ' moves a sheep back from ', from, ' to ', to, '.'),
  field: ({ seat }: Seated, row: number): Sentence => say(seat, ' gains a ', field(1), ' in row ', row, '.'),
  lostField: ({ seat }: Seated, row: number, good: Sentence | null): Sentence =>
    say(seat, ' gives up a ', field(1), ' in row ', row, good === null ? '' : say(' with ', good), '.'),
  uprooted: ({ seat }: Seated, row: number): Sentence => say(seat, ' takes the good off the field in row ', row, '.'),
  sow: ({ seat }: Seated, what: Sentence, row: number): Sentence => say(seat, ' sows ', what, ' in row ', row, '.'),
  reap: ({ seat }: Seated, what: Sentence, row: number): Sentence =>
    say(seat, ' harvests ', what, ' in row ', row, '.'),
  moveField: ({ seat }: Seated, from: number, to: number): Sentence =>
    say(seat, ' moves a field from row ', from, ' to row ', to, '.'),
  draw: ({ seat }: Seated, what: Sentence): Sentence => say(seat, ' draws ', what, '.'),
  drew: (cards: Sentence): Sentence => say('You receive ', cards, '.'),
  newCard: ({ seat }: Seated): Sentence => say(seat, ' takes the Farmyard card into the hand.'),
  discard: ({ seat }: Seated, card: Part): Sentence => say(seat, ' gives up ', card, '.'),
  marker: ({ seat }: Seated): Sentence => say(seat, ' is first player now.'),
  play: ({ seat }: Seated, card: Part): Sentence => say(seat, ' plays ', card, '.'),
  income: ({ seat }: Seated, card: Part): Sentence => say('Income of ', seat, ' from ', card, '.'),
  advance: ({ seat }: Seated, craft: string, to: number): Sentence =>
    say(seat, ' advances the ', craft, ' to space ', to, '.'),
  craftBack: ({ seat }: Seated, craft: string, to: number): Sentence =>
    say(seat, ' moves the ', craft, ' back to space ', to, '.'),
  center: ({ seat }: Seated, to: number): Sentence =>
    say('The Community Center of ', seat, ' follows to position ', to, '.'),
  boulder: ({ seat }: Seated, craft: string): Sentence => say(seat, ' moves a boulder of the ', craft, '.'),
  removeWorkers: ({ seat }: Seated, n: number, space: string): Sentence =>
    say(seat, ' removes ', n, ' ', worker(n), ': ', space, '.'),
  takeWorkers: ({ seat }: Seated, n: number, space: string): Sentence =>
    say(seat, ' takes ', n, ' ', worker(n), ' back: ', space, '.'),
  shiftWorkers: ({ seat }: Seated, from: string, to: string): Sentence =>
    say(seat, ' moves 3 Workers from ', from, ' to ', to, '.'),
  careful: ({ seat }: Seated, on: boolean): Sentence =>
    on ? say(seat, ' wants to be asked at every gain.') : say(seat, ' takes every gain in full.'),
  other: 'Something happened.',
} as const

/** Why not. The rule itself can be opened in the catalogue. */
export const refusals = {
  card: (card: Part, why: Sentence): Sentence => say(card, ': ', why),
  need: (missing: Sentence): Sentence => say('you still need ', missing),
  lack: (missing: Sentence, have: number): Sentence => (have === 0 ? missing : say(missing, ' (you have ', have, ')')),
  notInHand: 'not in your hand',
  onlyPhase: (phase: number): string => `only in phase ${phase}`,
  notPhase: (phase: number): string => `not in phase ${phase}`,
  just: 'this has not just happened',
  paying: 'first finish paying',
  condition: 'its condition is not met',
  cost: 'you cannot pay its price',
  option: 'not this way',
  spaceFull: (space: string): Sentence => say(space, ': all rows are occupied'),
  spaceCosts: (space: string, n: number, have: number): Sentence =>
    say(space, ': the next row takes ', n, ' ', worker(n), ', you have ', have),
  rule: (rule: Part, text: string): Sentence => say(text, ' (', rule, ')'),
} as const

export const options = {
  gateway: {
    name: 'Gateway deck',
    help: 'Which of the four Gateway decks is used. Mixing all four is possible, but the authors have not tested it.',
  },
  farmyard: {
    name: 'Farmyard deck',
    help: 'Which of the four Farmyard decks is used. Mixing all four is possible, but the authors have not tested it.',
  },
  noCards: { name: 'No Cards variant', help: 'Plays without Gateway, Bonus and Point cards.' },
  progressOrder: { name: 'Phase 9', help: 'All make progress at the same time, or clockwise one after the other.' },
  pokerFace: {
    name: 'Poker face',
    help: 'Everybody is asked at every chance to play cards, so that a pause tells nothing.',
  },
} as const

export const values = {
  beginner: 'Beginner',
  advanced: 'Advanced',
  expert: 'Expert',
  master: 'Master',
  hops: 'Hops',
  sheep: 'Sheep',
  field: 'Field',
  jewelry: 'Jewelry',
  mixed: 'All four mixed (untested)',
  simultaneous: 'At the same time',
  clockwise: 'Clockwise',
  true: 'Yes',
  false: 'No',
} as const

export const scores = {
  center: 'Community Center board',
  sheep: 'Sheep in the Stables',
  jewelry: 'Jewelry',
  store: 'Fields, goods and tools',
  cards: 'Cards',
} as const

export const verdicts = {
  missed: 'The goal of the solo game was not reached.',
  reached: 'The goal of the solo game was reached.',
  extraordinary: 'An extraordinary solo game!',
} as const

/** The picture of the table. */
export const table = {
  round: (round: number, phase: string): string => `Round ${round} of 6 · ${phase}`,
  quadrant: (n: number): string => `Quadrant ${n}`,
  decks: 'Decks: ',
  full: 'full',
  workers: 'Workers ',
  first: ' (first player)',
  points: (n: number): string => `${n} ${n === 1 ? 'point' : 'points'} so far`,
  goods: '  Goods: ',
  fields: '  Fields: ',
  emptyField: (row: number): string => `row ${row} empty`,
  plantedField: (row: number, what: string, copies: number): string => `row ${row} ${copies > 1 ? '2 × ' : ''}${what}`,
  noFields: 'none',
  sheep: '  Sheep: ',
  noSheep: 'none',
  onCard: (n: number, round: number): string => `${n} on card ${round}`,
  inStables: (n: number): string => `${n} in the Stables`,
  center: (window: number, points: number): string =>
    `  Community Center: ${window} Workers${points === 0 ? '' : `, ${points} points`}`,
  step: (goods: number, less: number): string =>
    `a step costs ${goods} ${goods === 1 ? 'good' : 'goods'}${less === 0 ? '' : less === 1 ? ', with 2 types 1 less' : ', with 2 types 1 less, with 3 types 2 less'}`,
  legend: '(▲ building, o boulder, 3 three points, █ Community Center)',
  hand: '  Hand:',
  handOf: (counts: string): string => `  Hand: ${counts}`,
  played: '  Played: ',
  nothing: '–',
  exhausted: (n: number): string => ` (${n} used up)`,
} as const

export type Value = keyof typeof values
export const valueText = (value: Json): string =>
  (values as { readonly [key: string]: string })[String(value)] ?? String(value)
