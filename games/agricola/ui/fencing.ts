/** Pastures being drawn: spaces that are taken together, single fences set or removed by hand, and what that comes to. */

import type { Refusal } from '@dorfplatz/kernel'
import { checkFences, type Yard } from '../rules/farm/fences.ts'
import { type Cells, edgesOf, outlineH, outlineV, pasturesOf, VERTICAL } from '../rules/farm/yard.ts'
import type { FenceForm } from '../rules/forms.ts'
import type { FarmView } from '../rules/view.ts'

export interface FenceDraft {
  /** Spaces drawn together, each drawing a pasture of its own. */
  readonly cells: Cells
  /** Edges that differ from the border of those spaces. */
  readonly turned: readonly number[]
}

export const EMPTY: FenceDraft = { cells: 0, turned: [] }

const bits = (cells: readonly number[]): Cells => cells.reduce((mask, cell) => mask | (1 << cell), 0)

export function yardIn(farm: FarmView): Yard {
  let fenceH = 0
  let fenceV = 0
  for (const edge of farm.fences) {
    if (edge < VERTICAL) fenceH |= 1 << edge
    else fenceV |= 1 << (edge - VERTICAL)
  }
  return { fenceH, fenceV, blocked: bits([...farm.rooms, ...farm.fields]), pastures: farm.pastures.map(bits) }
}

/** The fences a drawing asks for, without those that stand. */
export function fencesOf(yard: Yard, { cells, turned }: FenceDraft): readonly number[] {
  const border = edgesOf(outlineH(cells) & ~yard.fenceH, outlineV(cells) & ~yard.fenceV)
  const removed = border.filter((edge) => !turned.includes(edge))
  return [...removed, ...turned.filter((edge) => !border.includes(edge))].sort((a, b) => a - b)
}

export interface Fencing {
  readonly edges: readonly number[]
  /** Wood they cost; null for more than can be paid. */
  readonly wood: number | null
  /** Why they cannot be built so; null where they can, and where nothing is drawn. */
  readonly refused: Refusal | null
  /** Animals that the new pastures hold. */
  readonly room: number
}

export function fencing(farm: FarmView, form: FenceForm, draft: FenceDraft): Fencing {
  const yard = yardIn(farm)
  const edges = fencesOf(yard, draft)
  let h = 0
  let v = 0
  for (const edge of edges) {
    if (edge < VERTICAL) h |= 1 << edge
    else v |= 1 << (edge - VERTICAL)
  }
  const stables = bits(farm.stables)
  const made = pasturesOf(yard.fenceH | h, yard.fenceV | v).filter((pasture) => !yard.pastures.includes(pasture))
  const room = made.reduce((sum, pasture) => sum + roomIn(pasture, stables), 0)
  return {
    edges,
    wood: edges.length > form.most ? null : (form.wood[edges.length] ?? 0),
    refused: edges.length === 0 ? null : checkFences(yard, h, v),
    room,
  }
}

/** A-ANIMAL: two for each space of a pasture, doubled by every stable in it. */
function roomIn(pasture: Cells, stables: Cells): number {
  let spaces = 0
  let doubled = 0
  for (let m = pasture; m !== 0; m &= m - 1) {
    spaces++
    if ((stables & m & -m) !== 0) doubled++
  }
  return 2 * spaces * 2 ** doubled
}

export const toggleCell = (draft: FenceDraft, cell: number): FenceDraft => ({
  cells: draft.cells ^ (1 << cell),
  turned: [],
})

/** Drawing on takes spaces in, or takes them out where the first one was in. */
export function drawCell(draft: FenceDraft, cell: number, add: boolean): FenceDraft {
  const cells = add ? draft.cells | (1 << cell) : draft.cells & ~(1 << cell)
  return cells === draft.cells ? draft : { cells, turned: [] }
}

export const turnEdge = ({ cells, turned }: FenceDraft, edge: number): FenceDraft => ({
  cells,
  turned: turned.includes(edge) ? turned.filter((e) => e !== edge) : [...turned, edge],
})
