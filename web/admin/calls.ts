/** The admin page's own calls. */

import type { club } from '@dorfplatz/protocol'
import { call } from '../link/server/api.ts'

export type Only = 'all' | 'reported' | 'banned'

export const adminApi = {
  overview: () => call<club.Overview>('GET', '/admin'),
  people: (search: string, only: Only) =>
    call<{ people: club.ClubPerson[] }>('GET', `/admin/people?${new URLSearchParams({ search, only })}`).then(
      (answer) => answer.people,
    ),
  act: (id: string, act: club.PersonAct) => call<{ password?: string }>('POST', `/admin/people/${id}`, act),
  remove: (id: string) => call<unknown>('DELETE', `/admin/people/${id}`),
  tables: () => call<{ tables: club.ClubTable[] }>('GET', '/admin/tables').then((answer) => answer.tables),
  closeTable: (id: string) => call<unknown>('DELETE', `/admin/tables/${id}`),
  clearChat: (id: string) => call<unknown>('DELETE', `/admin/tables/${id}/chat`),
  deleteMessage: (id: string) => call<unknown>('DELETE', `/admin/messages/${id}`),
  reports: () => call<{ reports: club.Report[] }>('GET', '/admin/reports').then((answer) => answer.reports),
  closeReport: (id: string) => call<unknown>('POST', `/admin/reports/${id}/close`, {}),
  audit: () => call<{ lines: club.AuditLine[] }>('GET', '/admin/audit').then((answer) => answer.lines),
  invitations: () =>
    call<{ invitations: club.Invitation[] }>('GET', '/admin/invitations').then((answer) => answer.invitations),
  invite: (uses: number) => call<{ code: string }>('POST', '/admin/invitations', { uses }),
  takeBack: (id: string) => call<unknown>('DELETE', `/admin/invitations/${id}`),
}
