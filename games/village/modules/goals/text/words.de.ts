/** Life goals in German: their words and sentences. */

import { say } from '@dorfplatz/kernel'
import type { Words } from './words.en.ts'

export const words: Words = {
  names: {
    aristokratin: 'Aristokratin',
    bauer: 'Bauer',
    bierbrauer: 'Bierbrauer',
    buettel: 'Büttel',
    entdecker: 'Entdecker',
    handwerker: 'Handwerker',
    kutscher: 'Kutscher',
    ritter: 'Ritter',
    schriftsteller: 'Schriftsteller',
    gouvernante: 'Gouvernante',
    handelsreisender: 'Handelsreisender',
    haendler: 'Händler',
    heiliger: 'Heiliger',
    historiker: 'Historiker',
    leuchtturmwaerter: 'Leuchtturmwärter',
    meister: 'Meister',
    messdiener: 'Messdiener',
    sekretaer: 'Sekretär',
    wirtin: 'Wirtin',
  },
  decks: { silver: 'Silberziel', gold: 'Goldziel' },
  needs: {
    member: (n, where) => (n === 1 ? say('ein Familienmitglied ', where) : say(n, ' Familienmitglieder ', where)),
    generation: (number, where) => say(`ein Familienmitglied der ${number}. Generation `, where),
    customers: (n) => say(n, ' bediente Kunden'),
    sections: (n) => say(`Familienmitglieder in ${n} Berufsgruppen der Dorfchronik`),
    marker: say('den Marker „Nächster Startspieler“'),
    persons: (n) => say(n, ' Personenkarten auf der Hand'),
    chest: say('eine verschlossene Schatzkiste'),
  },
  spots: {
    farm: 'auf deinem Hof',
    castle6: 'auf der Burg oben rechts',
    church: 'auf irgendeiner Kirchenstufe',
    church1: 'auf Kirchenstufe 1',
    church2: 'auf Kirchenstufe 2',
    church3: 'auf Kirchenstufe 3',
    council4: 'auf Stufe 4 der Ratsstube',
    craft: 'in Handwerksgebäuden oder im Bereich „Handwerk“ der Dorfchronik',
    ceremony: 'im Zeremonienbereich',
    bliss: 'im Elternglück',
    house: 'in Bäckerei oder Dorfladen',
    lighthouse: 'auf Leuchttürmen',
  },
  card: (needs, points) => say('Wenn du ', needs, ' vorweist: ', points, '.'),
  reveal: (name, points) => say(name, ' aufdecken: ', points),
  revealed: (who, name, points) => say(who, ' deckt das Lebensziel „', name, '“ auf und erhält ', points, '.'),
  ask: say('Deckst du jetzt ein Lebensziel auf?'),
  refused: {
    goalNotHeld: (name) => say('„', name, '“ gehört nicht zu deinen Lebenszielen.'),
    goalNotMet: (name) => say('Für „', name, '“ erfüllst du noch nicht alles.'),
  },
  scene: {
    mine: (name, progress) => say('Dein Lebensziel ', name, ': ', progress),
    have: (have, n) => `${Math.min(have, n)}/${n}`,
    others: (who, backs, revealed) =>
      say(
        who,
        backs === 1 ? ': 1 verdecktes Lebensziel' : `: ${backs} verdeckte Lebensziele`,
        revealed === '' ? '' : `; aufgedeckt: ${revealed}`,
      ),
  },
  options: {
    goals: {
      name: 'Lebensziele',
      help: 'Alle erhalten verdeckt 1 Silber- und 1 Goldziel für zusätzliche Punkte.',
      value: (v) => (v === 'true' ? 'ja' : 'nein'),
    },
  },
  quick: (points) => [
    {
      title: 'Lebensziele',
      lines: [
        `Je 1 Silberziel (${points.silver} Punkte) und 1 Goldziel (${points.gold} Punkte), verdeckt`,
        'Jederzeit aufdecken, wenn alles erfüllt ist; abgegeben wird nichts',
      ],
    },
  ],
  facts: { points: 'Punkte eines Ziels' },
  scores: { goals: 'Lebensziele' },
  labels: {
    heading: 'Deine Lebensziele',
    reveal: 'Aufdecken',
    nothingPaid: 'nichts wird abgegeben',
    missing: 'Fehlt',
    onlyYou: 'Nur du siehst deine Ziele.',
    met: 'erfüllt',
    hidden: 'verdeckt',
    goals: 'Ziele',
  },
}
