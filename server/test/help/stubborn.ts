/** A game that thinks forever, eats all memory or ends its thread when a thread asks for its choices. */

import { isMainThread } from 'node:worker_threads'
import type { Game } from '@dorfplatz/kernel'
import { lanterns } from './lanterns.ts'

const hog: number[][] = []

function misbehave(how: string): readonly string[] {
  if (isMainThread) return ['draw', 'shuffle']
  if (how === 'memory') for (;;) hog.push(Array.from({ length: 100_000 }, (_, i) => i))
  if (how === 'exit') process.exit()
  if (how === 'throw') throw new Error('no idea')
  for (;;);
}

const stubborn = (how: string): Game =>
  ({
    ...lanterns,
    id: how,
    ops: { ...lanterns.ops, lay: { ...lanterns.ops.lay, choices: () => misbehave(how) } },
  }) as Game

export const games: readonly Game[] = [lanterns as Game, ...['time', 'memory', 'throw', 'exit'].map(stubborn)]
export const gamesUrl = import.meta.url
