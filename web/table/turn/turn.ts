/** A turn in the making: answers staged one by one, shown in advance by the engine, confirmed once or taken back. */

import {
  type Answer,
  type Decision,
  DONE,
  type GameEvent,
  type Json,
  jsonEqual,
  jsonIncludes,
  PASS,
  type Seat,
  type View,
} from '@dorfplatz/kernel'
import type { Enough } from '@dorfplatz/ui'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useSettings } from '../../app/settings.ts'
import { keepEqualParts } from '../../link/equalParts.ts'
import { isRefused, type Preview, type Refused, type TableLink } from '../../link/link.ts'
import { errorText } from '../../link/server/errorText.ts'
import { text } from '../../text/index.ts'
import { keepDraft, keptDraft } from './drafts.ts'
import { WINDOWS } from './options.ts'

export interface Turn {
  /** What to draw: the table as it stands, or as it would after the staged answers. */
  readonly view: View
  readonly staged: readonly Answer[]
  /** The kinds of questions they answer; null for what is done unasked. */
  readonly stagedKinds: readonly (string | null)[]
  readonly events: readonly GameEvent[]
  /** The last staged answer draws or reveals: it cannot be taken back once confirmed. */
  readonly reveals: boolean
  /** Something is staged, and nothing of it is still open. */
  readonly whole: boolean
  /** So many turns of this seat are staged one after the other: where nobody moves in between, they may be several. */
  readonly turns: number
  /** An answer is on its way, and long enough for that to be shown. */
  readonly busy: boolean
  /** So many answers have come back and are drawn. */
  readonly answered: number
  /** What was confirmed last has revealed something: it cannot be taken back. */
  readonly sealed: boolean
  readonly refused: Refused | null
  /** The same function all the while: drawings that keep it need not be drawn again. */
  readonly choose: (answer: Answer) => void
  /** Chooses what completes a step; the same press confirms where nothing is left open and nothing is revealed. */
  readonly finish: (answer: Answer) => void
  /** Gives this answer, and the first one to every question of the same kind that follows at once. */
  readonly sweep: (answer: Answer) => void
  /** Stages an answer for somebody who looks on: it waits for confirmation, whatever is usual here. */
  readonly show: (answer: Answer) => void
  /** What the table would look like after the staged answers and these. */
  readonly preview: (answers: readonly Answer[]) => Promise<Preview | Refused>
  /** Plays what is staged and these answers at once: that they reveal something was said before. */
  readonly seal: (answers: readonly Answer[]) => void
  /** Puts these answers in the place of all that were staged after the first so many. */
  readonly restage: (after: number, answers: readonly Answer[]) => void
  readonly undo: () => void
  readonly confirm: () => void
  /** Why an answer is not possible, as the table would stand after the staged ones. */
  readonly why: (answer: Answer) => Promise<Refused | null>
  readonly dismiss: () => void
}

export interface Draft {
  /** The answers the table counted when this was looked at. */
  readonly seq: number
  readonly staged: readonly Answer[]
  readonly view: View | null
  readonly events: readonly GameEvent[]
  readonly reveals: boolean
}

const NONE: readonly never[] = []

/** Most answers are back before that: a page drawn anew only to say so would keep them waiting. */
export const BUSY_SHOWN_MS = 150

const empty = (seq: number): Draft => ({ seq, staged: NONE, view: null, events: NONE, reveals: false })

/** The draft that still holds: made for the table as it stands now. */
export function draftFor(draft: Draft, live: View): Draft | null {
  return draft.staged.length > 0 && draft.seq === live.seq ? draft : null
}

/**
 * Whether a draft may be confirmed: no question that it has opened is still to be answered. The same kind of question
 * again is the next turn, not a part of this one, unless it goes on until somebody has enough: then all is confirmed at
 * once. What cannot be shown in advance must be confirmed to go on.
 */
export function isWhole(draft: Draft, live: View, enough: Enough = {}): boolean {
  if (draft.reveals || draft.view === null) return true
  const begun = live.decisions.find((d) => d.id === draft.staged[0]?.to)?.kind
  const isNext = (d: Decision) => d.kind === begun && enough[d.kind] === undefined
  return draft.view.decisions.every((d) => isNext(d) || live.decisions.some((was) => was.id === d.id))
}

/** How many of the staged answers the view shows as given: one that would reveal something only waits to be confirmed. */
export function givenIn({ staged, reveals }: Pick<Draft, 'staged' | 'reveals'>): number {
  return staged.length - (reveals ? 1 : 0)
}

/** The staged answers with others in the place of all after the first so many, and of one that only waits. */
export function restaged(current: Draft | null, after: number, answers: readonly Answer[]): readonly Answer[] {
  return current === null ? answers : [...current.staged.slice(0, Math.min(after, givenIn(current))), ...answers]
}

/** What a click on an answer makes of the draft: which answers are staged then, and whether they are final. */
export function pick(
  current: Draft | null,
  answer: Answer,
  wantsConfirm: boolean,
): { readonly staged: readonly Answer[]; readonly final: boolean } {
  const before = current?.staged ?? NONE
  // What would reveal something waits for confirmation; until then another answer replaces it. The same again changes
  // nothing: a double click must not do what cannot be taken back.
  const waits = wantsConfirm && current?.reveals === true
  return { staged: [...(waits ? before.slice(0, -1) : before), answer], final: !wantsConfirm }
}

/** The second half of a double click, in ms, is no second look at what cannot be taken back. */
export const SECOND_LOOK_MS = 500

/** Whether the button of a form confirms: what it says waits already, because it reveals something, and was looked at. */
export function confirmsAgain(current: Draft | null, answer: Answer, lookedForMs: number): boolean {
  return current?.reveals === true && jsonEqual(current.staged.at(-1), answer) && lookedForMs >= SECOND_LOOK_MS
}

/** What became of a draft that was sent: so many of its answers were taken, and why not all of them. */
export interface Sent {
  readonly taken: number
  readonly no: Refused | null
}

/**
 * Sends a draft. Where the table has not moved since it was looked at and still refuses a later answer, it is what is hidden
 * that lies otherwise than it was dealt for looking: others are asked first. Up to there everything counts; otherwise
 * nobody could ever confirm it.
 */
export async function sendDraft(
  send: (answers: readonly Answer[]) => Promise<Refused | null>,
  staged: readonly Answer[],
  hasMoved: () => boolean,
): Promise<Sent> {
  const no = await send(staged)
  if (no === null) return { taken: staged.length, no }
  const held = no.index ?? 0
  if (held === 0 || hasMoved()) return { taken: 0, no }
  const still = await send(staged.slice(0, held))
  return still === null ? { taken: held, no } : { taken: 0, no: still }
}

/** Whether an answer lets a window pass. */
export function isDeclined({ choice }: Answer, kind: string | undefined, windows: readonly string[]): boolean {
  return choice === PASS && kind !== undefined && windows.includes(kind)
}

/** The answers with the first one to every question of the last one's kind that comes right after it. */
async function sweptFrom(
  staged: readonly Answer[],
  preview: (answers: readonly Answer[]) => Promise<Preview | Refused>,
  kinds: Map<string, string>,
): Promise<readonly Answer[]> {
  const kind = kinds.get(staged.at(-1)?.to ?? '')
  const seen = await preview(staged)
  if (kind === undefined || isRefused(seen) || seen.reveals) return staged
  const [next] = seen.view.decisions
  const [choice] = next?.choices ?? []
  if (next?.kind !== kind || choice === undefined) return staged
  kinds.set(next.id, kind)
  return sweptFrom([...staged, { to: next.id, choice }], preview, kinds)
}

/** How many turns the staged answers are: each begins with the kind of question that the first one answers. */
export function turnsIn(stagedKinds: readonly (string | null)[], enough: Enough = {}): number {
  const [begun] = stagedKinds
  if (begun === undefined || begun === null || enough[begun] !== undefined) return Math.min(1, stagedKinds.length)
  return stagedKinds.filter((kind) => kind === begun).length
}

/** `table` names the draft in this tab's memory: a page that is loaded again goes on with it. */
export function useTurn(
  link: TableLink,
  seat: Seat | null,
  live: View,
  table: string,
  {
    enough,
    habits = NONE,
    windows = WINDOWS,
  }: { readonly enough?: Enough; readonly habits?: readonly Json[]; readonly windows?: readonly string[] },
): Turn {
  const { confirm: wantsConfirm } = useSettings()
  const [draft, setDraft] = useState<Draft>(empty(live.seq))
  const [busy, setBusy] = useState(false)
  const [answered, setAnswered] = useState(0)
  const [sealed, setSealed] = useState(false)
  const [refused, setRefused] = useState<Refused | null>(null)
  const current = draftFor(draft, live)
  const latest = useRef({ draft, live, current, wantsConfirm, enough, habits, windows, answered })
  latest.current = { draft, live, current, wantsConfirm, enough, habits, windows, answered }
  const begun = useRef(0)
  /** Until every answer is drawn: a click before that would be meant for what stood there. */
  const waits = useCallback(() => begun.current > latest.current.answered, [])
  /** Questions are gone from the view once answered: their kinds are kept here. */
  const kinds = useRef(new Map<string, string>())
  /** The staged answers are on their way: what comes back must not be looked at as somebody else's move. */
  const committing = useRef(false)
  /** When the draft in sight was drawn. */
  const drawnAt = useRef(0)
  useEffect(() => {
    if (draft.staged.length > 0) drawnAt.current = performance.now()
  }, [draft])
  /** The answers that are being looked at, ahead of those that are drawn. */
  const looking = useRef<readonly Answer[] | null>(null)

  /** One thing at a time; shown as busy only where it takes its time. */
  const work = useCallback(async (task: () => Promise<void>): Promise<void> => {
    begun.current += 1
    const shown = setTimeout(setBusy, BUSY_SHOWN_MS, true)
    try {
      await task()
    } catch (error) {
      setRefused({ rule: null, text: errorText(error) })
    } finally {
      clearTimeout(shown)
      setBusy(false)
      setAnswered((n) => n + 1)
    }
  }, [])

  const look = useCallback((staged: readonly Answer[], preview: Preview | Refused): Draft | null => {
    // The table has moved on, and is being looked at again.
    if (looking.current !== staged) return null
    const { live: now, current: before } = latest.current
    if (isRefused(preview)) {
      setRefused(preview)
      // What others did since has made the whole draft impossible.
      if (before === null) setDraft(empty(now.seq))
      return null
    }
    const view = keepEqualParts(before?.view ?? now, preview.view)
    return { seq: now.seq, staged, view, events: preview.events, reveals: preview.reveals }
  }, [])

  const lookAt = useCallback(
    async (by: Seat, staged: readonly Answer[]): Promise<Draft | null> => {
      looking.current = staged
      try {
        return look(staged, await link.preview(by, staged))
      } finally {
        if (looking.current === staged) looking.current = null
      }
    },
    [link, look],
  )

  /** Sends the answers; whether any were taken. */
  const commit = useCallback(
    async (by: Seat, staged: readonly Answer[], reveals: boolean): Promise<boolean> => {
      committing.current = true
      const { seq } = latest.current.live
      try {
        const hasMoved = () => latest.current.live.seq !== seq
        const { taken, no } = await sendDraft((answers) => link.answer(by, answers), staged, hasMoved)
        if (taken === 0) {
          setRefused(no)
          return false
        }
        setRefused(no === null ? null : { rule: null, text: text().trouble.othersFirst })
        setSealed(reveals || no !== null)
        const done = empty(latest.current.live.seq)
        // Known before it is drawn: what was sent is no turn in the making any more.
        latest.current = { ...latest.current, draft: done, current: null }
        setDraft(done)
        return true
      } finally {
        committing.current = false
      }
    },
    [link],
  )

  const stage = useCallback(
    async (staged: readonly Answer[], when: 'later' | 'whole' | 'now', reveals = false): Promise<void> => {
      if (seat === null) return
      // Who acts has seen enough of what the others did.
      link.catchUp()
      setRefused(null)
      if (staged.length === 0) {
        setDraft(empty(latest.current.live.seq))
        return
      }
      await work(async () => {
        const { current: drafted, live: now, enough: ends } = latest.current
        if (when === 'now') {
          if (await commit(seat, staged, reveals || (drafted?.reveals ?? false))) return
          // The table has moved meanwhile: what was refused is kept where it still holds.
          if (drafted === null || drafted.seq === latest.current.live.seq) return
        }
        const seen = await lookAt(seat, staged)
        if (seen === null) return
        const closes = when === 'whole' && !seen.reveals && isWhole(seen, now, ends)
        if (!closes || !(await commit(seat, staged, false))) setDraft(seen)
      })
    },
    [link, seat, work, lookAt, commit],
  )

  // Somebody else moved while a turn was in the making: look again whether it still holds.
  useEffect(() => {
    const { draft: now } = latest.current
    const staged = looking.current ?? now.staged
    if (!committing.current && staged.length > 0 && now.seq !== live.seq) void stage([...staged], 'later')
  }, [live.seq, stage])

  const place = seat === null || table === '' ? null : `${table} ${seat}`
  const restored = useRef<string | null>(null)
  useEffect(() => {
    if (place === null) return
    if (restored.current !== place) {
      restored.current = place
      const before = keptDraft(place, latest.current.live.seq)
      for (const { answer, kind } of before) {
        if (answer.to !== undefined && kind !== null) kinds.current.set(answer.to, kind)
      }
      const staged = before.map(({ answer }) => answer)
      if (staged.length > 0) void stage(staged, 'later')
      return
    }
    const kindOf = ({ to }: Answer) => kinds.current.get(to ?? '') ?? null
    keepDraft(
      place,
      draft.seq,
      draft.staged.map((answer) => ({ answer, kind: kindOf(answer) })),
    )
  }, [place, draft, stage])

  const remember = useCallback(({ to }: Answer): void => {
    const { current: made, live: now } = latest.current
    const kind = (made?.view ?? now).decisions.find((d) => d.id === to)?.kind
    if (kind !== undefined && to !== undefined) kinds.current.set(to, kind)
  }, [])
  const acts = useMemo(
    () => ({
      choose: (answer: Answer) => {
        const now = latest.current
        if (waits()) return
        if (seat !== null && answer.to === 'anytime' && jsonIncludes(now.habits, answer.choice)) {
          // How one is asked is no part of a turn: it holds at once, and what is staged stays so.
          void work(() => link.answer(seat, [answer]).then(setRefused))
          return
        }
        remember(answer)
        // Who lets a moment pass has said so: nothing is to be confirmed.
        const declines = now.current === null && isDeclined(answer, kinds.current.get(answer.to ?? ''), now.windows)
        const { staged, final } = pick(now.current, answer, now.wantsConfirm && !declines)
        void stage(staged, final ? 'now' : 'later')
      },
      finish: (answer: Answer) => {
        const now = latest.current
        if (waits()) return
        if (now.current !== null && confirmsAgain(now.current, answer, performance.now() - drawnAt.current)) {
          void stage(now.current.staged, 'now')
          return
        }
        remember(answer)
        const passes = isDeclined(answer, kinds.current.get(answer.to ?? ''), now.windows)
        const { staged, final } = pick(now.current, answer, now.wantsConfirm && !(passes && now.current === null))
        // Who gives something up without having done any of it gets a second look: the button stands where a turn is confirmed.
        const givesUp = (answer.choice === PASS && !passes) || (answer.choice === DONE && now.current === null)
        void stage(staged, final ? 'now' : givesUp ? 'later' : 'whole')
      },
      sweep: (answer: Answer) => {
        const now = latest.current
        if (seat === null || waits()) return
        remember(answer)
        void work(async () => {
          const before = now.current?.staged ?? NONE
          const staged = await sweptFrom([...before, answer], (answers) => link.preview(seat, answers), kinds.current)
          await stage(staged, now.wantsConfirm ? 'whole' : 'now')
        })
      },
      show: (answer: Answer) => {
        if (waits()) return
        remember(answer)
        void stage(pick(latest.current.current, answer, true).staged, 'later')
      },
      preview: async (answers: readonly Answer[]) => {
        if (seat === null) return { rule: null }
        return link.preview(seat, [...(latest.current.current?.staged ?? NONE), ...answers])
      },
      seal: (answers: readonly Answer[]) => {
        if (waits()) return
        void stage([...(latest.current.current?.staged ?? NONE), ...answers], 'now', true)
      },
      restage: (after: number, answers: readonly Answer[]) => {
        const now = latest.current
        // What is on its way is not called back; what is only being looked at is.
        if (committing.current) return
        for (const answer of answers) remember(answer)
        void stage(restaged(now.current, after, answers), now.wantsConfirm ? 'later' : 'now')
      },
      undo: () => {
        const now = latest.current
        if (seat === null || waits()) return
        if (now.current !== null) {
          void stage(now.current.staged.slice(0, -1), 'later')
          return
        }
        void work(() => link.undo(seat).then(setRefused, () => setRefused({ rule: 'K-UNDO' })))
      },
      confirm: () => {
        const now = latest.current
        if (now.current !== null && !waits() && isWhole(now.current, now.live, now.enough))
          void stage(now.current.staged, 'now')
      },
      why: async (answer: Answer) => {
        if (seat === null) return null
        const { current: made } = latest.current
        const before = made === null ? NONE : made.staged.slice(0, givenIn(made))
        if (before.length === 0) return link.why(seat, answer)
        const asked = await link.preview(seat, [...before, answer])
        return isRefused(asked) ? asked : null
      },
      dismiss: () => setRefused(null),
    }),
    [link, seat, stage, work, waits, remember],
  )
  const staged = current?.staged ?? NONE
  const stagedKinds = useMemo(() => staged.map((answer) => kinds.current.get(answer.to ?? '') ?? null), [staged])
  return {
    view: current?.view ?? live,
    staged,
    stagedKinds,
    events: current?.events ?? NONE,
    reveals: current?.reveals ?? false,
    whole: current !== null && isWhole(current, live, enough),
    turns: turnsIn(stagedKinds, enough),
    busy,
    answered,
    sealed,
    refused,
    ...acts,
  }
}
