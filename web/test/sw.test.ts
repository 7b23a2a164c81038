/** The service worker's notices: shown with their table, one for each table, opened only at our own address. */

import { readFileSync } from 'node:fs'
import { createContext, runInContext } from 'node:vm'
import { expect, test } from 'vitest'

const SOURCE = readFileSync(new URL('../app/sw.js', import.meta.url), 'utf8')
const HOME = 'https://dorfplatz.example'

interface Shown {
  readonly title: string
  readonly options: { readonly tag: string; readonly data: { readonly url: string } }
}

/** The worker with a browser around it that only remembers. */
function worker(openPages: readonly string[]) {
  const handlers = new Map<string, (event: object) => void>()
  const shown: Shown[] = []
  const focused: string[] = []
  const opened: string[] = []
  const scope = {
    addEventListener: (type: string, handler: (event: object) => void) => handlers.set(type, handler),
    skipWaiting: async () => undefined,
    registration: {
      showNotification: async (title: string, options: Shown['options']) => shown.push({ title, options }),
    },
    clients: {
      claim: async () => undefined,
      matchAll: async () => openPages.map((url) => ({ url, focus: async () => focused.push(url) })),
      openWindow: async (url: string) => opened.push(url),
    },
  }
  runInContext(SOURCE, createContext({ self: scope, location: new URL(HOME), URL, caches: {}, fetch: () => undefined }))
  const happen = async (type: string, event: object): Promise<void> => {
    const waits: Promise<unknown>[] = []
    handlers.get(type)?.({ ...event, waitUntil: (work: Promise<unknown>) => waits.push(work) })
    await Promise.all(waits)
  }
  const push = (text: string | null) =>
    happen('push', { data: text === null ? null : { json: () => JSON.parse(text) as unknown } })
  const click = (url: unknown) =>
    happen('notificationclick', { notification: { close: () => undefined, data: { url } } })
  return { push, click, shown, focused, opened }
}

test('a push message is shown under its table’s address; the next one about that table takes its place', async () => {
  const { push, shown } = worker([])
  await push(JSON.stringify({ title: 'Du bist am Zug: Hallertau', url: '/table/abcdefabcdef' }))
  expect(shown).toMatchObject([
    {
      title: 'Du bist am Zug: Hallertau',
      options: { tag: '/table/abcdefabcdef', data: { url: '/table/abcdefabcdef' } },
    },
  ])
})

test('a message that cannot be read is shown all the same: browsers punish silence', async () => {
  const { push, shown } = worker([])
  for (const text of [null, 'no JSON', '{}', '{"title":3,"url":4}']) await push(text)
  expect(shown.map((s) => [s.title, s.options.data.url])).toEqual(Array.from({ length: 4 }, () => ['Dorfplatz', '/']))
})

test('a click goes to the table’s page: the one that is open, or a new one, and never elsewhere', async () => {
  const open = worker([`${HOME}/`, `${HOME}/table/abcdefabcdef`])
  await open.click('/table/abcdefabcdef')
  expect(open.focused).toEqual([`${HOME}/table/abcdefabcdef`])
  const none = worker([`${HOME}/`])
  await none.click('/table/abcdefabcdef')
  await none.click('https://evil.example/')
  await none.click(undefined)
  expect(none.opened).toEqual([`${HOME}/table/abcdefabcdef`, HOME])
  expect(none.focused).toEqual([`${HOME}/`])
})
