/** Headings of the sheet of facts in English. */

export const factTitles = {
  trackLength: 'Spaces of the lifetime track',
  setupCard: 'Setup card for',
  intoBag: 'into the bag',
  players: 'players',
  stallsFrom: 'Stalls from the front are open from so many players',
  scriptoriumTraining: 'Training in the scriptorium (time)',
  councilTime: 'Time for council steps 1 to 4',
  churchGrain: 'Grain for church steps 2 to 4',
  castle: 'Castle',
  redFlag: 'red flag',
  path: 'Path',
  village: 'village',
  chronicle: 'Open chronicle places for',
  graves: 'Open graves for',
  tray: 'Compartments of Conny’s tray',
  fate: 'Fate tiles lie before compartments',
  clockwise: 'Clockwise order of the action spaces',
}
