/** What those who look after a server see and do, under `/api/admin`; and what players report. */

import { z } from 'zod'
import { personName } from './common.ts'

export const overview = z.object({
  /** Accounts, guests, tables by status, messages, waiting letters, open reports. */
  counts: z.record(z.string(), z.number()),
  storage: z.object({ kind: z.enum(['sqlite', 'postgres']), bytes: z.number() }),
  /** When the last backup was made; null: never. */
  backupAt: z.number().nullable(),
  versions: z.object({
    program: z.string(),
    node: z.string(),
    store: z.number(),
    games: z.record(z.string(), z.string()),
  }),
  limits: z.record(z.string(), z.union([z.number(), z.string(), z.boolean()])),
  online: z.number(),
  startedAt: z.number(),
})
export type Overview = z.infer<typeof overview>

export const clubPerson = z.object({
  id: z.string(),
  name: z.string(),
  guest: z.boolean(),
  email: z.string().nullable(),
  verified: z.boolean(),
  admin: z.boolean(),
  banned: z.boolean(),
  muted: z.boolean(),
  createdAt: z.number(),
  seenAt: z.number(),
  tables: z.number(),
  /** Open reports about this person. */
  reports: z.number(),
})
export type ClubPerson = z.infer<typeof clubPerson>
export const peopleQuery = z.object({
  search: z.string().max(60).default(''),
  only: z.enum(['all', 'reported', 'banned']).default('all'),
})
export const clubPeople = z.object({ people: z.array(clubPerson) })
export const personParams = z.object({ id: z.string().regex(/^[0-9a-z]{8,20}$/) })

/** One act on a person; `password` gives a new one that is shown once. */
export const personAct = z.discriminatedUnion('act', [
  z.object({ act: z.enum(['ban', 'unban', 'mute', 'unmute', 'grant', 'revoke', 'password']) }),
  z.object({ act: z.literal('rename'), name: personName }),
])
export type PersonAct = z.infer<typeof personAct>
export const personActed = z.object({ ok: z.literal(true), password: z.string().optional() })

export const clubTable = z.object({
  id: z.string(),
  game: z.string(),
  rules: z.string(),
  status: z.string(),
  visibility: z.string(),
  names: z.string(),
  entries: z.number(),
  createdAt: z.number(),
  movedAt: z.number().nullable(),
})
export type ClubTable = z.infer<typeof clubTable>
export const clubTables = z.object({ tables: z.array(clubTable) })

export const report = z.object({
  id: z.string(),
  at: z.number(),
  by: z.string(),
  about: z.string().nullable(),
  aboutName: z.string(),
  table: z.string(),
  message: z.string().nullable(),
  /** The words that were reported. */
  said: z.string().nullable(),
  text: z.string(),
})
export type Report = z.infer<typeof report>
export const reports = z.object({ reports: z.array(report) })
/** By a player: about a message, or about whoever sits in a seat. */
export const reportBody = z.object({
  message: z.string().max(20).optional(),
  seat: z.int().min(0).max(9).optional(),
  text: z.string().trim().min(1).max(500),
})
export const idParams = z.object({ id: z.string().max(40) })

export const auditLine = z.object({ at: z.number(), admin: z.string(), action: z.string(), about: z.string() })
export type AuditLine = z.infer<typeof auditLine>
export const audit = z.object({ lines: z.array(auditLine) })

export const invitation = z.object({
  id: z.string(),
  createdAt: z.number(),
  expiresAt: z.number(),
  /** So many more may use it. */
  left: z.number(),
})
export type Invitation = z.infer<typeof invitation>
export const invitations = z.object({ invitations: z.array(invitation) })
export const newInvitation = z.object({
  uses: z.int().min(1).max(100).default(1),
  days: z.int().min(1).max(90).default(14),
})
/** The code itself is shown once. */
export const madeInvitation = z.object({ code: z.string(), invitation })
