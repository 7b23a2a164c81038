/** Fields, harvest, sheep and milk through the phases as they are really played. */

import { describe, expect, test } from 'vitest'
import type { Situation } from './expectation.ts'
import { asks, at, playOn } from './flow.ts'
import { arrange, asked, endings, fieldsOf, fresh, k, type M, must, player, sheepOf } from './harness.ts'

const table = fresh(1)

/** One Worker left in Phase 4: exchanging it lets the later phases run. */
function lastWorker(given: Situation): M {
  const m = k.clone(table)
  arrange(m, { workers: 1, ...given })
  return m
}

/** Everything that can come out of Phases 5 to 8: fields and supply when Phase 9 asks. */
const harvests = (given: Situation): string[] => {
  // With a piece of jewelry Phase 9 always has something to ask.
  const m = lastWorker({ jewelry: 1, ...given })
  must(m, 0, { choice: { exchange: 1 } })
  return [...endings(m, 0, asks('progress'), (n) => `${fieldsOf(n)} ${player(n).stock.slice(0, 9).join('')}`)].sort()
}

describe('Phases 6 and 7', () => {
  test("[H-PH6-01] [H-PH6-02] all empty fields rise, then exactly one of them again, of the player's choice", () => {
    expect(harvests({ fields: '223' })).toEqual(['335 000000000', '344 000000000'].sort())
  })

  test('[H-PH6-02] a field in row 5 cannot be chosen while another one can rise', () => {
    expect(harvests({ fields: '35' })).toEqual(['55 000000000'])
    expect(harvests({ fields: '45' })).toEqual(['55 000000000'])
  })

  test('[H-PH6-03] [H-PH7-01] planted fields do not rise; they are harvested and fall', () => {
    expect(harvests({ fields: '35b' })).toEqual(['45 500000000'])
    expect(harvests({ fields: '4b' })).toEqual(['3 400000000'])
    expect(harvests({ fields: '2h' })).toEqual(['2 002000000'])
  })

  test('[H-PH7-02] [H-PH7-03] every planted field is harvested once and is empty afterwards', () => {
    expect(harvests({ fields: '2b3f4h5r' })).toEqual(['2234 234500000'].sort())
  })

  test('[H-SOW-04] [H-SOW-05] wool, clay, meat and double sowings are harvested like crops', () => {
    expect(harvests({ fields: '4w3c2m' })).toEqual(['223 000002043'])
    expect(harvests({ fields: '4hh' })).toEqual(['3 008000000'])
  })

  test('[H-TURN-01] fallow comes before harvest: a harvested field does not rise in the same round', () => {
    expect(harvests({ fields: '5b' })).toEqual(['4 500000000'])
  })
})

describe('sheep', () => {
  for (const [round, place] of [
    [1, '4'],
    [2, '5'],
    [3, '6'],
    [4, 'S'],
    [5, 'S'],
    [6, 'S'],
  ] as const) {
    test(`[H-RES-11] a sheep gained in Round ${round} goes to ${place}`, () => {
      const m = lastWorker({ round, workers: 2 })
      must(m, 0, { choice: { space: 'sheepMarket', workers: 1 } })
      expect(sheepOf(m)).toBe(place)
      expect(player(m).stock[4]).toBe(1)
    })
  }

  test('[H-PH2-02] sheep on the card of the new round die, the others live', () => {
    const m = lastWorker({ round: 3, sheep: '4456S' })
    must(m, 0, { choice: { exchange: 1 } })
    playOn(m, at(4, 4))
    expect(sheepOf(m)).toBe('56S')
    playOn(m, at(5, 4))
    expect(sheepOf(m)).toBe('6S')
    playOn(m, at(6, 4))
    expect(sheepOf(m)).toBe('S')
  })

  test('[H-PH2-01] [H-PH2-03] [H-PH5-01] the card of the round leaves the board, holds the Workers, and comes into the hand', () => {
    const m = fresh(1)
    expect(player(m).stable.map((c) => (c > 0 ? 1 : 0))).toEqual([0, 0, 1, 1, 1, 1, 1])
    expect(player(m).workers).toBe(6)
    const card = player(m).aside
    expect(card).toBeGreaterThan(400)
    playOn(m, (n) => n.state.phase > 5)
    expect(player(m).hand).toContain(card)
  })

  test('[H-PH8-01] every sheep gives one milk, on cards and in the Stables, and none is lost', () => {
    const m = lastWorker({ round: 2, sheep: '446SS' })
    must(m, 0, { choice: { exchange: 1 } })
    playOn(m, asks('progress'))
    expect(player(m).stock[6]).toBe(5)
    expect(sheepOf(m)).toBe('446SS')
  })

  test('[H-SHEEP-03] the life-sustaining action moves one sheep one step, from the card of Round 6 into the Stables', () => {
    const m = lastWorker({ round: 2, sheep: '456', workers: 2 })
    must(m, 0, { choice: { space: 'sheepShearing', workers: 1 } })
    const ends = [...endings(m, 0, asks('turn'), sheepOf)].sort()
    expect(ends).toEqual(['456', '45S', '466', '556'].sort())
    expect(player(m).stock[7]).toBe(3)
  })

  test('[H-SHEEP-03] a sheep on a card already taken off cannot be there; nothing moves from the Stables', () => {
    const m = lastWorker({ round: 6, sheep: 'SS', workers: 2 })
    must(m, 0, { choice: { space: 'sheepShearing', workers: 1 } })
    expect([...endings(m, 0, asks('turn'), sheepOf)]).toEqual(['SS'])
  })

  test('[H-SHEEP-02] [H-SHEEP-07] sheep in the Stables stay to the end', () => {
    const m = lastWorker({ round: 2, sheep: 'SSS' })
    must(m, 0, { choice: { exchange: 1 } })
    playOn(m, at(6, 9))
    expect(sheepOf(m)).toBe('SSS')
  })

  test('[H-SHEEP-06] [H-SPC-531] a sheep put back onto the card of Round 3 dies in Round 3', () => {
    const m = k.clone(table)
    arrange(m, { round: 2, workers: 1, sheep: '44' }, 531)
    must(m, 0, { to: 'anytime', choice: { play: '531' } })
    playOn(m, asks('turn'))
    expect(sheepOf(m)).toBe('33')
    must(m, 0, { choice: { exchange: 1 } })
    playOn(m, at(3, 4))
    expect(sheepOf(m)).toBe('')
  })
})

describe('resources', () => {
  test('[H-RES-03] a deck that runs dry gives what is left; the rest of the effect still happens', () => {
    const m = k.clone(table)
    arrange(m, { jewelry: 1 }, 735)
    k.edit(m, (s) => {
      s.decks[2] = [801]
      s.decks[1] = s.decks[1]?.slice(0, 5) ?? []
    })
    must(m, 0, { to: 'anytime', choice: { play: '735' } })
    expect(player(m).hand.filter((c) => c >= 800)).toEqual([801])
    expect(player(m).hand).toHaveLength(3)
    arrange(m, { wool: 2 }, 125)
    k.edit(m, (s) => {
      s.decks[2] = []
    })
    must(m, 0, { to: 'anytime', choice: { play: '125' } })
    expect(player(m).hand).toEqual([])
    expect(player(m).stock[6]).toBe(1)
  })

  test('[H-RES-10] jewelry stops at ten', () => {
    const m = k.clone(table)
    arrange(m, { wool: 16, jewelry: 8 }, 619)
    must(m, 0, { to: 'anytime', choice: { play: '619', option: 2 } })
    expect(player(m).stock[9]).toBe(10)
  })

  test('[H-RES-09] planted goods neither count nor pay', () => {
    const m = k.clone(table)
    arrange(m, { hops: 1, fields: '5h5h5h' }, 810)
    expect(k.anytime(m, 0)).not.toContain(810)
    expect(asked(m)?.kind).toBe('turn')
  })
})
