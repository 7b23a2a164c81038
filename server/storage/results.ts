/**
 * How finished games ended: one line for every seat of a table, a person's or a bot's. Tables may be forgotten, these stay;
 * the others at a table are the other lines with its id.
 */

import { type Game, type Match, modeOf, type Options, placeOf, type Result } from '@dorfplatz/kernel'
import { type Db, listOf, parse, type Statement, type Value } from './db.ts'
import { numberIn, numberOrNull, type Row, textIn, textOrNull } from './row.ts'
import type { TableRow } from './tables.ts'

export interface ResultRow {
  /** Also where the game can be looked at, as long as there is such a table. */
  readonly table: string
  readonly seat: number
  /** Null for bots, and for people who are gone. */
  readonly person: string | null
  readonly name: string
  /** The level of the bot that had the seat at the end; a person may own it all the same. */
  readonly bot: string | null
  readonly conceded: boolean
  readonly game: string
  readonly rules: string
  readonly seats: number
  /** See `modeOf`. */
  readonly mode: string
  readonly options: Options
  /** From a seed that somebody knew. */
  readonly practice: boolean
  /** The day and mode of a daily deal, as `2026-11-16 cards`. */
  readonly daily: string | null
  /** Played on a device without the server, and brought along by its person. */
  readonly device: boolean
  readonly score: number
  /** From 1; equals share a place. */
  readonly place: number
  readonly verdict: string | null
  /** Ids of the cards the seat played, where the game tells them. */
  readonly cards: readonly string[]
  readonly startedAt: number | null
  readonly endedAt: number
}

export function toResult(raw: Row): ResultRow {
  return {
    table: textIn(raw, 'table_id'),
    seat: numberIn(raw, 'seat'),
    person: textOrNull(raw, 'person'),
    name: textIn(raw, 'name'),
    bot: textOrNull(raw, 'bot'),
    conceded: raw.conceded === 1,
    game: textIn(raw, 'game'),
    rules: textIn(raw, 'rules'),
    seats: numberIn(raw, 'seats'),
    mode: textIn(raw, 'mode'),
    options: parse(textIn(raw, 'options')),
    practice: raw.practice === 1,
    daily: textOrNull(raw, 'daily'),
    device: raw.device === 1,
    score: numberIn(raw, 'score'),
    place: numberIn(raw, 'place'),
    verdict: textOrNull(raw, 'verdict'),
    cards: parse(textIn(raw, 'cards')),
    startedAt: numberOrNull(raw, 'started_at'),
    endedAt: numberIn(raw, 'ended_at'),
  }
}

export interface Ended {
  readonly row: Pick<TableRow, 'id' | 'game' | 'rules' | 'options' | 'practice' | 'daily' | 'startedAt' | 'seats'>
  readonly game: Pick<Game, 'options' | 'cardsPlayed'>
  readonly result: Result
  /** Null where the state is not here any more: then nobody knows which cards were played. */
  readonly match: Match | null
  readonly at: number
}

const cardsOf = ({ game, match }: Pick<Ended, 'game' | 'match'>, seat: number): readonly string[] =>
  match === null ? [] : (game.cardsPlayed?.(match, seat) ?? [])

/** One line for each seat, written once however often it is tried. Who sits there is the store's word, not memory's. */
export function resultLines({ row, game, result, match, at }: Ended): Statement[] {
  return result.scores.map(({ seat, total }) => ({
    sql: `INSERT INTO results (table_id, seat, person, name, bot, conceded, game, rules, seats, mode, options, practice,
        daily, score, place, verdict, cards, started_at, ended_at)
      SELECT s.table_id, s.seat, s.person, s.name, s.bot, s.conceded, CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS BIGINT),
        CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS BIGINT), CAST(? AS TEXT), CAST(? AS BIGINT), CAST(? AS BIGINT),
        CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS BIGINT), CAST(? AS BIGINT)
      FROM seats AS s WHERE s.table_id = ? AND s.seat = ?
      ON CONFLICT DO NOTHING`,
    params: [
      row.game,
      row.rules,
      row.seats.length,
      modeOf(game.options, row.seats.length, row.options),
      JSON.stringify(row.options),
      row.practice ? 1 : 0,
      row.daily === null ? null : `${row.daily.day} ${row.daily.mode}`,
      total,
      placeOf(result, seat),
      result.verdict ?? null,
      JSON.stringify(cardsOf({ game, match }, seat)),
      row.startedAt,
      at,
      row.id,
      seat,
    ],
  }))
}

export interface ResultStore {
  /** Newest first, those before a moment. */
  of(person: string, before: number, limit: number): Promise<ResultRow[]>
  /** All lines of these tables, by seat. */
  at(tables: readonly string[]): Promise<ResultRow[]>
  /** Finished tables after this one, by id, of which nothing was written down yet. */
  missing(after: string, limit: number): Promise<string[]>
}

export function openResultStore(db: Db): ResultStore {
  const some = async (sql: string, params: readonly Value[]): Promise<ResultRow[]> =>
    (await db.all(sql, params)).map(toResult)
  return {
    of: (person, before, limit) =>
      some('SELECT * FROM results WHERE person = ? AND ended_at < ? ORDER BY ended_at DESC, table_id, seat LIMIT ?', [
        person,
        before,
        limit,
      ]),
    at: async (tables) => {
      const { marks, params } = listOf(tables)
      return some(`SELECT * FROM results WHERE table_id IN (${marks}) ORDER BY table_id, seat`, params)
    },
    missing: async (after, limit) => {
      const rows = await db.all<{ id: string }>(
        `SELECT id FROM tables WHERE status = 'over' AND id > ?
         AND NOT EXISTS (SELECT 1 FROM results WHERE results.table_id = tables.id) ORDER BY id LIMIT ?`,
        [after, limit],
      )
      return rows.map(({ id }) => id)
    },
  }
}

/** A guest becomes part of an account. */
export const mergeResults = (guest: string, into: string): Statement => ({
  sql: 'UPDATE results SET person = ? WHERE person = ?',
  params: [into, guest],
})

/** What the others at the table have reached stays; this seat is nobody's. */
export const removeResults = (person: string): Statement => ({
  sql: "UPDATE results SET person = NULL, name = '–' WHERE person = ?",
  params: [person],
})
