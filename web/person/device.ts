/** Finished games that lie on this device only: counted here, and put to an account when somebody asks for it. */

import { modeOf, type Options, placeOf, recordFile } from '@dorfplatz/kernel'
import type { person as p } from '@dorfplatz/protocol'
import { loadRules } from '../app/rules.ts'
import { allKept, type KeptTable, keep } from '../link/device/store.ts'
import { ApiError, call } from '../link/server/api.ts'

/** A finished game of this device, as pages count it. */
export interface DeviceGame {
  readonly table: string
  readonly game: string
  readonly seats: number
  readonly mode: string
  readonly options: Options
  readonly score: number
  readonly place: number
  readonly endedAt: number
  /** Names of the others. */
  readonly others: readonly string[]
}

/** The seat of whoever holds the device: the first that is no bot's. */
const mySeat = ({ seats }: KeptTable): number => seats.findIndex(({ kind }) => kind === 'me')

/** What began in the midst of a game is nobody's result, nor is what a bot has finished. */
function counts(table: KeptTable): boolean {
  const { over, result, brought, record } = table
  const seat = table.seats[mySeat(table)]
  return (
    over && result !== undefined && brought === undefined && record.position === undefined && seat?.bot === undefined
  )
}

async function toGame(table: KeptTable): Promise<DeviceGame[]> {
  const { record, result } = table
  const seat = mySeat(table)
  const score = result?.scores.find((one) => one.seat === seat)
  if (result === undefined || score === undefined) return []
  const { options } = await loadRules(table.game)
  return [
    {
      table: table.id,
      game: table.game,
      seats: record.seats,
      mode: modeOf(options, record.seats, record.options),
      options: record.options,
      score: score.total,
      place: placeOf(result, seat),
      endedAt: table.updatedAt,
      others: table.seats.filter((_, i) => i !== seat).map(({ name }) => name),
    },
  ]
}

/** Newest first. */
export async function gamesHere(): Promise<DeviceGame[]> {
  const tables = (await allKept().catch(() => [])).filter(counts)
  const games = await Promise.all(tables.map((table) => toGame(table).catch(() => [])))
  return games.flat()
}

export interface Brought {
  readonly counted: number
  /** The server could not play them again. */
  readonly refused: number
}

const toBring = (table: KeptTable): p.BroughtGame => ({
  record: recordFile(table.record),
  seat: mySeat(table),
  seats: table.seats.map(({ name, kind, level }) => ({ name, level: kind === 'bot' ? (level ?? 'greedy') : null })),
  startedAt: table.createdAt,
  endedAt: table.updatedAt,
})

/** Puts all of them to a person, one after the other; what was counted is marked, so that it is never counted twice. */
export async function bringAll(person: string, told: (n: number, of: number) => void): Promise<Brought> {
  const tables = (await allKept()).filter(counts)
  let counted = 0
  let refused = 0
  for (const [i, table] of tables.entries()) {
    told(i + 1, tables.length)
    try {
      await call<unknown>('POST', '/me/results', toBring(table))
      await keep({ ...table, brought: person })
      counted++
    } catch (error) {
      // A server that is away refuses nothing: whoever asks hears of it.
      if (!(error instanceof ApiError) || error.problem.code !== 'conflict') throw error
      refused++
    }
  }
  return { counted, refused }
}
