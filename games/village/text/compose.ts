/** Turns decisions, choices and events into sentences with one language's phrases. */

import {
  type ChoiceIn,
  chosen,
  DONE,
  type GameText,
  type Json,
  kernelRefusal,
  listOf,
  type Options,
  PASS,
  type Refusal,
  type Seat,
  type Sentence,
  toText,
  type View,
} from '@dorfplatz/kernel'
import { ALL_BUILDINGS, type Building, type BuildingId, buildingIn } from '../cards/board.ts'
import { NUMBERS_OPTION } from '../cards/box.ts'
import { readCorrections } from '../cards/corrections.ts'
import { COUNCIL_GREEN, ROAD, SALE } from '../cards/spaces.ts'
import { harvestOf } from '../rules/actions/harvest.ts'
import { castleNumber, roadOf } from '../rules/actions/travel.ts'
import type { CouncilChoice, CraftChoice, Member, Take, TravelChoice } from '../rules/choices.ts'
import { STEPS } from '../rules/codes.ts'
import type { VillageEvent } from '../rules/events.ts'
import type { VillageDecision } from '../rules/frames.ts'
import type { Play } from '../rules/modules/module.ts'
import { priceOf } from '../rules/pay.ts'
import { placeAt, placeCode } from '../rules/places.ts'
import type { FamilyView, VillageView } from '../rules/view.ts'
import type { Phrases } from './en.ts'
import { eventText } from './events.ts'
import type { ModuleText } from './modules.ts'
import { doesText, noticesText } from './notices.ts'
import { type Amount, amountsOf, demandOf, namedOf, type Thing, tileOf } from './parts.ts'
import { memberText } from './people.ts'
import { priceText, wellPrice } from './price.ts'
import { refused } from './refused.ts'
import { tableText } from './table.ts'

type V = View<VillageView, VillageDecision, Play>
/** With the words themselves, for the drawings. */
export type VillageText = Omit<GameText<VillageView, VillageDecision, VillageEvent, Play>, 'at'> & {
  readonly words: Phrases
  at(options: Options): VillageText
}

function family(table: VillageView, seat: Seat): FamilyView | undefined {
  return table.families[seat]
}

function buildingOf({ box }: Phrases, id: BuildingId): Building | undefined {
  const found = ALL_BUILDINGS.find((building) => building.id === id)
  return found === undefined ? undefined : buildingIn(box, found)
}

/** Questions that need nothing but their own sentence; a module's are asked by its text first. */
function plainAsk(w: Phrases, kind: string): Sentence {
  const said: unknown = (w.ask as { readonly [kind: string]: unknown })[kind]
  return Array.isArray(said) ? (said as Sentence) : [kind]
}

function ask(w: Phrases, { table }: V, d: VillageDecision): Sentence {
  switch (d.kind) {
    case 'turn':
      return d.choices?.some((choice) => 'use' in choice) ? w.ask.turnOrWell : w.ask.turn
    case 'freeAction':
      return d.args.by === 'card' ? w.ask.givenAction : w.ask.freeAction
    case 'trainee':
      return w.ask.trainee(w.buildings[d.args.building])
    case 'product':
      return d.args.stop ? w.ask.produceNow(buildingOf(w, d.args.building)?.produce ?? 0) : w.ask.product
    case 'traveler':
      return w.ask.traveler(castleNumber(d.args.to))
    case 'stones':
      return w.ask.stones(d.args.count)
    case 'pay':
      return w.ask.pay(amountsOf(d.args.cost))
    case 'serve':
      return table.day?.free && table.day.initiator === d.seat ? w.ask.serveFree : w.ask.serve
    case 'connyStone':
      return w.ask.connyStone(w.spaces[d.args.space])
    case 'orderReactions':
    case 'offer':
      return w.ask.offer
    default:
      return plainAsk(w, d.kind)
  }
}

/** What one use makes: one of its goods, or several of the only one. */
function madeAt(w: Phrases, { products, makes = 1 }: Building): Sentence {
  return makes === 1 ? w.things(products) : w.some(products.map((thing) => ({ n: makes, thing })))
}

function craft(w: Phrases, table: VillageView, seat: Seat, choice: CraftChoice): Sentence {
  const id = 'train' in choice ? choice.train : choice.make
  const b = buildingOf(w, id)
  const name = w.buildings[id]
  if (b === undefined || b.products.length === 0) return w.choose.mill(name)
  if ('train' in choice) return w.choose.train(name, b.train)
  if (choice.by === 'time') return w.choose.craftTime(name, madeAt(w, b), b.produce)
  const price = { orange: b.orange ?? 0, pink: b.pink ?? 0 }
  const fixed: Amount[] = b.grain === undefined ? [] : [{ n: b.grain, thing: 'grain' }]
  return w.choose.craftPay(name, madeAt(w, b), priceText(w, table, seat, price, fixed))
}

/** The fourth one says what it takes: a coin, or the marker in place of it. */
function privilege(w: Phrases, table: VillageView, seat: Seat, n: number): Sentence {
  return n === STEPS ? w.choose.buyPoints(priceText(w, table, seat, { coin: 1 })) : (w.privileges[n - 1] ?? [])
}

const stepOf = (place: string): number => Number(place.slice(-1))

function council(w: Phrases, table: VillageView, seat: Seat, choice: CouncilChoice): Sentence {
  const price = (step: number): Sentence =>
    priceText(w, table, seat, { green: COUNCIL_GREEN }, [{ n: w.box.councilTime[step] ?? 0, thing: 'time' }], 'scroll')
  if ('enter' in choice) return w.choose.enter(price(1))
  if ('privilege' in choice) return w.choose.privilegeOnly(privilege(w, table, seat, choice.privilege))
  const step = stepOf(choice.advance.at) + 1
  return w.choose.advance(memberText(w, table, seat, choice.advance), step, price(step))
}

function road(w: Phrases, table: VillageView, seat: Seat, choice: TravelChoice): Sentence {
  const from = castleNumber(choice.from)
  const to = castleNumber(choice.travel)
  const fixed: Amount[] = [
    { n: ROAD.time, thing: 'time' },
    { n: 1, thing: 'wagon' },
  ]
  const price = priceText(w, table, seat, priceOf(roadOf(w.box, choice.from, choice.travel)?.cost ?? 0), fixed)
  const seen = family(table, seat)?.castles.includes(to) === true
  const reward = w.box.castles[to - 1]?.reward ?? 'points'
  const origin = from === 0 ? w.choose.village : w.choose.castle(from)
  return w.choose.road(origin, to, price, seen ? null : w.rewards[reward])
}

/** Everything a sale takes: the goods, and beyond the free sale the extra price (V-MARKET-07). */
function serve(w: Phrases, table: VillageView, seat: Seat, id: string): Sentence {
  const { demand, points } = tileOf(w.box, id)
  const free = table.day?.free === true && table.day.initiator === seat
  const needs = (thing: Thing): number => demand.find((amount) => amount.thing === thing)?.n ?? 0
  const fixed = demand.filter(({ thing }) => thing !== 'green' && thing !== 'coin')
  const price = { green: needs('green') + (free ? 0 : SALE.green), coin: needs('coin') }
  const extra: Amount[] = free ? [] : [{ n: SALE.time, thing: 'time' }]
  if (free && demand.length === 0) return w.choose.serve(null, points)
  const keep = needs('marker') > 0 ? 'keep' : null
  return w.choose.serve(priceText(w, table, seat, price, [...fixed, ...extra], keep), points)
}

/** A stone from a space, and where it brings no action, why. */
function stone(w: Phrases, table: VillageView, { take, from }: Take): Sentence {
  const option = w.choose.stone(w.some([{ n: 1, thing: take }]), w.spaces[from])
  const idle = table.idle.find((entry) => entry.space === from && entry.stone === take)
  return idle === undefined ? option : w.choose.idle(option, refused(w, idle.why))
}

/** Who dies and what becomes of them: the first of the areas with a free place. */
function victim(w: Phrases, table: VillageView, seat: Seat, member: Member): Sentence {
  const { at } = member
  const rest = placeAt(placeCode(at)).rest.flatMap((area) => {
    if (area === 'graves') return table.graves.open > 0 ? [w.restingPlaces.grave] : []
    const open = table.chronicle.some((entry) => entry.section === area && entry.open > 0)
    return open ? [w.restingPlaces.chronicle(w.sections[area])] : []
  })
  return w.choose.dies(memberText(w, table, seat, member), w.places[at], rest[0] ?? w.restingPlaces.removed)
}

function named(w: Phrases, amounts: readonly Amount[]): Sentence {
  return listOf(
    w.lang,
    'and',
    amounts.map((amount) => namedOf(w.nouns, amount)),
  )
}

function answer(w: Phrases, { table }: V, d: VillageDecision, picked: ChoiceIn<VillageDecision>): Sentence {
  const one = chosen(d, picked)
  const { seat } = d
  const member = (choice: { readonly member: Member }): Sentence => memberText(w, table, seat, choice.member)
  switch (one.kind) {
    case 'turn':
      if ('play' in one.choice) return [one.choice.play]
      return 'use' in one.choice ? w.choose.well(wellPrice(w, table, seat)) : stone(w, table, one.choice)
    case 'connyStone':
      return named(w, [{ n: 1, thing: one.choice.take }])
    case 'wellAction':
      return [w.spaces[one.choice.action]]
    case 'freeAction':
      if (one.choice === PASS) return w.choose.skip
      return 'play' in one.choice ? [one.choice.play] : [w.spaces[one.choice.action]]
    case 'harvest': {
      if (one.choice === PASS) return w.choose.skip
      const farm = family(table, seat)
      return w.choose.harvest(farm === undefined ? 0 : harvestOf(farm.goods, farm.grain))
    }
    case 'family':
      if (one.choice === PASS) return w.choose.skip
      if ('birth' in one.choice) return w.choose.birth
      return w.choose.home(member(one.choice), w.places[one.choice.member.at])
    case 'craft':
      return one.choice === PASS ? w.choose.skip : craft(w, table, seat, one.choice)
    case 'product':
      if (one.choice === PASS) return w.choose.stop
      return one.args.stop
        ? w.choose.produce(named(w, [{ n: 1, thing: one.choice.good }]), buildingOf(w, one.args.building)?.produce ?? 0)
        : named(w, [{ n: 1, thing: one.choice.good }])
    case 'takeGood':
      return named(w, [{ n: 1, thing: one.choice.good }])
    case 'stones':
      return named(w, amountsOf(one.choice.stones))
    case 'council':
      return one.choice === PASS ? w.choose.skip : council(w, table, seat, one.choice)
    case 'privilege':
      return one.choice === PASS ? w.choose.noPrivilege : privilege(w, table, seat, one.choice.privilege)
    case 'travel':
      if (one.choice === PASS) return w.choose.skip
      return 'play' in one.choice ? [one.choice.play] : road(w, table, seat, one.choice)
    case 'church':
      return one.choice === PASS ? w.choose.skip : w.list(amountsOf(one.choice.pay))
    case 'well':
    case 'pay':
      return w.list(amountsOf(one.choice.pay))
    case 'trainee':
    case 'councillor':
    case 'traveler':
    case 'novice':
      return member(one.choice)
    case 'serve':
      if (one.choice === PASS) return w.choose.pass
      return 'serve' in one.choice ? serve(w, table, seat, one.choice.serve) : [one.choice.stand]
    case 'dies':
      return victim(w, table, seat, one.choice.member)
    case 'pick':
      if (one.choice === DONE) return w.choose.pickedAll
      return w.choose.pick(member(one.choice), priceText(w, table, seat, { coin: 1 }))
    case 'climb': {
      if (one.choice === DONE) return w.choose.climbedAll
      const step = stepOf(one.choice.member.at) + 1
      return w.choose.climb(member(one.choice), step, w.box.churchGrain[step] ?? 0)
    }
    case 'orderReactions':
      return [one.choice]
    case 'offer':
      return one.choice === PASS ? w.choose.playNothing : [one.choice.play]
    default:
      // A module's own question is put into words by its own text, which is asked first.
      return [one.kind]
  }
}

/** What somebody else sees a seat busy with. */
function doing(w: Phrases, kind: VillageDecision['kind'] | null, modules: readonly ModuleText[]): string {
  for (const text of modules) {
    const own = kind === null ? undefined : text.doing?.(kind)
    if (own !== undefined) return own
  }
  if (kind === 'turn' || kind === null) return w.doing.turn
  if (kind === 'serve') return w.doing.market
  if (kind === 'dies') return w.doing.dies
  return kind === 'pick' || kind === 'climb' ? w.doing.mass : w.doing.act
}

/** How many numbers a host has corrected. */
const countOf = (text: string): number => Object.keys(readCorrections(text) ?? {}).length

type OptionText = { readonly name: string; readonly help: string; readonly value: (v: Json) => string }

function option(w: Phrases, key: string): OptionText {
  const known = (['startSeat', 'compensation', 'conny', 'promos'] as const).find((name) => name === key)
  if (known !== undefined) {
    const text = w.options[known]
    return { name: text.name, help: text.help, value: (v) => text.value(String(v)) }
  }
  if (key === NUMBERS_OPTION) {
    const { name, help, none } = w.numbers.option
    return { name, help, value: (v) => (v === '' ? none : w.numbers.corrected(countOf(String(v)))) }
  }
  const tile = w.box.tiles.find(({ id }) => id === key)
  const demand = tile === undefined ? [] : w.tile(demandOf(tile.demand), tile.points)
  const text = w.options.promo
  return { name: text.name(toText(demand)), help: text.help, value: (v) => text.value(String(v)) }
}

function lookUp(table: { readonly [key: string]: string }, key: string): string {
  return table[key] ?? key
}

/** All sentences of the game from one language's phrases, and what modules say themselves. */
export function compose(w: Phrases, modules: readonly ModuleText[], at: NonNullable<VillageText['at']>): VillageText {
  const of = (find: (text: ModuleText) => Sentence | undefined): Sentence | undefined => {
    for (const text of modules) {
      const found = find(text)
      if (found !== undefined) return found
    }
    return undefined
  }
  const scores: { readonly [category: string]: string } = Object.assign({}, w.scores, ...modules.map((t) => t.scores))
  return {
    words: w,
    at,
    name: w.name,
    about: w.about,
    decision: (view, decision) => of((t) => t.decision?.(view, decision)) ?? ask(w, view, decision),
    choice: (view, decision, choice) =>
      of((t) => t.choice?.(view, decision, choice)) ?? answer(w, view, decision, choice),
    anytime: (view, choice) => of((t) => t.play?.(choice, view)) ?? [choice.play],
    event: (event) => of((t) => t.event?.(event)) ?? eventText(w, event),
    refusal: (refusal: Refusal) =>
      kernelRefusal(w.lang, refusal) ?? of((t) => t.refusal?.(refusal)) ?? refused(w, refusal),
    waiting: (seat, kind) => w.waiting([{ seat }], doing(w, kind, modules)),
    table: (view) => [...tableText(w, view), ...modules.flatMap((t) => t.table?.(view) ?? [])],
    notices: (view) => [...noticesText(w, view), ...modules.flatMap((t) => t.notices?.(view) ?? [])],
    does: (view, decision, choice) =>
      of((t) => t.does?.(view, decision, choice)) ?? doesText(w, view, decision, choice),
    option: (key) => {
      const found = modules.map((t) => t.options?.[key]).find((text) => text !== undefined)
      return found ?? option(w, key)
    },
    score: (category) => lookUp(scores, category),
    verdict: (verdict) => lookUp(w.verdicts, verdict),
    ties: w.ties,
  }
}
