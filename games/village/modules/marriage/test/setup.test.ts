/** Marriage before the first round: pieces, places, stones (VM-01 to VM-11, VC-20 ff.). */

import { toText } from '@dorfplatz/kernel'
import { expect, test } from 'vitest'
import { village } from '../../../index.ts'
import { playing } from '../../../rules/modules/registry.ts'
import { action, at, farm, has, k, on, pays, play, stone, stones, table, WELL } from '../../../test/scenario.ts'
import { married } from './wedding-words.ts'

test('[VM-01] [VM-04] [VM-06] five customers and a seventh plague stone come into play, brides are two', () => {
  const m = married(3)
  expect(m.state.tiles).toHaveLength(24 + 5)
  const onBoard = m.state.stock.filter((_, i) => i % 5 === 4).reduce((a, b) => a + b)
  expect((m.state.supply[4] ?? 0) + (m.state.bag[4] ?? 0) + onBoard).toBe(7)
  expect(k.view(m, 0).table.more.marriage?.brides).toBe(2)
})

test('[VM-02] a side of the board is chosen: only the bonuses of the ranks differ', () => {
  const bonus = (marriageSide: string): string[] => {
    const m = married(2, { marriageSide })
    stones(m, { marriage: 'oo' })
    play(m, 0, 'turn', stone('marriage', 'o'))
    const view = k.view(m, 0)
    const [d] = view.decisions
    if (d === undefined) throw new Error('nothing is asked')
    // The compiler does not see that decision and choice belong together.
    return (d.choices ?? []).map((choice) => toText(village.text.en.choice(view, d as never, choice as never)))
  }
  expect(bonus('A')).toEqual([
    'Rank 1: gain 1 point',
    'Rank 2: exchange 1 stone for 1 of your choice',
    'Rank 3: take 1 green stone or 1 brown stone',
    'Rank 4: take 1 coin',
    'Rank 5: gain 2 points',
    'Rank 6: take 3 bags of grain',
    'Decline the action',
  ])
  expect(bonus('B')).toEqual([
    'Rank 1: take 1 bag of grain',
    'Rank 2: gain 1 point',
    'Rank 3: take 1 orange stone or 1 pink stone',
    'Rank 4: exchange 1 stone for 2 of your choice',
    'Rank 5: take 2 bags of grain',
    'Rank 6: gain 3 points',
    'Decline the action',
  ])
})

test('[VM-03] everybody has twelve members, five 1s at home', () => {
  const m = married(4)
  for (const seat of [0, 1, 2, 3]) {
    expect(at(m, seat, 'farm', 1)).toBe(5)
    expect(at(m, seat, 'unborn')).toBe(7)
  }
})

test('[VM-05] ring places of the farm section: none with two players, 1 with three, 2 with four or five', () => {
  const open = (seats: number, marriage: boolean): number =>
    k.view(table(seats, { marriage }), 0).table.chronicle.find(({ section }) => section === 'farm')?.open ?? 0
  expect([1, 2, 3, 4, 5].map((seats) => open(seats, true) - open(seats, false))).toEqual([0, 0, 1, 2, 2])
})

test('[VM-07] [VC-21] [VC-22] the setup cards with the two rings', () => {
  const cards = [2, 3, 4, 5].map((seats) => {
    const { perSpace, perColour, modules } = married(seats).state
    const { codeOf } = playing(modules)
    const of = (space: string): number => perSpace[codeOf[space] ?? -1] ?? 0
    return {
      smuggler: of('smuggler'),
      marriage: of('marriage'),
      market: of('market'),
      all: perSpace.reduce((a, b) => a + b),
      perColour,
    }
  })
  expect(cards).toEqual([
    { smuggler: 2, marriage: 2, market: 1, all: 22, perColour: [6, 6, 6, 6] },
    { smuggler: 3, marriage: 3, market: 1, all: 27, perColour: [7, 7, 7, 7] },
    { smuggler: 4, marriage: 4, market: 1, all: 32, perColour: [9, 9, 9, 9] },
    { smuggler: 5, marriage: 5, market: 1, all: 40, perColour: [11, 11, 11, 11] },
  ])
})

test('[VEX-S32] [VM-08] [VM-09] [VC-24] in round 1 no stone lies on Family, what is not drawn stays in the bag', () => {
  const m = married(3)
  expect(['o', 'g', 'b', 'p', 'x'].map((letter) => on(m, 'family', letter))).toEqual([0, 0, 0, 0, 0])
  expect(m.state.onBoard).toBe(27 - 3)
  expect(m.state.bag.reduce((a, b) => a + b)).toBe(4 * 7 + 7 - 24)
  farm(m, 0, { orange: 3 })
  play(m, 0, 'turn', WELL)
  if (k.decisions(m)[0]?.kind === 'well') play(m, 0, 'well', pays('ooo'))
  play(m, 0, 'wellAction', action('family'))
  expect(at(m, 0, 'farm')).toBe(6)
})

test('[VM-08] from round 2 on Family has its stones', () => {
  const m = married(2)
  while (m.state.round < 2) {
    const [d] = k.decisions(m)
    const choice = d?.choices?.at(-1)
    if (d === undefined || choice === undefined) throw new Error('the game is over too soon')
    k.apply(m, d.seat, { choice: d.kind === 'turn' ? (d.choices?.[0] ?? null) : choice })
  }
  expect(['o', 'g', 'b', 'p', 'x'].reduce((n, letter) => n + on(m, 'family', letter), 0)).toBe(2)
})

test('[VM-10] [VC-56] bread and tools are no goods: the council never offers them', () => {
  const m = married(2)
  expect(playing(m.state.modules).goods).toEqual(['scroll', 'horse', 'ox', 'plow', 'wagon'])
  expect([has(m, 0, 'bread'), has(m, 0, 'tool')]).toEqual([0, 0])
})

test('[VM-11] nobody runs out of bread and tools', () => {
  const m = married(2)
  farm(m, 0, { bread: 20, tool: 20, green: 1, coin: 0 })
  stones(m, { smuggler: 'oo' })
  play(m, 0, 'turn', stone('smuggler', 'o'))
  play(m, 0, 'smuggler', { sell: 'bread', n: 20 })
  expect(has(m, 0, 'fame')).toBe(40)
})
