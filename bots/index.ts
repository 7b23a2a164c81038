/** Players made of code. A bot gets a match it could be in (`imagine`), never the real one. */

import { greedy } from './greedy.ts'
import { random } from './random.ts'
import type { Bot } from './types.ts'

export { answerOf, USUAL_VISITS, visits, within } from './situation.ts'
export type { Bot, Budget, Considered, Situation, Thought } from './types.ts'

/** All bots by name, weakest first. */
export const bots: { readonly [name: string]: Bot } = { random, greedy }
