/** The club's page, on a desktop and on a phone: champions, ratings and their switch, the address of one's deadlines. */

import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { FILL_PLACES } from '../server/storage/ladder.ts'
import { guest, type Person } from '../server/test/help/client.ts'
import { openHouseStage } from './stage.ts'
import { barriers, settle, visit } from './visit.ts'

const stage = openHouseStage()

const NAMES = ['Mechthild', 'Brauer Sepp', 'Kathi', 'Jonas von der langen Wiese']

/** A month of the club: tables and deals of people who let everybody look, ratings wanted, and `me` among them. */
function fill(day: string, me: string): void {
  const db = new DatabaseSync(join(stage.house.data, 'dorfplatz.sqlite'))
  db.exec('PRAGMA busy_timeout = 10000')
  const people = [me, ...NAMES.map((_, i) => `person${i}`)]
  for (const [i, name] of NAMES.entries()) {
    // New here: guests of long ago without a table are forgotten by the caretaker.
    db.prepare(
      "INSERT INTO people (id, name, lang, shown, rated, created_at, seen_at) VALUES (?, ?, 'de', 'all', 1, ?, ?)",
    ).run(`person${i}`, name, Date.now(), Date.now())
  }
  db.prepare('UPDATE people SET rated = 1, admin = 1 WHERE id = ?').run(me)
  const mark = JSON.stringify({ at: Date.now(), table: '', stale: '' })
  // The caretaker finds nothing that ended since, and leaves the ratings laid here alone.
  db.prepare("INSERT INTO settings (key, value) VALUES ('ratings', 'on'), ('ratings mark', ?)").run(mark)
  const games = ['hallertau', 'agricola', 'village']
  const result = db.prepare(
    `INSERT INTO results (table_id, seat, person, name, game, rules, seats, mode, options, score, place, cards, ended_at)
     VALUES (?, ?, ?, 'x', ?, '1', 3, '', '{}', ?, ?, '[]', ?)`,
  )
  for (let i = 0; i < 40; i++) {
    for (let seat = 0; seat < 3; seat++) {
      const who = people[(i * i + seat) % people.length] ?? me
      const at = Date.now() - (i % 9) * 3 * 86_400_000 - 60_000 - i
      result.run(`tbl${String(i).padStart(9, '0')}`, seat, who, games[i % 3] ?? '', 90 - seat, seat + 1, at)
    }
  }
  for (const [i, who] of people.entries()) {
    db.prepare(
      `INSERT INTO daily_results (day, week, game, mode, who, table_id, points, tie, ended_at, ms, advice, medal)
       VALUES (?, ?, 'hallertau', 'cards', ?, ?, ?, 0, ?, 60000, 0, 0)`,
    ).run(day, day, who, `day${i}`, 100 - i, i)
    for (const [n, game] of games.entries()) {
      db.prepare('INSERT INTO ratings (game, person, mu, sigma, games) VALUES (?, ?, ?, ?, ?)').run(
        game,
        who,
        29 - i * 2 + n,
        8 - i,
        4 + i * 3,
      )
    }
  }
  for (const sql of FILL_PLACES) db.exec(sql)
  db.close()
}

const cookiesOf = (person: Person) =>
  [...person.cookies].map(([name, value]) => ({ name, value, url: stage.url, httpOnly: true }))

test('desktop in German, phone in English: champions, ranges, a secret address; nothing cut off, nothing in the way', async () => {
  const anna = await guest(stage.url, 'Anna', 'de')
  const { person } = (await anna.must('GET', '/api/me')) as { person: { id: string } }
  const { day } = (await anna.must('GET', '/api/daily')) as { day: string }
  fill(day, person.id)
  const desk = await visit(stage.browser)
  await desk.page.context().addCookies(cookiesOf(anna))
  await desk.page.goto(`${stage.url}/club`)
  await desk.page.getByRole('heading', { name: 'Die Besten des Monats' }).waitFor()
  expect(await desk.page.locator('.best-of').first().innerText()).toMatch(/Siege? in \d+ Partien/)
  expect(await desk.page.locator('.ranges').first().innerText()).toContain('wird deutlicher')
  await desk.page.getByRole('button', { name: 'Adresse anlegen' }).click()
  const address = await desk.page.locator('.secret-address').innerText()
  expect((await fetch(address)).headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  await settle(desk.page)
  expect(await barriers(desk.page)).toEqual([])
  await desk.page.goto(`${stage.url}/person/${person.id}`)
  await desk.page.getByRole('heading', { name: 'Wertung' }).waitFor()
  expect(await desk.page.locator('.ranges li').allInnerTexts()).toHaveLength(3)
  await settle(desk.page)
  expect(await barriers(desk.page)).toEqual([])
  await desk.page.locator('.ranges ~ .rule').getByRole('link', { name: 'Der Verein' }).click()
  await desk.page.getByRole('group', { name: 'Meine Wertung zeigen' }).getByText('Aus').click()
  await expect.poll(() => desk.page.locator('.ranges [data-mine]').count()).toBe(0)
  await desk.close()

  const phone = await visit(stage.browser, { width: 360, height: 780, lang: 'en', theme: 'dark' })
  await phone.page.goto(`${stage.url}/club`)
  await phone.page.getByRole('heading', { name: 'Champions of the month' }).waitFor()
  await settle(phone.page)
  expect(await phone.page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  expect(await barriers(phone.page)).toEqual([])
  await phone.close()
  expect([...desk.errors, ...phone.errors]).toEqual([])
}, 60_000)
