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
import { CHURCH_GRAIN, COUNCIL_TIME } from '../cards/board.ts'
import { house, tiles } from '../cards/house.ts'
import { harvestOf } from '../rules/actions/harvest.ts'
import { CHURCH_0, COUNCIL_0, SECTION_AT, SECTIONS, STEPS } from '../rules/codes.ts'
import type { Frame } from '../rules/frames.ts'
import type { FamilyView, VillageView } from '../rules/view.ts'
import type { Words } from './en.ts'
import { eventText } from './events.ts'
import {
  type Amount,
  colourOf,
  costOf,
  craftOf,
  demandOf,
  iconOf,
  namedOf,
  piecesOf,
  placeOf,
  roadCost,
  spaceOf,
  type Thing,
  tileOf,
} from './parts.ts'
import { tableText } from './table.ts'

type V = View<VillageView>

function family(view: V, seat: Seat): FamilyView | undefined {
  return view.table.families[seat]
}

function ask(w: Words, view: V, d: Decision): Sentence {
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

function craft(w: Words, choice: number): Sentence {
  const c = craftOf(choice)
  const name = w.buildings[c.building]
  if (c.products.length === 0) return w.choose.mill(name)
  if (c.way === 0) return w.choose.train(name, c.train)
  return c.way === 1 ? w.choose.craftTime(name, c.products, c.time) : w.choose.craftPay(name, c.products, c.price)
}

function council(w: Words, choice: Json): Sentence {
  if (choice === 'enter') return w.choose.enter(COUNCIL_TIME[1] ?? 0)
  const n = choice as number
  if (n <= STEPS) return w.choose.privilegeOnly(w.privileges[n - 1] ?? [])
  const step = Math.floor(n / 10) - COUNCIL_0 + 1
  return w.choose.advance(w.member(n % 10), step, COUNCIL_TIME[step] ?? 0)
}

function road(w: Words, view: V, seat: Seat, choice: number): Sentence {
  const from = Math.floor(choice / 10)
  const to = choice % 10
  const cost: Amount[] = [{ n: 2, thing: 'time' }, { n: 1, thing: 'wagon' }, ...roadCost(from, to)]
  const seen = family(view, seat)?.castles.includes(to) === true
  const reward = house.castles[to - 1]?.value.reward ?? 'points'
  return w.choose.road(from === 0 ? w.choose.village : w.choose.castle(from), to, cost, seen ? null : w.rewards[reward])
}

/** Who dies and what becomes of them: a place in the chronicle while there is one, else a grave. */
function victim(w: Words, view: V, choice: number): Sentence {
  const place = Math.floor(choice / 10)
  const section = SECTIONS[SECTION_AT[place] ?? 0] ?? 'farm'
  const free = view.table.chronicle.some((entry) => entry.section === section && entry.open > 0)
  const rest = free
    ? w.restingPlaces.chronicle(w.sections[section])
    : view.table.graves.open > 0
      ? w.restingPlaces.grave
      : w.restingPlaces.removed
  return w.choose.dies(w.member(choice % 10), w.places[placeOf(place)], rest)
}

function named(w: Words, amounts: readonly Amount[]): Sentence {
  return listOf(
    w.lang,
    'and',
    amounts.map((amount) => namedOf(w.nouns, amount)),
  )
}

function paid(w: Words, choice: Json): Sentence {
  if (choice === 'scroll') return w.list([{ n: 1, thing: 'scroll' }])
  if (choice === 'time') return w.list([{ n: 3, thing: 'time' }])
  return w.list(piecesOf(String(choice)))
}

function answer(w: Words, view: V, d: Decision, choice: Json): Sentence {
  const f = d.args as Frame
  if (choice === 'skip') return w.choose.skip
  if (choice === 'done') return f.op === 'pick' ? w.choose.pickedAll : w.choose.climbedAll
  const n = typeof choice === 'number' ? choice : 0
  switch (f.op) {
    case 'turn':
      if (choice === 'well') return w.choose.well
      return w.choose.stone([iconOf(w.nouns, colourOf(n))], w.spaces[spaceOf(Math.floor(n / 5))])
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
      return craft(w, n)
    case 'product':
      return choice === 'stop' ? w.choose.stop : named(w, [{ n: 1, thing: choice as Thing }])
    case 'favour':
      return named(w, [{ n: 1, thing: choice as Thing }])
    case 'stones':
      return named(w, piecesOf(String(choice)))
    case 'council':
      return council(w, choice)
    case 'privilege':
      return choice === 'none' ? w.choose.noPrivilege : (w.privileges[n - 1] ?? [])
    case 'travel':
      return road(w, view, d.seat, n)
    case 'trainee':
    case 'councillor':
    case 'traveller':
    case 'novice':
    case 'pick':
      return w.member(n)
    case 'serve': {
      if (choice === 'pass') return w.choose.pass
      const tile = tileOf(n)
      return w.choose.serve(tile.demand, tile.points)
    }
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
function doing(w: Words, kind: string | null): string {
  if (kind === 'turn' || kind === null) return w.doing.turn
  if (kind === 'serve') return w.doing.market
  if (kind === 'dies') return w.doing.dies
  return kind === 'pick' || kind === 'climb' ? w.doing.mass : w.doing.act
}

type Option = { readonly name: string; readonly help: string; readonly value: (v: Json) => string }

function option(w: Words, key: string): Option {
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
  w: Words,
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
    refusal: (refusal: Refusal) =>
      kernelRefusal(w.lang, refusal) ??
      (rules[refusal.rule] === undefined ? w.refused.missing(refusal.rule) : [rules[refusal.rule] ?? '']),
    waiting: (seat, kind) => w.waiting([{ seat }], doing(w, kind)),
    table: (view) => tableText(w, view),
    option: (key) => option(w, key),
    score: (category) => lookUp(w.scores, category),
    verdict: (verdict) => lookUp(w.verdicts, verdict),
    rules,
    sections,
  }
}
