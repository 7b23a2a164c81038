/** What others have said at a table since somebody last looked at the chat. */

import type { Seat } from '@dorfplatz/kernel'
import type { ChatLine } from '@dorfplatz/protocol'
import { useEffect, useState } from 'react'

const KEY = 'dorfplatz.chat.'

export function unreadIn(chat: readonly ChatLine[], readUntil: number, me: Seat | null): number {
  return chat.filter((line) => line.at > readUntil && (line.seat === null || line.seat !== me)).length
}

/** How many lines wait to be read; `open` says whether the chat is being looked at. */
export function useUnread(table: string, chat: readonly ChatLine[], me: Seat | null, open: boolean): number {
  const [until, setUntil] = useState(() => Number(localStorage.getItem(KEY + table)) || 0)
  const newest = chat.at(-1)?.at ?? 0
  useEffect(() => {
    if (!open || newest <= until) return
    setUntil(newest)
    localStorage.setItem(KEY + table, String(newest))
  }, [open, newest, until, table])
  return unreadIn(chat, until, me)
}
