/** A line of the log stands beside its seat's mark: its words do without the name. */

import { say, toText } from '@dorfplatz/kernel'
import { withoutSeat } from '@dorfplatz/ui'
import { expect, test } from 'vitest'

test.each([
  ['’s Community Center moves on.', 'Community Center moves on'],
  [' takes 2 wood.', 'takes 2 wood'],
])('“Anna%s” is told as “%s”', (words, told) => {
  expect(toText(withoutSeat(say({ seat: 0 }, words)), () => 'Anna')).toBe(told)
})
