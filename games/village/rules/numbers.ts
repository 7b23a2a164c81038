/** Whether what a host has corrected can be played with: known fields, within bounds, and a box that holds together. */

import type { Refusal } from '@dorfplatz/kernel'
import { PLAGUE_STONES } from '../cards/board.ts'
import { type Box, readBox } from '../cards/box.ts'
import { type Corrections, type Kind, noting, readCorrections, readerOf } from '../cards/corrections.ts'
import { readPerson } from '../modules/inn/person.ts'
import { people } from '../modules/people.ts'
import { deny, type WrongWhy } from './reasons.ts'

/** Every field that may be corrected, in the order of the box. */
let known: ReadonlyMap<string, Kind> | null = null
export function fieldsOfBox(): ReadonlyMap<string, Kind> {
  if (known === null) {
    const fields = new Map<string, Kind>()
    readBox(noting(fields))
    for (const person of people) readPerson(noting(fields), person)
    known = fields
  }
  return known
}

/** What is wrong: a field, or a whole row, and why. */
export interface Wrong {
  readonly field: string
  readonly why: WrongWhy
}

function outOfBounds(field: string, value: number | string): Wrong | null {
  const kind = fieldsOfBox().get(field)
  if (kind === undefined) return { field, why: 'unknown' }
  const fits =
    'values' in kind
      ? kind.values.some((one) => one === value)
      : typeof value === 'number' && Number.isInteger(value) && value >= kind.min && value <= kind.max
  return fits ? null : { field, why: 'range' }
}

const differ = (list: readonly unknown[]): boolean => new Set(list).size === list.length

/** Whether every end is reached from the first one. */
function joined<T>(ends: readonly T[], pairs: readonly (readonly [T, T])[]): boolean {
  const reached = new Set(ends.slice(0, 1))
  for (let size = 0; size !== reached.size; ) {
    size = reached.size
    for (const [a, b] of pairs) {
      if (reached.has(a)) reached.add(b)
      else if (reached.has(b)) reached.add(a)
    }
  }
  return ends.every((end) => reached.has(end))
}

/** A stack lies on one island, and every island and castle can be reached. */
function wrongMaps({ islands, lanes, castles, paths }: Box): Wrong | null {
  for (const stack of ['cocoa', 'tea', 'chest'])
    if (islands.filter((island) => island.stack === stack).length !== 1) return { field: 'island', why: 'stack' }
  if (!joined(['H', ...islands.map(({ id }) => id), ...lanes.flat()], lanes))
    return { field: 'lanes', why: 'unreachable' }
  const ends = [0, ...castles.map((_, i) => i + 1)]
  const roads = paths.map(({ a, b }) => [a, b] as const)
  return joined(ends, roads) ? null : { field: 'path', why: 'unreachable' }
}

/** Every round can be stocked, with stones of each color. */
function wrongCards({ setupCards }: Box): Wrong | null {
  for (const [combination, cards] of Object.entries(setupCards)) {
    for (const [players, { spaces, perColour }] of Object.entries(cards)) {
      const laid = Object.values(spaces).reduce((sum, n) => sum + n, 0)
      const thrown = perColour.reduce((sum, n) => sum + n, 0)
      if (laid === 0 || thrown + PLAGUE_STONES < laid)
        return { field: `setup.${combination}.${players}`, why: 'stones' }
    }
  }
  return null
}

function wrongBox(box: Box, touched: (row: string) => boolean): Wrong | null {
  if (!differ(box.clockwise)) return { field: 'clockwise', why: 'same' }
  if (!differ(box.fate)) return { field: 'fate', why: 'same' }
  if (!differ(Object.values(box.dieRank))) return { field: 'dieRank', why: 'same' }
  if (box.stallsFrom[0] !== 2) return { field: 'stallsFrom', why: 'stall' }
  for (const { id, demand } of box.tiles)
    if (touched(`tile.${id}`) && id !== 'promo01' && Object.keys(demand).length === 0)
      return { field: `tile.${id}`, why: 'empty' }
  for (const { id, pay } of box.captains) if (Object.keys(pay).length === 0) return { field: id, why: 'empty' }
  for (const [id, needs] of Object.entries(box.needs))
    if (needs.length === 0) return { field: `goal.${id}`, why: 'empty' }
  return wrongMaps(box) ?? wrongCards(box)
}

/** What is wrong with corrections, or null. */
export function wrongIn(corrections: Corrections): Wrong | null {
  for (const [field, value] of Object.entries(corrections)) {
    const wrong = outOfBounds(field, value)
    if (wrong !== null) return wrong
  }
  const touched = (row: string): boolean => Object.keys(corrections).some((field) => field.startsWith(`${row}/`))
  return wrongBox(readBox(readerOf(corrections), corrections), touched)
}

/** What is wrong with the text of an option, as a refusal of the table. */
export function wrongNumbers(text: string): Refusal | null {
  if (text === '') return null
  const corrections = readCorrections(text)
  const wrong: Wrong | null = corrections === null ? { field: '', why: 'text' } : wrongIn(corrections)
  return wrong === null ? null : deny('V-SETUP-22', { why: 'wrongNumbers', field: wrong.field, wrong: wrong.why })
}
