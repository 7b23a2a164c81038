/** All sub-commands by name. */

import type { Command } from '../command.ts'
import { bench } from './bench.ts'
import { cards } from './cards.ts'
import { games } from './games.ts'
import { play } from './play.ts'
import { replay } from './replay.ts'
import { rules } from './rules.ts'
import { simulate } from './simulate.ts'
import { start } from './start.ts'

export const commands: { readonly [name: string]: Command } = {
  start,
  games,
  play,
  simulate,
  replay,
  cards,
  rules,
  bench,
}
