/** Hallertaus Sätze auf Deutsch: the German counterpart of en.phrases.ts. */

import { type Json, type Part, type Sentence, say } from '@dorfplatz/kernel'
import type * as en from './en.phrases.ts'
import type { Shape } from './shape.ts'

const worker: Part = { icon: 'worker', label: 'Arbeiter' }
const sheep = (n: number): Part => ({ icon: 'sheep', label: n === 1 ? 'Schaf' : 'Schafe' })

export const name = 'Hallertau'
export const about =
  'Sechs Runden Ackerbau, Schafe und Handwerk rund um ein wachsendes Dorfgemeinschaftshaus, für eine bis vier Personen.'

export const ask: Shape<typeof en.ask> = {
  playCards: 'Du kannst Karten ausspielen.',
  joint: (cards: Sentence): Sentence => say('Welche Karte spielst du gleichzeitig mit ', cards, ' aus?'),
  payCost: 'Womit bezahlst du?',
  discard: 'Welche Handkarte gibst du ab?',
  take: 'Wie viel nimmst du?',
  takeField: 'In welche Spalte kommt der neue Acker?',
  choose: 'Was davon nimmst du?',
  exchange: 'Möchtest du tauschen?',
  crops: 'Welche Ackerfrüchte nimmst du?',
  sow: 'Was säst du wo aus?',
  moveSheep: 'Welche Schafe rücken einen Schritt weiter?',
  moveFields: 'Welche Äcker verschiebst du?',
  harvestSome: 'Welchen Acker erntest du jetzt?',
  fieldsBySum: 'In welche Zeilen kommen die neuen Äcker?',
  pickClear: 'Von welchem Aktionsfeld entfernst du alle Arbeiter?',
  pickTakeTop: 'Von welchem Aktionsfeld nimmst du die Arbeiter?',
  pickUse: 'Welches Aktionsfeld nutzt du?',
  pickLastWorker: 'Wohin setzt du deinen letzten Arbeiter?',
  clearRows: 'Entfernst du die obersten Reihen?',
  shiftWorkers: 'Welche 3 Arbeiter verschiebst du wohin?',
  freeAdvance: 'Welches Handwerk rückst du vor?',
  moveBoulders: 'Welchen Findling verschiebst du?',
  turn: 'Setze Arbeiter ein oder tausche welche gegen Geräte.',
  turnBound: 'Setze alle übrigen Arbeiter ein.',
  income: 'Welche Bonuskarte bringt als nächste ihr Einkommen?',
  fallow: 'Welcher leere Acker rückt noch einmal auf?',
  reapNext: 'Welchen Acker erntest du als nächsten?',
  progress: 'Fortschritt: Rücke ein Handwerk vor oder beende ihn.',
}

export const pick: Shape<typeof en.pick> = {
  pass: 'Jetzt keine Karte',
  passJoint: (cards: Sentence): Sentence => say('Keine weitere: ', cards, ' ausspielen'),
  none: 'Nichts',
  stop: 'Hier aufhören',
  yes: 'Ja, entfernen',
  no: 'Nein',
  done: 'Genug für diese Runde',
  keep: 'Alle bleiben, wo sie sind',
  doNot: 'Kein Tausch',
  play: (card: Part, what: Sentence): Sentence => say(card, ' ausspielen: ', what),
  playFirst: (card: Part, what: Sentence | null): Sentence =>
    say(card, ' zusammen mit anderen ausspielen', what === null ? '' : say(': ', what)),
  carefulOn: 'Frag mich bei jedem Ertrag, wie viel ich nehme',
  carefulOff: 'Nimm jeden Ertrag ungefragt ganz',
  workers: (n: number): Sentence => say({ n }, ' ', worker),
  place: (n: number, space: string): Sentence => say(space, ' (', n, ' ', worker, ')'),
  placeOn: (space: string, n: number): Sentence => say(space, ' (', n, ' ', worker, ' dort)'),
  exchange: (n: number): Sentence =>
    say({ n }, ' ', worker, ' gegen ', n, ' ', { icon: 'tool', label: n === 1 ? 'Gerät' : 'Geräte' }),
  sow: (what: Sentence, row: number): Sentence => say(what, ' in Zeile ', row, ' aussäen'),
  column: (n: number): Sentence => say('Spalte ', n),
  field: (row: number, what: Sentence | null): Sentence =>
    what === null ? say('Acker in Zeile ', row, ' (leer)') : say('Acker mit ', what, ' in Zeile ', row),
  card: (round: number): string => `der Karte von Runde ${round}`,
  stables: 'der Stallung',
  sheepFrom: (n: number, place: string): Sentence => say({ n }, ' ', sheep(n), ' von ', place),
  moveFrom: (n: number, from: string, to: string): Sentence => say({ n }, ' ', sheep(n), ' von ', from, ' zu ', to),
  rows: (a: number, b: number): Sentence => (b === 0 ? say('Zeile ', a) : say('Zeilen ', a, ' und ', b)),
  give: (price: Sentence, gain: Sentence): Sentence => say(price, ' abgeben – ', gain),
  keepCrops: (what: Sentence): Sentence => say(what, ' behalten'),
  advance: (craft: string, space: number, price: Sentence, tools: number): Sentence =>
    say(
      craft,
      ' auf Feld ',
      space,
      ' vorrücken, für ',
      price,
      tools === 0 ? '' : say(' (', tools, tools === 1 ? ' Gerät)' : ' Geräte)'),
    ),
  advanceFree: (craft: string, space: number): Sentence => say(craft, ' auf Feld ', space, ' vorrücken'),
  boulder: (craft: string, far: boolean): Sentence =>
    say(craft, ': ', far ? 'hinteren' : 'vorderen', ' Findling mit 1 Gerät verschieben'),
  boulderFree: (craft: string, far: boolean): Sentence =>
    say(craft, ': ', far ? 'hinteren' : 'vorderen', ' Findling verschieben'),
  shift: (from: string, to: string): Sentence => say('Von ', from, ' zu ', to),
  back: (craft: string): Sentence => say('1 Schritt zurück: ', craft),
}

export const waiting: Shape<typeof en.waiting> = {
  playCards: ' überlegt, Karten auszuspielen',
  turn: ' ist am Zug',
  progress: ' macht Fortschritte',
  sow: ' sät aus',
  harvestSome: ' erntet',
  reapNext: ' erntet',
  fallow: ' kümmert sich um die Brache',
  income: ' nimmt Einkommen ein',
  other: ' entscheidet',
}

type Seated = { readonly seat: Part }

export const events: Shape<typeof en.events> = {
  round: (round: number): Sentence => say('Runde ', round, ' beginnt.'),
  phase: (phase: number, title: string): Sentence => say('Phase ', phase, ': ', title, '.'),
  final: 'Letzte Gelegenheit, Karten auszuspielen.',
  quadrants: (list: Sentence): Sentence => say('Die obersten Reihen werden entfernt in Viertel ', list, '.'),
  workers: ({ seat }: Seated, n: number): Sentence => say(seat, ' erhält ', n, ' ', worker, '.'),
  sheepLost: ({ seat }: Seated, n: number): Sentence => say(seat, ' verliert mit der Hofkarte ', n, ' ', sheep(n), '.'),
  place: ({ seat }: Seated, n: number, space: string): Sentence =>
    say(seat, ' setzt ', n, ' ', worker, ' ein: ', space, '.'),
  exchange: ({ seat }: Seated, n: number): Sentence => say(seat, ' tauscht ', n, ' ', worker, ' gegen Geräte.'),
  gain: ({ seat }: Seated, what: Sentence): Sentence => say(seat, ' erhält ', what, '.'),
  pay: ({ seat }: Seated, what: Sentence): Sentence => say(seat, ' bezahlt ', what, '.'),
  moveSheep: ({ seat }: Seated, from: string, to: string): Sentence =>
    say(seat, ' rückt ein Schaf von ', from, ' zu ', to, '.'),
  sheepBack: ({ seat }: Seated, from: string, to: string | null): Sentence =>
    to === null
      ? say(seat, ' rückt ein Schaf von ', from, ' zurück; es ist verloren.')
      : say(seat, ' rückt ein Schaf von ', from, ' zurück zu ', to, '.'),
  field: ({ seat }: Seated, row: number): Sentence =>
    say(seat, ' erhält einen ', { icon: 'field', label: 'Acker' }, ' in Zeile ', row, '.'),
  lostField: ({ seat }: Seated, row: number, good: Sentence | null): Sentence =>
    say(seat, ' gibt einen Acker in Zeile ', row, good === null ? '' : say(' mit ', good), ' ab.'),
  uprooted: ({ seat }: Seated, row: number): Sentence => say(seat, ' nimmt die Ware vom Acker in Zeile ', row, '.'),
  sow: ({ seat }: Seated, what: Sentence, row: number): Sentence =>
    say(seat, ' sät ', what, ' in Zeile ', row, ' aus.'),
  reap: ({ seat }: Seated, what: Sentence, row: number): Sentence =>
    say(seat, ' erntet ', what, ' in Zeile ', row, '.'),
  moveField: ({ seat }: Seated, from: number, to: number): Sentence =>
    say(seat, ' verschiebt einen Acker von Zeile ', from, ' in Zeile ', to, '.'),
  draw: ({ seat }: Seated, what: Sentence): Sentence => say(seat, ' zieht ', what, '.'),
  drew: (cards: Sentence): Sentence => say('Du erhältst ', cards, '.'),
  newCard: ({ seat }: Seated): Sentence => say(seat, ' nimmt die Hofkarte auf die Hand.'),
  discard: ({ seat }: Seated, card: Part): Sentence => say(seat, ' gibt ', card, ' ab.'),
  marker: ({ seat }: Seated): Sentence => say(seat, ' hat jetzt die Startspielermarke.'),
  play: ({ seat }: Seated, card: Part): Sentence => say(seat, ' spielt ', card, ' aus.'),
  income: ({ seat }: Seated, card: Part): Sentence => say('Einkommen für ', seat, ' aus ', card, '.'),
  advance: ({ seat }: Seated, craft: string, to: number): Sentence =>
    say(seat, ' rückt ein Handwerk vor: ', craft, ' auf Feld ', to, '.'),
  craftBack: ({ seat }: Seated, craft: string, to: number): Sentence =>
    say(seat, ' rückt ein Handwerk zurück: ', craft, ' auf Feld ', to, '.'),
  center: ({ seat }: Seated, to: number): Sentence =>
    say('Das Dorfgemeinschaftshaus von ', seat, ' rückt nach auf Position ', to, '.'),
  boulder: ({ seat }: Seated, craft: string): Sentence => say(seat, ' verschiebt einen Findling: ', craft, '.'),
  removeWorkers: ({ seat }: Seated, n: number, space: string): Sentence =>
    say(seat, ' entfernt ', n, ' ', worker, ': ', space, '.'),
  takeWorkers: ({ seat }: Seated, n: number, space: string): Sentence =>
    say(seat, ' nimmt ', n, ' ', worker, ' zurück: ', space, '.'),
  shiftWorkers: ({ seat }: Seated, from: string, to: string): Sentence =>
    say(seat, ' verschiebt 3 Arbeiter von ', from, ' zu ', to, '.'),
  careful: ({ seat }: Seated, on: boolean): Sentence =>
    on ? say(seat, ' möchte bei jedem Ertrag gefragt werden.') : say(seat, ' nimmt jeden Ertrag ganz.'),
  other: 'Etwas ist geschehen.',
}

export const refusals: Shape<typeof en.refusals> = {
  card: (card: Part, why: Sentence): Sentence => say(card, ': ', why),
  need: (missing: Sentence): Sentence => say('du brauchst noch ', missing),
  lack: (missing: Sentence, have: number): Sentence => (have === 0 ? missing : say(missing, ' (du hast ', have, ')')),
  notInHand: 'nicht auf deiner Hand',
  onlyPhase: (phase: number): string => `nur in Phase ${phase}`,
  notPhase: (phase: number): string => `nicht in Phase ${phase}`,
  just: 'das ist nicht soeben geschehen',
  paying: 'bezahle zuerst fertig',
  condition: 'die Bedingung ist nicht erfüllt',
  cost: 'du kannst den Preis nicht bezahlen',
  option: 'nicht auf diese Weise',
  spaceFull: (space: string): Sentence => say(space, ': alle Reihen sind besetzt'),
  spaceCosts: (space: string, n: number, have: number): Sentence =>
    say(space, ': Die nächste Reihe kostet ', n, ' ', worker, ', du hast ', have),
  rule: (rule: Part, text: string): Sentence => say(text, ' (', rule, ')'),
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
  progressOrder: { name: 'Phase 9', help: 'Alle machen gleichzeitig Fortschritte, oder reihum im Uhrzeigersinn.' },
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

export const scores: Shape<typeof en.scores> = {
  center: 'Hausplan',
  sheep: 'Schafe in der Stallung',
  jewelry: 'Schmuck',
  store: 'Äcker, Geräte und Waren',
  cards: 'Ausgespielte Karten',
}

export const verdicts: Shape<typeof en.verdicts> = {
  missed: 'Das Ziel des Solospiels wurde nicht erreicht.',
  reached: 'Das Ziel des Solospiels ist erreicht.',
  extraordinary: 'Ein außerordentliches Solospiel!',
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
  onCard: (n: number, round: number): string => `${n} auf Karte ${round}`,
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

export const valueText = (value: Json): string =>
  (values as { readonly [key: string]: string })[String(value)] ?? String(value)
