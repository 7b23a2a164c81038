/** Players made of code. A bot gets a match it could be in (`imagine`), never the real one. */

import { greedy } from './greedy.ts'
import { random } from './random.ts'
import { deep, search } from './search.ts'
import type { Bot } from './types.ts'

export { adviceWithin, advise, adviseAt, type Hint } from './advice.ts'
export {
  type Analysis,
  analyse,
  type Costly,
  type Outlook,
  type Praised,
  THOROUGH,
  type Thoroughness,
} from './analysis.ts'
export { figuresOf, LEVELS, type Level } from './levels.ts'
export { ALONE, type Alone, AMONG, type Among, DUELS, type Duel } from './measured.ts'
export { botName } from './names.ts'
export { quickMatch } from './playout.ts'
export type { Count, Reason } from './reasons.ts'
export { momentsOf, roundAt, roundIn, roundStarts } from './rounds.ts'
export { answerOf, ownBudget, USUAL_VISITS, visits, within } from './situation.ts'
export { type Names, promiseOf, reasonFor } from './tell.ts'
export type { Bot, Budget, Considered, Situation, Thought } from './types.ts'

/** All bots by name, weakest first. */
export const bots: { readonly [name: string]: Bot } = { random, greedy, search, deep }
