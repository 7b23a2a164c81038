/** The games a load run may be played with: the real ones. */

import { GAMES } from '@dorfplatz/games'
import { loadGame } from '@dorfplatz/games/load'

export const games = await Promise.all(GAMES.map(loadGame))
