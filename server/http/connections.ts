/**
 * As many connections as the process may have files open, less what it needs for itself: the store, its threads, files it
 * sends. Whoever comes when all are taken is turned away; whoever is in is served on. No one network takes them all.
 */

import { readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { networkOf } from './address.ts'

/** For the store's files, letters on their way, parts of the client that are being sent. */
const OWN_FILES = 128
/** Pipes and wake-ups of a thread. */
const FILES_PER_THREAD = 16
/** Of all connections the rest is for requests: who looks at a table also asks for things. */
const SOCKETS_SHARE = 0.9
/**
 * One network (an address, a /64) has no more than this of them, so that there is always room for somebody else; more only
 * where it is allowed more sockets.
 */
const NETWORK_SHARE = 0.5
/** So often it is said at most. */
const SAY_MS = 60_000

/** Null where the system does not tell, or sets no limit. */
export function openFilesLimit(): number | null {
  try {
    return Number(/^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1] ?? Number.NaN) || null
  } catch {
    return null
  }
}

export interface Room {
  /** As many sockets may be open. */
  readonly sockets: number
  /** Somebody was turned away because there is no more room. */
  turnedAway(): void
}

type Needs = Pick<
  Config,
  | 'LIMIT_SOCKETS'
  | 'LIMIT_SOCKETS_PER_ADDRESS'
  | 'DATABASE_CONNECTIONS'
  | 'BOT_WORKERS'
  | 'READ_WORKERS'
  | 'TRUST_PROXY'
>

function share(server: Server, most: number, turnedAway: () => void): void {
  const held = new Map<string, number>()
  server.on('connection', (connection: Socket) => {
    const network = networkOf(connection.remoteAddress ?? '')
    const now = (held.get(network) ?? 0) + 1
    if (now > most) {
      turnedAway()
      connection.destroy()
      return
    }
    held.set(network, now)
    connection.once('close', () => {
      const left = (held.get(network) ?? 1) - 1
      if (left > 0) held.set(network, left)
      else held.delete(network)
    })
  })
}

export function makeRoom(server: Server, config: Needs, log: Logger, files = openFilesLimit()): Room {
  const own =
    OWN_FILES + config.DATABASE_CONNECTIONS + FILES_PER_THREAD * (config.BOT_WORKERS + config.READ_WORKERS + 3)
  const connections = files === null ? Number.POSITIVE_INFINITY : Math.max(files - own, Math.floor(files / 4))
  const sockets = Math.min(config.LIMIT_SOCKETS, Math.floor(connections * SOCKETS_SHARE))
  const limits = { files, connections, sockets }
  let away = 0
  let saidAt = Number.NEGATIVE_INFINITY
  const turnedAway = (): void => {
    away++
    if (performance.now() - saidAt < SAY_MS) return
    log.warn({ ...limits, away }, 'full: people are turned away; more open files (LimitNOFILE) or another process help')
    saidAt = performance.now()
    away = 0
  }
  if (Number.isFinite(connections)) {
    server.maxConnections = connections
    server.on('drop', turnedAway)
    // Behind a proxy all of them come from there.
    const most = Math.max(Math.floor(connections * NETWORK_SHARE), config.LIMIT_SOCKETS_PER_ADDRESS)
    if (config.TRUST_PROXY === 0) share(server, most, turnedAway)
  }
  if (sockets < config.LIMIT_SOCKETS) {
    log.info(limits, 'fewer sockets than LIMIT_SOCKETS: the system allows no more open files (LimitNOFILE)')
  }
  return { sockets, turnedAway }
}
