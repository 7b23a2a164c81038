/** The admin page's words: everything the server writes into the trail is said in both languages. */

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { adminText } from '../admin/text.ts'

test('every act that leaves a trail has words in both languages', () => {
  const source = readFileSync(new URL('../../server/http/admin.ts', import.meta.url), 'utf8')
  const acts = readFileSync(new URL('../../protocol/club.ts', import.meta.url), 'utf8')
  const logged = [...source.matchAll(/club\.log\(by, '([^']+)'/g)].map(([, action = '']) => action)
  const onPeople = [...(/act: z\.enum\(\[([^\]]+)/.exec(acts)?.[1] ?? '').matchAll(/'(\w+)'/g)].map(
    ([, act = '']) => act,
  )
  expect(logged.length).toBeGreaterThan(5)
  expect(onPeople.length).toBeGreaterThan(5)
  for (const lang of ['en', 'de'] as const) {
    expect(Object.keys(adminText[lang].did)).toEqual(expect.arrayContaining([...logged, ...onPeople, 'rename']))
  }
})

test('every limit that the server tells has an explanation in both languages', () => {
  const source = readFileSync(new URL('../../server/config.ts', import.meta.url), 'utf8')
  const told = /\.filter\(\(\[name\]\) =>\s+(\/.+\/)\.test\(name\)/.exec(
    readFileSync(new URL('../../server/http/admin.ts', import.meta.url), 'utf8'),
  )?.[1]
  const pattern = new RegExp(told?.slice(1, -1) ?? '')
  const names = [...source.matchAll(/^ {2}([A-Z_0-9]+): /gm)]
    .map(([, name = '']) => name)
    .filter((n) => pattern.test(n))
  expect(names.length).toBeGreaterThan(20)
  for (const lang of ['en', 'de'] as const) expect(Object.keys(adminText[lang].limitHelp).sort()).toEqual(names.sort())
})
