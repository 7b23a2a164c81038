/** Worths of cards, written into the file they stand in. */

import { commented } from './weights.ts'

export type Worths = { readonly [card: number]: number }

const DIGITS = 1
const short = (x: number): string => String(Number(x.toFixed(DIGITS)) || 0)

/** The source of a file of worths with one constant of it replaced; each line says the card's name. */
export function rewritten(
  source: string,
  constant: string,
  worths: Worths,
  names: ReadonlyMap<number, string>,
  command: string,
): string {
  const head = `export const ${constant}: Worths = {`
  const begin = source.indexOf(head)
  const end = source.indexOf('}\n', begin)
  if (begin < 0 || end < 0) throw new Error(`no worths called ${constant}`)
  const lines = Object.entries(worths).map(
    ([no, worth]) => `  ${no}: ${short(worth)}, // ${names.get(Number(no)) ?? ''}\n`,
  )
  return `${commented(source.slice(0, begin), command)}${head}\n${lines.join('')}${source.slice(end)}`
}
