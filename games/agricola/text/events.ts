/** What happened as sentences: one case for each kind of event. */

import { listOf, type Sentence, say } from '@dorfplatz/kernel'
import { LAST_MAJOR } from '../cards/registry.ts'
import type { AgricolaEvent } from '../rules/emit.ts'
import { cellName } from '../rules/farm/yard.ts'
import { CARD_FIELDS } from '../rules/state.ts'
import type { Tongue } from './tongue.ts'

/** What happened, as the log tells it. */
export function told(t: Tongue, e: AgricolaEvent): Sentence {
  const w = t.messages.happened
  const by = (rest: Sentence | string): Sentence => say('seat' in e ? { seat: e.seat } : '', rest)
  switch (e.kind) {
    case 'round':
      return w.round(e.round, t.space(e.space))
    case 'placed':
      return by(w.placed(t.space(e.space)))
    case 'took':
      return by(w.took(t.goods(e.goods)))
    case 'gained':
      return by(w.gained(t.goods(e.goods), t.card(e.card)))
    case 'starter':
      return by(w.starter)
    case 'paid': {
      const parts: Sentence[] = []
      if (Object.keys(e.goods).length > 0 || e.back.length === 0) parts.push(t.goods(e.goods))
      if (e.back.length > 0) parts.push(t.cards(e.back))
      return by(w.paid(listOf(t.messages.lang, 'and', parts)))
    }
    case 'exchange':
      return by(w.exchange(t.goods(e.gave), t.goods(e.got)))
    case 'room':
      return by(w.room(cellName(e.cell)))
    case 'stable':
      return by(w.stable(cellName(e.cell)))
    case 'renovated':
      return by(w.renovated(t.messages.houses[e.house] ?? ''))
    case 'fences':
      return by(w.fences(e.n, e.pastures))
    case 'plowed':
      return by(w.plowed(cellName(e.cell)))
    case 'sown': {
      const where = e.place < CARD_FIELDS ? cellName(e.place) : t.messages.say.improvement
      return by(w.sown(t.messages.crops[e.crop] ?? '', [where], e.n))
    }
    case 'harvested':
      return by(w.harvested(t.goods({ grain: e.grain, vegetable: e.vegetable, wood: e.wood })))
    case 'baked':
      return by(w.baked(e.grain, e.food))
    case 'kept':
      return by(w.kept(herdSaid(t, e.herd), herdSaid(t, e.gone), e.food))
    case 'bred':
      return by(w.bred(herdSaid(t, e.herd)))
    case 'fed':
      return by(w.fed(e.food, e.begging))
    case 'born':
      return by(w.born(e.people))
    case 'played':
      return by(e.card <= LAST_MAJOR ? w.bought(t.card(e.card)) : w.played(t.card(e.card)))
    case 'passed':
      return say(by(w.passed(t.card(e.card))), { seat: e.left }, '.')
    case 'laid':
      return by(w.laid(t.card(e.card), t.goods(e.goods), roundsSaid(t, e.rounds), e.rounds.length > 1))
    case 'delivered':
      return by(w.delivered(t.good(e.good, e.n)))
    case 'left':
      return by(w.left(t.goods(e.goods), t.space(e.space)))
    case 'released':
      return by(w.released(t.good(e.good, e.n)))
    case 'handedBack':
      return by(w.handedBack(t.good(e.good, 1)))
    case 'traded':
      return by(w.traded(t.messages.say.pile[e.pile]))
    case 'drew':
      return w.drew(t.card(e.card))
    case 'drafted':
      return w.drafted(t.card(e.card))
    case 'setAside':
      return w.setAside(t.card(e.card))
    case 'careful':
      return by(w.careful(e.on))
    case 'ratcatcher':
      return by(w.ratcatcher)
    case 'guest':
      return by(w.guest)
    case 'toppedUp':
      return by(w.toppedUp(e.fields, e.n))
    case 'handed':
      return say(by(w.handed(t.goods(e.goods))), { seat: e.receiver }, '.')
    case 'put':
      return by(w.put(t.goods(e.goods), t.card(e.card)))
    case 'noted':
      return by(w.noted(e.points, t.card(e.card)))
    case 'reaped':
      return say(by(w.reaped(t.good(e.good, 1))), { seat: e.from }, '.')
    case 'lot':
      return by(w.lot(t.card(e.card)))
    case 'begged':
      return by(w.begged(e.cards))
    case 'adopted':
      return by(w.adopted)
    case 'lodger':
      return by(w.lodger)
    case 'harvest':
      return w.harvest(e.round)
    case 'end':
      return [w.end]
  }
}

/** Rounds that follow each other as a range, others one by one. */
function roundsSaid(t: Tongue, rounds: readonly number[]): string {
  const [first = 0] = rounds
  const last = rounds[rounds.length - 1] ?? first
  if (rounds.length > 2 && last - first + 1 === rounds.length) return `${first}–${last}`
  return listOf(
    t.messages.lang,
    'and',
    rounds.map((round) => [String(round)]),
  ).join('')
}

function herdSaid(t: Tongue, [sheep = 0, boar = 0, cattle = 0]: readonly number[]): Sentence {
  return t.goods({ sheep, boar, cattle })
}
