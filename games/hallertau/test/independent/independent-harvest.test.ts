/** The harvest with cards in it, and the marker from one round to the next. */

import { describe, expect, test } from 'vitest'
import type { Situation } from './expectation.ts'
import { asks, at, playOn } from './flow.ts'
import { arrange, asked, endings, fieldsOf, fresh, k, type M, must, player, waysToPlay } from './harness.ts'
import { lay } from './moves.ts'

const alone = fresh(1)

/** The last Worker is exchanged; then the table rests at the first moment of Phase 7 at which the card can be played. */
function reaping(given: Situation, hand: readonly number[], card: number): M {
  const m = k.clone(alone)
  arrange(m, { workers: 1, jewelry: 1, ...given, hand })
  must(m, 0, { choice: { exchange: 1 } })
  playOn(m, (n) => (n.state.phase === 7 && waysToPlay(n, card).length > 0) || n.state.phase > 7)
  return m
}

describe('goods just harvested', () => {
  test('[H-JUST-10] other spending takes the older stock first', () => {
    const m = reaping({ fields: '3f', flax: 2 }, [811, 612], 811)
    expect(m.state.phase).toBe(7)
    lay(m, 612)
    expect(player(m).stock[1]).toBe(3)
    playOn(m, (n) => waysToPlay(n, 811).length > 0 || n.state.phase > 7)
    expect(waysToPlay(m, 811)).toEqual([{ play: '811' }])
    lay(m, 811)
    expect(player(m).stock[1]).toBe(0)
  })

  test('[H-JUST-10] what has been spent of the harvest cannot pay any more', () => {
    const m = reaping({ fields: '4f' }, [811, 612], 811)
    expect(m.state.phase).toBe(7)
    lay(m, 612)
    expect(player(m).stock[1]).toBe(2)
    expect(waysToPlay(m, 811)).toEqual([])
    const n = reaping({ fields: '4f', barley: 1 }, [811], 811)
    lay(n, 811)
    expect(player(n).stock[1]).toBe(1)
  })

  test('[H-JUST-10] not after Phase 7', () => {
    const m = reaping({ fields: '4f' }, [811], 811)
    must(m, 0, { choice: 'pass' })
    playOn(m, asks('progress'))
    expect(player(m).stock[1]).toBe(4)
    expect(waysToPlay(m, 811)).toEqual([])
  })

  test('[H-SOW-05] [H-JUST-09] two crops in one field are two harvests of its row', () => {
    const m = reaping({ fields: '4hh4hh' }, [208], 208)
    expect(m.state.phase).toBe(7)
    expect(player(m).stock[2]).toBe(16)
  })

  test('[H-SPC-426] [H-PH7-06] the doubled yield counts as harvested', () => {
    const m = reaping({ fields: '5b4b', tools: 5 }, [426, 208, 706], 426)
    lay(m, 426)
    playOn(m, (n) => waysToPlay(n, 706).length > 0 || n.state.phase > 7)
    expect(m.state.phase).toBe(7)
    expect(player(m).stock[0]).toBeGreaterThanOrEqual(13)
  })

  test('[H-PH7-05] card 022 in Phase 7: the field harvested by the card is not harvested again', () => {
    const m = reaping({ fields: '5b', tools: 5 }, [22, 426], 426)
    expect(m.state.phase).toBe(7)
    k.edit(m, (state) => {
      for (const p of state.players) p.hand = [22]
    })
    lay(m, 22)
    const ends = [...endings(m, 0, asks('progress'), (n) => `${player(n).stock[0]} ${fieldsOf(n)}`)]
    expect(new Set(ends)).toEqual(new Set(['5 4']))
  })

  test('[H-PH7-04] an empty field sown during Phase 7 is harvested in it', () => {
    const m = reaping({ fields: '5b5b5', sheep: '444', rye: 1, tools: 5 }, [13, 426], 426)
    expect(m.state.phase).toBe(7)
    lay(m, 13)
    const ends = new Set([
      ...endings(m, 0, asks('progress'), (n) => `${player(n).stock[0]} ${player(n).stock[3]} ${fieldsOf(n)}`),
    ])
    expect(ends).toContain('10 5 444')
  })
})

describe('the marker', () => {
  test('[H-PH4-14] [H-PH4-01] the last holder begins the next round', () => {
    const m = fresh(3)
    const clear = (): void =>
      k.edit(m, (s) => {
        for (const p of s.players) p.hand = []
      })
    clear()
    must(m, 0, { choice: { space: 'pointCard', workers: 2 } })
    clear()
    must(m, 1, { choice: { space: 'bonusCard', workers: 1 } })
    clear()
    must(m, 2, { choice: { space: 'gatewayCard', workers: 1 } })
    clear()
    must(m, 0, { choice: { exchange: 1 } })
    must(m, 1, { choice: { space: 'farmyardCard', workers: 1 } })
    clear()
    expect(m.state.first).toBe(1)
    expect(asked(m, 2)?.kind).toBe('turn')
    playOn(m, (n) => {
      for (const p of n.state.players) p.hand = []
      return at(2, 4)(n)
    })
    expect(k.decisions(m).map((d) => [d.seat, d.kind])).toEqual([[1, 'turn']])
  })
})
