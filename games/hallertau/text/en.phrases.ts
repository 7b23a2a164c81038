/** Hallertau's sentences in English: questions, choices, events, refusals, the table. The German file has the same shape. */

import { type Json, type Part, type Sentence, say } from '@dorfplatz/kernel'
import type { Idle } from '../rules/events.ts'

const UNDONE: { readonly [I in Idle]: string } = {
  sow: 'sows nothing',
  moveSheep: 'moves no sheep',
  moveFields: 'moves no field',
  harvest: 'harvests nothing',
  field: 'gains no field',
}

const worker = (n: number): Part => ({ icon: 'worker', label: n === 1 ? 'worker' : 'workers' })
const sheep: Part = { icon: 'sheep', label: 'sheep' }

export const name = 'Hallertau'
export const about = 'Six rounds of farming, sheep and crafts around a growing community center, for one to four.'

/** What a seat is asked, by kind of question. */
export const ask = {
  playCards: 'Do you play a card?',
  joint: (cards: Sentence): Sentence => say('Which card do you play at the same time as ', cards, '?'),
  payCost: 'What do you pay with?',
  discard: 'Which card do you discard?',
  take: 'How much do you take?',
  takeField: 'Which column does the new field go into?',
  choose: 'Which of these do you take?',
  exchange: 'What do you exchange?',
  crops: 'Which crops do you take?',
  sow: 'What do you sow, and where?',
  moveSheep: 'Which sheep do you move?',
  moveFields: 'Which fields do you move?',
  harvestSome: 'Which field do you harvest now?',
  fieldsBySum: 'Which rows do the new fields go into?',
  pickClear: 'From which action space do you remove all workers?',
  pickTakeTop: 'From which action space do you take the workers?',
  pickUse: 'Which action space do you use?',
  pickLastWorker: 'Where do you place your last worker?',
  clearRows: 'Do you remove the top rows of workers?',
  shiftWorkers: 'Which 3 workers do you move, and where?',
  freeAdvance: 'Which Craft Building do you advance?',
  moveBoulders: 'Which boulder do you move?',
  turn: 'Place workers, or exchange some for tools.',
  turnBound: 'Use up all your workers.',
  income: 'Which Bonus card do you activate next?',
  fallow: 'Which empty field moves up once more?',
  reapNext: 'Which field do you harvest next?',
  progress: 'Advance Craft Buildings, or finish progress.',
} as const

/** Places for sheep: 1 to 6 are the Farmyard cards of those rounds, 7 is the Stables. */
const from = (place: number): string => (place >= 7 ? 'from the Stables' : `from the card of round ${place}`)
const to = (place: number): string => (place >= 7 ? 'into the Stables' : `to the card of round ${place}`)

export const pick = {
  pass: 'Play no card',
  passJoint: (cards: Sentence): Sentence => say('Play only ', cards),
  none: 'Take nothing',
  decline: 'Decline',
  stopSowing: 'Sow no more',
  stopHarvest: 'Harvest no more',
  stopBoulders: 'Leave the boulders',
  yes: 'Remove them',
  no: 'Remove none',
  done: 'Finish progress',
  keepSheep: 'Move no sheep',
  keepFields: 'Move no field',
  doNot: 'Do not exchange',
  play: (card: Part, what: Sentence): Sentence => say('Play ', card, ': ', what),
  playFirst: (card: Part, what: Sentence | null): Sentence =>
    say('Play ', card, ' together with more cards', what === null ? '' : say(': ', what)),
  carefulOn: 'Not always take gains in full',
  carefulOff: 'Always take gains in full',
  workers: (n: number): Sentence => say({ n }, ' ', worker(n)),
  place: (n: number, space: string): Sentence => say(space, ' (', n, ' ', worker(n), ')'),
  placeOn: (space: string, n: number): Sentence => say(space, ' (', n, ' ', worker(n), ' there)'),
  exchange: (n: number): Sentence =>
    say({ n }, ' ', worker(n), ' → ', n, ' ', { icon: 'tool', label: n === 1 ? 'tool' : 'tools' }),
  /** One of several gains, and one of several deeds. */
  take: (what: Sentence): Sentence => say('Gain ', what),
  sowTimes: (n: number): Sentence => (n === 1 ? ['Sow once'] : say('Sow up to ', n, ' times')),
  sow: (what: Sentence, row: number): Sentence => say('Sow ', what, ' in row ', row),
  column: (n: number): Sentence => say('Column ', n),
  field: (row: number, what: Sentence | null): Sentence =>
    what === null ? say('the empty field in row ', row) : say('the field with ', what, ' in row ', row),
  reap: (row: number, what: Sentence): Sentence => say('Harvest the field with ', what, ' in row ', row),
  thenReap: (field: Sentence): Sentence => say(', then ', field),
  raise: (row: number): Sentence => say('Move the field in row ', row, ' up to row ', row + 1),
  from,
  to,
  sheepFrom: (n: number, place: number): Sentence => say(n, ' ', sheep, ` ${from(place)}`),
  moveFrom: (n: number, here: number, there: number): Sentence =>
    say('Move ', n, ' ', sheep, ` ${from(here)} ${to(there)}`),
  rows: (a: number, b: number): Sentence => (b === 0 ? say('Row ', a) : say('Rows ', a, ' and ', b)),
  give: (price: Sentence, gain: Sentence): Sentence => say('Pay ', price, ' to gain ', gain),
  back: (craft: string, gain: Sentence): Sentence => say('Move the ', craft, ' back 1 space to gain ', gain),
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
} as const

/** What others read while the table waits. */
export const waiting = {
  playCards: ' is deciding whether to play a card',
  turn: ' is taking a turn',
  progress: ' is advancing Craft Buildings',
  sow: ' is sowing',
  harvestSome: ' is harvesting',
  reapNext: ' is harvesting',
  fallow: ' is choosing a fallow field',
  income: ' is collecting income',
  other: ' is deciding',
} as const

type Seated = { readonly seat: Part }

/** Heads and placings of the log. */
export const logHead = (round: number, phase: number, title: string): string =>
  `Round ${round} · Phase ${phase}: ${title}`
export const logWorkers = (n: number): Sentence => say(n, ' ', worker(n))
export const logSown = (good: Sentence, row: number): Sentence => say(good, ' in row ', row)
export const logField = (from: number, to: number): Sentence => say('field ', from, ' → ', to)
export const logNewField = (row: number): Sentence =>
  say('+', 1, ' ', { icon: 'field', label: 'field' }, ' in row ', row)
export const logLostField = (row: number): Sentence =>
  say('−', 1, ' ', { icon: 'field', label: 'field' }, ' in row ', row)
export const logSheep = (from: string, to: string): Sentence => say(sheep, ` ${from} ${to}`)
/** The building where the line is not about it anyway. */
export const logAdvance = (craft: string | null, to: number): Sentence =>
  craft === null ? say('to space ', to) : say(craft, ' to space ', to)
export const logBack = (craft: string, to: number): Sentence => say(craft, ' back to space ', to)
export const logBoulders = (n: number): Sentence =>
  say(n, ' ', { icon: 'boulder', label: n === 1 ? 'boulder' : 'boulders' }, ' moved')
export const logCenter = (workers: number, points: number): Sentence =>
  points > 0 ? say('center moves on: ', points, ' points') : say('center moves on: ', workers, ' ', worker(workers))
export const marker = 'first player marker'
export const logCard = (card: Part): Sentence => say('card ', card)
export const logIncome = (cards: Sentence, n: number): Sentence => say(n === 1 ? 'card ' : 'cards ', cards)

/** What happened. */
export const events = {
  round: (round: number): Sentence => say('Round ', round, ' begins.'),
  phase: (phase: number, title: string): Sentence => say('Phase ', phase, ': ', title, '.'),
  final: 'Final chance to play cards.',
  quadrants: (list: Sentence, n: number): Sentence =>
    say('The top row of workers is removed in ', n === 1 ? 'Quadrant ' : 'Quadrants ', list, '.'),
  workers: ({ seat }: Seated, n: number): Sentence => say(seat, ' takes ', n, ' ', worker(n), '.'),
  sheepLost: ({ seat }: Seated, n: number): Sentence => say(seat, ' loses ', n, ' ', sheep, ' with the Farmyard card.'),
  place: ({ seat }: Seated, n: number, space: string): Sentence =>
    say(seat, ' places ', n, ' ', worker(n), ' on ', space, '.'),
  exchange: ({ seat }: Seated, n: number): Sentence =>
    say(
      seat,
      ' exchanges ',
      n,
      ' ',
      worker(n),
      ' for ',
      n,
      ' ',
      { icon: 'tool', label: n === 1 ? 'tool' : 'tools' },
      '.',
    ),
  gain: ({ seat }: Seated, what: Sentence): Sentence => say(seat, ' gains ', what, '.'),
  pay: ({ seat }: Seated, what: Sentence, _step: boolean): Sentence => say(seat, ' pays ', what, '.'),
  moveSheep: ({ seat }: Seated, from: string, to: string): Sentence => say(seat, ` moves a sheep ${from} ${to}.`),
  sheepBack: ({ seat }: Seated, from: string, to: string | null): Sentence =>
    say(seat, ` moves a sheep back ${from}${to === null ? '; it is lost' : ` ${to}`}.`),
  field: ({ seat }: Seated, row: number): Sentence =>
    say(seat, ' gains a ', { icon: 'field', label: 'field' }, ' in row ', row, '.'),
  lostField: ({ seat }: Seated, row: number, good: Sentence | null): Sentence =>
    say(
      seat,
      ' gives up a ',
      { icon: 'field', label: 'field' },
      ' in row ',
      row,
      good === null ? '' : say(' with ', good),
      '.',
    ),
  uprooted: ({ seat }: Seated, row: number): Sentence => say(seat, ' removes 1 good from the field in row ', row, '.'),
  sow: ({ seat }: Seated, what: Sentence, row: number): Sentence => say(seat, ' sows ', what, ' in row ', row, '.'),
  reap: ({ seat }: Seated, what: Sentence, row: number): Sentence =>
    say(seat, ' harvests ', what, ' in row ', row, '.'),
  moveField: ({ seat }: Seated, from: number, to: number): Sentence =>
    say(seat, ' moves a field from row ', from, ' to row ', to, '.'),
  draw: ({ seat }: Seated, what: Sentence): Sentence => say(seat, ' draws ', what, '.'),
  drew: (cards: Sentence, n: number): Sentence => say(n === 1 ? 'You draw card ' : 'You draw cards ', cards, '.'),
  newCard: ({ seat }: Seated): Sentence => say(seat, ' adds the Farmyard card to their hand.'),
  discard: ({ seat }: Seated, card: Part): Sentence => say(seat, ' discards card ', card, '.'),
  marker: ({ seat }: Seated): Sentence => say(seat, ' takes the first player marker.'),
  play: ({ seat }: Seated, card: Part): Sentence => say(seat, ' plays card ', card, '.'),
  income: ({ seat }: Seated, card: Part): Sentence => say(seat, ' collects income from card ', card, '.'),
  advance: ({ seat }: Seated, craft: string, to: number): Sentence =>
    say(seat, ' advances the ', craft, ' to space ', to, '.'),
  craftBack: ({ seat }: Seated, craft: string, to: number): Sentence =>
    say(seat, ' moves the ', craft, ' back to space ', to, '.'),
  center: ({ seat }: Seated, workers: number, points: number): Sentence =>
    say(
      seat,
      '’s Community Center moves on: ',
      points > 0 ? say(points, ' points') : say(workers, ' ', worker(workers)),
      '.',
    ),
  boulder: ({ seat }: Seated, craft: string): Sentence => say(seat, ' moves a boulder of the ', craft, '.'),
  removeWorkers: ({ seat }: Seated, n: number, space: string): Sentence =>
    say(seat, ' removes ', n, ' ', worker(n), ' from ', space, '.'),
  takeWorkers: ({ seat }: Seated, n: number, space: string): Sentence =>
    say(seat, ' takes ', n, ' ', worker(n), ' from ', space, '.'),
  shiftWorkers: ({ seat }: Seated, from: string, to: string): Sentence =>
    say(seat, ' moves 3 workers from ', from, ' to ', to, '.'),
  idle: ({ seat }: Seated, what: Idle): Sentence => say(seat, ` ${UNDONE[what]}.`),
  careful: ({ seat }: Seated, on: boolean): Sentence =>
    on ? say(seat, ' wants to be asked at every gain.') : say(seat, ' takes every gain in full.'),
  other: 'The game goes on.',
} as const

/** Why not: what is missing, and what would help. The rule itself can be opened in the catalogue. */
export const refusals = {
  card: (card: Part, why: Sentence): Sentence => say(card, ': ', why),
  need: (missing: Sentence): Sentence => say('you still need ', missing),
  lack: (missing: Sentence, have: number): Sentence => (have === 0 ? missing : say(missing, ' (you have ', have, ')')),
  lackPlayed: (missing: Sentence, have: number): Sentence =>
    have === 0 ? say(missing, ' in play') : say(missing, ' in play (you have ', have, ')'),
  notInHand: 'not in your hand',
  other: 'The rules do not allow this now.',
  onlyPhase: (phase: number): string => `only in phase ${phase}`,
  notPhase: (phase: number): string => `not in phase ${phase}`,
  just: (asks: Sentence): Sentence => say('only ', asks),
  paying: 'finish the current payment first',
  condition: (asks: Sentence): Sentence => say('only ', asks),
  cost: 'you cannot pay its price',
  option: 'this option does not apply now',
  spaceFull: (space: string): Sentence => say(space, ': all rows are occupied'),
  spaceCosts: (space: string, n: number, have: number): Sentence =>
    say(space, ': the next row takes ', n, ' ', worker(n), ', you have ', have),
  rowTakes: (space: string, n: number): Sentence => say(space, ': the lowest empty row takes ', n, ' ', worker(n)),
  noCards: 'Card spaces are not used in the No Cards variant.',
  workers: (have: number): Sentence => say('You have only ', have, ' ', worker(have), '.'),
  allWorkers: (have: number): Sentence => say('After card 222 this turn must use up all your workers (', have, ').'),
  topRow: 'This field is already in row 5.',
  staysPlanted: 'Planted fields do not rise.',
  notPlanted: 'Nothing grows on this field.',
  harvested: 'This field has been harvested this phase.',
  sown: 'This field is already planted.',
  noGood: (good: string): Sentence => say('You have no ', good, '.'),
  raise: 'Only empty fields below row 5 can be raised.',
  lastSpace: 'already on the last space',
  inTheWay: 'a boulder is in the way',
  tools: (need: number, have: number): Sentence =>
    say('boulders are in the way – you need ', need, need === 1 ? ' fresh tool' : ' fresh tools', ' and have ', have),
  boulderFirst: 'the other boulder must move first',
  boulderOff: 'this boulder is off the board',
  noTool: 'you have no fresh tool left in this phase',
  noJewelry: 'you have no jewelry',
  more: (what: string, than: string): Sentence => say('each payment needs more ', what, ' than ', than),
  atMostOne: (what: string): Sentence => say('each payment takes at most 1 ', what),
  stepCosts: (goods: number, less: number): Sentence =>
    say(
      'a step costs exactly ',
      goods,
      goods === 1 ? ' good' : ' goods',
      less > 0 ? ', 1 less if you pay 2 types' : '',
      less > 1 ? ', 2 less if you pay 3 types' : '',
    ),
  moved: 'this boulder has already moved',
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
  progressOrder: {
    name: 'Phase 9',
    help: 'Everyone at the same time, or clockwise one after the other. Clockwise is good for a first game.',
  },
  pokerFace: {
    name: 'Poker face',
    help: 'Everyone is asked at every chance to play cards, so a pause gives nothing away.',
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

/** H-SCORE-07. */
export const tie: string = 'remainder of “fields, goods and tools”'

export const scores = {
  center: 'Community Center board',
  sheep: 'Sheep in the Stables',
  jewelry: 'Jewelry',
  store: 'Fields, goods and tools',
  cards: 'Played cards',
} as const

export const verdicts = {
  missed: 'The goal is not reached this time.',
  reached: 'The goal is reached!',
  extraordinary: 'An extraordinary game!',
} as const

/** The picture of the table. */
export const table = {
  round: (round: number, phase: string): string => `Round ${round} of 6 · ${phase}`,
  quadrant: (n: number): string => `Quadrant ${n}`,
  decks: 'Decks: ',
  full: 'full',
  workers: 'workers ',
  first: ' (first player)',
  points: (n: number): string => `${n} ${n === 1 ? 'point' : 'points'} so far`,
  goods: '  Goods: ',
  fields: '  Fields: ',
  emptyField: (row: number): string => `row ${row} empty`,
  plantedField: (row: number, what: string, copies: number): string => `row ${row} ${copies > 1 ? '2 × ' : ''}${what}`,
  noFields: 'none',
  sheep: '  Sheep: ',
  noSheep: 'none',
  onCard: (n: number, round: number): string => `${n} on the card of round ${round}`,
  inStables: (n: number): string => `${n} in the Stables`,
  center: (window: number, points: number): string =>
    `  Community Center: ${window} workers${points === 0 ? '' : `, ${points} points`}`,
  step: (goods: number, less: number): string =>
    `a step costs ${goods} ${goods === 1 ? 'good' : 'goods'}${less === 0 ? '' : less === 1 ? ', with 2 types 1 less' : ', with 2 types 1 less, with 3 types 2 less'}`,
  legend: '(▲ building, o boulder, 3 three points, █ Community Center)',
  hand: '  Hand:',
  handOf: (counts: string): string => `  Hand: ${counts}`,
  played: '  Played: ',
  nothing: '–',
  exhausted: (n: number): string => ` (${n} exhausted)`,
} as const

export type Value = keyof typeof values
const named: { readonly [value: string]: string } = values
export const valueText = (value: Json): string => named[String(value)] ?? String(value)
