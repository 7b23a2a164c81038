/** Before and after play: opening a table, taking and leaving seats, starting, playing again, putting away. */

import { refuse, seedFrom } from '@dorfplatz/kernel'
import type { z } from 'zod'
import { Fault } from '../fault.ts'
import { limiter } from '../limits.ts'
import type { Place } from '../place.ts'
import type { createTable } from '../protocol/http.ts'
import { randomName, randomSeed, randomToken } from '../secrets.ts'
import { openCodes } from '../storage/codes.ts'
import type { PersonRow } from '../storage/people.ts'
import { COLOURS, type SeatRow, type TableRow } from '../storage/tables.ts'
import { comeBack, handToBot } from './acts.ts'
import type { Live } from './live.ts'
import { access, seatsOf } from './show.ts'

export type TablePlan = z.infer<typeof createTable>

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
  /** Another mark for one's own seat, before the start. */
  colour(person: PersonRow, id: string, seat: number, colour: number): Promise<void>
  /** The next game of a series: only what the finished game itself offers, by its number. */
  follow(person: PersonRow, id: string, sequel: number): Promise<string>
  rematch(person: PersonRow, id: string): Promise<string>
  archive(person: PersonRow, id: string): Promise<void>
  /** Gives a person's running seats to bots: the person goes for good. */
  abandon(person: string): Promise<void>
}

/** Bots are called the same wherever they play. */
const BOT_NAMES = ['Zapfen', 'Knacks', 'Wurzel', 'Hobel', 'Kienspan']
const botName = (seat: number): string => BOT_NAMES[seat % BOT_NAMES.length] ?? ''

const emptySeat = (seat: number, colour: number): SeatRow => ({
  seat,
  person: null,
  name: '',
  bot: null,
  conceded: false,
  colour,
  away: false,
})

/** A mark for each seat: as wished where nobody wished it before, else the first one free. */
function marks(wishes: readonly (number | undefined)[]): number[] {
  const out = wishes.map((wish, seat) => (wish !== undefined && wishes.indexOf(wish) === seat ? wish : null))
  const free = Array.from({ length: COLOURS }, (_, colour) => colour).filter((colour) => !out.includes(colour))
  return out.map((colour, seat) => colour ?? free.shift() ?? seat % COLOURS)
}

/** The same places once more. Who only has a link may not be dragged along: everybody else claims the seat again. */
function sameSeats(row: TableRow, person: string): SeatRow[] {
  return row.seats.map((s): SeatRow => {
    if (s.person === null) return { ...s, conceded: false, away: false }
    return s.person === person ? { ...s, bot: null, conceded: false, away: false } : emptySeat(s.seat, s.colour)
  })
}

export function openLobby(place: Place, isOnline: (table: string, seat: number) => boolean): Lobby {
  const { house, tables, games, config } = place
  const codes = openCodes(place.db)
  const perHour = limiter(config.LIMIT_TABLES_PER_HOUR, 3600_000)

  const level = (wish: string | undefined): string => {
    const found = wish ?? place.levels[Math.floor(place.levels.length / 2)]
    if (found === undefined || !place.levels.includes(found)) throw new Fault('bad-request', 'no-bot')
    return found
  }
  const needHost = (live: Live, person: PersonRow): void => {
    if (live.row.host !== person.id) throw new Fault('forbidden', 'forbidden')
  }
  /** While the host is away, anyone at the table may look after it. */
  const needHostOrStandIn = (live: Live, person: PersonRow): void => {
    if (live.row.host === person.id) return
    const hostIsHere = live.row.seats.some((s) => s.person === live.row.host && isOnline(live.id, s.seat))
    if (hostIsHere || seatsOf(live, person.id).length === 0) throw new Fault('forbidden', 'forbidden')
  }
  /** The row as it is now; who may not know the table hears that there is none. */
  const look = (id: string, person: PersonRow, invite?: string): Promise<Live> =>
    house.at(id, (live) => {
      if (!access(live, person.id, invite).info) throw new Fault('not-found', 'no-table')
      return live
    })
  const needOpen = (live: Live): void => {
    if (live.row.archived) throw new Fault('conflict', 'closed')
    if (live.row.status !== 'open') throw new Fault('conflict', 'not-open')
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
    const live = await house.at(id, (l) => l)
    needOpen(live)
    const started = await place.db.tx([tables.setStarted(id, live.k.game.rules, place.db.now())])
    if ((started[0]?.length ?? 0) === 0) throw new Fault('conflict', 'seats-open')
    await house.changed(id)
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
      rules: k.game.rules,
      options: chosen,
      seed: plan.seed === undefined ? randomSeed() : seedFrom(plan.seed),
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
      result: null,
      createdAt: place.db.now(),
      startedAt: null,
      endedAt: null,
      seats: plan.seats.map((s, seat): SeatRow => {
        const empty = emptySeat(seat, colours[seat] ?? 0)
        if (s.kind === 'me') return { ...empty, person: person.id, name: s.name ?? person.name }
        if (s.kind === 'bot') return { ...empty, bot: level(s.level), name: botName(seat) }
        return empty
      }),
    }
    await insert(person, row)
    if (plan.start && row.seats.every((s) => s.person !== null || s.bot !== null)) await begin(row.id)
    return row.id
  }

  /** Several may try at once, or one may have died before it could: the table has begun afterwards. */
  const beginIfFull = async (id: string): Promise<void> => {
    const { status, seats } = await house.at(id, (live) => live.row)
    if (status !== 'open' || seats.some((s) => s.person === null && s.bot === null)) return
    await begin(id).catch((error: unknown) => {
      if (!(error instanceof Fault) || error.code !== 'conflict') throw error
      return house.changed(id)
    })
  }

  /** Marks are unique: whoever else had it gets the old one, unless a person chose it. */
  const paint = (person: PersonRow, id: string, seat: number, colour: number, insist: boolean): Promise<void> =>
    house.at(id, async (live) => {
      const own = live.row.seats[seat]
      if (own === undefined || own.person !== person.id) throw new Fault('forbidden', 'not-your-seat')
      needOpen(live)
      const other = live.row.seats.find((s) => s.seat !== seat && s.colour === colour)
      if (other !== undefined && other.person !== null && other.person !== person.id) {
        if (insist) throw new Fault('conflict', 'colour-taken')
        return
      }
      if (!(await tables.takeColour(id, own, colour))) throw new Fault('conflict', 'not-open')
      await house.changedHere(live)
    })

  /** A new table like a finished one, with nobody seated yet. */
  const again = (live: Live, person: PersonRow, id: string): Omit<TableRow, 'seats' | 'previous'> => ({
    ...live.row,
    id,
    seed: randomSeed(),
    practice: false,
    status: 'open',
    host: person.id,
    proposal: null,
    archived: false,
    rematch: null,
    result: null,
    rules: live.k.game.rules,
    createdAt: place.db.now(),
    startedAt: null,
    endedAt: null,
  })

  return {
    create,
    colour: (person, id, seat, colour) => paint(person, id, seat, colour, true),
    follow: async (person, id, sequel) => {
      const live = await look(id, person)
      if (seatsOf(live, person.id).length === 0) throw new Fault('forbidden', 'not-your-seat')
      if (live.row.status !== 'over' || live.match === null) throw new Fault('conflict', 'not-over')
      const known = await tables.following(id)
      if (known !== null) {
        await beginIfFull(known)
        return known
      }
      const options = live.k.game.result(live.match).sequels?.[sequel]
      if (options === undefined) throw new Fault('not-found', 'no-sequel')
      const next = randomName(12)
      const seats = sameSeats(live.row, person.id)
      try {
        const { practice } = live.row
        await insert(person, { ...again(live, person, next), options, practice, seats, previous: id })
      } catch (error) {
        // Two clicks at once: the store keeps one of them.
        const first = await tables.following(id)
        if (first === null) throw error
        await beginIfFull(first)
        return first
      }
      await beginIfFull(next)
      return next
    },
    join: async (person, id, wish) => {
      const live = await look(id, person, wish.invite)
      const mine = seatsOf(live, person.id)
      if (live.row.status === 'running' && !live.row.archived) {
        const back = wish.seat ?? mine.find((seat) => live.row.seats[seat]?.bot !== null)
        if (back === undefined || !mine.includes(back)) throw new Fault('conflict', 'not-open')
        await comeBack(house, id, back)
        return
      }
      needOpen(live)
      const anywhere = wish.seat === undefined && wish.name === undefined
      const wanted = wish.seat === undefined ? live.row.seats.map((s) => s.seat) : [wish.seat]
      for (const seat of wanted) {
        if (await tables.claim(id, seat, person.id, wish.name ?? person.name, anywhere)) {
          await house.changed(id)
          if (wish.colour !== undefined) await paint(person, id, seat, wish.colour, false)
          return
        }
      }
      // Who asks twice sits where they sat down first.
      const now = await tables.load(id)
      if (now?.seats.some((s) => s.person === person.id && (anywhere || s.seat === wish.seat))) return
      if (now !== null) needOpen({ ...live, row: now })
      throw new Fault('conflict', wish.seat === undefined ? 'no-seat' : 'seat-taken')
    },
    leave: async (person, id, seat) => {
      const live = await look(id, person)
      needOpen(live)
      const mine = seatsOf(live, person.id).filter((s) => seat === undefined || s === seat)
      if (mine.length === 0) throw new Fault('forbidden', 'not-your-seat')
      for (const s of mine) if (!(await tables.free(id, s))) throw new Fault('conflict', 'not-open')
      await house.changed(id)
    },
    bot: async (person, id, seat, wish) => {
      const live = await look(id, person)
      const which = level(wish)
      if (live.row.seats[seat] === undefined) throw new Fault('bad-request', 'no-seat')
      if (live.row.status === 'running') {
        needHostOrStandIn(live, person)
        if (isOnline(id, seat)) throw new Fault('conflict', 'still-here')
        await handToBot(house, id, seat, randomName(16), { kind: 'replace', level: which })
        return
      }
      needHost(live, person)
      needOpen(live)
      const name = botName(seat)
      if (!(await tables.seatBot(id, seat, which, name))) throw new Fault('conflict', 'seat-taken')
      await house.changed(id)
    },
    free: async (person, id, seat) => {
      const live = await look(id, person)
      needHost(live, person)
      needOpen(live)
      if (!(await tables.free(id, seat))) throw new Fault('conflict', 'not-open')
      await house.changed(id)
    },
    invite: async (person, id) => {
      const live = await look(id, person)
      needHost(live, person)
      const invite = randomToken()
      await tables.setInvite(id, invite)
      await codes.forget(id)
      await house.changed(id)
      return invite
    },
    start: async (person, id) => {
      const live = await look(id, person)
      needHost(live, person)
      // Pressed twice: it has begun.
      if (live.row.status === 'running') return
      await begin(id)
    },
    rematch: async (person, id) => {
      const live = await look(id, person)
      if (seatsOf(live, person.id).length === 0) throw new Fault('forbidden', 'not-your-seat')
      if (live.row.status !== 'over' && live.row.status !== 'stopped') throw new Fault('conflict', 'not-over')
      if (live.row.rematch !== null) return live.row.rematch
      const next = randomName(12)
      const seats = sameSeats(live.row, person.id)
      const { previous } = live.row
      const isFree = previous !== null && (await tables.following(previous)) === null
      await insert(person, { ...again(live, person, next), seats, previous: isFree ? previous : null })
      if (!(await tables.setRematch(id, next))) {
        await tables.remove(next)
        await house.changed(id)
        return house.at(id, (l) => l.row.rematch ?? next)
      }
      await house.changed(id)
      await beginIfFull(next)
      return next
    },
    archive: async (person, id) => {
      const live = await look(id, person)
      const { status, archived } = live.row
      if ((status === 'over' || status === 'stopped' || archived) && seatsOf(live, person.id).length > 0) {
        await tables.setAway(id, person.id)
        return
      }
      needHost(live, person)
      if (
        status === 'running' &&
        live.row.seats.some((s) => s.person !== null && s.person !== person.id && s.bot === null)
      ) {
        throw new Fault('conflict', 'not-over')
      }
      await tables.setArchived(id)
      await house.changed(id)
    },
    abandon: async (person) => {
      const [strongest] = place.levels.slice(-1)
      for (const id of await tables.of(person, 10_000)) {
        const live = await house.at(id, (l) => l).catch(() => null)
        if (live === null) continue
        for (const seat of seatsOf(live, person)) {
          if (live.row.status === 'running' && live.row.seats[seat]?.bot === null) {
            await handToBot(house, id, seat, randomName(16), { kind: 'concede', level: strongest ?? 'random' })
          } else if (live.row.status === 'open') await tables.free(id, seat)
        }
      }
    },
  }
}
