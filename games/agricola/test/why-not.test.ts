/** "Why not?" for every card of the box: a reason with the player's own numbers, in both languages. */

import { type Refusal, toText } from '@dorfplatz/kernel'
import { describe, expect, test } from 'vitest'
import { CARDS, isOccupation, LAST_MAJOR } from '../cards/registry.ts'
import { agricola } from '../index.ts'
import { k, openTable } from './table.ts'

const said = (refusal: Refusal): readonly [string, string] => [
  toText(agricola.text.en.refusal(refusal)),
  toText(agricola.text.de.refusal(refusal)),
]

/** A finished sentence: something is said, and nothing of ours shows through. */
function readable(refusal: Refusal, no: number): void {
  const [en, de] = said(refusal)
  for (const text of [en, de]) {
    expect(text, `card ${no}`).toMatch(/[.!?]( .*)?$/)
    expect(text, `card ${no}`).not.toMatch(/undefined|NaN|\bnull\b|\{|\}/)
  }
  expect(en, `card ${no}`).not.toBe(de)
}

const all = CARDS.map((card) => [card.no, card.name.en] as const)

describe('asked for, without anything in the supply', () => {
  test.each(all)('%i %s', (no) => {
    const { needs, cost, kind } = CARDS.find((card) => card.no === no) ?? { cost: [], kind: 'minor' }
    const t = openTable({ seats: 4, round: 14 }).seat(0, { holds: no > LAST_MAJOR ? [no] : ['Corn Sheaf'] })
    // One free card more, so that the action is open at all.
    if (no > LAST_MAJOR && no !== 129) t.seat(0, { holds: ['Corn Sheaf', 'Woodcutter'].slice(0, 2) })
    t.place(kind === 'occupation' ? 'occupation' : 'major_or_minor')
    const refusal = t.refusal({ play: String(no) })
    if (refusal === null) {
      expect(cost.every((price) => Object.keys(price).length === 0)).toBe(true)
      return
    }
    readable(refusal, no)
    // A prerequisite that is not met is told with one's own number.
    if (refusal.rule === 'A-MINOR-02' && needs !== undefined) {
      const [en, de] = said(refusal)
      expect(en).toMatch(/you have \d|you live in|it is round 14|the fewest are \d/)
      expect(de).toMatch(/du hast \d|Du hast: |jetzt ist Runde 14|am wenigsten sind \d/)
    }
  })
})

describe('unasked, while a person is to be placed', () => {
  test.each(all)('%i %s', (no) => {
    const t = openTable({ seats: 4, round: 5 }).seat(0, { holds: no > LAST_MAJOR ? [no] : [] })
    const refusal = k.whyNot(t.m, 0, { to: 'anytime', choice: { play: String(no) } })
    if (refusal === null) throw new Error(`card ${no} is played out of the blue`)
    readable(refusal, no)
    const [en] = said(refusal)
    if (isOccupation(no)) expect(en).toContain('1 occupation')
  })
})

test('[A-MINOR-02] you need 2 occupations, you have 1', () => {
  const t = openTable({ round: 5 }).seat(0, { plays: ['Woodcutter'], holds: ['Grain Cart', 'Corn Sheaf'] })
  t.place('starting_player_minor')
  const refusal = t.refusal({ play: '74' })
  expect(refusal).toMatchObject({ rule: 'A-MINOR-02', args: { needs: [{ name: 'occupations', wanted: 2, own: 1 }] } })
  if (refusal === null) return
  expect(said(refusal)[0]).toContain('Grain Cart: You need 2 occupations, you have 1.')
  expect(said(refusal)[1]).toContain('Du brauchst 2 Ausbildungen, du hast 1.')
})

test('[A-MINOR-02] only what is missing is named', () => {
  const t = openTable({ round: 5 }).seat(0, {
    plays: ['Woodcutter', 'Thatcher', 'Grocer'],
    holds: ['Beehive', 'Corn Sheaf'],
  })
  t.place('starting_player_minor')
  const refusal = t.refusal({ play: '108' })
  expect(refusal?.args?.needs).toEqual([{ name: 'improvements', wanted: 2, own: 0 }])
})

test('[A-OCC-01] a card for certain rounds says which round it is', () => {
  const t = openTable({ round: 6 })
    .seat(0, { holds: ['Hut Builder', 'Woodcutter'] })
    .place('occupation')
  const refusal = t.refusal({ play: String(CARDS.find((card) => card.name.en === 'Hut Builder')?.no) })
  if (refusal === null) throw new Error('not refused')
  expect(said(refusal)[0]).toMatch(/rounds 1 to 4 only, it is round 6/)
})
