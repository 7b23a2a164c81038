/** Cards that look at the moment: windows, "just" cards, cards in the midst of an action, cards on others' turns. */

import type { Json } from '@dorfplatz/kernel'
import { describe, expect, test } from 'vitest'
import type { Situation } from './expectation.ts'
import { asks, at, atProgress, playOn } from './flow.ts'
import {
  arrange,
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
  waysToPlay,
} from './harness.ts'

const table = fresh(2)
const alone = fresh(1)
const progress = atProgress()

function given(situation: Situation, hand: readonly number[], from: M = table): M {
  const m = k.clone(from)
  arrange(m, { ...situation, hand })
  return m
}

/** Plays a card now, where it is asked for or unasked. */
function lay(m: M, choice: number, seat = 0): void {
  const question = asked(m, seat)
  if (question?.kind === 'playCards' && question.choices?.includes(choice)) must(m, seat, { to: question.id, choice })
  else must(m, seat, { to: 'anytime', choice })
}

const mayPlay = (m: M, card: number, seat = 0): boolean => waysToPlay(m, card, seat).length > 0

/** Answers this seat's small questions with the first choice that fits. */
function choose(m: M, want: (text: string) => boolean, seat = 0): void {
  const question = asked(m, seat)
  if (question === undefined) throw new Error('not asked')
  const view = k.view(m, seat)
  const fits = (c: Json): boolean =>
    want(
      k.game.text.en
        .choice(view, question, c)
        .map((p) => (typeof p === 'string' ? p : 'n' in p ? String(p.n) : 'label' in p ? p.label : ''))
        .join(''),
    )
  const choice = question.choices?.find(fits)
  if (choice === undefined) throw new Error(`no such choice at ${question.kind}`)
  must(m, seat, { to: question.id, choice })
}

const put = (m: M, name: Space, seat = 0): void => must(m, seat, { choice: space(name) })

describe('[H-JUST-02] card 020: the last jewelry spent', () => {
  test('after an advancement paid with the last jewelry, but not after the next one', () => {
    const m = given({ round: 1, phase: 9, jewelry: 1, wool: 3, rye: 3 }, [20], progress)
    expect(mayPlay(m, 20)).toBe(false)
    choose(m, (t) => t === 'Cooling House for 1 jewelry')
    expect(mayPlay(m, 20)).toBe(true)
    const n = k.clone(m)
    lay(n, 20)
    expect([player(n).stock[2], player(n).stock[6]]).toEqual([1, 1])
    choose(m, (t) => t === 'Bakehouse for 1 rye')
    expect(mayPlay(m, 20)).toBe(false)
  })

  test('also when nothing else can be advanced', () => {
    const m = given({ round: 1, phase: 9, jewelry: 1 }, [20], progress)
    choose(m, (t) => t === 'Cooling House for 1 jewelry')
    expect(mayPlay(m, 20)).toBe(true)
    lay(m, 20)
    expect([player(m).stock[2], player(m).stock[6]]).toEqual([1, 1])
  })

  test('not while jewelry is left, nor without having had any', () => {
    const m = given({ round: 1, phase: 9, jewelry: 2, wool: 3 }, [20], progress)
    choose(m, (t) => t === 'Cooling House for 1 jewelry')
    expect(mayPlay(m, 20)).toBe(false)
    expect(mayPlay(given({}, [20]), 20)).toBe(false)
  })

  test('[H-ANY-07] after the cost of a card, before its effects give jewelry back', () => {
    const m = given({ jewelry: 9 }, [719, 20])
    lay(m, 2719)
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
      lay(m, Math.max(...waysToPlay(m, 309)))
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
    must(m, 1, { choice: -1 })
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
      must(m, 0, { choice: -n })
      expect(mayPlay(m, 310)).toBe(hops > 0)
      if (hops === 0) continue
      lay(m, Math.max(...waysToPlay(m, 310)))
      expect([player(m).stock[2], player(m).stock[10]]).toEqual([hops, n + 1])
    }
  })

  test('[H-JUST-04] card 310 after a card that gave two tools, not after two single tools', () => {
    const m = given({ hides: 2 }, [107, 310])
    lay(m, 1107)
    expect(mayPlay(m, 310)).toBe(true)
    const n = given({ meat: 2, flax: 3, wool: 2 }, [7, 8, 310])
    lay(n, 1007)
    expect(mayPlay(n, 310)).toBe(false)
    lay(n, 8)
    expect(player(n).stock[10]).toBe(2)
    expect(mayPlay(n, 310)).toBe(false)
  })

  test('[H-JUST-07] card 702 after three Workers exchanged in one turn', () => {
    for (const n of [2, 3]) {
      const m = given({}, [702])
      must(m, 0, { choice: -n })
      expect(mayPlay(m, 702)).toBe(n === 3)
    }
    const m = given({}, [702])
    must(m, 0, { choice: -3 })
    lay(m, 702)
    expect(sheepOf(m)).toBe('5')
  })

  test('[H-JUST-07] card 702 is lost once another turn began', () => {
    const m = given({}, [702])
    must(m, 0, { choice: -3 })
    playOn(m, asks('turn', 1))
    must(m, 1, { choice: -1 })
    expect(mayPlay(m, 702)).toBe(false)
  })

  test('[H-JUST-12] card 330 counts all tools of this Phase 4, from exchanges and cards', () => {
    const m = given({ hides: 4 }, [107, 330])
    expect(mayPlay(m, 330)).toBe(false)
    must(m, 0, { choice: -2 })
    playOn(m, asks('turn', 1))
    must(m, 1, { choice: -1 })
    expect(waysToPlay(m, 330)).toEqual([330])
    lay(m, 2107)
    lay(m, Math.max(...waysToPlay(m, 330)))
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
    must(start, 0, { to: 'anytime', choice: 'careful' })
    lay(start, 222)
    const fewer = [...endings(start, 0, asks('turn'), fieldsOf)]
    expect(fewer).toEqual(expect.arrayContaining(['22345', '23345', '33345', '22355', '23355']))
    playOn(m, asks('turn'))
    const choices = asked(m)?.choices ?? []
    expect(choices).toEqual(expect.arrayContaining([space('farming'), -3]))
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
    choose(m, (t) => t.includes('Nursery'))
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
    must(m, 0, { choice: -1 })
    expect(m.state.phase).toBe(4)
    lay(m, 315)
    choose(m, (t) => t.includes('Butchery'))
    expect(player(m).workers).toBe(2)
    expect(asked(m)?.kind).toBe('turn')
    expect(m.state.board.slice(3 * space('butchery'), 3 * space('butchery') + 3)).toEqual([1, 0, 0])
    expect(player(m).stock[9]).toBe(4)
    must(m, 0, { choice: -2 })
    playOn(m, (n) => n.state.phase !== 4)
    expect(player(m).stock[10]).toBe(3)
  })

  test('[H-SPC-315] card 315 in the middle of the phase: a seat without Workers gets its turns again', () => {
    const m = given({ workers: 1, jewelry: 4, spaces: { butchery: [1, 0, 0] } }, [315])
    must(m, 0, { choice: -1 })
    playOn(m, asks('turn', 1))
    lay(m, 315)
    choose(m, (t) => t.includes('Butchery'))
    must(m, 1, { choice: -1 })
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
      choose(m, (t) => t.includes('Tool Shed'))
      const ends = [...endings(m, 0, asks('progress'), (n) => `${player(n).stock[8]} ${fieldsOf(n)}`)].sort()
      expect(ends).toEqual(['0 4', '4 '])
    }
  })
})

describe('harvest cards', () => {
  const reaping = (situation: Situation, hand: readonly number[]): M => {
    const m = given({ workers: 1, ...situation }, [], alone)
    must(m, 0, { choice: -1 })
    playOn(m, (n) => n.state.phase >= 6)
    k.edit(m, (s) => {
      for (const p of s.players) p.hand = [...hand]
    })
    return m
  }

  /** Hands out cards while the last Worker is still there, so that Phase 7 is reached with them. */
  const holding = (situation: Situation, hand: readonly number[]): M => {
    const m = given({ workers: 1, ...situation }, hand, alone)
    must(m, 0, { choice: -1 })
    return m
  }

  test('[H-SPC-426] card 426 doubles one field about to be harvested; tools are kept', () => {
    const m = holding({ fields: '5b4h', tools: 5, jewelry: 1 }, [426])
    playOn(m, (n) => mayPlay(n, 426) || n.state.phase > 7)
    expect(m.state.phase).toBe(7)
    expect(player(m).stock[10]).toBe(6)
    lay(m, 426)
    const ends = [
      ...endings(m, 0, asks('progress'), (n) => `${player(n).stock[0]} ${player(n).stock[2]} ${fieldsOf(n)}`),
    ]
    expect(ends).toEqual(expect.arrayContaining(['10 4 34', '5 8 34']))
    for (const end of ends) expect(['10 4 34', '5 8 34', '5 4 34']).toContain(end)
    expect(player(m).stock[10]).toBe(6)
  })

  test('[H-SPC-426] card 426 is refused with five tools and outside Phase 7', () => {
    const m = holding({ fields: '5b4h', tools: 4, jewelry: 1 }, [426])
    playOn(m, (n) => mayPlay(n, 426) || n.state.phase > 7)
    expect(m.state.phase).toBe(9)
    expect(mayPlay(given({ tools: 9, fields: '5b' }, [426]), 426)).toBe(false)
  })

  test('[H-JUST-09] card 208 in a real harvest: sixteen goods of any kind', () => {
    for (const [fields, open] of [
      ['5b5w4h2c', true],
      ['5b5w3h2c', false],
    ] as const) {
      const m = holding({ fields, jewelry: 1 }, [208])
      playOn(m, (n) => mayPlay(n, 208) || n.state.phase > 7)
      expect(m.state.phase === 7).toBe(open)
    }
  })

  test('[H-JUST-08] card 706 in a real harvest: eleven crops of one type from several fields', () => {
    for (const [fields, open] of [
      ['5r4r2r', true],
      ['5r4r', false],
      ['5w4w2w5b', false],
    ] as const) {
      const m = holding({ fields, jewelry: 1 }, [706])
      playOn(m, (n) => mayPlay(n, 706) || n.state.phase > 7)
      expect(m.state.phase === 7).toBe(open)
      if (!open) continue
      lay(m, 706)
      expect([player(m).stock[9], player(m).stock[10]]).toEqual([2, 2])
    }
  })

  for (const [card, letter, index] of [
    [811, 'f', 1],
    [812, 'b', 0],
    [816, 'r', 3],
  ] as const) {
    test(`[H-JUST-10] card ${card}: three just harvested, not three from the supply`, () => {
      const m = holding({ fields: `2${letter}2${letter}`, jewelry: 1 }, [card])
      playOn(m, (n) => mayPlay(n, card) || n.state.phase > 7)
      expect(m.state.phase).toBe(7)
      lay(m, card)
      playOn(m, asks('progress'))
      expect(player(m).stock[index]).toBe(1)
      expect(player(m).played).toEqual([card])
      const few = given(
        { workers: 1, fields: `2${letter}`, jewelry: 1, [['barley', 'flax', 'hops', 'rye'][index] ?? '']: 9 },
        [card],
        alone,
      )
      must(few, 0, { choice: -1 })
      playOn(few, (n) => mayPlay(n, card) || n.state.phase > 7)
      expect(few.state.phase).toBe(9)
    })

    test(`[H-JUST-10] card ${card} after a harvest by a card outside Phase 7, until the next step`, () => {
      const m = given({ fields: `4${letter}` }, [22, card])
      expect(mayPlay(m, card)).toBe(false)
      lay(m, 22)
      choose(m, (t) => !/^(Stop|Nothing|No)/.test(t))
      expect(player(m).stock[index]).toBe(4)
      expect(mayPlay(m, card)).toBe(true)
      playOn(m, asks('turn'))
      const late = k.clone(m)
      must(late, 0, { choice: -1 })
      playOn(late, asks('turn', 1))
      must(late, 1, { choice: -1 })
      expect(mayPlay(late, card)).toBe(false)
    })
  }

  test('[H-PH7-05] goods harvested by a card in Phase 7 count for card 208', () => {
    const m = holding({ fields: '5b5b4b2b2b', tools: 3, jewelry: 1 }, [221, 208])
    playOn(m, (n) => n.state.phase === 7 && mayPlay(n, 221))
    lay(m, 1000 * 0 + 221)
    choose(m, (t) => !/^(Stop|Nothing|No)/.test(t))
    playOn(m, (n) => mayPlay(n, 208) || n.state.phase > 7)
    expect(m.state.phase).toBe(7)
  })

  test('[H-CARD-13] card 427 may not be played in Phase 7, and may in Phase 6 and 8', () => {
    const seen = new Set<number>()
    const m = reaping({ fields: '5b4', jewelry: 1 }, [])
    expect(m.state.phase).toBeGreaterThanOrEqual(6)
    const n = given({ workers: 1, fields: '5b34', rye: 2, jewelry: 1 }, [427, 22], alone)
    must(n, 0, { choice: -1 })
    playOn(n, (t) => {
      if (mayPlay(t, 427)) seen.add(t.state.phase)
      return t.state.phase === 9
    })
    expect(seen.has(7)).toBe(false)
    expect(seen.has(6) || seen.has(5)).toBe(true)
    expect(seen.has(9)).toBe(true)
  })
})

describe('windows', () => {
  test("[H-ANY-02] [H-ANY-11] [H-CARD-04] a card on another player's turn, without using anybody's turn", () => {
    const m = given({ sheep: '4SSSS', fields: '22222', workers: 5 }, [105])
    must(m, 0, { choice: -1 })
    playOn(m, asks('turn', 1))
    expect(mayPlay(m, 105)).toBe(true)
    lay(m, 105)
    expect(fieldsOf(m)).toBe('222223')
    expect(asked(m, 1)?.kind).toBe('turn')
    expect(player(m).workers).toBe(4)
    must(m, 1, { choice: -1 })
    expect(asked(m, 0)?.kind).toBe('turn')
  })

  test('[H-CARD-04] another player fills a space: card 009 is open at once', () => {
    const m = given({ spaces: { nursery: [1, 2, 0] } }, [9])
    must(m, 0, { choice: -1 })
    playOn(m, asks('turn', 1))
    expect(mayPlay(m, 9)).toBe(false)
    put(m, 'nursery', 1)
    expect(mayPlay(m, 9)).toBe(true)
    lay(m, 9)
    expect(player(m).stock[9]).toBe(1)
  })

  test('[H-ANY-05] in the midst of an action a card is checked and paid at once, its effects come after it', () => {
    const m = given({ hops: 3, fields: '5', rye: 1 }, [424])
    put(m, 'busyWeekend')
    expect(mayPlay(m, 424)).toBe(true)
    lay(m, 424)
    expect(player(m).stock[2]).toBe(0)
    playOn(m, asks('turn', 1))
    expect(player(m).stock[3]).toBe(6)
  })

  test('[H-ANY-08] two cards at the same time: both requirements count before either is resolved', () => {
    const m = given({ fields: '5', clay: 1 }, [113, 112])
    lay(m, 112)
    choose(m, (t) => /^Sow/.test(t))
    playOn(m, asks('turn'))
    expect(mayPlay(m, 113)).toBe(false)

    const n = given({ fields: '5', clay: 1 }, [113, 112])
    const together = k.anytime(n, 0)
    expect(together).toEqual(expect.arrayContaining([-112, -113]))
    must(n, 0, { to: 'anytime', choice: -112 })
    const second = asked(n)?.choices?.find((c) => c === 113) ?? asked(n)?.choices?.find((c) => c === -113)
    if (second !== undefined) must(n, 0, { choice: second })
    else must(n, 0, { to: 'anytime', choice: k.anytime(n, 0).includes(113) ? 113 : -113 })
    const ends = [
      ...endings(
        n,
        0,
        (t) => asks('turn')(t),
        (t) => `${fieldsOf(t)} ${player(t).stock[2]} ${player(t).played.length}`,
      ),
    ]
    expect(ends).toContain('5c 1 2')
  })

  test('[H-ANY-08] two costs together need both: the same jewelry cannot pay twice', () => {
    const m = given({ jewelry: 1 }, [505, 513])
    must(m, 0, { to: 'anytime', choice: -505 })
    const now = [...(asked(m)?.choices ?? []), ...k.anytime(m, 0)]
    expect(now).not.toContain(513)
    expect(now).not.toContain(-513)
  })

  test('[H-JUST-11] card 713 with the Farmyard card of Phase 5, played at once', () => {
    const m = given({ workers: 1, sheep: '5' }, [713], alone)
    k.edit(m, (s) => {
      for (const p of s.players) p.aside = 720
    })
    must(m, 0, { choice: -1 })
    playOn(m, (n) => n.state.phase >= 5 && mayPlay(n, 720))
    expect(m.state.phase).toBe(5)
    expect(mayPlay(m, 713)).toBe(false)
    lay(m, 720)
    expect(mayPlay(m, 713)).toBe(true)
    lay(m, 713)
    playOn(m, (n) => n.state.phase > 5)
    expect([player(m).stock[8], player(m).stock[10]]).toEqual([2, 3])
    expect(player(m).stock[6]).toBe(1)
    expect(
      player(m)
        .stock.slice(0, 4)
        .reduce((a, b) => a + b, 0),
    ).toBe(1)
    expect(player(m).hand).toHaveLength(2)
  })

  test('[H-JUST-11] card 713 not with a card that has been in hand for a while', () => {
    const m = given({ sheep: '5' }, [713, 720])
    lay(m, 720)
    playOn(m, asks('turn'))
    expect(mayPlay(m, 713)).toBe(false)
  })

  test('[H-JUST-11] card 713 with a card just drawn from an action space', () => {
    const m = given({ tools: 3 }, [713])
    k.edit(m, (s) => {
      s.decks[3]?.push(903)
    })
    put(m, 'pointCard')
    expect(mayPlay(m, 903)).toBe(true)
    lay(m, 903)
    expect(mayPlay(m, 713)).toBe(true)
  })

  test('[H-SPC-301] [H-PH2-04] card 301 before the card of the round is taken off', () => {
    const m = given({ round: 3, workers: 1, sheep: '446' }, [301], alone)
    must(m, 0, { choice: -1 })
    playOn(m, (n) => n.state.round === 4 && (mayPlay(n, 301) || n.state.phase > 2))
    expect(m.state.phase).toBeLessThanOrEqual(2)
    lay(m, 301)
    const ends = [...endings(m, 0, (n) => n.state.phase === 4, sheepOf)]
    expect(ends).toContain('55S')
    expect(ends).toContain('6')
  })

  test('[H-SPC-301] card 301 right before Phase 2 with the last possible window in Phase 2 itself', () => {
    const m = given({ round: 3, workers: 1, sheep: '4' }, [301], alone)
    must(m, 0, { choice: -1 })
    let inPhase2 = false
    playOn(m, (n) => {
      if (n.state.round === 4 && n.state.phase === 2 && mayPlay(n, 301)) inPhase2 = true
      return n.state.round === 4 && n.state.phase === 4
    })
    expect(inPhase2).toBe(true)
  })

  test('[H-ANY-10] a card that becomes playable between the two sow actions can be played there', () => {
    const m = given({ fields: '55', barley: 2, wool: 1 }, [27])
    put(m, 'cultivation')
    expect(mayPlay(m, 27)).toBe(false)
    choose(m, (t) => /^Sow/.test(t))
    expect(mayPlay(m, 27)).toBe(true)
    lay(m, 27)
    const ends = [...endings(m, 0, asks('turn', 1), fieldsOf)]
    expect(ends).toContain('5b5w')
  })

  test('[H-CARD-14] a card does not count itself', () => {
    expect(mayPlay(given({ played: [1, 2, 4, 5] }, [403]), 403)).toBe(false)
    expect(mayPlay(given({}, [308]), 308)).toBe(false)
    expect(mayPlay(given({ played: [1, 2] }, [109]), 109)).toBe(false)
  })

  test('[H-CARD-15] a card does not pay for itself', () => {
    expect(mayPlay(given({}, [414, 1]), 414)).toBe(false)
    expect(mayPlay(given({}, [815, 1, 2]), 815)).toBe(false)
  })

  test('[H-CARD-22] the drawn card is seen only after every choice', () => {
    const m = given({ tools: 3, hops: 3 }, [16])
    lay(m, 16)
    expect(asked(m)?.kind).not.toBe('turn')
    expect(player(m).hand).toEqual([])
    playOn(m, asks('turn'))
    expect(player(m).hand).toHaveLength(1)
  })

  test('[H-CARD-11] no card works twice', () => {
    const m = given({ tools: 9 }, [12])
    lay(m, 12)
    expect(mayPlay(m, 12)).toBe(false)
    expect(k.apply(m, 0, { to: 'anytime', choice: 12 }).ok).toBe(false)
  })

  test('[H-TURN-05] [H-PH5-01] the new card may be played in Phase 5 itself', () => {
    const m = given({ workers: 1, wool: 5 }, [], alone)
    k.edit(m, (s) => {
      for (const p of s.players) p.aside = 501
    })
    must(m, 0, { choice: -1 })
    expect(m.state.phase).toBe(5)
    expect(mayPlay(m, 501)).toBe(true)
    lay(m, 501)
    playOn(m, at(2, 9))
    expect(sheepOf(m)).toBe('5')
  })
})
