/**
 * The HTTP resources under `/api` (OpenAPI at `/api/docs`, its JSON at `/api/docs/json`).
 *
 * Who asks: a guest cookie (POST /api/guest), an account's cookie (/api/auth/…, better-auth: sign-up/email,
 * sign-in/email, sign-out, passkey/…) or `Authorization: Bearer <token>` (POST /api/me/tokens). Changes from a browser
 * need the same Origin. Errors are `{ "error": Problem }`.
 *
 *   GET    /api/games                         the games of this server and their options
 *   POST   /api/guest {name, lang}            play at once; sets the cookie
 *   GET    /api/me · PATCH · DELETE           who am I; rename, language, notifications; delete me
 *   POST   /api/me/merge                      take the seats of this browser's guest into one's account
 *   POST   /api/me/sign-out                   forget this browser
 *   GET    /api/me/export                     all data about me
 *   GET    /api/me/tables                     my tables, those that wait for me first
 *   GET|POST /api/me/learned {done}           chapters of the guided games I am through with; adding never takes away
 *   GET    /api/me/series                     games of a series that I played, and what may follow
 *   GET    /api/me/results?before=&limit=     my finished games, newest first, with everybody at the table
 *   POST   /api/me/results {record, seat, …}  bring along a game that was played on a device; it is played again, and counts once
 *   GET    /api/me/runs                       my finished games alone, for the career
 *   GET    /api/people/:id                    somebody's page, for those who may look: people they have played with, unless
 *                                             they say otherwise (PATCH /api/me {shown: 'met' | 'all' | 'none'})
 *   GET|POST /api/me/tokens · DELETE /api/me/tokens/:id
 *   GET    /api/push/key · POST|DELETE /api/me/push
 *   GET    /api/tables?game=&status=          public tables
 *   POST   /api/tables                        open a table
 *   GET    /api/tables/:id?invite=            about a table
 *   POST   /api/tables/:id/join {seat?, invite?, name?}   claim a seat (another one with `name`: hotseat)
 *   POST   /api/tables/:id/leave {seat?}      before the start
 *   POST   /api/tables/:id/bot {seat, level?} host: put a bot into an open seat, or, while running, in the place of who has been away
 *                                             for some minutes (with deadlines: whose time is up)
 *   POST   /api/tables/:id/free {seat}        host, before the start: free a seat, also one that somebody took
 *   POST   /api/tables/:id/invite             host: a new invitation link; the old one stops working
 *   GET    /api/tables/:id/newcomers          at the table, before the start: seats of those who never played this game here
 *   POST   /api/tables/:id/code               at the table, before the start: a short code to read out
 *   GET    /api/codes/:code                   the table behind it, and its invitation
 *   POST   /api/tables/:id/colour {seat, colour}     before the start: another mark for one's own seat
 *   POST   /api/tables/:id/start · rematch · archive
 *   POST   /api/tables/:id/sequel {sequel}    lay the next game of a series, as the finished game offers it
 *          `mixes` of these and of POST /api/tables add numbers to deals that begin at once (see `unmix` in socket.ts)
 *   GET    /api/tables/:id/view?seat=&after=&wait=   one's view; waits up to `wait` seconds for a seq beyond `after`
 *   GET    /api/tables/:id/decisions?seat=&lang=   the open decisions of one's seat and what it may do unasked
 *   POST   /api/tables/:id/answers {commandId, seat, answers: [{to?, choice}]}
 *   POST   /api/tables/:id/preview {seat, answers} · why {seat, answer}
 *   POST   /api/tables/:id/undo {commandId, seat} · concede {commandId, seat, level?}
 *   GET    /api/tables/:id/moment?at=&seat=   one's view after so many answers: also of a running table
 *   GET    /api/tables/:id/log?after=&seat=   the log as one may know it, a thousand lines at a time
 *   GET    /api/tables/:id/record             the whole record once the table is over
 *   GET|POST /api/tables/:id/chat
 *   GET    /api/daily                         today's deals: one's own state, digests of today's and tomorrow's seeds
 *   POST   /api/daily/:game/:mode {day}       begin one's only attempt, or find it again
 *   GET    /api/daily/:game/:mode/ladder?day=&span=&among=   ranks; replays once one's own attempt is finished
 *   GET    /api/daily/:game/:mode/calendar?month=            one's own results
 *   GET    /api/daily/:game/:mode/deal?day=   digest before, seed after the day
 *   POST   /api/tables/:id/advice {seat, lang}               where no other person sits; marks a result of the day
 *   GET    /api/club                          champions of the month, activity, what comes next, ratings, addresses of the feeds
 *   GET    /api/club/feed.atom · feed.json?lang=&token=      finished games and days; the token only on closed servers
 *   POST   /api/me/rating {on}                be shown with a rating, or not
 *   POST|DELETE /api/me/calendar              a new secret address of one's deadlines (iCal); none any more
 *   GET    /api/calendar/:secret              those deadlines
 *   POST   /api/admin/club {ratings?, newFeeds?}   ratings for the club; other addresses for its feeds
 */

import type { Json } from '@dorfplatz/kernel'
import { z } from 'zod'
import {
  answer,
  answers,
  botLevel,
  chatLine,
  colour,
  commandId,
  hex256,
  lang,
  line,
  offers,
  options,
  pace,
  person,
  personName,
  problem,
  refusal,
  seat,
  seriesGame,
  tableId,
  tableInfo,
  texts,
  view,
  viewer,
  visibility,
} from './common.ts'
import { shownTo } from './person.ts'
import { previewed } from './socket.ts'

export const errorBody = z.object({ error: problem })

export const gameInfo = z.object({
  id: z.string(),
  rules: z.string(),
  name: texts,
  about: texts,
  seats: z.tuple([z.int(), z.int()]),
  options: z.array(
    z.object({
      key: z.string(),
      values: z.array(z.union([z.string(), z.number(), z.boolean()])),
      default: z.union([z.string(), z.number(), z.boolean()]),
      /** A list in one text: cards by id with commas, or corrected numbers of the box as JSON. */
      list: z.enum(['cards', 'numbers']).optional(),
      seats: z.array(z.int()).optional(),
      name: texts,
      help: texts,
    }),
  ),
})
export const gameList = z.object({ games: z.array(gameInfo), botLevels: z.array(botLevel) })

export const guestBody = z.object({ name: personName, lang: lang.optional() })
export const meBody = z.object({ person: person.nullable() })
/** `guest`: somebody else plays in this browser; the account may take their seats (`POST /api/me/merge`). */
export const guestHere = z.object({ name: z.string(), tables: z.int() })
export type GuestHere = z.infer<typeof guestHere>
export const whoBody = z.object({ person: person.nullable(), guest: guestHere.nullable() })
export const patchMe = z.object({
  name: personName.optional(),
  lang: lang.optional(),
  notify: z.object({ email: z.boolean(), push: z.boolean() }).optional(),
  /** Who may look at one's page. */
  shown: shownTo.optional(),
})

export const seatPlan = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('open') }),
  /** The creator's own seat; several of them make a hotseat table, `name` tells them apart. */
  z.object({ kind: z.literal('me'), name: personName.optional(), colour: colour.optional() }),
  z.object({ kind: z.literal('bot'), level: botLevel.optional() }),
])
/** Digests of random numbers for the deal, for seats of one's own: a table that begins at once awaits the numbers (`unmix`). */
const mixes = z.array(z.object({ seat, commitment: hex256 })).max(10)
export const createTable = z.object({
  game: z.string().max(40),
  options: options.optional(),
  seats: z.array(seatPlan).min(1).max(10),
  visibility: visibility.default('link'),
  pace: pace.default({ kind: 'live' }),
  spectators: z.boolean().default(true),
  /** A seed from any words, for practice: the table is marked. */
  seed: z.string().min(1).max(80).optional(),
  /** Start as soon as no seat is open. */
  start: z.boolean().default(false),
  mixes: mixes.optional(),
})
export const tableBody = z.object({ table: tableInfo })
export const tableList = z.object({ tables: z.array(tableInfo) })
export const listQuery = z.object({
  game: z.string().max(40).optional(),
  status: z.enum(['open', 'running', 'over']).optional(),
})
export const tableParams = z.object({ id: tableId })
export const inviteQuery = z.object({ invite: z.string().max(64).optional() })
export const joinBody = z.object({
  seat: seat.optional(),
  invite: z.string().max(64).optional(),
  name: personName.optional(),
  /** The mark one would like; another one when somebody has it. */
  colour: colour.optional(),
})
export const colourBody = z.object({ seat, colour })
export const sequelBody = z.object({ sequel: z.int().min(0).max(99), mixes: mixes.optional() })
export const rematchBody = z.object({ mixes: mixes.optional() }).nullish()
/** A game and a chapter or corner of it. */
const chapter = z.string().regex(/^[a-z0-9-]{1,32}\/[A-Za-z0-9-]{1,40}$/)
export const learnedBody = z.object({ done: z.array(chapter).max(400) })
export const newcomersBody = z.object({ seats: z.array(seat) })
export const seriesBody = z.object({ games: z.array(seriesGame) })
export const leaveBody = z.object({ seat: seat.optional() })
export const botBody = z.object({ seat, level: botLevel.optional() })
export const seatBody = z.object({ seat })
export const inviteBody = z.object({ invite: z.string() })
export const codeBody = z.object({ code: z.string() })
/** In any case: people write codes as they hear them. */
export const codeParams = z.object({
  code: z
    .string()
    .max(40)
    .transform((code) => code.toLowerCase()),
})
export const codeFound = z.object({ id: tableId, invite: z.string() })

const flag = z.coerce.number().int()
export const viewQuery = z.object({
  seat: flag.min(0).max(9).optional(),
  after: flag.min(0).optional(),
  wait: flag.min(0).max(25).optional(),
  invite: z.string().max(64).optional(),
})
export const viewBody = z.object({ as: viewer, seq: z.int(), view: view.nullable() })
export const decisionsQuery = viewQuery
  .pick({ seat: true, invite: true })
  .extend({ /** The language of the sentences; else that of the request. */ lang: lang.optional() })
export const decisionsBody = offers.extend({ seq: z.int() })
export const momentQuery = z.object({
  /** After so many answers that count. */
  at: flag.min(0),
  seat: flag.min(0).max(9).optional(),
  /** As everybody sees it, also from one's own table: a shared screen must not show a hand. */
  spectator: z.enum(['0', '1']).optional(),
  invite: z.string().max(64).optional(),
})
export const momentBody = z.object({ as: viewer, view, total: z.int() })
/** The version of the rules with which the host agrees to go on. */
export const rulesBody = z.object({ rules: z.string().min(1).max(40) })
export const answerBody = z.object({ commandId, seat, answers })
export const answered = z.object({ seq: z.int() })
export const whyBody = z.object({ seat, answer })
export const previewBody = z.object({ seat, answers })
export const previewAnswer = previewed.omit({ type: true, id: true })
export const whyAnswer = z.object({ refusal: refusal.nullable() })
export const seatCommand = z.object({ commandId, seat })
/** The strongest bot plays on if no level is named. */
export const concession = z.object({ commandId, seat, level: botLevel.optional() })
export const logQuery = viewQuery.omit({ wait: true })
export const logBody = z.object({ seq: z.int(), log: z.array(line) })
export const recordBody = z.object({ record: z.custom<Json>((v) => typeof v === 'object') })
export const chatPost = z.object({ commandId, text: z.string().trim().min(1).max(500) })
export const chatBody = z.object({ chat: z.array(chatLine) })

export const tokenInfo = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.number(),
  usedAt: z.number().nullable(),
})
export const tokenList = z.object({ tokens: z.array(tokenInfo) })
export const newToken = z.object({ name: z.string().trim().min(1).max(40) })
/** The token itself is shown once. */
export const createdToken = z.object({ token: z.string(), info: tokenInfo })
export const tokenParams = z.object({ id: z.string().max(40) })

/** How this server can reach people: the key for web push, and whether it sends e-mail. */
export const pushKey = z.object({ key: z.string(), mail: z.boolean() })
/** Only the browsers' own push services: a server must not be talked into calling arbitrary addresses. */
const PUSH_SERVICES =
  /^https:\/\/(fcm\.googleapis\.com|updates\.push\.services\.mozilla\.com|([\w-]+\.)+notify\.windows\.com|([\w-]+\.)+push\.apple\.com)\//
/** A point of the curve P-256, uncompressed; and 16 random bytes. */
const P256DH = /^B[\w-]{86}=?$/
const AUTH = /^[\w-]{22}(==)?$/
export const pushSubscription = z.object({
  endpoint: z.url().max(500).regex(PUSH_SERVICES),
  keys: z.object({ p256dh: z.string().regex(P256DH), auth: z.string().regex(AUTH) }),
})
export const pushEnd = z.object({ endpoint: z.url().max(500) })
export const done = z.object({ ok: z.literal(true) })
export const exported = z.record(z.string(), z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()]))))

/** What clients send and get, as the schemas say. */
export type GameList = z.infer<typeof gameList>
export type PersonChange = z.input<typeof patchMe>
export type SeatPlan = z.input<typeof seatPlan>
export type CreateTable = z.input<typeof createTable>
export type Mixes = z.infer<typeof mixes>
export type JoinWish = z.input<typeof joinBody>
export type TokenInfo = z.infer<typeof tokenInfo>
export type CreatedToken = z.infer<typeof createdToken>
export type PushKey = z.infer<typeof pushKey>
export type CodeFound = z.infer<typeof codeFound>
export type MomentBody = z.infer<typeof momentBody>
