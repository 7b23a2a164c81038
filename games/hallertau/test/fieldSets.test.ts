/** Fields that move together are pressed one by one: which can still join, and which answer they come to. */

import { type Decision, type Json, PASS } from '@dorfplatz/kernel'
import { expect, test } from 'vitest'
import type { SeatView } from '../rules/view.ts'
import { fieldSet } from '../ui/fieldSets.ts'
import type { Option } from '../ui/props.ts'
import { give, k, table } from './scenario.ts'

function asked(fields: readonly string[], sets: readonly (readonly number[])[]): [SeatView, readonly Option[]] {
  const scene = table()
  give(scene, 0, { fields })
  const own = k.view(scene.m, 0).table.seats[0]
  if (own === undefined) throw new Error('nobody sits there')
  // Only its kind is looked at.
  const decision = { id: 'q', kind: 'moveFields', seat: 0, args: {}, choices: [] } as unknown as Decision
  const option = (choice: Json): Option => ({
    key: JSON.stringify(choice),
    decision,
    answer: { to: 'q', choice },
    sentence: [],
    chosen: false,
  })
  return [own, [...sets.map((columns) => option({ fields: columns })), option(PASS)]]
}

test('[H-ACT-17] one field waits for a second one, two are the answer, in either order', () => {
  const [own, options] = asked(['2', '3', '4'], [[0, 1], [0, 2], [1, 2], [0], [1], [2]])
  expect(fieldSet(own, options, [1])).toMatchObject({ exactly: { key: '{"fields":[1]}' }, more: true })
  expect(fieldSet(own, options, [2, 1])).toMatchObject({ exactly: { key: '{"fields":[1,2]}' }, more: false })
  expect(fieldSet(own, options, [0, 1, 2])).toBeNull()
})

test('where only one field can move it is the answer at once', () => {
  const [own, options] = asked(['2', '5'], [[0]])
  expect(fieldSet(own, options, [0])).toMatchObject({ exactly: { key: '{"fields":[0]}' }, more: false })
  expect(fieldSet(own, options, [1])).toBeNull()
})

test('equal fields stand for each other: an answer names each kind once', () => {
  const [own, options] = asked(['3', '3', '3'], [[0, 1], [0]])
  expect(fieldSet(own, options, [2])).toMatchObject({ exactly: { key: '{"fields":[0]}' }, more: true })
  expect(fieldSet(own, options, [2, 1])).toMatchObject({ exactly: { key: '{"fields":[0,1]}' }, more: false })
})
