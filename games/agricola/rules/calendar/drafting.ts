/** Choosing one's hand: packets that go round, or more cards dealt than are kept (A-DRAFT). */

import { collecting, type Match, type Question, refuse, type Step, together } from '@dorfplatz/kernel'
import { isOccupation } from '../../cards/registry.ts'
import { DISCARD, SHAPES, TAKE_CARD } from '../choices.ts'
import { emit } from '../emit.ts'
import type { AgricolaFrame, Deal, Discard, Draft, PassPackets } from '../frames.ts'
import { playerOf } from '../player.ts'
import type { State } from '../state.ts'
import { at } from '../tables.ts'
import { handSize, permanentOccupations } from './hands.ts'

/** Opens one pick for everybody; both packets at once when combined (A-DRAFT-02). */
export const passPackets: Step<State, PassPackets, AgricolaFrame> = (m, f, stack) => {
  const s = m.state
  const combined = m.options.draft === 'combined'
  if (f.left === 0) {
    if (!combined && f.stage === 0) stack.push({ op: 'passPackets', seat: -1, left: handSize(m.options), stage: 1 })
    else s.packets = []
    return
  }
  // Everybody hands the rest on before the next pick: to the left, minor improvements perhaps to the right (A-DRAFT-04).
  if (f.left < handSize(m.options)) {
    const back = m.options.passing === 'leftThenRight'
    const rest = s.packets
    const n = m.seats
    s.packets = rest.map((_, i) => {
      const stage = i < n ? 0 : 1
      if (!combined && stage !== f.stage) return at(rest, i)
      const from = ((i % n) + (back && stage === 1 ? 1 : n - 1)) % n
      return at(rest, stage * n + from)
    })
  }
  stack.push({ ...f, left: f.left - 1 })
  const lanes = s.players.map((_, seat) => {
    const occ: Draft = { op: 'draft', seat, kind: 'occupation' }
    const min: Draft = { op: 'draft', seat, kind: 'minor' }
    return { seat, frames: combined ? [occ, min] : [f.stage === 0 ? occ : min] }
  })
  stack.push(together(lanes))
}

export function packetOf(m: Match<State>, seat: number, kind: 'occupation' | 'minor'): readonly number[] {
  return m.state.packets[(kind === 'occupation' ? 0 : m.seats) + seat] ?? []
}

/** One card of the packet, chosen at the same time as everybody else, in secret (A-DRAFT-04). */
export const draft: Question<State, Draft, AgricolaFrame> = {
  choices: (m, f) => packetOf(m, f.seat, f.kind).map((no) => at(TAKE_CARD, no)),
  shape: SHAPES.draft,
  check: (m, f, choice) => {
    const no = Number(choice.take)
    return playerOf(m, f.seat).hand.includes(no) ? refuse('A-DRAFT-01', { card: no, why: 'drafted' }) : null
  },
  answer: (m, f, choice) => {
    const no = Number(choice.take)
    const at = (f.kind === 'occupation' ? 0 : m.seats) + f.seat
    const rest = packetOf(m, f.seat, f.kind).filter((other) => other !== no)
    m.state.packets = m.state.packets.with(at, rest)
    const p = playerOf(m, f.seat)
    p.hand = [...p.hand, no].sort((a, b) => a - b)
    if (collecting()) emit({ kind: 'drafted', seat: f.seat, to: [f.seat], card: no })
  },
}

/** Three more of each kind dealt than are kept: everybody sets those aside. */
export const dealStep: Step<State, Deal, AgricolaFrame> = (m, _, stack) => {
  const hand = handSize(m.options)
  // A series keeps as many occupations less as it brings along (A-SOLO-12).
  const keep = { occupation: Math.max(0, hand - permanentOccupations(m.options).length), minor: hand }
  const lanes = m.state.players.map((p, seat) => {
    const frames: Discard[] = []
    for (const kind of ['occupation', 'minor'] as const) {
      const n = p.hand.filter((no) => isOccupation(no) === (kind === 'occupation')).length
      for (let i = keep[kind]; i < n; i++) frames.push({ op: 'discard', seat, kind })
    }
    return { seat, frames }
  })
  stack.push(together(lanes))
}

export const discard: Question<State, Discard, AgricolaFrame> = {
  choices: (m, f) => {
    const ofKind = playerOf(m, f.seat).hand.filter((no) => isOccupation(no) === (f.kind === 'occupation'))
    return ofKind.map((no) => at(DISCARD, no))
  },
  shape: SHAPES.discard,
  check: (m, f, choice) => {
    const no = Number(choice.discard)
    if (!playerOf(m, f.seat).hand.includes(no)) return null
    return refuse('A-DRAFT-03', { card: no, why: f.kind === 'occupation' ? 'notOccupation' : 'notImprovement' })
  },
  answer: (m, f, choice) => {
    const p = playerOf(m, f.seat)
    const gone = Number(choice.discard)
    p.hand = p.hand.filter((no) => no !== gone)
    if (collecting()) emit({ kind: 'setAside', seat: f.seat, to: [f.seat], card: gone })
  },
}
