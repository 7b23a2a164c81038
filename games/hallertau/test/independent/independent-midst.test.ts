/** Cards in the harvest, cards in the midst of an action, cards on others' turns. */

import { describe, expect, test } from 'vitest'
import type { Situation } from './expectation.ts'
import { asks, at, atProgress, playOn } from './flow.ts'
import { asked, endings, fieldsOf, fresh, k, type M, must, player, type Space, sheepOf, turnOn } from './harness.ts'
import { choose, given, lay, mayPlay } from './moves.ts'

const alone = fresh(1)
const _progress = atProgress()

const put = (m: M, name: Space, seat = 0): void => must(m, seat, { choice: turnOn(m, name) })

describe('harvest cards', () => {
  const reaping = (situation: Situation, hand: readonly number[]): M => {
    const m = given({ workers: 1, ...situation }, [], alone)
    must(m, 0, { choice: { exchange: 1 } })
    playOn(m, (n) => n.state.phase >= 6)
    k.edit(m, (s) => {
      for (const p of s.players) p.hand = [...hand]
    })
    return m
  }

  /** Hands out cards while the last Worker is still there, so that Phase 7 is reached with them. */
  const holding = (situation: Situation, hand: readonly number[]): M => {
    const m = given({ workers: 1, ...situation }, hand, alone)
    must(m, 0, { choice: { exchange: 1 } })
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
      must(few, 0, { choice: { exchange: 1 } })
      playOn(few, (n) => mayPlay(n, card) || n.state.phase > 7)
      expect(few.state.phase).toBe(9)
    })

    test(`[H-JUST-10] card ${card} after a harvest by a card outside Phase 7, until the next step`, () => {
      const m = given({ fields: `4${letter}` }, [22, card])
      expect(mayPlay(m, card)).toBe(false)
      lay(m, 22)
      choose(m, /^(?!Stop|Nothing|No)/)
      expect(player(m).stock[index]).toBe(4)
      expect(mayPlay(m, card)).toBe(true)
      playOn(m, asks('turn'))
      const late = k.clone(m)
      must(late, 0, { choice: { exchange: 1 } })
      playOn(late, asks('turn', 1))
      must(late, 1, { choice: { exchange: 1 } })
      expect(mayPlay(late, card)).toBe(false)
    })
  }

  test('[H-PH7-05] goods harvested by a card in Phase 7 count for card 208', () => {
    const m = holding({ fields: '5b5b4b2b2b', tools: 3, jewelry: 1 }, [221, 208])
    playOn(m, (n) => n.state.phase === 7 && mayPlay(n, 221))
    lay(m, 221)
    choose(m, /^(?!Stop|Nothing|No)/)
    playOn(m, (n) => mayPlay(n, 208) || n.state.phase > 7)
    expect(m.state.phase).toBe(7)
  })

  test('[H-CARD-13] card 427 may not be played in Phase 7, and may in Phase 6 and 8', () => {
    const seen = new Set<number>()
    const m = reaping({ fields: '5b4', jewelry: 1 }, [])
    expect(m.state.phase).toBeGreaterThanOrEqual(6)
    const n = given({ workers: 1, fields: '5b34', rye: 2, jewelry: 1 }, [427, 22], alone)
    must(n, 0, { choice: { exchange: 1 } })
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
    must(m, 0, { choice: { exchange: 1 } })
    playOn(m, asks('turn', 1))
    expect(mayPlay(m, 105)).toBe(true)
    lay(m, 105)
    expect(fieldsOf(m)).toBe('222223')
    expect(asked(m, 1)?.kind).toBe('turn')
    expect(player(m).workers).toBe(4)
    must(m, 1, { choice: { exchange: 1 } })
    expect(asked(m, 0)?.kind).toBe('turn')
  })

  test('[H-CARD-04] another player fills a space: card 009 is open at once', () => {
    const m = given({ spaces: { nursery: [1, 2, 0] } }, [9])
    must(m, 0, { choice: { exchange: 1 } })
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
    choose(m, /^Sow/)
    playOn(m, asks('turn'))
    expect(mayPlay(m, 113)).toBe(false)

    const n = given({ fields: '5', clay: 1 }, [113, 112])
    const together = k.anytime(n, 0)
    expect(together).toEqual(expect.arrayContaining([{ playFirst: '112' }, { playFirst: '113' }]))
    must(n, 0, { to: 'anytime', choice: { playFirst: '112' } })
    must(n, 0, { choice: { play: '113' } })
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
    must(m, 0, { to: 'anytime', choice: { playFirst: '505' } })
    const now = [...(asked(m)?.choices ?? []), ...k.anytime(m, 0)]
    expect(now).not.toContainEqual({ play: '513' })
    expect(now).not.toContainEqual({ playFirst: '513' })
  })

  test('[H-JUST-11] card 713 with the Farmyard card of Phase 5, played at once', () => {
    const m = given({ workers: 1, sheep: '5' }, [713], alone)
    k.edit(m, (s) => {
      for (const p of s.players) p.aside = 720
    })
    must(m, 0, { choice: { exchange: 1 } })
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
      s.decks[3] = [...(s.decks[3] ?? []), 903]
    })
    put(m, 'pointCard')
    expect(mayPlay(m, 903)).toBe(true)
    lay(m, 903)
    expect(mayPlay(m, 713)).toBe(true)
  })

  test('[H-SPC-301] [H-PH2-04] card 301 before the card of the round is taken off', () => {
    const m = given({ round: 3, workers: 1, sheep: '446' }, [301], alone)
    must(m, 0, { choice: { exchange: 1 } })
    playOn(m, (n) => n.state.round === 4 && (mayPlay(n, 301) || n.state.phase > 2))
    expect(m.state.phase).toBeLessThanOrEqual(2)
    lay(m, 301)
    const ends = [...endings(m, 0, (n) => n.state.phase === 4, sheepOf)]
    expect(ends).toContain('55S')
    expect(ends).toContain('6')
  })

  test('[H-SPC-301] card 301 right before Phase 2 with the last possible window in Phase 2 itself', () => {
    const m = given({ round: 3, workers: 1, sheep: '4' }, [301], alone)
    must(m, 0, { choice: { exchange: 1 } })
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
    choose(m, /^Sow/)
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
    expect(k.apply(m, 0, { to: 'anytime', choice: { play: '012' } }).ok).toBe(false)
  })

  test('[H-TURN-05] [H-PH5-01] the new card may be played in Phase 5 itself', () => {
    const m = given({ workers: 1, wool: 5 }, [], alone)
    k.edit(m, (s) => {
      for (const p of s.players) p.aside = 501
    })
    must(m, 0, { choice: { exchange: 1 } })
    expect(m.state.phase).toBe(5)
    expect(mayPlay(m, 501)).toBe(true)
    lay(m, 501)
    playOn(m, at(2, 9))
    expect(sheepOf(m)).toBe('5')
  })
})
