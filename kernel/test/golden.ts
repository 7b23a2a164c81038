/**
 * Golden playthroughs: a whole game kept as prose (`name.txt`) and as fingerprints (`name.prints`). Prose may be written
 * anew whenever wording changes. Fingerprints belong to a rules version: they change only when that is raised.
 */

import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'
import { playthrough } from '../conformance/index.ts'
import type { GameKernel, Setup } from '../index.ts'

/** `npm run goldens` writes what may be written. */
const WRITES = process.env.GOLDENS === 'write'

/** Plays by chance and compares with the files at `base`; where they may be written, writes them. */
export async function expectGolden<S, V>(
  k: GameKernel<S, V>,
  setup: Omit<Setup, 'seed'>,
  words: string,
  base: URL,
): Promise<void> {
  const { story, fingerprints } = playthrough(k, setup, words)
  const path = fileURLToPath(base)
  expect(keepFingerprints(`${path}.prints`, k.game.version, fingerprints, WRITES)).toBeNull()
  await expect(story).toMatchFileSnapshot(`${path}.txt`)
}

/** Compares fingerprints with those kept for this rules version; what is wrong, or null. */
export function keepFingerprints(
  path: string,
  rules: string,
  fingerprints: readonly string[],
  write: boolean,
): string | null {
  const kept = existsSync(path) ? readFileSync(path, 'utf8').trimEnd().split('\n') : []
  const now = [`rules ${rules}`, ...fingerprints]
  if (kept.join() === now.join()) return null
  if (kept[0] === now[0]) {
    const at = now.findIndex((line, i) => line !== kept[i])
    return `The game goes another way (kept: ${kept[at]}, now: ${now[at]}), but its rules version is still ${rules}: raise it, then run npm run goldens.`
  }
  if (!write) return `Rules version ${rules} has no fingerprints yet: run npm run goldens.`
  writeFileSync(path, `${now.join('\n')}\n`)
  return null
}
