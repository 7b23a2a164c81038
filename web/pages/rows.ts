/** Tables as lines of the start page, wherever they live, and which of them there are. */

import type { TableInfo } from '@dorfplatz/protocol'
import { useEffect, useState } from 'react'
import { allKept, forget, isLocal, type KeptTable } from '../link/device/store.ts'
import { type Chain, chainsOf, seriesHereBare } from '../link/series.ts'
import { api } from '../link/server/api.ts'

export interface Row {
  readonly id: string
  readonly game: string
  /** Who sits there, one after the other. */
  readonly names: string
  /** Null where it has not begun, is over, or counts none. */
  readonly round: number | null
  readonly here: boolean
  readonly over: boolean
  /** Nobody goes on with it: closed by somebody else, or stopped. */
  readonly ended: 'closed' | 'stopped' | null
  /** Laid, but not begun. */
  readonly waits: boolean
  /** One may close it, or put it away. */
  readonly mayClear: boolean
  /** When something last happened there. */
  readonly at: number
  readonly seats: readonly { readonly seat: number; readonly free: boolean; readonly colour: number }[]
  readonly myTurn: boolean
  readonly waitsFor: string
  /** When a bot takes over, at turn-based tables. */
  readonly deadline: number | null
  /** Hours per move; null where all sit together. */
  readonly hours: number | null
}

function fromKept(table: KeptTable): Row {
  const mine = (seat: number) => table.seats[seat]?.kind === 'me'
  return {
    id: table.id,
    game: table.game,
    names: table.seats.map((s) => s.name).join(', '),
    round: table.over ? null : (table.round ?? null),
    here: true,
    over: table.over,
    ended: null,
    waits: false,
    mayClear: true,
    at: table.updatedAt,
    seats: table.seats.map((s, seat) => ({ seat, free: false, colour: s.colour ?? seat })),
    myTurn: table.due.some(mine),
    waitsFor: table.seats[table.due[0] ?? 0]?.name ?? '',
    deadline: null,
    hours: null,
  }
}

function fromInfo(table: TableInfo): Row {
  return {
    id: table.id,
    game: table.game,
    names: table.seats
      .filter((s) => s.kind !== 'open')
      .map((s) => s.name)
      .join(', '),
    round: table.status === 'running' && !table.archived ? (table.round ?? null) : null,
    here: false,
    over: table.status === 'over',
    ended: table.archived ? 'closed' : table.status === 'stopped' ? 'stopped' : null,
    waits: table.status === 'open' && !table.archived,
    mayClear:
      table.archived ||
      table.status === 'over' ||
      table.status === 'stopped' ||
      (table.status === 'open' && table.host),
    at: table.movedAt ?? table.endedAt ?? table.createdAt,
    seats: table.seats.map((s) => ({ seat: s.seat, free: s.kind === 'open', colour: s.colour })),
    myTurn: !table.archived && table.seats.some((s) => s.mine && s.due),
    waitsFor: table.seats.find((s) => s.due)?.name ?? '',
    deadline:
      table.seats.find((s) => s.deadline !== null && (s.mine || !table.seats.some((o) => o.mine && o.due)))?.deadline ??
      null,
    hours: table.pace.kind === 'turns' ? Math.round(table.pace.seconds / 3600) : null,
  }
}

/** Looked at again every few seconds: my tables with those that wait for me first, open ones, running ones. */
export function useTables() {
  const [here, setHere] = useState<KeptTable[]>([])
  const [mine, setMine] = useState<TableInfo[]>([])
  const [open, setOpen] = useState<TableInfo[] | null>(null)
  const [series, setSeries] = useState<readonly Chain[]>([])
  const [reachable, setReachable] = useState(true)
  useEffect(() => {
    let live = true
    const look = async () => {
      const [tables, games] = await Promise.all([allKept().catch(() => []), seriesHereBare().catch(() => [])])
      if (!live) return
      setHere(tables)
      const [listed, me] = await Promise.all([api.publicTables().catch(() => null), api.me().catch(() => undefined)])
      if (!live) return
      setReachable(listed !== null)
      if (listed !== null) setOpen(listed)
      // A stranger has nothing there: not worth asking for.
      const own = me === null ? [] : me === undefined ? null : await api.myTables().catch(() => null)
      const played = me == null ? [] : await api.mySeries().catch(() => [])
      if (!live) return
      if (own !== null) setMine(own)
      setSeries(chainsOf([...played, ...games]).filter((chain) => chain.open && !chain.last.away))
    }
    void look()
    const timer = setInterval(() => void look(), 15_000)
    return () => {
      live = false
      clearInterval(timer)
    }
  }, [])
  const clear = (id: string) => {
    setHere((tables) => tables.filter((table) => table.id !== id))
    setMine((tables) => tables.filter((table) => table.id !== id))
    const gone = isLocal(id) ? forget(id) : api.archive(id)
    gone.catch(() => undefined)
  }
  const rows = [...mine.map(fromInfo), ...here.filter((table) => table.away !== true).map(fromKept)].sort(
    (a, b) =>
      Number(b.myTurn && !b.over) - Number(a.myTurn && !a.over) ||
      Number(a.over || a.ended !== null) - Number(b.over || b.ended !== null) ||
      b.at - a.at,
  )
  const others = open?.filter((table) => !table.seats.some((s) => s.mine)) ?? []
  const free = open === null ? null : others.filter((table) => table.status === 'open').map(fromInfo)
  const running = others.filter((table) => table.status === 'running' && table.spectators).map(fromInfo)
  return { rows, open: free, running, series, reachable, clear }
}
