/** Person cards, each by its rule. */

import { PASS } from '@dorfplatz/kernel'
import { expect, test } from 'vitest'
import { tileNumber } from '../../../cards/customers.ts'
import { village } from '../../../index.ts'
import { NONE } from '../../../rules/codes.ts'
import {
  action,
  asked,
  at,
  birth,
  byPay,
  customers,
  farm,
  freeAt,
  has,
  k,
  leaveFree,
  type M,
  nobodyHome,
  play,
  points,
  privilege,
  put,
  refused,
  serve,
  stone,
  stones,
  travel,
  WELL,
} from '../../../test/scenario.ts'
import { personPoints } from '../score.ts'
import { innOf, personNumber } from '../state.ts'
import { handOf, hold, inn, kindNow, lay, mayPlay, offered, playUnasked } from './innkeeping.ts'

/** Seat 0 is on turn and holds these; harvest stones lie there for both. */
function holding(...ids: readonly string[]): M {
  const m = inn()
  stones(m, { harvest: 'oooo' })
  farm(m, 0, { coin: 0, beer: 0, time: 0, grain: 0 })
  farm(m, 1, { coin: 0, beer: 0, time: 0, grain: 0 })
  hold(m, 0, ...ids)
  return m
}

/** What a kept card adds. */
function worth(id: string, prepare: (m: M) => void): number {
  const m = holding(id)
  prepare(m)
  return personPoints(m.state, 0)
}

test('[VX-Baeuerin-1] 1 point a bag of grain, at most 5', () => {
  expect(worth('baeuerin', (m) => farm(m, 0, { grain: 3 }))).toBe(3)
  expect(worth('baeuerin', (m) => farm(m, 0, { grain: 5 }))).toBe(5)
})

test.each([
  ['buergermeister', 'green', '[VX-Buergermeister-1] [VX-Buergermeister-2]'],
  ['gelehrter', 'pink', '[VX-Gelehrter-1]'],
  ['nonne', 'brown', '[VX-Nonne-1]'],
  ['zunftmeister', 'orange', '[VX-Zunftmeister-1]'],
] as const)('%s, %s: %s one, two, three stones, and nothing for more', (id, colour, _rules) => {
  const table = [0, 1, 2, 3, 4, 7].map((n) => worth(id, (m) => farm(m, 0, { [colour]: n, coin: 5 })))
  expect(table).toEqual([0, 2, 4, 6, 0, 0])
})

test('[VX-Chronist-1] [VX-Chronist-2] its table replaces the printed one, those beside the chronicle counted', () => {
  const dead = (n: number) =>
    worth('chronist', (m) => {
      for (let i = 0; i < n; i++) put(m, 0, i < 4 ? 1 : 2, 'chronicle-beside', i < 4 ? 'farm' : 'unborn')
    })
  expect([0, 1, 2, 3, 4, 5].map(dead)).toEqual([0, 2, 4, 8 - 4, 11 - 7, 16 - 12])
})

test('[VX-Graf-1] [VX-Graf-2] 2 points for each castle with a red flag that carries an own marker', () => {
  expect(worth('graf', (m) => farm(m, 0, { castles: (1 << 3) | (1 << 4) }))).toBe(2)
  expect(worth('graf', (m) => farm(m, 0, { castles: (1 << 3) | (1 << 5) | (1 << 6) }))).toBe(6)
})

test('[VX-Gutsverwalter-1] [VX-Gutsverwalter-2] 2 points a kind, several of a kind once, grain is none', () => {
  expect(worth('gutsverwalter', (m) => farm(m, 0, { beer: 4, ox: 1, grain: 5 }))).toBe(4)
})

test('[VX-Medikus-1] [VX-Medikus-2] 1 point a living member, in the bag, the inn and on the boards alike', () => {
  const n = worth('medikus', (m) => {
    put(m, 0, 1, 'inn', 'farm')
    put(m, 0, 1, 'bag', 'farm')
    put(m, 0, 1, 'grave', 'farm')
  })
  expect(n).toBe(3)
})

test('[VX-Reisender-1] its table replaces that of the castles', () => {
  expect(worth('reisender', (m) => farm(m, 0, { castles: 0b1110 }))).toBe(9 - 6)
})

test('[VX-Taschendiebin-1] [VI-50] last of all: 6 if nobody has fewer points, ties included, else 3', () => {
  const m = holding('taschendiebin')
  const pick = () => village.result(m).scores.map(({ parts }) => parts.pickpocket)
  expect(pick()).toEqual([6, 0])
  farm(m, 0, { fame: 1 })
  expect(pick()).toEqual([3, 0])
})

test('[VC-37] alone she is worth 6', () => {
  const m = inn(1)
  hold(m, 0, 'taschendiebin')
  expect(village.result(m).scores[0]?.parts.pickpocket).toBe(6)
})

test('[VI-42] [VI-43] [VI-44] [VX-Schmiedin-1] [VX-Schreiber-1] [VX-Wagenbauer-1] any number a turn, then out of the game', () => {
  const m = holding('schmiedin', 'schreiber', 'wagenbauer')
  for (const id of ['schmiedin', 'schreiber', 'wagenbauer']) playUnasked(m, 0, id)
  expect([has(m, 0, 'plow'), has(m, 0, 'scroll'), has(m, 0, 'wagon')]).toEqual([2, 2, 1])
  expect([handOf(m, 0), innOf(m.state).box.length, personPoints(m.state, 0)]).toEqual([[], 3, 0])
  expect(kindNow(m)).toBe('0 turn')
})

test('[VX-Viehzuechter-1] a horse or an ox', () => {
  const m = holding('viehzuechter')
  playUnasked(m, 0, 'viehzuechter')
  play(m, 0, 'chooseEffect', { option: 1 })
  expect([has(m, 0, 'horse'), has(m, 0, 'ox')]).toEqual([0, 1])
})

test('[VI-40] [VI-45] not in the turn of another; kept cards are never played', () => {
  const m = holding('schmiedin', 'baeuerin')
  hold(m, 1, 'wagenbauer')
  expect([mayPlay(m, 0), mayPlay(m, 1)]).toEqual([['schmiedin'], []])
  expect(k.whyNot(m, 1, { to: 'anytime', choice: { play: 'wagenbauer' } })).toMatchObject({ rule: 'VI-45' })
  expect(k.whyNot(m, 0, { to: 'anytime', choice: { play: 'baeuerin' } })).toMatchObject({ rule: 'VI-41' })
})

test('[VI-45] [VI-47] on a market day everybody may play, also who cannot serve; it is not passed over', () => {
  const m = holding()
  hold(m, 1, 'schmiedin')
  customers(m, [22])
  stones(m, { market: 'o', harvest: 'o' })
  play(m, 0, 'turn', stone('market', 'o'))
  expect(kindNow(m)).toBe('1 serve')
  farm(m, 1, { green: 1 })
  playUnasked(m, 1, 'schmiedin')
  play(m, 1, 'serve', serve(22))
  expect(m.state.served[1]).toEqual([22])
})

test('[VI-46] never while something is being paid', () => {
  const m = holding('schmiedin')
  farm(m, 0, { orange: 3, pink: 3 })
  play(m, 0, 'turn', WELL)
  expect([kindNow(m), mayPlay(m, 0)]).toEqual(['0 well', []])
})

test('[VX-Abt-1] [VX-Abt-2] from a church step to the highest, before the majority is settled; the bag does not help', () => {
  const m = holding('abt')
  put(m, 0, 1, 'bag', 'farm')
  expect(mayPlay(m, 0)).toEqual([])
  put(m, 0, 1, 'church1', 'farm')
  playUnasked(m, 0, 'abt')
  expect(at(m, 0, 'church4')).toBe(1)
})

test('[VX-Bote-1] a marker on any castle without one, with its reward', () => {
  const m = holding('bote')
  playUnasked(m, 0, 'bote')
  play(m, 0, 'innMessenger', { castle: 3 })
  expect([has(m, 0, 'coin'), k.view(m, 0).table.families[0]?.castles]).toEqual([1, [3]])
})

test('[VX-Edeldame-1] [VC-60] 2 points, one stack looked through, one card bought that nobody else sees', () => {
  const m = holding('edeldame')
  lay(m, ['graf', 'schmiedin'], ['medikus', 'abt'], ['bote', 'barde'])
  farm(m, 0, { beer: 1 })
  playUnasked(m, 0, 'edeldame')
  play(m, 0, 'innSearch', { search: 'bote' })
  expect(k.view(m, 0).table.more.inn?.stacks[2]?.seen).toEqual(['bote', 'barde'])
  expect(JSON.stringify(k.view(m, 1))).not.toContain('barde')
  const events = play(m, 0, 'innSearchBuy', { buy: 'barde' })
  expect(events.filter((event) => event.kind === 'innBuysUnseen')).toMatchObject([{ to: [0] }])
  expect([has(m, 0, 'fame'), handOf(m, 0), has(m, 0, 'beer')]).toEqual([2, ['barde'], 0])
  expect(k.view(m, 1).table.more.inn?.stacks[2]).toMatchObject({ top: 'bote', left: 1 })
})

test('[VX-Knecht-1] [VI-48] 2 points, and the barn full or not', () => {
  const m = holding('knecht')
  playUnasked(m, 0, 'knecht')
  expect(k.apply(m, 0, { choice: 'yes' }).ok).toBe(true)
  expect([has(m, 0, 'fame'), has(m, 0, 'grain')]).toEqual([2, 5])
  const other = holding('knecht')
  playUnasked(other, 0, 'knecht')
  play(other, 0, 'mayEffect', PASS)
  expect([has(other, 0, 'fame'), has(other, 0, 'grain')]).toEqual([2, 0])
})

test('[VX-Kraeuterweib-1] [VX-Kraeuterweib-2] never on a market day; the marker moves without crossing the quill', () => {
  const m = holding('kraeuterweib')
  farm(m, 0, { time: 5 })
  playUnasked(m, 0, 'kraeuterweib')
  play(m, 0, 'innClock', { clock: 'empty' })
  expect([has(m, 0, 'fame'), has(m, 0, 'time'), has(m, 0, 'due')]).toEqual([2, 9, 0])
  const market = holding()
  hold(market, 1, 'kraeuterweib', 'schmiedin')
  customers(market, [22])
  stones(market, { market: 'o', harvest: 'o' })
  play(market, 0, 'turn', stone('market', 'o'))
  expect(mayPlay(market, 1)).toEqual(['schmiedin'])
})

test('[VX-Ratsherr-1] [VX-Ratsherr-2] two privileges up to the step of a member, the same one twice, beer among the goods', () => {
  const m = holding('ratsherr')
  put(m, 0, 1, 'council3', 'farm')
  playUnasked(m, 0, 'ratsherr')
  expect(refused(m, 0, privilege(4))).toBe('VX-Ratsherr-1')
  play(m, 0, 'innPrivilege', privilege(3))
  play(m, 0, 'takeGood', { good: 'beer' })
  play(m, 0, 'innPrivilege', privilege(3))
  play(m, 0, 'takeGood', { good: 'ox' })
  expect([has(m, 0, 'beer'), has(m, 0, 'ox'), kindNow(m)]).toEqual([1, 1, '0 turn'])
})

test('[VX-VerlorenerSohn-1] [VX-VerlorenerSohn-2] 3 points and a child, besides the regular action; nobody from the bag', () => {
  const m = holding('verlorener_sohn')
  put(m, 0, 1, 'bag', 'farm')
  playUnasked(m, 0, 'verlorener_sohn')
  expect(offered(m)).toEqual(['{"birth":2}', '"pass"'])
  play(m, 0, 'family', birth(2))
  expect([has(m, 0, 'fame'), at(m, 0, 'farm', 2), kindNow(m)]).toEqual([3, 1, '0 turn'])
})

/** Seat 0 calls a market day with these customers. */
function market(m: M, stalls: readonly number[], queue: readonly number[] = []): void {
  customers(m, stalls, queue)
  stones(m, { market: 'o', harvest: 'oo' })
  play(m, 0, 'turn', stone('market', 'o'))
}

test('[VX-Altwarenhaendlerin-1] [VX-Altwarenhaendlerin-3] a customer left at the stalls for nothing, and the gap is filled', () => {
  const m = holding()
  hold(m, 1, 'altwarenhaendlerin')
  market(m, [22, 21], [20])
  play(m, 1, 'offer', { play: 'altwarenhaendlerin' })
  play(m, 1, 'innCustomer', { customer: 'cust22' })
  expect([m.state.served[1], m.state.stalls.includes(20)]).toEqual([[22], true])
})

test('[VX-Marktschreier-1] [VX-Marktschreier-2] [VX-Marktschreier-3] [VX-Altwarenhaendlerin-2] the queue is open to its owner alone', () => {
  const m = holding('marktschreier', 'altwarenhaendlerin')
  farm(m, 0, { wagon: 2, plow: 2, green: 1 })
  farm(m, 1, { plow: 2, green: 2 })
  market(m, [23], [22, 21])
  play(m, 0, 'offer', { play: 'marktschreier' })
  expect(offered(m)).toEqual(['{"serve":"cust22"}', '{"serve":"cust21"}', '"pass"'])
  play(m, 0, 'serve', serve(21))
  expect(m.state.queue).toEqual([22, 0])
  play(m, 0, 'serve', serve(22))
  // The Scrap Dealer is not offered to whoever cried today: the day is over, and both gaps are closed.
  expect([kindNow(m), m.state.queue.includes(0), innOf(m.state).criers]).toEqual(['1 turn', false, 0])
})

test('[VX-Barde-1] [VX-Barde-2] beside the chronicle, wherever it stood: no place is taken, nothing ends', () => {
  const m = holding('barde')
  nobodyHome(m, 0)
  put(m, 0, 1, 'inn', 'unborn')
  leaveFree(m, { grave: 1 })
  stones(m, { harvest: 'xo' })
  farm(m, 0, { time: 9 })
  play(m, 0, 'turn', stone('harvest', 'x'))
  play(m, 0, 'offer', { play: 'barde' })
  expect([at(m, 0, 'chronicle-beside'), freeAt(m, 'grave'), m.state.trigger]).toEqual([1, 1, NONE])
  expect(village.violations(m)).toEqual([])
})

test('[VX-Barde-3] also for a death on the market day of another', () => {
  const m = holding()
  hold(m, 1, 'barde')
  farm(m, 1, { green: 1, plow: 2, time: 9 })
  market(m, [22])
  play(m, 1, 'serve', serve(22))
  play(m, 1, 'offer', { play: 'barde' })
  expect(at(m, 1, 'chronicle-beside')).toBe(1)
})

test('[VX-Gaukler-1] [VX-Gaukler-4] [VC-61] 2 points and another stone, after a declined action, too; the order of turns stays', () => {
  const m = holding('gaukler')
  play(m, 0, 'turn', stone('harvest', 'o'))
  play(m, 0, 'harvest', PASS)
  play(m, 0, 'offer', { play: 'gaukler' })
  expect([has(m, 0, 'fame'), kindNow(m)]).toEqual([2, '0 turn'])
  play(m, 0, 'turn', stone('harvest', 'o'))
  play(m, 0, 'harvest', action('harvest'))
  expect([has(m, 0, 'grain'), kindNow(m)]).toEqual([2, '1 turn'])
})

test('[VX-Gaukler-2] [VX-Gaukler-5] a death of the regular action comes first, and an end begun by it waits for the other action', () => {
  const m = holding('gaukler')
  nobodyHome(m, 0)
  put(m, 0, 1, 'inn', 'unborn')
  leaveFree(m, { grave: 1 })
  stones(m, { harvest: 'xoo' })
  farm(m, 0, { time: 9 })
  play(m, 0, 'turn', stone('harvest', 'x'))
  expect([at(m, 0, 'grave'), m.state.trigger, kindNow(m)]).toEqual([1, 0, '0 offer'])
  play(m, 0, 'offer', { play: 'gaukler' })
  expect([kindNow(m), m.state.last]).toEqual(['0 turn', NONE])
  play(m, 0, 'turn', stone('harvest', 'o'))
  expect([kindNow(m), m.state.last]).toEqual(['1 turn', 1])
})

test('[VEX-S34] [VX-Gaukler-3] after the last stone only the points are left', () => {
  const m = holding('gaukler')
  stones(m, { harvest: 'o' })
  play(m, 0, 'turn', stone('harvest', 'o'))
  play(m, 0, 'harvest', PASS)
  play(m, 0, 'offer', { play: 'gaukler' })
  expect([has(m, 0, 'fame'), m.state.round]).toEqual([2, 2])
})

test('[VX-Greis-1] [VX-Greis-2] [VC-62] 3 points and any action instead of a stone; a market day has its caller', () => {
  const m = holding('greis')
  customers(m, [24])
  farm(m, 0, { grain: 2 })
  play(m, 0, 'turn', { play: 'greis' })
  play(m, 0, 'freeAction', action('market'))
  expect([has(m, 0, 'fame'), k.view(m, 0).table.day]).toMatchObject([3, { initiator: 0, free: true }])
  play(m, 0, 'serve', serve(24))
  expect([kindNow(m), m.state.onBoard]).toEqual(['1 turn', 4])
})

test('[VX-Greis-3] [VI-48] what it gives may be declined, and it does not give the additional action', () => {
  const m = holding('greis', 'gaukler')
  play(m, 0, 'turn', stone('harvest', 'o'))
  play(m, 0, 'harvest', PASS)
  play(m, 0, 'offer', { play: 'gaukler' })
  expect(offered(m)).not.toContain('{"play":"greis"}')
  const other = holding('greis')
  play(other, 0, 'turn', { play: 'greis' })
  play(other, 0, 'freeAction', PASS)
  expect([has(other, 0, 'fame'), kindNow(other)]).toEqual([3, '1 turn'])
})

test('[VX-Mueller-1] five coins for the usual price', () => {
  const m = holding('mueller')
  stones(m, { crafts: 'oo' })
  farm(m, 0, { grain: 2 })
  play(m, 0, 'turn', stone('crafts', 'o'))
  play(m, 0, 'craft', byPay('mill'))
  play(m, 0, 'offer', { play: 'mueller' })
  expect([has(m, 0, 'coin'), has(m, 0, 'time'), has(m, 0, 'grain')]).toEqual([5, 2, 0])
})

test('[VX-Pater-1] [VX-Pater-2] nobody picks, and its owner chooses exactly four figures', () => {
  const m = holding()
  hold(m, 1, 'pater')
  put(m, 0, 1, 'bag', 'farm')
  put(m, 1, 1, 'bag', 'farm')
  farm(m, 0, { coin: 2 })
  stones(m, { harvest: 'o' })
  play(m, 0, 'turn', stone('harvest', 'o'))
  play(m, 0, 'harvest', PASS)
  play(m, 1, 'offer', { play: 'pater' })
  play(m, 1, 'innFigure', { draw: { of: 1, generation: 1 } })
  for (let i = 0; i < 3; i++) play(m, 1, 'innFigure', { draw: 'monk' })
  expect([at(m, 1, 'church1'), at(m, 0, 'bag'), m.state.round]).toEqual([1, 1, 2])
})

test('[VX-Zoellner-1] a journey without stones, time and wagon, with marker and reward', () => {
  const m = holding('zoellner')
  stones(m, { travel: 'oo' })
  expect(k.view(m, 0).table.idle).toEqual([])
  play(m, 0, 'turn', stone('travel', 'o'))
  play(m, 0, 'offer', { play: 'zoellner' })
  play(m, 0, 'travel', travel(0, 1))
  expect([at(m, 0, 'castle1'), has(m, 0, 'time'), has(m, 0, 'fame'), has(m, 0, 'orange')]).toEqual([1, 0, 3, 1])
})

test('[VX-Any-1] [VI-45] between stone and action a card may still make it possible', () => {
  const m = holding('wagenbauer')
  stones(m, { travel: 'oo' })
  farm(m, 0, { brown: 2 })
  play(m, 0, 'turn', stone('travel', 'o'))
  expect(kindNow(m)).toBe('0 offer')
  play(m, 0, 'offer', { play: 'wagenbauer' })
  play(m, 0, 'travel', travel(0, 1))
  expect(at(m, 0, 'castle1')).toBe(1)
})

test('[VC-41] a promo of Inn counts own cards with an empty inkwell', () => {
  const m = inn(2, { promo09: true })
  hold(m, 0, 'baeuerin', 'nonne', 'schmiedin')
  k.edit(m, (s) => {
    s.served = s.served.with(0, [tileNumber('promo09')])
  })
  expect(points(m, 0).customers).toBe(3 + 2)
})

test('[V-SOLO-92] [VC-31] a quill by a stone of the inn sends her member to the graveyard; she takes no persons', () => {
  const m = inn(1)
  expect(innOf(m.state).hands).toHaveLength(1)
  expect(personNumber('graf')).toBeGreaterThanOrEqual(0)
})

test('[VC-38] the Jester alone: Conny answers the first stone before the other action', () => {
  const m = inn(1)
  hold(m, 0, 'gaukler')
  stones(m, { harvest: 'ooo', family: 'o' })
  farm(m, 0, { coin: 0 })
  play(m, 0, 'turn', stone('harvest', 'o'))
  play(m, 0, 'harvest', PASS)
  play(m, 0, 'offer', { play: 'gaukler' })
  expect([m.state.tray.length, kindNow(m)]).toEqual([1, '0 turn'])
  play(m, 0, 'turn', stone('harvest', 'o'))
  expect(asked(m)?.kind).toBe('harvest')
  play(m, 0, 'harvest', PASS)
  expect([m.state.tray.length, m.state.round]).toEqual([1, 2])
})
