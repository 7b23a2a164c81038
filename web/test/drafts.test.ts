/** What is staged survives a page that is loaded again, as long as the table has not moved on. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepDraft, keptDraft } from '../table/turn/drafts.ts'

const staged = [{ answer: { to: '0.1', choice: { pay: [1, 2] } }, kind: 'turn' }]

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('a draft is found again for the same seat, table and moment', () => {
  keepDraft('table 0', 7, staged)
  expect(keptDraft('table 0', 7)).toEqual(staged)
  expect(keptDraft('table 0', 8)).toEqual([])
  expect(keptDraft('table 1', 7)).toEqual([])
})

test('once nothing is staged nothing is kept', () => {
  keepDraft('table 0', 7, staged)
  keepDraft('table 0', 7, [])
  expect(keptDraft('table 0', 7)).toEqual([])
})

test('what cannot be read is nothing', () => {
  for (const text of ['{', '7', '{"seq":7}', '{"seq":7,"staged":[null]}', '{"seq":"7","staged":[]}']) {
    sessionStorage.setItem('dorfplatz.draft.table 0', text)
    expect(keptDraft('table 0', 7)).toEqual([])
  }
})
