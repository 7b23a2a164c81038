/** Questions, answers, events and refusals of the Port, put into one language's sentences. */

import {
  type ChoiceIn,
  chosen,
  DONE,
  listOf,
  PASS,
  type Refusal,
  type Seat,
  type Sentence,
  say,
  type View,
} from '@dorfplatz/kernel'
import { SALE } from '../../../cards/spaces.ts'
import type { Member } from '../../../rules/choices.ts'
import type { VillageEvent } from '../../../rules/events.ts'
import type { VillageDecision } from '../../../rules/frames.ts'
import type { Play } from '../../../rules/modules/module.ts'
import type { VillageView } from '../../../rules/view.ts'
import type { Phrases } from '../../../text/en.ts'
import type { ModuleText } from '../../../text/modules.ts'
import { type Amount, amountsOf, type Thing } from '../../../text/parts.ts'
import { memberText, someoneText } from '../../../text/people.ts'
import { priceText } from '../../../text/price.ts'
import { type Chest, HOLDS, RETURN_TIME, STANDS } from '../facts.ts'
import { fareTo } from '../journey.ts'
import { isIsland } from '../sea.ts'
import type { PortReason } from '../types.ts'
import { portFacts } from './facts.ts'
import { cargoText, crewOf, payText, seaOf } from './parts.ts'
import type { PortWords } from './phrases.en.ts'
import { sceneText } from './scene.ts'

type V = View<VillageView, VillageDecision, Play>

const points = (w: Phrases, n: number): Sentence => w.some([{ n, thing: 'point' }])

const coins = (w: Phrases, n: number): Sentence => w.some([{ n, thing: 'coin' }])

export function chestText(w: Phrases, chest: Chest): Sentence {
  return w.some(amountsOf(chest))
}

/** What a chest holds, by its name. */
function chestNamed({ box }: Phrases, id: string): Chest | undefined {
  return box.chests[Number(/^chest-(\d+)$/.exec(id)?.[1] ?? 0) - 1]
}

const GAINS: { readonly [ware in 'cocoa' | 'tea']: readonly Amount[] } = {
  cocoa: [{ n: STANDS.cocoa.points, thing: 'point' }],
  tea: [
    { n: STANDS.tea.points, thing: 'point' },
    { n: STANDS.tea.coin, thing: 'coin' },
  ],
}

function ask(p: PortWords, { table }: V, d: VillageDecision): Sentence | undefined {
  const ship = seaOf(table)?.ships[d.seat]
  if (ship === undefined) return undefined
  switch (d.kind) {
    case 'voyage':
      return ship.at === 'H' ? p.ask.hire : p.ask.voyage
    case 'load':
      return p.ask.load(HOLDS - ship.holds.length)
    case 'sail':
      if (ship.at === 'H') return p.ask.leave
      return ship.at.startsWith('I') ? p.ask.dock : p.ask.sail
    case 'island': {
      return isIsland(ship.at) ? p.ask.island(p.islands[ship.at]) : undefined
    }
    case 'pair':
      return p.ask.pairAsk
    case 'chart':
      return p.ask.chart
    case 'handIn':
      return p.ask.handIn
    case 'seaGrave':
      return d.args.row < table.families.length ? p.ask.seaGrave : p.ask.connyGrave
    case 'serve':
      return d.choices?.some((choice) => choice !== PASS && 'stand' in choice) ? p.ask.stand : undefined
    default:
      return undefined
  }
}

function hireText(w: Phrases, p: PortWords, table: VillageView, seat: Seat, id: string): Sentence {
  const captain = w.box.captains.find((one) => one.id === id)
  if (captain === undefined) return p.choose.hireCard(p.admiral)
  return p.choose.hire(priceText(w, table, seat, { coin: captain.hire }), payText(w, p, captain), captain.steps)
}

/** A field with everything the way there takes: steps, time, stones and the coins that stand in for them. */
function sailText(
  w: Phrases,
  p: PortWords,
  table: VillageView,
  seat: Seat,
  to: string,
  steps: number | null,
): Sentence {
  const fare = fareTo(w.box, table, seat, to, steps)
  const field = p.fields[to as keyof PortWords['fields']]
  if (fare === null) return say(field)
  const { stone: any = 0, ...price } = fare.price
  const named = amountsOf(price)
  const parts: Sentence[] = [...(named.length === 0 ? [] : [w.some(named)]), ...(any === 0 ? [] : [p.anyStones(any)])]
  return p.choose.sail(field, fare.steps, parts.length === 0 ? null : listOf(w.lang, 'and', parts))
}

function keeperText(w: Phrases, p: PortWords, table: VillageView, seat: Seat, member: Member): Sentence {
  const at = seaOf(table)?.ships[seat]?.at
  const light = w.box.islands.find(({ id }) => id === at)?.lighthouse
  if (light === null || light === undefined) return p.choose.visited
  const wagon: Amount[] = light.wagon ? [{ n: 1, thing: 'wagon' }] : []
  return p.choose.keeper(
    memberText(w, table, seat, member),
    priceText(w, table, seat, light.cost, wagon),
    points(w, light.points),
  )
}

function standText(w: Phrases, p: PortWords, table: VillageView, seat: Seat, ware: 'cocoa' | 'tea'): Sentence {
  const free = table.day?.free === true && table.day.initiator === seat
  const fixed: Amount[] = [{ n: 1, thing: ware }, ...(free ? [] : [{ n: SALE.time, thing: 'time' as Thing }])]
  return p.choose.stand(priceText(w, table, seat, free ? {} : { green: SALE.green }, fixed), w.some(GAINS[ware]))
}

const cardText = (p: PortWords, id: string): Sentence => p.choose.play(p.persons[id] ?? id)

function answer(
  w: Phrases,
  p: PortWords,
  { table }: V,
  d: VillageDecision,
  picked: ChoiceIn<VillageDecision>,
): Sentence | undefined {
  const one = chosen(d, picked)
  const { seat } = d
  switch (one.kind) {
    case 'voyage':
      if (one.choice === PASS) return w.choose.skip
      if ('play' in one.choice) return cardText(p, one.choice.play)
      if ('hire' in one.choice) return hireText(w, p, table, seat, one.choice.hire)
      if ('dock' in one.choice) return p.choose.dock(p.islands[one.choice.dock])
      if ('sail' in one.choice) return sailText(w, p, table, seat, one.choice.sail, null)
      return p.choose.returnHome(w.some([{ n: RETURN_TIME, thing: 'time' }]))
    case 'load':
      if (one.choice === DONE) return p.choose.loaded
      if ('play' in one.choice) return cardText(p, one.choice.play)
      if ('member' in one.choice) return p.choose.load(memberText(w, table, seat, one.choice.member))
      return p.choose.load(cargoText(w, one.choice.load))
    case 'sail':
      if (one.choice === DONE) return p.choose.stay
      if ('play' in one.choice) return cardText(p, one.choice.play)
      if ('dock' in one.choice) return p.choose.dock(p.islands[one.choice.dock])
      return sailText(w, p, table, seat, one.choice.sail, one.args.steps)
    case 'island': {
      if (one.choice === DONE) return p.choose.visited
      if ('play' in one.choice) return cardText(p, one.choice.play)
      if ('keeper' in one.choice) return keeperText(w, p, table, seat, one.choice.keeper)
      if ('board' in one.choice) return p.choose.board(cargoText(w, one.choice.board))
      const { sell } = one.choice
      const island = w.box.islands.find(({ id }) => id === seaOf(table)?.ships[seat]?.at)
      return p.choose.sell(cargoText(w, sell), points(w, island?.buys[sell] ?? 0))
    }
    case 'pair':
      return p.choose.pair(
        'pair' in one.choice
          ? cargoText(w, one.choice.pair)
          : listOf(
              w.lang,
              'and',
              one.choice.members.map((member) => memberText(w, table, seat, member)),
            ),
      )
    case 'chart':
      return p.choose.dock(p.islands[one.choice.dock])
    case 'handIn':
      return p.choose.handIn(chestText(w, chestNamed(w, one.choice.chest) ?? { coin: 0 }))
    case 'seaGrave': {
      const n = w.box.burial[one.choice.seaGrave - 1] ?? 0
      return p.choose.seaGrave(one.choice.seaGrave, n === 0 ? null : points(w, n))
    }
    case 'serve':
      return one.choice !== PASS && 'stand' in one.choice ? standText(w, p, table, seat, one.choice.stand) : undefined
    default:
      return undefined
  }
}

function event(w: Phrases, p: PortWords, e: VillageEvent): Sentence | undefined {
  const say = p.happened
  const who: Sentence = 'seat' in e && e.seat !== undefined ? [{ seat: e.seat }] : [w.conny]
  switch (e.kind) {
    case 'hires': {
      const captain = w.box.captains.find(({ id }) => id === e.captain)
      if (captain === undefined) return say.hiresCard(who, p.admiral)
      return say.hires(who, coins(w, captain.hire), payText(w, p, captain), captain.steps)
    }
    case 'loads':
      return say.loads(who, cargoText(w, e.cargo, crewOf(e.seat, e)))
    case 'sails':
      return say.sails(who, p.fields[e.field])
    case 'docks':
      return say.docks(who, p.islands[e.island])
    case 'sellsAtSea':
      return say.sells(who, cargoText(w, e.ware), points(w, e.n))
    case 'keeper':
      return say.keeper(who, someoneText(w, e), p.islands[e.island], points(w, e.n))
    case 'shipReturns':
      return say.returns(who, e.lost === 0 ? null : w.list([{ n: e.lost, thing: 'grain' }]))
    case 'opensChest':
      return say.opens(who, chestText(w, e.chest))
    case 'handsInChest':
      return say.handsIn(who)
    case 'stand':
      return say.stand(who, w.some([{ n: 1, thing: e.ware }]), w.some(GAINS[e.ware]))
    case 'seaGrave':
      return say.seaGrave(who, e.grave, e.n === 0 ? null : points(w, e.n))
    default:
      return undefined
  }
}

function refusal(p: PortWords, { args }: Refusal): Sentence | undefined {
  if (typeof args?.why !== 'string' || !(args.why in p.refused)) return undefined
  // What a refusal of the Port carries is one of its own reasons.
  const reason = args as unknown as PortReason
  switch (reason.why) {
    case 'noLane':
      return p.refused.noLane(p.fields[reason.to])
    case 'aboardAlready':
    case 'notAboard':
    case 'noneAtHome':
      return p.refused[reason.why](p.cargo[reason.cargo])
    case 'notBought':
      return p.refused.notBought(p.cargo[reason.ware])
    default:
      return p.refused[reason.why]
  }
}

const AT_SEA: readonly string[] = ['voyage', 'load', 'sail', 'island', 'pair', 'chart']

/** Everything the Port says, from the game's phrases and its own. */
export function portText(w: Phrases, p: PortWords): ModuleText {
  const yesNo = (name: 'port' | 'promoChest') => ({
    name: p.options[name].name,
    help: p.options[name].help,
    value: (v: unknown) => p.options[name].value(v === true || v === 'true'),
  })
  return {
    decision: (view, d) => ask(p, view, d),
    choice: (view, d, choice) => answer(w, p, view, d, choice),
    play: ({ play }) => {
      const chest = chestNamed(w, play)
      return chest === undefined ? undefined : p.choose.open(chestText(w, chest))
    },
    event: (e) => event(w, p, e),
    refusal: (refused) => refusal(p, refused),
    doing: (kind) => (AT_SEA.includes(kind) ? p.doing : undefined),
    table: ({ table }) => sceneText(w, p, table),
    options: { port: yesNo('port'), promoChest: yesNo('promoChest') },
    scores: p.scores,
    quick: p.quick,
    facts: portFacts(w, p),
  }
}
