/** A table's page has drawings and sentences but no rules: it must know every person all the same. */

import { expect, test } from 'vitest'
import { people } from '../../people.ts'
import { personAt, personNumber } from '../state.ts'

test('persons of every expansion are known before any rules are put together', () => {
  expect(people).toHaveLength(37)
  for (const person of people) expect(personAt(personNumber(person.id))).toBe(person)
})
