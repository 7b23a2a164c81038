/**
 * The conversation over the WebSocket at `/ws` (JSON text frames; who speaks is known from the cookie or API token).
 *
 *   server: welcome {protocol, client, person}                  another protocol than the client's own: it is too old to go on
 *   client: hello {table, lastSeq?, seats?, invite?, lang?, sentences?}   open a table on this socket; several may be open
 *   server: full {table, seq, info, seats:[{as, view}], log, chat}        everything (the newest 1000 lines of the log)
 *         | gap  {table, from, seq, info, seats, log, chat}               only what happened since lastSeq
 *   client: command {commandId, table, seat, answers:[{to?, choice}]}   answer a decision (`to` = its id) or act unasked
 *                                                               ('anytime'); several answers count together or not at all
 *   server: ack {commandId, table, seq}                         only after the entry is durable
 *         | nack {commandId, table, problem}                    refused: the rule and a sentence in the person's language
 *   server: update {table, from, seq, seats:[{as, view}], log}  after every entry, to everyone at the table, own view each
 *
 * A socket gets one view for each seat its person holds (hotseat: several seats on one screen), or the spectator's view.
 * `seats` in hello narrows this; with `sentences` each of them comes with `offers`: every choice and what it means in words. `seq` counts log entries and only grows (undo is an entry too); an update whose `from` is
 * not the last `seq` seen means something was missed: send hello again with `lastSeq`. Views are complete, so showing the
 * newest one is always right; `log` holds the lines since `from`.
 *
 * The client keeps a command until its ack or nack and sends it again, same commandId, after a reconnect: it takes effect
 * once and is answered the same. `undo`, `concede`, `propose`, `vote` and `chat` are acknowledged the same way.
 * `preview` plays answers on a copy and shows the seat what it would see; it stops before an answer that would draw or
 * reveal something (`reveals`). So a turn can be put together, looked at, and confirmed once by a single `command`.
 * `ask` answers "why not?" without changing anything. `table` messages tell about seats, presence, deadlines and status.
 * `mix` and `unmix` add a random number of the player's to the deal: its digest before the start, the number itself when
 * `table` says that the table is running and nothing is dealt yet; whoever is late is left out.
 * Heartbeat: the client sends `ping` after 10 s of silence at the latest and gets `pong`; the server closes what it has not
 * heard for 30 s, a client opens another connection whenever it doubts the one it has, with jittered back-off. `reload` comes before the server restarts: reload the page at the next pause.
 * Close codes: 1001 server goes away (reconnect), 1003 binary, 1008 rate or schema abuse, 1009 too large, 1013 too busy.
 */

import { z } from 'zod'
import {
  answer,
  answers,
  botLevel,
  chatLine,
  commandId,
  event,
  hex256,
  lang,
  line,
  offers,
  person,
  problem,
  refusal,
  seat,
  tableId,
  tableInfo,
  view,
  viewer,
} from './common.ts'

export const hello = z.object({
  type: z.literal('hello'),
  table: tableId,
  /** The last `seq` this client has seen of the table. */
  lastSeq: z.int().min(0).optional(),
  /** Only these of the own seats; all of them when absent, none (watch) when empty. */
  seats: z.array(seat).max(10).optional(),
  /** Opens tables by link without taking a seat. */
  invite: z.string().max(64).optional(),
  lang: lang.optional(),
  /** Every view with what may be decided in words: for programs. The language is `lang`, else the person's. */
  sentences: z.boolean().optional(),
})

export const command = z.object({
  type: z.literal('command'),
  commandId,
  table: tableId,
  seat,
  answers,
})

/** What would the seat see after these answers? Answered by `previewed` with the same `id`; changes nothing. */
export const preview = z.object({ type: z.literal('preview'), id: z.string().max(64), table: tableId, seat, answers })

/** Why would this answer be refused? Answered by `why` with the same `id`; changes nothing. */
export const ask = z.object({
  type: z.literal('ask'),
  id: z.string().max(64),
  table: tableId,
  seat,
  answer,
})

/** Takes back the seat's own latest choice, as long as nobody decided, nothing was drawn or shown since. */
export const undo = z.object({ type: z.literal('undo'), commandId, table: tableId, seat })

/** Asks the table to go back to where `back` answers counted (a view's `seq`); happens when every person at the table agrees. */
export const propose = z.object({ type: z.literal('propose'), commandId, table: tableId, seat, back: z.int().min(0) })
export const vote = z.object({ type: z.literal('vote'), commandId, table: tableId, seat, agree: z.boolean() })

/** Gives up: a bot plays on in this seat, the strongest if no level is named. */
export const concede = z.object({
  type: z.literal('concede'),
  commandId,
  table: tableId,
  seat,
  level: botLevel.optional(),
})

export const chat = z.object({
  type: z.literal('chat'),
  commandId,
  table: tableId,
  text: z.string().trim().min(1).max(500),
})

/** Before the start: the digest of a random number for the deal. The first one for a seat and its person counts. */
export const mix = z.object({ type: z.literal('mix'), table: tableId, seat, commitment: hex256 })
/** After the start, before the deal: the number itself. */
export const unmix = z.object({ type: z.literal('unmix'), table: tableId, seat, nonce: hex256 })

export const bye = z.object({ type: z.literal('bye'), table: tableId })
export const ping = z.object({ type: z.literal('ping'), t: z.number().optional() })

export const clientMessage = z.discriminatedUnion('type', [
  hello,
  command,
  preview,
  ask,
  undo,
  propose,
  vote,
  concede,
  chat,
  mix,
  unmix,
  bye,
  ping,
])
export type ClientMessage = z.infer<typeof clientMessage>

export const seatView = z.object({
  as: viewer,
  view: view.nullable(),
  /** As `GET …/decisions` has them, where `hello` asked for sentences and the viewer has a seat. */
  offers: offers.optional(),
})
export type SeatView = z.infer<typeof seatView>

export const welcome = z.object({
  type: z.literal('welcome'),
  protocol: z.int(),
  /** Which client this server hands out; null where it hands out none. Another one than before: reload the page. */
  client: z.string().nullable(),
  person: person.nullable(),
  now: z.number(),
})

const state = {
  table: tableId,
  seq: z.int(),
  info: tableInfo,
  /** Before the start `view` is null. */
  seats: z.array(seatView),
  log: z.array(line),
  chat: z.array(chatLine),
}
export const full = z.object({ type: z.literal('full'), ...state })
export const gap = z.object({ type: z.literal('gap'), from: z.int(), ...state })

export const update = z.object({
  type: z.literal('update'),
  table: tableId,
  from: z.int(),
  seq: z.int(),
  seats: z.array(seatView),
  log: z.array(line),
})
/** Something about the table itself changed: a seat, presence, a deadline, its status. */
export const table = z.object({ type: z.literal('table'), info: tableInfo })
export const ack = z.object({ type: z.literal('ack'), commandId, table: tableId, seq: z.int() })
export const nack = z.object({ type: z.literal('nack'), commandId, table: tableId, problem })
export const why = z.object({ type: z.literal('why'), id: z.string(), refusal: refusal.nullable() })
export const previewed = z.object({
  type: z.literal('previewed'),
  id: z.string(),
  /** How many of the answers were played. */
  played: z.int(),
  /** Stopped because the next answer would draw or reveal something. */
  reveals: z.boolean(),
  /** Stopped because this one is refused. */
  refusal: refusal.nullable(),
  view: view.nullable(),
  events: z.array(event),
})
export const said = z.object({ type: z.literal('said'), table: tableId, line: chatLine })
/** These lines of the chat were taken away. */
export const unsaid = z.object({ type: z.literal('unsaid'), table: tableId, ids: z.array(z.string()) })
/** A message that could not be tied to a command; `id`: of the question (`ask`, `preview`) that could not be answered. */
export const error = z.object({
  type: z.literal('error'),
  table: tableId.optional(),
  id: z.string().optional(),
  problem,
})
export const pong = z.object({ type: z.literal('pong'), t: z.number().optional(), now: z.number() })

/** The server is about to restart, perhaps with a newer client. */
export const reload = z.object({ type: z.literal('reload') })

export const serverMessage = z.discriminatedUnion('type', [
  welcome,
  full,
  gap,
  update,
  table,
  ack,
  nack,
  why,
  previewed,
  said,
  unsaid,
  error,
  pong,
  reload,
])
export type ServerMessage = z.infer<typeof serverMessage>
