/** Solo: setup, which stone Conny takes, her tray and her fate (V-SOLO-01 to -54). */

import { PASS } from '@dorfplatz/kernel'
import { expect, test } from 'vitest'
import { facts } from '../cards/facts.ts'
import { village } from '../index.ts'
import type { SpaceId } from '../rules/codes.ts'
import {
  action,
  asked,
  at,
  BY_TIME,
  byPay,
  customers,
  farm,
  freeAt,
  has,
  k,
  leaveFree,
  type M,
  nobodyHome,
  on,
  pays,
  play,
  privilege,
  put,
  refused,
  stone,
  stones,
  supply,
  table,
  told,
  WELL,
  who,
} from './scenario.ts'
import { BLANK_AHEAD, CONNY, NOTHING_AHEAD, nobodyBeside, QUILL_AHEAD, solo, tray } from './solo.ts'

/** The human takes this stone and declines the action. */
function take(m: M, space: SpaceId, letter: string): void {
  play(m, 0, 'turn', stone(space, letter))
  if (asked(m)?.choices.includes(PASS)) play(m, 0, asked(m)?.kind ?? 'turn', PASS)
}

const newest = (m: M) => k.view(m, 0).table.conny?.tray.at(-1)

test('[V-SOLO-01, V-SOLO-08, V-SOLO-10] a solo game is set up as for two', () => {
  const one = solo().state
  const two = table(2).state
  expect([one.perSpace, one.perColour, one.places]).toEqual([two.perSpace, two.perColour, two.places])
  expect(one.stalls).toHaveLength(3)
  expect(one.queue).toHaveLength(5)
  expect(one.onBoard).toBe(18)
})

test('[V-SOLO-02, V-SOLO-40, V-SOLO-101] Conny has a tray of ten compartments instead of a farm; all are used', () => {
  const m = solo()
  expect(facts.tray.value).toBe(10)
  expect(k.view(m, 0).table.families).toHaveLength(1)
  const seen = new Set<number>()
  while (seen.size < 10) {
    const now = asked(m)
    if (now === null) break
    play(m, 0, now.kind, now.choices[now.kind === 'turn' ? 0 : now.choices.length - 1] ?? PASS)
    for (const { compartment } of k.view(m, 0).table.conny?.tray ?? []) seen.add(compartment)
  }
  expect([...seen].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
})

test('[V-SOLO-03, V-SOLO-04] her 1s and 2s lie beside the tray, her 3s and 4s on the church', () => {
  const m = solo()
  expect([1, 2, 3, 4].map((g) => at(m, CONNY, 'beside', g))).toEqual([4, 3, 0, 0])
  expect([1, 2, 3, 4].map((g) => at(m, CONNY, 'roof', g))).toEqual([0, 0, 2, 2])
  expect(k.view(m, 0).table.conny?.members).toHaveLength(11)
})

test('[V-SOLO-05] Conny owns nothing and never scores', () => {
  const m = solo()
  expect(has(m, CONNY, 'coin')).toBe(0)
  const result = village.result(m)
  expect(result.scores.map(({ seat }) => seat)).toEqual([0])
  expect(has(m, 0, 'grain') + has(m, 0, 'orange')).toBe(0)
})

test('[V-SOLO-07] two sets of three fate tiles, one quill in each, in every place with equal chance', () => {
  expect(facts.fate.value).toHaveLength(6)
  const quillAt = [0, 0, 0]
  for (let i = 0; i < 90; i++) {
    const m = solo({}, `fate ${i}`)
    stones(m, { travel: 'oooooooo', council: 'gg' })
    const quills: boolean[] = []
    for (let n = 0; n < 4; n++) {
      const turned = told(play(m, 0, 'turn', stone('travel', 'o')), 'fate')
      if (turned !== undefined) quills.push(turned.quill)
    }
    expect(quills).toHaveLength(3)
    expect(quills.filter((quill) => quill)).toHaveLength(1)
    expect(at(m, CONNY, 'chronicle-travel')).toBe(1)
    quillAt[quills.indexOf(true)] = (quillAt[quills.indexOf(true)] ?? 0) + 1
  }
  for (const n of quillAt) expect(n).toBeGreaterThan(15)
})

test('[V-SOLO-09] the human starts every round, also after taking the marker', () => {
  const m = solo()
  stones(m, { council: 'oo' })
  put(m, 0, 1, 'council1')
  play(m, 0, 'turn', stone('council', 'o'))
  play(m, 0, 'council', privilege(1))
  expect([m.state.round, m.state.start, asked(m)?.seat]).toEqual([2, 0, 0])
})

test('[V-SOLO-11] the marker can be spent like one coin in any use', () => {
  const holding = (prepare: (m: M) => void): M => {
    const m = solo()
    prepare(m)
    farm(m, 0, { coin: 0 })
    k.edit(m, (s) => {
      s.marker = 0
    })
    return m
  }
  const joker = holding((m) => stones(m, { crafts: 'og', harvest: 'oo' }))
  play(joker, 0, 'turn', stone('crafts', 'g'))
  play(joker, 0, 'craft', byPay('scriptorium'))
  expect([has(joker, 0, 'scroll'), k.view(joker, 0).table.marker]).toEqual([1, 'spent'])
  const council = holding((m) => {
    stones(m, { council: 'og', harvest: 'oo' })
    put(m, 0, 1, 'council4')
  })
  play(council, 0, 'turn', stone('council', 'g'))
  play(council, 0, 'council', privilege(4))
  expect([has(council, 0, 'fame'), k.view(council, 0).table.marker]).toEqual([3, 'spent'])
  const mass = holding((m) => {
    stones(m, { travel: 'oo' })
    put(m, 0, 1, 'bag')
  })
  play(mass, 0, 'turn', stone('travel', 'o'))
  play(mass, 0, 'pick', who('bag', 1))
  expect(at(mass, 0, 'church1')).toBe(1)
  const both = holding((m) => stones(m, { church: 'oo', harvest: 'oo' }))
  farm(both, 0, { coin: 1 })
  play(both, 0, 'turn', stone('church', 'o'))
  expect(asked(both)?.choices).toEqual([pays('c'), pays('m'), BY_TIME, PASS])
  // With more people the marker is no coin.
  const two = table(2)
  stones(two, { church: 'oo', harvest: 'oo' })
  farm(two, 0, { coin: 0 })
  k.edit(two, (s) => {
    s.marker = 0
  })
  play(two, 0, 'turn', stone('church', 'o'))
  expect(asked(two)?.choices).toEqual([BY_TIME, PASS])
})

test('[V-SOLO-12] taken or spent, the marker is back on the roof when a new round begins', () => {
  for (const marker of [0, -2]) {
    const m = solo()
    stones(m, { travel: 'oo', council: 'oo' })
    put(m, 0, 1, 'council1')
    farm(m, 0, { coin: 0 })
    k.edit(m, (s) => {
      s.marker = marker
    })
    play(m, 0, 'turn', stone('council', 'o'))
    // Only once per round: the first privilege is not offered while the marker is away.
    expect(asked(m)?.kind).toBe('turn')
    play(m, 0, 'turn', stone('travel', 'o'))
    expect([m.state.round, k.view(m, 0).table.marker]).toEqual([2, 'roof'])
  }
})

test('[V-SOLO-13] an unspent marker is worth no point', () => {
  const m = solo()
  farm(m, 0, { coin: 0 })
  k.edit(m, (s) => {
    s.marker = 0
  })
  expect(village.result(m).scores[0]?.total).toBe(0)
})

test('[V-SOLO-20, V-SOLO-22] after every stone she takes one of the same colour from the same space', () => {
  const m = solo()
  stones(m, { harvest: 'oog', family: 'o' })
  take(m, 'harvest', 'o')
  expect([on(m, 'harvest', 'o'), on(m, 'family', 'o')]).toEqual([0, 1])
  expect(newest(m)).toMatchObject({ colour: 'orange' })
  expect(asked(m)).toMatchObject({ seat: 0, kind: 'turn' })
})

test('[V-SOLO-21] the human turn with its death is finished before she takes', () => {
  const m = solo()
  stones(m, { crafts: 'x', harvest: 'xo' })
  farm(m, 0, { time: 9 })
  put(m, 0, 1, 'smithy')
  play(m, 0, 'turn', stone('crafts', 'x'))
  play(m, 0, 'craft', PASS)
  expect(asked(m)?.kind).toBe('dies')
  expect(on(m, 'harvest', 'x')).toBe(1)
  play(m, 0, 'dies', who('smithy', 1))
  expect(on(m, 'harvest', 'x')).toBe(0)
})

test('[V-SOLO-22] black counts as a colour', () => {
  const m = solo()
  stones(m, { travel: 'xxo', harvest: 'o' })
  take(m, 'travel', 'x')
  expect([on(m, 'travel', 'x'), on(m, 'travel', 'o')]).toEqual([0, 1])
  expect(newest(m)).toMatchObject({ colour: 'plague' })
})

test('[V-SOLO-23, V-SOLO-26] otherwise from the nearest following space clockwise', () => {
  const order: readonly SpaceId[] = ['market', 'travel', 'council', 'church', 'family', 'harvest', 'crafts']
  for (const [i, space] of order.entries()) {
    if (space === 'market') continue
    const next = order[(i + 1) % 7] as SpaceId
    const afterNext = order[(i + 2) % 7] as SpaceId
    const m = solo()
    customers(m, [])
    stones(m, { [space]: 'og', [next]: 'bb', [afterNext]: 'ob' })
    take(m, space, 'o')
    expect([on(m, space, 'g'), on(m, afterNext, 'o')]).toEqual([1, 0])
    expect(newest(m)).toMatchObject({ colour: 'orange' })
  }
})

test('[V-SOLO-24] if the colour is nowhere she takes any stone of the same space, the human chooses', () => {
  const m = solo()
  stones(m, { harvest: 'ogbx', family: 'pp' })
  take(m, 'harvest', 'o')
  expect(asked(m)).toMatchObject({
    seat: 0,
    kind: 'connyStone',
    choices: ['g', 'b', 'x'].map((c) => stone('harvest', c)),
  })
  expect(refused(m, 0, stone('harvest', 'p'))).toBe('V-SOLO-24')
  play(m, 0, 'connyStone', stone('harvest', 'x'))
  expect([on(m, 'harvest', 'x'), newest(m)?.colour]).toEqual([0, 'plague'])
})

test('[V-SOLO-25] if that space is empty too, from the nearest following one with a stone', () => {
  const m = solo()
  stones(m, { harvest: 'o', council: 'gb', crafts: 'p' })
  take(m, 'harvest', 'o')
  // Crafts follows harvest; only one kind lies there, so nobody is asked.
  expect([on(m, 'crafts', 'p'), asked(m)?.kind]).toEqual([0, 'turn'])
})

test('[V-SOLO-27] without a stone left she takes none', () => {
  const m = solo()
  stones(m, { travel: 'o' })
  tray(m, NOTHING_AHEAD)
  play(m, 0, 'turn', stone('travel', 'o'))
  expect(m.state.round).toBe(2)
  expect(m.state.tray).toHaveLength(1)
})

test('[V-SOLO-28, V-SOLO-29] after the Well, an action without a stone, she takes none and the human is on turn again', () => {
  const m = solo()
  stones(m, { travel: 'oo' })
  farm(m, 0, { green: 3, coin: 0 })
  play(m, 0, 'turn', WELL)
  play(m, 0, 'wellAction', action('harvest'))
  expect([m.state.onBoard, m.state.tray.length]).toEqual([2, 0])
  expect(asked(m)).toMatchObject({ seat: 0, kind: 'turn' })
})

test('[V-SOLO-30, V-SOLO-31, V-SOLO-35] with the die a roll names the colour: same space first, then clockwise', () => {
  expect(village.options.find(({ key }) => key === 'conny')?.values).toEqual(['mirror', 'die'])
  const seen = new Set<string>()
  for (let i = 0; i < 30; i++) {
    const m = solo({ conny: 'die' }, `die ${i}`)
    stones(m, { harvest: 'ogg', crafts: 'b', travel: 'p', council: 'b' })
    const events = play(m, 0, 'turn', stone('harvest', 'o'))
    expect(events.some(({ kind }) => kind === 'takes')).toBe(true)
    play(m, 0, 'harvest', PASS)
    const colour = newest(m)?.colour ?? ''
    seen.add(colour)
    if (colour === 'green') expect(on(m, 'harvest', 'g')).toBe(1)
    if (colour === 'brown') expect([on(m, 'crafts', 'b'), on(m, 'council', 'b')]).toEqual([0, 1])
    expect(m.state.die).toBe(true)
  }
  expect([...seen].sort()).toEqual(['brown', 'green', 'pink'])
})

test('[V-SOLO-32] a colour that lies nowhere is rolled again', () => {
  let rerolled = 0
  for (let i = 0; i < 20; i++) {
    const m = solo({ conny: 'die' }, `again ${i}`)
    stones(m, { travel: 'o', council: 'gb' })
    const events = play(m, 0, 'turn', stone('travel', 'o'))
    const rolls = events.flatMap((event) => (event.kind === 'die' ? [event.colour] : []))
    if (rolls.length > 1) rerolled++
    for (const roll of rolls.slice(0, -1)) expect(['orange', 'pink']).toContain(roll)
    expect(['green', 'brown']).toContain(newest(m)?.colour)
  }
  expect(rerolled).toBeGreaterThan(0)
})

test('[V-SOLO-33, V-SOLO-34] with one colour left, or only plague stones, nobody rolls: same space, else the next with a stone', () => {
  const one = solo({ conny: 'die' })
  stones(one, { travel: 'gx', council: 'gg', harvest: 'gx' })
  const events = [...play(one, 0, 'turn', stone('harvest', 'g')), ...play(one, 0, 'harvest', PASS)]
  expect(events.some(({ kind }) => kind === 'die')).toBe(false)
  expect(on(one, 'harvest', 'x')).toBe(0)
  const next = solo({ conny: 'die' })
  stones(next, { harvest: 'g', travel: 'gx', council: 'gg' })
  play(next, 0, 'turn', stone('harvest', 'g'))
  play(next, 0, 'harvest', PASS)
  // Crafts and market are empty: travel is next, with two kinds to choose from.
  expect(asked(next)).toMatchObject({ kind: 'connyStone', choices: [stone('travel', 'g'), stone('travel', 'x')] })
  const plague = solo({ conny: 'die' })
  stones(plague, { travel: 'xx', council: 'x' })
  const rolls = play(plague, 0, 'turn', stone('travel', 'x'))
  expect(rolls.some(({ kind }) => kind === 'die')).toBe(false)
  expect(on(plague, 'travel', 'x')).toBe(0)
})

test('[V-SOLO-41] the first stone lies beside the council symbol, each further one in the next compartment', () => {
  const m = solo()
  stones(m, { travel: 'oooooo' })
  for (const compartment of [0, 1, 2]) {
    play(m, 0, 'turn', stone('travel', 'o'))
    if (compartment < 2) expect(newest(m)?.compartment).toBe(compartment)
  }
  expect(m.state.round).toBe(2)
  expect(newest(m)?.compartment).toBe(2)
})

test('[V-SOLO-42] plague stones stay on the tray', () => {
  const m = solo()
  stones(m, { travel: 'xx', council: 'oo' })
  tray(m, NOTHING_AHEAD)
  play(m, 0, 'turn', stone('travel', 'x'))
  // The human's own plague stone went back at once, hers did not.
  expect(supply(m, 'x')).toBe(5)
  expect(k.view(m, 0).table.conny?.tray.map(({ colour }) => colour)).toEqual(['orange', 'plague'])
})

test('[V-SOLO-43, V-SOLO-44] passing a face-down tile turns it; a blank does nothing; a tile turned up is not turned again', () => {
  expect(facts.fate.value).toEqual([1, 2, 3, 6, 7, 8])
  const blank = solo()
  stones(blank, { travel: 'oo', council: 'gg' })
  tray(blank, BLANK_AHEAD)
  play(blank, 0, 'turn', stone('travel', 'o'))
  expect(k.view(blank, 0).table.conny?.fate.slice(0, 3)).toEqual(['blank', 'quill', 'hidden'])
  expect(at(blank, CONNY, 'beside')).toBe(7)
  const again = solo()
  stones(again, { travel: 'oo', council: 'gg' })
  tray(again, { at: 0, stones: 'o', fate: [2, 0, 0, 0, 0, 0] })
  const events = play(again, 0, 'turn', stone('travel', 'o'))
  expect(events.some(({ kind }) => kind === 'fate')).toBe(false)
})

test('[V-SOLO-45, V-SOLO-50] a quill kills one of her oldest: beside the tray, then on the roof, then on the steps', () => {
  const quill = (prepare: (m: M) => void): M => {
    const m = solo()
    stones(m, { travel: 'oo', council: 'gg' })
    tray(m, QUILL_AHEAD)
    prepare(m)
    play(m, 0, 'turn', stone('travel', 'o'))
    return m
  }
  expect(
    at(
      quill(() => {}),
      CONNY,
      'chronicle-travel',
      1,
    ),
  ).toBe(1)
  const twos = quill((m) => {
    for (let i = 0; i < 4; i++) put(m, CONNY, 1, 'removed', 'beside')
  })
  expect(at(twos, CONNY, 'chronicle-travel', 2)).toBe(1)
  const roof = quill((m) => {
    nobodyBeside(m)
    put(m, CONNY, 3, 'church1', 'roof')
  })
  expect([at(roof, CONNY, 'chronicle-travel', 3), at(roof, CONNY, 'church1', 3)]).toEqual([1, 1])
  const steps = quill((m) => {
    nobodyBeside(m)
    put(m, CONNY, 4, 'church2', 'roof')
    put(m, CONNY, 3, 'church3', 'roof')
    put(m, CONNY, 3, 'bag', 'roof')
    put(m, CONNY, 4, 'bag', 'roof')
  })
  // Left to right: the 4 on step 2 goes before the 3 on step 3.
  expect([at(steps, CONNY, 'chronicle-travel', 4), at(steps, CONNY, 'church3', 3)]).toEqual([1, 1])
})

test('[V-SOLO-46, V-SOLO-47] when all three of a set are up they are shuffled face down again, after the death', () => {
  const m = solo()
  stones(m, { travel: 'oo', council: 'gg' })
  tray(m, { ...QUILL_AHEAD, fate: [0, 1, 1, 1, 0, 0] })
  const events = play(m, 0, 'turn', stone('travel', 'o'))
  expect(events.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['fate', 'dies']))
  expect(k.view(m, 0).table.conny?.fate).toEqual(['hidden', 'hidden', 'hidden', 'blank', 'hidden', 'hidden'])
})

test('[V-SOLO-51] in the bag nobody dies, and with nobody else nothing happens', () => {
  const m = solo()
  stones(m, { travel: 'oo', council: 'gg' })
  tray(m, QUILL_AHEAD)
  nobodyBeside(m)
  for (const g of [3, 3, 4, 4]) put(m, CONNY, g, 'bag', 'roof')
  const events = play(m, 0, 'turn', stone('travel', 'o'))
  expect(events.some(({ kind }) => kind === 'spared')).toBe(true)
  expect(at(m, CONNY, 'bag')).toBe(4)
})

/** Conny takes the other stone of this space and the quill comes up. */
function dyingFrom(space: SpaceId, prepare: (m: M) => void = () => {}): M {
  const m = solo()
  stones(m, { [space]: 'oo', crafts: 'gg', ...(space === 'crafts' ? { crafts: 'oo', travel: 'gg' } : {}) })
  tray(m, QUILL_AHEAD)
  nobodyHome(m, 0)
  prepare(m)
  take(m, space, 'o')
  return m
}

test('[V-SOLO-52] the space of her stone decides the section', () => {
  for (const [space, section] of [
    ['crafts', 'craft'],
    ['council', 'council'],
    ['church', 'church'],
    ['travel', 'travel'],
    ['harvest', 'farm'],
    ['family', 'farm'],
  ] as const) {
    expect(at(dyingFrom(space), CONNY, `chronicle-${section}`)).toBe(1)
  }
})

test('[V-SOLO-53] a full section or a stone from the market sends her to the graveyard', () => {
  const full = dyingFrom('travel', (m) => leaveFree(m, { travel: 0 }))
  expect(at(full, CONNY, 'grave')).toBe(1)
  const market = solo()
  stones(market, { travel: 'o', market: 'o', council: 'gg' })
  customers(market, [])
  tray(market, QUILL_AHEAD)
  play(market, 0, 'turn', stone('travel', 'o'))
  expect(on(market, 'market', 'o')).toBe(0)
  expect([at(market, CONNY, 'grave'), freeAt(market, 'craft')]).toEqual([1, 3])
})

test('[V-SOLO-100] the tray names all ten spaces; those not in play are skipped', () => {
  expect(facts.clockwise.value).toEqual([
    'market',
    'travel',
    'council',
    'church',
    'inn',
    'family',
    'harvest',
    'marriage',
    'smuggler',
    'crafts',
  ])
  const m = solo()
  stones(m, { church: 'o', family: 'p', crafts: 'g' })
  take(m, 'church', 'o')
  expect(on(m, 'family', 'p')).toBe(0)
})

test('[V-SOLO-54] her dead take places and can ring in the end', () => {
  const m = dyingFrom('travel', (n) => leaveFree(n, { craft: 0, farm: 0, church: 0, council: 0, travel: 1 }))
  expect(k.view(m, 0).table.ending).toEqual({ by: CONNY, turnsLeft: 1 })
  expect(k.view(m, 0).table.chronicle.find(({ section }) => section === 'travel')?.dead).toEqual([CONNY])
})
