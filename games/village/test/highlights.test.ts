/** Where the viewer's answers lie on the drawn boards, and what places answer that offer none. */

import { type Answer, type Json, PASS, toText } from '@dorfplatz/kernel'
import { expect, test } from 'vitest'
import { village } from '../index.ts'
import { KINDS, SPACES, type SpaceId } from '../rules/codes.ts'
import type { VillageDecision } from '../rules/frames.ts'
import type { M } from '../rules/state.ts'
import { highlightsOf, placeOf, spotsOf, stampsOf } from '../ui/highlights.ts'
import type { Option } from '../ui/props.ts'
import {
  advance,
  asked,
  birth,
  byPay,
  type Choice,
  farm,
  k,
  pays,
  playOut,
  put,
  stone,
  table,
  train,
  travel,
  WELL,
  who,
} from './scenario.ts'

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
function take(m: M, space: SpaceId): void {
  const found = asked(m)?.choices.find((c) => typeof c === 'object' && 'take' in c && c.from === space)
  if (found === undefined) throw new Error(`no stone in ${space}`)
  answer(m, found)
}

/** Whether this answer declines what a space offers. */
function declines(m: M, seat: number, choice: Json): boolean {
  return choice === PASS && highlightsOf(screen(m, seat)).about !== null
}

/** What ends these stands in the banner: they are about no space. */
const IN_BANNER: readonly Json[] = ['pick done', 'climb done', 'freeAction pass']
const PLACES_DRAWN: readonly string[] = [...SPACES, 'well', 'figure']

test.each([1, 2, 3, 5])(
  'every answer lies on the board, and what is declined is about a space, with %i seats',
  (seats) => {
    const seen = new Set<string>()
    const nowhere = new Set<string>()
    for (let n = 0; n < 4; n++) {
      let i = n
      const m = table(seats, { compensation: false, promos: true }, `highlights ${n}`)
      playOut(m, ({ kind, choices }) => {
        const d = k.decisions(m)[0] as VillageDecision
        seen.add(kind)
        for (const choice of choices) {
          const spots = spotsOf(d, choice)
          const drawn = spots.every((spot) => PLACES_DRAWN.includes(placeOf(spot)))
          const declined = spots.length === 0 && declines(m, d.seat, choice)
          if (!drawn || (spots.length === 0 && !declined))
            nowhere.add(`${kind} ${typeof choice === 'string' ? choice : JSON.stringify(choice)}`)
        }
        i += 7
        return choices[i % choices.length] ?? PASS
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
  const at = (frame: { readonly op: string }, choice: Choice) =>
    spotsOf({ kind: frame.op, args: { seat: 0, must: false, ...frame } } as VillageDecision, choice)
  expect(at({ op: 'turn' }, stone('crafts', 'p'))).toEqual(['stone:crafts:pink'])
  expect(at({ op: 'turn' }, WELL)).toEqual(['well'])
  const trainee = { op: 'trainee', building: 'scriptorium' }
  expect(at(trainee, who('farm', 1))).toEqual(['building:scriptorium', 'figure:farm:1'])
  expect(at({ op: 'council' }, advance('council1', 2))).toEqual(['council:2', 'figure:council1:2'])
  expect(at({ op: 'travel' }, travel(4, 1))).toEqual(['castle:1', 'road:1:4'])
  const traveler = { op: 'traveler', from: 'castle3', to: 'castle6' }
  expect(at(traveler, who('castle3', 1))).toEqual(['castle:6', 'figure:castle3:1'])
  expect(at({ op: 'climb' }, who('church2', 1))).toEqual(['church:3', 'figure:church2:1'])
  expect(at({ op: 'dies' }, who('castle5', 1))).toEqual(['figure:castle5:1'])
  const paying = (then: object) => ({ op: 'pay', then })
  expect(at(paying({ op: 'journey', to: 'castle2' }), pays('bb'))).toEqual(['castle:2'])
  expect(at(paying({ op: 'sale', tile: 'cust07' }), pays('g'))).toEqual(['tile:cust07'])
  expect(at({ op: 'craft' }, PASS)).toEqual([])
})

test('a workshop with several answers holds them all; they open by themselves where there is no other place', () => {
  const m = table(2)
  farm(m, 0, { orange: 2, pink: 2, grain: 0 })
  take(m, 'crafts')
  const highlights = highlightsOf(screen(m, 0))
  expect(highlights.only).toBeNull()
  expect(highlights.at('building:wainwright').ways.map(({ answer: a }) => a.choice)).toEqual([
    train('wainwright'),
    byPay('wainwright'),
  ])
  answer(m, train('wainwright'))
  const next = highlightsOf(screen(m, 0))
  expect(next.asked?.kind).toBe('product')
  expect(next.only).toBe('building:wainwright')
  expect(next.at('building:wainwright').ways.map(({ sentence }) => toText(sentence))).toHaveLength(2)
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
  expect(refused('building:wainwright')).toBeUndefined()
  k.edit(m, (s) => {
    s.onBoard -= s.stock.slice(0, KINDS).reduce((a, b) => a + b, 0)
    for (let colour = 0; colour < KINDS; colour++) s.stock[colour] = 0
  })
  expect(refused('space:harvest')).toBe('V-ROUND-12')
  take(m, 'crafts')
  expect(refused('building:mill')).toBe('V-ROUND-16')
  expect(refused('castle:1')).toBeUndefined()
})

test('[V-TRAVEL-05] [V-COUNCIL-05] roads and steps say why not', () => {
  const rules = (space: SpaceId, prepare: (m: M) => void, ...spots: string[]) => {
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
      { to: 'a', choice: stone('crafts', 'g') },
      { to: 'b', choice: train('smithy') },
      { to: 'c', choice: who('farm', 2) },
    ],
    ['turn', 'craft', 'trainee'],
  )
  expect([...stamps]).toEqual(['space:crafts', 'building:smithy'])
  expect([...stampsOf([{ to: 'a', choice: WELL }], ['turn'])]).toEqual(['well'])
  expect([...stampsOf([{ to: 'a', choice: travel(0, 2) }], ['travel'])]).toEqual(['castle:2'])
  const m = table(2)
  const first = asked(m)?.choices[0]
  if (typeof first !== 'object' || !('take' in first)) throw new Error('no stone to take')
  const highlights = highlightsOf(screen(m, 0, first))
  expect(highlights.at(`stone:${first.from}:${first.take}`).stamped).toBe(true)
})

test('members are highlights where they stand: called home, or dead', () => {
  const m = table(2)
  put(m, 0, 1, 'castle1')
  put(m, 0, 1, 'council1')
  take(m, 'family')
  const highlights = highlightsOf(screen(m, 0))
  expect(highlights.at('figure:castle1:1').ways).toHaveLength(1)
  expect(highlights.at('figure:council1:1').ways).toHaveLength(1)
  expect(highlights.at('space:family').ways.map(({ answer: a }) => a.choice)).toEqual([birth(2)])
  expect(highlights.at('figure:farm:1')).toEqual({ ways: [], why: null, stamped: false })
})
