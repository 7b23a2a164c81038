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
import { breedOne, oneOfEach, receiveAnimals } from '../rules/animals/herd.ts'
import { rowsAt } from '../rules/calendar/scoring.ts'
import { canReap, hand, payPlayer, spendSlain } from '../rules/cards/deals.ts'
import { fire, fireOwn, heard, newEvent, ownerOf, spendUse } from '../rules/cards/events.ts'
import { canImprove, chanceFor } from '../rules/cards/improve.ts'
import { keepOn } from '../rules/cards/kept.ts'
import { matchStack } from '../rules/cards/matching.ts'
import { memoryOf, remember, takeTopOf, topOf } from '../rules/cards/memory.ts'
import { canOccupation } from '../rules/cards/occupations.ts'
import { offerForSale } from '../rules/cards/selling.ts'
import { emit } from '../rules/emit.ts'
import { canStable, fenceCell, freeSites, renovations, startRenovation } from '../rules/farm/build.ts'
import { canFence } from '../rules/farm/fencing.ts'
import { canPlow, canSow, harvestFields, mostGrain, oneStable, topUp } from '../rules/farm/fields.ts'
import type { AgricolaFrame, Sow } from '../rules/frames.ts'
import { FOOD, GOODS, type GoodName, goodName, goodOf, isAnimal, SHEEP, WOOD } from '../rules/goods.ts'
import { foodPower } from '../rules/payment/exchanges.ts'
import { payFor } from '../rules/payment/paying.ts'
import { affordable } from '../rules/payment/prices.ts'
import { animalCount, canGrow, eachCard, fencesLeft, MAX_PEOPLE, playerOf } from '../rules/player.ts'
import { GRAIN_CROP, PHASE, type Player, POWER, type State, VEGETABLE_CROP, WOOD_CROP } from '../rules/state.ts'
import { byName } from '../rules/tables.ts'
import { grow } from '../rules/work/growth.ts'
import { targets } from '../rules/work/placing.ts'
import { LAST_ROUND, SPACES, spaceNamed, spaceOf } from '../rules/work/spaces.ts'
import { type CardEffect, isWhen, type When, type Word } from './effects.ts'
import { METRICS } from './metrics.ts'
import { EVENT } from './moments.ts'
import { cardOf } from './registry.ts'
import { runSpecial, specialPossible } from './specials.ts'

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
  else if ((p.powers & POWER.matchesStack) !== 0) matchStack(m, seat, [good, n])
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

/** Whether a round is among those that a `later` said in an earlier round names. */
export function isDue(when: When, from: number, round: number): boolean {
  if (round <= from) return false
  if (typeof when === 'string') return when === 'rest' || (round % 2 === 0) === (when === 'even')
  if ('next' in when) return round <= from + when.next
  return 'rounds' in when ? when.rounds.includes(round) : when.plus.includes(round - from)
}

const CROP = { grain: GRAIN_CROP, vegetable: VEGETABLE_CROP, wood: WOOD_CROP } as const

type S = Stack<AgricolaFrame>

/** What a chance brings: as the card says, or once more what the action just taken brought (Merchant). */
function kindsFor(m: Match<State>, seat: Seat, kinds: 'minor' | 'both' | undefined): 'minor' | 'both' {
  return kinds ?? chanceFor(playerOf(m, seat), m.state.event[EVENT.choice] === 2 ? 'both' : 'minor', 1)
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
      possible: (m, seat, w) => canPlow(playerOf(m, seat)) && runner.count(w.n ?? 1)(m, seat) > 0,
      run: (m, seat, w, stack, source) => {
        const n = runner.count(w.n ?? 1)(m, seat)
        if (n <= 0 || !canPlow(playerOf(m, seat))) return
        const { tags } = cardOf(Number(source))
        if (tags.includes('plow') || tags.includes('harrow')) stack.push({ op: 'multiPlow', seat })
        stack.push({ op: 'plow', seat, optional: false, space: -1, more: n - 1 })
      },
    },
    sow: {
      possible: (m, seat, { only = null, crop = only }) => canSow(playerOf(m, seat), crop === null ? 0 : CROP[crop]),
      run: (_, seat, { only, crop, less = 0 }, stack) => {
        const frame: Sow = { op: 'sow', seat, optional: false, sown: [], only: only === undefined ? 0 : CROP[only] }
        stack.push(crop === undefined ? frame : { ...frame, dried: { crop: CROP[crop], less } })
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
    fenceStable: {
      possible: (m, seat) => (freeSites(playerOf(m, seat), 'pasture') & (1 << (m.state.event[EVENT.cell] ?? 0))) !== 0,
      run: (m, seat, _, stack) => fenceCell(m, seat, m.state.event[EVENT.cell] ?? 0, stack),
    },
    stable: {
      possible: (m, seat, w) => canStable(m.state, playerOf(m, seat), w.wood),
      run: (_, seat, w, stack) => {
        stack.push({ ...oneStable(seat, false), wood: w.wood })
      },
    },
    fences: {
      possible: (m, seat, w) => canFence(playerOf(m, seat), w.gift),
      run: (m, seat, w, stack) => {
        if (canFence(playerOf(m, seat), w.gift)) {
          stack.push({ op: 'fence', seat, optional: w.gift !== undefined, gift: w.gift ?? 0, announce: true })
        }
      },
    },
    grow: {
      possible: (m, seat, w) => canGrow(playerOf(m, seat), w.noRoom !== true),
      run: (m, seat, w, stack) => {
        if (canGrow(playerOf(m, seat), w.noRoom !== true)) grow(m, seat, stack, w.action === true)
      },
    },
    adopt: {
      possible: (m, seat) => playerOf(m, seat).newborn > 0,
      run: (m, seat) => {
        const p = playerOf(m, seat)
        p.newborn--
        p.home++
        if (collecting()) emit({ kind: 'adopted', seat })
      },
    },
    breed: { run: (m, seat, w) => breedOne(m, seat, goodOf(w.species) - SHEEP) },
    oneOfEach: {
      possible: (m, seat) => animalCount(playerOf(m, seat)) > 0,
      run: (m, seat, _, stack) => oneOfEach(m, seat, stack),
    },
    put: {
      possible: (m, seat, w) => mostPut(m, seat, w) > 0,
      run: (m, seat, w, stack, source) => {
        const most = mostPut(m, seat, w)
        const { per } = w
        const slain = per === undefined ? {} : { slain: { species: goodOf(per.good) - SHEEP, each: per.each } }
        if (most > 0) stack.push({ op: 'put', seat, card: Number(source), good: goodOf(w.good), most, ...slain })
      },
    },
    topUp: {
      run: (m, seat, w) => {
        const kinds: readonly number[] = w.crops.map((name) => CROP[name])
        const { crops } = playerOf(m, seat)
        topUp(
          m,
          seat,
          crops.flatMap((crop, place) => (kinds.includes(crop & 3) ? [place] : [])),
          1,
        )
      },
    },
    fieldPhase: {
      possible: (m, seat) => playerOf(m, seat).crops.some((crop) => crop > 0),
      run: (m, seat, _, stack) => {
        harvestFields(m, seat)
        fireOwn(m, stack, 'harvestFieldEnd', seat)
      },
    },
    reap: {
      possible: (m, seat) => canReap(m, seat),
      run: (m, seat, w, stack) => {
        if (canReap(m, seat)) stack.push({ op: 'reap', seat, gives: w.gives })
      },
    },
    others: {
      run: (m, seat, w, stack, source) => {
        for (let i = m.seats - 1; i >= 1; i--) {
          stack.push({ op: 'effect', seat: (seat + i) % m.seats, effect: w.effect, source })
        }
      },
    },
    everyone: {
      run: (m, seat, w, stack, source) => {
        // Outside a harvest it is the owner's own field phase (Manure).
        const inHarvest = m.state.phase !== PHASE.home
        for (let i = m.seats - 1; i >= 0; i--) {
          const other = (m.state.starter + i) % m.seats
          if (inHarvest ? playerOf(m, other).absent === 1 : other !== seat) continue
          stack.push({ op: 'effect', seat: other, effect: w.effect, source })
        }
      },
    },
    actor: {
      run: (m, _, w, stack, source) => {
        stack.push({ op: 'effect', seat: m.state.event[EVENT.actor] ?? 0, effect: w.effect, source })
      },
    },
    payOwner: {
      possible: (m, seat, w) => w.gained === true || affordable(m.state, playerOf(m, seat), ['fee', FOOD, w.food]),
      run: (m, seat, w, stack, source) => {
        const owner = ownerOf(m, Number(source))
        if (owner >= 0 && owner !== seat) payPlayer(m, seat, owner, w.food, stack)
      },
    },
    buy: {
      possible: (m, seat, w) => {
        const seller = playerOf(m, m.state.event[EVENT.actor] ?? 0)
        const there = (seller.goods[goodOf(w.good)] ?? 0) > 0
        return there && affordable(m.state, playerOf(m, seat), ['fee', FOOD, w.food])
      },
      run: (m, seat, w, stack) => {
        const seller = m.state.event[EVENT.actor] ?? 0
        stack.push({ op: 'handOver', seat: seller, receiver: seat, good: goodOf(w.good) })
        payPlayer(m, seat, seller, w.food, stack)
      },
    },
    levy: {
      run: (m, seat, w) => {
        const giver = m.state.event[EVENT.actor] ?? 0
        for (const name of GOODS) {
          const n = Math.min(w.goods[name] ?? 0, playerOf(m, giver).goods[goodOf(name)] ?? 0)
          if (n > 0 && giver !== seat) hand(m, giver, seat, goodOf(name), n)
        }
      },
    },
    clear: {
      possible: (m, _, w) => (m.state.lies[spaceNamed(w.space)] ?? 0) > 0,
      run: (m, seat, w, stack, source) => {
        const space = spaceNamed(w.space)
        const n = m.state.lies[space] ?? 0
        m.state.lies[space] = 0
        giveGoods(m, seat, goodOf(w.good), n, stack, Number(source))
      },
    },
    person: {
      run: (m, seat) => {
        const p = playerOf(m, seat)
        if (p.people + p.lodgers >= MAX_PEOPLE) return
        p.lodgers++
        p.home++
        if (collecting()) emit({ kind: 'lodger', seat })
      },
    },
    move: {
      possible: (m, seat, w) => standing(m, seat, w.from) >= 0 && targets(m, seat, w.to).length > 0,
      run: (m, seat, w, stack) => {
        const from = standing(m, seat, w.from)
        const to = targets(m, seat, w.to)
        if (from >= 0 && to.length > 0) stack.push({ op: 'move', seat, from, to })
      },
    },
    layOn: {
      run: (_, seat, w, stack, source) => {
        stack.push({ op: 'layOn', seat, card: Number(source), good: goodOf(w.good) })
      },
    },
    spread: {
      possible: (m, _, w) => share(m, w) > 0,
      run: (m, seat, w) => {
        const n = share(m, w)
        const from = spaceNamed(w.from)
        const good = spaceOf(from).pile?.good ?? WOOD
        m.state.lies[from] = (m.state.lies[from] ?? 0) - n * w.to.length
        m.state.extra = [...m.state.extra, ...w.to.flatMap((key) => [spaceNamed(key), good, n])]
        for (const key of w.to) {
          if (collecting()) emit({ kind: 'left', seat, space: spaceNamed(key), goods: { [goodName(good)]: n } })
        }
      },
    },
    goFirst: {
      possible: (m, seat, w) => {
        const p = playerOf(m, seat)
        if (m.state.starter === seat || m.state.first >= 0 || p.home === 0) return false
        return affordable(m.state, p, ['fee', FOOD, w.food])
      },
      run: (m, seat, w, stack) => {
        m.state.first = seat
        payPlayer(m, seat, m.state.starter, w.food, stack)
      },
    },
    mark: {
      run: (m, seat, _, stack, source) => {
        if (fencesLeft(playerOf(m, seat)) > 0) stack.push({ op: 'layOn', seat, card: Number(source), good: -1 })
      },
    },
    layFences: {
      run: (m, seat, w, _, source) => {
        const p = playerOf(m, seat)
        const fences: number[] = []
        for (const round of roundsOf({ plus: w.plus }, m.state.round)) {
          const n = Math.min(w.n, fencesLeft(p))
          p.fencesAway += n
          fences.push(round, n)
        }
        remember(p, Number(source), { fences })
      },
    },
    takeFences: {
      run: (m, seat, w, stack, source) => {
        const p = playerOf(m, seat)
        const { fences = [] } = memoryOf(p, Number(source))
        const at = fences.findIndex((round, i) => i % 2 === 0 && round === m.state.round)
        const n = fences[at + 1] ?? 0
        if (at < 0 || n === 0) return
        p.fencesAway -= n
        const effect: CardEffect = {
          do: 'may',
          effect: { do: 'pay', goods: { food: w.food }, then: { do: 'fences', gift: n } },
        }
        stack.push({ op: 'effect', seat, effect, source })
      },
    },
    note: {
      run: (m, seat, w, _, source) => {
        const p = playerOf(m, seat)
        const card = Number(source)
        remember(p, card, { points: (memoryOf(p, card).points ?? 0) + w.points })
        if (collecting()) emit({ kind: 'noted', seat, card, points: w.points })
      },
    },
    renovate: {
      possible: (m, seat, w) => renovations(m.state, playerOf(m, seat), w.from ?? -1, w.to ?? -1).length > 0,
      run: (m, seat, w, stack) => startRenovation(m, seat, stack, w.from ?? -1, w.to ?? -1),
    },
    improve: {
      possible: (m, seat, w) => canImprove(m, seat, kindsFor(m, seat, w.kinds), w.food),
      run: (m, seat, w, stack) => {
        const kinds = kindsFor(m, seat, w.kinds)
        const { food = 0 } = w
        if (canImprove(m, seat, kinds, food)) {
          // A chance that a card gives is one of its kind (Traveling Salesman), but not repeated once more (Merchant).
          const chance =
            w.kinds === undefined
              ? { action: m.state.event[EVENT.choice] === 2 ? 2 : 1, again: true as const }
              : { action: w.action ?? 0 }
          stack.push({ op: 'improve', seat, kinds, optional: false, food, ...chance })
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
      possible: (m, seat, w) => (playerOf(m, seat).slain[goodOf(w.good) - SHEEP] ?? 0) > 0,
      run: (m, seat, w, stack, source) => {
        const p = playerOf(m, seat)
        const species = goodOf(w.good) - SHEEP
        const n = p.slain[species] ?? 0
        if (n === 0) return
        // Where another card wants the same animals, one says how many go here.
        if (n > 1 && wanted(p, w.good) > 1) {
          stack.push({
            op: 'put',
            seat,
            card: Number(source),
            good: goodOf(w.good),
            most: n,
            slain: { species, each: 1 },
          })
          return
        }
        spendSlain(p, species, n)
        keepOn(p, Number(source), goodOf(w.good), n)
      },
    },
    handBack: {
      possible: (m, seat, w) => (playerOf(m, seat).goods[goodOf(w.good)] ?? 0) > 0,
      run: (m, seat, w, _, source) => {
        const p = playerOf(m, seat)
        const good = goodOf(w.good)
        keepOn(p, Number(source), good, 1)
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
    sell: {
      possible: (m, seat, w) => (playerOf(m, seat).goods[goodOf(w.good)] ?? 0) > 0,
      run: (m, seat, { good, food, price }, stack, source) =>
        offerForSale(m, seat, { card: Number(source), good: goodOf(good), food, price }, stack),
    },
    guest: {
      run: (m, seat) => {
        playerOf(m, seat).guests++
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

/** The first of these spaces on which the seat has a person, or -1. */
function standing(m: Match<State>, seat: Seat, keys: readonly string[]): number {
  return keys.map(spaceNamed).find((space) => ((m.state.by[space] ?? 0) & (1 << seat)) !== 0) ?? -1
}

/** Equal shares of what lies on a space, rounded down. */
function share(m: Match<State>, { from, to }: Extract<Word, { do: 'spread' }>): number {
  return Math.floor((m.state.lies[spaceNamed(from)] ?? 0) / to.length)
}

/** The most that may be put on a card: what is there, and what the card allows. */
function mostPut(m: Match<State>, seat: Seat, { good, most, per }: Extract<Word, { do: 'put' }>): number {
  const p = playerOf(m, seat)
  const have = good === 'food' ? foodPower(m.state, p) : (p.goods[goodOf(good)] ?? 0)
  const slain = per === undefined ? have : per.each * (p.slain[goodOf(per.good) - SHEEP] ?? 0)
  return Math.min(have, slain, most === undefined ? have : runner.count(most)(m, seat))
}

/** How many of a player's cards make use of this animal when it is cooked. */
function wanted(p: Player, good: GoodName): number {
  let n = 0
  eachCard(p, (card) => {
    if (card.on?.some((rule) => rule.at === 'cook' && (rule.by ?? 'me') === 'me' && rule.goods?.includes(good))) n++
  })
  return n
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
