/** More moments for a card kept so far: between two fields, after the fallow, before sheep die. */

import { describe, expect, test } from 'vitest'
import type { Situation } from './expectation.ts'
import { asks, playOn } from './flow.ts'
import { arrange, endings, fieldsOf, fresh, k, type M, must, player, sheepOf, waysToPlay } from './harness.ts'
import { lay } from './moves.ts'

const alone = fresh(1)

function keptUntil(given: Situation, card: number, moment: (m: M) => boolean): M {
  const m = k.clone(alone)
  arrange(m, { workers: 1, ...given }, card)
  const round = m.state.round
  must(m, 0, { choice: { exchange: 1 } })
  playOn(m, (n) => (moment(n) && waysToPlay(n, card).length > 0) || (n.state.round > round && n.state.phase === 4))
  return m
}

describe('[H-ANY-10] a card kept for later', () => {
  test('between two fields of the harvest: card 317 counts the fields already empty', () => {
    const m = keptUntil(
      { fields: '5b5b5b5b5b', jewelry: 1 },
      317,
      (n) => n.state.phase === 7 && player(n).stock[0] === 20,
    )
    expect(m.state.phase).toBe(7)
    lay(m, 317)
    playOn(m, asks('progress'))
    expect([player(m).stock[0], player(m).stock[8]]).toEqual([25, 4])
  })

  for (const card of [419, 726]) {
    test(`after the fallow and before the harvest: card ${card} sows in a risen field`, () => {
      const m = keptUntil({ fields: '3', rye: 1, jewelry: 2 }, card, (n) => fieldsOf(n) === '5' && n.state.phase <= 7)
      expect([6, 7]).toContain(m.state.phase)
      lay(m, card)
      const ends = [...endings(m, 0, asks('progress'), (n) => `${player(n).stock[3]}`)]
      expect(ends).toContain('5')
    })
  }

  for (const [card, given] of [
    [401, { barley: 1 }],
    [101, { flax: 4 }],
    [201, {}],
  ] as const) {
    test(`before sheep die: card ${card} saves one in Phase 2`, () => {
      const m = keptUntil({ ...given, round: 3, sheep: '4' }, card, (n) => n.state.round === 4 && n.state.phase <= 2)
      expect(m.state.phase).toBeLessThanOrEqual(2)
      lay(m, waysToPlay(m, card)[0] ?? card)
      expect([...endings(m, 0, asks('turn'), sheepOf)]).toContain('5')
    })
  }
})
