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
