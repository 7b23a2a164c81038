/** An axis: round numbers between the least and the greatest value, a few of them. */

const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500]

/** Ticks that hold all values between the first and the last of them; 0 is always among them. */
export const ticks = (values: readonly number[], most = 5): readonly number[] => ticksFrom([0, 1, ...values], most)

/** The same without 0 where all values are far from it: differences are what is to be seen. */
export function ticksNear(values: readonly number[], most = 5): readonly number[] {
  const min = Math.min(...values)
  return values.length === 0 ? ticks(values, most) : ticksFrom([min + 1, ...values], most)
}

function ticksFrom(values: readonly number[], most: number): readonly number[] {
  const min = Math.min(...values)
  const max = Math.max(...values)
  const count = (step: number) => Math.ceil(max / step) - Math.floor(min / step)
  const step = STEPS.find((s) => count(s) <= most) ?? Math.ceil((max - min) / most)
  const first = Math.floor(min / step)
  return Array.from({ length: count(step) + 1 }, (_, i) => (first + i) * step)
}

/** Every so many rounds are written below an axis, so that the numbers stand apart. */
export function every(rounds: number, most: number): number {
  return Math.max(1, Math.ceil(rounds / most))
}
