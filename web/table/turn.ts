/** A turn in the making: answers staged one by one, shown in advance by the engine, confirmed once or taken back. */

import { type Answer, type GameEvent, type Seat, same, type View } from '@dorfplatz/kernel'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useSettings } from '../app/settings.ts'
import { isRefused, type Refused, type TableLink } from '../link/link.ts'

export interface Turn {
  /** What to draw: the table as it stands, or as it would after the staged answers. */
  readonly view: View
  readonly staged: readonly Answer[]
  readonly events: readonly GameEvent[]
  /** The last staged answer draws or reveals: it cannot be taken back once confirmed. */
  readonly reveals: boolean
  readonly busy: boolean
  readonly refused: Refused | null
  choose(answer: Answer): void
  undo(): void
  confirm(): void
  dismiss(): void
}

interface Draft {
  readonly seq: number
  readonly staged: readonly Answer[]
  readonly view: View | null
  readonly events: readonly GameEvent[]
  readonly reveals: boolean
}

const empty = (seq: number): Draft => ({ seq, staged: [], view: null, events: [], reveals: false })

export function useTurn(link: TableLink, seat: Seat | null, live: View): Turn {
  const { confirm: wantsConfirm } = useSettings()
  const [draft, setDraft] = useState<Draft>(empty(live.seq))
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<Refused | null>(null)
  const latest = useRef({ draft, live })
  latest.current = { draft, live }
  /** The staged answers are on their way: what comes back must not be looked at as somebody else's move. */
  const committing = useRef(false)

  const stage = useCallback(
    async (staged: readonly Answer[], final: boolean): Promise<void> => {
      if (seat === null) return
      setRefused(null)
      if (staged.length === 0) {
        setDraft(empty(latest.current.live.seq))
        return
      }
      setBusy(true)
      try {
        if (final) {
          committing.current = true
          const no = await link.answer(seat, staged)
          if (no !== null) setRefused(no)
          setDraft(empty(latest.current.live.seq))
          return
        }
        const preview = await link.preview(seat, staged)
        if (isRefused(preview)) {
          setRefused(preview)
          return
        }
        setDraft({
          seq: latest.current.live.seq,
          staged,
          view: preview.view,
          events: preview.events,
          reveals: preview.reveals,
        })
      } finally {
        committing.current = false
        setBusy(false)
      }
    },
    [link, seat],
  )

  // Somebody else moved while a turn was in the making: look again whether it still holds.
  useEffect(() => {
    const { draft: now } = latest.current
    if (!committing.current && now.staged.length > 0 && now.seq !== live.seq) void stage(now.staged, false)
  }, [live.seq, stage])

  const current = draft.staged.length > 0 && draft.seq === live.seq ? draft : null
  const choose = (answer: Answer) => {
    if (busy) return
    const before = current?.staged ?? []
    const last = before[before.length - 1]
    const kept = current?.reveals && last !== undefined && last.to === answer.to ? before.slice(0, -1) : before
    // The same thing chosen twice while it waits for confirmation is a confirmation.
    if (current?.reveals && last !== undefined && last.to === answer.to && same(last.choice, answer.choice))
      void stage(before, true)
    else void stage([...kept, answer], !wantsConfirm)
  }
  return {
    view: current?.view ?? live,
    staged: current?.staged ?? [],
    events: current?.events ?? [],
    reveals: current?.reveals ?? false,
    busy,
    refused,
    choose,
    undo: () => {
      if (seat === null || busy) return
      if (current !== null) void stage(current.staged.slice(0, -1), false)
      else {
        setBusy(true)
        link
          .undo(seat)
          .then(setRefused)
          .finally(() => setBusy(false))
      }
    },
    confirm: () => {
      if (current !== null && !busy) void stage(current.staged, true)
    },
    dismiss: () => setRefused(null),
  }
}
