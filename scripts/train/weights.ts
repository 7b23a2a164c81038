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

/** The command that gives the same again: what it was told, less what makes no difference to what it finds. */
export function commandOf(
  script: string,
  positionals: readonly string[],
  values: { readonly [option: string]: string | undefined },
  different: readonly string[] = [],
): string {
  const told = Object.entries(values).flatMap(([option, value]) =>
    value === undefined || different.includes(option) ? [] : [`--${option}`, /\s/.test(value) ? `'${value}'` : value],
  )
  return ['npm run', script, ...positionals, ...(told.length > 0 ? ['--', ...told] : [])].join(' ')
}

/** What stands in front of a constant: its comment, with a new last sentence about where its numbers come from. */
export function commented(before: string, command: string): string {
  const found = `Found by \`${command}\`.`
  const comment = /\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n$/.exec(before)
  if (comment === null) return `${before}/** ${found} */\n`
  const said = comment[0]
    .slice(3, -3)
    .split('\n')
    .map((line) => line.replace(/^ \*/, '').trim())
    .filter((line) => line !== '')
  const first = said.findIndex((line) => line.startsWith('Found by'))
  const lines = [...(first < 0 ? said : said.slice(0, first)), found]
  return `${before.slice(0, comment.index)}/**\n${lines.map((line) => ` * ${line}\n`).join('')} */\n`
}

/**
 * The source of a file of weights with one constant of it replaced, and the command by which it was found in its comment. A
 * constant that was another's so far gets numbers of its own.
 */
export function rewritten(source: string, constant: string, weights: Weights, command: string): string {
  const found = new RegExp(`export const ${constant}: Weights = (?:\\{[\\s\\S]*?\\n\\}|\\w+)\\n`).exec(source)
  if (found === null) throw new Error(`no weights called ${constant}`)
  const lines = Object.entries(weights).map(([name, x]) =>
    typeof x === 'number' ? `  ${name}: ${short(x)},\n` : `  ${name}: [${x.map(short).join(', ')}],\n`,
  )
  const before = commented(source.slice(0, found.index), command)
  const after = source.slice(found.index + found[0].length)
  return `${before}export const ${constant}: Weights = {\n${lines.join('')}}\n${after}`
}
