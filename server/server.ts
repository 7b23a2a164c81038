/** A running server: opens the store, puts the parts together, listens, and closes without losing anything. */

import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { bots as allBots } from '@dorfplatz/bots'
import type { Game } from '@dorfplatz/kernel'
import { type Logger, pino } from 'pino'
import { type Config, type Environment, readConfig, urlAt } from './config.ts'
import type { ServerContext } from './context.ts'
import { type Daily, openDaily } from './daily/index.ts'
import { addressOf, networkOf } from './http/address.ts'
import { adminRoutes } from './http/admin.ts'
import { adviceRoutes } from './http/advice.ts'
import { buildApp } from './http/app.ts'
import { authRoutes } from './http/auth.ts'
import { clubRoutes } from './http/club.ts'
import { codeRoutes } from './http/codes.ts'
import { makeRoom } from './http/connections.ts'
import { dailyRoutes } from './http/daily.ts'
import { learningRoutes } from './http/learning.ts'
import { opsRoutes } from './http/ops.ts'
import { hasTwoHosts, isAllowedOrigin } from './http/origin.ts'
import { peopleRoutes } from './http/people.ts'
import { personRoutes } from './http/person.ts'
import { playRoutes } from './http/play.ts'
import { openProved } from './http/proved.ts'
import { reportRoutes } from './http/reports.ts'
import { routesOn } from './http/routes.ts'
import { clientIn, staticFiles } from './http/static.ts'
import { tableRoutes } from './http/tables.ts'
import { openMetrics } from './metrics.ts'
import { openAccounts } from './people/accounts.ts'
import { openIdentity } from './people/identity.ts'
import { type Notifier, openNotifier } from './people/notify.ts'
import { openBots, openPool } from './play/bots.ts'
import { openEffort } from './play/effort.ts'
import { openGames } from './play/games.ts'
import { openLobby } from './play/lobby.ts'
import { openRegistry } from './play/registry.ts'
import { openSweeper, type Sweeper } from './play/sweep.ts'
import { openRatings, type Ratings } from './ratings/index.ts'
import { openReader } from './read/reader.ts'
import { openGuard } from './realtime/guard.ts'
import { openHub } from './realtime/hub.ts'
import { openSeen } from './realtime/seen.ts'
import { openSocketServer } from './realtime/sockets.ts'
import { fillResults } from './results/fill.ts'
import { chanceWith, randomName, randomToken, type Seal, sealWith } from './secrets.ts'
import { openClaims } from './storage/claims.ts'
import type { Db } from './storage/db.ts'
import { openPeople } from './storage/people.ts'
import { ANSWER_MS, openPostgres } from './storage/postgres.ts'
import { staleRatings } from './storage/ratings.ts'
import { settle } from './storage/settings.ts'
import { openSqlite } from './storage/sqlite.ts'
import { openTables } from './storage/tables.ts'

const { version: VERSION } = createRequire(import.meta.url)('./package.json') as { readonly version: string }

export interface ServerOptions {
  readonly games: readonly Game[]
  /** The address of a module that exports the same `games`: the bots' threads load it by themselves. */
  readonly gamesUrl: string
  readonly config: Config
  readonly log?: Logger
}

/** Method and path, as in `GET /api/tables/:id`. */
export type RouteName = string

export interface RunningServer {
  readonly url: string
  readonly port: number
  readonly context: ServerContext
  readonly sweeper: Sweeper
  readonly notifier: Notifier
  readonly daily: Daily
  readonly ratings: Ratings
  /** Every route there is: who may use it is tested for each. */
  readonly routes: readonly RouteName[]
  /** Finishes what was acknowledged, tells the sockets to come back, lets go of the store. */
  close(): Promise<void>
}

export async function openDb(config: Config): Promise<Db> {
  const { DATABASE_URL: url } = config
  if (url === undefined) return openSqlite(config.sqliteFile)
  try {
    return await openPostgres(url, config.DATABASE_CONNECTIONS, ANSWER_MS)
  } catch (error) {
    const { message, code } = error as { readonly message?: string; readonly code?: string }
    const reason = message || code || String(error)
    const at = URL.canParse(url) ? new URL(url).host : 'this address'
    throw new Error(`Invalid configuration:\n  DATABASE_URL: PostgreSQL at ${at} cannot be used: ${reason}`, {
      cause: error,
    })
  }
}

function openLog(config: Config): Logger {
  return pino({
    level: config.LOG_LEVEL,
    redact: ['req.headers.cookie', 'req.headers.authorization', '*.password', '*.token', '*.seed'],
  })
}

/** From the environment, or made up once and kept. A store that was sealed with a secret it does not hold needs it told. */
async function secretOf(db: Db, config: Config): Promise<string> {
  if (config.SECRET !== undefined) return config.SECRET
  const kept = await db.all<{ key: string }>("SELECT key FROM settings WHERE key IN ('secret', 'seal check')")
  if (kept.some(({ key }) => key === 'seal check') && kept.length === 1) {
    await db.close()
    throw new Error(
      'Invalid configuration:\n  SECRET: the store does not hold the secret it was sealed with; set it (“dorfplatz secret” shows it where the backup was made)',
    )
  }
  return settle(db, 'secret', randomToken)
}

/** Another secret than the one the store was made with would open nothing: better not to start. */
async function checkSeal(db: Db, seal: Seal): Promise<void> {
  const sealed = await settle(db, 'seal check', () => seal.close('dorfplatz'))
  try {
    seal.open(sealed)
  } catch {
    await db.close()
    throw new Error('Invalid configuration:\n  SECRET: does not match the SECRET this database was created with')
  }
}

export async function startServer({
  games,
  gamesUrl,
  config,
  log = openLog(config),
}: ServerOptions): Promise<RunningServer> {
  const db = await openDb(config)
  const name = randomName(10)
  const secret = await secretOf(db, config)
  const seal = sealWith(secret)
  await checkSeal(db, seal)
  const tables = openTables(db, seal)
  const known = openGames(games)
  const metrics = openMetrics()
  const registry = openRegistry({
    source: { db, seal, tables, games: known, chance: chanceWith(secret) },
    maxLoaded: config.LIMIT_LIVE_TABLES,
    onError: (error, table) => log.error({ err: error, table }, 'a table has a problem'),
  })
  registry.listen({
    entries: (_live, _from, entries) => {
      for (const entry of entries) metrics.entries.inc({ kind: entry.payload.kind })
    },
  })
  const context: ServerContext = {
    name,
    config,
    log,
    metrics,
    db,
    seal,
    secret,
    claims: openClaims(db, name),
    people: openPeople(db),
    tables,
    games: known,
    registry,
    reader: openReader(
      { db, seal, games: known },
      { gamesUrl, secret, store: { DATABASE_URL: config.DATABASE_URL, sqliteFile: config.sqliteFile } },
      config.READ_WORKERS,
      log,
    ),
    seen: openSeen(db, config.TAKEOVER_MINUTES * 60_000, (error) =>
      log.error({ err: error }, 'presence could not be kept'),
    ),
    effort: openEffort(config),
    levels: Object.keys(allBots),
  }
  const hub = openHub(context)
  const guard = openGuard(db, log)
  const notifier = await openNotifier(context)
  /** Some login of an account may have ended. */
  const recheckAccount = async (account: string): Promise<void> => {
    const person = await context.people.byAccount(account)
    if (person !== null) guard.recheck(person.id)
  }
  const accounts = await openAccounts({
    context,
    mail: notifier.mail,
    revoked: async (account) => {
      const person = await context.people.byAccount(account)
      if (person === null) return
      await context.people.revokeAll(person.id)
      guard.recheck(person.id)
    },
  })
  const identity = openIdentity(context, accounts.find, guard.recheck)
  const lobby = openLobby(context, hub.online)
  const pool = openPool(gamesUrl, config.BOT_WORKERS, config.BOT_MEMORY_MB)
  const bots = openBots(context, pool)
  const daily = await openDaily(context)
  const ratings = openRatings(context)
  const sweeper = openSweeper(context, bots, notifier, hub.online, [daily.attempts.round, ratings.round])
  let ready = false
  const proved = openProved()
  const app = await buildApp(context, proved)
  const socketServer = openSocketServer({
    context,
    hub,
    client: clientIn(config.WEB_DIR),
    room: makeRoom(app.server, config, log),
    guard,
    networkOf: (request) => networkOf(addressOf(request, config.TRUST_PROXY)),
    check: (request) => {
      if (hasTwoHosts(request)) return '400 Bad Request'
      return isAllowedOrigin(request.headers, config) ? null : '403 Forbidden'
    },
    identify: async (request) => {
      const asker = await identity.identify(request.headers)
      return { person: asker?.person ?? null, login: asker?.login ?? null }
    },
  })
  const routeTable: RouteName[] = []
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) if (one !== 'HEAD') routeTable.push(`${one} ${url}`)
  })
  const routes = routesOn(app, identity, config, proved)
  opsRoutes(app, context, () => ready)
  peopleRoutes({
    context,
    routes,
    identity,
    hub,
    guard,
    lobby,
    pushKey: notifier.pushKey,
    removeAccount: accounts.remove,
    signOut: accounts.signOut,
  })
  tableRoutes({ context, routes, hub, lobby })
  playRoutes({ context, routes, identity, hub, guard })
  dailyRoutes({ context, routes, identity, hub, daily })
  adviceRoutes({ context, routes, store: daily.store, pool })
  clubRoutes({ app, context, routes, identity, daily, ratings })
  reportRoutes({ context, routes })
  adminRoutes({ context, routes, identity, accounts, guard, hub, lobby, version: VERSION, online: socketServer.count })
  codeRoutes({ context, routes })
  personRoutes({ context, routes, daily })
  learningRoutes({ context, routes })
  authRoutes({ app, context, accounts, identity, recheck: recheckAccount })
  await staticFiles(app, config.WEB_DIR)
  socketServer.attach(app.server)
  await app.listen({ host: config.HOST, port: config.PORT })
  ready = true
  let isClosing = false
  const filling = fillResults(registry.source, log, () => isClosing)
    .then((seen) => (seen > 0 ? db.tx([staleRatings()]) : undefined))
    .catch((error: unknown) => log.error({ err: error }, 'results of old tables could not be written down'))
  const { port } = app.server.address() as AddressInfo
  log.info({ port, store: db.dialect }, 'the village square is open')

  let closed: Promise<void> | null = null
  const close = async (): Promise<void> => {
    ready = false
    isClosing = true
    // Whatever hangs on its way out is tried again by the next process; nobody waits for it.
    notifier.close()
    await sweeper.close()
    await bots.close()
    await daily.attempts.idle()
    await filling
    hub.close()
    guard.close()
    await socketServer.close()
    await app.close()
    await context.reader.close()
    await registry.close()
    await context.seen.close()
    await db.close()
    log.info('closed')
  }
  return {
    url: urlAt(config.HOST, port),
    port,
    context,
    sweeper,
    notifier,
    daily,
    ratings,
    routes: routeTable,
    close: () => {
      closed ??= close()
      return closed
    },
  }
}

/** Starts from the environment and closes on SIGTERM or SIGINT. Resolves when listening. */
export async function serve(
  games: readonly Game[],
  gamesUrl: string,
  env: Environment = process.env,
): Promise<RunningServer> {
  const config = readConfig(env)
  const server = await startServer({ games, gamesUrl, config })
  const stop = (): void => {
    server.close().then(
      () => process.exit(0),
      () => process.exit(1),
    )
    setTimeout(() => process.exit(1), 15_000).unref()
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  return server
}
