/** Carrying exchanges out, and telling the cards what was cooked. */

import { collecting, type Match, type Stack } from '@dorfplatz/kernel'
import { EVENT_LENGTH } from '../../cards/moments.ts'
import { exchangeOf } from '../../cards/registry.ts'
import { allFit } from '../animals/arriving.ts'
import { fire, heard } from '../cards/events.ts'
import { takeTopOf } from '../cards/memory.ts'
import { emit } from '../emit.ts'
import type { AgricolaFrame } from '../frames.ts'
import { amounts, isAnimal, SHEEP } from '../goods.ts'
import { playerOf } from '../player.ts'
import type { State } from '../state.ts'
import { balance, type Uses } from './exchanges.ts'

/** Carries exchanges out: produce first, then whoever asked may take. Animals that arrive look for room. */
export function exchange(m: Match<State>, seat: number, uses: Uses, stack: Stack<AgricolaFrame>): void {
  if (uses.length === 0) return
  const p = playerOf(m, seat)
  const change = balance(p, uses)
  let cooked: number[] | null = null
  for (let i = 0; i < uses.length; i += 2) {
    const x = exchangeOf(uses[i] ?? 0)
    if (x.top) takeTopOf(p, x.card)
    if (x.cooking && isAnimal(x.good)) {
      cooked ??= new Array<number>(EVENT_LENGTH).fill(0)
      cooked[x.good] = (cooked[x.good] ?? 0) + (uses[i + 1] ?? 0)
    }
  }
  let animals = false
  for (let good = 0; good < 10; good++) {
    const n = change[good] ?? 0
    if (n === 0) continue
    if (n > 0 && isAnimal(good)) animals = true
    p.goods[good] = (p.goods[good] ?? 0) + n
  }
  if (collecting()) emit({ kind: 'exchange', seat, ...split(change) })
  // Some of them may be paid at once: only what is left then needs room.
  if (animals && !allFit(p)) stack.push({ op: 'housing', seat })
  if (cooked !== null) announceCooking(m, seat, cooked, stack)
}

/** Animals were turned into food: cards may make use of them, each animal once (A-OCCARD-G25). */
export function announceCooking(m: Match<State>, seat: number, cooked: number[], stack: Stack<AgricolaFrame>): void {
  if (!heard(m, 'cook', seat)) return
  playerOf(m, seat).slain = cooked.slice(SHEEP, SHEEP + 3)
  fire(m, stack, 'cook', seat, cooked)
}

function split(change: readonly number[]): { gave: { [good: string]: number }; got: { [good: string]: number } } {
  return {
    gave: { ...amounts(change.map((n) => Math.max(0, -n))) },
    got: { ...amounts(change.map((n) => Math.max(0, n))) },
  }
}
