/** Whole random games without cards, every step compared with a small model of the rulebook's phases. */

import { expect, test } from 'vitest'
import { bouldersFor, k, type M, must, type Player, SPACES } from './harness.ts'

/** A small generator of our own, so that the games are the same every time. */
function dice(seed: number): (n: number) => number {
  let x = seed
  return (n) => {
    x = (x * 1103515245 + 12345) % 2147483648
    return Math.floor(x / 65536) % n
  }
}

interface Field {
  row: number
  good: number
  copies: number
}

const fieldsOf = (m: M, seat: number): Field[] =>
  (k.view(m, seat).table.seats[seat]?.fields ?? []).flatMap((f) => (f === null ? [] : [{ ...f }]))

const tidy = (fields: readonly Field[]): string[] => fields.map((f) => `${f.row}:${f.good}`).sort()

/** Phases 6 to 8 for one farm; null where the player has a real choice. */
function yearEnd(m: M, seat: number, p: Player): { readonly fields: string[]; readonly stock: number[] } | null {
  const fields = fieldsOf(m, seat)
  const stock = p.stock.slice()
  for (const f of fields) if (f.good < 0 && f.row < 5) f.row++
  const movable = fields.filter((f) => f.good < 0 && f.row < 5)
  if (new Set(movable.map((f) => f.row)).size > 1) return null
  const [again] = movable
  if (again !== undefined) again.row++
  for (const f of fields) {
    if (f.good < 0) continue
    stock[f.good] = (stock[f.good] ?? 0) + f.row * f.copies
    f.row = Math.max(2, f.row - 1)
    f.good = -1
  }
  stock[6] = (stock[6] ?? 0) + p.sheep.reduce((a, b) => a + b, 0)
  return { fields: tidy(fields), stock }
}

const rows = (board: readonly number[], s: number): number[] => board.slice(3 * s, 3 * s + 3)
const topRow = (r: readonly number[]): number => (r[2] ? 2 : r[1] ? 1 : r[0] ? 0 : -1)

for (const seats of [1, 2, 3, 4]) {
  test(`[H-TURN-01] [H-PH1-03] [H-PH2-02] [H-PH4-05] [H-PH6-01] [H-PH7-01] [H-PH8-01] [H-PH10-01] [H-VAR-05] ${seats} seats`, () => {
    const roll = dice(1000 + seats)
    let checkedYears = 0
    for (let game = 0; game < 16; game++) {
      const seed = (16 + seats * 32 + game).toString(16).padStart(2, '0').repeat(32)
      const m = k.create({ game: 'hallertau', seats, seed, options: { noCards: true } })
      let boardAtEnd: number[] = []
      while (!k.over(m)) {
        const questions = k.decisions(m)
        const question = questions[roll(questions.length)]
        if (question === undefined) throw new Error(m.defect ?? 'nobody is asked')
        const list = question.choices ?? []
        const choice = list[roll(list.length)] ?? null
        const before = k.clone(m)
        must(m, question.seat, { to: question.id, choice })

        if (question.kind === 'turn' && typeof choice === 'object' && choice !== null) {
          if ('space' in choice) {
            const at = SPACES.indexOf(choice.space)
            const was = rows(before.state.board, at)
            const place = was.findIndex((n, i) => n === 0 && !(i === 2 && at % 5 === 0))
            expect(place).toBeGreaterThanOrEqual(0)
            if (m.state.round === before.state.round) {
              expect(rows(m.state.board, at)).toEqual(was.map((n, i) => (i === place ? place + 1 : n)))
            }
          }
          const exchanged = 'exchange' in choice ? choice.exchange : 0
          const last = before.state.players.reduce((a, p) => a + p.workers, 0) === exchanged
          if (last) {
            boardAtEnd = before.state.board.slice()
            before.state.players.forEach((p, seat) => {
              const then = { ...p, stock: p.stock.slice() }
              if (seat === question.seat) then.stock[10] = (then.stock[10] ?? 0) + exchanged
              const expected = yearEnd(before, seat, then)
              if (expected === null || m.state.phase === 6) return
              const after = m.state.players[seat]
              expect(after?.stock).toEqual(expected.stock)
              expect(tidy(fieldsOf(m, seat))).toEqual(expected.fields)
              checkedYears++
            })
          }
        }

        if (m.state.round > before.state.round && m.state.phase === 4) {
          m.state.players.forEach((p, seat) => {
            expect(p.workers).toBe(Math.min(12, 6 + p.center))
            expect(p.center).toBe(Math.max(before.state.players[seat]?.center ?? 0, Math.min(...p.crafts)))
            expect(p.sheep.slice(0, m.state.round + 1).every((n) => n === 0)).toBe(true)
            expect(p.boulders).toEqual(bouldersFor(p.crafts))
          })
          expect(m.state.first).toBe((before.state.first + 1) % seats)
          if (boardAtEnd.length > 0) {
            const cleared = [0, 1, 2, 3].filter((q) =>
              [0, 1, 2, 3, 4].some(
                (i) => String(rows(boardAtEnd, 5 * q + i)) !== String(rows(m.state.board, 5 * q + i)),
              ),
            )
            expect(cleared.length).toBeLessThanOrEqual(seats)
            for (const q of cleared) {
              for (let i = 0; i < 5; i++) {
                const was = rows(boardAtEnd, 5 * q + i)
                const top = topRow(was)
                expect(rows(m.state.board, 5 * q + i)).toEqual(was.map((n, r) => (r === top ? 0 : n)))
              }
            }
          }
          boardAtEnd = []
        }
      }
      expect(k.game.violations(m)).toEqual([])
      for (const { total, parts } of k.game.result(m).scores) {
        expect(total).toBe(Object.values(parts).reduce((a, b) => a + b, 0))
      }
    }
    expect(checkedYears).toBeGreaterThan(3)
  })
}
