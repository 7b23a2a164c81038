/** Where the viewer's answers lie on the drawn boards, and what places answer that offer none. */

import { type Answer, type Json, plain } from '@dorfplatz/kernel'
import { expect, test } from 'vitest'
import { village } from '../index.ts'
import { CASTLE_0, CHURCH_0, COUNCIL_0, figure, KINDS, SPACES } from '../rules/codes.ts'
import type { Frame } from '../rules/frames.ts'
import type { M } from '../rules/state.ts'
import { highlightsOf, placeOf, spotsOf, stampsOf } from '../ui/highlights.ts'
import type { Option } from '../ui/props.ts'
import { farm, k, playOut, put, table } from './scenario.ts'

/** What a seat's screen knows. */
function screen(m: M, seat: number, chosen?: Json) {
  const view = k.view(m, seat)
  const options: Option[] = view.decisions.flatMap((decision) =>
    (decision.choices ?? []).map((choice) => ({
      key: JSON.stringify(choice),
      decision,
      answer: { to: decision.id, choice },
      sentence: village.text.en.choice(view, decision, choice),
      chosen: choice === chosen,
    })),
  )
  return { view, me: seat, options, staged: [] as Answer[], stagedKinds: [] as string[] }
}

function answer(m: M, choice: Json): void {
  const [asked] = k.decisions(m)
  if (asked === undefined) throw new Error('nobody is asked')
  k.apply(m, asked.seat, { to: asked.id, choice })
}

/** The first stone of a space. */
function take(m: M, space: (typeof SPACES)[number]): void {
  const [asked] = k.decisions(m)
  const at = SPACES.indexOf(space)
  const stone = asked?.choices?.find((c) => typeof c === 'number' && Math.floor(c / KINDS) === at)
  if (stone === undefined) throw new Error(`no stone in ${space}`)
  answer(m, stone)
}

/** Whether one space offers to decline with this answer. */
function declines(m: M, seat: number, choice: Json): boolean {
  const highlights = highlightsOf(screen(m, seat))
  return SPACES.filter((_, space) => highlights.declining(space)?.answer.choice === choice).length === 1
}

/** What ends these stands in the banner: they are about no space. */
const IN_BANNER: readonly Json[] = ['pick done', 'climb done', 'freeAction skip']
const PLACES_DRAWN: readonly string[] = [...SPACES, 'well', 'figure']

test.each([1, 2, 3, 5])(
  'every answer lies on the board, declining on the space it is about, with %i seats',
  (seats) => {
    const seen = new Set<string>()
    const nowhere = new Set<string>()
    for (let n = 0; n < 4; n++) {
      let i = n
      const m = table(seats, { compensation: false, promos: true }, `highlights ${n}`)
      playOut(m, ({ kind, choices }) => {
        const f = k.decisions(m)[0]?.args as Frame
        seen.add(kind)
        for (const choice of choices) {
          const spots = spotsOf(f, choice)
          const drawn = spots.every((spot) => PLACES_DRAWN.includes(placeOf(spot)))
          const declined = spots.length === 0 && declines(m, f.seat, choice)
          if (!drawn || (spots.length === 0 && !declined)) nowhere.add(`${kind} ${choice}`)
        }
        i += 7
        return choices[i % choices.length] ?? null
      })
    }
    expect([...nowhere].filter((answer) => !IN_BANNER.includes(answer))).toEqual([])
    for (const kind of ['turn', 'craft', 'council', 'church', 'serve', 'pay', 'climb', 'dies'])
      expect(seen).toContain(kind)
  },
)

test('[V-SETUP-24] the stone of the start compensation is taken from the supply, on the board', () => {
  const m = table(4, { startSeat: 1, compensation: true })
  const [asked] = k.decisions(m)
  expect(asked?.kind).toBe('stones')
  const highlights = highlightsOf(screen(m, asked?.seat ?? -1))
  expect(highlights.at('supply').ways.map(({ answer: a }) => a.choice)).toEqual(asked?.choices)
  expect(asked?.choices).toHaveLength(4)
})

test('an answer lies where the piece is that it moves, and where that goes', () => {
  const at = (frame: object, choice: Json) => spotsOf({ seat: 0, must: false, ...frame } as Frame, choice)
  expect(at({ op: 'turn' }, 2 * KINDS + 3)).toEqual(['stone:2:3'])
  expect(at({ op: 'turn' }, 'well')).toEqual(['well'])
  expect(at({ op: 'trainee', building: 2 }, 1)).toEqual(['building:2', 'figure:farm:1'])
  expect(at({ op: 'council' }, figure(COUNCIL_0 + 1, 2))).toEqual(['council:2', 'figure:council1:2'])
  expect(at({ op: 'travel' }, 41)).toEqual(['castle:1', 'road:1:4'])
  expect(at({ op: 'traveller', from: 3, to: 6 }, 1)).toEqual(['castle:6', 'figure:castle3:1'])
  expect(at({ op: 'climb' }, figure(CHURCH_0 + 2, 1))).toEqual(['church:3', 'figure:church2:1'])
  expect(at({ op: 'dies' }, figure(CASTLE_0 + 5, 1))).toEqual(['figure:castle5:1'])
  expect(at({ op: 'pay', then: { op: 'journey', from: 0, to: 2 } }, 'bb')).toEqual(['castle:2'])
  expect(at({ op: 'pay', then: { op: 'sale', tile: 7 } }, 'g')).toEqual(['tile:7'])
  expect(at({ op: 'craft' }, 'skip')).toEqual([])
})

test('a workshop with several answers holds them all; they open by themselves where there is no other place', () => {
  const m = table(2)
  farm(m, 0, { orange: 2, pink: 2, grain: 0 })
  take(m, 'crafts')
  const highlights = highlightsOf(screen(m, 0))
  expect(highlights.only).toBeNull()
  expect(highlights.at('building:0').ways.map(({ answer: a }) => a.choice)).toEqual([0, 2])
  answer(m, 0)
  const next = highlightsOf(screen(m, 0))
  expect(next.asked?.kind).toBe('product')
  expect(next.only).toBe('building:0')
  expect(next.at('building:0').ways.map(({ sentence }) => plain(sentence))).toHaveLength(2)
})

test('a place that offers nothing asks about an answer the rules refuse', () => {
  const m = table(2)
  farm(m, 0, { orange: 0, green: 0, brown: 0, pink: 0, grain: 0, coin: 0 })
  const refused = (spot: string): string | undefined => {
    const { why } = highlightsOf(screen(m, 0)).at(spot)
    if (why === null) return undefined
    return k.whyNot(m, 0, why)?.rule
  }
  expect(refused('well')).toBe('V-WELL-01')
  expect(refused('building:0')).toBeUndefined()
  k.edit(m, (s) => {
    s.onBoard -= s.stock.slice(0, KINDS).reduce((a, b) => a + b, 0)
    for (let colour = 0; colour < KINDS; colour++) s.stock[colour] = 0
  })
  expect(refused('space:0')).toBe('V-ROUND-12')
  take(m, 'crafts')
  expect(refused('building:4')).toBe('V-ROUND-16')
  expect(refused('castle:1')).toBeUndefined()
})

test('[V-TRAVEL-05] [V-COUNCIL-05] roads and steps say why not', () => {
  const rules = (space: (typeof SPACES)[number], prepare: (m: M) => void, ...spots: string[]) => {
    const m = table(2)
    prepare(m)
    take(m, space)
    const highlights = highlightsOf(screen(m, 0))
    return spots.map((spot) => {
      const { why } = highlights.at(spot)
      return why === null ? null : (k.whyNot(m, 0, why)?.rule ?? null)
    })
  }
  const rich = (m: M) => farm(m, 0, { wagon: 1, orange: 0, green: 2, brown: 2, pink: 0, coin: 0 })
  expect(rules('travel', rich, 'castle:1', 'castle:2', 'road:0:2', 'castle:6')).toEqual([
    null,
    'V-TRAVEL-05',
    'V-TRAVEL-05',
    'V-TRAVEL-03',
  ])
  expect(rules('council', rich, 'council:1', 'council:2', 'council:4')).toEqual([null, 'V-COUNCIL-05', 'V-COUNCIL-05'])
})

test('only what can be chosen is highlights, and only for whoever is asked', () => {
  const m = table(2)
  expect(highlightsOf(screen(m, 0)).at('well').ways).toEqual([])
  expect(highlightsOf(screen(m, 1)).at('well').why).toBeNull()
  expect(highlightsOf({ ...screen(m, 0), me: null }).asked).toBeNull()
})

test('what waits for confirmation is stamped: the space of the stone, then the workshop, the step, the castle', () => {
  const stamps = stampsOf(
    [
      { to: 'a', choice: 2 * KINDS + 1 },
      { to: 'b', choice: 3 * 4 },
      { to: 'c', choice: 2 },
    ],
    ['turn', 'craft', 'trainee'],
  )
  expect([...stamps]).toEqual(['space:2', 'building:3'])
  expect([...stampsOf([{ to: 'a', choice: 'well' }], ['turn'])]).toEqual(['well'])
  const m = table(2)
  const stone = k.decisions(m)[0]?.choices?.[0]
  if (typeof stone !== 'number') throw new Error('no stone to take')
  const highlights = highlightsOf(screen(m, 0, stone))
  expect(highlights.at(`stone:${Math.floor(stone / KINDS)}:${stone % KINDS}`).stamped).toBe(true)
})

test('members are highlights where they stand: called home, or dead', () => {
  const m = table(2)
  put(m, 0, 1, 'castle1')
  put(m, 0, 1, 'council1')
  take(m, 'family')
  const highlights = highlightsOf(screen(m, 0))
  expect(highlights.at('figure:castle1:1').ways).toHaveLength(1)
  expect(highlights.at('figure:council1:1').ways).toHaveLength(1)
  expect(highlights.at('space:1').ways.map(({ answer: a }) => a.choice)).toEqual(['birth'])
  expect(highlights.at('figure:farm:1')).toEqual({ ways: [], why: null, stamped: false })
})
