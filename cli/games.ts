/** The games that can be played. Each is loaded when asked for. */

import { GAMES, type GameId } from '@dorfplatz/games'
import { loadGame as load } from '@dorfplatz/games/load'
import type { Options, Setup } from '@dorfplatz/kernel'
import {
  type Game,
  type GameKernel,
  isSeed,
  type Json,
  kernel,
  kernelRefusal,
  seedFrom,
  toText,
} from '@dorfplatz/kernel'
import { Problem } from './problem.ts'

const isGame = (id: string): id is GameId => GAMES.some((known) => known === id)

/** A game by what somebody typed. */
export function gameNamed(id: string | undefined): GameId {
  if (id === undefined) throw new Problem(`Which game? One of: ${GAMES.join(', ')}.`, 2)
  if (!isGame(id)) throw new Problem(`Unknown game “${id}”. Choose one of: ${GAMES.join(', ')}.`, 2)
  return id
}

export async function loadGame(id: string | undefined): Promise<Game> {
  return load(gameNamed(id))
}

export async function loadKernel(id: string | undefined): Promise<GameKernel<unknown, Json>> {
  return kernel(await loadGame(id))
}

/** Every game that can be loaded; one that cannot does not hide the others. */
export async function allGames(): Promise<{ readonly loaded: readonly Game[]; readonly failed: readonly string[] }> {
  const loaded: Game[] = []
  const failed: string[] = []
  for (const id of GAMES) {
    try {
      loaded.push(await loadGame(id))
    } catch (error) {
      failed.push(`${id} cannot be loaded: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  return { loaded, failed }
}

/** Throws a problem in plain words where a setup is impossible. */
export function setupProblem(k: GameKernel<unknown, Json>, setup: Setup): void {
  const refusal = k.checkSetup(setup)
  if (refusal !== null) throw new Problem(toText(kernelRefusal('en', refusal) ?? k.game.text.en.refusal(refusal)), 2)
}

/** A possible setup, or a problem. Words become a seed; 64 hexadecimal digits are one. */
export function checked(k: GameKernel<unknown, Json>, seats: number, options: Options, seed: string): Setup {
  const setup: Setup = { game: k.game.id, seats, options, seed: isSeed(seed) ? seed : seedFrom(seed) }
  setupProblem(k, setup)
  return setup
}
