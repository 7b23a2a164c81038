/**
 * What a learned judgement looks at: one farm in numbers, the board it works on, and the others. Networks are made for these
 * numbers in this order: whoever changes them learns anew (`npm run train:net`).
 */

import type { Match } from '@dorfplatz/kernel'
import { tableOf } from '../cards/ready.ts'
import { exchangeOf, isOccupation, LAST_MAJOR } from '../cards/registry.ts'
import { fits } from '../rules/animals/room.ts'
import { foodNeeded } from '../rules/calendar/feeding.ts'
import { bonus } from '../rules/calendar/scoring.ts'
import { CARDS, plainLines, plainTotal } from '../rules/calendar/sheet.ts'
import { count } from '../rules/farm/yard.ts'
import { BOAR, CATTLE, FOOD, GOODS, GRAIN, REED, SHEEP, VEGETABLE, WOOD } from '../rules/goods.ts'
import { foodPower } from '../rules/payment/exchanges.ts'
import { cropsOn, fenceCount, fenced, fieldsWith, playerOf, roomCount, unused } from '../rules/player.ts'
import { CLAY_HUT, GRAIN_CROP, PHASE, type Player, STONE_HOUSE, type State, VEGETABLE_CROP } from '../rules/state.ts'
import { HARVESTS, LAST_ROUND, P5_ROOM } from '../rules/work/spaces.ts'
import { parts } from './value.ts'
import { MANY } from './weights.ts'
import { cardWorth } from './worth.ts'
import { SOLO } from './worths.ts'

/** How many numbers there are. */
export const INPUTS = 373

/** All spaces of the full game. */
const SPACES = P5_ROOM + 1
/** So many others are looked at one by one; all together count anyway. */
const OTHERS = 3

/** Numbers written one after the other. */
class Row {
  readonly into: Float32Array
  n = 0

  constructor(into: Float32Array) {
    this.into = into
  }

  /** One at a time: a list of them would be made anew for every position that is looked at. */
  put(x: number): void {
    this.into[this.n++] = x
  }

  /** A small number in steps: at least 1, at least 2, … */
  steps(x: number, most: number): void {
    for (let i = 1; i <= most; i++) this.into[this.n++] = x >= i ? 1 : 0
  }
}

const yes = (is: boolean): number => (is ? 1 : 0)

/** For amounts by good, used again and again. */
const perGood = new Float64Array(GOODS.length)

/** The judgement by hand, with its parts. */
function byHand(row: Row, m: Match<State>, seat: number): void {
  const all = parts(m, seat, MANY, {})
  const { points, meals, token = 0, stock = 0, waiting = 0, family = 0, land = 0, herds = 0, cards = 0 } = all
  row.put(points + meals + token + stock + waiting + family + land + herds + cards)
  row.put(meals)
  row.put(stock)
  row.put(waiting)
  row.put(family)
  row.put(land)
  row.put(herds)
  row.put(cards)
}

function goods(row: Row, m: Match<State>, seat: number, p: Player): void {
  const plain = plainTotal(p)
  const cards = plainLines(p)[CARDS] ?? 0
  const extra = bonus(m, seat)
  row.put(plain + extra)
  row.put(extra)
  row.put(cards)
  for (let good = 0; good < GOODS.length; good++) {
    const n = p.goods[good] ?? 0
    row.put(n)
    row.steps(n, good === FOOD ? 8 : 5)
  }
}

function home(row: Row, p: Player): void {
  const rooms = roomCount(p)
  row.steps(rooms, 6)
  row.steps(p.people, 5)
  row.put(yes(p.house === CLAY_HUT))
  row.put(yes(p.house === STONE_HOUSE))
  row.put(p.house * rooms)
  row.put(p.newborn)
  row.put(p.home)
  row.put(p.guests)
  row.steps(rooms - p.people, 2)
}

function land(row: Row, p: Player): void {
  const pastures = fenced(p)
  row.steps(count(p.fields), 6)
  row.steps(p.pastures.length, 5)
  row.put(count(pastures))
  row.put(fenceCount(p))
  row.put(count(p.stables))
  row.put(count(p.stables & pastures))
  row.put(count(unused(p)))
  let empty = 0
  for (let cells = p.fields, cell = 0; cells !== 0; cells >>>= 1, cell++) {
    if ((cells & 1) !== 0 && p.crops[cell] === 0) empty++
  }
  row.put(empty)
  row.put(Math.min(empty, p.goods[GRAIN] ?? 0))
  row.put(Math.min(empty, p.goods[VEGETABLE] ?? 0))
  row.put(cropsOn(p, GRAIN_CROP))
  row.put(cropsOn(p, VEGETABLE_CROP))
  row.put(fieldsWith(p, GRAIN_CROP))
  row.put(fieldsWith(p, VEGETABLE_CROP))
}

function animals(row: Row, p: Player): void {
  const sheep = p.goods[SHEEP] ?? 0
  const boar = p.goods[BOAR] ?? 0
  const cattle = p.goods[CATTLE] ?? 0
  let room = p.loose
  for (let i = 0; i < p.pens.length; i += 3) room += Math.min(8, p.pens[i + 1] ?? 0)
  room = Math.min(room, 20)
  row.put(room)
  row.put(Math.max(0, room - sheep - boar - cattle))
  row.put(yes(sheep >= 2 && fits(p, sheep + 1, boar, cattle)))
  row.put(yes(boar >= 2 && fits(p, sheep, boar + 1, cattle)))
  row.put(yes(cattle >= 2 && fits(p, sheep, boar, cattle + 1)))
  row.put(p.begging)
}

const OVEN = tableOf((card) => card.tags.includes('oven') || undefined)

function inPlay(row: Row, p: Player, rounds: number): void {
  const food = perGood.fill(0)
  let workshops = 0
  for (const id of p.exchanges) {
    const x = exchangeOf(id)
    if (x.harvest) workshops++
    else if (x.good >= 0) food[x.good] = Math.max(food[x.good] ?? 0, x.food / x.n)
  }
  row.put(food[GRAIN] ?? 0)
  row.put(food[VEGETABLE] ?? 0)
  row.put(food[SHEEP] ?? 0)
  row.put(food[BOAR] ?? 0)
  row.put(food[CATTLE] ?? 0)
  let ovens = 0
  let minors = 0
  let majors = 0
  for (const no of p.improvements) {
    if (OVEN[no] === true) ovens++
    if (no > LAST_MAJOR) minors++
    else majors |= 1 << no
  }
  row.put(workshops)
  row.put(ovens)
  for (let no = 1; no <= LAST_MAJOR; no++) row.put(yes((majors & (1 << no)) !== 0))
  row.put(minors)
  row.put(p.occupations.length)
  row.put(cardWorth(p, rounds, SOLO))
}

function inHand(row: Row, p: Player, rounds: number): void {
  let occupations = 0
  let worth = 0
  let finest = 0
  for (const no of p.hand) {
    if (isOccupation(no)) occupations++
    worth += Math.max(0, SOLO[no] ?? 0)
    finest = Math.max(finest, SOLO[no] ?? 0)
  }
  const share = rounds / LAST_ROUND
  row.put(occupations)
  row.put(p.hand.length - occupations)
  row.put(worth * share)
  row.put(finest * share)
}

/** Goods on round spaces still to come. */
function coming(row: Row, p: Player, round: number): void {
  const later = perGood.fill(0)
  for (let i = 0; i < p.future.length; i += 4) {
    const good = p.future[i + 1] ?? 0
    if ((p.future[i] ?? 0) > round) later[good] = (later[good] ?? 0) + (p.future[i + 2] ?? 0)
  }
  for (let good = 0; good < GOODS.length; good++) row.put(later[good] ?? 0)
}

function time(row: Row, m: Match<State>, seat: number, p: Player): void {
  const s = m.state
  row.steps(s.round, LAST_ROUND)
  const from = s.phase >= PHASE.field && s.round < LAST_ROUND ? s.round + 1 : s.round
  let until = 0
  let harvests = 0
  for (let r = LAST_ROUND; r >= Math.max(from, 1); r--) {
    if ((HARVESTS & (1 << r)) === 0) continue
    until = r - from
    if (r >= from) harvests++
  }
  row.put(until)
  row.put(harvests)
  const need = foodNeeded(m, p)
  const power = foodPower(s, p)
  row.put(need)
  row.put(Math.max(0, need - power))
  row.put(Math.max(0, need - (p.goods[FOOD] ?? 0)))
  row.put(Math.max(0, power - need))
  row.put(yes(s.starter === seat))
  row.put((seat - s.starter + m.seats) % m.seats)
}

/** Which spaces are there, by number. */
const there = new Uint8Array(SPACES)

function board(row: Row, s: State): void {
  there.fill(0)
  for (const space of s.spaces) there[space] = 1
  for (let space = 0; space < SPACES; space++) {
    const isThere = there[space] === 1
    const isFree = isThere && s.by[space] === 0
    const lies = s.lies[space] ?? 0
    row.put(yes(isThere))
    row.put(yes(isFree))
    row.put(isFree ? lies : 0)
    row.put(isThere ? lies : 0)
  }
  for (let no = 1; no <= LAST_MAJOR; no++) row.put(yes((s.offer & (1 << no)) !== 0))
}

/** The others in the order in which they place after this seat, and what they have together. */
function others(row: Row, m: Match<State>, seat: number): void {
  let atHome = 0
  let people = 0
  let rooms = 0
  let best = -99
  for (let i = 1; i < m.seats; i++) {
    const p = playerOf(m, (seat + i) % m.seats)
    const total = plainTotal(p)
    atHome += p.home
    people += p.people
    rooms += roomCount(p)
    best = Math.max(best, total)
    if (i > OTHERS) continue
    row.put(p.home)
    row.put(p.people)
    row.put(roomCount(p))
    row.put(total)
    row.put(p.goods[WOOD] ?? 0)
    row.put(p.goods[REED] ?? 0)
    row.put(p.goods[FOOD] ?? 0)
  }
  row.put(atHome)
  row.put(people)
  row.put(rooms)
  row.put(best)
}

/** Writes a seat's numbers into a row; says how many. */
export function features(m: Match<State>, seat: number, into: Float32Array): number {
  const row = new Row(into)
  const p = playerOf(m, seat)
  const rounds = LAST_ROUND - m.state.round
  byHand(row, m, seat)
  goods(row, m, seat, p)
  home(row, p)
  land(row, p)
  animals(row, p)
  inPlay(row, p, rounds)
  inHand(row, p, rounds)
  coming(row, p, m.state.round)
  time(row, m, seat, p)
  board(row, m.state)
  others(row, m, seat)
  return row.n
}
