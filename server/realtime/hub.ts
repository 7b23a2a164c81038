/** Who looks at which table, and what each of them is sent when something happens there. */

import type { Lang } from '@dorfplatz/kernel'
import { Fault, toProblem } from '../fault.ts'
import type { Place } from '../place.ts'
import { type Live, RECENT } from '../play/live.ts'
import { access, type Eye, needWatch, seatsOf, tableInfo, toLine, viewText } from '../play/show.ts'
import type { ChatLine } from '../protocol/common.ts'
import type { ServerMessage } from '../protocol/socket.ts'
import { chatLine, chatOf } from '../storage/chat.ts'
import { entriesAfter, type Logged, lastSeq } from '../storage/log.ts'
import { openPresence } from './presence.ts'

interface Looking {
  /** The seats this socket plays; none for a spectator. */
  seats: readonly number[]
  /** What hello asked for; all of the person's seats when undefined. */
  readonly wish: readonly number[] | undefined
  readonly invite: string | undefined
}

/** One connected socket, as the hub sees it. */
export interface Peer {
  readonly person: string | null
  lang: Lang
  readonly looking: Map<string, Looking>
  /** The socket is closed; whatever is still in line for it is void. */
  gone: boolean
  send(text: string): void
  close(code: number, reason: string): void
}

export interface Hub {
  /** Opens a table on a socket: sends a gap or everything, and what happens from now on. */
  hello(
    peer: Peer,
    table: string,
    wish: { lastSeq?: number | undefined; seats?: readonly number[] | undefined; invite?: string | undefined },
  ): Promise<void>
  bye(peer: Peer, table: string): void
  gone(peer: Peer): void
  said(table: string, line: ChatLine): void
  eye(table: string, person: string | null): Eye
  online(table: string, seat: number): boolean
  /** Resolves when the table has a newer entry, or after the time. */
  wait(table: string, after: number, ms: number): Promise<void>
  /** Closes all sockets of a person: signed out, deleted, merged. */
  dismiss(person: string): void
  close(): void
}

/** Messages between processes. */
interface SaidTold {
  readonly kind: 'said'
  readonly table: string
  readonly id: string
}
interface DismissTold {
  readonly kind: 'dismiss'
  readonly person: string
}

export function openHub(place: Place): Hub {
  const { house, db, name } = place
  const peers = new Map<string, Set<Peer>>()
  const people = new Map<string, Set<Peer>>()
  const waiters = new Map<string, Set<(seq: number) => void>>()

  const eye = (table: string, person: string | null): Eye => ({
    person,
    online: (seat) => presence.online(table, seat),
  })
  const send = (peer: Peer, message: ServerMessage): void => peer.send(JSON.stringify(message))

  const seatViews = (live: Live, seats: readonly number[]): string => {
    const viewers = seats.length === 0 ? (['spectator'] as const) : seats
    return `[${viewers.map((as) => `{"as":${JSON.stringify(as)},"view":${viewText(live, as)}}`).join(',')}]`
  }
  const lines = (entries: readonly Logged[], seats: readonly number[]): string =>
    JSON.stringify(entries.map((entry) => toLine(entry, seats)))

  const sendTable = (live: Live): void => {
    for (const peer of peers.get(live.id) ?? [])
      send(peer, { type: 'table', info: tableInfo(live, eye(live.id, peer.person)) })
  }

  const presence = openPresence(db, name, (table) => {
    const live = house.loaded(table)
    if (live !== undefined) sendTable(live)
  })
  const setPresence = (table: string): void => {
    const seats = new Set<number>()
    for (const peer of peers.get(table) ?? []) for (const seat of peer.looking.get(table)?.seats ?? []) seats.add(seat)
    presence.set(table, [...seats].sort())
  }

  const drop = (peer: Peer, table: string): void => {
    if (!peer.looking.delete(table)) return
    const set = peers.get(table)
    set?.delete(peer)
    if (set?.size === 0) peers.delete(table)
    house.release(table)
    setPresence(table)
    const live = house.loaded(table)
    if (live !== undefined) sendTable(live)
  }

  const mayLook = (
    live: Live,
    peer: Peer,
    wish: readonly number[] | undefined,
    invite: string | undefined,
  ): readonly number[] => {
    const mine = seatsOf(live, peer.person)
    const seats = wish === undefined ? mine : mine.filter((seat) => wish.includes(seat))
    if (seats.length > 0) return seats
    // Before the start there is nothing to see but who sits there.
    if (live.row.status !== 'open') needWatch(live, peer.person, invite)
    else if (!access(live, peer.person, invite).info) throw new Fault('not-found', 'no-table')
    return seats
  }

  const greet = async (peer: Peer, live: Live, seats: readonly number[], last: number | undefined): Promise<void> => {
    const isGap = last !== undefined && last <= live.seq && live.seq - last < RECENT && last > 0
    const recent = live.recent.filter((entry) => entry.seq > (last ?? 0))
    const complete = isGap && recent.length === live.seq - last
    const log = complete ? recent : await entriesAfter(db, live.id, 0)
    const chat = await chatOf(db, live.id)
    const head = complete ? `"type":"gap","from":${last}` : '"type":"full"'
    const info = JSON.stringify(tableInfo(live, eye(live.id, peer.person)))
    peer.send(
      `{${head},"table":"${live.id}","seq":${live.seq},"info":${info},"seats":${seatViews(live, seats)},` +
        `"log":${lines(log, seats)},"chat":${JSON.stringify(chat)}}`,
    )
  }

  house.listen({
    entries: (live, from, entries) => {
      const texts = new Map<string, string>()
      for (const peer of peers.get(live.id) ?? []) {
        const looking = peer.looking.get(live.id)
        if (looking === undefined) continue
        const key = looking.seats.join()
        let text = texts.get(key)
        if (text === undefined) {
          text =
            `{"type":"update","table":"${live.id}","from":${from},"seq":${live.seq},` +
            `"seats":${seatViews(live, looking.seats)},"log":${lines(entries, looking.seats)}}`
          texts.set(key, text)
        }
        peer.send(text)
      }
      // Sent and seldom asked for again: kept, they would only make the collector's work longer.
      live.views.clear()
      for (const wake of waiters.get(live.id) ?? []) wake(live.seq)
    },
    table: (live) => {
      for (const peer of [...(peers.get(live.id) ?? [])]) {
        const looking = peer.looking.get(live.id)
        if (looking === undefined) continue
        try {
          const seats = mayLook(live, peer, looking.wish, looking.invite)
          if (seats.join() === looking.seats.join()) {
            send(peer, { type: 'table', info: tableInfo(live, eye(live.id, peer.person)) })
          } else {
            looking.seats = seats
            // In the table's line: what happens in the meantime is told afterwards, and nothing is left out.
            house
              .at(live.id, (now) =>
                peer.looking.get(now.id) === looking ? greet(peer, now, looking.seats, undefined) : undefined,
              )
              .catch((error) => place.log.error({ err: error }, 'greeting failed'))
          }
        } catch (error) {
          drop(peer, live.id)
          send(peer, { type: 'error', table: live.id, problem: toProblem(error, peer.lang) })
        }
      }
      setPresence(live.id)
    },
  })

  const dismissHere = (person: string): void => {
    for (const peer of [...(people.get(person) ?? [])]) peer.close(1008, 'signed out')
  }
  const sayHere = (table: string, line: ChatLine): void => {
    for (const peer of peers.get(table) ?? []) send(peer, { type: 'said', table, line })
  }
  db.hear<DismissTold>('dismiss', ({ person }) => dismissHere(person))
  db.hear<SaidTold>('said', ({ table, id }) => {
    if (!peers.has(table)) return
    chatLine(db, id).then(
      (line) => {
        if (line !== null) sayHere(table, line)
      },
      (error) => place.log.error({ err: error }, 'chat line not found'),
    )
  })

  return {
    hello: (peer, table, wish) =>
      house.at(table, async (live) => {
        if (db.shared && (await lastSeq(db, table)) > live.seq) await house.refresh(live)
        if (peer.gone) return
        const seats = mayLook(live, peer, wish.seats, wish.invite)
        const known = peer.looking.has(table)
        peer.looking.set(table, { seats, wish: wish.seats, invite: wish.invite })
        if (!known) {
          const set = peers.get(table) ?? new Set()
          set.add(peer)
          peers.set(table, set)
          house.hold(table)
        }
        if (peer.person !== null) {
          const all = people.get(peer.person) ?? new Set()
          all.add(peer)
          people.set(peer.person, all)
        }
        const wasOnline = seats.every((seat) => presence.online(table, seat))
        setPresence(table)
        await greet(peer, live, seats, wish.lastSeq)
        if (!wasOnline) sendTable(live)
      }),
    bye: drop,
    gone: (peer) => {
      peer.gone = true
      for (const table of [...peer.looking.keys()]) drop(peer, table)
      if (peer.person === null) return
      const all = people.get(peer.person)
      all?.delete(peer)
      if (all?.size === 0) people.delete(peer.person)
    },
    said: (table, line) => {
      sayHere(table, line)
      db.tell<SaidTold>({ kind: 'said', table, id: line.id })
    },
    eye,
    online: (table, seat) => presence.online(table, seat),
    wait: (table, after, ms) =>
      new Promise((resolve) => {
        house.hold(table)
        const set = waiters.get(table) ?? new Set()
        const finish = (): void => {
          clearTimeout(timer)
          set.delete(wake)
          if (set.size === 0) waiters.delete(table)
          house.release(table)
          resolve()
        }
        const wake = (seq: number): void => {
          if (seq > after) finish()
        }
        const timer = setTimeout(finish, ms)
        set.add(wake)
        waiters.set(table, set)
        if ((house.loaded(table)?.seq ?? 0) > after) finish()
      }),
    dismiss: (person) => {
      dismissHere(person)
      db.tell<DismissTold>({ kind: 'dismiss', person })
    },
    close: () => {
      presence.close()
      for (const set of waiters.values()) for (const wake of [...set]) wake(Number.POSITIVE_INFINITY)
    },
  }
}
