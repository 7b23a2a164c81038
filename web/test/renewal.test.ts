import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isMissingPart, loadNewerPage, loadWhenAnswered } from '../app/renewal.ts'

const reload = vi.fn()
let answer: (() => Response) | null = null

beforeEach(() => {
  vi.useFakeTimers()
  reload.mockClear()
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('fetch', async () => {
    if (answer === null) throw new TypeError('Failed to fetch')
    return answer()
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const page = (script: string) => () => new Response(`<script src="${script}"></script>`)

test('a page is loaded anew when the server has a newer one, not when it is away or serves the same', async () => {
  answer = null
  await loadNewerPage('/assets/main-1.js')
  answer = () => new Response('', { status: 502 })
  await loadNewerPage('/assets/main-1.js')
  answer = page('/assets/main-1.js')
  await loadNewerPage('/assets/main-1.js')
  expect(reload).not.toHaveBeenCalled()
  answer = page('/assets/main-2.js')
  await loadNewerPage('/assets/main-1.js')
  await loadNewerPage('/assets/main-1.js')
  expect(reload).toHaveBeenCalledTimes(1)
})

test('a page that could not be drawn for want of a part waits for the server, then is loaded anew once', async () => {
  answer = null
  loadWhenAnswered()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(reload).not.toHaveBeenCalled()
  answer = page('/assets/main-1.js')
  await vi.advanceTimersByTimeAsync(20_000)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('a page that has been left waits for nobody', async () => {
  answer = null
  loadWhenAnswered()()
  answer = page('/assets/main-1.js')
  await vi.advanceTimersByTimeAsync(20_000)
  expect(reload).not.toHaveBeenCalled()
})

test('a part that did not come is told from a fault of the page, in the words of each browser', () => {
  expect(isMissingPart(new TypeError('Failed to fetch dynamically imported module: /assets/a.js'))).toBe(true)
  expect(isMissingPart(new TypeError('error loading dynamically imported module: /assets/a.js'))).toBe(true)
  expect(isMissingPart(new TypeError('Importing a module script failed.'))).toBe(true)
  expect(isMissingPart(new TypeError("undefined is not an object (evaluating 'a.b')"))).toBe(false)
})
