/** What the worked examples do again and again. */

import { edit, give, k, run, runAlone, type Scene, table } from '../scenario.ts'

export function gain(scene: Scene, goods: { readonly [good: string]: number }): void {
  run(scene, { op: 'effects', seat: 0, list: [{ do: 'gain', goods }], at: 0, source: '', atomic: true })
}

export function reapAll(scene: Scene): void {
  edit(scene, (s) => {
    s.phase = 7
  })
  runAlone(scene, { op: 'reap', seat: 0 })
}

/** Seat 0 is asked for its advancements. */
export function progress(given: Parameters<typeof give>[2]): Scene {
  const scene = table(2, 1)
  give(scene, 0, { ...given, phase: 9 })
  runAlone(scene, { op: 'progressNext', seat: 0 })
  return scene
}

export const points = (scene: Scene) => k.game.result(scene.m).scores[0]
