/** Where the animals of a farm could stand: on pastures, on cards, in home and unfenced stables (A-ANIMAL-12). */

import { having, tableOf } from '../../cards/ready.ts'
import { BOAR, CATTLE, SHEEP } from '../goods.ts'
import { pastureRooms } from '../player.ts'
import type { Player } from '../state.ts'
import { fits, type Herd } from './room.ts'

export interface Arrangement {
  /** Herds of the pastures, in their order. */
  readonly pastures: readonly Herd[]
  /** Herds on cards, by card number. */
  readonly cards: readonly { readonly card: number; readonly herd: Herd }[]
  /** Those in the home and in unfenced stables. */
  readonly elsewhere: Herd
}

const NONE: Herd = [0, 0, 0]

/** Cards on which animals stand. */
const HOLDERS = tableOf(({ no, room }) =>
  room?.any !== undefined || room?.each === true || room?.boar === true ? { no, room } : undefined,
)

/** Pastures first, then cards that keep a kind, cards for any animal, and what is left in home and stables. */
export function arranged(p: Player): Arrangement {
  const left = [p.goods[SHEEP] ?? 0, p.goods[BOAR] ?? 0, p.goods[CATTLE] ?? 0]
  const take = (species: number, most: number): number => {
    const n = Math.min(left[species] ?? 0, Math.max(0, most))
    left[species] = (left[species] ?? 0) - n
    return n
  }
  const several = (most: number): Herd => {
    const sheep = take(0, most)
    const boar = take(1, most - sheep)
    return [sheep, boar, take(2, most - sheep - boar)]
  }
  const { rooms, mix } = pastureRooms(p)
  const pastures = mix ? rooms.map(several) : onPens(p, left, take)
  const cards = having(p, HOLDERS).map(({ no, room }) => {
    const kept: Herd = room.each === true ? [take(0, 1), take(1, 1), take(2, 1)] : NONE
    const boar = room.boar === true ? take(1, left[1] ?? 0) : 0
    const [s, b, c] = room.any === undefined ? NONE : several(room.any)
    return { card: no, herd: [kept[0] + s, kept[1] + b + boar, kept[2] + c] as const }
  })
  return { pastures, cards, elsewhere: [left[0] ?? 0, left[1] ?? 0, left[2] ?? 0] }
}

/** One kind to each pasture, such that the rest still fits elsewhere. */
function onPens(p: Player, left: readonly number[], take: (species: number, most: number) => number): Herd[] {
  return p.pastures.map((_, pen) => {
    const rest = p.pens.slice(3 * pen + 3)
    const species = [0, 1, 2].find((i) => {
      if ((left[i] ?? 0) === 0) return false
      const after = left.map((n, j) => (j === i ? Math.max(0, n - (p.pens[3 * pen + i] ?? 0)) : n))
      return fits({ pens: rest, loose: p.loose, kept: p.kept }, after[0] ?? 0, after[1] ?? 0, after[2] ?? 0)
    })
    if (species === undefined) return NONE
    const n = take(species, p.pens[3 * pen + species] ?? 0)
    return [species === 0 ? n : 0, species === 1 ? n : 0, species === 2 ? n : 0]
  })
}
