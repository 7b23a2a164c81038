/** A look back at a finished game, in both languages and as data. */

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { begin, randomFrom, seedFrom, write } from '@dorfplatz/kernel'
import { expect, test } from 'vitest'
import { loadKernel } from '../games.ts'
import { dorfplatz, folder } from './run.ts'

const k = await loadKernel('agricola')

/** A solo family game by chance, or its first answers. */
function played(most = Number.POSITIVE_INFINITY): string {
  const random = randomFrom('analyse')
  let journal = begin(k, { game: 'agricola', seats: 1, options: { mode: 'family' }, seed: seedFrom('analyse') })
  for (let open = k.open(journal.match)[0]; open !== undefined; open = k.open(journal.match)[0]) {
    if (journal.match.seq >= most) break
    const next = write(k, journal, open.frame.seat, { choice: k.sample(journal.match, open, random) })
    if ('ok' in next) throw new Error(next.rule)
    journal = next
  }
  const file = join(folder(), 'record.json')
  writeFileSync(file, JSON.stringify(journal.record))
  return file
}

test('the outlook ends with the final score, and chance has given points away', () => {
  const { out, code } = dorfplatz(['analyse', played(), '--visits', '12', '--json'])
  expect(code).toBe(0)
  const { game, seats, starts, outlook, costly, praised } = JSON.parse(out)
  expect([game, seats]).toEqual(['agricola', 1])
  expect(outlook.length).toBeGreaterThan(10)
  // Whoever plays by chance does worse than could be expected at the beginning.
  expect(outlook.at(-1).expected[0]).toBeLessThan(outlook[0].expected[0])
  // A game of 14 rounds, looked at where each begins.
  expect(starts).toHaveLength(15)
  for (const start of starts) expect(outlook.map(({ answers }: { answers: number }) => answers)).toContain(start)
  expect(costly).toHaveLength(3)
  for (const { cost, error } of costly) expect(cost).toBeGreaterThan(Math.max(1, 2 * error))
  expect(costly[0].cost).toBeGreaterThanOrEqual(costly[2].cost)
  expect(praised.length).toBeLessThanOrEqual(1)
})

test('in words', () => {
  const { out } = dorfplatz(['analyse', played(), '--visits', '4', '--lang', 'de'])
  expect(out).toContain('Erwartete Punkte am Ende')
  expect(out.replace(/\s+/g, ' ')).toMatch(
    /In Runde \d+ hat Platz 1 mit „.+“ etwa \d+ Punkte? verschenkt; besser: „.+“\./,
  )
})

test('a game that is not over is not looked back at', () => {
  const { err, code } = dorfplatz(['analyse', played(5)])
  expect(code).toBe(1)
  expect(err).toContain('the game is not over yet')
})
