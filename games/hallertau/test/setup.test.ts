/** Components and setup. */

import { seedFrom } from '@dorfplatz/kernel'
import { describe, expect, test } from 'vitest'
import { hallertau } from '../index.ts'
import { DECKS, QUADRANT_CARDS, SPACES } from '../rules/facts.ts'
import { newState, subdeck } from '../rules/state.ts'
import { factSheet } from '../text/facts.ts'
import { answer, edit, fieldsOf, give, k, run, seat, stockOf, table } from './scenario.ts'

const create = (seats: number, options = {}, words = 'setup') =>
  k.create({ game: 'hallertau', seats, options, seed: seedFrom(words) })

/** The state before anything happens. */
const fresh = (seats: number, options = {}) => {
  const m = create(seats, options)
  return newState({ ...m, streams: {}, state: null })
}

describe('components', () => {
  test('[H-COMP-01] 1 to 4 players, six rounds of ten phases', () => {
    expect(hallertau.seats).toEqual([1, 4])
    expect(k.checkSetup({ game: 'hallertau', seats: 5, seed: seedFrom('x') })?.rule).toBe('K-SETUP-SEATS')
    const scene = table(1)
    const rounds = new Set<number>()
    const phases = new Set<number>()
    for (let i = 0; i < 200 && !k.over(scene.m); i++) {
      const open = k.open(scene.m)[0]
      if (open === undefined) break
      rounds.add(scene.m.state.round)
      const list = k.choices(scene.m, open) ?? []
      for (const event of answer(scene, 0, open.frame.op === 'turn' ? (list.at(-1) ?? 0) : (list[0] ?? 0))) {
        if (event.kind === 'phase') phases.add(event.phase as number)
      }
    }
    expect([...rounds]).toEqual([1, 2, 3, 4, 5, 6])
    expect([...phases].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(k.over(scene.m)).toBe(true)
  })

  test('[H-COMP-02] 330 cards: decks of 30 and 35, 45 Bonus, 25 Point; six Quadrant cards', () => {
    const count = (deck: string) => hallertau.cards.filter((card) => card.deck === deck).length
    expect(['beginner', 'advanced', 'expert', 'master'].map((d) => count(`gateway-${d}`))).toEqual([30, 30, 30, 30])
    expect(['hops', 'sheep', 'field', 'jewelry'].map((d) => count(`farmyard-${d}`))).toEqual([35, 35, 35, 35])
    expect([count('bonus'), count('point')]).toEqual([45, 25])
    expect([1, 2, 3].map((seats) => QUADRANT_CARDS[seats]?.length)).toEqual([6, 6, 6])
  })

  test('[H-COMP-03] exactly one Gateway and one Farmyard deck; Bonus and Point always', () => {
    for (const gateway of ['beginner', 'advanced', 'expert', 'master']) {
      for (const farmyard of ['hops', 'sheep', 'field', 'jewelry']) {
        const s = fresh(2, { gateway, farmyard })
        expect(s.decks.map((deck) => deck.length)).toEqual([30 - 8, 35 - 12, 45, 25 - 2])
      }
    }
    const s = fresh(1, { gateway: 'expert', farmyard: 'field' })
    expect(s.decks[0]?.every((card) => card > 200 && card < 231)).toBe(true)
    expect(s.decks[1]?.every((card) => card > 600 && card < 636)).toBe(true)
  })

  test('[H-COMP-04] mixing decks is an option, off by default, with the caution shown', () => {
    expect(hallertau.options.find((o) => o.key === 'gateway')?.default).toBe('beginner')
    expect(subdeck('gateway', 'mixed')).toHaveLength(120)
    expect(subdeck('farmyard', 'mixed')).toHaveLength(140)
    for (const key of ['gateway', 'farmyard']) expect(hallertau.text.en.option(key).help).toMatch(/not tested/)
    expect(hallertau.text.de.option('gateway').help).toMatch(/nicht erprobt/)
  })

  test('[H-COMP-05] eight columns, six round spaces, five buildings, ten boulders, a jewel box', () => {
    const p = fresh(1).players[0]
    expect(p?.fields).toHaveLength(8)
    expect(p?.stable.slice(1)).toHaveLength(6)
    expect([p?.crafts.length, p?.boulders.length, p?.stock.length]).toEqual([5, 10, 11])
  })

  test('[H-COMP-06] [H-COMP-08] no limit for goods, sheep, tools and hand; 8 fields, 10 jewelry', () => {
    const scene = table(1)
    give(scene, 0, { wool: 60, tools: 60, jewelry: 9, fields: Array(8).fill('3'), workers: 30, hand: Array(0) })
    run(scene, {
      op: 'effects',
      seat: 0,
      list: [
        { do: 'gain', goods: { wool: 30, tools: 30, sheep: 40, jewelry: 3 } },
        { do: 'field', row: 5, n: 2 },
        { do: 'draw', deck: 'bonus', n: 20 },
      ],
      at: 0,
      source: 'test',
      atomic: true,
    })
    expect(stockOf(scene, 0)).toEqual({ wool: 90, tools: 90, jewelry: 10 })
    expect(seat(scene, 0).sheep.reduce((a, b) => a + b)).toBe(40)
    expect(fieldsOf(scene, 0)).toHaveLength(8)
    expect(seat(scene, 0).hand).toHaveLength(20)
  })

  test('[H-COMP-07] Workers never run out', () => {
    const scene = table(4)
    for (const i of [0, 1, 2, 3]) give(scene, i, { window: 12, round: 2, crafts: [6, 6, 6, 6, 6] })
    edit(scene, (s) => s.board.fill(1))
    run(scene, { op: 'newWorkers', seat: -1 })
    expect([0, 1, 2, 3].map((i) => seat(scene, i).workers)).toEqual([12, 12, 12, 12])
  })

  test('[H-COMP-09] what left a deck never returns to it', () => {
    const scene = table(1)
    give(scene, 0, { hand: [923, 924, 414] })
    const before = scene.m.state.decks.map((deck) => deck.length)
    run(scene, { op: 'discard', seat: 0, left: 1, point: false, atomic: true })
    answer(scene, 0, { discard: '923' })
    expect(scene.m.state.gone).toEqual([923])
    expect(scene.m.state.decks.map((deck) => deck.length)).toEqual(before)
  })

  test('[H-COMP-10] there is one first player marker', () => {
    expect(typeof fresh(4).first).toBe('number')
  })
})

describe('setup', () => {
  test('[H-SETUP-01] four shuffled face-down decks, one in each corner space', () => {
    const a = create(2, {}, 'one')
    const b = create(2, {}, 'two')
    for (let deck = 0; deck < 4; deck++) {
      expect(a.state.decks[deck]).not.toEqual([...(a.state.decks[deck] ?? [])].sort((x, y) => x - y))
      expect(a.state.decks[deck]).not.toEqual(b.state.decks[deck])
    }
    expect(DECKS.map((deck, q) => SPACES[5 * q] === `${deck}Card`)).toEqual([true, true, true, true])
    expect(JSON.stringify(k.view(a, 0))).not.toContain(JSON.stringify(a.state.decks[2]))
  })

  test('[H-SETUP-02] the six Quadrant cards are shuffled with 1 to 3 players and unused with 4', () => {
    expect([1, 2, 3, 4].map((seats) => fresh(seats).quadrants.length)).toEqual([6, 6, 6, 0])
    expect([...fresh(3).quadrants].sort()).toEqual([0, 1, 2, 3, 4, 5])
  })

  test('[H-SETUP-03] one Worker on every space, then Phase 1: with 4 players the board is empty', () => {
    expect(fresh(2).board.filter((n) => n === 1)).toHaveLength(20)
    expect(create(4).state.board.every((n) => n === 0)).toBe(true)
    const two = create(2).state
    expect(two.quadrants).toHaveLength(5)
    // Two Quadrants are cleared, the five spaces of the two others keep their Worker.
    const left = [0, 1, 2, 3].map((q) => two.board.slice(15 * q, 15 * q + 15).reduce((a, b) => a + b))
    expect(left.sort()).toEqual([0, 0, 5, 5])
  })

  test('[H-SETUP-04] the general supply has no end', () => {
    expect(Object.keys(fresh(2))).not.toContain('supply')
  })

  test('[H-SETUP-05] [H-SETUP-06] [H-SETUP-07] center at 0 with window 6, buildings at 0, boulders at 2 and 4', () => {
    const view = k.view(create(1), 0).table.seats[0]
    expect([view?.center, view?.window]).toEqual([0, 6])
    expect(view?.crafts).toEqual([0, 0, 0, 0, 0])
    expect(view?.boulders).toEqual([2, 4, 2, 4, 2, 4, 2, 4, 2, 4])
    const rows = hallertau.text.en.table(k.view(create(1), 0)).map(String)
    const order = ['Carpentry', 'Brewhouse', 'Cooling House', 'Bakehouse', 'Manufacture']
    expect(order.map((name) => rows.findIndex((row) => row.includes(name)))).toEqual(
      [...order.map((name) => rows.findIndex((row) => row.includes(name)))].sort((a, b) => a - b),
    )
  })

  test('[H-SETUP-08] [H-SETUP-09] [H-SETUP-11] three empty fields in rows 2, 3, 4; barley, flax, rye; nothing else', () => {
    const scene = table(3)
    for (const i of [0, 1, 2]) {
      expect(fieldsOf(scene, i)).toEqual(['2', '3', '4'])
      expect(stockOf(scene, i)).toEqual({ barley: 1, flax: 1, rye: 1 })
      expect(seat(scene, i).sheep.every((n) => n === 0)).toBe(true)
    }
  })

  test('[H-SETUP-10] six unseen Farmyard cards on the Stable board, hidden even from their owner', () => {
    const s = fresh(2)
    for (const p of s.players) expect(p.stable.slice(1).every((card) => card > 400 && card < 800)).toBe(true)
    const m = create(2)
    const text = JSON.stringify(k.view(m, 0))
    for (const card of m.state.players[0]?.stable.slice(2) ?? []) expect(text).not.toMatch(new RegExp(`\\b${card}\\b`))
    expect(k.view(m, 0).table.seats[0]?.stable).toEqual([2, 3, 4, 5, 6])
  })

  test('[H-SETUP-12] [H-SETUP-13] four Gateway cards and one Point card, dealt seat by seat', () => {
    const s = fresh(4)
    for (const p of s.players) {
      expect(p.hand.map((card) => (card < 400 ? 'g' : card > 900 ? 'p' : '?')).join('')).toBe('ggggp')
    }
    // The next cards of the decks come after those of the last seat.
    const again = fresh(3)
    expect(again.players.map((p) => p.hand)).toEqual(s.players.slice(0, 3).map((p) => p.hand))
  })

  test('[H-SETUP-14] the first player is drawn by chance', () => {
    const firsts = new Set(Array.from({ length: 30 }, (_, i) => create(4, {}, `first ${i}`).state.first))
    expect([...firsts].sort()).toEqual([0, 1, 2, 3])
  })

  test('[H-SETUP-15] hands are secret, their sizes are not', () => {
    const m = create(2)
    const other = k.view(m, 1).table.seats[0]
    expect(other?.hand).toBeNull()
    expect(other?.handCounts).toEqual([4, 0, 0, 1])
    expect(k.view(m, 0).table.seats[0]?.hand).toEqual(m.state.players[0]?.hand)
    expect(k.view(m, 'spectator').table.decks).toEqual(m.state.decks.map((deck) => deck.length))
  })
})

test('the sheet of facts names what is reconstructed, in both languages', () => {
  const rows = factSheet('en')
  expect(rows.map((row) => row.value)).toEqual([
    '10',
    '6, 7, 8, 9',
    '1 2, 2 4, 3 4, 1 4, 1 3, 2 3',
    '1 2 3|4, 2 3 4, 1 3 4, 1 2 3, 1 2 4, 1|2 3 4',
    '1|2, 2, 3, 1, 4, 3|4',
  ])
  expect(factSheet('de').map((row) => row.value)).toEqual(rows.map((row) => row.value))
})
