/** Small lists, as questions build them many times a second. */

/** The one entry of a list that has no other; undefined where there are none or several. */
export function onlyOf<T>(list: readonly T[]): T | undefined {
  return list.length === 1 ? list[0] : undefined
}

/** For sorting numbers. */
export const ascending = (a: number, b: number): number => a - b

/** Puts a number into its place of an ascending list that does not hold it yet. */
export function insertOnce(list: number[], value: number): void {
  let to = list.length
  while (to > 0) {
    const before = list[to - 1] as number
    if (before === value) return
    if (before < value) break
    to--
  }
  list.push(value)
  for (let i = list.length - 1; i > to; i--) list[i] = list[i - 1] as number
  list[to] = value
}
