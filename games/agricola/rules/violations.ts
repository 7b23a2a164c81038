/** Broken invariants: nothing negative, limits kept, farms possible, derived figures right. */

import { type Frame, isAsked, isTogether, type Match } from '@dorfplatz/kernel'
import { CARDS, cardOf } from '../cards/registry.ts'
import { fits } from './animals/room.ts'
import {
  connected,
  count,
  enclosed,
  FARM,
  MAX_FENCES,
  MAX_STABLES,
  outlineH,
  outlineV,
  pasturesOf,
} from './farm/yard.ts'
import { BOAR, CATTLE, GOODS, SHEEP } from './goods.ts'
import { fenceCount, fenced, MAX_PEOPLE, refreshCards, refreshFences } from './player.ts'
import { clonePlayer, type Player, type State } from './state.ts'
import { LAST_ROUND } from './work/spaces.ts'

export function violations(m: Match<State>): string[] {
  const s = m.state
  const found: string[] = []
  if (s.round > LAST_ROUND) found.push(`round ${s.round}`)
  s.players.forEach((p, seat) => {
    for (const problem of ofPlayer(p)) found.push(`seat ${seat}: ${problem}`)
  })
  const housing = stillHousing(m.flow)
  s.players.forEach((p, seat) => {
    if (housing.has(seat)) return
    if (!fits(p, p.goods[SHEEP] ?? 0, p.goods[BOAR] ?? 0, p.goods[CATTLE] ?? 0)) {
      found.push(`seat ${seat}: animals without room`)
    }
  })
  found.push(...ofCards(s))
  return found
}

/** The card may come round twice before a round begins. */
const MOST_GUESTS = 2

const HOUSING = ['keep', 'housing']

/** Seats that have yet to say which animals they keep. */
function stillHousing(stack: readonly Frame[], found: Set<number> = new Set()): Set<number> {
  for (const frame of stack) {
    if (isTogether(frame)) for (const lane of frame.lanes) stillHousing(lane.stack, found)
    else if (HOUSING.includes((isAsked(frame) ? frame.question : frame).op)) found.add(frame.seat)
  }
  return found
}

function ofPlayer(p: Player): string[] {
  const found: string[] = []
  p.goods.forEach((n, good) => {
    if (n < 0 || !Number.isInteger(n)) found.push(`${n} ${GOODS[good]}`)
  })
  if (p.people + p.lodgers > MAX_PEOPLE) found.push(`${p.people} people`)
  // A guest is one more to place than the family has (A-CARDS-12).
  if (p.home < 0 || p.home > p.people + p.lodgers + MOST_GUESTS) found.push(`${p.home} at home`)
  if (count(p.stables) > MAX_STABLES) found.push('too many stables')
  if (fenceCount(p) > MAX_FENCES) found.push('too many fences')
  if ((p.rooms & p.fields) !== 0 || ((p.rooms | p.fields) & p.stables) !== 0) found.push('two things on one space')
  if (((p.rooms | p.fields) & fenced(p)) !== 0) found.push('room or field inside fences')
  if (((p.rooms | p.fields | p.stables) & ~FARM) !== 0) found.push('something off the farm')
  if (!connected(p.fields)) found.push('fields not connected')
  if (!connected(p.rooms)) found.push('rooms not connected')
  if (!connected(enclosed(p.fenceH, p.fenceV))) found.push('pastures not connected')
  if (JSON.stringify(pasturesOf(p.fenceH, p.fenceV)) !== JSON.stringify(p.pastures)) found.push('pastures stale')
  let h = 0
  let v = 0
  for (const pasture of p.pastures) {
    h |= outlineH(pasture)
    v |= outlineV(pasture)
  }
  if (h !== p.fenceH || v !== p.fenceV) found.push('a fence bounds no pasture')
  for (let place = 0; place < 17; place++) {
    if (p.crops[place] !== 0 && (p.fields & (1 << place)) === 0) found.push('crops without a field')
  }
  const fresh = clonePlayer(p)
  refreshCards(fresh)
  refreshFences(fresh)
  if (JSON.stringify(fresh) !== JSON.stringify(p)) found.push('figures stale')
  return found
}

/** Every card is in one place at most. */
function ofCards(s: State): string[] {
  const places = new Map<number, number>()
  const add = (no: number): void => {
    places.set(no, (places.get(no) ?? 0) + 1)
  }
  for (const p of s.players) for (const no of [...p.hand, ...p.improvements, ...p.occupations]) add(no)
  for (const list of [...s.piles, ...s.discards, ...s.packets]) for (const no of list) add(no)
  for (const { no, kind } of CARDS) if (kind === 'major' && (s.offer & (1 << no)) !== 0) add(no)
  return [...places].filter(([, n]) => n > 1).map(([no, n]) => `card ${cardOf(no).id} ${n} times`)
}
