/** Bread from grain: the ovens of a player, and how many grain go into them. */

import { collecting, PASS, type Question, refuse } from '@dorfplatz/kernel'
import { EVENT } from '../../cards/moments.ts'
import { cardOf } from '../../cards/registry.ts'
import { fire, heard, newEvent } from '../cards/events.ts'
import { BAKE, type BakeChoice, SHAPES } from '../choices.ts'
import { emit } from '../emit.ts'
import type { AgricolaFrame, Bake } from '../frames.ts'
import { FOOD, GRAIN } from '../goods.ts'
import { playerOf } from '../player.ts'
import type { Player, State } from '../state.ts'
import { at } from '../tables.ts'

/** Baking improvements as pairs food, limit, best first. */
function ovens(p: Player): number[] {
  const list: { food: number; most: number; pot: boolean }[] = []
  for (const no of p.improvements) {
    const card = cardOf(no)
    if (card.bake !== undefined) {
      list.push({ food: card.bake.food, most: card.bake.most ?? 99, pot: card.tags.includes('cooking') })
    }
  }
  // Of equal ones the pot comes first: goods turned into food there count together (Gypsy's Crock).
  list.sort((a, b) => b.food - a.food || Number(b.pot) - Number(a.pot))
  return list.flatMap((o) => [o.food, o.most, o.pot ? 1 : 0])
}

/** The most grain one bake action could use. */
export function mostGrain(p: Player): number {
  if (p.improvements.length === 0) return 0
  const grain = p.goods[GRAIN] ?? 0
  if (grain === 0) return 0
  const list = ovens(p)
  let room = 0
  for (let i = 0; i < list.length; i += 3) room += list[i + 1] ?? 0
  return Math.min(grain, room)
}

/** Food for so much grain, every grain in the best oven still open (A-BAKE-03). */
function breadFor(p: Player, grain: number): number {
  const list = ovens(p)
  let food = 0
  let left = grain
  let potted = 0
  for (let i = 0; i < list.length && left > 0; i += 3) {
    const n = Math.min(left, list[i + 1] ?? 0)
    food += n * (list[i] ?? 0)
    if (list[i + 2] === 1) potted += n
    left -= n
  }
  return food + p.pair * (potted >> 1)
}

/** How many grain are baked; to pass where baking may be left out. */
export const bake: Question<State, Bake, AgricolaFrame> = {
  choices: (m, f) => {
    const most = mostGrain(playerOf(m, f.seat))
    const list: BakeChoice[] = []
    if (f.optional || most === 0) list.push(PASS)
    for (let n = 1; n <= most; n++) list.push(at(BAKE, n))
    return list
  },
  shape: SHAPES.bake,
  form: (m, f) => {
    const p = playerOf(m, f.seat)
    return { food: Array.from({ length: mostGrain(p) + 1 }, (_, grain) => breadFor(p, grain)) }
  },
  check: (m, f, choice) => {
    if (choice === PASS) return refuse('A-BAKE-05')
    return refuse(choice.bake > (playerOf(m, f.seat).goods[GRAIN] ?? 0) ? 'A-BAKE-04' : 'A-BAKE-02')
  },
  answer: (m, f, choice, stack) => {
    if (choice === PASS) return
    const grain = choice.bake
    const p = playerOf(m, f.seat)
    const food = breadFor(p, grain)
    p.goods[GRAIN] = (p.goods[GRAIN] ?? 0) - grain
    p.goods[FOOD] = (p.goods[FOOD] ?? 0) + food
    if (collecting()) emit({ kind: 'baked', seat: f.seat, grain, food })
    if (heard(m, 'bake', f.seat)) {
      const event = newEvent(f.seat)
      event[GRAIN] = grain
      event[EVENT.choice] = f.echo
      fire(m, stack, 'bake', f.seat, event)
    }
  },
}
