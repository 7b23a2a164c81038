/** One small interface over SQLite and PostgreSQL: the same SQL, `?` for parameters, plain rows. */

export type Value = string | number | null
export type Params = readonly Value[]

export interface Statement {
  readonly sql: string
  readonly params?: Params
}

/** A message between processes; what else it says depends on its kind. */
export interface Told {
  readonly kind: string
}

/** How much processes have told each other. */
export interface ToldSoFar {
  readonly messages: number
  readonly packets: number
  readonly bytes: number
}

export interface News {
  /** By this process, since it started. */
  toldSoFar(): ToldSoFar
  /** Tells the other processes; never fails the caller. `instead` is told when the message is too long. */
  tell<T extends Told>(message: T, instead?: Told): void
  /** Calls back for what other processes tell. */
  hear<T extends Told>(kind: T['kind'], listener: (told: T) => void): void
  /** Calls back when messages may have been missed: everything cached must be looked up again. */
  missed(listener: () => void): void
}

/** What reading needs: the main connection, or one of a reading thread. */
export interface Reads {
  /** One statement, durable when the promise resolves. */
  all<T = Record<string, Value>>(sql: string, params?: Params): Promise<T[]>
}

export interface Db extends News, Reads {
  readonly dialect: 'sqlite' | 'postgres'
  /** True when other processes may work on the same data. */
  readonly shared: boolean
  /** All of the statements or none; rows of each. */
  tx(statements: readonly Statement[]): Promise<Record<string, Value>[][]>
  /** Adds one row, together with what others add at the same time; durable when true, false when its keys are taken. */
  append(row: Params): Promise<boolean>
  /** The store's time, in ms since 1970: the same for all processes, whatever their own clocks say. */
  now(): number
  close(): Promise<void>
}

/**
 * A list filled up with its last value to one of few lengths: a statement is read and planned once for each text, and no store
 * keeps thousands of them.
 */
export function filled<T>(values: readonly T[]): readonly T[] {
  const last = values.at(-1)
  if (last === undefined) return []
  const length = 2 ** Math.ceil(Math.log2(values.length))
  return [...values, ...Array<T>(length - values.length).fill(last)]
}

/** Marks for a list of values in a statement, never none, and what goes there. */
export function listOf(values: Params): { readonly marks: string; readonly params: Params } {
  const params = values.length === 0 ? [null] : filled(values)
  return { marks: params.map(() => '?').join(', '), params }
}

export function parse<T>(text: string): T {
  return JSON.parse(text) as T
}
