/** Regeln von Karten, die je ein Satz sind, auf Deutsch. */

import { say } from '@dorfplatz/kernel'
import type { MorePhrases } from './cardphrases.ts'
import { whenDe } from './terms.de.ts'

const s = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`
const plus = (rounds: readonly number[]): string =>
  rounds.length === 1 ? `${rounds[0]}` : `${rounds.slice(0, -1).join(', ')} und ${rounds.at(-1)}`

export const moreDe: MorePhrases = {
  dueRounds: (when) =>
    typeof when === 'object' && 'plus' in when
      ? `Zu Beginn der ${plus(when.plus)} Runden späteren Runden`
      : `Zu Beginn der Runden ${whenDe(when)}`,
  builds: (cards) => say('jemand baut: ', cards),
  perPlayer: (n) => `${n === 1 ? 'einmal' : `${n}-mal`} je Mitspieler und Spiel`,
  sowsFew: (more) =>
    more
      .map((n, i) => `${i === 0 ? 'Säst du ' : ''}genau ${s(i + 1, 'Acker', 'Äcker')}, kommen je ${n} dazu`)
      .join('; '),
  sows: ({ more, besideRoom, maxFields }, crop) =>
    say(
      besideRoom === true ? 'Auf jeden Acker neben deinen Räumen' : 'Auf jeden Acker',
      crop.length === 0 ? '' : say(' mit ', crop),
      `, den du besäst, kommen ${more} mehr`,
      maxFields === undefined ? '' : `, solange du höchstens ${maxFields} Äcker hast (nie Holz)`,
    ),
  staysOnFields: 'Geerntetes Gemüse kommt aus dem Vorrat, das auf deinen Äckern bleibt liegen',
  toll: (spaces, goods) => say('Mitspieler zahlen dir ', goods, ', bevor sie ', spaces, ' nutzen'),
  roomless: 'Sobald du in Lehmhütte oder Steinhaus wohnst, braucht dein nächster Familienzuwachs keinen Raum',
  feedsLast: 'Du ernährst deine Familie nach allen anderen',
  skipsHarvest: 'An der nächsten Erntezeit nimmst du nicht teil: keine Ernte, keine Ernährung, keine Vermehrung',
  rests: (round) => `In Runde ${round} setzt du keine Personen ein`,
  freeStable: 'Dein nächster Stall ist kostenlos',
  freeFenceEvery: (n) => `Jeder Zaun, dessen Nummer unter deinen durch ${n} teilbar ist, kostet kein Holz`,
  buysOffUnused: 'Diese Hoffelder kosten dich keine Punkte',
  asMinorFrom: (cards) =>
    say('Sobald du in Lehmhütte oder Steinhaus wohnst, gelten für dich auch als kleine Anschaffung: ', cards),
  roomEach: 'Hier ist Platz für 1 Schaf, 1 Wildschwein und 1 Rind',
  roomBoar: 'Hier ist Platz für beliebig viele Wildschweine',
  smallPasture: (n) => `Deine Weiden für 2 Tiere fassen ${n}`,
  homePerRoom: 'Im Haus darfst du je Raum 1 Tier halten, auch verschiedene',
  homeNone: 'Im Haus darfst du kein Tier halten',
  spaceStart: (space, n) => `Bringt ${space} als Aktionsfeld für alle, sofort mit ${n} Lehm darauf`,
  ownSpace: (space, effect) =>
    say('Bringt ', space, ' als Aktionsfeld für alle: 3 NW nehmen. Du darfst dort stattdessen ', effect),
  fee: (fee) => say('Mitspieler zahlen dir dafür ', fee),
  onceBuilt: (card) => say('Sobald jemand gebaut hat (', card, '): '),
  forAll: (cond, points) =>
    say('Am Ende: ', s(points, 'Sonderpunkt', 'Sonderpunkte'), ' für jeden, für den gilt: ', cond),
  announce: (effect) => say('Zu Beginn jeder Arbeitszeit darfst du ', effect),
  looksAhead: (round) =>
    `Ab Runde ${round} liegen alle kommenden Rundenkarten offen, und nur du darfst sie schon nutzen`,
  widerChances: 'Wo ein Feld 1 kleine Anschaffung erlaubt, darfst du 1 große tätigen; wo es beides erlaubt, 2 kleine',
  twoInARow: (spaces) => say('Du darfst 2 Personen direkt nacheinander einsetzen, wenn eine davon ', spaces, ' nutzt'),
  matchesStack:
    'Immer wenn du die oberste Ware des Stapels sonst erhältst (Rundenbeginn, Arbeitszeit), bekommst du auch sie',
  renovationCost: (goods) => say('Zur Lehmhütte darfst du für insgesamt ', goods, ' renovieren'),
  improvementCost: (card, goods) => say('Für dich kostet ', card, ' auch nur ', goods),
}
