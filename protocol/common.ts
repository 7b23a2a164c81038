/** Words that HTTP and WebSocket share: tables, seats, people, refusals, views. */

import { type GameEvent, isJson, type Json, type PlainShape, type View } from '@dorfplatz/kernel'
import { z } from 'zod'
import { NAME, NAME_LENGTH } from './name.ts'

/** Any small, harmless JSON: what a choice may be. */
export const json = z.custom<Json>((value) => isJson(value), 'must be small plain JSON')

export const lang = z.enum(['en', 'de'])
export const seat = z.int().min(0).max(9)
export const tableId = z.string().regex(/^[0-9a-z]{12}$/)
/** Random, made by the client, at least 64 bits: repeating a command with the same id has one effect and one answer. */
export const commandId = z.string().regex(/^[0-9A-Za-z_-]{8,64}$/)
/** A decision's id, or `anytime`; absent = the seat's first open decision. */
export const decisionId = z.string().min(1).max(32)
/** Whoever breaks it hears which characters there are, in words: the message names the server's sentence. */
export const personName = z
  .string('bad-name')
  .trim()
  .min(1, 'bad-name')
  .max(NAME_LENGTH, 'bad-name')
  .regex(NAME, 'bad-name')

/** One answer: to a decision by its id, unasked ('anytime'), or to the seat's first open decision. */
export const answer = z.object({ to: decisionId.exactOptional(), choice: json })
/** Several answers of one seat in one go: all of them count or none. */
export const answers = z.array(answer).min(1).max(40)

/** Why something was refused: the rule that forbids it and the words for it in the asker's language. */
export const refusal = z.object({
  rule: z.string(),
  args: z.record(z.string(), json).optional(),
  text: z.string(),
})

/** The one form of every error, over HTTP as the body, over the socket inside `nack` and `error`. */
export const problem = z.object({
  code: z.enum([
    'bad-request',
    'unauthenticated',
    'forbidden',
    'not-found',
    'conflict',
    'stale',
    'refused',
    'too-large',
    'too-many',
    'unavailable',
    'internal',
  ]),
  /** A sentence for the person, in their language. */
  text: z.string(),
  /** For programmers: which part of a request could not be read, and why. Never shown to people. */
  detail: z.string().optional(),
  refusal: refusal.optional(),
  /** Which of several answers was refused. */
  index: z.int().optional(),
})
export type Problem = z.infer<typeof problem>
export type ProblemCode = Problem['code']

/** A kernel `View`, exactly what its viewer may know. Schemas stay open: the game's own part is the game's business. */
export const view = z.custom<View<Json>>((value) => typeof value === 'object' && value !== null)
export const event = z.custom<GameEvent>((value) => typeof value === 'object' && value !== null)
export const viewer = z.union([seat, z.literal('spectator')])

/** A choice as it is sent back, and what it means in words. */
export const offer = z.object({ choice: json, text: z.string() })
export const decision = z.object({
  id: z.string(),
  seat,
  kind: z.string(),
  args: z.custom<object>((v) => typeof v === 'object'),
  /** The legal answers; null where an answer is put together. */
  choices: z.array(offer).nullable(),
  /** What an answer of this kind looks like. */
  shape: z.custom<PlainShape>((v) => typeof v === 'object').nullable(),
  /** What a client needs besides to put an answer together. */
  form: json,
  /** Where there is no list: a legal answer by chance, for programs that do not build their own. */
  sample: json.optional(),
  text: z.string(),
})
/** What a seat may decide now, and do unasked: for programs, each choice with the sentence that says it. */
export const offers = z.object({ decisions: z.array(decision), anytime: z.array(offer) })

/** One line of the table's log, as one viewer may know it. `seq` counts log entries: it only ever grows, also by undo. */
export const line = z.object({
  seq: z.int(),
  at: z.number(),
  seat: seat.nullable(),
  kind: z.enum(['start', 'answer', 'undo', 'concede', 'replace', 'rules']),
  /** How many answers count after this line (the views' own `seq`); an undo makes it smaller. */
  position: z.int(),
  events: z.array(event),
})
export type Line = z.infer<typeof line>

export const botLevel = z.string().regex(/^[a-z0-9-]{1,20}$/)

export const seatInfo = z.object({
  seat,
  /** `open`: free to claim. `bot`: computed; also after a person conceded or ran out of time. */
  kind: z.enum(['open', 'person', 'bot']),
  name: z.string(),
  level: botLevel.optional(),
  /** The seat belongs to the asker. */
  mine: z.boolean(),
  online: z.boolean(),
  /** The table waits for this seat. */
  due: z.boolean(),
  /** Turn-based tables: when a bot takes over, in ms since 1970. */
  deadline: z.number().nullable(),
  /** Live tables: from when on a bot can be put into the place of somebody who is away, in ms since 1970. */
  takeover: z.number().nullable().optional(),
  conceded: z.boolean(),
  /** The mark this seat goes by, from 0: shapes with a colour each; unique at a table of up to five. */
  colour: z.int(),
})
export type SeatInfo = z.infer<typeof seatInfo>

/** The marks there are. */
export const colour = z.int().min(0).max(4)
/** Words in both languages. */
export const texts = z.object({ en: z.string(), de: z.string() })

/** A game of a series, as its person sees it: what it was, how it ended, what may follow. */
export const seriesGame = z.object({
  id: z.string(),
  game: z.string(),
  /** The game of the series before this one. */
  previous: z.string().nullable(),
  title: texts,
  status: z.enum(['open', 'running', 'over', 'stopped']),
  /** Points of one's own seat, once it is over. */
  total: z.number().nullable(),
  verdict: texts.nullable(),
  createdAt: z.number(),
  endedAt: z.number().nullable(),
  /** Put away: the series is shown no longer when this is its last game. */
  away: z.boolean(),
  /** The games that may follow, in the order of the numbers `POST /api/tables/:id/sequel` takes. */
  sequels: z.array(texts),
})
export type SeriesGame = z.infer<typeof seriesGame>

/** Every card of the largest game by number: what a list of cards to leave out may hold. */
const LONGEST_LIST = 6000
export const options = z.record(z.string().max(60), z.union([z.string().max(LONGEST_LIST), z.number(), z.boolean()]))
export const visibility = z.enum(['public', 'link', 'private'])
/** Live, or turn by turn with so many seconds for each move. */
export const pace = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('live') }),
  z.object({ kind: z.literal('turns'), seconds: z.int().min(60).max(1_209_600) }),
])

/** How the seed comes about: digests are laid down before the start, numbers opened when the host has pressed it. */
export const deal = z.object({
  /** SHA-256 of the server's own seed. */
  commitment: z.string(),
  mixes: z.array(z.object({ seat, commitment: z.string(), nonce: z.string().nullable() })),
})
export const hex256 = z.string().regex(/^[0-9a-f]{64}$/)

export const tableInfo = z.object({
  id: tableId,
  game: z.string(),
  rules: z.string(),
  /** The rules of this game were corrected since the table began; null or absent where they were not. */
  corrected: z
    .object({
      /** The version that is here now. */
      rules: z.string(),
      /** The table waits until its host has agreed to go on with them. */
      asks: z.boolean(),
      /** So many answers at the end the corrected rules cannot follow: the table would go back before them. */
      lost: z.int(),
    })
    .nullable()
    .optional(),
  options,
  visibility,
  pace,
  spectators: z.boolean(),
  /** Played with a seed chosen by a person: practice only. */
  practice: z.boolean(),
  /** Somebody's attempt at the deal of a day. */
  daily: z.object({ day: z.string(), mode: z.string() }).optional(),
  status: z.enum(['open', 'running', 'over', 'stopped']),
  /** Absent for tables on a device. */
  deal: deal.optional(),
  archived: z.boolean(),
  seats: z.array(seatInfo),
  /** The asker may start, invite, fill and close the table. */
  host: z.boolean(),
  /** The secret part of the invitation link; only for those at the table. */
  invite: z.string().nullable(),
  seq: z.int(),
  createdAt: z.number(),
  startedAt: z.number().nullable(),
  endedAt: z.number().nullable(),
  /** When something last happened there; null before the start. */
  movedAt: z.number().nullable().optional(),
  /** The round it is in; null before the start and where none is counted. */
  round: z.int().nullable().optional(),
  /** The table that was opened for another round. */
  rematch: tableId.nullable(),
  /** An undo beyond the own last choice that waits for everybody's consent; any entry after `at` ends it. */
  proposal: z
    .object({
      by: seat,
      back: z.int(),
      at: z.int(),
      agreed: z.array(seat),
      /** Whose consent is still missing; also people in whose place a bot plays for now. */
      missing: z.array(seat),
    })
    .nullable(),
})
export type TableInfo = z.infer<typeof tableInfo>

export const chatLine = z.object({
  id: z.string(),
  at: z.number(),
  name: z.string(),
  seat: seat.nullable(),
  text: z.string(),
})
export type ChatLine = z.infer<typeof chatLine>

export const person = z.object({
  id: z.string(),
  name: z.string(),
  guest: z.boolean(),
  lang,
  email: z.string().nullable(),
  /** The address is confirmed: only then are letters sent there. */
  verified: z.boolean(),
  /** Looks after this server. */
  admin: z.boolean(),
  /** Notify by e-mail and/or web push when it is one's turn. */
  notify: z.object({ email: z.boolean(), push: z.boolean() }),
})
export type Person = z.infer<typeof person>
