/** Where the animals of a farm could stand: they may be moved at any time, so any arrangement that fits is a true picture. */

import type { FarmView } from '../rules/view.ts'

export interface Herd {
  readonly icon: 'sheep' | 'boar' | 'cattle'
  readonly n: number
}

const ICONS = ['sheep', 'boar', 'cattle'] as const
/** Index of the sheep among the goods. */
const SHEEP = 7

interface Pen {
  readonly cells: readonly number[]
  readonly room: number
}

/** A-ANIMAL: two for each space of a pasture, doubled by every stable in it. */
function pensOf(farm: FarmView): Pen[] {
  return farm.pastures
    .map((cells) => {
      const stables = cells.filter((cell) => farm.stables.includes(cell)).length
      return { cells, room: 2 * cells.length * 2 ** stables }
    })
    .sort((a, b) => b.room - a.room)
}

/** The species for each pen (or none) that leaves the fewest animals over. */
function assign(pens: readonly Pen[], left: readonly number[]): readonly number[] {
  const [pen, ...rest] = pens
  if (pen === undefined) return []
  let best: readonly number[] = []
  let fewest = Number.POSITIVE_INFINITY
  for (const [species, n] of left.entries()) {
    if (n === 0) continue
    const after = left.map((m, i) => (i === species ? Math.max(0, m - pen.room) : m))
    const tail = assign(rest, after)
    const over = leftOver(rest, after, tail)
    if (over < fewest) {
      fewest = over
      best = [species, ...tail]
    }
  }
  return best
}

function leftOver(pens: readonly Pen[], herd: readonly number[], species: readonly number[]): number {
  const left = [...herd]
  for (const [i, pen] of pens.entries()) {
    const s = species[i]
    if (s !== undefined) left[s] = Math.max(0, (left[s] ?? 0) - pen.room)
  }
  return left.reduce((a, b) => a + b, 0)
}

/** Animals by the space of the farmyard they are drawn on. */
export function herds(farm: FarmView): ReadonlyMap<number, Herd> {
  const left = ICONS.map((_, i) => farm.goods[SHEEP + i] ?? 0)
  const pens = pensOf(farm)
  const found = new Map<number, Herd>()
  for (const [i, species] of assign(pens, left).entries()) {
    const pen = pens[i]
    const icon = ICONS[species]
    const cell = pen?.cells[0]
    if (pen === undefined || icon === undefined || cell === undefined) continue
    const n = Math.min(left[species] ?? 0, pen.room)
    left[species] = (left[species] ?? 0) - n
    if (n > 0) found.set(cell, { icon, n })
  }
  // One in each stable outside a pasture, one in the house.
  const fenced = new Set(farm.pastures.flat())
  const loose = [...farm.stables.filter((cell) => !fenced.has(cell)), ...farm.rooms.slice(0, 1)]
  for (const cell of loose) {
    const species = left.findIndex((n) => n > 0)
    const icon = ICONS[species]
    if (icon === undefined) break
    left[species] = (left[species] ?? 0) - 1
    found.set(cell, { icon, n: 1 })
  }
  return found
}

/** A herd keeps to no corner: its animals spread over the spaces of their pasture. */
export function spread(
  found: ReadonlyMap<number, Herd>,
  pastures: readonly (readonly number[])[],
): ReadonlyMap<number, Herd> {
  const shown = new Map(found)
  for (const cells of pastures) {
    const herd = cells.map((cell) => found.get(cell)).find((h) => h !== undefined)
    if (herd === undefined) continue
    for (const [i, cell] of cells.entries()) {
      const n = Math.floor((herd.n + cells.length - 1 - i) / cells.length)
      if (n > 0) shown.set(cell, { icon: herd.icon, n })
      else shown.delete(cell)
    }
  }
  return shown
}
