/** One whole game, word for word: fails on any change of behaviour that nobody meant. */

import { expectGolden } from '@dorfplatz/kernel/golden'
import { test } from 'vitest'
import { k } from './scenario.ts'

test('a whole game plays as before', () => {
  const options = { gateway: 'master', farmyard: 'jewelry' }
  const setup = { game: 'hallertau', seats: 2, options }
  return expectGolden(k, setup, 'hallertau', new URL('golden/hallertau', import.meta.url))
})
