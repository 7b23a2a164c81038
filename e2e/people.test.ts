/** People around the game: series that go on, looking back, giving up, taking back by consent, accounts, marks. */

import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { call, callForTable, start, tableForTwo, tableOf } from './company.ts'
import { faults, PHONE } from './layout.ts'
import { act, chance } from './play.ts'
import { openHouseStage } from './stage.ts'
import { barriers, visit } from './visit.ts'
import { OPTIONS, type Winning, winning } from './winning.ts'

const stage = openHouseStage()
let won: Winning

beforeAll(async () => {
  won = await winning()
})

test('a solo series on the server goes on from its finished game, also later, from the page of series', async () => {
  const { page, errors, close } = await visit(stage.browser)
  await page.goto(stage.url)
  const table = await callForTable(page, 'Anna', {
    game: 'agricola',
    options: OPTIONS,
    seats: [{ kind: 'me' }],
    seed: won.seed,
  })
  await page.goto(`${stage.url}/table/${table}`)
  await page.locator('.banner.mine').waitFor()
  for (let i = 0; i < won.answers.length; i += 20) {
    const answers = won.answers.slice(i, i + 20)
    await call(page, 'POST', `/tables/${table}/answers`, { commandId: `winning-${i}`, seat: 0, answers })
  }
  await page.locator('.result .series-course li').waitFor()
  expect(await page.locator('.result .series-course').textContent()).toContain(`${won.total} Punkte`)
  await page.locator('.result .course').waitFor()
  expect(await barriers(page)).toEqual([])

  // Who gets the link of a finished game may replay it; the bare address tells nothing.
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Link zu dieser Partie kopieren' }).click()
  await page.getByText('Kopiert').waitFor()
  const address = await page.evaluate(() => navigator.clipboard.readText())
  const stranger = await visit(stage.browser, { lang: 'en' })
  await stranger.page.goto(address)
  await stranger.page.getByText(`Step ${won.answers.length} of ${won.answers.length}`).waitFor()
  await stranger.page.locator('.scrub').getByLabel('One step back').click()
  await stranger.page.getByText(`Step ${won.answers.length - 1} of ${won.answers.length}`).waitFor()
  await stranger.page.goto(`${stage.url}/replay/${table}`)
  await stranger.page.getByText('There is no such table').waitFor()
  await stranger.close()

  await page.goto(stage.url)
  await page.getByText('Partie 2 kann beginnen').waitFor()
  await page.getByRole('link', { name: 'Serie ansehen' }).click()
  await page.locator('.sequels .opt').first().waitFor()
  expect(await barriers(page)).toEqual([])
  await page.setViewportSize({ width: 360, height: 780 })
  expect(await faults(page, PHONE)).toEqual([])
  await page.locator('.sequels .opt').first().click()
  await page.locator('.banner.mine').waitFor()
  const second = tableOf(page)
  expect(second).not.toBe(table)
  const now = await call<{ table: { options: { soloGame: number } } }>(page, 'GET', `/tables/${second}`)
  expect(now.table.options.soloGame).toBe(2)

  await page.goto(`${stage.url}/table/${table}`)
  await page.locator('.series').getByRole('link', { name: 'Zur nächsten Partie' }).click()
  await page.locator('.banner.mine').waitFor()
  expect(tableOf(page)).toBe(second)

  // The same table once more, and the finished one put away.
  await page.goto(`${stage.url}/table/${table}`)
  await page.getByRole('button', { name: 'Noch einmal' }).click()
  await page.locator('.banner.mine').waitFor()
  expect([table, second]).not.toContain(tableOf(page))
  await page.goto(`${stage.url}/table/${table}`)
  await page.getByRole('button', { name: 'Tisch wegräumen' }).click()
  await page.locator('.sure-do .btn.primary').click()
  await page.locator('.startpage .trow').first().waitFor()
  const { tables } = await call<{ tables: { id: string }[] }>(page, 'GET', '/me/tables')
  expect(tables.map((t) => t.id)).not.toContain(table)
  expect(errors).toEqual([])
  await close()
})

test('a solo series on this device goes on and survives a reload', async () => {
  const { page, errors, close } = await visit(stage.browser, { width: 360, height: 780 })
  await page.goto(stage.url)
  await page.locator('.trow, .empty').first().waitFor()
  await page.evaluate(
    (record) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('dorfplatz', 1)
        opening.onupgradeneeded = () => opening.result.createObjectStore('tables', { keyPath: 'id' })
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('tables', 'readwrite')
          transaction.objectStore('tables').put({
            id: 'here-00aa',
            game: 'agricola',
            seats: [{ kind: 'me', name: 'Anna' }],
            record,
            createdAt: Date.now(),
            updatedAt: Date.now(),
            over: false,
            due: [0],
          })
          transaction.oncomplete = () => resolve()
          transaction.onerror = () => reject(transaction.error)
        }
      }),
    won.record as never,
  )
  await page.goto(`${stage.url}/table/here-00aa`)
  await page.locator('.result .sequels .opt').first().waitFor()
  expect(await faults(page, PHONE)).toEqual([])
  await page.locator('.result .sequels .opt').first().click()
  await page.locator('.banner.mine').waitFor()
  const second = tableOf(page)
  await page.reload()
  await page.locator('.banner.mine').waitFor()
  await page.goto(`${stage.url}/series`)
  await page.locator('.series-course li').nth(1).waitFor()
  expect(await page.locator('.series-course').textContent()).toContain(`${won.total} Punkte`)
  await page.locator('.series .btn.primary').click()
  await page.locator('.banner.mine').waitFor()
  expect(tableOf(page)).toBe(second)
  expect(errors).toEqual([])
  await close()
})

test('marks are chosen in the lobby, one person each; the table shows them', async () => {
  const { anna, bertram } = await tableForTwo(stage, 'hallertau')
  const mark = (page: Page, shape: string) => page.locator('.mark-choice label', { has: page.getByLabel(shape) })
  await mark(anna.page, 'Sechseck').click()
  await anna.page.locator('.seatplan li.seat-5').waitFor()
  await bertram.page.locator('.seatplan li.seat-5').waitFor()
  expect(await bertram.page.locator('.mark-choice input').nth(4).isDisabled()).toBe(true)
  await mark(bertram.page, 'diamond').click()
  await anna.page.locator('.seatplan li.seat-4').waitFor()
  expect(await barriers(bertram.page)).toEqual([])
  await bertram.page.setViewportSize({ width: 360, height: 780 })
  expect(await faults(bertram.page, PHONE)).toEqual([])
  await start(anna.page)
  await anna.page.getByRole('img', { name: 'Sechseck' }).first().waitFor()
  await bertram.page.getByRole('img', { name: 'hexagon' }).first().waitFor()
  // The next table begins with the mark chosen last.
  await anna.page.goto(`${stage.url}/new?game=village`)
  expect(await anna.page.locator('.mark-choice input').nth(4).isChecked()).toBe(true)
  expect([...anna.errors, ...bertram.errors]).toEqual([])
  await anna.close()
  await bertram.close()
})

test('looking back at a running table, taking back by consent, a bot for who gives up, and coming back', async () => {
  const { anna, bertram } = await tableForTwo(stage, 'hallertau')
  const id = tableOf(anna.page)
  await start(anna.page, bertram.page)
  const pages = [anna.page, bertram.page]
  const random = chance(4)
  const moves = async () => (await call<{ total: number }>(anna.page, 'GET', `/tables/${id}/moment?at=0`)).total
  // One after the other, so that nothing is on its way when they are counted.
  while ((await moves()) < 8) {
    for (const page of pages) if ((await page.locator('.banner.mine').count()) > 0) await act(page, random)
  }
  const played = await moves()
  expect(played).toBeGreaterThanOrEqual(8)

  await anna.page.locator('.table-menu').click()
  expect(await barriers(anna.page)).toEqual([])
  await anna.page.getByRole('link', { name: 'Zurückblättern' }).click()
  await anna.page.locator('.scrub').waitFor()
  await anna.page.getByText('Diese Partie läuft noch').waitFor()
  await anna.page.keyboard.press('Home')
  await anna.page.getByText(`Schritt 0 von ${played}`).waitFor()
  for (let i = 0; i < 3; i++) await anna.page.locator('.scrub').getByLabel('Einen Schritt vor').click()
  await anna.page.getByText(`Schritt 3 von ${played}`).waitFor()
  expect(await barriers(anna.page)).toEqual([])
  await anna.page.setViewportSize({ width: 360, height: 780 })
  expect(await faults(anna.page, PHONE)).toEqual([])
  await anna.page.setViewportSize({ width: 1440, height: 900 })
  await anna.page.getByRole('button', { name: 'Bis hierhin zurücknehmen' }).click()
  await anna.page.locator('.sure-do .btn.primary').click()
  await anna.page.getByText('Die anderen müssen zustimmen').waitFor()

  await bertram.page.getByText(`Anna wants to undo the last ${played - 3} moves`).waitFor()
  await bertram.page.getByRole('button', { name: 'Agree', exact: true }).click()
  await expect.poll(moves).toBe(3)
  await anna.page.locator('.consent').waitFor({ state: 'detached' })

  await bertram.page.locator('.table-menu').click()
  await bertram.page.getByRole('button', { name: 'Give up my seat' }).click()
  await bertram.page.locator('.sure-do .btn.primary').click()
  await bertram.page.getByRole('button', { name: 'Take my seat back' }).click()
  await bertram.page.locator('.consent').waitFor({ state: 'detached' })
  const { table } = await call<{ table: { seats: { kind: string }[] } }>(bertram.page, 'GET', `/tables/${id}`)
  expect(table.seats.map((s) => s.kind)).toEqual(['person', 'person'])

  // Who is away can be played for by a bot; who is here cannot.
  await anna.page.locator('.table-menu').click()
  expect(await anna.page.getByRole('button', { name: 'Einen Bot für Bertram' }).isDisabled()).toBe(true)
  await bertram.close()
  await anna.page.getByRole('button', { name: 'Einen Bot für Bertram' }).click()
  await anna.page.locator('.sure-do .btn.primary').click()
  const kinds = async () =>
    (await call<{ table: { seats: { kind: string }[] } }>(anna.page, 'GET', `/tables/${id}`)).table.seats[1]?.kind
  await expect.poll(kinds).toBe('bot')
  expect([...anna.errors, ...bertram.errors]).toEqual([])
  await anna.close()
})

test('an account by password, a passkey to come back with, a new name, tokens, my data, and good-bye', async () => {
  // Passkeys belong to a name, not to a number.
  const url = stage.url.replace('127.0.0.1', 'localhost')
  const { page, errors, close } = await visit(stage.browser)
  const authenticator = await page.context().newCDPSession(page)
  await authenticator.send('WebAuthn.enable')
  const { authenticatorId } = await authenticator.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await page.goto(`${url}/account`)
  await page.locator('input[type=email]').fill(`karla${Date.now()}@example.org`)
  await page.locator('input[type=password]').fill('ein langes Passwort')
  await page.locator('form .btn.primary').click()
  await page.getByText('Angemeldet als Anna').waitFor()
  await page.locator('.add-passkey').click()
  await page.locator('.passkeys li').waitFor()
  await page.locator('.rename input').fill('Karla')
  await page.locator('.rename button').click()
  await page.getByText('Angemeldet als Karla').waitFor()
  await page.locator('.tokens').locator('..').locator('form input').fill('mein Bot')
  await page.locator('.make-token').click()
  const token = (await page.locator('.made-token .token').textContent()) ?? ''
  const who = await fetch(`${stage.url}/api/me`, { headers: { authorization: `Bearer ${token}` } })
  expect(((await who.json()) as { person: { name: string } }).person.name).toBe('Karla')
  await page.locator('.change-password input').first().fill('ein langes Passwort')
  await page.locator('.change-password input').last().fill('ein längeres Passwort')
  await page.locator('.change-password button').click()
  await page.getByText('Das Passwort ist geändert').waitFor()
  // Whoever knew the old one may have added it. The device still has it, and would offer either.
  await page.getByText('Noch kein Passkey').waitFor()
  await authenticator.send('WebAuthn.clearCredentials', { authenticatorId })
  await page.locator('.add-passkey').click()
  await page.locator('.passkeys li').waitFor()
  expect(await barriers(page)).toEqual([])
  await page.setViewportSize({ width: 360, height: 780 })
  expect(await faults(page, PHONE)).toEqual([])

  await page.locator('.sign-out').click()
  await page.getByText('Hier ist niemand angemeldet').waitFor()
  await page.locator('.passkey-in').click()
  await page.getByText('Angemeldet als Karla').waitFor()

  const download = page.waitForEvent('download')
  await page.locator('.export').click()
  expect((await download).suggestedFilename()).toBe('dorfplatz.json')
  await page.locator('.passkeys li button').click()
  await page.locator('.sure-do .btn.primary').click()
  await page.getByText('Noch kein Passkey').waitFor()
  await page.getByRole('button', { name: 'Mein Konto löschen' }).click()
  await page.locator('.sure-do .btn.primary').click()
  await page.getByText('Hier ist niemand angemeldet').waitFor()
  expect(errors).toEqual([])
  await close()
})

test('two people share a browser: the guest’s seats are taken into an account only when one asks for it', async () => {
  const { page, errors, close } = await visit(stage.browser)
  const post = (path: string, body: object) =>
    page.evaluate(
      async ([at, sent]) => {
        const answer = await fetch(at, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: sent,
        })
        return answer.status
      },
      [path, JSON.stringify(body)] as const,
    )
  const account = { email: `otto${Date.now()}@example.org`, password: 'ein langes Passwort' }
  await page.goto(`${stage.url}/account`)
  expect(await post('/api/auth/sign-up/email', { ...account, name: 'Otto' })).toBe(200)
  expect(await post('/api/me/sign-out', {})).toBe(200)
  expect(await post('/api/guest', { name: 'Gerda', lang: 'de' })).toBe(200)
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  expect(await post('/api/tables', { game: 'hallertau', seats })).toBe(200)
  expect(await post('/api/auth/sign-in/email', account)).toBe(200)
  await page.reload()
  await page.getByRole('heading', { name: 'Bist du Gerda?' }).waitFor()
  expect(await barriers(page)).toEqual([])
  await page.getByRole('button', { name: 'Plätze in mein Konto übernehmen' }).click()
  await page.getByRole('heading', { name: 'Bist du Gerda?' }).waitFor({ state: 'detached' })
  const mine = await page.evaluate(
    async () => ((await (await fetch('/api/me/tables')).json()) as { tables: [] }).tables.length,
  )
  expect(mine).toBe(1)
  expect(errors).toEqual([])
  await close()
})

test('settings: notices as far as the server can send them, poker face for new tables, seats by one’s own mark', async () => {
  const { page, errors, close } = await visit(stage.browser)
  await page.goto(`${stage.url}/account`)
  await page.locator('input[type=email]').fill(`nora${Date.now()}@example.org`)
  await page.locator('input[type=password]').fill('ein langes Passwort')
  await page.locator('form .btn.primary').click()
  await page.getByText('Angemeldet als').waitFor()
  await page.goto(`${stage.url}/settings`)
  // The server of this test has no mail to send with, and says so.
  await page.getByText('Dieser Server verschickt keine E-Mails').waitFor()
  await page.locator('fieldset', { hasText: /Poker/ }).locator('label').first().click()
  await page.locator('.mark-choice label').nth(2).click()
  const newest = () =>
    page.evaluate(
      () =>
        new Promise<{ record: { options: unknown }; seats: { colour: number }[] }>((resolve) => {
          const opening = indexedDB.open('dorfplatz', 1)
          opening.onsuccess = () => {
            const all = opening.result.transaction('tables').objectStore('tables').getAll()
            all.onsuccess = () => resolve(all.result.sort((a, b) => b.createdAt - a.createdAt)[0])
          }
        }),
    )
  await page.goto(`${stage.url}/new?game=hallertau&together=true`)
  await page.locator('.create .btn.primary:not([disabled])').click()
  await page.locator('.curtain, .table').first().waitFor()
  const together = await newest()
  expect(together.record.options).toMatchObject({ pokerFace: true })
  expect(together.seats.map((s) => s.colour)).toEqual([2, 1])
  // There is nobody to fool among bots.
  await page.goto(`${stage.url}/play/hallertau`)
  await page.locator('.plays .opt').nth(1).click()
  await page.locator('.table').waitFor()
  expect((await newest()).record.options).not.toMatchObject({ pokerFace: true })
  expect(errors).toEqual([])
  await close()
})

test('a stranger watches a public table from the start page and sees what everybody may see', async () => {
  const anna = await visit(stage.browser, { name: 'Anna' })
  await anna.page.goto(stage.url)
  const table = await callForTable(anna.page, 'Zenta', {
    game: 'hallertau',
    seats: [{ kind: 'me' }, { kind: 'bot' }],
    visibility: 'public',
  })
  const stranger = await visit(stage.browser)
  await stranger.page.goto(stage.url)
  const row = stranger.page.locator('.trow', { hasText: 'Zenta' })
  expect(await row.locator('.row-title').innerText()).toMatch(/^Hallertau zu zweit\n.*Zenta.* · Runde 1, /)
  await row.getByRole('link', { name: 'Zuschauen' }).click()
  await stranger.page.locator('.table .banner').waitFor()
  expect(tableOf(stranger.page)).toBe(table)
  expect(await stranger.page.locator('.hand, .panel, .hand-part, .list').count()).toBe(0)
  expect([...anna.errors, ...stranger.errors]).toEqual([])
  await stranger.close()
  await anna.close()
})

test.each(['hallertau', 'agricola', 'village'])(
  'the example bot of the documentation plays a whole game of %s',
  async (game) => {
    const json = { 'content-type': 'application/json' }
    const came = await fetch(`${stage.url}/api/guest`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ name: 'Robo' }),
    })
    const cookie = (came.headers.getSetCookie()[0] ?? '').split(';')[0] ?? ''
    const post = async <T>(path: string, body: object): Promise<T> => {
      const headers = { ...json, cookie }
      const reply = await fetch(`${stage.url}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
      return (await reply.json()) as T
    }
    const { token } = await post<{ token: string }>('/me/tokens', { name: 'bot' })
    const { table } = await post<{ table: { id: string } }>('/tables', { game, seats: [{ kind: 'me' }], start: true })
    const script = join(import.meta.dirname, '../docs/api-bot.mjs')
    const env = { ...process.env, DORFPLATZ: stage.url, TOKEN: token, TABLE: table.id }
    const { stdout } = await promisify(execFile)(process.execPath, [script], { env, maxBuffer: 10_000_000 })
    expect(stdout).toMatch(/over: -?\d+\n$/)
  },
)
