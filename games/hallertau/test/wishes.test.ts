/** What a press on a space says besides the space. */

import { type Decision, type Json, PASS } from '@dorfplatz/kernel'
import { expect, test } from 'vitest'
import { ACTION_SPACES } from '../rules/spaces.ts'
import { wishAt } from '../ui/wishes.ts'

function asked(kind: string, choices: readonly Json[], source = ''): Decision {
  const args = { op: kind, seat: 0, source }
  return { id: '0.2', seat: 0, kind, args, choices, shape: null, form: null }
}

test('[H-ACT-07] [H-ACT-08] a space of Hallertau is asked nothing that its press has said, or that has one answer', () => {
  const clay = asked('choose', [{ option: 0 }, { option: 1 }], 'space:7')
  expect(wishAt(7, 0)?.(clay)).toEqual({ option: 0 })
  // A card asked meanwhile.
  expect(wishAt(8, 0)?.(clay)).toBeUndefined()
  const [one, two]: readonly Json[] = [{ sheep: { card5: 1 } }, { sheep: { card6: 1 } }]
  expect(wishAt(6, null)?.(asked('exchange', [one ?? null, PASS]))).toEqual(one)
  expect(wishAt(6, null)?.(asked('exchange', [one ?? null, two ?? null, PASS]))).toBeUndefined()
  expect(wishAt(6, null)?.(asked('sow', [{ sow: 'rye', column: 1 }, 'done']))).toBeUndefined()
})

test('a press on a space that asks nothing of the kind means only itself, so nothing is looked at before it is sent', () => {
  const means = ACTION_SPACES.filter((_, space) => wishAt(space, null) !== undefined).map(({ key }) => key)
  expect(means).toEqual(['sheepBreeding', 'sheepShearing', 'butchery', 'smallTrade', 'landSale', 'townHall'])
})
