/** What others did last: which of it is told, and where its traces lie. */

import { type GameEvent, type GameText, toText } from '@dorfplatz/kernel'
import type { Line } from '@dorfplatz/protocol'
import { expect, test } from 'vitest'
import { answeredTo, doneIn, lastMove, lastTold, sinceMine, tracesIn } from '../table/log/recentMoves.ts'

const did = (kind: string, seat?: number): GameEvent => ({ kind, ...(seat === undefined ? {} : { seat }) })

const line = (seq: number, seat: number | null, events: readonly GameEvent[], kind: Line['kind'] = 'answer'): Line => ({
  seq,
  at: 0,
  seat,
  kind,
  position: seq,
  events: [...events],
})

const MOVES = ['place', 'play']

test('the last move is what somebody else chose to do, not what followed from it', () => {
  const log = [
    line(1, 0, [did('place', 0)]),
    line(2, 1, [did('place', 1), did('field', 1), did('gain', 1)]),
    line(3, 1, [did('gain', 1)]),
  ]
  expect(lastMove(log, 0, MOVES)).toEqual(did('place', 1))
  expect(lastMove(log, 1, MOVES)).toEqual(did('place', 0))
  expect(lastMove(log, null, MOVES)).toEqual(did('place', 1))
})

test('deals and income at the start are no moves, nor what the table does by itself', () => {
  const dealt = line(1, null, [did('workers', 1), did('place', 1)], 'start')
  expect(lastMove([dealt], 0, MOVES)).toBeNull()
  const ends = line(2, 2, [did('phase'), did('place', 1), did('gain', 2)])
  expect(lastMove([dealt, ends], 0, MOVES)).toBeNull()
  expect(sinceMine([dealt, ends], 0)).toEqual([ends])
})

test('where a game names no moves, the first thing done is told', () => {
  expect(lastMove([line(1, 1, [did('a', 1), did('b', 1)])], 0, undefined)).toEqual(did('a', 1))
})

test('what was taken back was not done', () => {
  const log = [line(1, 1, [did('place', 1)]), line(2, 1, [did('play', 1)]), { ...line(3, 1, [], 'undo'), position: 1 }]
  expect(lastMove(log, 0, MOVES)).toEqual(did('place', 1))
  expect(sinceMine(log, 0).map((l) => l.seq)).toEqual([1])
})

test('traces lie since my own last move, and are gone with the next', () => {
  const log = [
    line(1, 1, [did('a', 1)]),
    line(2, 0, [did('b', 0)]),
    line(3, 1, [did('c', 1)]),
    line(4, 2, [did('d', 2)]),
  ]
  const where = (e: GameEvent) => [`.${e.kind}`]
  expect([...tracesIn(sinceMine(log, 0), where)]).toEqual([
    ['.c', 1],
    ['.d', 2],
  ])
  expect(tracesIn(sinceMine([...log, line(5, 0, [did('e', 0)])], 0), where).size).toBe(0)
  expect([...tracesIn(sinceMine(log, null), where)]).toEqual([['.d', 2]])
})

test('a place carries the mark of whoever was there last', () => {
  const log = [line(1, 1, [did('a', 1)]), line(2, 2, [did('a', 2)])]
  expect([...tracesIn(log, () => ['.space'])]).toEqual([['.space', 2]])
})

test('what happens to others during a move, or after it by itself, is not part of it', () => {
  const events = [did('place', 1), did('gain', 2), did('gain', 1), did('phase'), did('reap', 1)]
  expect(doneIn(line(1, 1, events))).toEqual([did('place', 1), did('gain', 1)])
})

test('somebody without a seat answers the viewer: that is the last move, and leaves traces with a mark of its own', () => {
  const markOf = (events: readonly GameEvent[]) => (events.every(({ kind }) => kind === 'rival') ? 4 : null)
  const log = [line(1, 0, [did('place', 0), did('rival')])]
  expect(lastMove(log, 0, ['place', 'rival'], markOf)).toEqual(did('rival'))
  expect(lastMove(log, 0, ['place', 'rival'])).toBeNull()
  const answers = answeredTo([...log, line(2, 1, [did('place', 1)])], 0, markOf)
  expect(answers).toEqual([did('rival')])
  expect([...tracesIn([], (e) => [`.${e.kind}`], answers, markOf)]).toEqual([['.rival', 4]])
  expect(answeredTo([...log, line(2, 0, [did('place', 0)])], 0, markOf)).toEqual([])
})

test('an exchange and a card played stand at no place and are told as the last move; what came to somebody is not', () => {
  const ui = {
    moves: ['place', 'exchange', 'play'],
    log: {
      head: () => null,
      line: (events: readonly GameEvent[]) => ({
        title: events[0]?.kind === 'place' ? 'Market' : '',
        told: [events.map(({ kind }) => kind).join('+')],
      }),
    },
  }
  const told = (...events: readonly GameEvent[]) =>
    toText(
      lastTold([line(1, 1, [did('place', 1)]), line(2, 1, [did('phase'), ...events])], 0, ui, 'en', {} as GameText),
    )
  expect(told(did('exchange', 1), did('phase'), did('workers', 1))).toContain(' – exchange')
  expect(told(did('play', 1), did('gain', 1))).toContain(' – play+gain')
  expect(told(did('workers', 1))).toContain(' – Market: place')
})
