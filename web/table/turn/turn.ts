/** A turn in the making: answers staged one by one, shown in advance by the engine, confirmed once or taken back. */

import {
  type Answer,
  type Decision,
  type GameEvent,
  type Json,
  jsonEqual,
  jsonIncludes,
  PASS,
  type Seat,
  type View,
} from '@dorfplatz/kernel'
import type { Enough, GameUi, Wish } from '@dorfplatz/ui'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useSettings } from '../../app/settings.ts'
import { keepEqualParts } from '../../link/equalParts.ts'
import { isRefused, type Preview, type Refused, type TableLink } from '../../link/link.ts'
import { errorText } from '../../link/server/errorText.ts'
import { text } from '../../text/index.ts'
import { type Replaced, replacing, stepBack } from './back.ts'
import { keepDraft, keptDraft } from './drafts.ts'
import { WINDOWS } from './options.ts'
import { sendDraft, turnsIn } from './send.ts'
import { followed, wishedFor } from './wishes.ts'

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
  /** What was staged became impossible by what others did just now. */
  readonly letGo: boolean
  /** The same function all the while: drawings that keep it need not be drawn again. */
  readonly choose: (answer: Answer, then?: Wish) => void
  /** Chooses what completes a step; like every other choice it counts once it is confirmed. */
  readonly finish: (answer: Answer) => void
  /** Gives this answer, and the first one to every question of the same kind that follows at once. */
  readonly sweep: (answer: Answer) => void
  /** Stages an answer for somebody who looks on: it waits for confirmation, whatever is usual here. */
  readonly show: (answer: Answer) => void
  /** What the table would look like after the staged answers and these. */
  readonly preview: (answers: readonly Answer[]) => Promise<Preview | Refused>
  /** Plays what is staged and these answers at once: the button said that it confirms, and whether it reveals something. */
  readonly seal: (answers: readonly Answer[], reveals: boolean) => void
  /** Whether nothing is open any more in what the table would look like after the staged answers and these. */
  readonly closes: (answers: readonly Answer[], after: Pick<View, 'decisions'>) => boolean
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

/** Whether a question is still to be answered: the last answer may only wait, because it reveals something. */
const isOpen = (id: string, { staged }: Pick<Draft, 'staged'>): boolean => staged.every(({ to }) => to !== id)

/**
 * Whether a draft may be confirmed: no question that it has opened is still to be answered. The same kind of question
 * again is the next turn, not a part of this one, unless it goes on until somebody has enough: then all is confirmed at
 * once. What cannot be shown in advance must be confirmed to go on.
 */
export function isWhole(
  draft: Pick<Draft, 'staged' | 'reveals'> & { readonly view: Pick<View, 'decisions'> | null },
  live: Pick<View, 'decisions'>,
  enough: Enough = {},
  together: readonly string[] = NONE,
): boolean {
  const begunWith = live.decisions.find((d) => d.id === draft.staged[0]?.to)?.kind
  // What is asked several times at once is answered as a whole.
  if (draft.view?.decisions.some(({ kind, id }) => kind === begunWith && together.includes(kind) && isOpen(id, draft)))
    return false
  if (draft.reveals || draft.view === null) return true
  const isNext = (d: Decision) => d.kind === begunWith && enough[d.kind] === undefined
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
  // A question that is answered, and not asked any more, is answered anew: what followed from it goes with it.
  const again = answer.to === 'anytime' ? -1 : before.findIndex(({ to }) => to === answer.to)
  const isAsked = current?.view?.decisions.some(({ id }) => id === answer.to) ?? true
  if (again >= 0 && !isAsked) return { staged: [...before.slice(0, again), answer], final: !wantsConfirm }
  // What would reveal something waits for confirmation; until then another answer replaces it. The same again changes
  // nothing: a double click must not do what cannot be taken back.
  const waits = wantsConfirm && current?.reveals === true
  return { staged: [...(waits ? before.slice(0, -1) : before), answer], final: !wantsConfirm }
}

/** The second half of a double click, in ms, is no second look at what cannot be taken back. */
export const SECOND_LOOK_MS = 500

/** A key that is held down presses again within that, in ms: that is the same press. */
const HELD_MS = 120

/** Whether the button of a form confirms: what it says waits already, because it reveals something, and was looked at. */
export function confirmsAgain(current: Draft | null, answer: Answer, lookedForMs: number): boolean {
  return current?.reveals === true && jsonEqual(current.staged.at(-1), answer) && lookedForMs >= SECOND_LOOK_MS
}

/** Whether an answer lets a window pass. */
export function isDeclined({ choice }: Answer, kind: string | undefined, windows: readonly string[]): boolean {
  return choice === PASS && kind !== undefined && windows.includes(kind)
}

/** `table` names the draft in this tab's memory: a page that is loaded again goes on with it. */
export function useTurn(
  link: TableLink,
  seat: Seat | null,
  live: View,
  table: string,
  {
    enough,
    together = NONE,
    habits = NONE,
    windows = WINDOWS,
    sweeps,
    obvious,
  }: {
    readonly enough?: Enough
    readonly together?: readonly string[]
    readonly habits?: readonly Json[]
    readonly windows?: readonly string[]
    readonly sweeps?: GameUi['sweeps']
    readonly obvious?: ((view: View) => Answer | null) | undefined
  },
): Turn {
  const { confirm: wantsConfirm } = useSettings()
  const [draft, setDraft] = useState<Draft>(empty(live.seq))
  const [busy, setBusy] = useState(false)
  const [answered, setAnswered] = useState(0)
  const [sealed, setSealed] = useState(false)
  const [refused, setRefused] = useState<Refused | null>(null)
  /** How many answers the table counted when a draft was let go. */
  const [letGo, setLetGo] = useState<number | null>(null)
  const current = draftFor(draft, live)
  const known = { draft, live, current, wantsConfirm, enough, together, habits, windows, obvious, answered }
  const latest = useRef(known)
  latest.current = known
  const begun = useRef(0)
  /** Until every answer is drawn: a click before that would be meant for what stood there. */
  const waits = useCallback(() => begun.current > latest.current.answered, [])
  /** Questions are gone from the view once answered: their kinds are kept here. */
  const kinds = useRef(new Map<string, string>())
  /** The staged answers are on their way: what comes back must not be looked at as somebody else's move. */
  const committing = useRef(false)
  /** What the last press means for the questions that follow, and the kind of question it answered itself. */
  const wished = useRef<{ readonly kind: string | undefined; readonly wish: Wish } | null>(null)
  /** Answers that were staged with the press before them. */
  const meant = useRef(new WeakSet<Answer>())
  /** What the last press that took the place of others has replaced. */
  const replaced = useRef<Replaced | null>(null)
  /** When the draft in sight was drawn. */
  const drawnAt = useRef(0)
  /** When the button of a form was pressed last. */
  const pressedAt = useRef(0)
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
    const { live: now, current: before, draft: had } = latest.current
    if (isRefused(preview)) {
      // What others did since has made the whole draft impossible: no rule was broken.
      if (before === null && had.staged.length > 0) setLetGo(now.seq)
      else setRefused(preview)
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

  /** Looks at answers and at those that are wished for what they ask next. */
  const lookOn = useCallback(
    async (by: Seat, staged: readonly Answer[]): Promise<Draft | null> => {
      const seen = await lookAt(by, staged)
      const next = seen?.view == null || seen.reveals ? null : wishedFor(seen.view, wished.current?.wish)
      if (next === null) return seen
      kinds.current.set(next.asked.id, next.asked.kind)
      // What could be declined is asked when it is taken back; the rest goes with the press that meant it.
      if (!jsonIncludes(next.asked.choices ?? [], PASS)) meant.current.add(next.answer)
      return (await lookOn(by, [...staged, next.answer])) ?? seen
    },
    [lookAt],
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
        replaced.current = null
        setDraft(done)
        return true
      } finally {
        committing.current = false
      }
    },
    [link],
  )

  const stage = useCallback(
    async (
      staged: readonly Answer[],
      when: 'later' | 'whole' | 'now',
      reveals = false,
      goesOn = false,
    ): Promise<void> => {
      if (seat === null) return
      // Who acts has seen enough of what the others did.
      link.catchUp()
      setRefused(null)
      setLetGo(null)
      if (staged.length === 0) {
        setDraft(empty(latest.current.live.seq))
        return
      }
      await work(async () => {
        const { current: drafted, live: now, enough: ends, together: at } = latest.current
        if (when === 'now') {
          const { current: after } = wished
          const look = (answers: readonly Answer[]) => link.preview(seat, answers)
          // What was staged has been looked at, with all that is wished for it.
          const isSeen = after === null || staged === drafted?.staged
          const all = isSeen ? staged : await followed(staged, after.wish, look, kinds.current)
          if (await commit(seat, all, reveals || (drafted?.reveals ?? false))) return
          // The table has moved meanwhile: what was refused is kept where it still holds.
          if (drafted === null || drafted.seq === latest.current.live.seq) return
        }
        const seen = await lookOn(seat, staged)
        if (seen === null) return
        const closes = when === 'whole' && !seen.reveals && isWhole(seen, now, ends, at)
        if (closes && (await commit(seat, seen.staged, false))) return
        // What was chosen is done where there is but one way to do it: taken back, it is asked.
        const { view } = seen
        const next = goesOn && !seen.reveals && view !== null ? (latest.current.obvious?.(view) ?? null) : null
        const kind = view?.decisions.find((d) => d.id === next?.to)?.kind
        if (next?.to !== undefined && kind !== undefined) kinds.current.set(next.to, kind)
        const further = next === null ? null : await lookAt(seat, [...seen.staged, next])
        setDraft(further === null || further.reveals ? seen : further)
      })
    },
    [link, seat, work, lookOn, lookAt, commit],
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
  const acts = useMemo(() => {
    const choose = (answer: Answer, then?: Wish) => {
      const now = latest.current
      if (waits()) return
      if (seat !== null && answer.to === 'anytime' && jsonIncludes(now.habits, answer.choice)) {
        // How one is asked is no part of a turn: it holds at once, and what is staged stays so.
        void work(() => link.answer(seat, [answer]).then(setRefused))
        return
      }
      remember(answer)
      const kind = kinds.current.get(answer.to ?? '')
      if (then !== undefined) wished.current = { kind, wish: then }
      else if (wished.current?.kind === kind) wished.current = null
      // Who lets a moment pass has said so: nothing is to be confirmed.
      const declines = now.current === null && isDeclined(answer, kind, now.windows)
      const { staged, final } = pick(now.current, answer, now.wantsConfirm && !declines)
      replaced.current = replacing(now.current?.staged ?? NONE, staged, meant.current, replaced.current)
      void stage(staged, final ? 'now' : 'later', false, !final)
    }
    return {
      choose,
      finish: (answer: Answer) => {
        const now = latest.current
        if (waits()) return
        if (now.current !== null && confirmsAgain(now.current, answer, performance.now() - drawnAt.current)) {
          const held = performance.now() - pressedAt.current < HELD_MS
          pressedAt.current = performance.now()
          if (!held) void stage(now.current.staged, 'now')
          return
        }
        pressedAt.current = performance.now()
        // Pressed too early it changes nothing: staged anew, it would be too early for ever.
        if (now.current !== null && confirmsAgain(now.current, answer, SECOND_LOOK_MS)) return
        choose(answer)
      },
      sweep: (answer: Answer) => {
        const now = latest.current
        if (seat === null || waits()) return
        remember(answer)
        void work(async () => {
          const before = now.current?.staged ?? NONE
          const kind = kinds.current.get(answer.to ?? '')
          const first: Wish = (asked) => (asked.kind === kind ? asked.choices?.[0] : undefined)
          const look = (answers: readonly Answer[]) => link.preview(seat, answers)
          const staged = await followed([...before, answer], first, look, kinds.current)
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
      seal: (answers: readonly Answer[], reveals: boolean) => {
        if (waits()) return
        void stage([...(latest.current.current?.staged ?? NONE), ...answers], 'now', reveals)
      },
      closes: (answers: readonly Answer[], after: Pick<View, 'decisions'>) => {
        const { current: made, live: now, enough: ends, together: at } = latest.current
        return isWhole({ staged: [...(made?.staged ?? NONE), ...answers], view: after, reveals: false }, now, ends, at)
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
        wished.current = null
        if (now.current !== null) {
          void stage(stepBack(now.current.staged, meant.current, replaced.current), 'later')
          return
        }
        void work(() => link.undo(seat).then(setRefused, () => setRefused({ rule: 'K-UNDO' })))
      },
      confirm: () => {
        const now = latest.current
        if (now.current !== null && !waits() && isWhole(now.current, now.live, now.enough, now.together))
          void stage(now.current.staged, 'now')
      },
      why: async (answer: Answer) => {
        if (seat === null) return null
        const { current: made } = latest.current
        // About a question that is answered already it is asked as it was put.
        const again = answer.to === 'anytime' ? -1 : (made?.staged.findIndex(({ to }) => to === answer.to) ?? -1)
        const before = made === null ? NONE : made.staged.slice(0, again < 0 ? givenIn(made) : again)
        if (before.length === 0) return link.why(seat, answer)
        const asked = await link.preview(seat, [...before, answer])
        return isRefused(asked) ? asked : null
      },
      dismiss: () => {
        setRefused(null)
        setLetGo(null)
      },
    }
  }, [link, seat, stage, work, waits, remember])
  const staged = current?.staged ?? NONE
  const stagedKinds = useMemo(() => staged.map((answer) => kinds.current.get(answer.to ?? '') ?? null), [staged])
  return {
    view: current?.view ?? live,
    staged,
    stagedKinds,
    events: current?.events ?? NONE,
    reveals: current?.reveals ?? false,
    whole: current !== null && isWhole(current, live, enough, together),
    turns: turnsIn(stagedKinds, { ...enough, ...sweeps }, together),
    busy,
    answered,
    sealed,
    refused,
    letGo: letGo === live.seq,
    ...acts,
  }
}
