/**
 * Room for animals (A-ANIMAL-12). A farm's places are of three kinds: *pens*, each for one species at a time and with a
 * capacity per species; *loose* places for one animal of any species; and places *kept* for one species. A herd fits if
 * species can be given to pens so that what is left over finds loose places.
 */

import { SHEEP } from '../goods.ts'

/** Places of one farm, as plain numbers. */
export interface Places {
  /** Capacities of each pen for sheep, boar, cattle: three numbers a pen. */
  readonly pens: readonly number[]
  readonly loose: number
  /** Places for sheep only, boar only, cattle only. */
  readonly kept: readonly number[]
}

/** Numbers of sheep, boar and cattle. */
export type Herd = readonly [sheep: number, boar: number, cattle: number]

/** True when so many animals can be accommodated. */
export function fits(places: Places, sheep: number, boar: number, cattle: number): boolean {
  const kept = places.kept
  return fitsFrom(places, 0, sheep - (kept[0] ?? 0), boar - (kept[1] ?? 0), cattle - (kept[2] ?? 0), places.loose)
}

/** Of so many animals of a species that come to a farm, those that find room beside the others. */
export function roomFor(
  { places, goods }: { places: Places; goods: readonly number[] },
  good: number,
  n: number,
): number {
  const [sheep = 0, boar = 0, cattle = 0] = goods.slice(SHEEP)
  const coming = good - SHEEP
  const hasRoom = (more: number): boolean =>
    fits(
      places,
      sheep + (coming === 0 ? more : 0),
      boar + (coming === 1 ? more : 0),
      cattle + (coming === 2 ? more : 0),
    )
  for (let more = n; more > 0; more--) if (hasRoom(more)) return more
  return 0
}

function fitsFrom(places: Places, at: number, s: number, b: number, c: number, loose: number): boolean {
  const over = Math.max(s, 0) + Math.max(b, 0) + Math.max(c, 0)
  if (over <= loose) return true
  const pens = places.pens
  if (at >= pens.length) return false
  if (s > 0 && fitsFrom(places, at + 3, s - (pens[at] ?? 0), b, c, loose)) return true
  if (b > 0 && fitsFrom(places, at + 3, s, b - (pens[at + 1] ?? 0), c, loose)) return true
  return c > 0 && fitsFrom(places, at + 3, s, b, c - (pens[at + 2] ?? 0), loose)
}

/**
 * The largest herds that can be kept out of so many animals: none of them could keep one animal more. What a player may
 * want to keep is always among them; letting further animals go is possible at any time.
 */
export function largestHerds(places: Places, sheep: number, boar: number, cattle: number): Herd[] {
  const found: Herd[] = []
  gather(places, 0, [0, 0, 0], [sheep, boar, cattle], found)
  if (found.length < 2) return found
  return found.filter((a, i) => !found.some((b, j) => i !== j && covers(b, a) && (!covers(a, b) || j < i))).sort(byHerd)
}

function covers(a: Herd, b: Herd): boolean {
  return a[0] >= b[0] && a[1] >= b[1] && a[2] >= b[2]
}

function byHerd(a: Herd, b: Herd): number {
  return b[0] - a[0] || b[1] - a[1] || b[2] - a[2]
}

function gather(places: Places, at: number, room: readonly number[], herd: Herd, found: Herd[]): void {
  if (at < places.pens.length) {
    for (let species = 0; species < 3; species++) {
      if ((herd[species] ?? 0) === 0) continue
      const wider = room.slice()
      wider[species] = (wider[species] ?? 0) + (places.pens[at + species] ?? 0)
      gather(places, at + 3, wider, herd, found)
    }
    if (herd[0] + herd[1] + herd[2] === 0) found.push(herd)
    return
  }
  const base = [0, 1, 2].map((s) => Math.min(herd[s] ?? 0, (room[s] ?? 0) + (places.kept[s] ?? 0)))
  const rest = [0, 1, 2].map((s) => (herd[s] ?? 0) - (base[s] ?? 0))
  const total = (rest[0] ?? 0) + (rest[1] ?? 0) + (rest[2] ?? 0)
  const loose = Math.min(places.loose, total)
  for (let s = 0; s <= Math.min(loose, rest[0] ?? 0); s++) {
    for (let b = 0; b <= Math.min(loose - s, rest[1] ?? 0); b++) {
      const c = loose - s - b
      if (c > (rest[2] ?? 0)) continue
      found.push([(base[0] ?? 0) + s, (base[1] ?? 0) + b, (base[2] ?? 0) + c])
    }
  }
}
