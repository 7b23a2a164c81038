/** Person cards are drawn from their data: price, moment, and what they do or are worth. */

import { expect, test } from 'vitest'
import { BOX } from '../../../cards/box.ts'
import { k } from '../../../test/scenario.ts'
import { people } from '../../people.ts'
import { type Person, personIn } from '../person.ts'
import { lineOf, momentOf, priceOf, rowOf, tableOf } from '../ui/drawings.ts'
import { inn } from './innkeeping.ts'

const personOf = (id: string): Person => {
  const found = people.find((one) => one.id === id)
  if (found === undefined) throw new Error(`nobody is called ${id}`)
  return found
}
/** "2 plow", "time > quill". */
const read = (line: ReturnType<typeof lineOf>): string | null =>
  line?.map((sign) => ('sign' in sign ? sign.sign : `${sign.n === 1 ? '' : `${sign.n} `}${sign.icon}`)).join(' ') ??
  null

test.each([
  ['schmiedin', '2 plow'],
  ['viehzuechter', 'horse or ox'],
  ['knecht', '2 vp arrow 5 sack'],
  ['kraeuterweib', '2 vp time arrow quill'],
  ['mueller', '2 time 2 sack arrow 5 coin'],
  ['kartograph', 'ship arrow island'],
  ['ratsherr', '2 council'],
  ['tausendsassa', 'vp 4 die'],
  ['baeuerin', 'sack arrow vp'],
  ['gutsverwalter', 'horse ox plow wagon scroll beer arrow 2 vp'],
  ['taschendiebin', '6 vp or 3 vp'],
])('[VI-40] %s is drawn as %s', (id, drawn) => {
  expect(read(lineOf(personOf(id)))).toBe(drawn)
})

test('[VX-Buergermeister-1] [VX-Chronist-1] a card that is worth more by number is drawn as its table, as the box has it', () => {
  const rows = (person: Person) => tableOf(person)?.map(({ need, gives }) => `${read(need)}: ${read(gives)}`)
  expect(rows(personOf('buergermeister'))).toEqual(['stone-green: 2 vp', '2 stone-green: 4 vp', '3 stone-green: 6 vp'])
  const corrected = personIn({ ...BOX, corrections: { 'person.chronist/1': 3 } }, personOf('chronist'))
  expect(rows(corrected)?.[0]).toBe('quill: 3 vp')
  expect(tableOf(personOf('schmiedin'))).toBeNull()
})

test('[VX-Buergermeister-1] [VX-Chronist-1] [VX-Reisender-1] the row that counts for the reader is the one that scores', () => {
  const m = inn(2)
  const { families } = k.view(m, 0).table
  const [family] = families
  if (family === undefined) throw new Error('nobody sits there')
  const dead = (n: number) =>
    family.members.map((one, i) => (i < n ? { ...one, place: 'chronicle-farm' as const } : one))
  const worth = (id: string, held: typeof family): string | null => {
    const person = personOf(id)
    const row = rowOf(person, held)
    return row === null ? null : read(tableOf(person)?.[row]?.gives ?? null)
  }
  const green = (n: number) => ({ ...family, stones: { ...family.stones, green: n } })
  expect([0, 1, 3, 4].map((n) => worth('buergermeister', green(n)))).toEqual([null, '2 vp', '6 vp', null])
  expect([0, 2, 5, 6].map((n) => worth('chronist', { ...family, members: dead(n) }))).toEqual([
    null,
    '4 vp',
    '16 vp',
    '16 vp',
  ])
  const seen = (n: number) => ({ ...family, castles: [1, 2, 3, 4, 5, 6].slice(0, n) })
  expect([0, 3, 6].map((n) => worth('reisender', seen(n)))).toEqual([null, '9 vp', '23 vp'])
  expect(worth('schmiedin', green(1))).toBeNull()
})

test('[VI-45] [VI-49] every card shows its price and its moment', () => {
  for (const person of people) {
    expect(priceOf(person), person.id).toHaveLength(1)
    expect(momentOf(person).length, person.id).toBeGreaterThan(0)
  }
})

test('only cards that no picture tells for certain have words alone', () => {
  const wordsOnly = people.filter((person) => lineOf(person) === null && tableOf(person) === null)
  expect(wordsOnly.map(({ id }) => id)).toEqual(['altwarenhaendlerin', 'marktschreier', 'quartiermeister', 'fragnerin'])
})
