/** `dorfplatz start` (also `npm start`): opens the house. */

import { createInterface } from 'node:readline/promises'
import type { Command } from '../command.ts'
import { gameIds } from '../games.ts'
import { play } from './play.ts'

export const start: Command = {
  summary: 'open the house: choose a game and play',
  help: 'Usage: dorfplatz start',
  async run() {
    if (!process.stdin.isTTY) {
      process.stdout.write(`Games: ${gameIds.join(', ')}. Play one with: npm run -s dorfplatz -- play ${gameIds[0]}\n`)
      return 0
    }
    const input = createInterface({ input: process.stdin, output: process.stdout })
    const typed = (await input.question(`Which game? ${gameIds.join(', ')}: `)).trim()
    input.close()
    return (await play.run([typed === '' ? (gameIds[0] ?? '') : typed])) ?? 0
  },
}
