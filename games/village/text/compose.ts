/** Turns decisions, choices and events into sentences with one language's words. */

import {
  type Decision,
  type GameEvent,
  type GameText,
  type Json,
  kernelRefusal,
  listOf,
  plain,
  type Refusal,
  type Seat,
  type Sentence,
  type View,
} from '@dorfplatz/kernel'
import { CHURCH_GRAIN, CHURCH_TIME, COUNCIL_TIME, SALE_GREEN, SALE_TIME, TRAVEL_TIME } from '../cards/board.ts'
import { tiles } from '../cards/customers.ts'
import { facts } from '../cards/facts.ts'
import { harvestOf } from '../rules/actions/harvest.ts'
import { CHURCH_0, COUNCIL_0, KINDS, SECTION_AT, SECTIONS, STEPS } from '../rules/codes.ts'
import type { Frame } from '../rules/frames.ts'
import { COIN_PRICE, COUNCIL_PRICE, cost } from '../rules/pay.ts'
import type { FamilyView, VillageView } from '../rules/view.ts'
import type { Phrases } from './en.ts'
import { eventText } from './events.ts'
import { doesText, noticesText } from './notices.ts'
import {
  type Amount,
  colourOf,
  costOf,
  craftOf,
  demandOf,
  namedOf,
  piecesOf,
  placeOf,
  roadCost,
  spaceOf,
  type Thing,
  tileOf,
} from './parts.ts'
import { priceText, wellPrice } from './price.ts'
import { refused } from './refused.ts'
import { marks } from './rules/marks.ts'
import { tableText } from './table.ts'

type V = View<VillageView>

function family(view: V, seat: Seat): FamilyView | undefined {
  return view.table.families[seat]
}

function ask(w: Phrases, view: V, d: Decision): Sentence {
  const f = d.args as Frame
  switch (f.op) {
    case 'turn':
      return d.choices?.includes('well') ? w.ask.turnOrWell : w.ask.turn
    case 'trainee':
      return w.ask.trainee(w.buildings[craftOf(f.building * 4).building])
    case 'product':
      return f.stop ? w.ask.produceNow(craftOf(f.building * 4).time) : w.ask.product
    case 'traveller':
      return w.ask.traveller(f.to)
    case 'stones':
      return w.ask.stones(f.count)
    case 'pay':
      return w.ask.pay(costOf(f.cost))
    case 'serve':
      return view.table.day?.free && view.table.day.initiator === d.seat ? w.ask.serveFree : w.ask.serve
    case 'connyStone':
      return w.ask.connyStone(w.spaces[spaceOf(f.space)])
    case 'well':
    case 'wellAction':
    case 'freeAction':
    case 'harvest':
    case 'family':
    case 'craft':
    case 'council':
    case 'councillor':
    case 'privilege':
    case 'favour':
    case 'travel':
    case 'church':
    case 'novice':
    case 'dies':
    case 'pick':
    case 'climb':
      return w.ask[f.op]
    default:
      return w.ask.turn
  }
}

function craft(w: Phrases, view: V, seat: Seat, choice: number): Sentence {
  const c = craftOf(choice)
  const name = w.buildings[c.building]
  if (c.products.length === 0) return w.choose.mill(name)
  if (c.way === 0) return w.choose.train(name, c.train)
  return c.way === 1
    ? w.choose.craftTime(name, c.products, c.time)
    : w.choose.craftPay(name, c.products, priceText(w, view, seat, c.cost, c.fixed))
}

/** The fourth one says what it takes: a coin, or the marker in place of it. */
function privilege(w: Phrases, view: V, seat: Seat, n: number): Sentence {
  return n === STEPS ? w.choose.buyPoints(priceText(w, view, seat, COIN_PRICE)) : (w.privileges[n - 1] ?? [])
}

function council(w: Phrases, view: V, seat: Seat, choice: Json): Sentence {
  const price = (step: number): Sentence =>
    priceText(w, view, seat, COUNCIL_PRICE, [{ n: COUNCIL_TIME[step] ?? 0, thing: 'time' }], 'scroll')
  if (choice === 'enter') return w.choose.enter(price(1))
  const n = choice as number
  if (n <= STEPS) return w.choose.privilegeOnly(privilege(w, view, seat, n))
  const step = Math.floor(n / 10) - COUNCIL_0 + 1
  return w.choose.advance(w.member(n % 10), step, price(step))
}

function road(w: Phrases, view: V, seat: Seat, choice: number): Sentence {
  const from = Math.floor(choice / 10)
  const to = choice % 10
  const fixed: Amount[] = [
    { n: TRAVEL_TIME, thing: 'time' },
    { n: 1, thing: 'wagon' },
  ]
  const price = priceText(w, view, seat, roadCost(from, to), fixed)
  const seen = family(view, seat)?.castles.includes(to) === true
  const reward = facts.castles[to - 1]?.value.reward ?? 'points'
  return w.choose.road(
    from === 0 ? w.choose.village : w.choose.castle(from),
    to,
    price,
    seen ? null : w.rewards[reward],
  )
}

/** Everything a sale takes: the goods, and beyond the free sale the extra price (V-MARKET-07). */
function serve(w: Phrases, view: V, seat: Seat, n: number): Sentence {
  const { demand, points } = tileOf(n)
  const day = view.table.day
  const free = day?.free === true && day.initiator === seat
  const needs = (thing: Thing): number => demand.find((amount) => amount.thing === thing)?.n ?? 0
  const fixed = demand.filter(({ thing }) => thing !== 'green' && thing !== 'coin')
  const price = cost(0, needs('green') + (free ? 0 : SALE_GREEN), 0, 0, needs('coin'))
  const extra: Amount[] = free ? [] : [{ n: SALE_TIME, thing: 'time' }]
  const nothing = free && demand.length === 0
  return w.choose.serve(
    nothing ? null : priceText(w, view, seat, price, [...fixed, ...extra], needs('marker') > 0 ? 'keep' : null),
    points,
  )
}

/** A stone from a space, and where it brings no action, why. */
function stone(w: Phrases, view: V, n: number): Sentence {
  const [space, colour] = [spaceOf(Math.floor(n / KINDS)), colourOf(n)]
  const take = w.choose.stone(w.some([{ n: 1, thing: colour }]), w.spaces[space])
  const idle = view.table.idle.find((entry) => entry.space === space && entry.stone === colour)
  return idle === undefined ? take : w.choose.idle(take, refused(w, idle.why))
}

/** Who dies and what becomes of them: a place in the chronicle while there is one, else a grave. */
function victim(w: Phrases, view: V, choice: number): Sentence {
  const place = Math.floor(choice / 10)
  const section = SECTIONS[SECTION_AT[place] ?? 0] ?? 'farm'
  const free = view.table.chronicle.some((entry) => entry.section === section && entry.open > 0)
  const rest = free
    ? w.restingPlaces.chronicle(w.sections[section])
    : view.table.graves.open > 0
      ? w.restingPlaces.grave
      : w.restingPlaces.removed
  return w.choose.dies(choice % 10, w.places[placeOf(place)], rest)
}

function named(w: Phrases, amounts: readonly Amount[]): Sentence {
  return listOf(
    w.lang,
    'and',
    amounts.map((amount) => namedOf(w.nouns, amount)),
  )
}

function paid(w: Phrases, choice: Json): Sentence {
  if (choice === 'scroll') return w.list([{ n: 1, thing: 'scroll' }])
  if (choice === 'time') return w.list([{ n: CHURCH_TIME, thing: 'time' }])
  return w.list(piecesOf(String(choice)))
}

function answer(w: Phrases, view: V, d: Decision, choice: Json): Sentence {
  const f = d.args as Frame
  if (choice === 'skip') return w.choose.skip
  if (choice === 'done') return f.op === 'pick' ? w.choose.pickedAll : w.choose.climbedAll
  const n = typeof choice === 'number' ? choice : 0
  switch (f.op) {
    case 'turn':
      return choice === 'well' ? w.choose.well(wellPrice(w, view, d.seat)) : stone(w, view, n)
    case 'wellAction':
    case 'freeAction':
      return [w.spaces[spaceOf(n)]]
    case 'harvest': {
      const farm = family(view, d.seat)
      return w.choose.harvest(farm === undefined ? 0 : harvestOf(farm.goods, farm.grain))
    }
    case 'family':
      return choice === 'birth'
        ? w.choose.birth
        : w.choose.home(w.member(n % 10), w.places[placeOf(Math.floor(n / 10))])
    case 'craft':
      return craft(w, view, d.seat, n)
    case 'product':
      return choice === 'stop' ? w.choose.stop : named(w, [{ n: 1, thing: choice as Thing }])
    case 'favour':
      return named(w, [{ n: 1, thing: choice as Thing }])
    case 'stones':
      return named(w, piecesOf(String(choice)))
    case 'council':
      return council(w, view, d.seat, choice)
    case 'privilege':
      return choice === 'none' ? w.choose.noPrivilege : privilege(w, view, d.seat, n)
    case 'travel':
      return road(w, view, d.seat, n)
    case 'trainee':
    case 'councillor':
    case 'traveller':
    case 'novice':
      return w.choose.member(n)
    case 'pick':
      return w.choose.pick(w.member(n), priceText(w, view, d.seat, COIN_PRICE))
    case 'serve':
      return choice === 'pass' ? w.choose.pass : serve(w, view, d.seat, n)
    case 'dies':
      return victim(w, view, n)
    case 'climb': {
      const step = Math.floor(n / 10) - CHURCH_0 + 1
      return w.choose.climb(w.member(n % 10), step, CHURCH_GRAIN[step] ?? 0)
    }
    case 'connyStone':
      return named(w, [{ n: 1, thing: colourOf(n) }])
    default:
      return paid(w, choice)
  }
}

/** What somebody else sees a seat busy with. */
function doing(w: Phrases, kind: string | null): string {
  if (kind === 'turn' || kind === null) return w.doing.turn
  if (kind === 'serve') return w.doing.market
  if (kind === 'dies') return w.doing.dies
  return kind === 'pick' || kind === 'climb' ? w.doing.mass : w.doing.act
}

type Option = { readonly name: string; readonly help: string; readonly value: (v: Json) => string }

function option(w: Phrases, key: string): Option {
  const known = (['startSeat', 'compensation', 'conny', 'promos'] as const).find((name) => name === key)
  if (known !== undefined) {
    const text = w.options[known]
    return { name: text.name, help: text.help, value: (v) => text.value(String(v)) }
  }
  const tile = tiles.find(({ id }) => id === key)
  const demand = tile === undefined ? [] : w.tile(demandOf(tile.demand), tile.points)
  const text = w.options.promo
  return { name: text.name(plain(demand)), help: text.help, value: (v) => text.value(String(v)) }
}

function lookUp(table: { readonly [key: string]: string }, key: string): string {
  return table[key] ?? key
}

/** All sentences of the game from one language's words and its rule catalogue. */
export function compose(
  w: Phrases,
  rules: { readonly [id: string]: string },
  sections: { readonly [section: string]: string },
): GameText<VillageView> {
  return {
    name: w.name,
    about: w.about,
    decision: (view, decision) => ask(w, view, decision),
    choice: (view, decision, choice) => answer(w, view, decision, choice),
    anytime: () => [w.name],
    event: (event: GameEvent) => eventText(w, event),
    refusal: (refusal: Refusal) => kernelRefusal(w.lang, refusal) ?? refused(w, refusal),
    waiting: (seat, kind) => w.waiting([{ seat }], doing(w, kind)),
    table: (view) => tableText(w, view),
    notices: (view) => noticesText(w, view),
    does: (view, decision, choice) => doesText(w, view, decision, choice),
    option: (key) => option(w, key),
    score: (category) => lookUp(w.scores, category),
    verdict: (verdict) => lookUp(w.verdicts, verdict),
    rules,
    marks: Object.fromEntries(Object.keys(rules).flatMap((id) => (marks[id] === undefined ? [] : [[id, marks[id]]]))),
    sections,
  }
}
