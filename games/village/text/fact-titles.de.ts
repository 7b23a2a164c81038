/** Headings of the sheet of facts in German. */

import type { factTitles as en } from './fact-titles.en.ts'

export const factTitles: typeof en = {
  trackLength: 'Felder der Lebenszeitleiste',
  setupCard: 'Aufbaukarte für',
  intoBag: 'in den Beutel',
  players: 'Personen',
  stallsFrom: 'Stände von vorn sind offen ab so vielen Personen',
  scriptoriumTraining: 'Ausbildung in der Schreibstube (Zeit)',
  councilTime: 'Zeit für die Stufen 1 bis 4 der Ratsstube',
  churchGrain: 'Getreide für die Stufen 2 bis 4 der Kirche',
  castle: 'Burg',
  redFlag: 'rote Flagge',
  path: 'Weg',
  village: 'Dorf',
  chronicle: 'Offene Plätze der Dorfchronik für',
  graves: 'Offene Gräber für',
  tray: 'Fächer von Connys Ablage',
  fate: 'Schicksalsplättchen liegen vor den Fächern',
  clockwise: 'Reihenfolge der Aktionsfelder im Uhrzeigersinn',
}
