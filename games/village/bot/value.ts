/** What the bots know about Village: how well a seat stands while the game still runs. */

import { type BotKnowledge, DONE, type Match, PASS, type Seat } from '@dorfplatz/kernel'
import { tiles } from '../cards/customers.ts'
import { BOTS, type ModuleBot } from '../modules/bot.ts'
import { USE_WELL } from '../rules/choices.ts'
import {
  BAG,
  CASTLE_0,
  CASTLE_COUNT,
  CHURCH_0,
  COIN,
  COUNCIL_0,
  FARM,
  GOOD,
  GOODS,
  GRAIN,
  GRAVES,
  SMITHY,
  STEPS,
  TIME,
  UNBORN,
  WAINWRIGHT,
} from '../rules/codes.ts'
import type { VillageDecision } from '../rules/frames.ts'
import { lacking } from '../rules/market.ts'
import { remembered } from '../rules/modules/base.ts'
import { playing } from '../rules/modules/registry.ts'
import { placeAt } from '../rules/places.ts'
import { scoreOf } from '../rules/score.ts'
import { at, figuresOf, have, type State } from '../rules/state.ts'

/** Estimates in points while there is time to make something of them. */
const WEIGHTS = {
  /** Dead in the chronicle, as they grow towards 12 points. */
  chronicle: [0, 1.8, 3.1, 5.8, 8.5, 12],
  /** Scroll, horse, ox, plow, wagon. */
  goods: [1.6, 2, 2.3, 2.5, 2.4],
  /** A second, third … of a kind is worth less. */
  fading: [1.4, 0.8, 0.45, 0.15],
  grain: 0.83,
  stone: 0.6,
  moreStones: 0.27,
  coin: 0.43,
  atHome: 0.6,
  craftsman: 1.35,
  /** Extra for privileges still to be used, by council step. */
  council: [0, 1.2, 2, 2.6, 2.2],
  church: 0.5,
  bag: 2,
  traveller: 1.4,
  /** The young live longer in office. */
  generation: 0.25,
  time: -0.11,
  marker: 0.7,
  /** Share of a customer's points when all goods are there, and when one is missing. */
  ready: 0.3,
  near: 0.1,
  /** After so many rounds a seat begins to want the end, each round a little more: nobody should play for ever. */
  patience: 10,
  urge: 0.3,
}

/** How much of the game is left, from 1 down to 0: places fill up and then it ends. */
function left(s: State): number {
  if (s.last >= 0) return 0
  let free = 0
  let all = 0
  for (let i = 0; i < GRAVES; i++) {
    free += at(s.free, i)
    all += at(s.places, i)
  }
  return Math.min(free / all, at(s.free, GRAVES) / at(s.places, GRAVES))
}

function fading(n: number): number {
  let sum = 0
  for (let i = 0; i < n; i++) sum += at(WEIGHTS.fading, Math.min(i, WEIGHTS.fading.length - 1))
  return sum
}

/** What lies on the farm and may still become points. */
function store(s: State, seat: Seat): number {
  let sum = WEIGHTS.grain * have(s, seat, GRAIN) + WEIGHTS.coin * have(s, seat, COIN)
  for (let i = 0; i < GOODS.length; i++) sum += (WEIGHTS.goods[i] as number) * fading(have(s, seat, GOOD + i))
  for (let colour = 0; colour < 4; colour++) {
    const n = have(s, seat, colour)
    sum += WEIGHTS.stone * Math.min(n, 2) + WEIGHTS.moreStones * Math.max(0, n - 2)
  }
  return sum
}

/** What the living may still do. */
function people(s: State, seat: Seat): number {
  let sum = 0
  let home = 0
  let workshops = 0
  const { figures } = playing(s.modules)
  for (const [i, place] of figuresOf(s, seat).entries()) {
    const young = WEIGHTS.generation * (at(figures, i) - 1)
    if (place === FARM) sum += WEIGHTS.atHome * (WEIGHTS.fading[Math.min(home++ >> 1, 3)] as number) + young
    else if (place === BAG) sum += WEIGHTS.bag + young
    else if (place >= WAINWRIGHT && place <= SMITHY) {
      const bit = 1 << place
      sum += (workshops & bit ? 0.5 : 1) * WEIGHTS.craftsman
      workshops |= bit
    } else if (place > COUNCIL_0 && place <= COUNCIL_0 + STEPS) sum += at(WEIGHTS.council, place - COUNCIL_0) + young
    else if (place > CHURCH_0 && place <= CHURCH_0 + STEPS) sum += WEIGHTS.church + young
    else if (place > CASTLE_0 && place <= CASTLE_0 + CASTLE_COUNT) sum += WEIGHTS.traveller
  }
  return sum
}

/** How long the seat's family has lived: its dead, and the time gone by since the last death. */
function lived(s: State, seat: Seat): number {
  let dead = 0
  for (const place of figuresOf(s, seat)) if (place !== UNBORN && !placeAt(place).living) dead++
  return dead + have(s, seat, TIME) / 10
}

/** What the customers at the stalls promise: the best two, since goods can be sold only once. */
function prospects(s: State, seat: Seat): number {
  let best = 0
  let second = 0
  for (const tile of s.stalls) {
    if (tile === 0) continue
    const missing = lacking(s, seat, tile)
    const share = missing === 0 ? WEIGHTS.ready : missing === 1 ? WEIGHTS.near : 0
    const credit = share * (tiles[tile - 1]?.points ?? 0)
    if (credit > best) {
      second = best
      best = credit
    } else if (credit > second) second = credit
  }
  return best + second
}

export function value(m: Match<State>, seat: Seat): number {
  const s = m.state
  const { total, parts } = scoreOf(s, seat)
  if (m.flow.length === 0) return total
  const rest = left(s)
  // Early on everything can still be used; towards the end only what scores.
  const use = Math.min(1, 0.1 + 1.6 * rest)
  const dead = at(WEIGHTS.chronicle, Math.min(remembered(s, seat), 5))
  const chronicle = (parts.chronicle ?? 0) * (1 - use) + dead * use
  const marker = s.marker === seat ? WEIGHTS.marker : 0
  const open = store(s, seat) + people(s, seat) + prospects(s, seat) + marker + WEIGHTS.time * have(s, seat, TIME)
  const urge = WEIGHTS.urge * Math.max(0, s.round - WEIGHTS.patience)
  const more = botsOf(s.modules).reduce((sum, one) => sum + (one.value?.(m, seat, use) ?? 0), 0)
  return total - (parts.chronicle ?? 0) + chronicle + use * open + urge * lived(s, seat) + more
}

const known: (readonly ModuleBot[] | undefined)[] = []
/** What is known of the modules in play. */
function botsOf(modules: number): readonly ModuleBot[] {
  const found = known[modules]
  if (found !== undefined) return found
  const inPlay = playing(modules).modules.map(({ id }) => id)
  const list = BOTS.filter(({ id }) => inPlay.includes(id))
  known[modules] = list
  return list
}

export const bot: BotKnowledge<State, VillageDecision> = {
  value,
  begins: ['turn'],
  // Doing something is a better first guess than declining; the Well is for when nothing else helps.
  prior: (m, decision, choice) => {
    for (const { prior } of botsOf(m.state.modules)) {
      const guess = prior?.(m, decision, choice)
      if (guess !== undefined) return guess
    }
    if (choice === PASS || choice === DONE) return 0.2
    return decision.kind === 'turn' && choice === USE_WELL ? 0.3 : 1
  },
}
