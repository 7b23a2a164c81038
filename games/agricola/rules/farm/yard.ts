/**
 * The farmyard as bits: 3 rows of 5 spaces (A-TERM-08), its 38 edges (A-TERM-10), and the shapes a pasture can have.
 *
 * A space (r,c) is bit 6r + c; the sixth column stays empty so that shifting never wraps into the next row. Horizontal
 * edge h(r,c), above (r,c), is bit 6r + c of one word; vertical edge v(r,c), left of (r,c), is bit 6r + c of another.
 * In answers an edge is one number: h(r,c) = 6r + c, v(r,c) = 24 + 6r + c.
 */

/** Fences and stables of one player. */
export const MAX_FENCES = 15
export const MAX_STABLES = 4

export type Cell = number
/** A set of spaces. */
export type Cells = number

export const ROWS = 3
export const COLUMNS = 5
export const ALL_CELLS: readonly Cell[] = [0, 1, 2, 3, 4, 6, 7, 8, 9, 10, 12, 13, 14, 15, 16]
export const FARM: Cells = ALL_CELLS.reduce((mask, cell) => mask | (1 << cell), 0)
/** The two rooms everybody begins with: (1,0) and (2,0) (A-TERM-09). */
export const START_ROOMS: Cells = (1 << 6) | (1 << 12)

/** Vertical edges are numbered from here. */
export const VERTICAL = 24

export const ALL_EDGES: readonly number[] = [
  ...[0, 1, 2, 3].flatMap((r) => [0, 1, 2, 3, 4].map((c) => 6 * r + c)),
  ...[0, 1, 2].flatMap((r) => [0, 1, 2, 3, 4, 5].map((c) => VERTICAL + 6 * r + c)),
]

const LEFT_COLUMN = 1 | (1 << 6) | (1 << 12)
const RIGHT_COLUMN = LEFT_COLUMN << 4
const TOP_ROW = 0b11111
const BOTTOM_ROW = TOP_ROW << 12

export function cellAt(row: number, column: number): Cell {
  return 6 * row + column
}
export function rowOf(cell: Cell): number {
  return (cell / 6) | 0
}
export function columnOf(cell: Cell): number {
  return cell % 6
}
export function h(row: number, column: number): number {
  return 6 * row + column
}
export function v(row: number, column: number): number {
  return VERTICAL + 6 * row + column
}

export function count(mask: number): number {
  let n = mask - ((mask >>> 1) & 0x55555555)
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333)
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

export type CellName = `${'A' | 'B' | 'C'}${1 | 2 | 3 | 4 | 5}`

const ROW_NAMES = ['A', 'B', 'C'] as const
const COLUMN_NAMES = [1, 2, 3, 4, 5] as const

/** Names by cell number. */
const NAMED: CellName[] = []
for (const cell of ALL_CELLS) {
  NAMED[cell] = `${ROW_NAMES[rowOf(cell)] ?? 'A'}${COLUMN_NAMES[columnOf(cell)] ?? 1}`
}

/** A space as people and answers name it: rows A to C, columns 1 to 5. */
export function cellName(cell: Cell): CellName {
  return NAMED[cell] ?? 'A1'
}
export const CELL_NAMES: readonly CellName[] = ALL_CELLS.map(cellName)

function nameEdge(edge: number): string {
  if (edge >= VERTICAL) {
    const at = edge - VERTICAL
    return columnOf(at) === COLUMNS ? `${cellName(at - 1)}-right` : `${cellName(at)}-left`
  }
  return rowOf(edge) === ROWS ? `${cellName(edge - 6)}-bottom` : `${cellName(edge)}-top`
}

/** Names by edge number. */
const NAMED_EDGES: string[] = Array.from({ length: Math.max(...ALL_EDGES) + 1 }, () => '')
for (const edge of ALL_EDGES) NAMED_EDGES[edge] = nameEdge(edge)

/** An edge by a space it bounds: `B2-top`, `B2-left`; at the far borders `C2-bottom`, `B5-right`. */
export function edgeName(edge: number): string {
  return NAMED_EDGES[edge] ?? ''
}
export const EDGE_NAMES: readonly string[] = ALL_EDGES.map(edgeName)

/** The edges around each space, for those who answer with spaces instead of edges. */
export const EDGES_AROUND: { readonly [name: string]: readonly string[] } = Object.fromEntries(
  ALL_CELLS.map((cell) => {
    const [r, c] = [rowOf(cell), columnOf(cell)]
    return [cellName(cell), [h(r, c), h(r + 1, c), v(r, c), v(r, c + 1)].map(edgeName)]
  }),
)

/** The number of the lowest set bit. */
export function lowest(mask: number): number {
  return 31 - Math.clz32(mask & -mask)
}

/** The spaces that share an edge with any of these (A-TERM-11), themselves perhaps included. */
export function around(cells: Cells): Cells {
  return ((cells << 1) | (cells >>> 1) | (cells << 6) | (cells >>> 6)) & FARM
}

/** The horizontal edges that bound a set of spaces. */
export function outlineH(cells: Cells): number {
  return cells ^ (cells << 6)
}
/** The vertical edges that bound a set of spaces. */
export function outlineV(cells: Cells): number {
  return cells ^ (cells << 1)
}

/** All spaces that can be reached from some without crossing a fence. */
export function flood(from: Cells, fenceH: number, fenceV: number): Cells {
  let reached = from
  for (;;) {
    const wider =
      reached |
      ((reached & ~fenceH) >>> 6) |
      ((reached << 6) & ~fenceH) |
      ((reached & ~fenceV) >>> 1) |
      ((reached << 1) & ~fenceV)
    if ((wider & FARM) === reached) return reached
    reached = wider & FARM
  }
}

/** The spaces that fences cut off from the outside. The board's border is no fence (A-FENCE-03). */
export function enclosed(fenceH: number, fenceV: number): Cells {
  const open =
    (TOP_ROW & ~fenceH) | (BOTTOM_ROW & ~(fenceH >>> 6)) | (LEFT_COLUMN & ~fenceV) | (RIGHT_COLUMN & ~(fenceV >>> 1))
  return FARM & ~flood(open, fenceH, fenceV)
}

/** Every pasture as its set of spaces, in the order of their first space (A-TERM-14). */
export function pasturesOf(fenceH: number, fenceV: number): Cells[] {
  let rest = enclosed(fenceH, fenceV)
  const list: Cells[] = []
  while (rest !== 0) {
    const pasture = flood(rest & -rest, fenceH, fenceV)
    list.push(pasture)
    rest &= ~pasture
  }
  return list
}

/** True when the spaces form one orthogonally connected area. */
export function connected(cells: Cells): boolean {
  if (cells === 0) return true
  let area = cells & -cells
  for (;;) {
    const wider = (area | around(area)) & cells
    if (wider === area) return area === cells
    area = wider
  }
}

/** Edge numbers of two edge words, ascending: the form of an answer. */
export function edgesOf(fenceH: number, fenceV: number): number[] {
  const list: number[] = []
  for (let m = fenceH; m !== 0; m &= m - 1) list.push(lowest(m))
  for (let m = fenceV; m !== 0; m &= m - 1) list.push(VERTICAL + lowest(m))
  return list
}

/** Where a room may be added: next to a room, on an unused space (A-BUILD-01, A-BUILD-05). */
export function roomSites(rooms: Cells, free: Cells): Cells {
  return around(rooms) & free
}

/** Where a field may be plowed: the first anywhere, later ones next to a field (A-PLOW-01, A-PLOW-02). */
export function fieldSites(fields: Cells, free: Cells): Cells {
  return fields === 0 ? free : around(fields) & free
}
