/** What a click makes of a turn. */

import { type Answer, type Decision, decisionId, kernel, randomFrom, type View } from '@dorfplatz/kernel'
import { playAnswers, preview } from '@dorfplatz/table'
import { expect, test } from 'vitest'
import { loadRulesAndBot } from '../app/rules.ts'
import { beforePress, replacing, stepBack } from '../table/turn/back.ts'
import { sendDraft, turnsIn } from '../table/turn/send.ts'
import { confirmsAgain, type Draft, draftFor, givenIn, isWhole, pick, restaged } from '../table/turn/turn.ts'

const view = (seq: number): View => ({
  game: 'orchard',
  rules: '1',
  seats: 1,
  options: {},
  as: 0,
  seq,
  waiting: [],
  decisions: [],
  anytime: [],
  over: false,
  defect: false,
  commitment: '',
  seed: null,
  result: null,
  table: null,
})
const a: Answer = { to: '0.1', choice: { pay: [1, 2] } }
const b: Answer = { to: '0.2', choice: 'b' }
const draft = (staged: readonly Answer[], reveals = false): Draft => ({
  seq: 4,
  staged,
  view: view(5),
  events: [],
  reveals,
})

test('answers are staged one after the other until they are confirmed', () => {
  expect(pick(null, a, true)).toEqual({ staged: [a], final: false })
  expect(pick(draft([a]), b, true)).toEqual({ staged: [a, b], final: false })
})

test('who wants no confirmation plays every answer at once', () => {
  expect(pick(null, a, false)).toEqual({ staged: [a], final: true })
})

test('what reveals something waits: the same again is no confirmation, another answer replaces it', () => {
  const other: Answer = { to: '0.1', choice: 3 }
  expect(pick(draft([b, a], true), structuredClone(a), true)).toEqual({ staged: [b, a], final: false })
  expect(pick(draft([b, a], true), other, true)).toEqual({ staged: [b, other], final: false })
  expect(pick(draft([a], true), b, true)).toEqual({ staged: [b], final: false })
})

test('a question that is answered already is answered anew: what followed from it goes with it', () => {
  const other: Answer = { to: '0.1', choice: 3 }
  expect(pick(draft([b, a]), { to: '0.2', choice: 'c' }, true).staged).toEqual([{ to: '0.2', choice: 'c' }])
  expect(pick(draft([b, a]), other, true).staged).toEqual([b, other])
  // What is done unasked, and a question that is asked once more by the same number, come behind.
  const unasked: Answer = { to: 'anytime', choice: 1 }
  expect(pick(draft([unasked, a]), unasked, true).staged).toEqual([unasked, a, unasked])
  const asked: Decision = {
    id: '0.1',
    seat: 0,
    kind: 'asked',
    args: { op: 'asked', seat: 0 },
    choices: [3],
    shape: null,
    form: null,
  }
  const again = { ...draft([a]), view: { ...view(5), decisions: [asked] } }
  expect(pick(again, other, true).staged).toEqual([a, other])
})

test('one press of undo takes back what one press said', () => {
  const meant = new Set([b])
  expect(beforePress([a, b], meant)).toEqual([])
  expect(beforePress([a, { to: '0.3', choice: 1 }, b], meant)).toEqual([a])
  expect(beforePress([a, b], new Set())).toEqual([a])
  expect(beforePress([b], meant)).toEqual([])
})

test('what is counted anew takes the place of what only waits, never of a place behind it', () => {
  const other: Answer = { to: '0.1', choice: 3 }
  expect(givenIn(draft([b, a], true))).toBe(1)
  expect(givenIn(draft([b, a]))).toBe(2)
  expect(restaged(draft([b, a], true), 2, [other])).toEqual([b, other])
  expect(restaged(draft([b, a], true), 1, [])).toEqual([b])
  expect(restaged(draft([b, a]), 2, [other])).toEqual([b, a, other])
  expect(restaged(null, 2, [other])).toEqual([other])
})

test('the button of a form confirms what it has said itself and what reveals something, but not by a double click', () => {
  expect(confirmsAgain(draft([b, a], true), structuredClone(a), 2_000)).toBe(true)
  expect(confirmsAgain(draft([b, a], true), a, 100)).toBe(false)
  expect(confirmsAgain(draft([b, a], true), { to: '0.1', choice: 3 }, 2_000)).toBe(false)
  expect(confirmsAgain(draft([b, a]), a, 2_000)).toBe(false)
  expect(confirmsAgain(null, a, 2_000)).toBe(false)
})

test('a draft stands only at the table it was made for', () => {
  const made = draft([a])
  expect(draftFor(made, view(4))).toBe(made)
  expect(draftFor(made, view(5))).toBeNull()
  expect(draftFor(draft([]), view(4))).toBeNull()
})

const decision = (id: string, kind: string): Decision => ({
  id,
  seat: 0,
  kind,
  args: { op: kind, seat: 0 },
  choices: [1],
  shape: null,
  form: null,
})

test('a turn is confirmed when none of its own questions is open any more', () => {
  const live: View = { ...view(4), decisions: [decision('0.1', 'turn'), decision('0.7', 'window')] }
  const after = (...open: readonly Decision[]): Draft => ({ ...draft([a]), view: { ...view(5), decisions: open } })
  expect(isWhole(after(), live)).toBe(true)
  expect(isWhole(after(decision('0.2', 'crops')), live)).toBe(false)
  // The next turn, or a question that was there before, is no part of this one.
  expect(isWhole(after(decision('0.2', 'turn')), live)).toBe(true)
  expect(isWhole(after(decision('0.7', 'window')), live)).toBe(true)
  expect(isWhole(after(decision('0.7', 'window'), decision('0.2', 'crops')), live)).toBe(false)
})

test('[H-PH9-01] what is asked until somebody has enough is confirmed once, with the end', () => {
  const live: View = { ...view(4), decisions: [decision('0.1', 'progress')] }
  const after = (...open: readonly Decision[]): Draft => ({ ...draft([a]), view: { ...view(5), decisions: open } })
  expect(isWhole(after(decision('0.2', 'progress')), live)).toBe(true)
  expect(isWhole(after(decision('0.2', 'progress')), live, { progress: 0 })).toBe(false)
  expect(isWhole(after(), live, { progress: 0 })).toBe(true)
  // A card played before leaves the question as it was: it is confirmed by itself.
  expect(isWhole(after(decision('0.1', 'progress')), live, { progress: 0 })).toBe(true)
})

test('[A-DRAFT-02] what is asked several times at once is confirmed when all of it is answered', () => {
  const live: View = { ...view(4), decisions: [decision('0.1', 'draft')] }
  const after = (...open: readonly Decision[]): Draft => ({ ...draft([a]), view: { ...view(5), decisions: open } })
  expect(isWhole(after(decision('0.2', 'draft')), live, {}, ['draft'])).toBe(false)
  expect(isWhole(after(), live, {}, ['draft'])).toBe(true)
  // The last answer only waits, because it reveals something: its question still stands there.
  const waits: Draft = { ...draft([a], true), view: { ...view(5), decisions: [decision('0.1', 'draft')] } }
  expect(isWhole(waits, live, {}, ['draft'])).toBe(true)
})

test('turns that wait one after the other are counted; what goes on until somebody has enough is one', () => {
  expect(turnsIn([])).toBe(0)
  expect(turnsIn(['turn', 'crops', null])).toBe(1)
  expect(turnsIn(['turn', 'crops', 'turn'])).toBe(2)
  expect(turnsIn([null, 'turn'])).toBe(1)
  expect(turnsIn(['progress', 'progress'], { progress: 'end' })).toBe(1)
  // What is asked several times at once is one turn.
  expect(turnsIn(['draft', 'draft'], {}, ['draft'])).toBe(1)
  // So is what one press answers to the end.
  expect(turnsIn(['reapNext', 'reapNext'], { reapNext: () => 'Harvest all fields' })).toBe(1)
})

test('what reveals something is confirmed to go on', () => {
  const live: View = { ...view(4), decisions: [decision('0.1', 'turn')] }
  expect(isWhole({ ...draft([a], true), view: { ...view(4), decisions: [decision('0.2', 'crops')] } }, live)).toBe(true)
})

test('a draft is sent whole; where a later answer is refused at a table that stood still, what comes before it counts', async () => {
  const sent: (readonly Answer[])[] = []
  const refuseFrom = (index: number) => (answers: readonly Answer[]) => {
    sent.push(answers)
    return Promise.resolve(answers.length > index ? { rule: 'K-NO-DECISION', index } : null)
  }
  const no = (index: number) => ({ rule: 'K-NO-DECISION', index })
  const still = () => false
  expect(await sendDraft(refuseFrom(2), [a, b], still)).toEqual({ taken: 2, no: null })
  expect(await sendDraft(refuseFrom(1), [a, b], still)).toEqual({ taken: 1, no: no(1) })
  expect(await sendDraft(refuseFrom(0), [a, b], still)).toEqual({ taken: 0, no: no(0) })
  expect(await sendDraft(refuseFrom(1), [a, b], () => true)).toEqual({ taken: 0, no: no(1) })
  expect(sent).toEqual([[a, b], [a, b], [a], [a, b], [a, b]])
})

test('whatever was looked at in a world dealt anew can be confirmed, at least as far as the table asks for it', async () => {
  const k = kernel(await loadRulesAndBot('hallertau'))
  let cut = 0
  for (let game = 60; game < 80; game++) {
    const random = randomFrom(`drafts ${game}`)
    let match = k.create({ game: 'hallertau', seats: 2, options: {}, seed: `${game + 16}`.padStart(64, '0') })
    const answerOf = (now: typeof match, seat: number): Answer | null => {
      const open = k.open(now).find(({ frame }) => frame.seat === seat)
      return open === undefined ? null : { to: decisionId(open), choice: k.sample(now, open, random) }
    }
    while (!k.over(match)) {
      const other = answerOf(match, 1)
      const mine = answerOf(match, 0)
      if (other !== null && (mine === null || random(2) === 0)) {
        k.play(match, 1, other)
        continue
      }
      const staged: Answer[] = []
      for (let next = mine; next !== null && staged.length < 8; ) {
        staged.push(next)
        const seen = preview(k, match, 0, staged, randomFrom('anew'))
        next = seen.reveals ? null : answerOf(seen.match, 0)
      }
      const send = async (answers: readonly Answer[]) => {
        const played = playAnswers(k, k.clone(match), 0, answers)
        if (!played.ok) return { rule: played.refusal.rule, index: played.index }
        match = played.match
        return null
      }
      const { taken, no } = await sendDraft(send, staged, () => false)
      expect(taken).toBeGreaterThan(0)
      if (no !== null) cut++
    }
  }
  // Without such a table the test would say nothing.
  expect(cut).toBeGreaterThan(0)
})

test('a press that takes the place of several before it gives them back when it is taken back', () => {
  const none = new Set<Answer>()
  const place: Answer = { to: '0.1', choice: 'farming' }
  const sown: Answer[] = [place, { to: '0.2', choice: 1 }, { to: '0.3', choice: 2 }]
  const other: Answer = { to: '0.1', choice: 'nursery' }
  const kept = replacing(sown, [other], none, null)
  expect(kept).toEqual({ at: 0, by: other, was: sown })
  expect(stepBack([other], none, kept)).toEqual(sown)
  // What was chosen after it goes first.
  const next: Answer = { to: '0.2', choice: 'clay' }
  expect(replacing([other], [other, next], none, kept)).toBe(kept)
  expect(stepBack([other, next], none, kept)).toEqual([other])
  // Replaced once more, the first choice still comes back; one answer in the place of one is no loss.
  const third: Answer = { to: '0.1', choice: 'sale' }
  expect(stepBack([third], none, replacing([other], [third], none, kept))).toEqual(sown)
  expect(replacing([place], [other], none, null)).toBeNull()
  expect(stepBack([other], none, null)).toEqual([])
})
