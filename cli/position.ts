/** Positions on disk: somebody wrote down how a table stands, in a bug report or by hand. */

import { existsSync, readFileSync } from 'node:fs'
import { beginAt, type GameKernel, type Journal, type Json, PositionError, readSetup } from '@dorfplatz/kernel'
import { loadKernel } from './games.ts'
import { Problem } from './problem.ts'

/** The text of a position, where the file holds one: a position names its game in a line of its own. */
export function positionIn(file: string): string | null {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '{}'
  return /^game\b/m.test(text) && !/^\s*\{/.test(text) ? text : null
}

/** The table that begins there. */
export async function atPosition(
  text: string,
): Promise<{ readonly k: GameKernel<unknown, Json>; readonly journal: Journal<unknown> }> {
  try {
    const k = await loadKernel(readSetup(text).game)
    return { k, journal: beginAt(k, text) }
  } catch (error) {
    if (!(error instanceof PositionError)) throw error
    throw new Problem(error.message)
  }
}
