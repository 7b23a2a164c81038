/** The terminal table's own sentences. English is the source of types. */

import type { Lang } from '@dorfplatz/kernel'

const en = {
  you: 'You',
  seat: (n: number) => `Seat ${n}`,
  bot: (n: number) => `Bot ${n}`,
  choose: 'Your choice (number; ? for help): ',
  unasked: 'Or do unasked:',
  handOver: (name: string) => `Hand the screen to ${name}. Press Enter when ready.`,
  help: [
    'number     choose that option',
    'a, b, …    do something unasked',
    'w TEXT     why is it not possible? (JSON of a choice)',
    't          show the table again',
    'l          what happened so far',
    'u          take back my last choice',
    's [FILE]   save',
    'q          save and leave (go on with --resume FILE)',
  ],
  build: 'Build your answer',
  amounts: 'as name=number pairs, for example ',
  pick: 'as names with spaces between; nothing for none. One of: ',
  json: 'as JSON (r proposes one): ',
  notNumber: 'Please enter one of the numbers or letters shown.',
  saved: (file: string) => `Saved to ${file}.`,
  undone: 'Taken back.',
  over: 'The game is over.',
  winner: (names: string) => `Winner: ${names}`,
  total: 'Total',
  possible: 'That is possible.',
  whatHappened: 'What happened:',
  bye: (file: string) => `Saved. Go on with: npm run -s dorfplatz -- play --resume ${file}`,
  defect: 'The table has stopped because of a fault of ours. Its record is kept: ',
}

const de: typeof en = {
  you: 'Du',
  seat: (n) => `Platz ${n}`,
  bot: (n) => `Bot ${n}`,
  choose: 'Deine Wahl (Zahl; ? für Hilfe): ',
  unasked: 'Oder ungefragt:',
  handOver: (name) => `Bildschirm an ${name} übergeben. Enter, wenn bereit.`,
  help: [
    'Zahl       diese Möglichkeit wählen',
    'a, b, …    etwas ungefragt tun',
    'w TEXT     warum geht das nicht? (JSON einer Wahl)',
    't          den Tisch noch einmal zeigen',
    'l          was bisher geschah',
    'u          meine letzte Wahl zurücknehmen',
    's [DATEI]  speichern',
    'q          speichern und gehen (weiter mit --resume DATEI)',
  ],
  build: 'Stelle deine Antwort zusammen',
  amounts: 'als Paare Name=Zahl, zum Beispiel ',
  pick: 'als Namen mit Leerzeichen; nichts für keine. Möglich: ',
  json: 'als JSON (r schlägt eine vor): ',
  notNumber: 'Bitte eine der gezeigten Zahlen oder Buchstaben eingeben.',
  saved: (file) => `Gespeichert in ${file}.`,
  undone: 'Zurückgenommen.',
  over: 'Das Spiel ist zu Ende.',
  winner: (names) => `Gewonnen: ${names}`,
  total: 'Summe',
  possible: 'Das ist möglich.',
  whatHappened: 'Was geschah:',
  bye: (file) => `Gespeichert. Weiter mit: npm run -s dorfplatz -- play --resume ${file}`,
  defect: 'Der Tisch steht wegen eines Fehlers von uns still. Seine Aufzeichnung bleibt: ',
}

export type Phrases = typeof en
export const phrases: { readonly [L in Lang]: Phrases } = { en, de }
