/** Reference pages tell of the whole box, of what a table uses, or of the parts that a reader has left. */

import { toText } from '@dorfplatz/kernel'
import { describe, expect, test } from 'vitest'
import { addressIn, type BoxSearch, boxOf, gameIn, optionsIn, partsIn, readBox, withPart } from '../app/box.ts'
import { type PageGame, shelf } from '../app/games.ts'
import { loadTerms } from '../learn/book/terms.ts'
import { entriesOf } from '../learn/book/useEntries.ts'

const PARTS = ['inn', 'port', 'marriage', 'goals', 'promos']
const village = (): Promise<PageGame> => shelf.village.load('en')
const rulesIn = async (search: BoxSearch) => (await shelf.village.book('en', optionsIn(PARTS, search))).rules
const decksOf = (game: PageGame) => new Set(game.cards.map(({ deck }) => deck))

describe('an address', () => {
  test('says what a table uses, and its corrected numbers', async () => {
    const game = await village()
    const options = { inn: true, port: false, promo03: true, conny: 'die', numbers: '{"track":14}' }
    expect(boxOf(game, options)).toEqual({ box: 'inn.promo03', numbers: '{"track":14}' })
    expect(boxOf(game, { inn: false })).toEqual({ box: '' })
    expect(boxOf(await shelf.hallertau.load('en'), { inn: true })).toEqual({})
    expect(addressIn('/rules/village', {})).toBe('/rules/village')
    expect(addressIn('/rules/village', { box: 'inn.port' })).toBe('/rules/village?box=inn.port')
  })

  test('takes only words', () => {
    expect(readBox({ box: 3, numbers: { track: 14 }, q: 'beer' })).toEqual({})
    expect(optionsIn(PARTS, {})).toBeNull()
    expect(optionsIn(PARTS, { box: '' })).toEqual({})
    expect(optionsIn(['inn', 'port'], { numbers: '{}' })).toEqual({ inn: true, port: true, numbers: '{}' })
  })

  test('loses a part and gets it back; with everything it is plain again', () => {
    const without = withPart(PARTS, {}, 'port')
    expect(without).toEqual({ box: 'inn.marriage.goals.promos' })
    expect(partsIn(PARTS, without)).toEqual(['inn', 'marriage', 'goals', 'promos'])
    expect(withPart(PARTS, without, 'port')).toEqual({})
    // What a table has switched on besides stays switched on.
    expect(withPart(PARTS, { box: 'inn.promo03' }, 'goals')).toEqual({ box: 'inn.goals.promo03' })
  })
})

test('without expansions nothing is told of them: no rule, no card, no entry, no line of the summary', async () => {
  const whole = await village()
  const base = gameIn(whole, { box: '' })
  expect(decksOf(base)).toEqual(new Set(['customer']))
  expect(Object.keys(await rulesIn({ box: '' })).filter((id) => /^(VI|VP|VM|VG|VX|VC)-/.test(id))).toEqual([])
  const [explaining, terms] = [await shelf.village.explaining(), await loadTerms('village', 'en')]
  if (explaining === null) throw new Error('nothing is explained')
  const titles = async ({ text }: PageGame, box: BoxSearch) =>
    entriesOf({ explaining, terms, text, rules: await rulesIn(box) }, 'en').map(({ title }) => title)
  expect(await titles(whole, {})).toEqual(expect.arrayContaining(['Beer', 'Treasure chest', 'Wagons']))
  expect(await titles(base, { box: '' })).toContain('Wagons')
  expect(await titles(base, { box: '' })).not.toContain('Beer')
  const said = async (box: string) => JSON.stringify(await shelf.village.quick('en', optionsIn(PARTS, { box })))
  expect(await said('')).not.toMatch(/beer|Beer|captain|wedding/)
  expect(await said('inn')).toMatch(/beer/)
  expect(await said('inn')).not.toMatch(/captain|wedding/)
})

test.each([
  ['inn', ['customer', 'person']],
  ['port', ['customer', 'captain', 'chest']],
  ['goals', ['customer', 'gold', 'silver']],
])('with %s alone the gallery has its cards and the sheet of facts its values', async (part, decks) => {
  const game = gameIn(await village(), { box: part })
  expect([...decksOf(game)].toSorted()).toEqual(decks.toSorted())
  const rows = await shelf.village.facts('en', optionsIn(PARTS, { box: part }))
  const titles = rows.map(({ title }) => title).join('\n')
  expect(/Price of/.test(titles)).toBe(part === 'inn')
  expect(/Captain/.test(titles)).toBe(part === 'port')
  expect(/Castle 1/.test(titles)).toBe(part !== 'port')
  expect(rows.filter(({ title }) => /^Setup.* 4 /i.test(title))).toHaveLength(1)
})

test('with corrected numbers rules, summary and facts print them', async () => {
  const search = { box: 'inn', numbers: '{"scriptorium":5,"track":14}' }
  expect((await rulesIn(search))['V-TIME-02']).toContain('14 spaces')
  const options = optionsIn(PARTS, search)
  const quick = await shelf.village.quick('en', options)
  const lines = quick.flatMap(({ lines }) => lines.map((line) => (typeof line === 'string' ? line : toText(line))))
  expect(lines.join('\n')).toContain('Scriptorium, scroll: 5 / 2 / pink')
  expect((await shelf.village.facts('en', options)).find(({ value }) => value === '14')).toBeDefined()
})
