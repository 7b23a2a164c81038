/** Tables at which seat 0 holds one card: where rulings on single cards are tried. */

import { anytime, clearBoard, type Given, give, type Scene, table } from './scenario.ts'

/** Seat 0 holds the card while seat 1 is to act on an empty board. */
export function holding(card: number, given: Given = {}): Scene {
  const scene = table(2, 1)
  clearBoard(scene)
  give(scene, 0, { ...given, hand: [card, ...(given.hand ?? [])] })
  return scene
}
/** Seat 0 is to act itself. */
export function acting(card: number, given: Given = {}): Scene {
  const scene = table(2, 0)
  clearBoard(scene)
  give(scene, 0, { workers: 6, ...given, hand: [card, ...(given.hand ?? [])] })
  return scene
}
/** The options of seat 0's cards that are open now. */
export const plays = (scene: Scene): readonly number[] =>
  anytime(scene, 0).flatMap((choice) => ('play' in choice ? [choice.option ?? 0] : []))
