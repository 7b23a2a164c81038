/** Sending somebody to the ceremony area (VM-30 to VM-38). */

import { expect, test } from 'vitest'
import {
  action,
  asked,
  at,
  birth,
  bury,
  farm,
  freeAt,
  has,
  k,
  type M,
  nobodyHome,
  pays,
  play,
  put,
  refused,
  stone,
  stones,
  takes,
  WELL,
  who,
} from '../../../test/scenario.ts'
import { brides, married } from './wedding-words.ts'

function courting(
  amounts: { readonly [thing: string]: number } = {},
  prepare: (m: M) => void = () => {},
  side = 'A',
): M {
  const m = married(2, { marriageSide: side })
  stones(m, { marriage: 'bb', harvest: 'oo', family: 'oo' })
  farm(m, 0, { coin: 0, ...amounts })
  prepare(m)
  play(m, 0, 'turn', stone('marriage', 'b'))
  return m
}

const rank = (n: number) => ({ rank: n })

test('[VM-30] the Well reaches the yellow space; who dies there belongs to the farm section', () => {
  const m = married(2)
  stones(m, { harvest: 'oo' })
  farm(m, 0, { orange: 3, pink: 1, coin: 0, time: 9 })
  play(m, 0, 'turn', WELL)
  play(m, 0, 'wellAction', action('marriage'))
  play(m, 0, 'marry', rank(1))
  play(m, 0, 'dies', who('rank1', 1))
  expect(at(m, 0, 'chronicle-farm')).toBe(1)
})

test('[VM-31] [VM-37] 2 time and 1 stone of any color, the one just taken included, and the bonus at once', () => {
  const m = courting()
  play(m, 0, 'marry', rank(5))
  expect([has(m, 0, 'brown'), has(m, 0, 'time'), has(m, 0, 'fame'), at(m, 0, 'rank5'), at(m, 0, 'farm')]).toEqual([
    0, 2, 2, 1, 4,
  ])
  expect(asked(m)).toMatchObject({ seat: 1, kind: 'turn' })
})

test('[VM-31] with several colors the payment is chosen, and a coin may replace the stone', () => {
  const m = courting({ coin: 1, green: 1 })
  play(m, 0, 'marry', rank(5))
  expect(asked(m)?.choices).toEqual([pays('g'), pays('b'), pays('c')])
})

test('[VM-31] who goes is asked where members differ', () => {
  const m = courting({}, (match) => put(match, 0, 2, 'farm', 'unborn'))
  play(m, 0, 'marry', rank(1))
  expect(asked(m)).toMatchObject({ kind: 'suitor', choices: [who('farm', 1), who('farm', 2)] })
  play(m, 0, 'suitor', who('farm', 2))
  expect(at(m, 0, 'rank1', 2)).toBe(1)
})

test('[VM-32] a rank is free if nobody stands on it, brides included', () => {
  const m = courting({}, (match) => {
    put(match, 1, 1, 'rank1')
    brides(match, ['rank3'])
  })
  expect(asked(m)?.choices).toEqual([rank(2), rank(4), rank(5), rank(6), 'pass'])
  expect(refused(m, 0, rank(1))).toBe('VM-32')
})

test('[VM-33] with somebody in the ceremony area the stone brings no action', () => {
  const m = courting({}, (match) => put(match, 0, 1, 'rank6'))
  expect(asked(m)).toMatchObject({ seat: 1, kind: 'turn' })
  expect(has(m, 0, 'brown')).toBe(1)
  const view = k.view(m, 0).table.idle.find(({ space }) => space === 'marriage')
  expect(view?.why.rule).toBe('VM-33')
})

test('[VM-31] nobody home, or nothing to pay with: no action', () => {
  const home = courting({}, (m) => nobodyHome(m, 0))
  expect(asked(home)).toMatchObject({ seat: 1 })
  const m = married(2)
  stones(m, { marriage: 'xx', harvest: 'oo' })
  farm(m, 0, { coin: 0 })
  play(m, 0, 'turn', stone('marriage', 'x'))
  expect(asked(m)).toMatchObject({ seat: 1, kind: 'turn' })
})

test('[VEX-S06] [VM-34] [VM-38] the bonus comes before the death, and the place may be taken again later in the round', () => {
  const m = courting({ time: 8 })
  const free = freeAt(m, 'farm')
  play(m, 0, 'marry', rank(6))
  expect([has(m, 0, 'grain'), has(m, 0, 'brown')]).toEqual([3, 0])
  expect(asked(m)).toMatchObject({ seat: 0, kind: 'dies', choices: [who('farm', 1), who('rank6', 1)] })
  play(m, 0, 'dies', who('rank6', 1))
  expect([at(m, 0, 'chronicle-farm'), freeAt(m, 'farm'), at(m, 0, 'rank6')]).toEqual([1, free - 1, 0])
  play(m, 1, 'turn', stone('harvest', 'o'))
  play(m, 1, 'harvest', 'pass')
  play(m, 0, 'turn', stone('marriage', 'b'))
  expect(asked(m)).toMatchObject({ kind: 'marry', choices: [...[1, 2, 3, 4, 5, 6].map(rank), 'pass'] })
})

test('[VM-35] rank 3 lets choose one of two stones, rank 4 of side A brings a coin', () => {
  const m = courting()
  play(m, 0, 'marry', rank(3))
  expect(asked(m)).toMatchObject({ kind: 'rankStone', choices: [{ stone: 'green' }, { stone: 'brown' }] })
  play(m, 0, 'rankStone', { stone: 'green' })
  expect(has(m, 0, 'green')).toBe(1)
  const other = courting()
  play(other, 0, 'marry', rank(4))
  expect(has(other, 0, 'coin')).toBe(1)
})

test('[VM-36] the exchange is optional and needs a real stone', () => {
  const m = courting({ orange: 1, coin: 1 }, () => {}, 'B')
  play(m, 0, 'marry', rank(4))
  play(m, 0, 'pay', pays('b'))
  expect(asked(m)).toMatchObject({ kind: 'exchange', choices: [{ give: 'orange' }, 'pass'] })
  play(m, 0, 'exchange', { give: 'orange' })
  play(m, 0, 'stones', takes('gp'))
  expect([has(m, 0, 'orange'), has(m, 0, 'green'), has(m, 0, 'pink'), has(m, 0, 'coin')]).toEqual([0, 1, 1, 1])
  const none = courting({ coin: 1 }, () => {}, 'B')
  play(none, 0, 'marry', rank(4))
  play(none, 0, 'pay', pays('b'))
  expect(asked(none)).toMatchObject({ seat: 1, kind: 'turn' })
})

test('[VM-37] grain beyond five bags is lost', () => {
  const m = courting({ grain: 4 })
  play(m, 0, 'marry', rank(6))
  expect(has(m, 0, 'grain')).toBe(5)
})

test('[VM-59] [VEX-S13] Family fetches the suitor home, without bread or tool', () => {
  const m = courting({}, (match) => put(match, 1, 1, 'rank4'))
  play(m, 0, 'marry', 'pass')
  farm(m, 1, { orange: 2 })
  play(m, 1, 'turn', stone('family', 'o'))
  expect(asked(m)?.choices).toEqual([birth(2), who('rank4', 1), 'pass'])
  play(m, 1, 'family', who('rank4', 1))
  expect([at(m, 1, 'farm'), has(m, 1, 'bread'), asked(m)?.kind]).toEqual([5, 0, 'turn'])
})

test('[VM-60] who dies on the board goes to a grave when no yellow place is left', () => {
  const m = courting({ time: 8 }, (match) => {
    while (freeAt(match, 'farm') > 0) bury(match, 1, 1, 'farm', 'farm')
  })
  play(m, 0, 'marry', rank(1))
  play(m, 0, 'dies', who('rank1', 1))
  expect(at(m, 0, 'grave')).toBe(1)
})

test('[VM-61] on the board they live and are seen, but are not at home', () => {
  const m = married(2)
  stones(m, { church: 'oo', harvest: 'oo' })
  nobodyHome(m, 0)
  put(m, 0, 1, 'rank2', 'unborn')
  play(m, 0, 'turn', stone('harvest', 'o'))
  expect(asked(m)).toMatchObject({ seat: 1, kind: 'turn' })
})
