/** The games for end-to-end runs; also loaded by the bots' threads. */

import { GAMES } from '@dorfplatz/games'
import { loadGame } from '@dorfplatz/games/load'

export const games = await Promise.all(GAMES.map(loadGame))
