/** Cards one holds: marked where a question asks for one, and true when asked "why not?". */

import { type Decision, toText } from '@dorfplatz/kernel'
import { describe, expect, test } from 'vitest'
import { agricola } from '../index.ts'
import { CARD_QUESTIONS, held, playing, plays } from '../rules/cards/held.ts'
import { type Table, table } from './cards-e/table.ts'
import { begin, k } from './helpers.ts'

/** The cards that carry a button, with what becomes of them. */
function marked(m: Table['m']): string[] {
  const view = k.view(m, 0)
  const options = view.decisions.flatMap((decision: Decision) =>
    (decision.choices ?? []).map((choice) => ({
      key: '',
      decision,
      answer: { to: decision.id, choice },
      sentence: [],
      chosen: false,
    })),
  )
  const deeds: { readonly [kind: string]: string } = CARD_QUESTIONS
  return held(view).flatMap((card) =>
    options.filter((o) => plays(o, card)).map((o) => `${deeds[o.decision.kind]} ${card}`),
  )
}

function why(m: Table['m'], card: number): string {
  const refusal = k.whyNot(m, 0, playing(k.view(m, 0), String(card)))
  return refusal === null ? 'legal' : toText(agricola.text.en.refusal(refusal))
}

describe('where a card is asked for', () => {
  test('[A-MINOR-01] improvements that can be paid and played are marked, the others name what is missing', () => {
    const { m } = table().has({ food: 2, wood: 1 }).holds([40, 56, 54, 176]).go('major_or_minor')
    expect(marked(m)).toEqual(['play 40', 'play 56'])
    expect(why(m, 40)).toBe('legal')
    expect(why(m, 54)).toBe('Quarry: You need 4 occupations, you have 0. A-MINOR-02')
    expect(why(m, 176)).toContain('Only an improvement can be played here')
  })
  test('[A-OCC-01] occupations are marked, improvements are not', () => {
    const { m } = table().holds([176, 158, 16]).go('occupation')
    expect(marked(m)).toEqual(['play 176', 'play 158'])
    expect(why(m, 16)).toContain('Only an occupation can be played here')
  })
  test('[A-OCC-01] while a person is placed no card is marked, and each says where it is played', () => {
    const { m } = table().holds([176])
    expect(marked(m)).toEqual([])
    expect(why(m, 176)).toBe('Woodcutter: Place a person on “1 occupation” to play it. A-OCC-01')
  })
})

describe('in a draft', () => {
  test('[A-DRAFT-01] the cards handed on lie in the hand to be taken; what was taken says so', () => {
    const m = begin(3, { draft: 'occupationsThenMinors' })
    const [first = 0] = held(k.view(m, 0)).map(Number)
    expect(marked(m)).toHaveLength(7)
    expect(marked(m)[0]).toBe(`take ${first}`)
    for (let seat = 0; seat < 3; seat++) {
      const [choice] = k.view(m, seat).decisions[0]?.choices ?? []
      if (choice !== undefined) k.play(m, seat, { choice })
    }
    expect(held(k.view(m, 0))).toContain(String(first))
    expect(marked(m)).toHaveLength(6)
    expect(why(m, first)).toMatch(/: You have taken it already. A-DRAFT-01$/)
  })
  test('[A-DRAFT-03] of ten cards each those of the kind asked for are set aside', () => {
    const m = begin(2, { draft: 'tenToSeven' })
    expect(marked(m).filter((said) => said.startsWith('discard '))).toHaveLength(10)
    const minor = held(k.view(m, 0)).map(Number).at(-1) ?? 0
    expect(why(m, minor)).toContain('A-DRAFT-03')
  })
})

test('[A-VARIANT-01] three cards for one: given in the order of their numbers', () => {
  const t = table(2, 1, { threeForOne: true }).holds([16, 18, 31, 40]).any(['trade'])
  expect(marked(t.m)).toEqual(['discard 16', 'discard 18'])
  t.say(18)
  expect(why(t.m, 18)).toContain('You are discarding it already.')
  expect(why(t.m, 16)).toContain('in the order of their numbers')
})
