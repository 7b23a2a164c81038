/** Puts a situation on the table, plays a card in every possible way, and says what changed. */

import { type Answer, type Decision, type Json, kernel, type Match } from '@dorfplatz/kernel'
import { type HallertauState, type HallertauUnasked, hallertau } from '../../index.ts'
import type { Change, Good, Situation } from './expectation.ts'

export const k = kernel(hallertau)
export type M = Match<HallertauState>
export type Play = Extract<HallertauUnasked, { play: string }>
export type Player = HallertauState['players'][number]

export const GOODS: readonly Good[] = ['barley', 'flax', 'hops', 'rye', 'hides', 'meat', 'milk', 'wool', 'clay']
export const JEWELRY = 9
export const TOOLS = 10
const LETTERS = 'bfhrxmxwc'
const PLACES = ['', '1', '2', '3', '4', '5', '6', 'S']
export const SPACES = [
  'gatewayCard',
  'sheepBreeding',
  'sheepShearing',
  'clayDelivery',
  'farming',
  'farmyardCard',
  'butchery',
  'nursery',
  'busyWeekend',
  'clearing',
  'bonusCard',
  'smallTrade',
  'cultivation',
  'weeklyMarket',
  'landSale',
  'pointCard',
  'fertilizing',
  'toolShed',
  'townHall',
  'sheepMarket',
] as const
export type Space = (typeof SPACES)[number]
export const space = (name: Space): number => SPACES.indexOf(name)

const DECKS = ['gateway', 'farmyard', 'bonus', 'point'] as const

export function player(m: M, seat = 0): Player {
  const found = m.state.players[seat]
  if (found === undefined) throw new Error(`no seat ${seat}`)
  return found
}

/** A fresh match in which seat 0 begins. */
export function fresh(seats = 2, options: { [key: string]: string | boolean } = {}): M {
  for (let i = 0; i < 200; i++) {
    const seed = i.toString(16).padStart(2, '0').repeat(32)
    const m = k.create({ game: 'hallertau', seats, seed, options: { gateway: 'mixed', farmyard: 'mixed', ...options } })
    if (m.state.first === 0) return m
  }
  throw new Error('seat 0 never begins')
}

const tokens = (fields: string): string[] => (fields.match(/[2-5][a-z]*/g) ?? []).sort()
const sorted = (sheep: string): string => [...sheep].sort().join('')

/** Row in the lowest three bits, then the good; a second unit of the same good is flagged above that. */
function fieldNumber(token: string): number {
  const row = Number(token[0])
  const letter = token[1]
  if (letter === undefined) return row
  const good = letter === 'h' ? 2 : LETTERS.indexOf(letter)
  return row + 8 * (good + 1) + (token.length > 2 ? 128 : 0)
}

export const goodsOf = (amounts: Partial<Record<Good, number>>): number[] => GOODS.map((g) => amounts[g] ?? 0)

export const bouldersFor = (crafts: readonly number[]): number[] =>
  crafts.flatMap((at) => [at + 2 > 10 ? 11 : at + 2, at + 4 > 10 ? 11 : at + 4])

/** Sets the whole display of a seat; what the situation does not name is empty. */
export function arrange(m: M, given: Situation, card?: number, seat = 0): void {
  const round = given.round ?? 2
  const crafts = [...(given.crafts ?? [0, 0, 0, 0, 0])]
  const center = (given.window ?? 6) - 6
  k.edit(m, (s) => {
    s.round = round
    s.phase = given.phase ?? 4
    s.cleared = [...(given.cleared ?? [0, 0, 0, 0])]
    s.board = SPACES.flatMap((name) => [...(given.spaces?.[name] ?? [0, 0, 0])])
    s.players.forEach((other, i) => {
      if (i !== seat) other.hand = []
    })
    const p = s.players[seat]
    if (p === undefined) throw new Error(`no seat ${seat}`)
    p.stock = [...goodsOf(given), given.jewelry ?? 0, given.tools ?? 0]
    const fields = tokens(given.fields ?? '').map(fieldNumber)
    p.fields = Array.from({ length: 8 }, (_, i) => fields[i] ?? 0)
    p.sheep = PLACES.map((place) => [...(given.sheep ?? '')].filter((sign) => sign === place).length)
    p.crafts = given.crafts === undefined ? crafts.map(() => center) : crafts
    p.center = center
    p.boulders = bouldersFor(p.crafts)
    p.workers = given.workers ?? 6
    p.played = [...(given.played ?? [])]
    p.hand = [...(given.hand ?? []), ...(card === undefined ? [] : [card])]
    p.advances = [...(given.advances ?? [0, 0, 0, 0, 0])]
    p.reaped = goodsOf(given.reaped ?? {})
    p.toolsPhase4 = given.toolsGained ?? 0
    // What Phase 5 will bring is a card that nearly nobody can play.
    p.aside = 416
    p.stable = p.stable.map((held, r) => (r <= round ? 0 : held || 400 + r))
    // A card stands in one place only: whatever was dealt with the same number goes under the decks' count.
    const here = new Set([...p.hand, ...p.played])
    s.decks = s.decks.map((deck) => deck.filter((c) => !here.has(c)))
  })
}

export const fieldsOf = (m: M, seat = 0): string => {
  const view = k.view(m, seat).table.seats[seat]
  return tokens(
    (view?.fields ?? [])
      .map((f) =>
        f === null
          ? ''
          : `${f.row}${(f.good < 0 ? '' : (['b', 'f', 'h', 'r', 'x', 'm', 'i', 'w', 'c'][f.good] ?? '?')).repeat(f.copies)}`,
      )
      .join(''),
  ).join('')
}

export const sheepOf = (m: M, seat = 0): string =>
  sorted(
    player(m, seat)
      .sheep.map((n, place) => (PLACES[place] ?? '').repeat(n))
      .join(''),
  )

/** Everything that is different between two tables, in the shape of a `Change`, as canonical text. */
export function changed(before: M, after: M, seat = 0): string {
  const a = player(before, seat)
  const b = player(after, seat)
  const out: { [key: string]: Json } = {}
  const number = (key: string, n: number): void => {
    if (n !== 0) out[key] = n
  }
  GOODS.forEach((good, i) => {
    number(good, (b.stock[i] ?? 0) - (a.stock[i] ?? 0))
  })
  number('jewelry', (b.stock[JEWELRY] ?? 0) - (a.stock[JEWELRY] ?? 0))
  number('tools', (b.stock[TOOLS] ?? 0) - (a.stock[TOOLS] ?? 0))
  number('workers', b.workers - a.workers)
  DECKS.forEach((deck, i) => {
    number(deck, (before.state.decks[i]?.length ?? 0) - (after.state.decks[i]?.length ?? 0))
  })
  number('gone', after.state.gone.length - before.state.gone.length)
  if (fieldsOf(before, seat) !== fieldsOf(after, seat)) out.fields = fieldsOf(after, seat)
  if (sheepOf(before, seat) !== sheepOf(after, seat)) out.sheep = sheepOf(after, seat)
  if (a.center !== b.center) out.window = Math.min(12, 6 + b.center)
  if (String(a.crafts) !== String(b.crafts)) out.crafts = [...b.crafts]
  const boulders: { [row: string]: Json } = {}
  for (let i = 0; i < 5; i++) {
    const pair = b.boulders.slice(2 * i, 2 * i + 2)
    if (String(a.boulders.slice(2 * i, 2 * i + 2)) !== String(pair))
      boulders[String(i)] = [...pair].sort((x, y) => x - y)
  }
  if (Object.keys(boulders).length > 0) out.boulders = boulders
  const spaces: { [name: string]: Json } = {}
  SPACES.forEach((name, i) => {
    const rows = after.state.board.slice(3 * i, 3 * i + 3)
    if (String(rows) !== String(before.state.board.slice(3 * i, 3 * i + 3))) spaces[name] = rows
  })
  if (Object.keys(spaces).length > 0) out.spaces = spaces
  if (before.state.first !== after.state.first && after.state.first === seat) out.marker = true
  return canonical(out)
}

function canonical(value: Json): string {
  if (Array.isArray(value)) return `[${(value as readonly Json[]).map(canonical).join(',')}]`
  if (value !== null && typeof value === 'object') {
    return `{${Object.entries(value as { readonly [key: string]: Json })
      .sort(([x], [y]) => (x < y ? -1 : 1))
      .map(([key, v]) => `${key}:${canonical(v)}`)
      .join(',')}}`
  }
  return JSON.stringify(value)
}

export function written(change: Change): string {
  const tidy: { [key: string]: Json } = {}
  for (const [key, value] of Object.entries(change)) {
    if (value === undefined || value === 0) continue
    if (key === 'fields') tidy.fields = tokens(String(value)).join('')
    else if (key === 'sheep') tidy.sheep = sorted(String(value))
    else tidy[key] = value as Json
  }
  return canonical(tidy)
}

/** What a table says may come out, as sorted canonical texts. */
export const listed = (then: Change | readonly Change[]): string[] =>
  [...new Set((Array.isArray(then) ? (then as readonly Change[]) : [then as Change]).map(written))].sort()

/** The choices on the anytime list that play this card by itself. */
export const waysToPlay = (m: M, card: number, seat = 0): Play[] =>
  k.anytime(m, seat).filter((c): c is Play => 'play' in c && Number(c.play) === card)

/** A card by its number; `tier` where it may be played in several ways, counted from 0. */
export const playOf = (card: number, tier?: number): Play =>
  tier === undefined ? { play: String(card).padStart(3, '0') } : { play: String(card).padStart(3, '0'), option: tier }

/** The turn that uses a space: the lowest empty row takes as many Workers as its number. */
export function turnOn(m: M, name: Space): { readonly space: Space; readonly workers: number } {
  const rows = m.state.board.slice(3 * space(name), 3 * space(name) + 3)
  const free = rows.indexOf(0)
  return { space: name, workers: free < 0 ? 3 : free + 1 }
}

export function must(m: M, seat: number, answer: Answer): void {
  const reply = k.apply(m, seat, answer)
  if (!reply.ok) throw new Error(`refused: ${JSON.stringify(answer)} by ${seat}: ${JSON.stringify(reply)}`)
  if (m.defect !== null) throw new Error(m.defect)
}

export const asked = (m: M, seat = 0): Decision | undefined => k.decisions(m).find((d) => d.seat === seat)

/** Answers a seat's question until `done` says so, in every possible way; collects what each end looks like. */
export function endings(m: M, seat: number, done: (m: M) => boolean, look: (m: M) => string): Set<string> {
  const found = new Set<string>()
  const seen = new Set<string>()
  const walk = (at: M): void => {
    if (done(at)) {
      found.add(look(at))
      return
    }
    const key = JSON.stringify([at.state, at.flow])
    if (seen.has(key)) return
    seen.add(key)
    if (seen.size > 20_000) throw new Error('too many ways')
    const question = asked(at, seat)
    if (question === undefined) throw new Error(`seat ${seat} is not asked`)
    const choices = question.choices ?? [
      k.sample(at, k.open(at).find((o) => o.frame.seat === seat) ?? unknown(), () => 0),
    ]
    for (const choice of choices) {
      const next = k.clone(at)
      must(next, seat, { choice })
      walk(next)
    }
  }
  walk(m)
  return found
}

const unknown = (): never => {
  throw new Error('no open question')
}

/** Plays a card from a resting table in every way there is; empty when it may not be played. */
export function outcomes(m: M, card: number, seat = 0): Set<string> {
  const resting = JSON.stringify(k.open(m).map((o) => [o.frame, o.id]))
  const all = new Set<string>()
  for (const choice of waysToPlay(m, card, seat)) {
    const next = k.clone(m)
    must(next, seat, { to: 'anytime', choice })
    const ends = endings(
      next,
      seat,
      (at) => JSON.stringify(k.open(at).map((o) => [o.frame, o.id])) === resting,
      (at) => {
        const p = player(at, seat)
        if (p.hand.includes(card) || !p.played.includes(card)) throw new Error(`card ${card} is not face up`)
        return changed(m, at, seat)
      },
    )
    for (const end of ends) all.add(end)
  }
  return all
}
