/** The words of the career page, fetched with it. */

import type { Lang } from '@dorfplatz/kernel'

const en = {
  title: 'Career',
  lead: 'What the rulebooks aim at when you play alone: targets, ranks and titles, with your best games.',
  away: 'The server cannot be reached. Only the games of this device count here now.',
  best: 'Best',
  games: 'Games',
  longest: 'Longest run',
  targets: (n: number) => (n === 1 ? '1 target' : `${n} targets`),
  noneYet: 'none yet',
  game: (n: number) => `Game ${n}`,
  from: (points: number) => `from ${points}`,
  reached: (n: number) => (n === 1 ? 'reached once' : `reached ${n} times`),
  bestSoFar: (best: number) => `best so far ${best}`,
  open: 'not yet',
  missing: (n: number) => (n === 1 ? '1 point is missing' : `${n} points are missing`),
  next: 'Play the next game',
  begin: 'Begin a new series',
  goOn: 'The series goes on',
  course: 'All series',
  problem: 'The table could not be laid. Please try again.',
  lately: (list: string) => `The last scores: ${list}`,
}

export type CareerText = typeof en

const de: CareerText = {
  title: 'Laufbahn',
  lead: 'Was die Regelbücher dir allein als Ziel setzen: Ziele, Ränge und Titel, mit deinen besten Partien.',
  away: 'Der Server ist nicht zu erreichen. Hier zählen gerade nur die Partien dieses Geräts.',
  best: 'Bestes',
  games: 'Partien',
  longest: 'Längster Lauf',
  targets: (n) => (n === 1 ? '1 Ziel' : `${n} Ziele`),
  noneYet: 'noch keiner',
  game: (n) => `${n}. Partie`,
  from: (points) => `ab ${points}`,
  reached: (n) => (n === 1 ? 'einmal erreicht' : `${n}-mal erreicht`),
  bestSoFar: (best) => `bisher ${best}`,
  open: 'noch nicht',
  missing: (n) => (n === 1 ? '1 Punkt fehlt' : `${n} Punkte fehlen`),
  next: 'Nächste Partie spielen',
  begin: 'Neue Serie beginnen',
  goOn: 'Die Serie geht weiter',
  course: 'Alle Serien',
  problem: 'Der Tisch ließ sich nicht decken. Versuch es noch einmal.',
  lately: (list) => `Die letzten Ergebnisse: ${list}`,
}

export const careerText: { readonly [L in Lang]: CareerText } = { en, de }
