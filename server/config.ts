/** Everything an operator may set, read from the environment and checked before anything starts. */

import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { z } from 'zod'

const whole = (min: number, max: number, byDefault: number) => {
  const error = ({ input }: { input?: unknown }): string =>
    `must be a whole number from ${min} to ${max}${typeof input === 'number' && !Number.isNaN(input) ? `, not ${input}` : ''}`
  return z.coerce.number({ error }).int({ error }).min(min, { error }).max(max, { error }).default(byDefault)
}
const flag = (byDefault: boolean) =>
  z
    .enum(['0', '1', 'true', 'false'])
    .transform((text) => text === '1' || text === 'true')
    .default(byDefault)

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

const environment = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: whole(0, 65_535, 8700),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://')
    .optional(),
  DATABASE_CONNECTIONS: whole(2, 200, 10),
  /** The address people use; more of them, separated by commas, are allowed as origins. */
  PUBLIC_URL: z.string().optional(),
  /** Seals seeds at rest and signs account cookies; kept in the store when not given. */
  SECRET: z.string().min(32, 'needs at least 32 characters').optional(),
  /** Number of proxies in front whose X-Forwarded-For is believed. */
  TRUST_PROXY: whole(0, 10, 0),
  WEB_DIR: z.string().default('web/dist'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: z.string().default('Dorfplatz <dorfplatz@localhost>'),
  PUSH_CONTACT: z.string().default('mailto:dorfplatz@localhost'),
  METRICS_TOKEN: z.string().min(8).optional(),
  BOT_WORKERS: whole(0, 64, Math.max(1, availableParallelism() - 1)),
  BOT_SECONDS: whole(1, 120, 10),
  BOT_MEMORY_MB: whole(64, 4096, 512),
  /** Threads that read long logs; with none the main one does. */
  READ_WORKERS: whole(0, 16, 1),
  /** By which clock a day begins, for the deals of the day. */
  TIME_ZONE: z.string().refine(isTimeZone, 'is no time zone, as in Europe/Berlin').default('Europe/Berlin'),
  GUESTS: flag(true),
  /** Who may make an account: everybody, those with an invitation, nobody. */
  SIGN_UP: z.enum(['open', 'invited', 'closed']).default('open'),
  /** Days until something is forgotten; 0 keeps it for ever. */
  RETAIN_TABLES_DAYS: whole(0, 36_500, 0),
  RETAIN_CHAT_DAYS: whole(0, 36_500, 0),
  RETAIN_GUESTS_DAYS: whole(0, 36_500, 365),
  RETAIN_AUDIT_DAYS: whole(0, 36_500, 365),
  LIMIT_SOCKETS: whole(1, 1_000_000, 20_000),
  LIMIT_SOCKETS_PER_ADDRESS: whole(1, 1_000_000, 400),
  LIMIT_HANDSHAKES_PER_10S: whole(1, 1_000_000, 200),
  LIMIT_SOCKETS_PER_PERSON: whole(1, 1_000_000, 10),
  LIMIT_MESSAGES_PER_10S: whole(1, 1_000_000, 60),
  LIMIT_REQUESTS_PER_10S: whole(1, 1_000_000, 200),
  LIMIT_REQUESTS_PER_ADDRESS_10S: whole(1, 1_000_000, 4000),
  LIMIT_TABLES_PER_HOUR: whole(1, 1_000_000, 30),
  LIMIT_OPEN_TABLES: whole(1, 1_000_000, 50),
  /** Of each kind: lists of public tables (a hundred are looked up for each), the club, ladders, somebody's page. */
  LIMIT_LISTS_PER_ADDRESS_10S: whole(1, 1_000_000, 100),
  LIMIT_LISTED_TABLES: whole(1, 1_000_000, 3),
  LIMIT_GUESTS_PER_HOUR: whole(1, 1_000_000, 120),
  LIMIT_SIGN_INS_PER_10MIN: whole(1, 1_000_000, 20),
  LIMIT_CHAT_PER_30S: whole(1, 1_000_000, 10),
  LIMIT_LIVE_TABLES: whole(10, 1_000_000, 5000),
  /** So long somebody must be away from a live table before a bot can be put in their place. */
  TAKEOVER_MINUTES: whole(0, 1440, 3),
  /** So long somebody who is there may let a live table wait before a bot can be put in their place all the same. */
  SILENT_MINUTES: whole(1, 10_080, 30),
  SWEEP_MS: whole(20, 3_600_000, 5000),
})

export type Environment = { readonly [name: string]: string | undefined }

export interface Config extends z.infer<typeof environment> {
  readonly sqliteFile: string
  /** Origins besides the address asked for. */
  readonly origins: readonly string[]
  readonly publicUrl: string | null
}

/** An IPv6 address stands in brackets. */
export const urlAt = (host: string, port: number): string => `http://${host.includes(':') ? `[${host}]` : host}:${port}`

/** How many letters two names differ by, roughly: each that has no partner in the other. */
function distance(a: string, b: string): number {
  const left = [...b]
  let lonely = 0
  for (const letter of a) {
    const at = left.indexOf(letter)
    if (at < 0) lonely++
    else left.splice(at, 1)
  }
  return lonely + left.length
}

/** A misspelt limit would silently be none. */
function unknownLimits(env: Environment): string[] {
  const names = Object.keys(environment.shape)
  const limits = names.filter((name) => name.startsWith('LIMIT_'))
  return Object.keys(env)
    .filter((name) => name.startsWith('LIMIT_') && !names.includes(name))
    .map((name) => {
      const nearest = limits.reduce((best, limit) => (distance(limit, name) < distance(best, name) ? limit : best))
      return `  ${name}: there is no such limit; did you mean ${nearest}?`
    })
}

/** Reads and checks the environment; throws with every problem in one readable message. */
export function readConfig(env: Environment): Config {
  const known = Object.fromEntries(
    Object.keys(environment.shape)
      .filter((name) => env[name] !== undefined && env[name] !== '')
      .map((name) => [name, env[name]]),
  )
  const result = environment.safeParse(known)
  const issues = result.success ? [] : result.error.issues
  const lines = [...issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`), ...unknownLimits(env)]
  if (!result.success || lines.length > 0) throw new Error(`Invalid configuration:\n${lines.join('\n')}`)
  const urls = (result.data.PUBLIC_URL ?? '').split(',').filter((text) => text !== '')
  const origins = urls.map((text) => {
    if (!URL.canParse(text)) throw new Error(`Invalid configuration:\n  PUBLIC_URL: '${text}' is not a URL`)
    return new URL(text).origin
  })
  return {
    ...result.data,
    DATA_DIR: resolve(result.data.DATA_DIR),
    sqliteFile: resolve(result.data.DATA_DIR, 'dorfplatz.sqlite'),
    origins,
    publicUrl: origins[0] ?? null,
  }
}
