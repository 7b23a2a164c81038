/** The rulebook put together: rules that are written, and those that are read from the action spaces. */

import type { RuleId } from '@dorfplatz/kernel'

type Rules = { readonly [id: RuleId]: string }

const chapterOf = (id: RuleId): string => id.slice(0, id.lastIndexOf('-'))

/** The rules of the spaces take their places among the written ones, by number within a chapter. */
export function withSpaces(written: Rules, spaces: Rules): Rules {
  const ids = Object.keys(written)
  for (const id of Object.keys(spaces).sort()) {
    const after = ids.findLastIndex((other) => chapterOf(other) === chapterOf(id) && other < id)
    ids.splice(after + 1, 0, id)
  }
  return Object.fromEntries(ids.map((id) => [id, spaces[id] ?? written[id] ?? '']))
}
