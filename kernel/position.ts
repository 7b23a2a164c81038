/**
 * Any position as text: its setup, and only what differs from the fresh match. Exact, and written to be read and edited:
 * for tests, bug reports and the terminal. It shows everything, hidden things and the seed included.
 *
 *     game orchard
 *     seats 2
 *     seed 6f…
 *     option rounds = 200
 *     apples.0 = 5
 *     hands.1 = [3, 8]
 *     match.seq = 4
 *     flow:
 *       {"op":"turn","seat":0}
 *
 * `add` writes what the fresh match does not have, `drop` takes away; without them a path must exist. The flow stands
 * next things first. A line that begins with `#` is a remark. A seed may be any words.
 */

import type { Game } from './game.ts'
import { jsonEqual } from './json.ts'
import { isSeed, seedFrom } from './random.ts'
import type { Frame, Match, Setup } from './types.ts'

type Tree = { [key: string]: unknown } | unknown[]

/** What is needed of a kernel: to make fresh matches of a game. */
export interface PositionMaker<S> {
  readonly game: Pick<Game<S>, 'id' | 'version' | 'options' | 'indexNames'>
  create(setup: Setup): Match<S>
}

/** Something in a position's text that cannot be read. */
export class PositionError extends Error {
  /** Lines are counted from 1; 0 when the text as a whole is meant. */
  readonly line: number
  constructor(line: number, problem: string) {
    super(line === 0 ? problem : `line ${line}: ${problem}`)
    this.name = 'PositionError'
    this.line = line
  }
}

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null
const isSimple = (value: unknown): boolean => !isTree(value)
const PLAIN_KEY = /^[A-Za-z0-9_-]+$/

/** The parts of a match beside setup, state and flow, as `match.…` paths. */
const rest = (m: Match<unknown>): Tree => ({ seq: m.seq, asked: m.asked, streams: m.streams, defect: m.defect })

/** The names a game gives to the indices of the list at a path, where it does. */
function namesAt<S>(game: PositionMaker<S>['game'], path: readonly string[]): readonly string[] | undefined {
  for (const [pattern, names] of Object.entries(game.indexNames ?? {})) {
    const parts = pattern.split('.')
    if (parts.length === path.length && parts.every((part, i) => part === '*' || part === path[i])) return names
  }
  return undefined
}

/** A key as a path has it: in quotes where it is more than letters and digits. */
function keyText(key: string): string {
  return PLAIN_KEY.test(key) ? key : JSON.stringify(key)
}

/** Writes a match down. `readPosition` gives the same match again. */
export function writePosition<S>(k: PositionMaker<S>, m: Match<S>): string {
  const { game } = k
  const fresh = k.create({ game: m.game, seats: m.seats, options: m.options, seed: m.seed })
  const lines = [`game ${m.game}`, `rules ${m.rules}`, `seats ${m.seats}`, `seed ${m.seed}`]
  for (const { key, default: usual } of game.options) {
    const value = m.options[key]
    if (value !== undefined && value !== usual) lines.push(`option ${key} = ${JSON.stringify(value)}`)
  }
  const pathText = (path: readonly string[]): string =>
    path
      .map((key, i) => {
        const names = namesAt(game, path.slice(0, i))
        return names === undefined ? keyText(key) : keyText(names[Number(key)] ?? `#${key}`)
      })
      .join('.')
  const compare = (path: readonly string[], was: unknown, is: unknown): void => {
    if (jsonEqual(was, is)) return
    if (!isTree(was) || !isTree(is) || Array.isArray(was) !== Array.isArray(is) || isWhole(game, path, was, is)) {
      lines.push(`${pathText(path)} = ${JSON.stringify(is)}`)
      return
    }
    const before = was as { readonly [key: string]: unknown }
    const now = is as { readonly [key: string]: unknown }
    for (const key of Object.keys(now)) {
      if (Object.hasOwn(before, key)) compare([...path, key], before[key], now[key])
      else lines.push(`add ${pathText([...path, key])} = ${JSON.stringify(now[key])}`)
    }
    // From the end, so that the places of a list stay what they are.
    for (const key of Object.keys(before).reverse())
      if (!Object.hasOwn(now, key)) lines.push(`drop ${pathText([...path, key])}`)
  }
  compare([], fresh.state, m.state)
  compare(['match'], rest(fresh), rest(m))
  if (!jsonEqual(fresh.flow, m.flow)) {
    lines.push('flow:', ...m.flow.toReversed().map((frame) => `  ${JSON.stringify(frame)}`))
  }
  return `${lines.join('\n')}\n`
}

/** Short lists without names are clearer as a whole, above all when their length changes. */
function isWhole<S>(game: PositionMaker<S>['game'], path: readonly string[], was: Tree, is: Tree): boolean {
  if (!Array.isArray(was) || !Array.isArray(is) || namesAt(game, path) !== undefined) return false
  return was.length !== is.length && [...was, ...is].every(isSimple)
}

/** The setup that a position begins with: enough to know which game can read the rest. */
export function readSetup(text: string): Setup & { readonly rules?: string } {
  const found: { [key: string]: string } = {}
  const options: { [key: string]: string | number | boolean } = {}
  for (const [i, line] of text.split('\n').entries()) {
    const head = /^(game|rules|seats|seed)\s+(.*\S)\s*$/.exec(line)
    const option = /^option\s+(\S+)\s*=\s*(.*)$/.exec(line)
    if (head !== null) found[head[1] as string] = head[2] as string
    if (option !== null) options[option[1] as string] = optionValue(i + 1, option[2] as string)
  }
  const { game, seats, seed = 'position', rules } = found
  if (game === undefined) throw new PositionError(0, 'no game is named (game …)')
  if (seats === undefined || !/^\d+$/.test(seats))
    throw new PositionError(0, 'the number of seats is missing (seats …)')
  const setup = { game, seats: Number(seats), options, seed: isSeed(seed) ? seed : seedFrom(seed) }
  return rules === undefined ? setup : { ...setup, rules }
}

function optionValue(line: number, text: string): string | number | boolean {
  const value = jsonAt(line, text)
  if (isTree(value) || value === null) throw new PositionError(line, `${text} is no value of an option`)
  return value as string | number | boolean
}

function jsonAt(line: number, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new PositionError(line, `this value cannot be read: ${text}`)
  }
}

/** Makes the match that a text describes. Throws a `PositionError` that names the line. */
export function readPosition<S>(k: PositionMaker<S>, text: string): Match<S> {
  const { rules, ...setup } = readSetup(text)
  if (rules !== undefined && rules !== k.game.version)
    throw new PositionError(0, `this position was written by rules ${rules}, but these are ${k.game.version}`)
  let m: Match<S>
  try {
    m = k.create(setup)
  } catch (error) {
    throw new PositionError(0, `no such match: ${error instanceof Error ? error.message : String(error)}`)
  }
  // A copy: a fresh state may hold lists that all matches share.
  const root = JSON.parse(JSON.stringify({ state: m.state, match: rest(m) })) as { state: unknown; match: Tree }
  let flow: Frame[] | null = null
  for (const [i, line] of text.split('\n').entries()) {
    const at = i + 1
    const trimmed = line.trim()
    if (trimmed === '' || trimmed.startsWith('#') || /^(game|rules|seats|seed|option)\s/.test(line)) continue
    if (trimmed === 'flow:') flow = []
    else if (flow === null) change(k.game, root, at, trimmed)
    else flow.unshift(frameAt(at, trimmed))
  }
  // It began as a match, and every line changed one value of it: as far as a text can be trusted, it still is one.
  const { seq, asked, streams, defect } = root.match as unknown as Match<S>
  return { ...m, seq, asked, streams, defect, flow: flow ?? m.flow, state: root.state as S }
}

function frameAt(line: number, text: string): Frame {
  const frame = jsonAt(line, text)
  if (!isTree(frame) || !('op' in frame) || !('seat' in frame))
    throw new PositionError(line, 'what is to happen has an op and a seat')
  // It has what every frame has; what else it says only its rule can tell.
  return frame as unknown as Frame
}

const CHANGE = /^(?:(add|drop)\s+)?((?:"(?:[^"\\]|\\.)*"|[^\s="])+)(?:\s*=\s*(.*))?$/

/** Carries out one line: sets, adds or drops what stands at a path. */
function change(
  game: PositionMaker<unknown>['game'],
  root: { state: unknown; match: Tree },
  line: number,
  text: string,
) {
  const parts = CHANGE.exec(text)
  if (parts === null || (parts[3] === undefined) !== (parts[1] === 'drop'))
    throw new PositionError(line, `a line is “path = value”, “add path = value” or “drop path”, not “${text}”`)
  const [, how, written = '', value = 'null'] = parts
  const path: string[] = []
  const keys = (written.match(/"(?:[^"\\]|\\.)*"|[^."]+/g) ?? []).map((key) =>
    key.startsWith('"') ? String(jsonAt(line, key)) : key,
  )
  let parent: Tree = keys[0] === 'match' ? { match: root.match } : (root.state as Tree)
  for (const [i, key] of keys.entries()) {
    const names = namesAt(game, path)
    const real = names === undefined ? key : indexOf(names, key)
    const here = parent as { [key: string]: unknown }
    const where = path.length === 0 ? 'the state' : keys.slice(0, i).join('.')
    const isLast = i === keys.length - 1
    if (!(isLast && how === 'add') && !Object.hasOwn(here, real))
      throw new PositionError(line, missing(where, key, names))
    if (isLast) put(line, parent, real, how, value)
    else {
      const inner = here[real]
      if (!isTree(inner)) throw new PositionError(line, `${keys.slice(0, i + 1).join('.')} holds nothing`)
      parent = inner
      path.push(real)
    }
  }
}

function indexOf(names: readonly string[], key: string): string {
  if (key.startsWith('#')) return key.slice(1)
  const index = names.indexOf(key)
  return index < 0 ? key : String(index)
}

function missing(where: string, key: string, names: readonly string[] | undefined): string {
  const known = names === undefined ? '' : `: there are ${names.join(', ')}`
  return `there is no “${key}” in ${where}${known} (“add” writes something new)`
}

function put(line: number, parent: Tree, key: string, how: string | undefined, value: string): void {
  if (how === 'drop') {
    if (!Array.isArray(parent)) delete parent[key]
    else if (Number(key) === parent.length - 1) parent.pop()
    else throw new PositionError(line, 'a list is shortened from its end')
    return
  }
  const parsed = jsonAt(line, value)
  if (!Array.isArray(parent)) parent[key] = parsed
  else if (Number(key) <= parent.length) parent[Number(key)] = parsed
  else throw new PositionError(line, `the list has only ${parent.length} entries`)
}
