/** The tables of the store, as steps that run by themselves at start. A released step is never edited; add another. */

import type { Db } from './db.ts'
import { FILL_PLACES } from './ladder.ts'

export interface Migration {
  readonly version: number
  /** The same for both databases, or one for each. */
  readonly statements: readonly (string | { readonly [D in Db['dialect']]: string })[]
}

/** Entries of before know their position only inside; also those of older backups. */
export const FILL_POSITIONS = {
  sqlite: "UPDATE entries SET position = json_extract(payload, '$.position') WHERE position IS NULL",
  postgres: "UPDATE entries SET position = (payload::json->>'position')::bigint WHERE position IS NULL",
} as const
export const FILL_SNAPSHOTS = `UPDATE snapshots SET position = (SELECT position FROM entries
  WHERE entries.table_id = snapshots.table_id AND entries.seq = snapshots.seq) WHERE position IS NULL`

export const MIGRATIONS: readonly Migration[] = [
  {
    version: 1,
    statements: [
      `CREATE TABLE people (
        id TEXT PRIMARY KEY, name TEXT NOT NULL, lang TEXT NOT NULL, account TEXT UNIQUE, email TEXT,
        notify_email BIGINT NOT NULL DEFAULT 0, notify_push BIGINT NOT NULL DEFAULT 0,
        created_at BIGINT NOT NULL, seen_at BIGINT NOT NULL)`,
      `CREATE TABLE sessions (
        hash TEXT PRIMARY KEY, person TEXT NOT NULL REFERENCES people(id) ON DELETE CASCADE,
        created_at BIGINT NOT NULL, expires_at BIGINT NOT NULL)`,
      'CREATE INDEX sessions_person ON sessions(person)',
      `CREATE TABLE tokens (
        id TEXT PRIMARY KEY, hash TEXT NOT NULL UNIQUE, person TEXT NOT NULL REFERENCES people(id) ON DELETE CASCADE,
        name TEXT NOT NULL, created_at BIGINT NOT NULL, used_at BIGINT)`,
      'CREATE INDEX tokens_person ON tokens(person)',
      `CREATE TABLE pushes (
        endpoint TEXT PRIMARY KEY, person TEXT NOT NULL REFERENCES people(id) ON DELETE CASCADE,
        keys TEXT NOT NULL, created_at BIGINT NOT NULL)`,
      'CREATE INDEX pushes_person ON pushes(person)',
      `CREATE TABLE tables (
        id TEXT PRIMARY KEY, game TEXT NOT NULL, rules TEXT NOT NULL, options TEXT NOT NULL, seats BIGINT NOT NULL,
        seed TEXT NOT NULL, visibility TEXT NOT NULL, seconds BIGINT, spectators BIGINT NOT NULL,
        practice BIGINT NOT NULL, status TEXT NOT NULL, host TEXT, invite TEXT NOT NULL, proposal TEXT,
        archived BIGINT NOT NULL DEFAULT 0, rematch TEXT,
        created_at BIGINT NOT NULL, started_at BIGINT, ended_at BIGINT)`,
      'CREATE INDEX tables_lobby ON tables(visibility, status, created_at)',
      "CREATE INDEX tables_running ON tables(id) WHERE status = 'running'",
      'CREATE INDEX tables_host ON tables(host, created_at)',
      `CREATE TABLE seats (
        table_id TEXT NOT NULL REFERENCES tables(id) ON DELETE CASCADE, seat BIGINT NOT NULL,
        person TEXT, name TEXT NOT NULL, bot TEXT, conceded BIGINT NOT NULL DEFAULT 0,
        PRIMARY KEY (table_id, seat))`,
      'CREATE INDEX seats_person ON seats(person)',
      `CREATE TABLE entries (
        table_id TEXT NOT NULL REFERENCES tables(id) ON DELETE CASCADE, seq BIGINT NOT NULL,
        kind TEXT NOT NULL, seat BIGINT, command TEXT NOT NULL, payload TEXT NOT NULL, events TEXT NOT NULL,
        waiting TEXT NOT NULL, hash TEXT, at BIGINT NOT NULL,
        PRIMARY KEY (table_id, seq), UNIQUE (table_id, command))`,
      `CREATE TABLE snapshots (
        table_id TEXT PRIMARY KEY REFERENCES tables(id) ON DELETE CASCADE, seq BIGINT NOT NULL, state TEXT NOT NULL)`,
      `CREATE TABLE messages (
        id TEXT PRIMARY KEY, table_id TEXT NOT NULL REFERENCES tables(id) ON DELETE CASCADE,
        person TEXT, seat BIGINT, name TEXT NOT NULL, text TEXT NOT NULL, command TEXT NOT NULL, at BIGINT NOT NULL,
        UNIQUE (table_id, command))`,
      'CREATE INDEX messages_at ON messages(table_id, at)',
      'CREATE INDEX messages_person ON messages(person)',
      `CREATE TABLE notices (
        table_id TEXT NOT NULL REFERENCES tables(id) ON DELETE CASCADE, seat BIGINT NOT NULL, since BIGINT NOT NULL,
        kind TEXT NOT NULL, tries BIGINT NOT NULL, retry_at BIGINT, PRIMARY KEY (table_id, seat, since, kind))`,
      `CREATE TABLE claims (key TEXT PRIMARY KEY, owner TEXT NOT NULL, until BIGINT NOT NULL)`,
      `CREATE TABLE settings (key TEXT PRIMARY KEY, value TEXT NOT NULL)`,
    ],
  },
  {
    version: 2,
    statements: [
      // The finished table that this one follows in a series, and how a finished one ended.
      'ALTER TABLE tables ADD COLUMN previous TEXT',
      'ALTER TABLE tables ADD COLUMN result TEXT',
      // A finished game is followed by one unfinished game at most, however often somebody clicks.
      `CREATE UNIQUE INDEX tables_following ON tables(previous)
        WHERE previous IS NOT NULL AND archived = 0 AND status IN ('open', 'running')`,
      'ALTER TABLE seats ADD COLUMN colour BIGINT',
      // The person has put the finished table away.
      'ALTER TABLE seats ADD COLUMN away BIGINT NOT NULL DEFAULT 0',
    ],
  },
  {
    version: 3,
    statements: [
      // Short codes to read out, one for each table that has not begun and was asked for one.
      `CREATE TABLE codes (
        code TEXT PRIMARY KEY, table_id TEXT NOT NULL UNIQUE REFERENCES tables(id) ON DELETE CASCADE)`,
    ],
  },
  {
    version: 4,
    statements: [
      // What is to be delivered, sealed: letters carry links that let people in.
      `CREATE TABLE outbox (
        id TEXT PRIMARY KEY, lane TEXT NOT NULL, person TEXT REFERENCES people(id) ON DELETE CASCADE,
        sealed TEXT NOT NULL, tries BIGINT NOT NULL DEFAULT 0, due_at BIGINT NOT NULL, expires_at BIGINT NOT NULL,
        created_at BIGINT NOT NULL)`,
      'CREATE INDEX outbox_due ON outbox(lane, due_at)',
      'CREATE INDEX outbox_person ON outbox(person)',
      // Who was the first to see that a notice is due.
      'ALTER TABLE notices ADD COLUMN mark TEXT',
      // The e-mail address is known to be the person's own.
      'ALTER TABLE people ADD COLUMN verified BIGINT NOT NULL DEFAULT 0',
    ],
  },
  {
    version: 5,
    statements: [
      // Whose seat the host has freed does not sit down again at once.
      `CREATE TABLE kept_out (
        table_id TEXT NOT NULL REFERENCES tables(id) ON DELETE CASCADE, person TEXT NOT NULL, until BIGINT NOT NULL,
        PRIMARY KEY (table_id, person))`,
      // When the person of a seat was last there: a bot takes over only after a while.
      'ALTER TABLE seats ADD COLUMN seen_at BIGINT',
    ],
  },
  {
    version: 6,
    statements: [
      // Who looks after the server, who may not speak, who may not come in.
      'ALTER TABLE people ADD COLUMN admin BIGINT NOT NULL DEFAULT 0',
      'ALTER TABLE people ADD COLUMN muted BIGINT NOT NULL DEFAULT 0',
      'ALTER TABLE people ADD COLUMN banned BIGINT NOT NULL DEFAULT 0',
      'CREATE INDEX people_seen ON people(seen_at)',
      `CREATE TABLE reports (
        id TEXT PRIMARY KEY, at BIGINT NOT NULL, reporter TEXT NOT NULL REFERENCES people(id) ON DELETE CASCADE,
        about TEXT REFERENCES people(id) ON DELETE CASCADE,
        table_id TEXT NOT NULL REFERENCES tables(id) ON DELETE CASCADE, message TEXT, text TEXT NOT NULL,
        closed_at BIGINT)`,
      'CREATE INDEX reports_about ON reports(about)',
      `CREATE TABLE audit (
        id TEXT PRIMARY KEY, at BIGINT NOT NULL, admin TEXT NOT NULL, admin_name TEXT NOT NULL, action TEXT NOT NULL,
        about TEXT NOT NULL)`,
      'CREATE INDEX audit_at ON audit(at)',
      `CREATE TABLE invitations (
        id TEXT PRIMARY KEY, hash TEXT NOT NULL UNIQUE, made_by TEXT NOT NULL, created_at BIGINT NOT NULL,
        expires_at BIGINT NOT NULL, uses_left BIGINT NOT NULL)`,
    ],
  },
  {
    version: 7,
    statements: [
      // How many answers count after an entry: what was taken back is skipped without being read.
      'ALTER TABLE entries ADD COLUMN position BIGINT',
      FILL_POSITIONS,
      "CREATE INDEX entries_undo ON entries(table_id, seq) WHERE kind = 'undo'",
      // Several states of a table: the newest to go on from, some older ones to look back from.
      `CREATE TABLE states (
        table_id TEXT NOT NULL REFERENCES tables(id) ON DELETE CASCADE, seq BIGINT NOT NULL, position BIGINT,
        state TEXT NOT NULL, PRIMARY KEY (table_id, seq))`,
      'INSERT INTO states (table_id, seq, state) SELECT table_id, seq, state FROM snapshots',
      'DROP TABLE snapshots',
      'ALTER TABLE states RENAME TO snapshots',
      FILL_SNAPSHOTS,
    ],
  },
  {
    version: 8,
    statements: [
      // Digests and numbers that players add to the deal, and, sealed, how the seed came about.
      'ALTER TABLE seats ADD COLUMN mix TEXT',
      'ALTER TABLE seats ADD COLUMN nonce TEXT',
      'ALTER TABLE tables ADD COLUMN deal TEXT',
    ],
  },
  {
    version: 9,
    statements: [
      // The rules that go on from a state: answers of before are not judged by them.
      'ALTER TABLE snapshots ADD COLUMN rules TEXT',
      'UPDATE snapshots SET rules = (SELECT rules FROM tables WHERE tables.id = snapshots.table_id)',
    ],
  },
  {
    version: 10,
    statements: [
      // The nearest state that still holds is found without a look at the others, nor at the entries themselves.
      'CREATE INDEX snapshots_position ON snapshots(table_id, position, seq)',
      'DROP INDEX entries_undo',
      "CREATE INDEX entries_undo ON entries(table_id, position, seq) WHERE kind = 'undo'",
    ],
  },
  {
    version: 11,
    statements: [
      // How often somebody took back or gave up is counted without a look at the log.
      "CREATE INDEX entries_counted ON entries(table_id, kind, seat) WHERE kind IN ('undo', 'concede')",
    ],
  },
  {
    version: 12,
    statements: [
      // The corrected rules with which the host has agreed to go on.
      'ALTER TABLE tables ADD COLUMN agreed TEXT',
    ],
  },
  {
    version: 13,
    statements: [
      'DROP INDEX entries_counted',
      "CREATE INDEX entries_counted ON entries(table_id, kind, seat) WHERE kind IN ('undo', 'concede', 'replace')",
    ],
  },
  {
    version: 14,
    statements: [
      // A table that is somebody's attempt at the deal of a day, and until when its seed stays shut.
      'ALTER TABLE tables ADD COLUMN daily TEXT',
      'ALTER TABLE tables ADD COLUMN sealed_until BIGINT',
      // Who has begun a deal; `who` is a person, or a bot by its level. Finished tables may be forgotten, these stay.
      `CREATE TABLE daily_attempts (
        day TEXT NOT NULL, game TEXT NOT NULL, mode TEXT NOT NULL, who TEXT NOT NULL, table_id TEXT NOT NULL UNIQUE,
        started_at BIGINT NOT NULL, advice BIGINT NOT NULL DEFAULT 0, settled BIGINT NOT NULL DEFAULT 0,
        PRIMARY KEY (day, game, mode, who))`,
      'CREATE INDEX daily_unsettled ON daily_attempts(day) WHERE settled = 0',
      'CREATE INDEX daily_attempts_who ON daily_attempts(who, day)',
      // What the server has played again and found true.
      `CREATE TABLE daily_results (
        day TEXT NOT NULL, week TEXT NOT NULL, game TEXT NOT NULL, mode TEXT NOT NULL, who TEXT NOT NULL, bot TEXT,
        table_id TEXT NOT NULL,
        points BIGINT NOT NULL, tie BIGINT NOT NULL, ended_at BIGINT NOT NULL, ms BIGINT NOT NULL, advice BIGINT NOT NULL,
        medal BIGINT NOT NULL, PRIMARY KEY (day, game, mode, who))`,
      `CREATE INDEX daily_ladder ON daily_results(game, mode, day, points DESC, tie DESC, ended_at, who)
        WHERE bot IS NULL`,
      'CREATE INDEX daily_bots ON daily_results(game, mode, day) WHERE bot IS NOT NULL',
      'CREATE INDEX daily_results_who ON daily_results(who, game, mode, day)',
      // Everybody's deals of a week (its Monday) or a month, added up: a ladder need not look at each.
      `CREATE TABLE daily_sums (
        span TEXT NOT NULL, game TEXT NOT NULL, mode TEXT NOT NULL, who TEXT NOT NULL, points BIGINT NOT NULL,
        tie BIGINT NOT NULL, ended_at BIGINT NOT NULL, ms BIGINT NOT NULL, advice BIGINT NOT NULL, days BIGINT NOT NULL,
        PRIMARY KEY (span, game, mode, who))`,
      'CREATE INDEX daily_sums_ladder ON daily_sums(game, mode, span, points DESC, tie DESC, ended_at, who)',
      'CREATE INDEX daily_sums_who ON daily_sums(who)',
      // How many people have finished a deal, and all their points: the day's mean without a look at each.
      `CREATE TABLE daily_deals (
        day TEXT NOT NULL, game TEXT NOT NULL, mode TEXT NOT NULL, people BIGINT NOT NULL, points BIGINT NOT NULL,
        PRIMARY KEY (day, game, mode))`,
    ],
  },
  {
    version: 15,
    statements: [
      // Chapters of the guided games that somebody is through with.
      `CREATE TABLE learned (
        person TEXT NOT NULL REFERENCES people(id) ON DELETE CASCADE, chapter TEXT NOT NULL,
        PRIMARY KEY (person, chapter))`,
    ],
  },
  {
    version: 16,
    statements: [
      // How every seat of a finished table ended. Finished tables may be forgotten, these stay. Filled at the next start.
      `CREATE TABLE results (
        table_id TEXT NOT NULL, seat BIGINT NOT NULL, person TEXT, name TEXT NOT NULL, bot TEXT,
        conceded BIGINT NOT NULL DEFAULT 0, game TEXT NOT NULL, rules TEXT NOT NULL, seats BIGINT NOT NULL,
        mode TEXT NOT NULL, options TEXT NOT NULL, practice BIGINT NOT NULL DEFAULT 0, daily TEXT,
        device BIGINT NOT NULL DEFAULT 0, score BIGINT NOT NULL, place BIGINT NOT NULL, verdict TEXT, cards TEXT NOT NULL,
        started_at BIGINT, ended_at BIGINT NOT NULL, PRIMARY KEY (table_id, seat))`,
      'CREATE INDEX results_person ON results(person, ended_at) WHERE person IS NOT NULL',
      'CREATE INDEX results_ended ON results(ended_at)',
      // Who may look at somebody's page: people they have played with, everybody, nobody.
      "ALTER TABLE people ADD COLUMN shown TEXT NOT NULL DEFAULT 'met'",
    ],
  },
  {
    version: 17,
    statements: [
      // Ladders of a day, a week or a month, each under one name, in the order in which they are read. The key begins with
      // the person: whatever a database believes about a day that has just begun, it has no other way to read a ladder.
      `CREATE TABLE daily_places (
        who TEXT NOT NULL, board TEXT NOT NULL, points BIGINT NOT NULL, tie BIGINT NOT NULL, ended_at BIGINT NOT NULL,
        ms BIGINT NOT NULL, advice BIGINT NOT NULL, days BIGINT NOT NULL, medal BIGINT NOT NULL, table_id TEXT NOT NULL,
        PRIMARY KEY (who, board))`,
      'CREATE INDEX daily_places_ladder ON daily_places(board, points DESC, tie DESC, ended_at, who)',
      // How many people have so many points in a ladder.
      `CREATE TABLE daily_counts (
        board TEXT NOT NULL, points BIGINT NOT NULL, people BIGINT NOT NULL, PRIMARY KEY (board, points))`,
      ...FILL_PLACES,
      'DROP TABLE daily_sums',
      'DROP INDEX daily_ladder',
      'DROP INDEX daily_bots',
    ],
  },
  {
    version: 18,
    statements: [
      // What finished tables say about people, by title: a mean and how unsure it is. Worked out from the results.
      `CREATE TABLE ratings (
        game TEXT NOT NULL, person TEXT NOT NULL REFERENCES people(id) ON DELETE CASCADE,
        mu DOUBLE PRECISION NOT NULL, sigma DOUBLE PRECISION NOT NULL, games BIGINT NOT NULL,
        PRIMARY KEY (game, person))`,
      'CREATE INDEX ratings_person ON ratings(person)',
      // Who wants to be shown with a rating; and the digest of the address under which one's deadlines can be subscribed to.
      'ALTER TABLE people ADD COLUMN rated BIGINT NOT NULL DEFAULT 0',
      'ALTER TABLE people ADD COLUMN calendar TEXT',
      'CREATE UNIQUE INDEX people_calendar ON people(calendar) WHERE calendar IS NOT NULL',
    ],
  },
  {
    version: 19,
    statements: [
      // What somebody's games add up to is read from here alone, already in order.
      `CREATE INDEX results_kinds ON results(person, game, seats, mode, score, place)
        WHERE person IS NOT NULL AND bot IS NULL`,
    ],
  },
  {
    version: 20,
    statements: [
      // What is old is found, and let go, without a look at everything: the oldest tables, what follows them, what was said.
      'CREATE INDEX tables_ended ON tables(ended_at) WHERE ended_at IS NOT NULL',
      'CREATE INDEX tables_previous ON tables(previous) WHERE previous IS NOT NULL',
      'CREATE INDEX messages_old ON messages(at)',
      'CREATE INDEX reports_table ON reports(table_id)',
      'CREATE INDEX reports_reporter ON reports(reporter)',
      // Public tables of one title, newest first.
      `CREATE INDEX tables_public ON tables(status, game, created_at) WHERE visibility = 'public' AND archived = 0`,
      // Results in the order in which ratings follow from them, a few at a time.
      'DROP INDEX results_ended',
      'CREATE INDEX results_ended ON results(ended_at, table_id)',
    ],
  },
]

/** What a newer version has made must not be written by an older one. */
export function checkVersion(stored: number | null): void {
  const newest = MIGRATIONS.at(-1)?.version ?? 0
  if ((stored ?? 0) > newest) {
    throw new Error(
      `it was made by a newer version of Dorfplatz (store ${stored}, this program ${newest}). Use that version, or restore a backup of this one.`,
    )
  }
}
