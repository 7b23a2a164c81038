/** What happened, and why something cannot be done, as sentences. */

import { type Json, kernelRefusal, type Part, type Refusal, type Seat, type Sentence, say } from '@dorfplatz/kernel'
import { CARDS } from '../cards/index.ts'
import type { HallertauEvent } from '../rules/events.ts'
import { CENTER_VP, CRAFT_GOODS, CRAFTS, FLAX, thingIndex, WINDOW } from '../rules/facts.ts'
import type { Lack } from '../rules/lack.ts'
import { asksText } from './card.ts'
import type { Speech } from './speech.ts'

const num = (value: Json | undefined): number => (typeof value === 'number' ? value : 0)
const str = (value: Json | undefined): string => (typeof value === 'string' ? value : '')

export function eventText(s: Speech, e: HallertauEvent): Sentence {
  const t = s.p.events
  const { from, to } = s.p.pick
  const who: { readonly seat: Part } = { seat: { seat: 'seat' in e ? e.seat : 0 } }
  switch (e.kind) {
    case 'round':
      return t.round(e.round)
    case 'phase':
      return t.phase(e.phase, s.w.phases[e.phase] ?? '')
    case 'final':
      return [t.final]
    case 'quadrants':
      return t.quadrants(s.speak.and(e.quadrants.map((q): Sentence => [{ n: q }])), e.quadrants.length)
    case 'workers':
      return t.workers(who, e.n)
    case 'sheepLost':
      return t.sheepLost(who, e.n)
    case 'place':
      return t.place(who, e.n, s.spaceName(e.space))
    case 'exchange':
      return t.exchange(who, e.n)
    case 'gain':
      return t.gain(who, s.good(e.good, e.n))
    case 'pay':
      return t.pay(who, s.good(e.good, e.n), e.step === true)
    case 'moveSheep':
      return t.moveSheep(who, from(e.from), to(e.at))
    case 'sheepBack':
      return t.sheepBack(who, from(e.from), e.at === 0 ? null : to(e.at))
    case 'field':
      return t.field(who, e.row)
    case 'lostField':
      return t.lostField(who, e.row, e.good === null ? null : s.label(e.good, 2))
    case 'uprooted':
      return t.uprooted(who, e.row)
    case 'sow':
      return t.sow(who, s.good(e.good, e.n), e.row)
    case 'reap':
      return t.reap(who, s.good(e.good, e.n), e.row)
    case 'moveField':
      return t.moveField(who, e.from, e.at)
    case 'draw':
      return t.draw(who, s.deck(e.deck, e.n))
    case 'drew':
      return t.drew(s.speak.and(e.cards.map((card): Sentence => [s.card(card)])), e.cards.length)
    case 'newCard':
      return t.newCard(who)
    case 'discard':
      return t.discard(who, s.card(e.card))
    case 'marker':
      return t.marker(who)
    case 'play':
      return t.play(who, s.card(e.card))
    case 'income':
      return t.income(who, s.card(e.card))
    case 'advance':
      return t.advance(who, s.craftName(e.craft), e.at)
    case 'craftBack':
      return t.craftBack(who, s.craftName(e.craft), e.at)
    case 'center':
      return t.center(who, WINDOW[e.at] ?? 0, CENTER_VP[e.at] ?? 0)
    case 'boulder':
      return t.boulder(who, s.craftName(e.craft))
    case 'removeWorkers':
      return t.removeWorkers(who, e.n, s.spaceName(e.space))
    case 'takeWorkers':
      return t.takeWorkers(who, e.n, s.spaceName(e.space))
    case 'shiftWorkers':
      return t.shiftWorkers(who, s.spaceName(e.from), s.spaceName(e.space))
    case 'idle':
      return t.idle(who, e.what)
    case 'careful':
      return t.careful(who, e.on)
    default:
      return [t.other]
  }
}

/** What a refusal says is missing. */
function lacksIn(json: Json | undefined): readonly Lack[] {
  if (!Array.isArray(json)) return []
  return json.map((lack): Lack => {
    const { what = '', have = 0, need = 0, or } = isObject(lack) ? lack : {}
    const one = { what: str(what), have: num(have), need: num(need) }
    return or === undefined ? one : { ...one, or: lacksIn(or) }
  })
}

const isObject = (json: Json): json is { readonly [key: string]: Json } =>
  typeof json === 'object' && json !== null && !Array.isArray(json)

/** Why a card cannot be played. */
function cardRefusal(s: Speech, { rule, args = {} }: Refusal, card: number): Sentence {
  const r = s.p.refusals
  const lacks = lacksIn(args.lacks)
  if (lacks.length > 0) {
    const one = ({ what, have, need }: Lack): Sentence => {
      const missing = s.good(what, need - have)
      return what.startsWith('played') ? r.lackPlayed(missing, have) : r.lack(missing, have)
    }
    return r.need(s.speak.and(lacks.map((lack) => s.speak.or([lack, ...(lack.or ?? [])].map(one)))))
  }
  const data = CARDS[card]?.data
  const asks = data === undefined ? [] : asksText(s, data)
  switch (rule) {
    case 'H-ANY-02':
      return [r.notInHand]
    case 'H-CARD-13':
      return [typeof args.only === 'number' ? r.onlyPhase(args.only) : r.notPhase(num(args.not))]
    case 'H-JUST-01':
      return r.just(asks)
    case 'H-RES-18':
      return [r.paying]
    case 'H-CARD-08':
      return [r.option]
    case 'H-CARD-05':
      return [r.cost]
    default:
      return r.condition(asks)
  }
}

/** Why a building or its boulder cannot move; null where the rule itself must say it. */
function craftRefusal(s: Speech, { rule, args = {} }: Refusal): Sentence | null {
  const r = s.p.refusals
  const crafts: readonly string[] = CRAFTS
  const craft = crafts.indexOf(str(args.craft))
  const [first = 0, second = 0] = (CRAFT_GOODS[craft] ?? []).map((good) => s.thingName(good))
  switch (rule) {
    case 'H-PH9-03':
      return r.need(
        s.speak.and(lacksIn(args.lacks).map(({ what, have, need }) => r.lack(s.good(what, need - have), have))),
      )
    case 'H-PH9-04':
    case 'H-PH9-05':
      return r.more(String(first), String(second))
    case 'H-PH9-07':
      return r.atMostOne(s.thingName(FLAX))
    case 'H-PH9-12':
    case 'H-PH9-13':
      return r.stepCosts(num(args.goods), num(args.discounts))
    case 'H-PH9-14':
      return [r.noJewelry]
    case 'H-PH9-15':
      return [r.lastSpace]
    case 'H-PH9-16':
      return typeof args.tools === 'number' ? r.tools(args.tools, num(args.have)) : [r.inTheWay]
    case 'H-PH9-17':
      return [r.boulderFirst]
    case 'H-PH9-18':
      return [r.boulderOff]
    case 'H-PH9-20':
      return [r.noTool]
    case 'H-SPC-316':
      return [r.moved]
    default:
      return null
  }
}

/** Why a space, a field or a good cannot be chosen; null where the rule itself must say it. */
function otherRefusal(s: Speech, { rule, args = {} }: Refusal): Sentence | null {
  const r = s.p.refusals
  switch (rule) {
    case 'H-PH4-07': {
      const space = s.spaceName(num(args.space))
      return num(args.needs) === 0 ? r.spaceFull(space) : r.spaceCosts(space, num(args.needs), num(args.workers))
    }
    case 'H-PH4-05':
      return r.rowTakes(s.spaceName(num(args.space)), num(args.needs))
    case 'H-PH4-13':
      return r.workers(num(args.workers))
    case 'H-SPC-222':
      return r.allWorkers(num(args.workers))
    case 'H-VAR-03':
      return [r.noCards]
    case 'H-PH6-02':
      return [r.topRow]
    case 'H-PH6-03':
      return [r.staysPlanted]
    case 'H-PH7-01':
    case 'H-PH7-05':
      return [r.notPlanted]
    case 'H-PH7-04':
      return [r.harvested]
    case 'H-SOW-03':
      return typeof args.good === 'string' ? r.noGood(s.thingName(thingIndex(args.good))) : [r.sown]
    case 'H-ACT-17':
      return [r.raise]
    default:
      return null
  }
}

/** What is missing or in the way, in one line; the rule stands behind it (see `Refusal.rule`). */
export function refusalText(s: Speech, refusal: Refusal): Sentence {
  const own = kernelRefusal(s.lang, refusal)
  if (own !== null) return own
  const { args = {} } = refusal
  if (typeof args.card === 'number') return s.p.refusals.card(s.card(args.card), cardRefusal(s, refusal, args.card))
  const crafts: { readonly [craft: string]: string } = s.w.crafts
  const craft = typeof args.craft === 'string' ? crafts[args.craft] : undefined
  const reason = craft === undefined ? otherRefusal(s, refusal) : craftRefusal(s, refusal)
  const said = reason ?? [s.p.refusals.other]
  return craft === undefined ? said : say(craft, ': ', said)
}

export function waitingText(s: Speech, seat: Seat, kind: string | null): Sentence {
  const texts: { readonly [kind: string]: string } = s.p.waiting
  return [{ seat }, texts[kind ?? 'playCards'] ?? s.p.waiting.other]
}
