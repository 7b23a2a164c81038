/** Death at sea: the travel section of the chronicle, else a field of sea burial, never the graveyard (VP-80 to VP-88). */

import { collecting, type Question, type Seat } from '@dorfplatz/kernel'
import { kindIn, type Member, memberOf } from '../../rules/choices.ts'
import { NONE, type SpaceId } from '../../rules/codes.ts'
import { bury } from '../../rules/death.ts'
import { emit } from '../../rules/events.ts'
import type { Frame } from '../../rules/frames.ts'
import { playing } from '../../rules/modules/registry.ts'
import { placeAt, placeCode } from '../../rules/places.ts'
import { deny } from '../../rules/reasons.ts'
import { about, at, boxOf, type M, type State, type Todo } from '../../rules/state.ts'
import { SHAPES, seaGraveOf } from './choices.ts'
import { scoreAtSea } from './island.ts'
import { change, mine } from './state.ts'
import type { BurialFrame } from './types.ts'

/** Empty fields that differ in points, in their order. */
function graves(s: State): number[] {
  const list: number[] = []
  const points = boxOf(s).burial
  for (const [i, row] of mine.of(s).buried.entries())
    if (row === NONE && !list.some((other) => points[other] === points[i])) list.push(i)
  return list
}

function free(s: State, area: 'travel' | 'seaBurial'): boolean {
  return at(s.free, playing(s.modules).areaOf[area] ?? NONE) > 0
}

/** Lays somebody into a field: its points go to the family, Conny scores nothing (VP-82, V-SOLO-94). */
function lay(m: M, row: number, member: Member, grave: number): void {
  const s = m.state
  const points = row < m.seats ? at(boxOf(s).burial, grave) : 0
  change(s, { buried: mine.of(s).buried.with(grave, row) })
  bury(s, row, placeCode(member.at), kindIn(member), [playing(s.modules).areaOf.seaBurial ?? NONE])
  if (row < m.seats) scoreAtSea(s, row, points)
  if (collecting()) emit({ kind: 'seaGrave', ...about(s, row), grave: grave + 1, n: points })
}

/** Buries at sea, asking where the fields differ. */
function atSea(m: M, seat: Seat, row: number, from: number, kind: number, stack: Todo): void {
  const [first, second] = graves(m.state)
  const { member } = memberOf(from, kind)
  if (first !== undefined && second === undefined) lay(m, row, member, first)
  else stack.push({ op: 'seaGrave', seat, row, member })
}

/** VP-81, VP-82: only where the travel section is full; where nothing is free, the game's own rule removes the figure. */
export function diesAtSea(m: M, row: number, from: number, kind: number, stack: Todo): boolean {
  const s = m.state
  if (!placeAt(from).rest.includes('seaBurial') || free(s, 'travel') || !free(s, 'seaBurial')) return false
  atSea(m, row, row, from, kind, stack)
  return true
}

/** By a stone from travel Conny's member goes the same way; the human chooses the field (V-SOLO-93, VC-32). */
export function connyDiesAtSea(m: M, space: SpaceId, from: number, kind: number, stack: Todo): boolean {
  const s = m.state
  if (space !== 'travel' || free(s, 'travel')) return false
  if (free(s, 'seaBurial')) atSea(m, 0, m.seats, from, kind, stack)
  else bury(s, m.seats, from, kind, [])
  return true
}

export const burialOps = {
  seaGrave: {
    shape: SHAPES.seaGrave,
    choices: (m) => graves(m.state).map((grave) => seaGraveOf(grave + 1)),
    check: () => deny('VP-82', { why: 'graveTaken' }),
    answer: (m, f, choice) => lay(m, f.row, f.member, choice.seaGrave - 1),
  } satisfies Question<State, BurialFrame, Frame>,
}
