/** Who looks at which table, and what each of them is sent when something happens there. */

import type { Lang } from '@dorfplatz/kernel'
import type { ChatLine, ClientMessage, ServerMessage } from '@dorfplatz/protocol'
import type { ServerContext } from '../context.ts'
import { Fault, toProblem } from '../fault.ts'
import { type LoadedTable, RECENT } from '../play/loaded.ts'
import { offersFor } from '../play/offers.ts'
import { access, type Eye, mayHear, needWatch, seatsOf, tableInfo, toLine, viewText } from '../play/show.ts'
import { chatLine, chatOf } from '../storage/chat.ts'
import { LOG_LINES, type LogEntry, lastSeq } from '../storage/log.ts'
import { openPresence } from './presence.ts'

type Hello = Extract<ClientMessage, { readonly type: 'hello' }>

interface Looking {
  /** The seats this socket plays; none for a spectator. */
  seats: readonly number[]
  /** What hello asked for; all of the person's seats when undefined. */
  readonly wish: readonly number[] | undefined
  readonly invite: string | undefined
  /** The language of sentences beside the views; null where nobody asked for them. */
  readonly sentences: Lang | null
  /** What is said reaches only whoever may hear it. */
  hears: boolean
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
  hello(peer: Peer, table: string, wish: Pick<Hello, 'lastSeq' | 'seats' | 'invite' | 'sentences'>): Promise<void>
  bye(peer: Peer, table: string): void
  gone(peer: Peer): void
  said(table: string, line: ChatLine): void
  /** What was said is taken away again, before everybody's eyes. */
  unsaid(table: string, ids: readonly string[]): void
  eye(table: string, person: string | null): Eye
  online(table: string, seat: number): boolean
  /** Resolves when the table has a newer entry, after the time, or when nobody waits any more. */
  wait(table: string, after: number, ms: number, enough: AbortSignal): Promise<void>
  close(): void
}

const NOTE_MS = 30_000
/** Few enough for one message between processes. */
const PER_MESSAGE = 200

/** Whoever moves faster than a log can be read waits for it in the end. */
const READ_TRIES = 4

/** Lines of a log up to an entry, as those at these seats may know them, as JSON text. */
interface LinesRead {
  readonly seats: readonly number[]
  readonly to: number
  readonly text: string
}

interface Greeting {
  /** The newest entry that the peer has seen. */
  readonly last: number | undefined
  /** At which seats the peer looks now; null where there is nobody to greet any more. */
  seatsAt(loaded: LoadedTable): readonly number[] | null | Promise<readonly number[] | null>
  /** Right before the greeting: from then on the peer is told what happens. */
  enter(loaded: LoadedTable, seats: readonly number[]): Looking
}

/** Two lists in JSON, as one. */
const joined = (a: string, b: string): string => (a === '[]' ? b : b === '[]' ? a : `${a.slice(0, -1)},${b.slice(1)}`)

/** Messages between processes. */
interface SaidTold {
  readonly kind: 'said'
  readonly table: string
  readonly id: string
}

interface UnsaidTold {
  readonly kind: 'unsaid'
  readonly table: string
  readonly ids: readonly string[]
}

export function openHub(context: ServerContext): Hub {
  const { registry, db, name, seen, reader, config } = context
  const peers = new Map<string, Set<Peer>>()
  const waiters = new Map<string, Set<(seq: number) => void>>()

  const eye = (table: string, person: string | null): Eye => ({
    person,
    online: (seat) => presence.online(table, seat),
    lately: (seat) => seen.lately(table, seat),
    takeoverMs: config.TAKEOVER_MINUTES * 60_000,
    silentMs: config.SILENT_MINUTES * 60_000,
  })
  const send = (peer: Peer, message: ServerMessage): void => peer.send(JSON.stringify(message))

  const seatViews = (loaded: LoadedTable, { seats, sentences }: Pick<Looking, 'seats' | 'sentences'>): string => {
    if (seats.length === 0) return `[{"as":"spectator","view":${viewText(loaded, 'spectator', db.now())}}]`
    const spoken = (seat: number): string =>
      sentences === null ? '' : `,"offers":${JSON.stringify(offersFor(loaded, seat, sentences))}`
    return `[${seats.map((seat) => `{"as":${seat},"view":${viewText(loaded, seat, db.now())}${spoken(seat)}}`).join(',')}]`
  }
  const lines = (entries: readonly LogEntry[], seats: readonly number[]): string =>
    JSON.stringify(entries.map((entry) => toLine(entry, seats)))

  const sendTable = (loaded: LoadedTable): void => {
    for (const peer of peers.get(loaded.id) ?? [])
      send(peer, { type: 'table', info: tableInfo(loaded, eye(loaded.id, peer.person)) })
  }

  const presence = openPresence(db, name, (table) => {
    const loaded = registry.loaded(table)
    if (loaded !== undefined) sendTable(loaded)
  })
  const setPresence = (table: string): void => {
    const seats = new Set<number>()
    for (const peer of peers.get(table) ?? []) for (const seat of peer.looking.get(table)?.seats ?? []) seats.add(seat)
    presence.set(table, [...seats].sort())
  }

  const drop = (peer: Peer, table: string): void => {
    const looking = peer.looking.get(table)
    if (!peer.looking.delete(table)) return
    if (peer.person !== null) seen.note(table, peer.person, looking?.seats ?? [], true)
    const set = peers.get(table)
    set?.delete(peer)
    if (set?.size === 0) peers.delete(table)
    registry.release(table)
    setPresence(table)
    const loaded = registry.loaded(table)
    if (loaded !== undefined) sendTable(loaded)
  }

  const mayLook = (
    loaded: LoadedTable,
    peer: Peer,
    wish: readonly number[] | undefined,
    invite: string | undefined,
  ): readonly number[] => {
    const mine = seatsOf(loaded, peer.person)
    const seats = wish === undefined ? mine : mine.filter((seat) => wish.includes(seat))
    if (seats.length > 0) return seats
    // Before the start there is nothing to see but who sits there.
    if (loaded.row.status !== 'open') needWatch(loaded, peer.person, invite)
    else if (!access(loaded, peer.person, invite).info) throw new Fault('not-found', 'no-table')
    return seats
  }

  /** All lines that are told, where they are at hand; null where a long log has to be read first. */
  const logAtHand = (
    loaded: LoadedTable,
    seats: readonly number[],
    last: number | undefined,
    read: LinesRead | null,
  ): { readonly text: string; readonly from: number | null } | null => {
    const { recent, seq } = loaded
    const isGap = last !== undefined && last <= seq && seq - last < RECENT && last > 0
    const missed = recent.filter((entry) => entry.seq > (last ?? 0))
    if (isGap && missed.length === seq - last) return { text: lines(missed, seats), from: last }
    // Short logs are in memory as a whole.
    if (recent.length === seq) return { text: lines(recent, seats), from: null }
    if (read === null || read.seats.join() !== seats.join()) return null
    const since = recent.filter((entry) => entry.seq > read.to)
    return since.length === seq - read.to ? { text: joined(read.text, lines(since, seats)), from: null } : null
  }
  const readLines = (table: string, seats: readonly number[], to: number): Promise<string> => {
    const after = Math.max(0, to - LOG_LINES)
    return reader.read({ kind: 'lines', table, after, limit: to - after, seats })
  }

  const greet = async (
    peer: Peer,
    loaded: LoadedTable,
    looking: Looking,
    log: { readonly text: string; readonly from: number | null },
  ): Promise<void> => {
    const chat = looking.hears ? await chatOf(db, loaded.id) : []
    const head = log.from === null ? '"type":"full"' : `"type":"gap","from":${log.from}`
    const info = JSON.stringify(tableInfo(loaded, eye(loaded.id, peer.person)))
    peer.send(
      `{${head},"table":"${loaded.id}","seq":${loaded.seq},"info":${info},"seats":${seatViews(loaded, looking)},` +
        `"log":${log.text},"chat":${JSON.stringify(chat)}}`,
    )
  }

  /**
   * Greets inside the table's line: what happens in the meantime is told afterwards, and nothing is left out. A long log is
   * read before that, outside of the line: no move waits for a reading thread.
   */
  const greetInLine = async (peer: Peer, table: string, { last, seatsAt, enter }: Greeting): Promise<void> => {
    let read: LinesRead | null = null
    for (let tries = 1; ; tries++) {
      const missing: Omit<LinesRead, 'text'> | null = await registry.at(table, async (loaded) => {
        const seats = await seatsAt(loaded)
        if (seats === null) return null
        const log = logAtHand(loaded, seats, last, read)
        if (log === null && tries < READ_TRIES) return { seats, to: loaded.seq }
        const text = log ?? { text: await readLines(table, seats, loaded.seq), from: null }
        // Whoever has left meanwhile would be taken for present for ever.
        if (peer.gone) return null
        await greet(peer, loaded, enter(loaded, seats), text)
        return null
      })
      if (missing === null) return
      read = { ...missing, text: await readLines(table, missing.seats, missing.to) }
    }
  }

  registry.listen({
    entries: (loaded, from, entries) => {
      const texts = new Map<string, string>()
      for (const peer of peers.get(loaded.id) ?? []) {
        const looking = peer.looking.get(loaded.id)
        if (looking === undefined) continue
        const key = `${looking.seats.join()} ${looking.sentences ?? ''}`
        let text = texts.get(key)
        if (text === undefined) {
          text =
            `{"type":"update","table":"${loaded.id}","from":${from},"seq":${loaded.seq},` +
            `"seats":${seatViews(loaded, looking)},"log":${lines(entries, looking.seats)}}`
          texts.set(key, text)
        }
        peer.send(text)
        // Whoever is asked now has a time of their own.
        if (loaded.row.seconds !== null)
          send(peer, { type: 'table', info: tableInfo(loaded, eye(loaded.id, peer.person)) })
      }
      // Sent and seldom asked for again: kept, they would only make the collector's work longer.
      loaded.views.clear()
      for (const wake of waiters.get(loaded.id) ?? []) wake(loaded.seq)
    },
    table: (loaded) => {
      for (const peer of [...(peers.get(loaded.id) ?? [])]) {
        const looking = peer.looking.get(loaded.id)
        if (looking === undefined) continue
        try {
          const seats = mayLook(loaded, peer, looking.wish, looking.invite)
          looking.hears = mayHear(loaded, peer.person)
          if (seats.join() === looking.seats.join()) {
            send(peer, { type: 'table', info: tableInfo(loaded, eye(loaded.id, peer.person)) })
          } else {
            looking.seats = seats
            greetInLine(peer, loaded.id, {
              last: undefined,
              seatsAt: (now) => (peer.looking.get(now.id) === looking ? looking.seats : null),
              enter: () => looking,
            }).catch((error) => context.log.error({ err: error }, 'greeting failed'))
          }
        } catch (error) {
          drop(peer, loaded.id)
          send(peer, { type: 'error', table: loaded.id, problem: toProblem(error, peer.lang) })
        }
      }
      setPresence(loaded.id)
    },
  })

  const sayHere = (table: string, line: ChatLine): void => {
    for (const peer of peers.get(table) ?? []) {
      if (peer.looking.get(table)?.hears === true) send(peer, { type: 'said', table, line })
    }
  }
  const unsayHere = (table: string, ids: readonly string[]): void => {
    for (const peer of peers.get(table) ?? []) send(peer, { type: 'unsaid', table, ids: [...ids] })
  }
  db.hear<UnsaidTold>('unsaid', ({ table, ids }) => unsayHere(table, ids))
  db.hear<SaidTold>('said', ({ table, id }) => {
    if (!peers.has(table)) return
    chatLine(db, id).then(
      (line) => {
        if (line !== null) sayHere(table, line)
      },
      (error) => context.log.error({ err: error }, 'chat line not found'),
    )
  })

  /** Should this process die, the others know who was here a while ago. */
  const noting = setInterval(() => {
    for (const [table, here] of peers) {
      for (const { person, looking } of here)
        if (person !== null) seen.note(table, person, looking.get(table)?.seats ?? [])
    }
  }, NOTE_MS)
  noting.unref()

  return {
    hello: async (peer, table, wish) => {
      let isNews = false
      await greetInLine(peer, table, {
        last: wish.lastSeq,
        seatsAt: async (loaded) => {
          if (db.shared && (await lastSeq(db, table)) > loaded.seq) await registry.refresh(loaded)
          return peer.gone ? null : mayLook(loaded, peer, wish.seats, wish.invite)
        },
        enter: (loaded, seats) => {
          const known = peer.looking.has(table)
          const sentences = wish.sentences === true ? peer.lang : null
          const hears = mayHear(loaded, peer.person)
          const looking: Looking = { seats, wish: wish.seats, invite: wish.invite, sentences, hears }
          peer.looking.set(table, looking)
          if (!known) {
            const set = peers.get(table) ?? new Set()
            set.add(peer)
            peers.set(table, set)
            registry.hold(table)
          }
          isNews = !seats.every((seat) => presence.online(table, seat))
          setPresence(table)
          if (peer.person !== null) seen.note(table, peer.person, seats)
          return looking
        },
      })
      const loaded = registry.loaded(table)
      if (isNews && loaded !== undefined) sendTable(loaded)
    },
    bye: drop,
    gone: (peer) => {
      peer.gone = true
      for (const table of [...peer.looking.keys()]) drop(peer, table)
    },
    said: (table, line) => {
      sayHere(table, line)
      db.tell<SaidTold>({ kind: 'said', table, id: line.id })
    },
    unsaid: (table, ids) => {
      unsayHere(table, ids)
      for (let i = 0; i < ids.length; i += PER_MESSAGE)
        db.tell<UnsaidTold>({ kind: 'unsaid', table, ids: ids.slice(i, i + PER_MESSAGE) })
    },
    eye,
    online: (table, seat) => presence.online(table, seat),
    wait: (table, after, ms, enough) =>
      new Promise((resolve) => {
        registry.hold(table)
        const set = waiters.get(table) ?? new Set()
        const finish = (): void => {
          clearTimeout(timer)
          enough.removeEventListener('abort', finish)
          set.delete(wake)
          if (set.size === 0) waiters.delete(table)
          registry.release(table)
          resolve()
        }
        const wake = (seq: number): void => {
          if (seq > after) finish()
        }
        const timer = setTimeout(finish, ms)
        set.add(wake)
        waiters.set(table, set)
        enough.addEventListener('abort', finish)
        if (enough.aborted || (registry.loaded(table)?.seq ?? 0) > after) finish()
      }),
    close: () => {
      presence.close()
      clearInterval(noting)
      for (const set of waiters.values()) for (const wake of [...set]) wake(Number.POSITIVE_INFINITY)
    },
  }
}
