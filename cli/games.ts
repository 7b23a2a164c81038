/** The games this house knows. Each is loaded when asked for. */

import type { Options, Setup } from '@dorfplatz/kernel'
import {
  type Frame,
  type Game,
  isSeed,
  type Json,
  type Kernel,
  kernel,
  kernelRefusal,
  plain,
  seedFrom,
} from '@dorfplatz/kernel'
import { Problem } from './problem.ts'

export type AnyGame = Game<unknown, Frame, Json>

/** State and frames of a game are its own affair: rooms above only hand them back to it. */
const loaders: { readonly [id: string]: () => Promise<unknown> } = {
  hallertau: async () => (await import('@dorfplatz/hallertau')).hallertau,
  agricola: async () => (await import('@dorfplatz/agricola')).agricola,
  village: async () => (await import('@dorfplatz/village')).village,
}

const gameIds: readonly string[] = Object.keys(loaders)

export async function loadGame(id: string | undefined): Promise<AnyGame> {
  if (id === undefined) throw new Problem(`Which game? One of: ${gameIds.join(', ')}.`, 2)
  const load = Object.hasOwn(loaders, id) ? loaders[id] : undefined
  if (load === undefined) throw new Problem(`There is no game “${id}”. There are: ${gameIds.join(', ')}.`, 2)
  return (await load()) as AnyGame
}

export async function loadKernel(id: string | undefined): Promise<Kernel<unknown, Json>> {
  return kernel(await loadGame(id))
}

/** Every game that can be loaded; one that cannot does not hide the others. */
export async function allGames(): Promise<{ readonly loaded: readonly AnyGame[]; readonly failed: readonly string[] }> {
  const loaded: AnyGame[] = []
  const failed: string[] = []
  for (const id of gameIds) {
    try {
      loaded.push(await loadGame(id))
    } catch (error) {
      failed.push(`${id} cannot be loaded: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  return { loaded, failed }
}

/** Throws a problem in plain words where a setup is impossible. */
export function setupProblem(k: Kernel<unknown, Json>, setup: Setup): void {
  const refusal = k.checkSetup(setup)
  if (refusal !== null) throw new Problem(plain(kernelRefusal('en', refusal) ?? k.game.text.en.refusal(refusal)), 2)
}

/** A possible setup, or a problem. Words become a seed; 64 hexadecimal digits are one. */
export function checked(k: Kernel<unknown, Json>, seats: number, options: Options, seed: string): Setup {
  const setup: Setup = { game: k.game.id, seats, options, seed: isSeed(seed) ? seed : seedFrom(seed) }
  setupProblem(k, setup)
  return setup
}
