/** The page's language: one file at a time, and nothing in between when it changes. */

import { beforeAll, expect, test, vi } from 'vitest'
import { change } from '../app/settings.ts'
import { de } from '../text/de.ts'
import { en } from '../text/en.ts'
import { fetchText, text } from '../text/index.ts'

beforeAll(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'de', dataset: {} } })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
})

test('nothing can be said before a language is there; then it stays in sight until the next one is', async () => {
  expect(() => text()).toThrow('no language')
  await fetchText()
  expect(text()).toBe(de)
  change({ lang: 'en' })
  expect(text()).toBe(de)
  await vi.waitFor(() => expect(text()).toBe(en))
  change({ lang: 'de' })
  await vi.waitFor(() => expect(text()).toBe(de))
})
