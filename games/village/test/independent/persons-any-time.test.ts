/** Persons played at any time of the own turn, a market day or a mass: effect and refusal of each. */

import { DONE, PASS } from '@dorfplatz/kernel'
import { expect, test } from 'vitest'
import { handOf, hold, lay, mayPlay, topsOf } from '../../modules/inn/test/innkeeping.ts'
import {
  at,
  birth,
  customers,
  farm,
  has,
  k,
  type M,
  play,
  privilege,
  put,
  refused,
  stone,
  stones,
  supply,
  takes,
  unasked,
  who,
} from '../scenario.ts'
import { box, card, declineUntil, go, notFree, now, offered, seenBy } from './words.ts'

/** Seat 0 is on turn, has nothing, and holds these. */
function holding(ids: readonly string[], modules = 'I', prepare: (m: M) => void = () => {}): M {
  const m = box(modules, 2)
  stones(m, { harvest: 'oooo' })
  for (const seat of [0, 1]) farm(m, seat, { coin: 0, beer: 0, time: 0, grain: 0 })
  hold(m, 0, ...ids)
  prepare(m)
  return m
}

test('[VX-Abt-1] only with somebody on a church step; the bag is no step; then to step 4 for nothing', () => {
  const m = holding(['abt'], 'I', (t) => put(t, 0, 1, 'bag', 'farm'))
  expect(mayPlay(m, 0)).toEqual([])
  expect(notFree(m, 0, card('abt'))).not.toBeNull()
  put(m, 0, 1, 'church2', 'farm')
  farm(m, 0, { grain: 1 })
  unasked(m, 0, card('abt'))
  expect([at(m, 0, 'church4'), at(m, 0, 'church2'), has(m, 0, 'grain')]).toEqual([1, 0, 1])
})

test('[VX-Abt-1] with several there, one is chosen', () => {
  const m = holding(['abt'], 'I', (t) => {
    put(t, 0, 1, 'church1', 'farm')
    put(t, 0, 1, 'church3', 'farm')
  })
  unasked(m, 0, card('abt'))
  const picked = offered(m).find((choice) => JSON.stringify(choice).includes('church1'))
  expect(picked).toBeDefined()
  expect(k.apply(m, 0, { choice: picked ?? PASS }).ok).toBe(true)
  expect([at(m, 0, 'church4'), at(m, 0, 'church3'), at(m, 0, 'church1')]).toEqual([1, 1, 0])
})

test('[VX-Abt-2] [VX-Knecht-1] in a mass, after the climbing and before the majority', () => {
  const m = holding([], 'I', (t) => {
    hold(t, 1, 'abt')
    put(t, 1, 1, 'church1', 'farm')
    put(t, 0, 1, 'church3', 'farm')
    stones(t, { harvest: 'o' })
  })
  go(m, ['0 turn', stone('harvest', 'o')], ['0 harvest', PASS])
  declineUntil(m, '1 offer')
  expect(offered(m)).toContainEqual(card('abt'))
  go(m, ['1 offer', card('abt')])
  declineUntil(m, 'turn')
  expect([has(m, 0, 'fame'), has(m, 1, 'fame')]).toEqual([0, 2])
})

test('[VX-Bote-1] a marker on any castle without one, with its reward; nobody moves', () => {
  const m = holding(['bote'], 'I', (t) => farm(t, 0, { castles: 1 << 1 }))
  unasked(m, 0, card('bote'))
  expect(offered(m)).toHaveLength(5)
  expect(offered(m)).not.toContainEqual({ castle: 1 })
  go(m, [now(m), { castle: 2 }])
  expect([has(m, 0, 'fame'), at(m, 0, 'farm'), has(m, 0, 'castles')]).toEqual([3, 4, (1 << 1) | (1 << 2)])
})

test('[VX-Bote-1] a castle of two stones lets them be chosen; with all markers set he has nothing to do', () => {
  const m = holding(['bote'], 'I', (t) => farm(t, 0, { castles: 0b101110 }))
  unasked(m, 0, card('bote'))
  go(m, [now(m), { castle: 6 }])
  go(m, ['0 stones', takes('gp')])
  expect([has(m, 0, 'green'), has(m, 0, 'pink')]).toEqual([1, 1])
  const full = holding(['bote'], 'I', (t) => farm(t, 0, { castles: 0b1111110 }))
  expect(mayPlay(full, 0)).toEqual([])
})

test('[VX-Edeldame-1] 2 points; one whole stack is seen by her owner; a card of it is bought; the order stays', () => {
  const m = holding(['edeldame'], 'I', (t) => {
    lay(t, [], ['medikus', 'graf', 'nonne'], ['knecht', 'abt'])
    farm(t, 0, { coin: 1, beer: 1 })
  })
  unasked(m, 0, card('edeldame'))
  expect(has(m, 0, 'fame')).toBe(2)
  expect(now(m)).toBe('0 innSearch')
  const other = JSON.stringify(seenBy(m, 1).more.inn)
  go(m, ['0 innSearch', offered(m)[1] ?? PASS])
  expect(JSON.stringify(seenBy(m, 1).more.inn)).toBe(other)
  expect(offered(m)).toEqual(expect.arrayContaining([{ buy: 'graf' }, { buy: 'nonne' }, PASS]))
  expect(offered(m)).not.toContainEqual({ buy: 'medikus' })
  go(m, [now(m), { buy: 'nonne' }])
  expect([handOf(m, 0), has(m, 0, 'beer'), has(m, 0, 'coin'), at(m, 0, 'inn')]).toEqual([['nonne'], 0, 1, 0])
  expect(topsOf(m)).toEqual([topsOf(m)[0], 'medikus', 'knecht'])
  expect(JSON.stringify(seenBy(m, 1))).not.toContain('nonne')
  expect(seenBy(m, 1).more.inn?.hands).toEqual([1, 0])
})

test('[VX-Edeldame-1] [VI-43] what she brings may be played at once; she may also bring nothing', () => {
  const m = holding(['edeldame'], 'I', (t) => {
    lay(t, [], ['medikus', 'schmiedin'], ['knecht', 'abt'])
    farm(t, 0, { coin: 1 })
  })
  unasked(m, 0, card('edeldame'))
  go(m, ['0 innSearch', offered(m)[1] ?? PASS], ['0 innSearchBuy', { buy: 'schmiedin' }])
  unasked(m, 0, card('schmiedin'))
  expect([has(m, 0, 'plow'), has(m, 0, 'coin'), now(m)]).toEqual([2, 0, '0 turn'])
  const none = holding(['edeldame'], 'I', (t) => lay(t, [], ['medikus'], ['knecht']))
  unasked(none, 0, card('edeldame'))
  declineUntil(none, 'turn')
  expect([has(none, 0, 'fame'), handOf(none, 0)]).toEqual([2, []])
})

test('[VX-Knecht-1] [VI-48] 2 points; the farm is filled up to 5, or left as it is', () => {
  for (const [fill, grain] of [
    [true, 5],
    [false, 3],
  ] as const) {
    const m = holding(['knecht'], 'I', (t) => farm(t, 0, { grain: 3 }))
    unasked(m, 0, card('knecht'))
    if (now(m) !== '0 turn') {
      const yes = offered(m).find((choice) => choice !== PASS && choice !== DONE)
      go(m, [now(m), fill ? (yes ?? PASS) : PASS])
    }
    expect([fill, has(m, 0, 'fame'), has(m, 0, 'grain')]).toEqual([fill, 2, grain])
  }
})

test('[VX-Knecht-1] between two steps of a climb', () => {
  const m = holding(['knecht'], 'I', (t) => {
    put(t, 0, 1, 'church1', 'farm')
    farm(t, 0, { grain: 1 })
    stones(t, { harvest: 'o' })
  })
  go(m, ['0 turn', stone('harvest', 'o')], ['0 harvest', PASS])
  declineUntil(m, 'climb')
  go(m, ['0 climb', who('church1', 1)])
  expect(has(m, 0, 'grain')).toBe(0)
  unasked(m, 0, card('knecht'))
  while (now(m) !== '0 climb') go(m, [now(m), offered(m)[0] ?? PASS])
  go(m, ['0 climb', who('church2', 1)])
  expect([at(m, 0, 'church3'), has(m, 0, 'grain')]).toEqual([1, 3])
})

test('[VX-Kraeuterweib-1] [VX-Kraeuterweib-2] to either side of the quill, or not at all; no death by it', () => {
  for (const [pick, time] of [
    [0, 0],
    [1, 9],
    [2, 4],
  ] as const) {
    const m = holding(['kraeuterweib'], 'I', (t) => farm(t, 0, { time: 4 }))
    unasked(m, 0, card('kraeuterweib'))
    expect(offered(m)).toHaveLength(3)
    go(m, [now(m), offered(m)[pick] ?? PASS])
    expect([has(m, 0, 'fame'), has(m, 0, 'time'), at(m, 0, 'farm'), now(m)]).toEqual([2, time, 4, '0 turn'])
  }
})

test('[VX-Kraeuterweib-1] never on a market day, own or of another; in a mass she may', () => {
  const m = holding(['kraeuterweib', 'schmiedin'], 'I', (t) => {
    hold(t, 1, 'schreiber')
    customers(t, [24])
    farm(t, 0, { grain: 2 })
    stones(t, { market: 'o', harvest: 'o' })
  })
  play(m, 0, 'turn', stone('market', 'o'))
  expect(mayPlay(m, 0)).toEqual(['schmiedin'])
  expect(notFree(m, 0, card('kraeuterweib'))).toMatch(/^VX-Kraeuterweib|^VI-45/)
  declineUntil(m, '1 turn')
  go(m, ['1 turn', stone('harvest', 'o')], ['1 harvest', PASS])
  declineUntil(m, '0 offer', '0 turn')
  expect(now(m)).toBe('0 offer')
  expect(offered(m)).toContainEqual(card('kraeuterweib'))
})

test('[VX-Kraeuterweib-2] a death that is due stays due', () => {
  const m = holding(['kraeuterweib'], 'I', (t) => {
    put(t, 0, 1, 'smithy', 'farm')
    stones(t, { harvest: 'xo' })
    farm(t, 0, { time: 9 })
  })
  go(m, ['0 turn', stone('harvest', 'x')])
  unasked(m, 0, card('kraeuterweib'))
  go(m, [now(m), offered(m)[0] ?? PASS], ['0 harvest', PASS])
  expect(now(m)).toBe('0 dies')
})

test('[VX-Ratsherr-1] refused without a councillor; then two privileges up to the step, the same twice', () => {
  const m = holding(['ratsherr'])
  expect(notFree(m, 0, card('ratsherr'))).not.toBeNull()
  put(m, 0, 1, 'council2', 'farm')
  unasked(m, 0, card('ratsherr'))
  expect(offered(m)).not.toContainEqual(privilege(3))
  go(m, ['0 innPrivilege', privilege(2)], ['0 stones', takes('oo')])
  go(m, ['0 innPrivilege', privilege(2)], ['0 stones', takes('gp')])
  expect([has(m, 0, 'orange'), has(m, 0, 'green'), has(m, 0, 'pink'), now(m)]).toEqual([2, 1, 1, '0 turn'])
})

test('[VX-Ratsherr-1] the marker once, and not at all when it is gone', () => {
  const m = holding(['ratsherr'], 'I', (t) => put(t, 0, 1, 'council2', 'farm'))
  unasked(m, 0, card('ratsherr'))
  go(m, ['0 innPrivilege', privilege(1)])
  expect(offered(m)).not.toContainEqual(privilege(1))
  const taken = holding(['ratsherr'], 'I', (t) => {
    put(t, 0, 1, 'council2', 'farm')
    k.edit(t, (s) => {
      s.marker = 1
    })
  })
  unasked(taken, 0, card('ratsherr'))
  expect(offered(taken)).not.toContainEqual(privilege(1))
})

test('[VX-Ratsherr-2] privilege 4 costs its coin each time, no move, no cost of the council', () => {
  const m = holding(['ratsherr'], 'I', (t) => {
    put(t, 0, 1, 'council4', 'farm')
    farm(t, 0, { coin: 2, scroll: 1, green: 2 })
  })
  unasked(m, 0, card('ratsherr'))
  go(m, ['0 innPrivilege', privilege(4)], ['0 innPrivilege', privilege(4)])
  expect([has(m, 0, 'coin'), has(m, 0, 'fame'), has(m, 0, 'scroll'), has(m, 0, 'green')]).toEqual([0, 6, 1, 2])
  expect([has(m, 0, 'time'), at(m, 0, 'council4')]).toEqual([0, 1])
})

test('[VX-Ratsherr-1] [VX-Ratsherr-2] the example: on step 3 a horse and a beer; never bread or a tool', () => {
  const m = holding(['ratsherr'], 'IM', (t) => put(t, 0, 1, 'council3', 'farm'))
  unasked(m, 0, card('ratsherr'))
  go(m, ['0 innPrivilege', privilege(3)])
  expect(JSON.stringify(offered(m))).not.toMatch(/bread|tool/)
  go(m, ['0 takeGood', { good: 'horse' }], ['0 innPrivilege', privilege(3)], ['0 takeGood', { good: 'beer' }])
  expect([has(m, 0, 'horse'), has(m, 0, 'beer')]).toEqual([1, 1])
})

test('[VX-VerlorenerSohn-1] 3 points and a child or somebody fetched, or neither; the turn is still to come', () => {
  const m = holding(['verlorener_sohn'], 'I', (t) => put(t, 0, 1, 'inn', 'farm'))
  unasked(m, 0, card('verlorener_sohn'))
  expect(offered(m)).toEqual(expect.arrayContaining([birth(2), who('inn', 1), PASS]))
  go(m, ['0 family', birth(2)])
  expect([has(m, 0, 'fame'), at(m, 0, 'farm', 2), now(m)]).toEqual([3, 1, '0 turn'])
})

test('[VX-VerlorenerSohn-2] [VP-85] [VM-59] not from ship, lighthouse or bag; from ranks and houses he may', () => {
  const m = holding(['verlorener_sohn'], 'IPM', (t) => {
    put(t, 0, 1, 'ship', 'farm')
    put(t, 0, 1, 'lighthouse1', 'farm')
    put(t, 0, 1, 'bag', 'farm')
    put(t, 0, 1, 'rank4', 'farm')
  })
  unasked(m, 0, card('verlorener_sohn'))
  expect(offered(m)).toEqual([birth(2), who('rank4', 1), PASS])
  for (const place of ['ship', 'lighthouse1', 'bag'] as const) expect(refused(m, 0, who(place, 1))).not.toBeNull()
  go(m, ['0 family', who('rank4', 1)])
  expect([at(m, 0, 'farm'), has(m, 0, 'bread') + has(m, 0, 'tool')]).toEqual([2, 0])
})

test('[VX-Schmiedin-1] [VX-Schreiber-1] [VX-Wagenbauer-1] [VX-Viehzuechter-1] [VI-42] goods, once, then the box', () => {
  const m = holding(['schmiedin', 'schreiber', 'wagenbauer', 'viehzuechter'])
  for (const id of ['schmiedin', 'schreiber', 'wagenbauer']) {
    unasked(m, 0, card(id))
    expect(notFree(m, 0, card(id))).not.toBeNull()
  }
  unasked(m, 0, card('viehzuechter'))
  expect(offered(m)).toHaveLength(2)
  go(m, [now(m), offered(m)[0] ?? PASS])
  expect(['plow', 'scroll', 'wagon', 'horse', 'ox'].map((good) => has(m, 0, good))).toEqual([2, 2, 1, 1, 0])
  expect([handOf(m, 0), now(m)]).toEqual([[], '0 turn'])
})

test('[VX-Fragnerin-1] a stone of choice, a bag of grain, a tool or a bread; a full farm takes no bag', () => {
  for (const grain of [0, 5]) {
    const m = holding(['fragnerin'], 'IM', (t) => farm(t, 0, { grain }))
    const before = supply(m, 'b')
    unasked(m, 0, card('fragnerin'))
    for (let n = 0; n < 4 && now(m) !== '0 turn'; n++) {
      const brown = offered(m).find((choice) => JSON.stringify(choice).includes('brown'))
      go(m, [now(m), brown ?? offered(m)[1] ?? PASS])
    }
    expect([has(m, 0, 'brown'), has(m, 0, 'grain'), supply(m, 'b')]).toEqual([1, Math.min(5, grain + 1), before - 1])
    expect(has(m, 0, 'tool') + has(m, 0, 'bread')).toBe(1)
  }
})

test('[VX-Tausendsassa-1] 1 point and four rolls; a color that is exhausted gives nothing', () => {
  const m = holding(['tausendsassa'], 'IM')
  unasked(m, 0, card('tausendsassa'))
  const all = ['orange', 'green', 'brown', 'pink'].reduce((n, c) => n + has(m, 0, c), 0)
  expect([has(m, 0, 'fame'), all, now(m)]).toEqual([1, 4, '0 turn'])
  const dry = holding(['tausendsassa'], 'IM', (t) =>
    k.edit(t, (s) => {
      for (let c = 0; c < 4; c++) {
        s.farm[s.fields + c] = (s.farm[s.fields + c] as number) + (s.supply[c] as number)
        s.supply[c] = 0
      }
    }),
  )
  unasked(dry, 0, card('tausendsassa'))
  expect(has(dry, 0, 'fame')).toBe(1)
  expect(['orange', 'green', 'brown', 'pink'].reduce((n, c) => n + has(dry, 0, c), 0)).toBe(0)
})
