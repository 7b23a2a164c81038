/** A person's page and the career: numbers of the server and of the device together, both sizes, both languages. */

import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { hallertau } from '@dorfplatz/hallertau'
import { kernel } from '@dorfplatz/kernel'
import { randomGame } from '@dorfplatz/kernel/conformance'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { guest, type Person } from '../server/test/help/client.ts'
import { openHouseStage } from './stage.ts'
import { barriers, settle, visit } from './visit.ts'

const stage = openHouseStage()

interface Line {
  readonly game: string
  readonly seats: number
  readonly scores: readonly number[]
  readonly mode?: string
  readonly cards?: readonly string[]
  readonly options?: object
}

const GAMES: readonly Line[] = [
  { game: 'hallertau', seats: 1, scores: [84, 91, 88, 97, 103, 99, 112], cards: ['016', '013'] },
  { game: 'hallertau', seats: 1, scores: [71, 82], mode: 'noCards=true', options: { noCards: true } },
  { game: 'hallertau', seats: 3, scores: [70, 78, 81], cards: ['016'] },
  { game: 'agricola', seats: 1, scores: [44, 51], cards: ['18'] },
  { game: 'agricola', seats: 1, scores: [56], options: { soloGame: 2 } },
  { game: 'village', seats: 2, scores: [66, 59, 74] },
  { game: 'village', seats: 1, scores: [47, 63] },
]

let n = 0

/** Finished games of Anna, with Bertram where there is company. */
function fill(anna: string, bertram: string): void {
  const db = new DatabaseSync(join(stage.house.data, 'dorfplatz.sqlite'))
  db.exec('PRAGMA busy_timeout = 10000')
  const put = db.prepare(
    `INSERT INTO results (table_id, seat, person, name, bot, game, rules, seats, mode, options, score, place, cards, ended_at)
     VALUES (?, ?, ?, ?, ?, ?, '1', ?, ?, ?, ?, ?, ?, ?)`,
  )
  for (const { game, seats, scores, mode = '', cards = [], options = {} } of GAMES) {
    for (const score of scores) {
      const table = `table${String(++n).padStart(7, '0')}`
      const at = Date.now() - n * 20 * 3600_000
      const others = [
        { person: bertram, name: 'Bertram', bot: null, score: 70 },
        { person: null, name: 'Wurzel', bot: 'greedy', score: 50 },
      ].slice(0, seats - 1)
      const everybody = [{ person: anna, name: 'Anna', bot: null, score }, ...others]
      for (const [seat, one] of everybody.entries()) {
        const place = 1 + everybody.filter((other) => other.score > one.score).length
        // Played where it went well.
        const told = seat === 0 && score > 90 ? JSON.stringify(cards) : '[]'
        put.run(
          table,
          seat,
          one.person,
          one.name,
          one.bot,
          game,
          seats,
          mode,
          JSON.stringify(options),
          one.score,
          place,
          told,
          at,
        )
      }
    }
  }
  db.close()
}

const idOf = async (person: Person): Promise<string> =>
  ((await person.must('GET', '/api/me')) as { person: { id: string } }).person.id

const cookiesOf = (person: Person) =>
  [...person.cookies].map(([name, value]) => ({ name, value, url: stage.url, httpOnly: true }))

/** A game that was played on this device without the server. */
async function leaveGame(page: Page): Promise<void> {
  const { match, record } = randomGame(kernel(hallertau), { game: 'hallertau', seats: 1 }, 'device').journal
  const table = {
    id: 'here-0123456789ab',
    game: 'hallertau',
    seats: [{ kind: 'me', name: 'Anna' }],
    record,
    createdAt: 1,
    updatedAt: Date.now(),
    over: true,
    due: [],
    result: hallertau.result(match),
  }
  await page.evaluate(
    (kept) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('dorfplatz', 1)
        request.onupgradeneeded = () => request.result.createObjectStore('tables', { keyPath: 'id' })
        request.onsuccess = () => {
          const put = request.result.transaction('tables', 'readwrite').objectStore('tables').put(kept)
          put.onsuccess = () => {
            request.result.close()
            resolve()
          }
        }
        request.onerror = () => reject(request.error)
      }),
    table as never,
  )
}

const shoot = async (page: Page, name: string): Promise<void> => {
  if (process.env.SHOT) await page.screenshot({ path: `${process.env.SHOT}/${name}.png`, fullPage: true })
}

test('desktop, German: one’s own page; a game of the device is put to it and counts once; the career', async () => {
  const [anna, bertram] = [await guest(stage.url, 'Anna', 'de'), await guest(stage.url, 'Bertram', 'de')]
  const [id, other] = [await idOf(anna), await idOf(bertram)]
  fill(id, other)
  const { page, errors, close } = await visit(stage.browser)
  await page.context().addCookies(cookiesOf(anna))
  await page.goto(`${stage.url}/favicon.svg`)
  await leaveGame(page)
  await page.goto(`${stage.url}/person`)
  await page.getByRole('heading', { name: 'Anna', exact: true }).waitFor()
  await page.locator('.fav').first().waitFor()
  await settle(page)
  await shoot(page, 'person')
  expect(await page.locator('.facts4 dd').first().innerText()).toContain('21')
  expect(await page.locator('.h2h li').count()).toBe(1)
  expect(await barriers(page)).toEqual([])
  await page.getByText('1 Partie liegt nur auf diesem Gerät').waitFor()
  await page.getByRole('button', { name: 'Zu meinem Namen legen' }).click()
  await page.getByText('1 Partie zählt jetzt für dich.').waitFor()
  expect(await page.locator('.facts4 dd').first().innerText()).toContain('21')
  await page.getByRole('button', { name: 'alle', exact: true }).click()
  await page.getByText('diese Seite sehen alle').waitFor()
  await page.getByRole('link', { name: 'Laufbahn' }).first().click()
  await page.locator('.rung').first().waitFor()
  await settle(page)
  await shoot(page, 'career')
  expect(await page.locator('[data-game="agricola"] .rung.is-reached').count()).toBe(2)
  expect(await barriers(page)).toEqual([])
  await close()
  expect(errors).toEqual([])
}, 60_000)

test('phone, English: what others may see, nothing cut off', async () => {
  const [anna, bertram] = [await guest(stage.url, 'Anna', 'en'), await guest(stage.url, 'Bertram', 'en')]
  const id = await idOf(anna)
  fill(id, await idOf(bertram))
  const { page, errors, close } = await visit(stage.browser, { width: 360, height: 740, lang: 'en', theme: 'dark' })
  await page.goto(`${stage.url}/person/${id}`)
  await page.getByRole('heading', { name: 'There is no such page, or it is not shown to you.' }).waitFor()
  await page.context().addCookies(cookiesOf(bertram))
  await page.reload()
  await page.getByRole('heading', { name: 'Anna', exact: true }).waitFor()
  await page.getByRole('heading', { name: 'Against you' }).waitFor()
  await page.locator('.fav').first().waitFor()
  await settle(page)
  await shoot(page, 'person-phone')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  expect(await page.getByText('Who sees this page').count()).toBe(0)
  expect(await barriers(page)).toEqual([])
  await page.goto(`${stage.url}/career`)
  await page.locator('.rung').first().waitFor()
  await settle(page)
  await shoot(page, 'career-phone')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  expect(await barriers(page)).toEqual([])
  await close()
  expect(errors).toEqual([])
}, 60_000)
