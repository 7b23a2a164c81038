/** What a table to be laid may choose: single values, and lists of cards. */

import { expect, test } from 'vitest'
import { shelf } from '../app/games.ts'
import { listed, offered, unusual } from '../pages/create/judge.ts'

const game = await shelf.agricola.loadWhole('en')

const keys = (options: { readonly [key: string]: string }): string[] => offered(game, 2, options).map(({ key }) => key)

test('a list is offered although it has one value only, where it means something', () => {
  expect(keys({})).toContain('leaveOut')
  expect(keys({ mode: 'family' })).not.toContain('leaveOut')
})

test('what stands in a list, and what the fold says about it', () => {
  expect(listed('239, 11;12')).toEqual(['239', '11', '12'])
  expect(listed(undefined)).toEqual([])
  expect(unusual(game, offered(game, 2, {}), { leaveOut: '11,266' })).toBe('Cards to leave out: Field, Serf')
})
