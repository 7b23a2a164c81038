/** Setup, Quadrants, scoring, the variant without cards and the solo goals, from the rulebook. */

import { describe, expect, test } from 'vitest'
import { asks, at, playOn } from './flow.ts'
import { arrange, asked, fresh, k, type M, must, player, space, turnOn, waysToPlay } from './harness.ts'

const rowsOf = (board: readonly number[], quadrant: number): number[][] =>
  [0, 1, 2, 3, 4].map((i) => {
    const s = 5 * quadrant + i
    return board.slice(3 * s, 3 * s + 3)
  })

/** Fills the board, lets the next Phase 1 happen, and says which Quadrants lost a row. */
function clearedQuadrants(m: M, round: number): number[] {
  const full = Array.from({ length: 20 }, (_, s) => (s % 5 === 0 ? [1, 2, 0] : [1, 2, 3])).flat()
  k.edit(m, (s) => {
    s.board = full.slice()
    for (const p of s.players) p.hand = []
  })
  playOn(m, (n) => {
    if (n.state.round < round) for (const p of n.state.players) p.hand = []
    return n.state.round === round && n.state.phase === 4
  })
  return [0, 1, 2, 3].filter((q) => {
    const rows = rowsOf(m.state.board, q)
    const lost = rows.map((r) => String(r) === '1,0,0' || String(r) === '1,2,0')
    const kept = rows.map((r, i) => String(r) === (i === 0 ? '1,2,0' : '1,2,3'))
    expect(kept.every(Boolean) || rows.every((r, i) => String(r) === (i === 0 ? '1,0,0' : '1,2,0'))).toBe(true)
    return lost.every(Boolean) && !kept.every(Boolean)
  })
}

describe('setup and Quadrants', () => {
  test('[H-SETUP-05] [H-SETUP-07] [H-SETUP-08] [H-SETUP-09] [H-SETUP-12] the personal display', () => {
    const m = fresh(4)
    for (const p of m.state.players) {
      expect(p.stock).toEqual([1, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0])
      expect(p.fields.filter((f) => f > 0).sort()).toEqual([2, 3, 4])
      expect(p.sheep.every((n) => n === 0)).toBe(true)
      expect(p.crafts).toEqual([0, 0, 0, 0, 0])
      expect(p.boulders).toEqual([2, 4, 2, 4, 2, 4, 2, 4, 2, 4])
      expect(p.hand.filter((c) => c < 400)).toHaveLength(4)
      expect(p.hand.filter((c) => c > 900)).toHaveLength(1)
      expect(p.hand).toHaveLength(5)
      expect(p.workers).toBe(6)
    }
  })

  test('[H-SETUP-03] with four players the board is empty in Round 1', () => {
    expect(fresh(4).state.board.every((n) => n === 0)).toBe(true)
  })

  test('[H-SETUP-03] with fewer players only the Quadrants not listed keep a Worker on each space', () => {
    for (const [seats, cleared] of [
      [1, 1],
      [2, 2],
      [3, 3],
    ] as const) {
      for (let i = 0; i < 12; i++) {
        const m = k.create({ game: 'hallertau', seats, seed: (160 + i).toString(16).repeat(32) })
        const full = [0, 1, 2, 3].filter((q) => rowsOf(m.state.board, q).every((r) => String(r) === '1,0,0'))
        const empty = [0, 1, 2, 3].filter((q) => rowsOf(m.state.board, q).every((r) => String(r) === '0,0,0'))
        expect(empty).toHaveLength(cleared)
        expect(full).toHaveLength(4 - cleared)
      }
    }
  })

  test('[H-COMP-02] [H-SETUP-10] the decks hold what was not dealt', () => {
    const m = fresh(4, { gateway: 'expert', farmyard: 'field' })
    expect(m.state.decks.map((d) => d.length)).toEqual([30 - 16, 35 - 24, 45, 25 - 4])
    expect(m.state.decks[0]?.every((c) => c > 200 && c <= 230)).toBe(true)
    expect(m.state.decks[1]?.every((c) => c > 600 && c <= 635)).toBe(true)
  })

  test('[H-PH1-01] [H-PH1-03] four players: the topmost row of every space goes', () => {
    const m = fresh(4)
    expect(clearedQuadrants(m, 2)).toEqual([0, 1, 2, 3])
  })

  test('[H-PH1-02] [H-PH1-04] [H-PH1-05] two players: each pair of Quadrants exactly once in a game', () => {
    const m = fresh(2)
    const pairs = [[0, 1, 2, 3].filter((q) => rowsOf(m.state.board, q).every((r) => String(r) === '0,0,0')).join('')]
    for (const round of [2, 3, 4, 5, 6]) pairs.push(clearedQuadrants(m, round).join(''))
    expect(pairs.sort()).toEqual(['01', '02', '03', '12', '13', '23'])
  })

  test('[H-PH1-02] [H-PH1-06] three players: three Quadrants each round', () => {
    const m = fresh(3)
    const all = [[0, 1, 2, 3].filter((q) => rowsOf(m.state.board, q).every((r) => String(r) === '0,0,0')).join('')]
    for (const round of [2, 3, 4, 5, 6]) all.push(clearedQuadrants(m, round).join(''))
    expect(all.every((q) => q.length === 3)).toBe(true)
    for (const certain of ['012', '013', '023', '123']) expect(all).toContain(certain)
  })

  test('[H-PH1-07] solo: one Quadrant each round, each of the four at least once', () => {
    const m = fresh(1)
    const all = [[0, 1, 2, 3].filter((q) => rowsOf(m.state.board, q).every((r) => String(r) === '0,0,0')).join('')]
    for (const round of [2, 3, 4, 5, 6]) all.push(clearedQuadrants(m, round).join(''))
    expect(all.every((q) => q.length === 1)).toBe(true)
    expect(new Set(all)).toEqual(new Set(['0', '1', '2', '3']))
    const extra = [...all]
    for (const q of ['0', '1', '2', '3']) extra.splice(extra.indexOf(q), 1)
    expect(extra.filter((q) => q < '2')).toHaveLength(1)
  })

  test('[H-PH1-03] a second row with a single Worker is a row like any other', () => {
    const m = fresh(4)
    playOn(m, (n) => n.state.phase === 9)
    k.edit(m, (s) => {
      s.board = s.board.map(() => 0)
      s.board[3 * space('nursery') + 1] = 1
      s.board[3 * space('nursery')] = 1
      s.board[3 * space('farming') + 1] = 1
      for (const p of s.players) p.hand = []
    })
    playOn(m, at(2, 4))
    expect(m.state.board[3 * space('nursery')]).toBe(1)
    expect(m.state.board.reduce((a, b) => a + b, 0)).toBe(1)
  })

  test('[H-PH1-09] card 303 sees the Workers removed in the real Phase 1', () => {
    const m = fresh(4)
    playOn(m, (n) => n.state.phase === 9)
    k.edit(m, (s) => {
      s.board = s.board.map(() => 0)
      for (const name of ['butchery', 'nursery', 'busyWeekend'] as const) {
        s.board.splice(3 * space(name), 3, 1, 2, 3)
      }
      for (const p of s.players) p.hand = []
      const [p] = s.players
      if (p !== undefined) p.hand = [303]
    })
    playOn(m, (n) => n.state.round === 2 && waysToPlay(n, 303).length > 0)
    expect(m.state.phase).toBe(1)
    expect(waysToPlay(m, 303)).toContainEqual({ play: '303', option: 3 })
  })
})

describe('scoring', () => {
  const solo = fresh(1)

  test('[H-SCORE-02] [H-SCORE-03] sheep count only in the Stables; jewelry one each', () => {
    const m = k.clone(solo)
    arrange(m, { round: 5, sheep: '66SSSSS', jewelry: 2 })
    const [score] = k.game.result(m).scores
    expect(score?.parts.sheep).toBe(5)
    expect(score?.parts.jewelry).toBe(2)
  })

  test('[H-SCORE-04] [H-SCORE-05] fields by row, goods and tools: one point per full five, the rest breaks ties', () => {
    const m = k.clone(solo)
    arrange(m, { clay: 1, flax: 1, milk: 2, fields: '43b', tools: 2 })
    const [score] = k.game.result(m).scores
    expect(score?.parts.store).toBe(2)
    expect(score?.tiebreak).toEqual([3])
    expect(score?.total).toBe(2)
  })

  test('[H-SCORE-06] [H-CARD-12] only face-up Bonus and Point cards count', () => {
    const m = k.clone(solo)
    arrange(m, { played: [801, 804, 805, 806, 822, 824, 912, 1, 401], hand: [925] })
    expect(k.game.result(m).scores[0]?.parts.cards).toBe(1 + 3 + 3 + 3 + 5 + 6 + 10)
  })

  test('[H-SCORE-07] the higher remainder wins a tie; without one the victory is shared', () => {
    const m = fresh(3)
    const stand = (stocks: readonly number[]): void =>
      k.edit(m, (s) => {
        s.players.forEach((p, i) => {
          p.stock = [stocks[i] ?? 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
          p.fields = p.fields.map(() => 0)
        })
      })
    stand([7, 9, 8])
    expect(k.game.result(m).winners).toEqual([1])
    stand([9, 9, 8])
    expect([...k.game.result(m).winners].sort()).toEqual([0, 1])
    stand([10, 14, 15])
    expect(k.game.result(m).winners).toEqual([2])
    stand([9, 14, 10])
    expect(k.game.result(m).winners).toEqual([1])
  })
})

describe('the end', () => {
  test('[H-END-02] [H-END-03] [H-TURN-06] after Round 6 a last chance for cards, in no phase; Phase 10 is left out', () => {
    const m = fresh(1)
    arrange(m, {
      round: 6,
      phase: 4,
      workers: 1,
      wool: 12,
      tools: 0,
      jewelry: 0,
      sheep: 'SSSS',
      crafts: [6, 6, 6, 6, 6],
      window: 12,
    })
    must(m, 0, { choice: { exchange: 1 } })
    playOn(m, (n) => n.state.phase === 9)
    k.edit(m, (s) => {
      for (const p of s.players) {
        p.hand = [917, 330, 121, 726, 305]
        p.stock[9] = 1
        p.toolsPhase4 = 5
        p.workers = 1
        p.advances = [5, 0, 0, 0, 0]
        p.boulders = [6, 9, 7, 10, 8, 10, 8, 10, 8, 10]
      }
    })
    playOn(m, (n) => n.state.phase === 0)
    const cards = new Set(k.anytime(m, 0).flatMap((c) => ('play' in c ? [c.play] : [])))
    expect([...cards].sort()).toEqual(['726', '917'])
    expect(player(m).boulders.slice(0, 2)).toEqual([6, 9])
    expect(k.over(m)).toBe(false)
    must(m, 0, { choice: { play: '917' } })
    playOn(m, () => false)
    expect(k.over(m)).toBe(true)
    expect(player(m).played).toEqual([917])
    expect(k.game.result(m).scores[0]?.parts.cards).toBe(10)
  })

  test('[H-END-01] the game ends after six rounds', () => {
    const m = fresh(2)
    let most = 0
    playOn(m, (n) => {
      most = Math.max(most, n.state.round)
      return false
    })
    expect(k.over(m)).toBe(true)
    expect(most).toBe(6)
  })
})

describe('without cards', () => {
  test('[H-VAR-01] [H-VAR-03] no hands, no decks; the card spaces are never choices', () => {
    const m = fresh(2, { noCards: true })
    for (const p of m.state.players) expect(p.hand).toEqual([])
    expect(m.state.decks.flat()).toEqual([])
    const choices = asked(m)?.choices ?? []
    for (const name of ['gatewayCard', 'farmyardCard', 'bonusCard', 'pointCard'] as const) {
      expect(choices).not.toContainEqual(turnOn(m, name))
    }
    expect(choices).toContainEqual({ space: 'nursery', workers: 2 })
  })

  test('[H-VAR-04] [H-VAR-05] the Farmyard card is discarded; the marker goes round', () => {
    const m = fresh(3, { noCards: true })
    for (const round of [1, 2, 3, 4, 5, 6]) {
      playOn(m, (n) => n.state.round === round && n.state.phase === 4)
      expect(m.state.first).toBe((round - 1) % 3)
      expect(asked(m, m.state.first)?.kind).toBe('turn')
      for (const p of m.state.players) expect(p.hand).toEqual([])
    }
    playOn(m, () => false)
    expect(k.over(m)).toBe(true)
    expect(k.game.result(m).scores.every((s) => (s.parts.cards ?? 0) === 0)).toBe(true)
  })

  test('[H-TURN-07] with cards the marker stays where it is', () => {
    const m = fresh(3)
    for (const round of [1, 2, 3]) {
      playOn(m, at(round, 4))
      expect(m.state.first).toBe(0)
    }
  })

  test('[H-VAR-07] sheep still stand on the Farmyard cards', () => {
    const m = fresh(1, { noCards: true })
    must(m, 0, { choice: { space: 'weeklyMarket', workers: 2 } })
    expect(player(m).sheep[4]).toBe(1)
  })
})

describe('solo goals', () => {
  const verdict = (points: number, noCards: boolean): string | undefined => {
    const m = fresh(1, { noCards })
    k.edit(m, (s) => {
      for (const p of s.players) {
        p.stock = p.stock.map(() => 0)
        p.fields = p.fields.map(() => 0)
        p.sheep[7] = points
      }
    })
    expect(k.game.result(m).scores[0]?.total).toBe(points)
    return k.game.result(m).verdict
  }

  test('[H-SOLO-02] [H-SOLO-04] 100 is reached, more than 110 is extraordinary', () => {
    const missed = verdict(99, false)
    const reached = verdict(100, false)
    const great = verdict(111, false)
    expect(new Set([missed, reached, great]).size).toBe(3)
    expect(verdict(110, false)).toBe(reached)
    expect(verdict(0, false)).toBe(missed)
    expect(verdict(150, false)).toBe(great)
  })

  test('[H-SOLO-03] [H-SOLO-04] without cards 80 and 85', () => {
    const reached = verdict(80, true)
    expect(reached).toBe(verdict(100, false))
    expect(verdict(79, true)).toBe(verdict(99, false))
    expect(verdict(85, true)).toBe(reached)
    expect(verdict(86, true)).toBe(verdict(111, false))
  })
})

describe('turn order', () => {
  test('[H-PH4-01] [H-PH4-03] clockwise from the first player, whoever is out of Workers is skipped', () => {
    const m = fresh(3)
    k.edit(m, (s) => {
      for (const p of s.players) p.hand = []
      const [, second] = s.players
      if (second !== undefined) second.workers = 1
    })
    const order: number[] = []
    for (let i = 0; i < 8; i++) {
      const [question] = k.decisions(m)
      if (question === undefined) throw new Error('nobody is asked')
      order.push(question.seat)
      must(m, question.seat, { choice: { exchange: 1 } })
    }
    expect(order).toEqual([0, 1, 2, 0, 2, 0, 2, 0])
  })

  test('[H-TURN-02] [H-TURN-04] progress is simultaneous, or in turns where the table wants it', () => {
    const together = fresh(2)
    k.edit(together, (s) => {
      for (const p of s.players) p.hand = []
    })
    playOn(together, (n) => n.state.phase === 9)
    expect(asks('progress', 0)(together) && asks('progress', 1)(together)).toBe(true)
    const inTurns = fresh(2, { progressOrder: 'clockwise' })
    k.edit(inTurns, (s) => {
      for (const p of s.players) p.hand = []
    })
    playOn(inTurns, (n) => n.state.phase === 9)
    expect(
      k
        .decisions(inTurns)
        .filter((d) => d.kind === 'progress')
        .map((d) => d.seat),
    ).toEqual([0])
    must(inTurns, 0, { choice: 'done' })
    playOn(inTurns, (n) => asks('progress', 1)(n) || n.state.phase !== 9)
    expect(asks('progress', 1)(inTurns)).toBe(true)
  })
})
