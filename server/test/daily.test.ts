/** The deal of the day: one attempt for each person, nothing to be known before, results played again, and every way to cheat. */

import { sha256 } from '@dorfplatz/kernel'
import type { daily, TableInfo } from '@dorfplatz/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Environment } from '../config.ts'
import { GRACE_MS } from '../daily/attempts.ts'
import type { RunningServer } from '../server.ts'
import { botWho, type Finished } from '../storage/daily.ts'
import { guest, newCommand, type Person, sameCookies, visitor } from './help/client.ts'
import { handSwept, type Store, stores } from './help/server.ts'

const HOUR = 3600_000
const PASSWORD = 'a long enough password'

/** Sets the clock of the store forth; nothing else in the server looks at another one. */
function setForth({ context }: RunningServer, ms: number): void {
  const { db } = context
  const now = db.now.bind(db)
  Object.assign(db, { now: () => now() + ms })
}

const today = async (person: Person): Promise<daily.DailyBody> =>
  (await person.must('GET', '/api/daily')) as daily.DailyBody
const modeOf = async (person: Person, id = 'alone'): Promise<daily.DealtMode> => {
  const found = (await today(person)).titles[0]?.modes.find((mode) => mode.id === id)
  if (found === undefined) throw new Error('no such mode')
  return found
}
const begin = async (person: Person, mode = 'alone'): Promise<TableInfo> =>
  person.table('POST', `/api/daily/lanterns/${mode}`, { day: (await today(person)).day })
const ladder = async (person: Person, query = ''): Promise<daily.LadderBody> =>
  (await person.must('GET', `/api/daily/lanterns/alone/ladder${query}`)) as daily.LadderBody

async function move(person: Person, id: string): Promise<boolean> {
  const { decisions } = (await person.must('GET', `/api/tables/${id}/decisions?seat=0`)) as {
    decisions: { id: string; choices: { choice: string }[] }[]
  }
  const [decision] = decisions
  if (decision === undefined) return false
  const answers = [{ to: decision.id, choice: decision.choices[0]?.choice }]
  await person.must('POST', `/api/tables/${id}/answers`, { commandId: newCommand(), seat: 0, answers })
  return true
}
async function finish(person: Person, id: string): Promise<void> {
  for (let i = 0; await move(person, id); i++) if (i > 50) throw new Error('still playing')
}
/** Plays today's deal to its end, and waits until it stands in the ladder. */
async function play(person: Person): Promise<string> {
  const { id } = await begin(person)
  await finish(person, id)
  await expect.poll(async () => (await modeOf(person)).points).toBe(3)
  return id
}

describe.each(stores)('$name', ({ open }) => {
  let store: Store
  let env: Environment
  let server: RunningServer
  beforeAll(async () => {
    store = await open()
    env = await store.fresh()
    server = await handSwept(env)
  })
  afterAll(async () => {
    await server.close()
    await store.stop()
  })

  test('the same deal for everybody, told beforehand by its digest; the seed is told after the day', async () => {
    const [anna, bert] = [await guest(server.url, 'Anna'), await guest(server.url, 'Bert')]
    const { commitment, tomorrow, state } = await modeOf(anna)
    expect(state).toBe('open')
    expect(commitment).not.toBe(tomorrow)
    const tables = [await begin(anna), await begin(bert)]
    const views = await Promise.all(
      [anna, bert].map((person, i) => person.must('GET', `/api/tables/${tables[i]?.id}/view`)),
    )
    expect(views[0]?.view).toEqual(views[1]?.view)
    expect(views[0]?.view).toMatchObject({ commitment, seed: null })
    expect(tables[0]).toMatchObject({ daily: { mode: 'alone' }, practice: false, invite: null, host: true })

    const { day } = await today(anna)
    const deal = (of: string): Promise<Record<string, unknown>> =>
      anna.must('GET', `/api/daily/lanterns/alone/deal?day=${of}`)
    expect(await deal(day)).toEqual({ day, commitment, seed: null })
    const before = await deal('2020-01-01')
    expect(sha256(String(before.seed))).toBe(before.commitment)
    // Tomorrow’s digest, but never its seed; nothing of the day after.
    const next = server.daily.calendar.dayOf(server.context.db.now() + 24 * HOUR)
    expect(await deal(next)).toEqual({ day: next, commitment: tomorrow, seed: null })
    const later = server.daily.calendar.dayOf(server.context.db.now() + 48 * HOUR)
    expect((await anna.call('GET', `/api/daily/lanterns/alone/deal?day=${later}`)).status).toBe(404)
  })

  test('one attempt: two tabs at once, another click, the end, putting away: always the same table', async () => {
    const anna = await guest(server.url, 'Anna')
    const tab = sameCookies(anna, server.url)
    const clicks = await Promise.all([anna, tab, anna, tab].map((person) => begin(person)))
    const [first] = clicks
    expect(new Set(clicks.map(({ id }) => id)).size).toBe(1)
    const id = first?.id ?? ''
    expect((await modeOf(anna)).state).toBe('running')
    expect((await anna.call('POST', `/api/tables/${id}/archive`)).status).toBe(409)
    // Each tab sees what the other has played.
    await move(anna, id)
    await move(tab, id)
    await finish(anna, id)
    expect((await begin(tab)).id).toBe(id)
    await expect.poll(async () => (await modeOf(tab)).state).toBe('done')
    await anna.must('POST', `/api/tables/${id}/archive`)
    expect((await begin(anna)).id).toBe(id)
    const own = (await ladder(anna)).rows.filter((row) => row.mine)
    expect(own).toHaveLength(1)
    expect(own[0]).toMatchObject({ points: 3, medal: 'silver', advice: false })
    // Played again it is another game, and no attempt.
    const again = await anna.table('POST', `/api/tables/${id}/rematch`)
    expect(again.daily).toBeUndefined()
  })

  test('nobody plays another day, a title that is not dealt, or as nobody', async () => {
    const anna = await guest(server.url, 'Anna')
    const next = server.daily.calendar.dayOf(server.context.db.now() + 24 * HOUR)
    for (const day of [next, '2020-01-01']) {
      expect((await anna.call('POST', '/api/daily/lanterns/alone', { day })).status).toBe(409)
    }
    const { day } = await today(anna)
    expect((await anna.call('POST', '/api/daily/lanterns/nosuch', { day })).status).toBe(404)
    expect((await visitor(server.url).call('POST', '/api/daily/lanterns/alone', { day })).status).toBe(401)
    expect((await anna.call('GET', `/api/daily/lanterns/alone/ladder?day=${next}`)).status).toBe(404)
  })

  test('a bot does not play it for a person, nothing is played over again, nobody is invited', async () => {
    const anna = await guest(server.url, 'Anna')
    const { id } = await begin(anna)
    const command = { commandId: newCommand(), seat: 0 }
    expect((await anna.call('POST', `/api/tables/${id}/concede`, command)).status).toBe(409)
    expect((await anna.call('POST', `/api/tables/${id}/bot`, { seat: 0, level: 'greedy' })).status).toBe(409)
    expect((await anna.call('POST', `/api/tables/${id}/invite`)).status).toBe(409)
    expect((await anna.call('POST', `/api/tables/${id}/code`)).status).toBe(409)
    await move(anna, id)
    await move(anna, id)
    const socket = await anna.socket()
    socket.say({ type: 'hello', table: id })
    await socket.next('full')
    const back = await socket.command({ type: 'propose', commandId: newCommand(), table: id, seat: 0, back: 0 })
    expect(back).toMatchObject({ type: 'nack', problem: { refusal: { rule: 'K-UNDO' } } })
    // What was laid face down and shows nothing can be taken back, as at every table; a draw cannot.
    expect((await anna.call('POST', `/api/tables/${id}/undo`, { commandId: newCommand(), seat: 0 })).status).toBe(422)
    socket.close()
  })

  test('seed and record stay shut while others play, also to those who have finished', async () => {
    const anna = await guest(server.url, 'Anna')
    const id = await play(anna)
    const { seed } = (await anna.must('GET', `/api/tables/${id}/view`)).view as { seed: unknown }
    expect(seed).toBeNull()
    const moment = await anna.must('GET', `/api/tables/${id}/moment?at=9999`)
    expect(moment.view).toMatchObject({ over: true, seed: null })
    const socket = await anna.socket()
    socket.say({ type: 'hello', table: id })
    const full = await socket.next('full')
    expect(full.seats[0]?.view).toMatchObject({ over: true, seed: null })
    socket.close()
    expect((await anna.call('GET', `/api/tables/${id}/record`)).status).toBe(409)
    const { day } = await today(anna)
    const course = server.daily.deals.courses[0]
    if (course === undefined) throw new Error('no course')
    const secret = server.daily.deals.seedOf(course, day)
    expect(JSON.stringify(await anna.must('GET', '/api/me/export'))).not.toContain(secret)
    expect(full.seats[0]?.view?.commitment).toBe(sha256(secret))
  })

  test('others’ games are shut until one’s own attempt is finished, whoever hands on the address', async () => {
    const [anna, bert, cora] = [
      await guest(server.url, 'Anna'),
      await guest(server.url, 'Bert'),
      await guest(server.url, 'Cora'),
    ]
    const id = await play(anna)
    const looks = ['', '/view', '/moment?at=1', '/log', '/record', '/chat']
    const statuses = async (person: Person, invite = ''): Promise<number[]> =>
      Promise.all(
        looks.map(async (path) => {
          const query = invite === '' ? '' : `${path.includes('?') ? '&' : '?'}invite=${invite}`
          return (await person.call('GET', `/api/tables/${id}${path}${query}`)).status
        }),
      )
    const shut = looks.map(() => 404)
    await begin(bert)
    for (const person of [bert, cora, visitor(server.url)]) {
      expect((await ladder(person)).rows.every((row) => row.replay === null)).toBe(true)
      expect(await statuses(person)).toEqual(shut)
    }
    await finish(bert, (await begin(bert)).id)
    await expect.poll(async () => (await ladder(bert)).open).toBe(true)
    const rows = (await ladder(bert)).rows
    const replay = rows.find((row) => row.replay?.table === id)?.replay
    // What was said there stays with those who sat there.
    expect(await statuses(bert, replay?.invite ?? 'none')).toEqual([200, 200, 200, 200, 409, 403])
    // The same address in other hands opens nothing.
    expect(await statuses(cora, replay?.invite ?? 'none')).toEqual(shut)
    expect(await statuses(visitor(server.url), replay?.invite ?? 'none')).toEqual(shut)
    // Nobody looks at a game that is still played.
    const running = await begin(cora)
    expect((await bert.call('GET', `/api/tables/${running.id}/view?invite=${replay?.invite}`)).status).toBe(404)
  })

  test('advice is given at the deal of the day, and marked before it is told', async () => {
    const anna = await guest(server.url, 'Anna')
    const { id } = await begin(anna)
    const asked = { seat: 0, lang: 'de' }
    const told = (await anna.must('POST', `/api/tables/${id}/advice`, asked)).advice as unknown[]
    expect(Array.isArray(told)).toBe(true)
    await finish(anna, id)
    await expect.poll(async () => (await ladder(anna)).rows.find((row) => row.mine)?.advice).toBe(true)
    const plain = await anna.table('POST', '/api/tables', { game: 'lanterns', seats: [{ kind: 'me' }], start: true })
    expect((await anna.call('POST', `/api/tables/${plain.id}/advice`, asked)).status).toBe(200)
    expect((await (await guest(server.url, 'Bert')).call('POST', `/api/tables/${id}/advice`, asked)).status).toBe(404)
  })

  test('advice is given wherever no other person sits: beside bots, but to nobody who plays against somebody', async () => {
    const [anna, bert] = [await guest(server.url, 'Anna'), await guest(server.url, 'Bert')]
    const asked = { seat: 0, lang: 'de' }
    const advised = async (id: string) => (await anna.call('POST', `/api/tables/${id}/advice`, asked)).status
    const bots = [{ kind: 'me' }, { kind: 'bot', level: 'random' }]
    const beside = await anna.table('POST', '/api/tables', { game: 'lanterns', seats: bots, start: true })
    expect(await advised(beside.id)).toBe(200)
    const seats = [{ kind: 'me' }, { kind: 'open' }]
    const { id, invite } = await anna.table('POST', '/api/tables', { game: 'lanterns', seats })
    await bert.must('POST', `/api/tables/${id}/join`, { invite, seat: 1 })
    await anna.must('POST', `/api/tables/${id}/start`)
    expect(await advised(id)).toBe(409)
    // Nobody else's seat is advised on either.
    expect((await bert.call('POST', `/api/tables/${beside.id}/advice`, asked)).status).toBe(404)
  })

  test('the guest of a browser and its account are one person: what was begun first counts', async () => {
    const browser = await guest(server.url, 'Gast')
    const guestTable = (await begin(browser)).id
    const account = { email: `${newCommand()}@example.org`.toLowerCase(), password: PASSWORD, name: 'Anna' }
    const elsewhere = visitor(server.url)
    await elsewhere.call('POST', '/api/auth/sign-up/email', account, { origin: server.url })
    await browser.call('POST', '/api/auth/sign-in/email', account, { origin: server.url })
    const { day } = await today(browser)
    const refused = await browser.call('POST', '/api/daily/lanterns/alone', { day })
    expect(refused.status).toBe(409)
    // On another device the account plays the same deal, later than the guest.
    const second = (await begin(elsewhere)).id
    await finish(elsewhere, second)
    await expect.poll(async () => (await modeOf(elsewhere)).points).toBe(3)
    await browser.must('POST', '/api/me/merge')
    expect((await begin(elsewhere)).id).toBe(guestTable)
    expect((await ladder(elsewhere)).rows.some((row) => row.mine)).toBe(false)
    await finish(browser, guestTable)
    await expect.poll(async () => (await ladder(elsewhere)).rows.filter((row) => row.mine).length).toBe(1)
  })

  test('only what the server has played again from the seed counts', async () => {
    const { db } = server.context
    const anna = await guest(server.url, 'Anna')
    const { id } = await begin(anna)
    while ((await db.all('SELECT seq FROM entries WHERE table_id = ?', [id])).length < 6) await move(anna, id)
    // The log was tampered with: another state than the rules lead to.
    const forged = "UPDATE entries SET hash = 'forged' WHERE table_id = ? AND seq = 6"
    await db.all(forged, [id])
    await finish(anna, id)
    await expect.poll(async () => (await modeOf(anna)).state).toBe('done')
    expect((await modeOf(anna)).points).toBeNull()
    expect((await ladder(anna)).rows.some((row) => row.mine)).toBe(false)
    expect((await ladder(anna)).open).toBe(false)
  })

  test('a person who goes takes the results along', async () => {
    const anna = await guest(server.url, 'Anna')
    await play(anna)
    const { total } = await ladder(anna)
    const exported = (await anna.must('GET', '/api/me/export')) as { daily: { points: number }[] }
    expect(exported.daily.map(({ points }) => points)).toEqual([3])
    await anna.must('DELETE', '/api/me')
    expect((await ladder(visitor(server.url))).total).toBe(total - 1)
  })

  test('bots of each level play a deal that somebody has begun, one after the other, beside the people', async () => {
    const anna = await guest(server.url, 'Anna')
    await play(anna)
    const levels = async (): Promise<(string | null)[]> => {
      await server.daily.attempts.round()
      return (await ladder(anna)).rows.filter((row) => row.level !== null).map((row) => row.level)
    }
    await expect
      .poll(async () => (await levels()).toSorted(), { timeout: 30_000 })
      .toEqual(server.context.levels.toSorted())
    const { rows } = await ladder(anna)
    const bots = rows.filter((row) => row.level !== null)
    expect(bots.every((row) => row.place === null && row.points === 3 && row.replay !== null)).toBe(true)
    const begun = await server.daily.store.begun((await today(anna)).day)
    expect(begun.filter(({ who }) => who === botWho('greedy') || who === botWho('random'))).toHaveLength(2)
  })

  test('a restart in the middle, and one between the end and the ladder, lose nothing', async () => {
    const anna = await guest(server.url, 'Anna')
    const { id } = await begin(anna)
    await move(anna, id)
    await server.close()
    server = await handSwept(env)
    const back = sameCookies(anna, server.url)
    expect((await begin(back)).id).toBe(id)
    await finish(back, id)
    await expect.poll(async () => (await modeOf(back)).points).toBe(3)
    // As if the process had died before the result was written.
    const { db } = server.context
    await db.all('DELETE FROM daily_results WHERE table_id = ?', [id])
    await db.all('UPDATE daily_attempts SET settled = 0 WHERE table_id = ?', [id])
    await server.close()
    server = await handSwept(env)
    await server.sweeper.sweep()
    const own = (await ladder(sameCookies(anna, server.url))).rows.filter((row) => row.mine)
    expect(own).toHaveLength(1)
  })

  test('whoever plays into the night may finish for an hour; then the day is over, and its games are open', async () => {
    const own = await handSwept(await store.fresh())
    try {
      const [anna, bert, cora] = [
        await guest(own.url, 'Anna'),
        await guest(own.url, 'Bert'),
        await guest(own.url, 'Cora'),
      ]
      const { day, endsAt } = await today(anna)
      const [mine, late] = [(await begin(anna)).id, (await begin(bert)).id]
      await move(anna, mine)
      setForth(own, endsAt - own.context.db.now() + GRACE_MS / 2)
      expect((await today(anna)).day).not.toBe(day)
      expect((await anna.call('POST', '/api/daily/lanterns/alone', { day })).status).toBe(409)
      await finish(anna, mine)
      const yesterday = `?day=${day}`
      await expect.poll(async () => (await ladder(anna, yesterday)).total).toBe(1)
      expect((await ladder(cora, yesterday)).open).toBe(false)
      expect((await anna.must('GET', `/api/daily/lanterns/alone/deal${yesterday}`)).seed).toBeNull()
      // It counts for its own day only: today's attempt is still open.
      expect((await modeOf(anna)).state).toBe('open')

      setForth(own, GRACE_MS)
      await finish(bert, late)
      await own.daily.attempts.idle()
      await own.sweeper.sweep()
      expect((await ladder(bert, yesterday)).total).toBe(1)
      const { seed, commitment } = await anna.must('GET', `/api/daily/lanterns/alone/deal${yesterday}`)
      expect(sha256(String(seed))).toBe(commitment)
      const opened = await ladder(cora, yesterday)
      expect(opened.open).toBe(true)
      const replay = opened.rows[0]?.replay
      const record = await cora.must('GET', `/api/tables/${replay?.table}/record?invite=${replay?.invite}`)
      expect(record.record).toMatchObject({ seed })
    } finally {
      await own.close()
    }
  })

  test('points, then the tie-break, then who was first; friends; week and month; the calendar', async () => {
    const own = await handSwept(await store.fresh())
    try {
      const people = await Promise.all(
        ['Anna', 'Bert', 'Cora', 'Doro', 'Emil'].map(async (name) => {
          const person = await guest(own.url, name)
          const { person: me } = (await person.must('GET', '/api/me')) as { person: { id: string } }
          return { person, id: me.id }
        }),
      )
      const [anna, bert, cora, doro, emil] = people
      if (!anna || !bert || !cora || !doro || !emil) throw new Error('nobody')
      const { day } = await today(anna.person)
      let n = 0
      const put = async (who: string, points: number, more: Partial<Finished> = {}): Promise<void> => {
        const table = `table${String(++n).padStart(7, '0')}`
        const attempt = { day, game: 'lanterns', mode: 'alone', who, table, advice: false, ...more }
        await own.context.db.tx([own.daily.store.beginning(attempt, 1)])
        await own.daily.store.finish({ ...attempt, points, tie: 0, endedAt: 100, ms: 1000, medal: 0, ...more })
      }
      await put(anna.id, 90, { tie: 2 })
      await put(bert.id, 90, { tie: 3 })
      await put(cora.id, 100, { endedAt: 300 })
      await put(doro.id, 100, { endedAt: 200, medal: 2 })
      await put(botWho('greedy'), 95)
      const names = (body: daily.LadderBody): string[] => body.rows.map((row) => `${row.place ?? '-'} ${row.name}`)
      const all = await ladder(anna.person)
      expect(names(all)).toEqual(['1 Doro', '2 Cora', '3 Bert', '4 Anna', '- –'])
      expect(all).toMatchObject({ total: 4, mean: 95, open: true })
      // Bronze is above the day's mean; silver and gold are the rulebook's.
      expect(all.rows.map((row) => row.medal)).toEqual(['silver', 'bronze', 'none', 'none', 'none'])
      // Settled twice, counted once.
      await own.daily.store.finish({
        ...{ day, game: 'lanterns', mode: 'alone', who: anna.id, table: 'table0000001', advice: false },
        ...{ points: 999, tie: 0, endedAt: 1, ms: 1, medal: 3 },
      })
      expect(await ladder(anna.person)).toEqual(all)

      // Friends are people one has sat at a table with.
      const { id, invite } = await anna.person.table('POST', '/api/tables', {
        game: 'lanterns',
        seats: [{ kind: 'me' }, { kind: 'open' }],
      })
      await cora.person.table('POST', `/api/tables/${id}/join`, { invite })
      const alone = await ladder(anna.person, '?among=friends')
      expect(names(alone)).toEqual([])
      await anna.person.table('POST', `/api/tables/${id}/start`)
      expect(names(await ladder(anna.person, '?among=friends'))).toEqual(['1 Cora', '2 Anna'])
      expect(names(await ladder(visitor(own.url), '?among=friends'))).toEqual([])

      const shift = (days: number): string => new Date(Date.parse(day) + days * 24 * HOUR).toISOString().slice(0, 10)
      const monday = shift(-((new Date(day).getUTCDay() + 6) % 7))
      await put(anna.id, 50, { day: monday === day ? shift(1) : monday })
      await put(bert.id, 500, { day: shift(-40) })
      const week = await ladder(anna.person, '?span=week')
      expect(names(week)).toEqual(['1 Anna', '2 Doro', '3 Cora', '4 Bert'])
      expect(week.rows[0]).toMatchObject({ points: 140, days: 2, replay: null })
      expect((await ladder(anna.person, '?span=month')).total).toBe(4)

      const calendar = (await doro.person.must('GET', '/api/daily/lanterns/alone/calendar')) as daily.CalendarBody
      expect(calendar).toMatchObject({ best: 100, silver: 1, gold: 0 })
      expect(calendar.days).toMatchObject([{ day, points: 100, medal: 'silver' }])
      expect((await today(doro.person)).streak).toEqual({ now: 1, longest: 1 })
      // Who stands far below sees the top and the own neighbourhood.
      for (let i = 0; i < 20; i++) await put(`nobody${i}`, 80 - i)
      await put(emil.id, 65, { endedAt: 200 })
      const far = (await ladder(emil.person)).rows.filter((row) => row.place !== null)
      expect(far).toHaveLength(15)
      expect(far.find((row) => row.mine)?.place).toBe(21)
    } finally {
      await own.close()
    }
  })
})
