/** What happened, and why something cannot be done, as sentences. */

import {
  type GameEvent,
  type Json,
  kernelRefusal,
  type Part,
  type Refusal,
  type Seat,
  type Sentence,
  say,
} from '@dorfplatz/kernel'
import { CARDS } from '../cards/index.ts'
import { THINGS } from '../rules/facts.ts'
import type { Lack } from '../rules/lack.ts'
import { asksText } from './card.ts'
import type { Speech } from './speech.ts'

const num = (value: Json | undefined): number => (typeof value === 'number' ? value : 0)
const str = (value: Json | undefined): string => (typeof value === 'string' ? value : '')
const list = (value: Json | undefined): readonly number[] => (Array.isArray(value) ? (value as number[]) : [])

export function eventText(s: Speech, e: GameEvent): Sentence {
  const t = s.p.events
  const who = { seat: { seat: e.seat ?? 0 } as Part }
  const label = (good: string): Sentence => {
    const thing = (THINGS as readonly string[]).indexOf(good)
    return [{ icon: good, label: s.thingName(thing) }]
  }
  switch (e.kind) {
    case 'round':
      return t.round(num(e.round))
    case 'phase':
      return t.phase(num(e.phase), s.w.phases[num(e.phase)] ?? '')
    case 'final':
      return [t.final]
    case 'quadrants':
      return t.quadrants(s.speak.and(list(e.quadrants).map((q): Sentence => [{ n: q }])))
    case 'workers':
      return t.workers(who, num(e.n))
    case 'sheepLost':
      return t.sheepLost(who, num(e.n))
    case 'place':
      return t.place(who, num(e.n), s.spaceName(num(e.space)))
    case 'exchange':
      return t.exchange(who, num(e.n))
    case 'gain':
      return t.gain(who, s.good(str(e.good), num(e.n)))
    case 'pay':
      return t.pay(who, s.good(str(e.good), num(e.n)))
    case 'moveSheep':
      return t.moveSheep(who, s.place(num(e.from)), s.place(num(e.at)))
    case 'sheepBack':
      return t.sheepBack(who, s.place(num(e.from)), num(e.at) === 0 ? null : s.place(num(e.at)))
    case 'field':
      return t.field(who, num(e.row))
    case 'lostField':
      return t.lostField(who, num(e.row), typeof e.good === 'string' ? label(e.good) : null)
    case 'uprooted':
      return t.uprooted(who, num(e.row))
    case 'sow':
      return t.sow(who, s.good(str(e.good), num(e.n)), num(e.row))
    case 'reap':
      return t.reap(who, s.good(str(e.good), num(e.n)), num(e.row))
    case 'moveField':
      return t.moveField(who, num(e.from), num(e.at))
    case 'draw':
      return t.draw(who, s.deck(str(e.deck), num(e.n)))
    case 'drew':
      return t.drew(s.speak.and(list(e.cards).map((card): Sentence => [s.card(card)])))
    case 'newCard':
      return t.newCard(who)
    case 'discard':
      return t.discard(who, s.card(num(e.card)))
    case 'marker':
      return t.marker(who)
    case 'play':
      return t.play(who, s.card(num(e.card)))
    case 'income':
      return t.income(who, s.card(num(e.card)))
    case 'advance':
      return t.advance(who, s.craftName(num(e.craft)), num(e.at))
    case 'craftBack':
      return t.craftBack(who, s.craftName(num(e.craft)), num(e.at))
    case 'center':
      return t.center(who, num(e.at))
    case 'boulder':
      return t.boulder(who, s.craftName(num(e.craft)))
    case 'removeWorkers':
      return t.removeWorkers(who, num(e.n), s.spaceName(num(e.space)))
    case 'takeWorkers':
      return t.takeWorkers(who, num(e.n), s.spaceName(num(e.space)))
    case 'shiftWorkers':
      return t.shiftWorkers(who, s.spaceName(num(e.from)), s.spaceName(num(e.space)))
    case 'careful':
      return t.careful(who, e.on === true)
    default:
      return [t.other]
  }
}

/** What a refusal says is missing. */
function lacksIn(json: Json | undefined): readonly Lack[] {
  return Array.isArray(json) ? (json as unknown as Lack[]) : []
}

export function refusalText(s: Speech, rules: { readonly [id: string]: string }, refusal: Refusal): Sentence {
  const own = kernelRefusal(s.lang, refusal)
  if (own !== null) return own
  const { args = {}, rule } = refusal
  const r = s.p.refusals
  if (typeof args.card === 'number') {
    const reasons: { readonly [id: string]: string } = {
      'H-ANY-02': r.notInHand,
      'H-CARD-13': typeof args.only === 'number' ? r.onlyPhase(args.only) : r.notPhase(num(args.not)),
      'H-JUST-01': r.just,
      'H-RES-18': r.paying,
      'H-CARD-08': r.option,
      'H-CARD-02': r.condition,
      'H-CARD-05': r.cost,
    }
    const lacks = lacksIn(args.lacks)
    if (lacks.length > 0) {
      const one = ({ what, have, need }: Lack): Sentence => r.lack(s.good(what, need - have), have)
      const missing = s.speak.and(lacks.map((lack) => s.speak.or([lack, ...(lack.or ?? [])].map(one))))
      return r.card(s.card(args.card), r.need(missing))
    }
    const reason = say(reasons[rule] ?? rules[rule] ?? rule)
    const data = CARDS[args.card]?.data
    if (data === undefined || !['H-CARD-02', 'H-JUST-01'].includes(rule)) return r.card(s.card(args.card), reason)
    return r.card(s.card(args.card), say(reason, ' – ', asksText(s, data)))
  }
  if (rule === 'H-PH4-07' && typeof args.needs === 'number') {
    const space = s.spaceName(num(args.space))
    return args.needs === 0 ? r.spaceFull(space) : r.spaceCosts(space, args.needs, num(args.workers))
  }
  const text = r.rule({ rule }, rules[rule] ?? rule)
  const crafts: { readonly [craft: string]: string } = s.w.crafts
  const craft = typeof args.craft === 'string' ? crafts[args.craft] : undefined
  return craft === undefined ? text : say(craft, ': ', text)
}

export function waitingText(s: Speech, seat: Seat, kind: string | null): Sentence {
  const texts: { readonly [kind: string]: string } = s.p.waiting
  return [{ seat }, texts[kind ?? 'playCards'] ?? s.p.waiting.other]
}
