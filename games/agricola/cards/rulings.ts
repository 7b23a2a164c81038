/** Cards that need a ruling found neither in the rulebook nor in what is public about them; the decision is in text/rulings.*. */

export const RULED = [88, 216, 234, 239, 251, 255, 266, 274, 275, 301, 304] as const

export type Ruled = (typeof RULED)[number]
