/** The page of the day: one attempt from two tabs, the ladder, both sizes, both languages, and a device without a server. */

import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { FILL_PLACES } from '../server/storage/ladder.ts'
import { guest, type Person } from '../server/test/help/client.ts'
import { openHouseStage } from './stage.ts'
import { barriers, settle, visit } from './visit.ts'

const stage = openHouseStage()

const NAMES = ['Mechthild', 'Brauer Sepp', 'Kathi', 'Jonas', 'Cosima', 'Bertram', 'Wirtin vom Anger']

/** Results as the server would have found them: seven people before `me`, four more after, a bot, and days before today. */
function fill(day: string, me: string): void {
  const db = new DatabaseSync(join(stage.house.data, 'dorfplatz.sqlite'))
  db.exec('PRAGMA busy_timeout = 10000')
  let n = 0
  const put = (who: string, points: number, on = day, medal = 0, bot: string | null = null): void => {
    db.prepare(
      `INSERT INTO daily_results (day, week, game, mode, who, bot, table_id, points, tie, ended_at, ms, advice, medal)
       VALUES (?, ?, 'hallertau', 'cards', ?, ?, ?, ?, 0, ?, ?, ?, ?)`,
    ).run(
      on,
      on,
      who,
      bot,
      `table${String(++n).padStart(7, '0')}`,
      points,
      n,
      (30 + n) * 60_000,
      n % 4 === 0 ? 1 : 0,
      medal,
    )
  }
  for (let i = 0; i < 15; i++) {
    // New here: guests of long ago without a table are forgotten by the caretaker.
    db.prepare("INSERT INTO people (id, name, lang, created_at, seen_at) VALUES (?, ?, 'de', ?, ?)").run(
      `person${i}`,
      NAMES[i % NAMES.length] ?? '',
      Date.now(),
      Date.now(),
    )
    put(`person${i}`, 112 - i * 2, day, i === 0 ? 3 : i < 7 ? 2 : 0)
  }
  put(me, 87)
  db.prepare("INSERT INTO daily_attempts VALUES (?, 'hallertau', 'cards', ?, 'table0000000', 1, 0, 1)").run(day, me)
  db.prepare("INSERT INTO daily_deals VALUES (?, 'hallertau', 'cards', 16, ?)").run(day, 16 * 91)
  put('bot:greedy', 93, day, 0, 'greedy')
  const month = day.slice(0, 8)
  for (let i = 1; i < Number(day.slice(8)); i++)
    put(me, 80 + i, `${month}${String(i).padStart(2, '0')}`, i % 5 === 0 ? 2 : 0)
  for (const sql of FILL_PLACES) db.exec(sql)
  db.close()
}

/** The same person in a browser. */
const cookiesOf = (person: Person) =>
  [...person.cookies].map(([name, value]) => ({ name, value, url: stage.url, httpOnly: true }))

test('desktop, German: an attempt is begun once, found again from another tab, and stands in the ladder', async () => {
  const { page, errors, close } = await visit(stage.browser)
  await page.goto(stage.url)
  await page.locator('.day-link').click()
  await page.getByRole('heading', { name: 'Tagespartie' }).waitFor()
  await page.getByText('dieselbe Mischung für alle').waitFor()
  await page.getByRole('button', { name: 'ohne Karten' }).click()
  await page.getByRole('button', { name: 'Anlauf nehmen' }).click()
  await page.waitForURL('**/table/*')
  await page.locator('.banner').waitFor()
  const table = page.url()
  const tab = await page.context().newPage()
  await tab.goto(`${stage.url}/daily?game=hallertau&mode=plain`)
  await tab.getByRole('button', { name: 'Anlauf fortsetzen' }).click()
  await tab.waitForURL('**/table/*')
  expect(tab.url()).toBe(table)
  await close()

  const anna = await guest(stage.url, 'Anna', 'de')
  const { person } = (await anna.must('GET', '/api/me')) as { person: { id: string } }
  const { day } = (await anna.must('GET', '/api/daily')) as { day: string }
  fill(day, person.id)
  const done = await visit(stage.browser)
  await done.page.context().addCookies(cookiesOf(anna))
  await done.page.goto(`${stage.url}/daily`)
  await done.page.getByRole('heading', { name: 'Platz 14 von 16' }).waitFor()
  await settle(done.page)
  if (process.env.SHOT) await done.page.screenshot({ path: `${process.env.SHOT}/daily-done.png`, fullPage: true })
  expect(await done.page.locator('.ladder .me .nm').innerText()).toContain('Anna')
  expect(await done.page.locator('.ladder .bot .nm').innerText()).toBe('Geselle')
  expect(await done.page.locator('.cal-day.played').count()).toBe(Number(day.slice(8)))
  expect(await barriers(done.page)).toEqual([])
  await done.page.getByRole('button', { name: 'Freunde' }).click()
  await done.page.getByText('Von denen, mit denen du schon gespielt hast').waitFor()
  await done.close()
  expect([...errors, ...done.errors]).toEqual([])
}, 120_000)

test('phone, English: nothing is cut off, nothing in the way of anybody', async () => {
  const { page, errors, close } = await visit(stage.browser, { width: 390, height: 844, lang: 'en', name: 'Ben' })
  await page.goto(`${stage.url}/daily`)
  await page.getByRole('button', { name: 'Make your attempt' }).waitFor()
  await settle(page)
  if (process.env.SHOT) await page.screenshot({ path: `${process.env.SHOT}/daily-phone.png`, fullPage: true })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect(await barriers(page)).toEqual([])
  await page.getByRole('link', { name: /Agricola/ }).click()
  await page.getByRole('button', { name: 'family game' }).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await close()
  expect(errors).toEqual([])
}, 60_000)

test('without a server the device deals: one attempt a day, found again', async () => {
  const { page, errors, close } = await visit(stage.browser)
  await page.route('**/api/**', (route) => route.abort())
  await page.goto(`${stage.url}/daily?game=village`)
  await page.getByText('Das sind die Mischungen dieses Geräts').waitFor()
  await page.getByRole('button', { name: 'Anlauf nehmen' }).click()
  await page.waitForURL('**/table/here-*')
  await page.locator('.banner').waitFor()
  const table = page.url()
  await page.goto(`${stage.url}/daily?game=village`)
  await page.getByRole('button', { name: 'Anlauf fortsetzen' }).click()
  await page.waitForURL('**/table/here-*')
  expect(page.url()).toBe(table)
  await close()
  expect(errors).toEqual([])
}, 60_000)
