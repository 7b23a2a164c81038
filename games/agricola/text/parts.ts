/** Small pieces of sentences: goods with icons, spaces of the farmyard, edges. */

import { type Part, type Sentence, say } from '@dorfplatz/kernel'
import { cellName, columnOf, rowOf, VERTICAL } from '../rules/farm/yard.ts'
import { type Amounts, GOODS, type GoodName } from '../rules/goods.ts'

export type Nouns = { readonly [G in GoodName]: readonly [one: string, many: string] }

export function goodSaid(nouns: Nouns, good: GoodName, n: number): Part {
  return { icon: good, label: nouns[good][n === 1 ? 0 : 1] }
}

/** "3 wood", "2 sheep": one entry for each good there is; the word for nothing where there is none. */
export function amountsSaid(nouns: Nouns, goods: Amounts, nothing: string): readonly Sentence[] {
  const list: Sentence[] = []
  for (const good of GOODS) {
    const n = goods[good] ?? 0
    if (n !== 0) list.push(say(n, goodSaid(nouns, good, n)))
  }
  return list.length === 0 ? [[nothing]] : list
}

interface EdgeWords {
  readonly above: string
  readonly below: string
  readonly left: string
  readonly right: string
}

/** An edge by its neighbour: "above B2", "left of A5". */
function edgeSaid(edge: number, words: EdgeWords): string {
  if (edge >= VERTICAL) {
    const at = edge - VERTICAL
    return columnOf(at) === 5 ? `${words.right} ${cellName(at - 1)}` : `${words.left} ${cellName(at)}`
  }
  return rowOf(edge) === 3 ? `${words.below} ${cellName(edge - 6)}` : `${words.above} ${cellName(edge)}`
}

/** Several edges, by name. */
export function edgesSaid(edges: readonly number[], words: EdgeWords): string {
  return edges.map((e) => edgeSaid(e, words)).join(', ')
}

export const upper = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** A sentence that begins one. */
export function capital([first, ...rest]: Sentence): Sentence {
  return first === undefined ? [] : [typeof first === 'string' ? upper(first) : first, ...rest]
}
