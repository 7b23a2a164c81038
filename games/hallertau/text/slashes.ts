/** Rows of a card that say nearly the same, written as one: "gain 0/1/2 tools", "gain 1 meat / tool / sheep". */

import { type Part, type Sentence, say } from '@dorfplatz/kernel'

const same = (a: Part | undefined, b: Part | undefined): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Sentences that differ only in their numbers, with slashes; null when they differ in more than that. */
export function slashed(rows: readonly Sentence[]): Sentence | null {
  const [first, ...others] = rows
  if (first === undefined || others.some((row) => row.length !== first.length)) return null
  const parts: Part[] = []
  for (const [i, part] of first.entries()) {
    const column = rows.map((row) => row[i])
    const numbers = column.flatMap((own) => (typeof own === 'object' && 'n' in own ? [own.n] : []))
    if (column.every((own) => same(own, part))) parts.push(part)
    else if (numbers.length === rows.length) parts.push(numbers.join('/'))
    else return null
  }
  return say(...parts)
}

/** Words one by one, each with the space that follows it; drawings and numbers as they are. */
const pieces = (sentence: Sentence): Part[] =>
  sentence.flatMap((part): Part[] => (typeof part === 'string' ? (part.match(/\s*\S+\s*|\s+/g) ?? []) : [part]))

/** Sentences one after the other; what they begin with alike is said once. */
export function listed(rows: readonly Sentence[]): Sentence {
  const split = rows.map(pieces)
  const [first = []] = split
  let alike = 0
  while (alike < first.length && split.every((row) => same(row[alike], first[alike]))) alike++
  // A number belongs to its noun: "2 tools / 3 sheep", not "2 tools / sheep", unless the number is the same, too.
  return say(
    ...first.slice(0, alike),
    ...split.flatMap((row, i) => {
      const rest = row.slice(alike)
      const [head] = rest
      const lead = typeof head === 'string' ? head.trimStart() : undefined
      return i === 0 ? rest : [' / ', ...(lead === undefined ? rest : [lead, ...rest.slice(1)])]
    }),
  )
}
