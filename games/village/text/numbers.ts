/** The page of the box's numbers: each row of the fact sheet with where it stands, and the fields that may be corrected. */

import { toText } from '@dorfplatz/kernel'
import { BONUS_OF, boxFor } from '../cards/box.ts'
import { type Corrections, type Kind, readCorrections, writeCorrections } from '../cards/corrections.ts'
import { bonusText } from '../modules/marriage/text/compose.ts'
import { SECTIONS } from '../rules/codes.ts'
import { fieldsOfBox, wrongIn } from '../rules/numbers.ts'
import type { Phrases } from './en.ts'
import type { FactRow } from './fact-row.ts'
import { amountsOf, isThing } from './parts.ts'

export interface NumberField {
  readonly id: string
  readonly label: string
  readonly standard: number | string
  /** Bounds of a number, or the words to choose from. */
  readonly range: readonly [min: number, max: number] | null
  readonly values: readonly { readonly value: string; readonly label: string }[]
}

export interface NumberRow extends FactRow {
  readonly group: string
  readonly where: string
  readonly fields: readonly NumberField[]
}

type Group = keyof Phrases['numbers']['groups']
const GROUPS: readonly (readonly [RegExp, Group])[] = [
  [/^track/, 'farm'],
  [/^(stallsFrom|scriptorium|councilTime|churchGrain)/, 'village'],
  [/^setup/, 'setup'],
  [/^(castle|path)/, 'map'],
  [/^(chronicle|graves)/, 'dead'],
  [/^tile/, 'tiles'],
  [/^(tray|fate|clockwise)/, 'conny'],
  [/^person/, 'persons'],
  [/^(lanes|island|captain|burial)/, 'sea'],
  [/^(chests|promoChest|toolChests)/, 'chests'],
  [/^(rank|die)/, 'marriage'],
  [/^goal/, 'goals'],
]
const groupOf = (row: string): Group => GROUPS.find(([of]) => of.test(row))?.[1] ?? 'village'

function thingName(w: Phrases, id: string): string | undefined {
  return isThing(id) ? w.nouns[id][1] : undefined
}

/** What a field of a row is called. */
function labelOf(w: Phrases, row: string, rest: string): string {
  const { numbers, more } = w
  const own: { readonly [field: string]: string } = numbers.fields
  const spaces: { readonly [space: string]: string } = w.spaces
  const fields: { readonly [field: string]: string } = more.port.fields
  const named = own[rest === '' ? 'n' : rest]
  if (named !== undefined) return named
  if (row === 'lanes')
    return rest
      .split('-')
      .map((end) => fields[end] ?? end)
      .join(' – ')
  if (rest.startsWith('light.')) return `${numbers.light}: ${thingName(w, rest.slice(6)) ?? rest}`
  const n = Number(rest)
  if (Number.isInteger(n)) {
    if (row === 'councilTime' || row === 'churchGrain') return numbers.step(n)
    if (row === 'stallsFrom') return numbers.stall(n)
    if (row.startsWith('chronicle')) return w.sections[SECTIONS[n - 1] ?? 'farm']
    return numbers.nth(n)
  }
  return row.startsWith('setup')
    ? (spaces[rest] ?? thingName(w, rest) ?? rest)
    : (thingName(w, rest) ?? spaces[rest] ?? rest)
}

/** One of the words of a field. */
function wordOf(w: Phrases, row: string, value: string): string {
  const spaces: { readonly [space: string]: string } = w.spaces
  const rewards: { readonly [reward: string]: readonly unknown[] } = w.rewards
  const areas: { readonly [area: string]: string } = w.more.marriage.areas
  const cargo: { readonly [cargo: string]: string } = w.more.port.cargo
  const bonus = BONUS_OF.get(value)
  if (row.startsWith('rank') && bonus !== undefined) return toText(bonusText(w.more.marriage, w, bonus))
  if (row.startsWith('castle') && rewards[value] !== undefined) return toText(w.rewards[value as 'coin'])
  if (row.startsWith('person')) {
    const [thing = '', n = '1'] = value.split('-')
    return toText(w.list(amountsOf({ [thing]: Number(n) })))
  }
  if (value === 'none') return w.numbers.none
  return (row === 'dieHouse' ? areas[value] : undefined) ?? spaces[value] ?? cargo[value] ?? value
}

function fieldOf(w: Phrases, id: string, kind: Kind): NumberField {
  const [row = '', rest = ''] = id.split('/')
  return {
    id,
    label: labelOf(w, row, rest),
    standard: kind.standard,
    range: 'values' in kind ? null : [kind.min, kind.max],
    values: 'values' in kind ? kind.values.map((value) => ({ value, label: wordOf(w, row, value) })) : [],
  }
}

/** The rows of a sheet with where they stand and what may be corrected in them. */
export function numberRows(w: Phrases, sheet: readonly FactRow[]): readonly NumberRow[] {
  const byRow = new Map<string, NumberField[]>()
  for (const [id, kind] of fieldsOfBox()) {
    const row = id.split('/')[0] ?? ''
    byRow.set(row, [...(byRow.get(row) ?? []), fieldOf(w, id, kind)])
  }
  return sheet.map((row) => {
    const [group = '', where = ''] = w.numbers.groups[groupOf(row.id)]
    return { ...row, group, where, fields: byRow.get(row.id) ?? [] }
  })
}

/** Everything a page needs to enter corrections: the rows as they then read, and what is wrong with them. */
export interface NumbersPage {
  rows(corrections: Corrections): readonly NumberRow[]
  /** The row that something is wrong with, and what; null where a table can be laid. */
  problem(corrections: Corrections): { readonly row: string; readonly says: string } | null
  read(text: string): Corrections | null
  write(corrections: Corrections): string
}

export function numbersPage(w: Phrases, sheetIn: (w: Phrases) => readonly FactRow[]): NumbersPage {
  return {
    rows: (corrections) => {
      // What cannot be played is still shown as it was entered, as far as it can be.
      const box = wrongIn(corrections) === null ? boxFor(writeCorrections(corrections)) : w.box
      return numberRows(w, sheetIn({ ...w, box }))
    },
    problem: (corrections) => {
      const wrong = wrongIn(corrections)
      return wrong === null ? null : { row: wrong.field.split('/')[0] ?? '', says: w.numbers.wrong[wrong.why] }
    },
    read: readCorrections,
    write: writeCorrections,
  }
}
