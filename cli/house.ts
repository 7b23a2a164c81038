/** All games of the house, loaded at once: what the server and its bots' threads import. */

import { allGames } from './games.ts'
import { Problem } from './problem.ts'

const { loaded, failed } = await allGames()
if (failed.length > 0) throw new Problem(failed.join('; '))

export const games = loaded
