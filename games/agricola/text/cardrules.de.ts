/** Regeln von Karten, die je ein Satz sind, auf Deutsch. */

import { say } from '@dorfplatz/kernel'
import type { MorePhrases } from './cardphrases.ts'
import { whenDe } from './terms.de.ts'

const s = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`
const plus = (rounds: readonly (number | string)[]): string =>
  rounds.length === 1 ? `${rounds[0]}` : `${rounds.slice(0, -1).join(', ')} und ${rounds.at(-1)}`

/** So oft, wie es davon gibt. */
const EACH_IN_PLAY: { readonly [metric: string]: string } = { wells: 'je Brunnen im Spiel einmal' }

export const moreDe: MorePhrases = {
  dueRounds: (when) =>
    typeof when === 'object' && 'plus' in when
      ? `Zu Beginn der ${plus(when.plus.map((n) => `${n}.`))} Runde nach dem Ausspielen`
      : typeof when === 'object' && 'rounds' in when
        ? `Zu Beginn der ${when.rounds.length === 1 ? 'Runde' : 'Runden'} ${plus(when.rounds)}`
        : `Zu Beginn der Runden ${whenDe(when)}`,
  builds: (cards) => say('jemand den ', cards, ' baut'),
  perPlayer: (n) => `${n === 1 ? 'einmal' : `${n}-mal`} je Mitspieler und Spiel`,
  sowsFew: (more) =>
    more
      .map(
        (n, i) =>
          `${i === 0 ? 'Säst du ' : ''}genau ${s(i + 1, 'Acker', 'Äcker')}, ${n === 1 ? 'kommt' : 'kommen'} ${i === 0 ? '' : 'je '}${n} dazu`,
      )
      .join('; '),
  sows: ({ more, besideRoom, maxFields }, crop) =>
    say(
      'Auf jeden Acker',
      crop.length === 0 ? '' : say(' mit ', crop),
      besideRoom === true ? ' neben deinen Räumen' : '',
      `, den du besäst, ${more === 1 ? 'kommt' : 'kommen'} ${more} mehr`,
      maxFields === undefined ? '' : `, solange du höchstens ${maxFields} Äcker hast (nie Holz)`,
    ),
  sowsBeside: (more) =>
    say(
      'Auf jeden Acker neben deinen Räumen kommt beim Aussäen mehr: ',
      ...more.flatMap(([n, crop], i) => [`${i === 0 ? '' : ', '}${n} bei `, crop]),
    ),
  staysOnFields: 'Geerntetes Gemüse kommt aus dem Vorrat, das auf deinen Äckern bleibt liegen',
  toll: (spaces, goods) => say('Mitspieler zahlen dir ', goods, ', bevor sie ', spaces, ' nutzen'),
  roomless: 'Sobald du in Lehmhütte oder Steinhaus wohnst, braucht dein nächster Familienzuwachs keinen Raum',
  feedsLast: 'Du ernährst deine Familie nach allen anderen',
  skipsHarvest: 'An der nächsten Erntezeit nimmst du nicht teil: keine Ackerphase, keine Ernährung, keine Vermehrung',
  rests: (round) => `In Runde ${round} setzt du keine Personen ein`,
  freeStable: 'Dein nächster Stall ist kostenlos',
  freeFenceEvery: (fences) => `Dein ${plus(fences.map((n) => `${n}.`))} Zaun kostet kein Holz`,
  buysOffUnused: 'Für jeden NW darauf kostet dich 1 ungenutztes Hoffeld keinen Punkt',
  asMinorFrom: (cards) =>
    say('Sobald du in Lehmhütte oder Steinhaus wohnst, gelten ', cards, ' für dich auch als kleine Anschaffungen'),
  alsoAsMinor: ' und gelten für dich auch als kleine Anschaffungen',
  roomEach: 'Hier ist Platz für 1 Schaf, 1 Wildschwein und 1 Rind',
  roomBoar: 'Hier ist Platz für beliebig viele Wildschweine',
  smallPasture: (n) => `Deine Weiden für 2 Tiere fassen ${n}`,
  homePerRoom: 'Im Haus darfst du je Raum 1 Tier halten, auch verschiedene',
  homeNone: 'Im Haus darfst du kein Tier halten',
  spaceStart: (space, n) => `Bringt für alle ein Aktionsfeld ${space}, zu Anfang mit ${n} Lehm`,
  ownSpace: (space, effect) =>
    say('Bringt ', space, ' als Aktionsfeld für alle: 3 NW nehmen. Du darfst dort stattdessen ', effect),
  fee: (fee) => say('Mitspieler zahlen dir dort ', fee),
  announce: (effect) => say('Zu Beginn jeder Arbeitszeit darfst du ', effect),
  looksAhead: (round) =>
    `Ab Runde ${round} liegen alle kommenden Rundenkarten offen, und nur du darfst sie schon nutzen`,
  widerChances: 'Wo ein Feld 1 kleine Anschaffung erlaubt, darfst du 1 große tätigen; wo es beides erlaubt, 2 kleine',
  twoInARow: (spaces) => say('Du darfst 2 Personen direkt nacheinander einsetzen, wenn eine davon ', spaces, ' nutzt'),
  matchesStack:
    'Immer wenn du die oberste Ware des Stapels sonst erhältst (Rundenbeginn, Arbeitszeit), bekommst du auch sie',
  drawsLot: (food) =>
    say(
      'Willst du eine Ausbildung ausspielen, darfst du stattdessen eine zufällig aus deiner Hand ziehen lassen: Erhalte ',
      food,
      ', dann spielst du sie aus und zahlst sie; für jeden NW, den du nicht zahlen kannst, nimmst du 1 Bettelkarte',
    ),
  saving: (things, goods) => say('Einmal je Runde kostet dich ', things, ' ', goods, ' weniger'),
  one: {
    room: 'ein Raum',
    renovation: 'eine Renovierung',
    improvement: 'eine Anschaffung',
    stable: 'ein Stall',
    fence: 'ein Zaun',
  },
  woodenRoom: 'ein Raum deiner Holzhütte',
  onceBuilt: (card) => say('Sobald jemand den ', card, ' gebaut hat, auch: '),
  forAll: {
    mostImprovements: (points) => `Am Ende: ${points} für alle mit den meisten Anschaffungen`,
    mostRooms: (points) => `Am Ende: ${points} für alle mit den meisten Räumen`,
    noMinusPoints: (points) => `Am Ende: ${points} für alle ohne Minuspunkte`,
    placed: (points) => `Am Ende: ${points} für alle, die in der letzten Runde 5 Personen eingesetzt haben`,
  },
  roundsEnd: (rounds) => `Am Ende der ${rounds.length === 1 ? 'Runde' : 'Runden'} ${plus(rounds)}`,
  oneMore: (goods, spaces, price, dearer) => {
    const paid = say(price, dearer.length === 0 ? '' : say(' (', dearer, ')'))
    return goods.length === 0
      ? say('Immer wenn du ', spaces, ' nutzt, darfst du für ', paid, ' 1 weiteres Tier dieser Sorte nehmen')
      : say('Immer wenn du mit einer Aktion ', goods, ' nimmst, darfst du für ', paid, ' 1 mehr davon nehmen')
  },
  dueDeals: (rounds, price, gifts) =>
    say(
      `Zu Beginn der Runde ${rounds.join('/')} darfst du `,
      price,
      ' gegen ',
      ...gifts.flatMap((gift, i) => [i === 0 ? '' : '/', gift]),
      ' tauschen',
    ),
  othersToo: (food) => say('Jeder Mitspieler darf das auch einmal, für ', food, ' an dich'),
  playedIf: (cond) => say('Beim Ausspielen, wenn ', cond, ','),
  playedEach: (metric) => ['Beim Ausspielen, ', EACH_IN_PLAY[metric] ?? metric, ','],
  playedAnd: (played, again, effect) =>
    say(played, ' und immer wenn ', 'event' in again ? again.event : again.time, ', ', effect),
  stock: (from, goods) =>
    say(
      'Zu Beginn jeder Runde erhältst du 1 ',
      ...goods.flatMap((good, i) => [i === 0 ? '' : '/', good]),
      `, wenn du mindestens ${from.join('/')} davon hast`,
    ),
  noReed: (things, reed) => say(things, ' kosten dich kein ', reed),
  oneOf: { plow: 'ein Feld zum Pflügen', rooms: 'ein Feld für Räume', growth: 'ein Feld für Familienzuwachs' },
  renovationCost: (goods) => say('Zur Lehmhütte darfst du für insgesamt ', goods, ' renovieren'),
  improvementCost: (card, goods) => say('Den ', card, ' darfst du auch für ', goods, ' bauen'),
}
