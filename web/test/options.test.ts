/** The options of a view as one list. */

import { type Decision, DONE, type GameText, type Json, kernel, PASS, seedFrom, type View } from '@dorfplatz/kernel'
import { expect, test } from 'vitest'
import { shelf } from '../app/games.ts'
import { loadRules } from '../app/rules.ts'
import {
  cardOption,
  declineOf,
  deedOf,
  enoughOf,
  IDLE,
  inGroups,
  isPlay,
  numberedOf,
  optionsOf,
} from '../table/turn/options.ts'

const decision = (id: string, kind: string, choices: readonly Json[] | null): Decision => ({
  id,
  seat: 0,
  kind,
  args: { op: kind, seat: 0 },
  choices,
  shape: null,
  form: null,
})

const view = (decisions: readonly Decision[], anytime: readonly Json[]): View => ({
  game: 'orchard',
  rules: '1',
  seats: 2,
  options: {},
  as: 0,
  seq: 3,
  waiting: [],
  decisions,
  anytime,
  over: false,
  defect: false,
  commitment: '',
  seed: null,
  result: null,
  table: null,
})

// No other sentence is asked for.
const text = {
  choice: (_: View, d: Decision, choice: Json) => [`${d.kind} ${JSON.stringify(choice)}`],
  anytime: (_: View, choice: Json) => [`any ${JSON.stringify(choice)}`],
} as unknown as GameText

test('every choice of every decision, then what may be done unasked, each with its sentence and answer', () => {
  const list = optionsOf(
    text,
    view([decision('0.1', 'pick', [1, { a: 2 }]), decision('0.2', 'build', null)], ['x']),
    {},
  )
  expect(list.map((o) => o.sentence)).toEqual([['pick 1'], ['pick {"a":2}'], ['any "x"']])
  expect(list.map((o) => o.answer)).toEqual([
    { to: '0.1', choice: 1 },
    { to: '0.1', choice: { a: 2 } },
    { to: 'anytime', choice: 'x' },
  ])
  expect(new Set(list.map((o) => o.key)).size).toBe(3)
})

test('what a window lists is not listed again as something unasked', () => {
  const list = optionsOf(text, view([decision('0.1', 'offer', [PASS, { card: 7 }])], [{ card: 7 }, { card: 8 }]), {})
  expect(list.map((o) => o.answer.to)).toEqual(['0.1', '0.1', 'anytime'])
})

test('plays are what is done of one’s own accord', () => {
  const asked = optionsOf(text, view([decision('0.1', 'pick', [1])], []), {})
  const open = optionsOf(text, view([decision('0.1', 'offer', [PASS, 5])], [6]), {})
  expect(asked.map((o) => isPlay(o, {}))).toEqual([false])
  expect(open.map((o) => isPlay(o, {}))).toEqual([false, true, true])
})

test('a question that can be declined is no window; games name theirs', () => {
  const sowing = optionsOf(text, view([decision('0.1', 'sow', [{ sow: 'rye' }, PASS])], [{ sow: 'rye' }]), {})
  expect(sowing.map((o) => isPlay(o, {}))).toEqual([false, false, true])
  const ui = { windows: ['chance'] }
  const open = optionsOf(text, view([decision('0.1', 'chance', [{ play: '313' }, PASS])], [{ play: '313' }]), ui)
  expect(open.map((o) => isPlay(o, ui))).toEqual([true, false])
})

test('a card of the hand stands for the option that a question about cards gives it, or that is open unasked', () => {
  const ui = { cardQuestions: { learn: 'play', draft: 'take' } } as const
  const options = optionsOf(text, view([decision('0.1', 'learn', [7, 0]), decision('0.2', 'draft', [9])], [5]), {})
  const found = (card: string) => cardOption(card, options, ui)
  expect(['7', '9', '5'].map((card) => found(card)?.answer.to)).toEqual(['0.1', '0.2', 'anytime'])
  expect(found('8')).toBeUndefined()
  expect(cardOption('7', options, {})).toBeUndefined()
  expect(options.map((o) => deedOf(o, ui))).toEqual(['play', 'play', 'take', 'play'])
  expect(cardOption('7', options, { ...ui, plays: () => false })).toBeUndefined()
  // Of several ways the game says which one the card stands for.
  const every = { ...ui, plays: () => true }
  expect(cardOption('7', options, every)?.answer.choice).toBe(7)
  expect(cardOption('7', options, { ...every, best: (ways) => ways.at(-1) })?.answer.choice).toBe(5)
})

test('the answer that waits for confirmation is marked as chosen, and only that one', () => {
  const asked = view([decision('0.1', 'pick', [{ pay: [1, 2] }, 2]), decision('0.2', 'pick', [2])], [2])
  const chosen = (waits?: { to: string; choice: Json }) => optionsOf(text, asked, {}, waits).map((o) => o.chosen)
  expect(chosen()).toEqual([false, false, false, false])
  expect(chosen({ to: '0.1', choice: { pay: [1, 2] } })).toEqual([true, false, false, false])
  expect(chosen({ to: 'anytime', choice: 2 })).toEqual([false, false, false, true])
})

test('the option that ends what is asked again and again is found by the kind of question', () => {
  const options = optionsOf(text, view([decision('0.1', 'progress', [0, 110]), decision('0.2', 'sow', [-1])], [0]), {})
  expect(enoughOf(options, { progress: 0, sow: -1 })?.answer).toEqual({ to: '0.1', choice: 0 })
  expect(enoughOf(options, { sow: -1 })?.answer).toEqual({ to: '0.2', choice: -1 })
  expect(enoughOf(options, { other: 0 })).toBeNull()
  expect(enoughOf(options)).toBeNull()
})

test('digits choose what the panel lists, in its order: neither drawn forms nor habits nor gifts', () => {
  const shown = view(
    [decision('0.1', 'drawn', [1, 2]), decision('0.2', 'pick', ['x1', 'y1', 'x2'])],
    ['habit', 'card', 'gift'],
  )
  const list = optionsOf(text, shown, {})
  const Drawn = () => null
  const ui = {
    forms: { drawn: Drawn },
    habits: ['habit'],
    givesAway: (o: { readonly answer: { readonly choice: Json } }) => o.answer.choice === 'gift',
    group: (_: View, o: { readonly answer: { readonly choice: Json } }) => String(o.answer.choice).slice(0, 1),
  }
  const choices = numberedOf(list, ui, shown, 'en', text).map((o) => o.answer.choice)
  expect(choices).toEqual(['x1', 'x2', 'y1', 'card'])
  const groups = inGroups(list.slice(2, 5), ui, shown, 'en', text)
  expect([...groups].map(([heading, group]) => [heading, group.length])).toEqual([
    ['x', 2],
    ['y', 1],
  ])
})

test('a refusal finishes a step only where the other answers are drawn, not where it is listed among them', () => {
  const asked = decision('0.1', 'exchange', [{ pay: 'sheep' }, PASS])
  const options = optionsOf(text, view([asked], []), {})
  expect(declineOf(options, asked, {})).toBeNull()
  expect(declineOf(options, asked, { onBoard: ['exchange'] })?.answer.choice).toBe(PASS)
  expect(declineOf(options, asked, { cardQuestions: { exchange: 'play' } })?.answer.choice).toBe(PASS)
  const enough = decision('0.2', 'sow', [{ sow: 'rye' }, DONE])
  expect(declineOf(optionsOf(text, view([enough], []), {}), enough, {})?.answer.choice).toBe(DONE)
})

test('[A-WORK-09] spaces that would bring nothing now are listed last, under a head of their own', async () => {
  const [rules, ui, { text }] = await Promise.all([
    loadRules('agricola'),
    shelf.agricola.ui(),
    shelf.agricola.load('en'),
  ])
  const k = kernel(rules)
  const at = k.view(k.create({ game: 'agricola', seats: 1, options: { mode: 'family' }, seed: seedFrom('idle') }), 0)
  const table = at.table as { readonly starter: number; readonly spaces: readonly { readonly space: number }[] }
  expect(table.starter).toBe(0)
  const listed = optionsOf(text, at, {}).filter((option) => option.decision?.kind === 'place')
  const groups = inGroups(listed, ui, at, 'en', text)
  // Alone no food piles up on the starting player's space (A-FAMILYGAME-03).
  expect(groups.get(IDLE)?.map(({ answer }) => answer.choice)).toEqual([{ place: 'starting_player_storehouse' }])
  expect([...groups.keys()].at(-1)).toBe(IDLE)
  expect(numberedOf(listed, ui ?? {}, at, 'en', text).at(-1)?.answer.choice).toEqual({
    place: 'starting_player_storehouse',
  })
})
