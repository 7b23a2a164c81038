/** Names that Inn brings, in English. */

export const words = {
  places: {
    inn: 'in the inn',
    brewery: 'at the brewery',
    'chronicle-beside': 'beside the chronicle',
  },
}
