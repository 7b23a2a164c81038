/** Which woodcut is on which sheet: what every page shows, what every table shows, and what belongs to the games. */

const SHEETS = {
  house: 'linden market book cards tool moon sun hops plow quill undo arrow up check close person lectern calendar',
  table:
    'home log boardi chat bot time whynot first vp seat1 seat2 seat3 seat4 seat5 lock family travel start harvest sack scroll',
  farms: 'sheep clay field stable sow grain stone bakehouse fieldtile',
  hallertau:
    'barley rye flax jewelry worker boulder carpentry brewhouse coolinghouse manufacture centre crops gate back-gateway back-farmyard back-bonus back-point',
  agricola: 'wood reed vegetable boar cattle food fence room pasture',
  village: 'stone-orange stone-green stone-brown stone-pink stone-any stone-plague wagon monk church council grave',
  // What pictures of Agricola's cards take from the other games: so that no whole sheet comes for one horse.
  dairy: 'hides meat milk wool',
  trades: 'coin horse ox castle well craft',
  inn: 'beer inn inkwell-full inkwell-empty turn',
  port: 'ship captain anchor compass wave island lighthouse chest chest-open cocoa tea seagrave',
  marriage: 'rings bride bread tools bakery shop bliss smuggler die',
  goals: 'goal-gold goal-silver',
  learn: 'point lens bookmark',
  advice: 'hint chart',
  daily: 'medal medal-silver medal-bronze flame ladder eye',
} as const

export type Sheet = keyof typeof SHEETS

const places = new Map<string, Sheet>(
  (Object.keys(SHEETS) as Sheet[]).flatMap((sheet) => SHEETS[sheet].split(' ').map((name) => [name, sheet] as const)),
)

export const sheetOf = (name: string): Sheet | undefined => places.get(name)

/** The names of all woodcuts. */
export const woodcuts = (): readonly string[] => [...places.keys()]
