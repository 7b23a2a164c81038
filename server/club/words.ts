/** The sentences of feeds and calendars, in both languages. */

import type { Lang } from '@dorfplatz/kernel'

const en = {
  feed: 'Dorfplatz: what the club has played',
  somebody: 'somebody',
  bot: (name: string) => `${name} (bot)`,
  points: (n: number) => (n === 1 ? '1 point' : `${n} points`),
  line: (place: number, name: string, points: string) => `${place}. ${name}, ${points}`,
  alone: (game: string, name: string, points: string) => `${game}: ${name} plays alone, ${points}`,
  won: (game: string, names: string) => `${game}: ${names} wins`,
  shared: (game: string, names: string) => `${game}: ${names} share the win`,
  and: ' and ',
  deal: (game: string, mode: string, day: string) => `Daily deal of ${day}: ${game}, ${mode}`,
  finished: (n: number) => (n === 1 ? '1 person has finished it.' : `${n} people have finished it.`),
  calendar: 'Dorfplatz: my deadlines',
  move: (game: string) => `${game}: your move is due`,
  others: (names: string) =>
    names === ''
      ? 'When the time is up, a bot moves for you.'
      : `At the table: ${names}. When the time is up, a bot moves for you.`,
}

export type ClubWords = typeof en

const de: ClubWords = {
  feed: 'Dorfplatz: was im Verein gespielt wurde',
  somebody: 'jemand',
  bot: (name) => `${name} (Bot)`,
  points: (n) => (n === 1 ? '1 Punkt' : `${n} Punkte`),
  line: (place, name, points) => `${place}. ${name}, ${points}`,
  alone: (game, name, points) => `${game}: ${name} spielt allein, ${points}`,
  won: (game, names) => `${game}: ${names} gewinnt`,
  shared: (game, names) => `${game}: ${names} teilen sich den Sieg`,
  and: ' und ',
  deal: (game, mode, day) => `Tagespartie vom ${day}: ${game}, ${mode}`,
  finished: (n) => (n === 1 ? '1 Person hat sie beendet.' : `${n} Personen haben sie beendet.`),
  calendar: 'Dorfplatz: meine Fristen',
  move: (game) => `${game}: dein Zug ist fällig`,
  others: (names) =>
    names === ''
      ? 'Läuft die Zeit ab, zieht ein Bot für dich.'
      : `Am Tisch: ${names}. Läuft die Zeit ab, zieht ein Bot für dich.`,
}

export const clubWords: { readonly [L in Lang]: ClubWords } = { en, de }
