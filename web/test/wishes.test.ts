/** What one press says of the questions that follow from it. */

import type { Answer, Decision, Json, View } from '@dorfplatz/kernel'
import type { Wish } from '@dorfplatz/ui'
import { expect, test } from 'vitest'
import { followed, wishedFor } from '../table/turn/wishes.ts'

const asked = (id: string, kind: string, choices: readonly Json[]): Decision => ({
  id,
  seat: 0,
  kind,
  args: { op: kind, seat: 0 },
  choices,
  shape: null,
  form: null,
})

const view = (...decisions: readonly Decision[]): View => ({
  game: 'orchard',
  rules: '1',
  seats: 1,
  options: {},
  as: 0,
  seq: 4,
  waiting: [],
  decisions,
  anytime: [],
  over: false,
  defect: false,
  commitment: '',
  seed: null,
  result: null,
  table: null,
})

const COLOUR: Wish = ({ kind }) => (kind === 'colour' ? 'red' : undefined)

test('a wish answers what is asked first, where that is possible', () => {
  const colour = asked('0.2', 'colour', ['red', 'blue'])
  expect(wishedFor(view(colour), COLOUR)?.answer).toEqual({ to: '0.2', choice: 'red' })
  expect(wishedFor(view(asked('0.2', 'colour', ['blue'])), COLOUR)).toBeNull()
  expect(wishedFor(view(asked('0.2', 'size', ['red']), colour), COLOUR)).toBeNull()
  expect(wishedFor(view(), COLOUR)).toBeNull()
  expect(wishedFor(view(colour), undefined)).toBeNull()
})

test('answers are followed up as long as a wish fits and nothing is revealed', async () => {
  const questions = ['colour', 'colour', 'size'].map((kind, i) => asked(`0.${i + 2}`, kind, ['red', 'large']))
  const preview = (hides: number) => async (answers: readonly Answer[]) => {
    const open = questions[answers.length - 1]
    return { view: open === undefined ? view() : view(open), events: [], reveals: answers.length === hides }
  }
  const first: Answer = { to: '0.1', choice: 'apple' }
  const kinds = new Map<string, string>()
  expect((await followed([first], COLOUR, preview(9), kinds)).map(({ to }) => to)).toEqual(['0.1', '0.2', '0.3'])
  expect([...kinds]).toEqual([
    ['0.2', 'colour'],
    ['0.3', 'colour'],
  ])
  expect(await followed([first], COLOUR, preview(2), new Map())).toHaveLength(2)
  expect(await followed([first], COLOUR, async () => ({ rule: 'no' }), new Map())).toEqual([first])
})
