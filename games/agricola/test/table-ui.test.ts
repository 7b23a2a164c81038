/** What the drawn table works out by itself: drawn pastures, proposed meals, lines of the log, spaces that bring nothing. */

import { type GameEvent, toText } from '@dorfplatz/kernel'
import { expect, test } from 'vitest'
import type { FenceForm, MealForm, MealItem } from '../rules/forms.ts'
import type { FarmView } from '../rules/view.ts'
import { de } from '../text/de.ts'
import { en } from '../text/en.ts'
import { cheapestMeal } from '../ui/cheapest.ts'
import { askedBeside } from '../ui/counting.ts'
import { drawCell, EMPTY, fencing, toggleCell, turnEdge } from '../ui/fencing.ts'
import { beginsLine, headOf, lineOf } from '../ui/log.ts'
import { table } from './cards-e/table.ts'
import { k, openTable } from './table.ts'

type Shown = Pick<FarmView, 'goods' | 'rooms' | 'fields' | 'crops' | 'stables' | 'fences' | 'pastures'>
const farm = (part: Partial<Shown>): FarmView =>
  ({
    goods: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    rooms: [6, 12],
    fields: [],
    crops: [],
    stables: [],
    fences: [],
    pastures: [],
    ...part,
  }) as Partial<FarmView> as FarmView

const form = (most: number): FenceForm => ({
  type: 'custom',
  field: 'fences',
  name: 'fences',
  areas: {},
  items: [],
  min: 1,
  max: most,
  built: [],
  most,
  left: 15,
  free: 0,
  wood: Array.from({ length: most + 1 }, (_, n) => n),
  optional: false,
})

test('[A-FENCE-03] fences follow the border of the spaces that are drawn, with count, price and room', () => {
  const one = fencing(farm({}), form(6), toggleCell(EMPTY, 4))
  expect([one.edges.length, one.wood, one.room, one.refused]).toEqual([4, 4, 2, null])
  const two = fencing(farm({}), form(6), drawCell(toggleCell(EMPTY, 4), 10, true))
  expect([two.edges.length, two.wood, two.room, two.refused]).toEqual([6, 6, 4, null])
  expect(fencing(farm({ stables: [4] }), form(6), toggleCell(EMPTY, 4)).room).toBe(4)
})

test('[A-FENCE-01] what cannot be paid has no price; a line between two spaces divides them', () => {
  const two = drawCell(toggleCell(EMPTY, 4), 10, true)
  expect(fencing(farm({}), form(5), two).wood).toBeNull()
  const divided = fencing(farm({}), form(7), turnEdge(two, 10))
  expect([divided.edges.length, divided.refused]).toEqual([7, null])
})

test('[A-FENCE-04] a room within the fences is refused at once, with its rule', () => {
  expect(fencing(farm({}), form(8), toggleCell(EMPTY, 6)).refused).toMatchObject({ rule: 'A-FENCE-04' })
})

test('[A-FENCE-07] of two pastures that do not touch, the one drawn last is at fault', () => {
  const far = toggleCell(toggleCell(toggleCell(EMPTY, 16), 10), 1)
  expect(fencing(farm({}), form(6), far).refused).toMatchObject({ rule: 'A-FENCE-07', args: { cells: [1] } })
  const wide = drawCell(far, 2, true)
  expect(fencing(farm({}), form(6), wide).refused).toMatchObject({ args: { cells: [1, 2] } })
  // Taking one out again blames what is left.
  expect(fencing(farm({}), form(6), toggleCell(wide, 2)).refused).toMatchObject({ rule: 'A-FENCE-07' })
})

const item = (icon: string, food: number, max: number): MealItem => ({
  key: `${icon}@x`,
  icon,
  card: 0,
  give: 1,
  food,
  max,
  pot: false,
})
const meal = (need: number, food: number, items: readonly MealItem[]): MealForm => ({
  type: 'amounts',
  field: 'feed',
  need,
  food,
  pair: 0,
  items,
})

test('[A-HARVEST-FEED-06] the proposed meal feeds everybody for the least: grain first, no breeding pair torn apart', () => {
  const items = [item('grain', 1, 3), item('vegetable', 2, 1), item('sheep', 2, 2)]
  const goods = [0, 0, 0, 0, 3, 1, 0, 2, 0, 0]
  expect(cheapestMeal(meal(4, 3, items), farm({ goods }))).toEqual({ 'grain@x': 1 })
  expect(cheapestMeal(meal(4, 4, items), farm({ goods }))).toEqual({})
  expect(cheapestMeal(meal(4, 2, items), farm({ goods }))['sheep@x']).toBeUndefined()
})

test('where there is not enough, all that feeds is proposed', () => {
  const goods = [0, 0, 0, 0, 1, 0, 0, 2, 0, 0]
  const all = cheapestMeal(meal(9, 0, [item('grain', 1, 1), item('sheep', 2, 2)]), farm({ goods }))
  expect(all).toEqual({ 'grain@x': 1, 'sheep@x': 2 })
})

test('[A-SCORE-01] at the last harvest the proposed meal loses the fewest points', () => {
  const places = { pens: [], loose: 1, kept: [0, 0, 0] }
  const last = { ...farm({ goods: [0, 0, 0, 0, 0, 1, 0, 0, 4, 0] }), places, improvements: [] }
  const items = [item('vegetable', 3, 1), item('boar', 3, 4)]
  // One boar fewer: 3 of them still give 2 points. The only vegetable would cost 2.
  expect(cheapestMeal(meal(3, 0, items), last)).toEqual({ 'vegetable@x': 1 })
  expect(cheapestMeal(meal(3, 0, items), last, true)).toEqual({ 'boar@x': 1 })
  // Of 5 boar 3 are left and have a young one if there is room for it: none of the rows is lost.
  const five = { ...last, goods: [0, 0, 0, 0, 0, 2, 0, 0, 5, 0], places: { ...places, loose: 6 } }
  expect(cheapestMeal(meal(6, 0, items), five, true)).toEqual({ 'vegetable@x': 1, 'boar@x': 1 })
  // The Joinery counts the wood that is left.
  const joinery = { ...last, goods: [3, 0, 0, 0, 2, 0, 0, 0, 0, 0], improvements: [7] }
  expect(cheapestMeal(meal(1, 0, [item('wood', 2, 1), item('grain', 1, 2)]), joinery)).toEqual({ 'wood@x': 1 })
  expect(cheapestMeal(meal(1, 0, [item('wood', 2, 1), item('grain', 1, 2)]), joinery, true)).toEqual({ 'grain@x': 1 })
})

const plain = (line: ReturnType<typeof lineOf>) => `${line?.title}: ${toText(line?.told ?? [])}`

test('a harvest is told step by step: what comes in, what is eaten, who is born', () => {
  const events = [
    { kind: 'harvested', seat: 0, grain: 1, vegetable: 0, wood: 0 },
    { kind: 'exchange', seat: 0, gave: { grain: 1 }, got: { food: 1 } },
    { kind: 'exchange', seat: 0, gave: { boar: 2 }, got: { food: 6 } },
    { kind: 'fed', seat: 0, food: 8, begging: 1 },
    { kind: 'bred', seat: 0, before: [0, 2, 0], herd: [0, 3, 0] },
  ] as readonly GameEvent[]
  const lines: GameEvent[][] = []
  for (const event of events) {
    const last = lines.at(-1)
    if (last === undefined || beginsLine(last, event)) lines.push([event])
    else last.push(event)
  }
  expect(lines.map((line) => plain(lineOf(line, 'en', en)))).toEqual([
    'Fields: +1 grain',
    'Feeding: −1 grain −1 food −2 wild boar, 1 begging card (−3)',
    'Breeding: +1 wild boar',
  ])
})

test('cards that are taken or set aside stand in one row behind what is done with them', () => {
  const aside = [11, 12].map((card) => ({ kind: 'setAside', seat: 0, to: [0], card })) as readonly GameEvent[]
  expect(plain(lineOf(aside, 'de', de))).toMatch(/^Weggelegt: [^,]+, [^,]+$/)
  const taken = [11, 12].map((card) => ({ kind: 'drafted', seat: 0, to: [0], card })) as readonly GameEvent[]
  expect(plain(lineOf(taken, 'de', de))).toMatch(/^Genommen: [^,]+, [^,]+$/)
})

test.each([
  ['build', { build: 'room', at: 'A1' }, 'Build rooms and/or stables: −5 wood −2 reed, room A1'],
  ['build', { build: 'stable', at: 'A5' }, 'Build rooms and/or stables: −2 wood, stable A5'],
])('what is built is told with its price: %s %o', (_, choice, line) => {
  const t = openTable({ round: 2 }).seat(0, { goods: { wood: 7, reed: 2 } })
  t.place('build_rooms_stables')
  const done = k.apply(t.m, 0, { to: k.view(t.m, 0).decisions[0]?.id ?? '', choice })
  const events = 'events' in done ? done.events : []
  expect(plain(lineOf([{ kind: 'placed', seat: 0, space: 0 }, ...events], 'en', en))).toBe(line)
})

test('a move is one line: its place, then gains and payments summed', () => {
  const events = [
    { kind: 'placed', seat: 0, space: 6 },
    { kind: 'took', seat: 0, space: 6, goods: { wood: 6 } },
    { kind: 'paid', seat: 0, goods: { food: 1 }, back: [], for: 'fee' },
    { kind: 'gained', seat: 0, card: 176, goods: { wood: 1 } },
    { kind: 'gained', seat: 0, card: 152, goods: { food: 1 } },
  ] as readonly GameEvent[]
  expect(plain(lineOf(events, 'de', de))).toBe(
    '3 Holz: +6 Holz −1 Nährwert, Holzfäller +1 Holz, Beerensammler +1 Nährwert',
  )
})

test('the log has a head for each phase: the round begins, people are placed, the harvest follows', () => {
  const events = [
    { kind: 'round', round: 4, space: 12 },
    { kind: 'delivered', seat: 1, good: 6, n: 1 },
    { kind: 'exchange', seat: 0, gave: { sheep: 1 }, got: { food: 2 } },
    { kind: 'placed', seat: 0, space: 6 },
    { kind: 'took', seat: 0, space: 6, goods: { wood: 3 } },
    { kind: 'placed', seat: 1, space: 7 },
    { kind: 'harvest', round: 4 },
    { kind: 'exchange', seat: 0, gave: { grain: 1 }, got: { food: 1 } },
    { kind: 'fed', seat: 0, food: 4, begging: 0 },
    { kind: 'round', round: 5, space: 13 },
  ] as readonly GameEvent[]
  const heads: (string | null)[] = []
  let above: GameEvent | null = null
  for (const event of events) {
    const head = headOf(event, 'de', de, above)
    if (head !== null) above = event
    heads.push(head)
  }
  const [begins, work, harvest] = ['Runde 4 · Rundenbeginn', 'Runde 4 · Arbeitszeit', 'Runde 4 · Erntezeit']
  expect(heads).toEqual([begins, null, work, null, null, null, harvest, null, null, 'Runde 5 · Rundenbeginn'])
  // A log that begins in the midst of a round does not know which one it is.
  expect(headOf({ kind: 'placed', seat: 0, space: 6 } as GameEvent, 'de', de, null)).toBeNull()
})

test('what a card brings is told with its name, what begins on no space says what it is', () => {
  const told = (...events: readonly object[]) => plain(lineOf(events as readonly GameEvent[], 'en', en))
  expect(told({ kind: 'gained', seat: 0, card: 176, goods: { wood: 1 } })).toBe(': Woodcutter +1 wood')
  expect(told({ kind: 'delivered', seat: 0, good: 6, n: 1 })).toBe('Round space: +1 food')
  expect(told({ kind: 'exchange', seat: 0, gave: { sheep: 1 }, got: { food: 2 } })).toBe('Exchange: −1 sheep +2 food')
  expect(told({ kind: 'round', round: 12, space: 22 })).toMatch(/^: New: /)
  // What was just played needs no second name.
  const played = [
    { kind: 'played', seat: 0, card: 176 },
    { kind: 'gained', seat: 0, card: 176, goods: { wood: 2 } },
  ]
  expect(told(...played)).toBe(': +2 wood, plays Woodcutter')
})

test('long names are short on tiles, short ones stay', () => {
  const { spaces } = de.board
  expect(spaces.tile(6)).toBe('3 Holz')
  expect(spaces.tile(0)).toBe('Haus- und/oder Stallbau')
})

test('a card that lies there and asks whether it is used is asked at the card', () => {
  const t = table(2).owns([248])
  t.edit((s) => {
    for (const p of s.players.slice(1)) p.home = 0
  })
  expect(t.go('reed_1').endRound().asked()?.op).toBe('mayEffect')
  expect(askedBeside(k.view(t.m, 0), [])).toBe('.strips [data-piece="card:248"]')
})
