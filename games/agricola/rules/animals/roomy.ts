/** Pastures with animals and room to spare, however the animals are arranged (Organic Farmer, A-ANIMAL-13). */

import { BOAR, CATTLE, SHEEP } from '../goods.ts'
import { pastureRooms } from '../player.ts'
import type { Player } from '../state.ts'
import { fits } from './room.ts'

/** So much room must be left beside at least one animal. */
const ROOM_LEFT = 3

/** The most pastures (and forests) that could hold at least one animal with room for three more. */
export function roomyPastures(p: Player): number {
  const herd = [SHEEP, BOAR, CATTLE].map((good) => p.goods[good] ?? 0)
  const most = (inForest: number): number =>
    inForest + (pastureRooms(p).mix ? mostMixed(p, herd, inForest) : mostRoomy(p, 0, herd, [0, inForest, 0], p.kept))
  // The boar that makes a forest count stands in no pasture.
  const forest = (p.kept[1] ?? 0) > ROOM_LEFT && (herd[1] ?? 0) > 0
  return forest ? Math.max(most(0), most(1)) : most(0)
}

/** Where kinds share pastures (Animal Keeper), each roomy one only takes three places from all the animals together. */
function mostMixed(p: Player, herd: readonly number[], elsewhere: number): number {
  const { rooms } = pastureRooms(p)
  const [sheep = 0, boar = 0, cattle = 0] = herd
  let n = Math.min(rooms.filter((room) => room > ROOM_LEFT).length, sheep + boar + cattle - elsewhere)
  while (n > 0 && !fits({ pens: p.pens, loose: p.loose - ROOM_LEFT * n, kept: p.kept }, sheep, boar, cattle)) n--
  return Math.max(0, n)
}

/** Tries every species, roomy or full, in one pen after the other; `least` and `room` count by species. */
function mostRoomy(
  p: Player,
  pen: number,
  herd: readonly number[],
  least: readonly number[],
  room: readonly number[],
): number {
  if (pen * 3 >= p.pens.length) {
    const over = herd.reduce((sum, n, i) => sum + Math.max(0, n - (room[i] ?? 0)), 0)
    return over <= p.loose && herd.every((n, i) => n >= (least[i] ?? 0)) ? 0 : Number.NEGATIVE_INFINITY
  }
  let best = Number.NEGATIVE_INFINITY
  for (let i = 0; i < 3; i++) {
    const holds = p.pens[pen * 3 + i] ?? 0
    const wider = (more: number): number[] => room.map((n, j) => (j === i ? n + more : n))
    best = Math.max(best, mostRoomy(p, pen + 1, herd, least, wider(holds)))
    // Pastures are the first pens; stables follow.
    if (pen >= p.pastures.length || holds <= ROOM_LEFT || (herd[i] ?? 0) <= (least[i] ?? 0)) continue
    const held = least.map((n, j) => (j === i ? n + 1 : n))
    best = Math.max(best, 1 + mostRoomy(p, pen + 1, herd, held, wider(holds - ROOM_LEFT)))
  }
  return best
}
