/** A game's weights as one list of numbers, and back into the file they stand in. */

export type Weights = { readonly [name: string]: number | readonly number[] }

export const flat = (weights: Weights): number[] => Object.values(weights).flat()

/** The weights of the same names with other numbers. */
export function filled<W extends Weights>(like: W, numbers: readonly number[]): W {
  let i = 0
  const next = (): number => numbers[i++] ?? 0
  const entries = Object.entries(like).map(([name, x]) => [name, typeof x === 'number' ? next() : x.map(next)])
  return Object.fromEntries(entries) as W
}

const DIGITS = 2
const short = (x: number): string => String(Number(x.toFixed(DIGITS)) || 0)

/** The source of a file of weights with one constant of it replaced. */
export function rewritten(source: string, constant: string, weights: Weights): string {
  const begin = source.indexOf(`const ${constant}: Weights = {`)
  const end = source.indexOf('\n}\n', begin)
  if (begin < 0 || end < 0) throw new Error(`no weights called ${constant}`)
  const lines = Object.entries(weights).map(([name, x]) =>
    typeof x === 'number' ? `  ${name}: ${short(x)},` : `  ${name}: [${x.map(short).join(', ')}],`,
  )
  return `${source.slice(0, begin)}const ${constant}: Weights = {\n${lines.join('\n')}${source.slice(end)}`
}
