/** A newer page: loaded by itself only where nothing is lost by it, and not again and again. */

import { beforeEach, expect, test, vi } from 'vitest'
import { takeReload } from '../table/frame/renewal.ts'
import { keepDraft } from '../table/turn/drafts.ts'

beforeEach(() => {
  const kept: Record<string, string> = {}
  const methods = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = value
    },
    removeItem: (key: string) => {
      delete kept[key]
    },
  }
  // As in a browser, only what is kept is listed.
  vi.stubGlobal(
    'sessionStorage',
    new Proxy(methods, {
      ownKeys: () => Object.keys(kept),
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    }),
  )
})

test('not while something is staged at the table, nor while somebody writes', () => {
  keepDraft('abc 1', 4, [{ answer: { choice: 'x' }, kind: null }])
  expect(takeReload('abc', 1_000_000, null)).toBe(false)
  keepDraft('abc 1', 4, [])
  keepDraft('abcd 1', 4, [{ answer: { choice: 'x' }, kind: null }])
  expect(takeReload('abc', 1_000_000, { value: 'good mo' })).toBe(false)
  expect(takeReload('abc', 1_000_000, { value: '' })).toBe(true)
})

test('once in a while only', () => {
  expect(takeReload('abc', 1_000_000, null)).toBe(true)
  expect(takeReload('abc', 1_030_000, null)).toBe(false)
  expect(takeReload('abc', 1_090_000, null)).toBe(true)
})
