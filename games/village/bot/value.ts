/** What the bots know about Village: how well a seat stands while the game still runs. */

import { type BotKnowledge, DONE, type Match, PASS, type SearchSettings, type Seat } from '@dorfplatz/kernel'
import { CASTLE_SCORE } from '../cards/board.ts'
import { BOTS, type ModuleBot } from '../modules/bot.ts'
import { USE_WELL } from '../rules/choices.ts'
import {
  BAG,
  CASTLE_0,
  CASTLE_COUNT,
  CHURCH_0,
  COIN,
  COUNCIL_0,
  CROSSED,
  FARM,
  GOOD,
  GOODS,
  GRAIN,
  GRAVE,
  GRAVES,
  SMITHY,
  STEPS,
  TIME,
  WAINWRIGHT,
} from '../rules/codes.ts'
import type { VillageDecision } from '../rules/frames.ts'
import { lacking } from '../rules/market.ts'
import { castlesSeen, remembered } from '../rules/modules/base.ts'
import type { Scoring } from '../rules/modules/module.ts'
import { playing } from '../rules/modules/registry.ts'
import { at, boxOf, have, type State } from '../rules/state.ts'
import { counts } from './counts.ts'
import { recalled, remember } from './memory.ts'
import { FOUR, MANY, MASTERS, SOLO, type Weights } from './weights.ts'
import { countWords, partNames } from './words.ts'

/** Rounds after which everybody wants to come to an end: games among people last six to nine. */
const USUAL_ROUNDS = 8
/** Points that a further round costs in the eyes of a bot: about what it would bring. */
const FURTHER_ROUND = 10

/** How much of the game is left, from 1 down to 0: places fill up and then it ends. */
function left(s: State): number {
  if (s.last >= 0) return 0
  let free = 0
  let all = 0
  for (let i = 0; i < GRAVES; i++) {
    free += at(s.free, i)
    all += at(s.places, i)
  }
  const rounds = Math.max(0, 1 - (s.round - 1) / (USUAL_ROUNDS + 2))
  return Math.min(free / all, at(s.free, GRAVES) / at(s.places, GRAVES), rounds)
}

const LAST_FADING = 3
const ENOUGH_GRAIN = 4

/** What lies on the farm and may still become points. */
function store(s: State, seat: Seat, w: Weights): number {
  const grain = have(s, seat, GRAIN)
  let sum = w.grain * Math.min(grain, ENOUGH_GRAIN) + w.moreGrain * Math.max(0, grain - ENOUGH_GRAIN)
  sum += w.coin * have(s, seat, COIN)
  for (let i = 0; i < GOODS.length; i++) {
    const n = have(s, seat, GOOD + i)
    for (let j = 0; j < n; j++) sum += at(w.goods, i) * at(w.fading, Math.min(j, LAST_FADING))
  }
  for (let colour = 0; colour < 4; colour++) {
    const n = have(s, seat, colour)
    sum += w.stone * Math.min(n, 2) + w.moreStones * Math.max(0, n - 2)
  }
  return sum
}

/** What the next castle would count for a family that has a member on the road. */
function nextCastle(s: State, seat: Seat): number {
  const seen = castlesSeen(s, seat)
  return seen >= CASTLE_COUNT ? 0 : at(CASTLE_SCORE, seen + 1) - at(CASTLE_SCORE, seen)
}

interface Family {
  /** What the living may still do. */
  living: number
  /** What the next death would bring: a place in the chronicle, less what its member was good for. */
  death: number
}

function family(s: State, seat: Seat, w: Weights): Family {
  let living = 0
  let home = 0
  let workshops = 0
  let onTheRoad = false
  let oldest = 9
  let death = 0
  const { figures } = playing(s.modules)
  const first = seat * s.figures
  const n = Math.min(remembered(s, seat), 5)
  const fame = at(w.chronicle, Math.min(n + 1, 5)) - at(w.chronicle, n)
  for (let i = 0; i < s.figures; i++) {
    const place = at(s.people, first + i)
    const generation = at(figures, i)
    const young = w.generation * (generation - 1)
    let worth = 0
    let area = -1
    if (place === FARM) {
      worth = at(w.atHome, Math.min(home++ >> 1, LAST_FADING)) + young
      area = 1
    } else if (place === BAG) worth = w.bag + young
    else if (place >= WAINWRIGHT && place <= SMITHY) {
      const bit = 1 << place
      worth = workshops & bit ? w.secondCraftsman : w.craftsman
      workshops |= bit
      area = 0
    } else if (place > COUNCIL_0 && place <= COUNCIL_0 + STEPS) {
      worth = at(w.council, place - COUNCIL_0 - 1) + young
      area = 3
    } else if (place > CHURCH_0 && place <= CHURCH_0 + STEPS) {
      worth = at(w.church, place - CHURCH_0 - 1) + young
      area = 2
    } else if (place > CASTLE_0 && place <= CASTLE_0 + CASTLE_COUNT) {
      worth = w.traveller + (onTheRoad ? 0 : w.onward * nextCastle(s, seat))
      onTheRoad = true
      area = 4
    } else if (place === GRAVE) living += w.grave
    living += worth
    if (area < 0 || generation > oldest) continue
    const gain = (at(s.free, area) > 0 ? fame : w.grave) - worth
    if (generation < oldest || gain > death) death = gain
    oldest = generation
  }
  return { living, death: oldest === 9 ? 0 : death }
}

/** A family's whole time, worth more from round to round: nobody should play for ever. */
function lived(s: State, seat: Seat, w: Weights): number {
  return (w.pace + w.urge * (s.round - 1)) * (have(s, seat, CROSSED) * boxOf(s).track + have(s, seat, TIME))
}

/** What the customers at the stalls promise: the best two, since goods can be sold only once. */
function prospects(s: State, seat: Seat, w: Weights): number {
  let best = 0
  let second = 0
  for (const tile of s.stalls) {
    if (tile === 0) continue
    const missing = lacking(s, seat, tile)
    const share = missing === 0 ? w.ready : missing === 1 ? w.near : 0
    const credit = share * (boxOf(s).tiles[tile - 1]?.points ?? 0)
    if (credit > best) {
      second = best
      best = credit
    } else if (credit > second) second = credit
  }
  return best + second
}

/** Points on the sheet without the chronicle's, which grow towards their end. */
function sheet(s: State, seat: Seat): number {
  let sum = 0
  const { lines } = known(s.modules)
  for (let i = 0; i < lines.length; i++) sum += lines[i]?.(s, seat) ?? 0
  return sum
}

const chronicle = (s: State, seat: Seat): number => known(s.modules).chronicle?.(s, seat) ?? 0

/** What a judgement is made of; when the game is over, only points are left. */
type Parts = {
  readonly points: number
  readonly chronicle?: number
  readonly store?: number
  readonly family?: number
  readonly customers?: number
  readonly time?: number
  readonly expansions?: number
}

/** Early on everything can still be used; towards the end only what scores. */
const usable = (s: State, w: Weights): number => Math.min(1, w.useBase + w.useSlope * left(s))

const ofChronicle = (s: State, seat: Seat, use: number, w: Weights): number =>
  chronicle(s, seat) * (1 - use) + at(w.chronicle, Math.min(remembered(s, seat), 5)) * use

const ofStore = (s: State, seat: Seat, use: number, w: Weights): number =>
  use * (store(s, seat, w) + (s.marker === seat ? w.marker : 0))

function ofTime(s: State, seat: Seat, use: number, death: number, w: Weights): number {
  const time = have(s, seat, TIME)
  return use * (w.time + (w.death * death) / boxOf(s).track) * time + lived(s, seat, w)
}

function ofExpansions(m: Match<State>, seat: Seat, use: number): number {
  let sum = 0
  for (const bot of known(m.state.modules).bots) sum += bot.value?.(m, seat, use) ?? 0
  return sum
}

/** How well a seat stands by these weights, part by part. */
export function parts(m: Match<State>, seat: Seat, w: Weights): Parts {
  const s = m.state
  if (m.flow.length === 0) return { points: sheet(s, seat) + chronicle(s, seat) }
  const use = usable(s, w)
  const { living, death } = family(s, seat, w)
  return {
    points: sheet(s, seat),
    chronicle: ofChronicle(s, seat, use, w),
    store: ofStore(s, seat, use, w),
    family: use * living,
    customers: use * prospects(s, seat, w),
    time: ofTime(s, seat, use, death, w),
    expansions: ofExpansions(m, seat, use),
  }
}

/** The parts added up in their order, without a list of them: a search does this for every answer it tries. */
export function valueBy(m: Match<State>, seat: Seat, w: Weights): number {
  const s = m.state
  if (m.flow.length === 0) return sheet(s, seat) + chronicle(s, seat)
  const use = usable(s, w)
  const { living, death } = family(s, seat, w)
  let value = sheet(s, seat) + ofChronicle(s, seat, use, w)
  value += ofStore(s, seat, use, w)
  value += use * living
  value += use * prospects(s, seat, w)
  value += ofTime(s, seat, use, death, w)
  return value + ofExpansions(m, seat, use)
}

/** What counts at a table with some modules. */
interface Known {
  readonly bots: readonly ModuleBot[]
  /** The lines of the sheet but the chronicle's. */
  readonly lines: readonly Scoring[]
  readonly chronicle: Scoring | undefined
  /** Nothing is looked at but what the base game has. */
  readonly plain: boolean
}

const tables: (Known | undefined)[] = []

function known(modules: number): Known {
  const found = tables[modules]
  if (found !== undefined) return found
  const { modules: inPlay, scoring } = playing(modules)
  const table: Known = {
    bots: BOTS.filter(({ id }) => inPlay.some((module) => module.id === id)),
    lines: scoring.flatMap(([category, points]) => (category === 'chronicle' ? [] : [points])),
    chronicle: scoring.find(([category]) => category === 'chronicle')?.[1],
    plain: inPlay.every(({ id }) => id === 'base' || id === 'promos'),
  }
  tables[modules] = table
  return table
}

/** As `valueBy`, by what is remembered where nothing has changed that it looks at. */
function remembering(m: Match<State>, seat: Seat, w: Weights): number {
  const s = m.state
  // When the game is over, only points are left.
  if (m.flow.length === 0 || !known(s.modules).plain || s.more.box !== undefined) return valueBy(m, seat, w)
  return recalled(s, seat, w) ?? remember(s, w, valueBy(m, seat, w))
}

export const value = (m: Match<State>, seat: Seat): number => remembering(m, seat, m.seats === 1 ? SOLO : MANY)

/** What a long game costs in the eyes of a bot. */
export const weariness = ({ state: { round } }: Match<State>): number =>
  FURTHER_ROUND * Math.max(0, round - USUAL_ROUNDS)

/** Four moves are played on, whole ones, so that none is judged in the midst of another; with twelve it was seen to lose. */
const MANY_SEATS: SearchSettings = { width: 8, tries: 99, follow: 4, rivalry: 1, trust: 4, cost: 2, ahead: 4 }
/** With two, one move of each: further on, quick moves lead where nobody goes. */
const TWO: SearchSettings = { ...MANY_SEATS, cost: 1, ahead: 2 }

/** What those who play moves out judge by. */
const finerWeights = ({ seats }: Match<State>): Weights => (seats === 1 ? SOLO : seats < 4 ? MASTERS : FOUR)

export const bot: BotKnowledge<State, VillageDecision> = {
  value,
  finer: (m, seat) => remembering(m, seat, finerWeights(m)),
  parts: (m, seat) => parts(m, seat, finerWeights(m)),
  weariness,
  partNames,
  counts,
  countWords,
  // Alone, playing on has not been seen to help; with others it meets what they will do.
  search: ({ seats }) => (seats === 1 ? null : seats === 2 ? TWO : MANY_SEATS),
  begins: ['turn'],
  // Doing something is a better first guess than declining; the Well is for when nothing else helps.
  prior: (m, decision, choice) => {
    for (const { prior } of known(m.state.modules).bots) {
      const guess = prior?.(m, decision, choice)
      if (guess !== undefined) return guess
    }
    if (choice === PASS || choice === DONE) return 0.2
    return decision.kind === 'turn' && choice === USE_WELL ? 0.3 : 1
  },
}
