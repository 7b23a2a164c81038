/** Small pieces of sentences: goods with icons, spaces of the farmyard, edges. */

import { type Json, type Part, type Sentence, say } from '@dorfplatz/kernel'
import { columnOf, rowOf, VERTICAL } from '../rules/farm.ts'
import { GOODS, type GoodName } from '../rules/goods.ts'

export type Nouns = { readonly [G in GoodName]: readonly [one: string, many: string] }

export function goodSaid(nouns: Nouns, good: GoodName, n: number): Part {
  return { icon: good, label: nouns[good][n === 1 ? 0 : 1] }
}

/** "3 wood", "2 sheep": one entry for each good there is; the word for nothing where there is none. */
export function amountsSaid(
  nouns: Nouns,
  goods: { readonly [good: string]: number },
  nothing: string,
): readonly Sentence[] {
  const list: Sentence[] = []
  for (const good of GOODS) {
    const n = goods[good] ?? 0
    if (n !== 0) list.push(say(n, goodSaid(nouns, good, n)))
  }
  return list.length === 0 ? [[nothing]] : list
}

/** Amounts given as ten numbers. */
export function named(list: readonly number[]): { [good: string]: number } {
  return Object.fromEntries(GOODS.map((good, i) => [good, list[i] ?? 0]))
}

/** A space of the farmyard: rows A to C, columns 1 to 5. */
export function cellName(cell: number): string {
  return `${'ABC'[rowOf(cell)] ?? '?'}${columnOf(cell) + 1}`
}

interface EdgeWords {
  readonly above: string
  readonly below: string
  readonly left: string
  readonly right: string
}

/** An edge by its neighbour: "above B2", "left of A5". */
export function edgeName(edge: number, words: EdgeWords): string {
  if (edge >= VERTICAL) {
    const at = edge - VERTICAL
    return columnOf(at) === 5 ? `${words.right} ${cellName(at - 1)}` : `${words.left} ${cellName(at)}`
  }
  return rowOf(edge) === 3 ? `${words.below} ${cellName(edge - 6)}` : `${words.above} ${cellName(edge)}`
}

/** What events and refusals carry, as goods by name and as plain numbers. */
export const record = (value: Json | undefined): { readonly [good: string]: number } =>
  (value ?? {}) as { readonly [good: string]: number }
export const numbers = (value: Json | undefined): readonly number[] => (value ?? []) as readonly number[]

/** Several edges, by name. */
export function edgesSaid(edges: readonly number[], words: EdgeWords): string {
  return edges.map((e) => edgeName(e, words)).join(', ')
}
