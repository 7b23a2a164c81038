/** What a simple bot needs to know about Hallertau: how well a seat stands, and which choices to try first. */

import type { BotKnowledge, Frame, Json } from '@dorfplatz/kernel'
import { CARDS } from '../cards/index.ts'
import { CROPS, FARMYARD, ROUNDS, SPACES, TOOLS } from '../rules/facts.ts'
import { copiesOf, field, isEmpty, isPlanted, plantOf, rowOf } from '../rules/field.ts'
import { at, type M, total } from '../rules/metrics.ts'
import { CAREFUL } from '../rules/play.ts'
import { freshTools } from '../rules/progress.ts'
import { cardPoints } from '../rules/score.ts'
import type { Player, State } from '../rules/state.ts'
import { lowestEmptyRow } from '../rules/workers.ts'
import { type Farm, outlook } from './outlook.ts'
import { planSteps, type Thrift } from './steps.ts'
import { W } from './weights.ts'
import { cardWorth, unknownWorth } from './worth.ts'

const HOPS = 2
const MILK = 6

/** The farm as it will stand when Phase 9 of this round begins. */
function beforeProgress(p: Player, s: State): Farm & { boulders: number[] } {
  const stock = p.stock.slice()
  const phase = s.phase === 0 ? 10 : s.phase
  const rows: number[] = []
  let lowest = -1
  for (let c = 0; c < p.fields.length; c++) {
    const f = at(p.fields, c)
    if (f === 0) continue
    let row = rowOf(f)
    if (isPlanted(f)) {
      if (phase <= 7) {
        stock[plantOf(f)] = at(stock, plantOf(f)) + row * copiesOf(f)
        row = Math.max(2, row - 1)
      }
    } else if (phase < 6) {
      row = Math.min(5, row + 1)
      if (row < 5 && (lowest < 0 || row < at(rows, lowest))) lowest = rows.length
    }
    rows.push(row)
  }
  if (lowest >= 0) rows[lowest] = at(rows, lowest) + 1
  if (phase < 8) stock[MILK] = at(stock, MILK) + total(p.sheep)
  if (phase === 9) stock[TOOLS] = freshTools(p)
  let income = 0
  for (const id of p.played) if (id > 800 && CARDS[id]?.income !== null) income += 0.9
  return { stock, rows, sheep: p.sheep, crafts: p.crafts.slice(), boulders: p.boulders.slice(), income }
}

/** Spaces that let sow, and how often. */
const SOWING = SPACES.flatMap((name, space) => {
  const times = { farming: 4, cultivation: 3, busyWeekend: 2, fertilizing: 1 }[name as string]
  return times === undefined ? [] : [{ space, times }]
})

/** The farm after the best sowing that the board still allows, or null. */
function sowing(p: Player, s: State): Player | null {
  let crops = 0
  for (let g = 0; g < CROPS; g++) crops += at(p.stock, g)
  if (crops === 0) return null
  const empty: number[] = []
  for (let c = 0; c < p.fields.length; c++) if (isEmpty(at(p.fields, c))) empty.push(c)
  if (empty.length === 0) return null
  let times = 0
  let price = 9
  for (const { space, times: n } of SOWING) {
    const row = lowestEmptyRow(s, space)
    if (row < 0 || row + 1 > p.workers) continue
    const can = Math.min(n, crops, empty.length)
    if (can - row > times - price + 1) {
      times = can
      price = row + 1
    }
  }
  if (times === 0) return null
  empty.sort((a, b) => at(p.fields, b) - at(p.fields, a))
  const stock = p.stock.slice()
  const fields = p.fields.slice()
  const coming = stock.slice(0, CROPS)
  for (const f of fields) if (isPlanted(f) && plantOf(f) < CROPS) coming[plantOf(f)] = at(coming, plantOf(f)) + rowOf(f)
  for (let i = 0; i < times; i++) {
    let crop = -1
    for (let g = 0; g < CROPS; g++) {
      if (at(stock, g) > 0 && g !== HOPS && (crop < 0 || at(coming, g) < at(coming, crop))) crop = g
    }
    if (crop < 0) crop = HOPS
    if (at(stock, crop) === 0) break
    const column = empty[i] as number
    stock[crop] = at(stock, crop) - 1
    coming[crop] = at(coming, crop) + rowOf(at(fields, column))
    fields[column] = field(rowOf(at(fields, column)), crop)
  }
  return { ...p, stock, fields, workers: p.workers - price }
}

/** Cards in hand, judged by the farm at the beginning of Phase 9, when its goods are greatest. */
function handValue(p: Player, s: State): number {
  // What is not played now will never be.
  if (s.phase === 0) return 0
  const farm = beforeProgress(p, s)
  const then: Player = { ...p, stock: farm.stock }
  let value = 0
  for (const id of p.hand) value += cardWorth(id, then, s)
  if (p.aside !== 0 && p.hand.length >= 0) value += unknownWorth(FARMYARD, s.round)
  return value
}

const THRIFTS: readonly Thrift[] = [
  { seed: 0, jewels: false },
  { seed: 3, jewels: false },
  { seed: 0, jewels: true },
]

function afterPlan(p: Player, s: State, thrift: Thrift): { value: number; plan: number[] } {
  const farm = beforeProgress(p, s)
  const over = s.phase === 10 || s.phase === 0
  const tools = at(p.stock, TOOLS)
  let plan: number[] = []
  if (!over) {
    plan = planSteps(farm, s.round, thrift)
    // H-PH9-20: until the last round tools come back.
    if (s.round < ROUNDS) farm.stock[TOOLS] = tools
  }
  return { value: outlook(farm, s.round), plan }
}

/** The best of some plans for Phase 9. */
function bestPlan(p: Player, s: State): { value: number; plan: number[] } {
  let best = afterPlan(p, s, THRIFTS[0] as Thrift)
  if (s.phase === 10 || s.phase === 0) return best
  for (let i = 1; i < THRIFTS.length; i++) {
    const tried = afterPlan(p, s, THRIFTS[i] as Thrift)
    if (tried.value > best.value) best = tried
  }
  return best
}

export function standing(p: Player, s: State): number {
  let value = bestPlan(p, s).value
  const perWorker = (W.worker * W.work * 3.4) / at(W.cost, s.round)
  if (s.phase === 4 && p.workers > 0) {
    const sown = sowing(p, s)
    if (sown !== null) {
      const more = bestPlan(sown, s).value - value - (p.workers - sown.workers) * perWorker
      if (more > 0) value += W.sowing * more
    }
  }
  value += cardPoints(p) + handValue(p, s)
  if (s.phase > 0 && s.phase <= 4) value += p.workers * perWorker
  // A bot takes everything: being asked each time only costs it time.
  if (p.careful) value -= 5
  return value
}

function plan(m: M, question: Frame): Json | undefined {
  if (question.op !== 'progress') return undefined
  return bestPlan(m.state.players[question.seat] as Player, m.state).plan[0] ?? 0
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
  begins: ['turn', 'progress'],
  plan,
}
