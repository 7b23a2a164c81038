/** Cards that look at the moment: the "just" cards, the board, and cards that change the turn. */

import { describe, expect, test } from 'vitest'
import { asks, atProgress, playOn } from './flow.ts'
import {
  asked,
  endings,
  fieldsOf,
  fresh,
  k,
  type M,
  must,
  player,
  type Space,
  sheepOf,
  space,
  turnOn,
  waysToPlay,
} from './harness.ts'
import { bestWay, choose, given, lay, mayPlay } from './moves.ts'

const alone = fresh(1)
const progress = atProgress()

const put = (m: M, name: Space, seat = 0): void => must(m, seat, { choice: turnOn(m, name) })

describe('[H-JUST-02] card 020: the last jewelry spent', () => {
  test('after an advancement paid with the last jewelry, but not after the next one', () => {
    const m = given({ round: 1, phase: 9, jewelry: 1, wool: 3, rye: 3 }, [20], progress)
    expect(mayPlay(m, 20)).toBe(false)
    choose(m, /^Advance the Cooling House to space 1 for 1 jewelry/)
    expect(mayPlay(m, 20)).toBe(true)
    const n = k.clone(m)
    lay(n, 20)
    expect([player(n).stock[2], player(n).stock[6]]).toEqual([1, 1])
    choose(m, /^Advance the Bakehouse to space 1 for 1 rye$/)
    expect(mayPlay(m, 20)).toBe(false)
  })

  test('also when nothing else can be advanced', () => {
    const m = given({ round: 1, phase: 9, jewelry: 1 }, [20], progress)
    choose(m, /^Advance the Cooling House to space 1 for 1 jewelry/)
    expect(mayPlay(m, 20)).toBe(true)
    lay(m, 20)
    expect([player(m).stock[2], player(m).stock[6]]).toEqual([1, 1])
  })

  test('not while jewelry is left, nor without having had any', () => {
    const m = given({ round: 1, phase: 9, jewelry: 2, wool: 3 }, [20], progress)
    choose(m, /^Advance the Cooling House to space 1 for 1 jewelry/)
    expect(mayPlay(m, 20)).toBe(false)
    expect(mayPlay(given({}, [20]), 20)).toBe(false)
  })

  test('[H-ANY-07] after the cost of a card, before its effects give jewelry back', () => {
    const m = given({ jewelry: 9 }, [719, 20])
    lay(m, 719, 2)
    expect(player(m).stock[9]).toBe(0)
    expect(mayPlay(m, 20)).toBe(true)
    lay(m, 20)
    playOn(m, asks('turn'))
    expect(player(m).stock[9]).toBe(9)
    expect(player(m).stock[2]).toBe(1)
    expect(fieldsOf(m)).toBe('33')
    expect(player(m).played).toEqual([719, 20])
  })
})

describe('cards about the board and the own turn', () => {
  const crowd = {
    sheepBreeding: [1, 2, 0],
    sheepShearing: [1, 2, 0],
    clayDelivery: [1, 0, 0],
    farming: [1, 0, 0],
  } as const

  test('[H-JUST-03] card 309 counts the Workers of the Quadrant right after the own use', () => {
    for (const [extra, barley] of [
      [{}, 0],
      [{ gatewayCard: [1, 0, 0] }, 1],
      [{ gatewayCard: [1, 2, 0] }, 2],
      [{ gatewayCard: [1, 2, 0], farming: [1, 2, 0] }, 3],
    ] as const) {
      const m = given({ spaces: { ...crowd, clayDelivery: [0, 0, 0], ...extra } }, [309])
      expect(mayPlay(m, 309)).toBe(false)
      put(m, 'clayDelivery')
      expect(mayPlay(m, 309)).toBe(barley > 0)
      if (barley === 0) continue
      lay(m, bestWay(m, 309))
      expect([player(m).stock[0], player(m).stock[10]]).toEqual([barley, 1])
    }
  })

  test('[H-JUST-03] [H-JUST-01] card 309 is too late after the next player has moved, and not for another seat', () => {
    const m = given({ spaces: crowd }, [309])
    k.edit(m, (s) => {
      const [, second] = s.players
      if (second !== undefined) second.hand = [309]
      s.board[0] = 1
      s.board[1] = 2
    })
    put(m, 'clayDelivery')
    expect(mayPlay(m, 309)).toBe(true)
    expect(mayPlay(m, 309, 1)).toBe(false)
    playOn(m, asks('turn', 1))
    must(m, 1, { choice: { exchange: 1 } })
    expect(mayPlay(m, 309)).toBe(false)
  })

  test('[H-JUST-04] card 310 after an exchange of Workers: two, three or four tools at once', () => {
    for (const [n, hops] of [
      [1, 0],
      [2, 1],
      [3, 2],
      [4, 3],
      [6, 3],
    ] as const) {
      const m = given({}, [310])
      must(m, 0, { choice: { exchange: n } })
      expect(mayPlay(m, 310)).toBe(hops > 0)
      if (hops === 0) continue
      lay(m, bestWay(m, 310))
      expect([player(m).stock[2], player(m).stock[10]]).toEqual([hops, n + 1])
    }
  })

  test('[H-JUST-04] card 310 after a card that gave two tools, not after two single tools', () => {
    const m = given({ hides: 2 }, [107, 310])
    lay(m, 107, 1)
    expect(mayPlay(m, 310)).toBe(true)
    const n = given({ meat: 2, flax: 3, wool: 2 }, [7, 8, 310])
    lay(n, 7, 1)
    expect(mayPlay(n, 310)).toBe(false)
    lay(n, 8)
    expect(player(n).stock[10]).toBe(2)
    expect(mayPlay(n, 310)).toBe(false)
  })

  test('[H-JUST-07] card 702 after three Workers exchanged in one turn', () => {
    for (const n of [2, 3]) {
      const m = given({}, [702])
      must(m, 0, { choice: { exchange: n } })
      expect(mayPlay(m, 702)).toBe(n === 3)
    }
    const m = given({}, [702])
    must(m, 0, { choice: { exchange: 3 } })
    lay(m, 702)
    expect(sheepOf(m)).toBe('5')
  })

  test('[H-JUST-07] card 702 is lost once another turn began', () => {
    const m = given({}, [702])
    must(m, 0, { choice: { exchange: 3 } })
    playOn(m, asks('turn', 1))
    must(m, 1, { choice: { exchange: 1 } })
    expect(mayPlay(m, 702)).toBe(false)
  })

  test('[H-JUST-12] card 330 counts all tools of this Phase 4, from exchanges and cards', () => {
    const m = given({ hides: 4 }, [107, 330])
    expect(mayPlay(m, 330)).toBe(false)
    must(m, 0, { choice: { exchange: 2 } })
    playOn(m, asks('turn', 1))
    must(m, 1, { choice: { exchange: 1 } })
    expect(waysToPlay(m, 330)).toEqual([{ play: '330', option: 0 }])
    lay(m, 107, 2)
    lay(m, bestWay(m, 330))
    expect(player(m).hand).toHaveLength(3)
  })

  test('[H-JUST-05] card 322 after each of the four sow spaces, whether or not anything was sown', () => {
    for (const name of ['farming', 'fertilizing', 'cultivation', 'busyWeekend'] as const) {
      const m = given({ fields: '4b' }, [322])
      expect(mayPlay(m, 322)).toBe(false)
      put(m, name)
      playOn(m, (n) => mayPlay(n, 322) || asks('turn', 1)(n))
      expect(mayPlay(m, 322)).toBe(true)
      expect(mayPlay(m, 322, 1)).toBe(false)
    }
    const m = given({}, [322])
    put(m, 'nursery')
    playOn(m, asks('turn', 1))
    expect(mayPlay(m, 322)).toBe(false)
  })

  test('[H-SPC-214] card 322 gives a crop and sows only that crop', () => {
    const m = given({ fields: '4', rye: 3 }, [322])
    put(m, 'fertilizing')
    playOn(m, asks('turn', 1))
    expect(mayPlay(m, 322)).toBe(true)
    const rest = k.open(m).map((o) => o.frame)
    lay(m, 322)
    expect(k.open(m).map((o) => o.frame)).not.toEqual(rest)
    const ends = [...endings(m, 0, asks('turn', 1), (n) => `${fieldsOf(n)} ${player(n).stock.slice(0, 4).join('')}`)]
    expect(ends).toEqual(expect.arrayContaining(['4b 0003', '4f 0003', '4h 0003', '4r 0003', '4 1003', '4 0004']))
    expect(ends).not.toContain('4r 1002')
  })
})

describe('cards that change the turn', () => {
  test('[H-SPC-222] card 222: the turn then has to use up all Workers', () => {
    const start = given({ workers: 3, fields: '22345', spaces: { farming: [1, 2, 0], clearing: [1, 0, 0] } }, [222])
    const m = k.clone(start)
    lay(m, 222)
    const ends = [...endings(m, 0, asks('turn'), fieldsOf)]
    expect(ends).toEqual(expect.arrayContaining(['33445', '33355', '23455']))
    expect(ends).not.toContain('33455')
    must(start, 0, { to: 'anytime', choice: { careful: true } })
    lay(start, 222)
    const fewer = [...endings(start, 0, asks('turn'), fieldsOf)]
    expect(fewer).toEqual(expect.arrayContaining(['22345', '23345', '33345', '22355', '23355']))
    playOn(m, asks('turn'))
    const choices = asked(m)?.choices ?? []
    expect(choices).toEqual(expect.arrayContaining([turnOn(m, 'farming'), { exchange: 3 }]))
    expect(choices).toHaveLength(2)
    expect(player(m).hand.filter((c) => c > 800)).toHaveLength(1)
  })

  test('[H-SPC-222] card 222 is refused with a planted field, off the own turn, and outside Phase 4', () => {
    expect(mayPlay(given({ workers: 3, fields: '2b35' }, [222]), 222)).toBe(false)
    expect(mayPlay(given({ workers: 3, fields: '235', phase: 9 }, [222]), 222)).toBe(false)
    const m = given({ workers: 3, fields: '235' }, [])
    k.edit(m, (s) => {
      const [, second] = s.players
      if (second !== undefined) second.hand = [222]
    })
    expect(mayPlay(m, 222, 1)).toBe(false)
    expect(mayPlay(given({ workers: 3 }, [222]), 222)).toBe(true)
  })

  test('[H-SPC-313] card 313: the last Worker in the empty second row, the space is used, one Bonus card', () => {
    const m = given({ workers: 1, spaces: { nursery: [0, 0, 0], farming: [1, 2, 0], pointCard: [1, 0, 0] } }, [313])
    lay(m, 313)
    choose(m, /Nursery/)
    expect(m.state.board.slice(3 * space('nursery'), 3 * space('nursery') + 3)).toEqual([0, 1, 0])
    expect(player(m).workers).toBe(0)
    playOn(m, asks('turn', 1))
    expect(player(m).hand).toHaveLength(1)
    expect(
      player(m)
        .stock.slice(0, 9)
        .reduce((a, b) => a + b, 0),
    ).toBe(3)
    const before = player(m, 1).workers
    put(m, 'nursery', 1)
    expect(player(m, 1).workers).toBe(before - 1)
    playOn(m, (n) => asked(n, 1)?.kind === 'turn')
    put(m, 'nursery', 1)
    expect(player(m, 1).workers).toBe(before - 4)
    expect(m.state.board.slice(3 * space('nursery'), 3 * space('nursery') + 3)).toEqual([1, 1, 3])
  })

  test('[H-SPC-313] card 313 offers exactly the spaces with an empty second row', () => {
    const m = given(
      { workers: 1, spaces: { farming: [1, 2, 0], pointCard: [1, 0, 0], clearing: [0, 1, 0], nursery: [1, 2, 3] } },
      [313],
    )
    lay(m, 313)
    const before = m.state.board.slice()
    const used = new Set<string>()
    for (const choice of asked(m)?.choices ?? []) {
      const n = k.clone(m)
      must(n, 0, { choice })
      const changed = n.state.board.findIndex((v, i) => v !== before[i])
      used.add(changed < 0 ? 'none' : `${Math.floor(changed / 3)}.${changed % 3}`)
    }
    const expected = Array.from({ length: 20 }, (_, i) => i)
      .filter((i) => !([space('farming'), space('clearing'), space('nursery')] as number[]).includes(i))
      .map((i) => `${i}.1`)
    expect([...used].filter((u) => u !== 'none').sort()).toEqual(expected.sort())
  })

  test('[H-SPC-313] card 313 is refused with two Workers or none, and outside Phase 4', () => {
    expect(mayPlay(given({ workers: 2 }, [313]), 313)).toBe(false)
    expect(mayPlay(given({ workers: 0 }, [313]), 313)).toBe(false)
    expect(mayPlay(given({ workers: 1, phase: 9 }, [313]), 313)).toBe(false)
    expect(mayPlay(given({ workers: 1 }, [313]), 313)).toBe(true)
  })

  test('[H-SPC-315] [H-PH4-16] [H-PH4-03] card 315 brings a player back after the last Worker of all', () => {
    const m = given({ workers: 1, jewelry: 4, spaces: { butchery: [1, 2, 0] } }, [315], alone)
    must(m, 0, { choice: { exchange: 1 } })
    expect(m.state.phase).toBe(4)
    lay(m, 315)
    choose(m, /Butchery/)
    expect(player(m).workers).toBe(2)
    expect(asked(m)?.kind).toBe('turn')
    expect(m.state.board.slice(3 * space('butchery'), 3 * space('butchery') + 3)).toEqual([1, 0, 0])
    expect(player(m).stock[9]).toBe(4)
    must(m, 0, { choice: { exchange: 2 } })
    playOn(m, (n) => n.state.phase !== 4)
    expect(player(m).stock[10]).toBe(3)
  })

  test('[H-SPC-315] card 315 in the middle of the phase: a seat without Workers gets its turns again', () => {
    const m = given({ workers: 1, jewelry: 4, spaces: { butchery: [1, 0, 0] } }, [315])
    must(m, 0, { choice: { exchange: 1 } })
    playOn(m, asks('turn', 1))
    lay(m, 315)
    choose(m, /Butchery/)
    must(m, 1, { choice: { exchange: 1 } })
    playOn(m, (n) => k.decisions(n).some((d) => d.kind === 'turn'))
    expect(asked(m, 0)?.kind).toBe('turn')
  })

  test('[H-SPC-328] card 328: jewelry instead of the sheep, two hides and a Bonus card besides', () => {
    const m = given({ jewelry: 1 }, [328])
    expect(mayPlay(m, 328)).toBe(false)
    put(m, 'butchery')
    expect(mayPlay(m, 328)).toBe(true)
    lay(m, 328)
    const ends = [
      ...endings(
        m,
        0,
        asks('turn', 1),
        (n) => `${player(n).stock[9]} ${player(n).stock[5]} ${player(n).played.length}`,
      ),
    ]
    expect(ends).toEqual(expect.arrayContaining(['0 4 1', '1 0 1']))
    const n = given({ jewelry: 1 }, [328])
    put(n, 'nursery')
    expect(mayPlay(n, 328)).toBe(false)
  })

  test('[H-SPC-419] cards 419 and 726: a space with at most one Worker, Workers from the general supply, not in Phase 4', () => {
    for (const card of [419, 726]) {
      expect(mayPlay(given({ jewelry: 1 }, [card]), card)).toBe(false)
      expect(mayPlay(given({ phase: 9 }, [card], progress), card)).toBe(false)
      const m = given(
        { phase: 9, jewelry: 2, spaces: { farming: [1, 0, 0], nursery: [1, 2, 0], clearing: [0, 1, 0] }, workers: 0 },
        [card],
        progress,
      )
      k.edit(m, (s) => {
        s.first = 0
      })
      lay(m, card)
      expect(player(m).stock[9]).toBe(1)
      const before = m.state.board.slice()
      const used = new Map<number, string>()
      for (const choice of asked(m)?.choices ?? []) {
        const n = k.clone(m)
        must(n, 0, { choice })
        const changed = n.state.board.findIndex((v, i) => v !== before[i])
        if (changed < 0) continue
        const s = Math.floor(changed / 3)
        used.set(s, n.state.board.slice(3 * s, 3 * s + 3).join(''))
      }
      expect(used.has(space('nursery'))).toBe(false)
      expect(used.get(space('farming'))).toBe('120')
      expect(used.get(space('toolShed'))).toBe('100')
      expect(used.get(space('clearing'))).toBe('110')
      expect(used.size).toBe(19)
      choose(m, /Tool Shed/)
      const ends = [...endings(m, 0, asks('progress'), (n) => `${player(n).stock[8]} ${fieldsOf(n)}`)].sort()
      expect(ends).toEqual(['0 4', '4 '])
    }
  })
})
