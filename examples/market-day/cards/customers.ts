/** Facts of the game: goods, customers, how long a day is. Rules, texts and tests read them from here. */

export const GOODS = ['vegetable', 'milk', 'wool'] as const
export type Good = (typeof GOODS)[number]

/** Turns of each seat. */
export const TURNS = 8
/** How many of one good a turn brings. */
export const TAKEN = 2
/** Customers that wait at the stalls at the same time. */
export const WAITING = 3
/** What a player alone should earn. */
export const GOAL = 12

export interface Customer {
  readonly id: string
  /** Wanted goods, in the order of GOODS. */
  readonly wants: readonly [vegetable: number, milk: number, wool: number]
  readonly coins: number
}

const list: readonly (readonly [vegetable: number, milk: number, wool: number, coins: number])[] = [
  [2, 0, 0, 2],
  [0, 2, 0, 2],
  [0, 0, 2, 2],
  [1, 1, 0, 2],
  [0, 1, 1, 2],
  [1, 0, 1, 2],
  [1, 1, 1, 4],
  [3, 0, 0, 3],
  [0, 3, 0, 3],
  [0, 0, 3, 3],
  [2, 1, 0, 4],
  [0, 2, 1, 4],
  [1, 0, 2, 4],
  [2, 2, 0, 5],
  [0, 2, 2, 5],
  [2, 0, 2, 5],
  [2, 1, 1, 6],
  [1, 2, 1, 6],
]

export const CUSTOMERS: readonly Customer[] = list.map(([vegetable, milk, wool, coins], i) => ({
  id: `c${String(i + 1).padStart(2, '0')}`,
  wants: [vegetable, milk, wool],
  coins,
}))
