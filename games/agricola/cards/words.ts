/** Agricola's own words carried out, and the runner that reads effects: what the kernel's vocabulary needs to know. */

import {
  collecting,
  effectRunner,
  type Goods,
  type Json,
  type Lexicon,
  type Match,
  type Seat,
  type Stack,
} from '@dorfplatz/kernel'
import { receiveAnimals } from '../rules/animals/herd.ts'
import { rowsAt } from '../rules/calendar/scoring.ts'
import { fire, heard, newEvent, spendUse } from '../rules/cards/events.ts'
import { canImprove, canOccupation } from '../rules/cards/improve.ts'
import { memoryOf, remember, takeTopOf, topOf } from '../rules/cards/memory.ts'
import { emit } from '../rules/emit.ts'
import { freeSites, renovations, startRenovation } from '../rules/farm/build.ts'
import { canPlow, canSow, mostGrain } from '../rules/farm/fields.ts'
import type { AgricolaFrame } from '../rules/frames.ts'
import { FOOD, GOODS, goodName, goodOf, isAnimal } from '../rules/goods.ts'
import { foodPower } from '../rules/payment/exchanges.ts'
import { payFor } from '../rules/payment/paying.ts'
import { affordable } from '../rules/payment/prices.ts'
import { playerOf } from '../rules/player.ts'
import { GRAIN_CROP, type Player, type State, VEGETABLE_CROP } from '../rules/state.ts'
import { byName } from '../rules/tables.ts'
import { LAST_ROUND, SPACES, spaceOf } from '../rules/work/spaces.ts'
import { METRICS } from './metrics.ts'
import { EVENT } from './moments.ts'
import { runSpecial, specialPossible } from './specials.ts'
import { type CardEffect, isWhen, type When, type Word } from './types.ts'

const GOOD_INDEX: { readonly [name: string]: number } = byName(GOODS, (_, good) => good)

/** Goods for a seat from the general supply; animals look for room. */
export function giveGoods(
  m: Match<State>,
  seat: Seat,
  good: number,
  n: number,
  stack: Stack<AgricolaFrame>,
  card: number,
): void {
  const p = playerOf(m, seat)
  p.goods[good] = (p.goods[good] ?? 0) + n
  if (collecting()) emit({ kind: 'gained', seat, card, goods: { [goodName(good)]: n } })
  if (isAnimal(good)) receiveAnimals(m, seat, stack)
}

/** The rounds a `later` names, all after the present one and none after the last (A-CARDS-22). */
export function roundsOf(when: When, round: number): number[] {
  const rest = Array.from({ length: LAST_ROUND - round }, (_, i) => round + 1 + i)
  if (when === 'rest') return rest
  if (when === 'even') return rest.filter((r) => r % 2 === 0)
  if (when === 'odd') return rest.filter((r) => r % 2 === 1)
  if ('next' in when) return rest.slice(0, when.next)
  if ('rounds' in when) return rest.filter((r) => when.rounds.includes(r))
  return when.plus.map((n) => round + n).filter((r) => r <= LAST_ROUND)
}

const CROP = { grain: GRAIN_CROP, vegetable: VEGETABLE_CROP } as const

type S = Stack<AgricolaFrame>

function kindsOf(m: Match<State>, kinds: 'minor' | 'both' | undefined): 'minor' | 'both' {
  return kinds ?? (m.state.event[EVENT.choice] === 2 ? 'both' : 'minor')
}

export const lexicon: Lexicon<State, Word, AgricolaFrame> = {
  // What could be paid: food counts with everything that can be turned into it.
  have: (m, seat, good) =>
    good === 'food' ? foodPower(m.state, playerOf(m, seat)) : (playerOf(m, seat).goods[GOOD_INDEX[good] ?? 0] ?? 0),
  gain: (m, seat, good, n, stack, source) => giveGoods(m, seat, GOOD_INDEX[good] ?? 0, n, stack, Number(source)),
  lose: (m, seat, good, n, stack) => payFor(m, seat, ['fee', GOOD_INDEX[good] ?? 0, n], stack),
  // Read late: the metrics look at scores, and scores at effects.
  get metrics() {
    return METRICS
  },
  words: {
    plow: {
      possible: (m, seat) => canPlow(playerOf(m, seat)),
      run: (m, seat, w, stack) => {
        if (canPlow(playerOf(m, seat))) {
          stack.push({ op: 'plow', seat, optional: false, space: -1, more: (w.n ?? 1) - 1 })
        }
      },
    },
    sow: {
      possible: (m, seat, w) => canSow(playerOf(m, seat), w.only === undefined ? 0 : CROP[w.only]),
      run: (_, seat, w, stack) => {
        stack.push({
          op: 'sow',
          seat,
          optional: false,
          sown: [],
          only: w.only === undefined ? 0 : CROP[w.only],
        })
      },
    },
    bake: {
      possible: (m, seat) => mostGrain(playerOf(m, seat)) > 0,
      run: (m, seat, w, stack) => {
        if (mostGrain(playerOf(m, seat)) > 0) {
          stack.push({ op: 'bake', seat, optional: false, echo: w.echo === true ? 1 : 0 })
        }
      },
    },
    freeRoom: {
      possible: (m, seat) => freeSites(playerOf(m, seat), 'room') !== 0,
      run: (m, seat, _, stack) => pushSite(m, seat, 'room', stack),
    },
    freeStable: {
      possible: (m, seat) => freeSites(playerOf(m, seat), 'stable') !== 0,
      run: (m, seat, _, stack) => pushSite(m, seat, 'stable', stack),
    },
    miniPasture: {
      possible: (m, seat) => freeSites(playerOf(m, seat), 'pasture') !== 0,
      run: (m, seat, _, stack) => pushSite(m, seat, 'pasture', stack),
    },
    renovate: {
      possible: (m, seat, w) => renovations(m.state, playerOf(m, seat), w.from ?? -1, w.to ?? -1).length > 0,
      run: (m, seat, w, stack) => startRenovation(m, seat, stack, w.from ?? -1, w.to ?? -1),
    },
    improve: {
      possible: (m, seat, w) => canImprove(m, seat, kindsOf(m, w.kinds), w.food),
      run: (m, seat, w, stack) => {
        const kinds = kindsOf(m, w.kinds)
        const { food = 0 } = w
        if (canImprove(m, seat, kinds, food)) {
          stack.push({ op: 'improve', seat, kinds, optional: false, action: 0, food })
        }
      },
    },
    occupation: {
      possible: (m, seat, w) => canOccupation(m, seat, w.food),
      run: (_, seat, w, stack) => {
        stack.push({ op: 'occupation', seat, space: -1, food: w.food, optional: false })
      },
    },
    leave: {
      possible: (m, seat, w) =>
        Object.entries(w.goods).every(([good, n]) => {
          const i = GOOD_INDEX[good] ?? 0
          return lay(m, i) >= n && (playerOf(m, seat).goods[i] ?? 0) >= n
        }),
      run: (m, seat, w) => {
        const space = m.state.event[EVENT.space] ?? 0
        const p = playerOf(m, seat)
        for (const [name, n] of Object.entries(w.goods)) {
          const good = GOOD_INDEX[name] ?? 0
          p.goods[good] = (p.goods[good] ?? 0) - n
          if (spaceOf(space).pile?.good === good) m.state.lies[space] = (m.state.lies[space] ?? 0) + n
          else m.state.extra = [...m.state.extra, space, good, n]
        }
        if (collecting()) emit({ kind: 'left', seat, space, goods: { ...w.goods } })
      },
    },
    bring: {
      run: (m, seat, w, stack, source) => {
        const event = newEvent(seat)
        for (const [name, n] of Object.entries(w.goods)) {
          const good = GOOD_INDEX[name] ?? 0
          event[good] = n
          giveGoods(m, seat, good, n, stack, Number(source))
        }
        if (heard(m, 'cardGoods', seat)) fire(m, stack, 'cardGoods', seat, event)
      },
    },
    store: {
      run: (m, seat, w, _, source) => {
        keepOn(playerOf(m, seat), Number(source), m.state.event[goodOf(w.good)] ?? 0)
      },
    },
    handBack: {
      possible: (m, seat, w) => (playerOf(m, seat).goods[goodOf(w.good)] ?? 0) > 0,
      run: (m, seat, w, _, source) => {
        const p = playerOf(m, seat)
        const good = goodOf(w.good)
        keepOn(p, Number(source), 1)
        p.goods[good] = (p.goods[good] ?? 0) - 1
        if (collecting()) emit({ kind: 'handedBack', seat, good })
      },
    },
    stack: {
      run: (m, seat, w, _, source) => {
        remember(playerOf(m, seat), Number(source), { stack: w.goods.map(goodOf) })
      },
    },
    takeTop: {
      run: (m, seat, _, stack, source) => {
        const p = playerOf(m, seat)
        const top = topOf(p, Number(source))
        if (top < 0) return
        takeTopOf(p, Number(source))
        giveGoods(m, seat, top, 1, stack, Number(source))
      },
    },
    table: {
      run: (m, seat, w, stack, source) => {
        const n = rowsAt(w.rows, runner.count(w.of)(m, seat))
        if (n > 0) giveGoods(m, seat, goodOf(w.good), n, stack, Number(source))
      },
    },
    payOwners: {
      possible: (m, seat, w) => {
        const n = owners(m, seat, w.cards).length * w.food
        return n === 0 || affordable(m.state, playerOf(m, seat), ['fee', FOOD, n], runner.count(w.gain)(m, seat))
      },
      run: (m, seat, w, stack, source) => {
        giveGoods(m, seat, FOOD, runner.count(w.gain)(m, seat), stack, Number(source))
        const list = owners(m, seat, w.cards)
        for (const owner of list) {
          const host = playerOf(m, owner)
          host.goods[FOOD] = (host.goods[FOOD] ?? 0) + w.food
        }
        if (list.length > 0) payFor(m, seat, ['fee', FOOD, list.length * w.food], stack)
      },
    },
    guest: {
      run: (m, seat) => {
        playerOf(m, seat).home++
        if (collecting()) emit({ kind: 'guest', seat })
      },
    },
    special: {
      possible: (m, seat, w) => specialPossible(m, seat, w.name),
      run: (m, seat, w, stack, source) => runSpecial(m, seat, w.name, stack, Number(source)),
    },
    spend: {
      run: (m, seat, w, _, source) => spendUse(m, seat, Number(source), w.index),
    },
  },
  later: (m, seat, when: Json, goods: Goods, source) => {
    const p = playerOf(m, seat)
    const rounds = isWhen(when) ? roundsOf(when, m.state.round) : []
    for (const round of rounds) {
      for (const [name, n] of Object.entries(goods)) {
        p.future = [...p.future, round, GOOD_INDEX[name] ?? 0, runner.count(n)(m, seat), Number(source)]
      }
    }
    if (collecting() && rounds.length > 0) {
      const laid = Object.fromEntries(Object.entries(goods).map(([name, n]) => [name, runner.count(n)(m, seat)]))
      emit({ kind: 'laid', seat, card: Number(source), rounds, goods: laid })
    }
  },
}

/** Of a good just taken, what had been lying on the space; the supply's share does not count (A-OCCARD-G09). */
function lay(m: Match<State>, good: number): number {
  const space = SPACES[m.state.event[EVENT.space] ?? -1]
  if (space === undefined) return 0
  let n = m.state.event[good] ?? 0
  for (let i = 0; i < space.take.length; i += 2) if (space.take[i] === good) n -= space.take[i + 1] ?? 0
  return n
}

/** Other players' seats, once for each of these cards in front of them. */
function owners(m: Match<State>, seat: Seat, cards: readonly number[]): number[] {
  const list: number[] = []
  for (let other = 0; other < m.seats; other++) {
    if (other === seat) continue
    for (const no of cards) {
      const p = playerOf(m, other)
      if (p.improvements.includes(no) || p.occupations.includes(no)) list.push(other)
    }
  }
  return list
}

/** So many more were put on a card, or handed back for it. */
function keepOn(p: Player, card: number, n: number): void {
  remember(p, card, { kept: (memoryOf(p, card).kept ?? 0) + n })
}

function pushSite(m: Match<State>, seat: Seat, what: 'room' | 'stable' | 'pasture', stack: S): void {
  if (freeSites(playerOf(m, seat), what) !== 0) stack.push({ op: 'freeSite', seat, what })
}

export const runner = effectRunner<State, Word, AgricolaFrame>(lexicon)

/** Carries out an effect that asks nothing, at once. */
export function runNow(m: Match<State>, seat: Seat, effect: CardEffect, stack: S, card: number): void {
  if (effect.do === 'if') {
    if (runner.test(effect.cond)(m, seat)) runNow(m, seat, effect.then, stack, card)
    else if (effect.else !== undefined) runNow(m, seat, effect.else, stack, card)
    return
  }
  runner.run(m, seat, effect, stack, String(card))
}
