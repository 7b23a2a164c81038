/** What a simple bot needs to know about Hallertau: how well a seat stands, and which choices to try first. */

import type { BotKnowledge, Json } from '@dorfplatz/kernel'
import { CARDS } from '../cards/index.ts'
import { CRAFT_GOODS, GOODS, JEWELRY, ROUNDS, STABLES, TOOLS } from '../rules/facts.ts'
import { copiesOf, isPlanted, plantOf, rowOf } from '../rules/field.ts'
import { at, type M } from '../rules/metrics.ts'
import { CAREFUL } from '../rules/play.ts'
import { cardPoints, centerPoints } from '../rules/score.ts'
import type { Player, State } from '../rules/state.ts'

/** Points an advancement is worth in the long run, by the round in which it is made. */
const STEP = 2.6
/** Lagging buildings hold the Community Center back: balance is worth something. */
const GAP = 0.22

/** Whether this round's Phase n is still to come. */
const ahead = (s: State, phase: number): boolean => s.phase !== 0 && s.phase < phase
/** Rounds whose Phase n is still to come. */
const roundsAhead = (s: State, phase: number): number => ROUNDS - s.round + (ahead(s, phase) ? 1 : 0)

/** One good, as a share of the advancement it helps to pay for. A large heap of one kind is worth less. */
function goodsValue(p: Player, s: State): number {
  const progressLeft = roundsAhead(s, 10)
  if (progressLeft === 0) {
    let all = 0
    for (let g = 0; g < GOODS; g++) all += at(p.stock, g)
    return all / 5
  }
  const round = ahead(s, 10) ? s.round : s.round + 1
  const perStep = Math.max(1, round <= 2 ? round : round - 1)
  let value = 0
  for (let g = 0; g < GOODS; g++) {
    const n = at(p.stock, g)
    // The first few of a kind find a use at once, the rest waits for later and dearer rounds.
    const soon = Math.min(n, 2 * perStep)
    value += soon * Math.min(1.3, (0.62 * STEP) / perStep) + (n - soon) * (progressLeft > 1 ? 0.45 : 0.25)
  }
  // A building none of whose goods are there cannot move.
  for (const goods of CRAFT_GOODS) {
    let n = 0
    for (const g of goods) n += at(p.stock, g)
    if (n >= perStep) value += 0.5
  }
  return value
}

function fieldsValue(p: Player, s: State): number {
  const harvests = roundsAhead(s, 8)
  let value = 0
  for (const f of p.fields) {
    if (f === 0) continue
    const row = rowOf(f)
    value += row / 5
    if (harvests === 0) continue
    // A field is worth the harvests it may still bring.
    value += (0.5 + 0.1 * row) * Math.min(harvests, 4) * 0.55
    if (isPlanted(f)) value += 0.6 + row * copiesOf(f) * (plantOf(f) === 2 ? 0.75 : 0.65)
  }
  return value
}

function sheepValue(p: Player, s: State): number {
  const milkings = roundsAhead(s, 9)
  let value = 0
  for (let place = 1; place <= STABLES; place++) {
    const n = at(p.sheep, place)
    if (n === 0) continue
    if (place === STABLES) value += n * (1 + 0.45 * milkings)
    // On a card: milk until the card leaves, then perhaps one more step.
    else value += n * (0.35 + 0.45 * Math.max(0, Math.min(milkings, place - s.round)) + 0.12 * (place - 3))
  }
  return value
}

function cardsValue(p: Player, s: State): number {
  const incomes = roundsAhead(s, 4)
  let value = cardPoints(p)
  for (const id of p.played) if (CARDS[id]?.income !== null && id > 800) value += 0.6 * incomes
  if (s.phase === 0) return value
  for (const id of p.hand) value += id > 800 ? 1.2 : 0.8
  return value
}

export function standing(p: Player, s: State): number {
  const progressLeft = roundsAhead(s, 10)
  let steps = 0
  let most = 0
  for (const craft of p.crafts) {
    steps += craft
    if (craft > most) most = craft
  }
  let value = progressLeft === 0 ? centerPoints(p) : 0.35 * centerPoints(p) + STEP * steps
  if (progressLeft > 0) {
    value += p.center * 2.5
    for (const craft of p.crafts) value -= GAP * Math.max(0, most - craft - 1)
  }
  const tools = at(p.stock, TOOLS)
  value += progressLeft === 0 ? tools / 5 : Math.min(tools, 5) * 1.25 + Math.max(0, tools - 5) * 0.6
  value += at(p.stock, JEWELRY) * (progressLeft === 0 ? 1 : 2.2)
  if (s.phase > 0 && s.phase <= 4) value += p.workers * 0.85
  // A bot takes everything: being asked each time only costs it time.
  if (p.careful) value -= 5
  return value + goodsValue(p, s) + fieldsValue(p, s) + sheepValue(p, s) + cardsValue(p, s)
}

/** Choices that are hardly ever good come last. */
function prior(_: M, kind: string, choice: Json): number {
  if (choice === CAREFUL || choice === 'pass') return 0
  if (typeof choice !== 'number') return 1
  if (kind === 'progress') return choice < 0 ? 0 : choice === 0 ? 0.2 : 1
  if (kind === 'playCards' || kind === 'joint') return choice < 0 ? 0.05 : 1
  if (kind === 'turn') return choice < -3 ? 0.1 : 1
  return choice < 0 ? 0.1 : 1
}

export const bot: BotKnowledge<State> = {
  value: (m, seat) => standing(m.state.players[seat] as Player, m.state),
  prior: (m, decision, choice) => prior(m, decision.kind, choice),
}
