/** `dorfplatz start` (also `npm start`): opens the house. */

import { type Command, read } from '../command.ts'
import { play } from './play.ts'

export const start: Command = {
  summary: 'open the house: choose a game and play',
  help: 'Usage: dorfplatz start',
  run(argv) {
    read(argv, {}, 0)
    return play.run([])
  },
}
