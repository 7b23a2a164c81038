/** Before and after play: opening a table, taking and leaving seats, starting, playing again, putting away. */

import { botName } from '@dorfplatz/bots'
import { refuse, seedFrom } from '@dorfplatz/kernel'
import type { http } from '@dorfplatz/protocol'
import type { z } from 'zod'
import type { ServerContext } from '../context.ts'
import { Fault } from '../fault.ts'
import { limiter } from '../limits.ts'
import { distinctName, isTaken } from '../people/names.ts'
import { randomName, randomSeed, randomToken } from '../secrets.ts'
import { openCodes } from '../storage/codes.ts'
import type { PersonRow } from '../storage/people.ts'
import { COLOURS, isSealed, type SeatRow, type TableRow } from '../storage/tables.ts'
import { tableFor } from './actor.ts'
import { comeBack, handToBot } from './acts.ts'
import { namesBeside } from './beside.ts'
import { dealMs, withMixes } from './deal.ts'
import { goOn } from './go-on.ts'
import type { LoadedTable } from './loaded.ts'
import { access, needSeatOf, seatsOf } from './show.ts'

export type TablePlan = z.infer<typeof http.createTable>

export interface Lobby {
  create(person: PersonRow, plan: TablePlan): Promise<string>
  join(
    person: PersonRow,
    id: string,
    wish: {
      seat?: number | undefined
      invite?: string | undefined
      name?: string | undefined
      colour?: number | undefined
    },
  ): Promise<void>
  leave(person: PersonRow, id: string, seat: number | undefined): Promise<void>
  /** Into an open seat before the start, or in the place of a person while running. */
  bot(person: PersonRow, id: string, seat: number, level: string | undefined): Promise<void>
  free(person: PersonRow, id: string, seat: number): Promise<void>
  invite(person: PersonRow, id: string): Promise<string>
  start(person: PersonRow, id: string): Promise<void>
  /** Goes on with corrected rules; while the host is away, anyone at the table may say so. */
  goOn(person: PersonRow, id: string, rules: string): Promise<void>
  /** Another mark for one's own seat, before the start. */
  colour(person: PersonRow, id: string, seat: number, colour: number): Promise<void>
  /** The next game of a series: only what the finished game itself offers, by its number. */
  follow(person: PersonRow, id: string, sequel: number, mixes?: http.Mixes): Promise<string>
  rematch(person: PersonRow, id: string, mixes?: http.Mixes): Promise<string>
  archive(person: PersonRow, id: string): Promise<void>
  /** Gives a person's running seats to bots: the person goes for good. */
  abandon(person: string): Promise<void>
}

/** So long somebody whose seat was freed stays up. */
const KEPT_OUT_MS = 10 * 60_000

export const emptySeat = (seat: number, colour: number): SeatRow => ({
  seat,
  person: null,
  name: '',
  bot: null,
  conceded: false,
  colour,
  away: false,
  seenAt: null,
  mix: null,
  nonce: null,
})

/** A mark for each seat: as wished where nobody wished it before, else the first one free. */
function marks(wishes: readonly (number | undefined)[]): number[] {
  const out = wishes.map((wish, seat) => (wish !== undefined && wishes.indexOf(wish) === seat ? wish : null))
  const free = Array.from({ length: COLOURS }, (_, colour) => colour).filter((colour) => !out.includes(colour))
  return out.map((colour, seat) => colour ?? free.shift() ?? seat % COLOURS)
}

/** The same people and bots once more; where a person has gone for good the seat is open. */
function sameSeats(row: TableRow): SeatRow[] {
  return row.seats.map((s): SeatRow => {
    const isLeft = s.person === null && (s.bot === null || s.conceded)
    if (isLeft) return emptySeat(s.seat, s.colour)
    return {
      ...s,
      bot: s.person === null ? s.bot : null,
      conceded: false,
      away: false,
      seenAt: null,
      mix: null,
      nonce: null,
    }
  })
}

export function openLobby(context: ServerContext, isOnline: (table: string, seat: number) => boolean): Lobby {
  const { registry, tables, games, config } = context
  const codes = openCodes(context.db)
  const perHour = limiter(config.LIMIT_TABLES_PER_HOUR, 3600_000)
  const takeoverMs = config.TAKEOVER_MINUTES * 60_000
  const silentMs = config.SILENT_MINUTES * 60_000

  const level = (wish: string | undefined): string => {
    const found = wish ?? context.levels[Math.floor(context.levels.length / 2)]
    if (found === undefined || !context.levels.includes(found)) throw new Fault('bad-request', 'no-bot')
    return found
  }
  const needHost = (loaded: LoadedTable, person: PersonRow): void => {
    if (loaded.row.host !== person.id) throw new Fault('forbidden', 'forbidden')
  }
  const waitedFor = (loaded: LoadedTable, seat: number): number => {
    const since = loaded.waiting[seat]
    return since === undefined ? 0 : context.db.now() - since
  }
  /** Lets a live table wait, there or not. */
  const isSilent = (loaded: LoadedTable, seat: number): boolean =>
    loaded.row.seconds === null && waitedFor(loaded, seat) >= silentMs
  /** Not here, and not for a while; or here, and silent for much longer. */
  const isAway = async (loaded: LoadedTable, seat: number): Promise<boolean> => {
    if (isSilent(loaded, seat)) return true
    if (isOnline(loaded.id, seat)) return false
    const last = (await context.seen.at(loaded.id, seat)) ?? loaded.row.startedAt ?? 0
    return context.db.now() - last >= takeoverMs
  }
  /** A bot takes a person's place only after a while, also if they are there but silent; a deadline decides where there is one. */
  const needAway = async (loaded: LoadedTable, seat: number, person: PersonRow): Promise<void> => {
    if (loaded.row.seats[seat]?.person === person.id) return
    if (isSilent(loaded, seat)) return
    if (isOnline(loaded.id, seat)) throw new Fault('conflict', 'still-here')
    const { seconds } = loaded.row
    const isLate = seconds !== null && waitedFor(loaded, seat) >= seconds * 1000
    if (seconds === null ? !(await isAway(loaded, seat)) : !isLate) throw new Fault('conflict', 'just-left')
  }
  /** While the host is away, anyone at the table may look after it. */
  const needHostOrStandIn = async (loaded: LoadedTable, person: PersonRow): Promise<void> => {
    if (loaded.row.host === person.id) return
    const seats = loaded.row.seats.filter((s) => s.person === loaded.row.host).map((s) => s.seat)
    const away = await Promise.all(seats.map((seat) => isAway(loaded, seat)))
    if (away.includes(false) || seatsOf(loaded, person.id).length === 0) throw new Fault('forbidden', 'forbidden')
  }
  /** The row as it is now; who may not know the table hears that there is none. */
  const look = (id: string, person: PersonRow, invite?: string): Promise<LoadedTable> =>
    registry.at(id, (loaded) => {
      if (!access(loaded, person.id, invite).info) throw new Fault('not-found', 'no-table')
      return loaded
    })
  const needOpen = (loaded: LoadedTable): void => {
    if (loaded.row.archived) throw new Fault('conflict', 'closed')
    if (loaded.row.status !== 'open') throw new Fault('conflict', 'not-open')
  }

  const insert = async (person: PersonRow, row: TableRow): Promise<void> => {
    if (!perHour.take(person.id)) throw new Fault('too-many', 'too-many-tables')
    if ((await tables.openCount(person.id)) >= config.LIMIT_OPEN_TABLES) throw new Fault('too-many', 'too-many-tables')
    const k = games.need(row.game)
    const refusal = k.checkSetup({ game: row.game, options: row.options, seats: row.seats.length, seed: row.seed })
    if (refusal !== null) throw new Fault('refused', 'forbidden', { of: refusal, game: k.game })
    await tables.insert(row)
  }

  const begin = async (id: string): Promise<void> => {
    const loaded = await registry.at(id, (l) => l)
    needOpen(loaded)
    const started = await context.db.tx([tables.setStarted(id, loaded.k.game.version, context.db.now())])
    if ((started[0]?.length ?? 0) === 0) throw new Fault('conflict', 'seats-open')
    await registry.changed(id)
    // Who has not opened their number by then is left out.
    const awaited = await registry.at(id, (l) => (l.seq === 0 ? dealMs(l.row) : null))
    if (awaited !== null) setTimeout(() => registry.changed(id).catch(() => undefined), awaited).unref()
  }

  const create: Lobby['create'] = async (person, plan) => {
    const k = games.need(plan.game)
    const chosen = plan.options ?? {}
    const carried = k.game.options.find((o) => o.carried === true && (chosen[o.key] ?? o.default) !== o.default)
    if (carried !== undefined && plan.seed === undefined) {
      const of = refuse('K-SETUP-OPTION', { key: carried.key })
      throw new Fault('refused', 'forbidden', { of, game: k.game })
    }
    const colours = marks(plan.seats.map((s) => (s.kind === 'me' ? s.colour : undefined)))
    const row: TableRow = {
      id: randomName(12),
      game: plan.game,
      rules: k.game.version,
      agreed: null,
      options: chosen,
      seed: plan.seed === undefined ? randomSeed() : seedFrom(plan.seed),
      deal: null,
      visibility: plan.visibility,
      seconds: plan.pace.kind === 'live' ? null : plan.pace.seconds,
      spectators: plan.spectators,
      practice: plan.seed !== undefined,
      status: 'open',
      host: person.id,
      invite: randomToken(),
      proposal: null,
      archived: false,
      rematch: null,
      previous: null,
      daily: null,
      result: null,
      createdAt: context.db.now(),
      startedAt: null,
      endedAt: null,
      seats: withMixes(
        plan.seats.map((s, seat): SeatRow => {
          const empty = emptySeat(seat, colours[seat] ?? 0)
          if (s.kind === 'me') return { ...empty, person: person.id, name: s.name ?? person.name }
          if (s.kind === 'bot') {
            const bot = level(s.level)
            return { ...empty, bot, name: botName(bot, seat, person.lang) }
          }
          return empty
        }),
        person.id,
        plan.seed === undefined ? plan.mixes : [],
      ),
    }
    await insert(person, row)
    if (plan.start && row.seats.every((s) => s.person !== null || s.bot !== null)) await begin(row.id)
    return row.id
  }

  /**
   * Several may try at once, or one may have died before it could: the table has begun afterwards. Nobody is dragged along:
   * where others sit, too, the host begins when they are there.
   */
  const beginIfAlone = async (id: string, person: PersonRow): Promise<void> => {
    const { status, seats } = await registry.at(id, (loaded) => loaded.row)
    if (status !== 'open' || seats.some((s) => s.person !== person.id && s.bot === null)) return
    await begin(id).catch((error: unknown) => {
      if (!(error instanceof Fault) || error.code !== 'conflict') throw error
      return registry.changed(id)
    })
  }

  /** Marks are unique: whoever else had it gets the old one, unless a person chose it. */
  const paint = (person: PersonRow, id: string, seat: number, colour: number, insist: boolean): Promise<void> =>
    registry.at(id, async (loaded) => {
      needSeatOf(loaded, person.id, seat)
      const own = loaded.row.seats[seat]
      if (own === undefined) throw new Fault('bad-request', 'no-seat')
      needOpen(loaded)
      const other = loaded.row.seats.find((s) => s.seat !== seat && s.colour === colour)
      if (other !== undefined && other.person !== null && other.person !== person.id) {
        if (insist) throw new Fault('conflict', 'colour-taken')
        return
      }
      if (!(await tables.takeColour(id, own, colour))) throw new Fault('conflict', 'not-open')
      await registry.changedHere(loaded)
    })

  /** A new table like a finished one, with nobody seated yet. */
  const again = (loaded: LoadedTable, person: PersonRow, id: string): Omit<TableRow, 'seats' | 'previous'> => ({
    ...loaded.row,
    id,
    seed: randomSeed(),
    deal: null,
    practice: false,
    status: 'open',
    host: person.id,
    invite: randomToken(),
    proposal: null,
    archived: false,
    rematch: null,
    daily: null,
    result: null,
    rules: games.need(loaded.row.game).game.version,
    agreed: null,
    createdAt: context.db.now(),
    startedAt: null,
    endedAt: null,
  })

  return {
    create,
    colour: (person, id, seat, colour) => paint(person, id, seat, colour, true),
    follow: async (person, id, sequel, mixes) => {
      const loaded = await look(id, person)
      if (seatsOf(loaded, person.id).length === 0) throw new Fault('forbidden', 'not-your-seat')
      if (loaded.row.status !== 'over' || loaded.match === null) throw new Fault('conflict', 'not-over')
      const known = await tables.following(id)
      if (known !== null) {
        await beginIfAlone(known, person)
        return known
      }
      const options = loaded.k.game.result(loaded.match).sequels?.[sequel]
      if (options === undefined) throw new Fault('not-found', 'no-sequel')
      const next = randomName(12)
      const { practice } = loaded.row
      const seats = withMixes(sameSeats(loaded.row), person.id, practice ? [] : mixes)
      try {
        await insert(person, { ...again(loaded, person, next), options, practice, seats, previous: id })
      } catch (error) {
        // Two clicks at once: the store keeps one of them.
        const first = await tables.following(id)
        if (first === null) throw error
        await beginIfAlone(first, person)
        return first
      }
      await beginIfAlone(next, person)
      return next
    },
    join: async (person, id, wish) => {
      const loaded = await look(id, person, wish.invite)
      const mine = seatsOf(loaded, person.id)
      if (loaded.row.status === 'running' && !loaded.row.archived) {
        const back = wish.seat ?? mine.find((seat) => loaded.row.seats[seat]?.bot !== null)
        if (back === undefined || !mine.includes(back)) throw new Fault('conflict', 'not-open')
        await comeBack(registry, id, person.id, back)
        return
      }
      needOpen(loaded)
      if (await tables.isKeptOut(id, person.id)) throw new Fault('forbidden', 'freed')
      const others = await namesBeside(context.people, loaded.row, person)
      if (wish.name !== undefined && isTaken(wish.name, others)) throw new Fault('conflict', 'name-taken')
      const name = wish.name ?? distinctName(person.name, others)
      const anywhere = wish.seat === undefined && wish.name === undefined
      const wanted = wish.seat === undefined ? loaded.row.seats.map((s) => s.seat) : [wish.seat]
      for (const seat of wanted) {
        if (await tables.claim(id, seat, person.id, name, anywhere)) {
          await registry.changed(id)
          if (wish.colour !== undefined) await paint(person, id, seat, wish.colour, false)
          return
        }
      }
      // Who asks twice sits where they sat down first.
      const now = await tables.load(id)
      if (now?.seats.some((s) => s.person === person.id && (anywhere || s.seat === wish.seat))) {
        // The first request may not have told the table yet; the answer to this one already shows the seat.
        return registry.changed(id)
      }
      if (now !== null) needOpen({ ...loaded, row: now })
      throw new Fault('conflict', wish.seat === undefined ? 'no-seat' : 'seat-taken')
    },
    leave: async (person, id, seat) => {
      const loaded = await look(id, person)
      needOpen(loaded)
      const mine = seatsOf(loaded, person.id).filter((s) => seat === undefined || s === seat)
      if (mine.length === 0) throw new Fault('forbidden', 'not-your-seat')
      for (const s of mine) if (!(await tables.free(id, s, person.id))) throw new Fault('conflict', 'not-open')
      await registry.changed(id)
    },
    bot: async (person, id, seat, wish) => {
      const loaded = await look(id, person)
      const which = level(wish)
      if (loaded.row.seats[seat] === undefined) throw new Fault('bad-request', 'no-seat')
      if (loaded.row.status === 'running') {
        await needHostOrStandIn(loaded, person)
        await needAway(loaded, seat, person)
        await handToBot(registry, id, tableFor(seat), randomName(16), {
          kind: 'replace',
          level: which,
          isOwn: loaded.row.seats[seat]?.person === person.id,
          // Back in the very moment.
          unless: () => isOnline(id, seat) && !isSilent(loaded, seat) && loaded.row.seats[seat]?.person !== person.id,
        })
        return
      }
      needHost(loaded, person)
      needOpen(loaded)
      const name = botName(which, seat, person.lang)
      if (!(await tables.seatBot(id, seat, which, name))) throw new Fault('conflict', 'seat-taken')
      await registry.changed(id)
    },
    free: async (person, id, seat) => {
      const loaded = await look(id, person)
      needHost(loaded, person)
      needOpen(loaded)
      const sitter = loaded.row.seats[seat]?.person ?? null
      if (!(await tables.free(id, seat, sitter))) throw new Fault('conflict', 'not-open')
      if (sitter !== null && sitter !== person.id) await tables.keepOut(id, sitter, context.db.now() + KEPT_OUT_MS)
      await registry.changed(id)
    },
    goOn: async (person, id, rules) => {
      const loaded = await look(id, person)
      await needHostOrStandIn(loaded, person)
      await registry.at(id, (table) => goOn(registry, table, rules))
    },
    invite: async (person, id) => {
      const loaded = await look(id, person)
      needHost(loaded, person)
      // A deal of the day is played alone; its secret opens finished games to those who have played it, too.
      if (loaded.row.daily !== null) throw new Fault('conflict', 'daily-alone')
      const invite = randomToken()
      await tables.setInvite(id, invite)
      await codes.forget(id)
      await registry.changed(id)
      return invite
    },
    start: async (person, id) => {
      const loaded = await look(id, person)
      needHost(loaded, person)
      // Pressed twice: it has begun.
      if (loaded.row.status === 'running') return
      await begin(id)
    },
    rematch: async (person, id, mixes) => {
      const loaded = await look(id, person)
      if (seatsOf(loaded, person.id).length === 0) throw new Fault('forbidden', 'not-your-seat')
      if (loaded.row.status !== 'over' && loaded.row.status !== 'stopped') throw new Fault('conflict', 'not-over')
      if (loaded.row.rematch !== null) return loaded.row.rematch
      const next = randomName(12)
      const seats = withMixes(sameSeats(loaded.row), person.id, mixes)
      const { previous } = loaded.row
      const isFree = previous !== null && (await tables.following(previous)) === null
      await insert(person, { ...again(loaded, person, next), seats, previous: isFree ? previous : null })
      if (!(await tables.setRematch(id, next))) {
        await tables.remove(next)
        await registry.changed(id)
        return registry.at(id, (l) => l.row.rematch ?? next)
      }
      await registry.changed(id)
      await beginIfAlone(next, person)
      return next
    },
    archive: async (person, id) => {
      const loaded = await look(id, person)
      const { status, archived } = loaded.row
      if ((status === 'over' || status === 'stopped' || archived) && seatsOf(loaded, person.id).length > 0) {
        await tables.setAway(id, person.id)
        return
      }
      needHost(loaded, person)
      if (status === 'running' && isSealed(loaded.row, context.db.now())) throw new Fault('conflict', 'daily-running')
      if (
        status === 'running' &&
        loaded.row.seats.some((s) => s.person !== null && s.person !== person.id && s.bot === null)
      ) {
        throw new Fault('conflict', 'not-over')
      }
      await tables.setArchived(id)
      await registry.changed(id)
    },
    abandon: async (person) => {
      const [strongest] = context.levels.slice(-1)
      for (const id of await tables.unfinished(person)) {
        const loaded = await registry.at(id, (l) => l).catch(() => null)
        if (loaded === null) continue
        for (const seat of seatsOf(loaded, person)) {
          if (loaded.row.status === 'running' && loaded.row.seats[seat]?.bot === null) {
            const how = { kind: 'concede', level: strongest ?? 'random' } as const
            // A table that cannot go on now keeps nobody here: the seat gets its bot without a line in the log.
            await handToBot(registry, id, tableFor(seat), randomName(16), how).catch((error: unknown) =>
              context.log.info({ table: id, reason: String(error) }, 'left without a log entry'),
            )
          } else if (loaded.row.status === 'open') await tables.free(id, seat, person)
        }
      }
    },
  }
}
