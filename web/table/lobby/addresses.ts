/** Addresses of a table that can be given to others. */

import type { TableInfo } from '@dorfplatz/protocol'
import { isLocal } from '../../link/device/store.ts'

function withInvite(address: string, info: TableInfo, more: { readonly [name: string]: string } = {}): string {
  const search = new URLSearchParams(more)
  if (info.invite !== null && info.visibility !== 'public') search.set('invite', info.invite)
  return `${location.origin}${address}${search.size === 0 ? '' : `?${search}`}`
}

/** Where others can replay a finished game; null for tables that nobody else may see. */
export function replayAddress(info: TableInfo, at?: number): string | null {
  if (isLocal(info.id) || info.visibility === 'private' || info.status !== 'over') return null
  return withInvite(`/replay/${info.id}`, info, at === undefined ? {} : { at: String(at) })
}

/** Where others can sit down or watch. */
export function tableAddress(info: TableInfo): string | null {
  return isLocal(info.id) || info.invite === null
    ? null
    : withInvite(`/table/${info.id}`, { ...info, visibility: 'link' })
}
