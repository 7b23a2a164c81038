/** The terminal table's own sentences. English is the source of types. */

import type { Lang, RuleMark } from '@dorfplatz/kernel'

const times = (n: number): string => (n === 1 ? 'once' : n === 2 ? 'twice' : `${n} times`)
const mal = (n: number): string => (n === 1 ? 'einmal' : n === 2 ? 'zweimal' : `${n}-mal`)

const marksEn: { readonly [M in RuleMark]: string } = {
  interpretation: '(our reading)',
  reconstructed: '(reconstructed)',
}
const marksDe: { readonly [M in RuleMark]: string } = {
  interpretation: '(Auslegung)',
  reconstructed: '(rekonstruiert)',
}

const en = {
  seat: (n: number) => `Seat ${n}`,
  /** Who sits at the keyboard: as the name of a seat, and in the midst of a sentence. */
  you: 'You',
  yourSeat: (n: number) => `seat ${n} (you)`,
  bot: (n: number) => `Bot ${n}`,
  welcome: (game: string, seats: number) => `${game}, ${seats === 1 ? 'solo' : `${seats} seats`}`,
  keptIn: (file: string) => `Every answer is saved to ${file}. Commands: ?`,
  choose: (n: number) => (n === 1 ? '1 or Enter' : `1–${n}`),
  /** What every prompt ends with; nothing can be taken back at the very beginning. */
  hints: (begun: boolean) => `${begun ? ' · u undo' : ''} · ? help: `,
  unasked: 'At any time:',
  more: (n: number) => `… and ${n} more: m shows them, /word searches`,
  noneFound: (word: string) => `No choice contains “${word}”.`,
  handOver: (name: string) => `Hand the screen to ${name}. ${name}: press Enter. `,
  meanwhile: 'Meanwhile:',
  help: [
    ['1, 2, …', 'choose; or type words of the choice, at least three letters'],
    ['+1, +2, …', 'do something that is possible at any time'],
    ['Enter', 'show the choices again (or take the only one)'],
    ['/word', 'only the choices that contain the word'],
    ['m', 'more choices'],
    ['w', 'why not? what is not possible now, and why'],
    ['w words', 'the same about a choice, a number of the list or a card in hand'],
    ['o', 'overview: the quick reference; o word shows only what contains the word'],
    ['r word', 'look up rules: r market, or r with the id of a rule'],
    ['c name', 'look up cards; c alone: all cards on the table, in hand and among the choices'],
    ['t', 'show the whole table'],
    ['l', 'what happened so far'],
    ['u', 'undo my latest choice (and bot moves since; not past a draw or reveal)'],
    ['b', 'let the bot answer this question for me'],
    ['s file', 'save a copy'],
    ['q', 'leave; the table is kept (as with Ctrl-C)'],
  ],
  amounts: (one: boolean): string => (one ? 'how many; 0 for none' : 'number=amount, e.g. 1=2 3; 0 for nothing'),
  pick: 'numbers separated by spaces; 0 for none',
  areas: 'spaces to fence in, e.g. A4 A5 (a comma between two pastures); 0 for none',
  order: 'all numbers in the order you want',
  custom: 'names separated by spaces or JSON; 0 for nothing; b lets the bot answer',
  upTo: (n: number) => `at most ${times(n)}`,
  between: (min: number | null, max: number | null) =>
    `(${[min === null || min === 0 ? '' : `at least ${min}`, max === null ? '' : `at most ${max}`].filter((t) => t !== '').join(', ')})`,
  notUnderstood: (typed: string) => `“${typed}” is not one of the choices; ? for help.`,
  saved: (file: string) => `Saved to ${file}.`,
  undone: 'Taken back.',
  over: 'The game is over.',
  winner: (names: string) => `Winner: ${names}`,
  total: 'Total',
  possible: 'That is possible.',
  possibleAs: (mark: string) => `Possible: ${mark}`,
  nothingMissing: 'Nothing is ruled out right now.',
  noWish: (word: string) => `No choice and no card in your hand is called “${word}”. r ${word} searches the rules.`,
  noRule: (word: string) => `No rule contains “${word}”.`,
  noCard: (word: string) => (word === '' ? 'No card is named here.' : `No card is called “${word}”.`),
  noOverview: (word: string) => `The overview does not contain “${word}”.`,
  moreRules: (n: number) => `… and ${n} more: a second word narrows it down`,
  marks: marksEn,
  nothingYet: 'Nothing yet.',
  bye: (file: string) => `The table is saved. Continue with\n  npm run -s dorfplatz -- play --resume ${file}`,
  kept: (file: string) => `The record is saved. Look at it with\n  npm run -s dorfplatz -- replay ${file}`,
  defect: 'A bug stopped this game. Its record is in',
  menu: {
    what: 'What would you like to play?',
    resume: (file: string, game: string, seats: number, answers: number) =>
      `Continue: ${game}, ${seats === 1 ? 'solo' : `${seats} seats`}, ${answers} answers (${file})`,
    seats: (min: number, max: number) => `How many seats, ${min}–${max}? [${min}] `,
    people: (max: number) => `How many human players, 1–${max}? Bots take the rest. [1] `,
    name: (n: number, fallback: string) => `Name of player ${n}? [${fallback}] `,
    number: (min: number, max: number) => `A number from ${min} to ${max}, please.`,
  },
  replay: {
    agrees: (game: string, seats: number, answers: number) =>
      `${game}, ${seats === 1 ? 'solo' : `${seats} seats`}, ${answers} answers: the record is intact.`,
    keys: 'Enter: on · b: back · number: go there · q: leave > ',
  },
  analysis: {
    outlook: 'Expected final scores after so many rounds, by seat:',
    outlookByAnswers: 'Expected final scores after so many answers, by seat:',
    costly: 'The moves that cost most:',
    nothing: 'No move cost more than chance explains.',
    cost: (round: number, who: string, points: number, played: string, instead: string) =>
      `in round ${round} ${who} gave away about ${points} ${points === 1 ? 'point' : 'points'} with “${played}”; better: “${instead}”.`,
    praise: (round: number, who: string, points: number, played: string) =>
      `well found by ${who} in round ${round}: “${played}” was ${points} ${points === 1 ? 'point' : 'points'} better than anything else.`,
  },
}

const de: typeof en = {
  seat: (n) => `Platz ${n}`,
  you: 'Du',
  yourSeat: (n) => `Platz ${n} (du)`,
  bot: (n) => `Bot ${n}`,
  welcome: (game, seats) => `${game}, ${seats === 1 ? 'solo' : `${seats} Plätze`}`,
  keptIn: (file) => `Alles wird laufend gespeichert: ${file}. Befehle: ?`,
  choose: (n) => (n === 1 ? '1 oder Enter' : `1–${n}`),
  hints: (begun) => `${begun ? ' · u zurücknehmen' : ''} · ? Hilfe: `,
  unasked: 'Außerdem jederzeit möglich:',
  more: (n) => `… und ${n} weitere: m zeigt sie, /Wort sucht danach`,
  noneFound: (word) => `Keine Möglichkeit enthält „${word}“.`,
  handOver: (name) => `Bildschirm bitte an ${name} übergeben. ${name}: Enter drücken. `,
  meanwhile: 'Inzwischen:',
  help: [
    ['1, 2, …', 'wählen; ebenso Wörter daraus, mindestens drei Buchstaben'],
    ['+1, +2, …', 'etwas tun, das jederzeit möglich ist'],
    ['Enter', 'die Möglichkeiten noch einmal zeigen (oder die einzige nehmen)'],
    ['/Wort', 'nur Möglichkeiten, die das Wort enthalten'],
    ['m', 'mehr Möglichkeiten'],
    ['w', 'warum nicht? was gerade nicht geht und warum'],
    ['w Wörter', 'dasselbe zu einer Möglichkeit, einer Nummer oder einer Handkarte'],
    ['o', 'Übersicht: die Kurzregeln; o Wort zeigt nur, was das Wort enthält'],
    ['r Wort', 'Regeln nachschlagen: r Markt, oder r mit der Kennung einer Regel'],
    ['c Name', 'Karten nachschlagen; c allein: alle auf dem Tisch, der Hand und unter den Möglichkeiten'],
    ['t', 'den ganzen Tisch zeigen'],
    ['l', 'der Verlauf bisher'],
    ['u', 'meine letzte Wahl zurücknehmen (Bot-Züge gehen mit zurück; Gezogenes und Aufgedecktes nicht)'],
    ['b', 'den Bot diese Frage für mich beantworten lassen'],
    ['s Datei', 'eine Kopie speichern'],
    ['q', 'gehen; der Tisch bleibt erhalten (auch mit Strg-C)'],
  ],
  amounts: (one) => (one ? 'wie viele; 0 für keine' : 'Nummer=Anzahl, z. B. 1=2 3; 0 für nichts'),
  pick: 'Nummern, durch Leerzeichen getrennt; 0 für keine',
  areas: 'Felder, die eingezäunt werden, z. B. A4 A5 (Komma zwischen zwei Weiden); 0 für keine',
  order: 'alle Nummern in der gewünschten Reihenfolge',
  custom: 'Namen, durch Leerzeichen getrennt, oder JSON; 0 für nichts; b lässt den Bot antworten',
  upTo: (n) => `höchstens ${mal(n)}`,
  between: (min, max) =>
    `(${[min === null || min === 0 ? '' : `mindestens ${min}`, max === null ? '' : `höchstens ${max}`].filter((t) => t !== '').join(', ')})`,
  notUnderstood: (typed) => `„${typed}“ steht nicht zur Wahl; ? für Hilfe.`,
  saved: (file) => `Gespeichert in ${file}.`,
  undone: 'Zurückgenommen.',
  over: 'Die Partie ist zu Ende.',
  winner: (names) => `Gewonnen: ${names}`,
  total: 'Summe',
  possible: 'Das ist möglich.',
  possibleAs: (mark) => `Möglich: ${mark}`,
  nothingMissing: 'Gerade ist nichts ausgeschlossen.',
  noWish: (word) => `Keine Möglichkeit und keine Handkarte heißt „${word}“. r ${word} sucht in den Regeln.`,
  noRule: (word) => `Keine Regel enthält „${word}“.`,
  noCard: (word) => (word === '' ? 'Hier wird keine Karte genannt.' : `Keine Karte heißt „${word}“.`),
  noOverview: (word) => `Die Übersicht enthält „${word}“ nicht.`,
  moreRules: (n) => `… und ${n} weitere: Ein zweites Wort grenzt ein`,
  marks: marksDe,
  nothingYet: 'Noch nichts.',
  bye: (file) => `Der Tisch ist gespeichert. Weiter mit\n  npm run -s dorfplatz -- play --resume ${file}`,
  kept: (file) => `Die Aufzeichnung ist gespeichert. Ansehen mit\n  npm run -s dorfplatz -- replay ${file}`,
  defect: 'Wegen eines Fehlers bei uns musste die Partie anhalten. Die Aufzeichnung liegt in',
  menu: {
    what: 'Was möchtest du spielen?',
    resume: (file, game, seats, answers) =>
      `Weiter: ${game}, ${seats === 1 ? 'solo' : `${seats} Plätze`}, ${answers} Antworten (${file})`,
    seats: (min, max) => `Wie viele Plätze, ${min}–${max}? [${min}] `,
    people: (max) => `Wie viele Personen spielen mit, 1–${max}? Die anderen sind Bots. [1] `,
    name: (n, fallback) => `Name von Person ${n}? [${fallback}] `,
    number: (min, max) => `Bitte eine Zahl von ${min} bis ${max}.`,
  },
  replay: {
    agrees: (game, seats, answers) =>
      `${game}, ${seats === 1 ? 'solo' : `${seats} Plätze`}, ${answers} Antworten: Die Aufzeichnung ist fehlerfrei.`,
    keys: 'Enter: weiter · b: zurück · Zahl: dorthin · q: gehen > ',
  },
  analysis: {
    outlook: 'Erwartete Punkte am Ende nach so vielen Runden, je Platz:',
    outlookByAnswers: 'Erwartete Punkte am Ende nach so vielen Antworten, je Platz:',
    costly: 'Die teuersten Züge:',
    nothing: 'Kein Zug hat mehr gekostet, als der Zufall erklärt.',
    cost: (round, who, points, played, instead) =>
      `In Runde ${round} hat ${who} mit „${played}“ etwa ${points} ${points === 1 ? 'Punkt' : 'Punkte'} verschenkt; besser: „${instead}“.`,
    praise: (round, who, points, played) =>
      `Gut gesehen von ${who} in Runde ${round}: „${played}“ war ${points} ${points === 1 ? 'Punkt' : 'Punkte'} besser als alles andere.`,
  },
}

export type Phrases = typeof en
export const phrases: { readonly [L in Lang]: Phrases } = { en, de }
