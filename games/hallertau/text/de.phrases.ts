/** Hallertaus Sätze auf Deutsch: the German counterpart of en.phrases.ts. */

import { type Json, type Part, type Sentence, say } from '@dorfplatz/kernel'
import type { Idle } from '../rules/events.ts'
import type * as en from './en.phrases.ts'
import type { Shape } from './shape.ts'

const UNDONE: { readonly [I in Idle]: string } = {
  sow: 'sät nichts aus',
  moveSheep: 'rückt kein Schaf',
  moveFields: 'verschiebt keinen Acker',
  harvest: 'erntet nichts',
  field: 'erhält keinen Acker',
}

const isShe = (craft: string): boolean => craft === 'Zimmerei' || craft === 'Manufaktur'
const the = (craft: string): string => `${isShe(craft) ? 'die' : 'das'} ${craft}`
const ofThe = (craft: string): string => (isShe(craft) ? `der ${craft}` : `des ${craft}es`)
const worker: Part = { icon: 'worker', label: 'Arbeiter' }
const sheep = (n: number): Part => ({ icon: 'sheep', label: n === 1 ? 'Schaf' : 'Schafe' })

export const name = 'Hallertau'
export const about =
  'Sechs Runden Ackerbau, Schafe und Handwerk rund um ein wachsendes Dorfgemeinschaftshaus, für eine bis vier Personen.'

export const ask: Shape<typeof en.ask> = {
  playCards: 'Spielst du eine Karte?',
  joint: (cards: Sentence): Sentence => say('Welche Karte spielst du gleichzeitig mit ', cards, ' aus?'),
  payCost: 'Womit bezahlst du?',
  discard: 'Welche Handkarte gibst du ab?',
  take: 'Wie viel nimmst du?',
  takeField: 'In welche Spalte kommt der neue Acker?',
  choose: 'Was davon nimmst du?',
  exchange: 'Was tauschst du?',
  crops: 'Welche Ackerfrüchte nimmst du?',
  sow: 'Was säst du aus, und wo?',
  moveSheep: 'Welche Schafe rückst du weiter?',
  moveFields: 'Welche Äcker verschiebst du?',
  harvestSome: 'Welchen Acker erntest du jetzt?',
  fieldsBySum: 'In welche Zeilen kommen die neuen Äcker?',
  pickClear: 'Von welchem Aktionsfeld entfernst du alle Arbeiter?',
  pickTakeTop: 'Von welchem Aktionsfeld nimmst du die Arbeiter?',
  pickUse: 'Welches Aktionsfeld nutzt du?',
  pickLastWorker: 'Wohin setzt du deinen letzten Arbeiter?',
  clearRows: 'Entfernst du die obersten belegten Reihen?',
  shiftWorkers: 'Welche 3 Arbeiter verschiebst du wohin?',
  freeAdvance: 'Welches Handwerk rückst du vor?',
  moveBoulders: 'Welchen Findling verschiebst du?',
  turn: 'Setze Arbeiter ein oder tausche sie gegen Geräte.',
  turnBound: 'Setze alle übrigen Arbeiter ein.',
  income: 'Welche Bonuskarte bringt als Nächstes Einkommen?',
  fallow: 'Welcher leere Acker rückt noch eine Zeile nach oben?',
  reapNext: 'Welchen Acker erntest du als nächsten?',
  progress: 'Rücke Handwerke vor oder beende den Fortschritt.',
}

/** Places for sheep: 1 to 6 are the Farmyard cards of those rounds, 7 is the Stables. */
const from = (place: number): string => (place >= 7 ? 'aus der Stallung' : `von Hofkarte ${place}`)
const to = (place: number): string => (place >= 7 ? 'in die Stallung' : `auf Hofkarte ${place}`)

export const pick: Shape<typeof en.pick> = {
  pass: 'Keine Karte ausspielen',
  passJoint: (cards: Sentence): Sentence => say('Nur ', cards, ' ausspielen'),
  none: 'Nichts nehmen',
  decline: 'Verzichten',
  stopSowing: 'Nicht weiter aussäen',
  stopHarvest: 'Nicht weiter ernten',
  stopBoulders: 'Findlinge liegen lassen',
  yes: 'Entfernen',
  no: 'Nicht entfernen',
  done: 'Fortschritt beenden',
  keepSheep: 'Kein Schaf rücken',
  keepFields: 'Keinen Acker verschieben',
  doNot: 'Nicht tauschen',
  play: (card: Part, what: Sentence): Sentence => say(card, ' ausspielen: ', what),
  playFirst: (card: Part, what: Sentence | null): Sentence =>
    say(card, ' zusammen mit weiteren Karten ausspielen', what === null ? '' : say(': ', what)),
  carefulOn: 'Erträge nicht immer ganz nehmen',
  carefulOff: 'Erträge immer ganz nehmen',
  workers: (n: number): Sentence => say({ n }, ' ', worker),
  place: (n: number, space: string): Sentence => say(space, ' (', n, ' ', worker, ')'),
  placeOn: (space: string, n: number): Sentence => say(space, ' (', n, ' ', worker, ' dort)'),
  exchange: (n: number): Sentence =>
    say({ n }, ' ', worker, ' → ', n, ' ', { icon: 'tool', label: n === 1 ? 'Gerät' : 'Geräte' }),
  take: (what: Sentence): Sentence => say(what, ' nehmen'),
  sowTimes: (n: number): Sentence =>
    n === 1 ? ['Einmal aussäen'] : n === 2 ? ['Bis zu zweimal aussäen'] : say('Bis zu ', n, '-mal aussäen'),
  sow: (what: Sentence, row: number): Sentence => say(what, ' in Zeile ', row, ' aussäen'),
  column: (n: number): Sentence => say('Spalte ', n),
  field: (row: number, what: Sentence | null): Sentence =>
    what === null ? say('leerer Acker (Zeile ', row, ')') : say('Acker mit ', what, ' (Zeile ', row, ')'),
  reap: (row: number, what: Sentence): Sentence => say('Acker mit ', what, ' in Zeile ', row, ' ernten'),
  thenReap: (field: Sentence): Sentence => say(', dann den ', field),
  raise: (row: number): Sentence => say('Acker von Zeile ', row, ' in Zeile ', row + 1, ' rücken'),
  from,
  to,
  sheepFrom: (n: number, place: number): Sentence => say({ n }, ' ', sheep(n), ` ${from(place)}`),
  moveFrom: (n: number, here: number, there: number): Sentence =>
    say({ n }, ' ', sheep(n), ` ${from(here)} ${to(there)}`),
  rows: (a: number, b: number): Sentence => (b === 0 ? say('Zeile ', a) : say('Zeilen ', a, ' und ', b)),
  give: (price: Sentence, gain: Sentence): Sentence => say(price, ' → ', gain),
  back: (craft: string, gain: Sentence): Sentence => say(craft, ' 1 Feld zurück → ', gain),
  keepCrops: (what: Sentence): Sentence => say(what, ' behalten'),
  advance: (craft: string, space: number, price: Sentence, tools: number): Sentence =>
    say(
      craft,
      ' auf Feld ',
      space,
      ' vorrücken für ',
      price,
      tools === 0 ? '' : say(' (', tools, tools === 1 ? ' Gerät)' : ' Geräte)'),
    ),
  advanceFree: (craft: string, space: number): Sentence => say(craft, ' auf Feld ', space, ' vorrücken'),
  boulder: (craft: string, far: boolean): Sentence =>
    say(craft, ': ', far ? 'hinteren' : 'vorderen', ' Findling mit 1 Gerät verschieben'),
  boulderFree: (craft: string, far: boolean): Sentence =>
    say(craft, ': ', far ? 'hinteren' : 'vorderen', ' Findling verschieben'),
  shift: (from: string, to: string): Sentence => say('Von ', from, ' zu ', to),
}

export const waiting: Shape<typeof en.waiting> = {
  playCards: ' überlegt, Karten auszuspielen',
  turn: ' ist dran',
  progress: ' rückt Handwerke vor',
  sow: ' sät aus',
  harvestSome: ' erntet',
  reapNext: ' erntet',
  fallow: ' wählt einen brachliegenden Acker',
  income: ' nimmt Einkommen ein',
  other: ' entscheidet',
}

type Seated = { readonly seat: Part }

/** Überschriften und Einsätze im Verlauf. */
export const logHead = (round: number, phase: number, title: string): string =>
  `Runde ${round} · Phase ${phase}: ${title}`
export const logWorkers = (n: number): Sentence => say(n, ' ', worker)
export const logSown = (good: Sentence, row: number): Sentence => say(good, ' in Zeile ', row)
export const logField = (from: number, to: number): Sentence => say('Acker ', from, ' → ', to)
export const logNewField = (row: number): Sentence =>
  say('+', 1, ' ', { icon: 'field', label: 'Acker' }, ' in Zeile ', row)
export const logLostField = (row: number): Sentence =>
  say('−', 1, ' ', { icon: 'field', label: 'Acker' }, ' in Zeile ', row)
export const logSheep = (from: string, to: string): Sentence => say({ icon: 'sheep', label: 'Schaf' }, ` ${from} ${to}`)
export const logAdvance = (craft: string | null, to: number): Sentence =>
  craft === null ? say('auf Feld ', to) : say(craft, ' auf Feld ', to)
export const logBack = (craft: string, to: number): Sentence => say(craft, ' zurück auf Feld ', to)
export const logBoulders = (n: number): Sentence =>
  say(n, ' ', { icon: 'boulder', label: n === 1 ? 'Findling' : 'Findlinge' }, ' verschoben')
export const logCenter = (workers: number, points: number): Sentence =>
  points > 0 ? say('Haus rückt vor: ', points, ' Punkte') : say('Haus rückt vor: ', workers, ' ', worker)
export const marker = 'Startspielermarke'
export const logCard = (card: Part): Sentence => say('Karte ', card)
export const logIncome = (cards: Sentence, n: number): Sentence => say(n === 1 ? 'Karte ' : 'Karten ', cards)

export const events: Shape<typeof en.events> = {
  round: (round: number): Sentence => say('Runde ', round, ' beginnt.'),
  phase: (phase: number, title: string): Sentence => say('Phase ', phase, ': ', title, '.'),
  final: 'Letzte Gelegenheit, Karten auszuspielen.',
  quadrants: (list: Sentence, n: number): Sentence =>
    say('Die obersten Arbeiter verlassen ', n === 1 ? 'Viertel ' : 'die Viertel ', list, '.'),
  workers: ({ seat }: Seated, n: number): Sentence => say(seat, ' erhält ', n, ' ', worker, '.'),
  sheepLost: ({ seat }: Seated, n: number): Sentence => say(seat, ' verliert mit der Hofkarte ', n, ' ', sheep(n), '.'),
  place: ({ seat }: Seated, n: number, space: string): Sentence =>
    say(seat, ' setzt ', n, ' ', worker, ' auf „', space, '“.'),
  exchange: ({ seat }: Seated, n: number): Sentence =>
    say(
      seat,
      ' tauscht ',
      n,
      ' ',
      worker,
      ' gegen ',
      n,
      ' ',
      { icon: 'tool', label: n === 1 ? 'Gerät' : 'Geräte' },
      '.',
    ),
  gain: ({ seat }: Seated, what: Sentence): Sentence => say(seat, ' erhält ', what, '.'),
  pay: ({ seat }: Seated, what: Sentence, step: boolean): Sentence =>
    step ? say(seat, ' bezahlt ', what, '.') : say(seat, ' gibt ', what, ' ab.'),
  moveSheep: ({ seat }: Seated, from: string, to: string): Sentence => say(seat, ` rückt 1 Schaf ${from} ${to}.`),
  sheepBack: ({ seat }: Seated, from: string, to: string | null): Sentence =>
    say(seat, ` rückt 1 Schaf ${from} zurück${to === null ? '; es ist verloren' : ` ${to}`}.`),
  field: ({ seat }: Seated, row: number): Sentence =>
    say(seat, ' erhält einen ', { icon: 'field', label: 'Acker' }, ' in Zeile ', row, '.'),
  lostField: ({ seat }: Seated, row: number, good: Sentence | null): Sentence =>
    say(seat, ' gibt einen Acker in Zeile ', row, good === null ? '' : say(' mit ', good), ' ab.'),
  uprooted: ({ seat }: Seated, row: number): Sentence => say(seat, ' nimmt 1 Ware vom Acker in Zeile ', row, '.'),
  sow: ({ seat }: Seated, what: Sentence, row: number): Sentence =>
    say(seat, ' sät ', what, ' in Zeile ', row, ' aus.'),
  reap: ({ seat }: Seated, what: Sentence, row: number): Sentence =>
    say(seat, ' erntet ', what, ' in Zeile ', row, '.'),
  moveField: ({ seat }: Seated, from: number, to: number): Sentence =>
    say(seat, ' verschiebt einen Acker von Zeile ', from, ' in Zeile ', to, '.'),
  draw: ({ seat }: Seated, what: Sentence): Sentence => say(seat, ' zieht ', what, '.'),
  drew: (cards: Sentence, n: number): Sentence =>
    say(n === 1 ? 'Du ziehst Karte ' : 'Du ziehst die Karten ', cards, '.'),
  newCard: ({ seat }: Seated): Sentence => say(seat, ' nimmt die Hofkarte auf die Hand.'),
  discard: ({ seat }: Seated, card: Part): Sentence => say(seat, ' gibt Karte ', card, ' ab.'),
  marker: ({ seat }: Seated): Sentence => say(seat, ' nimmt die Startspielermarke.'),
  play: ({ seat }: Seated, card: Part): Sentence => say(seat, ' spielt Karte ', card, ' aus.'),
  income: ({ seat }: Seated, card: Part): Sentence => say(seat, ' erhält Einkommen aus Karte ', card, '.'),
  advance: ({ seat }: Seated, craft: string, to: number): Sentence =>
    say(seat, ` rückt ${the(craft)} auf Feld `, to, ' vor.'),
  craftBack: ({ seat }: Seated, craft: string, to: number): Sentence =>
    say(seat, ` rückt ${the(craft)} auf Feld `, to, ' zurück.'),
  center: ({ seat }: Seated, workers: number, points: number): Sentence =>
    say(
      'Das Dorfgemeinschaftshaus von ',
      seat,
      ' rückt nach: ',
      points > 0 ? say(points, ' Punkte') : say(workers, ' ', worker),
      '.',
    ),
  boulder: ({ seat }: Seated, craft: string): Sentence => say(seat, ` verschiebt einen Findling ${ofThe(craft)}.`),
  removeWorkers: ({ seat }: Seated, n: number, space: string): Sentence =>
    say(seat, ' entfernt ', n, ' ', worker, ' von „', space, '“.'),
  takeWorkers: ({ seat }: Seated, n: number, space: string): Sentence =>
    say(seat, ' nimmt ', n, ' ', worker, ' von „', space, '“.'),
  shiftWorkers: ({ seat }: Seated, from: string, to: string): Sentence =>
    say(seat, ' verschiebt 3 Arbeiter von „', from, '“ zu „', to, '“.'),
  idle: ({ seat }: Seated, what: Idle): Sentence => say(seat, ` ${UNDONE[what]}.`),
  careful: ({ seat }: Seated, on: boolean): Sentence =>
    on ? say(seat, ' möchte bei jedem Ertrag gefragt werden.') : say(seat, ' nimmt jeden Ertrag ganz.'),
  other: 'Es geht weiter.',
}

export const refusals: Shape<typeof en.refusals> = {
  card: (card: Part, why: Sentence): Sentence => say(card, ': ', why),
  need: (missing: Sentence): Sentence => say('du brauchst noch ', missing),
  lack: (missing: Sentence, have: number): Sentence => (have === 0 ? missing : say(missing, ' (du hast ', have, ')')),
  lackPlayed: (missing: Sentence, have: number): Sentence =>
    have === 0 ? missing : say(missing, ' (du hast ', have, ')'),
  notInHand: 'nicht auf deiner Hand',
  other: 'Das lassen die Regeln jetzt nicht zu.',
  onlyPhase: (phase: number): string => `nur in Phase ${phase}`,
  notPhase: (phase: number): string => `nicht in Phase ${phase}`,
  just: (asks: Sentence): Sentence => say('nur in diesem Moment: ', asks),
  paying: 'schließe zuerst die Zahlung ab',
  condition: (asks: Sentence): Sentence => say('nötig ist: ', asks),
  cost: 'du kannst den Preis nicht bezahlen',
  option: 'diese Möglichkeit passt gerade nicht',
  spaceFull: (space: string): Sentence => say(space, ': Alle Reihen sind belegt'),
  spaceCosts: (space: string, n: number, have: number): Sentence =>
    say(space, ': Die nächste Reihe kostet ', n, ' ', worker, ', du hast ', have),
  rowTakes: (space: string, n: number): Sentence => say(space, ': Die unterste leere Reihe fasst ', n, ' ', worker),
  noCards: 'In der kartenlosen Variante werden die Kartenfelder nicht genutzt.',
  workers: (have: number): Sentence => say('Du hast nur ', have, ' ', worker, '.'),
  allWorkers: (have: number): Sentence => say('Nach Karte 222 muss dieser Zug alle Arbeiter aufbrauchen (', have, ').'),
  topRow: 'Dieser Acker liegt schon in Zeile 5.',
  staysPlanted: 'Bepflanzte Äcker rücken nicht nach oben.',
  notPlanted: 'Auf diesem Acker wächst nichts.',
  harvested: 'Dieser Acker ist in dieser Phase schon geerntet.',
  sown: 'Dieser Acker ist schon bepflanzt.',
  noGood: (good: string): Sentence => say('Dir fehlt ', good, '.'),
  raise: 'Nur leere Äcker unter Zeile 5 können nach oben rücken.',
  lastSpace: 'steht schon auf dem letzten Feld',
  inTheWay: 'ein Findling liegt im Weg',
  tools: (need: number, have: number): Sentence =>
    say(
      'Findlinge liegen im Weg – du brauchst ',
      need,
      need === 1 ? ' frisches Gerät' : ' frische Geräte',
      ' und hast ',
      have,
    ),
  boulderFirst: 'der andere Findling muss zuerst weichen',
  boulderOff: 'dieser Findling liegt neben dem Plan',
  noTool: 'du hast in dieser Phase kein frisches Gerät mehr',
  noJewelry: 'du hast keinen Schmuck',
  more: (what: string, than: string): Sentence => say('jede Zahlung braucht mehr ', what, ' als ', than),
  atMostOne: (what: string): Sentence => say('jede Zahlung nimmt höchstens 1 ', what),
  stepCosts: (goods: number, less: number): Sentence =>
    say(
      'ein Schritt kostet genau ',
      goods,
      goods === 1 ? ' Ware' : ' Waren',
      less > 0 ? ', mit 2 Sorten 1 weniger' : '',
      less > 1 ? ', mit 3 Sorten 2 weniger' : '',
    ),
  moved: 'dieser Findling wurde schon verschoben',
}

export const options: Shape<typeof en.options> = {
  gateway: {
    name: 'Einstiegskarten',
    help: 'Welches der vier Einstiegskarten-Decks mitspielt. Alle zu mischen ist möglich, aber von den Autoren nicht erprobt.',
  },
  farmyard: {
    name: 'Hofkarten',
    help: 'Welches der vier Hofkarten-Decks mitspielt. Alle zu mischen ist möglich, aber von den Autoren nicht erprobt.',
  },
  noCards: { name: 'Kartenlose Variante', help: 'Ohne Einstiegs-, Bonus- und Punktekarten.' },
  progressOrder: {
    name: 'Phase 9',
    help: 'Gleichzeitig oder reihum im Uhrzeigersinn. Reihum ist gut für eine erste Partie.',
  },
  pokerFace: {
    name: 'Pokergesicht',
    help: 'Alle werden bei jeder Gelegenheit nach Karten gefragt, damit eine Pause nichts verrät.',
  },
}

export const values: Shape<typeof en.values> = {
  beginner: 'Anfänger',
  advanced: 'Kenner',
  expert: 'Experten',
  master: 'Profi',
  hops: 'Hopfen',
  sheep: 'Schaf',
  field: 'Acker',
  jewelry: 'Schmuck',
  mixed: 'Alle vier gemischt (unerprobt)',
  simultaneous: 'Gleichzeitig',
  clockwise: 'Im Uhrzeigersinn',
  true: 'Ja',
  false: 'Nein',
}

/** H-SCORE-07. */
export const tie = 'Rest bei „Äcker, Geräte und Waren“'

export const scores: Shape<typeof en.scores> = {
  center: 'Hausplan',
  sheep: 'Schafe in der Stallung',
  jewelry: 'Schmuck',
  store: 'Äcker, Geräte und Waren',
  cards: 'Ausgespielte Karten',
}

export const verdicts: Shape<typeof en.verdicts> = {
  missed: 'Diesmal ist das Ziel nicht erreicht.',
  reached: 'Das Ziel ist erreicht!',
  extraordinary: 'Eine außerordentliche Partie!',
}

export const table: Shape<typeof en.table> = {
  round: (round: number, phase: string): string => `Runde ${round} von 6 · ${phase}`,
  quadrant: (n: number): string => `Viertel ${n}`,
  decks: 'Stapel: ',
  full: 'voll',
  workers: 'Arbeiter ',
  first: ' (Startspieler)',
  points: (n: number): string => `bisher ${n} ${n === 1 ? 'Punkt' : 'Punkte'}`,
  goods: '  Waren: ',
  fields: '  Äcker: ',
  emptyField: (row: number): string => `Zeile ${row} leer`,
  plantedField: (row: number, what: string, copies: number): string =>
    `Zeile ${row} ${copies > 1 ? '2 × ' : ''}${what}`,
  noFields: 'keine',
  sheep: '  Schafe: ',
  noSheep: 'keine',
  onCard: (n: number, round: number): string => `${n} auf der Hofkarte von Runde ${round}`,
  inStables: (n: number): string => `${n} in der Stallung`,
  center: (window: number, points: number): string =>
    `  Dorfgemeinschaftshaus: ${window} Arbeiter${points === 0 ? '' : `, ${points} Punkte`}`,
  step: (goods: number, less: number): string =>
    `ein Schritt kostet ${goods} ${goods === 1 ? 'Ware' : 'Waren'}${less === 0 ? '' : less === 1 ? ', mit 2 Sorten 1 weniger' : ', mit 2 Sorten 1 weniger, mit 3 Sorten 2 weniger'}`,
  legend: '(▲ Handwerk, o Findling, 3 drei Punkte, █ Dorfgemeinschaftshaus)',
  hand: '  Hand:',
  handOf: (counts: string): string => `  Hand: ${counts}`,
  played: '  Ausgespielt: ',
  nothing: '–',
  exhausted: (n: number): string => ` (${n} verbraucht)`,
}

const named: { readonly [value: string]: string } = values
export const valueText = (value: Json): string => named[String(value)] ?? String(value)
