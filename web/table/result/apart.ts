/** Labels that would lie over each other, moved apart. */

/** Heights for labels, as near to where they belong as their neighbours allow. */
export function apart(wanted: readonly number[], least: number, lowest: number): number[] {
  const order = wanted.map((y, i) => ({ y, i })).sort((a, b) => a.y - b.y)
  let last = Number.NEGATIVE_INFINITY
  for (const label of order) {
    label.y = Math.max(label.y, last + least)
    last = label.y
  }
  const over = Math.max(0, last - lowest)
  return order.sort((a, b) => a.i - b.i).map(({ y }) => y - over)
}

/** A number that hangs from a place of a curve: how far to the right in percent, and how far down in pixels. */
interface Hung {
  readonly x: number
  readonly y: number
}

/** Edge of a number, in pixels, and what that is at most of the width of a drawing, in percent. */
const EDGE = 25
const WIDE = 9
/** Where a number may hang below its place, or stand above it, the nearest first: its upper edge, in pixels. */
const HANGING = [18, -42, 44, -68, 70, -94]

/** For each number where its upper edge is, from its place on the curve: none on another, and all within the drawing. */
export function hanging(marks: readonly Hung[], lowest: number): number[] {
  const tops: number[] = []
  for (const [i, { x, y }] of marks.entries()) {
    const isFree = (top: number) =>
      marks.slice(0, i).every((other, j) => {
        const lies = other.y + (tops[j] ?? 0)
        return Math.abs(other.x - x) >= WIDE || Math.abs(lies - (y + top)) >= EDGE
      })
    const fits = (top: number) => y + top >= 0 && y + top + EDGE <= lowest
    const [usual = 0] = HANGING
    tops.push(HANGING.find((top) => fits(top) && isFree(top)) ?? HANGING.find(isFree) ?? usual)
  }
  return tops
}
