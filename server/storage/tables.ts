/** Tables and seats as stored: who sits where, how the table is played, whether it is open, running or over. */

import type { Deal, Options, Result } from '@dorfplatz/kernel'
import { distinctName } from '../people/names.ts'
import type { Seal } from '../secrets.ts'
import { type Db, listOf, parse, type Statement, type Value } from './db.ts'
import { roundIn } from './log.ts'
import { numberIn, numberOrNull, textIn, textOrNull, wordIn } from './row.ts'

const STATUSES = ['open', 'running', 'over', 'stopped'] as const
export type Status = (typeof STATUSES)[number]
const VISIBILITIES = ['public', 'link', 'private'] as const
export type Visibility = (typeof VISIBILITIES)[number]

export interface Proposal {
  readonly by: number
  /** Back to so many answers. */
  readonly back: number
  /** Asked at this log entry: anything that happens since ends it. */
  readonly at: number
  readonly agreed: readonly number[]
}

export interface SeatRow {
  readonly seat: number
  readonly person: string | null
  readonly name: string
  /** Level of the bot that plays here; a person may still own the seat and come back. */
  readonly bot: string | null
  readonly conceded: boolean
  /** The mark this seat goes by, from 0. */
  readonly colour: number
  /** Put away by its person after the end. */
  readonly away: boolean
  /** When the person was last there, as far as it was written down. */
  readonly seenAt: number | null
  /** The digest of its player's number for the deal, and the number once it is opened. */
  readonly mix: string | null
  readonly nonce: string | null
}

/** Somebody's attempt at the deal of a day. */
export interface DailyMark {
  readonly day: string
  readonly mode: string
  /** The same deal is still being played by others: until then nobody hears the seed. */
  readonly sealedUntil: number
}

export interface TableRow {
  readonly id: string
  readonly game: string
  /** The version the table was begun with. */
  readonly rules: string
  /** The corrected version with which the host has agreed to go on. */
  readonly agreed: string | null
  readonly options: Options
  /** Before the deal the server's own seed, afterwards that of the game. */
  readonly seed: string
  /** How the seed came about, once players had a part in it. */
  readonly deal: Deal | null
  readonly visibility: Visibility
  /** Seconds for each move; null for live tables. */
  readonly seconds: number | null
  readonly spectators: boolean
  readonly practice: boolean
  readonly status: Status
  readonly host: string | null
  readonly invite: string
  readonly proposal: Proposal | null
  readonly archived: boolean
  readonly rematch: string | null
  /** The finished table that this one follows in a series. */
  readonly previous: string | null
  readonly daily: DailyMark | null
  /** How it ended; null while it has not. */
  readonly result: Result | null
  readonly createdAt: number
  readonly startedAt: number | null
  readonly endedAt: number | null
  readonly seats: readonly SeatRow[]
}

/** As many marks as there are to tell seats apart. */
export const COLOURS = 5

/** Lists of finished tables are made from so many. */
const NEWEST_OVER = 1000

/** So long somebody who sat at a table is shown that it was closed. */
const CLOSED_SHOWN_MS = 14 * 24 * 3600_000

type Raw = Record<string, Value>

function toDaily(raw: Raw): DailyMark | null {
  const [day, mode] = textOrNull(raw, 'daily')?.split(' ') ?? []
  if (day === undefined || mode === undefined) return null
  return { day, mode, sealedUntil: numberIn(raw, 'sealed_until') }
}

/** Its seed, and with it everything that is still to come in others' games, is not told yet. */
export const isSealed = ({ daily }: Pick<TableRow, 'daily'>, now: number): boolean =>
  daily !== null && now < daily.sealedUntil

function toTable(raw: Raw, seats: readonly SeatRow[], seal: Seal): TableRow {
  return {
    id: textIn(raw, 'id'),
    game: textIn(raw, 'game'),
    rules: textIn(raw, 'rules'),
    agreed: textOrNull(raw, 'agreed'),
    options: parse(textIn(raw, 'options')),
    seed: seal.open(textIn(raw, 'seed')),
    deal: raw.deal == null ? null : parse(seal.open(textIn(raw, 'deal'))),
    visibility: wordIn(raw, 'visibility', VISIBILITIES),
    seconds: numberOrNull(raw, 'seconds'),
    spectators: raw.spectators === 1,
    practice: raw.practice === 1,
    status: wordIn(raw, 'status', STATUSES),
    host: textOrNull(raw, 'host'),
    invite: textIn(raw, 'invite'),
    proposal: raw.proposal === null ? null : parse(textIn(raw, 'proposal')),
    archived: raw.archived === 1,
    rematch: textOrNull(raw, 'rematch'),
    previous: textOrNull(raw, 'previous'),
    daily: toDaily(raw),
    result: raw.result === null ? null : parse(textIn(raw, 'result')),
    createdAt: numberIn(raw, 'created_at'),
    startedAt: numberOrNull(raw, 'started_at'),
    endedAt: numberOrNull(raw, 'ended_at'),
    seats,
  }
}

function toSeat(raw: Raw): SeatRow {
  return {
    seat: numberIn(raw, 'seat'),
    person: textOrNull(raw, 'person'),
    name: textIn(raw, 'name'),
    bot: textOrNull(raw, 'bot'),
    conceded: raw.conceded === 1,
    colour: numberOrNull(raw, 'colour') ?? numberIn(raw, 'seat') % COLOURS,
    away: raw.away === 1,
    seenAt: numberOrNull(raw, 'seen_at'),
    mix: textOrNull(raw, 'mix'),
    nonce: textOrNull(raw, 'nonce'),
  }
}

/** A table as lists show it: with its newest entry's number and time, and the seats it waits for. */
export interface CardRow {
  readonly row: TableRow
  readonly seq: number
  readonly waiting: { readonly [seat: string]: number }
  readonly recent: readonly { readonly at: number }[]
  /** The round it is in; null before the start, and where none is counted. */
  readonly round: number | null
}

export interface Tables {
  insert(table: TableRow): Promise<void>
  /** The same as statements, to be written together with something else. */
  insertion(table: TableRow): Statement[]
  load(id: string): Promise<TableRow | null>
  /** Tables with their newest entry's number and waiting seats, in the order asked for: for lists. */
  cards(ids: readonly string[]): Promise<CardRow[]>
  /** Which of these tables are still kept. */
  present(ids: readonly string[]): Promise<ReadonlySet<string>>
  /** Public tables: everybody's newest first, then everybody's second; of one host no more than `each`. Of those that are over only the newest. */
  lobby(game: string | null, status: Status | null, limit: number, each: number): Promise<string[]>
  /** All tables a person sits at or hosts, newest first; for a while also those that were closed by somebody else. */
  of(person: string, limit: number): Promise<string[]>
  /** Where a person sits and the game is not over. */
  unfinished(person: string): Promise<string[]>
  openedSince(person: string, since: number): Promise<number>
  openCount(person: string): Promise<number>
  /** False when somebody was faster; `first`: or when the person has a seat there already. */
  claim(id: string, seat: number, person: string, name: string, first: boolean): Promise<boolean>
  /** Before the start: a seat is free again if this person, or the bot, has it; or it gets a bot. */
  free(id: string, seat: number, person: string | null): Promise<boolean>
  /** So long somebody whose seat was freed does not sit down there again. */
  keepOut(id: string, person: string, until: number): Promise<void>
  isKeptOut(id: string, person: string): Promise<boolean>
  seatBot(id: string, seat: number, level: string, name: string): Promise<boolean>
  /** While running: a bot plays for the seat, or its person is back. */
  setBot(id: string, seat: number, level: string | null, conceded: boolean): Statement
  /** The first digest of a seat's person counts. */
  setMix(id: string, seat: number, person: string, mix: string): Promise<boolean>
  setNonce(id: string, seat: number, person: string, nonce: string): Promise<boolean>
  /** Once only: the seed of the game, and how it came about. */
  setDeal(id: string, seed: string, deal: Deal): Promise<void>
  setStarted(id: string, rules: string, at: number): Statement
  /** The table goes on with corrected rules. */
  setAgreed(id: string, rules: string): Statement
  /** `also`: what is written together with it, or not at all. */
  setStatus(id: string, status: Status, at: number, result: Result | null, also?: readonly Statement[]): Promise<void>
  setInvite(id: string, invite: string): Promise<void>
  setProposal(id: string, proposal: Proposal | null): Promise<void>
  setRematch(id: string, rematch: string): Promise<boolean>
  setArchived(id: string): Promise<void>
  /** Another name at all seats that went by the old one; the open and running tables concerned. */
  rename(person: string, from: string, to: string): Promise<string[]>
  /** For this person only. */
  setAway(id: string, person: string): Promise<void>
  /** The seat gets this mark, and whoever had it gets the seat's; false when the table has begun. */
  takeColour(id: string, seat: SeatRow, colour: number): Promise<boolean>
  /** The unfinished table that follows a finished one. */
  following(id: string): Promise<string | null>
  /** Tables of a person that are games of a series, put away or not, oldest first. */
  inSeries(person: string): Promise<TableRow[]>
  remove(id: string): Promise<void>
}

export function openTables(db: Db, seal: Seal): Tables {
  /** Holds the table's row while a seat changes hands, so that leaving and starting cannot cross. */
  const hold = (id: string): Statement => ({
    sql: "UPDATE tables SET status = status WHERE id = ? AND status = 'open' AND archived = 0",
    params: [id],
  })
  const isOpen = "EXISTS (SELECT 1 FROM tables WHERE id = seats.table_id AND status = 'open' AND archived = 0)"
  const changed = async (id: string, sql: string, params: readonly Value[]): Promise<boolean> => {
    const rows = await db.tx([hold(id), { sql, params }])
    return (rows[1]?.length ?? 0) > 0
  }
  const insertion = (t: TableRow): Statement[] => [
    {
      sql: `INSERT INTO tables (id, game, rules, options, seats, seed, visibility, seconds, spectators, practice, status,
        host, invite, previous, daily, sealed_until, created_at, started_at)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      params: [
        t.id,
        t.game,
        t.rules,
        JSON.stringify(t.options),
        t.seats.length,
        seal.close(t.seed),
        t.visibility,
        t.seconds,
        t.spectators ? 1 : 0,
        t.practice ? 1 : 0,
        t.status,
        t.host,
        t.invite,
        t.previous,
        t.daily === null ? null : `${t.daily.day} ${t.daily.mode}`,
        t.daily?.sealedUntil ?? null,
        t.createdAt,
        t.startedAt,
      ],
    },
    ...t.seats.map((s) => ({
      sql: 'INSERT INTO seats (table_id, seat, person, name, bot, colour, mix) VALUES (?, ?, ?, ?, ?, ?, ?)',
      params: [t.id, s.seat, s.person, s.name, s.bot, s.colour, s.mix],
    })),
  ]
  return {
    insert: async (t) => {
      await db.tx(insertion(t))
    },
    insertion,
    load: async (id) => {
      const [tables, seats] = await Promise.all([
        db.all<Raw>('SELECT * FROM tables WHERE id = ?', [id]),
        db.all<Raw>('SELECT * FROM seats WHERE table_id = ? ORDER BY seat', [id]),
      ])
      return tables[0] === undefined ? null : toTable(tables[0], seats.map(toSeat), seal)
    },
    cards: async (ids) => {
      if (ids.length === 0) return []
      const { marks, params } = listOf(ids)
      const [tables, seats, newest] = await Promise.all([
        db.all<Raw>(`SELECT * FROM tables WHERE id IN (${marks})`, params),
        db.all<Raw>(`SELECT * FROM seats WHERE table_id IN (${marks}) ORDER BY seat`, params),
        db.all<{ table_id: string; seq: number; waiting: string; payload: string; at: number }>(
          `SELECT table_id, seq, waiting, payload, at FROM entries WHERE table_id IN (${marks})
           AND seq = (SELECT max(seq) FROM entries AS e WHERE e.table_id = entries.table_id)`,
          params,
        ),
      ])
      return ids.flatMap((id) => {
        const raw = tables.find((t) => t.id === id)
        if (raw === undefined) return []
        const last = newest.find((n) => n.table_id === id)
        const row = toTable(raw, seats.filter((s) => s.table_id === id).map(toSeat), seal)
        if (last === undefined) return [{ row, seq: 0, waiting: {}, recent: [], round: null }]
        const { seq, at, waiting, payload } = last
        return [{ row, seq, waiting: parse(waiting), recent: [{ at }], round: roundIn(payload) }]
      })
    },
    present: async (ids) => {
      const { marks, params } = listOf(ids)
      const rows = await db.all<{ id: string }>(`SELECT id FROM tables WHERE id IN (${marks})`, params)
      return new Set(rows.map(({ id }) => id))
    },
    lobby: async (game, status, limit, each) => {
      const which = `SELECT id, host, status, created_at FROM tables
        WHERE visibility = 'public' AND archived = 0 ${game === null ? '' : 'AND game = ?'}
        ${status === null ? "AND status IN ('open', 'running')" : 'AND status = ?'}`
      // Those that are over become ever more, and are never looked at all together.
      const found = status === 'over' ? `${which} ORDER BY created_at DESC LIMIT ${NEWEST_OVER}` : which
      const rows = await db.all<{ id: string }>(
        `SELECT id FROM (
           SELECT id, created_at, row_number() OVER (PARTITION BY host, status ORDER BY created_at DESC) AS place
           FROM (${found}) AS found) AS listed
         WHERE place <= ? ORDER BY place, created_at DESC LIMIT ?`,
        [...(game === null ? [] : [game]), ...(status === null ? [] : [status]), each, limit],
      )
      return rows.map((row) => row.id)
    },
    of: async (person, limit) => {
      const rows = await db.all<{ id: string }>(
        `SELECT id FROM tables
         WHERE (host = ? OR id IN (SELECT table_id FROM seats WHERE person = ?))
         AND id NOT IN (SELECT table_id FROM seats WHERE person = ? AND away = 1)
         AND (archived = 0 OR ((host IS NULL OR host <> ?) AND status IN ('open', 'running') AND ended_at > ?))
         ORDER BY created_at DESC LIMIT ?`,
        [person, person, person, person, db.now() - CLOSED_SHOWN_MS, limit],
      )
      return rows.map((row) => row.id)
    },
    unfinished: async (person) => {
      const rows = await db.all<{ id: string }>(
        `SELECT id FROM tables WHERE status IN ('open', 'running') AND id IN (SELECT table_id FROM seats WHERE person = ?)`,
        [person],
      )
      return rows.map((row) => row.id)
    },
    openedSince: async (person, since) => {
      const rows = await db.all<{ n: number }>('SELECT count(*) AS n FROM tables WHERE host = ? AND created_at > ?', [
        person,
        since,
      ])
      return rows[0]?.n ?? 0
    },
    openCount: async (person) => {
      const rows = await db.all<{ n: number }>(
        "SELECT count(*) AS n FROM tables WHERE host = ? AND archived = 0 AND status IN ('open', 'running')",
        [person],
      )
      return rows[0]?.n ?? 0
    },
    claim: (id, seat, person, name, first) =>
      changed(
        id,
        `UPDATE seats SET person = ?, name = ? WHERE table_id = ? AND seat = ? AND person IS NULL AND bot IS NULL
         AND ${isOpen} ${first ? 'AND NOT EXISTS (SELECT 1 FROM seats AS own WHERE own.table_id = ? AND own.person = ?)' : ''}
         RETURNING seat`,
        [person, name, id, seat, ...(first ? [id, person] : [])],
      ),
    free: (id, seat, person) =>
      changed(
        id,
        `UPDATE seats SET person = NULL, name = '', bot = NULL, mix = NULL WHERE table_id = ? AND seat = ?
         AND COALESCE(person, '') = ? AND ${isOpen} RETURNING seat`,
        [id, seat, person ?? ''],
      ),
    keepOut: async (id, person, until) => {
      await db.all(
        `INSERT INTO kept_out (table_id, person, until) VALUES (?, ?, ?)
         ON CONFLICT (table_id, person) DO UPDATE SET until = excluded.until`,
        [id, person, until],
      )
    },
    isKeptOut: async (id, person) => {
      const rows = await db.all('SELECT 1 AS one FROM kept_out WHERE table_id = ? AND person = ? AND until > ?', [
        id,
        person,
        db.now(),
      ])
      return rows.length > 0
    },
    seatBot: (id, seat, level, name) =>
      changed(
        id,
        `UPDATE seats SET person = NULL, bot = ?, name = ? WHERE table_id = ? AND seat = ? AND person IS NULL
         AND ${isOpen} RETURNING seat`,
        [level, name, id, seat],
      ),
    setBot: (id, seat, level, conceded) => ({
      sql: 'UPDATE seats SET bot = ?, conceded = ? WHERE table_id = ? AND seat = ?',
      params: [level, conceded ? 1 : 0, id, seat],
    }),
    setMix: (id, seat, person, mix) =>
      changed(
        id,
        `UPDATE seats SET mix = ? WHERE table_id = ? AND seat = ? AND person = ? AND mix IS NULL AND ${isOpen} RETURNING seat`,
        [mix, id, seat, person],
      ),
    setNonce: async (id, seat, person, nonce) => {
      const rows = await db.all(
        `UPDATE seats SET nonce = ? WHERE table_id = ? AND seat = ? AND person = ? AND mix IS NOT NULL AND nonce IS NULL
         RETURNING seat`,
        [nonce, id, seat, person],
      )
      return rows.length > 0
    },
    setDeal: async (id, seed, deal) => {
      await db.all("UPDATE tables SET seed = ?, deal = ? WHERE id = ? AND deal IS NULL AND status = 'running'", [
        seal.close(seed),
        seal.close(JSON.stringify(deal)),
        id,
      ])
    },
    setStarted: (id, rules, at) => ({
      sql: `UPDATE tables SET status = 'running', rules = ?, started_at = ? WHERE id = ? AND status = 'open' AND archived = 0
        AND NOT EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND person IS NULL AND bot IS NULL) RETURNING id`,
      params: [rules, at, id],
    }),
    setAgreed: (id, rules) => ({ sql: 'UPDATE tables SET agreed = ? WHERE id = ?', params: [rules, id] }),
    setStatus: async (id, status, at, result, also = []) => {
      const ended = result === null ? null : JSON.stringify(result)
      await db.tx([
        {
          sql: 'UPDATE tables SET status = ?, ended_at = ?, result = ? WHERE id = ?',
          params: [status, at, ended, id],
        },
        ...also,
      ])
    },
    setInvite: async (id, invite) => {
      await db.all('UPDATE tables SET invite = ? WHERE id = ?', [invite, id])
    },
    setProposal: async (id, proposal) => {
      await db.all('UPDATE tables SET proposal = ? WHERE id = ?', [
        proposal === null ? null : JSON.stringify(proposal),
        id,
      ])
    },
    setRematch: async (id, rematch) => {
      const rows = await db.all('UPDATE tables SET rematch = ? WHERE id = ? AND rematch IS NULL RETURNING id', [
        rematch,
        id,
      ])
      return rows.length > 0
    },
    setArchived: async (id) => {
      await db.all('UPDATE tables SET archived = 1, ended_at = COALESCE(ended_at, ?) WHERE id = ?', [db.now(), id])
    },
    rename: async (person, from, to) => {
      const running = await db.all<{ id: string }>(
        `SELECT id FROM tables WHERE archived = 0 AND status IN ('open', 'running')
         AND id IN (SELECT table_id FROM seats WHERE person = ? AND name = ?)`,
        [person, from],
      )
      for (const { id } of running) {
        const others = await db.all<{ name: string }>(
          `SELECT name FROM seats WHERE table_id = ? AND (person IS NULL OR person <> ?)
           UNION SELECT people.name FROM tables JOIN people ON people.id = tables.host WHERE tables.id = ? AND host <> ?`,
          [id, person, id, person],
        )
        const name = distinctName(
          to,
          others.map((other) => other.name),
        )
        await db.all('UPDATE seats SET name = ? WHERE table_id = ? AND person = ? AND name = ?', [
          name,
          id,
          person,
          from,
        ])
      }
      // What is over stays as it was, but for the name.
      await db.all(
        `UPDATE seats SET name = ? WHERE person = ? AND name = ?
         AND table_id NOT IN (SELECT id FROM tables WHERE archived = 0 AND status IN ('open', 'running'))`,
        [to, person, from],
      )
      return running.map((row) => row.id)
    },
    setAway: async (id, person) => {
      await db.all('UPDATE seats SET away = 1 WHERE table_id = ? AND person = ?', [id, person])
    },
    takeColour: (id, { seat, colour: old }, colour) =>
      changed(
        id,
        `UPDATE seats SET colour = CASE seat WHEN ? THEN CAST(? AS BIGINT) ELSE CAST(? AS BIGINT) END
         WHERE table_id = ? AND (seat = ? OR COALESCE(colour, seat % ${COLOURS}) = ?) AND ${isOpen} RETURNING seat`,
        [seat, colour, old, id, seat, colour],
      ),
    following: async (id) => {
      const rows = await db.all<{ id: string }>(
        "SELECT id FROM tables WHERE previous = ? AND archived = 0 AND status IN ('open', 'running')",
        [id],
      )
      return rows[0]?.id ?? null
    },
    inSeries: async (person) => {
      const tables = await db.all<Raw>(
        `SELECT * FROM tables WHERE id IN (SELECT table_id FROM seats WHERE person = ?)
         AND (previous IS NOT NULL OR result LIKE '%"sequels"%') ORDER BY created_at`,
        [person],
      )
      const { marks, params } = listOf(tables.map((t) => textIn(t, 'id')))
      const seats = await db.all<Raw>(`SELECT * FROM seats WHERE table_id IN (${marks}) ORDER BY seat`, params)
      return tables.map((t) => toTable(t, seats.filter((s) => s.table_id === t.id).map(toSeat), seal))
    },
    remove: async (id) => {
      await db.all('DELETE FROM tables WHERE id = ?', [id])
    },
  }
}
