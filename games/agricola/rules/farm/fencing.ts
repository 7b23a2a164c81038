/** The fence action: one answer of new edges, checked, explained, sampled. */

import { type Match, PASS, type Question, type Refusal, refuse } from '@dorfplatz/kernel'
import { exchangeOf } from '../../cards/registry.ts'
import { edgeNumber, type FenceChoice, fenceChoice, SHAPES } from '../choices.ts'
import type { AgricolaFrame, Fence } from '../frames.ts'
import { WOOD } from '../goods.ts'
import { payFor } from '../payment/paying.ts'
import { fencesLeft, playerOf } from '../player.ts'
import type { Player, State } from '../state.ts'
import { freeFences, raiseFences } from './build.ts'
import { checkFences, edgeSet, sampleFences, type Yard } from './fences.ts'
import { EDGE_NAMES, EDGES_AROUND, edgeName, edgesOf } from './yard.ts'

export function yardOf(p: Player): Yard {
  return { fenceH: p.fenceH, fenceV: p.fenceV, blocked: p.rooms | p.fields, pastures: p.pastures }
}

/** Wood for so many fences: at least one is paid, and some may be free by card (A-FENCE-01; Hedge Keeper). */
export function fenceWood(n: number, free: number): number {
  return free === 0 ? n : Math.max(1, n - free)
}

/** The most fences a player could build now. */
function mostFences(p: Player, gift: number): number {
  if (gift > 0) return Math.min(gift, fencesLeft(p))
  const wood = woodPower(p)
  return wood === 0 ? 0 : Math.min(fencesLeft(p), wood + freeFences(p))
}

/** Wood in stock and wood that exchanges could bring. */
function woodPower(p: Player): number {
  let wood = p.goods[WOOD] ?? 0
  if (p.swaps === 0) return wood
  for (let i = 0; i < p.exchanges.length; i++) {
    const x = exchangeOf(p.exchanges[i] ?? 0)
    if (x.get[0] === WOOD && x.good >= 0) wood += (((p.goods[x.good] ?? 0) / x.n) | 0) * (x.get[1] ?? 0)
  }
  return wood
}

export function canFence(p: Player): boolean {
  return p.fewest <= mostFences(p, 0)
}

function edgesIn({ fences }: { readonly fences: readonly string[] }): ReturnType<typeof edgeSet> {
  return edgeSet(fences.map(edgeNumber))
}

/** Why an answer is refused. */
function checkAnswer(m: Match<State>, f: Fence, choice: FenceChoice): Refusal | null {
  const p = playerOf(m, f.seat)
  if (choice === PASS) return f.optional ? null : refuse('A-FENCE-11')
  const edges = edgesIn(choice)
  if (edges === null) return refuse('A-FENCE-02')
  const left = fencesLeft(p)
  if (edges.n > left) return refuse('A-FENCE-01', { fences: edges.n, left })
  const most = mostFences(p, f.gift)
  if (edges.n > most) return refuse('A-FENCE-01', { fences: edges.n, wood: p.goods[WOOD] ?? 0, left: most })
  return checkFences(yardOf(p), edges.h, edges.v)
}

export const fence: Question<State, Fence, AgricolaFrame> = {
  choices: () => null,
  shape: SHAPES.fence,
  check: checkAnswer,
  sample: (m, f, random) => {
    const p = playerOf(m, f.seat)
    const most = mostFences(p, f.gift)
    if (f.optional && (p.fewest > most || random(4) === 0)) return PASS
    const edges = sampleFences(yardOf(p), most, random)
    return edges === undefined ? undefined : fenceChoice(edges)
  },
  form: (m, f) => {
    const p = playerOf(m, f.seat)
    const built = edgesOf(p.fenceH, p.fenceV).map(edgeName)
    return {
      type: 'custom',
      field: 'fences',
      name: 'fences',
      areas: EDGES_AROUND,
      items: EDGE_NAMES.filter((e) => !built.includes(e)).map((key) => ({ key })),
      min: f.optional ? 0 : 1,
      max: mostFences(p, f.gift),
      built,
      most: mostFences(p, f.gift),
      left: fencesLeft(p),
      free: f.gift > 0 ? f.gift : freeFences(p),
      optional: f.optional,
    }
  },
  answer: (m, f, choice, stack) => {
    const edges = choice === PASS ? null : edgesIn(choice)
    if (edges === null) return
    const p = playerOf(m, f.seat)
    const wood = f.gift > 0 ? 0 : fenceWood(edges.n, freeFences(p))
    if ((p.goods[WOOD] ?? 0) >= wood) {
      p.goods[WOOD] = (p.goods[WOOD] ?? 0) - wood
      raiseFences(m, f.seat, edges.h, edges.v, stack, f.gift > 0)
      return
    }
    stack.push({ op: 'raise', seat: f.seat, h: edges.h, v: edges.v })
    payFor(m, f.seat, ['fences', wood], stack)
  },
}
