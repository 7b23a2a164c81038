/** How much of the table to print before a question: all of it when a turn begins, else only what has changed. */

export interface Picture {
  readonly lines: readonly string[]
  /** The kind of question before which the whole table was printed last, and its first line then. */
  readonly kind: string
  readonly head: string
  /** Questions since then. */
  readonly since: number
}

/** After so many small questions the whole table is welcome again. */
const LONG_AGO = 12

export interface Glance {
  readonly picture: Picture
  readonly whole: boolean
  readonly print: readonly string[]
}

/**
 * With `afresh`, nothing of what was printed before is on the screen any more. Where the table does not fit the screen
 * (`fits`), a turn brings all of it only when its first line is new, as with a new round.
 */
export function glance(
  last: Picture | null,
  lines: readonly string[],
  kind: string,
  { afresh = false, fits = true }: { readonly afresh?: boolean; readonly fits?: boolean } = {},
): Glance {
  const head = lines[0] ?? ''
  if (last !== null && afresh) return { picture: { lines, kind: last.kind, head, since: 0 }, whole: true, print: lines }
  const changed = last === null ? lines : changes(last.lines, lines)
  const again = last?.kind === kind && (fits || last.head !== head)
  const whole = last === null || again || last.since >= LONG_AGO || changed.length > lines.length / 2
  if (whole) return { picture: { lines, kind, head, since: 0 }, whole, print: lines }
  return { picture: { ...last, lines, since: last.since + 1 }, whole, print: changed }
}

const indent = (line: string): number => line.length - line.trimStart().length

/** New lines; an indented one brings the lines it belongs to. */
function changes(before: readonly string[], now: readonly string[]): string[] {
  const known = new Set(before)
  const found = new Set<number>()
  for (const [i, line] of now.entries()) {
    if (known.has(line)) continue
    let depth = indent(line)
    found.add(i)
    for (let above = i - 1; above >= 0 && depth > 0; above--) {
      const outer = indent(now[above] ?? '')
      if (outer >= depth) continue
      found.add(above)
      depth = outer
    }
  }
  return now.filter((_, i) => found.has(i))
}
