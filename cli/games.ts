/** The games that can be played. Each is loaded when asked for. */

import type { Options, Setup } from '@dorfplatz/kernel'
import {
  type Frame,
  type Game,
  type GameKernel,
  isSeed,
  type Json,
  kernel,
  kernelRefusal,
  type Lang,
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
  if (load === undefined) throw new Problem(`Unknown game “${id}”. Choose one of: ${gameIds.join(', ')}.`, 2)
  return (await load()) as AnyGame
}

/** A heading of a game's quick reference, and what stands below it. */
export interface QuickSection {
  readonly title: string
  readonly lines: readonly string[]
}

/** Which games have a quick reference, and in which module. */
const modules: {
  readonly [id: string]: () => Promise<{ readonly quick: { readonly [L in Lang]: readonly QuickSection[] } }>
} = {
  hallertau: () => import('@dorfplatz/hallertau'),
  agricola: () => import('@dorfplatz/agricola'),
  village: () => import('@dorfplatz/village'),
}

export async function loadQuick(id: string, lang: Lang): Promise<readonly QuickSection[]> {
  return (await modules[id]?.())?.quick[lang] ?? []
}

export async function loadKernel(id: string | undefined): Promise<GameKernel<unknown, Json>> {
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
export function setupProblem(k: GameKernel<unknown, Json>, setup: Setup): void {
  const refusal = k.checkSetup(setup)
  if (refusal !== null) throw new Problem(plain(kernelRefusal('en', refusal) ?? k.game.text.en.refusal(refusal)), 2)
}

/** A possible setup, or a problem. Words become a seed; 64 hexadecimal digits are one. */
export function checked(k: GameKernel<unknown, Json>, seats: number, options: Options, seed: string): Setup {
  const setup: Setup = { game: k.game.id, seats, options, seed: isSeed(seed) ? seed : seedFrom(seed) }
  setupProblem(k, setup)
  return setup
}
