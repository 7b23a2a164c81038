/** A table made of nothing but a match, for developers: every seat is one's own, every answer can be taken back. */

import {
  type Answer,
  eventsFor,
  type GameEvent,
  type Match,
  type Refusal,
  randomFrom,
  type Seat,
  type Viewer,
} from '@dorfplatz/kernel'
import type { Line } from '@dorfplatz/protocol'
import { type AnyKernel, playAnswers, preview } from '@dorfplatz/table'
import type { Preview, Refused, TableLink, TableState } from '../link/link.ts'
import { matchInfo } from '../link/matchInfo.ts'

const NAMES = ['Anna', 'Bertram', 'Cosima', 'Dorothea', 'Emil']

const refused = (r: Refusal): Refused => ({ rule: r.rule, ...(r.args ? { args: r.args } : {}) })
const notHere: Refused = { rule: null, text: 'not at a developer’s table' }

const sitterOf = (seat: Seat) => ({ name: NAMES[seat] ?? `#${seat + 1}`, mine: true })

interface Past {
  readonly match: Match
  readonly lines: readonly Line[]
}

export interface MatchLink extends TableLink {
  match(): Match
  /** What the latest answer made happen. */
  events(): readonly GameEvent[]
}

export function matchLink(k: AnyKernel, first: Match): MatchLink {
  let now: Past = { match: first, lines: [] }
  let events: readonly GameEvent[] = []
  const before: Past[] = []
  const listeners = new Set<() => void>()
  const shown = (): TableState => ({
    status: 'ready',
    info: matchInfo(k, now.match, 'here-dev', sitterOf),
    seats: Array.from({ length: now.match.seats }, (_, as: Viewer) => ({ as, view: k.view(now.match, as) })),
    log: now.lines,
    chat: [],
  })
  let state = shown()
  const become = (next: Past): void => {
    now = next
    state = shown()
    for (const listener of listeners) listener()
  }
  const lineOf = (seat: Seat, told: readonly GameEvent[], position: number): Line => ({
    seq: position,
    at: 0,
    seat,
    kind: 'answer',
    position,
    events: [...eventsFor(told, seat)],
  })
  const nothing = async (): Promise<Refused> => notHere
  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    match: () => now.match,
    events: () => events,
    answer: async (seat, answers) => {
      const played = playAnswers(k, k.clone(now.match), seat, answers)
      if (!played.ok) return refused(played.refusal)
      before.push(now)
      events = played.steps.flatMap((step) => step.events)
      become({ match: played.match, lines: [...now.lines, lineOf(seat, events, now.lines.length + 1)] })
      return null
    },
    preview: async (seat: Seat, answers: readonly Answer[]): Promise<Preview | Refused> => {
      const seen = preview(k, now.match, seat, answers, randomFrom(`dev ${now.match.seq}`))
      if (seen.refusal !== null) return refused(seen.refusal)
      return { view: k.view(seen.match, seat), events: eventsFor(seen.events, seat), reveals: seen.reveals }
    },
    why: async (seat, answer) => {
      const tried = k.apply(k.clone(now.match), seat, answer)
      return tried.ok ? null : refused(tried)
    },
    undo: async () => {
      const last = before.pop()
      if (last === undefined) return { rule: 'K-UNDO' }
      events = []
      become(last)
      return null
    },
    say: nothing,
    propose: nothing,
    vote: nothing,
    bot: nothing,
    at: async () => null,
    course: async () => null,
    record: async () => null,
    catchUp: () => undefined,
    skip: () => undefined,
    renew: () => undefined,
    close: () => undefined,
  }
}
