/** Modules beside the base game: what holds for every one of them. */

import { kernel, randomFrom, seedFrom } from '@dorfplatz/kernel'
import { conformance } from '@dorfplatz/kernel/conformance'
import { expect, test } from 'vitest'
import { village } from '../index.ts'
import { rulesWith } from '../rules/game.ts'
import { base } from '../rules/modules/base.ts'
import { PRODUCT } from '../rules/modules/index.ts'
import { promoModule } from '../rules/modules/promos.ts'
import { chosenModules, playing } from '../rules/modules/registry.ts'
import { costOf, paymentsFor } from '../rules/pay.ts'
import { gain, type M } from '../rules/state.ts'

const k = kernel(village)

const EXPANSIONS = ['inn', 'port', 'marriage'].filter((id) => PRODUCT.some((module) => module.id === id))
const ALL = Object.fromEntries(EXPANSIONS.map((id) => [id, true]))

/** Every subset of the expansions there are (VC-01). */
const SUBSETS = Array.from({ length: 1 << EXPANSIONS.length }, (_, bits) =>
  EXPANSIONS.filter((_id, i) => bits & (1 << i)),
)

function table(seats: number, options: { readonly [key: string]: boolean }): M {
  const fixed = seats === 1 ? {} : { startSeat: 1, compensation: false }
  return k.create({ game: 'village', seats, seed: seedFrom('modules'), options: { ...fixed, ...options } })
}

for (const subset of SUBSETS) {
  const name = subset.length === 0 ? 'the base game' : subset.join(' + ')
  test(`[VC-01] [VC-21] [VC-22] ${name}: the setup card fits every number of players`, () => {
    for (const seats of [1, 2, 3, 4, 5]) {
      const m = table(seats, Object.fromEntries(subset.map((id) => [id, true])))
      expect(m.state.onBoard % Math.max(2, seats)).toBe(0)
      expect(k.view(m, 0).table.spaces.find(({ id }) => id === 'market')?.stones).toMatchObject({})
      expect(village.violations(m)).toEqual([])
    }
  })
}

test('a price may ask for stones of any colour, and coins may replace them', () => {
  const m = table(2, {})
  gain(m.state, 0, 0, 1)
  gain(m.state, 0, 3, 2)
  const ways = paymentsFor(m.state, 0, costOf({ any: 2 })).map(({ pay }) => JSON.stringify(pay))
  expect(ways).toEqual(['{"orange":1,"pink":1}', '{"orange":1,"coin":1}', '{"pink":2}', '{"pink":1,"coin":1}'])
})

test('the base game beside expansions stays as it is', () => {
  const bare = kernel({ ...rulesWith([base, promoModule]) })
  for (const seats of [1, 2, 4]) {
    const setup = { game: 'village', seats, seed: seedFrom('beside') }
    const [alone, beside] = [bare.create(setup), k.create(setup)]
    const [a, b] = [randomFrom('beside'), randomFrom('beside')]
    while (bare.playRandomly(alone, a)) k.playRandomly(beside, b)
    const { options: _, ...first } = alone
    const { options: __, ...second } = beside
    expect(second).toEqual(first)
  }
})

test('a module that is not chosen brings nothing', () => {
  const { goods, buildings, windows, also } = playing(chosenModules({}))
  expect([goods.includes('beer'), buildings.length, windows.size, also]).toEqual([false, 5, 0, null])
})

for (const check of conformance(village, {
  games: 1,
  setups: [...EXPANSIONS.map((id) => ({ seats: 2, options: { [id]: true } })), { seats: 3, options: ALL }],
})) {
  test(`with modules: ${check.name}`, () => expect(check.run()).toEqual([]))
}
