/** What must hold at sea at every moment (VC-63). */

import { CASTLES, NONE } from '../../rules/codes.ts'
import { playing } from '../../rules/modules/registry.ts'
import { placeCode } from '../../rules/places.ts'
import { at, boxOf, countAt, have, type M } from '../../rules/state.ts'
import { CAPTAINS, CARGO, waresFor } from './facts.ts'
import { grainLeft } from './grain.ts'
import { placeOf } from './stacks.ts'
import { cargoOf, freeHolds, inHarbor, mine } from './state.ts'

type Report = (rule: string, fact: string) => void

/** Who hired nobody lies empty in the harbor; two of a kind only come from the Quartermaster. */
function ships(m: M, bad: Report): void {
  const s = m.state
  const p = mine.of(s)
  for (let seat = 0; seat < m.seats; seat++) {
    if (freeHolds(s, seat) < 0) bad('VP-20', `seat ${seat} carries too much`)
    for (const cargo of CARGO) {
      const n = cargoOf(s, seat, cargo)
      if (n < 0 || n > 2) bad('VP-21', `seat ${seat} carries ${n} ${cargo}`)
    }
    if (have(s, seat, CASTLES) !== 0) bad('V-INV-08', `seat ${seat} has seen castles`)
    if (!inHarbor(p, seat) && at(p.captain, seat) === NONE) bad('VP-12', `seat ${seat} sails without a captain`)
  }
  const hired = p.captain.filter((captain) => captain >= 0 && captain < CAPTAINS.length)
  if (hired.some((captain) => p.captains & (1 << captain))) bad('VC-63', 'a captain is in two places')
  if (new Set(hired).size !== hired.length) bad('VC-63', 'two ships have one captain')
}

function tiles(m: M, bad: Report): void {
  const s = m.state
  const p = mine.of(s)
  const { fieldOf } = playing(s.modules)
  for (const ware of ['cocoa', 'tea'] as const) {
    let n = p[ware]
    for (let seat = 0; seat < m.seats; seat++) n += cargoOf(s, seat, ware) + have(s, seat, fieldOf[ware] ?? NONE)
    if (p[ware] < 0 || n > waresFor(s.rows)) bad('VP-06', `${n} ${ware}`)
  }
  const chests = [p.chests, p.opened, p.given, ...p.aboard, ...p.home].flat()
  if (new Set(chests).size !== chests.length) bad('VP-05', 'a chest is in two places')
  for (let seat = 0; seat < m.seats; seat++)
    if (have(s, seat, fieldOf.chest ?? NONE) !== p.home[seat]?.length) bad('VP-05', `chests of seat ${seat}`)
}

function places(m: M, bad: Report): void {
  const s = m.state
  const p = mine.of(s)
  for (const { id, lighthouse } of boxOf(s).islands) {
    let n = 0
    if (lighthouse !== null) for (let row = 0; row < s.rows; row++) n += countAt(s, row, placeOf(lighthouse))
    if (n > 1) bad('VP-56', `${n} on the lighthouse of ${id}`)
  }
  for (let row = 0; row < s.rows; row++) {
    const fields = p.buried.filter((of) => of === row).length
    if (fields !== countAt(s, row, placeCode('sea'))) bad('V-INV-06', `family ${row} at sea`)
  }
  if (grainLeft(s) < 0) bad('V-INV-03', 'too much grain')
}

export function portViolations(m: M, bad: Report): void {
  ships(m, bad)
  tiles(m, bad)
  places(m, bad)
}
