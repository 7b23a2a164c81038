/** What each viewer may know of the sea: everything but what closed chests hold. */

import { type Random, type Seat, shuffleWith, type Viewer } from '@dorfplatz/kernel'
import { NONE } from '../../rules/codes.ts'
import type { Figure } from '../../rules/events.ts'
import { ascending } from '../../rules/lists.ts'
import { playing } from '../../rules/modules/registry.ts'
import { placeCode } from '../../rules/places.ts'
import { at, boxOf, figuresOf, type M, numberOf, type State } from '../../rules/state.ts'
import { CAPTAINS, CARGO, type Chest, type IslandId } from './facts.ts'
import { fieldId } from './sea.ts'
import { placeOf } from './stacks.ts'
import { ADMIRAL, cargoOf, change, mine } from './state.ts'
import type { HoldView, PortView, ShipView } from './types.ts'

/** A family's members at a place. */
function membersAt(s: State, row: number, place: number): Figure[] {
  const table = playing(s.modules)
  return figuresOf(s, row).flatMap((of, who) =>
    of === place ? [{ who, generation: numberOf(s, table, row * s.figures + who) }] : [],
  )
}

function holds(s: State, seat: Seat, open: boolean): HoldView[] {
  return CARGO.flatMap((cargo): HoldView[] => {
    if (cargo === 'member') return membersAt(s, seat, placeCode('ship')).map((member) => ({ cargo, ...member }))
    if (cargo !== 'chest') return Array.from({ length: cargoOf(s, seat, cargo) }, () => ({ cargo }))
    return (mine.of(s).aboard[seat] ?? []).map((chest) => {
      const inside = boxOf(s).chests[chest]
      return open && inside !== undefined ? { cargo, chest: inside } : { cargo }
    })
  })
}

function ship(s: State, seat: Seat, open: boolean): ShipView {
  const p = mine.of(s)
  const captain = at(p.captain, seat)
  return {
    at: fieldId(at(p.at, seat)),
    captain: captain === NONE ? null : captain === ADMIRAL ? 'admiral' : (CAPTAINS[captain] ?? null),
    helmsman: p.helm[seat] === true,
    holds: holds(s, seat, open),
    chests: (p.home[seat] ?? []).map((chest): Chest | null => (open ? (boxOf(s).chests[chest] ?? null) : null)),
    sea: at(p.sea, seat),
    stands: at(p.stands, seat),
  }
}

function keepers(s: State): PortView['keepers'] {
  const found: { [island in IslandId]?: { seat: Seat } & Figure } = {}
  for (const { id, lighthouse } of boxOf(s).islands) {
    if (lighthouse === null) continue
    for (let row = 0; row < s.rows; row++) {
      const [member] = membersAt(s, row, placeOf(lighthouse))
      if (member !== undefined) found[id] = { seat: row, ...member }
    }
  }
  return found
}

export function portView(m: M, as: Viewer): PortView {
  const s = m.state
  const p = mine.of(s)
  const over = m.flow.length === 0
  return {
    ships: Array.from({ length: m.seats }, (_, seat) => ship(s, seat, over || as === seat)),
    captains: CAPTAINS.flatMap((id, i) => (p.captains & (1 << i) ? [id] : [])),
    stacks: { cocoa: p.cocoa, tea: p.tea, chest: p.chests.length },
    keepers: keepers(s),
    graves: p.buried.map((row) => (row === NONE ? null : row)),
  }
}

/** Chests whose faces a viewer has seen: the own ones and all that were opened. */
export function knownChests(m: M, as: Viewer): readonly string[] {
  const p = mine.of(m.state)
  const all = m.flow.length === 0
  const seen = [...p.aboard, ...p.home].flatMap((list, i) => (all || i % m.seats === as ? list : []))
  return [...seen, ...p.opened].map((chest) => `chest-${chest + 1}`)
}

/** Deals the chests anew that the viewer has not seen: on the island, aboard, at home, handed in. */
export function reshuffleChests(m: M, as: Viewer, random: Random): void {
  if (m.flow.length === 0) return
  const p = mine.of(m.state)
  const hides = (seat: number): boolean => seat !== as
  const others = (lists: readonly (readonly number[])[]): number[] =>
    lists.flatMap((list, seat) => (hides(seat) ? list : []))
  const pool = shuffleWith(random, [...p.chests, ...p.given, ...others(p.aboard), ...others(p.home)].sort(ascending))
  const deal = (list: readonly number[]): readonly number[] => list.map(() => pool.pop() ?? 0)
  const dealTo = (lists: readonly (readonly number[])[]) => lists.map((list, seat) => (hides(seat) ? deal(list) : list))
  change(m.state, { chests: deal(p.chests), given: deal(p.given), aboard: dealTo(p.aboard), home: dealTo(p.home) })
}
