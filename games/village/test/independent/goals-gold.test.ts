/** Golden life goals, each with what it asks and what falls short of it. */

import { expect, test } from 'vitest'
import { hold } from '../../modules/inn/test/innkeeping.ts'
import { couple } from '../../modules/marriage/test/wedding-words.ts'
import { bury, farm, has, k, type M, nobodyHome, put, unasked } from '../scenario.ts'
import { aim, box, free, notFree } from './words.ts'

const goal = (id: string) => ({ play: 'goal', goal: id })

/** Seat 1 has this goal while seat 0 is on turn. */
function aiming(modules: string, id: string, prepare: (m: M) => void): M {
  const m = box(`${modules}G`, 2)
  aim(m, 1, id)
  for (const seat of [0, 1]) farm(m, seat, { coin: 0 })
  prepare(m)
  return m
}

/** Tiles of the stack lie before a seat. */
function served(m: M, seat: number, n: number): void {
  k.edit(m, (s) => {
    s.served = s.served.with(seat, s.stack.slice(0, n))
    s.stack = s.stack.slice(n)
  })
}

/** Modules, goal, what meets it, and set-ups that fall short. */
const GOLD: readonly (readonly [string, string, (m: M) => void, readonly ((m: M) => void)[]])[] = [
  [
    'M',
    'gouvernante',
    (m) => {
      put(m, 1, 1, 'rank6', 'farm')
      couple(m, 'bliss1', 1, 'bride')
      couple(m, 'shop1', 1, 'bride')
    },
    [
      (m) => {
        put(m, 1, 1, 'rank6', 'farm')
        couple(m, 'bliss1', 1, 'bride')
      },
      (m) => {
        couple(m, 'bliss1', 1, 'bride')
        couple(m, 'shop1', 1, 'bride')
      },
      (m) => {
        put(m, 1, 1, 'rank6', 'farm')
        couple(m, 'bakery1', 1, 'bride')
        couple(m, 'shop1', 1, 'bride')
      },
      (m) => {
        put(m, 1, 1, 'rank6', 'farm')
        couple(m, 'bliss1', 1, 'bride')
        couple(m, 'shop1', 1, 'bride')
        nobodyHome(m, 1)
      },
    ],
  ],
  [
    '',
    'handelsreisender',
    (m) => {
      put(m, 1, 1, 'castle6', 'farm')
      served(m, 1, 2)
    },
    [
      (m) => {
        put(m, 1, 1, 'castle6', 'farm')
        served(m, 1, 1)
      },
      (m) => {
        farm(m, 1, { castles: 1 << 6 })
        served(m, 1, 2)
      },
      (m) => {
        put(m, 1, 1, 'castle5', 'farm')
        served(m, 1, 2)
      },
    ],
  ],
  ['', 'haendler', (m) => served(m, 1, 6), [(m) => served(m, 1, 5)]],
  [
    '',
    'heiliger',
    (m) => {
      for (const n of [1, 2, 3]) put(m, 1, 1, `church${n}` as 'church1', 'farm')
    },
    [
      (m) => {
        for (const n of [1, 2, 4]) put(m, 1, 1, `church${n}` as 'church1', 'farm')
      },
      (m) => {
        for (const n of [2, 3]) put(m, 1, 1, `church${n}` as 'church1', 'farm')
      },
    ],
  ],
  [
    '',
    'historiker',
    (m) => {
      for (const section of ['craft', 'farm', 'church', 'council'] as const) bury(m, 1, 1, section)
    },
    [
      (m) => {
        for (const section of ['craft', 'craft', 'church', 'council'] as const) bury(m, 1, 1, section)
      },
      (m) => {
        for (const section of ['craft', 'farm', 'church', 'grave'] as const) bury(m, 1, 1, section)
      },
    ],
  ],
  [
    'P',
    'leuchtturmwaerter',
    (m) => {
      for (const n of [1, 4]) put(m, 1, 1, `lighthouse${n}` as 'lighthouse1', 'farm')
    },
    [
      (m) => put(m, 1, 1, 'lighthouse1', 'farm'),
      (m) => {
        put(m, 1, 1, 'lighthouse1', 'farm')
        put(m, 0, 1, 'lighthouse2', 'farm')
      },
    ],
  ],
  [
    'I',
    'meister',
    (m) => {
      put(m, 1, 1, 'brewery', 'farm')
      put(m, 1, 1, 'smithy', 'farm')
      put(m, 1, 1, 'smithy', 'farm')
      bury(m, 1, 1, 'craft')
    },
    [
      (m) => {
        put(m, 1, 1, 'brewery', 'farm')
        put(m, 1, 1, 'inn', 'farm')
        put(m, 1, 1, 'smithy', 'farm')
        bury(m, 1, 1, 'craft')
      },
    ],
  ],
  [
    '',
    'messdiener',
    (m) => put(m, 1, 4, 'church1', 'unborn'),
    [(m) => put(m, 1, 3, 'church4', 'unborn'), (m) => put(m, 1, 4, 'bag', 'unborn')],
  ],
  [
    '',
    'sekretaer',
    (m) => {
      put(m, 1, 1, 'council4', 'farm')
      k.edit(m, (s) => {
        s.marker = 1
      })
    },
    [
      (m) => put(m, 1, 1, 'council4', 'farm'),
      (m) => {
        put(m, 1, 1, 'council4', 'farm')
        k.edit(m, (s) => {
          s.marker = 0
        })
      },
      (m) => {
        put(m, 1, 1, 'council3', 'farm')
        k.edit(m, (s) => {
          s.marker = 1
        })
      },
    ],
  ],
  [
    'I',
    'wirtin',
    (m) => hold(m, 1, 'medikus', 'graf', 'schmiedin', 'greis'),
    [(m) => hold(m, 1, 'medikus', 'graf', 'schmiedin'), (m) => hold(m, 0, 'medikus', 'graf', 'schmiedin', 'greis')],
  ],
]

test.each(GOLD)(
  '[VG-05] [VG-11] [VG-30] [VG-31] [VG-32] [VG-33] [VG-34] [VG-35] [VG-36] [VG-37] [VG-38] [VG-39] %s %s',
  (modules, id, meets, falls) => {
    const m = aiming(modules, id, (t) => meets(t))
    expect(free(m, 1)).toContainEqual(goal(id))
    unasked(m, 1, goal(id))
    expect(has(m, 1, 'fame')).toBe(8)
    expect(notFree(m, 1, goal(id))).not.toBeNull()
    for (const short of falls) expect(notFree(aiming(modules, id, short), 1, goal(id))).toBe('VG-05')
  },
)

test('[VG-41] [VX-Barde-2] beside the chronicle is in no section: neither Historian nor Master', () => {
  const historian = aiming('I', 'historiker', (t) => {
    for (const section of ['craft', 'farm', 'church'] as const) bury(t, 1, 1, section)
    put(t, 1, 1, 'chronicle-beside', 'farm')
  })
  expect(notFree(historian, 1, goal('historiker'))).toBe('VG-05')
})

test('[VG-37] [VM-76] [VM-75] a 3 with bread on a church step is of the fourth generation', () => {
  const m = aiming('M', 'messdiener', (t) => {
    put(t, 1, 3, 'church2', 'unborn')
    farm(t, 1, { bread: 1 })
  })
  expect(notFree(m, 1, goal('messdiener'))).toBe('VG-05')
  unasked(m, 1, { play: 'bread', member: { at: 'church2', generation: 3 } })
  unasked(m, 1, goal('messdiener'))
  expect(has(m, 1, 'fame')).toBe(8)
})
