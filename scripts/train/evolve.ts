/**
 * Finds better numbers by trying neighbours of them: a separable natural evolution strategy (Schaul, Glasmachers,
 * Schmidhuber 2011). Each generation tries pairs on both sides of the middle, and moves the middle towards the better half.
 */

import type { Random } from '@dorfplatz/kernel'

export interface Evolution {
  /** Numbers tried in a generation; even. */
  readonly population: number
  readonly generations: number
  readonly random: Random
  /** How good numbers are; all of a generation are judged by the same games. */
  fitness(numbers: readonly number[], generation: number): number
  /** Told after each generation. */
  told?(middle: readonly number[], generation: number, best: number): void
}

const FINE = 2 ** 30

/** A number from the standard normal distribution. */
export function normal(random: Random): number {
  const u = (random(FINE) + 1) / FINE
  return Math.sqrt(-2 * Math.log(u)) * Math.cos((2 * Math.PI * random(FINE)) / FINE)
}

/** How far around a number neighbours are tried at first. */
const reach = (x: number): number => 0.2 * Math.abs(x) + 0.04

/** What each rank counts for: the better half pulls, the worse half pushes; they add up to nothing. */
export function pulls(n: number): number[] {
  const raw = Array.from({ length: n }, (_, rank) => Math.max(0, Math.log(n / 2 + 1) - Math.log(rank + 1)))
  const all = raw.reduce((sum, x) => sum + x, 0)
  return raw.map((x) => x / all - 1 / n)
}

export function evolve(
  start: readonly number[],
  { population, generations, random, fitness, told }: Evolution,
): number[] {
  let middle = [...start]
  let width = start.map(reach)
  const pull = pulls(population)
  const learning = (3 + Math.log(start.length)) / (10 * Math.sqrt(start.length))
  for (let generation = 0; generation < generations; generation++) {
    const steps: number[][] = []
    for (let i = 0; i < population / 2; i++) {
      const step = middle.map(() => normal(random))
      steps.push(
        step,
        step.map((x) => -x),
      )
    }
    const ranked = steps
      .map((step) => {
        const numbers = middle.map((x, i) => x + (width[i] as number) * (step[i] as number))
        return { step, good: fitness(numbers, generation) }
      })
      .sort((a, b) => b.good - a.good)
    const towards = (f: (x: number) => number, i: number): number =>
      ranked.reduce((sum, { step }, rank) => sum + (pull[rank] as number) * f(step[i] as number), 0)
    const moved = middle.map((x, i) => x + (width[i] as number) * towards((s) => s, i))
    width = width.map((x, i) => x * Math.exp(learning * towards((s) => s * s - 1, i)))
    middle = moved
    told?.(middle, generation, ranked[0]?.good ?? 0)
  }
  return middle
}
