/** Pastures being drawn: spaces that are taken together, single fences set or removed by hand, and what that comes to. */

import type { Refusal } from '@dorfplatz/kernel'
import { cellsOf, checkFences, type Yard } from '../rules/farm/fences.ts'
import { around, type Cells, edgesOf, outlineH, outlineV, pasturesOf, VERTICAL } from '../rules/farm/yard.ts'
import type { FenceForm } from '../rules/forms.ts'
import type { FarmView } from '../rules/view.ts'

export interface FenceDraft {
  /** Spaces drawn together, each drawing a pasture of its own. */
  readonly cells: Cells
  /** Edges that differ from the border of those spaces. */
  readonly turned: readonly number[]
  /** The space that was taken in last; none after any other change. */
  readonly last?: number
}

export const EMPTY: FenceDraft = { cells: 0, turned: [] }

/** Rules by which all pastures touch each other. */
const APART = ['A-FENCE-06', 'A-FENCE-07']

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
    refused: edges.length === 0 ? null : aboutLast(checkFences(yard, h, v), draft),
    room,
  }
}

/** Of pastures that do not touch, the one is at fault that was drawn last, not the one that stood there before (A-FENCE-06). */
function aboutLast(refused: Refusal | null, { cells, last }: FenceDraft): Refusal | null {
  if (refused === null || last === undefined || !APART.includes(refused.rule)) return refused
  const named = refused.args?.cells
  if (refused.rule === 'A-FENCE-06' && !(Array.isArray(named) && named.includes(last))) return refused
  let pasture = 1 << last
  for (let wider = pasture; ; pasture = wider) {
    wider = (pasture | around(pasture)) & cells
    if (wider === pasture) return { ...refused, args: { ...refused.args, cells: cellsOf(pasture) } }
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

const taken = (cells: Cells, cell: number): FenceDraft =>
  (cells & (1 << cell)) === 0 ? { cells, turned: [] } : { cells, turned: [], last: cell }

export const toggleCell = (draft: FenceDraft, cell: number): FenceDraft => taken(draft.cells ^ (1 << cell), cell)

/** Drawing on takes spaces in, or takes them out where the first one was in. */
export function drawCell(draft: FenceDraft, cell: number, add: boolean): FenceDraft {
  const cells = add ? draft.cells | (1 << cell) : draft.cells & ~(1 << cell)
  return cells === draft.cells ? draft : taken(cells, cell)
}

export const turnEdge = ({ cells, turned }: FenceDraft, edge: number): FenceDraft => ({
  cells,
  turned: turned.includes(edge) ? turned.filter((e) => e !== edge) : [...turned, edge],
})
