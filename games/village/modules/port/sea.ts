/** The sea as a graph: what lies beside what, and the cheapest way from one field to another. */

import { type Box, perBox } from '../../cards/box.ts'
import { FIELDS, type FieldId, ISLANDS, type Island, type IslandId } from './facts.ts'

export const HARBOR = 0
/** Field codes of the islands, and the island of a field code. */
const islandsAt = perBox(({ islands }) => FIELDS.map((id) => islands.find((island) => island.id === id)))

const CODES: readonly string[] = FIELDS

export function fieldCode(id: string): number {
  return CODES.indexOf(id)
}
export function fieldId(code: number): FieldId {
  return FIELDS[code] ?? 'H'
}
export function islandOf(box: Box, code: number): Island | undefined {
  return islandsAt(box)[code]
}
export function isIsland(id: string): id is IslandId {
  return ISLANDS.some((island) => island === id)
}
/** Time-water costs 1 time each time it is entered (VP-35). */
export const isTime = (code: number): boolean => code !== HARBOR && !isIsland(fieldId(code))

/** Neighbors by field code; nobody sails into the harbor (VP-42). */
type Lanes = readonly (readonly number[])[]
const lanesFrom = ({ lanes }: Box): Lanes =>
  FIELDS.map((id) =>
    lanes
      .flatMap(([a, b]) => (a === id ? [fieldCode(b)] : b === id ? [fieldCode(a)] : []))
      .filter((code) => code !== HARBOR)
      .sort((a, b) => a - b),
  )

export const nextOf: (box: Box) => Lanes = perBox(lanesFrom)

export interface Way {
  /** Fields entered, the last one is the target. */
  readonly fields: readonly number[]
  readonly steps: number
  readonly time: number
}

/** Fewest steps first, then least time, then the order of fields: steps cost stones, and stones are dearer than time. */
function better(a: Way, b: Way | undefined): boolean {
  return b === undefined || a.steps < b.steps || (a.steps === b.steps && a.time < b.time)
}

function waysFrom(lanes: Lanes, from: number): readonly (Way | undefined)[] {
  const best: (Way | undefined)[] = FIELDS.map(() => undefined)
  let edge: { readonly at: number; readonly way: Way }[] = [{ at: from, way: { fields: [], steps: 0, time: 0 } }]
  for (let steps = 1; steps < FIELDS.length && edge.length > 0; steps++) {
    const reached = new Set<number>()
    for (const { at, way } of edge) {
      for (const to of lanes[at] ?? []) {
        if (to === from) continue
        const next: Way = { fields: [...way.fields, to], steps, time: way.time + (isTime(to) ? 1 : 0) }
        if (!better(next, best[to])) continue
        best[to] = next
        reached.add(to)
      }
    }
    edge = [...reached].flatMap((at) => {
      const way = best[at]
      return way === undefined ? [] : [{ at, way }]
    })
  }
  return best
}

/** The way with the fewest steps between two fields, by codes; undefined where none leads. */
export const waysOf = perBox((box): readonly (readonly (Way | undefined)[])[] =>
  FIELDS.map((_, from) => waysFrom(nextOf(box), from)),
)
