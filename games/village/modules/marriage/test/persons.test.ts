/** Person cards of Marriage (VX-Base to VX-Tausendsassa), and what goals count in the hand. */

import { expect, test } from 'vitest'
import { asked, at, farm, has, k, type M, play, put, stone, stones, takes, unasked } from '../../../test/scenario.ts'
import { goal, hold as holdGoals } from '../../goals/test/goal-words.ts'
import { innOf, personNumber, setInn } from '../../inn/state.ts'
import { married } from './wedding-words.ts'

/** Gives a seat a person from wherever it lies. */
function give(m: M, seat: number, ids: readonly string[]): void {
  k.edit(m, (s) => {
    const numbers = ids.map(personNumber)
    const { stacks, hands } = innOf(s)
    setInn(s, {
      stacks: stacks.map((cards) => cards.filter((n) => !numbers.includes(n))),
      hands: hands.with(seat, [...(hands[seat] ?? []), ...numbers]),
    })
  })
}

function withCard(id: string): M {
  const m = married(2, { inn: true })
  stones(m, { harvest: 'oo', marriage: 'oo' })
  farm(m, 0, { coin: 0 })
  give(m, 0, [id])
  return m
}

test('[VC-12] with Marriage three more persons are in the Inn: 33 cards, three stacks of 11', () => {
  const { stacks } = innOf(married(3, { inn: true }).state)
  expect(stacks.map((cards) => cards.length)).toEqual([11, 11, 11])
  for (const id of ['base', 'fragnerin', 'tausendsassa']) expect(stacks.flat()).toContain(personNumber(id))
})

test('[VEX-S28] [VX-Base-1] the Cousin: a second suitor on a free rank for nothing, with its bonus', () => {
  const m = withCard('base')
  put(m, 0, 1, 'rank5')
  expect(k.anytime(m, 0)).toContainEqual({ play: 'base' })
  unasked(m, 0, { play: 'base' })
  expect(asked(m)).toMatchObject({ seat: 0, kind: 'marry' })
  play(m, 0, 'marry', { rank: 4 })
  expect([at(m, 0, 'rank4'), at(m, 0, 'rank5'), has(m, 0, 'coin'), has(m, 0, 'time')]).toEqual([1, 1, 1, 0])
  expect(asked(m)).toMatchObject({ seat: 0, kind: 'turn' })
})

test('[VX-Base-2] the Cousin may come in a mass, right before the wedding', () => {
  const m = withCard('base')
  stones(m, { harvest: 'o' })
  play(m, 0, 'turn', stone('harvest', 'o'))
  play(m, 0, 'harvest', 'pass')
  const kinds: string[] = []
  for (let n = 0; n < 6 && asked(m)?.kind === 'offer'; n++) {
    const now = asked(m)
    if (now?.choices.some((choice) => typeof choice === 'object' && 'play' in choice && choice.play === 'base')) {
      kinds.push('base')
      break
    }
    play(m, now?.seat ?? 0, 'offer', 'pass')
  }
  expect(kinds).toEqual(['base'])
})

test('[VX-Fragnerin-1] the Grocer: a stone of choice, a bag of grain, and a tool or a bread', () => {
  const m = withCard('fragnerin')
  unasked(m, 0, { play: 'fragnerin' })
  play(m, 0, 'stones', takes('p'))
  expect(asked(m)?.seat).toBe(0)
  const choice = asked(m)?.choices[1]
  if (choice === undefined) throw new Error('nothing is offered')
  play(m, 0, asked(m)?.kind ?? 'turn', choice)
  expect([has(m, 0, 'pink'), has(m, 0, 'grain'), has(m, 0, 'tool') + has(m, 0, 'bread')]).toEqual([1, 1, 1])
})

test('[VX-Tausendsassa-1] the Jack of All Trades: 1 point and a stone for each of four rolls', () => {
  const m = withCard('tausendsassa')
  unasked(m, 0, { play: 'tausendsassa' })
  const got = ['orange', 'green', 'brown', 'pink'].reduce((n, colour) => n + has(m, 0, colour), 0)
  expect([has(m, 0, 'fame'), got]).toEqual([1, 4])
})

test('[VG-39] the Innkeeper counts person cards in hand', () => {
  const m = married(2, { inn: true, goals: true })
  holdGoals(m, 0, ['bauer', 'wirtin'])
  give(m, 0, ['base', 'fragnerin', 'tausendsassa'])
  expect(k.anytime(m, 0)).not.toContainEqual(goal('wirtin'))
  give(m, 0, ['medikus'])
  expect(k.anytime(m, 0)).toContainEqual(goal('wirtin'))
})

test('[VEX-S33] [VM-84] the Miller and a tool bring 7 coins', () => {
  const m = married(2, { inn: true })
  stones(m, { crafts: 'oo' })
  farm(m, 0, { coin: 0, grain: 2, tool: 1 })
  give(m, 0, ['mueller'])
  play(m, 0, 'turn', stone('crafts', 'o'))
  play(m, 0, 'craft', { make: 'mill', by: 'pay' })
  play(m, 0, 'offer', { play: 'mueller' })
  play(m, 0, 'tool', { use: 'tool' })
  expect([has(m, 0, 'coin'), has(m, 0, 'time'), has(m, 0, 'grain'), has(m, 0, 'tool')]).toEqual([7, 2, 0, 0])
})

test('[VEX-S09] [VM-82] with a tool the brewery brings 4 beer', () => {
  const m = married(2, { inn: true })
  stones(m, { crafts: 'oo' })
  farm(m, 0, { coin: 0, grain: 3, tool: 1, beer: 0 })
  play(m, 0, 'turn', stone('crafts', 'o'))
  play(m, 0, 'craft', { make: 'brewery', by: 'pay' })
  play(m, 0, 'tool', { use: 'tool' })
  expect([has(m, 0, 'beer'), has(m, 0, 'grain')]).toEqual([4, 0])
})
