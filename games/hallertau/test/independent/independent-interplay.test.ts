/** Cards meeting other cards: spaces used through cards, costs in cards, chains of cards just received. */

import { describe, expect, test } from 'vitest'
import { asks, atProgress, playOn } from './flow.ts'
import { asked, endings, fieldsOf, fresh, k, must, player, sheepOf, waysToPlay } from './harness.ts'
import { choose, given, lay, mayPlay, spoken, top } from './moves.ts'

const alone = fresh(1)
const progress = atProgress()

describe('spaces used through cards', () => {
  test('[H-JUST-05] card 322 after Cultivation used through card 726', () => {
    const m = given({ phase: 9, workers: 0, jewelry: 1, fields: '3b', wool: 9 }, [726, 322], progress)
    lay(m, 726)
    choose(m, /Cultivation/)
    playOn(m, (n) => mayPlay(n, 322) || asks('progress')(n))
    expect(mayPlay(m, 322)).toBe(true)
  })

  test('[H-JUST-03] card 309 after a space used through card 313 or 419', () => {
    const crowd = { sheepBreeding: [1, 2, 0], sheepShearing: [1, 2, 0], farming: [1, 2, 0] } as const
    const m = given({ workers: 1, spaces: crowd }, [313, 309])
    lay(m, 313)
    choose(m, /Clay Delivery/)
    playOn(m, (n) => mayPlay(n, 309) || asks('turn', 1)(n))
    expect(waysToPlay(m, 309)).toEqual([{ play: '309', option: 0 }])
    const n = given(
      { phase: 9, workers: 0, jewelry: 1, wool: 9, spaces: { ...crowd, clayDelivery: [1, 0, 0] } },
      [419, 309],
      progress,
    )
    lay(n, 419)
    choose(n, /Clay Delivery/)
    playOn(n, (o) => mayPlay(o, 309) || asks('progress')(o))
    expect(waysToPlay(n, 309).map((c) => c.option)).toContain(1)
  })

  test('[H-SPC-419] [H-PH4-14] card 419 on a card space takes the card and the marker', () => {
    const m = given({ phase: 9, workers: 0, jewelry: 1 }, [419], k.clone(atProgress(2)))
    k.edit(m, (s) => {
      s.first = 1
    })
    lay(m, 419)
    choose(m, /Point Card/)
    playOn(m, (n) => n.state.first === 0 || n.state.round > 2)
    expect(m.state.first).toBe(0)
    expect(player(m).hand.filter((c) => c > 900)).toHaveLength(1)
  })

  test('[H-SPC-419] [H-END-03] card 726 in the last chance: a sheep from the Weekly Market still scores', () => {
    const m = given({ round: 6, phase: 9, workers: 0, jewelry: 1 }, [726], progress)
    must(m, 0, { choice: 'done' })
    playOn(m, (n) => n.state.phase === 0)
    lay(m, 726)
    choose(m, /Weekly Market/)
    playOn(m, () => false)
    expect(sheepOf(m)).toBe('S')
    expect(k.game.result(m).scores[0]?.parts.sheep).toBe(1)
  })

  test('[H-JUST-02] card 020 after card 419 or the Butchery took the last jewelry', () => {
    const m = given({ phase: 9, workers: 0, jewelry: 1, wool: 9 }, [419, 20], progress)
    lay(m, 419)
    expect(mayPlay(m, 20)).toBe(true)
    const n = given({ jewelry: 1 }, [328, 20])
    must(n, 0, { choice: { space: 'butchery', workers: 1 } })
    lay(n, 328)
    playOn(n, (o) => asked(o)?.kind !== 'playCards' || asks('turn', 1)(o))
    choose(n, /jewelry/)
    expect(mayPlay(n, 20)).toBe(true)
  })
})

describe('costs in cards and choices', () => {
  test('[H-CARD-15] [H-RES-02] card 635 takes exactly two Point cards out of play', () => {
    const m = given({}, [635, 1, 901, 902, 801])
    lay(m, 635)
    playOn(m, asks('turn'))
    expect([...m.state.gone].sort()).toEqual([901, 902])
    expect(player(m).hand).toEqual(expect.arrayContaining([1, 801]))
  })

  test('[H-RES-02] card 414: any two cards of the own choice', () => {
    const m = given({}, [414, 1, 901, 801])
    lay(m, 414)
    const gone = new Set([...endings(m, 0, asks('turn'), (n) => [...n.state.gone].sort((a, b) => a - b).join())])
    expect(gone).toEqual(new Set(['1,801', '1,901', '801,901']))
  })

  test('[H-SPC-728] card 728: which three crops to keep is free', () => {
    const m = given({ barley: 2, flax: 2, hops: 1, clay: 4 }, [728])
    const kept = new Set<string>()
    for (const choice of waysToPlay(m, 728)) {
      const n = k.clone(m)
      lay(n, choice)
      for (const end of endings(n, 0, asks('turn'), (o) => player(o).stock.slice(0, 4).join(''))) kept.add(end)
      expect(player(n).stock[8]).toBe(4)
    }
    expect(kept).toEqual(new Set(['2100', '2010', '1200', '1110', '0210']))
  })

  test('[H-SPC-922] card 922 never takes a field in row 2', () => {
    const m = given({ fields: '23334455' }, [922])
    const ends = new Set<string>()
    for (const choice of waysToPlay(m, 922)) {
      const n = k.clone(m)
      lay(n, choice)
      for (const end of endings(n, 0, asks('turn'), fieldsOf)) ends.add(end)
    }
    expect(ends).toEqual(new Set(['2']))
  })

  test('[H-SPC-413] card 413 with sheep in different places: the payer chooses which', () => {
    const m = given({ sheep: '4S' }, [413])
    const ends = new Set<string>()
    for (const choice of waysToPlay(m, 413)) {
      const n = k.clone(m)
      lay(n, choice)
      for (const end of endings(n, 0, asks('turn'), (o) => `${sheepOf(o)} ${player(o).stock[10]}`)) ends.add(end)
    }
    expect(ends).toEqual(new Set(['4 1', 'S 1', ' 2']))
  })

  test('[H-SPC-531] card 531: any two different sheep go back one step', () => {
    const m = given({ round: 2, sheep: '46S' }, [531])
    const ends = new Set<string>()
    for (const choice of waysToPlay(m, 531)) {
      const n = k.clone(m)
      lay(n, choice)
      for (const end of endings(n, 0, asks('turn'), sheepOf)) ends.add(end)
    }
    expect(ends).toEqual(new Set(['35S', '366', '456']))
  })

  test('[H-SPC-316] card 316: a boulder does not move onto another that stays', () => {
    const m = given({ round: 1, crafts: [10, 10, 10, 10, 6], window: 12 }, [316])
    k.edit(m, (s) => {
      for (const p of s.players) p.boulders.splice(8, 2, 8, 9)
    })
    lay(m, 316)
    const ends = new Set([
      ...endings(m, 0, asks('turn'), (n) =>
        player(n)
          .boulders.slice(8)
          .sort((a, b) => a - b)
          .join(),
      ),
    ])
    expect(ends).toEqual(new Set(['8,9', '8,10', '9,10']))
  })

  test('[H-SPC-316] card 316 moves at most three boulders, each one space', () => {
    const m = given({ round: 1 }, [316])
    lay(m, 316)
    const start = [2, 4, 2, 4, 2, 4, 2, 4, 2, 4]
    let most = 0
    for (let i = 0; i < 6 && asked(m)?.kind !== 'turn'; i++) {
      const [choice] = (asked(m)?.choices ?? []).filter((c) => !/^(Stop|Nothing|No|Leave)/.test(spoken(m, c)))
      must(m, 0, { choice: choice ?? asked(m)?.choices?.at(-1) ?? null })
    }
    const moved = player(m).boulders.map((b, i) => b - (start[i] ?? 0))
    most = moved.reduce((a, b) => a + b, 0)
    expect(most).toBe(3)
    expect(moved.every((n) => n === 0 || n === 1)).toBe(true)
  })

  test('[H-SPC-305] [H-JUST-12] card 305 after three real advancements of one building', () => {
    const m = given({ round: 1, phase: 9, workers: 0, clay: 9, tools: 9, wool: 9 }, [305], progress)
    for (const tier of [undefined, undefined, 0, 1]) {
      choose(m, /^Advance the Carpentry to space \d+ for 1 clay/)
      expect(waysToPlay(m, 305).at(-1)?.option).toBe(tier)
    }
    lay(m, 305, 1)
    expect(fieldsOf(m)).toBe('5')
  })

  test('[H-SPC-505] [H-RES-11] a sheep gained in Phase 9 of Round 3 stands on the card of Round 6', () => {
    const m = given({ round: 3, phase: 9, workers: 0, jewelry: 1, wool: 9 }, [505], progress)
    lay(m, 505)
    expect(sheepOf(m)).toBe('6')
  })
})

describe('chains', () => {
  test('[H-JUST-11] card 713 with one of several cards received at the same time', () => {
    const m = given({ jewelry: 1, tools: 2, wool: 1 }, [735, 713])
    top(m, [430, 420, 802, 801])
    lay(m, 735)
    playOn(m, (n) => player(n).hand.includes(420))
    expect([...player(m).hand].sort()).toEqual([420, 430, 713, 801, 802])
    expect(mayPlay(m, 713)).toBe(false)
    lay(m, 430)
    expect(mayPlay(m, 713)).toBe(true)
  })

  test('[H-JUST-11] card 713 not after another step came between receiving and playing', () => {
    const m = given({ jewelry: 1, tools: 2 }, [735, 713])
    top(m, [430, 420])
    lay(m, 735)
    playOn(m, asks('turn'))
    must(m, 0, { choice: { space: 'clayDelivery', workers: 1 } })
    playOn(m, asks('turn', 1))
    lay(m, 430)
    expect(mayPlay(m, 713)).toBe(false)
  })

  test('[H-CARD-19] a card drawn by a card may be played next', () => {
    const m = given({ tools: 2, hops: 2 }, [430])
    top(m, [810])
    lay(m, 430)
    expect(mayPlay(m, 810)).toBe(true)
    lay(m, 810)
    expect(player(m).stock[2]).toBe(0)
  })

  test('[H-SPC-214] card 214 sows only the crop it gave', () => {
    const m = given({ fields: '4', rye: 3 }, [214])
    lay(m, 214)
    const ends = [
      ...endings(m, 0, asks('turn'), (n) => `${fieldsOf(n)} ${player(n).stock.slice(0, 4).join('')}`),
    ].sort()
    expect(ends).toEqual(['4 2003', '4 0203', '4 0023', '4 0005', '4b 1003', '4f 0103', '4h 0013', '4r 0004'].sort())
  })

  test('[H-PH7-04] a field sown in Phase 7 after its harvest stays planted', () => {
    const m = given({ workers: 1, fields: '5b', sheep: '444', rye: 2, jewelry: 1 }, [], alone)
    must(m, 0, { choice: { exchange: 1 } })
    expect(m.state.phase).toBe(9)
    const n = given({ workers: 1, fields: '5b5b5b5b', sheep: '444', jewelry: 1 }, [208, 13], alone)
    must(n, 0, { choice: { exchange: 1 } })
    playOn(n, (o) => o.state.phase === 7 && mayPlay(o, 208))
    const planted = fieldsOf(n)
    lay(n, 13)
    choose(n, /^Sow/)
    playOn(n, asks('progress'))
    expect(planted).toContain('4')
    expect(fieldsOf(n)).toContain('4b')
    expect(player(n).stock[0]).toBe(19)
  })

  test('[H-ANY-10] in Phase 7 between two fields: card 027 needs exactly one empty field', () => {
    const m = given({ workers: 1, fields: '4b5b', wool: 1, jewelry: 1 }, [27], alone)
    must(m, 0, { choice: { exchange: 1 } })
    playOn(m, (n) => (n.state.phase === 7 && mayPlay(n, 27)) || n.state.phase > 7)
    expect(m.state.phase).toBe(7)
    lay(m, 27)
    choose(m, /^Sow/)
    playOn(m, asks('progress'))
    expect(player(m).stock[0]).toBe(9)
    expect(player(m).stock[7]).toBe(0)
    expect(fieldsOf(m)).toMatch(/w/)
  })
})
