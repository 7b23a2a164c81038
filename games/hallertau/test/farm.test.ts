/** Sowing, fallow, harvest, milking, and the sheep. */

import { describe, expect, test } from 'vitest'
import {
  amount,
  answer,
  asked,
  canPlay,
  cardRefused,
  choices,
  clearBoard,
  edit,
  enter,
  fieldsOf,
  give,
  handDecks,
  play,
  refusal,
  run,
  runAlone,
  type Scene,
  seat,
  stockOf,
  table,
} from './scenario.ts'

/** Goes through Phase 7 with seat 0 alone; what follows stops at Phase 9 or the next turn. */
const harvestPhase = (scene: Scene): void => {
  edit(scene, (s) => {
    s.phase = 7
    for (const p of s.players) {
      p.reaped = p.reaped.map(() => 0)
      p.reapedColumns = 0
    }
  })
  runAlone(scene, { op: 'reap', seat: 0 })
}

const sowing = (scene: Scene, left: number): void => {
  run(scene, { op: 'sow', seat: 0, left, goods: 15, twice: false })
}

describe('Phase 5', () => {
  test('[H-PH5-01] everybody takes the card that held the Workers', () => {
    const scene = table(2, 0)
    for (const i of [0, 1]) {
      give(scene, i, { round: 2, workers: 1 })
    }
    edit(scene, (s) => {
      for (const [i, p] of s.players.entries()) p.aside = [421, 435][i] ?? 0
    })
    enter(scene, 5)
    expect([seat(scene, 0).hand[0], seat(scene, 1).hand[0]]).toEqual([421, 435])
    expect([seat(scene, 0).aside, seat(scene, 1).aside]).not.toContain(421)
  })

  test('[H-PH5-02] it is a card just received', () => {
    const scene = table(2, 0)
    give(scene, 0, { round: 2, sheep: 1, hand: [713] })
    give(scene, 1, { round: 2 })
    edit(scene, (s) => {
      const p = s.players[0]
      if (p !== undefined) p.aside = 720
    })
    enter(scene, 5)
    expect([asked(scene, 0), canPlay(scene, 0, 720), canPlay(scene, 0, 713)]).toEqual(['playCards', true, false])
    answer(scene, 0, { play: '720' })
    expect(canPlay(scene, 0, 713)).toBe(true)
  })
})

describe('sowing', () => {
  test('[H-SOW-01] one crop of the supply onto one empty field', () => {
    const scene = table(1)
    give(scene, 0, { hops: 3, fields: ['4'] })
    sowing(scene, 1)
    answer(scene, 0, { sow: 'hops', column: 0 })
    expect([stockOf(scene, 0), fieldsOf(scene, 0)]).toEqual([{ hops: 2 }, ['4h']])
  })

  test('[H-SOW-02] sow actions come one at a time, and fewer are allowed', () => {
    const scene = table(1)
    give(scene, 0, { barley: 1, rye: 1, fields: ['4', '2', '2'] })
    sowing(scene, 3)
    answer(scene, 0, { sow: 'rye', column: 0 })
    expect(choices(scene, 0)).toEqual([{ sow: 'barley', column: 1 }, 'done'])
    answer(scene, 0, 'done')
    expect(fieldsOf(scene, 0)).toEqual(['2', '2', '4r'])
  })

  test('[H-SOW-03] only empty fields and goods of the own supply', () => {
    const scene = table(1)
    give(scene, 0, { barley: 1, wool: 3, fields: ['4b', '2'] })
    sowing(scene, 2)
    expect(choices(scene, 0)).toEqual([{ sow: 'barley', column: 1 }, 'done'])
    expect(refusal(scene, 0, { choice: { sow: 'barley', column: 0 } }).ok).toBe(false)
    expect(refusal(scene, 0, { choice: { sow: 'flax', column: 1 } }).ok).toBe(false)
    expect(refusal(scene, 0, { choice: { sow: 'wool', column: 1 } }).ok).toBe(false)
  })

  test('[H-SOW-04] sown wool is harvested like a crop, but the field contains no crop', () => {
    const scene = table(2, 1)
    give(scene, 0, { round: 4, fields: ['4w', '5w', '3w'], hand: [606, 127] })
    expect(cardRefused(scene, 0, 606)).toBe('H-CARD-02')
    expect(canPlay(scene, 0, 127)).toBe(true)
    give(scene, 0, { round: 4, fields: ['4w', '2c', '5m'] })
    harvestPhase(scene)
    expect([stockOf(scene, 0), fieldsOf(scene, 0)]).toEqual([{ wool: 4, clay: 2, meat: 5 }, ['2', '3', '4']])
  })

  test('[H-SOW-05] two crops in one field yield twice its row', () => {
    const scene = table(2, 1)
    give(scene, 0, { fields: ['4bb'] })
    harvestPhase(scene)
    expect([stockOf(scene, 0), fieldsOf(scene, 0)]).toEqual([{ barley: 8 }, ['3']])
  })

  test('[H-SOW-06] a sow action without field or crop is lost', () => {
    const scene = table(2, 0)
    give(scene, 0, { wool: 3, fields: ['3', '3'], workers: 6 })
    clearBoard(scene)
    answer(scene, 0, { space: 'cultivation', workers: 1 })
    expect(asked(scene, 1)).toBe('turn')
  })
})

describe('Phase 6', () => {
  test('[H-PH6-01] [H-PH6-03] empty fields go up one row; planted ones and row 5 stay', () => {
    const scene = table(1)
    give(scene, 0, { fields: ['2', '4', '5', '3b'] })
    run(scene, { op: 'fallowAll', seat: 0 })
    expect(fieldsOf(scene, 0)).toEqual(['3', '3b', '5', '5'])
  })

  test('[H-PH6-02] then exactly one more, chosen among those that still can', () => {
    const scene = table(1)
    give(scene, 0, { fields: ['2', '3', '5'] })
    run(scene, { op: 'fallowAll', seat: 0 }, { op: 'fallowOne', seat: 0 })
    expect(choices(scene, 0)).toEqual([{ raise: 0 }, { raise: 1 }])
    expect(refusal(scene, 0, { choice: { raise: 2 } }).ok).toBe(false)
    answer(scene, 0, { raise: 0 })
    expect(fieldsOf(scene, 0)).toEqual(['4', '4', '5'])
    // With a single kind of field nothing is asked, and it is not left out.
    give(scene, 0, { fields: ['2', '2'] })
    run(scene, { op: 'fallowAll', seat: 0 }, { op: 'fallowOne', seat: 0 })
    expect([asked(scene, 0), fieldsOf(scene, 0)]).toEqual([null, ['3', '4']])
  })
})

describe('Phase 7', () => {
  test('[H-PH7-01] [H-PH7-03] goods by the row, then one row down and empty; row 2 stays', () => {
    const scene = table(2, 1)
    give(scene, 0, { fields: ['5b', '2r', '3'] })
    harvestPhase(scene)
    expect([stockOf(scene, 0), fieldsOf(scene, 0)]).toEqual([{ barley: 5, rye: 2 }, ['2', '3', '4']])
  })

  test('[H-PH7-01] the order is the owner’s where it can matter', () => {
    const scene = table(2, 1)
    give(scene, 0, { fields: ['5b', '2r'], hand: [22] })
    harvestPhase(scene)
    answer(scene, 0, 'pass')
    expect([asked(scene, 0), choices(scene, 0)]).toEqual(['reapNext', [{ harvest: 0 }, { harvest: 1 }]])
    // One field is left: 022 is offered once more.
    answer(scene, 0, { harvest: 1 }, 'pass')
    expect(stockOf(scene, 0)).toEqual({ rye: 2, barley: 5 })
  })

  test('[H-PH7-02] every planted field is harvested', () => {
    const scene = table(2, 1)
    give(scene, 0, { fields: Array(8).fill('3f') })
    harvestPhase(scene)
    expect([stockOf(scene, 0), fieldsOf(scene, 0)]).toEqual([{ flax: 24 }, Array(8).fill('2')])
  })

  test('[H-PH7-04] once by the regular procedure; a field sown in time is harvested too', () => {
    const scene = table(2, 1)
    // 014 lets seat 0 sow two fields in the midst of the phase.
    give(scene, 0, { round: 4, fields: ['5', '5', '5', '5b'], hops: 2, hand: [14] })
    harvestPhase(scene)
    expect(asked(scene, 0)).toBe('playCards')
    answer(scene, 0, { play: '014', option: 2 }, { sow: 'hops', column: 0 }, { sow: 'hops', column: 1 })
    expect(stockOf(scene, 0)).toEqual({ barley: 5, hops: 10 })
    expect(fieldsOf(scene, 0)).toEqual(['4', '4', '4', '5'])
    // Sown again after its harvest, a field stays planted.
    const again = table(2, 1)
    give(again, 0, { round: 4, fields: ['4b'], hand: [113] })
    harvestPhase(again)
    answer(again, 0, { play: '113' }, { sow: 'hops', column: 0 })
    expect([stockOf(again, 0), fieldsOf(again, 0)]).toEqual([{ barley: 4 }, ['3h']])
  })

  test('[H-PH7-05] [H-PH7-06] harvest by a card follows the same steps and counts in Phase 7', () => {
    const scene = table(2, 1)
    give(scene, 0, { round: 4, tools: 3, fields: ['5b', '4w'], hand: [221] })
    harvestPhase(scene)
    answer(scene, 0, { play: '221' }, { harvest: 0 }, { harvest: 1 })
    expect([fieldsOf(scene, 0), stockOf(scene, 0)]).toEqual([['3', '4'], { barley: 5, wool: 4, tools: 3 }])
    expect(seat(scene, 0).reaped).toEqual([5, 0, 0, 0, 0, 0, 0, 4, 0])
    // Outside Phase 7 nothing is counted there.
    give(scene, 0, { round: 4, phase: 4, fields: ['5b'], hand: [22], state: (p) => (p.reaped = p.reaped.map(() => 0)) })
    play(scene, 0, 22)
    answer(scene, 0, { harvest: 0 })
    expect([amount(scene, 0, 'barley'), seat(scene, 0).reaped[0]]).toEqual([5, 0])
  })
})

describe('Phase 8', () => {
  test('[H-PH8-01] [H-PH8-02] one milk per sheep, counted once', () => {
    const scene = table(2, 1)
    give(scene, 0, { round: 4, sheep: 2, sheepOn: { 5: 1 }, wool: 4, hand: [417, 602] })
    give(scene, 1, { round: 4 })
    enter(scene, 8)
    expect([amount(scene, 0, 'milk'), seat(scene, 0).sheep.reduce((a, b) => a + b)]).toEqual([3, 3])
    expect(scene.m.state.phase).toBeGreaterThan(8)
    const late = table(2, 1)
    give(late, 0, { round: 4, sheep: 1, wool: 2, tools: 4, hand: [602] })
    give(late, 1, { round: 4 })
    enter(late, 8)
    answer(late, 0, { play: '602' })
    expect([seat(late, 0).sheep[7], amount(late, 0, 'milk')]).toEqual([2, 1])
  })
})

describe('sheep', () => {
  test('[H-SHEEP-01] [H-SHEEP-05] sheep stand on cards or in the Stables, any number together', () => {
    const scene = table(1)
    give(scene, 0, { round: 1 })
    for (const n of [1, 2]) {
      run(scene, {
        op: 'effects',
        seat: 0,
        list: [{ do: 'gain', goods: { sheep: n } }],
        at: 0,
        source: '',
        atomic: true,
      })
    }
    expect(seat(scene, 0).sheep).toEqual([0, 0, 0, 0, 3, 0, 0, 0])
    // Equal sheep are one choice.
    run(scene, { op: 'moveSheep', seat: 0, max: 1, steps: 1 })
    expect(choices(scene, 0)).toEqual([{ move: { card4: 1 } }, 'pass'])
  })

  test('[H-SHEEP-02] sheep in the Stables never move on', () => {
    const scene = table(1)
    give(scene, 0, { round: 4, sheep: 3 })
    run(scene, { op: 'effects', seat: 0, list: [{ do: 'moveSheep', max: 2, steps: 1 }], at: 0, source: '' })
    expect([asked(scene, 0), seat(scene, 0).sheep[7]]).toEqual([null, 3])
  })

  test('[H-SHEEP-03] one step: the next card, or from card 6 into the Stables', () => {
    const scene = table(1)
    give(scene, 0, { round: 3, sheepOn: { 4: 1, 6: 1 } })
    run(scene, { op: 'moveSheep', seat: 0, max: 2, steps: 1 })
    answer(scene, 0, { move: { card4: 1, card6: 1 } })
    expect(seat(scene, 0).sheep).toEqual([0, 0, 0, 0, 0, 1, 0, 1])
  })

  test('[H-SHEEP-04] different sheep one step each; card 001 one sheep several steps', () => {
    const scene = table(1)
    give(scene, 0, { round: 3, sheepOn: { 4: 1, 5: 1 } })
    run(scene, { op: 'moveSheep', seat: 0, max: 3, steps: 1 })
    expect(choices(scene, 0)).toEqual([
      { move: { card4: 1, card5: 1 } },
      { move: { card4: 1 } },
      { move: { card5: 1 } },
      'pass',
    ])
    run(scene, { op: 'moveSheep', seat: 0, max: 1, steps: 3 })
    expect(choices(scene, 0)).toEqual([
      { move: { card4: 1 }, steps: 3 },
      { move: { card4: 1 }, steps: 2 },
      { move: { card4: 1 }, steps: 1 },
      { move: { card5: 1 }, steps: 2 },
      { move: { card5: 1 }, steps: 1 },
      'pass',
    ])
  })

  test('[H-SHEEP-06] card 531 can put a sheep on the card of Round 3', () => {
    const scene = table(2, 1)
    give(scene, 0, { round: 2, sheepOn: { 4: 2 }, hand: [531] })
    play(scene, 0, 531)
    answer(scene, 0, { option: 1 })
    expect([seat(scene, 0).sheep[3], handDecks(scene, 0)]).toEqual([2, { bonus: 1 }])
  })

  test('[H-SHEEP-07] in Round 6 after Phase 2 only the Stables hold sheep', () => {
    const scene = table(2, 1)
    give(scene, 0, { round: 6, sheep: 1 })
    edit(scene, (s) => {
      const p = s.players[0]
      if (p !== undefined) {
        p.stable = p.stable.with(6, 606)
        p.sheep[6] = 4
      }
    })
    run(scene, { op: 'newWorkers', seat: -1 })
    expect([seat(scene, 0).sheep, seat(scene, 0).stable.every((card) => card === 0)]).toEqual([
      [0, 0, 0, 0, 0, 0, 0, 1],
      true,
    ])
  })
})
