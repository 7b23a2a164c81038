/** Everything the parts of one running server share. */

import type { Logger } from 'pino'
import type { Config } from './config.ts'
import type { Metrics } from './metrics.ts'
import type { Effort } from './play/effort.ts'
import type { Games } from './play/games.ts'
import type { TableRegistry } from './play/registry.ts'
import type { Reader } from './read/reader.ts'
import type { Seen } from './realtime/seen.ts'
import type { Seal } from './secrets.ts'
import type { Claims } from './storage/claims.ts'
import type { Db } from './storage/db.ts'
import type { People } from './storage/people.ts'
import type { Tables } from './storage/tables.ts'

export interface ServerContext {
  /** This process, among several. */
  readonly name: string
  readonly config: Config
  readonly log: Logger
  readonly metrics: Metrics
  readonly db: Db
  readonly seal: Seal
  readonly secret: string
  readonly claims: Claims
  readonly people: People
  readonly tables: Tables
  readonly games: Games
  readonly registry: TableRegistry
  readonly reader: Reader
  readonly effort: Effort
  readonly seen: Seen
  /** The kinds of bots there are, weakest first. */
  readonly levels: readonly string[]
}
