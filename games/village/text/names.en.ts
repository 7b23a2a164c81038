/** Names that rules, boards and sheets share: action spaces, also those of expansions, and the ranks of a solo game. */

export const names = {
  spaces: {
    harvest: 'Grain harvest',
    family: 'Family',
    crafts: 'Crafts',
    market: 'Market',
    travel: 'Travel',
    council: 'Council chamber',
    church: 'Church',
    inn: 'Inn',
    marriage: 'Marriage',
    smuggler: 'Smuggler',
  },
  ranks: {
    apprentice: 'Apprentice',
    journeyman: 'Journeyman',
    master: 'Master',
    grandmaster: 'Grand master',
    genius: 'Genius',
    polymath: 'Polymath',
  },
}
