/** Action spaces that cards name together, by key; behind a `#` stands one of a space's alternatives. */

export const PLOW_SPACES: readonly string[] = ['plow_field', 'plow_sow']
export const ROOM_SPACES: readonly string[] = ['build_rooms_stables', 'p5_room_or_traveling_players#room']
export const GROWTH_SPACES: readonly string[] = [
  'family_growth_minor',
  'family_growth_no_room',
  'p5_occupation_or_growth#growth',
]
/** Traveling players: a card of its own with four players, one of two choices with five (A-OCCARD-G11). */
export const PLAYERS: readonly string[] = ['p4_traveling_players', 'p5_room_or_traveling_players#players']
