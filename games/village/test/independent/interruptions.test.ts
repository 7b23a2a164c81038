/**
 * Cards, bread and chests in the middle of an action: wherever they may be played, what was begun can still be
 * finished or declined, and nothing of the box is broken (VI-45, VI-46, VM-71, VP-65).
 */

import { type Json, randomFrom } from '@dorfplatz/kernel'
import { expect, test } from 'vitest'
import { village } from '../../index.ts'
import { hold } from '../../modules/inn/test/innkeeping.ts'
import { chestHome, ship } from '../../modules/port/test/voyages.ts'
import {
  asked,
  customers,
  farm,
  k,
  type M,
  nobodyHome,
  pays,
  put,
  refused,
  stone,
  stones,
  unasked,
  WELL,
} from '../scenario.ts'
import { box, free, go, notFree, now, offered } from './words.ts'

const SPACES = [
  'harvest',
  'family',
  'crafts',
  'market',
  'travel',
  'council',
  'church',
  'inn',
  'smuggler',
  'marriage',
] as const
const CARDS = ['base', 'verlorener_sohn', 'edeldame', 'ratsherr', 'abt', 'kraeuterweib', 'fragnerin', 'knecht'] as const

/** Where those of the family stand who are not at home: with a guest in the inn and without. */
const AWAY = [
  ['smithy', 'council3', 'church2', 'inn'],
  ['smithy', 'council4', 'church2', 'lighthouse2'],
] as const

/** Seat 0 has little of everything, so that what one thing takes another misses; it acts by a stone or by the Well. */
function scarce(home: number, space: (typeof SPACES)[number], n: number, byWell: boolean): M {
  const m = box('IPM', 2, { innSide: n % 3 === 0 ? 'A' : 'B' })
  const away = AWAY[n % 2] ?? AWAY[0]
  for (let left = 5; left > home; left--) put(m, 0, 1, away[left - 2] ?? 'smithy', 'farm')
  if (home > 1) put(m, 0, 2, 'farm', 'unborn')
  if (n % 4 < 2) ship(m, 0, 'I2', 'captain-2-5', { ox: 1 })
  customers(m, [24, 23, 22], [1, 2, 3, 4, 5])
  stones(m, { [space]: 'oo', harvest: space === 'harvest' ? 'oo' : 'oooo' })
  const rich = { coin: 1, beer: 1, bread: 1, tool: 1, grain: 3, scroll: 1, green: 1, brown: 1, time: 7 }
  farm(m, 0, n % 2 === 0 ? { coin: 1, beer: 1, bread: 1, grain: 2, time: 9 } : rich)
  if (byWell) farm(m, 0, { pink: 3 })
  return m
}

/** Begins the action of a space. */
function begin(m: M, space: string, byWell: boolean): void {
  if (byWell) {
    k.apply(m, 0, { choice: WELL })
    if (asked(m)?.kind === 'well') k.apply(m, 0, { choice: pays('ppp') })
    k.apply(m, 0, { choice: { action: space } })
    return
  }
  const [first] = (asked(m)?.choices ?? []).filter((choice) => JSON.stringify(choice).includes(`"${space}"`))
  k.apply(m, 0, { choice: first as Json })
}

/** A random answer, or the card where it may come now. */
function step(m: M, random: (n: number) => number, card: Json, at: number, n: number): void {
  const question = asked(m)
  if (question === null) return
  const unasked = free(m, 0).filter((play) =>
    JSON.stringify(play).includes(JSON.stringify((card as { play: string }).play)),
  )
  if (n >= at && unasked.length > 0) {
    const applied = k.apply(m, 0, { to: 'anytime', choice: unasked[random(unasked.length)] as Json })
    if (!applied.ok) throw new Error(`offered but refused: ${applied.rule}`)
    return
  }
  const choice = question.choices[random(question.choices.length)]
  const applied = k.apply(m, question.seat, { choice: choice as Json })
  if (!applied.ok) throw new Error(`offered but refused: ${applied.rule}`)
}

function playThrough(m: M, card: Json, words: string, at: number): void {
  const random = randomFrom(words)
  const turns = m.state.round
  for (let n = 0; n < 60; n++) {
    const question = asked(m)
    if (question === null || m.state.round > turns) return
    if (question.seat === 1 && question.kind === 'turn') return
    expect([words, question.kind, question.choices.length > 0]).toEqual([words, question.kind, true])
    step(m, random, card, at, n)
    expect([words, m.defect, village.violations(m)]).toEqual([words, null, []])
  }
}

const WAYS = SPACES.flatMap((space) => [[space, false] as const, [space, true] as const])

test.each(WAYS)('[VI-45] [VI-46] [VM-33] every card at every question of %s, by the Well: %s', (space, byWell) => {
  for (const id of CARDS)
    for (const home of [1, 2, 3])
      for (const at of [1, 2, 3])
        for (let n = 0; n < 12; n++) {
          const m = scarce(home, space, n, byWell)
          hold(m, 0, id)
          begin(m, space, byWell)
          playThrough(m, { play: id }, `${space} ${byWell} ${id} ${home} ${at} ${n}`, at - 1)
        }
})

test.each(WAYS)('[VM-71] [VP-65] bread and chests at every question of %s, by the Well: %s', (space, byWell) => {
  for (const play of ['bread', 'chest-1'])
    for (const home of [1, 2, 3])
      for (const at of [1, 2, 3])
        for (let n = 0; n < 12; n++) {
          const m = scarce(home, space, n, byWell)
          if (play === 'chest-1') chestHome(m, 0, 1)
          begin(m, space, byWell)
          playThrough(m, { play }, `${space} ${byWell} ${play} ${home} ${at} ${n}`, at - 1)
        }
})

test('[V-HARVEST-01] [VX-Base-1] whoever leaves the farm between stone and harvest does not harvest', () => {
  const m = box('IM', 2)
  nobodyHome(m, 0)
  put(m, 0, 1, 'farm', 'unborn')
  hold(m, 0, 'base')
  stones(m, { harvest: 'oooo' })
  go(m, ['0 turn', stone('harvest', 'o')])
  unasked(m, 0, { play: 'base' })
  go(m, ['0 marry', { rank: 1 }])
  expect(offered(m)).toEqual(['pass'])
  expect(refused(m, 0, { action: 'harvest' })).toBe('V-HARVEST-01')
})

test('[VM-33] [VX-Base-1] the Cousin before the own suitor is chosen: one is there, the action is forgone', () => {
  const m = box('IM', 2)
  hold(m, 0, 'base')
  stones(m, { marriage: 'oooo' })
  go(m, ['0 turn', stone('marriage', 'o')])
  unasked(m, 0, { play: 'base' })
  go(m, ['0 marry', { rank: 1 }])
  expect(offered(m)).toEqual(['pass'])
  expect(refused(m, 0, { rank: 2 })).toBe('VM-33')
})

test('[VI-46] who goes belongs to the payment: nothing is played between the two', () => {
  const m = box('IM', 2)
  put(m, 0, 2, 'farm', 'unborn')
  hold(m, 0, 'base', 'schmiedin')
  stones(m, { church: 'oooo' })
  farm(m, 0, { coin: 1 })
  go(m, ['0 turn', stone('church', 'o')], ['0 church', pays('c')])
  expect(now(m)).toBe('0 novice')
  expect(notFree(m, 0, { play: 'schmiedin' })).toBe('VI-45')
})
