/** The fence action: one answer of new edges, checked, explained, sampled. */

import { type Match, PASS, type Question, type Refusal, refuse } from '@dorfplatz/kernel'
import { exchangeOf } from '../../cards/registry.ts'
import { edgeNumber, type FenceChoice, fenceChoice, SHAPES } from '../choices.ts'
import type { AgricolaFrame, Fence } from '../frames.ts'
import { WOOD } from '../goods.ts'
import { payFor } from '../payment/paying.ts'
import { makeSaving, savingOn } from '../payment/prices.ts'
import { eachCard, fenceCount, fencesLeft, playerOf } from '../player.ts'
import { type Player, PRICED, type State } from '../state.ts'
import { checkFences, edgeSet, sampleFences, yardOf } from './fences.ts'
import { freeFences, raiseFences } from './raising.ts'
import { EDGE_NAMES, EDGES_AROUND, edgeName, edgesOf } from './yard.ts'

/** Wood for so many fences (A-FENCE-01), less what a card saves on one purchase of the round (Wood Carver). */
export function fenceWood(p: Player, n: number): number {
  const wood = fullFenceWood(p, n)
  return wood > 0 && savingOn(p, 'fence') > 0 ? wood - 1 : wood
}

/**
 * Fences whose number is free come first (Sawhorse); of the rest at least one is paid, and some may be free by card
 * (Hedge Keeper).
 */
function fullFenceWood(p: Player, n: number): number {
  const rest = n - numberedFree(p, n)
  const free = freeFences(p)
  return free === 0 || rest === 0 ? rest : Math.max(1, rest - free)
}

/** Of the next fences, those that are free by their number. */
function numberedFree(p: Player, n: number): number {
  if ((p.prices & PRICED.fence) === 0) return 0
  const built = fenceCount(p)
  let free = 0
  eachCard(p, ({ freeFenceEvery: every }) => {
    if (every !== undefined) free = Math.floor((built + n) / every) - Math.floor(built / every)
  })
  return free
}

/** The most fences a player could build now. */
function mostFences(p: Player, gift: number): number {
  if (gift > 0) return Math.min(gift, fencesLeft(p))
  const wood = woodPower(p)
  const left = fencesLeft(p)
  if ((p.prices & PRICED.fence) === 0) return Math.min(left, wood)
  let most = left
  while (most > 0 && fenceWood(p, most) > wood) most--
  return most
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

export function canFence(p: Player, gift = 0): boolean {
  return p.fewest <= mostFences(p, gift)
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
  answerable: (m, f) => {
    const p = playerOf(m, f.seat)
    return f.optional || p.fewest <= mostFences(p, f.gift)
  },
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
    const most = mostFences(p, f.gift)
    return {
      type: 'custom',
      field: 'fences',
      name: 'fences',
      areas: EDGES_AROUND,
      items: EDGE_NAMES.filter((e) => !built.includes(e)).map((key) => ({ key })),
      min: f.optional ? 0 : 1,
      max: most,
      built,
      most,
      left: fencesLeft(p),
      free: f.gift > 0 ? f.gift : freeFences(p),
      wood: Array.from({ length: most + 1 }, (_, n) => (f.gift > 0 ? 0 : fenceWood(p, n))),
      optional: f.optional,
    }
  },
  answer: (m, f, choice, stack) => {
    const edges = choice === PASS ? null : edgesIn(choice)
    if (edges === null) return
    const p = playerOf(m, f.seat)
    const wood = f.gift > 0 ? 0 : fenceWood(p, edges.n)
    const saving = f.gift > 0 || fullFenceWood(p, edges.n) === 0 ? 0 : savingOn(p, 'fence')
    if (saving > 0) makeSaving(p, saving)
    if ((p.goods[WOOD] ?? 0) >= wood) {
      p.goods[WOOD] = (p.goods[WOOD] ?? 0) - wood
      raiseFences(m, f.seat, edges.h, edges.v, stack, f.gift > 0 && f.announce !== true, wood)
      return
    }
    stack.push({ op: 'raise', seat: f.seat, h: edges.h, v: edges.v })
    payFor(m, f.seat, ['fences', wood], stack)
  },
}
