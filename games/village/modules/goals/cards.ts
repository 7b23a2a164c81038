/** The life goals: 9 silver and 10 gold cards, each as data: what has to be shown, and for which combinations (VG-01). */

import { type Fact, fact } from '../../cards/fact.ts'

/** Pieces a family can own; some come with expansions. */
export const PIECES = [
  'coin',
  'grain',
  'orange',
  'green',
  'brown',
  'pink',
  'scroll',
  'horse',
  'ox',
  'plow',
  'wagon',
  'beer',
  'tool',
  'cocoa',
  'tea',
  'chest',
] as const
export type Piece = (typeof PIECES)[number]

/** Where members stand, as goals ask for it. */
export type Spot =
  | 'farm'
  | 'castle6'
  | 'church'
  | 'church1'
  | 'church2'
  | 'church3'
  | 'council4'
  | 'craft'
  | 'ceremony'
  | 'bliss'
  | 'house'
  | 'lighthouse'

/** One requirement: how many of what. Measured, said and drawn from the same value. */
export type Need = (
  | { readonly what: 'piece'; readonly of: Piece }
  | { readonly what: 'member'; readonly at: Spot }
  /** A member that counts for at least this number. */
  | { readonly what: 'generation'; readonly at: Spot; readonly number: number }
  | { readonly what: 'customers' }
  | { readonly what: 'sections' }
  | { readonly what: 'marker' }
  | { readonly what: 'persons' }
) & { readonly n: number }

export type GoalDeck = 'silver' | 'gold'

export interface Goal {
  readonly id: string
  readonly rule: `VG-${number}`
  readonly deck: GoalDeck
  /** Only with this expansion, or only without it (VG-03). */
  readonly mark?: 'inn' | 'port' | 'marriage'
  readonly without?: 'port'
  readonly needs: Fact<readonly Need[]>
}

/** Every silver goal is worth as much as every other, and so is every gold goal (VG-11). */
export const POINTS: { readonly [deck in GoalDeck]: Fact<number> } = {
  silver: fact(5, 'public', 'high'),
  gold: fact(8, 'public', 'high'),
}

const pieces = (of: { readonly [piece in Piece]?: number }): Need[] =>
  Object.entries(of).map(([piece, n]) => ({ what: 'piece', of: piece as Piece, n }))
const member = (at: Spot, n = 1): Need => ({ what: 'member', at, n })

const silver = (
  id: string,
  rule: Goal['rule'],
  of: { readonly [piece in Piece]?: number },
  origin: 'public' | 'reconstructed' = 'reconstructed',
  mark?: Goal['mark'],
): Goal => ({
  id,
  rule,
  deck: 'silver',
  ...(mark === undefined ? {} : { mark }),
  needs: fact(pieces(of), origin, origin === 'public' ? 'high' : 'low'),
})

const gold = (
  id: string,
  rule: Goal['rule'],
  needs: readonly Need[],
  only: Pick<Goal, 'mark' | 'without'> = {},
): Goal => ({ id, rule, deck: 'gold', ...only, needs: fact(needs, 'rulebook', 'high') })

/** In the order of their rules; a goal's number is its place in this list. */
export const GOALS: readonly Goal[] = [
  silver('aristokratin', 'VG-20', { coin: 7 }, 'public'),
  silver('bauer', 'VG-21', { grain: 5, ox: 1, plow: 1 }),
  silver('bierbrauer', 'VG-22', { beer: 4, grain: 3 }, 'reconstructed', 'inn'),
  silver('buettel', 'VG-23', { horse: 1, scroll: 1, green: 3 }),
  silver('entdecker', 'VG-24', { cocoa: 1, tea: 1, chest: 1 }, 'reconstructed', 'port'),
  silver('handwerker', 'VG-25', { tool: 3, plow: 1, wagon: 1 }, 'reconstructed', 'marriage'),
  silver('kutscher', 'VG-26', { horse: 2, wagon: 2 }, 'public'),
  silver('ritter', 'VG-27', { horse: 2, brown: 2, orange: 2 }),
  silver('schriftsteller', 'VG-28', { scroll: 3, orange: 1, green: 1, brown: 1, pink: 1 }, 'public'),
  gold('gouvernante', 'VG-30', [member('ceremony'), member('house'), member('bliss'), member('farm')], {
    mark: 'marriage',
  }),
  gold('handelsreisender', 'VG-31', [member('castle6'), { what: 'customers', n: 2 }], { without: 'port' }),
  gold('haendler', 'VG-32', [{ what: 'customers', n: 6 }]),
  gold('heiliger', 'VG-33', [member('church1'), member('church2'), member('church3')]),
  gold('historiker', 'VG-34', [{ what: 'sections', n: 4 }]),
  gold('leuchtturmwaerter', 'VG-35', [member('lighthouse', 2)], { mark: 'port' }),
  gold('meister', 'VG-36', [member('craft', 4)]),
  gold('messdiener', 'VG-37', [{ what: 'generation', at: 'church', number: 4, n: 1 }]),
  gold('sekretaer', 'VG-38', [member('council4'), { what: 'marker', n: 1 }]),
  gold('wirtin', 'VG-39', [{ what: 'persons', n: 4 }], { mark: 'inn' }),
]

export function goalNumber(id: string): number {
  return GOALS.findIndex((goal) => goal.id === id)
}

/** Every value of the goals that an owner of the box may correct. */
export const goalFacts = {
  points: POINTS,
  needs: Object.fromEntries(GOALS.map(({ id, needs }) => [id, needs])),
} as const
