/** When a person may be played (VI-45 to VI-47), also persons that the Noblewoman fetches in the middle of something. */

import { PASS } from '@dorfplatz/kernel'
import { expect, test } from 'vitest'
import { handOf, hold, lay, mayPlay } from '../../modules/inn/test/innkeeping.ts'
import { brides, dice } from '../../modules/marriage/test/wedding-words.ts'
import {
  action,
  at,
  byPay,
  customers,
  ENTER,
  farm,
  has,
  k,
  leaveFree,
  type M,
  play,
  put,
  serve,
  stone,
  stones,
  train,
  unasked,
  who,
} from '../scenario.ts'
import { box, card, declineUntil, free, go, notFree, now, offered } from './words.ts'

function holding(modules: string, hands: readonly (readonly string[])[], prepare: (m: M) => void = () => {}): M {
  const m = box(modules, hands.length)
  stones(m, { harvest: 'oooo' })
  hands.forEach((ids, seat) => {
    farm(m, seat, { coin: 0, beer: 0, time: 0, grain: 0 })
    hold(m, seat, ...ids)
  })
  prepare(m)
  return m
}

/** The Noblewoman is played, the second stack is looked through and this card bought. */
function fetch(m: M, seat: number, id: string): void {
  if (asOffer(m, seat, 'edeldame')) go(m, [now(m), card('edeldame')])
  else unasked(m, seat, card('edeldame'))
  go(m, [`${seat} innSearch`, offered(m)[1] ?? PASS], [`${seat} innSearchBuy`, { buy: id }])
}

const asOffer = (m: M, seat: number, id: string): boolean =>
  now(m) === `${seat} offer` && JSON.stringify(offered(m)).includes(`"${id}"`)

/** Plays a card by whatever way it is open now. */
function playNow(m: M, seat: number, id: string): void {
  if (asOffer(m, seat, id)) go(m, [now(m), card(id)])
  else unasked(m, seat, card(id))
}

/** The Noblewoman in hand, and this person below the top of the second stack. */
function searching(id: string, prepare: (m: M) => void, modules = 'I'): M {
  return holding(modules, [['edeldame'], []], (m) => {
    lay(m, [], ['medikus', id], ['abt'])
    farm(m, 0, { beer: 2, coin: 1 })
    prepare(m)
  })
}

test('[VI-45] before the stone, between stone and action, inside an action of several steps', () => {
  const m = holding('I', [['schmiedin'], []], (t) => {
    stones(t, { crafts: 'oo', harvest: 'oo' })
  })
  expect(mayPlay(m, 0)).toEqual(['schmiedin'])
  play(m, 0, 'turn', stone('crafts', 'o'))
  expect(mayPlay(m, 0)).toEqual(['schmiedin'])
  go(m, ['0 craft', train('smithy')])
  expect([now(m), mayPlay(m, 0)]).toEqual(['0 product', ['schmiedin']])
  go(m, ['0 product', PASS])
  expect(now(m)).toBe('0 offer')
  go(m, ['0 offer', card('schmiedin')])
  expect([has(m, 0, 'plow'), now(m)]).toEqual([2, '1 turn'])
})

test('[VI-45] whoever has to choose the dead may play before, and after the death once more', () => {
  const m = holding('I', [['schmiedin', 'schreiber'], []], (t) => {
    put(t, 0, 1, 'smithy', 'farm')
    stones(t, { harvest: 'xooo' })
    farm(t, 0, { time: 9 })
  })
  go(m, ['0 turn', stone('harvest', 'x')], ['0 harvest', PASS])
  declineUntil(m, 'dies')
  expect([now(m), mayPlay(m, 0)]).toEqual(['0 dies', ['schmiedin', 'schreiber']])
  unasked(m, 0, card('schmiedin'))
  go(m, ['0 dies', who('smithy', 1)])
  expect(now(m)).toBe('0 offer')
  go(m, ['0 offer', card('schreiber')])
  expect([has(m, 0, 'scroll'), now(m)]).toEqual([2, '1 turn'])
})

test('[VI-45] in the turn of another only on a market day, whoever called it; not before it, not after it', () => {
  const m = holding('I', [[], ['wagenbauer']], (t) => {
    customers(t, [24, 11])
    stones(t, { market: 'o', harvest: 'oo' })
    farm(t, 0, { grain: 2 })
  })
  expect(mayPlay(m, 1)).toEqual([])
  play(m, 0, 'turn', stone('market', 'o'))
  expect(mayPlay(m, 1)).toEqual(['wagenbauer'])
  go(m, ['0 serve', serve(24)])
  expect(mayPlay(m, 1)).toEqual(['wagenbauer'])
  declineUntil(m, 'turn')
  expect(now(m)).toBe('1 turn')
  go(m, ['1 turn', stone('harvest', 'o')], ['1 harvest', PASS])
  declineUntil(m, '0 turn')
  expect(notFree(m, 1, card('wagenbauer'))).toBe('VI-45')
})

test('[VI-45] [VI-47] a goods card makes a sale possible: its owner is asked although nothing could be served', () => {
  const m = holding('I', [[], ['schmiedin']], (t) => {
    customers(t, [22])
    stones(t, { market: 'o', harvest: 'oo' })
    farm(t, 1, { green: 1 })
  })
  play(m, 0, 'turn', stone('market', 'o'))
  declineUntil(m, '1 serve')
  expect(now(m)).toBe('1 serve')
  unasked(m, 1, card('schmiedin'))
  go(m, ['1 serve', serve(22)])
  expect([has(m, 1, 'plow'), has(m, 1, 'green'), has(m, 1, 'time')]).toEqual([0, 0, 1])
})

test('[VI-47] in a mass from the start player clockwise, in every mass, the last one included', () => {
  const m = holding('I', [['schmiedin'], ['schreiber'], ['wagenbauer']], (t) => {
    stones(t, { harvest: 'o' })
    k.edit(t, (s) => {
      s.start = 1
    })
  })
  go(m, ['0 turn', stone('harvest', 'o')], ['0 harvest', PASS], ['0 offer', PASS])
  const order: string[] = []
  for (let n = 0; n < 9 && /offer|climb|pick/.test(now(m)); n++) {
    if (order.at(-1) !== now(m)) order.push(now(m))
    declineOnce(m)
  }
  expect(order.map((who) => who[0])).toEqual(expect.arrayContaining(['1', '2', '0']))
  const offers = order.filter((who) => who.endsWith('offer') || who.endsWith('climb'))
  expect(offers.map((who) => who[0]).slice(0, 3)).toEqual(['1', '2', '0'])
})

function declineOnce(m: M): void {
  const no = offered(m).find((choice) => choice === PASS || choice === 'done')
  go(m, [now(m), no ?? PASS])
}

test('[VI-45] the last mass is a mass: cards may still be played there', () => {
  const m = holding('I', [[], ['knecht']], (t) => {
    leaveFree(t, { grave: 1, farm: 0, craft: 0, church: 0, council: 0, travel: 0 })
    stones(t, { harvest: 'x' })
    farm(t, 0, { time: 9 })
  })
  go(m, ['0 turn', stone('harvest', 'x')], ['0 harvest', PASS])
  expect(m.state.trigger).toBe(0)
  go(m, ['1 freeAction', PASS])
  let seen = false
  while (now(m) !== 'over') {
    if (now(m)[0] === '1' && (mayPlay(m, 1).includes('knecht') || asOffer(m, 1, 'knecht'))) {
      seen = m.state.last <= 0 || seen
      seen = true
      if (asOffer(m, 1, 'knecht') && at(m, 1, 'farm') > 0) {
        go(m, [now(m), card('knecht')])
        continue
      }
    }
    if (now(m) === 'over') break
    const no = offered(m).find((choice) => choice === PASS || choice === 'done') ?? offered(m)[0]
    go(m, [now(m), no ?? PASS])
  }
  expect([seen, has(m, 1, 'fame')]).toEqual([true, 2])
})

test('[VI-45] never during a wedding', () => {
  const m = holding('IM', [['schmiedin'], []], (t) => {
    put(t, 0, 1, 'rank1', 'farm')
    brides(t, [])
    dice(t, ['orange'])
    stones(t, { council: 'o' })
  })
  play(m, 0, 'turn', stone('council', 'o'))
  declineUntil(m, 'house', 'turn')
  expect(now(m)).toBe('0 house')
  expect([mayPlay(m, 0), notFree(m, 0, card('schmiedin'))]).toEqual([[], 'VI-45'])
})

test('[VI-46] nothing is played in the middle of a payment; what was gained before it pays', () => {
  const m = holding('I', [['schreiber', 'schmiedin'], []], (t) => {
    stones(t, { council: 'oo', harvest: 'oo' })
    farm(t, 0, { green: 2 })
  })
  play(m, 0, 'turn', stone('council', 'o'))
  unasked(m, 0, card('schreiber'))
  go(m, ['0 council', ENTER])
  expect(now(m)).toBe('0 pay')
  expect(free(m, 0)).toEqual([])
  go(m, ['0 pay', { pay: { scroll: 1 } }])
  expect([has(m, 0, 'scroll'), has(m, 0, 'green')]).toEqual([1, 2])
})

test('[VX-Edeldame-1] [VX-Greis-1] the Old Man she fetches begins this very turn', () => {
  const m = searching('greis', () => {})
  fetch(m, 0, 'greis')
  go(m, ['0 turn', card('greis')], ['0 freeAction', action('harvest')])
  expect([has(m, 0, 'grain'), has(m, 0, 'fame'), m.state.onBoard]).toEqual([2, 5, 4])
})

test('[VX-Edeldame-1] [VX-Gaukler-1] the Jester she fetches after the regular action follows it', () => {
  const m = searching('gaukler', () => {})
  go(m, ['0 turn', stone('harvest', 'o')], ['0 harvest', PASS])
  fetch(m, 0, 'gaukler')
  expect(now(m)).toBe('0 offer')
  playNow(m, 0, 'gaukler')
  expect([has(m, 0, 'fame'), offered(m)]).toEqual([4, expect.arrayContaining([stone('harvest', 'o')])])
})

test('[VX-Edeldame-1] [VX-Barde-1] the Bard she fetches when somebody has to die writes him down', () => {
  const m = searching('barde', (t) => {
    put(t, 0, 1, 'smithy', 'farm')
    stones(t, { harvest: 'xooo' })
    farm(t, 0, { time: 9 })
  })
  go(m, ['0 turn', stone('harvest', 'x')], ['0 harvest', PASS])
  declineUntil(m, 'dies')
  fetch(m, 0, 'barde')
  if (now(m) === '0 dies' && notFree(m, 0, card('barde')) !== null) go(m, ['0 dies', who('smithy', 1)])
  playNow(m, 0, 'barde')
  if (now(m) === '0 dies') go(m, ['0 dies', who('smithy', 1)])
  expect([at(m, 0, 'chronicle-beside'), at(m, 0, 'chronicle-craft')]).toEqual([1, 0])
})

test('[VX-Edeldame-1] [VX-Mueller-1] the Miller she fetches before the mill works there', () => {
  const m = searching('mueller', (t) => {
    stones(t, { crafts: 'oo', harvest: 'o' })
    farm(t, 0, { grain: 2, coin: 0 })
  })
  play(m, 0, 'turn', stone('crafts', 'o'))
  fetch(m, 0, 'mueller')
  go(m, ['0 craft', byPay('mill')], ['0 offer', card('mueller')])
  expect(has(m, 0, 'coin')).toBe(5)
})

test('[VX-Edeldame-1] [VX-Pater-1] the Father she fetches before anybody has picked leads the mass', () => {
  const m = searching('pater', (t) => {
    put(t, 0, 1, 'bag', 'farm')
    put(t, 1, 1, 'bag', 'farm')
    stones(t, { harvest: 'o' })
  })
  go(m, ['0 turn', stone('harvest', 'o')], ['0 harvest', PASS])
  declineUntil(m, 'pick')
  fetch(m, 0, 'pater')
  playNow(m, 0, 'pater')
  expect(offered(m)).not.toContain(PASS)
  expect(handOf(m, 0)).toEqual([])
})
