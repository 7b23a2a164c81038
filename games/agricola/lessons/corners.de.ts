/** Die Übungsecken auf Deutsch. */

import type { corners as en } from './corners.en.ts'

export const corners: typeof en = {
  last: {
    title: 'Einer fehlt',
    ask: 'Nach dieser Runde ist Ernte. Du brauchst 6 {food:Nährwerte} und hast 5. Eine Person ist übrig.',
    because: 'Jedes Feld, das Nährwerte bringt, hilft; am einfachsten ist das Fischen. Allein isst jeder Erwachsene 3.',
  },
  seed: {
    title: 'Saatgut sparen',
    ask: 'Ernähre deine Familie und behalte ein {grain:Getreide} zum Säen.',
    because: 'Auf dem Teller ist ein Gemüse so viel wert wie ein Getreide. Aus dem Getreide aber werden drei.',
  },
  both: {
    title: 'Was auf den Tisch kommt',
    ask: '2 {food:Nährwerte} fehlen. Behalte 1 {grain:Getreide} und beide {vegetable:Gemüse}.',
    because:
      'Gemüse ist schwer zu bekommen und zählt einzeln Punkte. Getreide ist schneller wieder da; eins reicht zum Säen.',
  },
  room: {
    title: 'Ein Raum in dieser Runde',
    ask: 'Bau mit deinen zwei Personen einen Raum.',
    because: 'Ein Holzraum kostet 5 Holz und 2 Schilf: erst holen, was fehlt, dann bauen.',
  },
  wide: {
    title: 'Eine weite Weide',
    ask: 'Du hast 6 {wood:Holz}. Zäune eine Weide aus zwei Feldern ein.',
    because: 'Zwei Felder nebeneinander haben sechs Kanten. Vier Zäune umschließen nur ein Feld.',
  },
  shared: {
    title: 'Ein Zaun für zwei',
    ask: 'Mit 7 {wood:Holz}: zwei Weiden.',
    because: 'Der Zaun dazwischen zählt für beide. Getrennt kosteten zwei Weiden acht.',
  },
  points: {
    title: 'Zwei Punkte auf einmal',
    ask: 'Gewinne mit einer einzigen Person 2 Punkte.',
    because: 'Das erste Getreide macht aus −1 eine 1. Ein einzelner Acker zählt noch −1, und Tiere gibt es noch keine.',
  },
  bread: {
    title: 'Backen statt essen',
    ask: 'Du hast 3 {grain:Getreide} und eine Feuerstelle. Habe in dieser Runde 8 {food:Nährwerte}.',
    because: 'An der Feuerstelle gebacken ist jedes Getreide 2 wert, roh gegessen nur 1.',
  },
  roast: {
    title: 'Ein Schaf ohne Weide',
    ask: 'Habe 4 {food:Nährwerte}, ohne fischen zu gehen.',
    because: 'Ein Tier darf im Haus leben, und an der Feuerstelle wird es jederzeit zu 2 Nährwerten.',
  },
  beside: {
    title: 'Der zweite Acker',
    ask: 'Pflüge noch einen Acker.',
    because: 'Neue Äcker müssen an die vorhandenen grenzen.',
  },
  sow: {
    title: 'Alles in die Erde',
    ask: 'Besäe deine beiden Äcker mit einer einzigen Person.',
    because: 'Eine Aktion „Säen“ gilt für alle Äcker. Aus einem Getreide werden drei, aus einem Gemüse zwei.',
  },
  stable: {
    title: 'Ein Dach für ein Tier',
    ask: 'Bau einen Stall.',
    because: 'Ein Stall kostet 2 Holz und fasst ein Tier, auch ohne Zaun.',
  },
  clay: {
    title: 'Lehm statt Holz',
    ask: 'Renoviere in dieser Runde deine Hütte mit 2 Räumen. Du hast 1 {clay:Lehm} und 1 {reed:Schilf}.',
    because: 'Das kostet insgesamt 1 Schilf und je Raum 1 Lehm: erst Lehm holen, dann renovieren.',
  },
}
