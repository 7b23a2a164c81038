/** The course of a round: order of phases, and phases 1 to 3. */

import type { GameEvent } from '@dorfplatz/kernel'
import { describe, expect, test } from 'vitest'
import { QUADRANT_CARDS } from '../rules/facts.ts'
import {
  answer,
  asked,
  board,
  canPlay,
  choices,
  clearBoard,
  edit,
  enter,
  fieldsOf,
  give,
  handDecks,
  k,
  play,
  run,
  type Scene,
  seat,
  setBoard,
  stockOf,
  table,
} from './scenario.ts'

const phasesIn = (events: readonly GameEvent[]): number[] =>
  events.filter((e) => e.kind === 'phase').map((e) => e.phase as number)

/** A farm on which nothing is to be decided. */
const idle = (scene: Scene, round = 1): void => {
  for (let i = 0; i < scene.m.seats; i++) give(scene, i, { round, workers: 0 })
}

describe('the round', () => {
  test('[H-TURN-01] [H-TURN-06] ten phases in order; no Phase 3 in Round 1, no Phase 10 in Round 6', () => {
    const scene = table(2, 0)
    idle(scene)
    expect(phasesIn(enter(scene, 1))).toEqual([1, 2, 3, 4])
    expect(scene.m.state.round).toBe(2)
    const first = table(2, 0)
    idle(first, 0)
    expect(phasesIn(enter(first, 1))).toEqual([1, 2, 4])
    const rest = table(2, 0)
    idle(rest)
    expect(phasesIn(enter(rest, 5))).toEqual([5, 6, 7, 8, 9, 10, 1, 2, 3, 4])
    const last = table(2, 0)
    idle(last, 6)
    expect(phasesIn(enter(last, 5))).toEqual([5, 6, 7, 8, 9])
    expect(k.over(last.m)).toBe(true)
  })

  test('[H-TURN-02] [H-TURN-08] fallow, harvest and progress are asked of all at once, turns one after the other', () => {
    const scene = table(3, 0)
    for (const i of [0, 1, 2]) give(scene, i, { fields: ['2', '3'] })
    enter(scene, 6)
    expect([0, 1, 2].map((i) => asked(scene, i))).toEqual(['fallow', 'fallow', 'fallow'])
    const turns = table(3, 0)
    expect([0, 1, 2].map((i) => asked(turns, i))).toEqual(['turn', null, null])
  })

  test('[H-TURN-03] inside a simultaneous phase the first player draws first', () => {
    const scene = table(2, 0)
    for (const i of [0, 1]) give(scene, i, { round: 3, played: [i === 0 ? 815 : 840] })
    edit(scene, (s) => {
      s.first = 1
      s.decks[0] = [7, 8]
      s.decks[1] = [401, 402]
      for (const p of s.players) p.played = [815]
    })
    enter(scene, 3)
    expect([seat(scene, 1).hand, seat(scene, 0).hand]).toEqual([[8], [7]])
  })

  test('[H-TURN-04] a first game is offered Phase 9 clockwise; otherwise it is simultaneous', () => {
    const order = k.game.options.find(({ key }) => key === 'progressOrder')
    expect(order).toMatchObject({ default: 'simultaneous', firstGame: 'clockwise' })
    expect(order?.values).toContain('clockwise')
  })

  test('[H-TURN-04] Phase 9 is simultaneous, or clockwise from the first player by option', () => {
    const together = table(2, 0)
    for (const i of [0, 1]) give(together, i, { clay: 2 })
    enter(together, 9)
    expect([asked(together, 0), asked(together, 1)]).toEqual(['progress', 'progress'])
    const inTurn = table(2, 0, { progressOrder: 'clockwise' })
    for (const i of [0, 1]) give(inTurn, i, { clay: 2 })
    edit(inTurn, (s) => {
      s.first = 1
    })
    enter(inTurn, 9)
    expect([asked(inTurn, 0), asked(inTurn, 1)]).toEqual([null, 'progress'])
    answer(inTurn, 1, 'done')
    expect([asked(inTurn, 0), asked(inTurn, 1)]).toEqual(['progress', null])
  })

  test('[H-TURN-05] a phase ends only when all have finished it and declined to play cards', () => {
    const scene = table(2, 0)
    idle(scene, 2)
    give(scene, 1, { round: 2, fields: ['2', '3'] })
    enter(scene, 6)
    expect(scene.m.state.phase).toBe(6)
    answer(scene, 1, { raise: 0 })
    expect(scene.m.state.phase).not.toBe(6)
    const card = table(2, 0)
    idle(card, 2)
    give(card, 0, { round: 2, phase: 4, workers: 0, hand: [312], fields: Array(6).fill('5b') })
    run(card, { op: 'nextTurn', seat: -1, after: 1 }, { op: 'phase', seat: -1, phase: 5 })
    expect([card.m.state.phase, asked(card, 0)]).toEqual([4, 'playCards'])
    answer(card, 0, 'pass')
    expect(card.m.state.phase).not.toBe(4)
  })

  test('[H-TURN-07] the marker stays where it is', () => {
    const scene = table(2, 0)
    idle(scene)
    edit(scene, (s) => {
      s.first = 1
    })
    enter(scene, 5)
    expect([scene.m.state.round, scene.m.state.first]).toEqual([2, 1])
  })
})

describe('Phase 1', () => {
  test('[H-PH1-01] [H-PH1-03] with 4 players the topmost occupied row of every space goes, rows below stay', () => {
    const scene = table(4, 0)
    idle(scene)
    setBoard(scene, { farming: [1, 2, 3], butchery: [1, 2, 0], nursery: [0, 1, 0], townHall: [0, 0, 0] })
    enter(scene, 1)
    expect([
      board(scene, 'farming'),
      board(scene, 'butchery'),
      board(scene, 'nursery'),
      board(scene, 'townHall'),
    ]).toEqual([
      [1, 2, 0],
      [1, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
    ])
  })

  test('[H-PH1-02] with fewer players only the listed Quadrants are cleared, and the card is gone', () => {
    const scene = table(2, 0)
    idle(scene)
    edit(scene, (s) => {
      s.board = s.board.map((_, i) => (i % 3 === 0 ? 1 : 0))
      s.quadrants = [0, 4]
    })
    // Card 4 of the two-player list: Quadrants 1 and 3.
    enter(scene, 1)
    expect([
      board(scene, 'farming'),
      board(scene, 'butchery'),
      board(scene, 'landSale'),
      board(scene, 'townHall'),
    ]).toEqual([
      [0, 0, 0],
      [1, 0, 0],
      [0, 0, 0],
      [1, 0, 0],
    ])
    expect(scene.m.state.quadrants).toEqual([0])
  })

  test('[H-PH1-04] six Quadrant cards for six rounds', () => {
    const scene = table(3, 0)
    expect(scene.m.state.quadrants).toHaveLength(5)
    for (let round = 2; round <= 6; round++) {
      idle(scene, round - 1)
      enter(scene, 1)
      expect(scene.m.state.quadrants).toHaveLength(6 - round)
    }
  })

  test('[H-PH1-05] [H-PH1-06] [H-PH1-07] the lists of the Quadrant cards', () => {
    const lists = (seats: number) => (QUADRANT_CARDS[seats] ?? []).map((card) => JSON.stringify(card)).sort()
    const cards = (...list: readonly (readonly (number | readonly number[])[])[]) =>
      list.map((c) => JSON.stringify(c)).sort()
    expect(lists(2)).toEqual(cards([0, 1], [1, 3], [2, 3], [0, 3], [0, 2], [1, 2]))
    expect(lists(3)).toEqual(cards([0, 1, [2, 3]], [1, 2, 3], [0, 2, 3], [0, 1, 2], [0, 1, 3], [[0, 1], 2, 3]))
    expect(lists(1)).toEqual(cards([0], [1], [2], [3], [[0, 1]], [[2, 3]]))
  })

  test('[H-PH1-08] a question mark is one of its two Quadrants by chance', () => {
    const seen = new Set<number>()
    for (let i = 0; i < 40; i++) {
      const scene = table(1)
      idle(scene)
      edit(scene, (s) => {
        s.quadrants = [0]
      })
      scene.m.streams.questionMark = [1, (99991117 * (i + 1)) >>> 0, 3, 4]
      const event = enter(scene, 1).find((e) => e.kind === 'quadrants')
      for (const q of (event?.quadrants ?? []) as number[]) seen.add(q)
    }
    expect([...seen].sort()).toEqual([1, 2])
  })

  test('[H-PH1-09] what was removed is remembered by Quadrant', () => {
    const scene = table(4, 0)
    idle(scene)
    clearBoard(scene)
    setBoard(scene, { sheepBreeding: [1, 2, 3], farming: [1, 2, 0], butchery: [1, 0, 0] })
    enter(scene, 1)
    expect(scene.m.state.cleared).toEqual([5, 1, 0, 0])
  })
})

describe('Phase 2', () => {
  const phase2 = (scene: Scene) => run(scene, { op: 'newWorkers', seat: -1 })

  test('[H-PH2-01] the card of the round lies beside the board, still unseen', () => {
    const scene = table(2, 0)
    give(scene, 0, { round: 2 })
    edit(scene, (s) => {
      const p = s.players[0]
      if (p !== undefined) p.stable = p.stable.with(2, 555)
    })
    phase2(scene)
    expect([seat(scene, 0).aside, seat(scene, 0).stable[2], seat(scene, 0).stable[3]]).toEqual([555, 0, 503])
    expect(JSON.stringify(k.view(scene.m, 0).table)).not.toContain('555')
  })

  test('[H-PH2-02] sheep on that card are lost', () => {
    const scene = table(2, 0)
    give(scene, 0, { round: 4, sheepOn: { 5: 1 }, sheep: 2 })
    edit(scene, (s) => {
      const p = s.players[0]
      if (p !== undefined) {
        p.stable = p.stable.with(4, 444)
        p.sheep[4] = 3
      }
    })
    phase2(scene)
    expect(seat(scene, 0).sheep).toEqual([0, 0, 0, 0, 0, 1, 0, 2])
  })

  test('[H-PH2-03] Workers by the window, always all of them', () => {
    for (const window of [6, 9, 12]) {
      const scene = table(2, 0)
      give(scene, 0, { round: 2, window, workers: 0 })
      phase2(scene)
      expect(seat(scene, 0).workers).toBe(window)
    }
  })

  test('[H-PH2-04] cards before the steps: 301 saves the sheep', () => {
    const scene = table(2, 0)
    idle(scene, 4)
    give(scene, 0, { round: 4, hand: [301] })
    edit(scene, (s) => {
      const p = s.players[0]
      if (p !== undefined) {
        p.stable = p.stable.with(4, 444)
        p.sheep[4] = 1
      }
    })
    run(scene, { op: 'phase', seat: -1, phase: 2 })
    expect([scene.m.state.phase, asked(scene, 0)]).toEqual([2, 'playCards'])
    answer(scene, 0, { play: '301' }, { move: { card4: 1 } })
    expect(seat(scene, 0).sheep[5]).toBe(1)
  })

  test('[H-PH2-05] at the positions that give points the Workers stay 12', () => {
    for (const center of [7, 8, 9, 10]) {
      const scene = table(2, 0)
      give(scene, 0, { round: 2, window: center + 6, crafts: Array(5).fill(center) })
      phase2(scene)
      expect(seat(scene, 0).workers).toBe(12)
    }
  })
})

describe('Phase 3', () => {
  test('[H-PH3-01] skipped in Round 1 whatever lies there', () => {
    const scene = table(2, 0)
    idle(scene)
    give(scene, 0, { round: 1, played: [821], workers: 1 })
    enter(scene, 3)
    expect(stockOf(scene, 0)).toEqual({})
  })

  test('[H-PH3-02] every Bonus card in play once, in the order its owner likes', () => {
    const scene = table(2, 0)
    give(scene, 0, { round: 3, played: [801, 801 + 20, 811, 831, 2], flax: 1, rye: 1, fields: ['3', '4'] })
    enter(scene, 3)
    // Plain gains are in; the two that sow are asked.
    expect([stockOf(scene, 0), asked(scene, 0), choices(scene, 0)]).toEqual([
      { flax: 1, rye: 1, meat: 1, clay: 2 },
      'income',
      [{ activate: '811' }, { activate: '831' }],
    ])
    answer(scene, 0, { activate: '831' }, { sow: 'rye', column: 0 })
    // 811 is activated without asking: it is the last one.
    expect(asked(scene, 0)).toBe('sow')
    answer(scene, 0, { sow: 'flax', column: 1 })
    expect([stockOf(scene, 0), fieldsOf(scene, 0)]).toEqual([{ meat: 1, clay: 2 }, ['3r', '4f']])
  })

  test('[H-PH3-03] Bonus cards in hand give nothing', () => {
    const scene = table(2, 0)
    give(scene, 0, { round: 3, hand: [821] })
    enter(scene, 3)
    expect(stockOf(scene, 0)).toEqual({})
  })

  test('[H-PH3-04] a Bonus card played in Phase 3 gives its income at once, and only once', () => {
    const scene = table(2, 0)
    give(scene, 0, { round: 4, hand: [821], clay: 4 })
    enter(scene, 3)
    expect(asked(scene, 0)).toBe('playCards')
    answer(scene, 0, { play: '821' })
    expect(stockOf(scene, 0)).toEqual({ clay: 2 })
  })

  test('[H-PH3-05] income is optional', () => {
    const scene = table(2, 0)
    give(scene, 0, { round: 4, played: [839], tools: 3 })
    enter(scene, 3)
    expect(choices(scene, 0)).toEqual([{ pay: { tools: 1 } }, 'pass'])
    answer(scene, 0, 'pass')
    expect(stockOf(scene, 0)).toEqual({ tools: 3 })
  })

  test('[H-PH3-06] cards may be played between two activations', () => {
    const scene = table(2, 0)
    give(scene, 0, { round: 4, played: [827, 840], hand: [817] })
    edit(scene, (s) => {
      s.decks[1] = [434]
    })
    enter(scene, 3)
    // 827 brought a jewelry; before 840 is activated 817 may be paid with it.
    expect([asked(scene, 0), canPlay(scene, 0, 817), handDecks(scene, 0)]).toEqual(['playCards', true, { bonus: 1 }])
    answer(scene, 0, { play: '817' })
    expect([stockOf(scene, 0), handDecks(scene, 0)]).toEqual([{ tools: 1 }, { farmyard: 1 }])
  })
})

test('a played card outside Phase 3 waits for the next one [H-CARD-11]', () => {
  const scene = table(2, 1)
  give(scene, 0, { round: 3, hops: 2, hand: [810] })
  play(scene, 0, 810)
  expect(stockOf(scene, 0)).toEqual({})
  for (const round of [4, 5, 6]) {
    give(scene, 0, { round, played: [810] })
    enter(scene, 3)
    expect(stockOf(scene, 0)).toEqual({ rye: 1 })
  }
})
