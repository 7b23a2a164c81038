/** Linear regression that draws its numbers towards zero: whoever was seen seldom is believed little. */

/** A row of the table: which features it has and how much of each. */
export type Row = readonly (readonly [feature: number, amount: number])[]

export interface Ridge {
  add(row: Row, target: number): void
  /** The numbers that fit best; each feature is held back by its `pull`. */
  solve(pull: (feature: number) => number): number[]
}

/** Sums up rows as they come, so that none has to be kept. */
export function ridge(features: number): Ridge {
  const products = Array.from({ length: features }, () => new Float64Array(features))
  const targets = new Float64Array(features)
  return {
    add(row, target) {
      for (const [i, x] of row) {
        const line = products[i] as Float64Array
        for (const [j, y] of row) line[j] = (line[j] as number) + x * y
        targets[i] = (targets[i] as number) + x * target
      }
    },
    solve(pull) {
      const held = products.map((line, i) => Float64Array.from(line, (x, j) => (i === j ? x + pull(i) : x)))
      return solved(held, Float64Array.from(targets))
    },
  }
}

/** Solves a symmetric positive definite system by Cholesky's decomposition, in place. */
function solved(a: Float64Array[], b: Float64Array): number[] {
  const n = b.length
  const at = (i: number, j: number): number => (a[i] as Float64Array)[j] as number
  for (let j = 0; j < n; j++) {
    for (let i = j; i < n; i++) {
      let sum = at(i, j)
      for (let k = 0; k < j; k++) sum -= at(i, k) * at(j, k)
      ;(a[i] as Float64Array)[j] = i === j ? Math.sqrt(sum) : sum / at(j, j)
    }
  }
  for (let i = 0; i < n; i++) {
    let sum = b[i] as number
    for (let k = 0; k < i; k++) sum -= at(i, k) * (b[k] as number)
    b[i] = sum / at(i, i)
  }
  for (let i = n - 1; i >= 0; i--) {
    let sum = b[i] as number
    for (let k = i + 1; k < n; k++) sum -= at(k, i) * (b[k] as number)
    b[i] = sum / at(i, i)
  }
  return [...b]
}
