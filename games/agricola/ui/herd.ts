/** Where the animals of a farm could stand: they may be moved at any time, so any arrangement that fits is a true picture. */

import { findCard } from '../cards/registry.ts'
import type { FarmView } from '../rules/view.ts'

export interface Herd {
  readonly icon: 'sheep' | 'boar' | 'cattle'
  readonly n: number
}

const ICONS = ['sheep', 'boar', 'cattle'] as const
/** Index of the sheep among the goods. */
const SHEEP = 7

/** A pasture with what stands on it and how much could. */
export interface Penned {
  readonly cells: readonly number[]
  readonly herd: Herd | null
  /** Room for the species on it; for the one that finds most room while it is empty. */
  readonly room: number
}

export interface Housed {
  readonly pastures: readonly Penned[]
  /** Animals by the space of the farmyard they are drawn on, beyond pastures. */
  readonly loose: ReadonlyMap<number, Herd>
  /** Animals on cards. */
  readonly cards: ReadonlyMap<number, readonly Herd[]>
}

/** The species for each pen that leaves the fewest animals over; null leaves a pen empty. */
function assign(pens: readonly number[], at: number, left: readonly number[]): readonly (number | null)[] {
  if (at >= pens.length) return []
  let best: readonly (number | null)[] = [null, ...assign(pens, at + 3, left)]
  let fewest = over(pens, at, left, best)
  for (const [species, n] of left.entries()) {
    if (n === 0) continue
    const after = left.with(species, Math.max(0, n - (pens[at + species] ?? 0)))
    const tried = [species, ...assign(pens, at + 3, after)]
    const rest = over(pens, at, left, tried)
    if (rest < fewest) {
      fewest = rest
      best = tried
    }
  }
  return best
}

function over(pens: readonly number[], at: number, herd: readonly number[], given: readonly (number | null)[]): number {
  const left = [...herd]
  for (const [i, species] of given.entries()) {
    if (species !== null) left[species] = Math.max(0, (left[species] ?? 0) - (pens[at + 3 * i + species] ?? 0))
  }
  return left.reduce((a, b) => a + b, 0)
}

export function housed(farm: FarmView): Housed {
  const left = ICONS.map((_, i) => farm.goods[SHEEP + i] ?? 0)
  const { pens } = farm.places
  // Where species may share pastures all their room is loose.
  const shared = pens.length / 3 < farm.pastures.length
  const given = assign(pens, 0, left)
  const fenced = new Set(farm.pastures.flat())
  const stables = farm.stables.filter((cell) => !fenced.has(cell))
  const take = (species: number, room: number): Herd | null => {
    const n = Math.min(left[species] ?? 0, room)
    const icon = ICONS[species]
    if (n === 0 || icon === undefined) return null
    left[species] = (left[species] ?? 0) - n
    return { icon, n }
  }
  const first = (room: number): Herd | null =>
    take(
      Math.max(
        0,
        left.findIndex((n) => n > 0),
      ),
      room,
    )
  const loose = new Map<number, Herd>()
  const put = (cell: number | undefined, herd: Herd | null): void => {
    if (cell !== undefined && herd !== null) loose.set(cell, herd)
  }
  const pastures = farm.pastures.map((cells, i): Penned => {
    const printed = 2 * cells.length * 2 ** cells.filter((cell) => farm.stables.includes(cell)).length
    if (shared) return { cells, herd: first(printed), room: printed }
    const species = given[i] ?? null
    const caps = pens.slice(3 * i, 3 * i + 3)
    if (species === null) return { cells, herd: null, room: Math.max(...caps) }
    return { cells, herd: take(species, caps[species] ?? 0), room: caps[species] ?? 0 }
  })
  const penned = shared ? 0 : farm.pastures.length
  for (const [i, species] of given.slice(penned).entries()) {
    if (species !== null) put(stables[i], take(species, pens[3 * (penned + i) + species] ?? 0))
  }
  for (const cell of stables) if (!loose.has(cell)) put(cell, first(1))
  const cards = new Map<number, Herd[]>()
  const onCard = (no: number, herd: Herd | null): void => {
    if (herd !== null) cards.set(no, [...(cards.get(no) ?? []), herd])
  }
  const played = [...farm.improvements, ...farm.occupations]
  for (const no of played) {
    const room = findCard(no)?.room
    if (room?.each === true) for (const [species] of ICONS.entries()) onCard(no, take(species, 1))
    if (room?.boar === true) onCard(no, take(1, Number.POSITIVE_INFINITY))
  }
  // Animals that nobody has found room for yet stand in no room of the house.
  const homes = played.map((no) => findCard(no)?.room?.home)
  const [home, ...rooms] = homes.includes('none') ? [] : farm.rooms
  put(home, first(1))
  for (const no of played) {
    for (let room = findCard(no)?.room?.any ?? 0; room > 0 && left.some((n) => n > 0); ) {
      const herd = first(room)
      onCard(no, herd)
      room -= herd?.n ?? room
    }
  }
  // Who keeps one in every room (Animal Tamer).
  if (homes.includes('perRoom')) for (const cell of rooms) put(cell, first(1))
  return { pastures, loose, cards }
}

/** A herd keeps to no corner: its animals spread over the spaces of their pasture. */
export function spread({ pastures, loose }: Housed): ReadonlyMap<number, Herd> {
  const shown = new Map(loose)
  for (const { cells, herd } of pastures) {
    if (herd === null) continue
    for (const [i, cell] of cells.entries()) {
      const n = Math.floor((herd.n + cells.length - 1 - i) / cells.length)
      if (n > 0) shown.set(cell, { icon: herd.icon, n })
    }
  }
  return shown
}
